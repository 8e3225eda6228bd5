"""What was done in a game, in a line; and its fights, reckoned line by line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.engine.ruling import Ruling
from bot.engine.screen import Block, Paragraph, Sum
from bot.engine.text import Arg, Listing, Text, say
from cogs.cabal.rules.model import Action, Cast, Clash, Done, Draw, End, Happening, Move, Result, Sacrifice, What
from cogs.cabal.screens.board import at
from cogs.cabal.tables import NAMED


def told(ruling: Ruling) -> Text | None:
    """What a ruling brought about; nothing where a turn has just ended, since the next one is called then."""
    return done_text(Done.model_validate(ruling.result))


def done_text(done: Done) -> Text | None:
    """What was done, with all that came of it, and how the game has ended if it has."""
    happened = [*map(_happening, done.happened), *([say("cabal-told-falling")] if done.falling else [])]
    if done.result is not None:
        happened.append(result_text(done.result))
    return _line(done, Listing(items=tuple(happened)))


def _line(done: Done, happened: Listing) -> Text | None:
    side = done.side.text
    match done.action:
        case Cast(spell=spell, target=target):
            return say("cabal-told-cast", side=side, spell=spell.text, target=at(target), happened=happened)
        case Sacrifice(victims=()):
            return say("cabal-told-no-sacrifice", side=side, happened=happened)
        case Draw() if done.result is None:
            return say("cabal-told-draw", side=side)
        case End() if not happened.items:
            return None
        case _:
            return say("cabal-told", side=side, happened=happened)


def result_text(result: Result) -> Text:
    """How a game has ended."""
    if result.winner is None:
        return say(f"cabal-drawn-{result.ending}")
    return say(f"cabal-won-{result.ending}", winner=result.winner.text)


def fights(done: Iterable[Done]) -> Iterator[Block]:
    """The fights among what was done, each with both reckonings and what came of it."""
    for one in done:
        if one.clash is not None:
            yield from clash_blocks(one.clash, one.action)


def clash_blocks(clash: Clash, action: Action) -> Iterator[Block]:
    """An attack against a defence, line by line, and who wins; each side by its square."""
    match action:
        case Move(start=start, to=to) | Cast(caster=start, target=to):
            yield Sum(reckoning=clash.attack, label=say("cabal-fighter", square=at(start)))
            yield Sum(reckoning=clash.defence, label=say("cabal-fighter", square=at(to)))
    yield Paragraph(text=clash_text(clash))


def clash_text(clash: Clash) -> Text:
    """Who wins, in a few words."""
    won = "cabal-clash-won" if clash.won else "cabal-clash-lost"
    return say(won, attack=clash.attack.total, defence=clash.defence.total)


def _happening(one: Happening) -> Text:
    name: Arg = say(f"cabal-name-{one.kind}") if one.kind in NAMED else one.kind
    square = at(one.square)
    match one.what:
        case What.MOVED | What.REPELLED | What.STEPPED if one.to is not None:
            return say(f"cabal-went-{one.what}", name=name, square=square, to=at(one.to))
        case _:
            return say(f"cabal-happened-{one.what}", name=name, square=square, mana=one.mana)
