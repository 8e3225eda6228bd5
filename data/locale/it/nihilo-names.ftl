### I nomi delle cose di EX Nihilo (fonte 003), con le parole del gioco.

## Attributi e abilità

nihilo-attribute-corpo = Corpo
nihilo-attribute-equilibrio = Equilibrio
nihilo-attribute-mente = Mente
nihilo-attribute-spirito = Spirito
nihilo-secondary-fascino = Fascino
nihilo-secondary-leadership = Leadership
nihilo-secondary-percezione = Percezione
nihilo-skill-biologia = Biologia
nihilo-skill-linguistica = Linguistica
nihilo-skill-umanistiche = Discipline umanistiche
nihilo-skill-mechano = Mechano
nihilo-skill-medicina = Medicina
nihilo-skill-occulto = Occulto
nihilo-skill-ricerca = Ricerca
nihilo-skill-scienze = Scienze

## Tiri e difficoltà

nihilo-sample-observe = Osservare
nihilo-sample-glance = Colpo d’occhio
nihilo-sample-torture = Resistere alla tortura
nihilo-sample-interrogate = Interrogare
nihilo-sample-repair = Riparare più in fretta
nihilo-sample-trap = Disinnescare una trappola meccanica
nihilo-sample-jump = Saltare
nihilo-difficulty-banale = Banale
nihilo-difficulty-facilissimo = Facilissimo
nihilo-difficulty-facile = Facile
nihilo-difficulty-medio = Medio
nihilo-difficulty-impegnativo = Impegnativo
nihilo-difficulty-difficile = Difficile
nihilo-difficulty-impossibile = Impossibile
nihilo-difficulty-infernale = Infernale
nihilo-level =
    { $level ->
        [-1] G.S.P. −1: calma piena, tutto il tempo necessario e una zona tranquilla
        [0] G.S.P. 0: calma, tutto il tempo necessario oppure una zona tranquilla
        [1] G.S.P. 1: stress moderato
        [2] G.S.P. 2: stress elevato
       *[other] G.S.P. 3: morte certa
    }
choice-gsp--1 = −1 · calma piena
choice-gsp-0 = 0 · calma
choice-gsp-1 = 1 · stress moderato
choice-gsp-2 = 2 · stress elevato
choice-gsp-3 = 3 · morte certa

## A che cosa serve un turno

nihilo-act-move = muoversi
nihilo-act-short-move = movimento breve
nihilo-act-sprint = scatto
nihilo-act-attack = attacco
nihilo-act-charge = carica
nihilo-act-total-defence = difesa totale
nihilo-act-aim = tenere sotto mira
nihilo-act-skill = tiro abilità
nihilo-act-observe = Osservare
nihilo-act-standard = azione standard
nihilo-act-help = Aiutare
nihilo-free-own-advancement = un avanzamento nel proprio turno
nihilo-free-response-advancement = un avanzamento in risposta
nihilo-free-parry = la parata
choice-act-move = Muoversi
choice-act-short-move = Muoversi ed effettuare un’azione
choice-act-sprint = Scatto
choice-act-standard = Azione standard
choice-act-aim = Tenere sotto mira
nihilo-when-each-turn = di nuovo a ogni turno
nihilo-when-once-per-fight = una volta per scontro
choice-each-turn = A ogni turno
choice-once-per-fight = Una volta per scontro

## Equipaggiamento

nihilo-gear-standard = Equipaggiamento Standard
nihilo-gear-heavy = Equipaggiamento Pesante
nihilo-gear-special = Equipaggiamento Speciale
nihilo-type-point = punta
nihilo-type-cut = taglio
nihilo-type-blunt = botta
nihilo-type-heat = calore
nihilo-type-electricity = elettricità
nihilo-weapon-unarmed = A mani nude
nihilo-weapon-knife = Coltello
nihilo-weapon-sword = Spada
nihilo-weapon-axe = Ascia
nihilo-weapon-mace = Mazza
nihilo-weapon-bastard-sword = Spada bastarda
nihilo-weapon-pole-arm = Arma ad asta
nihilo-weapon-great-sword = Spadone a due mani
nihilo-weapon-great-axe = Ascia a due mani
nihilo-weapon-great-hammer = Martello a due mani
nihilo-weapon-balanced-sword = Spadone bilanciato
nihilo-weapon-balanced-hammer = Martello bilanciato
nihilo-weapon-thrown-knife = Coltello da lancio
nihilo-weapon-pistol = Pistola
nihilo-weapon-bow = Arco
nihilo-weapon-crossbow = Balestra
nihilo-weapon-light-rifle = Fucile leggero
nihilo-weapon-light-automatic = Fucile mitragliatore leggero
nihilo-weapon-heavy-pistol = Pistola pesante
nihilo-weapon-heavy-rifle = Fucile pesante
nihilo-weapon-heavy-automatic = Fucile mitragliatore pesante
nihilo-weapon-assault-weapon = Arma da assalto
nihilo-worn-light = Armatura leggera
nihilo-worn-medium = Armatura media
nihilo-worn-heavy = Armatura pesante
nihilo-worn-multilayer = Corazza multistrato
nihilo-unknown-thing = { $id } (non è nelle tavole)

## Avanzamenti e status

nihilo-advancement-charged-blow = Colpo Caricato
nihilo-advancement-void-dart = Dardo del Vuoto
nihilo-advancement-inner-shield = Scudo Interiore
nihilo-advancement-dodge-training = Addestramento alla Schivata
nihilo-advancement-two-weapons = Due Armi
nihilo-timing-own = nel proprio turno
nihilo-timing-response = in risposta
nihilo-timing-passive = passivo
nihilo-state-pain = Dolore
nihilo-state-fear = Paura
nihilo-state-sensing-behind = Percepire alle spalle
nihilo-state-on-the-ground = A terra
nihilo-state-stun = Stordimento
nihilo-state-invisible = Invisibile
nihilo-state-intangible = Intangibile
nihilo-state-enchantment = Ammaliamento
nihilo-state-paralysis = Paralisi
nihilo-state-unconscious = Incosciente
nihilo-effect-help = Aiutare
