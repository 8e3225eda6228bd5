### Sheets that are made like others, change hands, go and come back, and travel as files.

## Forms and hands

sheet-form-like = { $like }
sheet-changed = { $before } → { $after }
sheet-button-delete = Видалити «{ $name }»
sheet-button-back = Відновити
sheet-delete-ask = Видалити цей аркуш? Потім його можна буде відновити.
sheet-done-delete = Аркуш видалено. Його можна відновити кнопкою.
sheet-done-back = Аркуш відновлено таким, як він був.
sheet-done-give = Аркуш передано. Більше нікого не сповіщено.

## Files

sheet-export-title = Експорт аркушів
sheet-export =
    { $n ->
        [0] Тут немає аркушів, які ви можете експортувати.
        [one] У доданих файлах { $n } аркуш.
        [few] У доданих файлах { $n } аркуші.
        [many] У доданих файлах { $n } аркушів.
       *[other] У доданих файлах { $n } аркуша.
    }
sheet-export-private = У файлах усі числа, які вам видно: подумайте, перш ніж комусь їх передати.
sheet-import-title = Імпорт аркушів
sheet-import-faults-title = Не імпортовано
sheet-import-progress = Переглянуто: { $done } з { $all } …
sheet-import =
    { $n ->
        [0] У файлі немає аркушів. Нічого не змінилося.
        [one] Імпортовано { $n } аркуш.
        [few] Імпортовано { $n } аркуші.
        [many] Імпортовано { $n } аркушів.
       *[other] Імпортовано { $n } аркуша.
    }
sheet-import-more-faults =
    { $n ->
        [one] … і ще { $n } вада.
        [few] … і ще { $n } вади.
        [many] … і ще { $n } вад.
       *[other] … і ще { $n } вади.
    }
sheet-file-fault = { $row }. { $name }: { $fault }
sheet-file-unknown-field = { $row }. В аркуші файлу немає поля «{ $field }».
sheet-file-missing-field = { $row }. Бракує поля «{ $field }».
sheet-file-wrong-field = { $row }. У полі «{ $field }» те, що туди не підходить.

## In the ledger

ledger-kind-tabletop-sheet-delete = аркуш видалено
ledger-kind-tabletop-sheet-bring-back = аркуш відновлено
ledger-kind-tabletop-sheet-give = аркуш передано
ledger-kind-tabletop-sheet-import = аркуші імпортовано

## Refusals

refusal-unknown-field = У такому аркуші немає поля «{ $field }».
refusal-no-such-template = Для такого аркуша немає зразка «{ $name }». Оберіть із підказок.
refusal-gm-imports = Цей аркуш може імпортувати лише майстер.
refusal-no-receiver = Аркуш можна передати лише людині з цього сервера, не боту. Щоб передати майстрові, не заповнюйте цей параметр.
refusal-file-too-large = Файл завеликий: щонайбільше { $limit } КіБ. Поділіть його.
refusal-file-unreadable = Файл не вдалося прочитати: це має бути JSON у UTF-8, як після експорту.
refusal-file-no-sheets = Це не файл з аркушами: у ньому мають бути «gravecaller» і «sheets», і нічого більше.
refusal-file-other-format = Файл іншого формату; цей Gravecaller читає формат { $format }.
refusal-file-too-many = У файлі забагато аркушів: щонайбільше { $limit }. Поділіть його.
refusal-file-fetch = Discord не віддав файл. Спробуйте ще раз.
refusal-file-faults =
    { $n ->
        [one] Нічого не імпортовано: у файлі { $n } вада.
        [few] Нічого не імпортовано: у файлі { $n } вади.
        [many] Нічого не імпортовано: у файлі { $n } вад.
       *[other] Нічого не імпортовано: у файлі { $n } вади.
    }
