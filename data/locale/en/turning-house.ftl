### House rules of turning and commanding undead: what each of them is called and means (source 000).

## Tables

house-rule-turning-results = Turning: the result table
house-rule-turning-results-about = What turning does to an undead, by the concrete value of the attempt; a natural 1 and a natural 20 have rows of their own. Every value needs exactly one row. dice are rounds, or hit points where the effect is damage.
house-rule-turning-domination = Command: the result table
house-rule-turning-domination-about = What commanding does to an undead, by the concrete value of the attempt. Every value needs exactly one row, and one row, marked over_20, stands in where Permanent Domination is not possible. dice are rounds.
house-rule-turning-intelligence = Intelligence malus
house-rule-turning-intelligence-about = What an undead’s intelligence takes off an attempt against it. Every score from 0 needs exactly one row.
house-rule-turning-orders = Grades of the Dark Orders
house-rule-turning-orders-about = What its Dark Order takes off an attempt against an undead, and how much more a Legion does (legion_extra).

## Options

house-rule-turning-options-number-affected = How many undead are affected
house-rule-turning-options-number-affected-about = How many undead one attempt affects, the weakest first, then the nearest. The source breaks off where it says so.
house-value-turning-options-number-affected-2d6 = 2d6 undead
house-value-turning-options-number-affected-fixed = a fixed number
house-value-turning-options-number-affected-2d6-hit-dice = 2d6 Hit Dice of undead, at least one undead
house-value-turning-options-number-affected-level-plus-2 = the cleric’s level + 2
house-rule-turning-options-fixed-number = The fixed number of undead
house-rule-turning-options-fixed-number-about = How many undead one attempt affects where that is a fixed number; otherwise this means nothing.
house-rule-turning-options-kept-again = Affecting those kept at bay again
house-rule-turning-options-kept-again-about = Whether an undead that is kept at bay may be affected by another attempt.
house-rule-turning-options-tie = Equal simultaneous attempts
house-rule-turning-options-tie-about = Which of several simultaneous attempts with the same value on one undead counts.
house-value-turning-options-tie-higher-level = the one of the higher level, then the one declared earlier
house-value-turning-options-tie-earlier-declared = the one declared earlier
house-rule-turning-options-round-end = The last moment of a round
house-rule-turning-options-round-end-about = The initiative moment with which a round ends. A delayed strike that would come later comes then.

## Faults

turning-fault-offered-twice = An effect is offered twice.
turning-fault-naturals = There must be one row for a natural 1 and one for a natural 20.
turning-fault-grades = There is no grade for: { $orders }.
turning-fault-over-20 = over_20 must mark one row, and it marks { $n }.
turning-fault-over-20-empty = The row marked over_20 must offer an effect.
turning-fault-over-20-permanent = The row marked over_20 stands in for permanent-domination and cannot offer it.

## The rows of a table

turning-told-natural = natural { $face }: { $offers }
turning-told-row = { $row }: { $offers }
turning-told-over-20 = { $row } (“Over 20”): { $offers }
turning-told-nothing = no effect
turning-told-intelligence =
    { $n ->
        [0] { $scores } ({ $name }): no malus
       *[other] { $scores } ({ $name }): −{ $n }
    }
turning-told-order = { $order }: −{ $n }
turning-told-legion = In a Legion besides: −{ $n }
