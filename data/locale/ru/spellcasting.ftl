### Spells: what they say, who perceives them, who can tell which they are (source 002). Terms: GLOSSARY section 1.5.

## Kinds of sheets and their fields. Labels: at most 45 characters; hints: at most 100.

spell-kind-adventurer = Искатель приключений
spell-kind-spell = Своё заклинание
spell-none = нет
spell-field-arcana = Интеллект (Магия)
spell-hint-arcana = Всё, что прибавляется к проверке: +5 или −1
spell-field-initiative = Инициатива
spell-hint-initiative = Всё, что к ней прибавляется: обычно Ловкость
spell-field-hit-points = Хиты
spell-hint-hit-points = Сколько осталось; пусто, если их ведут в другом месте
spell-field-first-class = Класс
spell-field-second-class = Второй класс
spell-field-third-class = Третий класс
spell-hint-first-class = В том числе класс, подкласс которого даёт заклинания
spell-field-reaction-used = Реакция потрачена
spell-hint-reaction-used = Она возвращается с началом своего хода
spell-field-present = Присутствие
spell-field-sees = Видит
spell-field-hears = Слышит
spell-hint-senses = Подсказка для мастера; решает мастер
spell-field-level = Уровень
spell-hint-level = 0 — заговор, самое большее 9
spell-field-school = Школа
spell-field-classes = Классы
spell-field-components = Компоненты
spell-field-casting-time = Время накладывания
spell-field-range = Дистанция
spell-field-duration = Длительность
spell-field-ritual = Ритуал
spell-field-concentration = Концентрация
spell-field-area = Область воздействия
spell-field-shape = Форма области
spell-field-size = Размер области (футы)
spell-hint-size = Радиус, сторона куба, длина конуса или линии
spell-field-width = Ширина линии (футы)
spell-hint-width = У других форм её нет
spell-field-save = Спасбросок
spell-field-on-success = Если спасбросок успешен

## What a spell says.

spell-level =
    { $n ->
        [0] заговор
       *[other] уровень { $n }
    }
spell-school-abjuration = ограждение
spell-school-conjuration = вызов
spell-school-divination = прорицание
spell-school-enchantment = очарование
spell-school-evocation = воплощение
spell-school-illusion = иллюзия
spell-school-necromancy = некромантия
spell-school-transmutation = преобразование
spell-class-barbarian = варвар
spell-class-bard = бард
spell-class-cleric = жрец
spell-class-druid = друид
spell-class-fighter = воин
spell-class-monk = монах
spell-class-paladin = паладин
spell-class-ranger = следопыт
spell-class-rogue = плут
spell-class-sorcerer = чародей
spell-class-warlock = колдун
spell-class-wizard = волшебник
spell-letter-verbal = В
spell-letter-somatic = С
spell-letter-material = М
spell-component-verbal = вербальный
spell-component-somatic = соматический
spell-component-material = материальный
spell-components = { $letters }
spell-components-none = нет
spell-ability-str = Сила
spell-ability-dex = Ловкость
spell-ability-con = Телосложение
spell-ability-int = Интеллект
spell-ability-wis = Мудрость
spell-ability-cha = Харизма
spell-save = { $ability }; успех: { $success }
spell-on-success-none = ничего не происходит
spell-on-success-half = половина урона
spell-on-success-other = что-то другое
spell-measure-action = 1 действие
spell-measure-bonus-action = 1 бонусное действие
spell-measure-reaction = 1 реакция
spell-measure-round =
    { $n ->
        [one] { $n } раунд
        [few] { $n } раунда
        [many] { $n } раундов
       *[other] { $n } раунда
    }
spell-measure-minute =
    { $n ->
        [one] { $n } минута
        [few] { $n } минуты
        [many] { $n } минут
       *[other] { $n } минуты
    }
spell-measure-hour =
    { $n ->
        [one] { $n } час
        [few] { $n } часа
        [many] { $n } часов
       *[other] { $n } часа
    }
spell-measure-day =
    { $n ->
        [one] { $n } день
        [few] { $n } дня
        [many] { $n } дней
       *[other] { $n } дня
    }
spell-measure-mile =
    { $n ->
        [one] { $n } миля
        [few] { $n } мили
        [many] { $n } миль
       *[other] { $n } мили
    }
spell-measure-self = на себя
spell-measure-touch = касание
spell-measure-sight = в пределах видимости
spell-measure-unlimited = неограниченная
spell-measure-special = особо
spell-measure-instantaneous = мгновенная
spell-measure-until-dispelled = пока не рассеяно
spell-ritual = { $time } (ритуал)
spell-concentration = концентрация, максимум { $time }
spell-feet = { $n } фт ({ $metres } м)
spell-shape-sphere = сфера
spell-shape-cylinder = цилиндр
spell-shape-circle = круг
spell-shape-cube = куб
spell-shape-square = квадрат
spell-shape-cone = конус
spell-shape-line = линия
spell-area-sphere = сфера, радиус { $size }
spell-area-cylinder = цилиндр, радиус { $size }
spell-area-circle = круг, радиус { $size }
spell-area-cube = куб, сторона { $size }
spell-area-square = квадрат, сторона { $size }
spell-area-cone = конус, длина { $size }
spell-area-line = линия, длина { $size }, ширина { $width }
spell-tall-area = { $area }, высота { $height }
spell-own-name = { $name }

## What takes away components, and what each of that takes.

spell-relief-subtle = Неуловимое заклинание
spell-relief-no-material = не требует материальных компонентов
spell-relief-innate = Врождённое колдовство
spell-takes-subtle = Неуловимое заклинание убирает вербальный и соматический компоненты. Материальный остаётся.
spell-takes-no-material = Материальный компонент не нужен. Вербальный и соматический остаются.
spell-takes-innate = Врождённое колдовство убирает все компоненты.

## Perceiving a caster (R002-1 to R002-6)

spell-why-casting = Сотворение заклинания заметно по компонентам, которых оно ещё требует: { $components }.
spell-why-material = Вид материального компонента не важен: указанный предмет, мешочек с компонентами и фокусировка равноценны.
spell-why-effect = Эффект заметен.
spell-why-caster-unknown = По одному лишь эффекту нельзя сказать, кто накладывает заклинание, если нет других улик.
spell-why-no-component = Компонентов не остаётся, поэтому сотворение заклинания незаметно.
spell-why-no-effect = Эффект ничем себя не выдаёт: тот, кого он не затронул, может ничего не заметить.
spell-why-witnesses = Кто это замечает, решает мастер; зрение и слух — лишь подсказки.
spell-why-witness = { $name } замечает: { $what }.
spell-perceives-casting = сотворение заклинания
spell-perceives-effect = эффект
spell-perceives-nothing = ничего
spell-why-slot = Ячейка уровня { $level } тратится при любом результате.
spell-why-cantrip = Заговор имеет уровень 0 и не требует ячейки.
spell-why-at-will = Наложенное по желанию, заклинание не требует ячейки.
spell-why-higher-level = Наложенное на более высоком уровне, заклинание имеет уровень { $level } вместо { $lowest }.

## Identifying a spell (R002-7 to R002-12)

spell-way-reaction = реакция
spell-way-action = действие
spell-line-d20 = d20
spell-line-arcana = Интеллект (Магия)
spell-line-base = СЛ
spell-line-level = уровень заклинания
spell-why-reaction = Реакцией заклинание определяют во время его сотворения.
spell-why-action = Действием в свой ход заклинание определяют по эффекту, когда оно уже наложено.
spell-why-reaction-needs = Для реакции нужно заметить сотворение заклинания.
spell-why-action-needs = Для действия нужно заметить эффект заклинания.
spell-why-arcana = Проверка — Интеллект (Магия), даже если ваша базовая характеристика заклинаний другая.
spell-why-advantage = Заклинание наложено как заклинание вашего класса ({ $as_class }): преимущество.
spell-why-other-class = Заклинание наложено как заклинание другого класса ({ $as_class }): без преимущества.
spell-why-classless = Заклинание не связано ни с одним классом: преимущества нет ни у кого.
spell-why-dc = СЛ { $dc }: 15 и уровень заклинания, { $level }.
spell-why-natural = Натуральные 1 или 20 сами ничего не решают: важна сумма.
spell-why-once = У каждого одна попытка на заклинание и способ: одна реакцией, одна действием.
spell-why-merged = За этим столом та же реакция может и прервать заклинание.
spell-why-not-merged = Та же реакция не может ещё и прервать заклинание.
spell-why-reaction-back = Реакция возвращается с началом своего хода.

## Targets (R002-13 to R002-16). Only the GM reads the reasons; the caster reads what appears.

spell-truth-invalid = недопустимая цель
spell-truth-saved = допустимая цель, спасбросок успешен
spell-truth-unaffected = допустимая цель, с которой заклинание ничего не делает
spell-appears-saved = спасбросок успешен
spell-appears-no-effect = без эффекта
spell-why-valid = Мастер говорит о цели: { $truth }.
spell-why-invalid = Заклинание не может подействовать на эту цель ({ $target }): с ней ничего не происходит.
spell-why-appears-saved = Заклинание ничего не делает с целью, чей спасбросок успешен. Поэтому заклинатель видит успешный спасбросок, без всякого намёка.
spell-why-no-save = Заклинание не даёт спасброска, поэтому заклинатель замечает, что оно ничего не сделало.
spell-why-success-does = Даже при успешном спасброске заклинание что-то делает ({ $success }). Поэтому заклинатель замечает, что оно ничего не сделало.

## Refusals

spell-refusal-no-such-spell =
    { $n ->
        [0] Заклинания с названием «{ $name }» нет.
       *[other] Заклинания с названием «{ $name }» нет. Похожие названия: { $alike }.
    }
spell-refusal-cantrip = «{ $spell }» — заговор: его всегда накладывают на уровне 0.
spell-refusal-level-too-low = «{ $spell }» — заклинание уровня { $level }: на более низком уровне его не наложить.
spell-refusal-level-too-high = Заклинание можно наложить самое большее на уровне { $level }.
spell-refusal-innate-has-no-class = Через Врождённое колдовство заклинание не относится ни к какому классу. Уберите класс или выберите, что ещё убирает компоненты.
spell-refusal-no-save = «{ $spell }» не даёт спасброска, поэтому он не может быть успешным.
spell-refusal-own-casting = Это ваше собственное заклинание.
spell-refusal-not-perceived = { $name } не замечает здесь ничего, что можно определить.
spell-refusal-casting-not-perceived = { $name } не замечает сотворения заклинания, только эффект. Определите заклинание по эффекту, действием в свой ход.
spell-refusal-effect-not-perceived = { $name } не замечает эффекта, а после сотворения заклинание определяют только по эффекту.
spell-refusal-already-tried = { $name }: этот способ уже использован ({ $way }). На каждый способ есть одна попытка.
spell-refusal-casting-over = Сотворение заклинания завершено. Теперь его можно определить только по эффекту, действием.
spell-refusal-effect-over = Определять заклинание уже поздно: ваш ход после него закончился, а эффект не длится.
spell-refusal-reaction-used = { $name }: реакция уже потрачена. Она вернётся с началом вашего следующего хода.

## House rules

house-rule-spellcasting-options-method = Метод для областей
house-rule-spellcasting-options-method-about = Какие клетки охватывает область воздействия. Методы дают разное количество клеток, поэтому за столом стоит выбрать один.
house-value-spellcasting-options-method-template = шаблон: любая часть клетки
house-value-spellcasting-options-method-token = жетоны: целые клетки с ровными краями
house-value-spellcasting-options-method-dmg = половина клетки для кругов, любая часть для остальных
house-rule-spellcasting-options-diagonals = Диагональные шаги
house-rule-spellcasting-options-diagonals-about = Сколько стоит шаг по диагонали, когда считают расстояние.
house-value-spellcasting-options-diagonals-one = 5 футов каждый
house-value-spellcasting-options-diagonals-alternating = 5 и 10 футов по очереди
house-rule-spellcasting-options-merge = Определить и прервать сразу
house-rule-spellcasting-options-merge-about = Может ли тот, кто определяет заклинание реакцией, прервать его той же реакцией.
house-rule-spellcasting-options-window-minutes = Минуты на определение заклинания
house-rule-spellcasting-options-window-minutes-about = Сколько минут сотворение заклинания можно определить реакцией, если мастер не скажет иначе.

## In a scene.

spell-scene-order-initiative = Инициатива: 1d20 и модификатор, сначала высшая
spell-scene-initiative = Каждый бросает 1d20 и прибавляет свой модификатор инициативы, обычно Ловкости; высшая действует первой.
spell-scene-ties = При равной инициативе первым действует тот, у кого модификатор выше, затем тот, кто присоединился раньше.
