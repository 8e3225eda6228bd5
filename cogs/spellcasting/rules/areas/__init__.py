"""Areas of effect on a grid (R002-17 to R002-37): exact, by three methods, and with total cover.

`methods.place` tells which squares an area takes in, `compare.others` what the other two methods would say.
"""
