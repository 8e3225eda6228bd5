### The ledger: who sees a ruling, what is revealed, and how dice are verified.

## Who sees a roll

choice-open = Open
choice-secret = Secret: only me
choice-blind = Blind: only the GM
roll-footer-secret = Secret roll: only you see it.
roll-footer-blind = Blind roll: only the GM sees it.
roll-blind-title = Blind roll
roll-blind-done = Rolled. Only the GM sees the result; it stays in the ledger and can be revealed later.
roll-blind-line = { $actor } made a blind roll. Only the GM sees the result.

## The ledger

ledger-button-show = Show (GM)
ledger-button-reveal = Reveal to all

## Refusals

refusal-no-such-entry = There is no entry { $entry } in the ledger that you can use here.
