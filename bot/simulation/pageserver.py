"""What the browser asks for: simcord's server, with the bar on its page."""

from __future__ import annotations

import json
import re
from datetime import timedelta
from pathlib import Path
from typing import TYPE_CHECKING

from aiohttp import web
from simcord.backend.errors import BackendError, SetupError
from simcord.preview._server import PreviewServer

from bot.simulation.translated import translate

if TYPE_CHECKING:
    from bot.simulation.page import Page

_HERE = Path(__file__).parent
_APP = '<script type="module" src="/app.js"></script>'
_BAR = '<link rel="stylesheet" href="/bar.css"><script src="/bar.js"></script>'
_FOREIGN_FONTS = re.compile(r'@font-face \{[^}]*"Noto Sans (?:Arabic|Hebrew|Devanagari|SC)"[^}]*\}')
"""20 MB that simcord's page would load each time, for scripts in which the bot says nothing."""


class PageServer(PreviewServer):
    """simcord's server, with the bar on its page."""

    preview: Page

    _STATIC_FILES = PreviewServer._STATIC_FILES | {
        "/bar.js": str(_HERE / "bar.js"),
        "/bar.css": str(_HERE / "bar.css"),
        "/bar.json": "",
        "/later": "",
        "/menu": "",
    }
    _STATIC_CONTENT_TYPES = PreviewServer._STATIC_CONTENT_TYPES | {str(_HERE / "bar.css"): "text/css"}

    async def _static(self, request: web.Request) -> web.Response:
        if request.path == "/bar.json":
            return self._bar(request)
        if request.path == "/later":
            return await self._later(request)
        if request.path == "/menu":
            return await self._menu(request)
        response: web.Response = await super()._static(request)
        if request.path.endswith((".js", ".css")):
            # A viewer's page is left for another's every few seconds: it need not be fetched and compiled each time.
            response.headers["Cache-Control"] = "private, max-age=60"
            del response.headers["Pragma"]
        if request.path.startswith("/fonts/"):
            response.headers["Cache-Control"] = "private, max-age=86400"
            del response.headers["Pragma"]
        elif request.path == "/preview.css":
            response.text = _FOREIGN_FONTS.sub("", response.text or "")
        return response

    def _bar(self, request: web.Request) -> web.Response:
        """Where the asking page is, and where else it could be."""
        context = request.headers.get("X-Simcord-Context")
        if not self._authorized(request, context=context):
            raise web.HTTPUnauthorized
        try:
            page = self.preview._get_page(context)
        except SetupError as error:
            raise web.HTTPGone from error
        channels, viewers = self.preview.channels_of(page.viewer.id), self.preview.viewers
        bar = {
            "channel": str(page.channel_id),
            "viewer": str(page.viewer.id),
            "channels": [{"id": str(id), **about} for id, about in channels.items()],
            "viewers": [{"id": str(one.id), "name": one.user.global_name or one.name} for one in viewers],
            "menus": self.preview.menus(page),
        }
        return web.json_response(bar, headers=self._SECURITY_HEADERS)

    async def _later(self, request: web.Request) -> web.Response:
        """Lets an hour pass."""
        if not self._authorized(request):
            raise web.HTTPUnauthorized
        await self.preview.leap(timedelta(hours=1))
        return web.json_response({}, headers=self._SECURITY_HEADERS)

    async def _menu(self, request: web.Request) -> web.Response:
        """Uses a command of the menu of a post or of a person."""
        context = request.headers.get("X-Simcord-Context")
        if not self._authorized(request, context=context):
            raise web.HTTPUnauthorized
        try:
            asked = request.query
            await self.preview.choose(context, asked["of"], asked["name"], int(asked["target"]))
        except (KeyError, ValueError, SetupError, BackendError) as error:
            raise web.HTTPForbidden from error
        return web.json_response({}, headers=self._SECURITY_HEADERS)

    async def _commands(self, request: web.Request) -> web.Response:
        response: web.Response = await super()._commands(request)
        page = self.preview._get_page(request.headers["X-Simcord-Context"])
        catalogue = json.loads(response.text or "")
        locale = self.preview.simulation.locale_of(page.viewer.id)
        visible = self.preview.env.backend.visible_commands(user_id=page.viewer.id, channel_id=page.channel_id)
        commands = {command["id"]: command for command in visible}
        for entry in catalogue["entries"]:
            translate(entry, commands[entry["commandId"]], locale)
        response.text = json.dumps(catalogue)
        return response

    async def _index(self, request: web.Request) -> web.Response:
        response: web.Response = await super()._index(request)
        response.text = (response.text or "").replace(_APP, _BAR + _APP)
        return response

    async def _pages(self, request: web.Request) -> web.Response:
        if not self._authorized(request):
            raise web.HTTPUnauthorized
        try:
            page = self.preview.open(request.query.get("channel"), request.query.get("viewer"))
        except (SetupError, BackendError) as error:
            raise web.HTTPServiceUnavailable from error
        return web.json_response(self.preview._page_payload(page), headers=self._SECURITY_HEADERS)
