### Sheets that are made like others, change hands, go and come back, and travel as files.

## Forms and hands

sheet-form-like = { $like }
sheet-changed = { $before } → { $after }
sheet-button-delete = Elimina «{ $name }»
sheet-button-back = Recupera
sheet-delete-ask = Eliminare questa scheda? Poi potrai recuperarla.
sheet-done-delete = La scheda è stata eliminata. Puoi recuperarla con il pulsante.
sheet-done-back = La scheda è di nuovo qui, tale e quale.
sheet-done-give = La scheda è stata ceduta. Gli altri non ricevono nessun avviso.

## Files

sheet-export-title = Esportazione di schede
sheet-export =
    { $n ->
        [0] Qui non c’è nessuna scheda che tu possa esportare.
        [one] In allegato c’è { $n } scheda.
       *[other] In allegato ci sono { $n } schede.
    }
sheet-export-private = Dentro ci sono tutti i numeri che puoi vedere: pensaci, prima di passarli ad altri.
sheet-import-title = Importazione di schede
sheet-import-faults-title = Importazione non riuscita
sheet-import-progress = Schede controllate: { $done } su { $all } …
sheet-import =
    { $n ->
        [0] Il file non contiene schede. Non è cambiato niente.
        [one] È stata importata { $n } scheda.
       *[other] Sono state importate { $n } schede.
    }
sheet-import-more-faults =
    { $n ->
        [one] … e { $n } altro errore.
       *[other] … e altri { $n } errori.
    }
sheet-file-fault = { $row }. { $name }: { $fault }
sheet-file-unknown-field = { $row }. Nei file di schede il campo «{ $field }» non esiste.
sheet-file-missing-field = { $row }. Manca il campo «{ $field }».
sheet-file-wrong-field = { $row }. Il campo «{ $field }» contiene un valore che lì non è ammesso.

## In the ledger

ledger-kind-tabletop-sheet-delete = scheda eliminata
ledger-kind-tabletop-sheet-bring-back = scheda recuperata
ledger-kind-tabletop-sheet-give = scheda ceduta
ledger-kind-tabletop-sheet-import = schede importate

## Refusals

refusal-unknown-field = In questo tipo di scheda il campo «{ $field }» non esiste.
refusal-no-such-template = Per questo tipo di scheda non c’è nessun modello di nome «{ $name }». Scegline uno dai suggerimenti.
refusal-gm-imports = Solo il GM può importare questa scheda.
refusal-no-receiver = Le schede si cedono a persone di questo server, non ai bot. Per cederla al GM lascia vuota l’opzione.
refusal-file-too-large = Il file è troppo grande: il massimo è { $limit } KiB. Dividilo in più file.
refusal-file-unreadable = Il file non è leggibile: deve essere JSON in UTF-8, come lo scrive l’esportazione.
refusal-file-no-sheets = Questo non è un file di schede: deve contenere «gravecaller» e «sheets», e nient’altro.
refusal-file-other-format = Il file è di un altro formato; questa versione di Gravecaller legge il formato { $format }.
refusal-file-too-many = Il file contiene troppe schede: il massimo è { $limit }. Dividilo in più file.
refusal-file-fetch = Discord non ha consegnato il file. Riprova.
refusal-file-faults =
    { $n ->
        [one] Non è stato importato niente: il file contiene { $n } errore.
       *[other] Non è stato importato niente: il file contiene { $n } errori.
    }
