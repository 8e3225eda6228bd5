### La schermaglia al tavolo: mappe, pulsanti, moduli. Pulsanti: al massimo 80 caratteri; campi: 45; suggerimenti: 100.

skirmish-edition-first = 1ª edizione
skirmish-edition-second = 2ª edizione
skirmish-order-first = Schermaglia, 1ª edizione: due creature alla volta
skirmish-order-second = Schermaglia, 2ª edizione: una creatura, poi due alla volta
skirmish-scene-twos = Ogni schieramento attiva due creature alla volta.
skirmish-scene-one-then-twos = Il primo giocatore attiva una creatura, poi ognuno due alla volta.
skirmish-side-a = schieramento A
skirmish-side-b = schieramento B
skirmish-player-a = Schieramento A ({ $name })
skirmish-player-b = Schieramento B ({ $name })
skirmish-points =
    { $n ->
        [one] { $n } punto vittoria
       *[other] { $n } punti vittoria
    }
scene-action-skirmish-warband = una banda da guerra
scene-action-skirmish-deploy = lo schieramento
scene-action-skirmish-initiative = l’iniziativa
scene-action-skirmish-first = chi comincia
scene-action-skirmish-activate = un’attivazione
scene-action-skirmish-finish = la fine di un turno
scene-action-skirmish-move = un movimento
scene-action-skirmish-place = una spinta o uno strattone
scene-action-skirmish-opportunity = un attacco di opportunità
scene-action-skirmish-attack = un attacco
scene-action-skirmish-damage = danni o cure
scene-action-skirmish-charge = una carica
scene-action-skirmish-morale = un tiro salvezza sul morale
scene-action-skirmish-rally = una chiamata a raccolta
scene-action-skirmish-rout = una rotta
scene-action-skirmish-draw = una patta offerta o rifiutata
scene-action-skirmish-concede = l’abbandono
skirmish-token =
    { $n ->
        [0] { $name } { $now }/{ $start }
       *[other] { $name } { $now }/{ $start } ({ $marks })
    }
skirmish-mark-commander = comandante { $n }
skirmish-mark-routing = in rotta
skirmish-mark-helpless = indifesa
skirmish-mark-bloodied = sanguinante
skirmish-mark-activated = turno già fatto
skirmish-way = percorso
skirmish-last-move = ultimo movimento
skirmish-ground-difficult = terreno difficile
skirmish-ground-risky = terreno rischioso
skirmish-ground-sacred = cerchio sacro
skirmish-ground-spikes = pietre acuminate
skirmish-ground-pit = fossa
skirmish-ground-exit-a = uscita A
skirmish-ground-exit-b = uscita B
skirmish-ground-start-a = zona di schieramento A
skirmish-ground-start-b = zona di schieramento B
skirmish-ground-victory-a = zona di vittoria A
skirmish-ground-victory-b = zona di vittoria B
skirmish-button-desk = Che cosa posso fare?
skirmish-button-picture = Immagine
skirmish-button-list = Come elenco
skirmish-button-pages = Altre colonne
skirmish-button-next-page = Colonne successive
skirmish-button-go-first = Comincia tu
skirmish-button-go-second = Lascia cominciare l’altro
skirmish-button-save = Tira il salvezza: { $name }
skirmish-button-warband = Banda da guerra …
skirmish-button-set-up = Schiera il resto
skirmish-button-initiative = Tira l’iniziativa
skirmish-button-finish = Fine del turno: { $name }
skirmish-button-spare-all = Lascia passare
skirmish-button-move = Muovi lo stesso
skirmish-button-offer-draw = Offri la patta
skirmish-button-accept-draw = Accetta la patta
skirmish-button-decline-draw = Rifiuta la patta
skirmish-button-concede = Abbandona …
skirmish-button-concede-sure = Abbandona
skirmish-choose-creature = Attiva una creatura
skirmish-choose-stop = Dove fugge?
skirmish-choose-opportunity = Attacchi di opportunità
skirmish-choose-attack = Attacca
skirmish-choose-charge = Carica
skirmish-option-creature = { $name } ({ $square })
skirmish-option-stop = { $name }: si ferma in { $square }
skirmish-option-run = { $name }: fugge
skirmish-answer-strike = { $name }: attacca
skirmish-answer-spare = { $name }: lascia passare
skirmish-option-charge = { $name }, da { $square }
skirmish-desk-figures =
    Velocità { $speed } · attacco { $attack } · CA { $ac } · danni { $damage } · punti ferita { $now } di { $start }
skirmish-way-title = { $name } verso { $square }
skirmish-way-cost = Il percorso costa { $cost } punti movimento.
skirmish-rout-title = La via d’uscita di { $name }
skirmish-rout-is-running = { $name } è in rotta.
skirmish-rout-is-standing = { $name } non è in rotta; da dove si trova fuggirebbe così.
skirmish-rout-cost = Il percorso più economico verso { $exit } costa { $cost }. Con { $points } punti movimento arriva fino a { $stops }.
skirmish-rout-leaves = Il percorso più economico verso { $exit } costa { $cost }. Con { $points } punti movimento esce dalla mappa.
skirmish-rout-blocked = Tutti i percorsi verso { $exit } sono bloccati. Con { $points } punti movimento si avvicina fino a { $stops }.
skirmish-rout-stays = Non può muoversi.
skirmish-rout-optimal = Nessun percorso è più breve: l’avversario non ne ha da indicare.
skirmish-concede-question = Vuoi davvero abbandonare? Vince l’avversario.
skirmish-cover-title = { $attacker } e { $target }
skirmish-cover-sight = Linea di visuale
skirmish-cover-distance = Distanza in caselle
skirmish-covered-melee = Copertura del bersaglio in mischia
skirmish-covered-ranged = Copertura del bersaglio a distanza
skirmish-cover-yes = sì, CA { $bonus }
skirmish-cover-no = no
skirmish-cover-command-sight = { $name } è sotto comando di { $commander } (valore { $rating }), che è in vista.
skirmish-cover-command-distance = { $name } è sotto comando di { $commander } (valore { $rating }). Distanza in caselle: { $n }.
skirmish-form-warband = Banda da guerra, { $side }
skirmish-field-warband = Una riga per ogni tipo di creatura
skirmish-hint-warband = 3 Arciere: livello 2, pf 15, ca 15, attacco 6, danni 5, a distanza, costo 9. Oppure JSON
skirmish-warband-paste = Incollala come testo …
skirmish-map-channel = La mappa di questo canale
skirmish-refusal-no-game = In «{ $scene }» non c’è una partita di schermaglia. Aprine una con `/skirmish new`.
skirmish-refusal-not-a-player = Possono farlo solo i due giocatori di «{ $scene }» e il GM.
skirmish-refusal-not-your-side = Tocca a { $side }.
skirmish-refusal-no-opponent = Scegli come avversario una persona, non un bot.
skirmish-refusal-no-such-map = Non c’è una mappa «{ $name }».
skirmish-refusal-no-such-warband = Non c’è una banda da guerra «{ $name }», né una tua creatura con questo nome.
skirmish-refusal-warband-empty = In questa banda da guerra non c’è nessuna creatura.
skirmish-refusal-warband-line = La riga { $row } non si legge: «{ $line }». Scrivi per esempio: 3 Arciere: livello 2, pf 15, a distanza, costo 9.
skirmish-refusal-warband-figure = Riga { $row }: «{ $figure }» non è un valore di una creatura. Ci sono livello, pf, velocità, attacco, ca, danni, taglia, comandante, effetto «…», senza paura, a distanza e costo.
skirmish-refusal-warband-bounds =
    { $side ->
        [least] Creatura { $row }: «{ $figure }» dev’essere almeno { $bound }.
       *[most] Creatura { $row }: «{ $figure }» può essere al massimo { $bound }.
    }
skirmish-refusal-warband-json = Questo JSON non è una banda da guerra. Contiene un elenco di creature, ognuna con `name`, `count` e `stats`.

skirmish-way-threats = Lungo il percorso sono possibili attacchi di opportunità: { $by }.
skirmish-refusal-no-channel-map = Questo canale non ha una mappa. Il GM ne mette una con `/spell area`.
skirmish-refusal-not-routing = { $name } non è in rotta.
skirmish-refusal-file-too-large = Una mappa o una banda può avere al massimo { $limit } KiB.
skirmish-refusal-not-text = Questo file non è testo. Manda testo semplice in UTF-8, o JSON.
