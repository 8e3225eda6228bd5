### Worked examples: the list, one of them, a table’s own, and what is wrong with one.

case-yes = да
case-no = нет
case-nothing = нет
case-field-refused = невозможно
case-named = { $name }
case-pair = { $label } { $value }

case-button-list = Примеры
case-list-title = Примеры: { $ruleset }
case-list-about = Что дано и что выходит по опубликованным правилам.
case-line = **{ $id }** { $kind }: { $given } → { $out }
case-line-bare = **{ $id }** { $kind } → { $out }
case-line-here = { $line } (здесь иначе)
case-line-own = { $line } (пример этого сервера)
case-line-fails = { $line } (пример этого сервера; не сходится)
case-choose = Посмотреть пример
case-option = { $id }: { $kind }

case-card-title = { $id }: { $kind }
case-rules = Правила
case-whose = Результат
case-given = Что дано
case-faces = Грани кубиков
case-under = Только при таких настройках
case-out = Что выходит
case-here = Что выходит здесь, по домашним правилам этого сервера
case-expected = Чего ожидает этот сервер
case-fact-here = { $value } ({ house-mark-guild })
case-holds = По действующим правилам сходится.
case-fails = По действующим правилам не сходится.
case-button-back = Все примеры
case-button-like = Свой по этому образцу …
case-button-forget = Забыть

case-own-title = Собственные примеры этого сервера
case-own-about = Их сверяют с действующими домашними правилами: сразу и после каждого их изменения. Напишите свой по образцу любого примера из { $rules } или пришлите файл.
case-own-none = Пока нет ни одного.
case-own-line = { $ruleset }: { $line }
case-button-export = Файлом
case-own-exported =
    { $n ->
        [one] В файле { $n } пример. Другие серверы загрузят его командой /house cases.
        [few] В файле { $n } примера. Другие серверы загрузят его командой /house cases.
        [many] В файле { $n } примеров. Другие серверы загрузят его командой /house cases.
       *[other] В файле { $n } примера. Другие серверы загрузят его командой /house cases.
    }
case-own-saved =
    { $n ->
        [one] Сохранён { $n } пример.
        [few] Сохранено { $n } примера.
        [many] Сохранено { $n } примеров.
       *[other] Сохранено { $n } примера.
    }
case-own-all-hold = По действующим правилам сходятся все.
case-own-failing = Эти по действующим правилам не сходятся
case-own-fails = { $ruleset }: { $id }
case-own-more =
    { $n ->
        [one] и ещё { $n }
        [few] и ещё { $n }
        [many] и ещё { $n }
       *[other] и ещё { $n }
    }

case-form-title = Пример: { $kind }
case-form-field-id = Название
case-form-hint-id = Пример с таким же названием будет заменён.
case-form-field-rules = Обозначения правил
case-form-field-given = Что дано
case-form-field-faces = Грани кубиков
case-form-hint-faces = В порядке бросков: 12, 3
case-form-field-expected = Что должно выйти
case-form-hint-lines = По одному полю в строке, как в примере

case-fault-long = Здесь может быть не более { $most } символов.
case-fault-twice = «{ $id }» встречается дважды.
case-fault-kind = Вопроса «{ $kind }» нет.
case-fault-board = Доска — это { $n } строк по { $n } символов.
case-fault-spot = Нужны два целых числа, например 2,−1; не дальше { $most } от 0,0.
case-fault-fence = Тонкая стена стоит между двумя соседними клетками: 0,0/1,0.
case-fault-faces = Это не грани: { $typed }
case-faces-unfit = Не хватает грани № { $n }, или на кубике, который бросают, такой нет.
case-faces-left = Бросают меньше кубиков; лишних граней: { $n }
refusal-cases-too-many = Сервер хранит не более { $most } собственных примеров. Сначала забудьте лишние.
refusal-cases-none = В файле нет примеров.

case-value-free = свободно
case-value-delayed = после ожидания
case-value-strikes = бьёт в ответ
case-value-sphere = { spell-shape-sphere }
case-value-cylinder = { spell-shape-cylinder }
case-value-circle = { spell-shape-circle }
case-value-cube = { spell-shape-cube }
case-value-square = { spell-shape-square }
case-value-cone = { spell-shape-cone }
case-value-line = { spell-shape-line }
case-value-template = шаблон
case-value-token = жетоны
case-value-dmg = половина клетки
case-value-attacker = атакующий
case-value-target = цель
case-value-a = A
case-value-b = B
