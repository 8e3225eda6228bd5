"""The tables that a guild may set, row by row in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.engine.tables import range_text
from bot.engine.text import Arg, Listing, Text, say
from cogs.turning.rules.why import offer_text
from cogs.turning.tables import DominationRow, Intelligence, NaturalRow, Orders, ResultRow, Results


def _results(table: Results) -> tuple[Text, ...]:
    rows: list[NaturalRow | ResultRow] = [*table.naturals, *table.rows]
    return tuple(map(_row, rows))


def _row(row: NaturalRow | ResultRow) -> Text:
    offers: Arg = say("turning-told-nothing")
    if row.alternatives:
        offers = Listing(items=tuple(offer_text(alternative) for alternative in row.alternatives))
    if isinstance(row, NaturalRow):
        return say("turning-told-natural", face=row.face, offers=offers)
    is_over_20 = isinstance(row, DominationRow) and row.over_20
    return say("turning-told-over-20" if is_over_20 else "turning-told-row", row=row.text, offers=offers)


def _intelligence(table: Intelligence) -> tuple[Text, ...]:
    return tuple(
        say("turning-told-intelligence", scores=range_text(row.low, row.high), name=row.text, n=row.malus)
        for row in table.rows
    )


def _orders(table: Orders) -> tuple[Text, ...]:
    grades = (say("turning-told-order", order=order.text, n=grade) for order, grade in table.grades.items())
    return (*grades, say("turning-told-legion", n=table.legion_extra))


TOLD: dict[str, Callable[[Any], tuple[Text, ...]]] = {
    "results": _results,
    "domination": _results,
    "intelligence": _intelligence,
    "orders": _orders,
}
