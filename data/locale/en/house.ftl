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
table-fault-no-such-ruleset = There are no house rules of a ruleset with this name.
table-fault-unreadable = This cannot be read: text, whole numbers, lists and fields are possible.
table-fault-toml = Line { $line }, column { $column } cannot be read.
table-fault-toml-end = This breaks off in the middle: a bracket or a quotation mark is missing.

## The list, and one rule

house-list-title = House rules
house-list-about = What this server plays by. Choose a rule to see what it means.
house-line = { $rule }: **{ $value }** · { $whose }
house-line-faulty = { $rule }: **{ $value }** · { $whose } (what was set here no longer fits)
house-a-table = table
house-choose = Choose a rule
house-card-title = House rule: { $rule }
house-name = Name
house-rests-on = Rests on
house-whose = Whose value
house-in-force = In force
house-default = Instead of ({ $whose })
house-possible = Possible
house-faulty = What was set here no longer fits, and the default is in force
house-mark-source = the author’s
house-mark-house = ours
house-mark-reading = our reading of the author’s text
house-mark-public = from public material
house-mark-guild = this server’s own
house-all = All house rules
house-button-change = Change …
house-button-reset = Reset

## Changing rules

house-form-title = { $rule }
house-field-table = Table
house-hint-table = One row a line. Open ends of a range are left out: low = 26
house-too-long = This table is too long for a form. Change the attached file and send it with /house import.
house-changed-title = House rules changed
house-changed-entry = Entry { $entry } in the ledger.
house-changed-scenes =
    { $n ->
        [one] A scene keeps the house rules it began with: { $names }.
       *[other] { $n } scenes keep the house rules they began with: { $names }.
    } /scene status lets them take the new ones.
house-changed-option = { $rule }: { $old } → { $new }
house-changed-out = { $rule }, out: { $row }
house-changed-in = { $rule }, in: { $row }
house-changed-order = { $rule }: the same rows in another order
house-changed-gone = { $rule }: removed; there is no such rule any more
house-ask = This would change:
house-button-keep = Cancel
house-reset-title = Reset all house rules?
house-button-reset-all = Reset all
house-import-title = Import house rules?
house-button-import = Import
house-faults-title = Nothing has been changed
house-nothing-set = Something does not fit yet. Everything has stayed as it was.
house-named = { $rule }
house-more-faults =
    { $n ->
        [one] … and { $n } more fault.
       *[other] … and { $n } more faults.
    }
house-typed = What you sent, to copy
house-button-retry = Try again
house-export-title = Export of house rules
house-export =
    { $n ->
        [0] This server has set no house rules of its own; there is nothing to export.
        [one] The file holds { $n } house rule: what this server has set, and nothing else.
       *[other] The file holds { $n } house rules: what this server has set, and nothing else.
    }
ledger-kind-house-set = a house rule is set
ledger-kind-house-reset = house rules are reset
ledger-kind-house-import = house rules are imported

## Refusals

refusal-house-faults =
    { $n ->
        [one] Nothing has been changed: there is { $n } fault.
       *[other] Nothing has been changed: there are { $n } faults.
    }
refusal-no-such-house-rule = There is no house rule called “{ $rule }”. Choose one from the suggestions.
refusal-house-already-set = This is already so; nothing has been changed.
refusal-house-not-set = { $rule }: this server has set nothing here; the default is in force.
refusal-house-nothing-set = This server has set no house rules; all defaults are in force.
refusal-house-changed-since =
    { $n ->
        [0] Entry { $entry }: nothing has been changed, for what it set has been set otherwise since: { $rules }.
        [one] Entry { $entry }: nothing has been changed, for what it set has been set otherwise since: { $rules }. First take back the later change: entry { $entries }.
       *[other] Entry { $entry }: nothing has been changed, for what it set has been set otherwise since: { $rules }. First take back the later changes, in this order: { $entries }.
    }
refusal-house-file-too-large = The file is too large; { $limit } KiB are possible.
refusal-house-file-unreadable = The file cannot be read: it must be TOML in UTF-8, as the export writes it. { $why }
refusal-house-file-other-format = This is no file of house rules in format { $format }: its first line must be gravecaller = { $format }.
