### House rules of EX Nihilo: what each of them is called and means (source 003).

## Tables

house-rule-ex-nihilo-corpo = Body: equipment
house-rule-ex-nihilo-corpo-about = Which equipment a value of Body (Corpo) may use without a malus: standard, heavy or special. Every value needs exactly one row.
house-rule-ex-nihilo-equilibrio = Balance: initiative
house-rule-ex-nihilo-equilibrio-about = What a value of Balance (Equilibrio) adds to initiative. Every value needs exactly one row.
house-rule-ex-nihilo-mente = Mind: skill slots
house-rule-ex-nihilo-mente-about = With how many skill slots a value of Mind (Mente) begins. Every value needs exactly one row.
house-rule-ex-nihilo-spirito = Spirit: energy
house-rule-ex-nihilo-spirito-about = How many energy points a value of Spirit (Spirito) holds, and in how many turns one comes back (turns; without it, never). Every value needs exactly one row.
house-rule-ex-nihilo-grades = Grades of skills
house-rule-ex-nihilo-grades-about = What a grade adds to a roll, and how many skill slots it costs; 0 is untrained.
house-rule-ex-nihilo-levels = G.S.P. levels
house-rule-ex-nihilo-levels-about = How many thirty-sided dice each level, −1 to 3, gives to a roll, to its difficulty and to initiative.
house-rule-ex-nihilo-difficulties = Difficulties
house-rule-ex-nihilo-difficulties-about = The number of each named difficulty, the lowest first.
house-rule-ex-nihilo-weapons = Weapons
house-rule-ex-nihilo-weapons-about = Melee weapons with the modifier that is added to Body, ranged ones with their damage and range in metres. A weapon of your own needs an id and a name.
house-rule-ex-nihilo-armours = Armour
house-rule-ex-nihilo-armours-about = What each armour adds to the defence, takes off damage, and leaves of Balance. An armour of your own needs an id and a name.
house-rule-ex-nihilo-advancements = Advancements
house-rule-ex-nihilo-advancements-about = Powers: what each costs, when it is used and what it does. One of your own needs an id and a name.

## Options

house-rule-ex-nihilo-options-interrogate = Interrogating
house-rule-ex-nihilo-options-interrogate-about = What is added up to interrogate somebody.
house-value-ex-nihilo-options-interrogate-spirito-mente = Spirit + Mind
house-value-ex-nihilo-options-interrogate-mente-ricerca = Mind + Search
house-rule-ex-nihilo-options-most-help = Most help
house-rule-ex-nihilo-options-most-help-about = What all helpers together add to a roll at the most; each gives 5.
house-rule-ex-nihilo-options-later-sprint = Later turns of a sprint
house-rule-ex-nihilo-options-later-sprint-about = How much farther a sprint goes from its second turn on.
house-value-ex-nihilo-options-later-sprint-flat = 2 m farther
house-value-ex-nihilo-options-later-sprint-growing = 2 m farther in each further turn
house-rule-ex-nihilo-options-initiative = When initiative is rolled
house-rule-ex-nihilo-options-initiative-about = How the Narrator’s scenes roll for initiative unless that is said.
house-value-ex-nihilo-options-initiative-each-turn = each turn
house-value-ex-nihilo-options-initiative-once-per-fight = once per fight
house-rule-ex-nihilo-options-initiative-dice = Dice of initiative
house-rule-ex-nihilo-options-initiative-dice-about = Whether the list in the source (1d30 or 2d30 at every level) or the level’s own dice of a roll count for initiative. Those who tie roll the dice of the list.
house-value-ex-nihilo-options-initiative-dice-list = the list
house-value-ex-nihilo-options-initiative-dice-column = the dice of a roll
house-rule-ex-nihilo-options-save-dice = Dice of saves
house-rule-ex-nihilo-options-save-dice-about = Which dice are added to the difficulty of a save: those of the list for initiative, or the level’s own for a difficulty.
house-value-ex-nihilo-options-save-dice-list = the list
house-value-ex-nihilo-options-save-dice-column = the dice of a difficulty
house-rule-ex-nihilo-options-at-zero = Hits at 0 hit points
house-rule-ex-nihilo-options-at-zero-about = What makes somebody at 0 hit points unconscious.
house-value-ex-nihilo-options-at-zero-any-hit = any hit
house-value-ex-nihilo-options-at-zero-net-damage = a hit that does damage
house-rule-ex-nihilo-options-least-damage = Least damage of a hit
house-rule-ex-nihilo-options-least-damage-about = How many hit points a hit costs at least, 0 or 1, however much the armour absorbs.
house-rule-ex-nihilo-options-trained-characters = Trained characters
house-rule-ex-nihilo-options-trained-characters-about = Whether all player characters are trained to dodge without armour.
house-rule-ex-nihilo-options-outnumbered = Three or more opponents
house-rule-ex-nihilo-options-outnumbered-about = What the malus for three or more opponents is taken off.
house-value-ex-nihilo-options-outnumbered-attacks-and-parries = melee attacks and parries
house-value-ex-nihilo-options-outnumbered-attacks = melee attacks
house-value-ex-nihilo-options-outnumbered-defence-too = melee attacks, parries and defence
house-rule-ex-nihilo-options-charge-lowers-defence = Defence after a charge
house-rule-ex-nihilo-options-charge-lowers-defence-about = Whether the −5 of a charge is taken off the defence, too.
house-rule-ex-nihilo-options-unnoticed-melee-ignores-armour = Unnoticed blows
house-rule-ex-nihilo-options-unnoticed-melee-ignores-armour-about = Whether a blow that the target does not notice skips the armour’s Absorption, as a shot does.
house-rule-ex-nihilo-options-unperceived = Defence against what is not perceived
house-rule-ex-nihilo-options-unperceived-about = The defence of a target that does not perceive the attack.
house-value-ex-nihilo-options-unperceived-helpless = Balance counts 0
house-value-ex-nihilo-options-unperceived-static = a fixed difficulty
house-rule-ex-nihilo-options-unperceived-difficulty = The fixed difficulty against the unaware
house-rule-ex-nihilo-options-unperceived-difficulty-about = Against a target that does not perceive the attack, where its defence is a fixed difficulty; otherwise this means nothing.
house-rule-ex-nihilo-options-far-to-200-m = Difficulty from 100 m to 200 m
house-rule-ex-nihilo-options-far-to-200-m-about = What a shot must reach beyond 100 m, where there is no defence.
house-rule-ex-nihilo-options-far-to-300-m = Difficulty from 200 m to 300 m
house-rule-ex-nihilo-options-far-to-300-m-about = What a shot must reach beyond 200 m.
house-rule-ex-nihilo-options-far-beyond = Difficulty beyond 300 m
house-rule-ex-nihilo-options-far-beyond-about = What a shot must reach beyond 300 m.
house-rule-ex-nihilo-options-disarm-two-handed = Disarming two-handed weapons
house-rule-ex-nihilo-options-disarm-two-handed-about = What is taken off a disarm against two-handed weapons and pole arms.
house-rule-ex-nihilo-options-disarm-held-in-two = Disarming what both hands hold
house-rule-ex-nihilo-options-disarm-held-in-two-about = What is taken off a disarm against balanced weapons, and against others that both hands hold.
house-rule-ex-nihilo-options-armour-above-class = Armour above one’s class: attacks
house-rule-ex-nihilo-options-armour-above-class-about = What is taken off attacks in armour above what one’s Body may use.
house-rule-ex-nihilo-options-armour-above-class-equilibrio = Armour above one’s class: Balance
house-rule-ex-nihilo-options-armour-above-class-equilibrio-about = How much less Balance is left in armour above what one’s Body may use.
house-rule-ex-nihilo-options-weapon-above-class = Weapons above one’s class
house-rule-ex-nihilo-options-weapon-above-class-about = What is taken off attacks with weapons above what one’s Body may use.
house-rule-ex-nihilo-options-gunpowder-fails = Beyond a Wormhole
house-rule-ex-nihilo-options-gunpowder-fails-about = Whether firearms are useless, unless a scene says otherwise.
house-rule-ex-nihilo-options-armour-destroyed = Destroyed armour
house-rule-ex-nihilo-options-armour-destroyed-about = Whether a hit with at least twice the damage that an armour absorbs destroys it.
house-rule-ex-nihilo-options-damage-types = Kinds of damage
house-rule-ex-nihilo-options-damage-types-about = Whether armour absorbs point, cut and blunt damage differently.
house-rule-ex-nihilo-options-heal-difficulty = Difficulty of healing
house-rule-ex-nihilo-options-heal-difficulty-about = What Mind + Medicine must reach to keep somebody unconscious from dying.
house-rule-ex-nihilo-options-reaction-minutes = Minutes to react
house-rule-ex-nihilo-options-reaction-minutes-about = How long whoever is attacked may take to parry or to use an Advancement, before they simply dodge.

## Faults

nihilo-fault-twice = { $id } stands there more than once.
nihilo-fault-nameless = { $id } needs a name.
nihilo-fault-unarmed = There must be a row for unarmed.
nihilo-fault-difficulties = Each difficulty must be at least that before it.
nihilo-fault-damage = { $id }: damage needs a type, and an attack needs both.
nihilo-fault-save = { $id }: save, difficulty and state go together.
nihilo-fault-passive = { $id }: what always counts must be passive.

## The rows of a table

nihilo-told-corpo = { $values }: { $gear }
nihilo-told-equilibrio = { $values }: initiative +{ $n }
nihilo-told-mente =
    { $n ->
        [one] { $values }: { $n } slot
       *[other] { $values }: { $n } slots
    }
nihilo-told-spirito =
    { $turns ->
        [0] { $values }: energy points { $n }
       *[other] { $values }: energy points { $n }, one back every { $turns } turns
    }
nihilo-told-grade = { $grades }: +{ $n }, skill slots { $slots }
nihilo-told-level = { $levels }: roll { $ours }, difficulty { $theirs }, initiative { $initiative }
nihilo-told-melee = { $name }: { $gear }, modifier { $modifier }, in two hands { $both }, { $type }
nihilo-told-ranged =
    { $gunpowder ->
        [yes] { $name }: { $gear }, damage { $damage }, range { $range } m, { $type }, gunpowder
       *[no] { $name }: { $gear }, damage { $damage }, range { $range } m, { $type }
    }
nihilo-told-armour = { $name }: { $gear }, Deflection { $deflection }, Absorption { $absorption }, Balance at most { $most }
nihilo-told-advancement =
    { $cost ->
        [0] { $name }: { $timing }
       *[other] { $name }: { $timing }, energy points { $cost }
    }
