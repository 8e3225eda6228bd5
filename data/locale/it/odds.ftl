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
odds-lead = Vantaggio medio sull’altro tiro

odds-mean = Media
odds-spread = Deviazione standard

odds-rest = Esplosioni di fila considerate: { $depth }. Di più ne capitano meno di una volta su { $rolls }.

odds-button-show = Mostra a tutti

## Perché una probabilità non si calcola

refusal-odds-too-heavy = { $expression }: è troppo per un calcolo esatto. Usa meno dadi, meno facce o meno operatori.
refusal-odds-repeated = Un tiro ripetuto ha più risultati. Chiedi le probabilità di uno solo, senza la ripetizione.
refusal-odds-exploded = { $expression }: «{ $operator }» guarda dadi già esplosi, e questo non si può calcolare in modo esatto. Mettilo prima dell’esplosione, o togli uno dei due.
refusal-odds-two-questions = Indica un valore da raggiungere o un tiro da battere, non tutti e due.
