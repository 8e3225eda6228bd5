### Gli effetti posti dal GM, e quanto durano.

ledger-kind-tabletop-effect = comincia un effetto
ledger-kind-tabletop-effect-end = termina un effetto
effect-called = { $words }

## Quanto dura

scene-effect-began = { $name }: ora { $effect }, { $left }.
scene-effect-until-time = fino a { $when }
scene-effect-until-clock = fino alle { $time } del tempo di gioco
scene-effect-until-turn =
    { $edge ->
        [start] fino all’inizio del turno di { $name }, nel round { $round }
       *[end] fino alla fine del turno di { $name }, nel round { $round }
    }

## L’elenco

effect-title = Effetti: { $name }
effect-of = { $name }: { $effect }
effect-none = Qui non c’è nessun effetto in corso.
effect-entry = { $n }. { $effect }, { $left }
effect-line = { $effect }, { $left }
effect-option = { $n }. { $effect }
effect-choose = Scegli un effetto
effect-field-left = Durata

## Pulsanti e moduli

scene-button-effects = Effetti
scene-button-effect-new = Nuovo effetto …
scene-button-effect-change = Altra durata …
scene-button-effect-end = Termina adesso
effect-form-new = Nuovo effetto
effect-form-change = Altra durata
effect-field-name = Come si chiama
effect-field-amount = Quanti, o quando
effect-hint-amount = Un numero; per «fino a un orario reale» { $time } oppure { $day }
effect-hint-until = Un orario si scrive { $time }, con il giorno { $day }.
effect-field-unit = Di che cosa
effect-field-whose = Turni di chi
effect-hint-whose = Solo per i turni; vuoto: quelli di chi ha l’effetto
effect-unit-rounds = round
effect-unit-turn-ends = turni, fino alla fine
effect-unit-turn-starts = turni, fino all’inizio
effect-unit-game-minutes = minuti di gioco
effect-unit-game-hours = ore di gioco
effect-unit-real-hours = ore di tempo reale
effect-unit-real-days = giorni di tempo reale
effect-unit-until = fino a un orario reale
effect-unit-open = finché qualcosa non lo termina

## Passi

scene-action-effect = un effetto deciso dal GM
scene-action-effect-end = la fine di un effetto, decisa dal GM
scene-action-effect-over = la fine di un effetto scaduto

## Rifiuti

refusal-effect-no-name = L’effetto ha bisogno di un nome con almeno un carattere visibile.
refusal-effect-too-many =
    { $n ->
        [one] { $name }: si può avere al massimo { $n } effetto. Prima terminane uno.
       *[other] { $name }: si possono avere al massimo { $n } effetti. Prima terminane uno.
    }
refusal-effect-not-ahead =
    { $n ->
        [one] La fine dev’essere nel futuro, al massimo tra { $n } giorno.
       *[other] La fine dev’essere nel futuro, al massimo tra { $n } giorni.
    }
