### Whom a turning attempt touches, and what lasts (source 000). Terms: GLOSSARY section 1.3.

## What an attempt asks of the cleric. No full stop at the end.

turning-needs-round = Lo scaccio richiede un intero round di parole e gesti
turning-needs-symbol = Una mano regge il simbolo sacro; l’altra può tenere uno scudo o sorreggere un’arma a due mani
turning-needs-end-of-round = Ha effetto alla fine del round
turning-needs-no-concentration = Non serve concentrazione: le ferite non lo compromettono
turning-needs-dexterity = Nel frattempo la classe armatura del chierico perde il bonus di Destrezza, non quello dello scudo

## Who is left out, and why

turning-left-out = { $name } ({ $reason })
turning-left-out-absent = non è presente
turning-left-out-destroyed = senza più punti ferita
turning-left-out-stunned = stordito
turning-left-out-dominated = dominato
turning-left-out-kept = già tenuto a distanza
turning-left-out-out-of-sight = fuori vista
turning-left-out-too-far = troppo lontano
turning-left-out-beyond-number = oltre il numero che lo scaccio può influenzare

## Why? No full stop at the end: it follows the rule in brackets.

turning-why-left-out = { $name } resta escluso: { $reason }
turning-why-number-2d6 = Uno scaccio influenza 2d6 non-morti, prima i più deboli e poi i più vicini: { $n }
turning-why-number-fixed = Il numero di non-morti che uno scaccio influenza è fisso, prima i più deboli e poi i più vicini: { $n }
turning-why-number-2d6-hit-dice = Uno scaccio influenza 2d6 dadi vita di non-morti, prima i più deboli e poi i più vicini, almeno un non-morto: { $n }
turning-why-number-level-plus-2 = Uno scaccio influenza tanti non-morti quanto il livello del chierico più 2, prima i più deboli e poi i più vicini: { $n }
turning-why-number-enough = Il numero di non-morti che uno scaccio influenza basta per tutti questi
turning-why-outlasted = { $name } è già sotto un Keep at Bay che dura altrettanto o di più, e quello resta
turning-why-replaced = Il nuovo Keep at Bay dura di più e prende il posto del precedente: { $name }
turning-why-harmed = { $cleric }, che era al riparo da { $name }, lo danneggia: quel Keep at Bay finisce
turning-why-superseded = Tra scacci simultanei conta solo il più forte; contro { $name } è quello di { $cleric }
turning-why-supersedes = Tra scacci simultanei conta solo il più forte; contro { $name } è questo, e gli effetti di quello di { $cleric } vengono annullati
turning-why-tie-higher-level = Tra scacci con lo stesso valore conta quello del chierico di livello più alto, poi quello dichiarato prima
turning-why-tie-earlier-declared = Tra scacci con lo stesso valore conta quello dichiarato prima
turning-why-protected-fixed = L’insieme delle creature protette è fisso; chi poi esce dalla vista o dalla zona resta protetto
turning-why-broken-for-all = Finisce per tutte le creature protette, ma solo rispetto a questo non-morto; gli altri restano vincolati
turning-why-broken-moment = Finisce nel momento in cui l’atto dannoso si compie
turning-why-waiting = Un non-morto che non ha fatto altro vale come in attesa di attaccare e può colpire in questo stesso round
turning-why-strike = Colpisce al proprio modificatore d’attacco più il momento del danno: { $modifier } e { $harmed }
turning-why-strike-delayed = Colpito a distanza, può posticipare e colpire un avversario che si avvicina nel resto del round
turning-why-strike-free = La sua iniziativa viene dopo il danno, quindi agisce liberamente
turning-why-last-act = Sarebbe dopo la fine del round, { $end }: colpisce con l’ultima azione del round
turning-why-round-end = Il round finisce a { $end }, e il colpo arriva prima

## Refusals

turning-refusal-not-dark = { $name } non serve forze oscure: non domina i non-morti, li scaccia.
turning-refusal-nobody-affected =
    { $n ->
        [0] Qui non c’è nessun non-morto che lo scaccio possa influenzare. Non è stato speso nulla.
       *[other] Lo scaccio non potrebbe influenzare nessuno: { $who }{ $more ->
            [0] .
            [one] {" "}e { $more } altro.
           *[other] {" "}e altri { $more }.
        } Non è stato speso nulla.
    }
turning-refusal-shut-out = Ora questo non-morto non può subire altri effetti: { $why }.
turning-refusal-superseded = Per questo non-morto conta uno scaccio simultaneo più forte; questo non ha effetto.
turning-refusal-one-at-a-time = { $name } ha già tentato uno di questi scacci simultanei, e uno scaccio dura l’intero round.
turning-refusal-cannot-protect = Non si possono proteggere: { $who }.
turning-refusal-too-many-protected =
    { $n ->
        [one] { $name } può proteggere al massimo { $n } altra creatura.
       *[other] { $name } può proteggere al massimo altre { $n } creature.
    }
turning-refusal-already-protected = { $name } ha già indicato chi è protetto da questo Keep at Bay.
turning-refusal-not-kept = Questo non-morto non è sotto un Keep at Bay.

## What the ledger lists

ledger-kind-turning-command = tentativo di dominio
ledger-kind-turning-protect = indicate le creature protette
ledger-kind-turning-break = Keep at Bay interrotto
ledger-kind-turning-end = un effetto termina
