### Lines of the reckonings of fights in EX Nihilo, the rules behind them, and why something is not possible (source 003).

## Lines

nihilo-line-two-weapons = two weapons
nihilo-line-two-weapons-trained = two weapons, with { $name }
nihilo-line-weapon-above = weapon above one’s class
nihilo-line-armour-above = armour above one’s class
nihilo-line-behind = from behind
nihilo-line-prone = target on the ground
nihilo-line-unarmed = target disarmed
nihilo-line-aimed = aimed at { $spot }
nihilo-line-charge = charge
nihilo-line-charging = charged before
nihilo-line-outnumbered = { $n } opponents
nihilo-line-band =
    { $band ->
        [2] second range band, { $metres } m
       *[other] third range band, { $metres } m
    }
nihilo-line-cover = cover of { $percent }%
nihilo-line-target-higher = target stands higher
nihilo-line-attacker-higher = from higher ground
nihilo-line-aiming =
    { $n ->
        [one] aiming, { $n } turn
       *[other] aiming, { $n } turns
    }
nihilo-line-sensed = target not seen
nihilo-line-attacker-invisible = attacker invisible
nihilo-line-far = { $metres } m off
nihilo-line-unperceived = attack not perceived
nihilo-line-unnoticed = attack not perceived
nihilo-line-helpless = helpless
nihilo-line-trained = dodge training
nihilo-line-deflection = Deflection, { $armour }
nihilo-line-total-defence = total defence
nihilo-line-invisible = invisible
nihilo-line-parry = parry
nihilo-line-disarm = disarm, { $weapon }
nihilo-line-weapon = { $weapon }
nihilo-line-off-hand = other hand
nihilo-line-margin = margin
nihilo-line-absorption = Absorption, { $armour }
nihilo-line-gap = past { $armour }
nihilo-line-unaware = unaware, so no Absorption
nihilo-line-shield = { $name }
nihilo-line-least = at least 1
nihilo-line-damage = damage
nihilo-line-save = { $name }
nihilo-line-healing = first aid

## Why

nihilo-why-line = { $label } { $amount }
nihilo-why-both-dice = Whoever attacks rolls as a character; the defence is a difficulty and gets the dice of a difficulty.
nihilo-why-parry-later = A parry is declared after the comparison, so only against an attack that would hit.
nihilo-why-far = Beyond 100 m there is no defence, but a fixed difficulty.
nihilo-why-holds = To hold on, Balance counts twice; armour and training do not.
nihilo-why-no-roll = Within melee reach a finishing blow needs no roll.
nihilo-why-tend = First aid is Mind + Medicine; it stops the clock, and the patient stays at −1.
nihilo-why-heal = Points that come back count from −1; from 0 up one is awake.
nihilo-why-parry = Whoever parries rolls as a character; the attack’s total stands as a fixed difficulty.
nihilo-why-intangible = Point, cut and blunt do nothing to the intangible; heat and electricity do.
nihilo-why-stun-ends = A hit ends a stun.
nihilo-why-total-defence = Total defence takes the whole turn: +10 to the defence and to parries, no attack.
nihilo-why-armour-destroyed = Damage of at least twice its Absorption destroys the armour; it protects that once more.
nihilo-why-dying = Unconscious for 600 turns, then dead.
nihilo-why-any-hit = At 0 hit points any hit that lands makes unconscious, however much is absorbed.
nihilo-why-gravely-wounded = At 0 hit points one can only stagger, or move 1 m per turn.
nihilo-why-dead = Death.
nihilo-why-state-pain = In pain one falls, and neither moves nor attacks for 3 turns.
nihilo-why-state-fear = In fear one flees directly away at top speed for 3 turns.
nihilo-why-state-sensing-behind = One turns round, and gives +10 to whoever is behind now.
nihilo-why-state-on-the-ground = On the ground for 1 turn; whoever is in melee reach has +15.
nihilo-why-state-stun = The stunned drop their weapons, and only move or defend, for 5 turns or until hit.
nihilo-why-state-invisible = The invisible have +20 to their dodge, if they are sensed at all.
nihilo-why-state-intangible = The intangible are immune to point, cut and blunt.
nihilo-why-state-enchantment = The enchanted adore the source, for up to 60 turns or until it attacks them.
nihilo-why-state-paralysis = The paralysed make no physical attacks for 5 turns, and their Balance counts 0.
nihilo-why-state-unconscious = The unconscious neither move nor speak.

## What somebody cannot do: “{ $name } cannot …”

nihilo-deed-attack = attack
nihilo-deed-parry = parry
nihilo-deed-total-defence = take up total defence
nihilo-deed-advancement = use an Advancement
nihilo-deed-move = move
nihilo-deed-run = run
nihilo-deed-skill = use a skill
nihilo-deed-tend = help anybody
nihilo-wound-gravely-wounded = Gravely wounded
nihilo-wound-dead = Dead

## Why not

nihilo-refusal-cannot = { $name } cannot { $deed }: { $state }.
nihilo-refusal-itself = { $name } cannot attack themselves. Choose another target.
nihilo-refusal-target-dead = { $name } is dead.
nihilo-refusal-not-sensed = { $name } is invisible. Whoever is sensed in no way cannot be attacked; if there is a way, say that the target is sensed.
nihilo-refusal-out-of-range = { $weapon } reaches { $most } m at the most; the target is { $distance } m off.
nihilo-refusal-no-distance = How far off is the target? Give the distance in metres.
nihilo-refusal-covered = { $cover }% are covered; more than { $most }% leave nothing to shoot at.
nihilo-refusal-gunpowder = { $weapon } cannot be fired here: beyond a Wormhole gunpowder fails.
nihilo-refusal-two-weapons = { $name } does not hold two weapons, each in one hand.
nihilo-refusal-two-weapons-moving = On the move there is a single attack. Attack with one weapon.
nihilo-refusal-melee-only = That takes a melee weapon. Choose one that is in hand.
nihilo-refusal-nothing-held = { $name } holds nothing that could be knocked away.
nihilo-refusal-no-room = { $name } needs { $needed } m of room for a charge; there are { $room } m.
nihilo-refusal-not-unconscious = { $name } is not unconscious. A finishing blow kills the unconscious alone.
nihilo-refusal-not-in-hand = { $name } does not have “{ $weapon }” in hand. Choose from the suggestions.
nihilo-refusal-no-such-advancement = { $name } has no Advancement “{ $advancement }”. Choose from the suggestions.
nihilo-refusal-not-for-attacks = { $advancement } does not go with this attack.
nihilo-refusal-needs-two-handed = { $advancement } needs a melee weapon that counts as two-handed.
nihilo-refusal-no-energy =
    { $n ->
        [one] { $advancement } costs { $n } energy point, which { $name } does not have.
       *[other] { $advancement } costs { $n } energy points, which { $name } does not have.
    }
nihilo-refusal-not-offered = That cannot be done about this attack.
nihilo-refusal-parried-already = { $name } has parried in this turn already.
nihilo-refusal-advancement-used = { $name } has answered with an Advancement in this turn already.
nihilo-refusal-no-open-attack =
    { $n ->
        [0] No attack waits here for somebody of yours to react.
       *[other] Several attacks wait here. Choose one from the suggestions.
    }
nihilo-refusal-not-dying = { $name } is not dying.
nihilo-refusal-not-in-state = { $name } is not in this state: { $state }. Or it ends by help alone.
