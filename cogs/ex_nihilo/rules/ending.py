"""Death: by a finishing blow, by 600 turns without help, by the end of a session (R003-14, R003-17, R003-18)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.effects import Effect
from bot.engine.model import Frozen
from bot.engine.ruling import Note, Origin, Ruling
from bot.engine.scene.events import Event, RoundEnded
from bot.engine.scene.lasting import Trigger
from bot.engine.scene.model import Scene
from bot.engine.text import say
from cogs.ex_nihilo.rules.assault import require_target, require_unconscious, stopped
from cogs.ex_nihilo.rules.combat import Circumstances
from cogs.ex_nihilo.rules.damage import Harm
from cogs.ex_nihilo.rules.fighter import Fighter
from cogs.ex_nihilo.rules.reckoning import explained
from cogs.ex_nihilo.rules.states import RULESET, Deed
from cogs.ex_nihilo.rules.wounds import Suffered, is_dying, killed, struck
from cogs.ex_nihilo.tables import NihiloTables


class Died(Frozen):
    """Those who die. `by` is whoever gives the finishing blow, if it is one."""

    sheet_ids: tuple[int, ...]
    names: tuple[str, ...]
    by_id: int | None = None
    by: str | None = None


class Hurt(Frozen):
    """Damage of another origin than an attack."""

    sheet_id: int
    name: str
    harm: Harm
    suffered: Suffered


def finish(attacker: Fighter, target: Fighter) -> Ruling:
    """A blow declared as finishing, within reach of somebody unconscious: it kills without a roll (G003-32).

    Raises `Refused`: CANNOT, NOT_UNCONSCIOUS, and as `require_target`.
    """
    attacker.require(Deed.ATTACK)
    require_target(attacker, target, Circumstances(sensed=True))
    require_unconscious(target)
    ruling = _deaths([target], "R003-17", "finish")
    note = Note(text=say("nihilo-why-no-roll"), rule="G003-32", origin=Origin.HOUSE)
    result = Died.model_validate(ruling.result).model_copy(update={"by_id": attacker.sheet_id, "by": attacker.name})
    return ruling.model_copy(
        update={
            "result": result.model_dump(mode="json"),
            "trace": (*ruling.trace, note),
            "ends": (*stopped(attacker), *ruling.ends),
        }
    )


def time_is_up(fighter: Fighter) -> Ruling:
    """The 600 turns are over (R003-14)."""
    return _deaths([fighter], "R003-14", "death")


def session_ends(dying: Sequence[Fighter]) -> Ruling:
    """The session ends, and nobody has helped these (R003-18)."""
    return _deaths(dying, "R003-18", "session")


def hurt(target: Fighter, harm: Harm, tables: NihiloTables) -> Ruling:
    """Damage that no attack has done."""
    became = struck(target, harm, tables.options)
    result = Hurt(sheet_id=target.sheet_id, name=target.name, harm=harm, suffered=became.suffered)
    notes = (*explained(harm.reckoning), *became.notes)
    return Ruling(
        ruleset=RULESET,
        kind="damage",
        result=result.model_dump(mode="json"),
        trace=tuple(note.model_copy(update={"about": (target.sheet_id,)}) for note in notes),
        changes=became.changes,
        begins=became.begins,
        ends=became.ends,
    )


def due(scene: Scene, lasting: Sequence[Effect], moment: Event) -> list[Effect]:
    """Those who are dying and whose time is over with this moment of the scene."""
    return [effect for effect in lasting if is_dying(effect) and _is_over(scene, effect, moment)]


def dead(fighter: Fighter) -> Trigger:
    """What the scene brings about for one of them."""
    return Trigger(ruling=time_is_up(fighter), sheet_ids=(fighter.sheet_id,))


def _is_over(scene: Scene, effect: Effect, moment: Event) -> bool:
    if effect.ruleset != RULESET or effect.due is None or effect.due.scene_id != scene.id:
        return False
    return isinstance(moment, RoundEnded) and effect.due.round is not None and moment.round >= effect.due.round


def _deaths(those: Sequence[Fighter], rule: str, kind: str) -> Ruling:
    ends = [killed(one, rule) for one in those]
    result = Died(sheet_ids=tuple(one.sheet_id for one in those), names=tuple(one.name for one in those))
    return Ruling(
        ruleset=RULESET,
        kind=kind,
        result=result.model_dump(mode="json"),
        trace=tuple(
            note.model_copy(update={"about": (one.sheet_id,)})
            for one, end in zip(those, ends, strict=True)
            for note in end.notes
        ),
        changes=tuple(change for end in ends for change in end.changes),
        ends=tuple(effect for end in ends for effect in end.ends),
    )
