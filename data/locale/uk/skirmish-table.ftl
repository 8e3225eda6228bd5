### Сутичка за столом: поля, кнопки, форми. Кнопки: щонайбільше 80 знаків; поля: 45; підказки: 100.

skirmish-edition-first = 1-ша редакція
skirmish-edition-second = 2-га редакція
skirmish-order-first = Сутичка, 1-ша редакція: по дві істоти
skirmish-order-second = Сутичка, 2-га редакція: одна істота, далі по дві
skirmish-scene-twos = Кожна сторона активує по дві істоти.
skirmish-scene-one-then-twos = Перший гравець активує одну істоту, далі сторони по черзі активують по дві.
skirmish-side-a = сторона A
skirmish-side-b = сторона B
skirmish-player-a = Сторона A ({ $name })
skirmish-player-b = Сторона B ({ $name })
skirmish-points =
    { $n ->
        [one] { $n } переможне очко
        [few] { $n } переможні очки
        [many] { $n } переможних очок
       *[other] { $n } переможного очка
    }
scene-action-skirmish-warband = загін
scene-action-skirmish-deploy = розставлення
scene-action-skirmish-initiative = ініціатива
scene-action-skirmish-first = хто ходить першим
scene-action-skirmish-activate = активація
scene-action-skirmish-finish = кінець ходу
scene-action-skirmish-move = рух
scene-action-skirmish-place = штовхання чи притягування
scene-action-skirmish-opportunity = принагідна атака
scene-action-skirmish-attack = атака
scene-action-skirmish-damage = шкода чи лікування
scene-action-skirmish-charge = натиск
scene-action-skirmish-morale = перевірка бойового духу
scene-action-skirmish-rally = припинення втечі
scene-action-skirmish-rout = втеча
scene-action-skirmish-draw = нічия: пропозиція чи відмова
scene-action-skirmish-concede = визнання поразки
skirmish-token = { $name } { $now }/{ $start }
skirmish-token-marked = { $name } { $now }/{ $start } ({ $marks })
skirmish-mark-commander = командир { $n }
skirmish-mark-routing = тікає
skirmish-mark-helpless = беззахисна
skirmish-mark-bloodied = закривавленість
skirmish-mark-activated = хід уже був
skirmish-way = шлях
skirmish-last-move = останній рух
skirmish-ground-difficult = важкопрохідна місцевість
skirmish-ground-risky = небезпечна місцевість
skirmish-ground-sacred = священне коло
skirmish-ground-spikes = гостре каміння
skirmish-ground-pit = яма
skirmish-ground-exit-a = вихід A
skirmish-ground-exit-b = вихід B
skirmish-ground-start-a = стартова зона A
skirmish-ground-start-b = стартова зона B
skirmish-ground-victory-a = зона перемоги A
skirmish-ground-victory-b = зона перемоги B
skirmish-button-desk = Що я можу?
skirmish-button-picture = Зображення
skirmish-button-list = Списком
skirmish-button-pages = Інші стовпці
skirmish-button-next-page = Подальші стовпці
skirmish-button-go-first = Взяти перший хід
skirmish-button-go-second = Поступитися першим ходом
skirmish-button-save = Кинути перевірку: { $name }
skirmish-button-warband = Загін …
skirmish-button-set-up = Розставити решту
skirmish-button-initiative = Кинути ініціативу
skirmish-button-finish = Завершити хід: { $name }
skirmish-button-spare-all = Пропустити
skirmish-button-move = Усе одно перемістити
skirmish-button-offer-draw = Запропонувати нічию
skirmish-button-accept-draw = Погодитися на нічию
skirmish-button-decline-draw = Відмовитися від нічиєї
skirmish-button-concede = Визнати поразку …
skirmish-button-concede-sure = Визнати поразку
skirmish-choose-creature = Активувати істоту
skirmish-choose-stop = Куди тікає?
skirmish-choose-opportunity = Принагідні атаки
skirmish-choose-attack = Атакувати
skirmish-choose-charge = Натиск
skirmish-option-creature = { $name } ({ $square })
skirmish-option-stop = { $name }: зупинка на { $square }
skirmish-option-run = { $name }: тікати
skirmish-answer-strike = { $name }: атакувати
skirmish-answer-spare = { $name }: пропустити
skirmish-option-charge = { $name }, з { $square }
skirmish-desk-figures =
    Швидкість { $speed } · атака { $attack } · КЗ { $ac } · шкода { $damage } · пункти здоровʼя: { $now } з { $start }
skirmish-way-title = { $name } до { $square }
skirmish-way-cost = Шлях коштує очок руху: { $cost }.
skirmish-rout-title = Шлях до виходу: { $name }
skirmish-rout-is-running = { $name } тікає.
skirmish-rout-is-standing = { $name } не тікає; звідси шлях був би такий.
skirmish-rout-cost = Найдешевший шлях ({ $exit }) коштує { $cost }. Очки руху: { $points }; їх вистачить до { $stops }.
skirmish-rout-leaves = Найдешевший шлях ({ $exit }) коштує { $cost }. Очки руху: { $points }; їх вистачить, щоб залишити карту.
skirmish-rout-blocked = Усі шляхи ({ $exit }) заблоковано. Очки руху: { $points }; найближче можна дістатися до { $stops }.
skirmish-rout-stays = Рухатися не може.
skirmish-rout-optimal = Дешевшого шляху немає: суперникові нема на що вказати.
skirmish-concede-question = Справді визнати поразку? Переможе суперник.
skirmish-cover-title = { $attacker } і { $target }
skirmish-cover-sight = Лінія видимості
skirmish-cover-distance = Відстань у клітинках
skirmish-covered-melee = Укриття цілі в ближньому бою
skirmish-covered-ranged = Укриття цілі в дальньому бою
skirmish-cover-yes = так, КЗ { $bonus }
skirmish-cover-no = ні
skirmish-cover-command-sight = { $name } під командуванням: { $commander } (рейтинг { $rating }), у полі зору.
skirmish-cover-command-distance = { $name } під командуванням: { $commander } (рейтинг { $rating }). Відстань у клітинках: { $n }.
skirmish-form-warband = Загін, { $side }
skirmish-field-warband = Рядок на кожен вид істот
skirmish-hint-warband = 3 Лучник: рівень 2, пз 15, кз 15, атака 6, шкода 5, дальній бій, вартість 9. Або JSON
skirmish-warband-paste = Вставити як текст …
skirmish-map-channel = Карта цього каналу
skirmish-refusal-no-game = У сцені «{ $scene }» немає гри. Почніть її командою `/skirmish new`.
skirmish-refusal-not-a-player = Це можуть лише двоє гравців сцени «{ $scene }» і майстер.
skirmish-refusal-not-your-side = Це вирішує { $side }.
skirmish-refusal-no-opponent = Суперником має бути людина, а не бот.
skirmish-refusal-no-such-map = Карти «{ $name }» немає.
skirmish-refusal-no-such-warband = Загону «{ $name }» немає, і вашої істоти з таким імʼям теж.
skirmish-refusal-warband-empty = У цьому загоні немає жодної істоти.
skirmish-refusal-warband-line = Рядок { $row } не читається: «{ $line }». Напишіть, наприклад: 3 Лучник: рівень 2, пз 15, дальній бій, вартість 9.
skirmish-refusal-warband-figure = Рядок { $row }: «{ $figure }» не є показником істоти. Є рівень, пз, швидкість, атака, кз, шкода, розмір, командир, ефект «…», безстрашність, дальній бій і вартість.
skirmish-refusal-warband-bounds =
    { $side ->
        [least] Істота { $row }: «{ $figure }» має бути щонайменше { $bound }.
       *[most] Істота { $row }: «{ $figure }» має бути щонайбільше { $bound }.
    }
skirmish-refusal-warband-json = Цей JSON не є загоном. У ньому перелік істот, кожна з `name`, `count` і `stats`.

skirmish-way-threats = На шляху можливі принагідні атаки: { $by }.
skirmish-refusal-no-channel-map = У цьому каналі немає карти. Майстер викладає її командою `/spell area`.
skirmish-refusal-not-routing = { $name } не тікає.
skirmish-refusal-file-too-large = Карта чи загін може мати щонайбільше { $limit } КіБ.
skirmish-refusal-not-text = Цей файл не є текстом. Надішліть простий текст у UTF-8 або JSON.
