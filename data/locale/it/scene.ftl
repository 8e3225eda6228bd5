### Scenes: who takes part, and whose turn it is.

## The ledger

ledger-kind-scene-step = una scena va avanti
ledger-kind-scene-back = una scena torna indietro di un passo
ledger-kind-scene-redo = una scena riprende un passo

## Refusals

refusal-no-such-scene =
    { $named ->
        [yes] In questo canale non c’è nessuna scena di nome «{ $name }». Scegline una dai suggerimenti.
       *[no] In questo canale non c’è nessuna scena aperta.
    }
refusal-which-scene = In questo canale ci sono più scene. Indica quale intendi: { $names }.
refusal-scene-name-taken = In questo canale c’è già una scena aperta di nome «{ $name }». Scegli un altro nome.
refusal-scene-name-empty = Alla scena serve un nome con almeno un carattere visibile.
refusal-scene-closed = La scena «{ $scene }» è chiusa.
refusal-scene-closed-long-ago = La scena «{ $scene }» è stata chiusa più di un giorno fa e resta chiusa. Aprine una nuova.
refusal-scene-suspended = La scena «{ $scene }» è in pausa. Il GM può farla riprendere.
refusal-scene-not-started = La scena «{ $scene }» non è ancora iniziata.
refusal-scene-started = La scena «{ $scene }» è già in corso.
refusal-scene-empty = Alla scena «{ $scene }» non partecipa ancora nessuno.
refusal-scene-nobody-can-act = Al momento nella scena «{ $scene }» non può agire nessuno che i giocatori conoscano.
refusal-scene-already-done = L’ha già fatto { $actor }.
refusal-scene-not-your-turn = Adesso tocca a «{ $name }»: può farlo solo chi gioca questo turno, oppure il GM.
refusal-no-such-participant = A questa scena non partecipa nessuno di nome «{ $name }». Scegli dai suggerimenti.
refusal-participant-name-taken = A questa scena partecipa già qualcuno di nome «{ $name }». Scegli un altro nome.
refusal-participant-name-empty = A chi partecipa serve un nome con almeno un carattere visibile.
refusal-scene-too-many =
    { $n ->
        [one] Una scena può avere al massimo { $n } partecipante.
       *[other] Una scena può avere al massimo { $n } partecipanti.
    }
refusal-scene-no-holding = Qui non si può posticipare un turno.
refusal-scene-nobody-to-wait-for = In questo round non resta nessuno da aspettare. Agisci ora o chiudi il turno.
refusal-scene-not-held = Qui non c’è nessun turno posticipato da riprendere.
refusal-scene-choose-first = Nessun turno è ancora iniziato: prima deve scegliere o dichiarare chi è stato chiamato.
refusal-scene-not-offered = Questo turno non può iniziare adesso. Scegline un altro.
refusal-scene-not-declaring = Al momento non c’è niente da dichiarare o da svelare.
refusal-scene-nothing-to-undo = Qui non c’è niente da revocare.
refusal-scene-nothing-to-redo = Qui non c’è niente da ripristinare.
refusal-scene-dice-rolled = Nel frattempo sono stati tirati dei dadi. Solo il GM può revocare anche quelli.
refusal-scene-others-decision = Puoi revocare solo l’ultima decisione, e solo se era tua. Il GM può tornare più indietro.
refusal-scene-round-unheard = Per «{ $name }» la sorpresa adesso non si può segnare: un turno nascosto ha aperto un round di cui i giocatori non sanno ancora niente. Fallo quando in questo round qualcuno sarà stato chiamato.
refusal-scene-own-turns = I turni di questa partita seguono i suoi comandi ({ $game }).
refusal-scene-rules-already-taken = «{ $scene }» segue già queste regole della casa.
refusal-scene-rules-stay = Questa partita tiene fino alla fine le regole della casa con cui è cominciata ({ $game }).
