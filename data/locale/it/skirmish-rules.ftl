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
skirmish-refusal-charge-nearest-unseen = { $name } non vede il nemico più vicino, { $target }: niente carica.
skirmish-refusal-charge-not-nearest = { $target } non è il nemico più vicino che si può caricare: { $nearest }.
skirmish-refusal-charge-too-close = { $target } è troppo vicino a { $name }: una carica copre almeno { $least } caselle, e nessun altro nemico può essere caricato.
skirmish-refusal-charge-too-far = { $target } è più lontano da { $name } di quanto arrivi la velocità doppia.
skirmish-refusal-charge-end-taken = Le caselle più vicine accanto a { $target } sono occupate o bloccate: niente carica di { $name }.
skirmish-refusal-charge-path-blocked = Qualcosa è sulla linea retta di { $name } verso { $target }: niente carica.
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

## Perché: round e turni

skirmish-why-start-area = Ogni schieramento prende posto nella propria zona.
skirmish-why-winner-chooses = Chi ha il risultato più alto sceglie chi comincia.
skirmish-why-rating-added = Nella 1ª edizione il miglior valore di comando si aggiunge al d20.
skirmish-why-routing-commander = Un comandante in rotta non aggiunge niente all’iniziativa.
skirmish-why-two-dice = Nella 2ª edizione chi ha il valore di comando più alto tira due dadi e tiene il migliore.
skirmish-why-equal-ratings = A valori uguali ogni schieramento tira un dado.
skirmish-why-rolled-again = I risultati uguali si ritirano.
skirmish-why-twos = Ogni schieramento attiva due creature alla volta, o quante ne restano.
skirmish-why-one-then-twos = Il primo giocatore attiva una creatura, poi ognuno due alla volta, o quante ne restano.
skirmish-why-skipped = { $side } non ha più nessuno da attivare in questo round.
skirmish-why-areas = Tenere la propria zona di vittoria alla fine di un round vale { $n } punti.
skirmish-why-idle = Se in un round nessuno può far altro che correre verso un’uscita bloccata, si offre la patta.
skirmish-why-score = La partita finisce a { $n } punti.
skirmish-why-nobody-left = { $side } non ha più creature.
skirmish-why-agreed = I due schieramenti possono accordarsi sulla patta.
skirmish-why-conceded = { $side } ha abbandonato.

## Perché: movimento

skirmish-why-cost-first = Nella 1ª edizione una diagonale su due costa 2; un percorso costa { $cost }.
skirmish-why-cost-second = Nella 2ª edizione una diagonale costa 1; un percorso costa { $cost }.
skirmish-why-leaves-threatened = Lasciare una casella minacciata da un nemico provoca un attacco di opportunità, uno per nemico e turno.
skirmish-why-causer = Chi ha causato la rotta non fa attacchi di opportunità contro chi fugge in quel turno.
skirmish-why-placed = Essere spinti o tirati non provoca attacchi di opportunità e mette fine a un movimento.
skirmish-why-spikes = Le pietre acuminate infliggono { $n } danni per ogni nuova casella.
skirmish-why-risky = Il terreno rischioso fa male con 1–5 sul d20 alla fine di un turno: tirato { $face }, danni { $n }.
skirmish-why-pit = Chi viene mosso su una fossa fa un tiro salvezza contro CD { $n } o è eliminato.

## Perché: attacchi e danni

skirmish-why-cover = I muri danno copertura al bersaglio.
skirmish-why-no-cover = Il bersaglio non ha copertura.
skirmish-why-charge-bonus = Una carica aggiunge { $n } al tiro per colpire.
skirmish-why-natural = Un { $face } naturale decide qualunque cosa si aggiunga: 1 fallisce, 20 riesce.
skirmish-why-risky-damage = In mischia da terreno rischioso si infliggono { $n } danni in più.
skirmish-why-destroyed = Senza punti ferita una creatura è distrutta e non fa tiri salvezza.
skirmish-why-off-the-map = Chi esce dalla mappa in rotta conta come distrutto.
skirmish-why-cost = Il suo costo, { $n }, va all’avversario come punti vittoria.
skirmish-why-helpless = Una creatura indifesa non può muoversi né attaccare; fugge solo quando può.
skirmish-why-bloodied = A metà dei punti ferita iniziali o meno una creatura è sanguinante.
skirmish-why-bloodied-rounding = La metà di { $start } diventa { $n }, un multiplo di 5.

## Perché: cariche

skirmish-why-nearest-seen = Il nemico più vicino è il più vicino tra quelli che chi carica vede.
skirmish-why-nearest-all = Il nemico più vicino è il più vicino di tutti, e dev’essere visto.
skirmish-why-nearest-by-count = La vicinanza si conta come movimento da casella a casella, senza terreni e muri.
skirmish-why-path-hull = Tutto tra lo spazio di partenza e quello d’arrivo dev’essere libero.
skirmish-why-path-centre = La linea tra i centri dev’essere libera.
skirmish-why-least-squares = Una carica copre almeno { $least } caselle; questa ne copre { $n }.
skirmish-why-charge-double = Una carica arriva fino a velocità doppia: { $n }.
skirmish-why-target-lost = Se il bersaglio non c’è più o è stato spostato, chi carica arriva alla sua casella e non attacca.

## Perché: morale e rotta

skirmish-why-half = Il doppio di quanto resta, { $twice }, non supera { $start }: la metà è andata.
skirmish-why-above-half = Il doppio di quanto resta, { $twice }, supera { $start }: ancora nessun tiro salvezza.
skirmish-why-routing-no-save = Le creature in rotta non fanno tiri salvezza, tranne quello per fermarsi.
skirmish-why-fearless = Le creature senza paura non fanno tiri salvezza sul morale.
skirmish-why-no-second-save = Il tiro salvezza per la metà si fa una volta; altri danni non ne chiedono.
skirmish-why-half-again = Guarita oltre la metà, dovrà rifare il tiro salvezza quando ci ricade.
skirmish-why-due-half = A metà dei punti ferita o meno una creatura fa un tiro salvezza sul morale.
skirmish-why-due-ability = Alcune capacità e incantesimi chiedono un tiro salvezza sul morale.
skirmish-why-no-choice = Un tiro salvezza sul morale non si può fallire né saltare per scelta.
skirmish-why-at-once = Il tiro salvezza si fa subito, e così il primo movimento in rotta.
skirmish-why-dc = Tutti i tiri salvezza sul morale hanno CD { $n }.
skirmish-why-no-command = Non è sotto comando: nessun comandante in vista, e nessuno entro 6 caselle.
skirmish-why-own-rating = Un comandante aggiunge il proprio valore: { $n }.
skirmish-why-lent = Sotto comando si aggiunge il valore più alto: { $n }.
skirmish-why-command = Un comandante comanda chi lo vede o è entro 6 caselle.
skirmish-why-may-rally = All’inizio del suo turno una creatura in rotta può fermarsi se è sotto comando o è un comandante.
skirmish-why-must-rally = Non può rinunciare al tentativo.
skirmish-why-rallied = Smette di fuggire e in questo turno non può fare altro.
skirmish-why-not-rallied = Continua a velocità doppia.
skirmish-why-runs-on = Senza un comandante non c’è tentativo: continua a velocità doppia.
skirmish-why-cannot-run = Una creatura indifesa in rotta si muove solo quando può.
skirmish-why-double-speed = Una creatura in rotta si muove a velocità doppia, { $n }, verso l’uscita di { $exit }.
skirmish-why-shortest = Prende il percorso più breve, che costa { $cost }.
skirmish-why-by-cost = Il più breve si misura in costo di movimento; gli attacchi lungo la via non ne giustificano uno più caro.
skirmish-why-leaves = All’uscita le resta movimento, { $left }, ed esce dalla mappa.
skirmish-why-stops = Si ferma dove resta meno strada: { $left }. Caselle ugualmente buone: { $n }; sceglie il proprietario.
skirmish-why-blocked = Tutti i percorsi sono bloccati: va il più vicino possibile all’uscita.
skirmish-why-blocked-nearest = Il più vicino è dove resterebbe meno strada senza creature sulla mappa: { $left }.
