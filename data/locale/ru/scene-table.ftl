### Сцены за столом: карточка состояния, вызовы и действия с ними.

## Titles

scene-title = { $scene }
scene-title-round = { $scene } · раунд { $round }
scene-person-title = { $name }: сцена «{ $scene }»
scene-any-game = Любая игра
scene-option = { $name }
scene-gm = мастер

## Turn orders

scene-order-initiative = Инициатива: 1d20, сначала высшая
scene-order-alternate-turns = Стороны ходят по очереди
scene-order-alternate-activation = Поочерёдная активация: один, затем по двое
scene-order-declaration = Все заявляют тайно, затем всё раскрывается
scene-order-ours = { $order } (домашнее значение)

## The status card

scene-field-order = Порядок ходов
scene-field-rules = Домашние правила
scene-rules-kept = Сцена держится тех, с которыми началась; на сервере уже другие: { $games }.
scene-field-state = Состояние
scene-field-now = Сейчас
scene-field-next = Далее
scene-field-clock = Время в игре
scene-field-time = Сколько времени проходит
scene-is-gathering = участники собираются
scene-is-running = идёт
scene-is-suspended = на паузе
scene-is-closed = закрыто
scene-now = { $name } ({ $person })
scene-participants = Участники
scene-entry = { $n }. { $name }
scene-entry-marked = { $n }. { $name }: { $marks }
scene-group = { $name } ({ $names })
scene-member = { $name } — { $state }
scene-initiative = инициатива { $n }
scene-side = сторона «{ $side }»
scene-mark-hidden = скрыто
scene-mark-alias = для игроков — { $names }
scene-mark-now = **сейчас ходит**
scene-mark-held = ход отложен
scene-mark-declared = заявка подана
scene-mark-acted = ход завершён
scene-state-active = может действовать
scene-state-surprised = застигнуто врасплох до следующего раунда
scene-state-defeated = выбывает из боя
scene-state-away = отсутствие
scene-state-removed = убрано со сцены
scene-effects = Эффекты
scene-effect = { $name }: { $effect }, { $left }
scene-effect-until = пока что-то его не закончит

## Calls and news

scene-call = { $mention }, ваш ход: { $name }.
scene-call-gm = Ход мастера: { $name }.
scene-aside = { $channel }: начался скрытый ход — { $names }. Там о нём ничего не сказано.
scene-next = Далее: { $names }.
scene-offered = Сторона «{ $side }» выбирает, чей ход начинается: { $names }.
scene-asked = Все заявляют тайно: { $names }.
scene-started = Сцена начинается.
scene-round = **Раунд { $round }.** Порядок: { $names }.
scene-now-active = { $name } снова может действовать.
scene-now-surprised = { $name }: внезапность, действует со следующего раунда.
scene-now-defeated = { $name } выбывает из боя.
scene-now-away = { $name }: отсутствие, ходы проходят.
scene-now-removed = { $name } покидает сцену.
scene-appeared = Появляется { $name }.
scene-held = { $name } откладывает ход.
scene-acted = Далее действует { $name }.
scene-declared = { $name }: заявка подана.
scene-revealed = Всё раскрыто.
scene-revealed-of = { $name }: { $words }
scene-clock = Время в игре: { $time }
scene-effect-ended = { $name }: «{ $effect }» заканчивается.
scene-undone = Последний шаг откачен.
scene-redone = Откаченный шаг возвращён.
scene-told-nobody-left = Больше не может действовать никто из тех, о ком знают игроки: в конце раунда сцена ждёт.
scene-told-suspended = Сцена на паузе. Напоминаний нет.
scene-told-resumed = Сцена продолжается.
scene-told-scene-closed = Сцена закрыта. В течение суток мастер может открыть её снова.
scene-told-reopened = Сцена снова открыта.

## Buttons and lists

scene-button-done = Готово
scene-button-hold = Отложить
scene-button-undo = Откатить
scene-button-redo = Вернуть
scene-button-snooze = Напомнить позже
scene-button-declare = Заявить …
scene-button-reveal = Раскрыть (мастер)
scene-button-round = Следующий раунд (мастер)
scene-button-reopen = Открыть снова (мастер)
scene-button-join = Присоединиться
scene-button-status = Состояние
scene-button-more = Другие участники
scene-button-start = Начать
scene-button-rest = Поставить на паузу
scene-button-rules = Взять новые правила
scene-button-time = Проходит время …
scene-button-resume = Продолжить
scene-button-quick = Без листа …
scene-button-close = Закрыть сцену
scene-button-revive = Снова может действовать
scene-button-surprise = Внезапность
scene-button-defeat = Выбывает из боя
scene-button-away = Отсутствие
scene-button-take-out = Убрать
scene-button-show = Показать игрокам
scene-button-hide = Скрыть от игроков
scene-button-edit = Изменить …
scene-button-earlier = Раньше
scene-button-later = Позже
scene-button-lead = Сторона ходит первой
scene-choose-turn = Чей ход начинается?
scene-choose-sheet = Присоединиться с листом
scene-choose-person = Выберите участника
scene-described = { $state }
scene-described-hidden = скрыто · { $state }

## Forms

scene-form-join = Присоединиться без листа
scene-form-time = Время в игре
scene-form-person = Изменить участника
scene-form-declare = Тайная заявка
scene-field-name = Имя
scene-field-modifier = Модификатор инициативы
scene-field-initiative = Инициатива
scene-field-side = Сторона
scene-field-group = Группа
scene-field-player = Кто играет
scene-field-alias = Условное имя
scene-field-declared = Что вы делаете?
scene-field-undo = Откатить
scene-field-redo = Вернуть
scene-hint-initiative = Пусто: будет бросок
scene-hint-alias = Как это называют игроки; пусто — настоящее имя
scene-hint-side = Только если стороны ходят по очереди
scene-hint-time = Минуты или часы и минуты: 10, 1:30. С секундами: 0:00:18.
scene-hint-declared = Никто не увидит этого до раскрытия

## Short answers

scene-did-open = Сцена открыта. Игроки присоединяются кнопкой под карточкой; добавьте остальных и начинайте.
scene-bound = Теперь у сцены есть карточка состояния и в { $channel }. Ходы объявляются там, где она открыта.
scene-did-join = Вы участвуете.
scene-did-add = Добавлено.
scene-did-remove = Убрано.
scene-did-start = Сцена начата.
scene-did-next = Ход завершён.
scene-did-hold = Ход отложен.
scene-did-act = Отложенный ход — следующий.
scene-did-activate = Ход начинается.
scene-did-declare = Заявка принята. До раскрытия её можно изменить.
scene-did-reveal = Всё раскрыто.
scene-did-edit = Изменено.
scene-did-close = Сцена закрыта.
scene-did-reopen = Сцена снова открыта.
scene-did-rest = Сцена на паузе.
scene-did-rules = Сцена теперь идёт по нынешним домашним правилам сервера.
scene-did-time = В игре прошло время.
scene-did-resume = Сцена продолжается.
scene-did-play = Готово.
scene-did-move = Сделано. Никто не вызван.
scene-join-how = Выберите свой лист или присоединитесь с именем и модификатором.
scene-declare-for = За кого вы заявляете?
scene-close-question = Закрыть сцену? Напоминания прекратятся. В течение суток её можно открыть снова.
scene-nothing-to-undo = Здесь нечего откатывать или возвращать.
scene-step = { $action }, { $person }, { $when }

## Steps, as they are listed

scene-action-open = открытие
scene-action-join = присоединение
scene-action-add = добавление
scene-action-remove = уход со сцены
scene-action-start = начало
scene-action-next = конец хода
scene-action-hold = отложенный ход
scene-action-act = возобновлённый ход
scene-action-activate = выбор хода
scene-action-declare = заявка
scene-action-reveal = раскрытие
scene-action-edit = изменение участника
scene-action-close = закрытие
scene-action-reopen = повторное открытие
scene-action-rest = пауза
scene-action-rules = другие домашние правила
scene-action-time = время, прошедшее в игре
scene-action-resume = продолжение
scene-action-play = ход в игре

## Why?

scene-why-ties-modifier = Равенство: сначала высший модификатор, затем кто раньше присоединился.
scene-why-ties-roll-off = Равенство: они бросают ещё раз.
scene-why-ties-joined = Равенство: кто раньше присоединился.
scene-why-activation = Первая сторона активирует { $first }, затем каждая по очереди { $then }.
scene-why-place = { $n }. { $name }: инициатива { $initiative } (модификатор { $modifier })
scene-why-happened = Что произошло само собой

## Refusals

refusal-scene-nobody-named = Кто участвует? Назовите кого-нибудь, при желании с модификатором: Гуль +2.
refusal-scene-no-such-ruleset = Для сцен нет системы «{ $typed }». Выберите из подсказок.
refusal-scene-no-such-order = В этой системе нет порядка ходов «{ $typed }». Выберите из подсказок.

## Числа

scene-effect-left =
    { $n ->
        [0] заканчивается с этим раундом
        [one] ещё { $n } раунд после этого
        [few] ещё { $n } раунда после этого
        [many] ещё { $n } раундов после этого
       *[other] ещё { $n } раунда после этого
    }
scene-effect-lasts =
    { $n ->
        [one] { $n } раунд
        [few] { $n } раунда
        [many] { $n } раундов
       *[other] { $n } раунда
    }
scene-joined =
    { $waits ->
        [yes] { $name } присоединяется и действует со следующего раунда.
       *[no] { $name } присоединяется.
    }
scene-why-initiative =
    { $first ->
        [highest] Все бросают { $dice } и прибавляют модификатор; первым действует высший результат.
       *[lowest] Все бросают { $dice } и прибавляют модификатор; первым действует низший результат.
    }
scene-why-anew = Каждый раунд все бросают заново.
refusal-scene-too-many-heads = В одной группе может быть от 1 до { $n } существ.
