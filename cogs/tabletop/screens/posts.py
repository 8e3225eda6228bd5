"""Judging a post: which check, with which sheet, how hard; and somebody's sheets, from their name."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.screen import (
    Address,
    Block,
    Field,
    Form,
    Option,
    Paragraph,
    Screen,
    Select,
    Tone,
)
from bot.engine.text import SUGGESTIONS, Text, Verbatim, say
from bot.engine.visibility import Visibility
from cogs.tabletop.screens.people import person

DICE = "dice"
"""Stands for a plain roll where a check is chosen."""


def check_choice(post: Sequence[str], checks: Sequence[tuple[str, Text]]) -> Screen:
    """Which check is made of the post; private."""
    options = (
        Option(value=DICE, label=say("post-dice")),
        *(Option(value=key, label=label) for key, label in checks[: SUGGESTIONS - 1]),
    )
    return _question(say("post-which-check"), say("post-choose-check"), _at("judge-check", *post), options)


def sheet_choice(post: Sequence[str], key: str, sheets: Sequence[tuple[str, int]]) -> Screen:
    """Whose sheet makes the check; private."""
    options = tuple(
        Option(value=str(sheet_id), label=say("ask-option", name=name)) for name, sheet_id in sheets[:SUGGESTIONS]
    )
    return _question(say("ask-which-sheet"), say("ask-choose-sheet"), _at("judge-sheet", *post, key), options)


def judge_form(post: Sequence[str], key: str, sheet_id: int) -> Form:
    """How hard it is and who sees what comes out; for a plain roll, what is rolled."""
    rolled = Field(name="expression", label=say("ask-field-check"), at_most=200)
    how = tuple(
        Option(value=one.value, label=say(f"choice-{one.value}")) for one in (Visibility.OPEN, Visibility.BLIND)
    )
    return Form(
        address=_at("judge", *post, key, str(sheet_id)),
        title=say("post-form-title"),
        fields=(
            *((rolled,) if key == DICE else ()),
            Field(name="difficulty", label=say("ask-field-difficulty"), required=False, at_most=50),
            Field(name="visibility", label=say("post-field-visibility"), value=how[0].value, options=how),
        ),
    )


def judged_screen(shown: Screen, guild_id: int, channel_id: int, post: Sequence[str], outcome: Text) -> Screen:
    """The ruling, with the post that it answers."""
    message_id, author_id = post
    link = Verbatim(verbatim=f"https://discord.com/channels/{guild_id}/{channel_id}/{message_id}")
    line = Paragraph(text=say("post-judged", post=link, person=person(int(author_id)), outcome=outcome))
    return shown.model_copy(update={"blocks": (line, *shown.blocks)})


def sheets_of(who: int, sheets: Sequence[tuple[str, Text, int]]) -> Screen:
    """The sheets of somebody that the reader may know of, to choose from; private."""
    if not sheets:
        return _said(say("post-no-sheets", person=person(who)))
    options = tuple(
        Option(value=str(sheet_id), label=say("ask-option", name=name), description=kind)
        for name, kind, sheet_id in sheets[:SUGGESTIONS]
    )
    more = len(sheets) - len(options)
    text = say("post-sheets-of", person=person(who), n=len(sheets), more=more)
    return _question(text, say("ask-choose-sheet"), _at("post-sheet"), options)


def _question(text: Text, placeholder: Text, address: Address, options: tuple[Option, ...]) -> Screen:
    return _said(text, Select(address=address, placeholder=placeholder, options=options))


def _said(text: Text, *controls: Select) -> Screen:
    blocks: tuple[Block, ...] = (Paragraph(text=text),)
    return Screen(title=say("post-title"), blocks=blocks, controls=controls, tone=Tone.QUIET, private=True)


def _at(action: str, *args: str) -> Address:
    return Address(package="tabletop", action=action, args=args)
