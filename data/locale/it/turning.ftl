### Turning undead (source 000). Terms: GLOSSARY section 1.3.

## Kinds of sheets and their fields. Labels: at most 45 characters; hints: at most 100.

turning-kind-cleric = Chierico
turning-kind-undead = Non-morto
turning-kind-companion = Compagno
turning-field-level = Livello
turning-field-deity = Divinità
turning-field-recovery = Flusso dell’energia divina
turning-hint-recovery = Il momento in cui tornano gli scacci spesi, per esempio «l’alba»
turning-field-modifiers = Modificatori permanenti
turning-hint-modifiers = Con il motivo: +2 reliquia sacra, −1 maledizione
turning-field-dark = Chierico delle forze oscure
turning-field-attempts = Scacci disponibili oggi
turning-field-attempts-used = Scacci spesi oggi
turning-attempts-of = { $left } su { $all }
turning-field-threat = Livello minaccia
turning-hint-threat = Di solito i dadi vita interi, almeno 1
turning-field-hit-dice = Dadi vita
turning-field-order = Ordine Oscuro
turning-field-legion = Appartiene a una Legione delle Tenebre
turning-field-class-levels = Livelli di classe mantenuti
turning-field-intelligence = Intelligenza
turning-hint-intelligence = 0 è senza intelligenza, 10 è nella media
turning-field-malus = Malus proprio
turning-hint-malus = Quanto tolgono a uno scaccio i suoi oggetti, poteri o incantesimi
turning-field-malus-reason = Motivo del malus
turning-malus-of = Malus { $malus }
turning-field-hit-points = Punti ferita
turning-hint-hit-points = Si possono lasciare vuoti; se sono noti, i danni li riducono
turning-field-max-hit-points = Punti ferita massimi
turning-hint-max-hit-points = Si possono lasciare vuoti: valgono allora quelli iniziali
turning-hit-points-of = { $now } su { $all }
turning-field-zones = Zone sacre
turning-hint-zones = Luoghi con un bonus da −3 a +3: +3 cappella della Lampada, −2 tumulo
turning-field-position = Posizione (metri a est, a nord)
turning-hint-position = Dal punto da cui misurate: 6, −3 oppure 4,5; 2
turning-field-distance = Distanza dal chierico (m)
turning-hint-distance = In metri, al più con un decimale: 21 o 4,5. Se sono note, valgono le posizioni
turning-field-dominated = Dadi vita dominati, senza scheda qui
turning-hint-dominated = Dei non-morti sotto Permanent Domination che non hanno una scheda in questo server
turning-field-present = Presente
turning-field-in-sight = In vista del chierico

## Dark Orders, intelligence, creatures

turning-order-lower = Inferiore
turning-order-superior = Superiore
turning-order-major = Maggiore
turning-order-supreme = Supremo

# After “intelligence”: intelligence: average.
turning-intelligence-mindless = assente
turning-intelligence-animal = animale
turning-intelligence-semi = rudimentale
turning-intelligence-low = bassa
turning-intelligence-average = media
turning-intelligence-very = buona
turning-intelligence-high = alta
turning-intelligence-exceptional = eccezionale
turning-intelligence-genius = geniale
turning-intelligence-supra-genius = sovrumana
turning-intelligence-godlike = divina

turning-creature-skeleton = Scheletro
turning-creature-zombie = Zombi
turning-creature-ghoul = Ghoul
turning-creature-shadow = Ombra
turning-creature-ghast = Ghast
turning-creature-wight = Wight
turning-creature-wraith = Wraith
turning-creature-mummy = Mummia
turning-creature-spectre = Spettro
turning-creature-vampire = Vampiro
turning-creature-ghost = Fantasma
turning-creature-lich = Lich
turning-creature-minotaur-skeleton = Scheletro di minotauro
turning-creature-mummy-lord = Signore delle mummie
turning-creature-ogre-zombie = Zombi ogre
turning-creature-specter = Spettro
turning-creature-vampire-bat = Vampiro (forma di pipistrello)
turning-creature-vampire-mist = Vampiro (forma di nebbia)
turning-creature-vampire-spawn = Progenie vampirica
turning-creature-vampire-vampire = Vampiro (forma di vampiro)
turning-creature-warhorse-skeleton = Scheletro di cavallo da guerra
turning-creature-will-o-wisp = Fuoco fatuo

# Whose values a ready-made undead has.
turning-template-house = { $name } – valori della casa
turning-template-srd = { $name } – SRD 5.1
turning-values-house = Modello: { $name }. I valori sono della casa, non dell’autore.
turning-values-srd = Modello: { $name }. Dadi vita, punti ferita e intelligenza vengono dall’SRD 5.1 (CC BY 4.0); l’Ordine Oscuro è un valore della casa.

## Lines of a reckoning: `d20 12 · level +5 · sacred area +3 = 20`

turning-line-level = livello
turning-line-place = luogo
turning-line-modifier = modificatore
turning-line-potential = potenziale
turning-line-threat = livello minaccia
turning-line-order = Ordine Oscuro ({ $order })
turning-line-legion = Legione delle Tenebre
turning-line-class = livelli di classe
turning-line-intelligence = intelligenza ({ $name })
turning-line-malus = malus proprio

## The answer

turning-attempt-title = Scaccio: { $cleric }
turning-potential = Potenziale
turning-natural = { $face } naturale: i modificatori non contano.
turning-undead = { $name }
turning-alias = non-morto { $n }
turning-value = Valore concreto
turning-outcome = Riga { $row } (probabilità { $percent }%): { $effect }
turning-row-natural = { $face } naturale
turning-row-or-less = { $high } o meno
turning-row-or-more = { $low } o più
turning-row-range = { $low }–{ $high }
turning-outcome-hidden = Esito: { $effect }
turning-no-effect = nessun effetto
turning-to-choose =
    { $n ->
        [one] scegli l’effetto
       *[other] scegli tra { $n } effetti
    }
turning-effect-keep-at-bay = Keep at Bay
turning-effect-positive-direct-damage = Positive Direct Damage
turning-effect-divine-stunning = Divine Stunning
turning-applied-keep-at-bay = Keep at Bay per { $n } round ({ $dice })
turning-applied-positive-direct-damage =
    { $n ->
        [one] Positive Direct Damage: { $n } danno ({ $dice })
       *[other] Positive Direct Damage: { $n } danni ({ $dice })
    }
turning-applied-divine-stunning = Divine Stunning per { $n } round ({ $dice })
turning-attempts-left =
    { $n ->
        [0] Per oggi gli scacci sono finiti.
        [one] Per oggi resta { $n } scaccio.
       *[other] Per oggi restano { $n } scacci.
    }
turning-choose = Scegli un effetto
turning-strongest = Il più forte per tutti
turning-option = { $name }: { $effect }
turning-promise-rounds = { $dice } round
turning-promise-damage = { $dice } danni
turning-rest-title = Flusso dell’energia divina: { $cleric }
turning-rest =
    { $n ->
        [one] { $n } scaccio è di nuovo disponibile.
       *[other] { $n } scacci sono di nuovo disponibili.
    }

## Why?

turning-offer = { $effect } { $dice }
turning-why-potential = Un d20 più tutti i modificatori generali dà il potenziale; tolto ciò che sottrae ogni non-morto, resta il valore concreto
turning-why-level = Si aggiunge il livello del chierico: { $n }
turning-why-place = Il luogo dà un bonus o un malus da 1 a 3
turning-why-modifier = Oggetti, incantesimi, competenze o il potere della divinità possono aiutare od ostacolare
turning-why-relation = Può aiutare od ostacolare anche il rapporto tra il chierico e questo non-morto
turning-why-threat-level = Ogni livello minaccia toglie 1
turning-why-order = Si toglie il grado dell’Ordine Oscuro: { $order } { $n }
turning-why-legion = Chi appartiene a una Legione delle Tenebre toglie { $n } in più
turning-why-class = I livelli di classe mantenuti tolgono 1 ogni 3, arrotondato per eccesso: qui { $n }
turning-why-intelligence = Un’intelligenza elevata toglie ancora qualcosa: { $name } { $n }
turning-why-malus = Anche i suoi oggetti e poteri, o gli incantesimi che ha addosso, tolgono qualcosa
turning-why-reach = Lo scaccio influenza solo i non-morti che il chierico vede entro { $metres } m nel momento in cui ha effetto, alla fine del round
turning-why-attempts = Un chierico di livello { $level } ha { $n } scacci al giorno: 2, più 1 ogni 3 livelli, arrotondato per eccesso
turning-why-natural = Un { $face } naturale dà sempre lo stesso esito, quali che siano i modificatori
turning-why-threat = Il livello minaccia è il numero di dadi vita interi, almeno 1
turning-why-row =
    { $n ->
        [0] { $name }: riga { $row } della tavola, che non offre nessun effetto
       *[other] { $name }: riga { $row } della tavola, che offre { $offers }
    }
turning-why-choice = Dove una riga offre più effetti, il chierico sceglie dopo il tiro, per ogni non-morto separatamente
turning-why-protected =
    { $n ->
        [one] Il Keep at Bay protegge il chierico e { $n } altra creatura in vista entro { $metres } m
       *[other] Il Keep at Bay protegge il chierico e fino a { $n } altre creature in vista entro { $metres } m
    }
turning-why-keep-at-bay = Un non-morto sotto Keep at Bay non può toccare né attaccare le creature protette; tutto il resto può farlo
turning-why-broken = Il Keep at Bay dura finché una creatura protetta non attacca il non-morto, ed è interrotto solo per quello attaccato
turning-why-damage = I danni arrivano alla fine del round; in quello dopo si può scacciare di nuovo il non-morto
turning-why-stunned = Stordito: niente azioni, niente movimento, niente attacchi di opportunità; chi lo attacca ha +4 per colpire; i danni non pongono fine all’effetto
turning-why-stunning = Un non-morto stordito non conta come presente, e nessun altro effetto di scaccio lo influenza
turning-why-rest = Gli scacci spesi tornano insieme agli incantesimi, con il flusso dell’energia divina
turning-why-rest-moment = Gli scacci spesi tornano insieme agli incantesimi, con il flusso dell’energia divina: { $recovery }

## Refusals

turning-refusal-dark-cleric = { $name } serve le forze oscure: i non-morti non li scaccia, li domina.
turning-refusal-no-attempts =
    { $n ->
        [one] Per oggi { $name } non ha più scacci. Con il flusso dell’energia divina torna { $n } scaccio.
       *[other] Per oggi { $name } non ha più scacci. Con il flusso dell’energia divina tornano { $n } scacci.
    }
turning-refusal-place = Il luogo aiuta od ostacola al massimo di { $bound }; { $place } va oltre.
turning-refusal-no-undead = Indica almeno un non-morto; se sono più d’uno, separali con virgole.
turning-refusal-too-many-undead = In uno scaccio si possono indicare al massimo { $limit } non-morti.
turning-refusal-too-many-modifiers = Uno scaccio può avere al massimo { $limit } altri modificatori. Uniscine alcuni.
turning-refusal-not-touched = Questo scaccio non influenza quel non-morto.
turning-refusal-nothing-to-choose = Per questo non-morto non c’è niente da scegliere.
turning-refusal-already-chosen = Il suo effetto è già scelto: { $effect }.
turning-refusal-not-offered = { $effect } qui non è tra gli effetti offerti.
turning-refusal-which-cleric =
    { $n ->
        [0] Qui non hai nessun chierico. Creane uno con { $sheet_new }.
       *[other] Indica quale chierico: ce ne sono { $n }.
    }
turning-refusal-modifiers = «{ $typed }» non è leggibile. Scrivi un numero da −20 a +20 e un motivo; se sono più d’uno, separali con virgole: +2 reliquia sacra, −1 ferita.
turning-refusal-two-effects = Hai scelto due effetti per lo stesso non-morto. Scegline uno per ciascuno.

## What the ledger lists

ledger-kind-turning-attempt = scaccio
ledger-kind-turning-choose = effetto scelto
ledger-kind-turning-rest = ritorno degli scacci

## The tour

turning-guide-title = Scacciare i non-morti
turning-guide-about = Un chierico tiene a bada i non-morti, li stordisce o li danneggia; un chierico delle forze oscure li domina.
turning-guide-attempt = Scaccia i non-morti con { $command }: scegline alcuni dai suggerimenti, o nessuno per provare con tutti i presenti; con l’anteprima vedi solo le probabilità.
turning-guide-choose = Se l’esito offre più effetti, scegline uno per ogni non-morto dall’elenco sotto la risposta.
turning-guide-why = Premi «Perché?» sotto l’esito per vedere le regole, la riga e il dado che ci sono dietro.
turning-guide-command = Se sei un chierico delle forze oscure, dominali con { $command }
turning-guide-effects = Vedi che cosa dura, e per chi, con { $command }: scegli lì un effetto per interromperlo, tirare il suo dado o terminarlo.
turning-guide-release = Libera un non-morto dominato con { $command }
turning-guide-board = Se le schede hanno le posizioni, premi «Mappa» per vedere chi c’è attorno al chierico.
turning-guide-rest = Gli scacci del giorno sono contati: { $command } li fa tornare.
turning-guide-sheets = Crea un chierico tutto tuo o, se sei il GM, altri non-morti: { $command }
