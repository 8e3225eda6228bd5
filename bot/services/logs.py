"""Logs: one JSON object per line on stderr. They hold ids, never names or what people wrote, and no token.

    logger.info("guild joined", extra={"guild": guild_id})

A failure nobody foresaw gets a `reference()`, logged here and shown to the person it happened to.
"""

from __future__ import annotations

import json
import logging
import re
import secrets
from datetime import UTC, datetime

_ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
_USUAL = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}
# A bot's token, and the token in the address of an interaction or a webhook, which discord.py logs when it must wait.
_SECRET = re.compile(
    r"[\w-]{18,}\.[\w-]{5,}\.[\w-]{25,}|(?<=interactions/)\d+/[\w-]+|(?<=webhooks/)\d+/[\w-]+", re.ASCII
)


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
    """A record as one line: time, level, logger, message, whatever `extra` held, and the trace of an exception."""

    def format(self, record: logging.LogRecord) -> str:
        """The line, with anything that looks like a token struck out."""
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in _USUAL}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return _SECRET.sub("[secret]", json.dumps(line, ensure_ascii=False, default=str))
