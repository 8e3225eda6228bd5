"""The tables of `turning` as they are shipped, and as they must not be."""

import shutil
from pathlib import Path

import pytest

from bot.engine.dice import SeededDice, parse, roll
from bot.engine.ruling import Origin
from bot.services.tables import TableFaults, load_table, load_tables
from cogs.turning.kinds import kinds
from cogs.turning.sheets import Order, Undead
from cogs.turning.tables import Effect, TurningTables
from cogs.turning.tables.creatures import SrdUndead
from tests.turning.examples import ALL_ROWS, COMMAND_ROWS, DATA, LICH, SKELETON, TABLES, WIGHT

SRD = load_table(DATA.parent / "srd" / "undead.toml", SrdUndead)
FILES = [
    *("cases.toml", "creatures.toml", "domination.toml", "intelligence.toml"),
    *("options.toml", "orders.toml", "results.toml"),
]


def test_every_table_has_a_passport_and_none_is_passed_off_as_the_author_s() -> None:
    for _, table in TABLES:
        assert table.passport.origin is Origin.HOUSE
        assert any(rule.startswith("G000-") for rule in table.passport.rules)
        assert any(rule.startswith("R000-") for rule in table.passport.rules)
    sources = (DATA / "SOURCES.md").read_text(encoding="utf-8")
    assert [name for name in FILES if f"`{name}`" not in sources] == []
    assert sorted(path.name for path in DATA.glob("*.toml")) == FILES


def test_every_effect_is_on_offer_and_all_dice_can_be_rolled() -> None:
    offers = [offer for row in (*ALL_ROWS, *COMMAND_ROWS) for offer in row.alternatives]
    assert {offer.effect for offer in offers} == set(Effect)
    for offer in offers:
        if offer.dice is None:
            assert offer.effect is Effect.PERMANENT_DOMINATION
            continue
        assert parse(offer.dice).text == offer.dice
        assert roll(offer.dice, SeededDice(b"tables", 1)).total >= 1


def test_g000_5_the_common_undead_and_their_orders() -> None:
    sorted_by_order = {
        order: [creature.id for creature in TABLES.creatures.rows if creature.order is order] for order in Order
    }
    assert sorted_by_order == {
        Order.LOWER: ["skeleton", "zombie", "ghoul"],
        Order.SUPERIOR: ["shadow", "ghast", "wight", "wraith"],
        Order.MAJOR: ["mummy", "spectre", "vampire", "ghost"],
        Order.SUPREME: ["lich"],
    }


def test_the_common_undead_are_those_of_the_worked_examples() -> None:
    templates = {template.id: template for template in kinds(TABLES.creatures, SRD)[1].templates}
    sheets = {
        creature.id: Undead.model_validate(templates[f"house.{creature.id}"].stats)
        for creature in TABLES.creatures.rows
    }
    assert sheets["skeleton"] == SKELETON
    assert sheets["wight"] == WIGHT
    assert sheets["lich"] == LICH
    threats = {name: sheet.threat for name, sheet in sheets.items()}
    assert threats == {
        "skeleton": 1, "zombie": 2, "ghoul": 2, "shadow": 3, "ghast": 4, "wight": 4,
        "wraith": 5, "mummy": 6, "spectre": 7, "vampire": 8, "ghost": 10, "lich": 11,
    }  # fmt: skip
    assert templates["house.skeleton"].name.id == "turning-creature-skeleton"


def test_g000_5_every_undead_of_the_srd_has_its_facts_and_an_order_of_the_house() -> None:
    assert SRD.passport.origin is Origin.PUBLIC
    assert SRD.passport.licence.startswith("CC-BY-4.0")
    assert len(SRD.rows) == 20
    assert {row.id for row in SRD.rows} == set(TABLES.creatures.srd_orders)
    templates = {template.id: template for template in kinds(TABLES.creatures, SRD)[1].templates}
    assert len(templates) == len(SRD.rows) + len(TABLES.creatures.rows)
    ghast = Undead.model_validate(templates["srd.ghast"].stats)
    assert (ghast.hit_dice, ghast.threat, ghast.hit_points, ghast.max_hit_points) == (8, 8, 36, 36)
    assert (ghast.intelligence, ghast.order) == (11, Order.SUPERIOR)
    for template in templates.values():
        Undead.model_validate(template.stats)


def test_the_attribution_of_the_srd_is_where_its_licence_wants_it() -> None:
    words = 'includes material taken from the System Reference Document 5.1 ("SRD 5.1") by Wizards of the Coast LLC'
    root = DATA.parents[1]
    for file in (root / "README.md", DATA / "SOURCES.md", root / "data" / "srd" / "undead.toml"):
        assert words in " ".join(file.read_text(encoding="utf-8").replace("# ", "").split()), file


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(DATA, tmp_path / "turning"))


def plant(folder: Path, name: str, old: str, new: str) -> None:
    path = folder / name
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


@pytest.mark.parametrize(
    ("name", "old", "new", "fault"),
    [
        ("results.toml", "low = 11", "low = 12", "results.toml: rows 3: no row for 11, just below row 12-15"),
        ("results.toml", "low = 11", "low = 9", "results.toml: rows 3: row 9-15 overlaps the row below it"),
        ("results.toml", "low = 26\n", "low = 26\nhigh = 99\n", "results.toml: rows 6: no row for 100-or-more, above"),
        (
            "results.toml",
            '"1d6+2"',
            '"1d6+"',
            "results.toml: rows 3, alternatives 1, dice: no dice: '1d6+' (UNFINISHED)",
        ),
        ("results.toml", '"5d6"', '"5w6"', "results.toml: naturals 2, alternatives 2, dice: no dice: '5w6'"),
        ("results.toml", '"divine-stunning"', '"stunning"', "results.toml: naturals 2, alternatives 3, effect: "),
        ("results.toml", '"divine-stunning"', '"keep-at-bay"', "results.toml: naturals 2, alternatives: an effect is"),
        ("results.toml", "face = 20", "face = 1", "naturals: there must be one row for a natural 1 and one for"),
        ("results.toml", 'origin = "house"', 'origin = "mine"', "results.toml: passport, origin: "),
        ("results.toml", "licence", "license", "results.toml: passport, licence: "),
        ("results.toml", '"R000-16"', '"R16"', "results.toml: passport, rules 1: "),
        ("domination.toml", "over_20 = true\n", "", "domination.toml: rows: over_20 must mark one row, not 0"),
        ("domination.toml", "low = 26\n", "low = 26\nover_20 = true\n", "rows: over_20 must mark one row, not 2"),
        (
            "domination.toml",
            "over_20 = true\nalternatives = [",
            'over_20 = true\nalternatives = [{ effect = "permanent-domination" },',
            "rows: the row over_20 stands in for permanent-domination",
        ),
        (
            "domination.toml",
            "over_20 = true\nalternatives =",
            "over_20 = true\nalternatives = []\nformer =",
            "domination.toml: rows 5, former: ",
        ),
        (
            "domination.toml",
            '"permanent-domination"',
            '"permanent-domination", dice = "1d4"',
            "naturals 2, alternatives 1: dice: permanent-domination is permanent and has none",
        ),
        ("domination.toml", ', dice = "1d3"', "", "rows 4, alternatives 3: dice: dark-paralysis needs them"),
        ("domination.toml", '"dark-paralysis"', '"keep-at-bay"', "row natural-20: keep-at-bay belongs to the other"),
        ("results.toml", '"divine-stunning"', '"stand-still"', "row natural-20: stand-still belongs to the other kind"),
        ("results.toml", "low = 21\n", "low = 21\nover_20 = true\n", "results.toml: rows 5, over_20: "),
        ("domination.toml", "low = 11", "low = 12", "domination.toml: rows 3: no row for 11, just below row 12-15"),
        ("intelligence.toml", "malus = 0", "malus = -1", "intelligence.toml: rows 1, malus: "),
        ("intelligence.toml", "low = 0", "low = 1", "intelligence.toml: rows 1: row 1-0 ends before it starts"),
        ("intelligence.toml", "low = 21", "low = 22", "intelligence.toml: rows 11: no row for 21, just below row 22"),
        ("options.toml", '"2d6"', '"3d6"', "options.toml: number_affected: "),
        ("options.toml", "fixed_number = 7", "fixed_number = 0", "options.toml: fixed_number: "),
        ("orders.toml", "major = 3\n", "", "orders.toml: grades: no grade for major"),
        ("orders.toml", "major = 3", "minor = 3", "orders.toml: grades, minor"),
        ("creatures.toml", 'order = "superior"', 'order = "higher"', "creatures.toml: rows 4 (shadow), order: "),
        ("creatures.toml", '"zombie"', '"skeleton"', "rows: more than once: skeleton"),
        ("creatures.toml", "[passport]", "[passport", "creatures.toml: not readable as TOML: "),
    ],
)
def test_a_planted_slip_is_named_by_file_and_row(folder: Path, name: str, old: str, new: str, fault: str) -> None:
    plant(folder, name, old, new)
    with pytest.raises(TableFaults) as error:
        load_tables(folder, TurningTables)
    assert [one for one in error.value.faults if fault in one], error.value.faults


def test_all_slips_are_named_at_once(folder: Path) -> None:
    plant(folder, "results.toml", "low = 11", "low = 12")
    plant(folder, "results.toml", '"1d8+4"', '"1d8+x"')
    plant(folder, "results.toml", '"5d6"', '"5d"')
    plant(folder, "creatures.toml", "hit_dice = 11", "hit_dice = 99")
    (folder / "orders.toml").unlink()
    (folder / "legions.toml").write_text("", encoding="utf-8")
    with pytest.raises(TableFaults) as error:
        load_tables(folder, TurningTables)
    assert [fault.split(": ")[:2] for fault in error.value.faults] == [
        ["legions.toml", "belongs to no table"],
        ["results.toml", "rows 4, alternatives 1, dice"],
        ["results.toml", "naturals 2, alternatives 2, dice"],
        ["results.toml", "rows 3"],
        ["orders.toml", "no such file"],
        ["creatures.toml", "rows 12 (lich), hit_dice"],
    ]
    assert str(error.value) == "\n".join(error.value.faults)
