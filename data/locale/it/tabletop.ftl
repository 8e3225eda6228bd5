### What every table needs: dice, sheets, settings, help.

## Rolls

roll-title = Tiro: { $total }
roll-note = { $note }

## Why?

why-title = Perché? Voce { $entry }
why-nothing = Qui hanno deciso soltanto i dadi.
why-faces = Dadi
why-faces-list =
    { $more ->
        [0] { $faces }
        [one] { $faces } … e { $more } altro
       *[other] { $faces } … e altri { $more }
    }
why-faces-numbered =
    { $more ->
        [0] Verdetto numero { $number }: { $faces }
        [one] Verdetto numero { $number }: { $faces } … e { $more } altro
       *[other] Verdetto numero { $number }: { $faces } … e altri { $more }
    }
why-pledge = I dadi derivano dal numero del verdetto e da un seme segreto. L’impronta del seme (SHA-256) era fissata in anticipo: { $hash }
why-origin-source = { $text } ({ $rule }).
why-origin-house = { $text } (valore della casa; quello dell’autore è perduto o manca: { $rule }).
why-origin-reading = { $text } (nostra lettura del testo dell’autore: { $rule }).
why-origin-public = { $text } (da materiale pubblico, non dal testo dell’autore: { $rule }).

## Sheets

sheet-title = { $name }
sheet-kind = Scheda
sheet-owner = Proprietario
sheet-owner-gm = il GM
sheet-hidden = Nascosta ai giocatori
sheet-field-name = Nome
sheet-form-title = { $kind }
sheet-button-edit =
    { $pages ->
        [1] Modifica
       *[other] Modifica { $page }/{ $pages }
    }
sheet-button-hide = Nascondi ai giocatori
sheet-button-reveal = Mostra ai giocatori
sheet-button-retry = Riprova
sheet-retry-title = Non ancora salvata
sheet-done-new = La scheda è salvata.
sheet-done-edit = La modifica è salvata.
sheet-list-title = Schede: { $n }
sheet-list-empty = Qui non ci sono ancora schede.
sheet-list-line = { $name } – { $owner }
sheet-list-hidden = { $name } – { $owner }, scheda nascosta

## Settings

setup-title = Impostazioni di questo server
setup-gm = Posto da GM
setup-gm-free = libero; finché non è assegnato, fa da GM chi gestisce il server
setup-language = Lingua del tavolo
setup-board = Tabelloni
setup-board-value = { $style }, { $n } colonne
setup-time-zone = Fuso orario
setup-sheets = Chi crea le schede
setup-sheets-role = { $role } e il GM
setup-done-seated = Il posto da GM è assegnato: { $who }.
setup-done-removed = { $who } non ha più il posto da GM.
setup-done-free = Ora è libero.
setup-done-handed-over = Il posto da GM è ceduto: { $person }.
setup-done-language = La lingua del tavolo è cambiata.
setup-done-board = L’aspetto dei tabelloni è cambiato.
setup-done-time-zone = Il fuso orario è cambiato.
setup-done-sheets = È cambiato chi può creare schede.
setup-hand-over-title = Cedere il posto da GM?
setup-hand-over = Da quel momento è GM solo { $person }; chiunque altro perde il posto.
setup-button-hand-over = Cedi
setup-button-keep = Annulla
refusal-not-gm-or-admin = Può farlo solo il GM o chi gestisce il server.
refusal-may-not-create = Qui solo alcuni possono creare schede. Chiedi al GM di creare la tua.
refusal-no-holder = { $who } non ha il posto da GM.
refusal-no-such-time-zone = Non c’è un fuso orario «{ $typed }». Scegline uno dai suggerimenti.

## Help

tour-title = Gravecaller ti dà il benvenuto
tour-welcome = Per il tuo tavolo Gravecaller tira i dadi, applica le regole e ricorda tutto. Prova questi passi in ordine: non si rompe niente.
tour-roll = 1. Tira qualche dado con { $command }, per esempio 4d6kh3 + 2.
tour-sheets = 2. Guarda che cosa c’è sul tavolo con { $list }; crea la tua scheda con { $new }.
tour-turning = 3. Scaccia i non-morti: { $command }, con un chierico e uno o più non-morti dai suggerimenti.
tour-choose = 4. Dove l’esito offre alternative, scegli un effetto per ogni non-morto dall’elenco sotto la risposta.
tour-why = 5. Premi «Perché?» sotto un esito per vedere ogni regola, riga e dado che c’è dietro.
tour-setup = 6. Chi gestisce il server assegna il posto da GM con { $gm } e sceglie la lingua del tavolo con { $language }.
tour-help = 7. Tutti i comandi: { $command }
help-rules-title = Tutti i comandi
help-commands = { $commands }
