### Cabal of the Undead: the guide, the board, and what is done on it. Terms: GLOSSARY section 1.4.

## The guide

cabal-guide-title = Cabala dei NonMorti
cabal-guide-about = Un gioco di guerra sulla scacchiera: i NonMorti, lenti e temuti, nella loro NecroNebbia contro l’Impero. Per corrispondenza, dal vivo o contro il bot.
cabal-guide-new = { $command } apre una partita: senza altro giochi subito contro il bot; con *avversario*, contro qualcuno di qui. Poi premi *Tutto pronto*.
cabal-guide-army = { $command }: scegli esercito, schieramento e magie. Nessuno li vede finché tutti e due non sono pronti.
cabal-guide-move = { $command } muove un pezzo o attacca, da due elenchi o per nome. Vince chi prende il re.
cabal-guide-fight = Nel combattimento non c’è fortuna: attacco contro difesa. { $command } mostra prima che esito avrebbe ogni attacco.
cabal-guide-fog = I NonMorti fuori dalla NecroNebbia si dissolvono alla fine del loro turno. { $command } chiude il turno e prima dice che cosa andrebbe perso.
cabal-guide-spells = { $cast }: la Seduttrice lancia una magia per turno. { $summon }: l’Evocazione chiama un pezzo in cambio di mana.
cabal-guide-mana = Gli Scheletri che arrivano in fondo e le Ombre che uccidono portano mana; { $command } fa entrare pezzi in cambio.
cabal-guide-board = { $command }: la scacchiera da entrambi i lati, come elenco o immagine; la registrazione della partita, anche da rivedere.
cabal-guide-ends = { $command }: abbandona, offri la patta o chiedi di riprenderti un turno.
cabal-scene-turns = I giocatori si alternano.
cabal-kind-army = Cabala: esercito
cabal-values-source = Valori dell’autore.
cabal-values-house = Valori della casa.

## The board

cabal-piece-at = { $symbol } { $square } { $name }
cabal-piece-of = { $name } ({ $side })
cabal-pieces-first = Bianco, maiuscole – { $army }: { $pieces }
cabal-pieces-second = Nero, minuscole – { $army }: { $pieces }
cabal-legend-piece = { $symbol } { $name }
cabal-legend-signs = Segni: { $signs }
cabal-shade-reached = raggiungibile
cabal-shade-last-move = ultima mossa
cabal-shade-fog = NecroNebbia ({ $side })
cabal-shade-both-fogs = NecroNebbia di entrambi
cabal-player = { $name } · { $army } · mana { $mana }
cabal-player-state = { $name } – { $state }
cabal-ready = ha finito di prepararsi
cabal-not-ready = si prepara
cabal-getting-ready = Scacchiera { $columns }×{ $rows }. Eserciti e schieramenti restano nascosti finché tutti e due non sono pronti.
cabal-move-by = Da fare entro
cabal-offered = { $name } ha offerto la patta: vale fino alla prossima mossa.
cabal-decides = { $name } decide se sacrificare.

## What was done. Names of pieces stand alone, so that nothing has to agree with them.

cabal-told = { $side }: { $happened }
cabal-told-cast = { $side }: { $spell } su { $target }: { $happened }
cabal-told-no-sacrifice = { $side }: nessun sacrificio: { $happened }
cabal-told-draw = { $side }: patta offerta.
cabal-told-falling = il re cadrebbe, se non si sacrifica qualcosa per salvarlo
cabal-went-moved = { $name } { $square }–{ $to }
cabal-went-repelled = { $name } in { $square } attacca { $to } invano
cabal-happened-unharmed = { $name } in { $square } resiste
cabal-happened-killed =
    { $mana ->
        [0] { $name } in { $square } cade
       *[other] { $name } in { $square } cade (mana +{ $mana })
    }
cabal-happened-dissolved = { $name } in { $square } si dissolve in polvere
cabal-happened-sacrificed = sacrificio: { $name } in { $square }
cabal-went-stepped = { $name } si sposta da { $square } a { $to }
cabal-happened-crossed = in fondo alla scacchiera: mana +{ $mana }
cabal-happened-entered = { $name } entra in { $square } (mana { $mana })
cabal-happened-evoked = { $name } appare in { $square } (mana { $mana })
cabal-happened-frightened = { $name } in { $square } è in preda al terrore
cabal-happened-petrified = { $name } in { $square } si pietrifica
cabal-won-king = Vince { $winner }: il re è caduto.
cabal-won-resigned = Vince { $winner } per abbandono.
cabal-drawn-agreed = Patta d’accordo.
cabal-drawn-repetition = Patta: la posizione si è ripetuta troppe volte.
cabal-drawn-quiet = Patta: da troppo tempo nessun pezzo viene rimosso.
cabal-fighter = { $square }:
cabal-clash-won = { $attack } contro { $defence }: l’attacco vince
cabal-clash-lost = { $attack } contro { $defence }: l’attacco fallisce
