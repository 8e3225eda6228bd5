### Lines of the reckonings of fights in EX Nihilo, the rules behind them, and why something is not possible (source 003).

## Lines

nihilo-line-two-weapons = парна зброя
nihilo-line-two-weapons-trained = парна зброя, { $name }
nihilo-line-weapon-above = зброя понад свій клас
nihilo-line-armour-above = броня понад свій клас
nihilo-line-behind = зі спини
nihilo-line-prone = ціль на землі
nihilo-line-unarmed = ціль без зброї
nihilo-line-aimed = прицільно: { $spot }
nihilo-line-charge = натиск
nihilo-line-charging = після натиску
nihilo-line-outnumbered = супротивники: { $n }
nihilo-line-band =
    { $band ->
        [2] друга зона дальності, { $metres } м
       *[other] третя зона дальності, { $metres } м
    }
nihilo-line-cover = укриття { $percent }%
nihilo-line-target-higher = ціль вище
nihilo-line-attacker-higher = з висоти
nihilo-line-aiming =
    { $n ->
        [one] прицілювання, { $n } хід
        [few] прицілювання, { $n } ходи
        [many] прицілювання, { $n } ходів
       *[other] прицілювання, { $n } ходу
    }
nihilo-line-sensed = ціль не видно
nihilo-line-attacker-invisible = невидимий нападник
nihilo-line-far = відстань { $metres } м
nihilo-line-unperceived = атаку не помічено
nihilo-line-unnoticed = атаку не помічено
nihilo-line-helpless = беззахисність
nihilo-line-trained = вишкіл з ухилення
nihilo-line-deflection = відхилення, { $armour }
nihilo-line-total-defence = повний захист
nihilo-line-invisible = невидимість
nihilo-line-parry = активне парирування
nihilo-line-disarm = роззброєння, { $weapon }
nihilo-line-weapon = { $weapon }
nihilo-line-off-hand = друга рука
nihilo-line-margin = запас успіху
nihilo-line-absorption = поглинання, { $armour }
nihilo-line-gap = повз броню: { $armour }
nihilo-line-unaware = зненацька, без поглинання
nihilo-line-shield = { $name }
nihilo-line-least = щонайменше 1
nihilo-line-damage = шкода
nihilo-line-save = { $name }
nihilo-line-healing = перша допомога

## Why

nihilo-why-line = { $label } { $amount }
nihilo-why-both-dice = Нападник кидає як персонаж; захист є складністю й отримує кістки складності.
nihilo-why-parry-later = Парирування оголошують після порівняння, тож лише проти атаки, яка влучила б.
nihilo-why-far = Понад 100 м захисту немає, є стала складність.
nihilo-why-holds = Щоб утримати зброю, Рівновага рахується двічі; броня й вишкіл — ні.
nihilo-why-no-roll = На відстані ближнього бою добивання не потребує кидка.
nihilo-why-tend = Перша допомога — це Розум + Медицина; вона зупиняє відлік, поранений лишається з −1.
nihilo-why-heal = Повернуті очки рахують від −1; від 0 людина при тямі.
nihilo-why-parry = Хто парирує, кидає як персонаж; сума атаки є сталою складністю.
nihilo-why-intangible = Колота, рублена й дробильна шкода безтілесних не бере; жар та електрика — беруть.
nihilo-why-stun-ends = Влучання завершує Приголомшення.
nihilo-why-total-defence = Повний захист забирає цілий хід: +10 до захисту й парирувань, без атак.
nihilo-why-armour-destroyed = Шкода, щонайменше вдвічі більша за поглинання, нищить броню; востаннє вона захищає.
nihilo-why-dying = Непритомність на 600 ходів, потім смерть.
nihilo-why-any-hit = За 0 очок життя будь-яке влучання призводить до непритомності, хоч би скільки поглинула броня.
nihilo-why-gravely-wounded = За 0 очок життя можна лише ледь триматися на ногах або рухатися на 1 м за хід.
nihilo-why-dead = Смерть.
nihilo-why-state-pain = Біль валить із ніг: 3 ходи ні руху, ні атак.
nihilo-why-state-fear = Страх: 3 ходи втечі геть від джерела якнайшвидше.
nihilo-why-state-sensing-behind = Істота обертається і дає +10 тому, хто тепер за спиною.
nihilo-why-state-on-the-ground = На землі 1 хід; хто досягає в ближньому бою, має +15.
nihilo-why-state-stun = Приголомшення: зброя падає, 5 ходів або до влучання можна лише рухатися чи захищатися.
nihilo-why-state-invisible = Невидимість дає +20 до ухилення, якщо ціль узагалі відчувають.
nihilo-why-state-intangible = Безтілесність береже від колотої, рубленої та дробильної шкоди.
nihilo-why-state-enchantment = Зачарування: захват джерелом до 60 ходів або доки воно не нападе.
nihilo-why-state-paralysis = Параліч: 5 ходів без фізичних атак, Рівновага рахується як 0.
nihilo-why-state-unconscious = Непритомні не рухаються й не говорять.

## What somebody cannot do: “{ $name } cannot …”

nihilo-deed-attack = атакувати
nihilo-deed-parry = парирувати
nihilo-deed-total-defence = обрати повний захист
nihilo-deed-advancement = застосувати удосконалення
nihilo-deed-move = рухатися
nihilo-deed-run = бігти
nihilo-deed-skill = застосувати навичку
nihilo-deed-tend = допомагати комусь
nihilo-wound-gravely-wounded = тяжке поранення
nihilo-wound-dead = смерть

## Why not

nihilo-refusal-cannot = { $name } не може { $deed }: { $state }.
nihilo-refusal-itself = { $name } не може атакувати себе. Оберіть іншу ціль.
nihilo-refusal-target-dead = { $name }: смерть.
nihilo-refusal-not-sensed = { $name }: Невидимість. Кого не відчувають ніяк, того не атакують; якщо спосіб є, вкажіть, що ціль відчувають.
nihilo-refusal-out-of-range = { $weapon } досягає щонайбільше { $most } м; до цілі { $distance } м.
nihilo-refusal-no-distance = Яка відстань до цілі? Вкажіть її в метрах.
nihilo-refusal-covered = Укриття { $cover }%; якщо понад { $most }%, стріляти нема в що.
nihilo-refusal-gunpowder = { $weapon } тут не стріляє: по той бік Wormhole порох не займається.
nihilo-refusal-two-weapons = { $name }: для цього потрібна зброя в кожній руці.
nihilo-refusal-two-weapons-moving = На ходу можлива лише одна атака. Атакуйте зброєю в одній руці.
nihilo-refusal-melee-only = Для цього потрібна зброя ближнього бою. Оберіть ту, що в руці.
nihilo-refusal-nothing-held = { $name } не тримає нічого, що можна вибити.
nihilo-refusal-no-room = Для натиску { $name } потребує { $needed } м розбігу; є { $room } м.
nihilo-refusal-not-unconscious = { $name } при тямі. Добивання вбиває лише непритомних.
nihilo-refusal-not-in-hand = { $name } не має в руці «{ $weapon }». Оберіть із підказок.
nihilo-refusal-no-such-advancement = { $name } не має удосконалення «{ $advancement }». Оберіть із підказок.
nihilo-refusal-not-for-attacks = { $advancement } не поєднується з цією атакою.
nihilo-refusal-needs-two-handed = { $advancement } потребує дворучної зброї ближнього бою.
nihilo-refusal-no-energy =
    { $n ->
        [one] { $advancement } коштує { $n } очко енергії, а { $name } стільки не має.
        [few] { $advancement } коштує { $n } очки енергії, а { $name } стільки не має.
        [many] { $advancement } коштує { $n } очок енергії, а { $name } стільки не має.
       *[other] { $advancement } коштує { $n } очка енергії, а { $name } стільки не має.
    }
nihilo-refusal-not-offered = Проти цієї атаки так не можна.
nihilo-refusal-parried-already = { $name } може парирувати раз за хід, і цей раз уже був.
nihilo-refusal-advancement-used = { $name } може відповісти удосконаленням раз за хід, і цей раз уже був.
nihilo-refusal-no-open-attack =
    { $n ->
        [0] Тут жодна атака не чекає на вашу відповідь.
        [one] Тут чекають кілька атак. Оберіть одну з підказок.
        [few] Тут чекають кілька атак. Оберіть одну з підказок.
        [many] Тут чекають кілька атак. Оберіть одну з підказок.
       *[other] Тут чекають кілька атак. Оберіть одну з підказок.
    }
nihilo-refusal-not-dying = { $name } не в агонії.
nihilo-refusal-not-in-state = { $name } не має цього стану: { $state }. Або його завершує лише допомога.
