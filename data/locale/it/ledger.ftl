### The ledger: who sees a ruling, what is revealed, and how dice are verified.

## Who sees a roll

choice-open = Pubblico
choice-secret = Segreto: solo io
choice-blind = Cieco: solo il GM
roll-footer-secret = Tiro segreto: lo vedi solo tu.
roll-footer-blind = Tiro cieco: lo vede solo il GM.
roll-blind-title = Tiro cieco
roll-blind-done = Tiro fatto. L’esito lo vede solo il GM; resta nel registro e si potrà svelare più tardi.
roll-blind-line = Tiro cieco di { $actor }. L’esito lo vede solo il GM.

## The ledger

ledger-button-show = Mostra (GM)
ledger-button-reveal = Svela a tutti

## Refusals

refusal-no-such-entry = Nel registro non c’è una voce { $entry } che tu possa usare qui.
