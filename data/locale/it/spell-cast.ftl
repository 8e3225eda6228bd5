### Lanciare incantesimi: che cosa si dice al tavolo, a chi lancia, a chi osserva e al GM.

## Davanti a tutti

spell-announced-title = Viene lanciato un incantesimo
spell-rumour-title = Forse è successo qualcosa
spell-rumour-text = Forse qualcuno ha notato qualcosa. Ognuno scopre per conto proprio che cosa c’era da notare, se c’era qualcosa.
spell-summons-title = Per il GM
spell-summons-text = C’è qualcosa che il GM dovrebbe vedere per primo.
spell-word-title = Per una persona sola
spell-word-text = { $who }, c’è qualcosa che puoi leggere solo tu.
spell-window-over = È finito.

## Che cosa si percepisce

spell-perceived-title = Che cosa noti
spell-perceived-by = { $name }
spell-perceived-casting = { $caster } lancia un incantesimo. A tradirlo sono le componenti: { $components }.
spell-perceived-casting-somebody = Qualcuno lancia un incantesimo. A tradirlo sono le componenti: { $components }.
spell-perceived-effect = Si nota un effetto.
spell-perceived-caster-unknown = Nessuno può dire chi l’ha causato.
spell-perceived-cost = Identificare l’incantesimo usa la reazione mentre viene lanciato e, dopo, dall’effetto, l’azione.
spell-notes-title = Perché?
spell-notes-nothing = Non c’è altro, per quanto puoi sapere.

## A chi lancia

spell-caster-title = Lanci: { $spell }
spell-caster-told = Il tavolo lo viene a sapere, per quanto si può percepire.
spell-caster-hidden = Lo viene a sapere solo il GM, che dice chi nota qualcosa.
spell-cast-classless = nessuna classe
spell-field-spell = Incantesimo
spell-field-caster = Incantatore
spell-field-cast-as = Lanciato come incantesimo della classe
spell-field-how = Senza componenti grazie a
spell-field-slot = Slot incantesimo speso
spell-field-left = Componenti ancora necessarie
spell-field-casting-perceptible = Il lancio si può percepire
spell-field-effect-perceptible = L’effetto si può percepire
spell-field-caster-known = Si può sapere chi lancia

## Al GM

spell-overseer-title = Solo per il GM: { $spell }
spell-witnesses = Chi lo percepisce
spell-witnesses-none = Non è stato scelto nessuno.
spell-witnesses-nobody = Nessuno
spell-witnesses-page = I presenti, da { $first } a { $last } di { $n }.
spell-ongoing-title = Lanci non ancora finiti
spell-ongoing-none = In questo canale non ce n’è nessuno.
spell-ongoing-choose = Apri la vista del GM
spell-ongoing-casting = { $spell } – { $caster }
spell-watching = { $name }: { $what }
spell-watching-chance = { $name }: { $what } – CD { $dc }, { $advantage ->
        [yes] vantaggio, { $chance }
       *[other] { $chance }
    }
spell-tried =
    { $identified ->
        [yes] { $name } ha tentato ({ $way }): { $total }, identificato
       *[other] { $name } ha tentato ({ $way }): { $total }, non identificato
    }
spell-candidate = { $name }
spell-select-casting = Chi percepisce il lancio?
spell-select-effect = Chi percepisce l’effetto?
spell-hint-notices = potrebbe notare: { $letters }
spell-hint-nothing = non vede né sente abbastanza
spell-hint-sees = può vedere
spell-hint-blind = non può vedere
spell-window-untold = Il tavolo non sa ancora niente. Scegli chi lo percepisce, poi avvisa il tavolo.
spell-window-until = { $phase }; si chiude { $when }
spell-phase-untold = Il tavolo non ne sa ancora nulla
spell-phase-casting = L’incantesimo viene lanciato
spell-phase-effect = L’effetto si può identificare
spell-phase-over = È finito

## Identificare

spell-identified-title = { $name } identifica l’incantesimo
spell-unidentified-title = { $name } non identifica l’incantesimo
spell-with-advantage = Vantaggio: vale il più alto tra { $faces }.
spell-unidentified = La prova non dice quale incantesimo sia.
spell-spent = Costo: { $way }.
spell-may-counter = A questo tavolo la stessa reazione può anche contrastare l’incantesimo.
spell-field-dc = CD
spell-field-chance = Probabilità
spell-regained-title = Reazione recuperata
spell-regained = { $name } può usare di nuovo una reazione.

## Bersagli

spell-target-title = { $spell } – { $target }
spell-field-truth = In verità
spell-field-appears = Che cosa vede l’incantatore
spell-slot-spent = livello { $level }
spell-seen =
    { $target }: { $appears }.
spell-said-title = Avviso dato
spell-said-text = Nel canale ora c’è un pulsante che lo mostra solo a quella persona.

## Pulsanti: al massimo 80 caratteri

spell-button-identify = Identificare?
spell-button-perceive = Che cosa noto?
spell-button-try = Identifica con { $name }
spell-button-gm = Per il GM
spell-button-tell = Avvisa il tavolo
spell-button-casting-over = Il lancio è finito
spell-button-effect-over = L’effetto è finito
spell-button-longer = Più tempo
spell-button-refresh = Aggiorna
spell-button-others = Altri presenti …
spell-button-regain = Tocca a me: reazione recuperata
spell-button-regain-all = Recupera tutte le reazioni
spell-button-tell-caster = Avvisa l’incantatore
spell-button-tell-observer = Avvisa l’osservatore
spell-button-read = Leggi

## Rifiuti

spell-refusal-no-adventurer = Per questo ti serve un avventuriero. { $sheet_new } ne crea uno.
spell-refusal-which-adventurer = Hai più avventurieri. Indica quale intendi.
spell-refusal-not-for-you = È per qualcun altro.

## Il registro e la guida

ledger-kind-spellcasting-cast = viene lanciato un incantesimo
ledger-kind-spellcasting-notice = chi percepisce un lancio
ledger-kind-spellcasting-identify = si identifica un incantesimo
ledger-kind-spellcasting-regain = si recupera una reazione
ledger-kind-spellcasting-target = si giudica un bersaglio
ledger-kind-spellcasting-tell = si fa sapere qualcosa
spell-guide-cast = { $command } annuncia un incantesimo, apertamente o di nascosto. Chi lo nota può identificarlo, e l’esito lo vede solo chi ci prova.
spell-guide-notice = Con { $command } il GM guarda che cosa si può percepire di un incantesimo, chi lo percepisce e se si può sapere chi lancia. Senza un incantesimo elenca quelli non ancora finiti.
spell-guide-identify = Con { $command } il GM chiede a qualcuno una singola prova.
spell-guide-target = Con { $command } il GM scopre che cosa succede a un bersaglio, e che cosa ne vede l’incantatore.

## Scelte

choice-barbarian = Barbaro
choice-bard = Bardo
choice-cleric = Chierico
choice-druid = Druido
choice-fighter = Guerriero
choice-monk = Monaco
choice-paladin = Paladino
choice-ranger = Ranger
choice-rogue = Ladro
choice-sorcerer = Stregone
choice-warlock = Warlock
choice-wizard = Mago
choice-subtle = Incantesimo Celato
choice-no-material = Senza componenti materiali
choice-subtle-no-material = Incantesimo Celato, senza componenti materiali
choice-innate = Incantesimi Innati
choice-reaction = Reazione, durante il lancio
choice-action = Azione, dall’effetto
choice-invalid = Bersaglio non valido
choice-saved = Valido, supera il tiro salvezza
choice-unaffected = Valido, ma l’incantesimo non fa niente
