### Sheets that are made like others, change hands, go and come back, and travel as files.

## Forms and hands

sheet-form-like = { $like }
sheet-changed = { $before } → { $after }
sheet-button-delete = Удалить «{ $name }»
sheet-button-back = Восстановить
sheet-delete-ask = Удалить этот лист? Потом его можно будет восстановить.
sheet-done-delete = Лист удалён. Его можно восстановить кнопкой.
sheet-done-back = Лист восстановлен таким, каким он был.
sheet-done-give = Лист передан. Больше никому об этом не сообщено.

## Files

sheet-export-title = Экспорт листов
sheet-export =
    { $n ->
        [0] Здесь нет листов, которые вы можете экспортировать.
        [one] Во вложении { $n } лист.
        [few] Во вложении { $n } листа.
        [many] Во вложении { $n } листов.
       *[other] Во вложении { $n } листа.
    }
sheet-export-private = В файлах — все числа, которые вам видны: подумайте, прежде чем кому-то их передавать.
sheet-import-title = Импорт листов
sheet-import-faults-title = Не импортировано
sheet-import-progress = Просмотрено: { $done } из { $all }…
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
        [one] …и ещё { $n } ошибка.
        [few] …и ещё { $n } ошибки.
        [many] …и ещё { $n } ошибок.
       *[other] …и ещё { $n } ошибки.
    }
sheet-file-fault = { $row }. { $name }: { $fault }
sheet-file-unknown-field = { $row }. В файлах листов нет поля «{ $field }».
sheet-file-missing-field = { $row }. Не хватает поля «{ $field }».
sheet-file-wrong-field = { $row }. То, что стоит в поле «{ $field }», туда не подходит.

## In the ledger

ledger-kind-tabletop-sheet-delete = лист удалён
ledger-kind-tabletop-sheet-bring-back = лист восстановлен
ledger-kind-tabletop-sheet-give = лист передан
ledger-kind-tabletop-sheet-import = листы импортированы

## Refusals

refusal-unknown-field = В листах этого типа нет поля «{ $field }».
refusal-no-such-template = Для листов этого типа нет готового образца «{ $name }». Выберите из подсказок.
refusal-gm-imports = Этот лист может импортировать только мастер.
refusal-no-receiver = Лист можно передать только человеку с этого сервера, а не боту. Чтобы передать его мастеру, оставьте параметр пустым.
refusal-file-too-large = Файл слишком велик: можно не более { $limit } КиБ. Разделите его на части.
refusal-file-unreadable = Не удалось прочитать файл: нужен JSON в UTF-8, такой, как после экспорта.
refusal-file-no-sheets = Это не файл с листами: в нём должны быть «gravecaller» и «sheets» и больше ничего.
refusal-file-other-format = У файла другой формат; эта версия Gravecaller читает формат { $format }.
refusal-file-too-many = В файле слишком много листов: можно не более { $limit }. Разделите его на части.
refusal-file-fetch = Не удалось получить файл от Discord. Попробуйте ещё раз.
refusal-file-faults =
    { $n ->
        [one] Ничего не импортировано: в файле { $n } ошибка.
        [few] Ничего не импортировано: в файле { $n } ошибки.
        [many] Ничего не импортировано: в файле { $n } ошибок.
       *[other] Ничего не импортировано: в файле { $n } ошибки.
    }
