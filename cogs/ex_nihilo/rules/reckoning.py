"""Lines of reckonings, as all sums of a fight are made of them."""

from __future__ import annotations

from collections.abc import Iterable

from bot.engine.ruling import Line, Note, Origin, Reckoning
from bot.engine.text import Arg, Text, Verbatim, say
from cogs.ex_nihilo.sheets import Value
from cogs.ex_nihilo.tables import NihiloTables
from cogs.ex_nihilo.tables.options import Options


def line(label: str, amount: int, rule: str, origin: Origin = Origin.SOURCE, **args: Arg) -> Line:
    """A line with one of our labels, `nihilo-line-<label>`."""
    return Line(label=say(f"nihilo-line-{label}", **args), amount=amount, rule=rule, origin=origin)


def option_line(label: str, sign: int, options: Options, option: str, **args: Arg) -> Line:
    """A line whose amount an option sets."""
    amount: int = getattr(options, option)
    return line(label, sign * amount, options.rules(option)[-1], options.origin(option), **args)


def value_line(value: Value, amount: int, rule: str) -> Line:
    """An attribute, or the bonus of a skill."""
    return Line(label=value.text, amount=amount, rule=rule)


def summed(lines: Iterable[Line]) -> Reckoning:
    """The sum of these lines, of which there is at least one."""
    start, *rest = lines
    return Reckoning(start=start, lines=tuple(rest))


def total(lines: Iterable[Line]) -> int:
    """What these lines add up to."""
    return sum(each.amount for each in lines)


def roll_dice(level: int, tables: NihiloTables) -> int:
    """How many dice whoever acts rolls at this G.S.P. level (R003-36)."""
    return tables.levels.row_for(level).roll


def difficulty_dice(level: int, tables: NihiloTables) -> int:
    """How many dice are added to a difficulty at this G.S.P. level (R003-36)."""
    return tables.levels.row_for(level).difficulty


def explained(*sums: Reckoning | None, about: tuple[int, ...] = ()) -> tuple[Note, ...]:
    """A note for each line of these sums: what it is, by which rule, and whose value that is; `about` these sheets."""
    return explained_lines((each for one in sums if one is not None for each in (one.start, *one.lines)), about)


def explained_lines(lines: Iterable[Line], about: tuple[int, ...] = ()) -> tuple[Note, ...]:
    """The same of single lines."""
    return tuple(
        Note(text=_told(each), rule=each.rule, origin=each.origin, about=about)
        for each in lines
        if each.rule is not None
    )


def _told(each: Line) -> Text:
    return say("nihilo-why-line", label=each.label, amount=signed(each.amount))


def signed(amount: int) -> Verbatim:
    """A number with its sign, as it stands in a reckoning."""
    return Verbatim(verbatim=f"+{amount}" if amount >= 0 else f"−{-amount}")
