### What every table needs: dice, sheets, settings.

## Rolls

roll-title = Tiro: { $total }
roll-title-times = Tiri: { $totals }
roll-time = { $n }.
roll-note = { $note }

refusal-saved-too-many = Per una persona o per una scheda si possono salvare al massimo { $limit } tiri. Prima eliminane uno: scrivi ? come formula.
refusal-saved-several = Più schede hanno un tiro «{ $name }»: { $rolls }. Scrivi uno di questi nomi o scegli la scheda.
saved-title = Tiri salvati: { $n }
saved-empty = Non hai ancora nessun tiro salvato. Scrivi la formula in { $command } e un nome nell’opzione «salva».
saved-own = I tuoi
saved-sheet = { $name }
saved-line = { $name } – { $expression }
saved-option = { $name }
saved-expression = { $expression }
saved-choose = Elimina un tiro salvato
saved-done-new = Il tiro «{ $name }» è salvato. Tiralo con { $command }; va bene anche «{ $name }+2».
saved-done-replaced = Il tiro «{ $name }» è salvato al posto di quello che aveva questo nome.
saved-done-forgotten = Il tiro «{ $name }» è stato eliminato.
saved-button = Tiri salvati
saved-suggestion = ? – vedi i tuoi tiri salvati, ed elimina quelli che non servono

## Why?

why-title = Perché? Voce { $entry }
why-nothing = Qui hanno deciso soltanto i dadi.
why-faces = Dadi
why-faces-list =
    { $more ->
        [0] { $faces }
        [one] { $faces } … e { $more } altro dado
       *[other] { $faces } … e altri { $more } dadi
    }
why-faces-numbered =
    { $more ->
        [0] Verdetto numero { $number }: { $faces }
        [one] Verdetto numero { $number }: { $faces } … e { $more } altro dado
       *[other] Verdetto numero { $number }: { $faces } … e altri { $more } dadi
    }
why-pledge = I dadi derivano dal numero del verdetto e da un seme, segreto finché non viene svelato. La sua impronta (SHA-256) è stata fissata in anticipo: { $hash }
why-origin-source = { $text } ({ $rule }).
why-origin-house = { $text } (valore della casa; quello dell’autore è perduto o manca: { $rule }).
why-origin-reading = { $text } (nostra lettura del testo dell’autore: { $rule }).
why-origin-public = { $text } (da materiale pubblico, non dal testo dell’autore: { $rule }).
why-origin-guild = { $text } (regola della casa di questo server: { $rule }).

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
setup-done-seated = Il posto da GM va a { $who }.
setup-done-removed = { $who } non ha più il posto da GM.
setup-done-free = Ora il posto da GM è libero.
setup-done-handed-over = Il posto da GM passa a { $person }.
setup-done-language = La lingua del tavolo è cambiata.
setup-done-board = L’aspetto dei tabelloni è cambiato.
setup-done-time-zone = Il fuso orario è cambiato.
setup-done-sheets = È cambiato chi può creare schede.
setup-hand-over-title = Cedere il posto da GM?
setup-hand-over = Da quel momento sarà GM solo { $person }: chiunque altro perde il posto.
setup-button-hand-over = Cedi
setup-button-keep = Annulla
refusal-not-gm-or-admin = Questo può farlo solo il GM, o chi ha il permesso di gestire il server.
refusal-may-not-create = Qui solo alcuni possono creare schede. Chiedi al GM di creare la tua.
refusal-no-holder = { $who } non ha il posto da GM.
refusal-no-such-time-zone = Non c’è nessun fuso orario di nome «{ $typed }». Scegline uno dai suggerimenti.
