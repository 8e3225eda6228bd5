"""Notes of the trace: by which rule something was decided, and whose value that is."""

from __future__ import annotations

from bot.engine.ruling import Line, Note, Origin
from bot.engine.text import Arg, Text, say
from cogs.skirmish.rules.model import ChooseFirst, Game, Movement, Pending, RallyDue, RoutsDue, SavesDue
from cogs.skirmish.rules.terms import Side


def why(what: str, rule: str, origin: Origin = Origin.SOURCE, **args: Arg) -> Note:
    """A note: the sentence `skirmish-why-<what>`."""
    return Note(text=say(f"skirmish-why-{what}", **args), rule=rule, origin=origin)


def by_option(game: Game, what: str, option: str, rule: str, **args: Arg) -> Note:
    """A note on a value that the table may set."""
    return why(what, rule, game.options.origin(option), **args)


def line(label: str, amount: int, rule: str, origin: Origin = Origin.SOURCE, **args: Arg) -> Line:
    """A line of a reckoning: the words `skirmish-line-<label>`."""
    return Line(label=say(f"skirmish-line-{label}", **args), amount=amount, rule=rule, origin=origin)


def side_text(side: Side) -> Text:
    """A side's name."""
    return say(f"skirmish-side-{side}")


def pending_text(game: Game, pending: Pending) -> Text:
    """What is to be decided before anything else goes on."""
    match pending:
        case ChooseFirst(side=side):
            return say("skirmish-pending-first", side=side_text(side))
        case SavesDue(waiting=waiting):
            return say("skirmish-pending-save", name=game.creature(waiting[0].creature_id).name)
        case RallyDue(due=due):
            return say("skirmish-pending-rally", name=game.creature(due.creature_id).name)
        case RoutsDue(waiting=waiting):
            return say("skirmish-pending-rout", name=game.creature(waiting[0]).name)
        case Movement(creature_id=id, waiting=waiting):
            striker = game.creature(waiting[0]).name
            return say("skirmish-pending-opportunity", name=game.creature(id).name, by=striker)
