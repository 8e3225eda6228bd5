### Regole della casa della Cabala: come si chiamano e che cosa significano (fonte 001).

## Tavole

house-rule-cabal-undead = L’esercito dei NonMorti
house-rule-cabal-undead-about = La lista dei NonMorti: lettere, valori e parti dei pezzi. K è il re; ogni lettera e ogni id compare una volta.
house-rule-cabal-empire = L’esercito dell’Impero
house-rule-cabal-empire-about = La lista dell’Impero, tutta nostra: lettere, valori e parti dei pezzi. K è il re; ogni lettera e ogni id compare una volta.

## Opzioni

house-rule-cabal-options-points = Punti esercito
house-rule-cabal-options-points-about = Quanti punti può costare un esercito. Quelli non spesi vanno persi.
house-rule-cabal-options-most-pieces = Numero massimo di pezzi
house-rule-cabal-options-most-pieces-about = Quanti pezzi può schierare un esercito.
house-rule-cabal-options-ties = Attacco e difesa pari
house-rule-cabal-options-ties-about = Chi vince quando attacco e difesa sono pari.
house-value-cabal-options-ties-attacker = l’attaccante
house-value-cabal-options-ties-defender = il difensore
house-rule-cabal-options-dice = Dadi nei combattimenti
house-rule-cabal-options-dice-about = Se in un combattimento ognuno aggiunge 1d6.
house-rule-cabal-options-lowest-defence = Difesa minima
house-rule-cabal-options-lowest-defence-about = Fin dove Paura, Terrore e la magia Terrore possono abbassare una difesa.
house-rule-cabal-options-moves-per-turn = Mosse per turno
house-rule-cabal-options-moves-per-turn-about = Quanti pezzi possono muovere o attaccare in un turno, una volta ciascuno.
house-rule-cabal-options-fog-check = Quando i NonMorti si dissolvono
house-rule-cabal-options-fog-check-about = Alla fine di quali turni si dissolvono i NonMorti fuori dalla NecroNebbia.
house-value-cabal-options-fog-check-own-turn = dei turni del loro giocatore
house-value-cabal-options-fog-check-every-turn = di ogni turno
house-rule-cabal-options-spell-terror = La magia Terrore
house-rule-cabal-options-spell-terror-about = Se la magia Terrore si somma a Paura o Terrore dell’attaccante.
house-value-cabal-options-spell-terror-adds = si somma
house-value-cabal-options-spell-terror-counts-as-terror = vale come Terrore
house-rule-cabal-options-gaze-king = Sguardo sul re
house-rule-cabal-options-gaze-king-about = Se lo Sguardo pietrificante può colpire il re.
house-rule-cabal-options-gaze-again = Sguardo due volte di seguito
house-rule-cabal-options-gaze-again-about = Se lo Sguardo pietrificante può colpire lo stesso pezzo per due turni di seguito.
house-rule-cabal-options-repetitions = Ripetizione
house-rule-cabal-options-repetitions-about = Quante volte la stessa posizione fa patta.
house-rule-cabal-options-quiet-turns = Turni senza pezzi rimossi
house-rule-cabal-options-quiet-turns-about = Dopo quanti turni di ciascun giocatore senza pezzi rimossi la partita è patta.
