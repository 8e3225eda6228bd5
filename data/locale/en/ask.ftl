### What the GM asks people to roll.

ask-title = The GM asks for a roll
ask-title-blind = The GM asks for a blind roll
ask-field-check = Roll
ask-field-difficulty = Difficulty
ask-field-until = Until
ask-line = { $person }: { $outcome }
ask-has-rolled = has rolled
ask-waits = still to roll
ask-missed = has not rolled
ask-outcome = { $total }
ask-outcome-reached = { $total }, success
ask-outcome-missed = { $total }, failure
button-ask-roll = Roll
button-ask-results = Results (GM)
ask-done =
    { $n ->
        [one] Asked. { $n } person is called, and rolls by the button.
       *[other] Asked. { $n } people are called, and roll by the button.
    }
ask-all-in = All have rolled: { $what }.
ask-time-is-up =
    { $n ->
        [one] Time is up: { $what }. { $n } person has not rolled.
       *[other] Time is up: { $what }. { $n } people have not rolled.
    }
ask-results-title = What came out
ask-result = { $person }: { $outcome } (entry { $entry })
ask-nothing-yet = Nobody has rolled yet.
ask-which-sheet = With which sheet do you roll?
ask-choose-sheet = Choose a sheet
ask-option = { $name }
ask-more-sheets = More sheets (of { $n }) …
ask-check = { $ruleset }: { $check }
ask-undone = { $told } · **undone**
ask-amended = { $told } · **the GM overrules:** { $outcome }
ledger-kind-tabletop-ask = the GM asks for a roll
refusal-ask-nobody = Name people by their mentions: type @ and choose them. Roles cannot be asked.
refusal-ask-too-many = At most { $most } people can be asked at once.
refusal-ask-not-asked = You have not been asked for this roll.
refusal-ask-too-late = Time is up: this roll is over.
refusal-ask-no-sheet = You have no sheet that can make this check.
refusal-ask-nobody-can = Nobody has a sheet yet that can make this check. /sheet new makes one.

## Posts and people

post-title = Play by post
post-dice = Dice
post-which-check = Which check is made of this post?
post-choose-check = Choose a check
post-form-title = Adjudicate a post
post-field-visibility = Who sees it
post-judged = On { $post } by { $person }: { $outcome }
post-no-sheets = { $person } has no sheet that you may know of.
post-sheets-of =
    { $more ->
        [0] Sheets of { $person }: { $n }
       *[other] Sheets of { $person }: { $n }. The first 25 can be chosen here, the others by name with /sheet show.
    }
