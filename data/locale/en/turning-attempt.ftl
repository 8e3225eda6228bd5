### What the table sees of an attempt, and what is asked after it (source 000). Terms: GLOSSARY section 1.3.

## The answer

turning-command-title = Commanding undead: { $cleric }
turning-number-undead = Affects { $n } undead at most.
turning-rolled-undead = Affects { $n } undead at most ({ $faces }).
turning-number-hit-dice =
    { $n ->
        [one] Affects { $n } Hit Die of undead at most.
       *[other] Affects { $n } Hit Dice of undead at most.
    }
turning-rolled-hit-dice = Affects { $n } Hit Dice of undead at most ({ $faces }).
turning-protects = Keep at Bay protects: { $who }.
turning-supersedes = Counts instead of a weaker simultaneous attempt: { $who }.
turning-all-left-out =
    { $more ->
        [0] Left out: { $who }.
       *[other] Left out: { $who }, and { $more } more.
    }
turning-needs = One whole round · holy symbol in one hand · takes hold at the end of the round
# One undead among many, in one line.
turning-brief = { $name }: { $value } → { $effect }
turning-brief-hidden = { $name } → { $effect }
turning-superseded = a stronger simultaneous attempt counts
turning-no-effect-noticed = no effect; it notices that it was to be dominated
turning-outlasted = { $effect }; the earlier one lasts as long and stays
turning-driven = { $effect }, against { $victim }
turning-gone = no longer there
turning-shut-out = nothing to choose by now: { $why }

## Controls. Placeholders: at most 150 characters; buttons: at most 80.

turning-protect = Name the protected
turning-choose-undead =
    { $n ->
        [one] Choose an undead ({ $n } open)
       *[other] Choose an undead ({ $n } open)
    }
turning-choose-for = { $name }: choose an effect
turning-earlier = Previous undead
turning-later = More undead
turning-all-the-same = The same for all
turning-same-promise = For { $n } undead
turning-all-present = All present

## Chances, before anything is rolled

turning-preview-title-turn = Chances of turning: { $cleric }
turning-preview-title-command = Chances of commanding: { $cleric }
turning-preview-about = Nothing has been rolled, spent or recorded.
turning-preview-undead =
    { $more ->
        [0] { $who }
       *[other] { $who }, and { $more } more
    }
turning-preview-roll = Roll: { $roll }
turning-preview-reached = The attempt reaches these with a chance of { $chance }. If it does:
turning-preview-row =
    { $n ->
        [0] Row { $row } ({ $chance }): no effect
       *[other] Row { $row } ({ $chance }): { $offers }
    }

## Forms. Titles and labels: at most 45 characters; hints: at most 100.

turning-ask-victim-title = Harmful Impulse: the victim
turning-ask-victim = Designated victim
turning-ask-victim-name = Or another one, by name
turning-ask-seen = Does the undead see it?
turning-ask-from-priest = Its distance from the priest (m)
turning-ask-from-undead = Its distance from the undead (m)
turning-hint-distance-if-known = Only where no sheet tells it; may stay empty: 21 or 4.5
turning-ask-protected-title = Keep at Bay: the protected
turning-ask-protected = Protected creatures
turning-hint-protected =
    { $n ->
        [one] { $n } besides the cleric, in sight within { $metres } m
       *[other] Up to { $n } besides the cleric, in sight within { $metres } m; commas between them
    }

## Refusals

turning-refusal-place-unreadable = “{ $typed }” is no place. Write a number from −{ $bound } to +{ $bound }, or choose one of the cleric’s sacred zones.
turning-refusal-no-such-attempt = “{ $typed }” is no attempt in this channel. Choose one from the suggestions.
turning-refusal-gone = This undead is no longer there.
turning-refusal-distance-unreadable = “{ $typed }” is no distance. Write it in metres: 21 or 4.5.
turning-refusal-impulse-alone = Harmful Impulse needs a victim: choose it for one undead at a time. Nothing has been chosen yet.
turning-refusal-victims-needed = For some undead the strongest effect is Harmful Impulse, which needs a victim. Choose it from the list and name one.

## What the ledger lists

ledger-kind-turning-joined = a simultaneous attempt
turning-refusal-kept-apart = An attempt at the same moment as an open one is open as well: which of them is stronger shows in both.
