### Turning undead (source 000). Terms: GLOSSARY section 1.3.

## Kinds of sheets and their fields. Labels: at most 45 characters; hints: at most 100.

turning-kind-cleric = Cleric
turning-kind-undead = Undead
turning-kind-companion = Companion
turning-field-level = Level
turning-field-deity = Deity
turning-field-recovery = Flow of divine energy
turning-hint-recovery = The moment at which spent attempts come back, such as “dawn”
turning-field-modifiers = Standing modifiers
turning-hint-modifiers = With reasons: +2 holy relic, −1 curse
turning-field-dark = Serves dark powers
turning-field-attempts = Turning attempts today
turning-field-attempts-used = Turning attempts spent today
turning-attempts-of = { $left } of { $all }
turning-field-threat = Threat level
turning-hint-threat = Usually the whole Hit Dice, at least 1
turning-field-hit-dice = Hit Dice
turning-field-order = Dark Order
turning-field-legion = Belongs to a Legion of Darkness
turning-field-class-levels = Class levels kept
turning-field-intelligence = Intelligence
turning-hint-intelligence = 0 is mindless, 10 is average
turning-field-malus = Malus of its own
turning-hint-malus = What its items, powers or spells take off a turning attempt
turning-field-malus-reason = Reason of the malus
turning-malus-of = Malus { $malus }
turning-field-hit-points = Hit points
turning-hint-hit-points = May stay empty; where known, damage lowers them
turning-field-max-hit-points = Hit points when unharmed
turning-hint-max-hit-points = May stay empty; then the hit points it has first
turning-hit-points-of = { $now } of { $all }
turning-field-zones = Sacred zones
turning-hint-zones = Places with a bonus from −3 to +3: +3 chapel of the Lamp, −2 barrow
turning-field-position = Position (metres east, north)
turning-hint-position = From wherever you measure: 6, −3 or 4.5; 2
turning-field-distance = Distance from the cleric (m)
turning-hint-distance = In metres, tenths at most: 21 or 4.5. Positions, where known, count before it
turning-field-dominated = Hit Dice dominated, not on sheets here
turning-hint-dominated = Of undead under Permanent Domination that have no sheet in this server
turning-field-present = Present
turning-field-in-sight = In the cleric’s sight

## Dark Orders, intelligence, creatures

turning-order-lower = Lower
turning-order-superior = Superior
turning-order-major = Major
turning-order-supreme = Supreme

# After “intelligence”: intelligence: average.
turning-intelligence-mindless = mindless
turning-intelligence-animal = animal
turning-intelligence-semi = semi-intelligent
turning-intelligence-low = low
turning-intelligence-average = average
turning-intelligence-very = very intelligent
turning-intelligence-high = high
turning-intelligence-exceptional = exceptional
turning-intelligence-genius = genius
turning-intelligence-supra-genius = supra-genius
turning-intelligence-godlike = godlike

turning-creature-skeleton = Skeleton
turning-creature-zombie = Zombie
turning-creature-ghoul = Ghoul
turning-creature-shadow = Shadow
turning-creature-ghast = Ghast
turning-creature-wight = Wight
turning-creature-wraith = Wraith
turning-creature-mummy = Mummy
turning-creature-spectre = Spectre
turning-creature-vampire = Vampire
turning-creature-ghost = Ghost
turning-creature-lich = Lich
turning-creature-minotaur-skeleton = Minotaur skeleton
turning-creature-mummy-lord = Mummy lord
turning-creature-ogre-zombie = Ogre zombie
turning-creature-specter = Specter
turning-creature-vampire-bat = Vampire (bat form)
turning-creature-vampire-mist = Vampire (mist form)
turning-creature-vampire-spawn = Vampire spawn
turning-creature-vampire-vampire = Vampire (own form)
turning-creature-warhorse-skeleton = Warhorse skeleton
turning-creature-will-o-wisp = Will-o’-wisp

# Whose values a ready-made undead has.
turning-template-house = { $name } – house values
turning-template-srd = { $name } – SRD 5.1
turning-values-house = Made like: { $name }. The values are the house’s, not the author’s.
turning-values-srd = Made like: { $name }. Hit Dice, hit points and intelligence are those of the SRD 5.1 (CC BY 4.0); the Dark Order is a house value.

## Lines of a reckoning: `d20 12 · level +5 · sacred area +3 = 20`

turning-line-level = level
turning-line-place = place
turning-line-modifier = modifier
turning-line-potential = potential
turning-line-threat = threat level
turning-line-order = Dark Order ({ $order })
turning-line-legion = Legion of Darkness
turning-line-class = class levels
turning-line-intelligence = intelligence ({ $name })
turning-line-malus = its own malus

## The answer

turning-attempt-title = Turning attempt: { $cleric }
turning-potential = Potential
turning-natural = A natural { $face }: modifiers do not count.
turning-undead = { $name }
turning-alias = undead { $n }
turning-value = Value
turning-outcome = Row { $row } ({ $percent }% chance): { $effect }
turning-row-natural = natural { $face }
turning-row-or-less = { $high } or less
turning-row-or-more = { $low } or more
turning-row-range = { $low }–{ $high }
turning-outcome-hidden = Result: { $effect }
turning-no-effect = no effect
turning-to-choose =
    { $n ->
        [one] choose the effect
       *[other] choose one of { $n } effects
    }
turning-effect-keep-at-bay = Keep at Bay
turning-effect-positive-direct-damage = Positive Direct Damage
turning-effect-divine-stunning = Divine Stunning
turning-applied-keep-at-bay =
    { $n ->
        [one] Keep at Bay for { $n } round ({ $dice })
       *[other] Keep at Bay for { $n } rounds ({ $dice })
    }
turning-applied-positive-direct-damage =
    { $n ->
        [one] Positive Direct Damage: { $n } point ({ $dice })
       *[other] Positive Direct Damage: { $n } points ({ $dice })
    }
turning-applied-divine-stunning =
    { $n ->
        [one] Divine Stunning for { $n } round ({ $dice })
       *[other] Divine Stunning for { $n } rounds ({ $dice })
    }
turning-attempts-left =
    { $n ->
        [0] No turning attempts left today.
        [one] { $n } turning attempt left today.
       *[other] { $n } turning attempts left today.
    }
turning-choose = Choose an effect
turning-strongest = Strongest for all
turning-option = { $name }: { $effect }
turning-promise-rounds = { $dice } rounds
turning-promise-damage = { $dice } hit points of damage
turning-rest-title = The deity’s energy flows: { $cleric }
turning-rest =
    { $n ->
        [one] { $n } turning attempt is ready again.
       *[other] { $n } turning attempts are ready again.
    }

## Why? No full stop at the end: it follows the rule in brackets.

turning-offer = { $effect } { $dice }
turning-why-potential = A d20 and all general modifiers make the potential; what each undead takes off it leaves the concrete value
turning-why-level = The cleric’s level is added: { $n }
turning-why-place = The place helps or hinders by 1 to 3
turning-why-modifier = Items, spells, proficiencies or the deity’s power may help or hinder
turning-why-relation = What lies between the cleric and this undead may help or hinder
turning-why-threat-level = Each threat level takes off 1
turning-why-order = The grade of the Dark Order is taken off: { $order } { $n }
turning-why-legion = A member of a Legion of Darkness takes off { $n } more
turning-why-class = Kept class levels take off 1 for every 3 or part of them: { $n } here
turning-why-intelligence = High intelligence takes off more: { $name } { $n }
turning-why-malus = Its own items and powers, or spells on it, take off more
turning-why-reach = The undead must be in the cleric’s sight and within { $metres } m when the attempt takes hold, at the end of the round
turning-why-attempts = A cleric of level { $level } has { $n } turning attempts a day: 2, and 1 for every 3 levels or part of them
turning-why-natural = A natural { $face } always gives the same result, whatever the modifiers
turning-why-threat = The threat level is the number of whole Hit Dice, at least 1
turning-why-row =
    { $n ->
        [0] { $name }: row { $row } of the table offers no effect
       *[other] { $name }: row { $row } of the table offers { $offers }
    }
turning-why-choice = Where a row offers several effects, the cleric chooses after the roll, for each undead separately
turning-why-protected =
    { $n ->
        [one] Keep at Bay protects the cleric and { $n } more creature in sight within { $metres } m
       *[other] Keep at Bay protects the cleric and up to { $n } more creatures in sight within { $metres } m
    }
turning-why-keep-at-bay = An undead kept at bay cannot touch or attack protected creatures; it may do anything else
turning-why-broken = Keep at Bay lasts until protected creatures attack the undead, and ends only for the one attacked
turning-why-damage = The damage is done at the end of the round; in the next the undead can be turned again
turning-why-stunned = Stunned: no actions, no movement, no opportunity attacks; attackers get +4 to hit; damage does not end it
turning-why-stunning = While stunned, an undead can suffer no other turning effect and does not count as present
turning-why-rest = Spent attempts come back when the deity’s energy flows and spells return
turning-why-rest-moment = Spent attempts come back when the deity’s energy flows and spells return: { $recovery }

## Refusals

turning-refusal-dark-cleric = { $name } serves dark powers and does not turn undead, but dominates them.
turning-refusal-no-attempts =
    { $n ->
        [one] { $name } has no turning attempts left today. When the deity’s energy flows, { $n } attempt comes back.
       *[other] { $name } has no turning attempts left today. When the deity’s energy flows, { $n } attempts come back.
    }
turning-refusal-place = The place helps or hinders by { $bound } at most; { $place } is beyond that.
turning-refusal-no-undead = Name at least one undead; several with commas between them.
turning-refusal-too-many-undead = One attempt can name { $limit } undead at most.
turning-refusal-too-many-modifiers = One attempt can have { $limit } further modifiers at most. Put some of them together.
turning-refusal-not-touched = This attempt does not touch that undead.
turning-refusal-nothing-to-choose = There is nothing to choose for this undead.
turning-refusal-already-chosen = Its effect has already been chosen: { $effect }.
turning-refusal-not-offered = { $effect } is not on offer here.
turning-refusal-which-cleric =
    { $n ->
        [0] You have no cleric here. Make one with { $sheet_new }.
       *[other] Say which cleric: there are { $n }.
    }
turning-refusal-modifiers = “{ $typed }” cannot be read. Write a number from −20 to +20 and a reason, with commas between several: +2 holy relic, −1 wounded.
turning-refusal-two-effects = You have chosen two effects for the same undead. Choose one for each.

## What the ledger lists

ledger-kind-turning-attempt = turning attempt
ledger-kind-turning-choose = an effect is chosen
ledger-kind-turning-rest = the turning attempts return

## The tour

turning-guide-title = Turning undead
turning-guide-about = A cleric keeps the undead at bay, stuns them or harms them; a dark priest commands them.
turning-guide-attempt = Turn the undead: { $command }. Name some of them from the suggestions, or none to try all who are present; as a preview it only shows you the chances.
turning-guide-choose = Where the result offers alternatives, choose an effect for each undead from the list below the answer.
turning-guide-why = Press Why? below the result to see the rules, the row and the die behind it.
turning-guide-command = As a dark priest, command them instead: { $command }
turning-guide-effects = See what lasts, and for whom: { $command }. Choose an effect there to break, roll for or end it.
turning-guide-release = Let a dominated undead go: { $command }
turning-guide-board = Where the sheets have positions, press Board to see who stands around the cleric.
turning-guide-rest = Attempts run out for the day; { $command } brings them back.
turning-guide-sheets = Make a cleric of your own, or as GM more undead: { $command }
