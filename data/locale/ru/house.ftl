### Домашние правила: что стол может задать в правилах и что не так с написанным.

## Промежутки значений

range-any = любое значение
range-one = { $value }
range = { $low }–{ $high }
range-or-less = { $high } или меньше
range-or-more = { $low } или больше

## Ошибки таблицы

table-fault-at = **{ $place }**: { $fault }
table-fault-no-such-rule = Домашнего правила с таким названием нет.
table-fault-missing = Этого не хватает.
table-fault-unknown-field = Поля с таким названием нет.
table-fault-empty = Здесь не может быть пусто.
table-fault-whole-number = «{ $value }» — не целое число.
table-fault-yes-or-no = «{ $value }» — ни true, ни false.
table-fault-words = «{ $value }» должно быть текстом в кавычках.
table-fault-list = Здесь нужен список в квадратных скобках: [ … ]
table-fault-fields = Здесь нужны поля, каждое в виде название = значение.
table-fault-passport = У домашнего правила нет паспорта — уберите его.
table-fault-unfit = «{ $value }» сюда не подходит.
table-fault-bound =
    { $side ->
        [ge] «{ $value }» — слишком мало: нужно не меньше { $bound }.
        [gt] «{ $value }» — слишком мало: должно быть больше { $bound }.
        [lt] «{ $value }» — слишком много: должно быть меньше { $bound }.
       *[le] «{ $value }» — слишком много: можно не больше { $bound }.
    }
table-fault-one-of = «{ $value }» — не одно из этих значений: { $allowed }.
table-fault-dice = «{ $dice }» нельзя бросить. { $why }
table-fault-reversed = Строка { $row } кончается раньше, чем начинается.
table-fault-hole-below = Нет строки для { $missing } — сразу под строкой { $row }.
table-fault-hole-above = Нет строки для { $missing } — над самой верхней строкой.
table-fault-overlap = Строка { $row } перекрывает ту, что под ней.
table-fault-too-low = Строка { $row } начинается ниже любого возможного значения.
table-fault-too-high = Строка { $row } кончается выше любого возможного значения.
table-fault-no-such-ruleset = Домашних правил для системы с таким названием нет.
table-fault-unreadable = Это нельзя прочитать: здесь бывают текст, целые числа, списки и поля.
table-fault-toml = Строка { $line }, столбец { $column }: нельзя прочитать.
table-fault-toml-end = Текст обрывается: не хватает скобки или кавычки.

## Список и одно правило

house-list-title = Домашние правила
house-list-about = По чему играют на этом сервере. Выберите правило, чтобы увидеть, что оно значит.
house-line = { $rule }: **{ $value }** · { $whose }
house-line-faulty = { $rule }: **{ $value }** · { $whose } (заданное здесь больше не подходит)
house-a-table = таблица
house-choose = Выберите правило
house-card-title = Домашнее правило: { $rule }
house-name = Название
house-rests-on = Основание
house-whose = Чьё значение
house-in-force = Действует
house-default = Вместо этого ({ $whose })
house-possible = Возможные значения
house-faulty = Заданное здесь больше не подходит, поэтому действует значение по умолчанию
house-mark-source = авторское
house-mark-house = наше
house-mark-reading = наша трактовка авторского текста
house-mark-public = из общедоступных материалов
house-mark-guild = собственное этого сервера
house-all = Все домашние правила
house-button-change = Изменить …
house-button-reset = Сбросить

## Изменение правил

house-form-title = { $rule }
house-field-table = Таблица
house-hint-table = Каждая строка таблицы отдельно. Открытый край промежутка не пишут: low = 26
house-too-long = Эта таблица слишком длинна для формы. Измените приложенный файл и отправьте его через /house import.
house-changed-title = Домашние правила изменены
house-changed-entry = Запись { $entry } в журнале.
house-changed-scenes =
    { $n ->
        [one] { $n } сцена держится домашних правил, с которыми началась: { $names }.
        [few] { $n } сцены держатся домашних правил, с которыми начались: { $names }.
        [many] { $n } сцен держатся домашних правил, с которыми начались: { $names }.
       *[other] { $n } сцены держатся домашних правил, с которыми начались: { $names }.
    } Взять новые можно в /scene status.
house-changed-option = { $rule }: { $old } → { $new }
house-changed-out = { $rule }, убрано: { $row }
house-changed-in = { $rule }, добавлено: { $row }
house-changed-order = { $rule }: те же строки в другом порядке
house-changed-gone = { $rule }: убрано, такого правила больше нет
house-ask = Изменится следующее:
house-button-keep = Отменить
house-reset-title = Сбросить все домашние правила?
house-button-reset-all = Сбросить все
house-import-title = Импортировать домашние правила?
house-button-import = Импортировать
house-faults-title = Ничего не изменено
house-nothing-set = Кое-что пока не подходит. Всё осталось как было.
house-named = { $rule }
house-more-faults =
    { $n ->
        [one] … и ещё { $n } ошибка.
        [few] … и ещё { $n } ошибки.
        [many] … и ещё { $n } ошибок.
       *[other] … и ещё { $n } ошибки.
    }
house-typed = Отправленное вами, чтобы скопировать
house-button-retry = Попробовать ещё раз
house-export-title = Экспорт домашних правил
house-export =
    { $n ->
        [0] Этот сервер не задал своих домашних правил: экспортировать нечего.
        [one] В файле { $n } домашнее правило: то, что задал этот сервер, и ничего больше.
        [few] В файле { $n } домашних правила: то, что задал этот сервер, и ничего больше.
        [many] В файле { $n } домашних правил: то, что задал этот сервер, и ничего больше.
       *[other] В файле { $n } домашнего правила: то, что задал этот сервер, и ничего больше.
    }
ledger-kind-house-set = задано домашнее правило
ledger-kind-house-reset = сброшены домашние правила
ledger-kind-house-import = импортированы домашние правила

## Отказы

refusal-house-faults =
    { $n ->
        [one] Ничего не изменено: есть { $n } ошибка.
        [few] Ничего не изменено: есть { $n } ошибки.
        [many] Ничего не изменено: есть { $n } ошибок.
       *[other] Ничего не изменено: есть { $n } ошибки.
    }
refusal-no-such-house-rule = Домашнего правила «{ $rule }» нет. Выберите правило из подсказок.
refusal-house-already-set = Так уже есть; ничего не изменено.
refusal-house-not-set = { $rule }: этот сервер здесь ничего не задал, действует значение по умолчанию.
refusal-house-nothing-set = Этот сервер не задал домашних правил: действуют все значения по умолчанию.
refusal-house-changed-since =
    { $n ->
        [0] Запись { $entry }: ничего не изменено, потому что заданное в ней с тех пор задано иначе: { $rules }.
        [one] Запись { $entry }: ничего не изменено, потому что заданное в ней с тех пор задано иначе: { $rules }. Сначала откатите более позднее изменение: запись { $entries }.
        [few] Запись { $entry }: ничего не изменено, потому что заданное в ней с тех пор задано иначе: { $rules }. Сначала откатите более поздние изменения, в таком порядке: { $entries }.
        [many] Запись { $entry }: ничего не изменено, потому что заданное в ней с тех пор задано иначе: { $rules }. Сначала откатите более поздние изменения, в таком порядке: { $entries }.
       *[other] Запись { $entry }: ничего не изменено, потому что заданное в ней с тех пор задано иначе: { $rules }. Сначала откатите более поздние изменения, в таком порядке: { $entries }.
    }
refusal-house-file-too-large = Файл слишком большой: можно до { $limit } КиБ.
refusal-house-file-unreadable = Файл нельзя прочитать: нужен TOML в UTF-8, каким его пишет экспорт. { $why }
refusal-house-file-other-format = Это не файл домашних правил в формате { $format }: первая строка должна быть gravecaller = { $format }.
