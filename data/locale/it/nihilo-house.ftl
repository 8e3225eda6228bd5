### Regole della casa di EX Nihilo: come si chiamano e che cosa significano (fonte 003).

## Tavole

house-rule-ex-nihilo-corpo = Corpo: equipaggiamento
house-rule-ex-nihilo-corpo-about = Quale equipaggiamento permette un valore di Corpo senza malus: Standard, Pesante o Speciale. Ogni valore deve avere esattamente una riga.
house-rule-ex-nihilo-equilibrio = Equilibrio: iniziativa
house-rule-ex-nihilo-equilibrio-about = Quanto un valore di Equilibrio aggiunge all’iniziativa. Ogni valore deve avere esattamente una riga.
house-rule-ex-nihilo-mente = Mente: slot abilità
house-rule-ex-nihilo-mente-about = Con quanti slot abilità comincia un valore di Mente. Ogni valore deve avere esattamente una riga.
house-rule-ex-nihilo-spirito = Spirito: energia
house-rule-ex-nihilo-spirito-about = Quanti punti Energia accumula un valore di Spirito, e in quanti turni ne torna uno (turns; se manca, mai). Ogni valore deve avere esattamente una riga.
house-rule-ex-nihilo-grades = Gradi delle abilità
house-rule-ex-nihilo-grades-about = Quanto un grado aggiunge a un tiro, e quanti slot abilità costa; 0 è senza addestramento.
house-rule-ex-nihilo-levels = Livelli di G.S.P.
house-rule-ex-nihilo-levels-about = Quanti dadi da trenta ogni livello, da −1 a 3, dà al tiro, alla difficoltà e all’iniziativa.
house-rule-ex-nihilo-difficulties = Difficoltà
house-rule-ex-nihilo-difficulties-about = Il numero di ogni difficoltà, dalla più bassa.
house-rule-ex-nihilo-weapons = Armi
house-rule-ex-nihilo-weapons-about = Le armi da mischia con il modificatore che si somma a Corpo, quelle a distanza con danno e gittata in metri. Un’arma tua ha bisogno di un id e di un nome (name).
house-rule-ex-nihilo-armours = Armature
house-rule-ex-nihilo-armours-about = Quanto ogni armatura aggiunge alla difesa, toglie al danno e lascia di Equilibrio. Un’armatura tua ha bisogno di un id e di un nome (name).
house-rule-ex-nihilo-advancements = Avanzamenti
house-rule-ex-nihilo-advancements-about = I poteri: quanto costano, quando si usano e che cosa fanno. Uno tuo ha bisogno di un id e di un nome (name).

## Opzioni

house-rule-ex-nihilo-options-interrogate = Interrogare
house-rule-ex-nihilo-options-interrogate-about = Che cosa si somma per interrogare qualcuno.
house-value-ex-nihilo-options-interrogate-spirito-mente = Spirito + Mente
house-value-ex-nihilo-options-interrogate-mente-ricerca = Mente + Ricerca
house-rule-ex-nihilo-options-most-help = Aiuto massimo
house-rule-ex-nihilo-options-most-help-about = Quanto aggiungono al massimo tutti gli aiuti insieme; ognuno dà 5.
house-rule-ex-nihilo-options-later-sprint = I turni successivi di uno scatto
house-rule-ex-nihilo-options-later-sprint-about = Quanto è più lungo uno scatto dal secondo turno in poi.
house-value-ex-nihilo-options-later-sprint-flat = 2 m in più
house-value-ex-nihilo-options-later-sprint-growing = altri 2 m in più a ogni turno
house-rule-ex-nihilo-options-initiative = Quando si tira l’iniziativa
house-rule-ex-nihilo-options-initiative-about = Come la tirano le scene del Narratore, se non si dice altro.
house-value-ex-nihilo-options-initiative-each-turn = a ogni turno
house-value-ex-nihilo-options-initiative-once-per-fight = una volta per scontro
house-rule-ex-nihilo-options-initiative-dice = Dadi dell’iniziativa
house-rule-ex-nihilo-options-initiative-dice-about = Se per l’iniziativa valga l’elenco della fonte (1d30 o 2d30 a ogni livello) o i dadi che il livello dà a un tiro. Chi è in parità tira i dadi dell’elenco.
house-value-ex-nihilo-options-initiative-dice-list = l’elenco
house-value-ex-nihilo-options-initiative-dice-column = i dadi di un tiro
house-rule-ex-nihilo-options-save-dice = Dadi per salvarsi
house-rule-ex-nihilo-options-save-dice-about = Quali dadi si sommano alla difficoltà per salvarsi: quelli dell’elenco per l’iniziativa, o quelli che il livello dà a una difficoltà.
house-value-ex-nihilo-options-save-dice-list = l’elenco
house-value-ex-nihilo-options-save-dice-column = i dadi di una difficoltà
house-rule-ex-nihilo-options-at-zero = Colpi a 0 Punti Vita
house-rule-ex-nihilo-options-at-zero-about = Che cosa rende incosciente chi è a 0 Punti Vita.
house-value-ex-nihilo-options-at-zero-any-hit = qualsiasi colpo
house-value-ex-nihilo-options-at-zero-net-damage = un colpo che fa danno
house-rule-ex-nihilo-options-least-damage = Danno minimo di un colpo
house-rule-ex-nihilo-options-least-damage-about = Quanti Punti Vita costa almeno un colpo, 0 o 1, per quanto l’armatura assorba.
house-rule-ex-nihilo-options-trained-characters = Personaggi addestrati
house-rule-ex-nihilo-options-trained-characters-about = Se tutti i personaggi dei giocatori sono addestrati a schivare senza armatura.
house-rule-ex-nihilo-options-outnumbered = Tre o più avversari
house-rule-ex-nihilo-options-outnumbered-about = A che cosa si toglie il malus per tre o più avversari.
house-value-ex-nihilo-options-outnumbered-attacks-and-parries = attacchi in mischia e parate
house-value-ex-nihilo-options-outnumbered-attacks = attacchi in mischia
house-value-ex-nihilo-options-outnumbered-defence-too = attacchi in mischia, parate e difesa
house-rule-ex-nihilo-options-charge-lowers-defence = Difesa dopo una carica
house-rule-ex-nihilo-options-charge-lowers-defence-about = Se il −5 della carica si toglie anche alla difesa.
house-rule-ex-nihilo-options-unnoticed-melee-ignores-armour = Colpi non percepiti
house-rule-ex-nihilo-options-unnoticed-melee-ignores-armour-about = Se un colpo in mischia di cui il bersaglio non si accorge ignora l’assorbimento dell’armatura, come un tiro a distanza.
house-rule-ex-nihilo-options-unperceived = Difesa contro ciò che non si percepisce
house-rule-ex-nihilo-options-unperceived-about = La difesa di un bersaglio che non percepisce l’attacco.
house-value-ex-nihilo-options-unperceived-helpless = Equilibrio vale 0
house-value-ex-nihilo-options-unperceived-static = una difficoltà statica
house-rule-ex-nihilo-options-unperceived-difficulty = La difficoltà statica contro chi non si accorge
house-rule-ex-nihilo-options-unperceived-difficulty-about = Contro un bersaglio che non percepisce l’attacco, dove la difesa è una difficoltà statica; altrimenti non conta.
house-rule-ex-nihilo-options-far-to-200-m = Difficoltà da 100 m a 200 m
house-rule-ex-nihilo-options-far-to-200-m-about = Che cosa deve raggiungere un tiro oltre i 100 m, dove non c’è difesa.
house-rule-ex-nihilo-options-far-to-300-m = Difficoltà da 200 m a 300 m
house-rule-ex-nihilo-options-far-to-300-m-about = Che cosa deve raggiungere un tiro oltre i 200 m.
house-rule-ex-nihilo-options-far-beyond = Difficoltà oltre i 300 m
house-rule-ex-nihilo-options-far-beyond-about = Che cosa deve raggiungere un tiro oltre i 300 m.
house-rule-ex-nihilo-options-disarm-two-handed = Disarmare armi a due mani
house-rule-ex-nihilo-options-disarm-two-handed-about = Quanto si toglie per disarmare armi a due mani e ad asta.
house-rule-ex-nihilo-options-disarm-held-in-two = Disarmare ciò che si tiene con due mani
house-rule-ex-nihilo-options-disarm-held-in-two-about = Quanto si toglie per disarmare armi bilanciate, e altre tenute con entrambe le mani.
house-rule-ex-nihilo-options-armour-above-class = Armatura oltre la propria classe: attacchi
house-rule-ex-nihilo-options-armour-above-class-about = Quanto si toglie agli attacchi con un’armatura oltre ciò che il Corpo permette.
house-rule-ex-nihilo-options-armour-above-class-equilibrio = Armatura oltre la propria classe: Equilibrio
house-rule-ex-nihilo-options-armour-above-class-equilibrio-about = Quanto Equilibrio massimo in meno lascia un’armatura oltre ciò che il Corpo permette.
house-rule-ex-nihilo-options-weapon-above-class = Armi oltre la propria classe
house-rule-ex-nihilo-options-weapon-above-class-about = Quanto si toglie agli attacchi con armi oltre ciò che il Corpo permette.
house-rule-ex-nihilo-options-gunpowder-fails = Oltre un Wormhole
house-rule-ex-nihilo-options-gunpowder-fails-about = Se le armi da fuoco sono inutili, salvo che una scena dica altro.
house-rule-ex-nihilo-options-armour-destroyed = Armature distrutte
house-rule-ex-nihilo-options-armour-destroyed-about = Se un colpo con almeno il doppio del danno che un’armatura assorbe la distrugge.
house-rule-ex-nihilo-options-damage-types = Tipi di danno
house-rule-ex-nihilo-options-damage-types-about = Se l’armatura assorbe in modo diverso punta, taglio e botta.
house-rule-ex-nihilo-options-heal-difficulty = Difficoltà per curare
house-rule-ex-nihilo-options-heal-difficulty-about = Che cosa deve raggiungere Mente + Medicina perché chi è incosciente non muoia.
house-rule-ex-nihilo-options-reaction-minutes = Minuti per reagire
house-rule-ex-nihilo-options-reaction-minutes-about = Quanto tempo ha chi è attaccato per parare o attivare un avanzamento, prima di schivare e basta.

## Errori

nihilo-fault-twice = { $id } compare più di una volta.
nihilo-fault-nameless = A { $id } serve un nome (name).
nihilo-fault-unarmed = Serve una riga unarmed.
nihilo-fault-difficulties = Ogni difficoltà deve essere almeno pari a quella prima.
nihilo-fault-damage = { $id }: il danno vuole un tipo (type), e un attacco li vuole tutti e due.
nihilo-fault-save = { $id }: save, difficulty e state vanno insieme.
nihilo-fault-passive = { $id }: ciò che vale sempre deve essere passive.

## Le righe di una tavola

nihilo-told-corpo = { $values }: { $gear }
nihilo-told-equilibrio = { $values }: iniziativa +{ $n }
nihilo-told-mente = { $values }: { $n } slot
nihilo-told-spirito =
    { $turns ->
        [0] { $values }: punti Energia { $n }
       *[other] { $values }: punti Energia { $n }, ne torna uno ogni { $turns } turni
    }
nihilo-told-grade = { $grades }: +{ $n }, slot abilità { $slots }
nihilo-told-level = { $levels }: tiro { $ours }, difficoltà { $theirs }, iniziativa { $initiative }
nihilo-told-melee = { $name }: { $gear }, modificatore { $modifier }, con due mani { $both }, { $type }
nihilo-told-ranged =
    { $gunpowder ->
        [yes] { $name }: { $gear }, danno { $damage }, gittata { $range } m, { $type }, polvere da sparo
       *[no] { $name }: { $gear }, danno { $damage }, gittata { $range } m, { $type }
    }
nihilo-told-armour = { $name }: { $gear }, deflessione { $deflection }, assorbimento { $absorption }, Equilibrio massimo { $most }
nihilo-told-advancement =
    { $cost ->
        [0] { $name }: { $timing }
       *[other] { $name }: { $timing }, punti Energia { $cost }
    }
