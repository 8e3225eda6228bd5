"""Signs of life: empty files that the bot touches every 30 seconds, for whoever looks at it from outside."""

from pathlib import Path

from bot.services.clock import SystemClock

LATE = 90
"""Seconds after which a bot or its announcer that has shown no sign of life is not well."""


def is_alive(sign: Path) -> bool:
    """Whether this file was touched lately."""
    return sign.exists() and SystemClock().now().timestamp() - sign.stat().st_mtime < LATE
