"""Actions on those who take part: they join, are changed, marked, shown and hidden.

Each makes a `Step` of a scene. Editing a value announces nothing and calls nobody.
"""

from __future__ import annotations

from bot.engine.dice import Dice
from bot.engine.refusal import Refused
from bot.engine.scene.events import Appeared, Edited, Joined, Marked, Step, Vanished
from bot.engine.scene.going import changed, edited, made, person, require_open, settled, with_values
from bot.engine.scene.model import HIDDEN_IDS, MOST_PARTICIPANTS, Participant, Scene, State, Status
from bot.engine.scene.refusal import SceneRefusal
from bot.engine.text import clean, name_key


def join(
    scene: Scene,
    name: str,
    dice: Dice,
    *,
    sheet_id: int | None = None,
    user_ids: tuple[int, ...] = (),
    group: str | None = None,
    side: str = "",
    hidden: bool = False,
    alias: str | None = None,
    modifier: int = 0,
    initiative: int | None = None,
) -> Step:
    """Somebody takes part, with a sheet or as a quick entry. Into a running scene they come with their initiative
    rolled; if their place in the order has passed, they act from the next round on. A `group` shares one turn, and the
    initiative of its first member.

    Whoever was taken out and joins again with the same sheet or name is the same participant, in the same group with
    the same initiative, and does not act twice in a round.

    Raises `Refused` with PARTICIPANT_NAME_EMPTY, PARTICIPANT_NAME_TAKEN, TOO_MANY or CLOSED. A name among the hidden
    is apart from the others: the refusal would betray it.
    """
    require_open(scene)
    name = _proper(scene, name, hidden)
    again = _same(scene, name, sheet_id, hidden)
    who = again.id if again else _next_id(scene, hidden)
    group = again.group if again else clean(group or "") or None
    mate = again or _in_group(scene, group)
    one = Participant(
        id=who,
        turn=mate.turn if mate else who,
        name=name,
        sheet_id=sheet_id,
        user_ids=user_ids,
        group=group,
        side=side,
        hidden=hidden,
        alias=clean(alias or "") or None,
        modifier=modifier,
        initiative=mate.initiative if mate else initiative,
        ties=mate.ties if mate else (),
    )
    turn = one.turn
    others = scene.participants if again else (*scene.participants, one)
    after = changed(scene, participants=tuple(one if other.id == who else other for other in others))
    if scene.status is Status.GATHERING or turn in scene.order:
        return settled(scene, after, dice, Joined(who=who, waits=turn in scene.acted))
    after, waits = _placed(after, turn, dice)
    return settled(scene, after, dice, Joined(who=who, waits=waits))


def mark(scene: Scene, who: int, state: State, dice: Dice) -> Step:
    """Somebody is defeated, revived, surprised, sent away or taken out. A turn that nobody can take any more is over.

    Raises `Refused` with NO_SUCH_PARTICIPANT, also for whoever was taken out, who can only join again; with CLOSED; and
    with ROUND_UNHEARD: whoever misses a round of which players have not heard would tell them that it has begun.
    """
    require_open(scene)
    one = person(scene, who)
    if one.state is State.REMOVED:
        raise Refused(SceneRefusal.NO_SUCH_PARTICIPANT, name=f"#{who}")
    if state is State.SURPRISED and scene.is_ahead and not one.hidden:
        raise Refused(SceneRefusal.ROUND_UNHEARD, name=one.name)
    after = edited(scene, who, state=state)
    if not after.sharing(person(scene, who).turn):
        turn = person(scene, who).turn
        after = changed(
            after,
            order=tuple(other for other in after.order if other != turn),
            held=tuple(other for other in after.held if other != turn),
        )
    return settled(scene, after, dice, Marked(who=who, state=state))


def rename(scene: Scene, who: int, name: str) -> Step:
    """Call somebody otherwise. Raises `Refused` as `join`, and with NO_SUCH_PARTICIPANT."""
    require_open(scene)
    name = _proper(scene, name, person(scene, who).hidden, besides=who)
    return made(edited(scene, who, name=name), Edited(who=who))


def hand_over(scene: Scene, who: int, *user_ids: int) -> Step:
    """From now on these users are called; with none of them the GM. Raises `Refused` with NO_SUCH_PARTICIPANT."""
    require_open(scene)
    return made(edited(scene, who, user_ids=user_ids), Edited(who=who))


def set_initiative(scene: Scene, who: int, initiative: int, dice: Dice) -> Step:
    """Give somebody, and their group, this initiative. Before the start they will not roll; later they get the place
    that goes with it. Whose turn it is stays, and who has acted does not act again.

    Raises `Refused` with NO_SUCH_PARTICIPANT or CLOSED.
    """
    require_open(scene)
    turn = person(scene, who).turn
    entrant = scene.entrant(turn)
    after = with_values(scene, entrant.model_copy(update={"initiative": initiative, "ties": ()}))
    if turn in scene.order and scene.strategy.in_order:
        after = _inserted(changed(after, order=tuple(other for other in scene.order if other != turn)), turn, dice)
    return made(after, Edited(who=who))


def set_modifier(scene: Scene, who: int, modifier: int) -> Step:
    """What somebody adds to initiative from the next roll on. Raises `Refused` with NO_SUCH_PARTICIPANT or CLOSED."""
    require_open(scene)
    return made(edited(scene, who, modifier=modifier), Edited(who=who))


def hide(scene: Scene, who: int, *, alias: str | None = None) -> Step:
    """Keep somebody from the players: all of them, or with `alias` their name. Raises `Refused` as `set_modifier`."""
    require_open(scene)
    alias = clean(alias or "") or None
    return made(edited(scene, who, hidden=alias is None, alias=alias), Vanished(who=who))


def show(scene: Scene, who: int) -> Step:
    """Show somebody to all, by their name. Raises `Refused` as `rename`."""
    require_open(scene)
    one = person(scene, who)
    _proper(scene, one.name, False, besides=who)
    return made(edited(scene, who, hidden=False, alias=None), Appeared(who=who))


def _proper(scene: Scene, name: str, hidden: bool, *, besides: int | None = None) -> str:
    name = clean(name)
    if not name:
        raise Refused(SceneRefusal.PARTICIPANT_NAME_EMPTY)
    for one in scene.present:
        if one.id != besides and one.hidden == hidden and name_key(one.name) == name_key(name):
            raise Refused(SceneRefusal.PARTICIPANT_NAME_TAKEN, name=name)
    return name


def _same(scene: Scene, name: str, sheet_id: int | None, hidden: bool) -> Participant | None:
    """Whoever was taken out and is now joining again."""
    for one in scene.participants:
        is_same = one.sheet_id == sheet_id if sheet_id is not None else name_key(one.name) == name_key(name)
        if one.state is State.REMOVED and one.hidden == hidden and is_same:
            return one
    return None


def _in_group(scene: Scene, group: str | None) -> Participant | None:
    mates = (one for one in scene.present if one.group and group and name_key(one.group) == name_key(group))
    return next(mates, None)


def _next_id(scene: Scene, hidden: bool) -> int:
    taken = [one.id for one in scene.participants if (one.id >= HIDDEN_IDS) == hidden]
    if len(taken) >= MOST_PARTICIPANTS:
        raise Refused(SceneRefusal.TOO_MANY, n=MOST_PARTICIPANTS)
    return max(taken, default=HIDDEN_IDS - 1 if hidden else 0) + 1


def _placed(scene: Scene, turn: int, dice: Dice) -> tuple[Scene, bool]:
    """The scene with a turn that was not in the order, and whether it has to wait for the next round.

    Whoever players know of is not late on account of a hidden turn: that they are not called would betray it. Where
    such a turn has begun a round that players have not heard of, that round is the next one to them.
    """
    after = _inserted(scene, turn, dice)
    last, next_to_them = scene.current, False
    if last is not None and after.is_hidden(last) and not after.is_hidden(turn):
        last = next((other for other in reversed(scene.begun) if not after.is_hidden(other)), None)
        next_to_them = scene.is_ahead
    passed = after.order[: after.order.index(last)] if last in after.order else ()
    is_late = turn in passed if scene.strategy.in_order else scene.strategy.pauses and not scene.waiting
    waits = turn in after.acted or is_late
    if waits and turn not in after.acted:
        after = changed(after, acted=(*after.acted, turn))
    return after, waits or next_to_them


def _inserted(scene: Scene, turn: int, dice: Dice) -> Scene:
    at, entrant = scene.strategy.place([scene.entrant(other) for other in scene.order], scene.entrant(turn), dice)
    return changed(with_values(scene, entrant), order=(*scene.order[:at], turn, *scene.order[at:]))
