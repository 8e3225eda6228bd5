### Стычка за столом: поля, кнопки, формы. Кнопки: не больше 80 знаков; поля: 45; подсказки: 100.

skirmish-edition-first = 1-я редакция
skirmish-edition-second = 2-я редакция
skirmish-order-first = Стычка, 1-я редакция: по два существа
skirmish-order-second = Стычка, 2-я редакция: одно существо, дальше по два
skirmish-scene-twos = Каждая сторона активирует по два существа.
skirmish-scene-one-then-twos = Первый игрок активирует одно существо, дальше стороны по очереди активируют по два.
skirmish-side-a = сторона A
skirmish-side-b = сторона B
skirmish-player-a = Сторона A ({ $name })
skirmish-player-b = Сторона B ({ $name })
skirmish-points =
    { $n ->
        [one] { $n } победное очко
        [few] { $n } победных очка
        [many] { $n } победных очков
       *[other] { $n } победного очка
    }
scene-action-skirmish-warband = отряд
scene-action-skirmish-deploy = расстановка
scene-action-skirmish-initiative = инициатива
scene-action-skirmish-first = кто ходит первым
scene-action-skirmish-activate = активация
scene-action-skirmish-finish = конец хода
scene-action-skirmish-move = движение
scene-action-skirmish-place = толчок или притягивание
scene-action-skirmish-opportunity = атака при возможности
scene-action-skirmish-attack = атака
scene-action-skirmish-damage = повреждения или лечение
scene-action-skirmish-charge = натиск
scene-action-skirmish-morale = проверка морали
scene-action-skirmish-rally = прекращение бегства
scene-action-skirmish-rout = бегство
scene-action-skirmish-draw = ничья: предложение или отказ
scene-action-skirmish-concede = признание поражения
skirmish-token = { $name } { $now }/{ $start }
skirmish-token-marked = { $name } { $now }/{ $start } ({ $marks })
skirmish-mark-commander = командир { $n }
skirmish-mark-routing = бегство
skirmish-mark-helpless = беспомощное
skirmish-mark-bloodied = окровавленность
skirmish-mark-activated = ход уже был
skirmish-way = путь
skirmish-last-move = последнее движение
skirmish-ground-difficult = замедляющая поверхность
skirmish-ground-risky = опасная поверхность
skirmish-ground-sacred = священный круг
skirmish-ground-spikes = острые камни
skirmish-ground-pit = яма
skirmish-ground-exit-a = выход A
skirmish-ground-exit-b = выход B
skirmish-ground-start-a = стартовая зона A
skirmish-ground-start-b = стартовая зона B
skirmish-ground-victory-a = зона победы A
skirmish-ground-victory-b = зона победы B
skirmish-button-desk = Что я могу?
skirmish-button-picture = Картинка
skirmish-button-list = Списком
skirmish-button-pages = Другие столбцы
skirmish-button-next-page = Следующие столбцы
skirmish-button-go-first = Ходить первым
skirmish-button-go-second = Уступить первый ход
skirmish-button-save = Бросить проверку: { $name }
skirmish-button-warband = Отряд …
skirmish-button-set-up = Расставить остальных
skirmish-button-initiative = Бросить инициативу
skirmish-button-finish = Закончить ход: { $name }
skirmish-button-spare-all = Пропустить
skirmish-button-move = Всё равно переместить
skirmish-button-offer-draw = Предложить ничью
skirmish-button-accept-draw = Согласиться на ничью
skirmish-button-decline-draw = Отказаться от ничьей
skirmish-button-concede = Признать поражение …
skirmish-button-concede-sure = Признать поражение
skirmish-choose-creature = Активировать существо
skirmish-choose-stop = Куда бежит?
skirmish-choose-opportunity = Атаки при возможности
skirmish-choose-attack = Атаковать
skirmish-choose-charge = Натиск
skirmish-option-creature = { $name } ({ $square })
skirmish-option-stop = { $name }: остановка на { $square }
skirmish-option-run = { $name }: бежать
skirmish-answer-strike = { $name }: атаковать
skirmish-answer-spare = { $name }: пропустить
skirmish-option-charge = { $name }, с { $square }
skirmish-desk-figures =
    Скорость { $speed } · атака { $attack } · КД { $ac } · урон { $damage } · хиты: { $now } из { $start }
skirmish-way-title = { $name } на { $square }
skirmish-way-cost = Путь стоит очков движения: { $cost }.
skirmish-rout-title = Путь к выходу: { $name }
skirmish-rout-is-running = { $name } убегает.
skirmish-rout-is-standing = { $name } не убегает; отсюда путь был бы таким.
skirmish-rout-cost = Самый дешёвый путь ({ $exit }) стоит { $cost }. Очков движения: { $points }, их хватит до { $stops }.
skirmish-rout-leaves = Самый дешёвый путь ({ $exit }) стоит { $cost }. Очков движения: { $points }, их хватит, чтобы уйти с карты.
skirmish-rout-blocked = Все пути блокированы ({ $exit }). Очков движения: { $points }; ближе всего можно подойти к { $stops }.
skirmish-rout-stays = Двигаться не может.
skirmish-rout-optimal = Более дешёвого пути нет: сопернику нечего указать.
skirmish-concede-question = Действительно признать поражение? Победит соперник.
skirmish-cover-title = { $attacker } и { $target }
skirmish-cover-sight = Линия видимости
skirmish-cover-distance = Расстояние в клетках
skirmish-covered-melee = Прикрытие цели в рукопашной атаке
skirmish-covered-ranged = Прикрытие цели от дальней атаки
skirmish-cover-yes = да, КД { $bonus }
skirmish-cover-no = нет
skirmish-cover-command-sight = { $name } под командованием: { $commander } (рейтинг { $rating }), на виду.
skirmish-cover-command-distance = { $name } под командованием: { $commander } (рейтинг { $rating }). Расстояние в клетках: { $n }.
skirmish-form-warband = Отряд, { $side }
skirmish-field-warband = Строка на каждый вид существ
skirmish-hint-warband = 3 Лучник: уровень 2, хиты 15, кд 15, атака 6, урон 5, дальний бой, стоимость 9. Или JSON
skirmish-warband-paste = Вставить как текст …
skirmish-map-channel = Карта этого канала
skirmish-refusal-no-game = В сцене «{ $scene }» нет стычки. Начните её командой `/skirmish new`.
skirmish-refusal-not-a-player = Это могут только двое игроков сцены «{ $scene }» и мастер.
skirmish-refusal-not-your-side = Это решает { $side }.
skirmish-refusal-no-opponent = Соперником должен быть человек, а не бот.
skirmish-refusal-no-such-map = Карты «{ $name }» нет.
skirmish-refusal-no-such-warband = Отряда «{ $name }» нет, и вашего существа с таким именем тоже.
skirmish-refusal-warband-empty = В этом отряде нет ни одного существа.
skirmish-refusal-warband-line = Строка { $row } не читается: «{ $line }». Напишите, например: 3 Лучник: уровень 2, хиты 15, дальний бой, стоимость 9.
skirmish-refusal-warband-figure = Строка { $row }: «{ $figure }» — не показатель существа. Есть: уровень, хиты, скорость, атака, кд, урон, размер, командир, эффект «…», бесстрашие, дальний бой и стоимость.
skirmish-refusal-warband-bounds =
    { $side ->
        [least] Существо { $row }: «{ $figure }» не меньше { $bound }.
       *[most] Существо { $row }: «{ $figure }» не больше { $bound }.
    }
skirmish-refusal-warband-json = Этот JSON — не отряд. Отряд — это список существ, у каждого `name`, `count` и `stats`.

skirmish-way-threats = По пути грозят атаки при возможности: { $by }.
skirmish-refusal-no-channel-map = У этого канала нет карты. Мастер размещает её командой `/spell area`.
skirmish-refusal-not-routing = { $name } не убегает.
skirmish-refusal-file-too-large = В файле карты или отряда может быть не более { $limit } КиБ.
skirmish-refusal-not-text = Этот файл не текстовый. Пришлите простой текст в UTF-8 или JSON.
