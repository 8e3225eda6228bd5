### Promemoria dei turni, e quando li si vuole.

## Che cosa si dice nel canale

reminder-title = Tocca ancora a te
reminder-digest = Che cosa ti aspetta
reminder-nudge = La scena «{ $scene }» aspetta te: il tuo turno è iniziato { $since }.
reminder-turn = Turno: { $names }
reminder-elsewhere = { $channel }: il tuo turno è iniziato { $since }.
reminder-late-title = Un turno non è stato giocato
reminder-late =
    { $n ->
        [0] «{ $scene }»: il turno iniziato { $since } non è stato giocato.
        [one] «{ $scene }»: il turno iniziato { $since } non è stato giocato, dopo { $n } promemoria.
       *[other] «{ $scene }»: il turno iniziato { $since } non è stato giocato, dopo { $n } promemoria.
    }
reminder-away = Assenti al momento: { $people }
reminder-gone = Non più su questo server: { $people }. Il GM può affidare i loro partecipanti ad altri.
reminder-late-choice = Decide il GM: passare il turno, mettere in pausa la scena o aspettare.
reminder-stopped-title = Niente più promemoria per questo turno
reminder-stopped =
    { $n ->
        [one] «{ $scene }»: il turno iniziato { $since } non è stato giocato. Dopo { $n } promemoria non ne mando altri.
       *[other] «{ $scene }»: il turno iniziato { $since } non è stato giocato. Dopo { $n } promemoria non ne mando altri.
    }
reminder-button-pass = Passa il turno
reminder-button-hold = Posticipa il turno
reminder-button-rest = Metti in pausa la scena

## Rimandare

reminder-snooze-title = Ricordamelo dopo
reminder-snooze = Per quanto tempo non vuoi promemoria di questo turno? Se l’attesa si allunga, il GM lo saprà comunque.
reminder-snooze-for = Per quanto?
reminder-snoozed = Il prossimo promemoria di questo turno arriva al più presto { $when }.

## Impostazioni

reminder-interval = «{ $scene }»: intervallo tra i promemoria
reminder-next = Prossimo promemoria
reminder-hours =
    { $n ->
        [one] { $n } ora
       *[other] { $n } ore
    }
reminder-minutes =
    { $n ->
        [one] { $n } minuto
       *[other] { $n } minuti
    }
reminder-done-interval =
    { $n ->
        [0] Questa scena non manda più promemoria.
        [one] D’ora in poi questa scena manda un promemoria ogni { $n } ora.
       *[other] D’ora in poi questa scena manda un promemoria ogni { $n } ore.
    }
scene-action-remind = la frequenza dei promemoria
habits-title = Quando posso ricevere promemoria
habits-done = Le tue impostazioni sono salvate. Valgono per ogni scena di questo server.
habits-none = –
habits-button-change = Modifica
habits-zone = Fuso orario
reminder-zone-server = { $zone } (del server)
habits-quiet = Ore di silenzio
habits-quiet-hint = Da e a, per esempio 22:00–8:00
habits-away = Assenza fino al giorno (compreso)
habits-away-hint = Un giorno entro un anno, per esempio 2026/12/31
habits-digest = Sommario di tutte le scene, ogni giorno alle
habits-digest-hint = Un’ora intera, per esempio 20:00
habits-gap = Minuti tra due promemoria, almeno
habits-gap-hint = Da 0 a 10080, per esempio 60

## Che cosa è successo

catchup-title = «{ $scene }»: riepilogo
catchup-at = { $when }
catchup-nothing = Dalla tua ultima azione qui non è successo nulla.

## Un canale che non c’è più

scene-moved-title = La scena continua qui
scene-moved = Il canale in cui si giocava questa scena è stato eliminato. Si continua qui.
scene-homeless-title = Una scena non ha più un canale
scene-homeless = Il canale in cui si giocava una scena è stato eliminato. La scena è in pausa e non se ne perde nulla. Il GM può farla continuare in un canale: chi lo legge leggerà anche la scena.
scene-button-move = Continua qui

## Un GM che ha lasciato

reminder-no-gm = Chi aveva il posto da GM non è più su questo server. I giocatori possono scegliere un GM con { $command }.
claim-title = Un nuovo GM?
claim-asked = { $person } vorrebbe il posto da GM, perché chi lo aveva non è più su questo server. Chi gioca in una scena aperta ha un voto.
claim-votes = Voti: { $n } su { $needed }
claim-won = Più della metà dei giocatori è d’accordo: d’ora in poi { $person } ha il posto da GM.
claim-button-agree = D’accordo
refusal-gm-is-here = Il posto da GM non è perduto: chi lo ha è ancora qui, oppure lo ha un ruolo. Chi gestisce il server può assegnarlo con { $setup_gm }.
refusal-seat-is-free = Nessuno ha il posto da GM: il GM è chi gestisce il server, che può assegnarlo con { $setup_gm }.
refusal-not-a-player = Su un nuovo GM vota solo chi gioca in una scena aperta, e solo tra questi lo si sceglie.

## Rifiuti

refusal-no-reminders = Questo turno non ha promemoria da rimandare.
refusal-reminder-not-called = Solo chi ha il turno può rimandarne i promemoria.
