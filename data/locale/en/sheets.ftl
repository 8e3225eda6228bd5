### Sheets that are made like others, change hands, go and come back, and travel as files.

## Forms and hands

sheet-form-like = { $like }
sheet-changed = { $before } → { $after }
sheet-button-delete = Delete “{ $name }”
sheet-button-back = Bring back
sheet-delete-ask = Delete this sheet? It can be brought back afterwards.
sheet-done-delete = The sheet is deleted. You can bring it back with the button.
sheet-done-back = The sheet is back as it was.
sheet-done-give = The sheet has changed hands. Nobody else has been told.

## Files

sheet-export-title = Export of sheets
sheet-export =
    { $n ->
        [0] There is no sheet here that you may export.
        [one] { $n } sheet is in the attached file.
       *[other] { $n } sheets are in the attached files.
    }
sheet-export-private = The files hold all the numbers that you may see: think before you pass them on.
sheet-import-title = Import of sheets
sheet-import-faults-title = Not imported
sheet-import-progress = Checked: { $done } of { $all } …
sheet-import =
    { $n ->
        [0] The file holds no sheets. Nothing has changed.
        [one] { $n } sheet has been imported.
       *[other] { $n } sheets have been imported.
    }
sheet-import-more-faults =
    { $n ->
        [one] … and { $n } more fault.
       *[other] … and { $n } more faults.
    }
sheet-file-fault = { $row }. { $name }: { $fault }
sheet-file-unknown-field = { $row }. There is no field “{ $field }” in a sheet’s row.
sheet-file-missing-field = { $row }. The field “{ $field }” is missing.
sheet-file-wrong-field = { $row }. The field “{ $field }” holds something that does not fit there.

## In the ledger

ledger-kind-tabletop-sheet-delete = a sheet is deleted
ledger-kind-tabletop-sheet-bring-back = a sheet is brought back
ledger-kind-tabletop-sheet-give = a sheet is given
ledger-kind-tabletop-sheet-import = sheets are imported

## Refusals

refusal-unknown-field = There is no field “{ $field }” in this kind of sheet.
refusal-no-such-template = There is nothing ready-made called “{ $name }” for this kind of sheet. Choose one from the suggestions.
refusal-gm-imports = Only the GM can import this sheet.
refusal-no-receiver = Sheets go to people of this server, not to bots. Leave the option empty to give it to the GM.
refusal-file-too-large = The file is too large; { $limit } KiB is the most. Split it.
refusal-file-unreadable = The file cannot be read: it must be JSON in UTF-8, as the export writes it.
refusal-file-no-sheets = This is no file of sheets: it must hold “gravecaller” and “sheets”, and nothing else.
refusal-file-other-format = The file is of another format; this Gravecaller reads format { $format }.
refusal-file-too-many = The file holds too many sheets; { $limit } is the most. Split it.
refusal-file-fetch = Discord did not hand over the file. Try again.
refusal-file-faults =
    { $n ->
        [one] Nothing has been imported: the file has { $n } fault.
       *[other] Nothing has been imported: the file has { $n } faults.
    }
