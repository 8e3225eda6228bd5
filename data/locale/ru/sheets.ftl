### Sheets that are made like others, change hands, go and come back, and travel as files.

## Forms and hands

sheet-form-like = { $like }
sheet-changed = { $before } → { $after }
sheet-button-delete = Удалить «{ $name }»
sheet-button-back = Восстановить
sheet-delete-ask = Удалить этот лист? Потом его можно будет восстановить.
sheet-done-delete = Лист удалён. Его можно восстановить кнопкой.
sheet-done-back = Лист восстановлен таким, каким он был.
sheet-done-give = Лист передан. Больше никому не сообщено.

## Files

sheet-export-title = Экспорт листов
sheet-export =
    { $n ->
        [0] Здесь нет листов, которые вы можете экспортировать.
        [one] В приложенных файлах { $n } лист.
        [few] В приложенных файлах { $n } листа.
        [many] В приложенных файлах { $n } листов.
       *[other] В приложенных файлах { $n } листа.
    }
sheet-export-private = В файлах все числа, которые вам видны: подумайте, прежде чем кому-то их передать.
sheet-import-title = Импорт листов
sheet-import-faults-title = Не импортировано
sheet-import-progress = Просмотрено: { $done } из { $all } …
sheet-import =
    { $n ->
        [0] В файле нет листов. Ничего не изменилось.
        [one] Импортирован { $n } лист.
        [few] Импортировано { $n } листа.
        [many] Импортировано { $n } листов.
       *[other] Импортировано { $n } листа.
    }
sheet-import-more-faults =
    { $n ->
        [one] … и ещё { $n } недочёт.
        [few] … и ещё { $n } недочёта.
        [many] … и ещё { $n } недочётов.
       *[other] … и ещё { $n } недочёта.
    }
sheet-file-fault = { $row }. { $name }: { $fault }
sheet-file-unknown-field = { $row }. В листе файла нет поля «{ $field }».
sheet-file-missing-field = { $row }. Не хватает поля «{ $field }».
sheet-file-wrong-field = { $row }. В поле «{ $field }» то, что туда не подходит.

## In the ledger

ledger-kind-tabletop-sheet-delete = лист удалён
ledger-kind-tabletop-sheet-bring-back = лист восстановлен
ledger-kind-tabletop-sheet-give = лист передан
ledger-kind-tabletop-sheet-import = листы импортированы

## Refusals

refusal-unknown-field = В таком листе нет поля «{ $field }».
refusal-no-such-template = Для такого листа нет образца «{ $name }». Выберите из подсказок.
refusal-gm-imports = Этот лист может импортировать только мастер.
refusal-no-receiver = Лист можно передать только человеку с этого сервера, не боту. Чтобы передать мастеру, не заполняйте этот параметр.
refusal-file-too-large = Файл слишком велик: не более { $limit } КиБ. Разделите его.
refusal-file-unreadable = Файл не удалось прочитать: это должен быть JSON в UTF-8, как после экспорта.
refusal-file-no-sheets = Это не файл с листами: в нём должны быть «gravecaller» и «sheets», и ничего больше.
refusal-file-other-format = Файл другого формата; этот Gravecaller читает формат { $format }.
refusal-file-too-many = В файле слишком много листов: не более { $limit }. Разделите его.
refusal-file-fetch = Discord не отдал файл. Попробуйте ещё раз.
refusal-file-faults =
    { $n ->
        [one] Ничего не импортировано: в файле { $n } недочёт.
        [few] Ничего не импортировано: в файле { $n } недочёта.
        [many] Ничего не импортировано: в файле { $n } недочётов.
       *[other] Ничего не импортировано: в файле { $n } недочёта.
    }
