### Worked examples: Cabal of the Undead (source 001). What their questions and fields are called.

case-kind-cabal-act = mosse, attacchi e magie
case-kind-cabal-fog = la NecroNebbia
case-kind-cabal-moves = dove può andare un pezzo
case-kind-cabal-army = quanto costa un esercito

case-field-cabal-board = scacchiera
case-field-cabal-second = secondo esercito
case-field-cabal-second-moves = muove il secondo
case-field-cabal-mana = mana
case-field-cabal-soldier-defence = D del Soldato
case-field-cabal-soldier-cost = C del Soldato
case-field-cabal-acts = azioni
case-field-cabal-attack = attacco
case-field-cabal-defence = difesa
case-field-cabal-won = vince chi attacca
case-field-cabal-dust = si dissolvono in polvere
case-field-cabal-squares = caselle
case-field-cabal-drawn = disegno
case-field-cabal-square = casella
case-field-cabal-goes = può andare in
case-field-cabal-army = esercito
case-field-cabal-pieces = pezzi
case-field-cabal-points = punti
