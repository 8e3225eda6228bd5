### What the GM asks people to roll.

ask-title = Il GM chiede un tiro
ask-title-blind = Il GM chiede un tiro cieco
ask-field-check = Tiro
ask-field-difficulty = Difficoltà
ask-field-until = Entro
ask-line = { $person }: { $outcome }
ask-has-rolled = ha tirato
ask-waits = deve ancora tirare
ask-missed = non ha tirato
ask-outcome = { $total }
ask-outcome-reached = { $total }, successo
ask-outcome-missed = { $total }, fallimento
button-ask-roll = Tira
button-ask-results = Risultati (GM)
ask-done =
    { $n ->
        [one] Richiesta inviata a { $n } persona, che tira con il pulsante.
       *[other] Richiesta inviata a { $n } persone, che tirano con il pulsante.
    }
ask-all-in = Hanno tirato tutti: { $what }.
ask-time-is-up =
    { $n ->
        [one] Il tempo è scaduto: { $what }. { $n } persona non ha tirato.
       *[other] Il tempo è scaduto: { $what }. { $n } persone non hanno tirato.
    }
ask-results-title = Che cosa è uscito
ask-result = { $person }: { $outcome } (voce { $entry })
ask-nothing-yet = Non ha ancora tirato nessuno.
ask-which-sheet = Con quale scheda tiri?
ask-choose-sheet = Scegli una scheda
ask-option = { $name }
ask-more-sheets = Altre schede (su { $n }) …
ask-check = { $ruleset }: { $check }
ask-undone = { $told } · **revocato**
ask-amended = { $told } · **il GM decide:** { $outcome }
ledger-kind-tabletop-ask = il GM chiede un tiro
refusal-ask-nobody = Indica le persone con le menzioni: scrivi @ e sceglile. Ai ruoli non si può chiedere.
refusal-ask-too-many = Si può chiedere al massimo a { $most } persone per volta.
refusal-ask-not-asked = Questo tiro non è stato chiesto a te.
refusal-ask-too-late = Il tempo è scaduto: questo tiro è finito.
refusal-ask-no-sheet = Non hai schede che possano fare questa prova.
refusal-ask-nobody-can = Nessuno ha ancora una scheda che possa fare questa prova. Si crea con /sheet new.

## Posts and people

post-title = Gioco per messaggi
post-dice = Dadi
post-which-check = Quale prova si fa per questo messaggio?
post-choose-check = Scegli una prova
post-form-title = Decidi su un messaggio
post-field-visibility = Chi lo vede
post-judged = Su { $post } di { $person }: { $outcome }
post-no-sheets = { $person } non ha schede che tu possa vedere.
post-sheets-of =
    { $more ->
        [0] Schede di { $person }: { $n }
       *[other] Schede di { $person }: { $n }. Le prime 25 si scelgono qui, le altre per nome con /sheet show.
    }
