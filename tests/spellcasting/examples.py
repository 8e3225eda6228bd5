"""The spells and people of the worked examples in rules/spellcasting.md, and the tables."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from bot.engine.dice import Dice, ScriptedDice
from bot.engine.ruling import Ruling
from bot.services.tables import load_table, load_tables
from cogs.spellcasting.rules.casting import Casting, Witness, cast
from cogs.spellcasting.rules.identify import Identification, Way, identify
from cogs.spellcasting.sheets import Adventurer, Observer
from cogs.spellcasting.tables import SpellTables, SrdSpell, SrdSpells

DATA = Path(__file__).parents[2] / "data"
TABLES = load_tables(DATA / "spellcasting", SpellTables)
SRD = load_table(DATA / "srd" / "spells.toml", SrdSpells)
SPELLS: dict[str, SrdSpell] = {spell.id: spell for spell in SRD.rows}

WATCHER = 7
"""The sheet of the one who watches."""


def casting_of(id: str, **how: Any) -> Casting:
    """A casting of this spell of the SRD by Ione, whom the one with the sheet `WATCHER` watches."""
    spell = SPELLS[id]
    how = {"caster": "Ione", "caster_id": 1, "witnesses": [watched()], **how}
    return cast(spell.called, spell.level, spell.components, **how)


def watched(*, casting: bool = True, effect: bool = True) -> Witness:
    return Witness(sheet_id=WATCHER, name="Brand", casting=casting, effect=effect)


def watcher(**sheet: Any) -> Observer:
    return Observer(sheet_id=WATCHER, name="Brand", sheet=Adventurer(**sheet))


def tried(casting: Casting, observer: Observer, *faces: int, way: Way = Way.REACTION, **how: Any) -> Identification:
    """A try with these faces, all of which must be rolled."""
    dice = ScriptedDice(faces)
    made = Identification.model_validate(ruled(casting, observer, dice, way=way, **how).result)
    assert len(made.faces) == len(faces)
    return made


def ruled(casting: Casting, observer: Observer, dice: Dice, *, way: Way = Way.REACTION, **how: Any) -> Ruling:
    return identify(casting, observer, way, **{"options": TABLES.options, "dice": dice, **how})
