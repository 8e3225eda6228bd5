"""Buttons, selects and forms that outlive a restart: each carries an address, nothing is kept in memory.

A custom id reads `gc<kind><version>:<package>:<action>[:<arg>…]`, with kind `b` for buttons, `s` for selects and `f`
for forms. Ids of older versions still match and are answered politely.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import discord

from bot.engine.refusal import Refused, Shared
from bot.engine.screen import Address
from bot.surface import failures, limits

if TYPE_CHECKING:
    from bot.surface.client import Gravecaller

VERSION = 1
"""Raised whenever a change makes addresses of before unreadable."""

LARGEST = 2**63 - 1
"""Numbers beyond it name nothing: neither Discord nor a database has them."""

_FORM = re.compile(r"gcf(\d+):.*")


@dataclass(frozen=True)
class Click:
    """What somebody pressed, chose or sent: the words of the address, the chosen values, the fields of a form."""

    args: tuple[str, ...]
    values: tuple[str, ...] = ()
    fields: dict[str, str] = field(default_factory=dict)

    def word(self, position: int) -> str:
        """The word at `position`. Raises `Refused(CLOSED)` for an address that is not ours."""
        if len(self.args) <= position:
            raise Refused(Shared.CLOSED)
        return self.args[position]

    def number(self, position: int) -> int:
        """The word at `position` as a number. Raises `Refused(CLOSED)` for an address that is not ours."""
        word = self.word(position)
        if not re.fullmatch(r"-?[0-9]{1,19}", word):
            raise Refused(Shared.CLOSED)
        number = int(word)
        if abs(number) > LARGEST:
            raise Refused(Shared.CLOSED)
        return number


Handler = Callable[["discord.Interaction[Gravecaller]", Click], Awaitable[None]]


def custom_id(kind: str, address: Address) -> str:
    """The custom id of `address`; ValueError where it would be longer than Discord allows."""
    joined = ":".join((f"gc{kind}{VERSION}", address.package, address.action, *address.args))
    if len(joined) > limits.CUSTOM_ID:
        raise ValueError(f"address too long for a custom id: {joined}")
    return joined


async def dispatch(
    interaction: discord.Interaction[Gravecaller],
    address: str,
    *,
    values: tuple[str, ...] = (),
    fields: dict[str, str] | None = None,
) -> None:
    """Gives a click to the package that its address names; every failure ends at the one door."""
    client = interaction.client
    if not client.sharding.serves(interaction.guild_id):
        return
    head, *words = address.split(":")
    handler = client.actions.get(tuple(words[:2]))
    with client.counted(interaction, ":".join(words[:2]) if handler else "closed"):
        try:
            if head[3:] != str(VERSION) or handler is None or interaction.guild_id is None:
                raise Refused(Shared.CLOSED)
            if client.closing:
                raise Refused(Shared.BUSY)
            with client.answers.one():
                await handler(interaction, Click(tuple(words[2:]), values, fields or {}))
        except Exception as error:
            await failures.report(interaction, error)


class AddressButton(discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"gcb\d+:.*"):
    """A button of ours."""

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> AddressButton:
        assert isinstance(item, discord.ui.Button)  # noqa: S101 - the template matches buttons alone
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Runs the address's action."""
        await dispatch(interaction, self.custom_id)


class AddressSelect(discord.ui.DynamicItem[discord.ui.Select[Any]], template=r"gcs\d+:.*"):
    """A select of ours."""

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> AddressSelect:
        assert isinstance(item, discord.ui.Select)  # noqa: S101 - the template matches selects alone
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Runs the address's action with what was chosen."""
        await dispatch(interaction, self.custom_id, values=tuple(self.item.values))


async def dispatch_form(interaction: discord.Interaction[Gravecaller]) -> None:
    """Answers a sent form of ours, whether this process opened it or one before the restart."""
    data: dict[str, Any] = dict(interaction.data or {})
    address = str(data.get("custom_id", ""))
    if _FORM.fullmatch(address):
        await dispatch(interaction, address, fields=_sent_fields(data.get("components", [])))


def _sent_fields(components: list[dict[str, Any]]) -> dict[str, str]:
    sent: dict[str, str] = {}
    for component in components:
        leaf = component.get("component", component)
        if "custom_id" in leaf:
            values = leaf.get("values")
            sent[leaf["custom_id"]] = values[0] if values else leaf.get("value") or ""
    return sent
