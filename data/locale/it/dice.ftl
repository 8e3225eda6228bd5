### Why an expression of /roll is not rolled. `$place` is the expression with ▸ before what is at fault.

refusal-dice-empty = Non c’è niente da tirare. Scrivi per esempio 1d20+5.
refusal-dice-too-long = La formula è troppo lunga; può avere al massimo { $limit } caratteri.
refusal-dice-word = «{ $word }» non è un operatore: { $place }. A che cosa serve il tiro si scrive nell’opzione «nota».
refusal-dice-sign = «{ $sign }» in una formula non significa niente: { $place }
refusal-dice-decimal = { $number } non è un numero intero scritto senza separatori: { $place }
refusal-dice-unfinished = Alla fine manca un numero o un dado: { $place }
refusal-dice-unexpected = Questo non può stare qui: { $place }
refusal-dice-brackets = Una parentesi è spaiata: { $place }
refusal-dice-too-deep = Troppe parentesi una dentro l’altra; il massimo è { $limit } livelli: { $place }
refusal-dice-too-big = I numeri diventano troppo grandi; il massimo è { $limit }: { $place }
refusal-dice-too-many = I dadi sarebbero troppi; il massimo è { $limit }: { $place }
refusal-dice-too-much-work = Troppi operatori su troppi dadi: { $place }
refusal-dice-sides = Un dado ha da 1 a { $limit } facce: { $place }
refusal-dice-no-dice = «{ $operator }» deve stare dopo dei dadi: { $place }
refusal-dice-selector = Subito dopo «{ $operator }» serve il suo numero, come in 4d6kh3: { $place }
refusal-dice-endless = «{ $operator }» non finirebbe mai: { $place }
refusal-dice-advantage = «{ $word }» va subito dopo un dado solo, come in 1d20adv: { $place }
refusal-dice-division = Il divisore è zero, o potrebbe esserlo: { $place }
refusal-dice-times = Un tiro si può ripetere da 1 a { $limit } volte: { $place }. Per moltiplicare scrivi *.
refusal-dice-nothing-repeated = «x» ripete un tiro, ma qui non ci sono dadi: { $place }. Per moltiplicare scrivi *.
refusal-dice-value =
    { $n ->
        [0] Qui non c’è nessuna scheda da cui prendere il valore «{ $name }»: { $place }. Scegline una nell’opzione «scheda».
       *[other] La scheda non ha nessun valore «{ $name }»: { $place }. Ha, per esempio, { $known }.
    }
refusal-dice-saved-name = «{ $name }» non può essere il nome di un tiro salvato: deve iniziare con una lettera e contenere solo lettere, cifre e spazi.
refusal-dice-saved-name-is-dice = «{ $name }» indica dei dadi e non può essere il nome di un tiro salvato.
