### Названия того, что есть в EX Nihilo (источник 003).

## Атрибуты и навыки

nihilo-attribute-corpo = Тело
nihilo-attribute-equilibrio = Равновесие
nihilo-attribute-mente = Разум
nihilo-attribute-spirito = Дух
nihilo-secondary-fascino = Обаяние
nihilo-secondary-leadership = Лидерство
nihilo-secondary-percezione = Восприятие
nihilo-skill-biologia = Биология
nihilo-skill-linguistica = Лингвистика
nihilo-skill-umanistiche = Гуманитарные науки
nihilo-skill-mechano = Механо
nihilo-skill-medicina = Медицина
nihilo-skill-occulto = Оккультизм
nihilo-skill-ricerca = Поиск
nihilo-skill-scienze = Естественные науки

## Броски и сложность

nihilo-sample-observe = Осмотр
nihilo-sample-glance = Беглый взгляд
nihilo-sample-torture = Стойкость к пыткам
nihilo-sample-interrogate = Допрос
nihilo-sample-repair = Быстрый ремонт
nihilo-sample-trap = Обезвредить механическую ловушку
nihilo-sample-jump = Прыжок
nihilo-difficulty-banale = Банальная
nihilo-difficulty-facilissimo = Очень лёгкая
nihilo-difficulty-facile = Лёгкая
nihilo-difficulty-medio = Средняя
nihilo-difficulty-impegnativo = Серьёзная
nihilo-difficulty-difficile = Трудная
nihilo-difficulty-impossibile = Невозможная
nihilo-difficulty-infernale = Адская
nihilo-level =
    { $level ->
        [-1] G.S.P. −1: полное спокойствие, довольно времени и тихое место
        [0] G.S.P. 0: спокойствие, довольно времени или тихое место
        [1] G.S.P. 1: умеренный стресс
        [2] G.S.P. 2: сильный стресс
       *[other] G.S.P. 3: верная смерть
    }
choice-gsp--1 = −1 · полное спокойствие
choice-gsp-0 = 0 · спокойствие
choice-gsp-1 = 1 · умеренный стресс
choice-gsp-2 = 2 · сильный стресс
choice-gsp-3 = 3 · верная смерть

## На что идёт ход

nihilo-act-move = движение
nihilo-act-short-move = короткое движение
nihilo-act-sprint = рывок
nihilo-act-attack = атака
nihilo-act-charge = натиск
nihilo-act-total-defence = полная защита
nihilo-act-aim = прицеливание
nihilo-act-skill = бросок навыка
nihilo-act-observe = Осмотр
nihilo-act-standard = обычное действие
nihilo-act-help = Помощь
nihilo-free-own-advancement = усовершенствование в свой ход
nihilo-free-response-advancement = усовершенствование в ответ
nihilo-free-parry = парирование
choice-act-move = Движение
choice-act-short-move = Движение и действие
choice-act-sprint = Рывок
choice-act-standard = Обычное действие
choice-act-aim = Прицеливание
nihilo-when-each-turn = каждый ход заново
nihilo-when-once-per-fight = один раз за схватку
choice-each-turn = Каждый ход
choice-once-per-fight = Один раз за схватку

## Снаряжение

nihilo-gear-standard = стандартное снаряжение
nihilo-gear-heavy = тяжёлое снаряжение
nihilo-gear-special = особое снаряжение
nihilo-type-point = колющий урон
nihilo-type-cut = рубящий урон
nihilo-type-blunt = дробящий урон
nihilo-type-heat = жар
nihilo-type-electricity = электричество
nihilo-weapon-unarmed = Голые руки
nihilo-weapon-knife = Нож
nihilo-weapon-sword = Меч
nihilo-weapon-axe = Топор
nihilo-weapon-mace = Булава
nihilo-weapon-bastard-sword = Полуторный меч
nihilo-weapon-pole-arm = Древковое оружие
nihilo-weapon-great-sword = Двуручный меч
nihilo-weapon-great-axe = Двуручный топор
nihilo-weapon-great-hammer = Двуручный молот
nihilo-weapon-balanced-sword = Сбалансированный двуручный меч
nihilo-weapon-balanced-hammer = Сбалансированный двуручный молот
nihilo-weapon-thrown-knife = Метательный нож
nihilo-weapon-pistol = Пистолет
nihilo-weapon-bow = Лук
nihilo-weapon-crossbow = Арбалет
nihilo-weapon-light-rifle = Лёгкая винтовка
nihilo-weapon-light-automatic = Лёгкое автоматическое оружие
nihilo-weapon-heavy-pistol = Тяжёлый пистолет
nihilo-weapon-heavy-rifle = Тяжёлая винтовка
nihilo-weapon-heavy-automatic = Тяжёлое автоматическое оружие
nihilo-weapon-assault-weapon = Штурмовое оружие
nihilo-worn-light = Лёгкая броня
nihilo-worn-medium = Средняя броня
nihilo-worn-heavy = Тяжёлая броня
nihilo-worn-multilayer = Многослойная броня
nihilo-unknown-thing = { $id } (нет в таблицах)

## Усовершенствования и состояния

nihilo-advancement-charged-blow = Заряженный удар
nihilo-advancement-void-dart = Дротик пустоты
nihilo-advancement-inner-shield = Внутренний щит
nihilo-advancement-dodge-training = Выучка уклонения
nihilo-advancement-two-weapons = Два оружия
nihilo-timing-own = в свой ход
nihilo-timing-response = в ответ
nihilo-timing-passive = пассивное
nihilo-state-pain = Боль
nihilo-state-fear = Страх
nihilo-state-sensing-behind = Чувство за спиной
nihilo-state-on-the-ground = На земле
nihilo-state-stun = Ошеломление
nihilo-state-invisible = Невидимость
nihilo-state-intangible = Бестелесность
nihilo-state-enchantment = Очарование
nihilo-state-paralysis = Паралич
nihilo-state-unconscious = Без сознания
nihilo-effect-help = Помощь
