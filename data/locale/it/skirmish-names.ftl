### Schermaglia: creature, bande, mappe, schede, la guida, regole della casa. Campi: al massimo 45 caratteri; suggerimenti: 100.

## Schede

skirmish-kind-creature = Creatura di schermaglia
skirmish-field-level = Livello
skirmish-field-hit-points = Punti ferita all’inizio
skirmish-field-speed = Velocità in caselle
skirmish-field-attack = Attacco
skirmish-field-ac = Classe Armatura (CA)
skirmish-field-damage = Danni
skirmish-field-cost = Costo in punti
skirmish-field-size = Taglia
skirmish-field-commander-rating = Valore di comando
skirmish-field-commander-effect = Effetto del comandante
skirmish-hint-commander-effect = In una frase; si legge, ma non entra nei calcoli
skirmish-field-fearless = Senza paura
skirmish-field-ranged = Attacco a distanza
skirmish-size-medium = Media (1 casella)
skirmish-size-large = Grande (2 × 2)
skirmish-size-huge = Enorme (3 × 3)
skirmish-template = { $name } – valori nostri
skirmish-values = Modello: { $name }. I valori sono nostri, non di una carta stampata.

## Creature, bande e mappe nostre

skirmish-creature-captain = Capitano
skirmish-creature-sergeant = Sergente
skirmish-creature-halberdier = Alabardiere
skirmish-creature-crossbowman = Balestriere
skirmish-creature-hound = Segugio
skirmish-creature-chieftain = Capotribù
skirmish-creature-shaman = Sciamano
skirmish-creature-raider = Predone
skirmish-creature-wolf = Lupo
skirmish-creature-ogre = Ogre
skirmish-creature-barrow-guard = Guardia del tumulo
skirmish-creature-giant = Gigante
skirmish-warband-watch = La guardia cittadina
skirmish-warband-raiders = I predoni
skirmish-map-court = Il cortile
skirmish-map-ford = Il guado
skirmish-map-ruins = Le rovine

## La guida

skirmish-guide-title = Schermaglia
skirmish-guide-about = Due bande si battono su una mappa a caselle. Nella 1ª edizione chi ha perso metà dei punti ferita può andare in rotta; nella 2ª invece le creature diventano sanguinanti.
skirmish-guide-new = { $command } apre una partita: scegli l’edizione, una mappa e chi gioca contro di te.
skirmish-guide-deploy = { $command } porta in campo una tua banda da guerra, come testo o come file, e schiera creature; senza altro schiera tutto il resto.
skirmish-guide-initiative = { $command } comincia il primo round. Quelli dopo cominciano da sé.
skirmish-guide-activate = { $command }, o l’elenco sotto la chiamata, comincia il turno di una creatura.
skirmish-guide-act = Nel suo turno una creatura si muove e attacca, o si muove due volte: { $move }, { $damage }. Senza quantità si tira l’attacco.
skirmish-guide-charge = { $command } carica il nemico più vicino nella 1ª edizione: a velocità doppia in linea retta, con +2 all’attacco.
skirmish-guide-morale = Quando c’è da fare un tiro salvezza sul morale, premi il pulsante o usa { $morale }. Una creatura in rotta prova a fermarsi con { $rally } all’inizio del suo turno.
skirmish-guide-rout = { $command } mostra il percorso più breve di una creatura verso l’uscita, con il suo costo.
skirmish-guide-look = { $board } mostra la mappa a tutti, { $cover } dice chi vede chi e chi ha copertura.
skirmish-guide-end = «Che cosa posso fare?» sotto ogni chiamata apre il tuo tavolo; lì trovi anche la patta e l’abbandono.

## Regole della casa

house-rule-skirmish-options-out-of-command = Creature fuori comando
house-rule-skirmish-options-out-of-command-about = Che cosa succede a una creatura che nessun comandante ha sotto comando
house-value-skirmish-options-out-of-command-nothing = niente
house-value-skirmish-options-out-of-command-speed-2 = velocità 2, come fino al 2005
house-rule-skirmish-options-bloodied-rounding = Arrotondamento della metà dei PF
house-rule-skirmish-options-bloodied-rounding-about = Come la metà dei punti ferita diventa un multiplo di 5 nella 2ª edizione
house-value-skirmish-options-bloodied-rounding-nearest = al più vicino, se equidistanti per difetto
house-value-skirmish-options-bloodied-rounding-down = sempre per difetto
house-rule-skirmish-options-charge-nearest = Il nemico più vicino di una carica
house-rule-skirmish-options-charge-nearest-about = Tra quali nemici chi carica cerca il più vicino
house-value-skirmish-options-charge-nearest-seen = quelli che vede
house-value-skirmish-options-charge-nearest-all = tutti; se il più vicino non si vede, niente carica
house-rule-skirmish-options-charge-path = Il percorso di una carica
house-rule-skirmish-options-charge-path-about = Che cosa dev’essere libero per una carica
house-value-skirmish-options-charge-path-hull = tutto ciò che sta tra partenza e arrivo
house-value-skirmish-options-charge-path-centre = la linea tra i centri
house-rule-skirmish-options-terrain-set = Terreni facoltativi
house-rule-skirmish-options-terrain-set-about = Se terreno rischioso, cerchi sacri, pietre acuminate e fosse hanno effetto nella 1ª edizione
house-rule-skirmish-options-huge = Creature Enormi
house-rule-skirmish-options-huge-about = Se le bande possono avere creature Enormi
house-rule-skirmish-options-victory-score = Punteggio di vittoria
house-rule-skirmish-options-victory-score-about = A quanti punti si vince una partita
house-rule-skirmish-options-area-points = Punti delle zone di vittoria
house-rule-skirmish-options-area-points-about = Quanto vale tenere la propria zona di vittoria alla fine di un round
house-rule-skirmish-options-second-cover = Copertura nella 2ª edizione
house-rule-skirmish-options-second-cover-about = Quanto aggiunge la copertura alla CA nella 2ª edizione
house-rule-skirmish-options-second-difficult = Terreno difficile nella 2ª edizione
house-rule-skirmish-options-second-difficult-about = Quanto costa una casella di terreno difficile nella 2ª edizione
