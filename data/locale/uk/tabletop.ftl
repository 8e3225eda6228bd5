### What every table needs: dice, sheets, settings.

## Rolls

roll-title = Кидок: { $total }
roll-title-times = Кидки: { $totals }
roll-time = { $n }.
roll-note = { $note }

refusal-saved-too-many = Для однієї людини чи одного аркуша можна зберегти щонайбільше { $limit } кидків. Спершу видаліть котрийсь: у параметрі «вираз» напишіть ?.
refusal-saved-several = Кидок «{ $name }» є в кількох аркушах: { $rolls }. Напишіть одну з цих назв або оберіть аркуш.
saved-title = Збережені кидки: { $n }
saved-empty = Ви ще не зберегли жодного кидка. У { $command } напишіть вираз, а в параметрі «зберегти» — назву.
saved-own = Ваші
saved-sheet = { $name }
saved-line = { $name } — { $expression }
saved-option = { $name }
saved-expression = { $expression }
saved-choose = Видалити збережений кидок
saved-done-new = Кидок «{ $name }» збережено. Кинути його можна через { $command }; «{ $name }+2» теж спрацює.
saved-done-replaced = Кидок «{ $name }» збережено замість того, що мав цю назву.
saved-done-forgotten = Кидок «{ $name }» видалено.
saved-button = Збережені кидки
saved-suggestion = ? — переглянути й видалити збережені кидки

## Why?

why-title = Чому? Запис № { $entry }
why-nothing = Тут вирішували лише кістки.
why-faces = Кістки
why-faces-list =
    { $more ->
        [0] { $faces }
        [one] { $faces } … і ще { $more } кістка
        [few] { $faces } … і ще { $more } кістки
        [many] { $faces } … і ще { $more } кісток
       *[other] { $faces } … і ще { $more } кістки
    }
why-faces-numbered =
    { $more ->
        [0] Вердикт № { $number }: { $faces }
        [one] Вердикт № { $number }: { $faces } … і ще { $more } кістка
        [few] Вердикт № { $number }: { $faces } … і ще { $more } кістки
        [many] Вердикт № { $number }: { $faces } … і ще { $more } кісток
       *[other] Вердикт № { $number }: { $faces } … і ще { $more } кістки
    }
why-pledge = Усе, що випало, визначено номером вердикту й зерном, таємним, доки його не розкрито. Хеш зерна (SHA-256) зафіксовано заздалегідь: { $hash }
# The notes of a trace (…-why-…) end without a full stop: it follows the bracket.
why-origin-source = { $text } ({ $rule }).
why-origin-house = { $text } (домашнє значення; авторське втрачено або не вказано: { $rule }).
why-origin-reading = { $text } (наше тлумачення авторського тексту: { $rule }).
why-origin-public = { $text } (із загальнодоступних матеріалів, не з авторського тексту: { $rule }).
why-origin-guild = { $text } (домашнє правило цього сервера: { $rule }).

## Sheets

sheet-title = { $name }
sheet-kind = Аркуш
sheet-owner = Власник
sheet-owner-gm = майстер
sheet-hidden = Приховано від гравців
sheet-field-name = Імʼя
sheet-form-title = { $kind }
sheet-button-edit =
    { $pages ->
        [1] Змінити
       *[other] Змінити { $page }/{ $pages }
    }
sheet-button-hide = Приховати від гравців
sheet-button-reveal = Показати гравцям
sheet-button-retry = Спробувати ще раз
sheet-retry-title = Ще не збережено
sheet-done-new = Аркуш збережено.
sheet-done-edit = Зміну збережено.
sheet-list-title = Аркуші: { $n }
sheet-list-empty = Аркушів тут ще немає.
sheet-list-line = { $name } — { $owner }
sheet-list-hidden = { $name } — { $owner }, приховано

## Settings

setup-title = Налаштування цього сервера
setup-gm = Місце майстра
setup-gm-free = вільне; доки його не надано, майстром вважаються ті, хто керує сервером
setup-language = Мова за столом
setup-board = Поля
setup-board-value = { $style }, { $n } стовпців
setup-time-zone = Часовий пояс
setup-sheets = Хто створює аркуші
setup-sheets-role = { $role } і майстер
setup-done-seated = Місце майстра надано: { $who }.
setup-done-removed = Тепер без місця майстра: { $who }.
setup-done-free = Місце майстра тепер вільне.
setup-done-handed-over = Місце майстра передано: { $person }.
setup-done-language = Мову за столом змінено.
setup-done-board = Вигляд полів змінено.
setup-done-time-zone = Часовий пояс змінено.
setup-done-sheets = Змінено, хто може створювати аркуші.
setup-hand-over-title = Передати місце майстра?
setup-hand-over = Відтоді майстром буде лише { $person }; усі інші втратять це місце.
setup-button-hand-over = Передати
setup-button-keep = Скасувати
refusal-not-gm-or-admin = Це може зробити лише майстер або той, хто керує сервером.
refusal-may-not-create = Тут створювати аркуші можуть не всі. Попросіть майстра створити ваш.
refusal-no-holder = { $who } не має місця майстра.
refusal-no-such-time-zone = Часового поясу «{ $typed }» немає. Оберіть із підказок.
