"""What people mean by an expression: a saved roll by its name, and the values of a sheet by theirs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial
from typing import Any, NamedTuple

from bot.engine.dice import called, names_in, value_named
from bot.engine.refusal import Refused, Shared
from bot.engine.sheet import Sheet
from bot.engine.text import Listing
from bot.services import savedrolls, sheets
from bot.services.i18n import LANGUAGES
from bot.services.savedrolls import SavedRefusal
from bot.surface.client import Gravecaller
from bot.surface.permissions import Seat


class Meant(NamedTuple):
    """What somebody means by what they typed: an expression, and the sheet whose values it may name."""

    expression: str
    sheet: Sheet | None


def meaning(bot: Gravecaller, db: Any, seat: Seat, typed: str, named: str) -> Meant:
    """What `typed` means to somebody: a saved roll by its name, or an expression as it stands.

    The sheet is the one that they named, that of the saved roll, or the only one that they have with such values.
    Raises `Refused` with NO_SUCH_SHEET, with NOT_YOURS for one whose numbers they may not see, or with SEVERAL.
    """
    viewer = seat.viewer
    sheet = sheets.find(db, named, viewer) if named else None
    if sheet and not viewer.sees(sheet):
        raise Refused(Shared.NOT_YOURS, name=sheet.name)
    saved = savedrolls.callable_by(db, viewer, sheet)
    expression = typed
    if saved and (call := called(typed, saved)):
        roll, *others = saved[call.key]
        if others:
            names = Listing(items=tuple(one.full_name for one in (roll, *others)))
            raise Refused(SavedRefusal.SEVERAL, name=roll.name, rolls=names)
        expression = call.meaning(roll.expression)
        if sheet is None and roll.sheet_id is not None:
            sheet = sheets.get(db, roll.sheet_id)
    if sheet is None and (wanted := names_in(expression)):
        fitting = [one for one in savedrolls.only_of_kinds(db, viewer) if _has(_numbers(bot, one, seat), wanted)]
        sheet = fitting[0] if len(fitting) == 1 else savedrolls.only_sheet(db, viewer)
    return Meant(expression, sheet)


def values_of(bot: Gravecaller, meant: Meant, seat: Seat) -> Mapping[str, int]:
    """The numbers that an expression may name, by their names in every language; none where it names none."""
    if meant.sheet is None or not names_in(meant.expression):
        return {}
    return _numbers(bot, meant.sheet, seat)


def _numbers(bot: Gravecaller, sheet: Sheet, seat: Seat) -> Mapping[str, int]:
    kind = bot.sheet_kinds.get((sheet.ruleset, sheet.kind))
    if kind is None:
        return {}
    languages = dict.fromkeys((seat.own_language, *LANGUAGES))
    return kind.named_values(sheet.stats, [partial(bot.catalogue.format, one) for one in languages])


def _has(values: Mapping[str, int], wanted: Iterable[str]) -> bool:
    try:
        for name in wanted:
            value_named(name, values, "")
    except Refused:
        return False
    return True
