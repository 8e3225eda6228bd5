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
ledger-recent-title = Le ultime voci del registro
ledger-recent-empty = Nel registro non c’è ancora niente che tu possa vedere.
ledger-recent-none = Nel registro non c’è niente del genere che tu possa vedere.
ledger-mark =
    { $mark ->
        [undone] { " · **revocata**" }
        [amended] { " · **rettificata**" }
       *[no] { "" }
    }
ledger-recent-line =
    { $visibility ->
        [secret] **{ $entry }** · { $when } · { $actor }: { $kind } (segreto){ ledger-mark }
        [blind] **{ $entry }** · { $when } · { $actor }: { $kind } (solo per il GM){ ledger-mark }
       *[open] **{ $entry }** · { $when } · { $actor }: { $kind }{ ledger-mark }
    }
choice-hour = L’ultima ora
choice-day = L’ultimo giorno
choice-week = L’ultima settimana
choice-month = L’ultimo mese
ledger-of-scene = Scena: { $scene }
ledger-of-person = Di { $person }
ledger-of-ruleset = Regolamento: { $ruleset }
ledger-of-time = Da { $when }
ledger-button-newest = Ultime
ledger-button-older = Precedenti
ledger-kind-tabletop-roll = tiro
ledger-kind-ledger-reveal = tiro svelato
ledger-kind-ledger-seed = seme dei dadi svelato
ledger-revealed =
    { $visibility ->
       *[secret] Tiro segreto di { $actor }, svelato ora, tale e quale:
        [blind] Tiro cieco di { $actor }, svelato ora, tale e quale:
    }
ledger-revealed-before = È già stato svelato: { $when }, voce { $entry }.

## Correzioni

ledger-kind-ledger-undo = un verdetto è revocato
ledger-kind-ledger-redo = un verdetto è ripristinato
ledger-kind-ledger-amend = il GM rettifica
ledger-corrected = la voce **{ $entry }**, { $kind } di { $actor }
ledger-undo-title = Revocare questo verdetto?
ledger-redo-title = Ripristinare questo verdetto?
ledger-undo-sheet = { $name }
ledger-undo-value = { $before } → { $after }
ledger-undo-others =
    { $n ->
        [one] { $n } altro valore che nessun modulo mostra
       *[other] { $n } altri valori che nessun modulo mostra
    }
ledger-undo-ends = { $name }: finisce { $effect }
ledger-undo-lasts = { $name }: riprende { $effect }
ledger-effect = l’effetto «{ $kind }»
ledger-button-undo = Revoca
ledger-button-redo = Ripristina
ledger-undone-title = Un verdetto è revocato
ledger-redone-title = Un verdetto è ripristinato
ledger-undone = { $gm } ha revocato { $ruling }. Schede ed effetti sono di nuovo come prima.
ledger-undone-house = { $gm } ha revocato { $ruling }. Le regole della casa che aveva cambiato sono di nuovo come prima.
ledger-redone = { $gm } ha ripristinato { $ruling }.
ledger-amend-title = Rettifica un verdetto
ledger-field-outcome = Che cosa vale al suo posto
ledger-field-reason = Motivo
ledger-amended-title = Il GM rettifica
ledger-amended = { $gm } rettifica { $ruling }. Ciò che è stato tirato resta nel registro.
ledger-why-undone = **Il GM ha revocato questo verdetto.**
ledger-why-amended = **Rettifica del GM:** { $outcome } Motivo: { $reason }

## Fair dice

verify-title = Dadi verificabili
verify-current = Ora i tiri derivano da un seme segreto con questa impronta (SHA-256): { $hash }. Verdetti finora: { $n }.
verify-how = Quando il GM svelerà il seme, chiunque potrà ricalcolare tutti i verdetti che ne derivano. I tiri successivi deriveranno da un seme nuovo.
verify-revealed-seeds = Semi svelati, a partire dal più recente
verify-seed = Seme { $seed }, SHA-256 { $hash }. Verdetti: { $n }.
verify-button-reveal = Svela il seme …
verify-button-confirm = Svela il seme a tutti
verify-ask-title = Svelare il seme?
verify-ask = Chiunque potrà ricalcolare ciò che è stato tirato con questo seme. Verdetti finora: { $n }. Subito dopo entra in uso un seme nuovo. Non si può tornare indietro.
verify-ask-kept-back = Tiri segreti e ciechi con questo seme: { $n }. Chi sa o indovina quali dadi sono stati tirati potrà ricavare che cosa è uscito.
verify-rotated-title = Il seme dei dadi è stato svelato
verify-rotated-next = D’ora in poi i tiri derivano da un seme nuovo con questa impronta (SHA-256): { $hash }
verify-rotated-how = Per ricalcolare una voce usa { $command } con il suo numero.
verify-entry-title = Dadi verificabili: voce { $entry }
verify-no-dice = Qui non è stato tirato nessun dado.
verify-other-dice = Queste facce non vengono dai dadi del server e non si possono ricalcolare.
verify-not-yet = Verdetto numero { $number }. Non si può ancora verificare: il suo seme è tuttora in uso, e chi lo conoscesse saprebbe già anche i prossimi tiri. La sua impronta: { $hash }
verify-agrees = Verdetto numero { $number }: le facce corrispondono al seme svelato che ha l’impronta { $hash }.
verify-differs = Verdetto numero { $number }: le facce **non** corrispondono al seme svelato che ha l’impronta { $hash }.
verify-recorded = Nel registro: { $faces }
verify-due = Dal seme: { $faces }

## Refusals

refusal-no-such-entry = Nel registro non c’è nessuna voce { $entry } che tu possa usare qui.
refusal-entry-is-open = La voce { $entry } non è mai stata nascosta: non c’è niente da svelare.
refusal-seed-is-revealed = Questo seme è già stato svelato; da allora ne è in uso un altro.
refusal-entry-undone = Nel frattempo il GM ha revocato la voce { $entry }, o l’ha ripristinata.
refusal-entry-changed-nothing = La voce { $entry } non ha cambiato schede, né creato effetti, né impostato regole della casa: non c’è niente da revocare. Puoi invece rettificarla.
refusal-entry-changed-since =
    { $n ->
        [0] La voce { $entry } non si può revocare: da allora una scheda è cambiata, o non c’è più.
        [one] La voce { $entry } non si può ancora revocare: un verdetto successivo ha cambiato gli stessi valori. Revoca prima quello: { $entries }.
       *[other] La voce { $entry } non si può ancora revocare: verdetti successivi hanno cambiato gli stessi valori. Revoca prima quelli, in quest’ordine: { $entries }.
    }
refusal-entry-of-a-scene = La voce { $entry } è un passo di una scena. Nelle scene si torna indietro con /scene undo.
refusal-entry-is-a-correction = La voce { $entry } è già una correzione. Indica il verdetto che corregge.
refusal-amend-without-words = Scrivi che cosa vale al suo posto, e perché.
