### Turning undead (source 000). Terms: GLOSSARY section 1.3.

## Kinds of sheets and their fields. Labels: at most 45 characters; hints: at most 100.

turning-kind-cleric = Жрець
turning-kind-undead = Нежить
turning-kind-companion = Супутник
turning-field-level = Рівень
turning-field-deity = Божество
turning-field-recovery = Приплив божественної енергії
turning-hint-recovery = Момент, коли повертаються витрачені спроби, наприклад «світанок»
turning-field-modifiers = Постійні модифікатори
turning-hint-modifiers = Із причинами: +2 священна реліквія, −1 прокляття
turning-field-dark = Служить темним силам
turning-field-attempts = Спроби вигнання на сьогодні
turning-field-attempts-used = Витрачено спроб вигнання за сьогодні
turning-attempts-of = { $left } з { $all }
turning-field-threat = Рівень загрози
turning-hint-threat = Зазвичай кількість цілих кісток здоровʼя, щонайменше 1
turning-field-hit-dice = Кістки здоровʼя
turning-field-order = Темний Чин
turning-field-legion = Належить до Легіону Темряви
turning-field-class-levels = Збережені рівні класу
turning-field-intelligence = Інтелект
turning-hint-intelligence = 0 — без розуму, 10 — середній
turning-field-malus = Власний штраф
turning-hint-malus = Скільки віднімають від спроби вигнання предмети, здібності чи закляття цієї істоти
turning-field-malus-reason = Причина штрафу
turning-malus-of = Штраф { $malus }
turning-field-hit-points = Пункти здоровʼя
turning-hint-hit-points = Можна не вказувати; якщо вказано, шкода їх зменшує
turning-field-max-hit-points = Максимум пунктів здоровʼя
turning-hint-max-hit-points = Можна не вказувати: тоді — стільки, скільки є спочатку
turning-hit-points-of = { $now } з { $all }
turning-field-zones = Священні зони
turning-hint-zones = Місця з бонусом від −3 до +3: +3 каплиця Світильника, −2 курган
turning-field-position = Місце (метри на схід, на північ)
turning-hint-position = Від точки, з якої ви міряєте: 6, −3 або 4,5; 2
turning-field-distance = Відстань від жерця (м)
turning-hint-distance = У метрах, щонайбільше з десятими: 21 або 4,5. Якщо відомі місця, рахуються вони
turning-field-dominated = Підкорені кістки здоровʼя без аркуша
turning-hint-dominated = Нежиті під Постійним підкоренням, яка не має аркуша на цьому сервері
turning-field-present = На місці
turning-field-in-sight = Жрець бачить

## Dark Orders, intelligence, creatures

turning-order-lower = Нижчий
turning-order-superior = Високий
turning-order-major = Великий
turning-order-supreme = Верховний

# After “intelligence”: інтелект (середній). Masculine, to agree with it.
turning-intelligence-mindless = відсутній
turning-intelligence-animal = тваринний
turning-intelligence-semi = зародковий
turning-intelligence-low = низький
turning-intelligence-average = середній
turning-intelligence-very = добрий
turning-intelligence-high = високий
turning-intelligence-exceptional = винятковий
turning-intelligence-genius = геніальний
turning-intelligence-supra-genius = надгеніальний
turning-intelligence-godlike = божественний

turning-creature-skeleton = Скелет
turning-creature-zombie = Зомбі
turning-creature-ghoul = Гуль
turning-creature-shadow = Тінь
turning-creature-ghast = Гаст
turning-creature-wight = Вайт
turning-creature-wraith = Рейф
turning-creature-mummy = Мумія
turning-creature-spectre = Примара
turning-creature-vampire = Вампір
turning-creature-ghost = Привид
turning-creature-lich = Ліч
turning-creature-minotaur-skeleton = Скелет мінотавра
turning-creature-mummy-lord = Володар мумій
turning-creature-ogre-zombie = Зомбі-огр
turning-creature-specter = Примара
turning-creature-vampire-bat = Вампір (подоба кажана)
turning-creature-vampire-mist = Вампір (подоба туману)
turning-creature-vampire-spawn = Вампірське поріддя
turning-creature-vampire-vampire = Вампір (власна подоба)
turning-creature-warhorse-skeleton = Скелет бойового коня
turning-creature-will-o-wisp = Блудний вогник

# Whose values a ready-made undead has.
turning-template-house = { $name } — домашні значення
turning-template-srd = { $name } — за SRD 5.1
turning-values-house = Зразок: { $name }. Значення домашні, не авторські.
turning-values-srd = Зразок: { $name }. Кістки здоровʼя, пункти здоровʼя та інтелект — із SRD 5.1 (CC BY 4.0); Темний Чин — домашнє значення.

## Lines of a reckoning: `d20 12 · level +5 · sacred area +3 = 20`

turning-line-level = рівень
turning-line-place = місце
turning-line-modifier = модифікатор
turning-line-potential = потенціал
turning-line-threat = рівень загрози
turning-line-order = Темний Чин ({ $order })
turning-line-legion = Легіон Темряви
turning-line-class = рівні класу
turning-line-intelligence = інтелект ({ $name })
turning-line-malus = власний штраф

## The answer

turning-attempt-title = Спроба вигнання: { $cleric }
turning-potential = Потенціал
turning-natural = Натуральна { $face }: модифікатори не враховуються.
turning-undead = { $name }
turning-alias = Нежить № { $n }
turning-value = Підсумкова сила
turning-outcome = Рядок { $row } (імовірність { $percent }%): { $effect }
# Only after “row”: genitive.
turning-row-natural = натуральної { $face }
turning-row-or-less = { $high } або менше
turning-row-or-more = { $low } або більше
turning-row-range = { $low }–{ $high }
turning-outcome-hidden = Результат: { $effect }
turning-no-effect = без ефекту
turning-to-choose =
    { $n ->
        [1] оберіть ефект
        [one] оберіть один із { $n } ефекту
        [few] оберіть один із { $n } ефектів
        [many] оберіть один із { $n } ефектів
       *[other] оберіть один із { $n } ефекту
    }
turning-effect-keep-at-bay = Стримування
turning-effect-positive-direct-damage = Пряма шкода позитивною енергією
turning-effect-divine-stunning = Божественне приголомшення
turning-applied-keep-at-bay =
    { $n ->
        [one] Стримування на { $n } раунд ({ $dice })
        [few] Стримування на { $n } раунди ({ $dice })
        [many] Стримування на { $n } раундів ({ $dice })
       *[other] Стримування на { $n } раунду ({ $dice })
    }
turning-applied-positive-direct-damage = Пряма шкода позитивною енергією: { $n } ({ $dice })
turning-applied-divine-stunning =
    { $n ->
        [one] Божественне приголомшення на { $n } раунд ({ $dice })
        [few] Божественне приголомшення на { $n } раунди ({ $dice })
        [many] Божественне приголомшення на { $n } раундів ({ $dice })
       *[other] Божественне приголомшення на { $n } раунду ({ $dice })
    }
turning-attempts-left =
    { $n ->
        [0] Спроб вигнання на сьогодні немає.
        [one] На сьогодні залишилася { $n } спроба вигнання.
        [few] На сьогодні залишилося { $n } спроби вигнання.
        [many] На сьогодні залишилося { $n } спроб вигнання.
       *[other] На сьогодні залишилося { $n } спроби вигнання.
    }
turning-choose = Обрати ефект
turning-strongest = Найсильніше для всіх
turning-option = { $name }: { $effect }
turning-promise-rounds = Раунди: { $dice }
turning-promise-damage = Шкода: { $dice }
turning-rest-title = Приплив божественної енергії: { $cleric }
turning-rest =
    { $n ->
        [one] Знову доступна { $n } спроба вигнання.
        [few] Знову доступні { $n } спроби вигнання.
        [many] Знову доступно { $n } спроб вигнання.
       *[other] Знову доступно { $n } спроби вигнання.
    }

## Why?

turning-offer = { $effect } { $dice }
turning-why-potential = Кидок d20 і всі загальні модифікатори складають потенціал вигнання; за вирахуванням того, що віднімає кожна істота, лишається підсумкова сила вигнання
turning-why-level = Додається рівень жерця: { $n }
turning-why-place = Місце допомагає чи заважає на 1–3
turning-why-modifier = Допомагати чи заважати можуть предмети, закляття, вміння або сила божества
turning-why-relation = Допомагати чи заважати може те, що повʼязує жерця з цією істотою
turning-why-threat-level = Кожен рівень загрози віднімає 1
turning-why-order = Віднімається ступінь Темного Чину: { $order } — { $n }
turning-why-legion = Належність до Легіону Темряви віднімає ще { $n }
turning-why-class = Збережені рівні класу віднімають по 1 за кожні 3, навіть неповні: тут { $n }
turning-why-intelligence = Високий інтелект теж віднімає: { $name } — { $n }
turning-why-malus = Віднімати можуть також предмети й здібності самої істоти або закляття на ній
turning-why-reach = Коли спроба спрацьовує, наприкінці раунду, нежить має бути в полі зору жерця й не далі ніж за { $metres } м від нього
turning-why-attempts =
    { $n ->
        [one] Жрець (рівень { $level }) має { $n } спробу вигнання на день: 2 і ще по 1 за кожні 3 рівні, навіть неповні
        [few] Жрець (рівень { $level }) має { $n } спроби вигнання на день: 2 і ще по 1 за кожні 3 рівні, навіть неповні
        [many] Жрець (рівень { $level }) має { $n } спроб вигнання на день: 2 і ще по 1 за кожні 3 рівні, навіть неповні
       *[other] Жрець (рівень { $level }) має { $n } спроби вигнання на день: 2 і ще по 1 за кожні 3 рівні, навіть неповні
    }
turning-why-natural = Натуральна { $face } завжди дає той самий результат, хоч би якими були модифікатори
turning-why-threat = Рівень загрози — це кількість цілих кісток здоровʼя, щонайменше 1
turning-why-row =
    { $n ->
        [0] { $name }: за таблицею (рядок { $row }) — без ефекту
       *[other] { $name }: за таблицею (рядок { $row }) — { $offers }
    }
turning-why-choice = Якщо в рядку кілька ефектів, жрець обирає після кидка, для кожної істоти окремо
turning-why-protected =
    { $n ->
        [1] Стримування (Keep at Bay) захищає жерця та ще { $n } істоту в полі зору, не далі ніж за { $metres } м
        [one] Стримування (Keep at Bay) захищає жерця та ще до { $n } істоти в полі зору, не далі ніж за { $metres } м
        [few] Стримування (Keep at Bay) захищає жерця та ще до { $n } істот у полі зору, не далі ніж за { $metres } м
        [many] Стримування (Keep at Bay) захищає жерця та ще до { $n } істот у полі зору, не далі ніж за { $metres } м
       *[other] Стримування (Keep at Bay) захищає жерця та ще до { $n } істоти в полі зору, не далі ніж за { $metres } м
    }
turning-why-keep-at-bay = Стримувана нежить не може торкатися захищених істот і нападати на них; усе інше їй дозволено
turning-why-broken = Стримування триває, доки захищені істоти не нападуть на нежить, і зривається лише щодо тієї істоти, на яку напали
turning-why-damage = Шкоди завдають наприкінці раунду; у наступному раунді цю нежить можна виганяти знову
turning-why-stunned = Приголомшення: жодних дій, рухів і принагідних атак; нападники мають +4 до влучання; шкода його не перериває
turning-why-stunning = Поки триває приголомшення, інші ефекти вигнання на нежить не діють, і присутньою вона не вважається
turning-why-rest = Витрачені спроби повертаються з припливом божественної енергії, коли відновлюються закляття
turning-why-rest-moment = Витрачені спроби повертаються з припливом божественної енергії, коли відновлюються закляття: { $recovery }

## Refusals

turning-refusal-dark-cleric = { $name } служить темним силам і не виганяє нежить, а підкорює її.
turning-refusal-no-attempts =
    { $n ->
        [one] { $name }: спроб вигнання на сьогодні немає. Із припливом божественної енергії повернеться { $n } спроба.
        [few] { $name }: спроб вигнання на сьогодні немає. Із припливом божественної енергії повернуться { $n } спроби.
        [many] { $name }: спроб вигнання на сьогодні немає. Із припливом божественної енергії повернеться { $n } спроб.
       *[other] { $name }: спроб вигнання на сьогодні немає. Із припливом божественної енергії повернеться { $n } спроби.
    }
turning-refusal-place = Місце допомагає чи заважає щонайбільше на { $bound }; { $place } виходить за ці межі.
turning-refusal-no-undead = Укажіть, кого виганяти: принаймні одну істоту, кількох — через кому.
turning-refusal-too-many-undead =
    { $limit ->
        [one] В одній спробі можна вказати щонайбільше { $limit } істоту.
        [few] В одній спробі можна вказати щонайбільше { $limit } істоти.
        [many] В одній спробі можна вказати щонайбільше { $limit } істот.
       *[other] В одній спробі можна вказати щонайбільше { $limit } істоти.
    }
turning-refusal-too-many-modifiers =
    { $limit ->
        [one] Для однієї спроби можна вказати щонайбільше { $limit } інший модифікатор. Обʼєднайте деякі з них.
        [few] Для однієї спроби можна вказати щонайбільше { $limit } інші модифікатори. Обʼєднайте деякі з них.
        [many] Для однієї спроби можна вказати щонайбільше { $limit } інших модифікаторів. Обʼєднайте деякі з них.
       *[other] Для однієї спроби можна вказати щонайбільше { $limit } іншого модифікатора. Обʼєднайте деякі з них.
    }
turning-refusal-not-touched = Цієї істоти спроба не зачіпає.
turning-refusal-nothing-to-choose = Для цієї істоти обирати нема з чого.
turning-refusal-already-chosen = Ефект для цієї істоти вже обрано: { $effect }.
turning-refusal-not-offered = Тут не можна обрати ефект «{ $effect }».
turning-refusal-which-cleric =
    { $n ->
        [0] У вас тут немає жерця. Створіть його: { $sheet_new }.
       *[other] Укажіть, котрий жрець: їх тут { $n }.
    }
turning-refusal-modifiers = Не вдалося прочитати «{ $typed }». Пишіть число від −20 до +20 і причину, а між кількома ставте кому: +2 священна реліквія, −1 поранення.
turning-refusal-two-effects = Ви обрали два ефекти для однієї істоти. Оберіть для кожної лише один.

## What the ledger lists

ledger-kind-turning-attempt = спроба вигнання
ledger-kind-turning-choose = вибір ефекту
ledger-kind-turning-rest = спроби вигнання повертаються

## The tour

turning-guide-title = Вигнання нежиті
turning-guide-about = Жрець стримує нежить, приголомшує її або завдає їй шкоди, а жрець темних сил її підкорює.
turning-guide-attempt = Виженіть нежить: { $command }. Оберіть із підказок кількох істот або нікого, щоб спробувати з усіма присутніми; прогноз показує лише шанси.
turning-guide-choose = Якщо результат дає вибір, укажіть у списку під відповіддю ефект для кожної істоти.
turning-guide-why = Натисніть «Чому?» під результатом: там правила, рядок таблиці й кістка, що до нього привели.
turning-guide-command = Якщо ви жрець темних сил, підкоріть її: { $command }
turning-guide-effects = Подивіться, що й на кому триває: { $command }. Оберіть там ефект, щоб зірвати його, кинути за нього чи завершити.
turning-guide-release = Відпустіть підкорену нежить: { $command }
turning-guide-board = Якщо в аркушах є позиції, натисніть «Мапа»: видно, хто стоїть довкола жерця.
turning-guide-rest = Денні спроби вичерпуються; їх повертає { $command }.
turning-guide-sheets = Створіть власного жерця, а якщо ви майстер — то й іншу нежить: { $command }
