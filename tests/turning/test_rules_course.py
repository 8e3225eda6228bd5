"""How an attempt stands after all that followed it."""

from bot.engine.dice import ScriptedDice
from bot.engine.ruling import Ruling
from cogs.turning.rules.attempt import attempt
from cogs.turning.rules.choice import choose
from cogs.turning.rules.course import standing
from cogs.turning.rules.keep_at_bay import Protected
from cogs.turning.rules.protect import protect
from cogs.turning.rules.simultaneous import Rival
from cogs.turning.sheets import Cleric, Named
from cogs.turning.tables import Effect
from tests.turning.examples import SKELETON, TABLES, attempt_of, cleric, pack

ADA = cleric(Cleric(level=4))
BO = Named[Cleric](sheet_id=2, name="Bo", sheet=Cleric(level=5))


def test_choices_protection_and_a_stronger_attempt_all_show() -> None:
    one, other = pack(SKELETON, SKELETON)
    first = attempt(ADA, [one, other], tables=TABLES, dice=ScriptedDice([10]))
    made = attempt_of(first)
    chosen = choose(made, other, Effect.DAMAGE, tables=TABLES, dice=ScriptedDice([4]))
    named = protect(made, ADA, ["Otto"])
    rest = Ruling(ruleset="turning", kind="end", result={})
    stronger = attempt(BO, [one], rivals=[Rival(entry_id=7, made=made)], tables=TABLES, dice=ScriptedDice([14]))
    now = standing(made, 7, [chosen, named, rest, stronger])
    assert [verdict.superseded for verdict in now.verdicts] == [True, False]
    applied = now.verdicts[1].applied
    assert applied is not None
    assert (applied.effect, applied.total) == (Effect.DAMAGE, 4)
    assert now.protects == (Protected(name="Otto"),)
    assert standing(made, 8, [stronger]) == made
