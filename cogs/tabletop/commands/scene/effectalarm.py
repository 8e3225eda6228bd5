"""Effects whose time is over end by themselves, and it is said."""

from __future__ import annotations

from typing import Any

from bot.engine.effects import Effect
from bot.engine.guild import GuildSettings
from bot.engine.scene import laying
from bot.engine.scene.lasting import bearer, expired
from bot.engine.scene.model import Scene
from bot.engine.scene.view import known_events
from bot.engine.visibility import Visibility
from bot.services import effects, ledger, outbox, scenes, sheets
from bot.services.sceneundo import PLAYER
from cogs.tabletop.commands.scene.base import SceneTable
from cogs.tabletop.rules.lasting import Said, over
from cogs.tabletop.screens.scene.effects import effect_text, said_screen


class SceneEffectAlarm(SceneTable):
    """What happens when the time of an effect has come, in one transaction.

    In a scene it is a step of it, which the table hears of. On a sheet apart from scenes it is a ruling, told where the
    effect began. Of what players may not know it is a blind one, which the GM alone hears of, by direct message; of a
    sheet that is gone nobody does.
    """

    async def cog_load(self) -> None:
        """Answers the alarms of effects."""
        await super().cog_load()
        self.bot.alarm_handlers[self.package, effects.OVER] = self.effect_over

    async def cog_unload(self) -> None:
        """No more."""
        await super().cog_unload()
        self.bot.alarm_handlers.pop((self.package, effects.OVER), None)

    async def effect_over(self, guild_id: int, args: tuple[str, ...]) -> None:
        """The effect ends, unless something has ended it."""
        settings = await self.bot.guild_settings(guild_id)

        def work(db: Any) -> None:
            effect = effects.unended(db, int(args[0]))
            if effect is None:
                return
            scene_id = effect.due.scene_id if effect.due else None
            scene = None if scene_id is None else scenes.load(db, scene_id)
            if scene is not None and known_events(scene, (expired(effect),), PLAYER):
                self.take_unasked(db, scene, lambda _, there, __: laying.end(there, effect), effects.OVER, settings)
            else:
                self._end_apart(db, scene, effect, settings)

        await self.bot.storage.write(guild_id, work)

    def _end_apart(self, db: Any, scene: Scene | None, effect: Effect, settings: GuildSettings) -> None:
        begun = ledger.get(db, effects.origin(db, effect.id))
        sheet = next(iter(sheets.by_ids(db, [effect.sheet_id])), None)
        one = bearer(scene, effect) if scene is not None else None
        is_open = scene is None and sheet is not None and PLAYER.names(sheet)
        name = sheet.name if sheet else one.name if one else ""
        entry, _ = ledger.resolve(
            db,
            interaction_id=-effect.id,  # no click has it, and each effect ends by itself once
            actor_id=self.us.user_id,
            channel_id=begun.channel_id,
            now=self.bot.clock.now(),
            dice=ledger.NO_DICE,
            decide=lambda _: over(name, effect),
            slot=effects.OVER,
            visibility=Visibility.OPEN if is_open else Visibility.BLIND,
        )
        text = effect_text(effect, self.bot.scene_rules)
        screen = said_screen(Said(name=name, lasting=effect), text, entry.id, is_over=True)
        topic, now = f"effect:{effect.id}", self.bot.clock.now()
        if is_open and begun.channel_id is not None:
            outbox.put(db, topic, begun.channel_id, screen, now=now)
        for user_id in settings.gm_users or (begun.actor_id,) if name and not is_open else ():
            # Its button would ask which server's ruling that is.
            alone = screen.model_copy(update={"controls": ()})
            outbox.put(db, f"{outbox.ASIDE}:{topic}:gm:{user_id}", user_id, alone, now=now)
