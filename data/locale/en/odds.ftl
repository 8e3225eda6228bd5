### Chances, as /odds counts them.

odds-title = Odds: { $expression }
odds-title-against = Odds: { $expression } against { $against }

odds-at-least = At least { $target }
odds-exactly = Exactly { $target }
odds-at-most = At most { $target }
odds-chance = { $percent } ({ $fraction })

odds-win = Win
odds-tie = Tie
odds-lose = Lose
odds-reaches = Reached
odds-misses = Missed
odds-lead = Average lead

odds-mean = Average
odds-spread = Standard deviation

odds-rest = Explosions in a row counted: { $depth }. More of them come less than once in { $rolls } rolls.

odds-button-show = Show to all

## Why odds are not counted

refusal-odds-too-heavy = { $expression }: this is too much to count exactly. Use fewer dice, fewer sides or fewer operators.
refusal-odds-repeated = A repeated roll has several results. Ask for the odds of one of them, without the repetition.
refusal-odds-exploded = { $expression }: “{ $operator }” looks at dice that have exploded, and that cannot be counted exactly. Put it before the explosion, or leave one of them out.
refusal-odds-two-questions = Give either a number to reach or a roll to beat, not both.
refusal-odds-no-such-situation = { $typed }: no such situation. Choose one from the list.
