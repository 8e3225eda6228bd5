### Worked examples: Cabal of the Undead (source 001). What their questions and fields are called.

case-kind-cabal-act = moves, attacks and spells
case-kind-cabal-fog = the NecroFog
case-kind-cabal-moves = where a piece may go
case-kind-cabal-army = what an army costs

case-field-cabal-board = board
case-field-cabal-second = second army
case-field-cabal-second-moves = the second side moves
case-field-cabal-mana = mana
case-field-cabal-soldier-defence = the soldier’s D
case-field-cabal-soldier-cost = the soldier’s C
case-field-cabal-acts = acts
case-field-cabal-attack = attack
case-field-cabal-defence = defence
case-field-cabal-won = the attacker wins
case-field-cabal-dust = turn to dust
case-field-cabal-squares = squares
case-field-cabal-drawn = drawing
case-field-cabal-square = square
case-field-cabal-goes = may go to
case-field-cabal-army = army
case-field-cabal-pieces = pieces
case-field-cabal-points = points
