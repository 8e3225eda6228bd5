"""Sheets, who may know of them, and what a ruleset says of its kinds of sheets.

With a `SheetKind`, `/sheet` can make, show and change sheets without knowing the ruleset.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from pydantic import ValidationError

from bot.engine.model import Frozen
from bot.engine.refusal import Refused, Shared
from bot.engine.screen import Block, Field, Option
from bot.engine.text import Text, clean, say


class Sheet(Frozen):
    """A stored sheet. `stats` are its ruleset's values; a sheet without `owner_id` is the GM's."""

    id: int
    ruleset: str
    kind: str
    name: str
    owner_id: int | None
    stats: dict[str, Any]
    hidden: bool
    version: int


class Viewer(Frozen):
    """Somebody who asks for sheets."""

    user_id: int
    is_gm: bool

    def owns(self, sheet: Sheet) -> bool:
        """Whether the sheet is theirs; the GM's sheets are every GM's."""
        return self.is_gm if sheet.owner_id is None else sheet.owner_id == self.user_id

    def names(self, sheet: Sheet) -> bool:
        """Whether they may know that the sheet exists."""
        return self.is_gm or self.owns(sheet) or not sheet.hidden

    def sees(self, sheet: Sheet) -> bool:
        """Whether they may know its numbers: the GM's sheets show players no more than a name."""
        return self.is_gm or self.owns(sheet) or (sheet.owner_id is not None and not sheet.hidden)

    def edits(self, sheet: Sheet) -> bool:
        """Whether they may change it."""
        return self.is_gm or self.owns(sheet)


def whole_number(typed: str) -> int:
    """The whole number that `typed` reads; any dash is a minus. Raises ValueError."""
    return int(typed.strip().replace("−", "-").replace("–", "-"))


def words(typed: str) -> str:
    """`typed` as one clean line of at most 100 characters."""
    return clean(typed, limit=100)


def yes_or_no(typed: str) -> bool:
    """Whether the option *yes* was chosen."""
    return typed == "yes"


@dataclass(frozen=True)
class Input:
    """One field of a sheet as people fill it in.

    `read` turns what was typed into the model's value (ValueError where it cannot), `write` does the reverse. An input
    with `options` is a choice among them. Bounds are the model's own.
    """

    name: str
    label: Text
    read: Callable[[str], Any] = whole_number
    write: Callable[[Any], str] = str
    options: tuple[Option, ...] = ()
    hint: Text | None = None
    required: bool = True


@dataclass(frozen=True)
class SheetKind:
    """A kind of sheet of a ruleset.

    `pages` are its forms: up to five inputs each, four on the first, which also asks for the name. `card` shows a sheet
    to somebody who may see its numbers. `gm_only`: only the GM makes and sees such sheets.
    """

    ruleset: str
    kind: str
    title: Text
    model: type[Frozen]
    pages: tuple[tuple[Input, ...], ...]
    card: Callable[[Any], tuple[Block, ...]]
    gm_only: bool = False

    def fields(self, page: int, stats: Mapping[str, Any]) -> tuple[Field, ...]:
        """The form fields of `page`, holding what the sheet has now."""
        sheet = self.model.model_validate(dict(stats))
        return tuple(
            Field(
                name=item.name,
                label=item.label,
                hint=item.hint,
                value=item.write(getattr(sheet, item.name)),
                options=item.options,
                required=item.required,
            )
            for item in self.pages[page]
        )

    def filled(self, page: int, stats: Mapping[str, Any], typed: Mapping[str, str]) -> dict[str, Any]:
        """`stats` with the fields of `page` as typed, as JSON values.

        Raises `Refused` with VALUE_UNREADABLE or VALUE_OUT_OF_RANGE, which name the field.
        """
        new = dict(stats)
        inputs = {item.name: item for item in self.pages[page]}
        for name, item in inputs.items():
            value = typed.get(name, "")
            if not value.strip() and not item.required:
                new.pop(name, None)
                continue
            try:
                new[name] = item.read(value)
            except ValueError:
                help = item.hint if item.hint and item.read is not whole_number else say("hint-whole-number")
                raise Refused(
                    Shared.VALUE_UNREADABLE, field=item.label, value=clean(value, limit=50), help=help
                ) from None
        try:
            return self.model.model_validate(new).model_dump(mode="json")
        except ValidationError as invalid:
            fault = invalid.errors()[0]
            at = inputs.get(str(fault["loc"][0]) if fault["loc"] else "")
            label = at.label if at else self.title
            context = fault.get("ctx", {})
            raise Refused(
                Shared.VALUE_OUT_OF_RANGE,
                field=label,
                value=clean(str(fault["input"]).replace("-", "−"), limit=20),
                bound=int(context.get("ge", context.get("le", 0))),
                side="least" if "ge" in context else "most" if "le" in context else "none",
            ) from None
