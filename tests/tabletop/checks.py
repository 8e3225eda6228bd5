"""A check of a planted ruleset, for `/ask` and for posts."""

from __future__ import annotations

from typing import Any

import discord
from simcord import MemberActor

from bot.engine.dice import Dice
from bot.engine.ruling import Ruling
from bot.engine.screen import Paragraph, Screen
from bot.engine.sheet import Sheet
from bot.engine.text import say
from bot.engine.visibility import Visibility
from bot.services import sheets
from bot.services.ledger import Entry
from bot.surface.checks import CheckKind, Trial
from bot.surface.client import Gravecaller
from tests.table import Table, words
from tests.tabletop.scenes import heard

NAME = "Adventurer"
"""What the planted check is called."""


def plant(bot: Gravecaller, *, keeps: bool = False) -> None:
    """Makes a check of a planted ruleset known: a d20 and the cleric's level."""

    def rule(trial: Trial, dice: Dice) -> Ruling:
        total = dice.roll(20) + int(str(trial.own.stats["level"]))
        return Ruling(ruleset="turning", kind="rest", result={"total": total})

    def shown(_: Any, entry: Entry, how: Visibility) -> Screen:
        total = f"{entry.ruling.result['total']} in all"
        return Screen(title=say("scene-title", scene=total), blocks=(Paragraph(text=say("yes")),))

    bot.add_ruling_screen("turning", "rest", shown)
    bot.add_check_kind(
        CheckKind(
            *("turning", "faith", say("spell-kind-adventurer"), ("cleric",), rule),
            told=lambda ruling, against: say("scene-title", scene=f"{ruling.result['total']} against {against}"),
            reads=lambda _, __, typed: int(typed),
            keeps=keeps,
        )
    )


async def ask(table: Table, check: str, *people: MemberActor, **options: Any) -> discord.Message:
    """The GM asks for a check; the card on which it is rolled."""
    table.may_ping |= {table.gm.id, *(one.id for one in people)}
    called = " ".join(f"<@{one.id}>" for one in people)
    await table.slash(table.gm, "ask", people=called, check=check, **options)
    return card(table)


def card(table: Table) -> discord.Message:
    """The request as it stands now."""
    return next(message for message in heard(table) if "asks for" in words(message))


async def a_sheet(table: Table, ruleset: str, kind: str, name: str, owner: MemberActor, **stats: Any) -> Sheet:
    """A sheet of any ruleset, without forms."""
    model = table.bot.sheet_kinds[ruleset, kind].model
    whole = model.model_validate(stats).model_dump(mode="json")

    def work(db: Any) -> Sheet:
        now = table.bot.clock.now()
        return sheets.create(db, ruleset=ruleset, kind=kind, name=name, owner_id=owner.id, stats=whole, now=now)

    made: Sheet = await table.bot.storage.write(table.guild.id, work)
    return made
