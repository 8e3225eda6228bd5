### Skirmish: lines of reckonings, what is pending, and refusals.

## Lines of a reckoning

skirmish-line-d20 = d20
skirmish-line-level = level
skirmish-line-rating = commander { $name }
skirmish-line-commander = commander
skirmish-line-modifier = modifier
skirmish-line-attack = attack
skirmish-line-charge = charge
skirmish-line-sacred = sacred circle
skirmish-line-ac = AC
skirmish-line-cover = cover

## What is pending

skirmish-pending-first = { $side } says who goes first
skirmish-pending-save = a morale save: { $name }
skirmish-pending-rally = a try to rally: { $name }
skirmish-pending-rout = a rout: { $name }
skirmish-pending-opportunity = an opportunity attack on { $name }: { $by }

## Refusals: boards and warbands

skirmish-refusal-unknown-ground = This game knows no ground called “{ $kind }” (sign { $sign }). Name it difficult, risky, sacred, spikes, pit, exit-a, start-a or victory-a, or the same with b.
skirmish-refusal-no-exit = Exit { $side } is missing on this board: in the 1st edition each side needs one. Draw exit A as { "<" } and exit B as { ">" }.
skirmish-refusal-shut-exit = On this board walls shut side { $side } in: exit { $side } cannot be reached from everywhere in its start area.
skirmish-refusal-too-many-creatures = { $name } has { $n } creatures; a warband of this edition has at most { $limit }.
skirmish-refusal-no-creatures = { $name } has no creatures. A warband needs at least one.
skirmish-refusal-huge = { $name } is Huge (3 × 3), and Huge creatures are not allowed here. The GM can allow them with /house set.
skirmish-refusal-not-start-area = { $name } must stand wholly in the start area of { $side }.
skirmish-refusal-no-room = There is no room for { $name } at { $square }: a wall, the border or another creature is in the way.
skirmish-refusal-not-deployed = { $name } is not on the board yet. Set it up first.
skirmish-refusal-already-begun = The game has begun; nobody is set up any more.

## Refusals: turns

skirmish-refusal-no-such-creature = There is no such creature in this game.
skirmish-refusal-gone = { $name } is out of the game.
skirmish-refusal-over = This game is over.
skirmish-refusal-pending = Something must be settled first: { $what }.
skirmish-refusal-round-running = The round is under way; the initiative is rolled again when it is over.
skirmish-refusal-no-round = No round is under way. Roll the initiative first.
skirmish-refusal-still-tied = The initiative tied { $count } times in a row. Look at the dice, and roll again.
skirmish-refusal-no-choice = Nobody has to say who goes first now.
skirmish-refusal-other-side = It is for { $side } to activate creatures now ({ $left } more).
skirmish-refusal-already-activated = { $name } has had its turn in this round.
skirmish-refusal-no-turn = No creature has its turn now. First activate one ({ $side }).
skirmish-refusal-not-its-turn = { $name } does not have its turn now.
skirmish-refusal-turn-unfinished = { $name } still has its turn. End it first.
skirmish-refusal-helpless = { $name } is helpless and can neither move nor attack.
skirmish-refusal-nothing-left = { $name } has done all it can in this turn. End the turn.
skirmish-refusal-already-attacked = { $name } has attacked in this turn already.

## Refusals: moving and attacks

skirmish-refusal-no-way = No way leads { $name } to { $square }.
skirmish-refusal-too-far = { $square } is too far for { $name }: the way costs { $cost }, and its speed is { $speed }.
skirmish-refusal-occupied = { $name } cannot end at { $square }: a wall, the border or another creature is in the way.
skirmish-refusal-own-side = { $name } is of its own side.
skirmish-refusal-not-adjacent = { $target } is not beside { $name }, whose attack reaches no farther.
skirmish-refusal-not-seen = { $name } does not see { $target }: walls are in the way.
skirmish-refusal-no-opportunity = { $name } has no opportunity attack to make now.

## Refusals: morale and rout

skirmish-refusal-no-morale = There are no morale saves in the 2nd edition.
skirmish-refusal-fearless = { $name } is fearless: only turning undead makes it save for its morale.
skirmish-refusal-no-save-due = No morale save is due.
skirmish-refusal-not-running = { $name } does not have to run now.
skirmish-refusal-which-stop = { $name } may stop in several squares, all equally good. Choose one: { $squares }.
skirmish-refusal-not-a-stop = { $name } does not stop there: the shortest way ends at { $squares }.
skirmish-refusal-routing-attack = { $name } is routing: routing creatures do not attack.
skirmish-refusal-routing-move = { $name } is routing: it moves by the shortest way to its exit only.
skirmish-refusal-routing-charge = { $name } is routing: routing creatures do not charge.
skirmish-refusal-routing-opportunity = { $name } is routing: routing creatures threaten no squares and make no opportunity attacks.
skirmish-refusal-routing-save = { $name } is routing: its only save is the one to rally.

## Refusals: charge

skirmish-refusal-charge-edition = There is no charge in the 2nd edition here.
skirmish-refusal-charge-has-acted = { $name } has moved or attacked already: a charge takes the whole turn.
skirmish-refusal-charge-nobody-seen = { $name } sees no enemy to charge.
skirmish-refusal-charge-nearest-unseen = The nearest enemy, { $target }, is not in line of sight: no charge.
skirmish-refusal-charge-not-nearest = Only the nearest enemy can be charged: { $nearest }, not { $target }.
skirmish-refusal-charge-too-close = The nearest enemy, { $target }, is too close: a charge covers at least { $least } squares, and no other enemy may be charged instead.
skirmish-refusal-charge-too-far = The nearest enemy, { $target }, is farther than double speed.
skirmish-refusal-charge-end-taken = The nearest square beside { $target } is taken or blocked: no charge.
skirmish-refusal-charge-path-blocked = The path to { $target } is blocked: a creature, a wall or slowing ground lies in it.
skirmish-refusal-charge-slow-start = { $name } starts on slowing ground and does not leave it with the first step: no charge.
skirmish-refusal-charge-which-end = Several squares are equally near. Choose where { $name } ends: { $squares }.
skirmish-refusal-charge-not-an-end = The charge of { $name } can end only at { $squares }.
