### States, help for the wounded, and death in EX Nihilo (source 003).

nihilo-state-total-defence = Difesa totale
nihilo-state-charging = Dopo la carica
nihilo-condition = Condizione
nihilo-condition-well = cosciente
nihilo-condition-gravely-wounded = ferite gravi
nihilo-condition-unconscious = incosciente
nihilo-condition-dead = senza vita
nihilo-states-of = { $name }: stato
nihilo-states-title = Stati
nihilo-states-line = **{ $name }**: { $states }
nihilo-nothing-lasts = Nessuno stato in corso.
nihilo-lasts = { $state }
nihilo-lasts-for =
    { $n ->
        [0] { $state }, fino alla fine di questo turno
        [one] { $state }, ancora { $n } turno
       *[other] { $state }, ancora { $n } turni
    }
nihilo-dying = Morente
nihilo-dying-for =
    { $n ->
        [0] Morente: morte alla fine di questo turno
        [one] Morente: morte fra { $n } turno
       *[other] Morente: morte fra { $n } turni
    }
nihilo-laid = { $name }: **{ $state }**.
nihilo-laid-for =
    { $n ->
        [one] { $name }: **{ $state }** per { $n } turno.
       *[other] { $name }: **{ $state }** per { $n } turni.
    }
nihilo-lifted = { $name }: termina lo stato { $state }.
nihilo-drops = { $name } lascia cadere ciò che ha in mano.
nihilo-defends = { $name } sceglie la difesa totale fino al prossimo turno: +10 alla difesa e alle parate, nessun attacco.
nihilo-button-tend = Presta soccorso
nihilo-button-heal = Ridai Punti Vita
nihilo-choose-lift = Termina uno stato
nihilo-tend-title = { $healer } soccorre { $patient }
nihilo-tend-roll = Pronto soccorso
nihilo-tended = **Il conto alla rovescia si ferma.** { $name } resta incosciente a −1 e non muore. La probabilità era { $chance }.
nihilo-not-tended = **Non basta ancora.** Per { $name } il conto alla rovescia continua. La probabilità era { $chance }.
nihilo-heal-title = { $name }: Punti Vita
nihilo-heal-form = Ridare Punti Vita
nihilo-field-points = Punti Vita
nihilo-points-help = Scrivi un numero intero da 1 a 999.
nihilo-healed =
    { $n ->
        [0] { $name } ha già tutti i Punti Vita.
        [one] { $name } recupera { $n } Punto Vita.
       *[other] { $name } recupera { $n } Punti Vita.
    }
nihilo-healed-left =
    { $n ->
        [0] { $name } ha già tutti i Punti Vita: { $left }.
        [one] { $name } recupera { $n } Punto Vita e ne ha { $left }.
       *[other] { $name } recupera { $n } Punti Vita e ne ha { $left }.
    }
nihilo-wakes = { $name } si sveglia.
nihilo-button-session = Fine della sessione
nihilo-session-title = Fine della sessione
nihilo-session-ask =
    { $n ->
        [0] Nessuno è in stato Morente. Non succede niente.
        [one] Nessuno ha soccorso { $who }: chi è Morente alla fine della sessione muore.
       *[other] Nessuno ha soccorso: { $who }. Chi è Morente alla fine della sessione muore.
    }
nihilo-button-session-end = Termina: chi è Morente muore
nihilo-scene-dies = Nessun soccorso in tempo, morte: { $who }.
choice-state-pain = Dolore
choice-state-fear = Paura
choice-state-sensing-behind = Percepire alle spalle
choice-state-on-the-ground = A terra
choice-state-stun = Stordimento
choice-state-invisible = Invisibile
choice-state-intangible = Intangibile
choice-state-enchantment = Ammaliamento
choice-state-paralysis = Paralisi
choice-state-unconscious = Incosciente
