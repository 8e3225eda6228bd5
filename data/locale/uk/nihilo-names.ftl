### Назви того, що є в EX Nihilo (джерело 003).

## Атрибути й навички

nihilo-attribute-corpo = Тіло
nihilo-attribute-equilibrio = Рівновага
nihilo-attribute-mente = Розум
nihilo-attribute-spirito = Дух
nihilo-secondary-fascino = Чарівність
nihilo-secondary-leadership = Лідерство
nihilo-secondary-percezione = Сприйняття
nihilo-skill-biologia = Біологія
nihilo-skill-linguistica = Лінгвістика
nihilo-skill-umanistiche = Гуманітарні науки
nihilo-skill-mechano = Механо
nihilo-skill-medicina = Медицина
nihilo-skill-occulto = Окультизм
nihilo-skill-ricerca = Пошук
nihilo-skill-scienze = Природничі науки

## Кидки та складність

nihilo-sample-observe = Огляд
nihilo-sample-glance = Побіжний погляд
nihilo-sample-torture = Стійкість до тортур
nihilo-sample-interrogate = Допит
nihilo-sample-repair = Швидкий ремонт
nihilo-sample-trap = Знешкодити механічну пастку
nihilo-sample-jump = Стрибок
nihilo-difficulty-banale = Банальна
nihilo-difficulty-facilissimo = Дуже легка
nihilo-difficulty-facile = Легка
nihilo-difficulty-medio = Середня
nihilo-difficulty-impegnativo = Вимоглива
nihilo-difficulty-difficile = Важка
nihilo-difficulty-impossibile = Неможлива
nihilo-difficulty-infernale = Пекельна
nihilo-level =
    { $level ->
        [-1] G.S.P. −1: повний спокій, доволі часу й тихе місце
        [0] G.S.P. 0: спокій, доволі часу або тихе місце
        [1] G.S.P. 1: помірний стрес
        [2] G.S.P. 2: сильний стрес
       *[other] G.S.P. 3: певна смерть
    }
choice-gsp--1 = −1 · повний спокій
choice-gsp-0 = 0 · спокій
choice-gsp-1 = 1 · помірний стрес
choice-gsp-2 = 2 · сильний стрес
choice-gsp-3 = 3 · певна смерть

## На що йде хід

nihilo-act-move = рух
nihilo-act-short-move = короткий рух
nihilo-act-sprint = ривок
nihilo-act-attack = атака
nihilo-act-charge = натиск
nihilo-act-total-defence = повний захист
nihilo-act-aim = прицілювання
nihilo-act-skill = кидок навички
nihilo-act-observe = Огляд
nihilo-act-standard = звичайна дія
nihilo-act-help = Допомога
nihilo-free-own-advancement = удосконалення у свій хід
nihilo-free-response-advancement = удосконалення у відповідь
nihilo-free-parry = парирування
choice-act-move = Рух
choice-act-short-move = Рух і дія
choice-act-sprint = Ривок
choice-act-standard = Звичайна дія
choice-act-aim = Прицілювання
nihilo-when-each-turn = щоходу наново
nihilo-when-once-per-fight = раз на бій
choice-each-turn = Щоходу
choice-once-per-fight = Раз на бій

## Спорядження

nihilo-gear-standard = стандартне спорядження
nihilo-gear-heavy = важке спорядження
nihilo-gear-special = особливе спорядження
nihilo-type-point = колота шкода
nihilo-type-cut = рублена шкода
nihilo-type-blunt = дробильна шкода
nihilo-type-heat = жар
nihilo-type-electricity = електрика
nihilo-weapon-unarmed = Голі руки
nihilo-weapon-knife = Ніж
nihilo-weapon-sword = Меч
nihilo-weapon-axe = Сокира
nihilo-weapon-mace = Булава
nihilo-weapon-bastard-sword = Півторак
nihilo-weapon-pole-arm = Древкова зброя
nihilo-weapon-great-sword = Дворучний меч
nihilo-weapon-great-axe = Дворучна сокира
nihilo-weapon-great-hammer = Дворучний молот
nihilo-weapon-balanced-sword = Збалансований дворучний меч
nihilo-weapon-balanced-hammer = Збалансований дворучний молот
nihilo-weapon-thrown-knife = Метальний ніж
nihilo-weapon-pistol = Пістолет
nihilo-weapon-bow = Лук
nihilo-weapon-crossbow = Арбалет
nihilo-weapon-light-rifle = Легка гвинтівка
nihilo-weapon-light-automatic = Легка автоматична зброя
nihilo-weapon-heavy-pistol = Важкий пістолет
nihilo-weapon-heavy-rifle = Важка гвинтівка
nihilo-weapon-heavy-automatic = Важка автоматична зброя
nihilo-weapon-assault-weapon = Штурмова зброя
nihilo-worn-light = Легка броня
nihilo-worn-medium = Середня броня
nihilo-worn-heavy = Важка броня
nihilo-worn-multilayer = Багатошарова броня
nihilo-unknown-thing = { $id } (немає в таблицях)

## Удосконалення та стани

nihilo-advancement-charged-blow = Заряджений удар
nihilo-advancement-void-dart = Дротик порожнечі
nihilo-advancement-inner-shield = Внутрішній щит
nihilo-advancement-dodge-training = Вишкіл з ухилення
nihilo-advancement-two-weapons = Парна зброя
nihilo-timing-own = у свій хід
nihilo-timing-response = у відповідь
nihilo-timing-passive = пасивне
nihilo-state-pain = Біль
nihilo-state-fear = Страх
nihilo-state-sensing-behind = Відчуття за спиною
nihilo-state-on-the-ground = На землі
nihilo-state-stun = Приголомшення
nihilo-state-invisible = Невидимість
nihilo-state-intangible = Безтілесність
nihilo-state-enchantment = Зачарування
nihilo-state-paralysis = Параліч
nihilo-state-unconscious = Непритомність
nihilo-effect-help = Допомога
