### Attacks, reactions and damage in EX Nihilo (source 003). Terms: GLOSSARY section 1.6.

## An attack

nihilo-attack-title = Атака: { $attacker } → { $target }
nihilo-attack-roll = Атака, { $arm }
nihilo-attack-roll-with = Атака, { $arm }, { $advancement }
nihilo-attack-defence = Захист
nihilo-hits = **Влучання**, запас успіху { $margin }. Імовірність була { $chance }.
nihilo-misses = **Промах**, забракло { $margin }. Імовірність була { $chance }.
nihilo-hits-hidden = **Влучання.**
nihilo-misses-hidden = **Промах.**
nihilo-stroke-first = Основна рука
nihilo-stroke-second = Друга рука
nihilo-way-strike = Удар або постріл
nihilo-way-two-weapons = Парною зброєю
nihilo-way-charge = Натиск
nihilo-way-disarm = Роззброєння
nihilo-way-finish = Добивання
nihilo-spot-limb = рука чи нога
nihilo-spot-head-or-hand = голова чи кисть
choice-way-strike = Ударити або вистрілити
choice-way-two-weapons = Парною зброєю
choice-way-charge = Натиск
choice-way-disarm = Роззброїти
choice-way-finish = Добивання
choice-spot-limb = Рука чи нога, −10
choice-spot-head-or-hand = Голова чи кисть, −20
choice-height-attacker = Нападник вище
choice-height-target = Ціль вище
nihilo-attack-waits = { $name } може відповісти. Термін спливає { $when }; потім рахується лише ухилення.
nihilo-button-react = Відповісти

## The reaction, for whoever is attacked

nihilo-react-title = { $target } проти { $attacker }
nihilo-react-until = Термін спливає { $when }; потім рахується лише ухилення.
nihilo-react-chosen = Ваш вибір зараховано: { $choice }. Що з цього вийшло, сказано в каналі.
nihilo-hit-points = Очки життя
nihilo-reaction-dodge = Лише ухилення
nihilo-reaction-parry = Парирувати
nihilo-reaction-advancement = { $name }
nihilo-reaction-dodge-about = **Лише ухилення**: воно вже в захисті й нічого не коштує. Удар діє.
nihilo-reaction-parry-about = **Активне парирування**: зупиняє удар з імовірністю { $chance }. Одне за хід.
nihilo-reaction-advancement-about =
    { $n ->
        [one] **{ $name }**: знімає { $points } шкоди за { $n } очко енергії. Одне удосконалення у відповідь за хід.
        [few] **{ $name }**: знімає { $points } шкоди за { $n } очки енергії. Одне удосконалення у відповідь за хід.
        [many] **{ $name }**: знімає { $points } шкоди за { $n } очок енергії. Одне удосконалення у відповідь за хід.
       *[other] **{ $name }**: знімає { $points } шкоди за { $n } очка енергії. Одне удосконалення у відповідь за хід.
    }

## What came of it

nihilo-too-late = Термін сплив; { $name } має лише ухилення.
nihilo-parry-roll = Активне парирування
nihilo-parried = **Удар парировано.** Імовірність була { $chance }.
nihilo-not-parried = **Удар не парировано.** Імовірність була { $chance }.
nihilo-parried-hidden = **Удар парировано.**
nihilo-not-parried-hidden = **Удар не парировано.**
nihilo-answers-with = { $name } відповідає: { $advancement }.
nihilo-immune = Удар проходить крізь ціль { $name }: Безтілесність.
nihilo-destroys-armour = { $name }: броню знищено.
nihilo-hurt-hidden = Удар завдає шкоди.
nihilo-damage-sum = Шкода, { $type }
nihilo-loses =
    { $n ->
        [0] { $name } не втрачає очок життя.
        [one] { $name } втрачає { $n } очко життя.
        [few] { $name } втрачає { $n } очки життя.
        [many] { $name } втрачає { $n } очок життя.
       *[other] { $name } втрачає { $n } очка життя.
    }
nihilo-lost =
    { $n ->
        [0] { $name } не втрачає очок життя; залишилося: { $left }.
        [one] { $name } втрачає { $n } очко життя; залишилося: { $left }.
        [few] { $name } втрачає { $n } очки життя; залишилося: { $left }.
        [many] { $name } втрачає { $n } очок життя; залишилося: { $left }.
       *[other] { $name } втрачає { $n } очка життя; залишилося: { $left }.
    }
nihilo-loses-gravely-wounded =
    { $n ->
        [0] { $name } і далі має 0 очок життя: **тяжке поранення**.
        [one] { $name } втрачає { $n } очко життя й має 0: **тяжке поранення**.
        [few] { $name } втрачає { $n } очки життя й має 0: **тяжке поранення**.
        [many] { $name } втрачає { $n } очок життя й має 0: **тяжке поранення**.
       *[other] { $name } втрачає { $n } очка життя й має 0: **тяжке поранення**.
    }
nihilo-loses-unconscious = { $name }: **непритомність**, −1 очко життя; смерть настане через 600 ходів, якщо ніхто не допоможе.
nihilo-dies = { $name } **гине**.
nihilo-save-roll = Рятівний кидок, { $name }
nihilo-save-difficulty = Складність
nihilo-saved = { $name } уникає стану: { $state }. Імовірність була { $chance }.
nihilo-not-saved = { $name }: **{ $state }**. Імовірність уникнути була { $chance }.
nihilo-saved-hidden = { $name } уникає стану: { $state }.
nihilo-not-saved-hidden = { $name }: **{ $state }**.

## Disarming, finishing, other damage

nihilo-disarm-title = Роззброєння: { $attacker } → { $target }
nihilo-disarm-roll = Спроба
nihilo-disarm-hold = Хватка
nihilo-disarmed = { $name } впускає зброю: **{ $weapon }**. Імовірність була { $chance }.
nihilo-not-disarmed = { $name } утримує зброю: { $weapon }. Імовірність була { $chance }.
nihilo-disarmed-hidden = { $name } **впускає зброю**.
nihilo-not-disarmed-hidden = { $name } утримує зброю.
nihilo-died-title = Смерть
nihilo-died =
    { $n ->
        [one] { $who }: **смерть**.
        [few] { $who }: **смерть**.
        [many] { $who }: **смерть**.
       *[other] { $who }: **смерть**.
    }
nihilo-finished-by = Добиває { $name }.
nihilo-damage-title = { $name }: шкода
choice-damage-point = Колота
choice-damage-cut = Рублена
choice-damage-blunt = Дробильна
choice-damage-heat = Жар
choice-damage-electricity = Електрика

## In the ledger

ledger-kind-ex_nihilo-attack = атака
ledger-kind-ex_nihilo-reaction = наслідок атаки
ledger-kind-ex_nihilo-disarm = роззброєння
ledger-kind-ex_nihilo-finish = добивання
ledger-kind-ex_nihilo-damage = шкода
ledger-kind-ex_nihilo-defend = повний захист
ledger-kind-ex_nihilo-state = стан
ledger-kind-ex_nihilo-tend = перша допомога
ledger-kind-ex_nihilo-heal = лікування
ledger-kind-ex_nihilo-session = кінець сесії
