### Whom a turning attempt touches, and what lasts (source 000). Terms: GLOSSARY section 1.3.

## What an attempt asks of the cleric. No full stop at the end.

turning-needs-round = Turning takes one whole round of words and gestures
turning-needs-symbol = The holy symbol is in one hand; the other may hold a shield or steady a two-handed weapon
turning-needs-end-of-round = It takes hold at the end of the round
turning-needs-no-concentration = It needs no concentration: wounds do not spoil it
turning-needs-dexterity = Meanwhile the cleric’s armour class has no Dexterity bonus; that of a shield stays

## Who is left out, and why

turning-left-out = { $name } ({ $reason })
turning-left-out-absent = not there
turning-left-out-destroyed = no hit points left
turning-left-out-stunned = stunned
turning-left-out-dominated = dominated
turning-left-out-kept = already kept at bay
turning-left-out-out-of-sight = out of sight
turning-left-out-too-far = too far away
turning-left-out-beyond-number = beyond the number affected

## Why? No full stop at the end: it follows the rule in brackets.

turning-why-left-out = { $name } is left out: { $reason }
turning-why-number-2d6 = An attempt affects 2d6 undead, the weakest first, then the nearest: { $n }
turning-why-number-fixed = How many undead an attempt affects is fixed, the weakest first, then the nearest: { $n }
turning-why-number-2d6-hit-dice = An attempt affects 2d6 Hit Dice of undead, the weakest first, then the nearest, one undead at least: { $n }
turning-why-number-level-plus-2 = An attempt affects as many undead as the cleric’s level and 2 more, the weakest first, then the nearest: { $n }
turning-why-number-enough = The number of undead that an attempt affects is enough for all of these
turning-why-outlasted = { $name } is kept at bay for as long already, so that the earlier Keep at Bay stays
turning-why-replaced = The new Keep at Bay lasts longer and takes the place of the earlier one: { $name }
turning-why-harmed = { $cleric } is protected from { $name } and harms it, which ends that Keep at Bay
turning-why-superseded = Of simultaneous attempts only the strongest counts; against { $name } it is that of { $cleric }
turning-why-supersedes = Of simultaneous attempts only the strongest counts; against { $name } it is this one, and what that of { $cleric } did is taken back
turning-why-tie-higher-level = Between attempts with the same value the one of the cleric of the higher level counts, then the one declared earlier
turning-why-tie-earlier-declared = Between attempts with the same value the one declared earlier counts
turning-why-protected-fixed = The set of protected creatures is fixed; whoever leaves sight or the area later stays protected
turning-why-broken-for-all = It ends for all protected creatures, but only with this undead; the others stay bound
turning-why-broken-moment = It ends at the moment at which the harmful act is completed
turning-why-waiting = A kept undead that has done nothing else counts as waiting to attack, and may strike in this very round
turning-why-strike = It strikes at its attack modifier and the moment of the harm together: { $modifier } and { $harmed }
turning-why-strike-delayed = Harmed at range, it may delay and strike an opponent who comes near in the rest of the round
turning-why-strike-free = Its own initiative roll is later than the harm, so that it acts freely
turning-why-last-act = That would be after the end of the round, { $end }: it strikes as the last act of the round
turning-why-round-end = The round ends at { $end }, and the strike comes before that

## Refusals

turning-refusal-not-dark = { $name } does not serve dark powers and cannot command undead, but turns them.
turning-refusal-nobody-affected =
    { $n ->
        [0] There is no undead here that the attempt could affect. Nothing has been spent.
       *[other] The attempt could affect nobody: { $who }{ $more ->
            [0] .
           *[other] , and { $more } more.
        } Nothing has been spent.
    }
turning-refusal-shut-out = This undead can suffer no other effect now: { $why }.
turning-refusal-superseded = A stronger simultaneous attempt counts for this undead; this one has no effect on it.
turning-refusal-one-at-a-time = { $name } has already made one of these simultaneous attempts; it takes the whole round.
turning-refusal-cannot-protect = These cannot be protected: { $who }.
turning-refusal-too-many-protected =
    { $n ->
        [one] { $name } can protect { $n } more creature.
       *[other] { $name } can protect { $n } more creatures at most.
    }
turning-refusal-already-protected = { $name } has already named whom this Keep at Bay protects.
turning-refusal-not-kept = This undead is not kept at bay.

## What the ledger lists

ledger-kind-turning-command = undead are commanded
ledger-kind-turning-protect = protected creatures are named
ledger-kind-turning-break = Keep at Bay is broken
ledger-kind-turning-end = an effect is ended
