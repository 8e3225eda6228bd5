"""Sheets, who may know of them, and what a ruleset says of its kinds of sheets.

With a `SheetKind`, `/sheet` can make, show and change sheets without knowing the ruleset.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from bot.engine.model import Frozen
from bot.engine.refusal import Refusal, Refused, Shared
from bot.engine.screen import Block, Field, Option
from bot.engine.text import Arg, Text, Verbatim, clean, say


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


class SheetRefusal(Refusal):
    """Reasons that sheets have."""

    UNKNOWN_FIELD = "refusal-unknown-field"
    NO_SUCH_TEMPLATE = "refusal-no-such-template"
    GM_IMPORTS = "refusal-gm-imports"
    NO_RECEIVER = "refusal-no-receiver"


EMPTY = Verbatim(verbatim="–")
"""A field with nothing in it."""


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
    with `options` is a choice among them. Bounds are the model's own. `coded`: what is typed are signs of the game, no
    words of a person's, and stays when they are forgotten.
    """

    name: str
    label: Text
    read: Callable[[str], Any] = whole_number
    write: Callable[[Any], str] = str
    options: tuple[Option, ...] = ()
    hint: Text | None = None
    required: bool = True
    coded: bool = False

    def shown(self, value: Any) -> Arg:
        """A value of the model as people read it."""
        written = self.write(value)
        return next((option.label for option in self.options if option.value == written), written or EMPTY)


def whole_numbers(sheet: Frozen) -> dict[str, int]:
    """The fields of a sheet that hold a whole number, by name."""
    return {name: value for name, value in sheet if type(value) is int}


@dataclass(frozen=True)
class Template:
    """A ready-made sheet of a kind, to begin with. `values` is the sentence that says whose its values are.

    `label` is its name together with that, in a few words. `stats` may leave out what has a default.
    """

    id: str
    name: Text
    label: Text
    values: Text
    stats: Mapping[str, Any]


class Difference(Frozen):
    """A field of a sheet that has changed, with what it showed before and shows now."""

    label: Text
    before: Arg
    after: Arg


@dataclass(frozen=True)
class SheetKind:
    """A kind of sheet of a ruleset.

    `pages` are its forms: up to five inputs each, four on the first, which also asks for the name. `card` shows a sheet
    to somebody who may see its numbers, and `derived` what follows from them by the ruleset's tables, as the guild has
    set them. `gm_only`: only the GM makes and sees such sheets. `private` are fields,
    all with a default, that are known to those alone who may change the sheet. `values` are the numbers that a roll may
    name, as in `1d20+@level`.
    """

    ruleset: str
    kind: str
    title: Text
    model: type[Frozen]
    pages: tuple[tuple[Input, ...], ...]
    card: Callable[[Any], tuple[Block, ...]]
    derived: Callable[[Any, Any], tuple[Block, ...]] | None = None
    gm_only: bool = False
    private: frozenset[str] = frozenset()
    templates: tuple[Template, ...] = ()
    values: Callable[[Any], Mapping[str, int]] = whole_numbers

    def known(self, sheet: Sheet, viewer: Viewer) -> Sheet:
        """The sheet as `viewer`, who may see its numbers, knows it: without what is private to others."""
        if viewer.edits(sheet):
            return sheet
        known = {name: value for name, value in sheet.stats.items() if name not in self.private}
        return sheet.model_copy(update={"stats": known})

    def named_values(self, stats: Mapping[str, Any], speakers: Iterable[Callable[[Text], str]]) -> dict[str, int]:
        """The numbers that a roll may name: by the form's labels as each speaker says them, and by their own names.

        The first speaker's come first, to be offered to somebody who names none of them.
        """
        values = self.values(self.model.model_validate(dict(stats)))
        inputs = [(item.label, values[item.name]) for page in self.pages for item in page if item.name in values]
        labelled: dict[str, int] = {}
        for spoken in speakers:
            for label, value in inputs:
                labelled.setdefault("_".join(spoken(label).casefold().split()), value)
        return {**labelled, **values}

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
        for refused in self.faults(new):
            raise refused
        return self.model.model_validate(new).model_dump(mode="json")

    def faults(self, stats: Mapping[str, Any]) -> list[Refused]:
        """All that keeps `stats` from being a sheet: VALUE_OUT_OF_RANGE or UNKNOWN_FIELD, which name the field."""
        try:
            self.model.model_validate(dict(stats))
        except ValidationError as invalid:
            # A default that follows from a faulty field is no fault of its own.
            faults = invalid.errors(include_url=False)
            return [self._fault(fault) for fault in faults if fault["type"] != "default_factory_not_called"]
        return []

    def differences(self, before: Mapping[str, Any], after: Mapping[str, Any]) -> tuple[Difference, ...]:
        """The fields of the forms that differ between two states of a sheet."""
        old, new = (self.model.model_validate(dict(stats)) for stats in (before, after))
        inputs = (item for page in self.pages for item in page)
        return tuple(
            Difference(label=item.label, before=item.shown(was), after=item.shown(now))
            for item in inputs
            if (was := getattr(old, item.name)) != (now := getattr(new, item.name))
        )

    def _fault(self, fault: ErrorDetails) -> Refused:
        name = str(fault["loc"][0]) if fault["loc"] else ""
        if fault["type"] == "extra_forbidden":
            return Refused(SheetRefusal.UNKNOWN_FIELD, field=clean(str(fault["loc"][-1])))
        label = next((item.label for page in self.pages for item in page if item.name == name), self.title)
        context = fault.get("ctx", {})
        return Refused(
            Shared.VALUE_OUT_OF_RANGE,
            field=label,
            value=clean(str(fault["input"]).replace("-", "−"), limit=20),
            bound=int(context.get("ge", context.get("le", 0))),
            side="least" if "ge" in context else "most" if "le" in context else "none",
        )
