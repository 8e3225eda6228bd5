"""A battle of a worked example: a map whose capitals are creatures of side A, and small letters those of side B."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import AfterValidator, Field

from bot.engine.dice import ScriptedDice
from bot.engine.faults import fault
from bot.engine.grid import label, parse, read_label
from bot.engine.model import Frozen
from bot.engine.refusal import Refused
from bot.engine.ruling import Ruling
from bot.engine.text import clean
from cogs.skirmish.rules.boards import SIGNS, check_exits
from cogs.skirmish.rules.model import Creature, Game, Player
from cogs.skirmish.rules.refusals import SkirmishRefusal
from cogs.skirmish.rules.results import Result, result_of
from cogs.skirmish.rules.terms import Edition, Phase, Side
from cogs.skirmish.sheets import Stats
from cogs.skirmish.tables import Options

NO_DICE = ScriptedDice(())
"""Where none is rolled."""

MAIN = "A"
"""The creature that a case is about."""


def _labelled(square: str) -> str:
    try:
        return label(read_label(square))
    except Refused as refused:
        raise fault(refused.text, f"no square: {square!r}") from None


Label = Annotated[str, AfterValidator(_labelled)]
Symbol = Annotated[str, Field(pattern=r"^[A-Za-z]$")]
Rating = Annotated[int, Field(ge=0, le=20)]


class Battle(Frozen):
    """A map as in `docs/maps.md`, with A's figures; `ratings` are those of commanders, by their letters."""

    map: Annotated[str, Field(max_length=3000)] = "............\n<..A.....x.>\n............"
    edition: Edition = Edition.FIRST
    level: Annotated[int, Field(ge=0, le=30)] = 1
    hit_points: Annotated[int, Field(ge=1, le=1000)] = 10
    speed: Annotated[int, Field(ge=0, le=20)] = 6
    ratings: dict[Symbol, Rating] = Field(default_factory=dict, max_length=20)

    def game(self, options: Options) -> Game:
        """The battle, in a round in which it is for A to activate two creatures. Raises `Refused` for the map."""
        tokens = sorted(parse(self.map, SIGNS).tokens, key=lambda token: (token.symbol, token.space.corner))
        creatures = []
        for id, token in enumerate(tokens, 1):
            given = {"size": token.space.width, "commander_rating": self.ratings.get(token.symbol, 0)}
            if token.symbol == MAIN:
                given |= {"level": self.level, "hit_points": self.hit_points, "speed": self.speed}
            stats = Stats.model_validate(given)
            creatures.append(
                Creature(
                    id=id,
                    side=Side.A if token.symbol.isupper() else Side.B,
                    name=token.symbol,
                    symbol=token.symbol,
                    stats=stats,
                    hit_points=stats.hit_points,
                    square=token.space.corner,
                )
            )
        return Game(
            edition=self.edition,
            options=options,
            map_name=MAIN,
            map=self.map,
            players=(Player(side=Side.A, name="A"), Player(side=Side.B, name="B")),
            creatures=tuple(creatures),
            round=1,
            phase=Phase.ACTIVATING,
            acting=Side.A,
            to_activate=2,
            opening=True,
        )


def one(game: Game, symbol: str = MAIN) -> Creature:
    """The creature with this letter. Raises `Refused(NO_SUCH_CREATURE)`."""
    for creature in game.creatures:
        if creature.symbol == symbol:
            return creature
    raise Refused(SkirmishRefusal.NO_SUCH_CREATURE, name=clean(symbol))


def with_exits(game: Game) -> Game:
    """The game, if its creatures have a way to run, as in any battle. Raises `Refused` as `check_exits`."""
    check_exits(game.board)
    return game


def changed(game: Game, symbol: str, **values: object) -> Game:
    """The game with some fields of a creature changed."""
    return game.with_creature(one(game, symbol).model_copy(update=values))


def told(rulings: tuple[Ruling, ...], kind: type[Any]) -> Any:
    """What the first of the rulings tells that is of this kind; None where there is none."""
    results: tuple[Result, ...] = tuple(map(result_of, rulings))
    return next((result for result in results if isinstance(result, kind)), None)
