### Сутичка (джерело 004): рядки підрахунків, що треба вирішити, відмови. Терміни: GLOSSARY 1.7.

## Рядки підрахунку

skirmish-line-d20 = d20
skirmish-line-level = рівень
skirmish-line-rating = командир { $name }
skirmish-line-commander = командир
skirmish-line-modifier = модифікатор
skirmish-line-attack = атака
skirmish-line-charge = натиск
skirmish-line-sacred = священне коло
skirmish-line-ac = КЗ
skirmish-line-cover = укриття

## Що треба вирішити

skirmish-pending-first = { $side } вирішує, хто ходить першим
skirmish-pending-save = перевірка бойового духу: { $name }
skirmish-pending-rally = спроба зупинити втечу: { $name }
skirmish-pending-rout = втеча: { $name }
skirmish-pending-opportunity = принагідна атака, ціль — { $name }: { $by }

## Відмови: поля й загони

skirmish-refusal-unknown-ground = Ця гра не знає місцевості «{ $kind }» (знак { $sign }). Назвіть її difficult, risky, sacred, spikes, pit, exit-a, start-a чи victory-a або те саме з b.
skirmish-refusal-no-exit = На цьому полі немає виходу { $side }: у 1-й редакції він потрібен кожній стороні. Позначте вихід A як { "<" }, а вихід B як { ">" }.
skirmish-refusal-shut-exit = На цьому полі стіни замикають сторону { $side }: не з усієї її стартової зони можна дійти до виходу.
skirmish-refusal-too-many-creatures = { $name }: істот { $n }, а в загоні цієї редакції щонайбільше { $limit }.
skirmish-refusal-no-creatures = { $name }: жодної істоти. У загоні має бути хоча б одна.
skirmish-refusal-huge = { $name } — Величезна істота (3 × 3), а тут таких не допускають. Майстер може дозволити їх через /house set.
skirmish-refusal-not-start-area = { $name } має стояти цілком у стартовій зоні: { $side }.
skirmish-refusal-no-room = { $name }: на { $square } немає місця, заважає стіна, край поля або інша істота.
skirmish-refusal-not-deployed = { $name } ще не на полі. Спершу розставте цю істоту.
skirmish-refusal-already-begun = Гра вже почалася, нікого більше не розставляють.

## Відмови: ходи

skirmish-refusal-no-such-creature = У цій грі немає такої істоти.
skirmish-refusal-gone = { $name } вже поза грою.
skirmish-refusal-over = Цю гру закінчено.
skirmish-refusal-pending = Спершу треба вирішити інше: { $what }.
skirmish-refusal-round-running = Раунд триває; ініціативу кидають знову, коли він скінчиться.
skirmish-refusal-no-round = Раунд не триває. Спершу киньте ініціативу.
skirmish-refusal-still-tied =
    Ініціатива { $count ->
        [one] { $count } раз
        [few] { $count } рази
        [many] { $count } разів
       *[other] { $count } разу
    } поспіль виявилася рівною. Перевірте кості й киньте ще раз.
skirmish-refusal-no-choice = Зараз не треба вирішувати, хто ходить першим.
skirmish-refusal-other-side = Зараз істот активує { $side } (ще { $left }).
skirmish-refusal-already-activated = { $name }: хід у цьому раунді вже був.
skirmish-refusal-no-turn = Зараз жодна істота не ходить. Спершу активуйте одну ({ $side }).
skirmish-refusal-not-its-turn = Зараз ходить не { $name }.
skirmish-refusal-turn-unfinished = { $name }: хід іще триває. Спершу завершіть його.
skirmish-refusal-helpless = { $name } — беззахисна істота: не може ні рухатися, ні атакувати.
skirmish-refusal-nothing-left = { $name } більше нічого не може зробити в цьому ході. Завершіть хід.
skirmish-refusal-already-attacked = { $name }: атака в цьому ході вже була.

## Відмови: рух і атаки

skirmish-refusal-no-way = { $name }: шляху до { $square } немає.
skirmish-refusal-too-far = { $name } не досягає { $square }: шлях коштує { $cost }, а швидкість { $speed }.
skirmish-refusal-occupied = { $name } не може стати на { $square }: заважає стіна, край поля або інша істота.
skirmish-refusal-own-side = { $name } належить до тієї самої сторони.
skirmish-refusal-not-adjacent = { $name } атакує лише поруч, а { $target } далі.
skirmish-refusal-not-seen = { $name } не бачить цілі: { $target } за стінами.
skirmish-refusal-no-opportunity = { $name } зараз не може зробити принагідної атаки.

## Відмови: бойовий дух і втеча

skirmish-refusal-no-morale = У 2-й редакції немає перевірок бойового духу.
skirmish-refusal-fearless = { $name }: безстрашність. Перевірку бойового духу викликає лише вигнання нежиті.
skirmish-refusal-no-save-due = Зараз жодна перевірка бойового духу не потрібна.
skirmish-refusal-not-running = { $name } зараз не мусить тікати.
skirmish-refusal-which-stop = { $name } може зупинитися на кількох однаково добрих клітинках. Оберіть: { $squares }.
skirmish-refusal-not-a-stop = { $name } там не зупиняється: найкоротший шлях закінчується на { $squares }.
skirmish-refusal-routing-attack = { $name } тікає, а істоти, що тікають, не атакують.
skirmish-refusal-routing-move = { $name } тікає і рухається лише найкоротшим шляхом до свого виходу.
skirmish-refusal-routing-charge = { $name } тікає, а істоти, що тікають, не роблять натиску.
skirmish-refusal-routing-opportunity = { $name } тікає: такі істоти не загрожують клітинкам і не роблять принагідних атак.
skirmish-refusal-routing-save = { $name } тікає: єдина перевірка для неї — зупинити втечу.

## Відмови: натиск

skirmish-refusal-charge-edition = У 2-й редакції тут немає натиску.
skirmish-refusal-charge-has-acted = { $name }: рух чи атака в цьому ході вже були, а натиск забирає весь хід.
skirmish-refusal-charge-nobody-seen = { $name } не бачить жодного ворога для натиску.
skirmish-refusal-charge-nearest-unseen = Найближчий ворог, { $target }, поза лінією видимості: натиску немає.
skirmish-refusal-charge-not-nearest = Натиск можливий лише на найближчого ворога: { $nearest }, а не { $target }.
skirmish-refusal-charge-too-close = Найближчий ворог, { $target }, заблизько: найменша відстань натиску в клітинках — { $least }, а іншого ворога вибрати не можна.
skirmish-refusal-charge-too-far = Найближчий ворог, { $target }, далі за подвійну швидкість.
skirmish-refusal-charge-end-taken = Ціль — { $target }: найближчу клітинку поруч зайнято або заблоковано, тож натиску немає.
skirmish-refusal-charge-path-blocked = Ціль — { $target }: шлях заблоковано, на ньому істота, стіна або важкопрохідна місцевість.
skirmish-refusal-charge-slow-start = { $name } починає на важкопрохідній місцевості й не залишає її першим кроком: натиску немає.
skirmish-refusal-charge-which-end = Кілька клітинок однаково близько. Оберіть, де закінчує { $name }: { $squares }.
skirmish-refusal-charge-not-an-end = { $name }: натиск може закінчитися лише на { $squares }.
