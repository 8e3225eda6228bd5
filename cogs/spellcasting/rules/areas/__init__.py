"""Areas of effect on a grid (R002-17 to R002-37): exact, by three methods, and with total cover.

An `Area` is what the spell says, a `Placement` what its caster chooses. `methods.place` tells which squares of a board
the area takes in, `compare.others` what the other two methods would say. `discs`, `outlines` and `tokens` know the
shapes, `origins` where each method lets them begin, and `cover` what walls shield.
"""
