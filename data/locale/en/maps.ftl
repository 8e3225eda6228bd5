### The map of a channel. Labels: at most 45 characters; hints: at most 100.

map-title = The map
map-title-scene = The map of the scene { $scene }
map-gm-title = The map, as the GM sees it
map-gm-title-scene = The map of the scene { $scene }, as the GM sees it
map-ground-water = water
map-ground-furniture = furniture
map-ground-undergrowth = undergrowth
map-name-crypt = Crypt
map-name-tavern = Tavern
map-name-forest-road = Forest road
map-name-corridor = Corridor
map-creature-ghoul = Ghoul
map-creature-skeleton = Skeleton
map-creature-lich = Lich
map-creature-bandit = Bandit
map-name-text = Draw it as text …
map-hidden = Hidden: { $name }
map-missing = Taking part, and not on the map: { $names }
map-button-picture = Picture
map-button-text = As a list
map-button-page = Columns { $first }–{ $last }
map-button-gm = For the GM
map-button-creature = Creature …
map-button-draw = Map …
map-button-people = Put participants on it
map-button-show = Show to all
map-clear = Take areas off the map
map-ask-title = Draw the map
map-ask-text = One character for each square
map-hint-text = . open, # wall, ~ difficult, a letter for a creature. Below: G = Goblin, or hidden: L = (Lich)
map-ask-creature-title = Put a creature on the map
map-ask-creature = Who?
map-hint-creature = A name, or the square of a creature that is there. A new name is a new creature.
map-ask-square = Where to?
map-hint-square = A square such as C5; the lower left one of a larger creature. Empty: off the map.
map-ask-size = Size
map-hint-size = In squares: 1, 2 or 2x3. Empty: as it is
map-ask-hidden = Hidden from the players?
map-hidden-keep = As it is
map-hidden-yes = Yes, hidden
map-hidden-no = No, everybody sees it

## Refusals

map-refusal-no-map = There is no map in this channel. The GM lays one with the option *map* or *file* of this command.
map-refusal-no-such-map = There is no map called “{ $name }”. Choose one from the list, or draw one.
map-refusal-no-such-creature = Nobody on the map is called “{ $name }”. A point between squares is written as C5/D6.
map-refusal-several = Several creatures are called “{ $name }”. Name the square of the one you mean: { $squares }.
map-refusal-no-name = A creature needs a name.
map-refusal-size = “{ $size }” is no size. Write 1 for one square, 2 for 2 × 2, or 2x3.
map-refusal-no-room = There is no room for { $name } at { $square }: a wall, the border or another creature is in the way.
map-refusal-full = Every letter and digit stands for somebody already. Take a creature off the map first.
map-refusal-file-too-large = A map file may have { $limit } KiB at most.
map-refusal-not-text = This file is no text. A map is a plain text file in UTF-8.
