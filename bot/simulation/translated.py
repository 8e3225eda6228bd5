"""The commands in simcord's composer, in the language of whoever types."""

from __future__ import annotations

from typing import Any


def translate(entry: dict[str, Any], command: dict[str, Any], locale: str) -> None:
    """Put an entry of simcord's list of commands into a viewer's language, as far as simcord's page lets us.

    It needs the English names for itself; the others are shown in front of what the command or the option is for.
    """
    names = []
    for depth, name in enumerate(entry["path"]):
        command = next(child for child in command["options"] if child["name"] == name) if depth else command
        names.append(said(command, "name", locale))
    entry["description"] = _with_name(" ".join(names), " ".join(entry["path"]), said(command, "description", locale))
    for shown, option in zip(entry["options"], command.get("options") or (), strict=True):
        name, description = (said(option, what, locale) for what in ("name", "description"))
        shown["description"] = _with_name(name, option["name"], description)
        for label, choice in zip(shown["choices"], option.get("choices") or (), strict=True):
            label["name"] = said(choice, "name", locale)


def said(thing: dict[str, Any], what: str, locale: str) -> str:
    """The name or the description of a command, an option or a choice in this language."""
    return str((thing.get(f"{what}_localizations") or {}).get(locale) or thing.get(what, ""))


def _with_name(name: str, english: str, description: str) -> str:
    return description if name == english else f"{name} · {description}"
