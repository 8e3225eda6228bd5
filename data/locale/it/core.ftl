### Words and sentences that every part of Gravecaller uses.

## Small words

yes = Sì
no = No
page = Pagina { $page } di { $pages }
button-why = Perché?
button-open-form = Apri il modulo
button-previous = Indietro
button-next = Avanti
screen-rest-attached = Il resto è nel file allegato.

## Refusals: say what is missing, then what to do

refusal-not-gm = Questo può farlo solo il GM. Chi gestisce il server assegna il posto da GM con { $setup_gm }.
refusal-not-admin = Questo può farlo solo chi ha il permesso di gestire il server.
refusal-not-yours = La scheda «{ $name }» è di qualcun altro. Possono usarla solo chi la possiede e il GM.
refusal-no-such-sheet = Qui non c’è nessuna scheda di nome «{ $name }» che tu possa usare. Scegline una dai suggerimenti.
refusal-no-such-kind = Non c’è nessun tipo di scheda di nome «{ $kind }». Scegline uno dai suggerimenti.
refusal-name-taken = C’è già una scheda di nome «{ $name }». Scegli un altro nome.
refusal-name-empty = Alla scheda serve un nome con almeno un carattere visibile.
refusal-name-has-comma = «{ $name }» contiene una virgola, che negli elenchi separa i nomi. Scegli un altro nome.
refusal-name-is-number = «{ $name }» indica la scheda con quel numero. Scegli un altro nome.
refusal-value-unreadable = { $field }: «{ $value }» non è leggibile. { $help }
hint-whole-number = I numeri interi si scrivono così: 3 oppure −2.
refusal-value-out-of-range =
    { $side ->
        [least] { $field }: { $value } è troppo poco; il minimo è { $bound }.
        [most] { $field }: { $value } è troppo; il massimo è { $bound }.
       *[none] { $field }: qui non va bene.
    }
refusal-changed-meanwhile = Nel frattempo qualcuno ha fatto una modifica. Riapri e ripeti la tua.
refusal-closed = Questo messaggio è chiuso. Usa quello più recente, oppure ripeti il comando.
refusal-already-done = È già stato fatto.
refusal-busy = In questo momento qui succedono troppe cose. Riprova tra qualche secondo.
refusal-database-newer = I dati di questo server sono stati scritti da una versione più recente di Gravecaller. Chi gestisce il bot deve aggiornarlo.
refusal-server-only = Funziona solo nei canali di un server.

## Failures that are nobody’s refusal

failure-unknown = Qualcosa è andato storto in modo imprevisto. Se lo segnali, indica il codice dell’errore: { $reference }
failure-reply = Qui la risposta non si è potuta mostrare, ma quello che hai fatto è salvato.
failure-command-out-of-date = Questo comando è cambiato. Ricarica Discord e riprova.
