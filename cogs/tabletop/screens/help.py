"""The tour and the list of commands."""

from collections.abc import Callable, Mapping, Sequence

from bot.engine.screen import Block, Paragraph, Screen
from bot.engine.text import Listing, Text, Verbatim, say

Mention = Callable[[str], Verbatim]
"""Gives the clickable mention of a command."""


def tour_screen(mention: Mention, *, private: bool = True) -> Screen:
    """The first steps, each with the command that does it."""
    steps = (
        say("tour-roll", command=mention("roll")),
        say("tour-sheets", list=mention("sheet list"), new=mention("sheet new")),
        say("tour-turning", command=mention("turning attempt")),
        say("tour-choose"),
        say("tour-why"),
        say("tour-setup", gm=mention("setup gm"), language=mention("setup language")),
        say("tour-help", command=mention("help rules")),
    )
    return Screen(
        title=say("tour-title"),
        blocks=(Paragraph(text=say("tour-welcome")), *(Paragraph(text=step) for step in steps)),
        private=private,
    )


def rules_screen(groups: Mapping[str, Sequence[str]], mention: Mention) -> Screen:
    """Every command, by group; "" is the group of those that stand alone."""
    blocks: list[Block] = []
    for names in groups.values():
        if names:
            blocks.append(Paragraph(text=_commands(names, mention)))
    return Screen(title=say("help-rules-title"), blocks=tuple(blocks), private=True)


def _commands(names: Sequence[str], mention: Mention) -> Text:
    return say("help-commands", commands=Listing(items=tuple(mention(name) for name in names)))
