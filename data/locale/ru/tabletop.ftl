### What every table needs: dice, sheets, settings.

## Rolls

roll-title = Бросок: { $total }
roll-title-times = Броски: { $totals }
roll-time = { $n }.
roll-note = { $note }

refusal-saved-too-many = Для одного человека или одного листа можно сохранить не более { $limit } бросков. Сначала удалите какой-нибудь: в параметре «выражение» напишите ?.
refusal-saved-several = Бросок «{ $name }» есть в нескольких листах: { $rolls }. Напишите одно из этих названий или выберите лист.
saved-title = Сохранённые броски: { $n }
saved-empty = Вы ещё не сохранили ни одного броска. В { $command } напишите выражение, а в параметре «сохранить» — название.
saved-own = Ваши
saved-sheet = { $name }
saved-line = { $name } — { $expression }
saved-option = { $name }
saved-expression = { $expression }
saved-choose = Удалить сохранённый бросок
saved-done-new = Бросок «{ $name }» сохранён. Бросить его можно через { $command }; «{ $name }+2» тоже сработает.
saved-done-replaced = Бросок «{ $name }» сохранён вместо того, что носил это название.
saved-done-forgotten = Бросок «{ $name }» удалён.
saved-button = Сохранённые броски
saved-suggestion = ? — посмотреть и удалить сохранённые броски

## Why?

why-title = Почему? Запись № { $entry }
why-nothing = Здесь решали только кубики.
why-faces = Кубики
why-faces-list =
    { $more ->
        [0] { $faces }
        [one] { $faces } … и ещё { $more } кубик
        [few] { $faces } … и ещё { $more } кубика
        [many] { $faces } … и ещё { $more } кубиков
       *[other] { $faces } … и ещё { $more } кубика
    }
why-faces-numbered =
    { $more ->
        [0] Вердикт № { $number }: { $faces }
        [one] Вердикт № { $number }: { $faces } … и ещё { $more } кубик
        [few] Вердикт № { $number }: { $faces } … и ещё { $more } кубика
        [many] Вердикт № { $number }: { $faces } … и ещё { $more } кубиков
       *[other] Вердикт № { $number }: { $faces } … и ещё { $more } кубика
    }
why-pledge = Всё, что выпало, определено номером вердикта и зерном, тайным, пока его не раскрыли. Хеш зерна (SHA-256) зафиксирован заранее: { $hash }
# The notes of a trace (…-why-…) end without a full stop: it follows the bracket.
why-origin-source = { $text } ({ $rule }).
why-origin-house = { $text } (домашнее значение; авторское утрачено или не указано: { $rule }).
why-origin-reading = { $text } (наша трактовка авторского текста: { $rule }).
why-origin-public = { $text } (из общедоступных материалов, не из авторского текста: { $rule }).
why-origin-guild = { $text } (домашнее правило этого сервера: { $rule }).

## Sheets

sheet-title = { $name }
sheet-kind = Лист
sheet-owner = Владелец
sheet-owner-gm = мастер
sheet-hidden = Скрыто от игроков
sheet-field-name = Имя
sheet-form-title = { $kind }
sheet-button-edit =
    { $pages ->
        [1] Изменить
       *[other] Изменить { $page }/{ $pages }
    }
sheet-button-hide = Скрыть от игроков
sheet-button-reveal = Показать игрокам
sheet-button-retry = Попробовать ещё раз
sheet-retry-title = Ещё не сохранено
sheet-done-new = Лист сохранён.
sheet-done-edit = Изменение сохранено.
sheet-list-title = Листы: { $n }
sheet-list-empty = Листов здесь пока нет.
sheet-list-line = { $name } — { $owner }
sheet-list-hidden = { $name } — { $owner }, скрыто

## Settings

setup-title = Настройки этого сервера
setup-gm = Место мастера
setup-gm-free = свободно; пока его никому не дали, мастером считаются те, кто управляет сервером
setup-language = Язык за столом
setup-board = Поля
setup-board-value = { $style }, { $n } столбцов
setup-time-zone = Часовой пояс
setup-sheets = Кто создаёт листы
setup-sheets-role = { $role } и мастер
setup-done-seated = Место мастера предоставлено: { $who }.
setup-done-removed = Теперь без места мастера: { $who }.
setup-done-free = Место мастера теперь свободно.
setup-done-handed-over = Место мастера передано: { $person }.
setup-done-language = Язык за столом изменён.
setup-done-board = Вид полей изменён.
setup-done-time-zone = Часовой пояс изменён.
setup-done-sheets = Изменено, кто может создавать листы.
setup-hand-over-title = Передать место мастера?
setup-hand-over = С этого момента мастером будет только { $person }; все остальные потеряют это место.
setup-button-hand-over = Передать
setup-button-keep = Отмена
refusal-not-gm-or-admin = Это может сделать только мастер или тот, кто управляет сервером.
refusal-may-not-create = Здесь создавать листы могут не все. Попросите мастера создать ваш.
refusal-no-holder = У { $who } нет места мастера.
refusal-no-such-time-zone = Часового пояса «{ $typed }» нет. Выберите из подсказок.
