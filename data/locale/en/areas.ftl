### Areas of effect on the grid (source 002). Terms: GLOSSARY section 1.5.

## Refusals. { $squares }: labels of squares, such as C5, D5. { $feet }: a number.

area-refusal-too-small = On squares an area measures { $feet } feet at least. With templates it may be smaller.
area-refusal-too-large = An area can measure { $feet } feet at most.
area-refusal-no-direction = This area needs a direction: where does it point?
area-refusal-eight-directions = With tokens an area points along the squares or exactly along a diagonal: choose one of the eight directions.
area-refusal-four-directions = With this method a cube or a square lies on the grid: choose up, down, left or right.
area-refusal-not-on-border = The area begins on the border of the caster’s space. Choose a point or a square there.
area-refusal-within-space = From there the area would run through the caster’s own space. Choose another square of its edge, or another direction.
area-refusal-origin-off-board = The point of origin lies off the board. Only the GM may put it there.
area-refusal-off-board = This area touches no square of the board.
area-refusal-name-square = A wall touches the point of origin. Name the square that the area serves: { $squares }.
area-refusal-square-solid = That square is solid. Name a free square at the point of origin: { $squares }.
area-refusal-square-apart = That square is not at the point of origin. Name one that is: { $squares }.
area-refusal-origin-solid = The point of origin lies inside solid squares: nothing spreads from there.
