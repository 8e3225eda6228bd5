"""Hidden things, door by door: a player and a spectator try every command, every suggestion and every control.

The GM has laid out secrets with marks that occur nowhere else: names, and totals of dice. Whatever reaches the two, in
messages, suggestions, forms, custom ids, files and exports, must hold none of them. Doors are found by walking the
command tree and the controls of each message, so that a new one is tried without being named.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from simcord import InteractionResult, MemberActor, OptionError, SetupError

from tests.crowded import crowd
from tests.ex_nihilo.fights import combatant
from tests.hostile import commands, filled_in, send, walk_menus, walk_suggestions
from tests.play import evening, undead
from tests.table import BUTTON, SELECT, Table, controls, shown

HIDDEN = "Wyrdlich"
"""An undead that nobody knows of. It takes part in the fight, where an effect lies on it."""

SECRET = 770_000
"""What is added to every roll that is kept back. Its total is written with a comma."""

NOTE = "quixotry"
"""What the GM noted of a roll that is kept back."""

CASTER = "Zephirelda"
"""Who casts a spell that nobody is told of."""

AMBUSH = "Brackwynde"
"""Who lies in wait in another scene, has struck from there, and been hit."""

MARKS = (HIDDEN, AMBUSH, str(SECRET), f"{SECRET // 1000},00", NOTE, CASTER)


async def laid(table: Table) -> None:
    """What may be known, and what may not."""
    await crowd(table)
    await undead(table, HIDDEN, threat=13, hidden=True)
    await combatant(table, AMBUSH, None, hidden=True, corpo=20)
    gm = table.gm
    for scene, people in (("Crypt", ("Ada", "Ghoul", HIDDEN)), ("Tower", ("Nora", "Ogre", AMBUSH))):
        for who in people:
            await table.slash(gm, "scene add", who=who, scene=scene)
        await table.slash(gm, "scene start", scene=scene)
    await table.slash(gm, "nihilo state", who=AMBUSH, lay="state-fear")
    await table.slash(gm, "nihilo attack", target="Ogre", attacker=AMBUSH, level="gsp-1")
    await table.slash(gm, "nihilo damage", who=AMBUSH, amount=3)
    for visibility in ("secret", "blind"):
        await table.slash(gm, "roll", expression=f"1d9+{SECRET}", visibility=visibility, note=NOTE)
    await table.slash(gm, "spell cast", spell="teleport", caster=CASTER, hidden=True)
    await table.slash(gm, "turning attempt", cleric="Ada", undead=HIDDEN)
    await table.slash(gm, "nihilo check", who=HIDDEN, roll="glance", difficulty="facile", level="gsp-0")
    await table.slash(table.player, "turning attempt", cleric="Ada", undead="Ghoul")
    await table.slash(gm, "scene next", scene="Crypt")


async def tries_everything(table: Table, who: MemberActor) -> int:
    """Uses every command with what is plausible, then every control in sight; returns how much was tried."""
    tried = 0
    results: list[InteractionResult] = []
    for command in commands(table):
        for optional in (False, True):
            try:
                result = await table.slash(who, command.qualified_name, **filled_in(table, command, optional))
            except (SetupError, OptionError):
                continue
            if result.modal is not None:
                result = await send(table, who, result, "markup")
            tried += 1
            results.append(result)
    seen = table.channel.history()[-30:]
    results += [result async for result in walk_menus(table, who, seen[-3:])]
    pressed: set[str] = set()
    for result in [*results, *seen]:
        if isinstance(result, InteractionResult) and result.modal is not None:
            continue
        tried += await presses_everything(who, result, pressed)
    return tried


async def presses_everything(who: MemberActor, message: Any, pressed: set[str]) -> int:
    """Every button, and the first option of every list, unless its like has been `pressed` on another message."""
    tried = 0
    for part in [*controls(message, BUTTON), *controls(message, SELECT)]:
        address = part.get("custom_id")
        if address is None or address in pressed or part.get("disabled"):
            continue
        pressed.add(address)
        chosen = [[]] if part["type"] == BUTTON else [[option["value"]] for option in part["options"][:1]]
        for values in chosen:
            try:
                if part["type"] == BUTTON:
                    await who.click(shown(message), custom_id=address)
                else:
                    await who.select(shown(message), values, custom_id=address)
            except (SetupError, LookupError):  # an earlier click has changed the message
                continue
            tried += 1
    return tried


async def test_b21_no_door_leads_to_what_is_hidden(tmp_path: Path) -> None:
    async with evening(tmp_path, seeded=True) as table:
        await laid(table)
        for who in (table.spectator, table.player):
            assert await tries_everything(table, who) > 150
            for typed in (HIDDEN[:3], AMBUSH[:3], CASTER[:3]):
                async for _ in walk_suggestions(table, who, [typed]):
                    pass
            read = table.visible_to(who).casefold()
            leaked = [mark for mark in MARKS if mark.casefold() in read]
            assert not leaked, f"{who.name} has read {leaked}"
        await table.slash(table.gm, "ledger recent")
        assert all(table.sees(table.gm, mark) for mark in MARKS), "the GM has read all of it"
