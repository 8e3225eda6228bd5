"""The client: discord.py's bot with our services beside it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Iterator, Sequence
from datetime import timedelta
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.engine.cases import Casebook
from bot.engine.dice import Dice
from bot.engine.guide import Guide
from bot.engine.guild import GuildSettings
from bot.engine.house import HouseRules
from bot.engine.odds.situation import Situations
from bot.engine.refusal import Refused, Shared
from bot.engine.scene.rules import SceneRules
from bot.engine.screen import Screen
from bot.engine.sheet import SheetKind
from bot.engine.text import Verbatim, say
from bot.services import guilds
from bot.services.clock import Clock
from bot.services.clusters import SIGNS
from bot.services.i18n import Catalogue
from bot.services.metrics import Metrics
from bot.services.settings import Settings
from bot.services.storage import Storage
from bot.surface import failures
from bot.surface.announcer import AlarmHandler, Announcer, CardDrawer, TopicOwner
from bot.surface.answers import Answers
from bot.surface.buttons import AddressButton, AddressSelect, Handler, dispatch_form
from bot.surface.checks import CheckKind, Outcomes, RulingScreen
from bot.surface.permitted import Permitted
from bot.surface.render import Rendered, render
from bot.surface.scenetable import SceneVoice
from bot.surface.sharding import Sharding
from bot.surface.sync import sync_commands
from bot.surface.translator import Translator, give_descriptions

log = logging.getLogger(__name__)

# Gravecaller has no voice, and need not warn that it has none.
discord.VoiceClient.warn_nacl = False
discord.VoiceClient.warn_dave = False

HEARTBEAT = 30.0
"""Seconds between signs of life for the container's health check."""

QUIET_START = timedelta(hours=1)
"""How long after the start the files of departed guilds are first looked through."""

CLOSING = 7.0
"""Seconds that running answers, and then announcements, get to finish when the bot closes."""

AT_LEAST = 0.5
"""Seconds of them for announcements in any case, and for what arrives at the last moment."""


class Tree(app_commands.CommandTree["Gravecaller"]):
    """The command tree; its failures leave by the one door."""

    async def interaction_check(self, interaction: discord.Interaction[Gravecaller], /) -> bool:
        """Refuses new commands while the bot closes, and leaves other clusters' guilds to them."""
        if not self.client.sharding.serves(interaction.guild_id):
            return False
        if self.client.closing and interaction.type is not discord.InteractionType.autocomplete:
            await failures.report(interaction, Refused(Shared.BUSY))
            return False
        return True

    async def on_error(
        self, interaction: discord.Interaction[Gravecaller], error: app_commands.AppCommandError, /
    ) -> None:
        """Every failed slash command ends here."""
        await failures.report(interaction, error)

    async def _call(self, interaction: discord.Interaction[Gravecaller]) -> None:
        with self.client.answers.one(), self.client.counted(interaction):
            await super()._call(interaction)


class Gravecaller(commands.AutoShardedBot):
    """The bot. Cogs find here the services, and lay down the kinds of sheets and what answers buttons and alarms."""

    def __init__(
        self,
        *,
        settings: Settings,
        storage: Storage,
        catalogue: Catalogue,
        clock: Clock,
        dice: Dice | None,
        metrics: Metrics,
        packages: Sequence[str],
        **options: Any,
    ) -> None:
        """`options` are discord.py's."""
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            tree_cls=Tree,
            shard_count=settings.cluster.shard_count,
            shard_ids=list(settings.cluster.shard_ids),
            max_messages=None,
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_ratelimit_timeout=30.0,
            allowed_mentions=discord.AllowedMentions.none(),
            allowed_contexts=app_commands.AppCommandContext(guild=True),
            allowed_installs=app_commands.AppInstallationType(guild=True),
            **options,
        )
        self.settings = settings
        self.sharding = Sharding(settings.cluster, settings.data)
        self.storage = storage
        self.catalogue = catalogue
        self.clock = clock
        self.dice = dice
        self.sheet_kinds: dict[tuple[str, str], SheetKind] = {}
        self.actions: dict[tuple[str, ...], Handler] = {}
        self.alarm_handlers: dict[tuple[str, str], AlarmHandler] = {}
        self.topic_owners: dict[str, TopicOwner] = {}
        self.card_drawers: dict[str, CardDrawer] = {}
        self.guides: dict[str, Guide] = {}
        self.ruling_screens: dict[tuple[str, str], RulingScreen] = {}
        self.checks: dict[str, CheckKind] = {}
        self.outcomes: dict[tuple[str, str], Outcomes] = {}
        self.house_rules: dict[str, HouseRules[Any]] = {}
        self.casebooks: dict[str, Casebook] = {}
        self.situations: dict[str, Situations] = {}
        self.scene_rules: dict[str, SceneRules] = {}
        self.voice: SceneVoice
        self.tour: Callable[[], Screen] = lambda: Screen(title=say("tour-title"))
        self.command_ids: dict[str, int] = {}
        self.closing = False
        self.metrics = metrics
        self.announcer = Announcer(self)
        self.permitted = Permitted(self)
        self._packages = packages
        self.known_settings: dict[int, GuildSettings] = {}
        self.answers = Answers()
        self._housekeeping: asyncio.Task[None] | None = None

    async def setup_hook(self) -> None:
        """Opens the storage and the cogs before the first event arrives."""
        await self.storage.open()
        for sign in SIGNS:  # Those of a process before would speak for this one, which is not ready yet.
            (self.settings.own_folder / sign).unlink(missing_ok=True)
        await self.tree.set_translator(Translator(self.catalogue))
        for package in self._packages:
            await self.load_extension(package)
        give_descriptions(self.tree, self.catalogue)
        self.add_dynamic_items(AddressButton, AddressSelect)
        self.command_ids = await sync_commands(self, self.settings.own_folder / "commands.sha256")
        self.announcer.start()
        self._housekeeping = asyncio.create_task(self._keep_house(), name="housekeeping")

    async def close(self) -> None:
        """Takes no new work, lets answers and announcements under way finish, leaves Discord, then closes the files."""
        self.closing = True
        if self._housekeeping is not None:
            self._housekeeping.cancel()
        loop = asyncio.get_running_loop()
        until = loop.time() + CLOSING
        await self.answers.over(until)
        await self.announcer.close(max(AT_LEAST, until - loop.time()))
        await self.sharding.leave(self.shards.values())
        await self.answers.over(max(until, loop.time() + AT_LEAST))
        await super().close()
        await self.storage.close()

    @contextlib.contextmanager
    def counted(self, interaction: discord.Interaction[Any], control: str = "") -> Iterator[None]:
        """Counts and times what is done in here for a command, or for this control."""
        stage = "suggestion" if interaction.type is discord.InteractionType.autocomplete else "answer"
        try:
            with self.metrics.timed(stage), self.metrics.awaited(interaction.id):
                yield
        finally:
            command = control or (interaction.command.qualified_name if interaction.command else "unknown")
            self.metrics.commands.labels(command, interaction.extras.get("outcome", "done")).inc()

    def draw(self, screen: Screen, language: str) -> Rendered:
        """The screen as Discord takes it, in this language."""
        with self.metrics.timed("render"):
            return render(screen, language, self.catalogue)

    async def post_tour(self, channel: discord.abc.Messageable) -> None:
        """Posts the first steps in a channel of the playground, in the bot's own language."""
        drawn = self.draw(self.tour(), self.settings.language)
        await channel.send(embed=drawn.embed)

    def add_sheet_kind(self, kind: SheetKind) -> None:
        """Makes a ruleset's kind of sheet known to `/sheet`."""
        self.sheet_kinds[kind.ruleset, kind.kind] = kind

    def add_ruling_screen(self, ruleset: str, kind: str, screen: RulingScreen) -> None:
        """Makes known how rulings of this kind are shown that were kept back or asked for, to whoever sees them."""
        self.ruling_screens[ruleset, kind] = screen

    def add_guide(self, package: str, guide: Guide) -> None:
        """Makes the ruleset in this package of `cogs/` known to `/help`."""
        self.guides[package] = guide

    def add_check_kind(self, check: CheckKind) -> None:
        """Makes a check known to `/ask` and *Adjudicate*."""
        self.checks[check.key] = check

    def add_house_rules(self, rules: HouseRules[Any]) -> None:
        """Makes what guilds may set of a ruleset known to `/house`."""
        self.house_rules[rules.ruleset] = rules

    def add_situations(self, ruleset: str, situations: Situations) -> None:
        """Makes known to `/odds` what dice a ruleset adds to both sides of a roll."""
        self.situations[ruleset] = situations

    def add_scene_rules(self, rules: SceneRules) -> None:
        """Makes a ruleset's turn orders, and what happens in its scenes, known to `/scene`."""
        self.scene_rules[rules.ruleset] = rules

    def mention(self, command: str) -> Verbatim:
        """A clickable mention of the command with this qualified name."""
        top = command.split()[0]
        known = self.command_ids.get(top)
        return Verbatim(verbatim=f"</{command}:{known}>" if known else f"`/{command}`")

    async def guild_settings(self, guild_id: int) -> GuildSettings:
        """The settings of a guild; read from its file once."""
        if guild_id not in self.known_settings:
            self.known_settings[guild_id] = await self.storage.read(guild_id, guilds.load)
        return self.known_settings[guild_id]

    async def change_guild_settings(
        self, guild_id: int, change: Callable[[GuildSettings], GuildSettings]
    ) -> GuildSettings:
        """Stores what `change` makes of the guild's settings, and returns it."""

        def work(db: Any) -> GuildSettings:
            changed = change(guilds.load(db))
            guilds.save(db, changed)
            return changed

        self.known_settings[guild_id] = await self.storage.write(guild_id, work)
        return self.known_settings[guild_id]

    def forget_guild_settings(self, guild_id: int) -> None:
        """The stored settings have been changed by other means, and are to be read again."""
        self.known_settings.pop(guild_id, None)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Called by discord.py before each session begins."""
        await self.sharding.wait_to_identify()

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Forms are answered here, since discord.py forgets those that were opened before a restart."""
        if interaction.type is discord.InteractionType.modal_submit:
            await dispatch_form(interaction)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """A guild that comes back within 30 days finds everything as it was."""
        if self.sharding.serves(guild.id):
            await self.storage.rejoin(guild.id)
            self.announcer.resume(guild.id)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Discord's outage is over for this guild."""
        if self.sharding.serves(guild.id):
            self.announcer.resume(guild.id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The guild removed the bot: its file is kept for 30 days. Discord's outages do not come by here."""
        self.forget_guild_settings(guild.id)
        if self.sharding.serves(guild.id):
            await self.storage.leave(guild.id)

    async def _keep_house(self) -> None:
        """Shows signs of life, and once a day deletes the files of guilds that left more than 30 days ago."""
        purge_due = self.clock.now() + QUIET_START
        while True:
            try:
                if self.is_ready():
                    (self.settings.own_folder / "heartbeat").touch()
                if self.clock.now() >= purge_due:
                    purge_due = self.clock.now() + timedelta(days=1)
                    await self.storage.purge(present={guild.id for guild in self.guilds})
                    self.announcer.look_everywhere()
            except Exception:
                log.exception("housekeeping failed")
            await asyncio.sleep(HEARTBEAT)
