"""What Discord refuses although its description does not say so, and what this bot never asks for.

    refusals(method, path, body, pings=()) -> list[str]      no fault, no entry

Knows messages, their edits, interaction callbacks, modals and autocompletion; other requests have no fault here.
The limits are those of PLATFORM.md 1.1, 1.2 and 1.8.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

Part = Mapping[str, Any]

CONTENT = 2_000
EMBEDS_TOGETHER = 6_000
TEXTS_TOGETHER = 4_000
ROWS = 5
ROW_BUTTONS = 5
COMPONENTS_TOGETHER = 40
MODAL_PARTS = 5
CHOICE_VALUE = 100
SAFE_INTEGER = 2**53 - 1
COMPONENTS_V2 = 1 << 15

ROW, BUTTON, STRING_SELECT, TEXT_DISPLAY = 1, 2, 3, 10
SELECTS = {STRING_SELECT, 5, 6, 7, 8}
LINK, PREMIUM = 5, 6

_CREATES = re.compile(r"POST /(channels/\d+/messages|webhooks/\d+/[^/]+)")
_EDITS = re.compile(r"PATCH /(channels/\d+|webhooks/\d+/[^/]+)/messages/[^/]+")
_CALLBACK = re.compile(r"POST /interactions/\d+/[^/]+/callback")
_CALLBACK_MESSAGE, _CALLBACK_UPDATE, _CALLBACK_SUGGESTIONS, _CALLBACK_MODAL = 4, 7, 8, 9
_MENTION = re.compile(r"<@[!&]?\d+>|@everyone|@here")


def refusals(method: str, path: str, body: Any, *, pings: Collection[int] = ()) -> list[str]:
    """The faults of one request; `pings` are the ids of the users whom it may notify."""
    if not isinstance(body, Mapping):
        return []
    request = f"{method.upper()} {path}"
    if _CREATES.fullmatch(request):
        return [*_message(body, pings), *_nothing_said(body)]
    if _EDITS.fullmatch(request):
        return [*_message(body, pings), *_all_removed(body)]
    if not _CALLBACK.fullmatch(request):
        return []
    data, kind = body.get("data") or {}, body.get("type")
    if kind == _CALLBACK_MESSAGE:
        return [*_message(data, pings), *_nothing_said(data)]
    if kind == _CALLBACK_UPDATE:
        return [*_message(data, pings), *_all_removed(data)]
    if kind == _CALLBACK_SUGGESTIONS:
        return list(_suggestions(data))
    return list(_modal(data)) if kind == _CALLBACK_MODAL else []


def _nothing_said(message: Part) -> Iterator[str]:
    """Buttons alone are no message: Discord refuses them through webhooks, and nobody could read them."""
    if message.get("flags", 0) & COMPONENTS_V2:
        said = message.get("components")
    else:
        said = [message.get(part) for part in ("embeds", "attachments", "sticker_ids", "poll")]
        said = any(said) or (message.get("content") or "").strip()
    if not said:
        yield "the message is empty"


def _all_removed(edit: Part) -> Iterator[str]:
    if {"content", "embeds", "attachments"} <= edit.keys() and not edit.get("flags", 0) & COMPONENTS_V2:
        yield from _nothing_said(edit)


def _message(message: Part, pings: Collection[int]) -> Iterator[str]:
    content, embeds = message.get("content") or "", message.get("embeds") or []
    components = message.get("components") or []
    if len(content) > CONTENT:
        yield f"content has {len(content)} characters, more than {CONTENT}"
    yield from _embeds(embeds)
    if message.get("flags", 0) & COMPONENTS_V2:
        yield from _layout(message, components)
    else:
        yield from _rows(components)
    yield from _controls(components)
    yield from _mentions(message, content, pings)


def _embeds(embeds: Sequence[Part]) -> Iterator[str]:
    together = 0
    for number, embed in enumerate(embeds):
        author, footer = (embed.get("author") or {}).get("name"), (embed.get("footer") or {}).get("text")
        texts = [embed.get("title"), embed.get("description"), author, footer]
        for field in embed.get("fields") or []:
            for part in ("name", "value"):
                texts.append(field.get(part))
                if not (field.get(part) or "").strip():
                    yield f"embed {number} has a field without {part}"
        together += sum(len((text or "").strip()) for text in texts)
        if not any((text or "").strip() for text in texts) and not embed.get("image") and not embed.get("thumbnail"):
            yield f"embed {number} is empty"
    if together > EMBEDS_TOGETHER:
        yield f"all embeds together have {together} characters, more than {EMBEDS_TOGETHER}"


def _layout(message: Part, components: Sequence[Part]) -> Iterator[str]:
    for part in ("content", "embeds", "poll", "sticker_ids"):
        if message.get(part):
            yield f"{part} cannot be beside components of the second version"
    every = list(walk(components))
    if len(every) > COMPONENTS_TOGETHER:
        yield f"{len(every)} components, more than {COMPONENTS_TOGETHER}"
    together = sum(len(part.get("content", "")) for part in every if part.get("type") == TEXT_DISPLAY)
    if together > TEXTS_TOGETHER:
        yield f"all texts together have {together} characters, more than {TEXTS_TOGETHER}"


def _rows(components: Sequence[Part]) -> Iterator[str]:
    if len(components) > ROWS:
        yield f"{len(components)} rows, more than {ROWS}"
    for number, row in enumerate(components):
        if row.get("type") != ROW:
            yield f"component {number} is not in a row"
        kinds = [part.get("type") for part in row.get("components", ())]
        if not kinds:
            yield f"row {number} is empty"
        elif SELECTS.isdisjoint(kinds):
            if len(kinds) > ROW_BUTTONS:
                yield f"row {number} has {len(kinds)} buttons, more than {ROW_BUTTONS}"
        elif len(kinds) > 1:
            yield f"row {number} has something beside its select"


def _controls(components: Sequence[Part]) -> Iterator[str]:
    """Faults of what can be pressed, chosen or filled in, anywhere in a message or modal."""
    every = list(walk(components))
    for custom_id, times in Counter(part["custom_id"] for part in every if part.get("custom_id")).items():
        if times > 1:
            yield f"custom_id {custom_id!r} occurs {times} times"
    for part in every:
        if part.get("type") == BUTTON:
            yield from _button(part)
        elif part.get("type") in SELECTS:
            yield from _select(part)


def _button(button: Part) -> Iterator[str]:
    name = button.get("label") or button.get("custom_id")
    if not (button.get("label") or "").strip() and not button.get("emoji"):
        yield f"button {name!r} has neither label nor emoji"
    if button.get("style") == LINK:
        if not button.get("url") or button.get("custom_id"):
            yield f"link button {name!r} needs an address and no custom_id"
    elif button.get("style") != PREMIUM and (not button.get("custom_id") or button.get("url")):
        yield f"button {name!r} needs a custom_id and no address"


def _select(select: Part) -> Iterator[str]:
    name = select.get("custom_id")
    least, most = select.get("min_values", 1), select.get("max_values", 1)
    if least > most:
        yield f"select {name!r} asks for at least {least} and at most {most}"
    if select.get("type") != STRING_SELECT:
        return
    options = select.get("options") or []
    values = [option.get("value") for option in options]
    if len(set(values)) < len(values):
        yield f"select {name!r} has two options of the same value"
    if most > len(options):
        yield f"select {name!r} lets {most} of {len(options)} options be chosen"
    if sum(bool(option.get("default")) for option in options) > most:
        yield f"select {name!r} has more options chosen beforehand than {most}"
    if any(not str(option.get("label", "")).strip() for option in options):
        yield f"select {name!r} has an option without label"


def _mentions(message: Part, content: str, pings: Collection[int]) -> Iterator[str]:
    """Only `pings` may be notified. Without a word on it Discord would notify everybody named in the message."""
    allowed = message.get("allowed_mentions")
    spoken = content + "".join(p.get("content", "") for p in walk(message.get("components") or []) if "content" in p)
    if allowed is None:
        if _MENTION.search(spoken):
            yield "mentions somebody without allowed_mentions"
        return
    parse, users, roles = (allowed.get(part) or [] for part in ("parse", "users", "roles"))
    yield from (f"may notify all {kind} it names" for kind in parse)
    yield from (f"may notify the role {role}" for role in roles)
    yield from (f"may notify user {user} unasked" for user in users if str(user) not in {str(ping) for ping in pings})
    both = [part for part in ("users", "roles") if part in parse and allowed.get(part)]
    yield from (f"{part} are both parsed and listed" for part in both)


def _suggestions(data: Part) -> Iterator[str]:
    choices = data.get("choices") or []
    for choice in choices:
        name, value = choice.get("name", ""), choice.get("value")
        if not name.strip():
            yield "a suggestion has no name"
        if isinstance(value, str) and len(value) > CHOICE_VALUE:
            yield f"suggestion {name!r} has a value of {len(value)} characters, more than {CHOICE_VALUE}"
        if isinstance(value, int) and abs(value) > SAFE_INTEGER:
            yield f"suggestion {name!r} has a value beyond what Discord's numbers hold"


def _modal(modal: Part) -> Iterator[str]:
    components = modal.get("components") or []
    if len(components) > MODAL_PARTS:
        yield f"the modal has {len(components)} parts, more than {MODAL_PARTS}"
    if not (modal.get("title") or "").strip():
        yield "the modal has no title"
    yield from _controls(components)
    for part in walk(components):
        least, most = part.get("min_length") or 0, part.get("max_length") or 4_000
        if least > most:
            yield f"input {part.get('custom_id')!r} asks for at least {least} and at most {most} characters"
        value = part.get("value")
        if value and not least <= len(value) <= most:
            yield f"input {part.get('custom_id')!r} is filled in with {len(value)} characters, not {least} to {most}"


def walk(components: Sequence[Part]) -> Iterator[Part]:
    """Every component, with those inside rows, containers, sections and labels."""
    for part in components:
        yield part
        yield from walk(part.get("components") or ())
        yield from walk([part[key] for key in ("component", "accessory") if part.get(key)])
