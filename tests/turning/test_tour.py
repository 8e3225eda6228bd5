"""The turning tour at the demo table, as dark priest, cleric, spectator and GM, in four languages."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from simcord import InteractionResult, MemberActor

from bot.app import create_bot
from bot.engine.text import Arg, say
from bot.playground import DemoSheet, discord_locale, furnish, read_demo, read_sheets, seat
from bot.services.i18n import LANGUAGES
from bot.services.settings import Settings
from bot.simulation import Simulation, StillClock
from tests.play import SENTENCES, Twelves, refused
from tests.table import SELECT, controls, labels, shown, words


@pytest.mark.parametrize("language", LANGUAGES)
async def test_everybody_at_the_demo_table_has_something_to_do(language: str, tmp_path: Path) -> None:
    def text(id: str, **args: Arg) -> str:
        return SENTENCES.format(language, say(id, **args))

    async def press(who: MemberActor, message: InteractionResult, id: str) -> InteractionResult:
        return await who.click(shown(message), label=text(id))

    clock = StillClock()
    bot = create_bot(Settings(data=tmp_path, language=language), dice=Twelves(), clock=clock)
    bot.catalogue = SENTENCES
    simulation = Simulation(bot, clock=clock, locale=discord_locale(language))
    seated = seat(simulation, read_demo(language))
    ready = read_sheets(language)
    livia, ostap, teo, morgana = (seated.people[key] for key in ("player-1", "player-2", "spectator", "gm"))
    crypt = seated.channels["crypt"]
    pack = [sheet.name for sheet in ready if sheet.kind == "undead"][-3:]
    async with simulation:
        await furnish(bot, seated, ready)

        commanded = await ostap.slash(crypt, "turning command", undead=", ".join(pack))
        assert all(name in words(commanded) for name in pack)
        await press(ostap, commanded, "turning-strongest")

        attempted = await livia.slash(crypt, "turning attempt", place=zone_of(ready, "player-1"))
        assert text("turning-left-out-dominated") in words(attempted)
        assert text("turning-left-out-too-far") in words(attempted)
        await press(livia, attempted, "turning-strongest")

        board = await press(teo, attempted, "turning-button-board")
        assert all(name in words(board) for name in pack)
        lasting = await teo.slash(crypt, "turning effects")
        assert text("turning-effect-dark-paralysis") in words(lasting)
        assert text("turning-effect-divine-stunning") in words(lasting)

        listed = await press(morgana, lasting, "turning-lasting-hidden")
        [select] = controls(listed, SELECT)
        card = await morgana.select(shown(listed), [select["options"][0]["value"]], custom_id=select["custom_id"])
        form = await press(morgana, card, "turning-act-end")
        ended = await morgana.submit_modal(form, {"note": "—"})
        assert pack[0] in words(ended)
        assert labels(ended) == [text("button-why")]

        rested = await livia.slash(crypt, "turning rest")
        assert text("turning-rest-moment", recovery=recovery_of(ready, "player-1")) in words(rested)
        for result in (commanded, attempted, board, lasting, listed, card, ended, rested):
            assert refused(result) is None
            assert "turning-" not in words(result)


def zone_of(ready: tuple[DemoSheet, ...], owner: str) -> str:
    """The name of the first zone that this person's cleric knows."""
    return str(_cleric(ready, owner)["zones"][0]["reason"])


def recovery_of(ready: tuple[DemoSheet, ...], owner: str) -> str:
    """The moment at which the attempts of this person's cleric return."""
    return str(_cleric(ready, owner)["recovery"])


def _cleric(ready: tuple[DemoSheet, ...], owner: str) -> dict[str, Any]:
    return next(sheet.stats for sheet in ready if sheet.kind == "cleric" and sheet.owner == owner)
