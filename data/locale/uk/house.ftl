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
table-fault-whole-number = «{ $value }» — не ціле число.
table-fault-yes-or-no = «{ $value }» — ні true, ні false.
table-fault-words = «{ $value }» має бути текстом у лапках.
table-fault-list = Тут потрібен список у квадратних дужках: [ … ]
table-fault-fields = Тут потрібні поля, кожне як назва = значення.
table-fault-passport = Домашнє правило не має паспорта — приберіть його.
table-fault-unfit = «{ $value }» сюди не підходить.
table-fault-bound =
    { $side ->
        [ge] «{ $value }» — замало: потрібно щонайменше { $bound }.
        [gt] «{ $value }» — замало: має бути більше ніж { $bound }.
        [lt] «{ $value }» — забагато: має бути менше ніж { $bound }.
       *[le] «{ $value }» — забагато: можна щонайбільше { $bound }.
    }
table-fault-one-of = «{ $value }» — не одне з цих значень: { $allowed }.
table-fault-dice = «{ $dice }» неможливо кинути. { $why }
table-fault-reversed = Рядок { $row } закінчується раніше, ніж починається.
table-fault-hole-below = Немає рядка для { $missing } — одразу під рядком { $row }.
table-fault-hole-above = Немає рядка для { $missing } — над найвищим рядком.
table-fault-overlap = Рядок { $row } перекриває той, що під ним.
table-fault-too-low = Рядок { $row } починається нижче за будь-яке можливе значення.
table-fault-too-high = Рядок { $row } закінчується вище за будь-яке можливе значення.
