"""What happens in a game, line by line."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.engine.grid import Square, label
from bot.engine.ruling import Reckoning, Ruling
from bot.engine.text import Arg, Listing, Text, Verbatim, say
from cogs.skirmish.rules import results
from cogs.skirmish.rules.boards import Terrain
from cogs.skirmish.rules.results import Who, result_of
from cogs.skirmish.rules.rolls import SideRoll, chance
from cogs.skirmish.rules.terms import Side

SIDES = {Side.A: say("skirmish-side-a"), Side.B: say("skirmish-side-b")}
"""What the sides are called."""


def told(ruling: Ruling) -> Text | None:
    """What a ruling tells the table; None where others tell it as well."""
    result = result_of(ruling)
    return _TELLERS[type(result)](result)


def summed(reckoning: Reckoning) -> Text:
    """A reckoning in one line: `d20 12 · level +5 = 17`."""
    start, lines = reckoning.start, reckoning.lines
    said = say("skirmish-sum", label=start.label, n=start.amount)
    for line in lines:
        said = say("skirmish-sum-more", sum=said, label=line.label, n=signed(line.amount))
    return say("skirmish-sum-total", sum=said, total=reckoning.total) if lines else said


def signed(n: int) -> Verbatim:
    """The number with its sign."""
    return Verbatim(verbatim=f"{'−' if n < 0 else '+'}{abs(n)}")


def squares(*some: Square) -> Listing:
    """The labels of squares."""
    return Listing(items=tuple(at(square) for square in some))


def at(square: Square) -> Verbatim:
    """The label of a square."""
    return Verbatim(verbatim=label(square))


def names(those: tuple[Who, ...]) -> Listing:
    """Several creatures by their names."""
    return Listing(items=tuple(one.name for one in those))


def _initiative(result: results.InitiativeRolled) -> Text:
    ties = len(result.tied)
    rolls = {f"roll_{roll.side}": _roll(roll) for roll in result.rolls}
    return say(
        "skirmish-told-initiative",
        **rolls,
        ties=ties,
        winner=SIDES[result.winner],
    )


def _first(result: results.FirstChosen) -> Text:
    own = "yes" if result.by is result.side else "no"
    return say("skirmish-told-first", by=SIDES[result.by], side=SIDES[result.side], own=own)


def _roll(roll: SideRoll) -> Text:
    faces = Verbatim(verbatim=", ".join(map(str, roll.faces)))
    return say("skirmish-told-side-roll", dice=len(roll.faces), faces=faces, sum=summed(roll.reckoning))


def _moved(result: results.Moved) -> Text:
    end: dict[str, Arg] = {"name": result.who.name, "start": at(result.way[0]), "end": at(result.way[-1])}
    if result.left_map:
        return say("skirmish-told-left-map", **end)
    if len(result.way) == 1:
        return say("skirmish-told-stays", name=result.who.name, square=at(result.way[0]))
    cut = "yes" if result.cut_short else "no"
    return say(f"skirmish-told-moved-{result.purpose}", **end, cost=result.cost, cut=cut)


def _opportunities(result: results.Opportunities) -> Text:
    return say(
        "skirmish-told-opportunities",
        name=result.who.name,
        square=at(result.square),
        by=names(result.by),
        caused=names(result.caused),
        n=len(result.caused),
    )


def _attacked(result: results.Attacked) -> Text:
    kind = "opportunity" if result.opportunity else "charge" if result.charge else "plain"
    return say(
        "skirmish-told-attack",
        kind=kind,
        name=result.who.name,
        target=result.target.name,
        sum=summed(result.reckoning),
        ac=summed(result.ac) if result.ac.lines else result.ac.total,
        chance=chance(result.reckoning.total - result.face, result.ac.total),
        hit="yes" if result.hit else "no",
        damage=result.damage,
    )


def _hit_points(result: results.HitPoints) -> Text:
    return say(
        "skirmish-told-hit-points",
        name=result.who.name,
        change="less" if result.after < result.before else "more",
        n=abs(result.after - result.before),
        left=result.after,
        start=result.start,
    )


def _save_needed(result: results.SaveNeeded) -> Text:
    if result.rally:
        return say("skirmish-told-rally-due", name=result.who.name)
    return say(f"skirmish-told-save-due-{result.reason}", name=result.who.name)


def _saved(result: results.Saved) -> Text:
    return say(
        "skirmish-told-rally" if result.rally else "skirmish-told-save",
        name=result.who.name,
        sum=summed(result.reckoning),
        dc=result.dc,
        chance=chance(result.reckoning.total - result.face, result.dc),
        passed="yes" if result.passed else "no",
    )


def _routing(result: results.Routing) -> Text:
    name = result.who.name
    if result.blocked:
        return say("skirmish-told-rout-blocked", name=name, end=at(result.way[-1]), points=result.points)
    if result.leaves:
        return say("skirmish-told-rout-leaves", name=name, cost=result.cost or 0, points=result.points)
    return say(
        "skirmish-told-rout",
        name=name,
        end=at(result.way[-1]),
        cost=result.cost or 0,
        left=result.left or 0,
        points=result.points,
    )


def _eliminated(result: results.Eliminated) -> Text:
    return say(
        f"skirmish-gone-{result.how}",
        name=result.who.name,
        cost=result.cost,
        side=SIDES[result.who.side.other],
        points=result.points,
    )


def _ground(result: results.GroundHurts) -> Text:
    rolled: dict[str, Arg] = {"face": result.face or 0, "total": result.total or result.face or 0}
    if result.terrain == Terrain.PIT and result.face is None:
        return say("skirmish-told-falls", name=result.who.name)
    outcome = "eliminated" if result.eliminated else "hurt" if result.damage else "unharmed"
    return say(
        f"skirmish-hurt-by-{result.terrain}", name=result.who.name, outcome=outcome, damage=result.damage, **rolled
    )


def _turn_ended(result: results.TurnEnded) -> Text | None:
    if result.acting is None:
        return None
    return say("skirmish-told-phase", side=SIDES[result.acting], n=result.left)


def _round_ended(result: results.RoundEnded) -> Text:
    (areas_a, areas_b), (points_a, points_b) = result.areas, result.points
    return say(
        "skirmish-told-round-ended",
        round=result.round,
        areas_a=areas_a,
        areas_b=areas_b,
        points_a=points_a,
        points_b=points_b,
        idle="yes" if result.idle else "no",
    )


def _over(result: results.GameOver) -> Text:
    points_a, points_b = result.points
    return say(
        "skirmish-told-over" if result.winner else "skirmish-told-over-draw",
        why=say(f"skirmish-ending-{result.ending}"),
        winner=SIDES[result.winner] if result.winner else "",
        points_a=points_a,
        points_b=points_b,
    )


_TELLERS: Mapping[type, Callable[[Any], Text | None]] = {
    results.InitiativeRolled: _initiative,
    results.FirstChosen: _first,
    results.Deployed: lambda result: say("skirmish-told-deployed", name=result.who.name, square=at(result.square)),
    results.Activated: lambda result: say(
        "skirmish-told-activated", name=result.who.name, routing="yes" if result.routing else "no", left=result.left
    ),
    results.TurnEnded: _turn_ended,
    results.Moved: _moved,
    results.Opportunities: _opportunities,
    results.Spared: lambda result: say("skirmish-told-spared", name=result.who.name, by=result.by.name),
    results.Attacked: _attacked,
    results.HitPoints: _hit_points,
    results.Bloodied: lambda result: say(
        "skirmish-told-bloodied", name=result.who.name, entered="yes" if result.entered else "no", n=result.threshold
    ),
    results.SaveNeeded: _save_needed,
    results.Saved: _saved,
    results.Routing: _routing,
    results.Eliminated: _eliminated,
    results.Charged: lambda result: say(
        "skirmish-told-charge",
        name=result.who.name,
        target=result.target.name,
        end=at(result.end),
        n=result.squares,
    ),
    results.TargetLost: lambda result: say(
        "skirmish-told-target-lost", name=result.who.name, target=result.target.name
    ),
    results.GroundHurts: _ground,
    results.Placed: lambda result: say(
        "skirmish-told-placed", name=result.who.name, start=at(result.before), end=at(result.after)
    ),
    results.Helpless: lambda result: say(
        "skirmish-told-helpless", name=result.who.name, helpless="yes" if result.helpless else "no"
    ),
    results.RoundEnded: _round_ended,
    results.DrawOffered: lambda result: say(
        "skirmish-told-draw", side=SIDES[result.side], offered="yes" if result.offered else "no"
    ),
    results.GameOver: _over,
}
