### Cabal of the Undead: getting ready, moving, and what is settled between the players. Terms: GLOSSARY section 1.4.

## Getting ready

cabal-invited = { $first } (белые) против { $second } (чёрные). { $opponents }: выберите армию и приготовьтесь.
cabal-days =
    { $n ->
        [one] Ход может длиться { $n } день.
        [few] Ход может длиться { $n } дня.
        [many] Ход может длиться { $n } дней.
       *[other] Ход может длиться { $n } дня.
    }
cabal-points = Очки армии
cabal-points-of = { $n } из { $limit } · фигур { $pieces } из { $most }
cabal-spells = Объявленные заклинания
cabal-nobody-sees = Это видите только вы. Все увидят, когда будут готовы обе стороны.
cabal-you-are-ready = Вы готовы. Партия начнётся, как только будет готова другая сторона.
cabal-army-called = { $army }
cabal-choose-army = Выберите армию
cabal-choose-spells = Выберите заклинания: { $n }
cabal-form-ranks = Расстановка вручную
cabal-field-first-rank = Ближайшая горизонталь, слева
cabal-field-second-rank = Вторая горизонталь, слева
cabal-hint-rank = Буквы { $letters }; точка — свободная клетка; до { $n }
cabal-hint-own-rank = Восемь букв фигур; точка — свободная клетка
cabal-withdraw-question = Отменить партию? Она ещё не началась.

## Moving, casting, ending a turn. Placeholders: at most 150 characters; options: at most 100.

cabal-choose-piece = Выберите фигуру
cabal-choose-square = { $square }: выберите, куда
cabal-to = { $square }
cabal-to-attack = { $square }, атака: { $name }
cabal-chance = вероятность { $chance }
cabal-figures = C { $cost } · D { $defence } · A { $attack } · M { $movement }
cabal-can-go = Может пойти на: { $squares }
cabal-can-go-nowhere = Не может пойти ни на одну свободную клетку.
cabal-is-petrified = Окаменение: не ходит, не атакует, и на неё нельзя нападать.
cabal-is-frightened = Ужас от заклинания: D −1.
cabal-choose-spell = Выберите заклинание
cabal-choose-target = { $spell }: выберите цель
cabal-choose-entry = Выберите, что входит и куда
cabal-declared = Объявлено: { $spells }
cabal-no-spell-now = Сейчас ни одно нельзя сотворить.
cabal-more-by-command =
    { $n ->
        [one] Ещё { $n } возможность — через команду.
        [few] Ещё { $n } возможности — через команду.
        [many] Ещё { $n } возможностей — через команду.
       *[other] Ещё { $n } возможности — через команду.
    }
cabal-mana = Мана: { $n }
cabal-mana-waits = Мана: { $n }. Сейчас ни одна фигура не может войти: углы заняты или маны не хватает.
cabal-shake = { $name } { $square }–{ $to }
cabal-at = { $square } { $name }
cabal-enter = { $name } на { $square }, мана { $cost }
cabal-spell-energy-bolt-about = Радиус 2, A 1
cabal-spell-pain-about = Радиус 1, A 2
cabal-spell-terror-about = Радиус 2, D −1
cabal-spell-shake-the-bones-about = Нежить в некротумане ходит ещё раз
cabal-spell-evocation-about = Призывает фигуру за ману, радиус 1 или в некротумане
cabal-spell-petrifying-gaze-about = Радиус 2: цель неподвижна, её нельзя атаковать
cabal-turn-goes-on = Ваш ход продолжается.
cabal-turn-is-over = Сделано.
cabal-end-question =
    { $n ->
        [0] Завершить ход?
        [one] Завершить ход? Вне некротумана: { $n } фигура; она рассыплется в прах.
        [few] Завершить ход? Вне некротумана: { $n } фигуры; они рассыплются в прах.
        [many] Завершить ход? Вне некротумана: { $n } фигур; они рассыплются в прах.
       *[other] Завершить ход? Вне некротумана: { $n } фигуры; они рассыплются в прах.
    }
cabal-would-dissolve = Будет потеряно: { $names }

## What is settled between the players

cabal-falling = { $name }: { $king } вот-вот падёт. Срок, чтобы пожертвовать: { $when }; потом отдаётся как можно меньше.
cabal-may-give = Одна фигура в пределах 2 клеток: королевская отступает. Две: она остаётся, нападающий возвращается. Ни одной: партия проиграна. Это видите только вы.
cabal-choose-sacrifice = Выберите, чем пожертвовать
cabal-give-nobody = Ничем: партия проиграна
cabal-give-and-stay = { $names } — остаётся
cabal-give-and-step = { $names } — отступает на { $square }
cabal-resign-question = Сдаться, предложить ничью или попросить взять назад ваш последний ход?
cabal-take-back-asked = { $name } просит взять последний ход назад.
cabal-asked = Запрос отправлен: { $name }.
cabal-taken-back = Ход взят назад.
cabal-late = Время вышло: { $name }. Решает { $opponent } или мастер.
cabal-thinks = Бот думает.
cabal-record = Партия в нотации. /cabal new открывает её снова с параметром *запись*.
cabal-replay-last = Последнее действие

## Buttons

cabal-button-pieces = Ход фигурой
cabal-button-spells = Колдовать
cabal-button-waiting = Ввести
cabal-button-end = Завершить ход
cabal-button-end-turn = Завершить ход
cabal-button-cancel = Отмена
cabal-button-look = Доска
cabal-button-nudge = Пусть бот ходит
cabal-button-give = Пожертвовать
cabal-button-more = Ещё
cabal-button-army = Приготовиться
cabal-button-withdraw = Отказаться
cabal-button-call-off = Отменить партию
cabal-button-ready = Готово
cabal-button-by-hand = Расставить вручную
cabal-button-classical = Классическая расстановка
cabal-button-give-up = Сдаться
cabal-button-draw = Предложить ничью
cabal-button-accept = Принять ничью
cabal-button-take-back = Попросить взять ход назад
cabal-button-agree = Согласиться
cabal-button-claim = Засчитать победу
cabal-button-grant = Ещё время
cabal-button-other-side = С другой стороны
cabal-button-picture = Картинка
cabal-button-list = Списком
cabal-button-record = Запись
cabal-button-replay = Просмотреть
cabal-button-settle = Сдаться, ничья, взять назад
cabal-button-replay-first = ⏮
cabal-button-replay-previous = ◀
cabal-button-replay-next = ▶
cabal-button-replay-last = ⏭

## Steps: in the history, and to whoever took them

scene-action-cabal-draft = подготовка
scene-action-cabal-ready = готовность
scene-action-cabal-move = ход фигурой
scene-action-cabal-cast = заклинание
scene-action-cabal-place = ввод фигуры
scene-action-cabal-end = завершение хода
scene-action-cabal-think = ход бота
scene-action-cabal-fall = жертва без выбора
scene-action-cabal-resign = сдача
scene-action-cabal-draw = ничья
scene-action-cabal-claim = победа по времени
scene-action-cabal-grant = ещё время
scene-did-cabal-ready = Обе стороны готовы: партия началась.
scene-did-cabal-resign = Партия сдана.
scene-did-cabal-draw = Сделано: ничья предложена или принята.
scene-did-cabal-claim = Победа засчитана.
scene-did-cabal-grant = Дано столько же времени.

## Refusals

cabal-refusal-no-game = Там не играют в Кабал.
cabal-refusal-not-begun = Партия ещё не началась: должны приготовиться обе стороны.
cabal-refusal-not-a-player = Вы не играете в этой партии.
cabal-refusal-turn-of = Сейчас не ваш ход: действует { $name }.
cabal-refusal-no-opponent = Выберите другого соперника; без него вы играете против бота.
cabal-refusal-nobody-casts = Ни одна ваша фигура не колдует.
cabal-refusal-no-such-army = Здесь нет армии «{ $typed }».
cabal-refusal-rank-too-long = Клеток в горизонтали этой доски: { $n }.
cabal-refusal-no-such-letter = «{ $letter }» — не фигура этой армии. Буквы: { $letters }
cabal-refusal-nothing-to-take-back = Нет вашего хода, который можно взять назад.
cabal-refusal-not-your-answer = Это решает только соперник или мастер.
cabal-refusal-not-late = Время ещё не вышло.
cabal-refusal-no-draw-with-bot = Бот играет до конца и ничьей не принимает.
