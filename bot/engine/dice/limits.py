"""How far an expression may go. All of it is checked before the first die is rolled.

Together they keep every input, of any length, within a few milliseconds.
"""

MOST_TYPED = 6_000
"""Characters that are looked at, blanks and invisible ones included: what Discord lets a person type."""

MOST_CHARACTERS = 200
"""Characters of an expression, blanks and invisible ones not counted. Holds for its canonical form as well."""

MOST_NESTING = 10
"""Brackets inside each other."""

MOST_TIMES = 10
"""How often one roll may be repeated. All other limits hold for its repetitions together."""

MOST_DICE = 1_000
"""Dice in one roll, rerolled and exploding ones included."""

MOST_SIDES = 1_000_000
"""Sides of one die."""

MOST_WORK = 5_000
"""Dice looked at: each die counts once, and once more for every selector that picks among it and its like."""

BIGGEST = 10**15
"""The largest number that may be written or come out; every JSON reader still knows it exactly."""

LUCK = 30
"""How unlikely it must be that rerolls and explosions take more dice than foreseen: less than e**-30."""

FACES_SHOWN = 240
"""Characters for the faces of one dice term; the rest of them is counted, not shown."""

ALL_FACES_SHOWN = 450
"""Characters for all faces of a roll."""

PLACE_SHOWN = 20
"""Characters shown before and after the place a refusal marks."""
