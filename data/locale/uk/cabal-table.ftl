### Cabal of the Undead: getting ready, moving, and what is settled between the players. Terms: GLOSSARY section 1.4.

## Getting ready

cabal-invited = { $first } (білі) проти { $second } (чорні). { $opponents }: оберіть військо й приготуйтеся.
cabal-days =
    { $n ->
        [one] Хід може тривати { $n } день.
        [few] Хід може тривати { $n } дні.
        [many] Хід може тривати { $n } днів.
       *[other] Хід може тривати { $n } дня.
    }
cabal-points = Очки війська
cabal-points-of = { $n } з { $limit } · фігур { $pieces } з { $most }
cabal-spells = Оголошені закляття
cabal-nobody-sees = Це бачите лише ви. Усі побачать, коли будуть готові обидві сторони.
cabal-you-are-ready = Ви готові. Партія почнеться, щойно буде готова інша сторона.
cabal-army-called = { $army }
cabal-choose-army = Оберіть військо
cabal-choose-spells = Оберіть закляття: { $n }
cabal-form-ranks = Розстановка вручну
cabal-field-first-rank = Найближча горизонталь, зліва
cabal-field-second-rank = Друга горизонталь, зліва
cabal-hint-rank = Літери { $letters }; крапка — вільна клітинка; до { $n }
cabal-hint-own-rank = Вісім літер фігур; крапка — вільна клітинка
cabal-withdraw-question = Скасувати партію? Вона ще не почалася.

## Moving, casting, ending a turn. Placeholders: at most 150 characters; options: at most 100.

cabal-choose-piece = Оберіть фігуру
cabal-choose-square = { $square }: оберіть, куди
cabal-to = { $square }
cabal-to-attack = { $square }, атака: { $name }
cabal-chance = імовірність { $chance }
cabal-figures = C { $cost } · D { $defence } · A { $attack } · M { $movement }
cabal-can-go = Може піти на: { $squares }
cabal-can-go-nowhere = Не може піти на жодну вільну клітинку.
cabal-is-petrified = Скамʼяніння: не ходить, не атакує й не може бути ціллю атаки.
cabal-is-frightened = Жах від закляття: D −1.
cabal-choose-spell = Оберіть закляття
cabal-choose-target = { $spell }: оберіть ціль
cabal-choose-entry = Оберіть, що входить і куди
cabal-declared = Оголошено: { $spells }
cabal-no-spell-now = Зараз жодне не можна створити.
cabal-more-by-command =
    { $n ->
        [one] Ще { $n } можливість — через команду.
        [few] Ще { $n } можливості — через команду.
        [many] Ще { $n } можливостей — через команду.
       *[other] Ще { $n } можливості — через команду.
    }
cabal-mana = Мана: { $n }
cabal-mana-waits = Мана: { $n }. Зараз ніщо не може ввійти: кути зайняті або мани замало.
cabal-shake = { $name } { $square }–{ $to }
cabal-at = { $square } { $name }
cabal-enter = { $name } на { $square }, мана { $cost }
cabal-spell-energy-bolt-about = Радіус 2, A 1
cabal-spell-pain-about = Радіус 1, A 2
cabal-spell-terror-about = Радіус 2, D −1
cabal-spell-shake-the-bones-about = Нежить у некротумані ходить ще раз
cabal-spell-evocation-about = Викликає фігуру за ману, радіус 1 або в некротумані
cabal-spell-petrifying-gaze-about = Радіус 2: ціль нерухома, її не можна атакувати
cabal-turn-goes-on = Ваш хід триває.
cabal-turn-is-over = Зроблено.
cabal-end-question =
    { $n ->
        [0] Завершити хід?
        [one] Завершити хід? Поза некротуманом: { $n } фігура; вона розсиплеться на порох.
        [few] Завершити хід? Поза некротуманом: { $n } фігури; вони розсиплються на порох.
        [many] Завершити хід? Поза некротуманом: { $n } фігур; вони розсиплються на порох.
       *[other] Завершити хід? Поза некротуманом: { $n } фігури; вони розсиплються на порох.
    }
cabal-would-dissolve = Буде втрачено: { $names }

## What is settled between the players

cabal-falling = { $name }: { $king } от-от впаде. Пожертвувати можна до { $when }; потім віддається якнайменше.
cabal-may-give = Одна фігура в межах 2 клітинок: королівська відступає. Дві: вона лишається, нападник вертається. Жодної: партію програно. Це бачите лише ви.
cabal-choose-sacrifice = Оберіть, чим пожертвувати
cabal-give-nobody = Нічим: партію програно
cabal-give-and-stay = { $names } — лишається
cabal-give-and-step = { $names } — відступає на { $square }
cabal-resign-question = Здатися, запропонувати нічию чи попросити повернути ваш останній хід?
cabal-take-back-asked = { $name } просить повернути останній хід.
cabal-asked = Запит надіслано: { $name }.
cabal-taken-back = Хід повернуто.
cabal-late = Час вийшов: { $name }. Вирішує { $opponent } або майстер.
cabal-thinks = Бот думає.
cabal-record = Партія в нотації. /cabal new відкриває її знову з параметром *запис*.
cabal-replay-last = Остання дія

## Buttons

cabal-button-pieces = Хід фігурою
cabal-button-spells = Чарувати
cabal-button-waiting = Увести
cabal-button-end = Завершити хід
cabal-button-end-turn = Завершити хід
cabal-button-cancel = Скасувати
cabal-button-look = Дошка
cabal-button-nudge = Хай бот ходить
cabal-button-give = Пожертвувати
cabal-button-more = Ще
cabal-button-army = Приготуватися
cabal-button-withdraw = Відмовитися
cabal-button-call-off = Скасувати партію
cabal-button-ready = Готово
cabal-button-by-hand = Розставити вручну
cabal-button-classical = Класична розстановка
cabal-button-give-up = Здатися
cabal-button-draw = Запропонувати нічию
cabal-button-accept = Прийняти нічию
cabal-button-take-back = Попросити повернути хід
cabal-button-agree = Погодитися
cabal-button-claim = Зарахувати перемогу
cabal-button-grant = Ще час
cabal-button-other-side = З іншого боку
cabal-button-picture = Зображення
cabal-button-list = Списком
cabal-button-record = Запис
cabal-button-replay = Переглянути
cabal-button-settle = Здатися, нічия, повернути
cabal-button-replay-first = ⏮
cabal-button-replay-previous = ◀
cabal-button-replay-next = ▶
cabal-button-replay-last = ⏭

## Steps: in the history, and to whoever took them

scene-action-cabal-draft = підготовка
scene-action-cabal-ready = готовність
scene-action-cabal-move = хід фігурою
scene-action-cabal-cast = закляття
scene-action-cabal-place = уведення фігури
scene-action-cabal-end = завершення ходу
scene-action-cabal-think = хід бота
scene-action-cabal-fall = жертва без вибору
scene-action-cabal-resign = здача
scene-action-cabal-draw = нічия
scene-action-cabal-claim = перемога за часом
scene-action-cabal-grant = ще час
scene-did-cabal-ready = Обидві сторони готові: партія почалася.
scene-did-cabal-resign = Партію здано.
scene-did-cabal-draw = Зроблено: нічию запропоновано або прийнято.
scene-did-cabal-claim = Перемогу зараховано.
scene-did-cabal-grant = Надано стільки ж часу.

## Refusals

cabal-refusal-no-game = Там не грають у Кабал.
cabal-refusal-not-begun = Партія ще не почалася: мають приготуватися обидві сторони.
cabal-refusal-not-a-player = Ви не граєте в цій партії.
cabal-refusal-turn-of = Зараз не ваш хід: діє { $name }.
cabal-refusal-no-opponent = Оберіть іншого суперника; без нього ви граєте проти бота.
cabal-refusal-nobody-casts = Жодна ваша фігура не створює заклять.
cabal-refusal-no-such-army = Тут немає війська «{ $typed }».
cabal-refusal-rank-too-long = Клітинок у горизонталі цієї дошки: { $n }.
cabal-refusal-no-such-letter = «{ $letter }» — не фігура цього війська. Літери: { $letters }
cabal-refusal-nothing-to-take-back = Немає вашого ходу, який можна повернути.
cabal-refusal-not-your-answer = Це вирішує лише суперник або майстер.
cabal-refusal-not-late = Час іще не вийшов.
cabal-refusal-no-draw-with-bot = Бот грає до кінця й нічиєї не приймає.
