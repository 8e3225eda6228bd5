"""The tours and the list of commands."""

from collections.abc import Container, Iterable, Sequence

from bot.engine.guide import Guide, Mention
from bot.engine.model import Frozen
from bot.engine.screen import Address, Button, Heading, Option, Paragraph, Screen, Select
from bot.engine.text import Listing, Text, say


class Section(Frozen):
    """Commands of a package that belong together, under a title and a line about them."""

    package: str
    title: Text
    about: Text
    commands: tuple[str, ...]


def tour_screen(guides: Iterable[Guide], mention: Mention, *, private: bool = True) -> Screen:
    """The first steps at any table, each with the command that does it; among them the first of every ruleset."""
    steps = (
        say("tour-roll", roll=mention("roll"), odds=mention("odds")),
        say("tour-sheets", list=mention("sheet list"), new=mention("sheet new")),
        *(guide.steps(mention)[0] for guide in guides),
        say("tour-why"),
        say("tour-scenes", open=mention("scene open"), join=mention("scene join"), status=mention("scene status")),
        say("tour-setup", gm=mention("setup gm"), show=mention("setup show")),
        say("tour-house", show=mention("house show"), set=mention("house set")),
        say("tour-privacy", export=mention("privacy export"), forget=mention("privacy forget")),
        say("tour-help", tour=mention("help tour"), rules=mention("help rules")),
    )
    return _steps(say("tour-title"), say("tour-welcome"), steps, private=private)


def guide_screen(guide: Guide, mention: Mention) -> Screen:
    """The tour of one ruleset."""
    return _steps(guide.title, guide.about, guide.steps(mention), private=True)


def rules_screen(sections: Sequence[Section], shown: str, mention: Mention, examples: Container[str]) -> Screen:
    """The commands of one section, the one `shown`, and the way to the others, and to those that have `examples`."""
    section = next((one for one in sections if one.package == shown), sections[0])
    commands = Listing(items=tuple(mention(name) for name in section.commands))
    options = tuple(Option(value=one.package, label=one.title, description=one.about) for one in sections)
    address = Address(package="tabletop", action="help-rules")
    cases = Address(package="tabletop", action="cases", args=(section.package, "0"))
    return Screen(
        title=say("help-rules-title"),
        blocks=(
            Heading(text=section.title),
            Paragraph(text=section.about),
            Paragraph(text=say("help-commands", commands=commands)),
        ),
        controls=(
            Select(address=address, placeholder=say("help-choose"), options=options),
            *([Button(address=cases, label=say("case-button-list"))] if section.package in examples else []),
        ),
        private=True,
    )


def _steps(title: Text, about: Text, steps: Sequence[Text], *, private: bool) -> Screen:
    numbered = (Paragraph(text=say("tour-step", n=n, text=step)) for n, step in enumerate(steps, 1))
    return Screen(title=title, blocks=(Paragraph(text=about), *numbered), private=private)
