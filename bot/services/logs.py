"""Logs: one JSON object per line on stderr. They hold ids, never names or what people wrote, and no token.

    logger.info("guild joined", extra={"guild": guild_id})

A failure nobody foresaw gets a `reference()`, logged here and shown to the person it happened to.
"""

from __future__ import annotations

import json
import logging
import re
import secrets
import traceback
from datetime import UTC, datetime

_ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
_USUAL = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}
# A bot's token, and the token in the address of an interaction or a webhook, which discord.py logs when it must wait.
_SECRET = re.compile(
    r"[\w-]{18,}\.[\w-]{5,}\.[\w-]{25,}|(?<=interactions/)\d+/[\w-]+|(?<=webhooks/)\d+/[\w-]+", re.ASCII
)

# They quote the value that they could not use; pydantic's, json's and those of codecs are ValueErrors.
_QUOTING = (ValueError, LookupError)


def reference() -> str:
    """A new reference to one failure: 8 characters that cannot be mistaken for one another."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(8))


def setup(level: str) -> None:
    """Send everything that is logged from now on, by us and by the libraries, to stderr at `level` or above."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    logging.captureWarnings(True)
    # Below this discord.py logs every payload, and with it what people wrote.
    logging.getLogger("discord").setLevel(max(logging.INFO, logging.getLogger().level))


class JsonLines(logging.Formatter):
    """A record as one line: time, level, logger, message, whatever `extra` held, and the trace of an exception.

    Errors that quote the value they could not use are told without it: it may be what somebody wrote.
    """

    def format(self, record: logging.LogRecord) -> str:
        """The line, with anything that looks like a token struck out."""
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": _message(record),
        }
        line |= {name: value for name, value in vars(record).items() if name not in _USUAL}
        if record.exc_info and record.exc_info[1]:
            line["trace"] = _trace(record.exc_info[1])
        return _SECRET.sub("[secret]", json.dumps(line, ensure_ascii=False, default=str))


def _message(record: logging.LogRecord) -> str:
    """What was logged; of asyncio the first line, since those below show the exception with all that it quotes."""
    message = record.getMessage()
    return message.split("\n", 1)[0] if record.name == "asyncio" else message


def _trace(error: BaseException) -> str:
    """Where `error` comes from, after what it was caused by."""
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    within = error.exceptions if isinstance(error, BaseExceptionGroup) else ()
    words = "" if isinstance(error, _QUOTING) else f": {error}"
    own = "".join(traceback.format_tb(error.__traceback__)) + f"{type(error).__qualname__}{words}"
    return "\n\n".join([*map(_trace, filter(None, (before, *within))), own])
