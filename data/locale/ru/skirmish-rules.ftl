### Стычка (источник 004): строки подсчётов, что нужно решить, отказы. Термины: GLOSSARY 1.7.

## Строки подсчёта

skirmish-line-d20 = d20
skirmish-line-level = Уровень
skirmish-line-rating = командир { $name }
skirmish-line-commander = командир
skirmish-line-modifier = модификатор
skirmish-line-attack = атака
skirmish-line-charge = натиск
skirmish-line-sacred = священный круг
skirmish-line-ac = КД
skirmish-line-cover = прикрытие

## Что нужно решить

skirmish-pending-first = { $side } решает, кто ходит первым
skirmish-pending-save = проверка морали: { $name }
skirmish-pending-rally = попытка прекратить бегство: { $name }
skirmish-pending-rout = бегство: { $name }
skirmish-pending-opportunity = атака при возможности, цель — { $name }: { $by }

## Отказы: поля и отряды

skirmish-refusal-unknown-ground = Эта игра не знает поверхности «{ $kind }» (знак { $sign }). Назовите её difficult, risky, sacred, spikes, pit, exit-a, start-a или victory-a либо то же с b.
skirmish-refusal-no-exit = На этом поле нет выхода { $side }: в 1-й редакции он нужен каждой стороне. Обозначьте выход A как { "<" }, а выход B как { ">" }.
skirmish-refusal-shut-exit = На этом поле стены запирают сторону { $side }: не из всей её стартовой зоны можно дойти до выхода.
skirmish-refusal-too-many-creatures = { $name }: существ — { $n }, а в отряде этой редакции их не больше { $limit }.
skirmish-refusal-no-creatures = { $name }: ни одного существа. В отряде должно быть хотя бы одно.
skirmish-refusal-huge = { $name } — Огромное существо (3 × 3), а здесь такие не допускаются. Мастер может разрешить их через /house set.
skirmish-refusal-not-start-area = Ставить можно только целиком в стартовую зону ({ $side }): { $name }.
skirmish-refusal-no-room = На { $square } нет места — мешает стена, край или другое существо: { $name }.
skirmish-refusal-not-deployed = { $name } ещё не на поле. Сначала нужно расставить.
skirmish-refusal-already-begun = Игра началась, больше никого не расставляют.

## Отказы: ходы

skirmish-refusal-no-such-creature = В этой игре нет такого существа.
skirmish-refusal-gone = { $name } уже вне игры.
skirmish-refusal-over = Эта игра окончена.
skirmish-refusal-pending = Сначала нужно решить другое: { $what }.
skirmish-refusal-round-running = Раунд идёт; инициативу бросают снова, когда он закончится.
skirmish-refusal-no-round = Раунд не идёт. Сначала бросьте инициативу.
skirmish-refusal-still-tied =
    Инициатива оказалась равной { $count ->
        [one] { $count } раз
        [few] { $count } раза
        [many] { $count } раз
       *[other] { $count } раза
    } подряд. Проверьте кости и бросьте ещё раз.
skirmish-refusal-no-choice = Сейчас не нужно решать, кто ходит первым.
skirmish-refusal-other-side = Сейчас существ активирует { $side } (ещё { $left }).
skirmish-refusal-already-activated = В этом раунде ход уже был: { $name }.
skirmish-refusal-no-turn = Сейчас ни у одного существа нет хода. Сначала активируйте одно ({ $side }).
skirmish-refusal-not-its-turn = Сейчас ходит не { $name }.
skirmish-refusal-turn-unfinished = Ход ещё не завершён: { $name }. Сначала завершите его.
skirmish-refusal-helpless = { $name } — беспомощное существо: ни двигаться, ни атаковать не может.
skirmish-refusal-nothing-left = { $name } уже не может ничего сделать в этом ходу. Завершите ход.
skirmish-refusal-already-attacked = В этом ходу атака уже была: { $name }.

## Отказы: движение и атаки

skirmish-refusal-no-way = { $name }: пути до { $square } нет.
skirmish-refusal-too-far = { $name } не достаёт до { $square }: путь стоит { $cost }, а скорость { $speed }.
skirmish-refusal-occupied = { $name } не может встать на { $square }: мешает стена, край или другое существо.
skirmish-refusal-own-side = { $name } — на той же стороне.
skirmish-refusal-not-adjacent = { $name } атакует только рядом, а { $target } дальше.
skirmish-refusal-not-seen = { $name } не видит цель, мешают стены: { $target }.
skirmish-refusal-no-opportunity = Атаки при возможности сейчас нет: { $name }.

## Отказы: мораль и бегство

skirmish-refusal-no-morale = Во 2-й редакции нет проверок морали.
skirmish-refusal-fearless = { $name }: бесстрашие. Проверку морали вызывает только изгнание нежити.
skirmish-refusal-no-save-due = Проверка морали сейчас не нужна.
skirmish-refusal-not-running = Убегать сейчас не нужно: { $name }.
skirmish-refusal-which-stop = { $name } может остановиться на нескольких одинаково хороших клетках. Выберите: { $squares }.
skirmish-refusal-not-a-stop = { $name } там не останавливается: кратчайший путь кончается на { $squares }.
skirmish-refusal-routing-attack = { $name } убегает, а убегающие существа не атакуют.
skirmish-refusal-routing-move = { $name } убегает и движется только кратчайшим путём к своему выходу.
skirmish-refusal-routing-charge = { $name } убегает, а убегающие существа не проводят натиск.
skirmish-refusal-routing-opportunity = { $name } убегает: такие существа не угрожают клеткам и не проводят атак при возможности.
skirmish-refusal-routing-save = { $name } убегает: единственный спас-бросок — прекращение бегства.

## Отказы: натиск

skirmish-refusal-charge-edition = Во 2-й редакции здесь нет натиска.
skirmish-refusal-charge-has-acted = Натиск занимает весь ход, а в этом ходу уже было движение или атака: { $name }.
skirmish-refusal-charge-nobody-seen = { $name } не видит ни одного врага для натиска.
skirmish-refusal-charge-nearest-unseen = Ближайший враг, { $target }, вне линии видимости: натиска нет.
skirmish-refusal-charge-not-nearest = Натиск проводят только против ближайшего врага: { $nearest }, а не { $target }.
skirmish-refusal-charge-too-close = Ближайший враг, { $target }, слишком близко: натиск преодолевает не меньше { $least } клеток, а другого врага выбрать нельзя.
skirmish-refusal-charge-too-far = Ближайший враг, { $target }, дальше удвоенной скорости.
skirmish-refusal-charge-end-taken = Ближайшая клетка рядом с целью занята или блокирована, натиска нет: { $target }.
skirmish-refusal-charge-path-blocked = Путь блокирован — на нём существо, стена или замедляющая поверхность: { $target }.
skirmish-refusal-charge-slow-start = { $name } начинает на замедляющей поверхности и не покидает её первым шагом: натиска нет.
skirmish-refusal-charge-which-end = Несколько клеток одинаково близко. Выберите, где заканчивает { $name }: { $squares }.
skirmish-refusal-charge-not-an-end = Натиск может закончиться только на { $squares }: { $name }.
