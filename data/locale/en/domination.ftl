### Commanding undead (source 000). Terms: GLOSSARY section 1.3.

## Effects

turning-effect-confusing-order = Confusing Order
turning-effect-stand-still = Stand Still
turning-effect-harmful-impulse = Harmful Impulse
turning-effect-dark-paralysis = Dark Paralysis
turning-effect-permanent-domination = Permanent Domination
turning-applied-confusing-order =
    { $n ->
        [one] Confusing Order for { $n } round ({ $dice })
       *[other] Confusing Order for { $n } rounds ({ $dice })
    }
turning-applied-stand-still =
    { $n ->
        [one] Stand Still for { $n } round ({ $dice })
       *[other] Stand Still for { $n } rounds ({ $dice })
    }
turning-applied-harmful-impulse =
    { $n ->
        [one] Harmful Impulse for { $n } round ({ $dice })
       *[other] Harmful Impulse for { $n } rounds ({ $dice })
    }
turning-applied-dark-paralysis =
    { $n ->
        [one] Dark Paralysis for { $n } round ({ $dice })
       *[other] Dark Paralysis for { $n } rounds ({ $dice })
    }
turning-promise-permanent = until the priest releases it

## Why? No full stop at the end: it follows the rule in brackets.

turning-why-dominated = Under a domination effect, an undead can suffer no other one until it ends
turning-why-dominated-absent = Until then it does not count as present, even when it stands in the area
turning-why-confusing-order = Confusing Order: 1d6 at the start of each round, before anyone says what they mean to do
turning-why-confusing-still = 1 or 2: Stand Still for the whole round
turning-why-confusing-impulse = 3 or 4: Harmful Impulse against a random creature that the undead sees within { $metres } m, the priest included; if there is none, Stand Still
turning-why-confusing-free = 5 or 6: the undead acts freely this round
turning-why-stand-still = Stand Still: the undead cannot leave its place; it fights without penalty whoever is adjacent or in reach of its missiles and powers
turning-why-dark-paralysis = Dark Paralysis: the undead is held for as long as it lasts
turning-why-held = Held: helpless, no actions, no movement; melee attacks hit without a roll; damage does not end it
turning-why-impulse = Harmful Impulse: the undead makes for the creature that the priest names and attacks it, and no one else
turning-why-impulse-victim = Priest and undead must both see this victim, and it must be within { $metres } m of both
turning-why-impulse-attacks = It uses its most harmful common attacks: no special attacks or powers, no spells, no combat points, no manoeuvres; passive harm on its attacks still works
turning-why-impulse-charge = It may charge to strike the victim in the same round, but spends no combat points on it
turning-why-impulse-risks = It accepts opportunity attacks on its way, but walks into no other plain harm (a wall of fire, a trap) and does nothing suicidal
turning-why-impulse-defence = It defends itself against anyone as well as the ordered attack allows, without counter-attacks; passive harm (an aura, spines, acid blood) still works
turning-why-impulse-opportunity = It makes opportunity attacks on the victim only
turning-why-impulse-out-of-reach = A victim that it cannot attack it approaches as far as it can; if even that is impossible, it stands and only defends itself
turning-why-permanent-single = Permanent Domination takes undead at least 4 Hit Dice or levels below the priest’s level, and never above 8: up to { $n } at level { $level }
turning-why-permanent-none = Permanent Domination takes undead at least 4 Hit Dice or levels below the priest’s level: at level { $level } there are none
turning-why-permanent-allowance = A priest of level { $level } dominates { $n } Hit Dice or levels of undead at most, 2 per level; those controlled by other means do not count
turning-why-permanent = Control is total and permanent: the undead obeys any order as well as it can, and an intelligent one sees its master in the priest
turning-why-permanent-strength = Of Hit Dice and class levels the greater counts, and 1 at least
turning-why-release = Only the priest can release it, by a spoken command, while he sees it and it can hear him
turning-why-released = A released undead is not at once hostile to the priest and his companions: it tries to get away, and fights for its freedom only if it cannot
turning-why-too-strong =
    { $most ->
        [0] { $name } has { $n } Hit Dice or levels; at level { $level } Permanent Domination is not possible yet, so the row “Over 20” is open instead
       *[other] { $name } has { $n } Hit Dice or levels, and Permanent Domination at level { $level } takes { $most } at most; so the row “Over 20” is open instead
    }
turning-why-allowance-used = { $name } has { $n } Hit Dice or levels; with the { $used } already dominated that is more than the allowance of { $all }, so the row “Over 20” is open instead
turning-why-noticed = { $name } is intelligent enough to realise that the priest tried to dominate it, and may act on that
turning-why-unnoticed = { $name } has no will of its own and does not notice the failed attempt

## What a confused undead does in a round

turning-conduct-stand-still = Stand Still
turning-conduct-harmful-impulse = Harmful Impulse
turning-conduct-free = acts freely

## Refusals

turning-refusal-not-permanent = No Permanent Domination lasts on this undead.
turning-refusal-other-priest = Only the priest who dominates this undead can release it, and that is not { $name }.
turning-refusal-release-unseen = { $name } must see the undead to release it.
turning-refusal-release-unheard = The undead must be able to hear the command that releases it.
turning-refusal-no-longer-permanent = Permanent Domination is no longer possible here: the allowance does not reach. Choose another effect.
turning-refusal-not-confused = No Confusing Order lasts on this undead.
turning-refusal-no-victim = Harmful Impulse needs a victim. Name the creature that the undead is to attack.
turning-refusal-victim-is-itself = The undead cannot be driven against itself. Name another creature.
turning-refusal-victim-unseen-by-priest = The priest must see the victim, and does not see { $name }.
turning-refusal-victim-unseen-by-undead = The undead must see the victim, and does not see { $name }.
turning-refusal-victim-far-from-priest = The victim must be within { $metres } m of the priest; { $name } is farther off.
turning-refusal-victim-far-from-undead = The victim must be within { $metres } m of the undead; { $name } is farther off.

## Faults in a table that the GM has written

turning-fault-dice-of-permanent = { $effect } is permanent and has no dice.
turning-fault-no-dice = { $effect } needs dice.
turning-fault-other-attempt = Row { $row }: { $effect } belongs to the other kind of attempt.

## What the ledger lists

ledger-kind-turning-confused = a round under Confusing Order
ledger-kind-turning-release = an undead is released
