### Skirmish at the table: boards, desks, buttons, forms. Button labels: at most 80 characters; labels of fields: 45; hints: 100.

## Editions, sides, scenes

skirmish-edition-first = 1st edition
skirmish-edition-second = 2nd edition
skirmish-order-first = Skirmish, 1st edition: two creatures at a time
skirmish-order-second = Skirmish, 2nd edition: one creature, then two at a time
skirmish-scene-twos = Each side activates two creatures at a time.
skirmish-scene-one-then-twos = The first player activates one creature, then each side two in turn.
skirmish-side-a = side A
skirmish-side-b = side B
skirmish-player-a = Side A ({ $name })
skirmish-player-b = Side B ({ $name })
skirmish-points =
    { $n ->
        [one] { $n } victory point
       *[other] { $n } victory points
    }

## What was done, as the history and undo name it

scene-action-skirmish-warband = a warband
scene-action-skirmish-deploy = setting up
scene-action-skirmish-initiative = the initiative
scene-action-skirmish-first = who goes first
scene-action-skirmish-activate = an activation
scene-action-skirmish-finish = the end of a turn
scene-action-skirmish-move = a move
scene-action-skirmish-place = a push or pull
scene-action-skirmish-opportunity = an opportunity attack
scene-action-skirmish-attack = an attack
scene-action-skirmish-damage = damage or healing
scene-action-skirmish-charge = a charge
scene-action-skirmish-morale = a morale save
scene-action-skirmish-rally = a rally
scene-action-skirmish-rout = a rout
scene-action-skirmish-draw = a draw offered or declined
scene-action-skirmish-concede = conceding

## The board

skirmish-token = { $name } { $now }/{ $start }
skirmish-token-marked = { $name } { $now }/{ $start } ({ $marks })
skirmish-mark-commander = commander { $n }
skirmish-mark-routing = routing
skirmish-mark-helpless = helpless
skirmish-mark-bloodied = bloodied
skirmish-mark-activated = has had its turn
skirmish-way = way
skirmish-last-move = last move
skirmish-ground-difficult = difficult ground
skirmish-ground-risky = risky ground
skirmish-ground-sacred = sacred circle
skirmish-ground-spikes = spike stones
skirmish-ground-pit = pit
skirmish-ground-exit-a = exit A
skirmish-ground-exit-b = exit B
skirmish-ground-start-a = start area A
skirmish-ground-start-b = start area B
skirmish-ground-victory-a = victory area A
skirmish-ground-victory-b = victory area B

## Buttons and lists

skirmish-button-desk = What can I do?
skirmish-button-picture = Picture
skirmish-button-list = As a list
skirmish-button-pages = Other columns
skirmish-button-next-page = Further columns
skirmish-button-go-first = Go first
skirmish-button-go-second = Let them go first
skirmish-button-save = Roll the save: { $name }
skirmish-button-warband = Warband …
skirmish-button-set-up = Set up the rest
skirmish-button-initiative = Roll for initiative
skirmish-button-finish = End the turn: { $name }
skirmish-button-spare-all = Let it pass
skirmish-button-move = Move all the same
skirmish-button-offer-draw = Offer a draw
skirmish-button-accept-draw = Accept the draw
skirmish-button-decline-draw = Decline the draw
skirmish-button-concede = Concede …
skirmish-button-concede-sure = Concede
skirmish-choose-creature = Activate a creature
skirmish-choose-stop = Where does it run?
skirmish-choose-opportunity = Opportunity attacks
skirmish-choose-attack = Attack
skirmish-choose-charge = Charge
skirmish-option-creature = { $name } ({ $square })
skirmish-option-stop = { $name }: stop on { $square }
skirmish-option-run = { $name }: run
skirmish-answer-strike = { $name }: attack
skirmish-answer-spare = { $name }: let it pass
skirmish-option-charge = { $name }, from { $square }

## Answers only for whoever asked

skirmish-desk-figures =
    Speed { $speed } · attack { $attack } · AC { $ac } · damage { $damage } · hit points { $now } of { $start }
skirmish-way-title = { $name } to { $square }
skirmish-way-cost = The way costs { $cost } movement points.
skirmish-rout-title = The way out of { $name }
skirmish-rout-is-running = { $name } is routing.
skirmish-rout-is-standing = { $name } is not routing; so it would run from where it stands.
skirmish-rout-cost = The cheapest way to { $exit } costs { $cost }. With { $points } movement points it gets as far as { $stops }.
skirmish-rout-leaves = The cheapest way to { $exit } costs { $cost }. With { $points } movement points it leaves the map.
skirmish-rout-blocked = All ways to { $exit } are blocked. With { $points } movement points it gets as near as { $stops }.
skirmish-rout-stays = It cannot move.
skirmish-rout-optimal = No way is cheaper: the opponent has none to point out.
skirmish-concede-question = Do you really concede? The opponent wins.
skirmish-cover-title = { $attacker } and { $target }
skirmish-cover-sight = Line of sight
skirmish-cover-distance = Distance in squares
skirmish-covered-melee = Melee cover of the target
skirmish-covered-ranged = Ranged cover of the target
skirmish-cover-yes = yes, AC { $bonus }
skirmish-cover-no = no
skirmish-cover-command-sight = { $name } is under command of { $commander } (rating { $rating }), who is in sight.
skirmish-cover-command-distance = { $name } is under command of { $commander } (rating { $rating }), who is { $n } squares away.

## Opening and setting up

skirmish-form-warband = Warband of { $side }
skirmish-field-warband = One line for each kind of creature
skirmish-hint-warband = 3 Archer: level 2, hp 15, ac 15, attack 6, damage 5, ranged, cost 9. Or JSON
skirmish-warband-paste = Paste it as text …
skirmish-map-channel = The map of this channel

## Refusals

skirmish-refusal-no-game = There is no game of skirmish in “{ $scene }”. Open one with `/skirmish new`.
skirmish-refusal-not-a-player = Only the two players of “{ $scene }” and the GM can do that.
skirmish-refusal-not-your-side = That is up to { $side }.
skirmish-refusal-no-opponent = Choose a person as opponent, not a bot.
skirmish-refusal-no-such-map = There is no map “{ $name }”.
skirmish-refusal-no-such-warband = There is no warband “{ $name }”, and no creature of yours of that name.
skirmish-refusal-warband-empty = There is no creature in this warband.
skirmish-refusal-warband-line = Line { $row } cannot be read: “{ $line }”. Write for example: 3 Archer: level 2, hp 15, ranged, cost 9.
skirmish-refusal-warband-figure = Line { $row }: “{ $figure }” is no figure of a creature. There are level, hp, speed, attack, ac, damage, size, commander, effect “…”, fearless, ranged and cost.
skirmish-refusal-warband-bounds =
    { $side ->
        [least] Creature { $row }: “{ $figure }” must be at least { $bound }.
       *[most] Creature { $row }: “{ $figure }” must be at most { $bound }.
    }
skirmish-refusal-warband-json = This JSON is no warband. It holds a list of creatures, each with `name`, `count` and `stats`.

skirmish-way-threats = Opportunity attacks are possible along the way: { $by }.
skirmish-refusal-no-channel-map = This channel has no map. The GM lays one with `/spell area`.
skirmish-refusal-not-routing = { $name } is not routing.
skirmish-refusal-file-too-large = A map or a warband may have { $limit } KiB at most.
skirmish-refusal-not-text = This file is no text. Send plain text in UTF-8, or JSON.
