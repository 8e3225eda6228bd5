"""The die of a Confusing Order, once for each round (R000-45)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot.engine.dice import Dice
from bot.engine.effects import Effect as Lasting
from bot.engine.refusal import Refused, Shared
from bot.engine.ruling import Ruling
from bot.engine.screen import Form, Screen
from bot.engine.sheet import Sheet, Viewer
from bot.services import effects, ledger, sheets
from bot.services.ledger import Entry
from bot.surface.buttons import Click
from bot.surface.client import Gravecaller
from bot.surface.cog import action
from cogs.turning.commands.base import TurningBase, cleric_from, companion_from, names_in, undead_of
from cogs.turning.commands.endings import is_hidden, visibility
from cogs.turning.commands.lasting import GM, handled, hidden_from_table, rolled, round_slot
from cogs.turning.commands.standing import TABLE
from cogs.turning.rules.confusion import Confusion, around, confused
from cogs.turning.rules.impulse import Creature, Victim
from cogs.turning.screens.confusion import confusion_form, confusion_screen
from cogs.turning.screens.lasting import Act, at, whether
from cogs.turning.sheets import Cleric


class ConfusionControls(TurningBase):
    """What confused undead do from round to round."""

    @action("confuse-effect")
    async def ask_whom(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The form that asks whom the undead sees, with those whom the sheets know."""
        seat = await self.seat(interaction, private=True)
        effect_id, hidden, number = click.number(0), is_hidden(click), click.number(2)

        def work(db: Any) -> Form:
            effect, undead = _in_round(db, effect_id, number, seat.viewer, hidden=hidden)
            names = [victim.name for victim in _seen_by(db, effect, undead, GM if hidden else TABLE)]
            return confusion_form(effect_id, number, names, hidden=hidden)

        form = await self.timely(interaction, self.bot.storage.read(seat.guild_id, work), private=True)
        await self.ask(interaction, form, at(f"{Act.CONFUSE}-effect", effect_id, whether(hidden), number))

    @action("confuse")
    async def confuse(self, interaction: discord.Interaction[Gravecaller], click: Click) -> None:
        """The die of this round is rolled, once, whoever sends the form."""
        effect_id, hidden, number = click.number(0), is_hidden(click), click.number(2)
        seat = await self.seat(interaction, private=hidden)

        def work(db: Any) -> Screen:
            def decide(dice: Dice) -> Ruling:
                effect, undead = _in_round(db, effect_id, number, seat.viewer, hidden=hidden)
                seen = [_victim(db, name, seat.viewer) for name in names_in(click.fields.get("seen", ""))]
                return confused(undead_of(undead), effect, seen, dice)

            entry, new = ledger.resolve(
                db,
                interaction_id=interaction.id,
                actor_id=seat.viewer.user_id,
                channel_id=seat.channel_id,
                now=self.bot.clock.now(),
                dice=self.bot.dice,
                decide=decide,
                parent_id=effects.origin(db, effect_id),
                slot=round_slot(effect_id, number),
                visibility=visibility(click),
            )
            if not new and entry.interaction_id != interaction.id:
                raise Refused(Shared.ALREADY_DONE)
            return _shown(db, entry, effect_id, number, private=hidden)

        written = self.bot.storage.write(seat.guild_id, work)
        await self.answer(interaction, await self.timely(interaction, written, private=hidden))


def _in_round(db: Any, effect_id: int, number: int, viewer: Viewer, *, hidden: bool) -> tuple[Lasting, Sheet]:
    """The order and its undead, if this round's die is the next one. Raises as `handled`; ALREADY_DONE."""
    effect, undead = handled(db, effect_id, Act.CONFUSE, viewer, hidden=hidden)
    due = rolled(db, effect)
    if number != due:
        raise Refused(Shared.ALREADY_DONE if 0 <= number < due else Shared.CLOSED)
    return effect, undead


def _seen_by(db: Any, effect: Lasting, undead: Sheet, viewer: Viewer) -> Sequence[Victim]:
    """Whom the undead may attack by the sheets that `viewer` may know of.

    Other clerics are among them only where they are known to stand: they may be anywhere.
    """
    priest = next(iter(sheets.by_ids(db, [effect.source_id or 0])), None)
    if priest is None:
        return ()
    cleric = cleric_from(priest)
    others = (_creature(sheet) for sheet in sheets.listed(db, viewer, ruleset="turning"))
    near = [one for one in others if one.sheet_id != cleric.sheet_id and _may_be_near(one)]
    return around(undead_of(undead), cleric, near)


def _creature(sheet: Sheet) -> Creature:
    match sheet.kind:
        case "cleric":
            return cleric_from(sheet)
        case "companion":
            return companion_from(sheet)
        case _:
            return undead_of(sheet)


def _may_be_near(creature: Creature) -> bool:
    return creature.sheet.position is not None or not isinstance(creature.sheet, Cleric)


def _victim(db: Any, name: str, viewer: Viewer) -> Victim:
    """The creature that is meant; one without a sheet has only a name. Raises NO_SUCH_SHEET for `#12`."""
    try:
        sheet = sheets.find(db, name, viewer, ruleset="turning")
    except Refused:
        if name.startswith("#"):
            raise
        return Victim(name=name)
    return Victim(name=sheet.name, sheet_id=sheet.id)


def _shown(db: Any, entry: Entry, effect_id: int, number: int, *, private: bool) -> Screen:
    confusion = Confusion.model_validate(entry.ruling.result)
    about = [confusion.sheet_id, confusion.victim.sheet_id if confusion.victim else None]
    hidden = () if private else hidden_from_table(db, about)
    rounds = effects.get(db, effect_id).rounds
    return confusion_screen(confusion, entry.id, effect_id, number, rounds, hidden=hidden, private=private)
