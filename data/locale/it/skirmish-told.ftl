### Schermaglia (fonte 004): che cosa succede in una partita, riga per riga, e che cosa si aspetta. Termini: GLOSSARY 1.7.

## Conti

skirmish-sum = { $label } { $n }
skirmish-sum-more = { $sum } · { $label } { $n }
skirmish-sum-total = { $sum } = { $total }

## Round e turni

skirmish-told-initiative =
    { $ties ->
        [0] Iniziativa: A { $roll_a }; B { $roll_b }. Il tiro più alto: { $winner }.
        [one] Iniziativa, tirata di nuovo dopo una parità: A { $roll_a }; B { $roll_b }. Il tiro più alto: { $winner }.
       *[other] Iniziativa, tirata di nuovo dopo { $ties } parità: A { $roll_a }; B { $roll_b }. Il tiro più alto: { $winner }.
    }
skirmish-told-side-roll =
    { $dice ->
        [one] { $sum }
       *[other] { $sum } (tirati { $faces })
    }
skirmish-told-first =
    { $own ->
        [yes] Scelta di { $by }: cominciare.
       *[no] Scelta di { $by }: comincia { $side }.
    }
skirmish-told-deployed = { $name } prende posto in { $square }.
skirmish-told-activated =
    { $routing ->
        [yes] { $name } comincia il turno, in rotta.
       *[no] { $name } comincia il turno.
    }
skirmish-told-phase =
    { $n ->
        [one] Poi: { $side } attiva { $n } creatura.
       *[other] Poi: { $side } attiva { $n } creature.
    }
skirmish-told-round-ended =
    Il round { $round } è finito. Zone di vittoria: A +{ $areas_a }, B +{ $areas_b }. Punti: A { $points_a }, B { $points_b }.{ $idle ->
        [yes] {" "}Nessuno ha potuto far altro che correre verso un’uscita bloccata: si offre la patta.
       *[no] {""}
    }

## Movimento

skirmish-told-moved-move =
    { $name } si muove da { $start } a { $end } (costo { $cost }).{ $cut ->
        [yes] {" "}Il movimento si interrompe.
       *[no] {""}
    }
skirmish-told-moved-rout =
    { $name } fugge da { $start } a { $end }.{ $cut ->
        [yes] {" "}La fuga si interrompe.
       *[no] {""}
    }
skirmish-told-moved-charge =
    { $name } carica da { $start } a { $end }.{ $cut ->
        [yes] {" "}La carica si interrompe.
       *[no] {""}
    }
skirmish-told-stays = { $name } resta in { $square }.
skirmish-told-left-map = { $name } fugge da { $start } ed esce dalla mappa.
skirmish-told-opportunities =
    { $name } sta per lasciare { $square }: attacchi di opportunità di { $by }.{ $n ->
        [0] {""}
       *[other] {" "}Nessuno di { $caused }, che ha causato la rotta.
    }
skirmish-told-spared = { $by } lascia passare { $name }.
skirmish-told-placed = { $name } passa da { $start } a { $end } senza muoversi da sé.

## Attacchi e danni

skirmish-told-attack =
    { $kind ->
        [opportunity] { $name } fa un attacco di opportunità contro { $target }
        [charge] { $name } attacca { $target } nella carica
       *[plain] { $name } attacca { $target }
    }: { $sum } contro CA { $ac } ({ $chance }): { $hit ->
        [yes] a segno, danni: { $damage }.
       *[no] a vuoto.
    }
skirmish-told-hit-points =
    { $change ->
        [less] { $name } perde { $n } PF: { $left } su { $start }.
       *[more] { $name } recupera { $n } PF: { $left } su { $start }.
    }
skirmish-told-bloodied =
    { $entered ->
        [yes] { $name } è sanguinante (da { $n } PF in giù).
       *[no] { $name } non è più sanguinante.
    }
skirmish-gone-destroyed = { $name }: creatura distrutta. Punti per { $side }: { $cost }, in tutto { $points }.
skirmish-gone-routed = { $name } esce dalla mappa. Punti per { $side }: { $cost }, in tutto { $points }.
skirmish-told-charge =
    { $n ->
        [one] { $name } carica { $target }: { $n } casella fino a { $end }.
       *[other] { $name } carica { $target }: { $n } caselle fino a { $end }.
    }
skirmish-told-target-lost = Bersaglio perduto: { $name } non attacca { $target }.
skirmish-told-helpless =
    { $helpless ->
        [yes] { $name }: la creatura è indifesa.
       *[no] { $name }: la creatura non è più indifesa.
    }
skirmish-hurt-by-risky =
    Terreno rischioso sotto { $name }: d20 { $face }, { $outcome ->
        [unharmed] non succede niente.
       *[hurt] danni: { $damage }.
    }
skirmish-hurt-by-spikes = Pietre acuminate: { $name } subisce { $damage } danni.
skirmish-hurt-by-pit =
    { $name } sull’orlo della fossa: d20 { $face }, in tutto { $total } contro CD 15: { $outcome ->
        [eliminated] ci cade dentro.
       *[unharmed] resta fuori.
    }

## Morale e rotta

skirmish-told-save-due-half = { $name } è a metà dei punti ferita: deve fare un tiro salvezza sul morale.
skirmish-told-save-due-ability = { $name } deve fare un tiro salvezza sul morale.
skirmish-told-rally-due = { $name } deve tentare la chiamata a raccolta.
skirmish-told-save =
    Tiro salvezza sul morale di { $name }: { $sum } contro CD { $dc } ({ $chance }): { $passed ->
        [yes] resiste.
       *[no] va in rotta!
    }
skirmish-told-rally =
    Chiamata a raccolta di { $name }: { $sum } contro CD { $dc } ({ $chance }): { $passed ->
        [yes] si ferma; il suo turno è finito.
       *[no] continua a fuggire.
    }
skirmish-told-rout = { $name } fugge a velocità doppia ({ $points } punti movimento) per il percorso più breve, che costa { $cost }: arriva in { $end }, da dove l’uscita costa ancora { $left }.
skirmish-told-rout-leaves = { $name } fugge a velocità doppia ({ $points } punti movimento) per il percorso più breve, che costa { $cost }, ed esce dalla mappa.
skirmish-told-rout-blocked = Tutti i percorsi di { $name } sono bloccati: fugge il più vicino possibile alla sua uscita, fino a { $end } ({ $points } punti movimento).

## La fine

skirmish-told-draw =
    { $offered ->
        [yes] Patta offerta: { $side }.
       *[no] Niente patta per { $side }.
    }
skirmish-told-over = **La partita è finita** ({ $why }): vince { $winner }. Punti: A { $points_a }, B { $points_b }.
skirmish-told-over-draw = **La partita è finita** ({ $why }): patta. Punti: A { $points_a }, B { $points_b }.
skirmish-ending-score = raggiunto il punteggio di vittoria
skirmish-ending-nobody-left = nessuna creatura rimasta
skirmish-ending-agreed = di comune accordo
skirmish-ending-conceded = per abbandono

## Che cosa si aspetta

skirmish-due-first = Scelta di { $side }: chi comincia?
skirmish-due-saves = Tiri salvezza sul morale da fare: { $names }. Può tirarli l’uno o l’altro giocatore.
skirmish-due-rally = { $name } deve tentare la chiamata a raccolta. Può tirare l’uno o l’altro giocatore.
skirmish-due-routs =
    { $n ->
        [one] In rotta: { $names }. Scelta di { $side }: in quale casella si ferma?
       *[other] In rotta: { $names }. Scelta di { $side }: in che ordine, e in quali caselle si fermano?
    }
skirmish-due-opportunity = { $name } sta per lasciare { $square }. Scelta di { $side }: attacchi di opportunità di { $by }?
skirmish-due-set-up =
    { $n ->
        [one] Schieramento di { $side }: resta da piazzare { $n } creatura.
       *[other] Schieramento di { $side }: restano da piazzare { $n } creature.
    }
skirmish-due-begin = Tutte le creature sono schierate: tira l’iniziativa, e comincia il primo round.
skirmish-due-initiative = Tira l’iniziativa.
skirmish-due-activation =
    { $n ->
        [one] Attivazione di { $side }: { $n } creatura tra { $names }.
       *[other] Attivazione di { $side }: { $n } creature, una alla volta, tra { $names }.
    }
skirmish-due-turn =
    Il turno di { $name } ({ $side }): { $moves ->
        [0] non ha ancora mosso
       *[other] ha già mosso
    }, { $done ->
        [yes] ha già attaccato.
       *[no] non ha ancora attaccato.
    }
skirmish-due-nothing = La partita è finita.

skirmish-told-falls = { $name } è su una fossa e ci cade dentro.
