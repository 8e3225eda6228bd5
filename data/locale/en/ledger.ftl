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
ledger-recent-title = The ledger’s last entries
ledger-recent-empty = There is nothing in the ledger yet that you can see.
ledger-recent-none = Nothing in the ledger that you can see fits this.
ledger-mark =
    { $mark ->
        [undone] { " · **undone**" }
        [amended] { " · **amended**" }
       *[no] { "" }
    }
ledger-recent-line =
    { $visibility ->
        [secret] **{ $entry }** · { $when } · { $actor }: { $kind } (secret){ ledger-mark }
        [blind] **{ $entry }** · { $when } · { $actor }: { $kind } (for the GM only){ ledger-mark }
       *[open] **{ $entry }** · { $when } · { $actor }: { $kind }{ ledger-mark }
    }
choice-hour = The last hour
choice-day = The last day
choice-week = The last week
choice-month = The last month
ledger-of-scene = Scene: { $scene }
ledger-of-person = By { $person }
ledger-of-ruleset = Ruleset: { $ruleset }
ledger-of-time = Since { $when }
ledger-button-newest = Newest
ledger-button-older = Older
ledger-kind-tabletop-roll = roll
ledger-kind-ledger-reveal = a roll is revealed
ledger-kind-ledger-seed = the seed of the dice is revealed
ledger-revealed =
    { $visibility ->
       *[secret] Secret roll by { $actor }, revealed now, just as it was rolled:
        [blind] Blind roll by { $actor }, revealed now, just as it was rolled:
    }
ledger-revealed-before = This has already been revealed: { $when }, entry { $entry }.

## Corrections

ledger-kind-ledger-undo = a ruling is taken back
ledger-kind-ledger-redo = a ruling stands again
ledger-kind-ledger-amend = the GM overrules
ledger-corrected = entry **{ $entry }**, { $kind } by { $actor }
ledger-undo-title = Take this ruling back?
ledger-redo-title = Let this ruling stand again?
ledger-undo-sheet = { $name }
ledger-undo-value = { $before } → { $after }
ledger-undo-others =
    { $n ->
        [one] { $n } further value that no form shows
       *[other] { $n } further values that no form shows
    }
ledger-undo-ends = { $name }: { $effect } ends
ledger-undo-lasts = { $name }: { $effect } lasts again
ledger-effect = effect “{ $kind }”
ledger-button-undo = Take it back
ledger-button-redo = Let it stand
ledger-undone-title = A ruling is taken back
ledger-redone-title = A ruling stands again
ledger-undone = { $gm } has taken back { $ruling }. Sheets and effects are as they were before it.
ledger-undone-house = { $gm } has taken back { $ruling }. The house rules that it changed are what they were before it.
ledger-redone = { $gm } lets { $ruling } stand again.
ledger-amend-title = Overrule a ruling
ledger-field-outcome = What holds instead
ledger-field-reason = Reason
ledger-amended-title = The GM overrules
ledger-amended = { $gm } overrules { $ruling }. What was rolled stays in the ledger.
ledger-why-undone = **The GM has taken this ruling back.**
ledger-why-amended = **The GM overrules:** { $outcome } Reason: { $reason }

## Fair dice

verify-title = Fair dice
verify-current = The faces now follow from a secret seed with this fingerprint (SHA-256): { $hash }. Rulings so far: { $n }.
verify-how = Once the GM reveals the seed, everybody can recompute every ruling that was made with it. New rolls then follow from a new seed.
verify-revealed-seeds = Revealed seeds, newest first
verify-seed = Seed { $seed }, SHA-256 { $hash }. Rulings: { $n }.
verify-button-reveal = Reveal the seed …
verify-button-confirm = Reveal the seed to all
verify-ask-title = Reveal the seed?
verify-ask = Everybody can then recompute what was rolled with this seed. Rulings so far: { $n }. A new seed takes its place at once. This cannot be undone.
verify-ask-kept-back = Secret and blind rolls under this seed: { $n }. Whoever knows or guesses which dice were rolled can then work out their faces.
verify-rotated-title = The seed of the dice is revealed
verify-rotated-next = From now on the faces follow from a new seed with this fingerprint (SHA-256): { $hash }
verify-rotated-how = { $command } with the number of an entry recomputes it.
verify-entry-title = Fair dice: entry { $entry }
verify-no-dice = Nothing was rolled here.
verify-other-dice = These faces did not come from the server’s own dice and cannot be recomputed.
verify-not-yet = Ruling number { $number }. This cannot be verified yet: its seed is still in use, and whoever knew it would know the next rolls too. Its fingerprint: { $hash }
verify-agrees = Ruling number { $number }: the faces agree with the revealed seed whose fingerprint is { $hash }.
verify-differs = Ruling number { $number }: the faces do **not** agree with the revealed seed whose fingerprint is { $hash }.
verify-recorded = In the ledger: { $faces }
verify-due = From the seed: { $faces }

## Refusals

refusal-no-such-entry = There is no entry { $entry } in the ledger that you can use here.
refusal-entry-is-open = Entry { $entry } was never hidden; there is nothing to reveal.
refusal-seed-is-revealed = This seed has already been revealed; another one is in use since then.
refusal-entry-undone = The GM has taken back entry { $entry }, or let it stand again, in the meantime.
refusal-entry-changed-nothing = Entry { $entry } changed no sheet, laid no effect and set no house rule: there is nothing to take back. You can amend it instead.
refusal-entry-changed-since =
    { $n ->
        [0] Entry { $entry } cannot be taken back: a sheet has been changed since, or is gone.
        [one] Entry { $entry } cannot be taken back yet: a later ruling changed the same values. Take that back first: { $entries }.
       *[other] Entry { $entry } cannot be taken back yet: later rulings changed the same values. Take those back first, in this order: { $entries }.
    }
refusal-entry-of-a-scene = Entry { $entry } is a step of a scene. Scenes go back with /scene undo.
refusal-entry-is-a-correction = Entry { $entry } is a correction itself. Name the ruling that it corrects.
refusal-amend-without-words = Say what holds instead, and why.
