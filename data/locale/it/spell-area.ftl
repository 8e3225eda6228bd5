### Aree sulla mappa: /spell area. Termini: GLOSSARY, sezione 1.5. I rifiuti delle regole sono in areas.ftl.

area-of-spell = *{ $spell }*
area-of-shape = { $area }
area-about = Area: { $area }. Caselle: { $method }.
area-method-template = metodo della sagoma
area-method-token = metodo dei segnalini
area-method-dmg = metodo della mezza casella
area-inches = Sul tavolo la sagoma misura { $length } × { $width } pollici.
area-distance = Da { $name } al punto di origine: { $distance }.
area-distance-range = Da { $name } al punto di origine: { $distance }; l’incantesimo arriva a { $range }.
area-distance-out = Da { $name } al punto di origine: { $distance }. **Fuori gittata**: l’incantesimo arriva a { $range }.
area-squares =
    { $n ->
        [one] { $n } casella
       *[other] { $n } caselle
    }
area-whole-board = tutto il tabellone
area-no-square = nessuna
area-inside = Dentro l’area
area-nobody = nessuno
area-creature = { $name } ({ $square })
area-shielded =
    { $n ->
        [one] { $n } casella schermata
       *[other] { $n } caselle schermate
    }
area-shade-shielded = schermata da copertura totale
area-screened = Al riparo per copertura totale
area-off-board =
    { $n ->
        [one] { $n } casella cade fuori dal tabellone.
       *[other] { $n } caselle cadono fuori dal tabellone.
    }
area-wider = Attorno a una creatura questo quadrato è più largo che attorno a un’intersezione: si estende ugualmente oltre ogni lato dello spazio.
area-others = Che cosa darebbero gli altri metodi
area-other =
    { $n ->
        [one] { $method }: { $n } casella; dentro: { $names }
       *[other] { $method }: { $n } caselle; dentro: { $names }
    }
area-other-refused = { $method }: { $reason }
area-draft = Non ancora confermata. La conferma il GM, e resta sulla mappa.
area-confirmed = Confermata dal GM: voce { $entry } del registro. Resta sulla mappa finché non viene tolta.
area-removed = Quest’area è stata tolta dalla mappa.
area-by-method = { $area } · { $method }
area-gm-title = { $area }, come la vede il GM
area-hidden = Nascosti, dentro l’area
area-hidden-then = Nascosti, dentro l’area alla conferma
area-without-grid = Area: { $area }. Senza griglia, è nell’area chi ne è coperto con una qualsiasi parte della base.
area-without-grid-inside = **Nell’area**: la base, larga { $base }, a { $distance } dal centro, è coperta in parte.
area-without-grid-outside = **Fuori dall’area**: la base, larga { $base }, a { $distance } dal centro, non è coperta.
area-button-confirm = Conferma
area-button-remove = Togli
area-button-template = Con la sagoma
area-button-token = Con i segnalini
area-button-dmg = Con la mezza casella
area-button-aim = Posa la sua area …
area-sides = File con la casella in più a destra
area-sides-none = Tutte le caselle in più a sinistra
area-sides-row = Fila { $row }: casella in più a destra
area-beside-title = Da quale casella parte l’area?
area-beside-choose = Scegli una casella
area-beside = La casella { $square }
area-ask-origin = Punto di origine
area-hint-origin = Un’intersezione come C5/D6, una casella come C5, o il nome di una creatura
area-ask-towards = Direzione
area-hint-towards = n, ne, e …, una casella, il nome di una creatura, o un angolo in senso orario dall’alto: 30°
area-ask-beside = Casella accanto ai muri
area-hint-beside = La casella da cui parte l’area, se un muro tocca l’origine
area-direction-n = { $arrow } in alto (n)
area-direction-ne = { $arrow } in alto a destra (ne)
area-direction-e = { $arrow } a destra (e)
area-direction-se = { $arrow } in basso a destra (se)
area-direction-s = { $arrow } in basso (s)
area-direction-sw = { $arrow } in basso a sinistra (sw)
area-direction-w = { $arrow } a sinistra (w)
area-direction-nw = { $arrow } in alto a sinistra (nw)
choice-sphere = Sfera
choice-cylinder = Cilindro
choice-circle = Cerchio
choice-cube = Cubo
choice-square = Quadrato
choice-cone = Cono
choice-line = Linea
choice-template = Sagoma: basta una parte della casella
choice-token = Segnalini: caselle intere
choice-dmg = Mezza casella per i cerchi
ledger-kind-spellcasting-area = area di effetto confermata

## Perché?

area-why-title = Perché? { $area }
area-why-table-method = Il metodo è quello di questo tavolo. È meglio non mescolarli, perché danno numeri di caselle diversi.
area-why-other-method = È il metodo richiesto. Un tavolo dovrebbe sceglierne uno solo, perché danno numeri di caselle diversi.
area-why-template = Basta una parte qualsiasi della casella sotto la sagoma; toccarne il bordo non basta.
area-why-half = Un cerchio prende una casella se ne copre almeno metà.
area-why-any-part = La regola della metà vale solo per i cerchi. Per le altre forme basta una parte qualsiasi della casella.
area-why-token-circle = Con i segnalini ogni cerchio diventa un quadrato con il lato doppio del raggio.
area-why-token-cube = Con i segnalini un cubo è un blocco di caselle accanto alla casella di origine.
area-why-token-cone = Ogni fila del cono ha un segnalino in più della precedente, ciascuno accanto a uno di quella.
area-why-token-line = Con i segnalini una linea segue le caselle o una diagonale esatta.
area-why-rounded = Sulle caselle le misure si arrotondano per difetto a multipli di 5 piedi.
area-why-centred = L’area è centrata su uno spazio. Con i segnalini si estende ugualmente oltre ogni suo lato; con la mezza casella parte da un’intersezione dello spazio.
area-why-extends = L’area si estende dal bordo dello spazio.
area-why-odd-token = Il segnalino in più di una fila può stare a una qualsiasi delle due estremità.
area-why-cover = Una casella è schermata se le linee dall’origine al suo centro e ai quattro angoli incontrano tutte un muro.
area-why-larger = Le creature più grandi sono nell’area con una qualsiasi casella del loro spazio.
area-why-off-board = Le aree si calcolano su una griglia infinita e si tagliano al bordo del tabellone.
area-why-height = L’altezza non conta.
area-why-diagonals-one = Sulla griglia un passo in diagonale è lungo quanto gli altri.
area-why-diagonals-alternating = Sulla griglia un passo in diagonale su due conta il doppio.

## Rifiuti

aim-refusal-no-area = *{ $spell }* non ha un’area di effetto. Indica anche una forma e una misura.
aim-refusal-shape-and-size = Indica un incantesimo con un’area, oppure una forma e una misura in piedi.
aim-refusal-no-origin = Dove comincia l’area? Indica un’intersezione come C5/D6, una casella come C5, o il nome di una creatura.
aim-refusal-origin-hidden = { $name } non è visibile ai giocatori, e un’area lì attorno ne svelerebbe la presenza. Indica una casella, se i giocatori possono saperlo.
aim-refusal-towards = «{ $typed }» non è una direzione. Indica n, ne, e …, una casella, il nome di una creatura, o un angolo come 30°.
aim-refusal-start = «{ $typed }» non è né un punto né una casella dello spazio dell’incantatore. Scrivi C5/D6 o C5.
aim-refusal-only-round = Senza griglia si possono misurare con una distanza solo cerchi, sfere e cilindri.
aim-refusal-not-placer = Può cambiare l’area solo chi l’ha posata, o il GM.

## Un’area ha effetto in una scena

area-button-apply = Applica …
area-apply-about = Scegli su chi ha pieno effetto. Per gli altri è come se avessero superato il tiro salvezza.
area-apply-nobody = Dentro non c’è nessuno.
area-apply-more = L’elenco contiene { $n } di quelli che vi si trovano.
area-apply-all = Tutti quelli che vi si trovano
area-apply-none = Nessuno: tutti superano il tiro
area-apply-one = { $name }
area-apply-choose = Su chi ha pieno effetto?
area-ask-damage = Danni
area-hint-damage = Dadi come 8d6; vuoto se non ce ne sono
area-ask-rounds = Round
area-hint-rounds = Quanto dura su chi subisce il pieno effetto; vuoto: non dura nulla
area-applied-title = L’area ha avuto effetto
area-told = { $area } ha effetto.{ $full }{ $rest }{ $rounds }
area-told-damage = { " " }Danni { $damage }: { $names }.
area-told-full = { " " }Pieno effetto: { $names }.
area-told-half = { " " }La metà, { $damage }: { $names }.
area-told-spared = { " " }Non succede nulla a { $names }.
area-told-otherwise = { " " }Come dice l’incantesimo per chi supera il tiro: { $names }.
area-told-rounds =
    { $n ->
        [one] { " " }Dura { $n } round.
       *[other] { " " }Dura { $n } round.
    }
area-told-left = { $name }: punti ferita { $before } → { $after }
area-effect = un’area di effetto
area-why-half-damage = Chi supera il tiro salvezza subisce metà dei danni, arrotondata per difetto.
area-why-no-damage = L’incantesimo non fa nulla a chi supera il tiro salvezza.
aim-refusal-rounds = «{ $typed }» non è un numero di round da 1 a { $most }.
scene-action-spell-area = un’area di effetto
ledger-kind-spellcasting-removed = un’area di effetto finisce
