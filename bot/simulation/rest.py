"""Requests and answers over HTTP, as Discord's REST has them."""

from __future__ import annotations

import io
import json
from http import HTTPStatus
from typing import Any

import discord
from aiohttp import web


def said(data: Any, *, headers: dict[str, str], status: int = 200) -> web.Response:
    """An answer in JSON."""
    # discord.py wants the bare type, to which aiohttp's own answers add a charset.
    return web.Response(
        body=json.dumps(data).encode(), status=status, headers=headers | {"Content-Type": "application/json"}
    )


def failed(status: HTTPStatus, headers: dict[str, str]) -> web.Response:
    """The answer that there is none."""
    return said({"message": status.phrase}, status=status, headers=headers)


def too_many(seconds: float, headers: dict[str, str], *, everywhere: bool) -> web.Response:
    """The answer that this comes too soon, by so many seconds; with `everywhere`, whatever else would be asked, too."""
    told = headers | {"Retry-After": f"{seconds:.3f}"} | ({"X-RateLimit-Global": "true"} if everywhere else {})
    about = {"message": "You are being rate limited.", "retry_after": seconds, "global": everywhere}
    return said(about, status=429, headers=told)


async def read(request: web.Request) -> tuple[Any, list[discord.File]]:
    """The JSON of a request, and what is attached to it."""
    if not request.content_type.startswith("multipart/"):
        return (await request.json() if request.can_read_body else {}), []
    body: Any = {}
    files = []
    for name, part in (await request.post()).items():
        if isinstance(part, web.FileField):
            files.append(discord.File(io.BytesIO(part.file.read()), part.filename))
        elif name == "payload_json":
            body = json.loads(str(part))
    return body, files
