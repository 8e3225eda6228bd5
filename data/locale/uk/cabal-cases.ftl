### Worked examples: Cabal of the Undead (source 001). What their questions and fields are called.

case-kind-cabal-act = ходи, атаки й закляття
case-kind-cabal-fog = некротуман
case-kind-cabal-moves = куди може піти фігура
case-kind-cabal-army = скільки коштує військо

case-field-cabal-board = дошка
case-field-cabal-second = друге військо
case-field-cabal-second-moves = ходить друга сторона
case-field-cabal-mana = мана
case-field-cabal-soldier-defence = D солдата
case-field-cabal-soldier-cost = C солдата
case-field-cabal-acts = дії
case-field-cabal-attack = атака
case-field-cabal-defence = захист
case-field-cabal-won = перемагає нападник
case-field-cabal-dust = розсипаються на порох
case-field-cabal-squares = клітинки
case-field-cabal-drawn = малюнок
case-field-cabal-square = клітинка
case-field-cabal-goes = може піти на
case-field-cabal-army = військо
case-field-cabal-pieces = фігури
case-field-cabal-points = очки
