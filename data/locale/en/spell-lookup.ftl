### Looking spells up, and the guide to spells.

spell-footer-srd = From the System Reference Document 5.1 by Wizards of the Coast LLC, licensed under CC-BY-4.0.
spell-footer-own = A spell of this table’s GM.

## The guide

spell-guide-title = Spells and areas
spell-guide-about = Who notices a spell, who can tell which it is, and which squares its area takes in.
spell-guide-lookup = { $command } shows what a spell says: level, school, components, area, saving throw.
spell-guide-own = With { $command } the GM makes spells of this table’s own: they are looked up, cast and placed like any other.
spell-guide-map = { $command } shows the map of this channel. The GM lays one down with *map*: one of ours, one drawn as text, or a file.
spell-guide-area = { $command } with a spell and a point of origin draws its area, and says what the other methods would say. The GM confirms it.
spell-guide-scene = In a scene that is opened with { $command } reactions come back with one’s turn, the map is the scene’s, and the GM applies a confirmed area to those in it.
