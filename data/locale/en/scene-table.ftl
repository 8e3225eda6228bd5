### Scenes at the table: the status card, calls, and what is done to them.

## Titles

scene-title = { $scene }
scene-title-round = { $scene } · round { $round }
scene-person-title = { $name } in “{ $scene }”
scene-any-game = Any game
scene-option = { $name }
scene-gm = GM

## Turn orders

scene-order-initiative = Initiative: 1d20, highest first
scene-order-alternate-turns = Alternate turns of the sides
scene-order-alternate-activation = Alternate activation: one, then two each
scene-order-declaration = Everyone declares in secret, then all is revealed
scene-order-ours = { $order } (house value)

## The status card

scene-field-order = Turn order
scene-field-rules = House rules
scene-rules-kept = The scene keeps those it began with; the server has others by now: { $games }.
scene-field-state = State
scene-field-now = Now
scene-field-next = Next
scene-field-clock = Time in the game
scene-field-time = Time that passes
scene-is-gathering = participants are gathering
scene-is-running = under way
scene-is-suspended = resting
scene-is-closed = closed
scene-now = { $name } ({ $person })
scene-participants = Participants
scene-entry = { $n }. { $name }
scene-entry-marked = { $n }. { $name }: { $marks }
scene-group = { $name } ({ $names })
scene-member = { $name } – { $state }
scene-initiative = initiative { $n }
scene-side = side “{ $side }”
scene-mark-hidden = hidden
scene-mark-alias = shown as { $names }
scene-mark-now = **has the turn**
scene-mark-held = holds the turn
scene-mark-declared = has declared
scene-mark-acted = has had the turn
scene-state-active = can act
scene-state-surprised = surprised until the next round
scene-state-defeated = defeated
scene-state-away = away
scene-state-removed = taken out
scene-effects = Effects
scene-effect = { $name }: { $effect }, { $left }
scene-effect-until = until something ends it

## Calls and news

scene-call = { $mention }, it is your turn: { $name }.
scene-call-gm = The GM has the turn: { $name }.
scene-aside = { $channel }: the turn of { $names } has begun, and nothing is said of it there.
scene-next = Next: { $names }.
scene-offered = Side “{ $side }” chooses whose turn begins: { $names }.
scene-asked = All declare in secret: { $names }.
scene-started = The scene begins.
scene-round = **Round { $round }.** Order: { $names }.
scene-now-active = { $name } can act again.
scene-now-surprised = { $name } is surprised and acts from the next round on.
scene-now-defeated = { $name } is defeated.
scene-now-away = { $name } is away; their turns pass.
scene-now-removed = { $name } leaves the scene.
scene-appeared = { $name } appears.
scene-held = { $name } holds the turn.
scene-acted = { $name } acts next.
scene-declared = { $name } has declared.
scene-revealed = All is revealed.
scene-revealed-of = { $name }: { $words }
scene-clock = Time in the game: { $time }
scene-effect-ended = { $name }: { $effect } ends.
scene-undone = The last step has been undone.
scene-redone = The step that was undone counts again.
scene-told-nobody-left = Nobody whom players know of can act any more: the scene waits at the end of its round.
scene-told-suspended = The scene rests. Nobody is reminded.
scene-told-resumed = The scene goes on.
scene-told-scene-closed = The scene is closed. For a day the GM can reopen it.
scene-told-reopened = The scene is open again.

## Buttons and lists

scene-button-done = Done
scene-button-hold = Hold
scene-button-undo = Undo
scene-button-redo = Redo
scene-button-snooze = Snooze
scene-button-declare = Declare …
scene-button-reveal = Reveal (GM)
scene-button-round = Next round (GM)
scene-button-reopen = Reopen (GM)
scene-button-join = Join
scene-button-status = Status
scene-button-more = More participants
scene-button-start = Start
scene-button-rest = Let it rest
scene-button-rules = Take the new house rules
scene-button-time = Time passes …
scene-button-resume = Go on
scene-button-quick = Without a sheet …
scene-button-close = Close the scene
scene-button-revive = Can act again
scene-button-surprise = Surprised
scene-button-defeat = Defeated
scene-button-away = Away
scene-button-take-out = Take out
scene-button-show = Show to players
scene-button-hide = Hide from players
scene-button-edit = Edit …
scene-button-earlier = Earlier
scene-button-later = Later
scene-button-lead = Side goes first
scene-choose-turn = Whose turn begins?
scene-choose-sheet = Join with a sheet
scene-choose-person = Choose a participant
scene-described = { $state }
scene-described-hidden = hidden · { $state }

## Forms

scene-form-join = Join without a sheet
scene-form-time = Time in the game
scene-form-person = Edit a participant
scene-form-declare = Declare in secret
scene-field-name = Name
scene-field-modifier = Initiative modifier
scene-field-initiative = Initiative
scene-field-side = Side
scene-field-group = Group
scene-field-player = Played by
scene-field-alias = Alias
scene-field-declared = What do you do?
scene-field-undo = Undo
scene-field-redo = Redo
scene-hint-initiative = Empty: it is rolled
scene-hint-alias = What players call it; empty: its own name
scene-hint-side = Only where sides take turns
scene-hint-time = Minutes, or hours and minutes: 10, 1:30. Seconds as 0:00:18.
scene-hint-declared = Nobody sees it before all is revealed

## Short answers

scene-did-open = The scene is open. Let people join with the button below its card, add the others, then start it.
scene-bound = The scene now has a status card in { $channel }, too. Turns are called where it was opened.
scene-did-join = You take part.
scene-did-add = Added.
scene-did-remove = Taken out.
scene-did-start = The scene has started.
scene-did-next = The turn is over.
scene-did-hold = The turn is held.
scene-did-act = The held turn comes next.
scene-did-activate = The turn begins.
scene-did-declare = Declared. You can change it until all is revealed.
scene-did-reveal = All is revealed.
scene-did-edit = Changed.
scene-did-close = The scene is closed.
scene-did-reopen = The scene is open again.
scene-did-rest = The scene rests.
scene-did-rules = The scene is played by the server’s house rules as they are now.
scene-did-time = Time has passed in the game.
scene-did-resume = The scene goes on.
scene-did-play = Done.
scene-did-move = Done. Nobody is called for it.
scene-join-how = Choose one of your sheets, or join with a name and a modifier.
scene-declare-for = For whom do you declare?
scene-close-question = Close the scene? Its reminders end. For a day it can be reopened.
scene-nothing-to-undo = There is nothing to undo or to redo here.
scene-step = { $action }, { $person }, { $when }

## Steps, as they are listed

scene-action-open = opening
scene-action-join = joining
scene-action-add = adding
scene-action-remove = taking out
scene-action-start = the start
scene-action-next = the end of a turn
scene-action-hold = holding a turn
scene-action-act = taking up a held turn
scene-action-activate = the choice of a turn
scene-action-declare = a declaration
scene-action-reveal = revealing
scene-action-edit = a change of a participant
scene-action-close = closing
scene-action-reopen = reopening
scene-action-rest = a rest
scene-action-rules = other house rules
scene-action-time = time that passed in the game
scene-action-resume = going on
scene-action-play = a move in the game

## Why?

scene-why-ties-modifier = Ties: the higher modifier first, then whoever joined first.
scene-why-ties-roll-off = Ties: they roll again among themselves.
scene-why-ties-joined = Ties: whoever joined first.
scene-why-activation = The first side activates { $first }, then each side in turn { $then }.
scene-why-place = { $n }. { $name }: initiative { $initiative } (modifier { $modifier })
scene-why-happened = What happened by itself

## Refusals

refusal-scene-nobody-named = Who takes part? Name somebody, with a modifier if you like: Ghoul +2.
refusal-scene-no-such-ruleset = There is no ruleset called “{ $typed }” for scenes. Choose one from the suggestions.
refusal-scene-no-such-order = This ruleset offers no turn order called “{ $typed }”. Choose one from the suggestions.

## Numbers

scene-effect-left =
    { $n ->
        [0] ends with this round
        [one] { $n } more round after this one
       *[other] { $n } more rounds after this one
    }
scene-effect-lasts =
    { $n ->
        [one] { $n } round
       *[other] { $n } rounds
    }
scene-joined =
    { $waits ->
        [yes] { $name } joins and acts from the next round on.
       *[no] { $name } joins.
    }
scene-why-initiative =
    { $first ->
        [highest] Everyone rolls { $dice } and adds their modifier; the highest acts first.
       *[lowest] Everyone rolls { $dice } and adds their modifier; the lowest acts first.
    }
scene-why-anew = All roll anew each round.
refusal-scene-too-many-heads = From 1 to { $n } can join as one group.
