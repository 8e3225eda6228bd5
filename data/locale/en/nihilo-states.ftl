### States, help for the wounded, and death in EX Nihilo (source 003).

nihilo-state-total-defence = Total defence
nihilo-state-charging = Charged
nihilo-condition = Condition
nihilo-condition-well = conscious
nihilo-condition-gravely-wounded = gravely wounded
nihilo-condition-unconscious = unconscious
nihilo-condition-dead = dead
nihilo-states-of = { $name }: state
nihilo-states-title = States
nihilo-states-line = **{ $name }**: { $states }
nihilo-nothing-lasts = Nothing lasts.
nihilo-lasts = { $state }
nihilo-lasts-for =
    { $n ->
        [0] { $state }, until the end of this turn
        [one] { $state }, { $n } more turn
       *[other] { $state }, { $n } more turns
    }
nihilo-dying = dying
nihilo-dying-for =
    { $n ->
        [0] dying: dead at the end of this turn
        [one] dying: dead in { $n } turn
       *[other] dying: dead in { $n } turns
    }
nihilo-laid = { $name }: **{ $state }**.
nihilo-laid-for =
    { $n ->
        [one] { $name }: **{ $state }** for { $n } turn.
       *[other] { $name }: **{ $state }** for { $n } turns.
    }
nihilo-lifted = { $name }: { $state } is over.
nihilo-drops = { $name } drops what was in hand.
nihilo-defends = { $name } takes up total defence until the next turn: +10 to the defence and to parries, no attack.
nihilo-button-tend = Give first aid
nihilo-button-heal = Give hit points back
nihilo-choose-lift = End a state
nihilo-tend-title = { $healer } helps { $patient }
nihilo-tend-roll = First aid
nihilo-tended = **The clock stops.** { $name } stays unconscious at −1, and does not die. The chance was { $chance }.
nihilo-not-tended = **It does not help yet.** { $name } goes on dying. The chance was { $chance }.
nihilo-heal-title = { $name }: hit points
nihilo-heal-form = Give hit points back
nihilo-field-points = Hit points
nihilo-points-help = Give a whole number from 1 to 999.
nihilo-healed =
    { $n ->
        [0] { $name } has all hit points already.
        [one] { $name } gets { $n } hit point back.
       *[other] { $name } gets { $n } hit points back.
    }
nihilo-healed-left =
    { $n ->
        [0] { $name } has all hit points already: { $left }.
        [one] { $name } gets { $n } hit point back, and has { $left }.
       *[other] { $name } gets { $n } hit points back, and has { $left }.
    }
nihilo-wakes = { $name } wakes.
nihilo-button-session = The session ends
nihilo-session-title = The session ends
nihilo-session-ask =
    { $n ->
        [0] Nobody is dying. Nothing happens.
        [one] Nobody has helped { $who }: whoever is dying when the session ends is dead.
       *[other] Nobody has helped these: { $who }. Whoever is dying when the session ends is dead.
    }
nihilo-button-session-end = End it; they die
nihilo-scene-dies = Nobody has helped in time: { $who } **dies**.
choice-state-pain = Pain
choice-state-fear = Fear
choice-state-sensing-behind = Sensing behind
choice-state-on-the-ground = On the ground
choice-state-stun = Stun
choice-state-invisible = Invisible
choice-state-intangible = Intangible
choice-state-enchantment = Enchantment
choice-state-paralysis = Paralysis
choice-state-unconscious = Unconscious
