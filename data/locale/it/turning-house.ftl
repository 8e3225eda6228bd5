### Regole della casa per scacciare e controllare i non-morti: come si chiamano e che cosa significano (fonte 000).

## Tavole

house-rule-turning-results = Scacciare: la tavola dei risultati
house-rule-turning-results-about = Che cosa fa lo scaccio a un non-morto, secondo il valore concreto del tentativo; l’1 e il 20 naturale hanno una riga propria. Ogni valore deve avere esattamente una riga. dice sono i round, oppure i punti ferita se l’effetto è un danno.
house-rule-turning-domination = Controllo: la tavola dei risultati
house-rule-turning-domination-about = Che cosa fa il controllo a un non-morto, secondo il valore concreto del tentativo. Ogni valore deve avere esattamente una riga; una riga, segnata con over_20, vale dove il Permanent Domination non è possibile. dice sono i round.
house-rule-turning-intelligence = Malus per l’intelligenza
house-rule-turning-intelligence-about = Quanto toglie l’intelligenza di un non-morto a un tentativo contro di lui. Ogni punteggio da 0 in su deve avere esattamente una riga.
house-rule-turning-orders = Gradi degli Ordini Oscuri
house-rule-turning-orders-about = Quanto toglie l’Ordine Oscuro di un non-morto a un tentativo contro di lui, e quanto toglie in più una Legione (legion_extra).

## Opzioni

house-rule-turning-options-number-affected = Quanti non-morti sono influenzati
house-rule-turning-options-number-affected-about = Quanti non-morti influenza un tentativo: prima i più deboli, poi i più vicini. La fonte si interrompe proprio dove lo dice.
house-value-turning-options-number-affected-2d6 = 2d6 non-morti
house-value-turning-options-number-affected-fixed = un numero fisso
house-value-turning-options-number-affected-2d6-hit-dice = 2d6 dadi vita di non-morti, almeno uno
house-value-turning-options-number-affected-level-plus-2 = il livello del chierico + 2
house-rule-turning-options-fixed-number = Il numero fisso di non-morti
house-rule-turning-options-fixed-number-about = Quanti non-morti influenza un tentativo dove il numero è fisso; altrimenti non conta.
house-rule-turning-options-kept-again = Influenzare di nuovo chi è sotto Keep at Bay
house-rule-turning-options-kept-again-about = Se un non-morto sotto Keep at Bay può essere influenzato da un altro tentativo.
house-rule-turning-options-tie = Tentativi simultanei di pari valore
house-rule-turning-options-tie-about = Quale conta, tra più tentativi simultanei con lo stesso valore su un non-morto.
house-value-turning-options-tie-higher-level = quello di livello più alto, poi quello dichiarato prima
house-value-turning-options-tie-earlier-declared = quello dichiarato prima
house-rule-turning-options-round-end = L’ultimo momento del round
house-rule-turning-options-round-end-about = Il momento di iniziativa con cui finisce un round. Un colpo ritardato che cadrebbe dopo arriva allora.

## Errori

turning-fault-offered-twice = Un effetto è offerto due volte.
turning-fault-naturals = Serve una riga per l’1 naturale e una per il 20 naturale.
turning-fault-grades = Manca il grado per: { $orders }.
turning-fault-over-20 = over_20 deve segnare una riga sola, e ne segna { $n }.
turning-fault-over-20-empty = La riga segnata con over_20 deve offrire un effetto.
turning-fault-over-20-permanent = La riga segnata con over_20 sostituisce permanent-domination e non può offrirlo.

## Le righe di una tavola

turning-told-natural = { $face } naturale: { $offers }
turning-told-row = { $row }: { $offers }
turning-told-over-20 = { $row } («Oltre 20»): { $offers }
turning-told-nothing = nessun effetto
turning-told-intelligence =
    { $n ->
        [0] { $scores } ({ $name }): nessun malus
       *[other] { $scores } ({ $name }): −{ $n }
    }
turning-told-order = { $order }: −{ $n }
turning-told-legion = In una Legione, in più: −{ $n }
