"""Reminders: what is said of a turn that is waited for, and one's own settings.

What stands in a channel takes the scene as every player may know it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime

from bot.engine.reminders import Habits, Kind
from bot.engine.scene.model import Scene
from bot.engine.screen import (
    Address,
    Block,
    Button,
    ButtonStyle,
    Fact,
    Field,
    Form,
    Item,
    Option,
    Paragraph,
    Screen,
    Select,
    Tone,
)
from bot.engine.text import Arg, Listing, Text, Verbatim, say
from cogs.tabletop.rules.habits import clock, typed_habits
from cogs.tabletop.screens.people import person
from cogs.tabletop.screens.scene.names import at, turn_names

SNOOZES = (1, 3, 8, 24, 72)
"""For how many hours a turn can be snoozed."""


def nudge_screen(scene: Scene, since: datetime) -> Screen:
    """The scene waits for whoever is mentioned along with this."""
    return Screen(
        title=say("reminder-title"),
        blocks=(Paragraph(text=_waits(scene, since)), Paragraph(text=_turns(scene))),
        controls=(snooze_button(scene),),
    )


def digest_screen(here: tuple[Scene, datetime], others: Sequence[tuple[int, datetime]]) -> Screen:
    """All that waits for one person: the scene of this channel by its name, others by the channels they are in.

    Whoever reads this channel may not know what happens in the others.
    """
    lines = (
        Item(text=say("reminder-elsewhere", channel=Verbatim(verbatim=f"<#{channel}>"), since=ago(since)))
        for channel, since in others
    )
    shown = nudge_screen(*here)
    return shown.model_copy(update={"title": say("reminder-digest"), "blocks": (*shown.blocks, *lines)})


def late_screen(scene: Scene, since: datetime, nudged: int, away: Sequence[int], gone: Sequence[int]) -> Screen:
    """Tells the GM that the turn has not been taken, and offers to go on without it."""
    return Screen(
        title=say("reminder-late-title"),
        blocks=(
            Paragraph(text=say("reminder-late", scene=scene.name, since=ago(since), n=nudged)),
            Paragraph(text=_turns(scene)),
            *_absent(away, gone),
            Paragraph(text=say("reminder-late-choice")),
        ),
        controls=tuple(_choices(scene)),
        tone=Tone.BAD,
    )


def stopped_screen(scene: Scene, since: datetime, nudged: int) -> Screen:
    """Tells the GM that the turn has not been taken, and that nobody is reminded of it any more."""
    return Screen(
        title=say("reminder-stopped-title"),
        blocks=(
            Paragraph(text=say("reminder-stopped", scene=scene.name, since=ago(since), n=nudged)),
            Paragraph(text=_turns(scene)),
        ),
        controls=tuple(_choices(scene)),
        tone=Tone.BAD,
    )


def note_screen(
    kind: Kind, scene: Scene, since: datetime, nudged: int, away: Sequence[int], gone: Sequence[int]
) -> Screen:
    """What the GM is told."""
    if kind is Kind.LATE:
        return late_screen(scene, since, nudged, away, gone)
    return stopped_screen(scene, since, nudged)


def without_gm(note: Screen, command: Verbatim) -> Screen:
    """The same note, where no GM is left to read it: the players can choose one by this command."""
    return note.model_copy(update={"blocks": (*note.blocks, Paragraph(text=say("reminder-no-gm", command=command)))})


def snooze_button(scene: Scene) -> Button:
    """Asks for how long this turn shall be snoozed."""
    return Button(address=at("snooze", scene.id, scene.called), label=say("scene-button-snooze"))


def snooze_screen(scene_id: int, called: int) -> Screen:
    """For how long?"""
    options = tuple(Option(value=str(hours), label=say("reminder-hours", n=hours)) for hours in SNOOZES)
    chosen = Select(address=at("snooze-for", scene_id, called), placeholder=say("reminder-snooze-for"), options=options)
    return Screen(
        title=say("reminder-snooze-title"),
        blocks=(Paragraph(text=say("reminder-snooze")),),
        controls=(chosen,),
        private=True,
    )


def snoozed_screen(until: datetime) -> Screen:
    """The turn is snoozed."""
    return Screen(
        title=say("reminder-snooze-title"),
        blocks=(Paragraph(text=say("reminder-snoozed", when=ago(until))),),
        tone=Tone.GOOD,
        private=True,
    )


def remind_screen(
    own: Habits, guild_zone: str, *, scene: Scene | None, due: datetime | None, done: Sequence[Text] = ()
) -> Screen:
    """One's own settings, and how one scene reminds, after what has just been `done`."""
    return Screen(
        title=say("habits-title"),
        blocks=(
            *(Paragraph(text=text) for text in done),
            *_habits(own, guild_zone),
            *(_of_scene(scene, due) if scene else ()),
        ),
        controls=(Button(address=at("habits"), label=say("habits-button-change"), style=ButtonStyle.PRIMARY),),
        tone=Tone.GOOD if done else Tone.NEUTRAL,
        private=True,
    )


def habits_form(own: Habits, typed: Mapping[str, str]) -> Form:
    """The form of one's own settings; with what was `typed` before, where that was not taken."""
    fields = tuple(
        Field(
            name=name,
            label=say(f"habits-{name}"),
            hint=say(f"habits-{name}-hint"),
            value=typed.get(name, value),
            required=False,
            at_most=20,
        )
        for name, value in typed_habits(own).items()
    )
    return Form(address=at("habits-send"), title=say("habits-title"), fields=fields)


def due_fact(due: datetime) -> Fact:
    """When the next reminder is due; for whoever may know it."""
    return Fact(label=say("reminder-next"), value=ago(due))


def ago(when: datetime) -> Verbatim:
    """How far away a moment is, as Discord says it to each reader."""
    return Verbatim(verbatim=f"<t:{int(when.timestamp())}:R>")


def _waits(scene: Scene, since: datetime) -> Text:
    return say("reminder-nudge", scene=scene.name, since=ago(since))


def _turns(scene: Scene) -> Text:
    turns = (scene.current,) if scene.current is not None else scene.offered
    return say("reminder-turn", names=turn_names(scene, turns))


def _absent(away: Sequence[int], gone: Sequence[int]) -> Iterator[Block]:
    """Those who are called and cannot come."""
    if away:
        yield Paragraph(text=say("reminder-away", people=_people(away)))
    if gone:
        yield Paragraph(text=say("reminder-gone", people=_people(gone)))


def _people(user_ids: Sequence[int]) -> Listing:
    return Listing(items=tuple(map(person, user_ids)))


def _choices(scene: Scene) -> Iterator[Button]:
    """What the GM can do, by the same actions as everywhere in the scene."""
    if scene.current is not None:
        yield _button("done", scene, "reminder-button-pass", style=ButtonStyle.PRIMARY)
        if scene.strategy.in_order:
            yield _button("hold", scene, "reminder-button-hold")
    yield Button(address=at("rest", scene.id), label=say("reminder-button-rest"))


def _button(action: str, scene: Scene, label: str, style: ButtonStyle = ButtonStyle.SECONDARY) -> Button:
    address: Address = at(action, scene.id, scene.called)
    return Button(address=address, label=say(label), style=style)


def _habits(own: Habits, guild_zone: str) -> Iterator[Fact]:
    quiet, away, hour = own.quiet, own.away_until, own.digest_hour
    none: Arg = say("habits-none")
    zone = say("reminder-zone-server", zone=Verbatim(verbatim=guild_zone))
    yield Fact(label=say("habits-zone"), value=Verbatim(verbatim=own.time_zone) if own.time_zone else zone)
    between = Verbatim(verbatim=f"{clock(quiet.start)}–{clock(quiet.end)}") if quiet else none
    yield Fact(label=say("habits-quiet"), value=between)
    yield Fact(label=say("habits-away"), value=Verbatim(verbatim=away.isoformat()) if away else none)
    yield Fact(label=say("habits-digest"), value=none if hour is None else Verbatim(verbatim=clock(hour * 60)))
    yield Fact(label=say("habits-gap"), value=say("reminder-minutes", n=own.gap_minutes) if own.gap_minutes else none)


def _of_scene(scene: Scene, due: datetime | None) -> Iterator[Fact]:
    minutes = scene.settings.reminder_minutes
    every = say("habits-none") if minutes is None else say("reminder-hours", n=minutes // 60)
    yield Fact(label=say("reminder-interval", scene=scene.name), value=every)
    if due is not None:
        yield due_fact(due)
