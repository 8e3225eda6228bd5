"""What can be done to a scene beyond its turns: joining, going back, closing; and short answers to whoever acted."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from bot.engine.model import Frozen
from bot.engine.scene.model import Scene
from bot.engine.screen import Block, ButtonStyle, Control, Fact, Field, Form, Option, Paragraph, Screen, Select, Tone
from bot.engine.text import NAME_LENGTH, SUGGESTIONS, Text, Verbatim, say
from cogs.tabletop.screens.people import person
from cogs.tabletop.screens.scene.calls import title
from cogs.tabletop.screens.scene.names import at, button


class StepTold(Frozen):
    """A step of a scene: what was done, by whom, and when."""

    action: str
    actor_id: int
    at: datetime


def done_screen(scene: Scene, done: Text, controls: Sequence[Control] = ()) -> Screen:
    """What one has done, in a line, only for oneself."""
    return Screen(title=title(scene), blocks=(Paragraph(text=done),), controls=tuple(controls), private=True)


def join_screen(scene: Scene, own: Sequence[tuple[str, int]]) -> Screen:
    """How to join: with one of one's own sheets, names and ids, or without one."""
    controls: list[Control] = []
    if own:
        options = (Option(value=str(id), label=say("scene-option", name=name)) for name, id in own[:SUGGESTIONS])
        placeholder = say("scene-choose-sheet")
        controls.append(Select(address=at("join-as", scene.id), placeholder=placeholder, options=tuple(options)))
    controls.append(button("quick", scene.id))
    return done_screen(scene, say("scene-join-how"), controls)


def join_form(scene_id: int) -> Form:
    """Somebody without a sheet."""
    return Form(
        address=at("join-quick", scene_id),
        title=say("scene-form-join"),
        fields=(
            Field(name="name", label=say("scene-field-name"), at_most=NAME_LENGTH),
            Field(name="modifier", label=say("scene-field-modifier"), value="0", at_most=5),
            Field(
                name="side",
                label=say("scene-field-side"),
                hint=say("scene-hint-side"),
                required=False,
                at_most=NAME_LENGTH,
            ),
        ),
    )


def declare_form(scene: Scene, turn: int) -> Form:
    """What somebody declares in secret."""
    field = Field(
        name="words",
        label=say("scene-field-declared"),
        hint=say("scene-hint-declared"),
        value=scene.declared.get(turn, ""),
        at_most=200,
        lines=True,
    )
    return Form(address=at("declared", scene.id, scene.called, turn), title=say("scene-form-declare"), fields=(field,))


def declare_choice(scene: Scene, options: Sequence[Option]) -> Screen:
    """For whom, of several, somebody declares."""
    choice = Select(
        address=at("declare-for", scene.id, scene.called),
        placeholder=say("scene-choose-turn"),
        options=tuple(options[:SUGGESTIONS]),
    )
    return done_screen(scene, say("scene-declare-for"), (choice,))


def close_question(scene: Scene) -> Screen:
    """Whether the scene is really to end."""
    doomed = button("close", scene.id, scene.version, style=ButtonStyle.DANGER)
    return done_screen(scene, say("scene-close-question"), (doomed, button("status", scene.id)))


def time_form(scene_id: int) -> Form:
    """How much time passes in the game."""
    field = Field(name="time", label=say("scene-field-time"), hint=say("scene-hint-time"), at_most=9)
    return Form(address=at("pass", scene_id), title=say("scene-form-time"), fields=(field,))


def undo_screen(scene: Scene, last: StepTold | None, undone: StepTold | None) -> Screen:
    """The step that would be taken back, and the one that would be done again."""
    controls: list[Control] = []
    blocks: list[Block] = []
    for step, name in ((last, "undo"), (undone, "redo")):
        if step is not None:
            when = Verbatim(verbatim=f"<t:{int(step.at.timestamp())}:R>")
            did = say(f"scene-action-{step.action}")
            value = say("scene-step", action=did, person=person(step.actor_id), when=when)
            blocks.append(Fact(label=say(f"scene-field-{name}"), value=value))
            controls.append(button(name, scene.id, scene.mark))
    return Screen(
        title=title(scene),
        blocks=tuple(blocks) or (Paragraph(text=say("scene-nothing-to-undo")),),
        controls=tuple(controls),
        tone=Tone.QUIET,
        private=True,
    )
