"""Attacks as they are stored: what has come of each stroke, whose reaction is waited for, and until when.

An attack is an entry of the ledger, and what comes of each stroke that hits is a child of it, in a slot that is filled
once: by whoever reacts, or when the time is up. Until then there is an alarm.
"""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime, timedelta
from typing import Any, NamedTuple

from bot.engine.dice import Dice
from bot.engine.guild import GuildSettings
from bot.engine.refusal import Refused, Shared
from bot.engine.ruling import Ruling
from bot.engine.screen import Address
from bot.engine.sheet import Viewer
from bot.services import alarms, ledger, outbox, sheets
from bot.services.ledger import Entry
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


class By(NamedTuple):
    """Who makes something happen, and by which interaction: the bot itself by none, when the time is up."""

    interaction_id: int
    user_id: int
    how: How


class AttackTable(FightTable):
    """Base of the commands and controls about attacks."""

    def attack_entry(self, db: Any, entry_id: int) -> Entry:
        """The entry of an attack. Raises `Refused(CLOSED)` for any other."""
        entry = ledger.get(db, entry_id)
        if entry.ruling.ruleset != RULESET or entry.ruling.kind != "attack":
            raise Refused(Shared.CLOSED)
        return entry

    def options(self, db: Any, entry: Entry, number: int) -> tuple[Reaction, ...]:
        """What the target may do about this stroke now."""
        made = made_of(entry)
        tables = self.tables(db)
        target = self.fighter(db, sheets.get(db, made.target_id), tables)
        return offered(made, number, target, self.used(db, entry, made.target_id), tables)

    def used(self, db: Any, entry: Entry, sheet_id: int) -> Collection[Free]:
        """What somebody has used up in this turn of the scene, if one counts turns."""
        within = self.scene_of(db, entry.channel_id, sheet_id)
        return within.done.free if within else ()

    def settle(self, db: Any, entry: Entry, number: int, choice: str, by: By) -> Entry:
        """What comes of a stroke, decided once, whoever comes first. Raises `Refused` as `react`."""
        made = made_of(entry)
        tables = self.tables(db)

        def decide(dice: Dice) -> Ruling:
            attacker, target = (
                self.fighter(db, sheets.get(db, sheet_id), tables) for sheet_id in (made.attacker_id, made.target_id)
            )
            used = self.used(db, entry, made.target_id)
            return react(made, number, attacker, target, choice, used=used, how=by.how, tables=tables, dice=dice)

        settled, _ = ledger.resolve(
            db,
            interaction_id=by.interaction_id,
            actor_id=by.user_id,
            channel_id=entry.channel_id,
            now=self.bot.clock.now(),
            dice=self.bot.dice,
            decide=decide,
            parent_id=entry.id,
            slot=f"{SLOT}.{number}",
        )
        return settled

    def go_on(self, db: Any, entry: Entry, by: By) -> int | None:
        """Settle the strokes that leave nothing to choose, up to one that does: its number, or None if all is done."""
        while (number := next_stroke(db, entry)) is not None:
            if self.options(db, entry, number) != (DODGE,):
                minutes = self.tables(db).options.reaction_minutes
                wait(db, entry, number, self.bot.clock.now() + timedelta(minutes=minutes))
                return number
            self.settle(db, entry, number, Means.DODGE, by._replace(how=How.NO_CHOICE))
        alarms.cancel(db, topic(entry.id))
        return None

    def announce(self, db: Any, entry: Entry, settings: GuildSettings) -> None:
        """Tell the table how the attack stands; whoever is to react is called, and whoever falls has no more turns."""
        made = made_of(entry)
        waits = waiting(db, entry.id)
        if entry.channel_id is not None:
            pings = pinged(db, made.target_id, settings.gm_users) if waits else ()
            screen = attack_screen(known(db, entry, TABLE))
            outbox.put(db, topic(entry.id), entry.channel_id, screen, now=self.bot.clock.now(), pings=pings)
        if not waits:
            self.stand_or_fall(db, entry.channel_id, made.target_id, settings)

    def require_defender(self, db: Any, entry: Entry, viewer: Viewer) -> None:
        """Raises `Refused(NOT_YOURS)` for whoever may not decide for the target."""
        made = made_of(entry)
        sheet = sheets.get(db, made.target_id)
        if not viewer.edits(sheet):
            name = made.target_name if viewer.names(sheet) else "?"
            raise Refused(Shared.NOT_YOURS, name=name)


class Waiting(NamedTuple):
    """The stroke that waits for a reaction, and until when."""

    number: int
    until: datetime


def made_of(entry: Entry) -> Attack:
    """The attack of an entry."""
    return Attack.model_validate(entry.ruling.result)


def settled_of(db: Any, entry: Entry) -> tuple[Settled, ...]:
    """What has come of its strokes so far."""
    found = (child.ruling for child in ledger.children(db, entry.id) if child.ruling.kind == "reaction")
    return tuple(Settled.model_validate(ruling.result) for ruling in found)


def next_stroke(db: Any, entry: Entry) -> int | None:
    """The first stroke that hits and of which nothing has come yet."""
    done = {settled.stroke for settled in settled_of(db, entry)}
    return next((number for number in made_of(entry).hits if number not in done), None)


def waiting(db: Any, entry_id: int) -> Waiting | None:
    """What is waited for; None if nothing is."""
    for alarm in alarms.listed(db, topic(entry_id)):
        return Waiting(int(alarm.address.args[1]), alarm.at)
    return None


def wait(db: Any, entry: Entry, number: int, until: datetime) -> None:
    """Wait for a reaction to this stroke."""
    address = Address(package=RULESET, action=ALARM, args=(str(entry.id), str(number)))
    alarms.set(db, topic(entry.id), until, address)


def known(db: Any, entry: Entry, viewer: Viewer) -> Known:
    """The attack as somebody may know it."""
    made = made_of(entry)
    waits = waiting(db, entry.id)
    both = sheets.by_ids(db, [made.attacker_id, made.target_id])
    return Known(
        entry_id=entry.id,
        made=made,
        settled=settled_of(db, entry),
        hidden=sheets.unnamed(db, {made.attacker_id, made.target_id}, viewer),
        guarded=frozenset(sheet.id for sheet in both if not viewer.sees(sheet)),
        until=waits.until if waits else None,
    )


def pinged(db: Any, sheet_id: int, gm_users: Collection[int]) -> Collection[int]:
    """Who is called to react: whoever plays the target, or the users who hold the GM seat."""
    owner = sheets.get(db, sheet_id).owner_id
    return [owner] if owner is not None else list(gm_users)[: outbox.PINGS]


def open_against(db: Any, seat: Seat) -> list[Entry]:
    """The attacks in this channel to which somebody of theirs may react now, the newest first."""
    found = []
    for alarm in alarms.listed(db, PREFIX):
        entry = ledger.get(db, int(alarm.address.args[0]))
        there = sheets.by_ids(db, [made_of(entry).target_id])
        if entry.channel_id == seat.channel_id and there and seat.viewer.edits(there[0]):
            found.append(entry)
    return sorted(found, key=lambda entry: -entry.id)


PREFIX = "nihilo-attack"


def topic(entry_id: int) -> str:
    """What the messages about an attack speak of; also the key of its alarm."""
    return f"{PREFIX}:{entry_id}"
