### Dominare i non-morti (source 000). Terms: GLOSSARY section 1.3. The names of the effects stay English.

## Effects

turning-effect-confusing-order = Confusing Order
turning-effect-stand-still = Stand Still
turning-effect-harmful-impulse = Harmful Impulse
turning-effect-dark-paralysis = Dark Paralysis
turning-effect-permanent-domination = Permanent Domination
turning-applied-confusing-order = Confusing Order per { $n } round ({ $dice })
turning-applied-stand-still = Stand Still per { $n } round ({ $dice })
turning-applied-harmful-impulse = Harmful Impulse per { $n } round ({ $dice })
turning-applied-dark-paralysis = Dark Paralysis per { $n } round ({ $dice })
turning-promise-permanent = finché il chierico non lo libera

## Why? No full stop at the end: it follows the rule in brackets.

turning-why-dominated = Un non-morto sotto un effetto di dominio non può subirne un altro finché questo non termina
turning-why-dominated-absent = Fino ad allora non conta come presente, anche se si trova nell’area
turning-why-confusing-order = Confusing Order: 1d6 all’inizio di ogni round, prima delle dichiarazioni d’intenti
turning-why-confusing-still = 1 o 2: Stand Still per tutto il round
turning-why-confusing-impulse = 3 o 4: Harmful Impulse contro una creatura a caso tra quelle che il non-morto vede entro { $metres } m, chierico compreso; se non ce n’è nessuna, Stand Still
turning-why-confusing-free = 5 o 6: in questo round il non-morto agisce liberamente
turning-why-stand-still = Stand Still: il non-morto non può lasciare il proprio posto; combatte senza penalità contro chi è adiacente o alla portata dei suoi proiettili e poteri
turning-why-dark-paralysis = Dark Paralysis: il non-morto resta paralizzato (hold) per tutta la durata
turning-why-held = Paralizzato: inerme, niente azioni, niente movimento; gli attacchi in mischia colpiscono senza tiro; i danni non pongono fine all’effetto
turning-why-impulse = Harmful Impulse: il non-morto si dirige verso la creatura indicata dal chierico e attacca lei e nessun altro
turning-why-impulse-victim = La vittima designata dev’essere in vista sia del chierico sia del non-morto, ed entro { $metres } m da entrambi
turning-why-impulse-attacks = Usa i suoi attacchi comuni più dannosi: niente attacchi o poteri speciali, niente incantesimi, punti combattimento o manovre; i danni passivi dei suoi attacchi restano
turning-why-impulse-charge = Può tentare la carica per colpire la vittima nello stesso round, senza spendervi punti combattimento
turning-why-impulse-risks = Per arrivarci accetta gli attacchi di opportunità, ma non compie altri movimenti chiaramente dannosi (un muro di fuoco, una trappola) né suicidi
turning-why-impulse-defence = Si difende da chiunque, per quanto l’attacco ordinato lo consente, ma senza contrattacchi; i danni passivi (un’aura, spine, sangue acido) restano
turning-why-impulse-opportunity = Compie attacchi di opportunità soltanto contro la vittima
turning-why-impulse-out-of-reach = Se non può attaccare la vittima, le si avvicina il più possibile; se neppure questo è possibile, resta fermo e si limita a difendersi
turning-why-permanent-single = Permanent Domination vale per i non-morti con almeno 4 dadi vita o livelli meno del livello del chierico, e mai oltre 8: al livello { $level }, fino a { $n }
turning-why-permanent-none = Permanent Domination vale per i non-morti con almeno 4 dadi vita o livelli meno del livello del chierico: al livello { $level } non ce ne sono
turning-why-permanent-allowance = Il limite di dominio al livello { $level } è di { $n } dadi vita o livelli di non-morti in tutto, 2 per livello; quelli controllati in altri modi non contano
turning-why-permanent = Il controllo è totale e permanente: il non-morto esegue qualsiasi ordine come meglio può, e se è intelligente vede nel chierico il proprio padrone
turning-why-permanent-strength = Tra dadi vita e livelli di classe vale il numero maggiore, almeno 1
turning-why-release = Solo il chierico può liberarlo, con un comando vocale, se lo vede e il non-morto può sentirlo
turning-why-released = Un non-morto liberato non è subito ostile al chierico e ai compagni: cerca di allontanarsi, e combatte per la libertà solo se non ci riesce
turning-why-too-strong =
    { $most ->
        [0] { $name } ha { $n } dadi vita o livelli; al livello { $level } Permanent Domination non è ancora possibile, perciò vale la riga «Oltre 20»
       *[other] { $name } ha { $n } dadi vita o livelli, e al livello { $level } Permanent Domination arriva al massimo a { $most }; perciò vale la riga «Oltre 20»
    }
turning-why-allowance-used = { $name } ha { $n } dadi vita o livelli; con i { $used } già dominati si supera il limite di dominio, che è { $all }, perciò vale la riga «Oltre 20»
turning-why-noticed = { $name } è abbastanza intelligente da capire che il chierico ha tentato di dominarlo, e può agire di conseguenza
turning-why-unnoticed = { $name } non ha volontà propria e non si accorge del tentativo fallito

## What a confused undead does in a round

turning-conduct-stand-still = Stand Still
turning-conduct-harmful-impulse = Harmful Impulse
turning-conduct-free = agisce liberamente

## Refusals

turning-refusal-not-permanent = Su questo non-morto non è attivo alcun Permanent Domination.
turning-refusal-other-priest = Solo il chierico che domina questo non-morto può liberarlo, e non è { $name }.
turning-refusal-release-unseen = Per liberare il non-morto { $name } deve vederlo.
turning-refusal-release-unheard = Il non-morto deve poter sentire il comando che lo libera.
turning-refusal-no-longer-permanent = Qui Permanent Domination non è più possibile: il limite di dominio non basta. Scegli un altro effetto.
turning-refusal-not-confused = Su questo non-morto non è attivo alcun Confusing Order.
turning-refusal-no-victim = Harmful Impulse richiede una vittima. Indica la creatura che il non-morto deve attaccare.
turning-refusal-victim-is-itself = Il non-morto non può essere spinto contro sé stesso. Indica un’altra creatura.
turning-refusal-victim-unseen-by-priest = Il chierico deve vedere la vittima designata, e { $name } non è in vista.
turning-refusal-victim-unseen-by-undead = Il non-morto deve vedere la vittima designata, e { $name } non è in vista.
turning-refusal-victim-far-from-priest = La vittima designata dev’essere entro { $metres } m dal chierico; { $name } è più lontano.
turning-refusal-victim-far-from-undead = La vittima designata dev’essere entro { $metres } m dal non-morto; { $name } è più lontano.

## Faults in a table that the GM has written

turning-fault-dice-of-permanent = { $effect } è permanente e non ha dadi.
turning-fault-no-dice = { $effect } richiede dei dadi.
turning-fault-other-attempt = Riga { $row }: { $effect } appartiene all’altro tipo di tentativo.

## What the ledger lists

ledger-kind-turning-confused = un round sotto Confusing Order
ledger-kind-turning-release = non-morto liberato
