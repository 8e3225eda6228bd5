"""`/cabal cast`, `summon` and `place`: spells of a Seductress, and pieces for mana."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands

from bot.engine.grid import Square, label, read_label
from bot.engine.refusal import Refused, Shared
from bot.engine.screen import Screen
from bot.engine.text import best_matches, clean, name_key
from bot.services.i18n import LANGUAGES
from bot.surface.buttons import Click
from bot.surface.client import Gravecaller
from bot.surface.cog import action, suggests
from cogs.cabal.commands.move import MoveCommands, present
from cogs.cabal.rules.match import MatchRefusal, match_of, require_decides
from cogs.cabal.rules.model import Cast, Enter, Game, Spell
from cogs.cabal.rules.options import of_kind
from cogs.cabal.rules.refusals import CabalRefusal
from cogs.cabal.screens.casting import cast_text, spells_screen, waiting_screen


class CastCommands(MoveCommands):
    """Spells, and pieces that come for mana."""

    @app_commands.command()
    async def cast(
        self, interaction: discord.Interaction[Gravecaller], spell: str, target: str, to: str = "", game: str = ""
    ) -> None:
        seat = await self.seat(interaction, private=True)
        chosen, square = self._spell(spell), read_label(target)
        further = read_label(to) if to.strip() else None

        def read(played: Game) -> Cast:
            return Cast(caster=_caster(played), spell=chosen, target=square, to=further)

        act = self.acting(seat, read, None)
        await self.step(interaction, self.game(game, seat), act, "cabal-cast", shown=self.after)

    @app_commands.command()
    async def summon(
        self, interaction: discord.Interaction[Gravecaller], piece: str, square: str, game: str = ""
    ) -> None:
        seat = await self.seat(interaction, private=True)
        where = read_label(square)

        def read(played: Game) -> Cast:
            return Cast(caster=_caster(played), spell=Spell.EVOCATION, target=where, piece=self._kind(played, piece))

        act = self.acting(seat, read, None)
        await self.step(interaction, self.game(game, seat), act, "cabal-cast", shown=self.after)

    @app_commands.command()
    async def place(
        self, interaction: discord.Interaction[Gravecaller], piece: str, square: str, game: str = ""
    ) -> None:
        seat = await self.seat(interaction, private=True)
        where = read_label(square)
        act = self.acting(seat, lambda played: Enter(piece=self._kind(played, piece), square=where), None)
        await self.step(interaction, self.game(game, seat), act, "cabal-place", shown=self.after)

    @cast.autocomplete("spell")
    @suggests
    async def suggest_spell(self, interaction: discord.Interaction[Gravecaller], current: str) -> list[tuple[str, str]]:
        """The spells that can be cast now."""
        possible = dict.fromkeys(cast.spell for cast in await self._casts(interaction))
        return await self._offered(interaction, current, [(spell.text, spell.value) for spell in possible])

    @cast.autocomplete("target")
    @suggests
    async def suggest_target_of_spell(
        self, interaction: discord.Interaction[Gravecaller], current: str
    ) -> list[tuple[str, str]]:
        """What the chosen spell can be cast at."""
        spell = self._spell(str(interaction.namespace.spell or ""))
        _, match, _ = await self.suggested_game(interaction)
        targets = {
            label(cast.target): cast_text(match.playing, cast.model_copy(update={"to": None}))
            for cast in await self._casts(interaction)
            if cast.spell is spell
        }
        return await self._offered(interaction, current, [(text, square) for square, text in targets.items()])

    @cast.autocomplete("to")
    @suggests
    async def suggest_shaken(
        self, interaction: discord.Interaction[Gravecaller], current: str
    ) -> list[tuple[str, str]]:
        """Where the shaken piece can go."""
        target = read_label(str(interaction.namespace.target or ""))
        found = [cast.to for cast in await self._casts(interaction) if cast.target == target and cast.to is not None]
        return [(square, square) for square in best_matches(current, map(label, found))]

    @summon.autocomplete("piece")
    @suggests
    async def suggest_evoked(
        self, interaction: discord.Interaction[Gravecaller], current: str
    ) -> list[tuple[str, str]]:
        """What the mana can evoke."""
        casts = [cast.piece for cast in await self._casts(interaction) if cast.piece is not None]
        return await self._kinds(interaction, current, casts)

    @summon.autocomplete("square")
    @suggests
    async def suggest_evoking_square(
        self, interaction: discord.Interaction[Gravecaller], current: str
    ) -> list[tuple[str, str]]:
        """Where the chosen piece can be evoked."""
        _, match, _ = await self.suggested_game(interaction)
        kind = self._kind(match.playing, str(interaction.namespace.piece or ""))
        casts = [cast for cast in await self._casts(interaction) if cast.piece == kind]
        offered = [(cast_text(match.playing, cast), label(cast.target)) for cast in casts]
        return await self._offered(interaction, current, offered)

    @place.autocomplete("piece")
    @suggests
    async def suggest_entering(
        self, interaction: discord.Interaction[Gravecaller], current: str
    ) -> list[tuple[str, str]]:
        """What the mana can bring in."""
        return await self._kinds(interaction, current, [enter.piece for enter in await self._enters(interaction)])

    @place.autocomplete("square")
    @suggests
    async def suggest_corner(
        self, interaction: discord.Interaction[Gravecaller], current: str
    ) -> list[tuple[str, str]]:
        """The free corners."""
        squares = dict.fromkeys(label(enter.square) for enter in await self._enters(interaction))
        return [(square, square) for square in best_matches(current, squares)]

    @cast.autocomplete("game")
    @summon.autocomplete("game")
    @place.autocomplete("game")
    @suggests
    async def suggest_game_of_mana(
        self, interaction: discord.Interaction[Gravecaller], current: str
    ) -> list[tuple[str, str]]:
        return await self.suggest_games(interaction, current)

    @action("spells")
    async def choose_spell(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The list of the spells that can be cast now."""
        seat = await self.seat(interaction, private=True)

        def work(db: Any) -> Screen:
            scene = present(db, click)
            match = match_of(scene)
            require_decides(scene, match, seat.viewer)
            return spells_screen(scene, match.playing, seat.settings, of_kind(match.playing, Cast))

        await self.look(interaction, work)

    @action("spell")
    async def choose_target(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The list of what the chosen spell can do."""
        seat = await self.seat(interaction, private=True)
        chosen = self._spell("".join(click.values))

        def work(db: Any) -> Screen:
            scene = present(db, click)
            match = match_of(scene)
            require_decides(scene, match, seat.viewer)
            return spells_screen(scene, match.playing, seat.settings, of_kind(match.playing, Cast), chosen)

        await self.look(interaction, work, redraw=True)

    @action("waiting")
    async def choose_entry(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The list of what can enter now."""
        seat = await self.seat(interaction, private=True)

        def work(db: Any) -> Screen:
            scene = present(db, click)
            match = match_of(scene)
            require_decides(scene, match, seat.viewer)
            return waiting_screen(scene, match.playing, seat.settings, of_kind(match.playing, Enter))

        await self.look(interaction, work)

    async def _casts(self, interaction: discord.Interaction[Gravecaller]) -> list[Cast]:
        scene, match, seat = await self.suggested_game(interaction)
        require_decides(scene, match, seat.viewer)
        return of_kind(match.playing, Cast)

    async def _enters(self, interaction: discord.Interaction[Gravecaller]) -> list[Enter]:
        scene, match, seat = await self.suggested_game(interaction)
        require_decides(scene, match, seat.viewer)
        return of_kind(match.playing, Enter)

    async def _kinds(
        self, interaction: discord.Interaction[Gravecaller], current: str, ids: Sequence[str]
    ) -> list[tuple[str, str]]:
        _, match, seat = await self.suggested_game(interaction)
        army = match.playing.armies[match.playing.side]
        named = {
            self.bot.catalogue.shown(seat.own_language, kind.called): kind.id for kind in army.pieces if kind.id in ids
        }
        return [(name, named[name]) for name in best_matches(current, named)]

    async def _offered(
        self, interaction: discord.Interaction[Gravecaller], current: str, offered: Sequence[tuple[Any, str]]
    ) -> list[tuple[str, str]]:
        seat = await self.seat(interaction, private=True)
        named = {self.said_to(seat, text): value for text, value in offered}
        return [(said, named[said]) for said in best_matches(current, named)]

    def _spell(self, typed: str) -> Spell:
        """The spell that is meant, by its name in any language. Raises `Refused(NOT_DECLARED)` for what is none."""
        for spell in Spell:
            names = {self.bot.catalogue.format(language, spell.text) for language in LANGUAGES}
            if name_key(typed) in {spell.value, *map(name_key, names)}:
                return spell
        raise Refused(Shared.CLOSED)

    def _kind(self, game: Game, typed: str) -> str:
        """The id of the kind of pieces that is meant, by its letter or its name in any language."""
        army = game.armies[game.side]
        for kind in army.pieces:
            names = {self.bot.catalogue.shown(language, kind.called) for language in LANGUAGES}
            if name_key(typed) in {name_key(kind.letter), kind.id, *map(name_key, names)}:
                return kind.id
        raise Refused(CabalRefusal.NO_SUCH_PIECE, piece=clean(typed))


def _caster(game: Game) -> Square:
    """Where the caster of whose turn it is stands. Raises `Refused(NOBODY_CASTS)`."""
    for piece in game.pieces:
        if piece.side is game.side and game.kind(piece).casts:
            return piece.square
    raise Refused(MatchRefusal.NOBODY_CASTS)
