### House rules: what a table may set of the rules, and what is wrong with what it wrote.

## Ranges of values

range-any = any value
range-one = { $value }
range = { $low }–{ $high }
range-or-less = { $high } or less
range-or-more = { $low } or more

## Faults of a table

table-fault-at = **{ $place }**: { $fault }
table-fault-no-such-rule = There is no such house rule.
table-fault-missing = This is missing.
table-fault-unknown-field = There is no field with this name.
table-fault-empty = This must not be empty.
table-fault-whole-number = “{ $value }” is not a whole number.
table-fault-yes-or-no = “{ $value }” is neither true nor false.
table-fault-words = “{ $value }” must be words in quotation marks.
table-fault-list = Here a list in square brackets is needed: [ … ]
table-fault-fields = Here fields are needed, each as name = value.
table-fault-passport = A house rule has no passport; leave it out.
table-fault-unfit = “{ $value }” does not fit here.
table-fault-bound =
    { $side ->
        [ge] “{ $value }” is too low; at least { $bound } is needed.
        [gt] “{ $value }” is too low; it must be more than { $bound }.
        [lt] “{ $value }” is too high; it must be less than { $bound }.
       *[le] “{ $value }” is too high; at most { $bound } is possible.
    }
table-fault-one-of = “{ $value }” is not one of these: { $allowed }.
table-fault-dice = “{ $dice }” cannot be rolled. { $why }
table-fault-reversed = The row { $row } ends before it starts.
table-fault-hole-below = There is no row for { $missing }, just below the row { $row }.
table-fault-hole-above = There is no row for { $missing }, above the highest row.
table-fault-overlap = The row { $row } overlaps the row below it.
table-fault-too-low = The row { $row } starts lower than any value can be.
table-fault-too-high = The row { $row } ends higher than any value can be.
