"""Scenes: who takes part, whose turn it is, and what happens when it changes.

    step = next_turn(scene, called, dice)       every action makes a `Step` of a scene, or raises `Refused`
    step.scene, step.events                     what it is now, and what happened, in order

`model` is the scene, `events` what happens in it. Actions are in `people` (who takes part) and `flow` (whose turn it
is), and share `going` (who comes next). `lasting` ends effects and lets rulesets act at the moments of a scene,
`view` is what a viewer may know of it all.
"""
