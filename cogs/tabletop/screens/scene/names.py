"""Turns, participants and addresses, as the screens of scenes name them."""

from __future__ import annotations

from collections.abc import Iterable

from bot.engine.scene.model import Scene
from bot.engine.screen import Address, Button, ButtonStyle
from bot.engine.text import Arg, Listing, Text, say
from cogs.tabletop.screens.people import person


def at(action: str, *args: int | str) -> Address:
    """The address of one of the controls of scenes."""
    return Address(package="tabletop", action=f"scene-{action}", args=tuple(map(str, args)))


def button(action: str, *args: int | str, style: ButtonStyle = ButtonStyle.SECONDARY) -> Button:
    """The button that does `action`, called so."""
    return Button(address=at(action, *args), label=say(f"scene-button-{action}"), style=style)


def turn_name(scene: Scene, turn: int) -> Arg:
    """Whose turn it is: a group by its name, or everybody who shares it."""
    theirs = [one for one in scene.participants if one.turn == turn]
    theirs = list(scene.sharing(turn)) or theirs
    groups = [one.group for one in theirs if one.group]
    names = tuple(one.name for one in theirs)
    return groups[0] if groups else names[0] if len(names) == 1 else Listing(items=names)


def turn_names(scene: Scene, turns: Iterable[int]) -> Listing:
    """Several turns, one after the other."""
    return Listing(items=tuple(turn_name(scene, turn) for turn in turns))


def participant_name(scene: Scene, who: int) -> Arg:
    """What somebody who takes part is called; only for somebody of whom the reader knows."""
    return next(one.name for one in scene.participants if one.id == who)


def callers(scene: Scene, turn: int) -> Listing | Text:
    """Those whose turn it is, as mentions; or the GM."""
    users = scene.callers(turn)
    return Listing(items=tuple(map(person, users))) if users else say("scene-gm")


def coming(scene: Scene) -> tuple[int, ...]:
    """Whose turn follows the present one, as far as that is certain: nobody's, where a new order is made before."""
    if not scene.strategy.in_order:
        return ()
    following = scene.waiting or (() if scene.strategy.every_round else scene.upcoming)
    return tuple(turn for turn in following if turn != scene.current)[:1]
