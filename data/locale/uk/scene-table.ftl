### Сцени за столом: картка стану, виклики й дії з ними.

## Titles

scene-title = { $scene }
scene-title-round = { $scene } · раунд { $round }
scene-person-title = { $name }: сцена «{ $scene }»
scene-any-game = Будь-яка гра
scene-option = { $name }
scene-gm = майстер

## Turn orders

scene-order-initiative = Ініціатива: 1d20, спершу найвища
scene-order-alternate-turns = Сторони ходять по черзі
scene-order-alternate-activation = Почергова активація: один, далі по двоє
scene-order-declaration = Усі заявляють таємно, потім усе розкривається
scene-order-ours = { $order } (домашнє значення)

## The status card

scene-field-order = Порядок ходів
scene-field-rules = Домашні правила
scene-rules-kept = Сцена тримається тих, з якими почалася; на сервері вже інші: { $games }.
scene-field-state = Стан
scene-field-now = Зараз
scene-field-next = Далі
scene-field-clock = Час у грі
scene-field-time = Скільки часу минає
scene-is-gathering = учасники збираються
scene-is-running = триває
scene-is-suspended = на паузі
scene-is-closed = закрито
scene-now = { $name } ({ $person })
scene-participants = Учасники
scene-entry = { $n }. { $name }
scene-entry-marked = { $n }. { $name }: { $marks }
scene-group = { $name } ({ $names })
scene-member = { $name } — { $state }
scene-initiative = ініціатива { $n }
scene-side = сторона «{ $side }»
scene-mark-hidden = приховано
scene-mark-alias = для гравців — { $names }
scene-mark-now = **зараз ходить**
scene-mark-held = хід відкладено
scene-mark-declared = заявку подано
scene-mark-acted = хід завершено
scene-state-active = може діяти
scene-state-surprised = заскочено зненацька до наступного раунду
scene-state-defeated = вибуває з бою
scene-state-away = відсутність
scene-state-removed = прибрано зі сцени
scene-effects = Ефекти
scene-effect = { $name }: { $effect }, { $left }
scene-effect-until = доки щось його не завершить

## Calls and news

scene-call = { $mention }: ваш хід — { $name }.
scene-call-gm = Хід майстра: { $name }.
scene-aside = { $channel }: почався прихований хід — { $names }. Там про нього нічого не сказано.
scene-next = Далі: { $names }.
scene-offered = Сторона «{ $side }» обирає, чий хід починається: { $names }.
scene-asked = Усі заявляють таємно: { $names }.
scene-started = Сцена починається.
scene-round = **Раунд { $round }.** Порядок: { $names }.
scene-now-active = { $name } знову може діяти.
scene-now-surprised = { $name }: заскочено зненацька, діє з наступного раунду.
scene-now-defeated = { $name } вибуває з бою.
scene-now-away = { $name }: відсутність, ходи пропускаються.
scene-now-removed = { $name } покидає сцену.
scene-appeared = Зʼявляється { $name }.
scene-held = { $name } відкладає хід.
scene-acted = Далі діє { $name }.
scene-declared = { $name }: заявку подано.
scene-revealed = Усе розкрито.
scene-revealed-of = { $name }: { $words }
scene-clock = Час у грі: { $time }
scene-effect-ended = { $name }: «{ $effect }» завершується.
scene-undone = Останній крок відкочено.
scene-redone = Відкочений крок повернуто.
scene-told-nobody-left = Більше не може діяти ніхто з тих, про кого знають гравці: наприкінці раунду сцена чекає.
scene-told-suspended = Сцена на паузі. Нагадувань немає.
scene-told-resumed = Сцена триває далі.
scene-told-scene-closed = Сцену закрито. Протягом доби майстер може відкрити її знову.
scene-told-reopened = Сцену знову відкрито.

## Buttons and lists

scene-button-done = Готово
scene-button-hold = Відкласти
scene-button-undo = Відкотити
scene-button-redo = Повернути
scene-button-snooze = Нагадати пізніше
scene-button-declare = Заявити …
scene-button-reveal = Розкрити (майстер)
scene-button-round = Наступний раунд (майстер)
scene-button-reopen = Відкрити знову (майстер)
scene-button-join = Приєднатися
scene-button-status = Стан
scene-button-more = Інші учасники
scene-button-start = Почати
scene-button-rest = Поставити на паузу
scene-button-rules = Узяти нові правила
scene-button-time = Минає час …
scene-button-resume = Продовжити
scene-button-quick = Без аркуша …
scene-button-close = Закрити сцену
scene-button-revive = Знову може діяти
scene-button-surprise = Заскочено зненацька
scene-button-defeat = Вибуває з бою
scene-button-away = Відсутність
scene-button-take-out = Прибрати
scene-button-show = Показати гравцям
scene-button-hide = Приховати від гравців
scene-button-edit = Змінити …
scene-button-earlier = Раніше
scene-button-later = Пізніше
scene-button-lead = Сторона ходить першою
scene-choose-turn = Чий хід починається?
scene-choose-sheet = Приєднатися з аркушем
scene-choose-person = Оберіть учасника
scene-described = { $state }
scene-described-hidden = приховано · { $state }

## Forms

scene-form-join = Приєднатися без аркуша
scene-form-time = Час у грі
scene-form-person = Змінити учасника
scene-form-declare = Таємна заявка
scene-field-name = Імʼя
scene-field-modifier = Модифікатор ініціативи
scene-field-initiative = Ініціатива
scene-field-side = Сторона
scene-field-group = Група
scene-field-player = Хто грає
scene-field-alias = Умовне імʼя
scene-field-declared = Що ви робите?
scene-field-undo = Відкотити
scene-field-redo = Повернути
scene-hint-initiative = Порожньо: буде кидок
scene-hint-alias = Як учасника називають гравці; порожньо: справжнє імʼя
scene-hint-side = Лише коли сторони ходять по черзі
scene-hint-time = Хвилини або години й хвилини: 10, 1:30. Із секундами: 0:00:18.
scene-hint-declared = Ніхто не побачить цього до розкриття

## Short answers

scene-did-open = Сцену відкрито. Гравці приєднуються кнопкою під карткою; додайте решту й починайте.
scene-bound = Тепер сцена має картку стану і в { $channel }. Ходи оголошуються там, де її відкрито.
scene-did-join = Ви берете участь.
scene-did-add = Додано.
scene-did-remove = Прибрано.
scene-did-start = Сцену розпочато.
scene-did-next = Хід завершено.
scene-did-hold = Хід відкладено.
scene-did-act = Відкладений хід — наступний.
scene-did-activate = Хід починається.
scene-did-declare = Заявку прийнято. До розкриття її можна змінити.
scene-did-reveal = Усе розкрито.
scene-did-edit = Змінено.
scene-did-close = Сцену закрито.
scene-did-reopen = Сцену знову відкрито.
scene-did-rest = Сцена на паузі.
scene-did-rules = Сцена тепер іде за нинішніми домашніми правилами сервера.
scene-did-time = У грі минув час.
scene-did-resume = Сцена триває далі.
scene-did-play = Готово.
scene-did-move = Зроблено. Нікого не викликано.
scene-join-how = Оберіть свій аркуш або приєднайтеся з імʼям і модифікатором.
scene-declare-for = За кого ви заявляєте?
scene-close-question = Закрити сцену? Нагадування припиняться. Протягом доби її можна відкрити знову.
scene-nothing-to-undo = Тут нема чого відкочувати чи повертати.
scene-step = { $action }, { $person }, { $when }

## Steps, as they are listed

scene-action-open = відкриття
scene-action-join = приєднання
scene-action-add = додавання
scene-action-remove = прибирання зі сцени
scene-action-start = початок
scene-action-next = кінець ходу
scene-action-hold = відкладення ходу
scene-action-act = хід після відкладення
scene-action-activate = вибір ходу
scene-action-declare = заявка
scene-action-reveal = розкриття
scene-action-edit = зміна учасника
scene-action-close = закриття
scene-action-reopen = повторне відкриття
scene-action-rest = пауза
scene-action-rules = інші домашні правила
scene-action-time = час, що минув у грі
scene-action-resume = продовження
scene-action-play = хід у грі

## Why?

scene-why-ties-modifier = За рівності: спершу вищий модифікатор, далі хто раніше приєднався.
scene-why-ties-roll-off = За рівності: кидають між собою ще раз.
scene-why-ties-joined = За рівності: хто раніше приєднався.
scene-why-activation = Перша сторона активує { $first }, далі кожна по черзі { $then }.
scene-why-place = { $n }. { $name }: ініціатива { $initiative } (модифікатор { $modifier })
scene-why-happened = Що сталося саме собою

## Refusals

refusal-scene-nobody-named = Хто бере участь? Назвіть когось, за потреби з модифікатором: Гуль +2.
refusal-scene-no-such-ruleset = Для сцен немає системи «{ $typed }». Оберіть із підказок.
refusal-scene-no-such-order = Ця система не має порядку ходів «{ $typed }». Оберіть із підказок.

## Числа

scene-effect-left =
    { $n ->
        [0] завершується з цим раундом
        [one] ще { $n } раунд після цього
        [few] ще { $n } раунди після цього
        [many] ще { $n } раундів після цього
       *[other] ще { $n } раунду після цього
    }
scene-effect-lasts =
    { $n ->
        [one] { $n } раунд
        [few] { $n } раунди
        [many] { $n } раундів
       *[other] { $n } раунду
    }
scene-joined =
    { $waits ->
        [yes] { $name } приєднується і діє з наступного раунду.
       *[no] { $name } приєднується.
    }
scene-why-initiative =
    { $first ->
        [highest] Усі кидають { $dice } і додають модифікатор; першим діє найвищий результат.
       *[lowest] Усі кидають { $dice } і додають модифікатор; першим діє найнижчий результат.
    }
scene-why-anew = Щораунду всі кидають заново.
refusal-scene-too-many-heads = В одній групі може бути від 1 до { $n } істот.
