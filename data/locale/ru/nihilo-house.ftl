### Домашние правила EX Nihilo: как называется каждое и что значит (источник 003).

## Таблицы

house-rule-ex-nihilo-corpo = Тело: снаряжение
house-rule-ex-nihilo-corpo-about = Каким снаряжением позволяет пользоваться без штрафа значение Тела: стандартным, тяжёлым или особым. Для каждого значения нужна ровно одна строка.
house-rule-ex-nihilo-equilibrio = Равновесие: инициатива
house-rule-ex-nihilo-equilibrio-about = Сколько значение Равновесия добавляет к инициативе. Для каждого значения нужна ровно одна строка.
house-rule-ex-nihilo-mente = Разум: ячейки навыков
house-rule-ex-nihilo-mente-about = Сколько ячеек навыков даёт вначале значение Разума. Для каждого значения нужна ровно одна строка.
house-rule-ex-nihilo-spirito = Дух: энергия
house-rule-ex-nihilo-spirito-about = Сколько очков энергии вмещает значение Духа и за сколько ходов возвращается одно (turns; если не указано — никогда). Для каждого значения нужна ровно одна строка.
house-rule-ex-nihilo-grades = Степени навыков
house-rule-ex-nihilo-grades-about = Сколько степень добавляет к броску и сколько ячеек навыков стоит; 0 значит «без обучения».
house-rule-ex-nihilo-levels = Уровни G.S.P.
house-rule-ex-nihilo-levels-about = Сколько тридцатигранных кубиков каждый уровень от −1 до 3 даёт броску, сложности и инициативе.
house-rule-ex-nihilo-difficulties = Сложности
house-rule-ex-nihilo-difficulties-about = Число каждой сложности, начиная с самой низкой.
house-rule-ex-nihilo-weapons = Оружие
house-rule-ex-nihilo-weapons-about = Оружие ближнего боя с модификатором к Телу, дальнее с уроном и дальностью в метрах. Своему оружию нужны id и название (name).
house-rule-ex-nihilo-armours = Броня
house-rule-ex-nihilo-armours-about = Сколько каждая броня добавляет к защите, снимает с урона и оставляет Равновесия. Своей броне нужны id и название (name).
house-rule-ex-nihilo-advancements = Усовершенствования
house-rule-ex-nihilo-advancements-about = Силы: сколько стоит каждая, когда её применяют и что она делает. Своей нужны id и название (name).

## Варианты

house-rule-ex-nihilo-options-interrogate = Допрос
house-rule-ex-nihilo-options-interrogate-about = Что складывается, чтобы кого-то допросить.
house-value-ex-nihilo-options-interrogate-spirito-mente = Дух + Разум
house-value-ex-nihilo-options-interrogate-mente-ricerca = Разум + Поиск
house-rule-ex-nihilo-options-most-help = Наибольшая помощь
house-rule-ex-nihilo-options-most-help-about = Сколько самое большее добавляют к броску все помощники вместе; каждый даёт 5.
house-rule-ex-nihilo-options-later-sprint = Следующие ходы рывка
house-rule-ex-nihilo-options-later-sprint-about = На сколько рывок длиннее со второго хода.
house-value-ex-nihilo-options-later-sprint-flat = на 2 м
house-value-ex-nihilo-options-later-sprint-growing = каждый ход ещё на 2 м
house-rule-ex-nihilo-options-initiative = Когда бросают инициативу
house-rule-ex-nihilo-options-initiative-about = Как бросают инициативу в сценах рассказчика, если не сказано иначе.
house-value-ex-nihilo-options-initiative-each-turn = каждый ход
house-value-ex-nihilo-options-initiative-once-per-fight = один раз за схватку
house-rule-ex-nihilo-options-initiative-dice = Кубики инициативы
house-rule-ex-nihilo-options-initiative-dice-about = Действует ли для инициативы список из источника (1d30 или 2d30 на каждом уровне) или кубики, которые уровень даёт броску. При равенстве бросают кубики из списка.
house-value-ex-nihilo-options-initiative-dice-list = список
house-value-ex-nihilo-options-initiative-dice-column = кубики броска
house-rule-ex-nihilo-options-save-dice = Кубики спасбросков
house-rule-ex-nihilo-options-save-dice-about = Какие кубики добавляются к сложности спасброска: из списка для инициативы или те, которые уровень даёт сложности.
house-value-ex-nihilo-options-save-dice-list = список
house-value-ex-nihilo-options-save-dice-column = кубики сложности
house-rule-ex-nihilo-options-at-zero = Попадания при 0 очков жизни
house-rule-ex-nihilo-options-at-zero-about = От чего теряет сознание тот, у кого 0 очков жизни.
house-value-ex-nihilo-options-at-zero-any-hit = от любого попадания
house-value-ex-nihilo-options-at-zero-net-damage = от попадания, наносящего урон
house-rule-ex-nihilo-options-least-damage = Наименьший урон попадания
house-rule-ex-nihilo-options-least-damage-about = Сколько самое меньшее очков жизни отнимает попадание, 0 или 1, сколько бы ни поглотила броня.
house-rule-ex-nihilo-options-trained-characters = Обученные персонажи
house-rule-ex-nihilo-options-trained-characters-about = У всех ли персонажей игроков есть выучка уклонения без брони.
house-rule-ex-nihilo-options-outnumbered = Трое или больше противников
house-rule-ex-nihilo-options-outnumbered-about = С чего снимается штраф за трёх или больше противников.
house-value-ex-nihilo-options-outnumbered-attacks-and-parries = с ближних атак и парирований
house-value-ex-nihilo-options-outnumbered-attacks = с ближних атак
house-value-ex-nihilo-options-outnumbered-defence-too = с ближних атак, парирований и защиты
house-rule-ex-nihilo-options-charge-lowers-defence = Защита после натиска
house-rule-ex-nihilo-options-charge-lowers-defence-about = Снимаются ли −5 за натиск и с защиты.
house-rule-ex-nihilo-options-unnoticed-melee-ignores-armour = Незамеченные удары
house-rule-ex-nihilo-options-unnoticed-melee-ignores-armour-about = Минует ли поглощение брони удар, которого цель не замечает, как минует его выстрел.
house-rule-ex-nihilo-options-unperceived = Защита от незамеченной атаки
house-rule-ex-nihilo-options-unperceived-about = Защита цели, которая не замечает атаки.
house-value-ex-nihilo-options-unperceived-helpless = Равновесие считается за 0
house-value-ex-nihilo-options-unperceived-static = постоянная сложность
house-rule-ex-nihilo-options-unperceived-difficulty = Постоянная сложность незамеченной атаки
house-rule-ex-nihilo-options-unperceived-difficulty-about = Против цели, которая не замечает атаки, если её защита — постоянная сложность; иначе ничего не значит.
house-rule-ex-nihilo-options-far-to-200-m = Сложность от 100 м до 200 м
house-rule-ex-nihilo-options-far-to-200-m-about = Чего должен достичь выстрел дальше 100 м, где защиты нет.
house-rule-ex-nihilo-options-far-to-300-m = Сложность от 200 м до 300 м
house-rule-ex-nihilo-options-far-to-300-m-about = Чего должен достичь выстрел дальше 200 м.
house-rule-ex-nihilo-options-far-beyond = Сложность дальше 300 м
house-rule-ex-nihilo-options-far-beyond-about = Чего должен достичь выстрел дальше 300 м.
house-rule-ex-nihilo-options-disarm-two-handed = Обезоруживание: двуручное оружие
house-rule-ex-nihilo-options-disarm-two-handed-about = Сколько снимается с обезоруживания против двуручного и древкового оружия.
house-rule-ex-nihilo-options-disarm-held-in-two = Обезоруживание: то, что в обеих руках
house-rule-ex-nihilo-options-disarm-held-in-two-about = Сколько снимается с обезоруживания против сбалансированного оружия и другого, которое держат обеими руками.
house-rule-ex-nihilo-options-armour-above-class = Броня выше своего класса: атаки
house-rule-ex-nihilo-options-armour-above-class-about = Сколько снимается с атак в броне, которой Тело не позволяет.
house-rule-ex-nihilo-options-armour-above-class-equilibrio = Броня выше своего класса: Равновесие
house-rule-ex-nihilo-options-armour-above-class-equilibrio-about = На сколько ниже предел Равновесия в броне, которой Тело не позволяет.
house-rule-ex-nihilo-options-weapon-above-class = Оружие выше своего класса
house-rule-ex-nihilo-options-weapon-above-class-about = Сколько снимается с атак оружием, которого Тело не позволяет.
house-rule-ex-nihilo-options-gunpowder-fails = По ту сторону Wormhole
house-rule-ex-nihilo-options-gunpowder-fails-about = Бесполезно ли огнестрельное оружие, если сцена не говорит иного.
house-rule-ex-nihilo-options-armour-destroyed = Уничтоженная броня
house-rule-ex-nihilo-options-armour-destroyed-about = Уничтожает ли броню попадание, урон которого хотя бы вдвое больше, чем она поглощает.
house-rule-ex-nihilo-options-damage-types = Виды урона
house-rule-ex-nihilo-options-damage-types-about = Поглощает ли броня колющий, рубящий и дробящий урон по-разному.
house-rule-ex-nihilo-options-heal-difficulty = Сложность лечения
house-rule-ex-nihilo-options-heal-difficulty-about = Чего должны достичь Разум + Медицина, чтобы потерявший сознание не умер.
house-rule-ex-nihilo-options-reaction-minutes = Минуты на ответ
house-rule-ex-nihilo-options-reaction-minutes-about = Сколько времени у того, кого атакуют, чтобы парировать или применить усовершенствование, прежде чем он просто уклонится.

## Ошибки

nihilo-fault-twice = { $id } встречается больше одного раза.
nihilo-fault-nameless = { $id }: нужно название (name).
nihilo-fault-unarmed = Нужна строка unarmed.
nihilo-fault-difficulties = Каждая сложность должна быть не меньше предыдущей.
nihilo-fault-damage = { $id }: урону нужен вид (type), а атаке — и то, и другое.
nihilo-fault-save = { $id }: save, difficulty и state идут вместе.
nihilo-fault-passive = { $id }: то, что действует всегда, должно быть passive.

## Строки таблицы

nihilo-told-corpo = { $values }: { $gear }
nihilo-told-equilibrio = { $values }: инициатива +{ $n }
nihilo-told-mente =
    { $n ->
        [one] { $values }: { $n } ячейка
        [few] { $values }: { $n } ячейки
        [many] { $values }: { $n } ячеек
       *[other] { $values }: { $n } ячейки
    }
nihilo-told-spirito =
    { $turns ->
        [0] { $values }: очки энергии { $n }
        [one] { $values }: очки энергии { $n }, одно возвращается за { $turns } ход
        [few] { $values }: очки энергии { $n }, одно возвращается за { $turns } хода
        [many] { $values }: очки энергии { $n }, одно возвращается за { $turns } ходов
       *[other] { $values }: очки энергии { $n }, одно возвращается за { $turns } хода
    }
nihilo-told-grade = { $grades }: +{ $n }, ячейки навыков { $slots }
nihilo-told-level = { $levels }: бросок { $ours }, сложность { $theirs }, инициатива { $initiative }
nihilo-told-melee = { $name }: { $gear }, модификатор { $modifier }, в двух руках { $both }, { $type }
nihilo-told-ranged =
    { $gunpowder ->
        [yes] { $name }: { $gear }, урон { $damage }, дальность { $range } м, { $type }, порох
       *[no] { $name }: { $gear }, урон { $damage }, дальность { $range } м, { $type }
    }
nihilo-told-armour = { $name }: { $gear }, отклонение { $deflection }, поглощение { $absorption }, предел Равновесия { $most }
nihilo-told-advancement =
    { $cost ->
        [0] { $name }: { $timing }
       *[other] { $name }: { $timing }, очки энергии { $cost }
    }
