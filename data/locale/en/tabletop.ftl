### What every table needs: dice, sheets, settings.

## Rolls

roll-title = Roll: { $total }
roll-title-times = Rolls: { $totals }
roll-time = { $n }.
roll-note = { $note }

refusal-saved-too-many = No more than { $limit } rolls can be saved for one person or one sheet. Forget one first: write ? as the expression.
refusal-saved-several = Several sheets have a roll “{ $name }”: { $rolls }. Write one of these, or choose a sheet.
saved-title = Saved rolls: { $n }
saved-empty = You have saved no roll yet. Write an expression in { $command } and a name in its option “save”.
saved-own = Yours
saved-sheet = { $name }
saved-line = { $name } – { $expression }
saved-option = { $name }
saved-expression = { $expression }
saved-choose = Forget a saved roll
saved-done-new = “{ $name }” is saved. Roll it with { $command }; “{ $name }+2” works too.
saved-done-replaced = “{ $name }” is saved in place of the roll that had this name.
saved-done-forgotten = “{ $name }” is forgotten.
saved-button = Saved rolls
saved-suggestion = ? – list and forget saved rolls

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
why-pledge = The dice follow from the ruling’s number and a seed, secret until it is revealed. Its fingerprint (SHA-256) was fixed beforehand: { $hash }
why-origin-source = { $text } ({ $rule }).
why-origin-house = { $text } (house value; the author’s is lost or silent: { $rule }).
why-origin-reading = { $text } (our reading of the author’s text: { $rule }).
why-origin-public = { $text } (from public material, not from the author’s text: { $rule }).
why-origin-guild = { $text } (house rule of this server: { $rule }).

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
setup-board = Boards
setup-board-value = { $style }, { $n } columns
setup-time-zone = Time zone
setup-sheets = Who makes sheets
setup-sheets-role = { $role } and the GM
setup-done-seated = The GM seat has been given to { $who }.
setup-done-removed = { $who } no longer holds the GM seat.
setup-done-free = Nobody holds it now.
setup-done-handed-over = The GM seat has been handed over to { $person }.
setup-done-language = The table’s language has been changed.
setup-done-board = The look of the boards has been changed.
setup-done-time-zone = The time zone has been changed.
setup-done-sheets = Who may make sheets has been changed.
setup-hand-over-title = Hand over the GM seat?
setup-hand-over = From then on { $person } alone is GM; everybody else loses the seat.
setup-button-hand-over = Hand over
setup-button-keep = Cancel
refusal-not-gm-or-admin = Only the GM and those who may manage the server can do that.
refusal-may-not-create = Here only some may make sheets. Ask the GM to make yours.
refusal-no-holder = { $who } does not hold the GM seat.
refusal-no-such-time-zone = There is no time zone called “{ $typed }”. Choose one from the suggestions.
