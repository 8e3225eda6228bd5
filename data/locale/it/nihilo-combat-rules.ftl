### Lines of the reckonings of fights in EX Nihilo, the rules behind them, and why something is not possible (source 003).

## Lines

nihilo-line-two-weapons = due armi
nihilo-line-two-weapons-trained = due armi, con { $name }
nihilo-line-weapon-above = arma oltre la propria classe
nihilo-line-armour-above = armatura oltre la propria classe
nihilo-line-behind = alle spalle
nihilo-line-prone = bersaglio a terra
nihilo-line-unarmed = bersaglio disarmato
nihilo-line-aimed = colpo mirato: { $spot }
nihilo-line-charge = carica
nihilo-line-charging = dopo la carica
nihilo-line-outnumbered = { $n } avversari
nihilo-line-band =
    { $band ->
        [2] seconda fascia di gittata, { $metres } m
       *[other] terza fascia di gittata, { $metres } m
    }
nihilo-line-cover = copertura { $percent }%
nihilo-line-target-higher = bersaglio in posizione sopraelevata
nihilo-line-attacker-higher = da posizione sopraelevata
nihilo-line-aiming =
    { $n ->
        [one] tenere sotto mira, { $n } turno
       *[other] tenere sotto mira, { $n } turni
    }
nihilo-line-sensed = bersaglio non visto
nihilo-line-attacker-invisible = attaccante invisibile
nihilo-line-far = a { $metres } m
nihilo-line-unperceived = attacco non percepito
nihilo-line-unnoticed = attacco non percepito
nihilo-line-helpless = inerme
nihilo-line-trained = addestramento alla schivata
nihilo-line-deflection = deflessione, { $armour }
nihilo-line-total-defence = difesa totale
nihilo-line-invisible = invisibile
nihilo-line-parry = parata attiva
nihilo-line-disarm = disarmare, { $weapon }
nihilo-line-weapon = { $weapon }
nihilo-line-off-hand = altra mano
nihilo-line-margin = scarto di successo
nihilo-line-absorption = assorbimento, { $armour }
nihilo-line-gap = negli spazi scoperti: { $armour }
nihilo-line-unaware = a sua insaputa, senza assorbimento
nihilo-line-shield = { $name }
nihilo-line-least = almeno 1
nihilo-line-damage = danni
nihilo-line-save = { $name }
nihilo-line-healing = pronto soccorso

## Why

nihilo-why-line = { $label } { $amount }
nihilo-why-both-dice = Chi attacca tira come personaggio; la difesa è una difficoltà e riceve i dadi di una difficoltà.
nihilo-why-parry-later = La parata si dichiara dopo il confronto, quindi solo contro un attacco che andrebbe a segno.
nihilo-why-far = Oltre i 100 m non c’è difesa, ma una difficoltà statica.
nihilo-why-holds = Per non lasciare la presa conta due volte l’Equilibrio; armatura e addestramento no.
nihilo-why-no-roll = A portata di mischia un colpo di grazia non richiede tiri.
nihilo-why-tend = Il pronto soccorso è Mente + Medicina; ferma il conto alla rovescia, e chi lo riceve resta a −1.
nihilo-why-heal = I punti recuperati si contano da −1; da 0 in su si è coscienti.
nihilo-why-parry = Chi para tira come personaggio; il totale dell’attacco è una difficoltà statica.
nihilo-why-intangible = Punta, taglio e botta non toccano chi è Intangibile; calore ed elettricità sì.
nihilo-why-stun-ends = Un colpo a segno mette fine allo Stordimento.
nihilo-why-total-defence = La difesa totale prende il turno intero: +10 alla difesa e alle parate, nessun attacco.
nihilo-why-armour-destroyed = Un danno almeno doppio dell’assorbimento distrugge l’armatura; per quel colpo protegge ancora.
nihilo-why-dying = Incosciente per 600 turni, poi la morte.
nihilo-why-any-hit = A 0 Punti Vita qualsiasi colpo a segno rende incosciente, anche se assorbito.
nihilo-why-gravely-wounded = A 0 Punti Vita si può solo barcollare, o muoversi di 1 metro per turno.
nihilo-why-dead = Morte.
nihilo-why-state-pain = Con il Dolore si cade, e per 3 turni non ci si muove e non si attacca.
nihilo-why-state-fear = Con la Paura si fugge nella direzione opposta, alla massima velocità, per 3 turni.
nihilo-why-state-sensing-behind = Ci si gira, e si offre +10 a chi ora è alle spalle.
nihilo-why-state-on-the-ground = A terra per 1 turno; chi è in distanza di mischia ha +15.
nihilo-why-state-stun = Con lo Stordimento si lasciano cadere le armi, e ci si può solo muovere o difendere, per 5 turni o fino a un colpo subito.
nihilo-why-state-invisible = Chi è Invisibile ha +20 alla schivata, se viene percepito in qualche modo.
nihilo-why-state-intangible = Chi è Intangibile è immune a punta, taglio e botta.
nihilo-why-state-enchantment = Con l’Ammaliamento si adora la fonte, fino a 60 turni o finché la fonte non attacca.
nihilo-why-state-paralysis = Con la Paralisi niente attacchi fisici per 5 turni, e l’Equilibrio vale 0.
nihilo-why-state-unconscious = Chi è incosciente non si muove e non parla.

## What somebody cannot do: “{ $name } cannot …”

nihilo-deed-attack = attaccare
nihilo-deed-parry = parare
nihilo-deed-total-defence = scegliere la difesa totale
nihilo-deed-advancement = usare un avanzamento
nihilo-deed-move = muoversi
nihilo-deed-run = correre
nihilo-deed-skill = usare un’abilità
nihilo-deed-tend = soccorrere qualcuno
nihilo-wound-gravely-wounded = ferite gravi
nihilo-wound-dead = morte

## Why not

nihilo-refusal-cannot = { $name } non può { $deed }: { $state }.
nihilo-refusal-itself = { $name } non può essere anche il bersaglio. Scegline un altro.
nihilo-refusal-target-dead = { $name } non è più in vita.
nihilo-refusal-not-sensed = { $name }: Invisibile. Chi non viene percepito in alcun modo non si può attaccare; se un modo c’è, indica che il bersaglio è percepito.
nihilo-refusal-out-of-range = { $weapon }: al massimo { $most } m; il bersaglio è a { $distance } m.
nihilo-refusal-no-distance = A che distanza è il bersaglio? Indica i metri.
nihilo-refusal-covered = Copertura del { $cover }%; oltre il { $most }% non resta niente da colpire.
nihilo-refusal-gunpowder = { $weapon }: qui non spara, oltre un Wormhole la polvere da sparo non prende fuoco.
nihilo-refusal-two-weapons = { $name } non ha due armi, ognuna in una mano.
nihilo-refusal-two-weapons-moving = In movimento c’è un solo attacco. Attacca con un’arma sola.
nihilo-refusal-melee-only = Serve un’arma da mischia. Scegline una in mano.
nihilo-refusal-nothing-held = { $name } non ha in mano niente da far cadere.
nihilo-refusal-no-room = Per la carica { $name } ha bisogno di { $needed } m di spazio; ce ne sono { $room }.
nihilo-refusal-not-unconscious = { $name } non è incosciente. Il colpo di grazia uccide solo chi lo è.
nihilo-refusal-not-in-hand = { $name } non ha in mano «{ $weapon }». Scegli fra i suggerimenti.
nihilo-refusal-no-such-advancement = { $name } non ha l’avanzamento «{ $advancement }». Scegli fra i suggerimenti.
nihilo-refusal-not-for-attacks = { $advancement } non va con questo attacco.
nihilo-refusal-needs-two-handed = { $advancement } richiede un’arma da mischia che conti come a due mani.
nihilo-refusal-no-energy =
    { $n ->
        [one] { $advancement } costa { $n } punto Energia, che { $name } non ha.
       *[other] { $advancement } costa { $n } punti Energia, che { $name } non ha.
    }
nihilo-refusal-not-offered = Contro questo attacco non si può fare.
nihilo-refusal-parried-already = { $name } ha già parato in questo turno.
nihilo-refusal-advancement-used = { $name } ha già risposto con un avanzamento in questo turno.
nihilo-refusal-no-open-attack =
    { $n ->
        [0] Qui nessun attacco aspetta la tua reazione.
       *[other] Qui aspettano più attacchi. Scegline uno fra i suggerimenti.
    }
nihilo-refusal-not-dying = { $name } non è in stato Morente.
nihilo-refusal-not-in-state = { $name } non è in questo stato: { $state }. Oppure lo stato finisce solo con un soccorso.
