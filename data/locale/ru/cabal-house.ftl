### Домашние правила кабала: как называется каждое и что значит (источник 001).

## Таблицы

house-rule-cabal-undead = Армия нежити
house-rule-cabal-undead-about = Список нежити: буквы, числа и части фигур. K — королевская фигура; каждая буква и каждый id встречаются один раз.
house-rule-cabal-empire = Армия Империи
house-rule-cabal-empire-about = Список Империи, целиком наш: буквы, числа и части фигур. K — королевская фигура; каждая буква и каждый id встречаются один раз.

## Настройки

house-rule-cabal-options-points = Очки армии
house-rule-cabal-options-points-about = Сколько очков может стоить армия. Непотраченные пропадают.
house-rule-cabal-options-most-pieces = Наибольшее число фигур
house-rule-cabal-options-most-pieces-about = Сколько фигур может выставить армия.
house-rule-cabal-options-ties = Равные атака и защита
house-rule-cabal-options-ties-about = Кто побеждает, когда атака и защита равны.
house-value-cabal-options-ties-attacker = нападающий
house-value-cabal-options-ties-defender = защитник
house-rule-cabal-options-dice = Кубики в боях
house-rule-cabal-options-dice-about = Добавляет ли каждая сторона в бою 1d6.
house-rule-cabal-options-lowest-defence = Наименьшая защита
house-rule-cabal-options-lowest-defence-about = Как низко Страх, Ужас и заклинание Ужаса могут опустить защиту.
house-rule-cabal-options-moves-per-turn = Перемещений за ход
house-rule-cabal-options-moves-per-turn-about = Сколько фигур могут переместиться или атаковать за ход, каждая один раз.
house-rule-cabal-options-fog-check = Когда нежить рассыпается
house-rule-cabal-options-fog-check-about = В конце каких ходов рассыпается нежить вне некротумана.
house-value-cabal-options-fog-check-own-turn = ходов своего игрока
house-value-cabal-options-fog-check-every-turn = каждого хода
house-rule-cabal-options-spell-terror = Заклинание Ужаса
house-rule-cabal-options-spell-terror-about = Складывается ли заклинание Ужаса со Страхом или Ужасом нападающего.
house-value-cabal-options-spell-terror-adds = складывается
house-value-cabal-options-spell-terror-counts-as-terror = считается Ужасом
house-rule-cabal-options-gaze-king = Взгляд на королевскую фигуру
house-rule-cabal-options-gaze-king-about = Можно ли направить Каменящий взгляд на королевскую фигуру.
house-rule-cabal-options-gaze-again = Взгляд дважды подряд
house-rule-cabal-options-gaze-again-about = Можно ли направить Каменящий взгляд на одну фигуру два хода подряд.
house-rule-cabal-options-repetitions = Повторение
house-rule-cabal-options-repetitions-about = Сколько раз должна встретиться одна и та же позиция, чтобы наступила ничья.
house-rule-cabal-options-quiet-turns = Тихие ходы
house-rule-cabal-options-quiet-turns-about = После скольких ходов каждой стороны без снятых фигур наступает ничья.
