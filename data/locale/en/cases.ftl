### Worked examples: the list, one of them, a table’s own, and what is wrong with one.

case-yes = yes
case-no = no
case-nothing = none
case-field-refused = not possible
case-named = { $name }
case-pair = { $label } { $value }

case-button-list = Examples
case-list-title = Examples: { $ruleset }
case-list-about = What goes in, and what comes out by the published rules.
case-line = **{ $id }** { $kind }: { $given } → { $out }
case-line-bare = **{ $id }** { $kind } → { $out }
case-line-here = { $line } (otherwise here)
case-line-own = { $line } (this server’s own)
case-line-fails = { $line } (this server’s own; does not hold)
case-choose = Look at an example
case-option = { $id }: { $kind }

case-card-title = { $id }: { $kind }
case-rules = Rules
case-whose = Result
case-given = What goes in
case-faces = Faces of the dice
case-under = Only where this is set
case-out = What comes out
case-here = What comes out here, by this server’s house rules
case-expected = What this server expects
case-fact-here = { $value } ({ house-mark-guild })
case-holds = It holds by the rules in force.
case-fails = It does not hold by the rules in force.
case-button-back = All examples
case-button-like = One of our own like it …
case-button-forget = Forget it

case-own-title = This server’s own examples
case-own-about = They are checked against the house rules in force, at once and after every change of them. Write one like any example of { $rules }, or send a file.
case-own-none = There are none yet.
case-own-line = { $ruleset }: { $line }
case-button-export = As a file
case-own-exported =
    { $n ->
        [one] The file has { $n } example. Others read it with /house cases.
       *[other] The file has { $n } examples. Others read it with /house cases.
    }
case-own-saved =
    { $n ->
        [one] { $n } example is kept.
       *[other] { $n } examples are kept.
    }
case-own-all-hold = All of them hold by the rules in force.
case-own-failing = These do not hold by the rules in force
case-own-fails = { $ruleset }: { $id }
case-own-more =
    { $n ->
        [one] and { $n } more
       *[other] and { $n } more
    }

case-form-title = Example: { $kind }
case-form-field-id = Name
case-form-hint-id = One with the same name is replaced.
case-form-field-rules = Rules, by their ids
case-form-field-given = What goes in
case-form-field-faces = Faces of the dice
case-form-hint-faces = In the order in which they are rolled: 12, 3
case-form-field-expected = What must come out
case-form-hint-lines = One field a line, as in the example

case-fault-long = Here at most { $most } characters are possible.
case-fault-twice = “{ $id }” is there twice.
case-fault-kind = There is no question “{ $kind }”.
case-fault-board = A board has { $n } lines of { $n } characters.
case-fault-spot = Two whole numbers are needed, such as 2,−1; at most { $most } from 0,0.
case-fault-fence = A thin wall is between two squares side by side: 0,0/1,0.
case-fault-faces = These are no faces: { $typed }
case-faces-unfit = Face { $n } is missing, or is not on the die that is rolled.
case-faces-left = Fewer dice are rolled; faces left over: { $n }
refusal-cases-too-many = A server keeps at most { $most } examples of its own. Forget some first.
refusal-cases-none = The file has no examples.

case-value-free = freely
case-value-delayed = after waiting
case-value-strikes = strikes back
case-value-sphere = { spell-shape-sphere }
case-value-cylinder = { spell-shape-cylinder }
case-value-circle = { spell-shape-circle }
case-value-cube = { spell-shape-cube }
case-value-square = { spell-shape-square }
case-value-cone = { spell-shape-cone }
case-value-line = { spell-shape-line }
case-value-template = template
case-value-token = tokens
case-value-dmg = half-square
case-value-attacker = the attacker
case-value-target = the target
case-value-a = A
case-value-b = B
