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
table-fault-whole-number = «{ $value }» — не целое число.
table-fault-yes-or-no = «{ $value }» — ни true, ни false.
table-fault-words = «{ $value }» должно быть текстом в кавычках.
table-fault-list = Здесь нужен список в квадратных скобках: [ … ]
table-fault-fields = Здесь нужны поля, каждое в виде название = значение.
table-fault-passport = У домашнего правила нет паспорта — уберите его.
table-fault-unfit = «{ $value }» сюда не подходит.
table-fault-bound =
    { $side ->
        [ge] «{ $value }» — слишком мало: нужно не меньше { $bound }.
        [gt] «{ $value }» — слишком мало: должно быть больше { $bound }.
        [lt] «{ $value }» — слишком много: должно быть меньше { $bound }.
       *[le] «{ $value }» — слишком много: можно не больше { $bound }.
    }
table-fault-one-of = «{ $value }» — не одно из этих значений: { $allowed }.
table-fault-dice = «{ $dice }» нельзя бросить. { $why }
table-fault-reversed = Строка { $row } кончается раньше, чем начинается.
table-fault-hole-below = Нет строки для { $missing } — сразу под строкой { $row }.
table-fault-hole-above = Нет строки для { $missing } — над самой верхней строкой.
table-fault-overlap = Строка { $row } перекрывает ту, что под ней.
table-fault-too-low = Строка { $row } начинается ниже любого возможного значения.
table-fault-too-high = Строка { $row } кончается выше любого возможного значения.
