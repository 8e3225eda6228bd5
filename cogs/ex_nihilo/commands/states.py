"""`/nihilo state`: how somebody is; states that begin and end; help for the wounded; the end of a session."""

from __future__ import annotations

import re
from typing import Any

import discord
from discord import app_commands

from bot.engine.dice import Dice
from bot.engine.effects import Effect
from bot.engine.refusal import Refused, Shared
from bot.engine.ruling import Ruling
from bot.engine.scene.lasting import rounds_left
from bot.engine.scene.model import Scene
from bot.engine.screen import Screen
from bot.engine.sheet import Sheet, Viewer
from bot.engine.text import clean, say
from bot.services import effects, sheets
from bot.surface.buttons import Click
from bot.surface.client import Gravecaller
from bot.surface.cog import action, suggests
from bot.surface.permissions import Seat
from cogs.ex_nihilo.commands.base import KINDS, LEVEL_CHOICES, TABLE, Chosen, character_of, level_of
from cogs.ex_nihilo.commands.fighting import FightTable
from cogs.ex_nihilo.rules.acting import Act
from cogs.ex_nihilo.rules.ending import Died, session_ends
from cogs.ex_nihilo.rules.fighter import CHARGING, TOTAL_DEFENCE
from cogs.ex_nihilo.rules.mending import Healed, Tended, heal, tend
from cogs.ex_nihilo.rules.standing import Laid, lay, lift
from cogs.ex_nihilo.rules.states import RULESET, effect_text
from cogs.ex_nihilo.rules.wounds import Condition, condition, is_dying
from cogs.ex_nihilo.screens.blows import finished_screen
from cogs.ex_nihilo.screens.states import (
    Lasts,
    Patient,
    at,
    card_screen,
    everybody_screen,
    heal_form,
    healed_screen,
    laid_screen,
    session_question,
    tended_screen,
)
from cogs.ex_nihilo.tables.advancements import State

STATE_NAMES = {
    State.PAIN: "Pain",
    State.FEAR: "Fear",
    State.SENSING_BEHIND: "Sensing behind",
    State.ON_THE_GROUND: "On the ground",
    State.STUN: "Stun",
    State.INVISIBLE: "Invisible",
    State.INTANGIBLE: "Intangible",
    State.ENCHANTMENT: "Enchantment",
    State.PARALYSIS: "Paralysis",
    State.UNCONSCIOUS: "Unconscious",
}
"""What Discord shows of a choice where it knows no translation."""

STATE_CHOICES = [app_commands.Choice(name=name, value=f"state-{state}") for state, name in STATE_NAMES.items()]

KNOWN = {*State, TOTAL_DEFENCE, CHARGING}
"""The kinds of effects that a card tells of."""

AS_SCENE = "-"
"""In an address: the G.S.P. level is that of the scene."""


class StateCommands(FightTable):
    """States, and help for the wounded."""

    @app_commands.command(name="state")
    @app_commands.choices(lay=STATE_CHOICES, level=LEVEL_CHOICES)
    async def state_command(
        self,
        interaction: discord.Interaction[Gravecaller],
        who: str = "",
        lay: Chosen = None,
        turns: app_commands.Range[int, 1, 10_000] | None = None,
        by: str = "",
        level: Chosen = None,
    ) -> None:
        if lay is None:
            await self._look(interaction, who, by, level)
        else:
            await self._lay(interaction, who, State(lay.value.removeprefix("state-")), turns, by)

    @state_command.autocomplete("who")
    @state_command.autocomplete("by")
    @suggests
    async def suggest_patient(
        self, interaction: discord.Interaction[Gravecaller], current: str
    ) -> list[tuple[str, str]]:
        return await self.suggest_anybody(interaction, current)

    @action("lift")
    async def lift_state(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """A state ends."""
        chosen = "".join(click.values)
        if chosen not in set(State):
            raise Refused(Shared.CLOSED)
        seat = await self.seat(interaction)

        def work(db: Any) -> Screen:
            sheet = self._numbered(db, click, seat.viewer)
            entry = self.rule_on(
                *(db, interaction, seat),
                lambda _: lift(self.fighter(db, sheet, self.tables(db, seat.channel_id)), State(chosen)),
            )
            return laid_screen(
                Laid.model_validate(entry.ruling.result), entry.id, sheets.unnamed(db, [sheet.id], TABLE)
            )

        await self._said(interaction, seat, work)

    @action("ask-heal")
    async def ask_heal(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The form that asks how many points come back."""
        seat = await self.seat(interaction, private=True)
        read = self.bot.storage.read(seat.guild_id, lambda db: self._numbered(db, click, seat.viewer))
        sheet = await self.timely(interaction, read, private=True)
        await self.ask(interaction, heal_form(sheet.id), at("ask-heal", sheet.id))

    @action("heal")
    async def heal_points(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """So many points come back."""
        typed = click.fields.get("points", "").strip()
        if not re.fullmatch(r"[0-9]{1,3}", typed) or not int(typed):
            value, help = clean(typed, limit=20), say("nihilo-points-help")
            raise Refused(Shared.VALUE_UNREADABLE, field=say("nihilo-field-points"), value=value, help=help)
        seat = await self.seat(interaction)

        def work(db: Any) -> Screen:
            sheet = self._numbered(db, click, seat.viewer)
            tables = self.tables(db, seat.channel_id)
            entry = self.rule_on(*(db, interaction, seat), lambda _: heal(self.fighter(db, sheet, tables), int(typed)))
            self.stand_or_fall(db, seat.channel_id, sheet.id, seat.settings)
            hidden = sheets.unnamed(db, [sheet.id], TABLE)
            guarded = not TABLE.sees(sheet)
            return healed_screen(Healed.model_validate(entry.ruling.result), entry.id, hidden, guarded=guarded)

        await self._said(interaction, seat, work)

    @action("tend")
    async def tend_patient(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """Somebody tries to stop the clock of somebody who is dying."""
        seat = await self.seat(interaction)

        def work(db: Any) -> Screen:
            patient = self._known(db, click.number(0), seat.viewer)
            named = f"#{click.number(1)}" if click.number(1) else ""
            healer = self.acting_sheet(db, named, seat)
            typed = "".join(click.args[2:])
            chosen = None if typed == AS_SCENE else app_commands.Choice(name="", value=f"gsp-{click.number(2)}")

            def decide(dice: Dice) -> Ruling:
                tables = self.tables(db, seat.channel_id)
                at_level = self.level(db, seat, chosen, [healer.id, patient.id])
                carer, cared = (self.fighter(db, one, tables) for one in (healer, patient))
                self.act(db, interaction, seat, healer, Act.SKILL)
                return tend(carer, cared, at_level, tables, dice)

            entry = self.rule_on(db, interaction, seat, decide)
            hidden = sheets.unnamed(db, [healer.id, patient.id], TABLE)
            return tended_screen(Tended.model_validate(entry.ruling.result), entry.id, hidden)

        await self._said(interaction, seat, work)

    @action("session")
    async def ask_session(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """Tells the Narrator what the end of the session means before it is done."""
        seat = await self.seat(interaction, private=True)
        seat.require_gm()

        def work(db: Any) -> Screen:
            return session_question([sheet.name for sheet in self._dying(db)])

        read = self.bot.storage.read(seat.guild_id, work)
        await self.answer(interaction, await self.timely(interaction, read, private=True))

    @action("session-end")
    async def end_session(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The session ends: whoever is dying dies (R003-18)."""
        seat = await self.seat(interaction)
        seat.require_gm()

        def work(db: Any) -> Screen:
            def decide(_: Dice) -> Ruling:
                tables = self.tables(db, seat.channel_id)
                dying = [self.fighter(db, sheet, tables) for sheet in self._dying(db)]
                if not dying:
                    raise Refused(Shared.ALREADY_DONE)
                return session_ends(dying)

            entry = self.rule_on(db, interaction, seat, decide)
            died = Died.model_validate(entry.ruling.result)
            return finished_screen(died, entry.id, sheets.unnamed(db, died.sheet_ids, TABLE))

        await self._said(interaction, seat, work)

    async def _look(self, interaction: discord.Interaction[Gravecaller], who: str, by: str, level: Chosen) -> None:
        seat = await self.seat(interaction, private=True)

        def work(db: Any) -> Screen:
            if not who.strip() and seat.viewer.is_gm:
                return everybody_screen(self._ailing(db, seat), ends_session=True)
            sheet = self.any_sheet(db, who, seat.viewer) if who.strip() else self.own_sheet(db, "", seat.viewer)
            healer = self.own_sheet(db, by, seat.viewer).id if by.strip() else 0
            tended = at("tend", sheet.id, healer, AS_SCENE if level is None else level_of(level))
            return card_screen(self._patient(db, sheet, seat).model_copy(update={"tended_at": tended}))

        read = self.bot.storage.read(seat.guild_id, work)
        await self.answer(interaction, await self.timely(interaction, read, private=True))

    async def _lay(
        self, interaction: discord.Interaction[Gravecaller], who: str, state: State, turns: int | None, by: str
    ) -> None:
        seat = await self.seat(interaction)

        def work(db: Any) -> Screen:
            sheet = self.edited_sheet(db, who, seat.viewer) if who.strip() else self.own_sheet(db, "", seat.viewer)
            source = self.any_sheet(db, by, seat.viewer).id if by.strip() else None
            tables = self.tables(db, seat.channel_id)
            # Without a source it would be the unconsciousness of the dying.
            source = sheet.id if state is State.UNCONSCIOUS and source is None else source
            entry = self.rule_on(
                *(db, interaction, seat),
                lambda _: lay(self.fighter(db, sheet, tables), state, turns=turns, source_id=source),
            )
            return laid_screen(
                Laid.model_validate(entry.ruling.result), entry.id, sheets.unnamed(db, [sheet.id], TABLE)
            )

        await self._said(interaction, seat, work)

    async def _said(self, interaction: discord.Interaction[Gravecaller], seat: Seat, work: Any) -> None:
        """Says in public what `work` shows."""
        await self.answer(interaction, await self.timely(interaction, self.bot.storage.write(seat.guild_id, work)))

    def _known(self, db: Any, sheet_id: int, viewer: Viewer) -> Sheet:
        """The sheet with this id, if they may know of it. Raises `Refused(CLOSED)`."""
        for sheet in sheets.by_ids(db, [sheet_id]):
            if sheet.ruleset == RULESET and viewer.names(sheet):
                return sheet
        raise Refused(Shared.CLOSED)

    def _numbered(self, db: Any, click: Click, viewer: Viewer) -> Sheet:
        """The sheet that a control is about, if they may change it. Raises `Refused` with CLOSED or NOT_YOURS."""
        sheet = self._known(db, click.number(0), viewer)
        if not viewer.edits(sheet):
            raise Refused(Shared.NOT_YOURS, name=sheet.name)
        return sheet

    def _patient(self, db: Any, sheet: Sheet, seat: Seat) -> Patient:
        """How somebody is, as this person may know it."""
        character = character_of(sheet)
        sees = seat.viewer.sees(sheet)
        within = self.within(db, seat, sheet.id)
        scene = within.scene if within else None
        lasting = effects.lasting(db, ruleset=RULESET, sheet_ids=[sheet.id])
        return Patient(
            sheet_id=sheet.id,
            name=sheet.name,
            condition=condition(character.hit_points, dead=character.dead),
            left=character.hit_points if sees else None,
            most=character.most_hit_points if sees else None,
            lasts=tuple(
                Lasts(effect=one, text=effect_text(one.kind), turns=_left(scene, one))
                for one in lasting
                if one.kind in KNOWN
            ),
            may_change=seat.viewer.edits(sheet),
        )

    def _ailing(self, db: Any, seat: Seat) -> list[Patient]:
        """Everybody of whom there is something to tell."""
        there = sheets.listed(db, seat.viewer, ruleset=RULESET, kinds=KINDS)
        found = [self._patient(db, sheet, seat) for sheet in there]
        return [one for one in found if one.lasts or one.condition is not Condition.WELL]

    def _dying(self, db: Any) -> list[Sheet]:
        """Those for whom time runs."""
        ids = [one.sheet_id for one in effects.lasting(db, ruleset=RULESET) if is_dying(one)]
        return sheets.by_ids(db, list(dict.fromkeys(ids)))


def _left(scene: Scene | None, effect: Effect) -> int | None:
    """In how many turns an effect ends; as many as it lasts where no scene counts them."""
    if effect.due is None or scene is None:
        return effect.rounds
    return rounds_left(scene, effect)
