### La mappa di un canale. Etichette: al massimo 45 caratteri; suggerimenti: al massimo 100.

map-title = La mappa
map-title-scene = La mappa della scena { $scene }
map-gm-title = La mappa come la vede il GM
map-gm-title-scene = La mappa della scena { $scene } come la vede il GM
map-ground-water = acqua
map-ground-furniture = mobili
map-ground-undergrowth = sottobosco
map-name-crypt = Cripta
map-name-tavern = Taverna
map-name-forest-road = Strada nel bosco
map-name-corridor = Corridoio
map-creature-ghoul = Ghoul
map-creature-skeleton = Scheletro
map-creature-lich = Lich
map-creature-bandit = Bandito
map-name-text = Disegnala come testo …
map-hidden = Nascosto: { $name }
map-missing = Partecipano e non sono sulla mappa: { $names }
map-button-picture = Immagine
map-button-text = Come elenco
map-button-page = Colonne { $first }–{ $last }
map-button-gm = Per il GM
map-button-creature = Creatura …
map-button-draw = Mappa …
map-button-people = Metti i partecipanti sulla mappa
map-button-show = Mostra a tutti
map-clear = Togli aree dalla mappa
map-ask-title = Disegna la mappa
map-ask-text = Un carattere per ogni casella
map-hint-text = . aperto, # muro, ~ difficile, una lettera per creatura. Sotto: G = Goblin, nascosto: L = (Lich)
map-ask-creature-title = Metti una creatura sulla mappa
map-ask-creature = Chi?
map-hint-creature = Un nome, o la casella di una creatura già presente. Un nome nuovo è una creatura nuova.
map-ask-square = Dove?
map-hint-square = Una casella come C5; se è grande, quella in basso a sinistra. Vuoto: via dalla mappa.
map-ask-size = Taglia
map-hint-size = In caselle: 1, 2 o 2x3. Vuoto: com’è
map-ask-hidden = Nascosta ai giocatori?
map-hidden-keep = Com’è
map-hidden-yes = Sì, nascosta
map-hidden-no = No, la vedono tutti

## Rifiuti

map-refusal-no-map = In questo canale non c’è una mappa. Il GM ne posa una con l’opzione *mappa* o *file* di questo comando.
map-refusal-no-such-map = Nessuna mappa si chiama «{ $name }». Scegline una dall’elenco o disegnane una.
map-refusal-no-such-creature = Sulla mappa nessuno si chiama «{ $name }». Un punto tra le caselle si scrive C5/D6.
map-refusal-several = Più creature si chiamano «{ $name }». Indica la casella di quella che intendi: { $squares }.
map-refusal-no-name = A una creatura serve un nome.
map-refusal-size = «{ $size }» non è una taglia. Scrivi 1 per una casella, 2 per 2 × 2, oppure 2x3.
map-refusal-no-room = Per { $name } non c’è posto in { $square }: c’è di mezzo un muro, il bordo o un’altra creatura.
map-refusal-full = Ogni lettera e ogni cifra indica già qualcuno. Prima togli una creatura dalla mappa.
map-refusal-file-too-large = Il file di una mappa può avere al massimo { $limit } KiB.
map-refusal-not-text = Questo file non è di testo. Una mappa è un file di testo semplice in UTF-8.
