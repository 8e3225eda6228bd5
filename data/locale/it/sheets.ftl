### Sheets that are made like others, change hands, go and come back, and travel as files.

## Forms and hands

sheet-form-like = { $like }
sheet-changed = { $before } → { $after }
sheet-button-delete = Elimina «{ $name }»
sheet-button-back = Recupera
sheet-delete-ask = Eliminare questa scheda? Poi si potrà recuperare.
sheet-done-delete = La scheda è eliminata. Puoi recuperarla con il pulsante.
sheet-done-back = La scheda è tornata com’era.
sheet-done-give = La scheda è stata ceduta. Nessun altro ha ricevuto un avviso.

## Files

sheet-export-title = Esportazione di schede
sheet-export =
    { $n ->
        [0] Qui non c’è nessuna scheda che tu possa esportare.
        [one] Nel file allegato c’è { $n } scheda.
       *[other] Nei file allegati ci sono { $n } schede.
    }
sheet-export-private = I file contengono tutti i numeri che puoi vedere: pensaci prima di passarli ad altri.
sheet-import-title = Importazione di schede
sheet-import-faults-title = Non importato
sheet-import-progress = Controllate: { $done } su { $all } …
sheet-import =
    { $n ->
        [0] Il file non contiene schede. Non è cambiato niente.
        [one] È stata importata { $n } scheda.
       *[other] Sono state importate { $n } schede.
    }
sheet-import-more-faults =
    { $n ->
        [one] … e { $n } altro problema.
       *[other] … e altri { $n } problemi.
    }
sheet-file-fault = { $row }. { $name }: { $fault }
sheet-file-unknown-field = { $row }. In una scheda del file non c’è il campo «{ $field }».
sheet-file-missing-field = { $row }. Manca il campo «{ $field }».
sheet-file-wrong-field = { $row }. Il campo «{ $field }» contiene qualcosa che lì non può stare.

## In the ledger

ledger-kind-tabletop-sheet-delete = una scheda eliminata
ledger-kind-tabletop-sheet-bring-back = una scheda recuperata
ledger-kind-tabletop-sheet-give = una scheda ceduta
ledger-kind-tabletop-sheet-import = schede importate

## Refusals

refusal-unknown-field = In questo tipo di scheda non c’è il campo «{ $field }».
refusal-no-such-template = Per questo tipo di scheda non c’è un modello chiamato «{ $name }». Scegline uno dai suggerimenti.
refusal-gm-imports = Solo il GM può importare questa scheda.
refusal-no-receiver = Le schede vanno a persone di questo server, non ai bot. Lascia vuota l’opzione per cederla al GM.
refusal-file-too-large = Il file è troppo grande: al massimo { $limit } KiB. Dividilo.
refusal-file-unreadable = Il file non si può leggere: deve essere JSON in UTF-8, come lo scrive l’esportazione.
refusal-file-no-sheets = Questo non è un file di schede: deve contenere «gravecaller» e «sheets», e nient’altro.
refusal-file-other-format = Il file è di un altro formato; questo Gravecaller legge il formato { $format }.
refusal-file-too-many = Il file contiene troppe schede: al massimo { $limit }. Dividilo.
refusal-file-fetch = Discord non ha consegnato il file. Riprova.
refusal-file-faults =
    { $n ->
        [one] Non è stato importato niente: il file ha { $n } problema.
       *[other] Non è stato importato niente: il file ha { $n } problemi.
    }
