"""Addresses and names, as the screens of skirmish give them."""

from __future__ import annotations

from collections.abc import Iterable

from bot.engine.screen import Address, Button, ButtonStyle
from bot.engine.text import Arg, Listing, say
from cogs.skirmish.rules.model import Creature


def at(action: str, *args: int | str) -> Address:
    """The address of one of the controls of skirmish."""
    return Address(package="skirmish", action=action, args=tuple(map(str, args)))


def button(action: str, *args: int | str, style: ButtonStyle = ButtonStyle.SECONDARY, **said: Arg) -> Button:
    """The button that does `action`, called so."""
    return Button(address=at(action, *args), label=say(f"skirmish-button-{action}", **said), style=style)


def names_of(creatures: Iterable[Creature]) -> Listing:
    """Several creatures by their names."""
    return Listing(items=tuple(one.name for one in creatures))
