### Домашні правила вигнання та підкорення нежиті: як вони звуться і що означають (джерело 000).

## Таблиці

house-rule-turning-results = Вигнання: таблиця результатів
house-rule-turning-results-about = Що вигнання робить із нежиттю — за підсумковою силою спроби; натуральні 1 і 20 мають власні рядки. Кожне значення повинно мати рівно один рядок. dice — це раунди, а для шкоди — пункти здоровʼя.
house-rule-turning-domination = Підкорення: таблиця результатів
house-rule-turning-domination-about = Що підкорення робить із нежиттю — за підсумковою силою спроби. Кожне значення повинно мати рівно один рядок; рядок із позначкою over_20 діє там, де Постійне підкорення неможливе. dice — це раунди.
house-rule-turning-intelligence = Штраф за інтелект
house-rule-turning-intelligence-about = Скільки інтелект нежиті віднімає від спроби проти неї. Кожне значення від 0 повинно мати рівно один рядок.
house-rule-turning-orders = Ступені Темних Чинів
house-rule-turning-orders-about = Скільки Темний Чин нежиті віднімає від спроби проти неї і скільки ще додає Легіон (legion_extra).

## Опції

house-rule-turning-options-number-affected = На скількох істот діє спроба
house-rule-turning-options-number-affected-about = На скількох істот діє одна спроба: спершу на найслабших, потім на найближчих. Саме тут джерело обривається.
house-value-turning-options-number-affected-2d6 = 2d6 істот
house-value-turning-options-number-affected-fixed = стала кількість
house-value-turning-options-number-affected-2d6-hit-dice = 2d6 кісток здоровʼя нежиті, щонайменше одна істота
house-value-turning-options-number-affected-level-plus-2 = рівень жерця + 2
house-rule-turning-options-fixed-number = Стала кількість істот
house-rule-turning-options-fixed-number-about = На скількох істот діє одна спроба, якщо кількість стала; інакше це нічого не означає.
house-rule-turning-options-kept-again = Повторний вплив на стримувану нежить
house-rule-turning-options-kept-again-about = Чи може інша спроба вплинути на нежить, яку вже стримують.
house-rule-turning-options-tie = Рівні одночасні спроби
house-rule-turning-options-tie-about = Яка з кількох одночасних спроб з однаковим значенням проти однієї істоти зараховується.
house-value-turning-options-tie-higher-level = вищого рівня, потім раніше оголошена
house-value-turning-options-tie-earlier-declared = раніше оголошена
house-rule-turning-options-round-end = Остання мить раунду
house-rule-turning-options-round-end-about = Мить ініціативи, якою закінчується раунд. Відкладений удар, що припав би пізніше, завдають тоді.

## Помилки

turning-fault-offered-twice = Один ефект запропоновано двічі.
turning-fault-naturals = Потрібні один рядок для натуральної 1 і один для натуральної 20.
turning-fault-grades = Немає ступеня для: { $orders }.
turning-fault-over-20 = over_20 має позначати один рядок, а позначено: { $n }.
turning-fault-over-20-empty = Рядок із позначкою over_20 має пропонувати ефект.
turning-fault-over-20-permanent = Рядок із позначкою over_20 заступає permanent-domination і не може його пропонувати.

## Рядки таблиці

turning-told-natural = натуральна { $face }: { $offers }
turning-told-row = { $row }: { $offers }
turning-told-over-20 = { $row } («Понад 20»): { $offers }
turning-told-nothing = без ефекту
turning-told-intelligence =
    { $n ->
        [0] { $scores } ({ $name }): без штрафу
       *[other] { $scores } ({ $name }): −{ $n }
    }
turning-told-order = { $order }: −{ $n }
turning-told-legion = У Легіоні додатково: −{ $n }
