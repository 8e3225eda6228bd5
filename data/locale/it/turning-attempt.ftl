### What the table sees of an attempt, and what is asked after it (source 000). Terms: GLOSSARY section 1.3.

## The answer

turning-command-title = Dominio sui non-morti: { $cleric }
turning-number-undead =
    { $n ->
        [one] Influenza al massimo { $n } non-morto.
       *[other] Influenza al massimo { $n } non-morti.
    }
turning-rolled-undead =
    { $n ->
        [one] Influenza al massimo { $n } non-morto ({ $faces }).
       *[other] Influenza al massimo { $n } non-morti ({ $faces }).
    }
turning-number-hit-dice =
    { $n ->
        [one] Influenza al massimo { $n } dado vita di non-morti.
       *[other] Influenza al massimo { $n } dadi vita di non-morti.
    }
turning-rolled-hit-dice = Influenza al massimo { $n } dadi vita di non-morti ({ $faces }).
turning-protects = Keep at Bay protegge: { $who }.
turning-supersedes = Conta al posto di uno scaccio simultaneo più debole: { $who }.
turning-all-left-out =
    { $more ->
        [0] Restano esclusi: { $who }.
       *[other] Restano esclusi: { $who } e altri { $more }.
    }
turning-needs = Un intero round · simbolo sacro in una mano · ha effetto alla fine del round
# One undead among many, in one line.
turning-brief = { $name }: { $value } → { $effect }
turning-brief-hidden = { $name } → { $effect }
turning-superseded = conta uno scaccio simultaneo più forte
turning-no-effect-noticed = nessun effetto; si accorge del tentativo di dominio
turning-outlasted = { $effect }; resta quello precedente, che dura altrettanto
turning-driven = { $effect }, contro { $victim }
turning-gone = non c’è più
turning-shut-out = ora non c’è niente da scegliere: { $why }

## Controls. Placeholders: at most 150 characters; buttons: at most 80.

turning-protect = Indica i protetti
turning-choose-undead =
    { $n ->
        [one] Scegli un non-morto (ne resta { $n })
       *[other] Scegli un non-morto (ne restano { $n })
    }
turning-choose-for = { $name }: scegli un effetto
turning-earlier = Non-morti precedenti
turning-later = Altri non-morti
turning-all-the-same = Lo stesso per tutti
turning-same-promise =
    { $n ->
        [one] Per { $n } non-morto
       *[other] Per { $n } non-morti
    }
turning-all-present = Tutti i presenti

## Chances, before anything is rolled

turning-preview-title-turn = Probabilità dello scaccio: { $cleric }
turning-preview-title-command = Probabilità del dominio: { $cleric }
turning-preview-about = Non è stato tirato, speso né registrato niente.
turning-preview-undead =
    { $more ->
        [0] { $who }
       *[other] { $who } e altri { $more }
    }
turning-preview-roll = Tiro: { $roll }
turning-preview-reached = La probabilità che il tentativo li influenzi è { $chance }. Se li influenza:
turning-preview-row =
    { $n ->
        [0] Riga { $row } ({ $chance }): nessun effetto
       *[other] Riga { $row } ({ $chance }): { $offers }
    }

## Forms. Titles and labels: at most 45 characters; hints: at most 100.

turning-ask-victim-title = Harmful Impulse: la vittima
turning-ask-victim = Vittima designata
turning-ask-victim-name = Oppure un’altra, per nome
turning-ask-seen = Il non-morto la vede?
turning-ask-from-priest = Distanza dal chierico (m)
turning-ask-from-undead = Distanza dal non-morto (m)
turning-hint-distance-if-known = Solo se nessuna scheda la indica; può restare vuota: 21 o 4,5
turning-ask-protected-title = Keep at Bay: i protetti
turning-ask-protected = Creature protette
turning-hint-protected =
    { $n ->
        [one] { $n } oltre al chierico, in vista entro { $metres } m
       *[other] Fino a { $n } oltre al chierico, in vista entro { $metres } m; separale con virgole
    }

## Refusals

turning-refusal-place-unreadable = «{ $typed }» non è un luogo. Scrivi un numero da −{ $bound } a +{ $bound } o scegli una zona sacra del chierico.
turning-refusal-no-such-attempt = «{ $typed }» non è un tentativo fatto in questo canale. Scegline uno dai suggerimenti.
turning-refusal-gone = Questo non-morto non c’è più.
turning-refusal-distance-unreadable = «{ $typed }» non è una distanza. Scrivila in metri: 21 o 4,5.
turning-refusal-impulse-alone = Harmful Impulse richiede una vittima: scegli l’effetto per un non-morto alla volta. Non è ancora stato scelto niente.
turning-refusal-victims-needed = Per alcuni non-morti l’effetto più forte è Harmful Impulse, che richiede una vittima. Sceglilo dall’elenco e indicane una.

## What the ledger lists

ledger-kind-turning-joined = uno scaccio simultaneo
turning-refusal-kept-apart = Un tentativo simultaneo a uno pubblico è pubblico anch’esso: quale dei due sia più forte si vede in entrambi.
