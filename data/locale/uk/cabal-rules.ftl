### Кабал нежиті: фігури, відмови, розрахунки та примітки «Чому?» (джерело 001).

## Війська й фігури

cabal-list-undead = Нежить
cabal-list-empire = Імперія
cabal-name-skeleton = скелет
cabal-name-spectre = примара
cabal-name-shadow = тінь
cabal-name-necromancer = некромант
cabal-name-seductress = спокусниця
cabal-name-necrarch = некрарх
cabal-name-soldier = солдат
cabal-name-knight = лицар
cabal-name-cannon = гармата
cabal-name-war-priest = бойовий священник
cabal-name-champion = чемпіон
cabal-name-marshal = маршал
cabal-side-first = Білі
cabal-side-second = Чорні
cabal-spell-energy-bolt = Розряд енергії
cabal-spell-pain = Біль
cabal-spell-terror = Жах (закляття)
cabal-spell-shake-the-bones = Кістотрус
cabal-spell-evocation = Прикликання
cabal-spell-petrifying-gaze = Камʼяний погляд

## Список війська словами

cabal-kind = { $letter } { $name }: C { $cost } · D { $defence } · A { $attack } · { $specials }
cabal-goes-ahead = уперед, також навскіс, до { $n }
cabal-goes-knight = хід шахового коня
cabal-goes-lines = по горизонталі й вертикалі, до { $n }
cabal-goes-diagonals = по діагоналі, до { $n }
cabal-goes-all = у всіх напрямках, до { $n }
cabal-part-ethereal = безтілесність
cabal-part-fear = Страх
cabal-part-terror = Жах
cabal-part-immune = невразливість до Страху й Жаху
cabal-part-undead = нежить
cabal-part-support = підтримка
cabal-part-creates = створює некротуман
cabal-part-extends = розширює некротуман
cabal-part-absorbs = поглинає ману жертв
cabal-part-casts = створює закляття
cabal-part-sacrifice = Жертва
cabal-end-mana = джерело мани: { $n }
cabal-at-most-one = не більше однієї

## Помилки списку війська

cabal-fault-no-name = потрібна назва
cabal-fault-twice = більш ніж один раз: { $words }
cabal-fault-king = рівно одна фігура має літеру K; її вартість — 0, межа — 1
cabal-fault-classical-rank = кожна з двох горизонталей має 8 знаків
cabal-fault-classical-letter = жодна фігура не має такої літери: { $words }
cabal-fault-classical-number = одна королівська фігура й жодного виду понад його межу

## Розрахунки

cabal-line-attack = атака
cabal-line-defence = захист
cabal-line-support = підтримка
cabal-line-fear = Страх
cabal-line-terror = Жах
cabal-line-spell-terror = Жах (закляття)
cabal-line-floor = нижня межа
cabal-line-die = 1d6

## Чому дія неможлива

cabal-refusal-not-ready = Партія ще не почалася: спершу мають бути готові обидві сторони.
cabal-refusal-over = Партію завершено.
cabal-refusal-sacrifice-first = Спершу треба вирішити, чи врятувати Жертвою атаковану королівську фігуру.
cabal-refusal-no-sacrifice = Жертвувати нема заради чого: жодного бою не програно.
cabal-refusal-sacrifice = Така Жертва неможлива: одна фігура не далі ніж за 2 клітинки — щоб відступити на порожню сусідню клітинку, або дві такі — щоб лишитися.
cabal-refusal-no-piece = На { $square } немає фігури.
cabal-refusal-not-your-piece = Фігура на { $square } належить супернику.
cabal-refusal-moved-already =
    { $n ->
        [one] За хід переміщується або атакує { $n } фігура, і це вже зроблено.
        [few] За хід переміщуються або атакують до { $n } фігур, кожна один раз: ця вже ходила або ходів не лишилося.
        [many] За хід переміщуються або атакують до { $n } фігур, кожна один раз: ця вже ходила або ходів не лишилося.
       *[other] За хід переміщуються або атакують до { $n } фігури, кожна один раз: ця вже ходила або ходів не лишилося.
    }
cabal-refusal-petrified = Фігура на { $square } скамʼяніла: зараз вона не може ні рухатися, ні атакувати.
cabal-refusal-target-petrified = Фігура на { $square } скамʼяніла: зараз її не можна атакувати.
cabal-refusal-unreachable = { $piece }: з { $start } немає шляху на { $to }.
cabal-refusal-own-piece = На { $square } стоїть ваша фігура.
cabal-refusal-must-move = Хід ще не можна завершити: спершу одна фігура має переміститися чи атакувати.
cabal-refusal-no-caster = На { $square } немає вашої фігури, що створює закляття.
cabal-refusal-not-declared = { $spell }: цього закляття немає серед трьох оголошених.
cabal-refusal-cast-already = У цьому ході закляття вже створено.
cabal-refusal-no-enemy = На { $square } немає ворожої фігури.
cabal-refusal-out-of-range = { $spell }: радіус { $n }, а { $square } далі.
cabal-refusal-immune = { $piece }: Страх і Жах на цю фігуру не діють.
cabal-refusal-gaze-king = Камʼяний погляд ніколи не падає на королівську фігуру.
cabal-refusal-gaze-again = Камʼяний погляд уже впав на фігуру на { $square } минулого ходу: не двічі поспіль.
cabal-refusal-not-in-fog = { $square } — поза некротуманом.
cabal-refusal-shake-attack = Кістотрус дає фігурі переміститися, а не атакувати.
cabal-refusal-not-undead = Фігура на { $square } — не нежить.
cabal-refusal-square-taken = { $square }: клітинка зайнята.
cabal-refusal-not-a-corner = Фігури входять на { $first } або { $second } — кути свого боку.
cabal-refusal-no-such-piece = У війську немає фігури «{ $piece }».
cabal-refusal-never-enters = { $piece }: цю фігуру не можна ввести в гру.
cabal-refusal-too-many-of-kind = { $piece }: на дошці щонайбільше { $n }.
cabal-refusal-no-mana = Це коштує { $n } мани, а є { $mana }.
cabal-refusal-off-board = { $square } — не на цій дошці.
cabal-refusal-offered-already = Нічию вже запропоновано; вирішує суперник.
cabal-refusal-ready-already = Ця сторона вже готова: військо розставлено.
cabal-refusal-points = Вартість цього війська в очках: { $n }; дозволено щонайбільше { $limit }.
cabal-refusal-too-many-pieces = Фігур у цьому війську: { $n }; дозволено щонайбільше { $limit }.
cabal-refusal-one-king = { $piece }: у війську має бути рівно одна така фігура.
cabal-refusal-twice-on-square = Дві фігури не можуть стояти на одній клітинці.
cabal-refusal-not-nearest = Фігури ставлять на найближчі до свого краю горизонталі ({ $ranks }).
cabal-refusal-three-spells = Треба оголосити різні закляття, рівно стільки: { $n }.
cabal-refusal-no-spells = У цьому війську ніхто не створює заклять: оголошувати нічого.
cabal-refusal-no-such-board = Дошки { $size } немає.
cabal-refusal-army-faults = Цей список війська не підходить: { $faults }
cabal-refusal-record = Рядок { $line }: { $why }
cabal-refusal-record-action = «{ $text }» — це не дія.
cabal-refusal-record-first-line = запис партії починається з «{ $text }».
cabal-refusal-record-header = тут має бути «{ $text }».
cabal-refusal-record-value = значення «{ $text }» не прочитати: { $why }
cabal-refusal-record-unreadable = прочитати не вдалося.
cabal-refusal-record-turn = тут має бути хід { $turn }.
cabal-refusal-record-mark = «{ $text }»: тут пишуть «{ $wanted }».
cabal-refusal-record-illegal = «{ $text }»: { $why }
cabal-refusal-record-faces = «{ $text }»: грані стоять у фігурних дужках після бою з кістками, і лише там.
cabal-refusal-record-result = партія закінчується не так: правильно було б «{ $wanted }».
cabal-refusal-record-long = запис задовгий: щонайбільше { $n } знаків.

## Примітки «Чому?»

cabal-ways-ahead = { $piece }: рух і атака вперед, прямо чи навскіс, до { $n }.
cabal-ways-knight = { $piece }: стрибок шахового коня, через будь-які фігури.
cabal-ways-lines = { $piece }: по горизонталі чи вертикалі, до { $n }.
cabal-ways-diagonals = { $piece }: по діагоналі, до { $n }.
cabal-ways-all = { $piece }: у всіх напрямках, до { $n }.
cabal-fight-attacker = Атака перемагає, якщо вона не менша за захист; інакше нічого не знімають, і нападник лишається на місці.
cabal-fight-defender = Атака перемагає, якщо вона більша за захист; інакше нічого не знімають, і нападник лишається на місці.
cabal-why-dice = Кожна сторона додає 1d6.
cabal-why-support = Підтримку рахують навколо клітинок, де обоє стояли до бою, без верхньої межі.
cabal-why-dread = Страх і Жах знижують захист лише того, кого атакує нежить; із двох рахується сильніший.
cabal-terror-spell-adds = Закляття Жаху знімає ще 1, до кінця наступного ходу того, хто його створив.
cabal-terror-spell-counts-as-terror = Закляття Жаху рахується як Жах і не додається до власного Жаху нападника.
cabal-fog-own-turn = Нежить поза некротуманом розсипається на порох наприкінці ходу свого гравця.
cabal-fog-every-turn = Нежить поза некротуманом розсипається на порох наприкінці кожного ходу.
cabal-event-crossed = Джерело мани, що дійшло до останньої горизонталі, знімають, і воно дає ману.
cabal-event-dissolved = Нежить, що наприкінці ходу стоїть поза некротуманом, знімають.
cabal-event-sacrificed = Некрарх, що програє бій, може пожертвувати фігурою в межах 2 клітинок.
cabal-event-stepped = За одну пожертву він відступає на клітинку й лишає місце нападнику.
cabal-why-absorbed = Тінь, що вбиває, поглинає як ману половину вартості жертви з округленням угору.
cabal-why-sacrifice = Обирає його гравець: одна жертва й крок, дві жертви й лишитися, або жодної — і його втрачено.
cabal-why-enter = Фігури входять на кути свого боку; це не рахується за хід.
cabal-why-mana = Кожен гравець має один запас мани; фігура коштує стільки, скільки в списку.
cabal-magic-energy-bolt = Розряд енергії: радіус 2, атака 1.
cabal-magic-pain = Біль: радіус 1, атака 2.
cabal-magic-terror = Жах (закляття): радіус 2, захист цілі −1.
cabal-magic-shake-the-bones = Кістотрус: одна нежить усередині «Отруйного гриба» може переміститися.
cabal-magic-evocation = Прикликання: фігура за ману в розмірі її вартості; будь-де в некротумані — ще 2.
cabal-magic-petrifying-gaze = Камʼяний погляд: радіус 2; ціль не рухається, і її не можна атакувати.
cabal-magic-reading-energy-bolt = Закляття — не бій: Страх не рахується.
cabal-magic-reading-pain = Закляття — не бій: Страх не рахується.
cabal-magic-reading-terror = Триває до кінця наступного ходу того, хто його створив, і саме з собою не додається.
cabal-magic-reading-shake-the-bones = «Гриб» читаємо як некротуман. Це переміщення — не атака.
cabal-magic-reading-evocation = Поруч із тим, хто створює закляття, — її вартість, деінде в тумані — на 2 більше.
cabal-magic-reading-petrifying-gaze = До кінця наступного ходу суперника; ніколи на королівську фігуру й не двічі поспіль на ту саму, якщо за столом не грають інакше.
cabal-because-king = Партію програє той, хто втратив королівську фігуру.
cabal-because-resigned = Хто здається, той програє.
cabal-because-agreed = Обидві сторони погодилися на нічию.
cabal-because-repetition = Та сама позиція трапилася { $times }-й раз: нічия.
cabal-because-quiet = Ходів кожної сторони без жодної знятої фігури: { $turns }. Нічия.
