### House rules of the Cabal: what each of them is called and means (source 001).

## Tables

house-rule-cabal-undead = The Undead army
house-rule-cabal-undead-about = The list of the Undead: letters, figures and parts of their pieces. K is the king piece; each letter and id stands once.
house-rule-cabal-empire = The Empire army
house-rule-cabal-empire-about = The list of the Empire, which is all ours: letters, figures and parts of its pieces. K is the king piece; each letter and id stands once.

## Options

house-rule-cabal-options-points = Army points
house-rule-cabal-options-points-about = How many points an army may cost. What is not spent is lost.
house-rule-cabal-options-most-pieces = Most pieces
house-rule-cabal-options-most-pieces-about = How many pieces an army may set up.
house-rule-cabal-options-ties = Equal attack and defence
house-rule-cabal-options-ties-about = Who wins where attack and defence are equal.
house-value-cabal-options-ties-attacker = the attacker
house-value-cabal-options-ties-defender = the defender
house-rule-cabal-options-dice = Dice in fights
house-rule-cabal-options-dice-about = Whether each side adds 1d6 in a fight.
house-rule-cabal-options-lowest-defence = Lowest defence
house-rule-cabal-options-lowest-defence-about = How low Fear, Terror and the Terror spell can bring a defence.
house-rule-cabal-options-moves-per-turn = Moves per turn
house-rule-cabal-options-moves-per-turn-about = How many pieces may move or attack in a turn, each once.
house-rule-cabal-options-fog-check = When undead turn to dust
house-rule-cabal-options-fog-check-about = At the end of which turns undead outside their NecroFog turn to dust.
house-value-cabal-options-fog-check-own-turn = of their owner’s turns
house-value-cabal-options-fog-check-every-turn = of every turn
house-rule-cabal-options-spell-terror = The Terror spell
house-rule-cabal-options-spell-terror-about = Whether the Terror spell adds to the attacker’s own Fear or Terror.
house-value-cabal-options-spell-terror-adds = it adds
house-value-cabal-options-spell-terror-counts-as-terror = it counts as Terror
house-rule-cabal-options-gaze-king = Gaze at king pieces
house-rule-cabal-options-gaze-king-about = Whether the Petrifying Gaze may fall on a king piece.
house-rule-cabal-options-gaze-again = Gaze twice in a row
house-rule-cabal-options-gaze-again-about = Whether the Petrifying Gaze may fall on the same piece in two turns in a row.
house-rule-cabal-options-repetitions = Repetition
house-rule-cabal-options-repetitions-about = How often the same position makes a draw.
house-rule-cabal-options-quiet-turns = Quiet turns
house-rule-cabal-options-quiet-turns-about = After how many turns of each side without a removal the game is drawn.
