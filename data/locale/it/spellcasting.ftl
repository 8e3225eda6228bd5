### Spells: what they say, who perceives them, who can tell which they are (source 002). Terms: GLOSSARY section 1.5.

## Kinds of sheets and their fields. Labels: at most 45 characters; hints: at most 100.

spell-kind-adventurer = Avventuriero
spell-kind-spell = Incantesimo della casa
spell-none = nessuno
spell-field-arcana = Intelligenza (Arcano)
spell-hint-arcana = Tutto ciò che si somma alla prova: +5 o −1
spell-field-initiative = Iniziativa
spell-hint-initiative = Tutto ciò che vi si aggiunge: di solito la Destrezza
spell-field-hit-points = Punti ferita
spell-hint-hit-points = Quelli rimasti; vuoto se si tengono altrove
spell-field-first-class = Classe
spell-field-second-class = Seconda classe
spell-field-third-class = Terza classe
spell-hint-first-class = Anche quella di una sottoclasse che concede incantesimi
spell-field-reaction-used = Reazione spesa
spell-hint-reaction-used = Torna quando inizia il proprio turno
spell-field-present = Presente
spell-field-sees = Può vedere
spell-field-hears = Può sentire
spell-hint-senses = Un indizio per il GM, che decide
spell-field-level = Livello
spell-hint-level = 0 per un trucchetto, al massimo 9
spell-field-school = Scuola
spell-field-classes = Classi
spell-field-components = Componenti
spell-field-casting-time = Tempo di lancio
spell-field-range = Gittata
spell-field-duration = Durata
spell-field-ritual = Rituale
spell-field-concentration = Concentrazione
spell-field-area = Area di effetto
spell-field-shape = Forma dell’area
spell-field-size = Dimensione dell’area (piedi)
spell-hint-size = Raggio, lato di un cubo, lunghezza di un cono o di una linea
spell-field-width = Larghezza di una linea (piedi)
spell-hint-width = Le altre forme non ne hanno
spell-field-save = Tiro salvezza
spell-field-on-success = Se il tiro salvezza riesce

## What a spell says.

spell-level =
    { $n ->
        [0] trucchetto
       *[other] livello { $n }
    }
spell-school-abjuration = abiurazione
spell-school-conjuration = evocazione
spell-school-divination = divinazione
spell-school-enchantment = ammaliamento
spell-school-evocation = invocazione
spell-school-illusion = illusione
spell-school-necromancy = necromanzia
spell-school-transmutation = trasmutazione
spell-class-barbarian = barbaro
spell-class-bard = bardo
spell-class-cleric = chierico
spell-class-druid = druido
spell-class-fighter = guerriero
spell-class-monk = monaco
spell-class-paladin = paladino
spell-class-ranger = ranger
spell-class-rogue = ladro
spell-class-sorcerer = stregone
spell-class-warlock = warlock
spell-class-wizard = mago
spell-letter-verbal = V
spell-letter-somatic = S
spell-letter-material = M
spell-component-verbal = verbale
spell-component-somatic = somatica
spell-component-material = materiale
spell-components = { $letters }
spell-components-none = nessuna
spell-ability-str = Forza
spell-ability-dex = Destrezza
spell-ability-con = Costituzione
spell-ability-int = Intelligenza
spell-ability-wis = Saggezza
spell-ability-cha = Carisma
spell-save = { $ability }; se riesce: { $success }
spell-on-success-none = non succede nulla
spell-on-success-half = metà dei danni
spell-on-success-other = qualcos’altro
spell-measure-action = 1 azione
spell-measure-bonus-action = 1 azione bonus
spell-measure-reaction = 1 reazione
spell-measure-round =
    { $n ->
        [one] { $n } round
       *[other] { $n } round
    }
spell-measure-minute =
    { $n ->
        [one] { $n } minuto
       *[other] { $n } minuti
    }
spell-measure-hour =
    { $n ->
        [one] { $n } ora
       *[other] { $n } ore
    }
spell-measure-day =
    { $n ->
        [one] { $n } giorno
       *[other] { $n } giorni
    }
spell-measure-mile =
    { $n ->
        [one] { $n } miglio
       *[other] { $n } miglia
    }
spell-measure-self = incantatore
spell-measure-touch = contatto
spell-measure-sight = vista
spell-measure-unlimited = illimitata
spell-measure-special = speciale
spell-measure-instantaneous = istantanea
spell-measure-until-dispelled = finché non viene dissolto
spell-ritual = { $time } (rituale)
spell-concentration = concentrazione, fino a { $time }
spell-feet = { $n } piedi ({ $metres } m)
spell-shape-sphere = sfera
spell-shape-cylinder = cilindro
spell-shape-circle = cerchio
spell-shape-cube = cubo
spell-shape-square = quadrato
spell-shape-cone = cono
spell-shape-line = linea
spell-area-sphere = sfera, raggio { $size }
spell-area-cylinder = cilindro, raggio { $size }
spell-area-circle = cerchio, raggio { $size }
spell-area-cube = cubo, lato { $size }
spell-area-square = quadrato, lato { $size }
spell-area-cone = cono, lunghezza { $size }
spell-area-line = linea, lunghezza { $size }, larghezza { $width }
spell-tall-area = { $area }, altezza { $height }
spell-own-name = { $name }

## What takes away components, and what each of that takes.

spell-relief-subtle = Incantesimo Celato
spell-relief-no-material = non richiede componenti materiali
spell-relief-innate = Incantesimi Innati
spell-takes-subtle = Incantesimo Celato toglie la componente verbale e quella somatica. Quella materiale resta.
spell-takes-no-material = Non serve alcuna componente materiale. Quella verbale e quella somatica restano.
spell-takes-innate = Incantesimi Innati toglie tutte le componenti.

## Perceiving a caster (R002-1 to R002-6)

spell-why-casting = Il lancio è percepibile dalle componenti che ancora richiede: { $components }.
spell-why-material = La forma della componente materiale non conta: l’oggetto indicato, la borsa dei componenti e il focus si equivalgono.
spell-why-effect = L’effetto si può notare.
spell-why-caster-unknown = Dal solo effetto nessuno può dire chi ha lanciato l’incantesimo, a meno che altro non lo riveli.
spell-why-no-component = Non resta alcuna componente: il lancio è impercettibile.
spell-why-no-effect = L’effetto non dà alcun segno: chi non lo subisce può non accorgersi di nulla.
spell-why-witnesses = Chi lo percepisce lo dice il GM; vista e udito sono solo indizi.
spell-why-witness = { $name } percepisce: { $what }.
spell-perceives-casting = il lancio
spell-perceives-effect = l’effetto
spell-perceives-nothing = nulla
spell-why-slot = Lo slot di livello { $level } è speso, qualunque sia l’esito.
spell-why-cantrip = Un trucchetto è di livello 0 e non richiede slot.
spell-why-at-will = Lanciato a volontà, l’incantesimo non richiede slot.
spell-why-higher-level = Lanciato a un livello più alto, l’incantesimo vale come livello { $level } invece di { $lowest }.

## Identifying a spell (R002-7 to R002-12)

spell-way-reaction = reazione
spell-way-action = azione
spell-line-d20 = d20
spell-line-arcana = Intelligenza (Arcano)
spell-line-base = CD
spell-line-level = livello dell’incantesimo
spell-why-reaction = Con la reazione si identifica un incantesimo mentre viene lanciato.
spell-why-action = Con l’azione, nel proprio turno, si identifica un incantesimo dal suo effetto dopo che è stato lanciato.
spell-why-reaction-needs = La reazione richiede di aver percepito il lancio.
spell-why-action-needs = L’azione richiede di aver percepito l’effetto.
spell-why-arcana = La prova è di Intelligenza (Arcano), anche per chi lancia con un’altra caratteristica.
spell-why-advantage = L’incantesimo è lanciato come incantesimo della tua classe ({ $as_class }): vantaggio.
spell-why-other-class = L’incantesimo è lanciato come incantesimo di un’altra classe ({ $as_class }): nessun vantaggio.
spell-why-classless = L’incantesimo non è lanciato come incantesimo di una classe: nessuno ha vantaggio.
spell-why-dc = CD { $dc }: 15 più il livello dell’incantesimo, { $level }.
spell-why-natural = Un 1 o un 20 naturale non decide da solo: conta il totale.
spell-why-once = Ognuno ha un solo tentativo per incantesimo e per modo: uno con la reazione, uno con l’azione.
spell-why-merged = A questo tavolo la stessa reazione può anche contrastare l’incantesimo.
spell-why-not-merged = La stessa reazione non può anche contrastare l’incantesimo.
spell-why-reaction-back = La reazione torna quando inizia il proprio turno.

## Targets (R002-13 to R002-16). Only the GM reads the reasons; the caster reads what appears.

spell-truth-invalid = bersaglio non valido
spell-truth-saved = bersaglio valido che supera il tiro salvezza
spell-truth-unaffected = bersaglio valido su cui l’incantesimo non fa nulla
spell-appears-saved = il tiro salvezza riesce
spell-appears-no-effect = nessun effetto
spell-why-valid = Il GM dice del bersaglio: { $truth }.
spell-why-invalid = L’incantesimo non può avere effetto su questo bersaglio ({ $target }): non gli succede nulla.
spell-why-appears-saved = L’incantesimo non fa nulla a un bersaglio che supera il tiro salvezza. Perciò l’incantatore vede un tiro riuscito, senza alcun indizio.
spell-why-no-save = L’incantesimo non concede tiri salvezza: l’incantatore percepisce che non ha fatto nulla.
spell-why-success-does = Anche se il tiro salvezza riuscisse, l’incantesimo farebbe qualcosa ({ $success }). Perciò l’incantatore percepisce che non ha fatto nulla.

## Refusals

spell-refusal-no-such-spell =
    { $n ->
        [0] Nessun incantesimo si chiama «{ $name }».
       *[other] Nessun incantesimo si chiama «{ $name }». Nomi simili: { $alike }.
    }
spell-refusal-cantrip = *{ $spell }* è un trucchetto: si lancia sempre al livello 0.
spell-refusal-level-too-low = *{ $spell }* è un incantesimo di livello { $level }: non si può lanciare a un livello più basso.
spell-refusal-level-too-high = Un incantesimo si può lanciare al massimo al livello { $level }.
spell-refusal-innate-has-no-class = Con Incantesimi Innati un incantesimo non appartiene ad alcuna classe. Togli la classe, o scegli che cos’altro toglie le componenti.
spell-refusal-no-save = *{ $spell }* non concede tiri salvezza: nessun bersaglio può superarne uno.
spell-refusal-own-casting = È un tuo incantesimo.
spell-refusal-not-perceived = { $name } non percepisce nulla che si possa identificare.
spell-refusal-casting-not-perceived = { $name } non percepisce il lancio, solo l’effetto. Identifica l’incantesimo da quello, con l’azione nel tuo turno.
spell-refusal-effect-not-perceived = { $name } non percepisce alcun effetto, e dopo il lancio un incantesimo si identifica solo da quello.
spell-refusal-already-tried = { $name } ha già tentato così ({ $way }). C’è un solo tentativo per modo.
spell-refusal-casting-over = Il lancio è finito. Ora l’incantesimo si può identificare solo dal suo effetto, con l’azione.
spell-refusal-effect-over = È tardi per identificare l’incantesimo: il tuo turno dopo il lancio è finito, e l’effetto non dura.
spell-refusal-reaction-used = { $name } ha già speso la reazione. Torna all’inizio del tuo prossimo turno.

## House rules

house-rule-spellcasting-options-method = Metodo per le aree
house-rule-spellcasting-options-method-about = Quali caselle comprende un’area di effetto. I metodi danno numeri diversi di caselle: conviene che un tavolo ne scelga uno.
house-value-spellcasting-options-method-template = sagoma: qualsiasi parte di una casella
house-value-spellcasting-options-method-token = segnalini: caselle intere, bordi diritti
house-value-spellcasting-options-method-dmg = mezza casella per i cerchi, qualsiasi parte per il resto
house-rule-spellcasting-options-diagonals = Passi diagonali
house-rule-spellcasting-options-diagonals-about = Quanto costa un passo in diagonale quando si contano le distanze.
house-value-spellcasting-options-diagonals-one = 5 piedi ciascuno
house-value-spellcasting-options-diagonals-alternating = 5 e 10 piedi alternati
house-rule-spellcasting-options-merge = Identificare e contrastare insieme
house-rule-spellcasting-options-merge-about = Se chi identifica un incantesimo con la reazione può contrastarlo con la stessa reazione.
house-rule-spellcasting-options-window-minutes = Minuti per identificare un incantesimo
house-rule-spellcasting-options-window-minutes-about = Per quanti minuti si può identificare un lancio con la reazione, se il GM non dice altro al momento del lancio.

## In a scene.

spell-scene-order-initiative = Iniziativa: 1d20 e il modificatore, prima il più alto
spell-scene-initiative = Ciascuno tira 1d20 e aggiunge il proprio modificatore all’iniziativa, di solito quello di Destrezza; il più alto agisce per primo.
spell-scene-ties = A parità d’iniziativa viene prima chi ha il modificatore più alto, poi chi si è unito prima.
