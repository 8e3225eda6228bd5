### Scene al tavolo: il quadro di stato, le chiamate e ciò che se ne fa.

## Titles

scene-title = { $scene }
scene-title-round = { $scene } · round { $round }
scene-person-title = { $name } in «{ $scene }»
scene-any-game = Qualsiasi gioco
scene-option = { $name }
scene-gm = GM

## Turn orders

scene-order-initiative = Iniziativa: 1d20, prima il più alto
scene-order-alternate-turns = Turni alternati delle parti
scene-order-alternate-activation = Attivazione alternata: uno, poi due per parte
scene-order-declaration = Tutti dichiarano in segreto, poi si svela tutto
scene-order-ours = { $order } (valore della casa)

## The status card

scene-field-order = Ordine dei turni
scene-field-rules = Regole della casa
scene-rules-kept = La scena tiene quelle con cui è cominciata; il server ora ne ha altre: { $games }.
scene-field-state = Stato
scene-field-now = Adesso
scene-field-next = Poi
scene-field-clock = Tempo di gioco
scene-field-time = Tempo che passa
scene-is-gathering = si raccolgono i partecipanti
scene-is-running = in corso
scene-is-suspended = in pausa
scene-is-closed = chiusa
scene-now = { $name } ({ $person })
scene-participants = Partecipanti
scene-entry = { $n }. { $name }
scene-entry-marked = { $n }. { $name }: { $marks }
scene-group = { $name } ({ $names })
scene-member = { $name } – { $state }
scene-initiative = iniziativa { $n }
scene-side = parte «{ $side }»
scene-mark-hidden = nascosto
scene-mark-alias = appare come { $names }
scene-mark-now = **è di turno**
scene-mark-held = turno posticipato
scene-mark-declared = ha dichiarato
scene-mark-acted = turno finito
scene-state-active = può agire
scene-state-surprised = subisce la sorpresa fino al prossimo round
scene-state-defeated = fuori combattimento
scene-state-away = assente
scene-state-removed = fuori dalla scena
scene-effects = Effetti
scene-effect = { $name }: { $effect }, { $left }
scene-effect-until = finché qualcosa non lo termina

## Calls and news

scene-call = { $mention }, tocca a te: { $name }.
scene-call-gm = Tocca al GM: { $name }.
scene-aside = { $channel }: è cominciato il turno di { $names }, e lì non se ne dice nulla.
scene-next = Poi: { $names }.
scene-offered = La parte «{ $side }» sceglie chi comincia il turno: { $names }.
scene-asked = Tutti dichiarano in segreto: { $names }.
scene-started = La scena comincia.
scene-round = **Round { $round }.** Ordine: { $names }.
scene-now-active = { $name } può agire di nuovo.
scene-now-surprised = { $name } subisce la sorpresa e agirà dal prossimo round.
scene-now-defeated = { $name } è fuori combattimento.
scene-now-away = { $name } non c’è: i suoi turni passano.
scene-now-removed = { $name } lascia la scena.
scene-appeared = Compare { $name }.
scene-held = { $name } posticipa il turno.
scene-acted = Dopo agisce { $name }.
scene-declared = { $name }: dichiarazione fatta.
scene-revealed = Tutto è svelato.
scene-revealed-of = { $name }: { $words }
scene-clock = Tempo di gioco: { $time }
scene-effect-ended = { $name }: { $effect } termina.
scene-undone = L’ultimo passo è stato revocato.
scene-redone = Il passo revocato vale di nuovo.
scene-told-nobody-left = Non può più agire nessuno che i giocatori conoscano: la scena aspetta alla fine del round.
scene-told-suspended = La scena è in pausa. Nessun promemoria.
scene-told-resumed = La scena riprende.
scene-told-scene-closed = La scena è chiusa. Per un giorno il GM può riaprirla.
scene-told-reopened = La scena è di nuovo aperta.

## Buttons and lists

scene-button-done = Fatto
scene-button-hold = Posticipa
scene-button-undo = Revoca
scene-button-redo = Ripristina
scene-button-snooze = Ricordamelo dopo
scene-button-declare = Dichiara …
scene-button-reveal = Svela (GM)
scene-button-round = Prossimo round (GM)
scene-button-reopen = Riapri (GM)
scene-button-join = Unisciti
scene-button-status = Stato
scene-button-more = Altri partecipanti
scene-button-start = Inizia
scene-button-rest = Metti in pausa
scene-button-rules = Adotta le nuove regole
scene-button-time = Fai passare il tempo …
scene-button-resume = Riprendi
scene-button-quick = Senza scheda …
scene-button-close = Chiudi la scena
scene-button-revive = Può agire di nuovo
scene-button-surprise = Sorpresa
scene-button-defeat = Fuori combattimento
scene-button-away = Assente
scene-button-take-out = Togli dalla scena
scene-button-show = Mostra ai giocatori
scene-button-hide = Nascondi ai giocatori
scene-button-edit = Modifica …
scene-button-earlier = Prima
scene-button-later = Dopo
scene-button-lead = La parte va per prima
scene-choose-turn = Chi comincia il turno?
scene-choose-sheet = Unisciti con una scheda
scene-choose-person = Scegli un partecipante
scene-described = { $state }
scene-described-hidden = nascosto · { $state }

## Forms

scene-form-join = Unisciti senza scheda
scene-form-time = Tempo di gioco
scene-form-person = Modifica un partecipante
scene-form-declare = Dichiara in segreto
scene-field-name = Nome
scene-field-modifier = Modificatore di iniziativa
scene-field-initiative = Iniziativa
scene-field-side = Parte
scene-field-group = Gruppo
scene-field-player = In mano a
scene-field-alias = Nome di copertura
scene-field-declared = Che cosa fai?
scene-field-undo = Revoca
scene-field-redo = Ripristina
scene-hint-initiative = Vuoto: si tira
scene-hint-alias = Come lo chiamano i giocatori; vuoto: il suo nome
scene-hint-side = Solo se le parti si alternano
scene-hint-time = Minuti, oppure ore e minuti: 10, 1:30. Con i secondi: 0:00:18.
scene-hint-declared = Nessuno lo vede prima che si sveli tutto

## Short answers

scene-did-open = La scena è aperta. I giocatori si uniscono con il pulsante sotto il quadro di stato; aggiungi gli altri e inizia.
scene-bound = Ora la scena ha un quadro di stato anche in { $channel }. I turni si chiamano dove è stata aperta.
scene-did-join = Ora partecipi.
scene-did-add = Fatto: aggiunti.
scene-did-remove = Fatto: tolti.
scene-did-start = La scena è iniziata.
scene-did-next = Il turno è finito.
scene-did-hold = Il turno è posticipato.
scene-did-act = Il turno posticipato è il prossimo.
scene-did-activate = Il turno comincia.
scene-did-declare = Dichiarato. Puoi cambiare finché non si svela tutto.
scene-did-reveal = Tutto è svelato.
scene-did-edit = Modificato.
scene-did-close = La scena è chiusa.
scene-did-reopen = La scena è di nuovo aperta.
scene-did-rest = La scena è in pausa.
scene-did-rules = La scena segue ora le regole della casa del server.
scene-did-time = Nel gioco è passato del tempo.
scene-did-resume = La scena riprende.
scene-did-play = Fatto.
scene-did-move = Fatto. Nessuno viene chiamato.
scene-join-how = Scegli una tua scheda, o unisciti con un nome e un modificatore.
scene-declare-for = Per chi dichiari?
scene-close-question = Chiudere la scena? I suoi promemoria finiscono. Per un giorno si può riaprire.
scene-nothing-to-undo = Qui non c’è nulla da revocare o ripristinare.
scene-step = { $action }, { $person }, { $when }

## Steps, as they are listed

scene-action-open = apertura
scene-action-join = ingresso
scene-action-add = aggiunta
scene-action-remove = uscita
scene-action-start = inizio
scene-action-next = fine di un turno
scene-action-hold = turno posticipato
scene-action-act = ripresa di un turno posticipato
scene-action-activate = scelta di un turno
scene-action-declare = dichiarazione
scene-action-reveal = svelamento
scene-action-edit = modifica di un partecipante
scene-action-close = chiusura
scene-action-reopen = riapertura
scene-action-rest = pausa
scene-action-rules = altre regole della casa
scene-action-time = il tempo passato nel gioco
scene-action-resume = ripresa
scene-action-play = una mossa nella partita

## Why?

scene-why-ties-modifier = Parità: prima il modificatore più alto, poi chi si è unito prima.
scene-why-ties-roll-off = Parità: si tira di nuovo tra loro.
scene-why-ties-joined = Parità: prima chi si è unito prima.
scene-why-activation = La prima parte ne attiva { $first }, poi ogni parte a turno { $then }.
scene-why-place = { $n }. { $name }: iniziativa { $initiative } (modificatore { $modifier })
scene-why-happened = Che cosa è successo da sé

## Refusals

refusal-scene-nobody-named = Chi partecipa? Scrivi un nome, volendo con un modificatore: Ghoul +2.
refusal-scene-no-such-ruleset = Per le scene non c’è un regolamento «{ $typed }». Sceglilo tra i suggerimenti.
refusal-scene-no-such-order = Questo regolamento non ha un ordine dei turni «{ $typed }». Sceglilo tra i suggerimenti.

## Numeri

scene-effect-left =
    { $n ->
        [0] termina con questo round
        [one] ancora { $n } round dopo questo
       *[other] ancora { $n } round dopo questo
    }
scene-effect-lasts =
    { $n ->
        [one] { $n } round
       *[other] { $n } round
    }
scene-joined =
    { $waits ->
        [yes] { $name } si unisce e agirà dal prossimo round.
       *[no] { $name } si unisce.
    }
scene-why-initiative =
    { $first ->
        [highest] Tutti tirano { $dice } e aggiungono il modificatore; agisce per primo il più alto.
       *[lowest] Tutti tirano { $dice } e aggiungono il modificatore; agisce per primo il più basso.
    }
scene-why-anew = Si tira di nuovo a ogni round.
refusal-scene-too-many-heads = In un gruppo possono unirsi da 1 a { $n } creature.
