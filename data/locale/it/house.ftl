### Regole della casa: ciò che un tavolo può impostare delle regole, e che cosa non va in ciò che ha scritto.

## Intervalli di valori

range-any = qualsiasi valore
range-one = { $value }
range = { $low }–{ $high }
range-or-less = { $high } o meno
range-or-more = { $low } o più

## Errori di una tavola

table-fault-at = **{ $place }**: { $fault }
table-fault-no-such-rule = Non esiste una regola della casa con questo nome.
table-fault-missing = Questo manca.
table-fault-unknown-field = Non esiste un campo con questo nome.
table-fault-empty = Non può essere vuoto.
table-fault-whole-number = «{ $value }» non è un numero intero.
table-fault-yes-or-no = «{ $value }» non è né true né false.
table-fault-words = «{ $value }» deve essere un testo tra virgolette.
table-fault-list = Qui serve un elenco tra parentesi quadre: [ … ]
table-fault-fields = Qui servono dei campi, ognuno come nome = valore.
table-fault-passport = Una regola della casa non ha passaporto: toglilo.
table-fault-unfit = «{ $value }» qui non va bene.
table-fault-bound =
    { $side ->
        [ge] «{ $value }» è troppo basso: serve almeno { $bound }.
        [gt] «{ $value }» è troppo basso: deve superare { $bound }.
        [lt] «{ $value }» è troppo alto: deve restare sotto { $bound }.
       *[le] «{ $value }» è troppo alto: al massimo { $bound }.
    }
table-fault-one-of = «{ $value }» non è uno di questi: { $allowed }.
table-fault-dice = «{ $dice }» non si può tirare. { $why }
table-fault-reversed = La riga { $row } finisce prima di cominciare.
table-fault-hole-below = Manca la riga per { $missing }, appena sotto la riga { $row }.
table-fault-hole-above = Manca la riga per { $missing }, sopra la riga più alta.
table-fault-overlap = La riga { $row } si sovrappone a quella sotto.
table-fault-too-low = La riga { $row } comincia più in basso di ogni valore possibile.
table-fault-too-high = La riga { $row } finisce più in alto di ogni valore possibile.
table-fault-no-such-ruleset = Non ci sono regole della casa per un regolamento con questo nome.
table-fault-unreadable = Non si riesce a leggerlo: sono ammessi testo, numeri interi, elenchi e campi.
table-fault-toml = Riga { $line }, colonna { $column }: non si riesce a leggere.
table-fault-toml-end = Si interrompe a metà: manca una parentesi o una virgoletta.

## L’elenco, e una singola regola

house-list-title = Regole della casa
house-list-about = Ciò con cui si gioca in questo server. Scegli una regola per vedere che cosa significa.
house-line = { $rule }: **{ $value }** · { $whose }
house-line-faulty = { $rule }: **{ $value }** · { $whose } (ciò che era impostato qui non va più bene)
house-a-table = tavola
house-choose = Scegli una regola
house-card-title = Regola della casa: { $rule }
house-name = Nome
house-rests-on = Si fonda su
house-whose = Di chi è il valore
house-in-force = In vigore
house-default = Al posto di ({ $whose })
house-possible = Valori possibili
house-faulty = Ciò che era impostato qui non va più bene: vale il valore predefinito
house-mark-source = dell’autore
house-mark-house = nostro
house-mark-reading = nostra lettura del testo dell’autore
house-mark-public = da materiale pubblico
house-mark-guild = di questo server
house-all = Tutte le regole della casa
house-button-change = Cambia …
house-button-reset = Ripristina

## Cambiare le regole

house-form-title = { $rule }
house-field-table = Tavola
house-hint-table = Una riga per linea. Gli estremi aperti di un intervallo si omettono: low = 26
house-too-long = Questa tavola è troppo lunga per un modulo. Cambia il file allegato e invialo con /house import.
house-changed-title = Regole della casa cambiate
house-changed-entry = Voce { $entry } del registro.
house-changed-scenes =
    { $n ->
        [one] Una scena tiene le regole della casa con cui è cominciata: { $names }.
       *[other] { $n } scene tengono le regole della casa con cui sono cominciate: { $names }.
    } Con /scene status possono adottare le nuove.
house-changed-option = { $rule }: { $old } → { $new }
house-changed-out = { $rule }, tolto: { $row }
house-changed-in = { $rule }, messo: { $row }
house-changed-order = { $rule }: le stesse righe in un altro ordine
house-changed-gone = { $rule }: tolta; questa regola non esiste più
house-ask = Cambierebbe questo:
house-button-keep = Annulla
house-reset-title = Ripristinare tutte le regole della casa?
house-button-reset-all = Ripristina tutto
house-import-title = Importare le regole della casa?
house-button-import = Importa
house-faults-title = Non è cambiato nulla
house-nothing-set = Qualcosa non va ancora bene. Tutto è rimasto com’era.
house-named = { $rule }
house-more-faults =
    { $n ->
        [one] … e un altro errore.
       *[other] … e altri { $n } errori.
    }
house-typed = Ciò che hai inviato, da copiare
house-button-retry = Riprova
house-export-title = Esportazione delle regole della casa
house-export =
    { $n ->
        [0] Questo server non ha impostato regole della casa: non c’è nulla da esportare.
        [one] Il file contiene { $n } regola della casa: ciò che questo server ha impostato, e nient’altro.
       *[other] Il file contiene { $n } regole della casa: ciò che questo server ha impostato, e nient’altro.
    }
ledger-kind-house-set = impostata una regola della casa
ledger-kind-house-reset = ripristinate regole della casa
ledger-kind-house-import = importate regole della casa

## Rifiuti

refusal-house-faults =
    { $n ->
        [one] Non è cambiato nulla: c’è { $n } errore.
       *[other] Non è cambiato nulla: ci sono { $n } errori.
    }
refusal-no-such-house-rule = Non esiste una regola della casa chiamata «{ $rule }». Scegline una tra i suggerimenti.
refusal-house-already-set = È già così: non è cambiato nulla.
refusal-house-not-set = { $rule }: qui questo server non ha impostato nulla, vale il valore predefinito.
refusal-house-nothing-set = Questo server non ha impostato regole della casa: valgono tutti i valori predefiniti.
refusal-house-changed-since =
    { $n ->
        [0] Voce { $entry }: nulla è stato cambiato, perché ciò che aveva impostato è stato poi impostato diversamente: { $rules }.
        [one] Voce { $entry }: nulla è stato cambiato, perché ciò che aveva impostato è stato poi impostato diversamente: { $rules }. Revoca prima la modifica successiva: voce { $entries }.
       *[other] Voce { $entry }: nulla è stato cambiato, perché ciò che aveva impostato è stato poi impostato diversamente: { $rules }. Revoca prima le modifiche successive, in quest’ordine: { $entries }.
    }
refusal-house-file-too-large = Il file è troppo grande: sono ammessi { $limit } KiB.
refusal-house-file-unreadable = Non si riesce a leggere il file: dev’essere TOML in UTF-8, come lo scrive l’esportazione. { $why }
refusal-house-file-other-format = Questo non è un file di regole della casa in formato { $format }: la prima riga dev’essere gravecaller = { $format }.
