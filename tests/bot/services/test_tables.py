"""Reading table files, and all their faults at once."""

from pathlib import Path

import pytest
from pydantic import Field

from bot.engine.model import Frozen
from bot.services.tables import TableFaults, load_table, load_tables


class Item(Frozen):
    """A row for these tests."""

    id: str = ""
    weight: int = Field(default=1, le=9)


class Items(Frozen):
    """A file for these tests."""

    title: str
    rows: tuple[Item, ...] = ()


class Bundle(Frozen):
    """A folder for these tests."""

    tools: Items
    toys: Items


def write(folder: Path, name: str, text: str) -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def faults_of(path: Path) -> list[str]:
    with pytest.raises(TableFaults) as error:
        load_table(path, Items)
    assert str(error.value) == "\n".join(error.value.faults)
    return list(error.value.faults)


def test_a_file_becomes_its_shape(tmp_path: Path) -> None:
    path = write(tmp_path, "tools.toml", 'title = "Attrezzi è"\n[[rows]]\nid = "axe"\nweight = 3\n')
    assert load_table(path, Items) == Items(title="Attrezzi è", rows=(Item(id="axe", weight=3),))


def test_every_fault_is_named_by_row(tmp_path: Path) -> None:
    text = '[[rows]]\nid = "axe"\nweight = 10\n[[rows]]\nweight = "x"\n[[rows]]\nid = "saw"\ncolour = "red"\n'
    assert [fault.rsplit(":", 1)[0] for fault in faults_of(write(tmp_path, "tools.toml", text))] == [
        "tools.toml: title",
        "tools.toml: rows 1 (axe), weight",
        "tools.toml: rows 2, weight",
        "tools.toml: rows 3 (saw), colour",
    ]


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    assert faults_of(tmp_path / "tools.toml") == ["tools.toml: no such file"]


@pytest.mark.parametrize("content", [b"title = ", b"title = '\xff'"])
def test_a_file_that_is_not_toml(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "tools.toml"
    path.write_bytes(content)
    [fault] = faults_of(path)
    assert fault.startswith("tools.toml: not readable as TOML: ")


def test_a_folder_becomes_its_bundle(tmp_path: Path) -> None:
    write(tmp_path, "tools.toml", 'title = "Tools"')
    write(tmp_path, "toys.toml", 'title = "Toys"')
    write(tmp_path, "SOURCES.md", "# Sources")
    assert load_tables(tmp_path, Bundle) == Bundle(tools=Items(title="Tools"), toys=Items(title="Toys"))


def test_the_faults_of_all_files_come_together(tmp_path: Path) -> None:
    write(tmp_path, "tools.toml", "[[rows]]\nweight = 10\n")
    write(tmp_path, "tales.toml", "")
    with pytest.raises(TableFaults) as error:
        load_tables(tmp_path, Bundle)
    assert error.value.faults == (
        "tales.toml: belongs to no table",
        "tools.toml: title: Field required",
        "tools.toml: rows 1, weight: Input should be less than or equal to 9",
        "toys.toml: no such file",
    )
