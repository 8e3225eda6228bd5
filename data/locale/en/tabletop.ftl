### What every table needs: dice, sheets, settings, help.

## Rolls

roll-title = Roll: { $total }
roll-note = { $note }

## Why?

why-title = Why? Entry { $entry }
why-nothing = Nothing but the dice decided here.
why-faces = Dice
why-faces-list =
    { $more ->
        [0] { $faces }
       *[other] { $faces } … and { $more } more
    }
why-faces-numbered =
    { $more ->
        [0] Ruling number { $number }: { $faces }
       *[other] Ruling number { $number }: { $faces } … and { $more } more
    }
why-pledge = The dice follow from the ruling’s number and a secret seed. The seed’s fingerprint (SHA-256) was fixed beforehand: { $hash }
why-origin-source = { $text } ({ $rule }).
why-origin-house = { $text } (house value; the author’s is lost or silent: { $rule }).
why-origin-reading = { $text } (our reading of the author’s text: { $rule }).
why-origin-public = { $text } (from public material, not from the author’s text: { $rule }).

## Sheets

sheet-title = { $name }
sheet-kind = Sheet
sheet-owner = Owner
sheet-owner-gm = the GM
sheet-hidden = Hidden from players
sheet-field-name = Name
sheet-form-title = { $kind }
sheet-button-edit =
    { $pages ->
        [1] Edit
       *[other] Edit { $page }/{ $pages }
    }
sheet-button-hide = Hide from players
sheet-button-reveal = Show to players
sheet-button-retry = Try again
sheet-retry-title = Not saved yet
sheet-done-new = The sheet is stored.
sheet-done-edit = The change is stored.
sheet-list-title = Sheets: { $n }
sheet-list-empty = There are no sheets here yet.
sheet-list-line = { $name } – { $owner }
sheet-list-hidden = { $name } – { $owner }, hidden

## Settings

setup-title = Settings of this server
setup-gm = GM seat
setup-gm-free = free; until it is given, those who manage the server are the GM
setup-language = Language of the table
setup-done-gm = The GM seat has been given.
setup-done-language = The table’s language has been changed.

## Help

tour-title = Welcome to Gravecaller
tour-welcome = Gravecaller rolls, rules and remembers for your table. Try these in order; nothing can break.
tour-roll = 1. Roll some dice with { $command }, for example 4d6kh3 + 2.
tour-sheets = 2. See what is on the table with { $list }; make your own sheet with { $new }.
tour-turning = 3. Turn the undead: { $command }, with a cleric and one or more undead from the suggestions.
tour-choose = 4. Where the result offers alternatives, choose an effect for each undead from the list below the answer.
tour-why = 5. Press Why? below a result to see every rule, row and die behind it.
tour-setup = 6. Those who manage the server give the GM seat with { $gm } and choose the table’s language with { $language }.
tour-help = 7. All commands: { $command }
help-rules-title = All commands
help-commands = { $commands }
