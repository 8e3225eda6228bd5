"""What a ruling rests on: a note for each rule that counted, and whose value it is."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.ruling import Note, Origin
from bot.engine.text import say
from cogs.cabal.rules.model import Cast, Clash, Done, End, Ending, Enter, Game, Move, Spell, What, origin_of
from cogs.cabal.tables import Ways

_WAYS = {
    Ways.AHEAD: "R001-20",
    Ways.KNIGHT: "R001-27",
    Ways.LINES: "R001-28",
    Ways.DIAGONALS: "R001-31",
    Ways.ALL: "R001-32",
}
_CAST = {
    Spell.ENERGY_BOLT: ("R001-33", "G001-6"),
    Spell.PAIN: ("R001-34", "G001-6"),
    Spell.TERROR: ("R001-35", "G001-7"),
    Spell.SHAKE_THE_BONES: ("R001-36", "G001-14"),
    Spell.EVOCATION: ("R001-37", "G001-13"),
    Spell.PETRIFYING_GAZE: ("R001-38", "G001-15"),
}
"""What each spell is by the source, and the gap that had to be filled."""

_HAPPENED = {What.CROSSED: "R001-23", What.DISSOLVED: "R001-7", What.SACRIFICED: "R001-41", What.STEPPED: "R001-41"}


def trace(game: Game, done: Done) -> tuple[Note, ...]:
    """The notes of what was `done` in `game`, which has not changed yet."""
    return tuple(_notes(game, done))


def _notes(game: Game, done: Done) -> Iterator[Note]:
    match done.action:
        case Move() as action:
            yield from _way(game, action)
        case Cast(spell=spell):
            source, gap = _CAST[spell]
            yield Note(text=say(f"cabal-magic-{spell}"), rule=source)
            yield Note(text=say(f"cabal-magic-reading-{spell}"), rule=gap, origin=Origin.READING)
        case Enter():
            yield Note(text=say("cabal-why-enter"), rule="R001-23")
            yield Note(text=say("cabal-why-mana"), rule="G001-12", origin=Origin.READING)
        case End() if any(kind.needs_fog for kind in game.armies[game.side].pieces):
            yield Note(
                text=say(f"cabal-fog-{game.options.fog_check}"),
                rule="G001-3",
                origin=game.options.origin("fog_check"),
            )
    if done.clash:
        yield from _fight(game, done.clash)
    for what in dict.fromkeys(one.what for one in done.happened):
        if what in _HAPPENED:
            yield Note(text=say(f"cabal-event-{what}"), rule=_HAPPENED[what])
    if any(one.what is What.KILLED and one.mana for one in done.happened):
        yield Note(text=say("cabal-why-absorbed"), rule="R001-30")
    if done.falling or any(one.what is What.SACRIFICED for one in done.happened):
        yield Note(text=say("cabal-why-sacrifice"), rule="G001-17", origin=Origin.READING)
    if done.result:
        yield from _ending(game, done.result.ending)


def _way(game: Game, action: Move) -> Iterator[Note]:
    piece = game.at(action.start)
    if piece is None:
        return
    kind, origin = game.kind(piece), origin_of(game, piece.side)
    rule = _WAYS[kind.ways] if origin is Origin.SOURCE else "G001-5"
    yield Note(text=say(f"cabal-ways-{kind.ways}", piece=kind.called, n=kind.reach), rule=rule, origin=origin)


def _fight(game: Game, clash: Clash) -> Iterator[Note]:
    options = game.options
    decides = "dice" if options.dice else "ties"
    yield Note(text=say(f"cabal-fight-{options.ties}"), rule="G001-1", origin=options.origin(decides))
    if options.dice:
        yield Note(text=say("cabal-why-dice"), rule="G001-1", origin=options.origin("dice"))
    rules = {line.rule for line in (*clash.attack.lines, *clash.defence.lines)}
    if "R001-22" in rules:
        yield Note(text=say("cabal-why-support"), rule="G001-9", origin=Origin.READING)
    if rules & {"R001-1", "R001-29"}:
        yield Note(text=say("cabal-why-dread"), rule="G001-6", origin=Origin.READING)
    if "R001-35" in rules:
        yield Note(
            text=say(f"cabal-terror-spell-{options.spell_terror}"),
            rule="G001-7",
            origin=options.origin("spell_terror"),
        )


def _ending(game: Game, ending: Ending) -> Iterator[Note]:
    options = game.options
    option = {Ending.REPETITION: "repetitions", Ending.QUIET: "quiet_turns"}.get(ending)
    yield Note(
        text=say(f"cabal-because-{ending}", times=options.repetitions, turns=options.quiet_turns),
        rule="G001-18",
        origin=options.origin(option) if option else Origin.HOUSE,
    )
