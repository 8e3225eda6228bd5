### Домашні правила EX Nihilo: як зветься кожне і що означає (джерело 003).

## Таблиці

house-rule-ex-nihilo-corpo = Тіло: спорядження
house-rule-ex-nihilo-corpo-about = Яким спорядженням дозволяє користуватися без штрафу значення Тіла: стандартним, важким чи особливим. Для кожного значення потрібен рівно один рядок.
house-rule-ex-nihilo-equilibrio = Рівновага: ініціатива
house-rule-ex-nihilo-equilibrio-about = Скільки значення Рівноваги додає до ініціативи. Для кожного значення потрібен рівно один рядок.
house-rule-ex-nihilo-mente = Розум: місця для навичок
house-rule-ex-nihilo-mente-about = Зі скількома місцями для навичок починає значення Розуму. Для кожного значення потрібен рівно один рядок.
house-rule-ex-nihilo-spirito = Дух: енергія
house-rule-ex-nihilo-spirito-about = Скільки очок енергії вміщує значення Духу і за скільки ходів повертається одне (turns; без нього ніколи). Для кожного значення потрібен рівно один рядок.
house-rule-ex-nihilo-grades = Ступені навичок
house-rule-ex-nihilo-grades-about = Скільки ступінь додає до кидка і скільки місць для навичок коштує; 0 означає «без навчання».
house-rule-ex-nihilo-levels = Рівні G.S.P.
house-rule-ex-nihilo-levels-about = Скільки тридцятигранних кісток кожен рівень від −1 до 3 дає кидку, складності та ініціативі.
house-rule-ex-nihilo-difficulties = Складності
house-rule-ex-nihilo-difficulties-about = Число кожної складності, від найнижчої.
house-rule-ex-nihilo-weapons = Зброя
house-rule-ex-nihilo-weapons-about = Зброя ближнього бою з модифікатором до Тіла, дальня зі шкодою та дальністю в метрах. Власна зброя потребує id і назви (name).
house-rule-ex-nihilo-armours = Броня
house-rule-ex-nihilo-armours-about = Скільки кожна броня додає до захисту, знімає зі шкоди й лишає Рівноваги. Власна броня потребує id і назви (name).
house-rule-ex-nihilo-advancements = Удосконалення
house-rule-ex-nihilo-advancements-about = Сили: скільки коштує кожна, коли її застосовують і що вона робить. Власна потребує id і назви (name).

## Варіанти

house-rule-ex-nihilo-options-interrogate = Допит
house-rule-ex-nihilo-options-interrogate-about = Що додається, щоб когось допитати.
house-value-ex-nihilo-options-interrogate-spirito-mente = Дух + Розум
house-value-ex-nihilo-options-interrogate-mente-ricerca = Розум + Пошук
house-rule-ex-nihilo-options-most-help = Найбільша допомога
house-rule-ex-nihilo-options-most-help-about = Скільки щонайбільше додає вся допомога разом; кожен дає 5.
house-rule-ex-nihilo-options-later-sprint = Наступні ходи ривка
house-rule-ex-nihilo-options-later-sprint-about = На скільки ривок довший з другого ходу.
house-value-ex-nihilo-options-later-sprint-flat = на 2 м
house-value-ex-nihilo-options-later-sprint-growing = щоходу ще на 2 м
house-rule-ex-nihilo-options-initiative = Коли кидають ініціативу
house-rule-ex-nihilo-options-initiative-about = Як її кидають у сценах оповідача, якщо не сказано інакше.
house-value-ex-nihilo-options-initiative-each-turn = щоходу
house-value-ex-nihilo-options-initiative-once-per-fight = раз на бій
house-rule-ex-nihilo-options-initiative-dice = Кістки ініціативи
house-rule-ex-nihilo-options-initiative-dice-about = Чи діє для ініціативи перелік із джерела (1d30 або 2d30 на кожному рівні), чи кістки, які рівень дає кидку. У кого порівну, ті кидають кістки з переліку.
house-value-ex-nihilo-options-initiative-dice-list = перелік
house-value-ex-nihilo-options-initiative-dice-column = кістки кидка
house-rule-ex-nihilo-options-save-dice = Кістки рятівного кидка
house-rule-ex-nihilo-options-save-dice-about = Які кістки додаються до складності рятівного кидка: з переліку для ініціативи чи ті, які рівень дає складності.
house-value-ex-nihilo-options-save-dice-list = перелік
house-value-ex-nihilo-options-save-dice-column = кістки складності
house-rule-ex-nihilo-options-at-zero = Влучання за 0 очок життя
house-rule-ex-nihilo-options-at-zero-about = Що робить непритомним того, у кого 0 очок життя.
house-value-ex-nihilo-options-at-zero-any-hit = будь-яке влучання
house-value-ex-nihilo-options-at-zero-net-damage = влучання, що завдає шкоди
house-rule-ex-nihilo-options-least-damage = Найменша шкода влучання
house-rule-ex-nihilo-options-least-damage-about = Скільки щонайменше очок життя забирає влучання, 0 чи 1, хоч би скільки поглинула броня.
house-rule-ex-nihilo-options-trained-characters = Вишколені персонажі
house-rule-ex-nihilo-options-trained-characters-about = Чи всі персонажі гравців мають вишкіл з ухилення без броні.
house-rule-ex-nihilo-options-outnumbered = Троє чи більше супротивників
house-rule-ex-nihilo-options-outnumbered-about = Від чого віднімається штраф за трьох чи більше супротивників.
house-value-ex-nihilo-options-outnumbered-attacks-and-parries = від атак ближнього бою та парирувань
house-value-ex-nihilo-options-outnumbered-attacks = від атак ближнього бою
house-value-ex-nihilo-options-outnumbered-defence-too = від атак ближнього бою, парирувань і захисту
house-rule-ex-nihilo-options-charge-lowers-defence = Захист після натиску
house-rule-ex-nihilo-options-charge-lowers-defence-about = Чи віднімаються 5 за натиск і від захисту.
house-rule-ex-nihilo-options-unnoticed-melee-ignores-armour = Непомічені удари
house-rule-ex-nihilo-options-unnoticed-melee-ignores-armour-about = Чи оминає поглинання броні удар, якого ціль не помічає, як оминає постріл.
house-rule-ex-nihilo-options-unperceived = Захист від непоміченого
house-rule-ex-nihilo-options-unperceived-about = Який захист має ціль, що не помічає атаки.
house-value-ex-nihilo-options-unperceived-helpless = Рівновага рахується за 0
house-value-ex-nihilo-options-unperceived-static = стала складність
house-rule-ex-nihilo-options-unperceived-difficulty = Стала складність, якщо атаки не помічено
house-rule-ex-nihilo-options-unperceived-difficulty-about = Проти цілі, яка не помічає атаки, якщо її захист — стала складність; інакше нічого не означає.
house-rule-ex-nihilo-options-far-to-200-m = Складність від 100 м до 200 м
house-rule-ex-nihilo-options-far-to-200-m-about = Чого має досягти постріл далі ніж на 100 м, де захисту немає.
house-rule-ex-nihilo-options-far-to-300-m = Складність від 200 м до 300 м
house-rule-ex-nihilo-options-far-to-300-m-about = Чого має досягти постріл далі ніж на 200 м.
house-rule-ex-nihilo-options-far-beyond = Складність понад 300 м
house-rule-ex-nihilo-options-far-beyond-about = Чого має досягти постріл далі ніж на 300 м.
house-rule-ex-nihilo-options-disarm-two-handed = Роззброєння: дворучна зброя
house-rule-ex-nihilo-options-disarm-two-handed-about = Скільки віднімається від спроби вибити дворучну чи древкову зброю.
house-rule-ex-nihilo-options-disarm-held-in-two = Роззброєння: зброя в обох руках
house-rule-ex-nihilo-options-disarm-held-in-two-about = Скільки віднімається від спроби вибити збалансовану зброю або іншу, яку тримають обома руками.
house-rule-ex-nihilo-options-armour-above-class = Броня понад свій клас: атаки
house-rule-ex-nihilo-options-armour-above-class-about = Скільки віднімається від атак у броні, якої Тіло не дозволяє.
house-rule-ex-nihilo-options-armour-above-class-equilibrio = Броня понад свій клас: Рівновага
house-rule-ex-nihilo-options-armour-above-class-equilibrio-about = На скільки нижча межа Рівноваги в броні, якої Тіло не дозволяє.
house-rule-ex-nihilo-options-weapon-above-class = Зброя понад свій клас
house-rule-ex-nihilo-options-weapon-above-class-about = Скільки віднімається від атак зброєю, якої Тіло не дозволяє.
house-rule-ex-nihilo-options-gunpowder-fails = По той бік Wormhole
house-rule-ex-nihilo-options-gunpowder-fails-about = Чи непридатна вогнепальна зброя, якщо сцена не каже іншого.
house-rule-ex-nihilo-options-armour-destroyed = Знищена броня
house-rule-ex-nihilo-options-armour-destroyed-about = Чи нищить броню влучання, шкода якого щонайменше вдвічі більша, ніж вона поглинає.
house-rule-ex-nihilo-options-damage-types = Види шкоди
house-rule-ex-nihilo-options-damage-types-about = Чи поглинає броня колоту, рублену та дробильну шкоду по-різному.
house-rule-ex-nihilo-options-heal-difficulty = Складність лікування
house-rule-ex-nihilo-options-heal-difficulty-about = Чого мають досягти Розум + Медицина, щоб непритомний не помер.
house-rule-ex-nihilo-options-reaction-minutes = Хвилини на відповідь
house-rule-ex-nihilo-options-reaction-minutes-about = Скільки часу має той, кого атаковано, щоб парирувати чи застосувати удосконалення, перш ніж він просто ухилиться.

## Помилки

nihilo-fault-twice = { $id } трапляється не один раз.
nihilo-fault-nameless = { $id } потребує назви (name).
nihilo-fault-unarmed = Потрібен рядок unarmed.
nihilo-fault-difficulties = Кожна складність має бути не меншою за попередню.
nihilo-fault-damage = { $id }: шкода потребує виду (type), а атака — і того, й того.
nihilo-fault-save = { $id }: save, difficulty і state йдуть разом.
nihilo-fault-passive = { $id }: те, що діє завжди, має бути passive.

## Рядки таблиці

nihilo-told-corpo = { $values }: { $gear }
nihilo-told-equilibrio = { $values }: ініціатива +{ $n }
nihilo-told-mente =
    { $n ->
        [one] { $values }: { $n } місце
        [few] { $values }: { $n } місця
        [many] { $values }: { $n } місць
       *[other] { $values }: { $n } місця
    }
nihilo-told-spirito =
    { $turns ->
        [0] { $values }: очки енергії { $n }
        [one] { $values }: очки енергії { $n }, одне повертається за { $turns } хід
        [few] { $values }: очки енергії { $n }, одне повертається за { $turns } ходи
        [many] { $values }: очки енергії { $n }, одне повертається за { $turns } ходів
       *[other] { $values }: очки енергії { $n }, одне повертається за { $turns } ходу
    }
nihilo-told-grade = { $grades }: +{ $n }, місця для навичок { $slots }
nihilo-told-level = { $levels }: кидок { $ours }, складність { $theirs }, ініціатива { $initiative }
nihilo-told-melee = { $name }: { $gear }, модифікатор { $modifier }, у двох руках { $both }, { $type }
nihilo-told-ranged =
    { $gunpowder ->
        [yes] { $name }: { $gear }, шкода { $damage }, дальність { $range } м, { $type }, порох
       *[no] { $name }: { $gear }, шкода { $damage }, дальність { $range } м, { $type }
    }
nihilo-told-armour = { $name }: { $gear }, відхилення { $deflection }, поглинання { $absorption }, межа Рівноваги { $most }
nihilo-told-advancement =
    { $cost ->
        [0] { $name }: { $timing }
       *[other] { $name }: { $timing }, очки енергії { $cost }
    }
