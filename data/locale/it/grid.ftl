### Boards of squares: maps as text, the legend below a board, and the same for those who hear it.

grid-ground-difficult = terreno difficile

## The legend

grid-legend-token = `{ $symbol }` { $name }: { $squares }
grid-legend-wall = `#` muro
grid-legend-fence = `|` e `-` muro sottile
grid-legend-ground = `{ $sign }` { $kind }
grid-legend-shade = `{ $sign }` { $name }
grid-legend-shade-tokens = `{ $sign }` { $name }; dentro: { $names }
grid-legend-part = Si vedono le colonne da { $first } a { $last }; in tutto sono { $n }.

## The board in words

grid-text-size = La griglia: { $columns } × { $rows } caselle, da A1 in basso a sinistra a { $last } in alto a destra.
grid-text-walls = Muri: { $squares }
grid-text-fences = Muri sottili tra: { $squares }
grid-text-ground = { $kind }: { $squares }
grid-text-shade = { $name }: { $squares }

## Refusals

refusal-grid-label = «{ $label }» non è una casella. Le caselle si chiamano per esempio C5 o AB12.
refusal-grid-off-board = { $label } è fuori dalla griglia, che va da { $first } a { $last }.
refusal-grid-empty = In questo testo non c’è una mappa. Disegna ogni casella con un carattere: . per il terreno libero, # per un muro, una lettera per una creatura.
refusal-grid-too-big = Riga { $row }, colonna { $column }: qui la mappa continua, ma una griglia ha al massimo { $limit } × { $limit } caselle.
refusal-grid-unequal = Riga { $row }, colonna { $column }: le righe devono essere tutte lunghe uguali. Caselle della prima: { $wanted }, di questa: { $found }.
refusal-grid-symbol = Riga { $row }, colonna { $column }: non si sa che cosa significhi «{ $symbol }». Scrivilo sotto la mappa, dopo una riga vuota: { $symbol } = …
refusal-grid-letter = Riga { $row }, colonna { $column }: le creature si disegnano con lettere latine e cifre, non con «{ $symbol }». Il nome sotto la mappa può avere qualsiasi lettera.
refusal-grid-blank = Riga { $row }, colonna { $column }: c’è uno spazio al posto di una casella. Il terreno libero si disegna con un punto.
refusal-grid-between = Riga { $row }, colonna { $column }: «{ $symbol }» sta fra due caselle. Lì possono stare solo uno spazio o un muro sottile.
refusal-grid-block = Riga { $row }, colonna { $column }: «{ $symbol }» dovrebbe riempire da qui { $width } × { $height } caselle, verso destra e verso l’alto.
refusal-grid-legend = Riga { $row }: questa riga della legenda non si può leggere: { $line }. Scrivi un carattere, un segno di uguale e un nome, per esempio: G = Goblin
