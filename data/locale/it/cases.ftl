### Worked examples: the list, one of them, a table’s own, and what is wrong with one.

case-yes = sì
case-no = no
case-nothing = niente
case-field-refused = impossibile
case-named = { $name }
case-pair = { $label } { $value }

case-button-list = Esempi
case-list-title = Esempi: { $ruleset }
case-list-about = I dati di partenza e che cosa ne risulta secondo le regole pubblicate.
case-line = **{ $id }** { $kind }: { $given } → { $out }
case-line-bare = **{ $id }** { $kind } → { $out }
case-line-here = { $line } (qui diversamente)
case-line-own = { $line } (di questo server)
case-line-fails = { $line } (di questo server; non torna)
case-choose = Guarda un esempio
case-option = { $id }: { $kind }

case-card-title = { $id }: { $kind }
case-rules = Regole
case-whose = Esito
case-given = Dati di partenza
case-faces = Facce dei dadi
case-under = Solo con questa impostazione
case-out = Che cosa ne risulta
case-here = Che cosa ne risulta qui, con le regole della casa di questo server
case-expected = Che cosa si aspetta questo server
case-fact-here = { $value } ({ house-mark-guild })
case-holds = Torna con le regole in vigore.
case-fails = Non torna con le regole in vigore.
case-button-back = Tutti gli esempi
case-button-like = Uno nostro sul modello di questo …
case-button-forget = Dimentica

case-own-title = Gli esempi di questo server
case-own-about = Vengono controllati con le regole della casa in vigore, subito e dopo ogni loro modifica. Scrivine uno sul modello di un esempio di { $rules }, oppure invia un file.
case-own-none = Non ce ne sono ancora.
case-own-line = { $ruleset }: { $line }
case-button-export = Come file
case-own-exported =
    { $n ->
        [one] Il file contiene { $n } esempio. Altri server lo caricano con /house cases.
       *[other] Il file contiene { $n } esempi. Altri server lo caricano con /house cases.
    }
case-own-saved =
    { $n ->
        [one] Conservato { $n } esempio.
       *[other] Conservati { $n } esempi.
    }
case-own-all-hold = Tornano tutti con le regole in vigore.
case-own-failing = Questi non tornano con le regole in vigore
case-own-fails = { $ruleset }: { $id }
case-own-more =
    { $n ->
        [one] e { $n } altro
       *[other] e altri { $n }
    }

case-form-title = Esempio: { $kind }
case-form-field-id = Nome
case-form-hint-id = Uno con lo stesso nome viene sostituito.
case-form-field-rules = Sigle delle regole
case-form-field-given = Dati di partenza
case-form-field-faces = Facce dei dadi
case-form-hint-faces = Nell’ordine in cui si tirano: 12, 3
case-form-field-expected = Che cosa deve risultare
case-form-hint-lines = Un campo per riga, come nell’esempio

case-fault-long = Qui sono ammessi al massimo { $most } caratteri.
case-fault-twice = «{ $id }» compare due volte.
case-fault-kind = La domanda «{ $kind }» non esiste.
case-fault-board = Una scacchiera ha { $n } righe di { $n } caratteri.
case-fault-spot = Servono due numeri interi, per esempio 2,−1, entro { $most } da 0,0.
case-fault-fence = Un muro sottile sta fra due caselle vicine: 0,0/1,0.
case-fault-faces = Queste non sono facce: { $typed }
case-faces-unfit = La faccia { $n } manca, o non esiste sul dado che si tira.
case-faces-left = Si tirano meno dadi; facce di troppo: { $n }
refusal-cases-too-many = Un server conserva al massimo { $most } esempi propri. Prima dimenticane qualcuno.
refusal-cases-none = Il file non contiene esempi.

case-value-free = liberamente
case-value-delayed = dopo un’attesa
case-value-strikes = colpisce a sua volta
case-value-sphere = { spell-shape-sphere }
case-value-cylinder = { spell-shape-cylinder }
case-value-circle = { spell-shape-circle }
case-value-cube = { spell-shape-cube }
case-value-square = { spell-shape-square }
case-value-cone = { spell-shape-cone }
case-value-line = { spell-shape-line }
case-value-template = sagoma
case-value-token = segnalini
case-value-dmg = mezza casella
case-value-attacker = chi attacca
case-value-target = il bersaglio
case-value-a = A
case-value-b = B
