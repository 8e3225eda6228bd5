### EX Nihilo (fonte 003): schede, tiri, iniziativa, movimento, aiuto ed energia.

## La guida

nihilo-guide-title = EX Nihilo
nihilo-guide-about = Un gioco italiano con dadi a trenta facce: più stress c’è, più contano i dadi
nihilo-guide-check = { $command } tira contro una difficoltà: due valori della scheda, oppure un tiro d’esempio come Osservare. Se non lo dice una scena, indica quanto stress c’è.
nihilo-guide-why = Premi «Perché?» sotto una risposta: ogni voce con la sua regola, e se il valore è della fonte o nostro.
nihilo-guide-level = Il Narratore apre una scena di EX Nihilo con { $scene } e ne fissa il G.S.P., la gestione dello stress, con { $initiative }; lì tutti vedono anche l’ordine.
nihilo-guide-oppose = { $oppose } tira contro qualcuno, { $build } costruisce o modifica qualcosa.
nihilo-guide-movement = { $movement } dice quanto ti muovi in un turno, e fa un movimento; { $help } dà +5 al tiro abilità di un altro.
nihilo-guide-attack = { $attack } attacca. Chi è attaccato riceve pulsanti per parare, schivare o attivare un avanzamento, e una scadenza. { $damage } infligge danni senza attacco.
nihilo-guide-state = { $state } mostra e cambia stati e ferite, { $energy } spende punti Energia.
nihilo-guide-sheets = { $command } crea un personaggio.
nihilo-guide-house = Le tavole della fonte sono perdute: { $command } mostra le nostre, che il Narratore può cambiare.

## Schede

nihilo-kind-character = EX Nihilo: personaggio
nihilo-kind-npc = EX Nihilo: del Narratore
nihilo-grade =
    { $grade ->
        [0] senza addestramento
       *[other] grado { $grade }
    }
nihilo-grade-of = { $skill } { $grade }
nihilo-field-hit-points = Punti Vita
nihilo-field-max-hit-points = Punti Vita massimi
nihilo-field-energy = Punti Energia
nihilo-field-in-hand = In mano
nihilo-field-weapons = Altre armi con sé
nihilo-field-armour = Armatura
nihilo-field-advancements = Avanzamenti
nihilo-field-dodge-training = Addestramento a schivare senza armatura
nihilo-field-racial-initiative = Iniziativa per razza
nihilo-field-dead = Morto
nihilo-field-level = Stress
nihilo-hint-things = Nomi separati da virgole, come in /house show: Spada, Coltello
nihilo-hint-armour = Un nome come in /house show: Armatura leggera. Vuoto: nessuna
nihilo-hint-hit-points = Da −1, incosciente. Vuoto: nessuna ferita
nihilo-hint-max-hit-points = Vuoto: 10 + Corpo
nihilo-card-attributes = Attributi
nihilo-card-attributes-of = Corpo { $corpo } · Equilibrio { $equilibrio } · Mente { $mente } · Spirito { $spirito }
nihilo-card-hit-points = { $now } su { $most } · in un LARP { $larp }
nihilo-card-secondary = Secondari
nihilo-card-secondary-of = Fascino { $fascino } · Leadership { $leadership } · Percezione { $percezione }
nihilo-card-skills = Abilità
nihilo-card-movement = Metri per turno
nihilo-card-metres = muoversi { $move } · con un’azione { $move_and_act } · scatto { $first_sprint }, poi { $later_sprint }
nihilo-card-initiative = Iniziativa
nihilo-card-gear = Può usare
nihilo-card-slots = Slot abilità
nihilo-card-slots-of = { $used } usati su { $most }
nihilo-card-energy =
    { $turns ->
        [0] { $now } su { $most }
       *[other] { $now } su { $most } · ne torna uno ogni { $turns } turni
    }

## Tiri

nihilo-pair = { $first } + { $second }
nihilo-pair-sample = { $sample } ({ $values })
nihilo-knowledge = Conoscenza: { $skill } (Mente + { $skill })
nihilo-on-scale = { $name } { $n }
nihilo-rolled-check = { $name }: tiro di confronto
nihilo-rolled-build = { $name }: tiro costruzione
nihilo-opposed-title = { $name } contro { $opponent }
nihilo-difficulty-label = Difficoltà
nihilo-opponent-label = { $name }: { $roll }
nihilo-difficulty-hidden = La difficoltà la conosce solo il Narratore.
nihilo-success-hidden = **Riuscito.**
nihilo-failure-hidden = **Fallito.**
nihilo-success = **Riuscito** con uno scarto di { $margin }. La probabilità era { $chance }.
nihilo-failure = **Fallito** per { $margin }. La probabilità era { $chance }.
nihilo-difficulty-title = La difficoltà nascosta
nihilo-button-difficulty = Per il Narratore
nihilo-somebody = qualcuno
nihilo-line-skill =
    { $grade ->
        [0] { $skill }, senza addestramento
       *[other] { $skill }, grado { $grade }
    }
nihilo-line-limited = Equilibrio, al massimo { $most } con questa armatura
nihilo-line-help =
    { $n ->
        [one] Aiuto
       *[other] Aiuto di { $n } personaggi
    }
nihilo-line-difficulty = fissata dal Narratore
nihilo-line-initiative = Equilibrio
nihilo-line-race = razza

## Iniziativa

nihilo-order-each-turn = Iniziativa: di nuovo a ogni turno
nihilo-order-once-per-fight = Iniziativa: una volta per scontro
nihilo-initiative-title = Iniziativa
nihilo-initiative-scene = { $scene }: iniziativa
nihilo-initiative-of = { $name }
nihilo-initiative-tied = Parità, nuovo tiro: { $rolls }
nihilo-initiative-order = Ordine: { $names }
nihilo-initiative-place = { $n }. { $name }: { $value }
nihilo-initiative-place-tied = { $n }. { $name }: { $value }, parità e nuovo tiro: { $rolls }
nihilo-initiative-place-unknown = { $n }. { $name }
nihilo-initiative-anew = Un nuovo scontro: si tira di nuovo l’iniziativa.
nihilo-ties = Parità, nuovo tiro: { $who }
nihilo-tied = { $n } – { $rolls }
nihilo-tied-rolls = { $name } { $rolls }
nihilo-level-set = { $level }. Iniziativa { $when }.
nihilo-gunpowder-fails = Oltre un Wormhole: qui la polvere da sparo non prende fuoco.
nihilo-gunpowder-fires = Qui la polvere da sparo funziona.

## Movimento, aiuto, energia

nihilo-movement-title = { $name }: movimento
nihilo-moved-title = { $name }
nihilo-metres = { $n } m
nihilo-metres-move = Muoversi
nihilo-metres-move-and-act = Muoversi ed effettuare un’azione
nihilo-metres-first-sprint = Scatto, primo turno
nihilo-metres-later-sprint = Scatto, turni successivi
nihilo-done-this-turn = Fatto in questo turno
nihilo-done-nothing = ancora niente
nihilo-moved-move = { $name } si muove, fino a { $metres } m.
nihilo-moved-short-move = { $name } si muove, fino a { $metres } m, e può anche agire.
nihilo-moved-sprint =
    { $turns ->
        [1] { $name } scatta, fino a { $metres } m.
       *[other] { $name } continua a correre, fino a { $metres } m: turno { $turns } dello scatto.
    }
nihilo-moved-standard = { $name } compie un’azione standard.
nihilo-moved-aim =
    { $turns ->
        [1] { $name } prende la mira.
       *[other] { $name } continua a tenere sotto mira: turno { $turns }.
    }
nihilo-helped-title = Aiutare
nihilo-helped = { $helper } aiuta { $helped }: il suo prossimo tiro abilità ha +{ $bonus }.
nihilo-energy-title = { $name }: energia
nihilo-energy-of = { $now } su { $most }
nihilo-energy-recovery = Recupero
nihilo-energy-each =
    { $n ->
        [one] uno ogni turno
       *[other] uno ogni { $n } turni
    }
nihilo-energy-spent =
    { $n ->
        [one] { $name } spende { $n } punto Energia.
       *[other] { $name } spende { $n } punti Energia.
    }
nihilo-energy-won =
    { $turns ->
        [one] Passa { $turns } turno. Punti Energia recuperati: { $n }.
       *[other] Passano { $turns } turni. Punti Energia recuperati: { $n }.
    }

## Perché

nihilo-why-level = G.S.P. { $level }: al tiro vanno { $ours }, alla difficoltà { $theirs }.
nihilo-why-reached = Basta raggiungere la difficoltà.
nihilo-why-sample = { $sample } somma { $values }.
nihilo-why-opposed = Anche la difficoltà è una somma di valori: { $values }.
nihilo-why-help = Chi aiuta dà +{ $bonus } invece di fare un tiro abilità.
nihilo-why-help-most = Tutti gli aiuti insieme danno al massimo +{ $most }.
nihilo-why-initiative = L’iniziativa somma i dadi del G.S.P., la razza e il modificatore di Equilibrio; agisce prima chi ha di più.
nihilo-why-initiative-table = Quanto l’Equilibrio aggiunge all’iniziativa sta in una tavola a parte.
nihilo-why-initiative-dice = Quali dadi il G.S.P. dà all’iniziativa.
nihilo-why-ties = Chi è in parità tira di nuovo i soli dadi finché i risultati non sono diversi.
nihilo-why-each-turn = La fonte dice sia a ogni turno sia una volta per scontro; a ogni turno è la definizione.
nihilo-why-once-per-fight = Tirata una volta, l’iniziativa vale finché non comincia un nuovo scontro.
nihilo-why-energy-most = Punti Energia accumulabili con Spirito { $spirito }: al massimo { $most }.
nihilo-why-energy-back =
    { $turns ->
        [one] Torna un punto Energia a ogni turno.
       *[other] Torna un punto Energia ogni { $turns } turni.
    }
nihilo-why-move = Muoversi: 2 m, e 1 m per ogni 10 punti del migliore tra Corpo ed Equilibrio.
nihilo-why-move-and-act = Muoversi con un’azione: 1 m, e 1 m per ogni 10 punti del migliore dei due.
nihilo-why-sprint = Scatto: 6 m, e 1 m per ogni 10 punti di Corpo ed Equilibrio insieme.
nihilo-why-per-ten = Per ogni 10 punti vuol dire per ogni decina intera.
nihilo-why-sprint-flat = Dal secondo turno in poi uno scatto è di 2 m più lungo.
nihilo-why-sprint-growing = A ogni turno in più uno scatto è di altri 2 m più lungo.

## Perché no

nihilo-refusal-no-such-roll = { $typed }: non esiste un tiro così. Scegline uno dall’elenco, o unisci due valori con un più: Corpo + Spirito, Mente + Medicina.
nihilo-refusal-two-skills = Un tiro somma due attributi, o un attributo e un’abilità, mai due abilità.
nihilo-refusal-no-difficulty = Indica la difficoltà: un numero da 0 a 999, o un nome come Medio.
nihilo-refusal-no-such-difficulty = { $typed }: non esiste una difficoltà così. Scrivi un numero da 0 a 999, o un nome come Medio.
nihilo-refusal-no-level = Quanto stress c’è? Scegli il livello, da −1 a 3. In una scena di EX Nihilo lo fissa il Narratore.
nihilo-refusal-level-is-set = Il Narratore ha fissato il G.S.P. di questa scena a { $level }. Non indicare il livello.
nihilo-refusal-which-sheet =
    { $n ->
        [0] Qui non hai personaggi di EX Nihilo. Creane uno con { $sheet_new }, o indica chi agisce.
       *[other] Ne hai più di uno. Indica chi agisce.
    }
nihilo-refusal-hidden-initiative = Tra questi c’è qualcuno che i giocatori non conoscono. Aggiungilo a una scena come nascosto.
nihilo-refusal-help-needs-skill = L’aiuto vale solo per i tiri abilità.
nihilo-refusal-helps-itself = { $name } non può aiutarsi da sé.
nihilo-refusal-opposes-itself = { $name } non può essere anche l’avversario.
nihilo-refusal-acted = { $name } ha già usato questo turno: { $act }.
nihilo-refusal-moved = { $name } ha già usato il movimento di questo turno: { $act }.
nihilo-refusal-used = { $name } ha già usato { $what } in questo turno.
nihilo-refusal-no-second-attack = { $name } non ha un secondo attacco in questo turno.
nihilo-refusal-too-few-energy =
    { $n ->
        [0] { $name } non ha più punti Energia.
        [one] { $name } ha solo { $n } punto Energia.
       *[other] { $name } ha solo { $n } punti Energia.
    }
nihilo-refusal-holds-no-energy = { $name } ha troppo poco Spirito per accumulare punti Energia.

## Il registro

ledger-kind-ex_nihilo-check = un tiro di confronto
ledger-kind-ex_nihilo-build = un tiro costruzione
ledger-kind-ex_nihilo-oppose = un tiro contro qualcuno
ledger-kind-ex_nihilo-difficulty = una difficoltà nascosta
ledger-kind-ex_nihilo-help-other = un aiuto
ledger-kind-ex_nihilo-initiative = iniziativa
ledger-kind-ex_nihilo-move = un movimento
ledger-kind-ex_nihilo-energy = punti Energia
