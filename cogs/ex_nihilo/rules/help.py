"""Help: instead of rolling a skill oneself, giving somebody else +5 (R003-10, G003-43)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.effects import Effect
from bot.engine.model import Frozen
from bot.engine.refusal import Refused
from bot.engine.ruling import Line, Note, Origin, Ruling
from bot.engine.text import say
from cogs.ex_nihilo.rules.fighter import Fighter
from cogs.ex_nihilo.rules.reckoning import line
from cogs.ex_nihilo.rules.rolls import RollRefusal
from cogs.ex_nihilo.rules.states import RULESET, Deed
from cogs.ex_nihilo.sheets import Character, Named
from cogs.ex_nihilo.tables.options import Options

HELP = "help"
"""The kind of the effect by which somebody is helped with the next skill roll."""

BONUS = 5
"""What each helper gives (R003-10)."""

ROUNDS = 1
"""For how many turns help waits in a scene for the roll that it is given for, after the turn in which it is given."""


class Helped(Frozen):
    """Somebody helps somebody else."""

    helper_id: int
    helper_name: str
    helped_id: int
    helped_name: str
    bonus: int


def help_other(helper: Fighter, helped: Named[Character], lasting: Sequence[Effect], options: Options) -> Ruling:
    """`helper` gives the next skill roll of `helped` +5, once however often they say so; `lasting` is on `helped`.

    Raises `Refused` with HELPS_ITSELF, or with CANNOT for a helper who can use no skill.
    """
    if helper.sheet_id == helped.sheet_id:
        raise Refused(RollRefusal.HELPS_ITSELF, name=helper.name)
    helper.require(Deed.SKILL)
    already = any(one.kind == HELP and one.source_id == helper.sheet_id for one in lasting)
    effect = Effect(ruleset=RULESET, kind=HELP, sheet_id=helped.sheet_id, source_id=helper.sheet_id, rounds=ROUNDS)
    return Ruling(
        ruleset=RULESET,
        kind="help-other",
        result=Helped(
            helper_id=helper.sheet_id,
            helper_name=helper.name,
            helped_id=helped.sheet_id,
            helped_name=helped.name,
            bonus=BONUS,
        ).model_dump(mode="json"),
        trace=(
            Note(text=say("nihilo-why-help", bonus=BONUS), rule="R003-10"),
            Note(
                text=say("nihilo-why-help-most", most=options.most_help),
                rule="G003-43",
                origin=options.origin("most_help"),
            ),
        ),
        begins=() if already else (effect,),
    )


def help_line(helpers: int, options: Options) -> tuple[Line, ...]:
    """What so many helpers add: 5 each, as many as count (R003-10, G003-43). Nothing for nobody."""
    if helpers <= 0:
        return ()
    given = BONUS * helpers
    if helpers == 1 and given <= options.most_help:
        return (line("help", given, "R003-10", Origin.SOURCE, n=helpers),)
    return (line("help", min(given, options.most_help), "G003-43", options.origin("most_help"), n=helpers),)
