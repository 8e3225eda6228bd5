### EX Nihilo (source 003): sheets, rolls, initiative, moving, help and energy.

## The guide

nihilo-guide-title = EX Nihilo
nihilo-guide-about = An Italian game on thirty-sided dice: the more stress, the more they count
nihilo-guide-check = { $command } rolls against a difficulty: two values of your sheet, or a sample roll such as Observe. Say how stressful it is if no scene does.
nihilo-guide-why = Press “Why?” below an answer: each line with its rule, and whether the value is the source’s or ours.
nihilo-guide-level = The Narrator opens a scene of EX Nihilo with { $scene } and sets its G.S.P., the stress, with { $initiative }; there everybody sees the order, too.
nihilo-guide-oppose = { $oppose } rolls against somebody, { $build } builds or changes something.
nihilo-guide-movement = { $movement } tells how far you come in a turn, and takes a move; { $help } gives somebody else’s skill roll +5.
nihilo-guide-attack = { $attack } attacks. Whoever is attacked gets buttons to parry, to dodge or to use an Advancement, and a deadline. { $damage } does damage without an attack.
nihilo-guide-state = { $state } shows and changes states and wounds, { $energy } spends energy points.
nihilo-guide-sheets = { $command } makes a character.
nihilo-guide-house = The tables of the source are lost: { $command } shows ours, which the Narrator may change.

## Sheets

nihilo-kind-character = EX Nihilo: character
nihilo-kind-npc = EX Nihilo: the Narrator’s own
nihilo-grade =
    { $grade ->
        [0] untrained
       *[other] grade { $grade }
    }
nihilo-grade-of = { $skill } { $grade }
nihilo-field-hit-points = Hit points
nihilo-field-max-hit-points = Most hit points
nihilo-field-energy = Energy points
nihilo-field-in-hand = In hand
nihilo-field-weapons = Carried besides
nihilo-field-armour = Armour
nihilo-field-advancements = Advancements
nihilo-field-dodge-training = Trained to dodge without armour
nihilo-field-racial-initiative = Initiative by race
nihilo-field-dead = Dead
nihilo-field-level = Stress
nihilo-hint-things = Names with commas between them, as in /house show: Sword, Knife
nihilo-hint-armour = A name as in /house show: Light armour. Empty: none
nihilo-hint-hit-points = From −1, unconscious. Empty: unhurt
nihilo-hint-max-hit-points = Empty: 10 + Body
nihilo-card-attributes = Attributes
nihilo-card-attributes-of = Body (Corpo) { $corpo } · Balance (Equilibrio) { $equilibrio } · Mind (Mente) { $mente } · Spirit (Spirito) { $spirito }
nihilo-card-hit-points = { $now } of { $most } · in a LARP { $larp }
nihilo-card-secondary = Secondary
nihilo-card-secondary-of = Charm { $fascino } · Leadership { $leadership } · Perception { $percezione }
nihilo-card-skills = Skills
nihilo-card-movement = Metres per turn
nihilo-card-metres = move { $move } · move and act { $move_and_act } · sprint { $first_sprint }, then { $later_sprint }
nihilo-card-initiative = Initiative
nihilo-card-gear = May use
nihilo-card-slots = Skill slots
nihilo-card-slots-of = { $used } of { $most } used
nihilo-card-energy =
    { $turns ->
        [0] { $now } of { $most }
       *[other] { $now } of { $most } · one back every { $turns } turns
    }

## Rolls

nihilo-pair = { $first } + { $second }
nihilo-pair-sample = { $sample } ({ $values })
nihilo-knowledge = Knowledge: { $skill } (Mind + { $skill })
nihilo-on-scale = { $name } { $n }
nihilo-rolled-check = { $name }: roll
nihilo-rolled-build = { $name }: construction roll
nihilo-opposed-title = { $name } against { $opponent }
nihilo-difficulty-label = Difficulty
nihilo-opponent-label = { $name }: { $roll }
nihilo-difficulty-hidden = The difficulty is known to the Narrator alone.
nihilo-success-hidden = **Success.**
nihilo-failure-hidden = **Failure.**
nihilo-success = **Success** by { $margin }. The chance was { $chance }.
nihilo-failure = **Failure** by { $margin }. The chance was { $chance }.
nihilo-difficulty-title = The hidden difficulty
nihilo-button-difficulty = For the Narrator
nihilo-somebody = somebody
nihilo-line-skill =
    { $grade ->
        [0] { $skill }, untrained
       *[other] { $skill }, grade { $grade }
    }
nihilo-line-limited = Balance, at most { $most } in this armour
nihilo-line-help =
    { $n ->
        [one] Help
       *[other] Help from { $n }
    }
nihilo-line-difficulty = set by the Narrator
nihilo-line-initiative = Balance
nihilo-line-race = race

## Initiative

nihilo-order-each-turn = Initiative: anew each turn
nihilo-order-once-per-fight = Initiative: once per fight
nihilo-initiative-title = Initiative
nihilo-initiative-scene = { $scene }: initiative
nihilo-initiative-of = { $name }
nihilo-initiative-tied = Tied, and rolled again: { $rolls }
nihilo-initiative-order = Order: { $names }
nihilo-initiative-place = { $n }. { $name }: { $value }
nihilo-initiative-place-tied = { $n }. { $name }: { $value }, tied and rolled again: { $rolls }
nihilo-initiative-place-unknown = { $n }. { $name }
nihilo-initiative-anew = A new fight: initiative is rolled anew.
nihilo-ties = Tied, and rolled again: { $who }
nihilo-tied = { $n } – { $rolls }
nihilo-tied-rolls = { $name } { $rolls }
nihilo-level-set = { $level }. Initiative { $when }.
nihilo-gunpowder-fails = Beyond a Wormhole: gunpowder fails here.
nihilo-gunpowder-fires = Gunpowder fires here.

## Moving, help, energy

nihilo-movement-title = { $name }: movement
nihilo-moved-title = { $name }
nihilo-metres = { $n } m
nihilo-metres-move = Move
nihilo-metres-move-and-act = Move and act
nihilo-metres-first-sprint = Sprint, first turn
nihilo-metres-later-sprint = Sprint, later turns
nihilo-done-this-turn = Done this turn
nihilo-done-nothing = nothing yet
nihilo-moved-move = { $name } moves up to { $metres } m.
nihilo-moved-short-move = { $name } moves up to { $metres } m, and can act besides.
nihilo-moved-sprint =
    { $turns ->
        [1] { $name } sprints up to { $metres } m.
       *[other] { $name } sprints on, up to { $metres } m: turn { $turns } of the run.
    }
nihilo-moved-standard = { $name } takes a standard action.
nihilo-moved-aim =
    { $turns ->
        [1] { $name } takes aim.
       *[other] { $name } goes on aiming: turn { $turns }.
    }
nihilo-helped-title = Help
nihilo-helped = { $helper } helps { $helped }, whose next skill roll gets +{ $bonus }.
nihilo-energy-title = { $name }: energy
nihilo-energy-of = { $now } of { $most }
nihilo-energy-recovery = Recovery
nihilo-energy-each =
    { $n ->
        [one] one back every turn
       *[other] one back every { $n } turns
    }
nihilo-energy-spent =
    { $n ->
        [one] { $name } spends { $n } energy point.
       *[other] { $name } spends { $n } energy points.
    }
nihilo-energy-won =
    { $turns ->
        [one] { $turns } turn goes by. Energy points won back: { $n }.
       *[other] { $turns } turns go by. Energy points won back: { $n }.
    }

## Why

nihilo-why-level = G.S.P. { $level }: the roll gets { $ours }, the difficulty { $theirs }.
nihilo-why-reached = Reaching the difficulty is enough.
nihilo-why-sample = { $sample } adds up { $values }.
nihilo-why-opposed = The difficulty is a sum of values, too: { $values }.
nihilo-why-help = Whoever helps gives +{ $bonus } instead of rolling a skill.
nihilo-why-help-most = All helpers together give at most +{ $most }.
nihilo-why-initiative = Initiative is the dice of the G.S.P., the race and the modifier of Balance; whoever has more acts first.
nihilo-why-initiative-table = What Balance adds to initiative is in a table of its own.
nihilo-why-initiative-dice = Which dice the G.S.P. gives to initiative.
nihilo-why-ties = Those who tie roll the bare dice again until they differ.
nihilo-why-each-turn = The source says both each turn and once per fight; each turn is its definition.
nihilo-why-once-per-fight = Rolled once, the order stands until a new fight begins.
nihilo-why-energy-most = Spirit { $spirito } holds { $most } energy points at the most.
nihilo-why-energy-back =
    { $turns ->
        [one] One energy point comes back every turn.
       *[other] One energy point comes back every { $turns } turns.
    }
nihilo-why-move = A move: 2 m, and 1 m for every 10 points of Body or Balance, whichever is better.
nihilo-why-move-and-act = A move together with an action: 1 m, and 1 m for every 10 points of the better one.
nihilo-why-sprint = A sprint: 6 m, and 1 m for every 10 points of Body and Balance together.
nihilo-why-per-ten = For every 10 points means every 10 full ones.
nihilo-why-sprint-flat = From its second turn on a sprint goes 2 m farther.
nihilo-why-sprint-growing = In each further turn a sprint goes 2 m farther again.

## Why not

nihilo-refusal-no-such-roll = { $typed }: no such roll. Choose one from the list, or join two values with a plus: Body + Spirit, Mind + Medicine.
nihilo-refusal-two-skills = A roll adds up two attributes, or an attribute and a skill, never two skills.
nihilo-refusal-no-difficulty = Say how difficult it is: a number from 0 to 999, or a name such as Medium.
nihilo-refusal-no-such-difficulty = { $typed }: no such difficulty. Give a number from 0 to 999, or a name such as Medium.
nihilo-refusal-no-level = How stressful is it? Choose the level, −1 to 3. In a scene of EX Nihilo the Narrator sets it.
nihilo-refusal-level-is-set = The Narrator has set the G.S.P. of this scene to { $level }. Leave the level out.
nihilo-refusal-which-sheet =
    { $n ->
        [0] You have no character of EX Nihilo here. Make one with { $sheet_new }, or say who acts.
       *[other] You have several. Say who acts.
    }
nihilo-refusal-hidden-initiative = Somebody whom the players do not know of is among them. Add them to a scene, hidden.
nihilo-refusal-help-needs-skill = Help counts for rolls with a skill only.
nihilo-refusal-helps-itself = { $name } cannot help themselves.
nihilo-refusal-opposes-itself = { $name } cannot oppose themselves.
nihilo-refusal-acted = { $name } has used this turn already: { $act }.
nihilo-refusal-moved = { $name } has moved in this turn already: { $act }.
nihilo-refusal-used = { $name } has used { $what } in this turn already.
nihilo-refusal-no-second-attack = { $name } has no second attack in this turn.
nihilo-refusal-too-few-energy =
    { $n ->
        [0] { $name } has no energy points left.
        [one] { $name } has only { $n } energy point.
       *[other] { $name } has only { $n } energy points.
    }
nihilo-refusal-holds-no-energy = { $name } has too little Spirit to hold energy points.

## The ledger

ledger-kind-ex_nihilo-check = a roll against a difficulty
ledger-kind-ex_nihilo-build = a construction roll
ledger-kind-ex_nihilo-oppose = a roll against somebody
ledger-kind-ex_nihilo-difficulty = a hidden difficulty
ledger-kind-ex_nihilo-help-other = help
ledger-kind-ex_nihilo-initiative = initiative
ledger-kind-ex_nihilo-move = a move
ledger-kind-ex_nihilo-energy = energy points
