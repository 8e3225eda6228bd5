### Names of things in EX Nihilo (source 003). The game is Italian; Corpo, Equilibrio, Mente, Spirito are its attributes.

## Attributes and skills

nihilo-attribute-corpo = Body
nihilo-attribute-equilibrio = Balance
nihilo-attribute-mente = Mind
nihilo-attribute-spirito = Spirit
nihilo-secondary-fascino = Charm
nihilo-secondary-leadership = Leadership
nihilo-secondary-percezione = Perception
nihilo-skill-biologia = Biology
nihilo-skill-linguistica = Linguistics
nihilo-skill-umanistiche = Humanities
nihilo-skill-mechano = Mechano
nihilo-skill-medicina = Medicine
nihilo-skill-occulto = Occult
nihilo-skill-ricerca = Search
nihilo-skill-scienze = Sciences

## Rolls and difficulties

nihilo-sample-observe = Observe
nihilo-sample-glance = Glance
nihilo-sample-torture = Resist torture
nihilo-sample-interrogate = Interrogate
nihilo-sample-repair = Repair faster
nihilo-sample-trap = Disarm a mechanical trap
nihilo-sample-jump = Jump
nihilo-difficulty-banale = Trivial
nihilo-difficulty-facilissimo = Very easy
nihilo-difficulty-facile = Easy
nihilo-difficulty-medio = Medium
nihilo-difficulty-impegnativo = Demanding
nihilo-difficulty-difficile = Hard
nihilo-difficulty-impossibile = Impossible
nihilo-difficulty-infernale = Infernal
nihilo-level =
    { $level ->
        [-1] G.S.P. −1: all the time that is needed, and quiet
        [0] G.S.P. 0: all the time that is needed, or quiet
        [1] G.S.P. 1: moderate stress
        [2] G.S.P. 2: high stress
       *[other] G.S.P. 3: certain death
    }
choice-gsp--1 = −1 · all the time, and quiet
choice-gsp-0 = 0 · all the time, or quiet
choice-gsp-1 = 1 · moderate stress
choice-gsp-2 = 2 · high stress
choice-gsp-3 = 3 · certain death

## What a turn is used for

nihilo-act-move = move
nihilo-act-short-move = short move
nihilo-act-sprint = sprint
nihilo-act-attack = attack
nihilo-act-charge = charge
nihilo-act-total-defence = total defence
nihilo-act-aim = aiming
nihilo-act-skill = skill roll
nihilo-act-observe = Observe
nihilo-act-standard = standard action
nihilo-act-help = Help
nihilo-free-own-advancement = an Advancement in the own turn
nihilo-free-response-advancement = an Advancement in response
nihilo-free-parry = the parry
choice-act-move = Move
choice-act-short-move = Move and act
choice-act-sprint = Sprint
choice-act-standard = Standard action
choice-act-aim = Aim
nihilo-when-each-turn = anew each turn
nihilo-when-once-per-fight = once per fight
choice-each-turn = Each turn
choice-once-per-fight = Once per fight

## Equipment

nihilo-gear-standard = Standard equipment
nihilo-gear-heavy = Heavy equipment
nihilo-gear-special = Special equipment
nihilo-type-point = point
nihilo-type-cut = cut
nihilo-type-blunt = blunt
nihilo-type-heat = heat
nihilo-type-electricity = electricity
nihilo-weapon-unarmed = Unarmed
nihilo-weapon-knife = Knife
nihilo-weapon-sword = Sword
nihilo-weapon-axe = Axe
nihilo-weapon-mace = Mace
nihilo-weapon-bastard-sword = Hand-and-a-half sword
nihilo-weapon-pole-arm = Pole arm
nihilo-weapon-great-sword = Two-handed sword
nihilo-weapon-great-axe = Two-handed axe
nihilo-weapon-great-hammer = Two-handed hammer
nihilo-weapon-balanced-sword = Balanced two-handed sword
nihilo-weapon-balanced-hammer = Balanced two-handed hammer
nihilo-weapon-thrown-knife = Thrown knife
nihilo-weapon-pistol = Pistol
nihilo-weapon-bow = Bow
nihilo-weapon-crossbow = Crossbow
nihilo-weapon-light-rifle = Light rifle
nihilo-weapon-light-automatic = Light automatic weapon
nihilo-weapon-heavy-pistol = Heavy pistol
nihilo-weapon-heavy-rifle = Heavy rifle
nihilo-weapon-heavy-automatic = Heavy automatic weapon
nihilo-weapon-assault-weapon = Assault weapon
nihilo-worn-light = Light armour
nihilo-worn-medium = Medium armour
nihilo-worn-heavy = Heavy armour
nihilo-worn-multilayer = Multilayer armour
nihilo-unknown-thing = { $id } (not in the tables)

## Advancements and states

nihilo-advancement-charged-blow = Charged Blow
nihilo-advancement-void-dart = Void Dart
nihilo-advancement-inner-shield = Inner Shield
nihilo-advancement-dodge-training = Dodge Training
nihilo-advancement-two-weapons = Two Weapons
nihilo-timing-own = in one’s own turn
nihilo-timing-response = in response
nihilo-timing-passive = passive
nihilo-state-pain = Pain
nihilo-state-fear = Fear
nihilo-state-sensing-behind = Sensing behind
nihilo-state-on-the-ground = On the ground
nihilo-state-stun = Stun
nihilo-state-invisible = Invisible
nihilo-state-intangible = Intangible
nihilo-state-enchantment = Enchantment
nihilo-state-paralysis = Paralysis
nihilo-state-unconscious = Unconscious
nihilo-effect-help = Help
