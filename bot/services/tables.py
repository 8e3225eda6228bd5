"""Reads the tables in `data/<ruleset>/*.toml` into the shapes that the ruleset gives.

TableFaults(Exception)      files that do not fit; every fault with its file and row
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar, cast

from pydantic import BaseModel, ValidationError
from pydantic_core import ErrorDetails

from bot.engine.cases import Case, Cases
from bot.engine.faults import place

Shape = TypeVar("Shape", bound=BaseModel)

CASES = "cases"
"""Beside the tables lies a file that is none: the worked examples."""


class TableFaults(Exception):
    """Table files that cannot be used. `faults` names each fault by file and row."""

    def __init__(self, faults: Sequence[str]) -> None:
        super().__init__("\n".join(faults))
        self.faults = tuple(faults)


def load_table(path: Path, shape: type[Shape]) -> Shape:
    """The table in the TOML file `path`. Raises TableFaults with all that is wrong with it."""
    try:
        table: Shape = _shaped(path.read_text(encoding="utf-8"), shape)
        return table
    except FileNotFoundError:
        raise TableFaults([f"{path.name}: no such file"]) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise TableFaults([f"{path.name}: not readable as TOML: {error}"]) from None
    except TableFaults as error:
        raise TableFaults([f"{path.name}: {fault}" for fault in error.faults]) from None


@lru_cache(maxsize=64)
def _shaped(text: str, shape: type[Shape]) -> Shape:
    """The table with this text. Remembered, since bots that follow one another in a process read the same tables."""
    data = tomllib.loads(text)
    try:
        return shape.model_validate(data)
    except ValidationError as error:
        raise TableFaults([_told(fault, data) for fault in error.errors()]) from None


def load_tables(folder: Path, bundle: type[Shape]) -> Shape:
    """All tables of `folder`: the field `orders` of `bundle` holds the table in `orders.toml`.

    Raises TableFaults with all that is wrong in all files; a file that belongs to no field is a fault, too.
    """
    tables: dict[str, Any] = {}
    strays = {path.stem for path in folder.glob("*.toml")} - {CASES, *bundle.model_fields}
    faults = [f"{stray}.toml: belongs to no table" for stray in sorted(strays)]
    for name, field in bundle.model_fields.items():
        shape = cast(type[BaseModel], field.annotation)
        try:
            tables[name] = load_table(folder / f"{name}.toml", shape)
        except TableFaults as error:
            faults += error.faults
    if faults:
        raise TableFaults(faults)
    return bundle(**tables)


def load_cases(folder: Path) -> tuple[Case, ...]:
    """The worked examples in `folder`. Raises TableFaults."""
    return load_table(folder / f"{CASES}.toml", Cases).cases


def _told(fault: ErrorDetails, data: Any) -> str:
    where = place(fault["loc"], data)
    message = fault["msg"].removeprefix("Value error, ")
    return f"{where}: {message}" if where else message
