"""Profiles of house rules: the list, what one would change, and one as a file."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.engine.profile import NAME, Profile
from bot.engine.screen import (
    Address,
    Attached,
    Button,
    ButtonStyle,
    Control,
    Field,
    Form,
    Item,
    Option,
    Paragraph,
    Screen,
    Select,
    Tone,
)
from bot.engine.text import Text, say


def list_screen(profiles: Sequence[Profile], *, may_change: bool) -> Screen:
    """The profiles, to choose from, and for the GM the way to one more; private."""
    lines = [say("profile-line", name=one.name) for one in profiles] or [say("profile-none")]
    controls: list[Control] = []
    if profiles:
        options = tuple(Option(value=str(one.id), label=say("profile-line", name=one.name)) for one in profiles)
        controls.append(Select(address=at("profile"), placeholder=say("profile-choose"), options=options))
    if may_change:
        controls.append(Button(address=at("profile-save"), label=say("profile-button-save")))
    return Screen(
        title=say("profile-title"),
        blocks=(Paragraph(text=say("profile-about")), *(Item(text=line) for line in lines)),
        controls=tuple(controls),
        tone=Tone.QUIET,
        private=True,
    )


def profile_screen(profile: Profile, changes: Iterable[Text], *, may_change: bool) -> Screen:
    """What playing by this profile would change; private."""
    number = str(profile.id)
    play = Button(address=at("profile-play", number), label=say("profile-button-play"), style=ButtonStyle.PRIMARY)
    forget = Button(address=at("profile-forget", number), label=say("profile-button-forget"), style=ButtonStyle.DANGER)
    export = Button(address=at("profile-export", number), label=say("profile-button-export"))
    back = Button(address=at("profiles"), label=say("profile-button-all"))
    return Screen(
        title=say("profile-card-title", name=profile.name),
        blocks=(Paragraph(text=say("profile-would")), *(Item(text=one) for one in changes)),
        controls=(play, export, forget, back) if may_change else (export, back),
        private=True,
    )


def name_form() -> Form:
    """The name of a new profile."""
    field = Field(name="name", label=say("profile-field-name"), hint=say("profile-hint-name"), at_most=NAME)
    return Form(address=at("profile-saved"), title=say("profile-form-title"), fields=(field,))


def export_screen(profile: Profile) -> Screen:
    """The profile as a file; private."""
    return Screen(
        title=say("profile-card-title", name=profile.name),
        blocks=(Paragraph(text=say("profile-exported")),),
        attached=(Attached(name="gravecaller-profile.toml", data=profile.file),),
        private=True,
    )


def at(action: str, *args: str) -> Address:
    """The address of one of the controls of profiles."""
    return Address(package="tabletop", action=action, args=args)
