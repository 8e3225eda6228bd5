"""Who could ever read what the bot sent: every request of the REST log, with the people it reached.

    said(env) -> Iterator[Said]          in order, also what was edited, deleted, or refused by Discord afterwards

A request that Discord did not take counts as well: what was to be shown to somebody was not meant to stay hidden.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

EPHEMERAL = 1 << 6

_CALLBACK = re.compile(r"POST /interactions/(\d+)/[^/]+/callback")
_FOLLOW_UP = re.compile(r"POST /webhooks/\d+/([^/]+)")
_ORIGINAL = re.compile(r"(PATCH|DELETE) /webhooks/\d+/([^/]+)/messages/@original")
_EDITED = re.compile(r"PATCH /webhooks/\d+/([^/]+)/messages/(\d+)")
_POSTED = re.compile(r"(?:POST|PATCH) /channels/(\d+)/messages(?:/\d+)?")

_MESSAGE, _DELAY, _UPDATE, _SUGGESTIONS, _FORM = 4, 5, 7, 8, 9


@dataclass(frozen=True)
class Said:
    """Words in a channel; to one person (`only_to`), or to everybody who may read the channel."""

    channel_id: int
    only_to: int | None
    words: str


def said(env: Any) -> Iterator[Said]:
    """All words that left the bot: shown ones, and those that a curious client can read, such as custom ids."""
    log = _Log(env.backend)
    for entry in env.backend.http_requests:
        found = log.read(f"{entry.method} {entry.path}", entry.json)
        if found is not None:
            yield found
    yield from log.files()


class _Log:
    """Follows the requests one by one, since a delayed answer takes the visibility of its announcement."""

    def __init__(self, backend: Any) -> None:
        self._backend = backend
        self._delayed: dict[str, bool] = {}

    def read(self, request: str, body: Any) -> Said | None:
        if match := _CALLBACK.fullmatch(request):
            return self._answer(self._backend.interactions[int(match[1])], body)
        if match := _FOLLOW_UP.fullmatch(request):
            private = self._delayed.pop(match[1], _is_private(body))
            return self._to(self._by_token(match[1]), body, private)
        if match := _ORIGINAL.fullmatch(request):
            record = self._by_token(match[2])
            delayed = self._delayed.pop(match[2], None)
            if match[1] == "DELETE":
                return None
            return self._to(record, body, self._hides(record, record.message_id) if delayed is None else delayed)
        if match := _EDITED.fullmatch(request):
            record = self._by_token(match[1])
            return self._to(record, body, self._hides(record, int(match[2])))
        if match := _POSTED.fullmatch(request):
            return Said(int(match[1]), None, words_in(body))
        return None

    def files(self) -> Iterator[Said]:
        """What the attached files say."""
        for channel_id, messages in self._backend.messages.items():
            for message in messages.values():
                for attachment in message.attachments:
                    text = (self._backend.cdn.get(attachment["url"]) or b"").decode(errors="replace")
                    yield Said(channel_id, _reader_of(message), text)

    def _answer(self, record: Any, body: Mapping[str, Any]) -> Said | None:
        kind, data = body["type"], body.get("data") or {}
        if kind == _DELAY:
            self._delayed[record.token] = _is_private(data)
        if kind == _UPDATE:
            return self._to(record, data, self._hides(record, record.source_message_id))
        if kind in {_MESSAGE, _SUGGESTIONS, _FORM}:
            return self._to(record, data, kind != _MESSAGE or _is_private(data))
        return None

    def _by_token(self, token: str) -> Any:
        return self._backend.interactions[self._backend.interaction_tokens[token]]

    def _hides(self, record: Any, message_id: int | None) -> bool:
        """Whether only one person sees the message; a deleted one counts as seen by all."""
        message = self._backend.messages.get(record.channel_id, {}).get(message_id)
        return message is not None and bool(message.is_ephemeral)

    @staticmethod
    def _to(record: Any, body: Any, private: bool) -> Said:
        return Said(record.channel_id, record.user_id if private else None, words_in(body))


def _is_private(body: Mapping[str, Any]) -> bool:
    return bool(body.get("flags", 0) & EPHEMERAL)


def _reader_of(message: Any) -> int | None:
    return int(message.interaction_metadata["user"]["id"]) if message.is_ephemeral else None


def words_in(body: Any) -> str:
    """Every string anywhere in a body, line by line."""
    if isinstance(body, str):
        return body
    inner = body.values() if isinstance(body, Mapping) else body if isinstance(body, list) else ()
    return "\n".join(filter(None, map(words_in, inner)))
