"""What a ruleset says of its scenes: which turn orders it offers, who may take part, and what happens in them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from bot.engine.guild import GuildSettings
from bot.engine.ruling import Note, Ruling
from bot.engine.scene.lasting import Triggers
from bot.engine.scene.model import Scene
from bot.engine.screen import Block, Control
from bot.engine.sheet import Sheet
from bot.engine.text import Text, say
from bot.engine.turns import AlternateActivation, AlternateTurns, Declaration, Strategy

Look = Callable[[Collection[int]], Sequence[Sheet]]
"""Gives the sheets with these ids, in their order, without those that are gone."""


@dataclass(frozen=True)
class SceneOrder:
    """A turn order that is offered. `notes` say by which rule, and whose value it is."""

    id: str
    label: Text
    strategy: Strategy
    notes: tuple[Note, ...] = ()


COMMON_ORDERS = (
    SceneOrder("alternate-turns", say("scene-order-alternate-turns"), AlternateTurns()),
    SceneOrder("alternate-activation", say("scene-order-alternate-activation"), AlternateActivation(dice="1d20")),
    SceneOrder("declaration", say("scene-order-declaration"), Declaration()),
)
"""The turn orders that suit any game."""


def no_modifier(_: Sheet, __: Any) -> int:
    """Of rulesets in which no sheet helps with initiative."""
    return 0


@dataclass(frozen=True)
class SceneRules:
    """A ruleset's part in `/scene`.

    The first of `orders` is the default, or the one with the id that `usual` gives. Sheets of its `kinds` may take
    part, with their `modifier` for initiative. `usual`, `modifier` and `triggers` get the ruleset's tables as the
    guild has set them, or None where it has no house rules.
    `effect` names an effect of some kind, `ruling` tells in a line what a ruling of its `triggers`, or of its own
    commands, brought about: that line is for whoever may know of all its sheets. Of some it tells nothing.

    Of a game that is played in a scene, `board` draws as much as everybody may know, and `controls` go below a call;
    with `own_turns` its own commands alone say who takes part and when a turn begins and ends. With `by_consent` the
    players take nothing back by `/scene`, but by its own commands once the others agree. With `rules_stay` the game
    itself keeps the house rules it began with, to its end.
    """

    ruleset: str
    title: Text
    orders: tuple[SceneOrder, ...]
    kinds: tuple[str, ...] = ()
    usual: Callable[[Any], str] | None = None
    modifier: Callable[[Sheet, Any], int] = no_modifier
    triggers: Callable[[Look, Any], Triggers] | None = None
    effect: Callable[[str], Text] | None = None
    ruling: Callable[[Ruling], Text | None] | None = None
    board: Callable[[Scene, GuildSettings], Iterable[Block]] | None = None
    controls: Callable[[Scene], tuple[Control, ...]] | None = None
    own_turns: bool = False
    by_consent: bool = False
    rules_stay: bool = False

    def default(self, tables: Any) -> SceneOrder:
        """The order of a scene for which none is chosen."""
        usual = self.usual(tables) if self.usual else self.orders[0].id
        return next(order for order in self.orders if order.id == usual)

    def order_of(self, strategy: Strategy) -> SceneOrder:
        """The order with this strategy, or one of its kind with other dice; the default where there is none."""
        alike = [order for order in self.orders if _kind(order.strategy) == _kind(strategy)]
        return next((order for order in alike if order.strategy == strategy), alike[0] if alike else self.orders[0])


def _kind(strategy: Strategy) -> tuple[str, bool]:
    return strategy.kind, strategy.every_round
