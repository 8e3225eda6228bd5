"""A table to play at, edge to edge: people act as in Discord's client, and everything the bot answers is judged.

    async with open_table(folder, dice=ScriptedDice([12])) as table:
        result = await table.slash(table.owner, "turning attempt", undead="Ghoul")
        await table.press(table.owner, result, "Why?")
        assert not table.sees(table.player, "Lich")

At the table sit `gm` (whose role is to hold the GM seat), `owner` and `player` (two players), `spectator`, and `admin`
(who manages the server and has no such role); `stranger` is in another server where the bot is too.

Leaving the table judges all requests (`tests.openapi`), whether every interaction was answered, and whether the bot
raised anything but refusals. Errors that are only logged are conftest's to find.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from copy import deepcopy
from typing import Any, cast

import discord
from simcord import ChannelHandle, InteractionResult, MemberActor, ResponseMessage
from simcord.actors import _dispatch_actor_interaction, _visible_message
from simcord.backend.serializers import message_payload
from simcord.enums import InteractionType

from bot.engine.refusal import Refused
from bot.simulation import Simulation, StillClock, text_of
from bot.surface.failures import unwrapped
from tests.audience import said
from tests.openapi import check_request

Message = InteractionResult | ResponseMessage | discord.Message
MakeBot = Callable[[StillClock], discord.Client]

BUTTON, SELECT, INPUT, LABEL = 2, 3, 4, 18


class Table:
    """Two servers in one simulation, the people in them, and what they can do."""

    def __init__(self, simulation: Simulation, make_bot: MakeBot) -> None:
        self.simulation, self.env = simulation, cast("Any", simulation.env)
        self._make_bot = make_bot
        self._payloads: dict[str, Mapping[str, Any]] = {}
        self._excused: set[int] = set()  # interactions
        self._excused_codes: set[int] = set()
        self._looked_at = 0
        self.may_ping: set[int] = set()
        self.env.backend.subscribers.append(self._remember)
        self._delete = self.env.backend.delete_message
        self.env.backend.delete_message = self._deleted

        self.guild = self.env.create_guild("The crypt")
        self.channel = self.guild.create_text_channel("crypt")
        self.gm_role = self.guild.create_role("GM")
        admins = self.guild.create_role("Keepers", permissions=discord.Permissions(manage_guild=True))
        self.gm = self._seated("gm", self.gm_role)
        self.owner = self._seated("owner")
        self.player = self._seated("player")
        self.spectator = self._seated("spectator")
        self.admin = self._seated("admin", admins)
        self.other_guild = self.env.create_guild("The tavern")
        self.other_channel = self.other_guild.create_text_channel("tavern")
        self.stranger = self.other_guild.add_member(self.env.create_user("stranger"))

    def _seated(self, name: str, *roles: Any) -> MemberActor:
        return cast("MemberActor", self.guild.add_member(self.env.create_user(name), roles=list(roles)))

    @property
    def people(self) -> dict[str, MemberActor]:
        """Everybody at the table, by what they are."""
        return {name: getattr(self, name) for name in ("gm", "owner", "player", "spectator", "admin")}

    @property
    def bot(self) -> Any:
        """The bot that runs now."""
        return self.env.bot

    async def slash(
        self, who: MemberActor, command: str, /, *, channel: Any = None, **options: Any
    ) -> InteractionResult:
        """Send a slash command. SetupError where Discord's client would not let them."""
        return await who.slash(channel or self._where(who), command, **options)

    async def suggest(
        self, who: MemberActor, command: str, option: str, typed: str, /, **filled: Any
    ) -> dict[str, Any]:
        """What is suggested for what has been typed: what is shown, with the value behind it, in order."""
        choices = await who.autocomplete(self._where(who), command, option, typed, **filled)
        return {choice["name"]: choice["value"] for choice in choices}

    async def press(self, who: MemberActor, message: Message, label: str) -> InteractionResult:
        """Press the button with this label."""
        return await who.click(shown(message), label=label)

    async def choose(self, who: MemberActor, message: Message, placeholder: str, *labels: str) -> InteractionResult:
        """Choose the options with these labels in the select with this placeholder."""
        [select] = [part for part in controls(message, SELECT) if part["placeholder"] == placeholder]
        values = {option["label"]: option["value"] for option in select["options"]}
        return await who.select(shown(message), [values[label] for label in labels], custom_id=select["custom_id"])

    async def submit(self, who: MemberActor, form: InteractionResult, **fields: str) -> InteractionResult:
        """Fill in the opened form and send it. Fields that are not named stay as they were."""
        values: dict[str, Any] = {name: held for name, held in form_values(form).items() if held} | fields
        for part in _inputs(form):
            if part["type"] == SELECT and part["custom_id"] in values:
                values[part["custom_id"]] = [values[part["custom_id"]]]
        return await who.submit_modal(form, values)

    async def forge(
        self, who: MemberActor, message: Message, custom_id: str, values: Sequence[str] | None = None
    ) -> InteractionResult:
        """Use a control with this custom id as if it were on the message: of an old release, or copied from elsewhere.

        A button, or a select in which `values` are chosen.
        """
        stored = _visible_message(who, shown(message))
        control: dict[str, Any] = {"type": BUTTON, "custom_id": custom_id, "style": 2, "label": "forged"}
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": BUTTON}
        if values is not None:
            options = [{"label": value, "value": value} for value in values]
            control = {"type": SELECT, "custom_id": custom_id, "options": options, "max_values": len(values)}
            data |= {"component_type": SELECT, "values": list(values)}
        payload = {**message_payload(self.env.backend, stored), "components": [{"type": 1, "components": [control]}]}
        where = self._where(who)
        return await _dispatch_actor_interaction(
            who, InteractionType.MESSAGE_COMPONENT, where, data, extra={"message": payload}, source_message_id=stored.id
        )

    async def forge_form(
        self, who: MemberActor, custom_id: str, on: Message | None = None, /, **fields: str
    ) -> InteractionResult:
        """Send a form with this custom id, whether or not it was ever opened, as if from the message `on`."""
        inputs = [{"type": INPUT, "custom_id": name, "value": value} for name, value in fields.items()]
        data = {"custom_id": custom_id, "components": [{"type": LABEL, "component": part} for part in inputs]}
        where = self._where(who)
        if on is None:
            return await _dispatch_actor_interaction(who, InteractionType.MODAL_SUBMIT, where, data)
        stored = _visible_message(who, shown(on))
        extra = {"message": message_payload(self.env.backend, stored)}
        return await _dispatch_actor_interaction(
            who, InteractionType.MODAL_SUBMIT, where, data, extra=extra, source_message_id=stored.id
        )

    async def at_once(self, *acts: Awaitable[Any]) -> list[Any]:
        """All of these acts arrive before the bot has dealt with the first."""

        async def do_not_wait(**_: Any) -> None:
            pass

        self.env._settle_internal = do_not_wait
        try:
            results = [await act for act in acts]
        finally:
            del self.env._settle_internal
        await self.env.settle()
        return results

    async def again(self, result: InteractionResult, *, unanswered: bool = False) -> None:
        """Discord delivers the same interaction once more; `unanswered`: it has never heard of an answer.

        A second answer to an answered one is refused by Discord (40060), which is no fault.
        """
        self._excused_codes = {40060}
        if unanswered:
            result._interaction.responded = False
        self.env.backend.emit("INTERACTION_CREATE", self._payloads[str(result._interaction.id)])
        await self.env.settle()

    async def restart(self) -> None:
        """The bot is stopped, and another process takes over."""
        await self.simulation.restart(self._make_bot(self.simulation.clock))

    async def delete_channel(self) -> None:
        """The table's channel is deleted."""
        self.env.backend.delete_channel(self.channel.id)
        await self.env._settle_internal()

    async def open_thread(self, name: str) -> ChannelHandle:
        """A thread in the table's channel, which everybody may use."""
        thread = self.env.backend.create_thread(self.channel.id, name, owner_id=self.gm.id)
        await self.env.settle()
        return ChannelHandle(self.env, self.guild, thread)

    async def open_post(self, name: str) -> ChannelHandle:
        """A post in a forum of its own, where nothing can be said but in posts."""
        forum = self.guild.create_forum_channel("forum")
        post = self.env.backend.create_thread(forum.id, name, owner_id=self.gm.id, broadcast=False)
        self.env.backend.announce_thread_create(post)
        await self.env.settle()
        return ChannelHandle(self.env, self.guild, post)

    async def later(self, seconds: float) -> None:
        """So much later. Whatever was due in the meantime happens now, once."""
        self.env.backend.advance_clock(seconds)
        await self.env.settle()

    @contextmanager
    def excused(self) -> Iterator[None]:
        """What stays unanswered or is raised in here is no fault."""
        before = set(self.env.backend.interactions)
        try:
            yield
        finally:
            self._excused |= set(self.env.backend.interactions) - before
            self._looked_at = self.env.error_cursor

    @contextmanager
    def failing(self, method: str, path: str, *, status: int = 500, code: int = 0) -> Iterator[None]:
        """Discord answers such requests with an error, and what comes of it is excused."""
        self.env.inject_error(method, path, status=status, code=code, times=None)
        fault = self.env.backend.faults[-1]
        try:
            with self.excused():
                yield
        finally:
            self.env.backend.faults.remove(fault)

    def visible_to(self, who: MemberActor) -> str:
        """All that this person could ever have read from the bot, in any channel, with custom ids and files."""
        channels = {self.channel.id} if who.guild is self.guild else {self.other_channel.id}
        return "\n".join(
            part.words for part in said(self.env) if part.channel_id in channels and part.only_to in {None, who.id}
        )

    def sees(self, who: MemberActor, words: str) -> bool:
        """Whether they could ever have read these words, in whatever case and however escaped."""
        return _bare(words) in _bare(self.visible_to(who))

    def faults(self) -> list[str]:
        """All that was wrong so far."""
        found: list[str] = []
        for entry in self.env.http_requests:
            found += check_request(entry.method, entry.path, entry.json, entry.params, pings=self.may_ping)
        found += [
            f"interaction {record.id} was never answered: {record.command_name or 'a control'}"
            for record in self.env.backend.interactions.values()
            if not record.responded and record.id not in self._excused
        ]
        raised = map(unwrapped, self.env.errors_since(self._looked_at))
        return found + [f"the bot raised {error!r}" for error in raised if not self._is_excused(error)]

    def _is_excused(self, error: BaseException) -> bool:
        return isinstance(error, Refused) or getattr(error, "code", None) in self._excused_codes

    def _remember(self, event: str, payload: Mapping[str, Any]) -> None:
        if event == "INTERACTION_CREATE":
            self._payloads[payload["id"]] = deepcopy(payload)

    def _deleted(self, channel_id: int, message_id: int) -> None:
        """Discord takes an answer after a deleted announcement (discord-api-docs#2739); the simulation does not."""
        self._delete(channel_id, message_id)
        for record in self.env.backend.interactions.values():
            if record.message_id == message_id and record.loading:
                record.complete_deferred()

    def _where(self, who: MemberActor) -> ChannelHandle:
        return cast("ChannelHandle", self.channel if who.guild is self.guild else self.other_channel)


@asynccontextmanager
async def open_table(make_bot: MakeBot, *, locale: str = "en-US", start: Any = None) -> AsyncIterator[Table]:
    """The table with the bot at it, until it is left and judged."""
    clock = StillClock() if start is None else StillClock(start)
    simulation = Simulation(make_bot(clock), clock=clock, locale=locale, check_errors=False)
    table = Table(simulation, make_bot)
    async with simulation:
        yield table
        found = table.faults()
    assert not found, "\n".join(found)


def shown(message: Message) -> ResponseMessage | discord.Message:
    """The newest message of a result; a message is itself."""
    if not isinstance(message, InteractionResult):
        return message
    newest = message.followups[-1] if message.followups else message.response
    assert newest is not None, f"nothing was said: {message}"
    return newest


def words(message: Message) -> str:
    """What can be read on it, as people read it: without the backslashes that keep markup from working."""
    newest = shown(message)
    return text_of(newest.message if isinstance(newest, ResponseMessage) else newest).replace("\\", "")


def controls(message: Message, kind: int) -> list[dict[str, Any]]:
    """The buttons or selects of a message, as Discord got them."""
    newest = shown(message)
    rows: list[Any] = list(newest.components)
    rows = [row.to_dict() for row in rows] if isinstance(newest, discord.Message) else rows
    return [part for row in rows for part in row["components"] if part["type"] == kind]


def labels(message: Message) -> list[str]:
    """The labels of the buttons that can be pressed."""
    return [part["label"] for part in controls(message, BUTTON) if not part.get("disabled")]


def _inputs(form: InteractionResult) -> list[dict[str, Any]]:
    assert form.modal is not None, f"no form was opened: {form}"
    return [part["component"] for part in form.modal["components"] if "component" in part]


def form_values(form: InteractionResult) -> dict[str, str]:
    """What the fields of an opened form hold."""
    values = {part["custom_id"]: part.get("value") or "" for part in _inputs(form)}
    for part in _inputs(form):
        if part["type"] == SELECT:
            values[part["custom_id"]] = "".join(o["value"] for o in part["options"] if o.get("default"))
    return values


def _bare(words: str) -> str:
    return words.replace("\\", "").casefold()
