### Le regole della schermaglia (fonte 004): rifiuti, righe dei conti, note del Perché?. Termini: GLOSSARY 1.7.

## Mappe e bande

skirmish-refusal-unknown-ground = Questa partita non conosce nessun terreno «{ $kind }» (segno { $sign }). Chiamalo difficult, risky, sacred, spikes, pit, exit-a, start-a o victory-a, oppure allo stesso modo con b.
skirmish-refusal-no-exit = Su questa mappa manca l’uscita { $side }: nella 1ª edizione ogni schieramento ne ha bisogno. Disegna l’uscita A con { "<" } e l’uscita B con { ">" }.
skirmish-refusal-shut-exit = Su questa mappa i muri chiudono lo schieramento { $side }: l’uscita { $side } non si raggiunge da ogni casella della sua zona di schieramento.
skirmish-refusal-too-many-creatures = La banda di { $name } ha { $n } creature; in questa edizione una banda ne ha al massimo { $limit }.
skirmish-refusal-no-creatures = La banda di { $name } non ha creature. Ne serve almeno una.
skirmish-refusal-huge = { $name } è Enorme (3 × 3), e qui le creature Enormi non sono ammesse. Il GM può ammetterle con /house set.

## Che cosa ora non si può

skirmish-refusal-no-such-creature = In questa partita non c’è questa creatura.
skirmish-refusal-gone = { $name } è fuori dal gioco.
skirmish-refusal-already-begun = La partita è cominciata: non si schiera più.
skirmish-refusal-round-running = Il round è in corso: l’iniziativa si tira di nuovo quando è finito.
skirmish-refusal-no-round = Nessun round è cominciato: tira prima l’iniziativa.
skirmish-refusal-still-tied = L’iniziativa è rimasta pari { $count } volte di fila. Controllate i dadi e tirate di nuovo.
skirmish-refusal-no-choice = Ora nessuno deve scegliere chi comincia.
skirmish-refusal-over = La partita è finita.
skirmish-refusal-pending = Prima c’è altro da decidere: { $what }.
skirmish-refusal-not-deployed = { $name } non è ancora sulla mappa: prima va schierata questa creatura.
skirmish-refusal-no-room = In { $square } non c’è posto per { $name }: c’è di mezzo un muro, il bordo o un’altra creatura.
skirmish-refusal-not-start-area = { $name } deve stare per intero nella zona di { $side }.
skirmish-refusal-other-side =
    { $left ->
        [one] Tocca a { $side } attivare ancora { $left } creatura.
       *[other] Tocca a { $side } attivare ancora { $left } creature.
    }
skirmish-refusal-already-activated = { $name } ha già avuto il suo turno in questo round.
skirmish-refusal-no-turn = Ora nessuna creatura ha il turno: tocca a { $side } attivarne una.
skirmish-refusal-not-its-turn = Non è il turno di { $name }.
skirmish-refusal-turn-unfinished = Il turno di { $name } non è ancora finito: prima chiudilo.
skirmish-refusal-helpless = { $name }: creatura indifesa, non può né muoversi né attaccare.
skirmish-refusal-nothing-left = { $name } ha fatto tutto quello che poteva in questo turno. Chiudi il turno.
skirmish-refusal-already-attacked = { $name } ha già attaccato in questo turno.
skirmish-refusal-no-way = Nessun percorso porta { $name } fino a { $square }.
skirmish-refusal-too-far = { $square } è troppo lontana per { $name }: il percorso costa { $cost }, la velocità è { $speed }.
skirmish-refusal-occupied = { $name } non può fermarsi in { $square }: c’è di mezzo un muro, il bordo o un’altra creatura.
skirmish-refusal-own-side = { $name } è dello stesso schieramento.
skirmish-refusal-not-adjacent = { $target } non è accanto a { $name }, e l’attacco non arriva più lontano.
skirmish-refusal-not-seen = { $name } non vede { $target }: ci sono di mezzo dei muri.
skirmish-refusal-no-morale = Nella 2ª edizione non ci sono tiri salvezza sul morale.
skirmish-refusal-fearless = { $name } è senza paura: fa tiri salvezza sul morale solo contro chi scaccia i non-morti.
skirmish-refusal-no-save-due = Non ci sono tiri salvezza sul morale da fare.
skirmish-refusal-not-running = { $name } ora non deve fuggire.
skirmish-refusal-which-stop = { $name } può fermarsi in più caselle, tutte ugualmente buone. Scegline una: { $squares }.
skirmish-refusal-not-a-stop = { $name } non si ferma lì: il percorso più breve finisce in { $squares }.
skirmish-refusal-no-opportunity = { $name } ora non ha un attacco di opportunità.

## Che cosa non può una creatura in rotta

skirmish-refusal-routing-attack = { $name } è in rotta e non può attaccare.
skirmish-refusal-routing-move = { $name } è in rotta e fugge soltanto verso la sua uscita.
skirmish-refusal-routing-charge = { $name } è in rotta e non può caricare.
skirmish-refusal-routing-opportunity = { $name } è in rotta: non minaccia caselle e non fa attacchi di opportunità.
skirmish-refusal-routing-save = { $name } è in rotta: fa solo il tiro salvezza per la chiamata a raccolta.

## Perché non c’è carica

skirmish-refusal-charge-edition = Qui nella 2ª edizione non c’è la carica.
skirmish-refusal-charge-has-acted = { $name } ha già mosso o attaccato: una carica prende tutto il turno.
skirmish-refusal-charge-nobody-seen = { $name } non vede nessun nemico da caricare.
skirmish-refusal-charge-nearest-unseen = Il nemico più vicino, { $target }, non è in linea di visuale: niente carica.
skirmish-refusal-charge-not-nearest = Si può caricare solo il nemico più vicino: { $nearest }, non { $target }.
skirmish-refusal-charge-too-close = Il nemico più vicino, { $target }, è troppo vicino: una carica copre almeno { $least } caselle, e nessun altro nemico può essere caricato.
skirmish-refusal-charge-too-far = Il nemico più vicino, { $target }, è fuori portata anche a velocità doppia.
skirmish-refusal-charge-end-taken = La casella più vicina accanto a { $target } è occupata o bloccata: niente carica.
skirmish-refusal-charge-path-blocked = Il percorso verso { $target } è bloccato: c’è di mezzo una creatura, un muro o terreno difficile.
skirmish-refusal-charge-slow-start = { $name } parte su terreno difficile e non ne esce al primo passo: niente carica.
skirmish-refusal-charge-which-end = Più caselle sono ugualmente vicine. Scegli dove finisce la carica di { $name }: { $squares }.
skirmish-refusal-charge-not-an-end = La carica di { $name } può finire solo in: { $squares }.

## Che cosa va deciso prima

skirmish-pending-first = { $side } sceglie chi comincia
skirmish-pending-save = il tiro salvezza sul morale di { $name }
skirmish-pending-rally = la chiamata a raccolta di { $name }
skirmish-pending-rout = la rotta di { $name }
skirmish-pending-opportunity = l’attacco di opportunità di { $by } contro { $name }

## Righe dei conti

skirmish-line-d20 = d20
skirmish-line-ac = CA
skirmish-line-cover = copertura
skirmish-line-attack = attacco
skirmish-line-charge = carica
skirmish-line-sacred = cerchio sacro
skirmish-line-modifier = modificatore
skirmish-line-commander = comandante
skirmish-line-level = livello
skirmish-line-rating = comando di { $name }
