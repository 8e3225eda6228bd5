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
from cogs.tabletop.screens.ask import sheet_options
from cogs.tabletop.screens.people import person


def check_choice(post: Sequence[str], checks: Sequence[tuple[str, Text, Text | None]]) -> Screen:
    """Which check is made of the post, each by its key, its name and its ruleset; private."""
    options = tuple(Option(value=key, label=label, description=ruleset) for key, label, ruleset in checks[:SUGGESTIONS])
    return _question(say("post-which-check"), say("post-choose-check"), _at("judge-check", *post), options)


def sheet_choice(post: Sequence[str], key: str, sheets: Sequence[tuple[str, int]], first: int = 0) -> Screen:
    """Whose sheet makes the check, from the `first` of them on; private."""
    options = sheet_options(sheets, first)
    return _question(say("ask-which-sheet"), say("ask-choose-sheet"), _at("judge-sheet", *post, key), options)


def judge_form(post: Sequence[str], key: str, sheet_id: int, *, typed: bool, keeps: bool) -> Form:
    """How hard it is; what is rolled, where that is `typed`; and who sees what comes out, unless a check `keeps` it."""
    rolled = Field(name="expression", label=say("ask-field-check"), at_most=200)
    how = tuple(
        Option(value=one.value, label=say(f"choice-{one.value}")) for one in (Visibility.OPEN, Visibility.BLIND)
    )
    seen = Field(name="visibility", label=say("post-field-visibility"), value=how[0].value, options=how)
    return Form(
        address=_at("judge", *post, key, str(sheet_id)),
        title=say("post-form-title"),
        fields=(
            *((rolled,) if typed else ()),
            Field(name="difficulty", label=say("ask-field-difficulty"), required=False, at_most=50),
            *(() if keeps else (seen,)),
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
