### Cabala dei NonMorti: pezzi, rifiuti, calcoli e le note di Perché? (fonte 001).

## Eserciti e pezzi

cabal-list-undead = NonMorti
cabal-list-empire = Impero
cabal-name-skeleton = Scheletro
cabal-name-spectre = Spettro
cabal-name-shadow = Ombra
cabal-name-necromancer = Necromante
cabal-name-seductress = Seduttrice
cabal-name-necrarch = Necrarca
cabal-name-soldier = Soldato
cabal-name-knight = Cavaliere
cabal-name-cannon = Cannone
cabal-name-war-priest = Prete Guerriero
cabal-name-champion = Campione
cabal-name-marshal = Maresciallo
cabal-side-first = Bianco
cabal-side-second = Nero
cabal-spell-energy-bolt = Scarica di Energia
cabal-spell-pain = Dolore
cabal-spell-terror = Terrore (magia)
cabal-spell-shake-the-bones = Scuote le ossa
cabal-spell-evocation = Evocazione
cabal-spell-petrifying-gaze = Sguardo pietrificante

## Una lista d’esercito a parole

cabal-kind = { $letter } { $name }: C { $cost } · D { $defence } · A { $attack } · { $specials }
cabal-goes-ahead = in avanti, anche in diagonale, fino a { $n }
cabal-goes-knight = il salto del cavallo
cabal-goes-lines = per traversa o colonna, fino a { $n }
cabal-goes-diagonals = in diagonale, fino a { $n }
cabal-goes-all = in tutte le direzioni, fino a { $n }
cabal-part-ethereal = etereo
cabal-part-fear = Paura
cabal-part-terror = Terrore
cabal-part-immune = immune a Paura e Terrore
cabal-part-undead = NonMorto
cabal-part-support = supporto
cabal-part-creates = crea la NecroNebbia
cabal-part-extends = espande la NecroNebbia
cabal-part-absorbs = assorbe mana dalle vittime
cabal-part-casts = lancia magie
cabal-part-sacrifice = Sacrificio
cabal-end-mana = fonte di mana: { $n }
cabal-at-most-one = al massimo uno

## Errori di una lista d’esercito

cabal-fault-no-name = serve un nome
cabal-fault-twice = più di una volta: { $words }
cabal-fault-king = un solo pezzo deve avere la lettera K, con costo 0 e limite 1
cabal-fault-classical-rank = ognuna delle due traverse vuole 8 caratteri
cabal-fault-classical-letter = nessun pezzo ha questa lettera: { $words }
cabal-fault-classical-number = un solo re, e nessun tipo oltre il suo limite

## Calcoli

cabal-line-attack = attacco
cabal-line-defence = difesa
cabal-line-support = supporto
cabal-line-fear = Paura
cabal-line-terror = Terrore
cabal-line-spell-terror = Terrore (magia)
cabal-line-floor = limite minimo
cabal-line-die = 1d6

## Perché un’azione non è possibile

cabal-refusal-not-ready = La partita non è ancora iniziata: prima devono essere pronti tutti e due.
cabal-refusal-over = La partita è finita.
cabal-refusal-sacrifice-first = Prima bisogna decidere se salvare con un Sacrificio il re attaccato.
cabal-refusal-no-sacrifice = Non c’è nulla per cui sacrificare: nessun combattimento è stato perso.
cabal-refusal-sacrifice = Questo Sacrificio non è possibile: serve un pezzo a non più di 2 caselle per spostarsi su una casella vicina vuota, oppure due per restare.
cabal-refusal-no-piece = In { $square } non c’è nessun pezzo.
cabal-refusal-not-your-piece = Il pezzo in { $square } è dell’avversario.
cabal-refusal-moved-already =
    { $n ->
        [one] In un turno muove o attacca un solo pezzo, ed è già stato fatto.
       *[other] In un turno muovono o attaccano fino a { $n } pezzi, una volta ciascuno: questo ha già mosso, o non restano mosse.
    }
cabal-refusal-petrified = Il pezzo in { $square } è pietrificato: ora non può né muovere né attaccare.
cabal-refusal-target-petrified = Il pezzo in { $square } è pietrificato: ora nessuno può attaccarlo.
cabal-refusal-unreachable = { $piece }: da { $start } non si può andare in { $to }.
cabal-refusal-own-piece = In { $square } c’è già un tuo pezzo.
cabal-refusal-must-move = Il turno non può ancora finire: prima un pezzo deve muovere o attaccare.
cabal-refusal-no-caster = In { $square } non c’è un tuo pezzo che lanci magie.
cabal-refusal-not-declared = { $spell } non è fra le tre magie dichiarate.
cabal-refusal-cast-already = In questo turno è già stata lanciata una magia.
cabal-refusal-no-enemy = In { $square } non c’è un pezzo nemico.
cabal-refusal-out-of-range = { $spell } ha raggio { $n }: { $square } è più lontana.
cabal-refusal-immune = { $piece }: Paura e Terrore non hanno effetto.
cabal-refusal-gaze-king = Lo Sguardo pietrificante non colpisce mai il re.
cabal-refusal-gaze-again = Lo Sguardo pietrificante ha già colpito il pezzo in { $square } nel turno precedente: non due volte di seguito.
cabal-refusal-not-in-fog = { $square } è fuori dalla NecroNebbia.
cabal-refusal-shake-attack = Scuote le ossa fa muovere un pezzo, non attaccare.
cabal-refusal-not-undead = Il pezzo in { $square } non è un NonMorto.
cabal-refusal-square-taken = { $square } non è libera.
cabal-refusal-not-a-corner = I pezzi entrano da { $first } o { $second }, gli angoli del proprio lato.
cabal-refusal-no-such-piece = L’esercito non ha un pezzo «{ $piece }».
cabal-refusal-never-enters = { $piece }: non può entrare in gioco.
cabal-refusal-too-many-of-kind = { $piece }: al massimo { $n } sulla scacchiera.
cabal-refusal-no-mana = Costa { $n } di mana: ce n’è { $mana }.
cabal-refusal-off-board = { $square } non è su questa scacchiera.
cabal-refusal-offered-already = La patta è già stata offerta: decide l’altro.
cabal-refusal-ready-already = Da questa parte è già tutto pronto: l’esercito è in campo.
cabal-refusal-points = Questo esercito costa { $n } punti: se ne ammettono al massimo { $limit }.
cabal-refusal-too-many-pieces = Questo esercito ha { $n } pezzi: se ne ammettono al massimo { $limit }.
cabal-refusal-one-king = { $piece }: nell’esercito ce ne vuole esattamente uno.
cabal-refusal-twice-on-square = Due pezzi non possono stare sulla stessa casella.
cabal-refusal-not-nearest = I pezzi si schierano sulle { $ranks } traverse più vicine al proprio bordo.
cabal-refusal-three-spells = Bisogna dichiarare esattamente { $n } magie diverse.
cabal-refusal-no-spells = In questo esercito nessuno lancia magie: non se ne dichiarano.
cabal-refusal-no-such-board = Non c’è una scacchiera { $size }.
cabal-refusal-army-faults = Questa lista d’esercito non va bene: { $faults }
cabal-refusal-record = Riga { $line }: { $why }
cabal-refusal-record-action = «{ $text }» non è un’azione.
cabal-refusal-record-first-line = una partita registrata comincia con «{ $text }».
cabal-refusal-record-header = qui serve «{ $text }».
cabal-refusal-record-value = il valore di «{ $text }» non si può leggere: { $why }
cabal-refusal-record-unreadable = non si può leggere.
cabal-refusal-record-turn = qui serve il turno { $turn }.
cabal-refusal-record-mark = «{ $text }»: qui si scrive «{ $wanted }».
cabal-refusal-record-illegal = «{ $text }»: { $why }
cabal-refusal-record-faces = «{ $text }»: le facce stanno tra graffe dopo un combattimento con i dadi, e solo lì.
cabal-refusal-record-result = la partita non finisce così: sarebbe giusto «{ $wanted }».
cabal-refusal-record-long = la registrazione è troppo lunga: al massimo { $n } caratteri.

## Note di Perché?

cabal-ways-ahead = { $piece }: muove o attacca in avanti, dritto o in diagonale, fino a { $n }.
cabal-ways-knight = { $piece }: il salto del cavallo, sopra qualunque pezzo.
cabal-ways-lines = { $piece }: per traversa o colonna, fino a { $n }.
cabal-ways-diagonals = { $piece }: in diagonale, fino a { $n }.
cabal-ways-all = { $piece }: in tutte le direzioni, fino a { $n }.
cabal-fight-attacker = L’attacco vince se è pari o superiore alla difesa; altrimenti non si rimuove nulla e l’attaccante resta dov’era.
cabal-fight-defender = L’attacco vince se è superiore alla difesa; altrimenti non si rimuove nulla e l’attaccante resta dov’era.
cabal-why-dice = Ognuno aggiunge 1d6.
cabal-why-support = Il supporto si conta attorno alle caselle in cui i due stavano prima del combattimento, senza limite.
cabal-why-dread = Paura e Terrore abbassano la difesa solo di chi è attaccato da un NonMorto; vale il maggiore dei due.
cabal-terror-spell-adds = La magia Terrore toglie 1 in più, fino alla fine del prossimo turno di chi la lancia.
cabal-terror-spell-counts-as-terror = La magia Terrore vale come Terrore e non si somma a quello dell’attaccante.
cabal-fog-own-turn = I NonMorti fuori dalla NecroNebbia si dissolvono alla fine del turno del loro giocatore.
cabal-fog-every-turn = I NonMorti fuori dalla NecroNebbia si dissolvono alla fine di ogni turno.
cabal-event-crossed = Una fonte di mana che raggiunge l’ultima traversa viene rimossa e dà il suo mana.
cabal-event-dissolved = Un NonMorto fuori dalla NecroNebbia alla fine del turno viene rimosso.
cabal-event-sacrificed = Un Necrarca che perde un combattimento può sacrificare un pezzo entro 2 caselle.
cabal-event-stepped = Per un pezzo sacrificato si sposta di una casella e lascia il posto all’attaccante.
cabal-why-absorbed = Un’Ombra che uccide assorbe in mana metà del costo della vittima, arrotondata per eccesso.
cabal-why-sacrifice = Sceglie il suo giocatore: una vittima e un passo, due vittime e resta, o nessuna ed è perso.
cabal-why-enter = I pezzi entrano dagli angoli del proprio lato; non vale come mossa.
cabal-why-mana = Ogni giocatore ha una sola riserva di mana; un pezzo costa quanto dice la lista.
cabal-magic-energy-bolt = Scarica di Energia: raggio 2, attacco 1.
cabal-magic-pain = Dolore: raggio 1, attacco 2.
cabal-magic-terror = Terrore (magia): raggio 2, −1 alla difesa del bersaglio.
cabal-magic-shake-the-bones = Scuote le ossa: un NonMorto dentro il «Fungo Velenoso» può fare un movimento.
cabal-magic-evocation = Evocazione: un pezzo per mana pari al costo; con 2 punti in più, ovunque nella NecroNebbia.
cabal-magic-petrifying-gaze = Sguardo pietrificante: raggio 2; il bersaglio resta fermo e non può essere attaccato.
cabal-magic-reading-energy-bolt = Una magia non è un ingaggio: niente Paura.
cabal-magic-reading-pain = Una magia non è un ingaggio: niente Paura.
cabal-magic-reading-terror = Dura fino alla fine del prossimo turno di chi la lancia e non si somma a sé stessa.
cabal-magic-reading-shake-the-bones = Per «Fungo» leggiamo NecroNebbia. Il movimento non è un attacco.
cabal-magic-reading-evocation = Accanto a chi la lancia il suo costo, altrove nella nebbia 2 in più.
cabal-magic-reading-petrifying-gaze = Fino alla fine del prossimo turno dell’avversario; mai sul re né due volte di seguito sullo stesso pezzo, salvo diverse regole del tavolo.
cabal-because-king = La partita si perde con il re.
cabal-because-resigned = Chi abbandona perde.
cabal-because-agreed = Tutti e due hanno accettato la patta.
cabal-because-repetition = La stessa posizione si è presentata { $times } volte: patta.
cabal-because-quiet = Nessun pezzo rimosso per { $turns } turni di ciascun giocatore: patta.
