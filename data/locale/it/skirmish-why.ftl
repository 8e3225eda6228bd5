### Schermaglia (fonte 004): secondo quali regole si è deciso.

## Iniziativa e turni

skirmish-why-rating-added = 1ª edizione: d20 + il miglior valore di comando dello schieramento.
skirmish-why-routing-commander = Il valore di un comandante in rotta non si aggiunge.
skirmish-why-two-dice = Lo schieramento col valore di comando più alto tira due dadi e tiene il migliore.
skirmish-why-equal-ratings = A valori uguali ognuno tira un dado.
skirmish-why-rolled-again = In caso di parità si tira di nuovo.
skirmish-why-winner-chooses = Chi tira più alto dice chi comincia.
skirmish-why-twos = 1ª edizione: gli schieramenti attivano a turno due creature, o quante ne restano.
skirmish-why-one-then-twos = 2ª edizione: il primo schieramento attiva una creatura, poi ognuno due a turno.
skirmish-why-skipped = Per { $side } non resta nessuno da attivare; l’altro continua a due a due.
skirmish-why-start-area = Le creature si schierano nella zona del proprio schieramento.
skirmish-why-areas = Punti di una creatura su una propria zona di vittoria alla fine del round: { $n }.
skirmish-why-idle = In questo round nessuno ha potuto far altro che correre verso un’uscita bloccata: si offre la patta.
skirmish-why-score = La partita finisce quando uno schieramento ha { $n } punti vittoria.
skirmish-why-nobody-left = Di { $side } non resta nessuna creatura: la partita finisce e vince chi ha più punti.
skirmish-why-agreed = Una partita può finire patta di comune accordo.
skirmish-why-conceded = { $side } abbandona, e vince l’altro schieramento.

## Movimento

skirmish-why-cost-first = 1ª edizione: un passo in diagonale su due costa 2, il terreno difficile 2 e in diagonale 3. Questo percorso costa { $cost }.
skirmish-why-cost-second = 2ª edizione: un passo in diagonale costa quanto uno dritto. Questo percorso costa { $cost }.
skirmish-why-leaves-threatened = Lasciare una casella minacciata provoca attacchi di opportunità, risolti prima del passo; uno a testa per turno.
skirmish-why-causer = Chi ha causato una rotta non fa attacchi di opportunità contro quella creatura in questo turno.
skirmish-why-placed = Essere spinti o messi altrove non è un movimento proprio e interrompe quello in corso.
skirmish-why-spikes = Le pietre acuminate infliggono { $n } danni a ogni passo in una nuova casella.
skirmish-why-risky = Terreno rischioso a fine turno: d20 da 1 a 5 ferisce. Tirato { $face }, danni { $n }.
skirmish-why-risky-damage = Gli attacchi in mischia da terreno rischioso fanno { $n } danni in più.
skirmish-why-pit = Chi viene spostato su una fossa tira d20 + livello contro CD { $n }: se fallisce, cade dentro ed è fuori dal gioco.

## Attacchi e danni

skirmish-why-cover = I muri danno al bersaglio copertura contro questo attaccante.
skirmish-why-no-cover = Nessun muro dà copertura al bersaglio; le linee che toccano soltanto uno spigolo non contano.
skirmish-why-charge-bonus = Una carica aggiunge { $n } al suo unico attacco.
skirmish-why-natural = Un { $face } naturale: l’1 fallisce sempre, il 20 riesce sempre.
skirmish-why-half = Metà o più è persa: il doppio dei punti ferita rimasti è { $twice }, all’inizio erano { $start }.
skirmish-why-above-half = Resta più della metà: il doppio dei punti ferita rimasti è { $twice }, all’inizio erano { $start }. Nessun tiro sul morale.
skirmish-why-half-again = Curata oltre la metà: se torna a metà, deve fare un altro tiro salvezza sul morale.
skirmish-why-no-second-save = Il tiro salvezza per la metà dei punti ferita si fa una volta sola; altri danni non lo richiedono.
skirmish-why-fearless = Le creature senza paura non fanno tiri salvezza sul morale, salvo contro chi scaccia i non-morti.
skirmish-why-routing-no-save = Le creature in rotta non fanno tiri salvezza, salvo la chiamata a raccolta.
skirmish-why-destroyed = Senza punti ferita una creatura è distrutta, e non si chiede alcun tiro.
skirmish-why-off-the-map = Una creatura in rotta che esce dalla mappa conta come distrutta.
skirmish-why-cost = All’avversario va il suo costo in punti: { $n }.
skirmish-why-bloodied = A metà dei punti ferita iniziali o meno una creatura è sanguinante.
skirmish-why-bloodied-rounding = La metà di { $start } come multiplo di 5: { $n }.

## Morale e rotta

skirmish-why-due-half = Metà dei punti ferita è persa: tiro salvezza sul morale.
skirmish-why-due-ability = Anche abilità e incantesimi possono far fuggire una creatura.
skirmish-why-no-choice = Un tiro sul morale non si può né saltare né fallire apposta.
skirmish-why-at-once = Il tiro si fa subito, dopo i danni dell’attacco.
skirmish-why-dc = Ogni tiro salvezza sul morale ha CD { $n }.
skirmish-why-no-command = Nessuno l’ha sotto comando: nessun comandante in vista o entro 6 caselle.
skirmish-why-own-rating = Chi comanda aggiunge il proprio valore di { $n }, che è il più alto.
skirmish-why-lent = Fra tutti i comandanti conta il valore più alto: { $n }.
skirmish-why-command = È sotto comando chi vede un comandante o è entro 6 caselle da uno che non è in rotta.
skirmish-why-runs-on = Una creatura in rotta che non si ferma continua a velocità doppia.
skirmish-why-may-rally = All’inizio del turno può tentare la chiamata a raccolta: è sotto comando o è comandante.
skirmish-why-must-rally = Non può rinunciare al tentativo.
skirmish-why-rallied = Raccolta riuscita: in questo turno non può fare altro.
skirmish-why-not-rallied = Raccolta fallita: continua a velocità doppia.
skirmish-why-helpless = Le creature indifese non possono né muoversi né attaccare.
skirmish-why-cannot-run = È in rotta, ma ora non può muoversi.
skirmish-why-double-speed = Fugge a velocità doppia, { $n } punti movimento, verso l’uscita di { $exit }.
skirmish-why-shortest = Il percorso più breve costa { $cost }; nessuno costa meno.
skirmish-why-by-cost = Il percorso più breve è quello che costa meno movimento fino a una sua uscita: attraverso gli alleati, mai attraverso i nemici, senza deviazioni per sicurezza.
skirmish-why-leaves = Raggiunge l’uscita con { $left } punti movimento avanzati ed esce dalla mappa.
skirmish-why-stops = Fra i percorsi dallo stesso costo prende quello dopo cui resta meno da correre ({ $left }). Caselle fra cui scegliere: { $n }.
skirmish-why-blocked = Tutti i percorsi sono bloccati: va il più vicino possibile a un’uscita.
skirmish-why-blocked-nearest = La vicinanza è quanto costerebbe l’uscita se sulla mappa non ci fosse nessuno: da qui { $left }.

## Carica

skirmish-why-nearest-seen = Chi carica deve caricare il più vicino dei nemici che vede.
skirmish-why-nearest-all = Chi carica deve caricare il più vicino di tutti i nemici; se non lo vede, niente carica.
skirmish-why-nearest-by-count = La vicinanza si conta come movimento da casella a casella, ignorando muri, terreno e creature.
skirmish-why-path-hull = Dev’essere libera ogni casella attraversata da una qualsiasi linea fra lo spazio di partenza e quello d’arrivo.
skirmish-why-path-centre = Dev’essere libera ogni casella sulla linea fra i centri dei due spazi.
skirmish-why-least-squares = Una carica copre almeno { $least } caselle; questa { $n }.
skirmish-why-charge-double = Si muove in linea retta, al massimo a velocità doppia ({ $n } punti), fino alla casella più vicina accanto al bersaglio.
skirmish-why-target-lost = Il bersaglio non c’è più o è stato spostato: chi carica si ferma e non attacca.
