### Домашні правила кабалу: як зветься кожне і що означає (джерело 001).

## Таблиці

house-rule-cabal-undead = Військо нежиті
house-rule-cabal-undead-about = Список нежиті: літери, значення та властивості фігур. K — королівська фігура; кожна літера й кожен id — лише раз.
house-rule-cabal-empire = Військо Імперії
house-rule-cabal-empire-about = Список Імперії, цілком наш: літери, значення та властивості фігур. K — королівська фігура; кожна літера й кожен id — лише раз.

## Налаштування

house-rule-cabal-options-points = Очки війська
house-rule-cabal-options-points-about = Скільки очок може коштувати військо. Невитрачені пропадають.
house-rule-cabal-options-most-pieces = Найбільше фігур
house-rule-cabal-options-most-pieces-about = Скільки фігур може виставити військо.
house-rule-cabal-options-ties = Рівні атака й захист
house-rule-cabal-options-ties-about = Хто перемагає, коли атака й захист рівні.
house-value-cabal-options-ties-attacker = нападник
house-value-cabal-options-ties-defender = захисник
house-rule-cabal-options-dice = Кістки в боях
house-rule-cabal-options-dice-about = Чи додає кожна сторона в бою 1d6.
house-rule-cabal-options-lowest-defence = Найнижчий захист
house-rule-cabal-options-lowest-defence-about = Як низько Страх, Жах і закляття Жаху можуть опустити захист.
house-rule-cabal-options-moves-per-turn = Переміщень за хід
house-rule-cabal-options-moves-per-turn-about = Скільки фігур можуть переміститися чи атакувати за хід, кожна один раз.
house-rule-cabal-options-fog-check = Коли нежить розсипається
house-rule-cabal-options-fog-check-about = Наприкінці яких ходів розсипається нежить поза некротуманом.
house-value-cabal-options-fog-check-own-turn = ходів свого гравця
house-value-cabal-options-fog-check-every-turn = кожного ходу
house-rule-cabal-options-spell-terror = Закляття Жаху
house-rule-cabal-options-spell-terror-about = Чи додається закляття Жаху до Страху або Жаху нападника.
house-value-cabal-options-spell-terror-adds = додається
house-value-cabal-options-spell-terror-counts-as-terror = рахується як Жах
house-rule-cabal-options-gaze-king = Погляд на королівську фігуру
house-rule-cabal-options-gaze-king-about = Чи може Камʼяний погляд упасти на королівську фігуру.
house-rule-cabal-options-gaze-again = Погляд двічі поспіль
house-rule-cabal-options-gaze-again-about = Чи може Камʼяний погляд упасти на ту саму фігуру два ходи поспіль.
house-rule-cabal-options-repetitions = Повторення
house-rule-cabal-options-repetitions-about = Скільки разів та сама позиція дає нічию.
house-rule-cabal-options-quiet-turns = Тихі ходи
house-rule-cabal-options-quiet-turns-about = Після скількох ходів кожної сторони без знятих фігур настає нічия.
