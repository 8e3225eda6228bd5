"""Where Discord is, for those who put a proxy in front of its REST or its gateway, and for tests."""

from __future__ import annotations

from discord.gateway import DiscordWebSocket
from discord.http import Route


def reach_by(api: str | None, gateway: str | None) -> None:
    """From now on this process reaches Discord's REST and its gateway by these URLs; None leaves one as it is.

    discord.py has no option for either. A gateway may name another URL for resuming, which is then used.
    """
    if api is not None:
        Route.BASE = api.rstrip("/")
    if gateway is not None:
        DiscordWebSocket.DEFAULT_GATEWAY = type(DiscordWebSocket.DEFAULT_GATEWAY)(gateway)
