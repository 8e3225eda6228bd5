"""Screens stay within every limit of Discord, whatever is in them."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from wcwidth import wcswidth

from bot.engine.boards import board_block, board_picture
from bot.engine.grid import parse
from bot.engine.guild import GuildSettings
from bot.engine.ruling import Line, Reckoning
from bot.engine.screen import (
    Address,
    Bar,
    Bars,
    Board,
    Button,
    Code,
    Fact,
    Field,
    Form,
    Heading,
    Item,
    Option,
    Paragraph,
    Picture,
    Screen,
    Select,
    Sum,
)
from bot.engine.text import Ratio, Verbatim, say
from bot.services.i18n import LANGUAGES, Catalogue
from bot.surface import limits
from bot.surface.buttons import AddressButton, AddressSelect, custom_id
from bot.surface.render import Rendered, render, render_form

HERE = Address(package="tabletop", action="why", args=("7",))

words = st.text(max_size=3000).map(lambda typed: say("roll-note", note=typed))
blocks = st.one_of(
    words.map(lambda text: Paragraph(text=text)),
    words.map(lambda text: Item(text=text)),
    words.map(lambda text: Heading(text=text)),
    words.map(lambda text: Fact(label=text, value=3)),
    st.lists(st.text(alphabet="abc.#`", min_size=28, max_size=28), max_size=60).map(
        lambda rows: Board(rows=tuple(rows))
    ),
    st.lists(st.text(max_size=60), max_size=60).map(lambda rows: Code(rows=tuple(rows))),
)


@pytest.fixture(scope="module")
def catalogue() -> Catalogue:
    return Catalogue(Path(__file__).parents[3] / "data" / "locale")


@pytest.fixture
def drawn(catalogue: Catalogue) -> Callable[[Screen], Rendered]:
    return lambda screen: render(screen, "en", catalogue)


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(screen=st.builds(Screen, title=words, blocks=st.lists(blocks, max_size=12).map(tuple), footer=st.none() | words))
def test_any_screen_fits_an_embed(screen: Screen, drawn: Callable[[Screen], Rendered]) -> None:
    embed = drawn(screen).embed
    assert len(embed.title or "") <= limits.EMBED_TITLE
    assert len(embed.description or "") <= limits.EMBED_DESCRIPTION
    assert len(embed) <= limits.EMBEDS_TOTAL
    assert (embed.description or "").count("```") % 2 == 0, "a code block is left open"


async def test_nothing_waits_for_the_controls_of_an_answer(catalogue: Catalogue) -> None:
    press = Button(address=Address(package="tabletop", action="done"), label=say("button-next"))
    view = render(Screen(title=say("button-why"), controls=(press,)), "en", catalogue).view
    assert view is not None
    assert view.is_finished()


def test_what_does_not_fit_is_attached_whole(drawn: Callable[[Screen], Rendered]) -> None:
    lines = [f"line {n} " + "x" * 90 for n in range(200)]
    screen = Screen(title=say("yes"), blocks=tuple(Paragraph(text=say("roll-note", note=line)) for line in lines))
    rendered = drawn(screen)
    assert "attached" in (rendered.embed.description or "")
    attached = rendered.files[0].fp.read().decode()
    assert all(line in attached for line in lines)


async def test_controls_beyond_a_row_go_on_the_next(drawn: Callable[[Screen], Rendered]) -> None:
    buttons = tuple(Button(address=HERE.model_copy(update={"args": (str(n),)}), label=say("yes")) for n in range(7))
    view = drawn(Screen(title=say("yes"), controls=buttons)).view
    assert view is not None
    assert [len(row["components"]) for row in view.to_components()] == [5, 2]


async def test_views_hold_dynamic_items_alone_and_never_end(drawn: Callable[[Screen], Rendered]) -> None:
    """discord.py forgets the templates of all dynamic items of a mixed view that times out."""
    select = Select(address=HERE, placeholder=say("yes"), options=(Option(value="1", label=say("yes")),))
    view = drawn(Screen(title=say("yes"), controls=(Button(address=HERE, label=say("yes")), select))).view
    assert view is not None
    assert view.timeout is None
    assert {type(item) for item in view.children} == {AddressButton, AddressSelect}


async def test_b38_a_select_shows_25_options_and_none_at_all_without_any(
    drawn: Callable[[Screen], Rendered],
) -> None:
    for count, shown in ((0, 0), (1, 1), (25, 25), (26, 25), (500, 25)):
        options = tuple(Option(value=str(n), label=say("roll-note", note="n" * 300)) for n in range(count))
        select = Select(address=HERE, placeholder=say("yes"), options=options, at_most=count)
        view = drawn(Screen(title=say("yes"), controls=(select,))).view
        assert view is not None
        rows = view.to_components()
        if not count:
            assert rows == []
            continue
        component = rows[0]["components"][0]
        assert len(component["options"]) == shown
        assert component["max_values"] <= shown
        assert all(len(option["label"]) <= limits.OPTION_LABEL for option in component["options"])


def test_an_address_that_would_not_fit_is_never_sent() -> None:
    with pytest.raises(ValueError, match="too long"):
        custom_id("b", Address(package="tabletop", action="why", args=("7" * 100,)))


def test_a_sum_shows_its_lines_and_total_with_typographic_minus(drawn: Callable[[Screen], Rendered]) -> None:
    reckoning = Reckoning(
        start=Line(label=Verbatim(verbatim="d20"), amount=2),
        lines=(Line(label="a `tick`", amount=5), Line(label=Verbatim(verbatim=""), amount=-9)),
    )
    embed = drawn(Screen(title=say("yes"), blocks=(Sum(reckoning=reckoning),))).embed
    assert embed.description == "`d20 2 · a ʹtickʹ +5 · −9 = −2`"


async def test_a_form_fits_a_modal_and_is_not_kept_in_memory(catalogue: Catalogue) -> None:
    long = say("roll-note", note="w" * 300)
    fields = tuple(Field(name=f"f{n}", label=long, hint=long, value="v", at_most=50) for n in range(4))
    choice = Field(name="c", label=long, value="b", options=tuple(Option(value=v, label=say("yes")) for v in "ab"))
    modal = render_form(Form(address=HERE, title=long, fields=(*fields, choice)), "en", catalogue)
    payload = modal.to_dict()
    assert len(payload["title"]) <= limits.MODAL_TITLE
    assert len(payload["components"]) == limits.MODAL_FIELDS
    assert all(len(label["label"]) <= limits.LABEL for label in payload["components"])
    chosen = payload["components"][-1]["component"]["options"]
    assert [option["default"] for option in chosen] == [False, True]
    assert modal.is_finished()


def test_every_control_kind_has_a_template_of_its_own() -> None:
    samples = {kind: custom_id(kind, HERE) for kind in "bsf"}
    matched = {
        kind: [
            cls.__name__
            for cls in (AddressButton, AddressSelect)
            if cls.__discord_ui_compiled_template__.fullmatch(sample)
        ]
        for kind, sample in samples.items()
    }
    assert matched == {"b": ["AddressButton"], "s": ["AddressSelect"], "f": []}


shares = st.integers(0, 10**30).map(lambda num: Ratio(num=num, den=10**30, percent=True))
some_bars = st.lists(
    st.builds(Bar, label=st.integers(-(10**15), 10**15).map(str), share=shares, counts=st.booleans()),
    min_size=1,
    max_size=30,
).filter(lambda bars: any(bar.share.num for bar in bars))


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(some_bars, st.sampled_from(LANGUAGES))
def test_bars_fit_the_columns_of_a_phone(catalogue: Catalogue, bars: list[Bar], language: str) -> None:
    screen = Screen(title=say("yes"), blocks=(Bars(bars=tuple(bars)),))
    description = render(screen, language, catalogue).embed.description or ""
    first, *rows, last = description.split("\n")
    assert (first, last) == ("```", "```")
    assert len(rows) == len(bars)
    assert all(wcswidth(row) == len(row) <= limits.COLUMNS for row in rows)


def test_bars_say_which_of_them_count_and_how_long_they_are(drawn: Callable[[Screen], Rendered]) -> None:
    bars = (
        Bar(label="−1", share=Ratio(num=1, den=4, percent=True), counts=False),
        Bar(label="0", share=Ratio(num=1, den=2, percent=True)),
        Bar(label="≥1", share=Ratio(num=1, den=4, percent=True)),
    )
    description = drawn(Screen(title=say("yes"), blocks=(Bars(bars=bars),))).embed.description
    assert description == f"```\n−1 25% {'░' * 10}\n 0 50% {'█' * 21}\n≥1 25% {'█' * 10}\n```"


def test_a_picture_is_attached_shown_and_described(drawn: Callable[[Screen], Rendered]) -> None:
    bars = Bars(bars=(Bar(label="1", share=Ratio(num=1, den=3, percent=True)),) * 200)
    rendered = drawn(Screen(title=say("yes"), picture=Picture(name="odds.png", drawn=bars, told=bars)))
    [file] = rendered.files
    assert file.filename == "odds.png"
    assert file.fp.read(8) == b"\x89PNG\r\n\x1a\n"
    assert rendered.embed.image.url == "attachment://odds.png"
    assert (file.description or "").startswith("1: 33.33%, 1: 33.33%")
    assert len(file.description or "") <= limits.FILE_DESCRIPTION


CORRIDOR = parse("#.G\n..k")


def test_a_board_is_a_code_block_with_its_legend_below(drawn: Callable[[Screen], Rendered]) -> None:
    block = board_block(CORRIDOR, GuildSettings())
    embed = drawn(Screen(title=say("yes"), blocks=(block,))).embed
    assert embed.description == ("```\n2 # . G \n1 . . k \n  A B C \n```\n`k` k: C1\n`G` G: C2\n`#` wall")


def test_ansi_stands_only_where_it_is_asked_for_and_every_colour_ends(drawn: Callable[[Screen], Rendered]) -> None:
    plain = board_block(CORRIDOR, GuildSettings())
    coloured = board_block(CORRIDOR, GuildSettings(board_style="ansi"))
    texts = [drawn(Screen(title=say("yes"), blocks=(block,))).embed.description or "" for block in (plain, coloured)]
    assert "\x1b" not in texts[0]
    assert texts[1].startswith("```ansi\n2 \x1b[37m#\x1b[0m . \x1b[1;34mG\x1b[0m \n")
    assert re.sub("\x1b\\[[0-9;]*m", "", texts[1]).replace("```ansi", "```") == texts[0]
    assert all(line.count("\x1b[0m") * 2 == line.count("\x1b") for line in texts[1].splitlines())


def test_a_large_board_in_colour_goes_along_whole_and_as_text(drawn: Callable[[Screen], Rendered]) -> None:
    busy = parse("\n".join("#G.~k" * 5 for _ in range(52)))
    rendered = drawn(Screen(title=say("yes"), blocks=(board_block(busy, GuildSettings(board_style="ansi")),)))
    description = rendered.embed.description or ""
    assert len(description) <= limits.EMBED_DESCRIPTION
    assert description.count("```") == 2
    attached = rendered.files[0].fp.read().decode()
    assert "\x1b" not in attached
    assert "Walls: " in attached


def test_a_board_may_have_a_picture_that_is_described(drawn: Callable[[Screen], Rendered]) -> None:
    rendered = drawn(Screen(title=say("yes"), picture=board_picture(CORRIDOR)))
    assert rendered.embed.image.url == "attachment://board.png"
    assert rendered.files[0].fp.read().startswith(b"\x89PNG")
    assert (rendered.files[0].description or "").startswith("The board: 3 × 2 squares")


def test_a_screen_with_a_board_survives_being_stored() -> None:
    block = board_block(CORRIDOR, GuildSettings(board_style="ansi"))
    screen = Screen(title=say("yes"), blocks=(block,), picture=board_picture(CORRIDOR))
    assert Screen.model_validate_json(screen.model_dump_json()) == screen
