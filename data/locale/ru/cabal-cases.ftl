### Worked examples: Cabal of the Undead (source 001). What their questions and fields are called.

case-kind-cabal-act = ходы, атаки и заклинания
case-kind-cabal-fog = некротуман
case-kind-cabal-moves = куда может пойти фигура
case-kind-cabal-army = сколько стоит армия

case-field-cabal-board = доска
case-field-cabal-second = вторая армия
case-field-cabal-second-moves = ходит вторая сторона
case-field-cabal-mana = мана
case-field-cabal-soldier-defence = D солдата
case-field-cabal-soldier-cost = C солдата
case-field-cabal-acts = действия
case-field-cabal-attack = атака
case-field-cabal-defence = защита
case-field-cabal-won = побеждает атакующий
case-field-cabal-dust = рассыпаются в прах
case-field-cabal-squares = клетки
case-field-cabal-drawn = рисунок
case-field-cabal-square = клетка
case-field-cabal-goes = может пойти на
case-field-cabal-army = армия
case-field-cabal-pieces = фигуры
case-field-cabal-points = очки
