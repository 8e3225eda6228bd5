"""The bot's own play: `worth` values a position, `search` looks ahead, `choose` decides upon a whole turn.

choose(game, level, seed=b"…", is_due=lambda: False)    the next actions of whoever has to act
answer({"game": …, "level": 3, "seed": "…"}, is_due)    the same in JSON values, for a worker process
"""

from cogs.cabal.rules.solo.choose import LEVELS, answer, ask, choose, read_answer

__all__ = ["LEVELS", "answer", "ask", "choose", "read_answer"]
