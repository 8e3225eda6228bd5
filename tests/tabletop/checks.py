"""A check of a planted ruleset, for `/ask` and for posts."""

from __future__ import annotations

from typing import Any

from bot.engine.dice import Dice
from bot.engine.ruling import Ruling
from bot.engine.screen import Paragraph, Screen
from bot.engine.sheet import Sheet
from bot.engine.text import say
from bot.surface.checks import CheckKind


def any_check() -> CheckKind:
    """A check of a planted ruleset: a d20 and the cleric's level."""

    def rule(_: Any, sheet: Sheet, difficulty: str, dice: Dice) -> Ruling:
        total = dice.roll(20) + int(str(sheet.stats["level"]))
        return Ruling(ruleset="turning", kind="rest", result={"total": total, "against": difficulty})

    def shown(ruling: Ruling, entry_id: int) -> Screen:
        total = str(ruling.result["total"])
        return Screen(title=say("scene-title", scene=f"{total} in all"), blocks=(Paragraph(text=say("yes")),))

    return CheckKind(
        *("turning", "faith", say("turning-guide-title"), ("cleric",), rule),
        told=lambda ruling: say("scene-title", scene=f"{ruling.result['total']} against {ruling.result['against']}"),
        shown=shown,
    )
