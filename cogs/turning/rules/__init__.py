"""The rules of turning undead, one module per chapter, each with the ids of its rules.

`attempt.attempt` first, then `choice.choose` for each undead whose row offers several effects; `attempts.rest` between
the days.
"""
