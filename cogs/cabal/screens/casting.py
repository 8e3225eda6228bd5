"""Spells, and pieces for mana: what can be done now, as lists to choose from."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.guild import GuildSettings
from bot.engine.scene.model import Scene
from bot.engine.screen import Control, Option, Paragraph, Screen, Select
from bot.engine.text import SUGGESTIONS, Listing, Text, say
from cogs.cabal.rules.model import Cast, Enter, Game, Spell
from cogs.cabal.rules.notation import action_text
from cogs.cabal.rules.options import price
from cogs.cabal.screens.board import at as square_at
from cogs.cabal.screens.board import board_block
from cogs.cabal.screens.call import at
from cogs.cabal.screens.moving import clash_line, title


def spells_screen(
    scene: Scene, game: Game, settings: GuildSettings, casts: Sequence[Cast], chosen: Spell | None = None
) -> Screen:
    """The spells that can be cast now, and for the `chosen` one how."""
    possible = dict.fromkeys(cast.spell for cast in casts)
    spells = Select(
        address=at("spell", scene.id, scene.called),
        placeholder=say("cabal-choose-spell"),
        options=tuple(
            Option(value=spell.value, label=spell.text, description=say(f"cabal-spell-{spell}-about"))
            for spell in possible
        ),
    )
    controls: list[Control] = [spells]
    blocks = [board_block(game, settings, side=game.side), Paragraph(text=_declared(game))]
    if not possible:
        blocks.append(Paragraph(text=say("cabal-no-spell-now")))
    if chosen is not None:
        those = [cast for cast in casts if cast.spell is chosen]
        controls.append(
            Select(
                address=at("do", scene.id, scene.version),
                placeholder=say("cabal-choose-target", spell=chosen.text),
                options=tuple(
                    Option(
                        value=action_text(game, cast), label=cast_text(game, cast), description=clash_line(game, cast)
                    )
                    for cast in those[:SUGGESTIONS]
                ),
            )
        )
        if len(those) > SUGGESTIONS:
            blocks.append(Paragraph(text=say("cabal-more-by-command", n=len(those) - SUGGESTIONS)))
    return Screen(title=title(scene), blocks=tuple(blocks), controls=tuple(controls), private=True)


def waiting_screen(scene: Scene, game: Game, settings: GuildSettings, enters: Sequence[Enter]) -> Screen:
    """The pieces that can enter now at the corners, for the mana that is there."""
    options = tuple(Option(value=action_text(game, enter), label=enter_text(game, enter)) for enter in enters)
    choice = Select(
        address=at("do", scene.id, scene.version), placeholder=say("cabal-choose-entry"), options=options[:SUGGESTIONS]
    )
    said = say("cabal-mana" if enters else "cabal-mana-waits", n=game.mana[game.side])
    return Screen(
        title=title(scene),
        blocks=(board_block(game, settings, side=game.side), Paragraph(text=said)),
        controls=(choice,),
        private=True,
    )


def cast_text(game: Game, cast: Cast) -> Text:
    """A spell with its target, in a few words."""
    target = game.at(cast.target)
    square = square_at(cast.target)
    if cast.piece is not None:
        kind = game.armies[game.side].kind(cast.piece)
        name = kind.called if kind else cast.piece
        return say("cabal-enter", name=name, square=square, cost=price(game, cast))
    if target is None:
        return say("cabal-to", square=square)
    called = game.kind(target).called
    if cast.to is not None:
        return say("cabal-shake", name=called, square=square, to=square_at(cast.to))
    return say("cabal-at", name=called, square=square)


def enter_text(game: Game, enter: Enter) -> Text:
    """A piece that enters, with its price."""
    kind = game.armies[game.side].kind(enter.piece)
    name, cost = (kind.called, kind.cost) if kind else (enter.piece, 0)
    return say("cabal-enter", name=name, cost=cost, square=square_at(enter.square))


def _declared(game: Game) -> Text:
    return say("cabal-declared", spells=Listing(items=tuple(spell.text for spell in game.spells(game.side))))
