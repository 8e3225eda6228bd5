### Turning undead (source 000). Terms: GLOSSARY section 1.3.

## Kinds of sheets and their fields. Labels: at most 45 characters; hints: at most 100.

turning-kind-cleric = Жрец
turning-kind-undead = Нежить
turning-kind-companion = Спутник
turning-field-level = Уровень
turning-field-deity = Божество
turning-field-recovery = Прилив божественной энергии
turning-hint-recovery = Момент, когда возвращаются потраченные попытки, например «рассвет»
turning-field-modifiers = Постоянные модификаторы
turning-hint-modifiers = С причинами: +2 священная реликвия, −1 проклятие
turning-field-dark = Служит тёмным силам
turning-field-attempts = Попытки изгнания на сегодня
turning-field-attempts-used = Потрачено попыток изгнания за сегодня
turning-attempts-of = { $left } из { $all }
turning-field-threat = Уровень угрозы
turning-hint-threat = Обычно число целых костей хитов, но не меньше 1
turning-field-hit-dice = Кости хитов
turning-field-order = Тёмный Чин
turning-field-legion = Состоит в Легионе Тьмы
turning-field-class-levels = Сохранённые уровни класса
turning-field-intelligence = Интеллект
turning-hint-intelligence = 0 — без разума, 10 — средний
turning-field-malus = Собственный штраф
turning-hint-malus = Сколько отнимают у попытки изгнания предметы, способности или заклинания этого существа
turning-field-malus-reason = Причина штрафа
turning-malus-of = Штраф { $malus }
turning-field-hit-points = Хиты
turning-hint-hit-points = Можно не указывать; если указаны, урон их уменьшает
turning-field-max-hit-points = Максимум хитов
turning-hint-max-hit-points = Можно не указывать: тогда — столько, сколько есть сначала
turning-hit-points-of = { $now } из { $all }
turning-field-zones = Священные зоны
turning-hint-zones = Места с бонусом от −3 до +3: +3 часовня Светильника, −2 курган
turning-field-position = Место (метры на восток, на север)
turning-hint-position = От точки, с которой вы меряете: 6, −3 или 4,5; 2
turning-field-distance = Расстояние от жреца (м)
turning-hint-distance = В метрах, самое большее с десятыми: 21 или 4,5. Если известны места, считаются они
turning-field-dominated = Подчинённые кости хитов без листа
turning-hint-dominated = Нежити под Постоянным подчинением, у которой нет листа на этом сервере
turning-field-present = На месте
turning-field-in-sight = Жрец видит

## Dark Orders, intelligence, creatures

turning-order-lower = Низший
turning-order-superior = Высокий
turning-order-major = Великий
turning-order-supreme = Верховный

# After “intelligence”: интеллект (средний). Masculine, to agree with it.
turning-intelligence-mindless = отсутствующий
turning-intelligence-animal = животный
turning-intelligence-semi = зачаточный
turning-intelligence-low = низкий
turning-intelligence-average = средний
turning-intelligence-very = хороший
turning-intelligence-high = высокий
turning-intelligence-exceptional = исключительный
turning-intelligence-genius = гениальный
turning-intelligence-supra-genius = сверхгениальный
turning-intelligence-godlike = божественный

turning-creature-skeleton = Скелет
turning-creature-zombie = Зомби
turning-creature-ghoul = Гуль
turning-creature-shadow = Тень
turning-creature-ghast = Гаст
turning-creature-wight = Умертвие
turning-creature-wraith = Рэйф
turning-creature-mummy = Мумия
turning-creature-spectre = Призрак
turning-creature-vampire = Вампир
turning-creature-ghost = Привидение
turning-creature-lich = Лич
turning-creature-minotaur-skeleton = Скелет минотавра
turning-creature-mummy-lord = Повелитель мумий
turning-creature-ogre-zombie = Зомби-огр
turning-creature-specter = Призрак
turning-creature-vampire-bat = Вампир (облик летучей мыши)
turning-creature-vampire-mist = Вампир (облик тумана)
turning-creature-vampire-spawn = Вампирское отродье
turning-creature-vampire-vampire = Вампир (собственный облик)
turning-creature-warhorse-skeleton = Скелет боевого коня
turning-creature-will-o-wisp = Блуждающий огонёк

# Whose values a ready-made undead has.
turning-template-house = { $name } — домашние значения
turning-template-srd = { $name } — по SRD 5.1
turning-values-house = Образец: { $name }. Значения домашние, не авторские.
turning-values-srd = Образец: { $name }. Кости хитов, хиты и интеллект — из SRD 5.1 (CC BY 4.0); Тёмный Чин — домашнее значение.

## Lines of a reckoning: `d20 12 · level +5 · sacred area +3 = 20`

turning-line-level = уровень
turning-line-place = место
turning-line-modifier = модификатор
turning-line-potential = потенциал
turning-line-threat = уровень угрозы
turning-line-order = Тёмный Чин ({ $order })
turning-line-legion = Легион Тьмы
turning-line-class = уровни класса
turning-line-intelligence = интеллект ({ $name })
turning-line-malus = собственный штраф

## The answer

turning-attempt-title = Попытка изгнания: { $cleric }
turning-potential = Потенциал
turning-natural = Натуральная { $face }: модификаторы не учитываются.
turning-undead = { $name }
turning-alias = Нежить № { $n }
turning-value = Итоговая сила
turning-outcome = Строка { $row } (вероятность { $percent } %): { $effect }
# Only after “row”: genitive.
turning-row-natural = натуральной { $face }
turning-row-or-less = { $high } или меньше
turning-row-or-more = { $low } или больше
turning-row-range = { $low }–{ $high }
turning-outcome-hidden = Результат: { $effect }
turning-no-effect = нет эффекта
turning-to-choose =
    { $n ->
        [1] выберите эффект
        [one] выберите один из { $n } эффекта
        [few] выберите один из { $n } эффектов
        [many] выберите один из { $n } эффектов
       *[other] выберите один из { $n } эффекта
    }
turning-effect-keep-at-bay = Сдерживание
turning-effect-positive-direct-damage = Прямой урон позитивной энергией
turning-effect-divine-stunning = Божественное ошеломление
turning-applied-keep-at-bay =
    { $n ->
        [one] Сдерживание на { $n } раунд ({ $dice })
        [few] Сдерживание на { $n } раунда ({ $dice })
        [many] Сдерживание на { $n } раундов ({ $dice })
       *[other] Сдерживание на { $n } раунда ({ $dice })
    }
turning-applied-positive-direct-damage = Прямой урон позитивной энергией: { $n } ({ $dice })
turning-applied-divine-stunning =
    { $n ->
        [one] Божественное ошеломление на { $n } раунд ({ $dice })
        [few] Божественное ошеломление на { $n } раунда ({ $dice })
        [many] Божественное ошеломление на { $n } раундов ({ $dice })
       *[other] Божественное ошеломление на { $n } раунда ({ $dice })
    }
turning-attempts-left =
    { $n ->
        [0] Попыток изгнания на сегодня нет.
        [one] На сегодня осталась { $n } попытка изгнания.
        [few] На сегодня осталось { $n } попытки изгнания.
        [many] На сегодня осталось { $n } попыток изгнания.
       *[other] На сегодня осталось { $n } попытки изгнания.
    }
turning-choose = Выбрать эффект
turning-strongest = Сильнейшее для всех
turning-option = { $name }: { $effect }
turning-promise-rounds = Раунды: { $dice }
turning-promise-damage = Урон: { $dice }
turning-rest-title = Прилив божественной энергии: { $cleric }
turning-rest =
    { $n ->
        [one] Снова доступна { $n } попытка изгнания.
        [few] Снова доступны { $n } попытки изгнания.
        [many] Снова доступно { $n } попыток изгнания.
       *[other] Снова доступно { $n } попытки изгнания.
    }

## Why?

turning-offer = { $effect } { $dice }
turning-why-potential = Бросок d20 и все общие модификаторы составляют потенциал изгнания; за вычетом того, что отнимает каждое существо, остаётся итоговая сила изгнания
turning-why-level = Прибавляется уровень жреца: { $n }
turning-why-place = Место помогает или мешает на 1–3
turning-why-modifier = Помогать или мешать могут предметы, заклинания, умения или сила божества
turning-why-relation = Помогать или мешать может то, что связывает жреца с этим существом
turning-why-threat-level = Каждый уровень угрозы отнимает 1
turning-why-order = Отнимается степень Тёмного Чина: { $order } — { $n }
turning-why-legion = Принадлежность к Легиону Тьмы отнимает ещё { $n }
turning-why-class = Сохранённые уровни класса отнимают по 1 за каждые 3, даже неполные: здесь { $n }
turning-why-intelligence = Высокий интеллект тоже отнимает: { $name } — { $n }
turning-why-malus = Отнимать могут также предметы и способности самого существа или заклинания на нём
turning-why-reach = Когда попытка срабатывает, в конце раунда, нежить должна быть в поле зрения жреца и не дальше { $metres } м от него
turning-why-attempts =
    { $n ->
        [one] У жреца (уровень { $level }) — { $n } попытка изгнания в день: 2 и ещё по 1 за каждые 3 уровня, даже неполные
        [few] У жреца (уровень { $level }) — { $n } попытки изгнания в день: 2 и ещё по 1 за каждые 3 уровня, даже неполные
        [many] У жреца (уровень { $level }) — { $n } попыток изгнания в день: 2 и ещё по 1 за каждые 3 уровня, даже неполные
       *[other] У жреца (уровень { $level }) — { $n } попытки изгнания в день: 2 и ещё по 1 за каждые 3 уровня, даже неполные
    }
turning-why-natural = Натуральная { $face } всегда даёт один и тот же результат, какими бы ни были модификаторы
turning-why-threat = Уровень угрозы — это число целых костей хитов, но не меньше 1
turning-why-row =
    { $n ->
        [0] { $name }: по таблице (строка { $row }) — нет эффекта
       *[other] { $name }: по таблице (строка { $row }) — { $offers }
    }
turning-why-choice = Если в строке несколько эффектов, жрец выбирает после броска, для каждого существа отдельно
turning-why-protected =
    { $n ->
        [1] Сдерживание (Keep at Bay) защищает жреца и ещё { $n } существо в поле зрения, не дальше { $metres } м
        [one] Сдерживание (Keep at Bay) защищает жреца и ещё до { $n } существа в поле зрения, не дальше { $metres } м
        [few] Сдерживание (Keep at Bay) защищает жреца и ещё до { $n } существ в поле зрения, не дальше { $metres } м
        [many] Сдерживание (Keep at Bay) защищает жреца и ещё до { $n } существ в поле зрения, не дальше { $metres } м
       *[other] Сдерживание (Keep at Bay) защищает жреца и ещё до { $n } существа в поле зрения, не дальше { $metres } м
    }
turning-why-keep-at-bay = Сдерживаемая нежить не может касаться защищённых существ и нападать на них; всё остальное ей позволено
turning-why-broken = Сдерживание длится, пока защищённые существа не нападут на нежить, и срывается только для того существа, на которое напали
turning-why-damage = Урон наносится в конце раунда; в следующем раунде эту нежить можно изгонять снова
turning-why-stunned = Ошеломление: никаких действий, движения и атак при возможности; атакующие получают +4 к попаданию; урон его не прерывает
turning-why-stunning = Пока длится ошеломление, другие эффекты изгнания на нежить не действуют, и присутствующей она не считается
turning-why-rest = Потраченные попытки возвращаются с приливом божественной энергии, когда восстанавливаются заклинания
turning-why-rest-moment = Потраченные попытки возвращаются с приливом божественной энергии, когда восстанавливаются заклинания: { $recovery }

## Refusals

turning-refusal-dark-cleric = { $name } служит тёмным силам и не изгоняет нежить, а подчиняет её.
turning-refusal-no-attempts =
    { $n ->
        [one] { $name }: попыток изгнания на сегодня нет. С приливом божественной энергии вернётся { $n } попытка.
        [few] { $name }: попыток изгнания на сегодня нет. С приливом божественной энергии вернутся { $n } попытки.
        [many] { $name }: попыток изгнания на сегодня нет. С приливом божественной энергии вернётся { $n } попыток.
       *[other] { $name }: попыток изгнания на сегодня нет. С приливом божественной энергии вернётся { $n } попытки.
    }
turning-refusal-place = Место помогает или мешает не более чем на { $bound }; { $place } выходит за эти пределы.
turning-refusal-no-undead = Укажите, кого изгонять: хотя бы одно существо, нескольких — через запятую.
turning-refusal-too-many-undead =
    { $limit ->
        [one] В одной попытке можно указать не более { $limit } существа.
        [few] В одной попытке можно указать не более { $limit } существ.
        [many] В одной попытке можно указать не более { $limit } существ.
       *[other] В одной попытке можно указать не более { $limit } существа.
    }
turning-refusal-too-many-modifiers =
    { $limit ->
        [one] Для одной попытки можно указать не более { $limit } другого модификатора. Объедините некоторые из них.
        [few] Для одной попытки можно указать не более { $limit } других модификаторов. Объедините некоторые из них.
        [many] Для одной попытки можно указать не более { $limit } других модификаторов. Объедините некоторые из них.
       *[other] Для одной попытки можно указать не более { $limit } другого модификатора. Объедините некоторые из них.
    }
turning-refusal-not-touched = Это существо попытка не затрагивает.
turning-refusal-nothing-to-choose = Для этого существа выбирать не из чего.
turning-refusal-already-chosen = Эффект для этого существа уже выбран: { $effect }.
turning-refusal-not-offered = Здесь нельзя выбрать эффект «{ $effect }».
turning-refusal-which-cleric =
    { $n ->
        [0] У вас здесь нет жреца. Создайте его: { $sheet_new }.
       *[other] Укажите, какой именно жрец: их здесь { $n }.
    }
turning-refusal-modifiers = Не удалось прочитать «{ $typed }». Пишите число от −20 до +20 и причину, а между несколькими ставьте запятую: +2 священная реликвия, −1 ранение.
turning-refusal-two-effects = Вы выбрали два эффекта для одного существа. Выберите для каждого только один.

## What the ledger lists

ledger-kind-turning-attempt = попытка изгнания
ledger-kind-turning-choose = выбор эффекта
ledger-kind-turning-rest = попытки изгнания возвращаются

## The tour

turning-guide-title = Изгнание нежити
turning-guide-about = Жрец сдерживает нежить, ошеломляет её или наносит ей урон, а жрец тёмных сил её подчиняет.
turning-guide-attempt = Изгоните нежить: { $command }. Выберите из подсказок несколько существ или никого, чтобы попытаться со всеми присутствующими; прогноз показывает только шансы.
turning-guide-choose = Если результат даёт выбор, укажите в списке под ответом эффект для каждого существа.
turning-guide-why = Нажмите «Почему?» под результатом: там правила, строка таблицы и кубик, которые к нему привели.
turning-guide-command = Если вы жрец тёмных сил, подчините её: { $command }
turning-guide-effects = Посмотрите, что и на ком длится: { $command }. Выберите там эффект, чтобы сорвать его, бросить за него или завершить.
turning-guide-release = Отпустите подчинённую нежить: { $command }
turning-guide-board = Если в листах есть позиции, нажмите «Карта»: видно, кто стоит вокруг жреца.
turning-guide-rest = Дневные попытки кончаются; их возвращает { $command }.
turning-guide-sheets = Создайте своего жреца, а если вы мастер — то и другую нежить: { $command }
