### What every table needs: dice, sheets, settings.

## Rolls

roll-title = Tiro: { $total }
roll-title-times = Tiri: { $totals }
roll-time = { $n }.
roll-note = { $note }

refusal-saved-too-many = In uno stesso posto si possono salvare al massimo { $limit } tiri. Prima eliminane uno: scrivi ? come formula.
refusal-saved-several = Più schede hanno un tiro «{ $name }»: { $rolls }. Scrivi uno di questi o scegli una scheda.
saved-title = Tiri salvati: { $n }
saved-empty = Non hai ancora salvato tiri. Scrivi una formula in { $command } e un nome nell’opzione «salva».
saved-own = Tuoi
saved-sheet = { $name }
saved-line = { $name } – { $expression }
saved-option = { $name }
saved-expression = { $expression }
saved-choose = Elimina un tiro salvato
saved-done-new = «{ $name }» è salvato. Tiralo con { $command }; funziona anche «{ $name }+2».
saved-done-replaced = «{ $name }» è salvato al posto del tiro che aveva questo nome.
saved-done-forgotten = «{ $name }» è eliminato.
saved-button = Tiri salvati
saved-suggestion = ? – elenca ed elimina i tiri salvati

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
