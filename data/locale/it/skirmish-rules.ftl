### Le regole della schermaglia (fonte 004): rifiuti, righe dei conti, note del Perché?. Termini: GLOSSARY 1.7.

## Mappe e bande

skirmish-refusal-unknown-ground = Il segno { $sign } su questa mappa vuol dire «{ $kind }», che in schermaglia non è un terreno.
skirmish-refusal-no-exit = Questa mappa non ha l’uscita { $side }: mettine almeno una casella sul bordo.
skirmish-refusal-shut-exit = Su questa mappa lo schieramento { $side } non può raggiungere la sua uscita.
skirmish-refusal-too-many-creatures = La banda di { $name } ha { $n } creature; al massimo ce ne possono essere { $limit }.
skirmish-refusal-no-creatures = La banda di { $name } non ha creature.
skirmish-refusal-huge = { $name } è Enorme; qui le creature Enormi non sono ammesse.

## Che cosa ora non si può

skirmish-refusal-no-such-creature = In questa partita non c’è una creatura così.
skirmish-refusal-gone = { $name } è fuori dal gioco.
skirmish-refusal-already-begun = Il primo round è cominciato; non si schiera più niente.
skirmish-refusal-round-running = Il round è in corso; l’iniziativa si tira quando è finito.
skirmish-refusal-no-round = Nessun round è cominciato: tira prima l’iniziativa.
skirmish-refusal-no-choice = Ora nessuno deve scegliere chi comincia.
skirmish-refusal-over = La partita è finita.
skirmish-refusal-pending = Prima c’è altro da decidere: { $what }.
skirmish-refusal-not-deployed = { $name } non è ancora sulla mappa.
skirmish-refusal-no-room = In { $square } non c’è posto per { $name }.
skirmish-refusal-not-start-area = { $name } si schiera solo nella zona di { $side }.
skirmish-refusal-other-side =
    { $left ->
        [one] Tocca a { $side } attivare ancora { $left } creatura.
       *[other] Tocca a { $side } attivare ancora { $left } creature.
    }
skirmish-refusal-already-activated = { $name } ha già avuto il suo turno in questo round.
skirmish-refusal-no-turn = Ora nessuna creatura ha il turno: tocca a { $side } attivarne una.
skirmish-refusal-not-its-turn = Non è il turno di { $name }.
skirmish-refusal-turn-unfinished = Il turno di { $name } non è ancora finito.
skirmish-refusal-helpless = { $name }: creatura indifesa, non può fare niente.
skirmish-refusal-nothing-left = { $name } ha fatto tutto quello che poteva in questo turno.
skirmish-refusal-already-attacked = { $name } ha già attaccato in questo turno.
skirmish-refusal-no-way = { $name } non ha un percorso fino a { $square }.
skirmish-refusal-too-far = Il percorso di { $name } fino a { $square } costa { $cost }; i punti movimento sono { $speed }.
skirmish-refusal-occupied = { $name } non può stare in { $square }.
skirmish-refusal-own-side = { $name } è dello stesso schieramento.
skirmish-refusal-not-adjacent = { $target } non è accanto a { $name }, che attacca solo in mischia.
skirmish-refusal-not-seen = { $name } non vede { $target }.
skirmish-refusal-no-morale = Nella 2ª edizione non c’è il morale.
skirmish-refusal-fearless = { $name } è senza paura e non fa tiri salvezza sul morale.
skirmish-refusal-no-save-due = Non c’è da fare nessun tiro salvezza sul morale.
skirmish-refusal-not-running = { $name } ora non deve fuggire.
skirmish-refusal-which-stop = { $name } può fermarsi in più caselle, scegline una: { $squares }.
skirmish-refusal-not-a-stop = { $name } non può fermarsi lì. Può fermarsi in: { $squares }.
skirmish-refusal-no-opportunity = { $name } ora non ha un attacco di opportunità.

## Che cosa non può una creatura in rotta

skirmish-refusal-routing-attack = { $name } è in rotta e non può attaccare.
skirmish-refusal-routing-move = { $name } è in rotta e fugge soltanto verso la sua uscita.
skirmish-refusal-routing-charge = { $name } è in rotta e non può caricare.
skirmish-refusal-routing-opportunity = { $name } è in rotta e non fa attacchi di opportunità.
skirmish-refusal-routing-save = { $name } è in rotta e non fa tiri salvezza, tranne quello per fermarsi.

## Perché non c’è carica

skirmish-refusal-charge-edition = La carica al nemico più vicino è della 1ª edizione.
skirmish-refusal-charge-has-acted = { $name } si è già mossa o ha attaccato in questo turno; una carica è un turno intero.
skirmish-refusal-charge-nobody-seen = { $name } non vede nessun nemico da caricare.
skirmish-refusal-charge-nearest-unseen = Il nemico più vicino, { $target }, non è in linea di visuale: niente carica.
skirmish-refusal-charge-not-nearest = { $target } non è il nemico più vicino che si può caricare: { $nearest }.
skirmish-refusal-charge-too-close = Il nemico più vicino, { $target }, è troppo vicino: una carica copre almeno { $least } caselle, e nessun altro nemico può essere caricato.
skirmish-refusal-charge-too-far = Il nemico più vicino, { $target }, è più lontano della velocità doppia.
skirmish-refusal-charge-end-taken = La casella più vicina accanto a { $target } è occupata o bloccata: niente carica.
skirmish-refusal-charge-path-blocked = Il percorso verso { $target } è bloccato: c’è di mezzo una creatura, un muro o terreno difficile.
skirmish-refusal-charge-slow-start = { $name } parte da terreno difficile, e anche la prima casella lo è: niente carica.
skirmish-refusal-charge-which-end = { $name } può finire la carica in più caselle, scegline una: { $squares }.
skirmish-refusal-charge-not-an-end = { $name } non può finire lì la carica. Può finirla in: { $squares }.

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
skirmish-line-modifier = altro
skirmish-line-commander = comandante
skirmish-line-level = livello
skirmish-line-rating = comando di { $name }
