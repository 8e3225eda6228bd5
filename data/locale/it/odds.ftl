### Le probabilità, come le calcola /odds.

odds-title = Probabilità: { $expression }
odds-title-against = Probabilità: { $expression } contro { $against }

odds-at-least = Almeno { $target }
odds-exactly = Esattamente { $target }
odds-at-most = Al massimo { $target }
odds-chance = { $percent } ({ $fraction })

odds-win = Vittoria
odds-tie = Parità
odds-lose = Sconfitta
odds-reaches = Raggiunto
odds-misses = Mancato
odds-lead = Distacco medio

odds-mean = Media
odds-spread = Deviazione standard

odds-rest = Esplosioni di fila considerate: { $depth }. Ne capitano di più meno di una volta su { $rolls } tiri.

odds-button-show = Mostra a tutti

## Perché una probabilità non si calcola

refusal-odds-too-heavy = { $expression }: un calcolo esatto è impossibile, perché richiede troppo. Usa meno dadi, meno facce o meno operatori.
refusal-odds-repeated = Un tiro ripetuto ha più risultati. Chiedi le probabilità di uno solo, senza ripetizioni.
refusal-odds-exploded = { $expression }: «{ $operator }» si applica a dadi già esplosi, e un calcolo esatto non è possibile. Mettilo prima dell’esplosione, oppure togli uno dei due.
refusal-odds-two-questions = Indica un valore da raggiungere o un tiro da battere, non tutti e due.
refusal-odds-no-such-situation = { $typed }: situazione sconosciuta. Scegline una dall’elenco.
