"""Games for tests: a map whose capitals are creatures of side A and whose small letters are those of side B."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from bot.engine.dice import ScriptedDice
from bot.engine.grid import Square, parse, read_label
from bot.services.tables import load_table
from cogs.skirmish.rules.boards import SIGNS
from cogs.skirmish.rules.model import Creature, Game, Player
from cogs.skirmish.rules.play import Played
from cogs.skirmish.rules.results import Result, result_of
from cogs.skirmish.rules.terms import Edition, Phase, Side
from cogs.skirmish.sheets import Stats
from cogs.skirmish.tables import Options

OPTIONS = load_table(Path(__file__).parents[2] / "data" / "skirmish" / "options.toml", Options)
NO_DICE = ScriptedDice([])


def game(map: str, edition: Edition = Edition.FIRST, options: dict[str, Any] | None = None, **stats: Stats) -> Game:
    """A game in which it is for A to activate two creatures; `stats` are by the letters on the map."""
    text = map.strip("\n")
    tokens = parse(text, SIGNS).tokens
    creatures = []
    for token in sorted(tokens, key=lambda token: (token.symbol, token.space.corner)):
        figures = stats.get(token.symbol, Stats()).model_copy(update={"size": token.space.width})
        creatures.append(
            Creature(
                id=len(creatures) + 1,
                side=Side.A if token.symbol.isupper() else Side.B,
                name=str(token.name),
                symbol=token.symbol,
                stats=figures,
                hit_points=figures.hit_points,
                square=token.space.corner,
            )
        )
    return Game(
        edition=edition,
        options=Options.model_validate({**OPTIONS.model_dump(), **(options or {})}),
        map_name="test",
        map=text,
        players=(Player(side=Side.A, name="A", user_ids=(1,)), Player(side=Side.B, name="B", user_ids=(2,))),
        creatures=tuple(creatures),
        round=1,
        phase=Phase.ACTIVATING,
        acting=Side.A,
        to_activate=2,
        opening=True,
    )


def one(state: Game, symbol: str) -> Creature:
    """The creature with this letter."""
    return next(creature for creature in state.creatures if creature.symbol == symbol)


def changed(state: Game, symbol: str, **values: Any) -> Game:
    """The game with some fields of a creature changed."""
    return state.with_creature(one(state, symbol).model_copy(update=values))


def told(played: Played, kind: str) -> list[Any]:
    """What the rulings of a kind tell."""
    return [result_of(ruling) for ruling in played.rulings if ruling.kind == kind]


def only(played: Played, kind: str) -> Any:
    """What the one ruling of a kind tells."""
    found: list[Result] = told(played, kind)
    assert len(found) == 1, [ruling.kind for ruling in played.rulings]
    return found[0]


def rules(played: Played) -> set[str]:
    """All rules that the traces name."""
    return {note.rule for ruling in played.rulings for note in ruling.trace}


def dice(*faces: int) -> ScriptedDice:
    """Dice that show these faces."""
    return ScriptedDice(faces)


def at(label: str) -> Square:
    """The square with this label."""
    return read_label(label)
