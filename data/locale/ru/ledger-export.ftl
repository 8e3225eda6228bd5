### The ledger as a file, and what its dice have shown.

choice-markdown = Markdown, чтобы читать
choice-json = JSON, чтобы сверить
choice-csv = CSV, таблица
choice-dice = Кубики
ledger-export-title = Журнал
ledger-export-progress = Прочитано записей: { $n } из { $all }
ledger-export-done =
    { $n ->
        [one] { $n } запись. Того, что другие держат в тайне, здесь нет.
        [few] { $n } записи. Того, что другие держат в тайне, здесь нет.
        [many] { $n } записей. Того, что другие держат в тайне, здесь нет.
       *[other] { $n } записи. Того, что другие держат в тайне, здесь нет.
    }
ledger-export-how = Файл JSON, сжатый или нет, можно сверить и без бота: python -m bot verify ledger.json. Здесь это делает { $command }.
ledger-dice-title = Что показывали кубики
ledger-dice-none = Открытых бросков кубиков ещё не было.
ledger-dice-how = Учтены только открытые броски. Процент показывает, за сколькими честными столами из ста грани отклонились бы не меньше.
ledger-dice-few = { $die }: бросков { $n }, среднее { $mean } (у честного кубика { $even }); слишком мало, чтобы сказать больше
ledger-dice-told =
    { $verdict ->
       *[usual] { $die }: бросков { $n }, среднее { $mean } (у честного кубика { $even }); { $p }: ничего необычного
        [unusual] { $die }: бросков { $n }, среднее { $mean } (у честного кубика { $even }); { $p }: необычно, такое видит один стол из двадцати
        [rare] { $die }: бросков { $n }, среднее { $mean } (у честного кубика { $even }); { $p }: одной случайностью это едва ли объяснить
    }
ledger-dice-of = **{ $number }** · { $person } · { $told }
ledger-dice-people = Каждый по отдельности
ledger-dice-panels = В файле people.png для каждого есть диаграмма под тем же номером. Пунктир — уровень честных кубиков; столбцы, которые его достигают, сплошные, остальные полосатые.
ledger-panel = { $number }: { $told }
ledger-outcomes-title = Вердикты по видам
ledger-outcomes-panels = В файле outcomes.png для каждого вида есть диаграмма под тем же номером: успехи (+) и провалы (−). Пунктир — средний шанс, который у них был.
ledger-outcomes-of = **{ $number }** · { $kind } · { $told }
ledger-outcomes-plain = успехов { $n } из { $all } ({ $share })
ledger-outcomes-told = успехов { $n } из { $all } ({ $share }), ожидалось: { $expected }
ledger-dice-choose = Другой кубик
ledger-dice-option = { $die } · { $n }
refusal-ledger-too-long = Журнал слишком длинный для файла Discord. Тот, у кого запущен бот, может выгрузить его командой python -m bot export.
