### Effects that the GM lays, and how long they last.

ledger-kind-tabletop-effect = an effect begins
ledger-kind-tabletop-effect-end = an effect ends
effect-called = { $words }

## How long

scene-effect-began = { $name }: from now on { $effect }, { $left }.
scene-effect-until-time = until { $when }
scene-effect-until-clock = until { $time } in the game
scene-effect-until-turn =
    { $edge ->
        [start] until the turn of { $name } begins, in round { $round }
       *[end] until the turn of { $name } ends, in round { $round }
    }

## The list

effect-title = Effects: { $name }
effect-of = { $name }: { $effect }
effect-none = Nothing lasts here.
effect-entry = { $n }. { $effect }, { $left }
effect-line = { $effect }, { $left }
effect-option = { $n }. { $effect }
effect-choose = Choose an effect
effect-field-left = Lasts

## Buttons and forms

scene-button-effects = Effects
scene-button-effect-new = New effect …
scene-button-effect-change = Another end …
scene-button-effect-end = End now
effect-form-new = New effect
effect-form-change = Another end
effect-field-name = What it is called
effect-field-amount = How many, or when
effect-hint-amount = A number; for “until a time” { $time } or { $day }
effect-hint-until = A time is written like { $time }, with a day like { $day }.
effect-field-unit = Of what
effect-field-whose = Whose turns
effect-hint-whose = Only for turns; empty: those of whoever bears it
effect-unit-rounds = rounds
effect-unit-turn-ends = turns, to the end of one
effect-unit-turn-starts = turns, to the start of one
effect-unit-game-minutes = minutes in the game
effect-unit-game-hours = hours in the game
effect-unit-real-hours = hours in real time
effect-unit-real-days = days in real time
effect-unit-until = until a time in real time
effect-unit-open = until something ends it

## Steps

scene-action-effect = an effect by the GM’s word
scene-action-effect-end = the end of an effect by the GM’s word
scene-action-effect-over = the end of an effect whose time was over

## Refusals

refusal-effect-no-name = The effect needs a name with at least one visible character.
refusal-effect-too-many =
    { $n ->
        [one] { $name }: { $n } effect is the most that somebody can bear. End one first.
       *[other] { $name }: { $n } effects are the most that somebody can bear. End one first.
    }
refusal-effect-not-ahead =
    { $n ->
        [one] The end must lie ahead, at most { $n } day from now.
       *[other] The end must lie ahead, at most { $n } days from now.
    }
