### Attacks, reactions and damage in EX Nihilo (source 003). Terms: GLOSSARY section 1.6.

## An attack

nihilo-attack-title = { $attacker } attacks { $target }
nihilo-attack-roll = Attack, { $arm }
nihilo-attack-roll-with = Attack, { $arm }, { $advancement }
nihilo-attack-defence = Defence
nihilo-hits = **A hit** by { $margin }. The chance was { $chance }.
nihilo-misses = **A miss** by { $margin }. The chance was { $chance }.
nihilo-hits-hidden = **A hit.**
nihilo-misses-hidden = **A miss.**
nihilo-stroke-first = Main hand
nihilo-stroke-second = Other hand
nihilo-way-strike = Strike or shot
nihilo-way-two-weapons = With two weapons
nihilo-way-charge = Charge
nihilo-way-disarm = Disarming
nihilo-way-finish = Finishing blow
nihilo-spot-limb = a limb
nihilo-spot-head-or-hand = head or hand
choice-way-strike = Strike or shoot
choice-way-two-weapons = With two weapons
choice-way-charge = Charge
choice-way-disarm = Disarm
choice-way-finish = Finishing blow
choice-spot-limb = A limb, −10
choice-spot-head-or-hand = Head or hand, −20
choice-height-attacker = The attacker stands higher
choice-height-target = The target stands higher
nihilo-attack-waits = { $name } can react. Time runs out { $when }; then the dodge alone counts.
nihilo-button-react = React

## The reaction, for whoever is attacked

nihilo-react-title = { $target } against { $attacker }
nihilo-react-until = Time runs out { $when }; then the dodge alone counts.
nihilo-react-chosen = Your choice stands: { $choice }. What comes of it is said in the channel.
nihilo-hit-points = Hit points
nihilo-reaction-dodge = Dodge alone
nihilo-reaction-parry = Parry
nihilo-reaction-advancement = { $name }
nihilo-reaction-dodge-about = **Dodge alone**: it is in the defence already, and costs nothing. The blow takes effect.
nihilo-reaction-parry-about = **Parry**: stops the blow with a chance of { $chance }. Once per turn.
nihilo-reaction-advancement-about =
    { $n ->
        [one] **{ $name }**: takes { $points } off the damage, for { $n } energy point. One Advancement in response per turn.
       *[other] **{ $name }**: takes { $points } off the damage, for { $n } energy points. One Advancement in response per turn.
    }

## What came of it

nihilo-too-late = The time is up; { $name } has the dodge alone.
nihilo-parry-roll = Parry
nihilo-parried = **Parried.** The chance was { $chance }.
nihilo-not-parried = **Not parried.** The chance was { $chance }.
nihilo-parried-hidden = **Parried.**
nihilo-not-parried-hidden = **Not parried.**
nihilo-answers-with = { $name } answers with { $advancement }.
nihilo-immune = It passes through { $name }, who is intangible.
nihilo-destroys-armour = The armour of { $name } is destroyed.
nihilo-hurt-hidden = The blow tells.
nihilo-damage-sum = Damage, { $type }
nihilo-loses =
    { $n ->
        [0] { $name } loses no hit points.
        [one] { $name } loses { $n } hit point.
       *[other] { $name } loses { $n } hit points.
    }
nihilo-lost =
    { $n ->
        [0] { $name } loses no hit points, and has { $left } left.
        [one] { $name } loses { $n } hit point, and has { $left } left.
       *[other] { $name } loses { $n } hit points, and has { $left } left.
    }
nihilo-loses-gravely-wounded =
    { $n ->
        [0] { $name } stays at 0 hit points: **gravely wounded**.
        [one] { $name } loses { $n } hit point and is at 0: **gravely wounded**.
       *[other] { $name } loses { $n } hit points and is at 0: **gravely wounded**.
    }
nihilo-loses-unconscious = { $name } is **unconscious**, at −1, and dies in 600 turns if nobody helps.
nihilo-dies = { $name } **dies**.
nihilo-save-roll = { $name } saves
nihilo-save-difficulty = Difficulty
nihilo-saved = { $name } is not affected: { $state }. The chance was { $chance }.
nihilo-not-saved = { $name }: **{ $state }**. The chance to save was { $chance }.
nihilo-saved-hidden = { $name } is not affected: { $state }.
nihilo-not-saved-hidden = { $name }: **{ $state }**.

## Disarming, finishing, other damage

nihilo-disarm-title = { $attacker } disarms { $target }
nihilo-disarm-roll = Attempt
nihilo-disarm-hold = Holding on
nihilo-disarmed = **{ $weapon }** of { $name } falls to the ground. The chance was { $chance }.
nihilo-not-disarmed = { $name } holds on to { $weapon }. The chance was { $chance }.
nihilo-disarmed-hidden = The weapon of { $name } **falls to the ground**.
nihilo-not-disarmed-hidden = { $name } holds on to the weapon.
nihilo-died-title = Death
nihilo-died =
    { $n ->
        [one] { $who } **dies**.
       *[other] { $who } **die**.
    }
nihilo-finished-by = A finishing blow by { $name }.
nihilo-damage-title = { $name }: damage
choice-damage-point = Point
choice-damage-cut = Cut
choice-damage-blunt = Blunt
choice-damage-heat = Heat
choice-damage-electricity = Electricity

## In the ledger

ledger-kind-ex_nihilo-attack = attack
ledger-kind-ex_nihilo-reaction = what comes of an attack
ledger-kind-ex_nihilo-disarm = disarming
ledger-kind-ex_nihilo-finish = finishing blow
ledger-kind-ex_nihilo-damage = damage
ledger-kind-ex_nihilo-defend = total defence
ledger-kind-ex_nihilo-state = state
ledger-kind-ex_nihilo-tend = first aid
ledger-kind-ex_nihilo-heal = healing
ledger-kind-ex_nihilo-session = end of a session
