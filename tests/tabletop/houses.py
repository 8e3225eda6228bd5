"""House rules for tests: a table that the GM sets, and what the server has set."""

from __future__ import annotations

from typing import Any

from bot.services import houserules
from tests.table import Table

RESULTS = "turning.results"
"""The result table, which a house rule may replace."""

ONE_ROW = """
naturals = [{ face = 1, alternatives = [] }, { face = 20, alternatives = [] }]
rows = [{ alternatives = [{ effect = "keep-at-bay", dice = "7" }] }]
"""
"""A result table in which everything is kept at bay."""

ORDERS = "grades = { lower = 3, superior = 4, major = 5, supreme = 6 }\nlegion_extra = 2\n"
"""The Orders' figures, each two more than ours."""


async def own(table: Table) -> dict[str, Any]:
    """What the table's server has set."""
    found: dict[str, Any] = await table.bot.storage.read(table.guild.id, lambda db: houserules.own(db, "turning"))
    return found
