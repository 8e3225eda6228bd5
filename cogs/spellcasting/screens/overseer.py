"""What the GM alone sees of a casting: all of it, who perceives it, who has tried to identify it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime

from bot.engine.model import Frozen
from bot.engine.screen import (
    Block,
    Button,
    ButtonStyle,
    Control,
    Fact,
    Heading,
    Item,
    Option,
    Paragraph,
    Screen,
    Select,
)
from bot.engine.text import SUGGESTIONS, Arg, Listing, Text, Verbatim, say
from cogs.spellcasting.rules.casting import Casting, Perception
from cogs.spellcasting.rules.identify import Identification, Prospect
from cogs.spellcasting.rules.spells import Components, letters
from cogs.spellcasting.rules.view import View
from cogs.spellcasting.rules.window import Phase
from cogs.spellcasting.screens.casting import at, perceptible_blocks, secret_blocks
from cogs.tabletop.screens.why import why_button

NOBODY = "nobody"
"""The option that takes away everybody who was picked."""

PAGE = SUGGESTIONS - 1
"""How many of those present a list holds, beside `NOBODY`."""


class Candidate(Frozen):
    """Somebody present who may be picked. `hint` are the components that they may notice, `sees` whether they see."""

    sheet_id: int
    name: str
    hint: Components
    sees: bool


class Watching(Frozen):
    """A witness as the GM's tally knows them; `prospect` is None where the sheet is gone."""

    name: str
    perceived: Perception
    prospect: Prospect | None
    tries: tuple[Identification, ...] = ()


class Window(Frozen):
    """How far a casting is; `phase` is None while the table has not been told. It goes on at `until`."""

    phase: Phase | None
    until: datetime | None = None


def overseer_screen(
    view: View,
    casting: Casting,
    entry_id: int,
    watching: Sequence[Watching],
    candidates: Sequence[Candidate],
    window: Window | None,
    minutes: int,
    page: int = 0,
) -> Screen:
    """The whole of a casting, for the GM, private. Without a `window` it was only asked what can be perceived.

    `minutes` is how long the GM wants the window to be; 0 for as long as the house rules say. The lists hold one page
    of the candidates.
    """
    assert view.secret is not None  # noqa: S101 - the GM's view has it
    blocks: list[Block] = [
        Fact(label=say("spell-field-caster"), value=view.caster or ""),
        *secret_blocks(view.secret),
        *perceptible_blocks(view),
        Heading(text=say("spell-witnesses")),
        *_tally(watching),
    ]
    shown = on_page(candidates, page)
    if len(candidates) > PAGE:
        first = candidates.index(shown[0]) + 1
        last = first + len(shown) - 1
        blocks.append(Paragraph(text=say("spell-witnesses-page", first=first, last=last, n=len(candidates))))
    if window is not None:
        blocks.append(Paragraph(text=_standing(window)))
    return Screen(
        title=say("spell-overseer-title", spell=view.secret.spell.text),
        blocks=tuple(blocks),
        controls=(
            *_selects(casting, entry_id, shown, minutes, page),
            *_turning(entry_id, len(candidates), minutes, page),
            *_buttons(entry_id, window, minutes, page),
            why_button(entry_id),
        ),
        private=True,
    )


def on_page(candidates: Sequence[Candidate], page: int) -> Sequence[Candidate]:
    """Those of the candidates whom the lists of this page hold; pages go round."""
    pages = max(1, -(-len(candidates) // PAGE))
    return candidates[page % pages * PAGE :][:PAGE]


def ongoing_screen(ongoing: Sequence[tuple[int, Casting, Window]]) -> Screen:
    """The castings that are not over, the newest first, to be opened; private."""
    if not ongoing:
        return Screen(
            title=say("spell-ongoing-title"), blocks=(Paragraph(text=say("spell-ongoing-none")),), private=True
        )
    options = tuple(
        Option(
            value=str(entry_id),
            label=say("spell-ongoing-casting", spell=casting.spell.text, caster=casting.caster_name),
            description=window.phase.text if window.phase else say("spell-phase-untold"),
        )
        for entry_id, casting, window in ongoing
    )
    choose = Select(address=at("spell-reopen"), placeholder=say("spell-ongoing-choose"), options=options)
    return Screen(title=say("spell-ongoing-title"), controls=(choose,), private=True)


def _tally(watching: Sequence[Watching]) -> Iterator[Block]:
    if not watching:
        yield Paragraph(text=say("spell-witnesses-none"))
    for one in watching:
        what = [say("spell-perceives-casting")] if one.perceived.casting else []
        what += [say("spell-perceives-effect")] if one.perceived.effect else []
        perceives: Arg = Listing(items=tuple(what or [say("spell-perceives-nothing")]))
        if one.prospect is None or not what:
            yield Item(text=say("spell-watching", name=one.name, what=perceives))
        else:
            dc, chance = one.prospect.dc.total, one.prospect.chance
            advantage = "yes" if one.prospect.advantage else "no"
            yield Item(
                text=say(
                    "spell-watching-chance", name=one.name, what=perceives, dc=dc, chance=chance, advantage=advantage
                )
            )
        for made in one.tries:
            outcome = "yes" if made.identified else "no"
            yield Item(
                text=say("spell-tried", name=one.name, way=made.way.text, total=made.check.total, identified=outcome)
            )


def _standing(window: Window) -> Text:
    if window.phase is None:
        return say("spell-window-untold")
    if window.until is None:
        return say("spell-window-over")
    when = Verbatim(verbatim=f"<t:{int(window.until.timestamp())}:R>")
    return say("spell-window-until", phase=window.phase.text, when=when)


def _selects(
    casting: Casting, entry_id: int, candidates: Sequence[Candidate], minutes: int, page: int
) -> Iterator[Control]:
    """Who perceives what of it can be perceived. The hints are hints (G002-22)."""
    can = casting.perceptible
    nobody = Option(value=NOBODY, label=say("spell-witnesses-nobody"))
    for sense, open_to, label in (
        ("casting", can.casting, say("spell-select-casting")),
        ("effect", can.effect, say("spell-select-effect")),
    ):
        if open_to and candidates:
            options = tuple(
                Option(
                    value=str(one.sheet_id), label=say("spell-candidate", name=one.name), description=_hint(one, sense)
                )
                for one in candidates
            )
            yield Select(
                address=at("spell-witness", entry_id, minutes, page, sense),
                placeholder=label,
                options=(*options, nobody),
                at_most=SUGGESTIONS,
            )


def _hint(one: Candidate, sense: str) -> Text:
    if sense == "effect":
        return say("spell-hint-sees" if one.sees else "spell-hint-blind")
    return say("spell-hint-notices", letters=letters(one.hint)) if one.hint else say("spell-hint-nothing")


def _turning(entry_id: int, candidates: int, minutes: int, page: int) -> Iterator[Button]:
    """The button to the next page of those present."""
    if candidates > PAGE:
        yield Button(address=at("spell-gm", entry_id, minutes, page + 1), label=say("spell-button-others"))


def _buttons(entry_id: int, window: Window | None, minutes: int, page: int) -> Iterator[Button]:
    if window is not None and window.phase is None:
        yield Button(
            address=at("spell-tell", entry_id, minutes, page), label=say("spell-button-tell"), style=ButtonStyle.PRIMARY
        )
    if window is not None and window.phase is not None and window.until is not None:
        over = say("spell-button-casting-over" if window.phase is Phase.CASTING else "spell-button-effect-over")
        yield Button(address=at("spell-over", entry_id, minutes, page, window.phase), label=over)
        yield Button(address=at("spell-longer", entry_id, minutes, page), label=say("spell-button-longer"))
    yield Button(address=at("spell-gm", entry_id, minutes, page), label=say("spell-button-refresh"))
    yield Button(address=at("spell-regain-all", entry_id, minutes, page), label=say("spell-button-regain-all"))
