### Домашні правила: що стіл може задати у правилах і що не так із написаним.

## Проміжки значень

range-any = будь-яке значення
range-one = { $value }
range = { $low }–{ $high }
range-or-less = { $high } або менше
range-or-more = { $low } або більше

## Помилки таблиці

table-fault-at = **{ $place }**: { $fault }
table-fault-no-such-rule = Домашнього правила з такою назвою немає.
table-fault-missing = Цього бракує.
table-fault-unknown-field = Поля з такою назвою немає.
table-fault-empty = Тут не може бути порожньо.
table-fault-whole-number = «{ $value }» — не ціле число.
table-fault-yes-or-no = «{ $value }» — ні true, ні false.
table-fault-words = «{ $value }» має бути текстом у лапках.
table-fault-list = Тут потрібен список у квадратних дужках: [ … ]
table-fault-fields = Тут потрібні поля, кожне як назва = значення.
table-fault-passport = Домашнє правило не має паспорта — приберіть його.
table-fault-unfit = «{ $value }» сюди не підходить.
table-fault-bound =
    { $side ->
        [ge] «{ $value }» — замало: потрібно щонайменше { $bound }.
        [gt] «{ $value }» — замало: має бути більше ніж { $bound }.
        [lt] «{ $value }» — забагато: має бути менше ніж { $bound }.
       *[le] «{ $value }» — забагато: можна щонайбільше { $bound }.
    }
table-fault-one-of = «{ $value }» — не одне з цих значень: { $allowed }.
table-fault-dice = «{ $dice }» неможливо кинути. { $why }
table-fault-reversed = Рядок { $row } закінчується раніше, ніж починається.
table-fault-hole-below = Немає рядка для { $missing } — одразу під рядком { $row }.
table-fault-hole-above = Немає рядка для { $missing } — над найвищим рядком.
table-fault-overlap = Рядок { $row } перекриває той, що під ним.
table-fault-too-low = Рядок { $row } починається нижче за будь-яке можливе значення.
table-fault-too-high = Рядок { $row } закінчується вище за будь-яке можливе значення.
table-fault-no-such-ruleset = Домашніх правил для системи з такою назвою немає.
table-fault-unreadable = Це неможливо прочитати: тут бувають текст, цілі числа, списки й поля.
table-fault-toml = Рядок { $line }, стовпець { $column }: неможливо прочитати.
table-fault-toml-end = Текст обривається: бракує дужки або лапки.

## Список і одне правило

house-list-title = Домашні правила
house-list-about = За чим грають на цьому сервері. Оберіть правило, щоб побачити, що воно означає.
house-line = { $rule }: **{ $value }** · { $whose }
house-line-faulty = { $rule }: **{ $value }** · { $whose } (задане тут більше не підходить)
house-a-table = таблиця
house-choose = Оберіть правило
house-card-title = Домашнє правило: { $rule }
house-name = Назва
house-rests-on = Підстава
house-whose = Чиє значення
house-in-force = Діє
house-default = Замість цього ({ $whose })
house-possible = Можливі значення
house-faulty = Задане тут більше не підходить, тому діє типове значення
house-mark-source = авторське
house-mark-house = наше
house-mark-reading = наше тлумачення авторського тексту
house-mark-public = із загальнодоступних матеріалів
house-mark-guild = власне цього сервера
house-all = Усі домашні правила
house-button-change = Змінити …
house-button-reset = Скинути

## Зміна правил

house-form-title = { $rule }
house-field-table = Таблиця
house-hint-table = Кожен рядок таблиці окремо. Відкритий край проміжку не пишуть: low = 26
house-too-long = Ця таблиця задовга для форми. Змініть доданий файл і надішліть його через /house import.
house-changed-title = Домашні правила змінено
house-changed-entry = Запис { $entry } у журналі.
house-changed-scenes =
    { $n ->
        [one] { $n } сцена тримається домашніх правил, з якими почалася: { $names }.
        [few] { $n } сцени тримаються домашніх правил, з якими почалися: { $names }.
        [many] { $n } сцен тримаються домашніх правил, з якими почалися: { $names }.
       *[other] { $n } сцени тримаються домашніх правил, з якими почалися: { $names }.
    } Узяти нові можна в /scene status.
house-changed-option = { $rule }: { $old } → { $new }
house-changed-out = { $rule }, прибрано: { $row }
house-changed-in = { $rule }, додано: { $row }
house-changed-order = { $rule }: ті самі рядки в іншому порядку
house-changed-gone = { $rule }: прибрано, такого правила більше немає
house-ask = Зміниться таке:
house-button-keep = Скасувати
house-reset-title = Скинути всі домашні правила?
house-button-reset-all = Скинути всі
house-import-title = Імпортувати домашні правила?
house-button-import = Імпортувати
house-faults-title = Нічого не змінено
house-nothing-set = Дещо поки не підходить. Усе лишилося як було.
house-named = { $rule }
house-more-faults =
    { $n ->
        [one] … і ще { $n } помилка.
        [few] … і ще { $n } помилки.
        [many] … і ще { $n } помилок.
       *[other] … і ще { $n } помилки.
    }
house-typed = Надіслане вами, щоб скопіювати
house-button-retry = Спробувати ще раз
house-export-title = Експорт домашніх правил
house-export =
    { $n ->
        [0] Цей сервер не задав власних домашніх правил: експортувати нічого.
        [one] У файлі { $n } домашнє правило: те, що задав цей сервер, і нічого більше.
        [few] У файлі { $n } домашні правила: те, що задав цей сервер, і нічого більше.
        [many] У файлі { $n } домашніх правил: те, що задав цей сервер, і нічого більше.
       *[other] У файлі { $n } домашнього правила: те, що задав цей сервер, і нічого більше.
    }
ledger-kind-house-set = задано домашнє правило
ledger-kind-house-reset = скинуто домашні правила
ledger-kind-house-import = імпортовано домашні правила

## Відмови

refusal-house-faults =
    { $n ->
        [one] Нічого не змінено: є { $n } помилка.
        [few] Нічого не змінено: є { $n } помилки.
        [many] Нічого не змінено: є { $n } помилок.
       *[other] Нічого не змінено: є { $n } помилки.
    }
refusal-no-such-house-rule = Домашнього правила «{ $rule }» немає. Оберіть правило з підказок.
refusal-house-already-set = Так уже є; нічого не змінено.
refusal-house-not-set = { $rule }: цей сервер тут нічого не задав, діє типове значення.
refusal-house-nothing-set = Цей сервер не задав домашніх правил: діють усі типові значення.
refusal-house-changed-since =
    { $n ->
        [0] Запис № { $entry }: нічого не змінено, бо задане в ньому відтоді задано інакше: { $rules }.
        [one] Запис № { $entry }: нічого не змінено, бо задане в ньому відтоді задано інакше: { $rules }. Спершу відкотіть пізнішу зміну: запис № { $entries }.
        [few] Запис № { $entry }: нічого не змінено, бо задане в ньому відтоді задано інакше: { $rules }. Спершу відкотіть пізніші зміни, у такому порядку: { $entries }.
        [many] Запис № { $entry }: нічого не змінено, бо задане в ньому відтоді задано інакше: { $rules }. Спершу відкотіть пізніші зміни, у такому порядку: { $entries }.
       *[other] Запис № { $entry }: нічого не змінено, бо задане в ньому відтоді задано інакше: { $rules }. Спершу відкотіть пізніші зміни, у такому порядку: { $entries }.
    }
refusal-house-file-too-large = Файл завеликий: можна до { $limit } КіБ.
refusal-house-file-unreadable = Файл неможливо прочитати: потрібен TOML у UTF-8, яким його пише експорт. { $why }
refusal-house-file-other-format = Це не файл домашніх правил у форматі { $format }: перший рядок має бути gravecaller = { $format }.
