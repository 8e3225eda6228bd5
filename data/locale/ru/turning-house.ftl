### Домашние правила изгнания и подчинения нежити: как они зовутся и что значат (источник 000).

## Таблицы

house-rule-turning-results = Изгнание: таблица результатов
house-rule-turning-results-about = Что изгнание делает с нежитью — по итоговой силе попытки; у натуральных 1 и 20 свои строки. У каждого значения должна быть ровно одна строка. dice — это раунды, а для урона — хиты.
house-rule-turning-domination = Подчинение: таблица результатов
house-rule-turning-domination-about = Что подчинение делает с нежитью — по итоговой силе попытки. У каждого значения должна быть ровно одна строка; строка с пометкой over_20 действует там, где Постоянное подчинение невозможно. dice — это раунды.
house-rule-turning-intelligence = Штраф за интеллект
house-rule-turning-intelligence-about = Сколько интеллект нежити отнимает от попытки против неё. У каждого значения от 0 должна быть ровно одна строка.
house-rule-turning-orders = Степени Тёмных Чинов
house-rule-turning-orders-about = Сколько Тёмный Чин нежити отнимает от попытки против неё и сколько ещё добавляет Легион (legion_extra).

## Опции

house-rule-turning-options-number-affected = Сколько нежити попадает под воздействие
house-rule-turning-options-number-affected-about = На скольких существ действует одна попытка: сначала на самых слабых, потом на ближайших. Именно здесь источник обрывается.
house-value-turning-options-number-affected-2d6 = 2d6 существ
house-value-turning-options-number-affected-fixed = постоянное число
house-value-turning-options-number-affected-2d6-hit-dice = 2d6 костей хитов нежити, но хотя бы одно существо
house-value-turning-options-number-affected-level-plus-2 = уровень жреца + 2
house-rule-turning-options-fixed-number = Постоянное число нежити
house-rule-turning-options-fixed-number-about = На скольких существ действует одна попытка, если число постоянное; иначе это ничего не значит.
house-rule-turning-options-kept-again = Повторное воздействие на сдерживаемую нежить
house-rule-turning-options-kept-again-about = Может ли другая попытка подействовать на нежить, которую уже сдерживают.
house-rule-turning-options-tie = Равные одновременные попытки
house-rule-turning-options-tie-about = Какая из одновременных попыток с одинаковым значением против одного существа засчитывается.
house-value-turning-options-tie-higher-level = более высокого уровня, затем объявленная раньше
house-value-turning-options-tie-earlier-declared = объявленная раньше
house-rule-turning-options-round-end = Последний момент раунда
house-rule-turning-options-round-end-about = Момент инициативы, которым кончается раунд. Отложенный удар, который пришёлся бы позже, наносят тогда.

## Ошибки

turning-fault-offered-twice = Один эффект предложен дважды.
turning-fault-naturals = Нужны одна строка для натуральной 1 и одна для натуральной 20.
turning-fault-grades = Нет степени для: { $orders }.
turning-fault-over-20 = over_20 должно помечать одну строку, а помечено: { $n }.
turning-fault-over-20-empty = Строка с пометкой over_20 должна предлагать эффект.
turning-fault-over-20-permanent = Строка с пометкой over_20 заменяет permanent-domination и не может его предлагать.

## Строки таблицы

turning-told-natural = натуральная { $face }: { $offers }
turning-told-row = { $row }: { $offers }
turning-told-over-20 = { $row } («Свыше 20»): { $offers }
turning-told-nothing = без эффекта
turning-told-intelligence =
    { $n ->
        [0] { $scores } ({ $name }): без штрафа
       *[other] { $scores } ({ $name }): −{ $n }
    }
turning-told-order = { $order }: −{ $n }
turning-told-legion = В Легионе дополнительно: −{ $n }
