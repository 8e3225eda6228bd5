### Skirmish: by which rules it was decided.

## Initiative and turns

skirmish-why-rating-added = 1st edition: d20 + the best commander rating of the side.
skirmish-why-routing-commander = The rating of a routing commander is not added.
skirmish-why-two-dice = The side with the higher commander rating rolls two dice and keeps the better.
skirmish-why-equal-ratings = With equal ratings each side rolls one die.
skirmish-why-rolled-again = Ties are rolled again.
skirmish-why-winner-chooses = Whoever rolls higher says who goes first.
skirmish-why-twos = 1st edition: the sides activate two creatures each in turn, or as many as are left.
skirmish-why-one-then-twos = 2nd edition: the first side activates one creature, then each side two in turn.
skirmish-why-skipped = Nobody is left to activate for { $side }; the other goes on in steps of two.
skirmish-why-start-area = Creatures are set up in the start area of their side.
skirmish-why-areas = A creature on a victory area of its own is worth { $n } points at the end of the round.
skirmish-why-idle = Nobody could do anything but run against a blocked exit in this round: a draw is offered.
skirmish-why-score = The game ends when a side has { $n } victory points.
skirmish-why-nobody-left = No creature of { $side } is left: the game ends, and more points win.
skirmish-why-agreed = A game may end in a draw by agreement.
skirmish-why-conceded = { $side } gives up, and the other side wins.

## Moving

skirmish-why-cost-first = 1st edition: every second diagonal step costs 2, difficult ground 2 and diagonally 3. This way costs { $cost }.
skirmish-why-cost-second = 2nd edition: a diagonal step costs no more than a straight one. This way costs { $cost }.
skirmish-why-leaves-threatened = Leaving a threatened square draws opportunity attacks, resolved before the step; one each in a turn.
skirmish-why-causer = Whoever has caused a rout makes no opportunity attack on that creature in this turn.
skirmish-why-placed = Being pushed or put somewhere is no movement of one’s own and ends one that is under way.
skirmish-why-spikes = Spike stones deal { $n } damage for every step into a new square.
skirmish-why-risky = Risky ground at the end of a turn: d20 from 1 to 5 hurts. Rolled { $face }, damage { $n }.
skirmish-why-risky-damage = Attacks in melee from risky ground deal { $n } damage more.
skirmish-why-pit = Whoever is moved onto a pit saves against DC { $n } with d20 and level, or is eliminated.

## Attacks and damage

skirmish-why-cover = Walls give the target cover from this attacker.
skirmish-why-no-cover = No wall gives the target cover; lines that merely touch an edge do not count.
skirmish-why-charge-bonus = A charge adds { $n } to its one attack.
skirmish-why-natural = A natural { $face }: 1 always fails, 20 always succeeds.
skirmish-why-half = Half or more is gone: twice the hit points left is { $twice }, it started with { $start }.
skirmish-why-above-half = More than half is left: twice the hit points left is { $twice }, it started with { $start }. No morale save.
skirmish-why-half-again = Healed to above half: falling to half again means another morale save.
skirmish-why-no-second-save = The save for half is made once; further damage asks for none.
skirmish-why-fearless = Fearless creatures make no morale saves, except against turning undead.
skirmish-why-routing-no-save = Routing creatures make no saves but the one to rally.
skirmish-why-destroyed = With no hit points left a creature is destroyed, and no save is asked for.
skirmish-why-off-the-map = A routing creature that leaves the map counts as destroyed.
skirmish-why-cost = Its cost of { $n } points goes to the opponent.
skirmish-why-bloodied = At half of its starting hit points or less a creature is bloodied.
skirmish-why-bloodied-rounding = Half of { $start } as a multiple of 5: { $n }.

## Morale and rout

skirmish-why-due-half = Half of the hit points are gone: a morale save.
skirmish-why-due-ability = Abilities and spells, too, may make a creature run.
skirmish-why-no-choice = A creature may neither skip a morale save nor fail it on purpose.
skirmish-why-at-once = The save is made at once, after the damage of the attack.
skirmish-why-dc = Every morale save has DC { $n }.
skirmish-why-no-command = Nobody has it under command: no commander in its sight or within 6 squares.
skirmish-why-own-rating = A commander adds its own rating of { $n }, being the highest.
skirmish-why-lent = Of all commanders the highest rating counts: { $n }.
skirmish-why-command = Under command is whoever sees a commander or is within 6 squares of one that is not routing.
skirmish-why-runs-on = A routing creature that does not rally goes on at double speed.
skirmish-why-may-rally = At the start of its turn it may rally: it is under command, or a commander.
skirmish-why-must-rally = It may not decline the attempt.
skirmish-why-rallied = It has rallied and can do nothing else in this turn.
skirmish-why-not-rallied = It has not rallied and goes on at double speed.
skirmish-why-helpless = Helpless creatures can neither move nor attack.
skirmish-why-cannot-run = It routs, but cannot move now.
skirmish-why-double-speed = It runs at double speed, { $n } movement points, to the exit of { $exit }.
skirmish-why-shortest = The shortest way costs { $cost }; there is none cheaper.
skirmish-why-by-cost = Shortest is what costs least movement to any of its exits: through allies, never through enemies, and no dearer for safety.
skirmish-why-leaves = It reaches the exit with { $left } left and is taken off the map.
skirmish-why-stops = Of equally cheap ways it takes one after which least is left to run ({ $left }). Squares to choose from: { $n }.
skirmish-why-blocked = All ways are blocked: it goes as near to an exit as it can.
skirmish-why-blocked-nearest = Near is where the way out would cost least if nobody were on the board: { $left } from here.

## Charge

skirmish-why-nearest-seen = Charged is the nearest of the enemies that the charger sees.
skirmish-why-nearest-all = Charged is the nearest of all enemies; if it is not seen, there is no charge.
skirmish-why-nearest-by-count = Near is counted as movement from square to square, without walls, ground and creatures.
skirmish-why-path-hull = Free must be every square that any line from the start space to the end space passes.
skirmish-why-path-centre = Free must be every square on the line between the centres of both spaces.
skirmish-why-least-squares = A charge covers at least { $least } squares; this one { $n }.
skirmish-why-charge-double = It moves in a straight line at up to double speed, { $n } points, to the nearest square beside its target.
skirmish-why-target-lost = The target is gone or was moved: the charger stops on its square and makes no attack.
