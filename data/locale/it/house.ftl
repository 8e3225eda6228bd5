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
