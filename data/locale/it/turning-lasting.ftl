### Ciò che dura sui non-morti, e ciò che si fa a mano (fonte 000). Termini: GLOSSARY sezione 1.3.

## The list

turning-lasting-title = Effetti in corso
turning-lasting-title-of = Effetti in corso: { $name }
turning-lasting-none = Nessun effetto in corso.
turning-lasting = { $effect } · { $duration } · chierico: { $cleric }
turning-lasting-protecting = { $effect } · { $duration } · chierico: { $cleric } · creature protette: { $names }
turning-lasting-against = { $effect } · { $duration } · chierico: { $cleric } · vittima: { $name }
turning-lasts-rounds = { $n } round
turning-lasts-until = fino alla fine del round { $round }
turning-lasts-permanent = permanente
turning-lasting-choose = Scegli un effetto da terminare o interrompere
turning-lasting-hidden = GM: anche i nascosti
# Instead of a name: chierico: qualcuno.
turning-somebody = qualcuno
turning-more =
    { $n ->
        [one] e { $n } altro
       *[other] e altri { $n }
    }

## The card of one effect

turning-lasting-duration = Durata
turning-lasting-cleric = Chierico
turning-lasting-protects = Creature protette
turning-lasting-victim = Vittima
turning-lasting-rolled = Round già tirati
turning-act-break = Ha subito un danno: interrompi
turning-act-confuse = d6 di questo round
turning-act-release = Libera
turning-act-end = Termina

## Ending

turning-end-form = Termina: { $effect }
turning-end-note = Motivo
turning-ended-title = Fine: { $effect }
turning-ended = { $name }: { $effect } non dura più.

## Breaking a Keep at Bay

turning-break-form = Keep at Bay interrotto
turning-break-harmed-at = Momento del round in cui subisce il danno
turning-break-harmed-at-hint = Il momento d’iniziativa in cui l’atto dannoso si compie
turning-break-modifier = Il suo modificatore d’attacco
turning-break-at-range = Danno a distanza
turning-break-initiative = Il suo tiro d’iniziativa
turning-break-initiative-hint = Il tiro puro; lascia vuoto se non ha tirato
turning-broken-title = Keep at Bay interrotto: { $name }
turning-broken = { $name } subisce il danno al momento { $moment } del round e può attaccare tutte le creature che erano protette.
turning-strike = Risponde al momento { $moment }.
turning-strike-last = Risponde con l’ultima azione del round, al momento { $moment }.
turning-strike-delayed = Dal momento { $moment } può posticipare e colpire chi si avvicina nel resto del round.
turning-strike-free = Agisce liberamente al momento { $moment }, secondo la propria iniziativa.
turning-broken-others =
    { $n ->
        [0] Il chierico non tiene a distanza altri non-morti.
        [one] Per l’altro non-morto il Keep at Bay continua:
       *[other] Per gli altri { $n } non-morti il Keep at Bay continua:
    }
turning-broken-other = { $name }: { $duration }

## Confusing Order

turning-confuse-form = d6 di questo round
turning-confuse-seen = Chi vede entro { $metres } m
turning-confuse-seen-hint = Nomi separati da virgole; con 3 o 4 se ne sceglie uno a caso
turning-confused-title = Confusing Order: { $name }
turning-confused-die = d6 { $face }: { $conduct }
turning-confused-attacks = Attacca { $victim }, e nessun altro.
turning-confused-nobody = Non c’è nessuno da attaccare: per questo round non può lasciare il suo posto.
turning-this-round-stand-still = Per questo round non può lasciare il suo posto.
turning-this-round-free = Per questo round agisce liberamente.
turning-confused-drawn = Scelta con un d{ $sides }: { $face }
turning-confused-next = d6 del prossimo round
turning-confused-round = Round { $round } di { $rounds }

## Release and rest

turning-released-title = Non-morto liberato: { $name }
turning-released = { $cleric } pone fine al Permanent Domination.
turning-released-then = Il non-morto non è subito ostile: cerca di allontanarsi, e combatte per la libertà solo se non ci riesce.
turning-rest-moment = Il momento della divinità: { $recovery }

## Refusals

turning-refusal-not-your-effect = Possono farlo solo il GM e chi gioca il chierico o, dove ci sono creature protette, una di loro.
