### Sheets that are made like others, change hands, go and come back, and travel as files.

## Forms and hands

sheet-form-like = { $like }
sheet-changed = { $before } → { $after }
sheet-button-delete = Видалити «{ $name }»
sheet-button-back = Відновити
sheet-delete-ask = Видалити цей аркуш? Потім його можна буде відновити.
sheet-done-delete = Аркуш видалено. Його можна відновити кнопкою.
sheet-done-back = Аркуш відновлено таким, яким він був.
sheet-done-give = Аркуш передано. Більше нікому про це не повідомлено.

## Files

sheet-export-title = Експорт аркушів
sheet-export =
    { $n ->
        [0] Тут немає аркушів, які ви можете експортувати.
        [one] У вкладенні { $n } аркуш.
        [few] У вкладенні { $n } аркуші.
        [many] У вкладенні { $n } аркушів.
       *[other] У вкладенні { $n } аркуша.
    }
sheet-export-private = У файлах — усі числа, які вам видно: подумайте, перш ніж комусь їх передавати.
sheet-import-title = Імпорт аркушів
sheet-import-faults-title = Не імпортовано
sheet-import-progress = Переглянуто: { $done } з { $all }…
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
        [one] …і ще { $n } помилка.
        [few] …і ще { $n } помилки.
        [many] …і ще { $n } помилок.
       *[other] …і ще { $n } помилки.
    }
sheet-file-fault = { $row }. { $name }: { $fault }
sheet-file-unknown-field = { $row }. У файлах аркушів немає поля «{ $field }».
sheet-file-missing-field = { $row }. Бракує поля «{ $field }».
sheet-file-wrong-field = { $row }. Те, що стоїть у полі «{ $field }», туди не підходить.

## In the ledger

ledger-kind-tabletop-sheet-delete = аркуш видалено
ledger-kind-tabletop-sheet-bring-back = аркуш відновлено
ledger-kind-tabletop-sheet-give = аркуш передано
ledger-kind-tabletop-sheet-import = аркуші імпортовано

## Refusals

refusal-unknown-field = В аркушах цього типу немає поля «{ $field }».
refusal-no-such-template = Для аркушів цього типу немає готового зразка «{ $name }». Оберіть із підказок.
refusal-gm-imports = Цей аркуш може імпортувати лише майстер.
refusal-no-receiver = Аркуш можна передати лише людині з цього сервера, а не боту. Щоб передати його майстрові, залиште параметр порожнім.
refusal-file-too-large = Файл завеликий: можна щонайбільше { $limit } КіБ. Розділіть його на частини.
refusal-file-unreadable = Не вдалося прочитати файл: потрібен JSON у UTF-8, такий, як після експорту.
refusal-file-no-sheets = Це не файл з аркушами: у ньому мають бути «gravecaller» і «sheets» і більше нічого.
refusal-file-other-format = Файл має інший формат; ця версія Gravecaller читає формат { $format }.
refusal-file-too-many = У файлі забагато аркушів: можна щонайбільше { $limit }. Розділіть його на частини.
refusal-file-fetch = Не вдалося отримати файл від Discord. Спробуйте ще раз.
refusal-file-faults =
    { $n ->
        [one] Нічого не імпортовано: у файлі { $n } помилка.
        [few] Нічого не імпортовано: у файлі { $n } помилки.
        [many] Нічого не імпортовано: у файлі { $n } помилок.
       *[other] Нічого не імпортовано: у файлі { $n } помилки.
    }
