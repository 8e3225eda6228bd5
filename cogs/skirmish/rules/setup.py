"""Games begin: two warbands, a board, and creatures in their start areas (G004-23, G004-30)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from string import ascii_lowercase, ascii_uppercase

from bot.engine.dice import ScriptedDice
from bot.engine.grid import Square, label, symbol_for
from bot.engine.model import Frozen
from bot.engine.refusal import Refused
from bot.engine.ruling import Origin
from cogs.skirmish.rules.boards import board_of, check_exits
from cogs.skirmish.rules.ground import may_stand
from cogs.skirmish.rules.guard import going_on
from cogs.skirmish.rules.model import Creature, Game, Player
from cogs.skirmish.rules.play import Play, Played
from cogs.skirmish.rules.refusals import SkirmishRefusal
from cogs.skirmish.rules.results import Deployed, Who
from cogs.skirmish.rules.terms import Edition, Phase, Side
from cogs.skirmish.rules.why import side_text, why
from cogs.skirmish.sheets import Warband
from cogs.skirmish.tables import Options

MOST_CREATURES = {Edition.FIRST: 8, Edition.SECOND: 10}
"""The most creatures of a warband (G004-23)."""

HUGE = 3


class Entry(Frozen):
    """What a player brings: the warband, what it is called, and who plays it. Without users it is the GM's."""

    name: str
    warband: Warband
    user_ids: tuple[int, ...] = ()


def new_game(edition: Edition, options: Options, map_name: str, map: str, entries: tuple[Entry, Entry]) -> Game:
    """A game of the first entry as side A against the second as side B; nobody stands on the board yet.

    Raises `Refused`: as `board_of` and, in the 1st edition, `check_exits`; NO_CREATURES (name), TOO_MANY_CREATURES
    (name, n, limit), HUGE (name).
    """
    board = board_of(map, with_terrain=options.terrain_set)
    if edition is Edition.FIRST:
        check_exits(board)
    for entry in entries:
        _check(edition, options, entry)
    a, b = (
        Player(side=side, name=entry.name, user_ids=entry.user_ids) for side, entry in zip(Side, entries, strict=True)
    )
    return Game(
        edition=edition,
        options=options,
        map_name=map_name,
        map=map,
        players=(a, b),
        creatures=tuple(_creatures(entries)),
    )


def deploy(game: Game, id: int, square: Square) -> Played:
    """Puts a creature on a square of its start area, or somewhere else in it as long as the game has not begun.

    Raises `Refused`: OVER, BEGUN, NO_SUCH_CREATURE, GONE (name), NOT_START_AREA (name, side), NO_ROOM (name, square).
    """
    going_on(game)
    if game.phase is not Phase.DEPLOYING:
        raise Refused(SkirmishRefusal.BEGUN)
    creature = next((one for one in game.creatures if one.id == id), None)
    if creature is None:
        raise Refused(SkirmishRefusal.NO_SUCH_CREATURE)
    if creature.gone:
        raise Refused(SkirmishRefusal.GONE, name=creature.name)
    space = creature.at(square)
    area = game.board.kind(f"start-{creature.side}")
    if area and not area.issuperset(space.squares):
        raise Refused(SkirmishRefusal.NOT_START_AREA, name=creature.name, side=side_text(creature.side))
    if not may_stand(game, creature, space):
        raise Refused(SkirmishRefusal.NO_ROOM, name=creature.name, square=label(square))
    play = Play(game, ScriptedDice([]))
    put = play.put(creature, square=square)
    play.tell(Deployed(who=Who.of(put), square=square), why("start-area", "G004-23", Origin.PUBLIC))
    return play.played()


def _check(edition: Edition, options: Options, entry: Entry) -> None:
    number = sum(member.count for member in entry.warband.creatures)
    most = MOST_CREATURES[edition]
    if not number:
        raise Refused(SkirmishRefusal.NO_CREATURES, name=entry.name)
    if number > most:
        raise Refused(SkirmishRefusal.TOO_MANY_CREATURES, name=entry.name, n=number, limit=most)
    huge = next((one for one in entry.warband.creatures if one.stats.size >= HUGE), None)
    if huge and not options.huge:
        raise Refused(SkirmishRefusal.HUGE, name=huge.name)


def _creatures(entries: Sequence[Entry]) -> Iterator[Creature]:
    """All creatures; those of one name are numbered, on both sides together. Capitals stand for A, small ones for B."""
    named = [
        (side, member)
        for side, entry in zip(Side, entries, strict=True)
        for member in entry.warband.creatures
        for _ in range(member.count)
    ]
    total = Counter(member.name for _, member in named)
    seen: Counter[str] = Counter()
    taken = {Side.A: set(ascii_lowercase), Side.B: set(ascii_uppercase)}
    for id, (side, member) in enumerate(named, 1):
        seen[member.name] += 1
        symbol = symbol_for(member.name, taken[side])
        taken[side].add(symbol)
        name = f"{member.name} {seen[member.name]}" if total[member.name] > 1 else member.name
        yield Creature(
            id=id, side=side, name=name, symbol=symbol, stats=member.stats, hit_points=member.stats.hit_points
        )
