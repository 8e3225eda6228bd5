"""`/ledger recent`: the last entries, of a scene, by somebody, of a ruleset, of the last days."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import discord
from discord import app_commands

from bot.engine.house import HouseRefusal
from bot.engine.refusal import Refused
from bot.engine.scene.model import Scene
from bot.engine.scene.refusal import SceneRefusal
from bot.engine.screen import Screen
from bot.engine.text import Text, best_matches, clean, name_key, say
from bot.services import ledgersearch, scenes
from bot.services.i18n import LANGUAGES
from bot.services.ledger import Entry
from bot.services.ledgersearch import Wanted
from bot.surface.buttons import Click
from bot.surface.client import Gravecaller
from bot.surface.cog import action, suggests
from cogs.tabletop.commands.corrections import corrections_of
from cogs.tabletop.commands.entries import LedgerEntries
from cogs.tabletop.screens import ledger as screens
from cogs.tabletop.screens.corrections import mark
from cogs.tabletop.screens.ledger import Recent
from cogs.tabletop.screens.people import person

SINCE = {"hour": timedelta(hours=1), "day": timedelta(days=1), "week": timedelta(days=7), "month": timedelta(days=30)}
SINCE_NAMES = {span: f"The last {span}" for span in SINCE}


class LedgerLooking(LedgerEntries):
    """Looking through the ledger. What is kept from somebody is in no list of theirs, however they filter."""

    @app_commands.command()
    @app_commands.choices(since=[app_commands.Choice(name=name, value=span) for span, name in SINCE_NAMES.items()])
    async def recent(
        self,
        interaction: discord.Interaction[Gravecaller],
        scene: str = "",
        person: discord.Member | None = None,
        ruleset: str = "",
        since: str = "",
    ) -> None:
        seat = await self.seat(interaction, private=True)
        wanted = Wanted(
            actor_id=person.id if person else None,
            ruleset=self._ruleset(ruleset) if clean(ruleset) else None,
            since=self.bot.clock.now() - SINCE[since] if since in SINCE else None,
        )
        if clean(scene):
            found = self.bot.storage.read(seat.guild_id, lambda db: _scene(db, scene, seat.channel_id or 0).id)
            wanted = wanted._replace(scene_id=await self.timely(interaction, found, private=True))
        await self.answer(interaction, await self._page(interaction, None, wanted))

    @recent.autocomplete("scene")
    @suggests
    async def suggest_scene_of_entries(
        self, interaction: discord.Interaction[Gravecaller], current: str
    ) -> list[tuple[str, str]]:
        seat = await self.seat(interaction, private=True)

        def work(db: Any) -> list[Scene]:
            here = seat.channel_id or 0
            return [*scenes.in_channel(db, here), *scenes.in_channel(db, here, closed=True)]

        names = dict.fromkeys(scene.name for scene in await self.bot.storage.read(seat.guild_id, work))
        return [(name, name) for name in best_matches(current, list(names))]

    @recent.autocomplete("ruleset")
    @suggests
    async def suggest_ruleset_of_entries(
        self, interaction: discord.Interaction[Gravecaller], current: str
    ) -> list[tuple[str, str]]:
        seat = await self.seat(interaction, private=True)
        titles = {self.bot.catalogue.format(seat.own_language, title): id for id, title in self._titles().items()}
        return [(title, titles[title]) for title in best_matches(current, list(titles))]

    @action("ledger-page")
    async def turn_page(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The entries before the one in the address; without one, the newest. The address says which are wanted."""
        before = click.number(0) if click.args and click.args[0] else None
        await self.redraw(interaction, await self._page(interaction, before, _wanted(click)))

    async def _page(self, interaction: discord.Interaction[Gravecaller], before: int | None, wanted: Wanted) -> Screen:
        seat = await self.seat(interaction, private=True)

        def work(db: Any) -> Screen:
            found = ledgersearch.recent(db, seat.viewer, screens.PAGE + 1, before, wanted=wanted)
            told = _told(db, wanted, self._titles())
            return screens.recent_screen(
                [_recent(db, entry) for entry in found[: screens.PAGE]],
                is_newest=before is None,
                has_more=len(found) > screens.PAGE,
                wanted=_words(wanted),
                told=told,
            )

        return await self.timely(interaction, self.bot.storage.read(seat.guild_id, work), private=True)

    def _titles(self) -> dict[str, Text]:
        return {"tabletop": say("scene-any-game")} | {
            package: guide.title for package, guide in self.bot.guides.items()
        }

    def _ruleset(self, typed: str) -> str:
        """The ruleset with this id, or with this title in any language. Raises NO_SUCH_RULESET."""
        for id, title in self._titles().items():
            if name_key(typed) in {id, *(name_key(self.bot.catalogue.format(one, title)) for one in LANGUAGES)}:
                return id
        raise Refused(HouseRefusal.NO_SUCH_RULESET, typed=clean(typed, limit=50))


def _scene(db: Any, typed: str, channel_id: int) -> Scene:
    """The scene of that name in this channel, an open one first. Raises NO_SUCH_SCENE."""
    try:
        return scenes.find(db, typed, channel_id)
    except Refused as refused:
        if refused.reason is not SceneRefusal.NO_SUCH_SCENE:
            raise
        return scenes.find(db, typed, channel_id, closed=True)


def _words(wanted: Wanted) -> tuple[str, ...]:
    """The filters as words of an address; empty where there are none."""
    if wanted == ledgersearch.ALL:
        return ()
    since = int(wanted.since.timestamp()) if wanted.since else ""
    return tuple(str(word) for word in (wanted.scene_id or "", wanted.actor_id or "", wanted.ruleset or "", since))


def _wanted(click: Click) -> Wanted:
    """The filters that an address holds. Raises CLOSED for one that is not ours."""
    if len(click.args) != 5:
        return ledgersearch.ALL
    scene_id, actor_id, _, since = (
        click.number(place) if click.args[place].isdecimal() else None for place in range(1, 5)
    )
    at = datetime.fromtimestamp(min(since, screens.LATEST), UTC) if since is not None else None
    return Wanted(scene_id, actor_id, click.args[3] or None, at)


def _told(db: Any, wanted: Wanted, titles: dict[str, Text]) -> list[Text]:
    """The filters in words."""
    told = []
    if wanted.scene_id is not None:
        told.append(say("ledger-of-scene", scene=scenes.load(db, wanted.scene_id).name))
    if wanted.actor_id is not None:
        told.append(say("ledger-of-person", person=person(wanted.actor_id)))
    if wanted.ruleset is not None:
        told.append(say("ledger-of-ruleset", ruleset=titles.get(wanted.ruleset, wanted.ruleset)))
    if wanted.since is not None:
        told.append(say("ledger-of-time", when=screens.when(wanted.since)))
    return told


def _recent(db: Any, entry: Entry) -> Recent:
    amended, undone = corrections_of(db, entry)
    return Recent(
        entry_id=entry.id,
        at=entry.at,
        actor_id=entry.actor_id,
        ruleset=entry.ruling.ruleset,
        kind=entry.ruling.kind,
        visibility=entry.visibility,
        mark=mark(undone, bool(amended)),
    )
