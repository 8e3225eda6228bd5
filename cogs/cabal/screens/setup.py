"""Getting ready, for oneself alone: the army, where it stands, the spells it declares."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.engine.guild import GuildSettings
from bot.engine.scene.model import Scene
from bot.engine.screen import (
    Block,
    Button,
    ButtonStyle,
    Control,
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
from bot.engine.text import Listing, Text, Verbatim, say
from cogs.cabal.rules.armies import kind_text
from cogs.cabal.rules.layout import write_ranks
from cogs.cabal.rules.match import Draft, Match
from cogs.cabal.rules.model import Game, Piece, Side, Spell
from cogs.cabal.rules.setup import SPELLS, points
from cogs.cabal.screens.board import board_block
from cogs.cabal.screens.call import at, button
from cogs.cabal.tables import Army

CLASSICAL = "classical"


def invitation(scene: Scene, match: Match, opponents: Listing) -> Screen:
    """The match has been opened; both are asked to get ready."""
    names = [scene.participants[side].name for side in Side]
    asked = say("cabal-invited", first=names[0], second=names[1], opponents=opponents)
    days = Paragraph(text=say("cabal-days", n=match.days or 0))
    return Screen(
        title=say("scene-title", scene=scene.name),
        blocks=(Paragraph(text=asked), *([days] if match.days else [])),
        controls=(button("army", scene.id, style=ButtonStyle.PRIMARY), button("withdraw", scene.id)),
    )


def army_screen(scene: Scene, match: Match, side: Side, settings: GuildSettings, armies: Mapping[str, Army]) -> Screen:
    """The draft of a side, with all that can be chosen; once it is ready nothing can."""
    draft = match.draft(side)
    return Screen(
        title=say("scene-title", scene=scene.name),
        blocks=tuple(_draft(match, side, draft, settings)),
        controls=() if draft.is_ready else tuple(_controls(scene, draft, armies)),
        tone=Tone.GOOD if draft.is_ready else Tone.NEUTRAL,
        private=True,
    )


def ranks_form(scene: Scene, match: Match, side: Side) -> Form:
    """The set-up by hand, as two ranks of letters."""
    first, second = write_ranks(match, side, match.draft(side))
    letters = Verbatim(verbatim=" ".join(kind.letter for kind in match.draft(side).army.pieces))
    hint = say("cabal-hint-rank", letters=letters, n=match.width)
    return Form(
        address=at("ranks", scene.id),
        title=say("cabal-form-ranks"),
        fields=(
            Field(name="second", label=say("cabal-field-second-rank"), hint=hint, value=second, required=False),
            Field(name="first", label=say("cabal-field-first-rank"), hint=hint, value=first, required=False),
        ),
    )


def withdraw_question(scene: Scene) -> Screen:
    """Whether the match is really to be called off."""
    return Screen(
        title=say("scene-title", scene=scene.name),
        blocks=(Paragraph(text=say("cabal-withdraw-question")),),
        controls=(button("call-off", scene.id, style=ButtonStyle.DANGER),),
        private=True,
    )


def _draft(match: Match, side: Side, draft: Draft, settings: GuildSettings) -> Iterator[Block]:
    yield Fact(label=side.text, value=draft.army.called)
    yield board_block(_standing(match, side, draft), settings, side=side)
    cost = points(draft.army, [kind for kind, _ in draft.pieces])
    limits = match.options
    yield Fact(
        label=say("cabal-points"),
        value=say("cabal-points-of", n=cost, limit=limits.points, pieces=len(draft.pieces), most=limits.most_pieces),
    )
    if draft.army.casts:
        spells = Listing(items=tuple(spell.text for spell in draft.spells))
        yield Fact(label=say("cabal-spells"), value=spells)
    yield Paragraph(text=say("cabal-you-are-ready" if draft.is_ready else "cabal-nobody-sees"))
    if not draft.is_ready:
        yield from (Item(text=kind_text(kind)) for kind in draft.army.pieces)


def _controls(scene: Scene, draft: Draft, armies: Mapping[str, Army]) -> Iterator[Control]:
    yield Select(
        address=at("choose-army", scene.id),
        placeholder=say("cabal-choose-army"),
        options=tuple(Option(value=id, label=_called(army)) for id, army in armies.items()),
    )
    if draft.army.casts:
        yield Select(
            address=at("choose-spells", scene.id),
            placeholder=say("cabal-choose-spells", n=SPELLS),
            options=tuple(
                Option(value=spell.value, label=spell.text, description=say(f"cabal-spell-{spell}-about"))
                for spell in Spell
            ),
            at_most=SPELLS,
        )
    yield button("ready", scene.id, style=ButtonStyle.PRIMARY)
    yield button("by-hand", scene.id)
    yield Button(address=at("choose-army", scene.id, CLASSICAL), label=say("cabal-button-classical"))


def _standing(match: Match, side: Side, draft: Draft) -> Game:
    """The board with this side's pieces alone."""
    pieces = tuple(
        Piece(id=number, side=side, kind=kind, square=square) for number, (kind, square) in enumerate(draft.pieces, 1)
    )
    return match.board().model_copy(update={"pieces": pieces})


def _called(army: Army) -> Text:
    return say("cabal-army-called", army=army.called)
