### Boards of squares: maps as text, the legend below a board, and the same for those who hear it.

grid-ground-difficult = difficult ground

## The legend

grid-legend-token = `{ $symbol }` { $name }: { $squares }
grid-legend-wall = `#` wall
grid-legend-fence = `|` and `-` thin wall
grid-legend-ground = `{ $sign }` { $kind }
grid-legend-shade = `{ $sign }` { $name }
grid-legend-shade-tokens = `{ $sign }` { $name }; in it: { $names }
grid-legend-part = Columns { $first } to { $last } are shown; the board has { $n }.

## The board in words

grid-text-size = The board: { $columns } × { $rows } squares, from A1 at the lower left to { $last } at the upper right.
grid-text-walls = Walls: { $squares }
grid-text-fences = Thin walls between: { $squares }
grid-text-ground = { $kind }: { $squares }
grid-text-shade = { $name }: { $squares }

## Refusals

refusal-grid-label = “{ $label }” is no square. Squares are called like C5 or AB12.
refusal-grid-off-board = { $label } is not on this board, which reaches from { $first } to { $last }.
refusal-grid-empty = There is no map in this text. Draw each square as one character: . for open ground, # for a wall, a letter for a creature.
refusal-grid-too-big = Row { $row }, column { $column }: the map goes on here, but a board has at most { $limit } × { $limit } squares.
refusal-grid-unequal = Row { $row }, column { $column }: all rows must be equally long. The first has { $wanted } squares, this one { $found }.
refusal-grid-symbol = Row { $row }, column { $column }: nobody knows what “{ $symbol }” means here. Say it below the map, after an empty line: { $symbol } = …
refusal-grid-letter = Row { $row }, column { $column }: creatures are drawn with Latin letters and digits, not with “{ $symbol }”. Its name below the map may be in any letters.
refusal-grid-blank = Row { $row }, column { $column }: there is a blank where a square should be. Open ground is drawn as a point.
refusal-grid-between = Row { $row }, column { $column }: “{ $symbol }” stands between two squares. Only a blank or a thin wall can stand there.
refusal-grid-block = Row { $row }, column { $column }: “{ $symbol }” should fill { $width } × { $height } squares from here on, to the right and upwards.
refusal-grid-legend = Row { $row }: this line of the legend cannot be read: { $line }. Write one character, an equals sign and a name, for example: G = Goblin
