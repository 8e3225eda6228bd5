### Cabal of the Undead: getting ready, moving, and what is settled between the players. Terms: GLOSSARY section 1.4.

## Getting ready

cabal-invited = { $first } (Bianco) contro { $second } (Nero). { $opponents }: scegliete l’esercito e preparatevi.
cabal-days =
    { $n ->
        [one] Ogni turno può durare { $n } giorno.
       *[other] Ogni turno può durare { $n } giorni.
    }
cabal-points = Punti esercito
cabal-points-of = { $n } su { $limit } · pezzi { $pieces } su { $most }
cabal-spells = Magie da dichiarare
cabal-nobody-sees = Lo vedi solo tu. Si mostra a tutti quando tutti e due sono pronti.
cabal-you-are-ready = Per te è tutto pronto. La partita comincia appena lo è anche per l’altro.
cabal-army-called = { $army }
cabal-choose-army = Scegli un esercito
cabal-choose-spells = Scegli { $n } magie
cabal-form-ranks = Schieramento a mano
cabal-field-first-rank = Traversa più vicina, da sinistra
cabal-field-second-rank = Seconda traversa, da sinistra
cabal-hint-rank = Lettere { $letters }; un punto è una casella libera; fino a { $n }
cabal-hint-own-rank = Otto lettere dei pezzi; un punto è una casella libera
cabal-withdraw-question = Annullare la partita? Non è ancora cominciata.

## Moving, casting, ending a turn. Placeholders: at most 150 characters; options: at most 100.

cabal-choose-piece = Scegli un pezzo
cabal-choose-square = { $square }: scegli dove
cabal-to = { $square }
cabal-to-attack = { $square }, attacco: { $name }
cabal-chance = probabilità { $chance }
cabal-figures = C { $cost } · D { $defence } · A { $attack } · M { $movement }
cabal-can-go = Può andare in: { $squares }
cabal-can-go-nowhere = Non può andare in nessuna casella libera.
cabal-is-petrified = Di pietra: non può muovere, attaccare né subire attacchi.
cabal-is-frightened = In preda al terrore per una magia: D −1.
cabal-choose-spell = Scegli una magia
cabal-choose-target = { $spell }: scegli il bersaglio
cabal-choose-entry = Scegli che cosa entra, e dove
cabal-declared = Dichiarate: { $spells }
cabal-no-spell-now = Ora non se ne può lanciare nessuna.
cabal-more-by-command =
    { $n ->
        [one] Un’altra possibilità con il comando.
       *[other] Altre { $n } possibilità con il comando.
    }
cabal-mana = Mana: { $n }
cabal-mana-waits = Mana: { $n }. Ora non può entrare nulla: gli angoli sono occupati, o non basta.
cabal-shake = { $name } { $square }–{ $to }
cabal-at = { $square } { $name }
cabal-enter = { $name } in { $square }, mana { $cost }
cabal-spell-energy-bolt-about = Raggio 2, A 1
cabal-spell-pain-about = Raggio 1, A 2
cabal-spell-terror-about = Raggio 2, D −1
cabal-spell-shake-the-bones-about = Un NonMorto nella NecroNebbia muove ancora
cabal-spell-evocation-about = Evoca un pezzo con il mana, raggio 1 o nella NecroNebbia
cabal-spell-petrifying-gaze-about = Raggio 2: il bersaglio sta fermo e non può essere attaccato
cabal-turn-goes-on = Il tuo turno continua.
cabal-turn-is-over = Fatto.
cabal-end-question =
    { $n ->
        [0] Chiudere il turno?
        [one] Chiudere il turno? Fuori dalla NecroNebbia: { $n } pezzo, che si dissolverà in polvere.
       *[other] Chiudere il turno? Fuori dalla NecroNebbia: { $n } pezzi, che si dissolveranno in polvere.
    }
cabal-would-dissolve = Andrebbero persi: { $names }

## What is settled between the players

cabal-falling = { $name }: { $king } cadrebbe. Si può sacrificare qualcosa entro { $when }; poi si sacrifica il meno possibile.
cabal-may-give = Un pezzo entro 2 caselle: il re si sposta. Due: resta, e l’attaccante torna indietro. Nessuno: la partita è persa. Lo vedi solo tu.
cabal-choose-sacrifice = Scegli che cosa sacrificare
cabal-give-nobody = Niente: la partita è persa
cabal-give-and-stay = { $names } – resta
cabal-give-and-step = { $names } – si sposta in { $square }
cabal-resign-question = Abbandonare, offrire la patta o chiedere di riprenderti l’ultimo turno?
cabal-take-back-asked = { $name } chiede di riprendersi l’ultimo turno.
cabal-asked = Richiesta inviata a { $name }.
cabal-taken-back = L’ultimo turno è stato ripreso.
cabal-late = Il tempo di { $name } è scaduto. Decide { $opponent }, oppure il GM.
cabal-thinks = Il bot pensa.
cabal-record = La partita in notazione. /cabal new la riapre con l’opzione *registrazione*.
cabal-replay-last = Ultima

## Buttons

cabal-button-pieces = Muovi
cabal-button-spells = Lancia
cabal-button-waiting = Fai entrare
cabal-button-end = Chiudi il turno
cabal-button-end-turn = Chiudi il turno
cabal-button-cancel = Annulla
cabal-button-look = Scacchiera
cabal-button-nudge = Fai muovere il bot
cabal-button-give = Sacrifica
cabal-button-more = Altro
cabal-button-army = Preparati
cabal-button-withdraw = Rifiuta
cabal-button-call-off = Annulla la partita
cabal-button-ready = Tutto pronto
cabal-button-by-hand = Schiera a mano
cabal-button-classical = Schieramento classico
cabal-button-give-up = Abbandona
cabal-button-draw = Offri la patta
cabal-button-accept = Accetta la patta
cabal-button-take-back = Chiedi di riprendere
cabal-button-agree = Acconsenti
cabal-button-claim = Rivendica la vittoria
cabal-button-grant = Altro tempo
cabal-button-other-side = Dall’altro lato
cabal-button-picture = Immagine
cabal-button-list = Come elenco
cabal-button-record = Registrazione
cabal-button-replay = Rivedi
cabal-button-settle = Abbandona, patta, riprendi
cabal-button-replay-first = ⏮
cabal-button-replay-previous = ◀
cabal-button-replay-next = ▶
cabal-button-replay-last = ⏭

## Steps: in the history, and to whoever took them

scene-action-cabal-draft = preparazione
scene-action-cabal-ready = fine dei preparativi
scene-action-cabal-move = mossa
scene-action-cabal-cast = magia
scene-action-cabal-place = ingresso di un pezzo
scene-action-cabal-end = fine di un turno
scene-action-cabal-think = turno del bot
scene-action-cabal-fall = sacrificio senza scelta
scene-action-cabal-resign = abbandono
scene-action-cabal-draw = patta
scene-action-cabal-claim = vittoria per il tempo
scene-action-cabal-grant = altro tempo
scene-did-cabal-ready = Tutto pronto da entrambe le parti: la partita è cominciata.
scene-did-cabal-resign = Hai abbandonato la partita.
scene-did-cabal-draw = Fatto: patta offerta o accettata.
scene-did-cabal-claim = Vittoria rivendicata.
scene-did-cabal-grant = C’è di nuovo altrettanto tempo.

## Refusals

cabal-refusal-no-game = Lì non si gioca nessuna partita di Cabala.
cabal-refusal-not-begun = La partita non è cominciata: devono essere pronti tutti e due.
cabal-refusal-not-a-player = Non giochi in questa partita.
cabal-refusal-turn-of = Non tocca a te: deve agire { $name }.
cabal-refusal-no-opponent = Scegli qualcun altro come avversario; senza avversario giochi contro il bot.
cabal-refusal-nobody-casts = Nessuno dei tuoi pezzi lancia magie.
cabal-refusal-no-such-army = Qui non c’è nessun esercito «{ $typed }».
cabal-refusal-rank-too-long = Una traversa di questa scacchiera ha { $n } caselle.
cabal-refusal-no-such-letter = «{ $letter }» non è un pezzo di questo esercito. Le lettere: { $letters }
cabal-refusal-nothing-to-take-back = Non c’è nessun tuo turno da riprendere.
cabal-refusal-not-your-answer = Lo decide solo l’avversario o il GM.
cabal-refusal-not-late = Il tempo non è ancora scaduto.
cabal-refusal-no-draw-with-bot = Il bot gioca fino in fondo: non accetta la patta.
