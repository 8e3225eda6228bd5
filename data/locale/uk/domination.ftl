### Підкорення нежиті (source 000). Terms: GLOSSARY section 1.3.

## Effects

turning-effect-confusing-order = Плутаний наказ
turning-effect-stand-still = Ані руш
turning-effect-harmful-impulse = Згубний порив
turning-effect-dark-paralysis = Темний параліч
turning-effect-permanent-domination = Постійне підкорення
turning-applied-confusing-order =
    { $n ->
        [one] Плутаний наказ на { $n } раунд ({ $dice })
        [few] Плутаний наказ на { $n } раунди ({ $dice })
        [many] Плутаний наказ на { $n } раундів ({ $dice })
       *[other] Плутаний наказ на { $n } раунду ({ $dice })
    }
turning-applied-stand-still =
    { $n ->
        [one] «Ані руш» на { $n } раунд ({ $dice })
        [few] «Ані руш» на { $n } раунди ({ $dice })
        [many] «Ані руш» на { $n } раундів ({ $dice })
       *[other] «Ані руш» на { $n } раунду ({ $dice })
    }
turning-applied-harmful-impulse =
    { $n ->
        [one] Згубний порив на { $n } раунд ({ $dice })
        [few] Згубний порив на { $n } раунди ({ $dice })
        [many] Згубний порив на { $n } раундів ({ $dice })
       *[other] Згубний порив на { $n } раунду ({ $dice })
    }
turning-applied-dark-paralysis =
    { $n ->
        [one] Темний параліч на { $n } раунд ({ $dice })
        [few] Темний параліч на { $n } раунди ({ $dice })
        [many] Темний параліч на { $n } раундів ({ $dice })
       *[other] Темний параліч на { $n } раунду ({ $dice })
    }
turning-promise-permanent = доки жрець її не звільнить

## Why? No full stop at the end: it follows the rule in brackets.

turning-why-dominated = Нежить під дією одного ефекту підкорення не може зазнати іншого, доки цей триває
turning-why-dominated-absent = Доти присутньою вона не вважається, навіть якщо стоїть у зоні дії
turning-why-confusing-order = Плутаний наказ (Confusing Order): 1d6 на початку кожного раунду, до оголошення намірів
turning-why-confusing-still = 1 або 2: «Ані руш» на весь раунд
turning-why-confusing-impulse = 3 або 4: Згубний порив проти випадкової істоти, яку нежить бачить у межах { $metres } м, зокрема й самого жерця; якщо такої немає — «Ані руш»
turning-why-confusing-free = 5 або 6: у цьому раунді нежить діє вільно
turning-why-stand-still = Ані руш (Stand Still): нежить не може зійти з місця; вона без штрафів бʼється з тими, хто поруч або в межах її снарядів і сил
turning-why-dark-paralysis = Темний параліч (Dark Paralysis): нежить паралізовано на весь час дії
turning-why-held = Параліч: беззахисність, жодних дій і рухів; атаки ближнього бою влучають без кидка; шкода його не перериває
turning-why-impulse = Згубний порив (Harmful Impulse): нежить прямує до істоти, яку назвав жрець, і нападає лише на неї
turning-why-impulse-victim = Визначену жертву мають бачити і жрець, і нежить, і до обох має бути не більш ніж { $metres } м
turning-why-impulse-attacks = Нежить бʼє найшкідливішими зі звичайних атак: без особливих атак і сил, без заклять, бойових очок та маневрів; пасивна шкода її атак діє
turning-why-impulse-charge = Можна спробувати натиск, щоб ударити жертву того ж раунду, але без витрати бойових очок
turning-why-impulse-risks = Дорогою до жертви нежить іде під принагідні атаки, але не йде на іншу явну шкоду (вогняна стіна, пастка) і не губить себе
turning-why-impulse-defence = Від будь-кого вона захищається, наскільки дозволяє наказана атака, але без контратак; пасивна шкода (аура, шипи, кислотна кров) діє
turning-why-impulse-opportunity = Принагідно вона атакує лише жертву
turning-why-impulse-out-of-reach = Якщо напасти на жертву не можна, нежить підходить якомога ближче; якщо й це неможливо — стоїть і лише захищається
turning-why-permanent-single = Постійне підкорення (Permanent Domination) діє на нежить, у якої кісток здоровʼя або рівнів щонайменше на 4 менше за рівень жерця і ніколи не більше за 8: на рівні { $level } — до { $n }
turning-why-permanent-none = Постійне підкорення (Permanent Domination) діє на нежить, у якої кісток здоровʼя або рівнів щонайменше на 4 менше за рівень жерця: на рівні { $level } такої немає
turning-why-permanent-allowance = Межа підкорення на рівні { $level }: кісток здоровʼя або рівнів нежиті разом — { $n }, по 2 за рівень; підкорена в інший спосіб не враховується
turning-why-permanent = Влада повна й постійна: нежить якнайкраще виконує будь-який наказ, а розумна бачить у жерцеві володаря
turning-why-permanent-strength = З кісток здоровʼя та рівнів класу береться більше число, щонайменше 1
turning-why-release = Звільнити її може лише сам жрець, словесним наказом: він має бачити нежить, а вона — чути його
turning-why-released = Звільнена нежить не одразу ворожа до жерця та його супутників: вона намагається втекти й бʼється за волю, лише коли втекти не може
turning-why-too-strong =
    { $most ->
        [0] { $name }: кісток здоровʼя або рівнів — { $n }; на рівні { $level } Постійне підкорення ще неможливе, тож діє рядок «Понад 20»
       *[other] { $name }: кісток здоровʼя або рівнів — { $n }, а Постійне підкорення на рівні { $level } сягає щонайбільше { $most }; тож діє рядок «Понад 20»
    }
turning-why-allowance-used = { $name }: кісток здоровʼя або рівнів — { $n }; разом із уже підкореними ({ $used }) це більше за межу підкорення ({ $all }), тож діє рядок «Понад 20»
turning-why-noticed = { $name } має досить розуму, щоб збагнути, що жрець намагався підкорити її, і може діяти відповідно
turning-why-unnoticed = { $name } не має власної волі й не помічає невдалої спроби

## What a confused undead does in a round

turning-conduct-stand-still = Ані руш
turning-conduct-harmful-impulse = Згубний порив
turning-conduct-free = діє вільно

## Refusals

turning-refusal-not-permanent = Постійне підкорення на цю нежить не діє.
turning-refusal-other-priest = Звільнити цю нежить може лише жрець, який її підкорив, а це не { $name }.
turning-refusal-release-unseen = Щоб звільнити нежить, { $name } має її бачити.
turning-refusal-release-unheard = Нежить має чути наказ, який її звільняє.
turning-refusal-no-longer-permanent = Постійне підкорення тут уже неможливе: межі підкорення не вистачає. Оберіть інший ефект.
turning-refusal-not-confused = Плутаний наказ на цю нежить не діє.
turning-refusal-no-victim = Згубному пориву потрібна жертва. Назвіть істоту, на яку має напасти нежить.
turning-refusal-victim-is-itself = Нежить не можна спрямувати проти неї самої. Назвіть іншу істоту.
turning-refusal-victim-unseen-by-priest = Жрець має бачити визначену жертву, а цієї не бачить: { $name }.
turning-refusal-victim-unseen-by-undead = Нежить має бачити визначену жертву, а цієї не бачить: { $name }.
turning-refusal-victim-far-from-priest = Від визначеної жертви до жерця має бути не більш ніж { $metres } м, а до цієї більше: { $name }.
turning-refusal-victim-far-from-undead = Від визначеної жертви до нежиті має бути не більш ніж { $metres } м, а до цієї більше: { $name }.

## Faults in a table that the GM has written

turning-fault-dice-of-permanent = { $effect }: ефект постійний, кісток у нього немає.
turning-fault-no-dice = { $effect }: тут потрібні кістки.
turning-fault-other-attempt = Рядок { $row }: { $effect } належить до іншого виду спроб.

## What the ledger lists

ledger-kind-turning-confused = раунд під Плутаним наказом
ledger-kind-turning-release = нежить звільнено
