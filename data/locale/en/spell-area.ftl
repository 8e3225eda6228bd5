### Areas on the map: /spell area. Terms: GLOSSARY section 1.5. The refusals of the rules are in areas.ftl.

area-of-spell = *{ $spell }*
area-of-shape = { $area }
area-about = Area: { $area }. Squares by the { $method }.
area-method-template = template method
area-method-token = token method
area-method-dmg = half-square method
area-inches = On the table the template is { $length } × { $width } inches.
area-distance = From { $name } to the point of origin: { $distance }.
area-distance-range = From { $name } to the point of origin: { $distance }; the spell reaches { $range }.
area-distance-out = From { $name } to the point of origin: { $distance }. **Out of range**: the spell reaches { $range }.
area-squares =
    { $n ->
        [one] { $n } square
       *[other] { $n } squares
    }
area-whole-board = the whole board
area-no-square = none
area-inside = In it
area-nobody = nobody
area-creature = { $name } ({ $square })
area-shielded =
    { $n ->
        [one] { $n } shielded square
       *[other] { $n } shielded squares
    }
area-shade-shielded = shielded by total cover
area-screened = Shielded by total cover
area-off-board =
    { $n ->
        [one] { $n } square falls off the board.
       *[other] { $n } squares fall off the board.
    }
area-wider = Around a creature this square is wider than around an intersection: it reaches as far beyond the space on every side.
area-others = What the other methods would say
area-other =
    { $n ->
        [one] { $method }: { $n } square; in it: { $names }
       *[other] { $method }: { $n } squares; in it: { $names }
    }
area-other-refused = { $method }: { $reason }
area-draft = Not confirmed yet. The GM confirms it, and it stays on the map.
area-confirmed = Confirmed by the GM: entry { $entry } of the ledger. It stays on the map until it is removed.
area-removed = This area has been removed from the map.
area-by-method = { $area } by the { $method }
area-gm-title = { $area }, as the GM sees it
area-hidden = Hidden, in it
area-hidden-then = Hidden, in it when confirmed
area-without-grid = Area: { $area }. Without a grid, whoever is touched with any part of the base is in it.
area-without-grid-inside = **In the area**: the base, { $base } across, { $distance } from the centre, is overlapped.
area-without-grid-outside = **Not in the area**: the base, { $base } across, { $distance } from the centre, is not overlapped.
area-button-confirm = Confirm
area-button-remove = Remove
area-button-template = By templates
area-button-token = By tokens
area-button-dmg = By half squares
area-button-aim = Place its area …
area-sides = Rows whose extra square goes to the right
area-sides-none = All extra squares to the left
area-sides-row = Row { $row }: extra square to the right
area-beside-title = Which square does the area serve?
area-beside-choose = Choose a square
area-beside = The square { $square }
area-ask-origin = Point of origin
area-hint-origin = An intersection such as C5/D6, a square such as C5, or a creature’s name
area-ask-towards = Direction
area-hint-towards = n, ne, e …, a square, a creature’s name, or an angle clockwise from up: 30°
area-ask-beside = Square beside walls
area-hint-beside = The square that the area serves where a wall touches its origin
area-direction-n = { $arrow } up (n)
area-direction-ne = { $arrow } up and right (ne)
area-direction-e = { $arrow } right (e)
area-direction-se = { $arrow } down and right (se)
area-direction-s = { $arrow } down (s)
area-direction-sw = { $arrow } down and left (sw)
area-direction-w = { $arrow } left (w)
area-direction-nw = { $arrow } up and left (nw)
choice-sphere = Sphere
choice-cylinder = Cylinder
choice-circle = Circle
choice-cube = Cube
choice-square = Square
choice-cone = Cone
choice-line = Line
choice-template = Template: any part of a square
choice-token = Tokens: whole squares
choice-dmg = Half a square for circles
ledger-kind-spellcasting-area = an area of effect is confirmed

## Why?

area-why-title = Why? { $area }
area-why-table-method = The method is the one of this table. Mixing them is not advised, since they give different numbers of squares.
area-why-other-method = This method was asked for. A table should choose one, since they give different numbers of squares.
area-why-template = Any part of a square under the template is enough; touching its edge is not.
area-why-half = A circle affects a square if it covers at least half of it.
area-why-any-part = The half rule is for circles alone. For other shapes any part of a square is enough.
area-why-token-circle = With tokens every circle becomes a square with a side of twice the radius.
area-why-token-cube = With tokens a cube is a block of squares beside the square of origin.
area-why-token-cone = Each row of the cone has one token more than the row before, each beside one of that row.
area-why-token-line = With tokens a line runs along the squares or exactly along a diagonal.
area-why-rounded = On squares, sizes are rounded down to multiples of 5 feet.
area-why-centred = The area is centred on a space. With tokens it reaches equally far beyond each of its sides; with half squares it starts from an intersection at the space.
area-why-extends = The area extends from the border of the space.
area-why-odd-token = The odd token of a row may lie at either end.
area-why-cover = Squares are shielded where the lines from the origin to their centre and to all four corners meet a wall.
area-why-larger = Larger creatures are in the area with any square of their space.
area-why-off-board = Areas are reckoned on an endless grid and cut at the border of the board.
area-why-height = Height is ignored.
area-why-diagonals-one = On the grid a diagonal step is as long as any other.
area-why-diagonals-alternating = On the grid every second diagonal step counts twice.

## Refusals

aim-refusal-no-area = *{ $spell }* has no area of effect. Give a shape and a size as well.
aim-refusal-shape-and-size = Name a spell with an area, or a shape and a size in feet.
aim-refusal-no-origin = Where does the area begin? Give an intersection such as C5/D6, a square such as C5, or a creature’s name.
aim-refusal-origin-hidden = { $name } is hidden, and an area around it would give it away. Name a square if the players may know it.
aim-refusal-towards = “{ $typed }” is no direction. Give n, ne, e …, a square, a creature’s name, or an angle such as 30°.
aim-refusal-start = “{ $typed }” is neither a point nor a square of the caster’s space. Write C5/D6 or C5.
aim-refusal-only-round = Without a grid only circles, spheres and cylinders can be measured by a distance.
aim-refusal-not-placer = Only whoever placed the area, or the GM, can change it.

## An area takes effect in a scene

area-button-apply = Apply …
area-apply-about = Choose whom it affects in full. For the others it is as if they had succeeded on their saving throw.
area-apply-nobody = Nobody is in it.
area-apply-more = The list holds { $n } of those in it.
area-apply-all = Everybody in it
area-apply-none = Nobody: all succeed
area-apply-one = { $name }
area-apply-choose = Whom does it affect in full?
area-ask-damage = Damage
area-hint-damage = Dice such as 8d6; leave it empty where there is none
area-ask-rounds = Rounds
area-hint-rounds = How long something lasts on those affected in full; empty: nothing lasts
area-applied-title = The area has taken effect
area-told = { $area } takes effect.{ $full }{ $rest }{ $rounds }
area-told-damage = { " " }{ $damage } damage: { $names }.
area-told-full = { " " }In full: { $names }.
area-told-half = { " " }Half, { $damage }: { $names }.
area-told-spared = { " " }Nothing befalls { $names }.
area-told-otherwise = { " " }As the spell says for those who succeed: { $names }.
area-told-rounds =
    { $n ->
        [one] { " " }It lasts for { $n } round.
       *[other] { " " }It lasts for { $n } rounds.
    }
area-told-left = { $name }: hit points { $before } → { $after }
area-effect = an area of effect
area-why-half-damage = Whoever succeeds on the saving throw suffers half of the damage, rounded down.
area-why-no-damage = The spell does nothing to those who succeed on their saving throw.
aim-refusal-rounds = “{ $typed }” is no number of rounds from 1 to { $most }.
scene-action-spell-area = an area of effect
ledger-kind-spellcasting-removed = an area of effect ends
