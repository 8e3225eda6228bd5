### Attacks, reactions and damage in EX Nihilo (source 003). Terms: GLOSSARY section 1.6.

## An attack

nihilo-attack-title = { $attacker } attacca { $target }
nihilo-attack-roll = Attacco, { $arm }
nihilo-attack-roll-with = Attacco, { $arm }, { $advancement }
nihilo-attack-defence = Difesa
nihilo-hits = **A segno**, scarto di successo { $margin }. La probabilità era { $chance }.
nihilo-misses = **A vuoto**, mancano { $margin }. La probabilità era { $chance }.
nihilo-hits-hidden = **A segno.**
nihilo-misses-hidden = **A vuoto.**
nihilo-stroke-first = Mano principale
nihilo-stroke-second = Altra mano
nihilo-way-strike = Colpo o tiro
nihilo-way-two-weapons = Con due armi
nihilo-way-charge = Carica
nihilo-way-disarm = Disarmare
nihilo-way-finish = Colpo di grazia
nihilo-spot-limb = un arto
nihilo-spot-head-or-hand = testa o mano
choice-way-strike = Colpire o sparare
choice-way-two-weapons = Con due armi
choice-way-charge = Carica
choice-way-disarm = Disarmare
choice-way-finish = Colpo di grazia
choice-spot-limb = Un arto, −10
choice-spot-head-or-hand = Testa o mano, −20
choice-height-attacker = Chi attacca è più in alto
choice-height-target = Il bersaglio è più in alto
nihilo-attack-waits = { $name } può reagire. Il tempo scade { $when }; poi vale solo la schivata.
nihilo-button-react = Reagisci

## The reaction, for whoever is attacked

nihilo-react-title = { $target } contro { $attacker }
nihilo-react-until = Il tempo scade { $when }; poi vale solo la schivata.
nihilo-react-chosen = La tua scelta vale: { $choice }. L’esito compare nel canale.
nihilo-hit-points = Punti Vita
nihilo-reaction-dodge = Solo schivata
nihilo-reaction-parry = Parata attiva
nihilo-reaction-advancement = { $name }
nihilo-reaction-dodge-about = **Solo schivata**: è già nella difesa e non costa niente. Il colpo ha effetto.
nihilo-reaction-parry-about = **Parata attiva**: ferma il colpo con probabilità { $chance }. Una per turno.
nihilo-reaction-advancement-about =
    { $n ->
        [one] **{ $name }**: toglie { $points } al danno, per { $n } punto Energia. Un avanzamento in risposta per turno.
       *[other] **{ $name }**: toglie { $points } al danno, per { $n } punti Energia. Un avanzamento in risposta per turno.
    }

## What came of it

nihilo-too-late = Il tempo è scaduto; per { $name } vale solo la schivata.
nihilo-parry-roll = Parata attiva
nihilo-parried = **Colpo parato.** La probabilità era { $chance }.
nihilo-not-parried = **Colpo non parato.** La probabilità era { $chance }.
nihilo-parried-hidden = **Colpo parato.**
nihilo-not-parried-hidden = **Colpo non parato.**
nihilo-answers-with = { $name } risponde con { $advancement }.
nihilo-immune = Il colpo attraversa { $name }: Intangibile.
nihilo-destroys-armour = L’armatura di { $name } è distrutta.
nihilo-hurt-hidden = Il colpo lascia il segno.
nihilo-damage-sum = Danni, { $type }
nihilo-loses =
    { $n ->
        [0] { $name } non perde Punti Vita.
        [one] { $name } perde { $n } Punto Vita.
       *[other] { $name } perde { $n } Punti Vita.
    }
nihilo-lost =
    { $n ->
        [0] { $name } non perde Punti Vita; ne restano { $left }.
        [one] { $name } perde { $n } Punto Vita; ne restano { $left }.
       *[other] { $name } perde { $n } Punti Vita; ne restano { $left }.
    }
nihilo-loses-gravely-wounded =
    { $n ->
        [0] { $name } resta a 0 Punti Vita: **ferite gravi**.
        [one] { $name } perde { $n } Punto Vita e scende a 0: **ferite gravi**.
       *[other] { $name } perde { $n } Punti Vita e scende a 0: **ferite gravi**.
    }
nihilo-loses-unconscious = { $name }: **incosciente**, a −1; la morte arriva fra 600 turni, se nessuno aiuta.
nihilo-dies = { $name } **muore**.
nihilo-save-roll = { $name } tenta di salvarsi
nihilo-save-difficulty = Difficoltà
nihilo-saved = Nessun effetto su { $name }: { $state }. La probabilità era { $chance }.
nihilo-not-saved = { $name }: **{ $state }**. La probabilità di salvarsi era { $chance }.
nihilo-saved-hidden = Nessun effetto su { $name }: { $state }.
nihilo-not-saved-hidden = { $name }: **{ $state }**.

## Disarming, finishing, other damage

nihilo-disarm-title = { $attacker } disarma { $target }
nihilo-disarm-roll = Tentativo
nihilo-disarm-hold = Presa
nihilo-disarmed = **{ $weapon }**: cade a terra dalla mano di { $name }. La probabilità era { $chance }.
nihilo-not-disarmed = { $name } non lascia la presa: { $weapon }. La probabilità era { $chance }.
nihilo-disarmed-hidden = L’arma di { $name } **cade a terra**.
nihilo-not-disarmed-hidden = { $name } non lascia la presa.
nihilo-died-title = Morte
nihilo-died =
    { $n ->
        [one] { $who } **muore**.
       *[other] { $who } **muoiono**.
    }
nihilo-finished-by = Colpo di grazia di { $name }.
nihilo-damage-title = { $name }: danni
choice-damage-point = Punta
choice-damage-cut = Taglio
choice-damage-blunt = Botta
choice-damage-heat = Calore
choice-damage-electricity = Elettricità

## In the ledger

ledger-kind-ex_nihilo-attack = attacco
ledger-kind-ex_nihilo-reaction = esito di un attacco
ledger-kind-ex_nihilo-disarm = tentativo di disarmare
ledger-kind-ex_nihilo-finish = colpo di grazia
ledger-kind-ex_nihilo-damage = danni
ledger-kind-ex_nihilo-defend = difesa totale
ledger-kind-ex_nihilo-state = stato
ledger-kind-ex_nihilo-tend = pronto soccorso
ledger-kind-ex_nihilo-heal = cura
ledger-kind-ex_nihilo-session = fine di una sessione
