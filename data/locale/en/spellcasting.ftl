### Spells: what they say, who perceives them, who can tell which they are (source 002). Terms: GLOSSARY section 1.5.

## Kinds of sheets and their fields. Labels: at most 45 characters; hints: at most 100.

spell-kind-adventurer = Adventurer
spell-kind-spell = Own spell
spell-none = none
spell-field-arcana = Intelligence (Arcana)
spell-hint-arcana = All that is added to the check: +5 or −1
spell-field-initiative = Initiative
spell-hint-initiative = All that is added to it: Dexterity, usually
spell-field-hit-points = Hit points
spell-hint-hit-points = Those that are left; empty where they are kept elsewhere
spell-field-first-class = Class
spell-field-second-class = Second class
spell-field-third-class = Third class
spell-hint-first-class = Also that of a subclass which grants spells
spell-field-reaction-used = Reaction used
spell-hint-reaction-used = It comes back when one’s turn begins
spell-field-present = Present
spell-field-sees = Can see
spell-field-hears = Can hear
spell-hint-senses = A hint for the GM, who decides
spell-field-level = Level
spell-hint-level = 0 for a cantrip, 9 at most
spell-field-school = School
spell-field-classes = Classes
spell-field-components = Components
spell-field-casting-time = Casting time
spell-field-range = Range
spell-field-duration = Duration
spell-field-ritual = Ritual
spell-field-concentration = Concentration
spell-field-area = Area of effect
spell-field-shape = Shape of the area
spell-field-size = Size of the area (feet)
spell-hint-size = Radius, side of a cube, length of a cone or line
spell-field-width = Width of a line (feet)
spell-hint-width = Other shapes have none
spell-field-save = Saving throw
spell-field-on-success = On a successful saving throw

## What a spell says.

spell-level =
    { $n ->
        [0] cantrip
       *[other] level { $n }
    }
spell-school-abjuration = abjuration
spell-school-conjuration = conjuration
spell-school-divination = divination
spell-school-enchantment = enchantment
spell-school-evocation = evocation
spell-school-illusion = illusion
spell-school-necromancy = necromancy
spell-school-transmutation = transmutation
spell-class-barbarian = barbarian
spell-class-bard = bard
spell-class-cleric = cleric
spell-class-druid = druid
spell-class-fighter = fighter
spell-class-monk = monk
spell-class-paladin = paladin
spell-class-ranger = ranger
spell-class-rogue = rogue
spell-class-sorcerer = sorcerer
spell-class-warlock = warlock
spell-class-wizard = wizard
spell-letter-verbal = V
spell-letter-somatic = S
spell-letter-material = M
spell-component-verbal = verbal
spell-component-somatic = somatic
spell-component-material = material
spell-components = { $letters }
spell-components-none = none
spell-ability-str = Strength
spell-ability-dex = Dexterity
spell-ability-con = Constitution
spell-ability-int = Intelligence
spell-ability-wis = Wisdom
spell-ability-cha = Charisma
spell-save = { $ability }; on a success: { $success }
spell-on-success-none = nothing happens
spell-on-success-half = half the damage
spell-on-success-other = something else
spell-measure-action = 1 action
spell-measure-bonus-action = 1 bonus action
spell-measure-reaction = 1 reaction
spell-measure-round =
    { $n ->
        [one] { $n } round
       *[other] { $n } rounds
    }
spell-measure-minute =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
spell-measure-hour =
    { $n ->
        [one] { $n } hour
       *[other] { $n } hours
    }
spell-measure-day =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
spell-measure-mile =
    { $n ->
        [one] { $n } mile
       *[other] { $n } miles
    }
spell-measure-self = self
spell-measure-touch = touch
spell-measure-sight = sight
spell-measure-unlimited = unlimited
spell-measure-special = special
spell-measure-instantaneous = instantaneous
spell-measure-until-dispelled = until dispelled
spell-ritual = { $time } (ritual)
spell-concentration = concentration, up to { $time }
spell-feet = { $n } ft ({ $metres } m)
spell-shape-sphere = sphere
spell-shape-cylinder = cylinder
spell-shape-circle = circle
spell-shape-cube = cube
spell-shape-square = square
spell-shape-cone = cone
spell-shape-line = line
spell-area-sphere = sphere, radius { $size }
spell-area-cylinder = cylinder, radius { $size }
spell-area-circle = circle, radius { $size }
spell-area-cube = cube, side { $size }
spell-area-square = square, side { $size }
spell-area-cone = cone, length { $size }
spell-area-line = line, length { $size }, width { $width }
spell-tall-area = { $area }, height { $height }
spell-own-name = { $name }

## What takes away components, and what each of that takes.

spell-relief-subtle = Subtle Spell
spell-relief-no-material = needs no material components
spell-relief-innate = Innate Spellcasting
spell-takes-subtle = Subtle Spell takes away the verbal and the somatic component. A material one stays.
spell-takes-no-material = No material component is needed. The verbal and the somatic one stay.
spell-takes-innate = Innate Spellcasting takes away all components.

## Perceiving a caster (R002-1 to R002-6)

spell-why-casting = The casting can be perceived by the components that it still needs: { $components }.
spell-why-material = The form of the material component does not matter: the listed item, a component pouch and a focus are equal.
spell-why-effect = The effect can be noticed.
spell-why-caster-unknown = From the effect alone nobody can tell who cast the spell, unless something else gives it away.
spell-why-no-component = No component is left, so the casting cannot be perceived.
spell-why-no-effect = The effect shows no sign: whoever is not affected may notice nothing.
spell-why-witnesses = Who perceives it is for the GM to say; sight and hearing are only hints.
spell-why-witness = { $name } perceives: { $what }.
spell-perceives-casting = the casting
spell-perceives-effect = the effect
spell-perceives-nothing = nothing
spell-why-slot = The slot of level { $level } is spent, whatever comes of it.
spell-why-cantrip = A cantrip is level 0 and takes no slot.
spell-why-at-will = Cast at will, the spell takes no slot.
spell-why-higher-level = Cast at a higher level, the spell counts as level { $level } instead of { $lowest }.

## Identifying a spell (R002-7 to R002-12)

spell-way-reaction = reaction
spell-way-action = action
spell-line-d20 = d20
spell-line-arcana = Intelligence (Arcana)
spell-line-base = DC
spell-line-level = spell level
spell-why-reaction = With the reaction a spell is identified while it is cast.
spell-why-action = With the action, on one’s own turn, a spell is identified by its effect after it was cast.
spell-why-reaction-needs = The reaction needs a casting that was perceived.
spell-why-action-needs = The action needs an effect that was perceived.
spell-why-arcana = The check is Intelligence (Arcana), also for those who cast with another ability.
spell-why-advantage = The spell is cast as a spell of your class ({ $as_class }): advantage.
spell-why-other-class = The spell is cast as a spell of another class ({ $as_class }): no advantage.
spell-why-classless = The spell is cast as a spell of no class: nobody has advantage.
spell-why-dc = DC { $dc }: 15 and the spell’s level, { $level }.
spell-why-natural = A natural 1 or 20 decides nothing by itself: the total counts.
spell-why-once = Everybody has one try for each spell and each way: one with the reaction, one with the action.
spell-why-merged = At this table the same reaction may also counter the spell.
spell-why-not-merged = The same reaction cannot counter the spell as well.
spell-why-reaction-back = The reaction comes back when one’s turn begins.

## Targets (R002-13 to R002-16). Only the GM reads the reasons; the caster reads what appears.

spell-truth-invalid = invalid target
spell-truth-saved = valid target that succeeds on its saving throw
spell-truth-unaffected = valid target to which the spell does nothing
spell-appears-saved = the saving throw succeeds
spell-appears-no-effect = no effect
spell-why-valid = The GM says of the target: { $truth }.
spell-why-invalid = The spell cannot affect this target ({ $target }): nothing happens to it.
spell-why-appears-saved = The spell does nothing to a target that succeeds on its saving throw. So the caster sees such a success, with no hint.
spell-why-no-save = The spell allows no saving throw, so the caster perceives that it did nothing.
spell-why-success-does = Even on a successful saving throw the spell would do something ({ $success }). So the caster perceives that it did nothing.

## Refusals

spell-refusal-no-such-spell =
    { $n ->
        [0] No spell is called “{ $name }”.
       *[other] No spell is called “{ $name }”. Similar names: { $alike }.
    }
spell-refusal-cantrip = *{ $spell }* is a cantrip: it is always cast at level 0.
spell-refusal-level-too-low = *{ $spell }* is a spell of level { $level } and cannot be cast at a lower one.
spell-refusal-level-too-high = A spell can be cast at level { $level } at most.
spell-refusal-innate-has-no-class = Through Innate Spellcasting a spell is cast as a spell of no class. Leave out the class, or choose what else takes away the components.
spell-refusal-no-save = *{ $spell }* allows no saving throw, so no target can succeed on one.
spell-refusal-own-casting = This is your own spell.
spell-refusal-not-perceived = { $name } perceives nothing here that could be identified.
spell-refusal-casting-not-perceived = { $name } does not perceive the casting, only the effect. Identify the spell by that, with the action on your turn.
spell-refusal-effect-not-perceived = { $name } perceives no effect, and afterwards a spell can be identified by its effect only.
spell-refusal-already-tried = { $name } has tried this way already ({ $way }). There is one try for each way.
spell-refusal-casting-over = The casting is over. Now the spell can be identified by its effect only, with the action.
spell-refusal-effect-over = It is too late to identify the spell: your turn after it has ended, and the effect does not last.
spell-refusal-reaction-used = { $name } has used the reaction already. It comes back when your next turn begins.

## House rules

house-rule-spellcasting-options-method = Method for areas
house-rule-spellcasting-options-method-about = Which squares an area of effect takes in. The methods give different numbers of squares, so a table should choose one.
house-value-spellcasting-options-method-template = template: any part of a square
house-value-spellcasting-options-method-token = tokens: whole squares with straight edges
house-value-spellcasting-options-method-dmg = half a square for circles, any part for the rest
house-rule-spellcasting-options-diagonals = Diagonal steps
house-rule-spellcasting-options-diagonals-about = What a step along a diagonal costs when distances are counted.
house-value-spellcasting-options-diagonals-one = 5 feet each
house-value-spellcasting-options-diagonals-alternating = 5 and 10 feet in turn
house-rule-spellcasting-options-merge = Identify and counter in one
house-rule-spellcasting-options-merge-about = Whether whoever identifies a spell with the reaction may counter it with the same reaction.
house-rule-spellcasting-options-window-minutes = Minutes to identify a spell
house-rule-spellcasting-options-window-minutes-about = How many minutes a casting can be identified with the reaction, unless the GM says otherwise when it is cast.

## In a scene.

spell-scene-order-initiative = Initiative: 1d20 and the modifier, highest first
spell-scene-initiative = Each rolls 1d20 and adds their modifier for initiative, which usually is that of Dexterity; the highest acts first.
spell-scene-ties = Of equal initiatives the one with the higher modifier comes first, then whoever joined earlier.
