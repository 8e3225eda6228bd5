"""Attacks as they are stored: what has come of each stroke, whose reaction is waited for, and until when.

An attack is an entry of the ledger, and what comes of each stroke that hits is a child of it, in a slot that is filled
once: by whoever reacts, or when the time is up. Until then there is an alarm.
"""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime, timedelta
from typing import Any, NamedTuple

import discord

from bot.engine.dice import Dice
from bot.engine.guild import GuildSettings
from bot.engine.refusal import Refused, Shared
from bot.engine.ruling import Ruling
from bot.engine.screen import Address, Screen
from bot.engine.sheet import Sheet, Viewer
from bot.services import alarms, ledger, outbox, sheets
from bot.services.ledger import Entry
from bot.surface.client import Gravecaller
from bot.surface.permissions import Seat
from cogs.ex_nihilo.commands.base import TABLE
from cogs.ex_nihilo.commands.fighting import FightTable
from cogs.ex_nihilo.rules.acting import Free
from cogs.ex_nihilo.rules.assault import Attack
from cogs.ex_nihilo.rules.reaction import DODGE, How, Means, Reaction, Settled, offered, react
from cogs.ex_nihilo.rules.states import RULESET
from cogs.ex_nihilo.screens.attack import Known, attack_screen

ALARM = "reaction"
"""The action of the alarm that settles a stroke nobody has reacted to."""

SLOT = "reaction"


class Ongoing(NamedTuple):
    """An attack, what has come of its strokes so far, and until when a reaction is waited for, if one is."""

    entry: Entry
    made: Attack
    settled: tuple[Settled, ...] = ()
    until: datetime | None = None

    @property
    def number(self) -> int | None:
        """The first stroke that hits and of which nothing has come yet."""
        done = {settled.stroke for settled in self.settled}
        return next((number for number in self.made.hits if number not in done), None)


class By(NamedTuple):
    """Who makes something happen, and by which interaction: the bot itself by none, when the time is up."""

    interaction_id: int
    user_id: int
    how: How


class Stands(NamedTuple):
    """How an attack stands, and which users are called to react."""

    screen: Screen
    calls: tuple[int, ...]


class AttackTable(FightTable):
    """Base of the commands and controls about attacks."""

    def options(self, db: Any, attack: Ongoing, number: int) -> tuple[Reaction, ...]:
        """What the target may do about this stroke now."""
        tables = self.tables(db, attack.entry.channel_id)
        target = self.fighter(db, sheets.get(db, attack.made.target_id), tables)
        return offered(attack.made, number, target, self.used(db, attack), tables)

    def used(self, db: Any, attack: Ongoing) -> Collection[Free]:
        """What the target has used up in this turn of the scene, if one counts turns."""
        within = self.scene_of(db, attack.entry.channel_id, attack.made.target_id)
        return within.done.free if within else ()

    def settle(self, db: Any, attack: Ongoing, number: int, choice: str, by: By) -> tuple[Ongoing, bool]:
        """What comes of a stroke, decided once, whoever comes first; and whether it was by this very interaction.

        Raises `Refused` as `react`.
        """
        made, tables = attack.made, self.tables(db, attack.entry.channel_id)

        def decide(dice: Dice) -> Ruling:
            attacker, target = (
                self.fighter(db, sheets.get(db, sheet_id), tables) for sheet_id in (made.attacker_id, made.target_id)
            )
            used = self.used(db, attack)
            return react(made, number, attacker, target, choice, used=used, how=by.how, tables=tables, dice=dice)

        entry, is_new = ledger.resolve(
            db,
            interaction_id=by.interaction_id,
            actor_id=by.user_id,
            channel_id=attack.entry.channel_id,
            now=self.bot.clock.now(),
            dice=self.bot.dice,
            decide=decide,
            parent_id=attack.entry.id,
            slot=f"{SLOT}.{number}",
        )
        if is_new:
            came = Settled.model_validate(entry.ruling.result)
            attack = attack._replace(settled=(*attack.settled, came))
        return attack, entry.interaction_id == by.interaction_id

    def go_on(self, db: Any, attack: Ongoing, by: By) -> Ongoing:
        """Settle the strokes that leave nothing to choose, up to one that does, for which is waited then."""
        while (number := attack.number) is not None:
            if self.options(db, attack, number) != (DODGE,):
                options = self.tables(db, attack.entry.channel_id).options
                until = self.bot.clock.now() + timedelta(minutes=options.reaction_minutes)
                wait(db, attack.entry, number, until)
                return attack._replace(until=until)
            attack, _ = self.settle(db, attack, number, Means.DODGE, by._replace(how=How.NO_CHOICE))
        if attack.settled:
            alarms.cancel(db, topic(attack.entry.id))
        return attack._replace(until=None)

    def stands(self, db: Any, attack: Ongoing, settings: GuildSettings) -> Stands:
        """How the attack stands, for everybody; whoever falls by it has no more turns."""
        target_id = attack.made.target_id
        if attack.until is None and attack.settled:
            self.stand_or_fall(db, attack.entry.channel_id, target_id, settings)
        calls = pinged(db, target_id, settings.gm_users) if attack.until else ()
        return Stands(attack_screen(known(db, attack, TABLE)), tuple(calls))

    async def say(self, interaction: discord.Interaction[Gravecaller], seat: Seat, stands: Stands) -> None:
        """Says to everybody how an attack stands, and calls whoever is to react."""
        drawn = self.bot.draw(stands.screen, seat.table_language)
        called = [discord.Object(user_id) for user_id in stands.calls]
        send = interaction.followup.send if interaction.response.is_done() else interaction.response.send_message
        await send(
            " ".join(f"<@{user.id}>" for user in called) or discord.utils.MISSING,
            embed=drawn.embed,
            view=drawn.view or discord.utils.MISSING,
            files=drawn.files,
            allowed_mentions=discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=called),
        )

    def require_defender(self, db: Any, attack: Ongoing, viewer: Viewer) -> Sheet:
        """The target's sheet. Raises `Refused(NOT_YOURS)` for whoever may not decide for it."""
        sheet = sheets.get(db, attack.made.target_id)
        if not viewer.edits(sheet):
            raise Refused(Shared.NOT_YOURS, name=attack.made.target_name if viewer.names(sheet) else "?")
        return sheet


def ongoing(db: Any, entry_id: int) -> Ongoing:
    """The attack of an entry, as far as it has come. Raises `Refused(CLOSED)` for an entry that is none."""
    entry = ledger.get(db, entry_id)
    if entry.ruling.ruleset != RULESET or entry.ruling.kind != "attack":
        raise Refused(Shared.CLOSED)
    found = (child.ruling for child in ledger.children(db, entry.id) if child.ruling.kind == "reaction")
    settled = tuple(Settled.model_validate(ruling.result) for ruling in found)
    until = next((alarm.at for alarm in alarms.listed(db, topic(entry.id))), None)
    return Ongoing(entry, Attack.model_validate(entry.ruling.result), settled, until)


def wait(db: Any, entry: Entry, number: int, until: datetime) -> None:
    """Wait for a reaction to this stroke."""
    address = Address(package=RULESET, action=ALARM, args=(str(entry.id), str(number)))
    alarms.set(db, topic(entry.id), until, address)


def known(db: Any, attack: Ongoing, viewer: Viewer) -> Known:
    """The attack as somebody may know it."""
    made = attack.made
    both = {sheet.id: sheet for sheet in sheets.by_ids(db, [made.attacker_id, made.target_id])}
    gone = {made.attacker_id, made.target_id} - both.keys()
    return Known(
        entry_id=attack.entry.id,
        made=made,
        settled=attack.settled,
        # One that is gone may have been hidden.
        hidden=frozenset(gone | {sheet.id for sheet in both.values() if not viewer.names(sheet)}),
        guarded=frozenset(sheet.id for sheet in both.values() if not viewer.sees(sheet)),
        until=attack.until,
    )


def pinged(db: Any, sheet_id: int, gm_users: Collection[int]) -> Collection[int]:
    """Who is called to react: whoever plays the target, or the users who hold the GM seat."""
    owner = sheets.get(db, sheet_id).owner_id
    return [owner] if owner is not None else list(gm_users)[: outbox.PINGS]


def open_against(db: Any, seat: Seat) -> list[Ongoing]:
    """The attacks in this channel to which somebody of theirs may react now, the newest first."""
    there = [ongoing(db, int(alarm.address.args[0])) for alarm in alarms.listed(db, PREFIX)]
    targets = {sheet.id: sheet for sheet in sheets.by_ids(db, [attack.made.target_id for attack in there])}
    found = [
        attack
        for attack in there
        if attack.entry.channel_id == seat.channel_id
        and attack.made.target_id in targets
        and seat.viewer.edits(targets[attack.made.target_id])
    ]
    return sorted(found, key=lambda attack: -attack.entry.id)


PREFIX = "nihilo-attack"


def topic(entry_id: int) -> str:
    """What is announced of an attack when its time is up speaks of this; also the key of its alarm."""
    return f"{PREFIX}:{entry_id}"
