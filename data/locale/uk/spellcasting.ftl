### Spells: what they say, who perceives them, who can tell which they are (source 002). Terms: GLOSSARY section 1.5.

## Kinds of sheets and their fields. Labels: at most 45 characters; hints: at most 100.

spell-kind-adventurer = Шукач пригод
spell-kind-spell = Власне закляття
spell-none = немає
spell-field-arcana = Інтелект (Аркана)
spell-hint-arcana = Усе, що додається до перевірки: +5 або −1
spell-field-initiative = Ініціатива
spell-hint-initiative = Усе, що до неї додається: зазвичай Спритність
spell-field-hit-points = Пункти здоровʼя
spell-hint-hit-points = Скільки лишилося; порожньо, якщо їх ведуть деінде
spell-field-first-class = Клас
spell-field-second-class = Другий клас
spell-field-third-class = Третій клас
spell-hint-first-class = Також клас, чий підклас дає закляття
spell-field-reaction-used = Реакцію витрачено
spell-hint-reaction-used = Вона повертається з початком свого ходу
spell-field-present = Присутність
spell-field-sees = Бачить
spell-field-hears = Чує
spell-hint-senses = Підказка для майстра; вирішує майстер
spell-field-level = Рівень
spell-hint-level = 0 — замовляння, щонайбільше 9
spell-field-school = Школа
spell-field-classes = Класи
spell-field-components = Компоненти
spell-field-casting-time = Час створення
spell-field-range = Дальність
spell-field-duration = Тривалість
spell-field-ritual = Ритуал
spell-field-concentration = Концентрація
spell-field-area = Зона ефекту
spell-field-shape = Форма зони
spell-field-size = Розмір зони (фути)
spell-hint-size = Радіус, сторона куба, довжина конуса чи лінії
spell-field-width = Ширина лінії (фути)
spell-hint-width = Інші форми її не мають
spell-field-save = Рятівний кидок
spell-field-on-success = Якщо рятівний кидок успішний

## What a spell says.

spell-level =
    { $n ->
        [0] замовляння
       *[other] рівень { $n }
    }
spell-school-abjuration = огородження
spell-school-conjuration = виклик
spell-school-divination = віщування
spell-school-enchantment = зачарування
spell-school-evocation = втілення
spell-school-illusion = ілюзія
spell-school-necromancy = некромантія
spell-school-transmutation = перетворення
spell-class-barbarian = варвар
spell-class-bard = бард
spell-class-cleric = жрець
spell-class-druid = друїд
spell-class-fighter = воїн
spell-class-monk = монах
spell-class-paladin = паладин
spell-class-ranger = слідопит
spell-class-rogue = пройдисвіт
spell-class-sorcerer = чародій
spell-class-warlock = чорнокнижник
spell-class-wizard = маг
spell-letter-verbal = В
spell-letter-somatic = С
spell-letter-material = М
spell-component-verbal = вербальний
spell-component-somatic = соматичний
spell-component-material = матеріальний
spell-components = { $letters }
spell-components-none = немає
spell-ability-str = Сила
spell-ability-dex = Спритність
spell-ability-con = Статура
spell-ability-int = Інтелект
spell-ability-wis = Мудрість
spell-ability-cha = Харизма
spell-save = { $ability }; успіх: { $success }
spell-on-success-none = нічого не відбувається
spell-on-success-half = половина шкоди
spell-on-success-other = щось інше
spell-measure-action = 1 дія
spell-measure-bonus-action = 1 бонусна дія
spell-measure-reaction = 1 реакція
spell-measure-round =
    { $n ->
        [one] { $n } раунд
        [few] { $n } раунди
        [many] { $n } раундів
       *[other] { $n } раунду
    }
spell-measure-minute =
    { $n ->
        [one] { $n } хвилина
        [few] { $n } хвилини
        [many] { $n } хвилин
       *[other] { $n } хвилини
    }
spell-measure-hour =
    { $n ->
        [one] { $n } година
        [few] { $n } години
        [many] { $n } годин
       *[other] { $n } години
    }
spell-measure-day =
    { $n ->
        [one] { $n } день
        [few] { $n } дні
        [many] { $n } днів
       *[other] { $n } дня
    }
spell-measure-mile =
    { $n ->
        [one] { $n } миля
        [few] { $n } милі
        [many] { $n } миль
       *[other] { $n } милі
    }
spell-measure-self = на себе
spell-measure-touch = дотик
spell-measure-sight = у межах видимості
spell-measure-unlimited = необмежена
spell-measure-special = див. опис
spell-measure-instantaneous = миттєва
spell-measure-until-dispelled = доки не розвіяно
spell-ritual = { $time } (ритуал)
spell-concentration = концентрація, щонайбільше { $time }
spell-feet = { $n } фт ({ $metres } м)
spell-shape-sphere = сфера
spell-shape-cylinder = циліндр
spell-shape-circle = коло
spell-shape-cube = куб
spell-shape-square = квадрат
spell-shape-cone = конус
spell-shape-line = лінія
spell-area-sphere = сфера, радіус { $size }
spell-area-cylinder = циліндр, радіус { $size }
spell-area-circle = коло, радіус { $size }
spell-area-cube = куб, сторона { $size }
spell-area-square = квадрат, сторона { $size }
spell-area-cone = конус, довжина { $size }
spell-area-line = лінія, довжина { $size }, ширина { $width }
spell-tall-area = { $area }, висота { $height }
spell-own-name = { $name }

## What takes away components, and what each of that takes.

spell-relief-subtle = Непомітне закляття
spell-relief-no-material = не потребує матеріальних компонентів
spell-relief-innate = Вроджене чарування
spell-takes-subtle = Непомітне закляття усуває вербальний і соматичний компоненти. Матеріальний лишається.
spell-takes-no-material = Матеріальний компонент не потрібен. Вербальний і соматичний лишаються.
spell-takes-innate = Вроджене чарування усуває всі компоненти.

## Perceiving a caster (R002-1 to R002-6)

spell-why-casting = Створення закляття помітне завдяки компонентам, яких воно ще потребує: { $components }.
spell-why-material = Форма матеріального компонента не має значення: зазначений предмет, мішечок з компонентами і фокус для чарування рівноцінні.
spell-why-effect = Ефект помітний.
spell-why-caster-unknown = За самим лише ефектом не визначити, хто створює закляття, хіба що є інші докази.
spell-why-no-component = Жодного компонента не лишається, тож створення закляття непомітне.
spell-why-no-effect = Ефект нічим не виявляє себе: той, на кого він не вплинув, може нічого не помітити.
spell-why-witnesses = Хто це помічає, вирішує майстер; зір і слух — лише підказки.
spell-why-witness = { $name } помічає: { $what }.
spell-perceives-casting = створення закляття
spell-perceives-effect = ефект
spell-perceives-nothing = нічого
spell-why-slot = Чарунка рівня { $level } витрачається за будь-якого результату.
spell-why-cantrip = Замовляння має рівень 0 і не потребує чарунки.
spell-why-at-will = Створене за бажанням, закляття не потребує чарунки.
spell-why-higher-level = Створене на вищому рівні, закляття має рівень { $level } замість { $lowest }.

## Identifying a spell (R002-7 to R002-12)

spell-way-reaction = реакція
spell-way-action = дія
spell-line-d20 = d20
spell-line-arcana = Інтелект (Аркана)
spell-line-base = КС
spell-line-level = рівень закляття
spell-why-reaction = Реакцією закляття ідентифікують під час його створення.
spell-why-action = Дією у свій хід закляття ідентифікують за його ефектом, коли воно вже створене.
spell-why-reaction-needs = Для реакції треба помітити створення закляття.
spell-why-action-needs = Для дії треба помітити ефект закляття.
spell-why-arcana = Перевірка — Інтелект (Аркана), навіть якщо ваша здібність чарування інша.
spell-why-advantage = Закляття створене як закляття вашого класу ({ $as_class }): перевага.
spell-why-other-class = Закляття створене як закляття іншого класу ({ $as_class }): без переваги.
spell-why-classless = Закляття не повʼязане з жодним класом: переваги немає ні в кого.
spell-why-dc = КС { $dc }: 15 і рівень закляття, { $level }.
spell-why-natural = Натуральні 1 чи 20 самі нічого не вирішують: важить сума.
spell-why-once = Кожен має одну спробу на закляття і спосіб: одну реакцією, одну дією.
spell-why-merged = За цим столом та сама реакція може й відбити закляття.
spell-why-not-merged = Та сама реакція не може ще й відбити закляття.
spell-why-reaction-back = Реакція повертається з початком свого ходу.

## Targets (R002-13 to R002-16). Only the GM reads the reasons; the caster reads what appears.

spell-truth-invalid = недійсна ціль
spell-truth-saved = дійсна ціль, рятівний кидок успішний
spell-truth-unaffected = дійсна ціль, з якою закляття нічого не робить
spell-appears-saved = рятівний кидок успішний
spell-appears-no-effect = без ефекту
spell-why-valid = Майстер каже про ціль: { $truth }.
spell-why-invalid = Закляття не може вплинути на цю ціль ({ $target }): з нею нічого не відбувається.
spell-why-appears-saved = Закляття нічого не робить із ціллю, чий рятівний кидок успішний. Тому чарівник бачить успішний кидок, без жодного натяку.
spell-why-no-save = Закляття не дає рятівного кидка, тож чарівник сприймає, що воно нічого не зробило.
spell-why-success-does = Навіть за успішного рятівного кидка закляття щось робить ({ $success }). Тому чарівник сприймає, що воно нічого не зробило.

## Refusals

spell-refusal-no-such-spell =
    { $n ->
        [0] Закляття з назвою «{ $name }» немає.
       *[other] Закляття з назвою «{ $name }» немає. Подібні назви: { $alike }.
    }
spell-refusal-cantrip = «{ $spell }» — замовляння: його завжди створюють на рівні 0.
spell-refusal-level-too-low = «{ $spell }» — закляття рівня { $level }: на нижчому рівні його не створити.
spell-refusal-level-too-high = Закляття можна створити щонайбільше на рівні { $level }.
spell-refusal-innate-has-no-class = Через Вроджене чарування закляття не належить до жодного класу. Приберіть клас або оберіть, що інше усуває компоненти.
spell-refusal-no-save = «{ $spell }» не дає рятівного кидка, тож він не може бути успішним.
spell-refusal-own-casting = Це ваше власне закляття.
spell-refusal-not-perceived = { $name } не помічає тут нічого, що можна ідентифікувати.
spell-refusal-casting-not-perceived = { $name } не помічає створення закляття, лише ефект. Ідентифікуйте закляття за ефектом, дією у свій хід.
spell-refusal-effect-not-perceived = { $name } не помічає ефекту, а після створення закляття ідентифікують лише за ефектом.
spell-refusal-already-tried = { $name }: цей спосіб уже використано ({ $way }). На кожен спосіб є одна спроба.
spell-refusal-casting-over = Створення закляття завершено. Тепер його можна ідентифікувати лише за ефектом, дією.
spell-refusal-effect-over = Ідентифікувати закляття вже пізно: ваш хід після нього завершився, а ефект не триває.
spell-refusal-reaction-used = { $name }: реакцію вже витрачено. Вона повернеться з початком вашого наступного ходу.

## House rules

house-rule-spellcasting-options-method = Метод для зон
house-rule-spellcasting-options-method-about = Які клітинки охоплює зона ефекту. Методи дають різну кількість клітинок, тож за столом варто обрати один.
house-value-spellcasting-options-method-template = шаблон: будь-яка частина клітинки
house-value-spellcasting-options-method-token = жетони: цілі клітинки з рівними краями
house-value-spellcasting-options-method-dmg = половина клітинки для кіл, будь-яка частина для решти
house-rule-spellcasting-options-diagonals = Діагональні кроки
house-rule-spellcasting-options-diagonals-about = Скільки коштує крок по діагоналі, коли рахують відстань.
house-value-spellcasting-options-diagonals-one = 5 футів кожен
house-value-spellcasting-options-diagonals-alternating = 5 і 10 футів по черзі
house-rule-spellcasting-options-merge = Ідентифікувати й відбити одразу
house-rule-spellcasting-options-merge-about = Чи може той, хто ідентифікує закляття реакцією, відбити його тією самою реакцією.
house-rule-spellcasting-options-window-minutes = Хвилини на ідентифікацію закляття
house-rule-spellcasting-options-window-minutes-about = Скільки хвилин створення закляття можна ідентифікувати реакцією, якщо майстер не вкаже інакше.

## In a scene.

spell-scene-order-initiative = Ініціатива: 1d20 і модифікатор, спершу найвища
spell-scene-initiative = Кожен кидає 1d20 і додає свій модифікатор ініціативи, зазвичай Спритності; першим діє той, у кого сума найвища.
spell-scene-ties = За рівної ініціативи першим діє той, у кого модифікатор вищий, потім той, хто приєднався раніше.
