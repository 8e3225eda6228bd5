### The tours and the list of commands.

tour-title = Welcome to Gravecaller
tour-welcome = Gravecaller rolls, rules and remembers for your table. Try these in order; nothing can break.
tour-step = { $n }. { $text }
tour-roll = Roll some dice with { $roll }, for example 4d6kh3 + 2; { $odds } says how likely a result is.
tour-sheets = See what is on the table with { $list }; make your own sheet with { $new }.
tour-why = Press Why? below a result to see every rule, row and die behind it.
tour-scenes = Whose turn is it? The GM opens a scene with { $open }, you take part with { $join }, and { $status } shows how it stands.
tour-setup = Those who manage the server give the GM seat with { $gm }; { $show } tells what else can be set.
tour-house = Read what your table plays by with { $show }; the GM changes lost tables and open questions with { $set }.
tour-privacy = Take your data along with { $export }, or be forgotten with { $forget }.
tour-help = Each ruleset has a tour of its own: { $tour }. All commands: { $rules }
help-rules-title = All commands
help-choose = Choose a ruleset
help-everywhere = At every table
help-everywhere-about = Dice, sheets, the ledger, and settings.
help-commands = { $commands }
refusal-no-such-ruleset = There is no ruleset called “{ $typed }”. Choose one from the suggestions.
