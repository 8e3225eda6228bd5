"""The judge of requests is judged: what Discord takes passes, and every single rule bites."""

from __future__ import annotations

import copy
import json
from collections.abc import Mapping
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from referencing import Registry
from referencing.jsonschema import DRAFT202012

from tests import openapi
from tests.openapi import DESCRIPTION, check_request, needs_description

Body = dict[str, Any]
Request = tuple[str, str, Any, dict[str, Any]]

SEND = ("POST", "/channels/1/messages")
EDIT = ("PATCH", "/channels/1/messages/2")
FOLLOW_UP = ("POST", "/webhooks/1/token")
EDIT_ANSWER = ("PATCH", "/webhooks/1/token/messages/@original")
ANSWER = ("POST", "/interactions/1/token/callback")
COMMANDS = ("PUT", "/applications/1/commands")


def request(operation: tuple[str, str], body: Any = None, **query: Any) -> Request:
    return (*operation, body, query)


def send(body: Body) -> Request:
    return request(SEND, body)


def edit(body: Body) -> Request:
    return request(EDIT, body)


def follow_up(body: Body) -> Request:
    return request(FOLLOW_UP, body)


def edit_answer(body: Body) -> Request:
    return request(EDIT_ANSWER, body)


def respond(body: Body) -> Request:
    return request(ANSWER, body)


def answer(kind: int, data: Body) -> Request:
    return respond({"type": kind, "data": data})


def button(**changed: Any) -> Body:
    return {"type": 2, "style": 2, "label": "Why?", "custom_id": "v1:why:1", "disabled": False} | changed


def select(**changed: Any) -> Body:
    options = [{"label": "Flee", "value": "flee", "default": False}, {"label": "Stay", "value": "stay"}]
    menu = {"type": 3, "custom_id": "v1:choose", "placeholder": "Choose", "min_values": 1, "max_values": 1}
    return menu | {"options": options} | changed


def row(*parts: Body) -> Body:
    return {"type": 1, "components": list(parts)}


def message(**changed: Any) -> Body:
    embed = {
        "title": "Turning",
        "description": "d20 12 · level +5 = 17",
        "color": 3,
        "fields": [{"name": "Ghoul", "value": "flees", "inline": False}],
        "footer": {"text": "R000-5"},
        "timestamp": "2026-01-01T00:00:00+00:00",
    }
    rows = [row(button()), row(select())]
    return {"embeds": [embed], "components": rows, "allowed_mentions": {"parse": []}, "flags": 64} | changed


def embed(**parts: Any) -> Body:
    return message(embeds=[parts])


def controls(*rows: Body) -> Body:
    return message(components=list(rows))


def field_input(**changed: Any) -> Body:
    text = {
        "type": 4,
        "custom_id": "level",
        "style": 1,
        "required": True,
        "min_length": 1,
        "max_length": 3,
        "value": "5",
    }
    return {"type": 18, "label": "Level", "description": "1 to 20", "component": text | changed}


def modal(*parts: Body, **changed: Any) -> Body:
    data = {"custom_id": "v1:sheet", "title": "A cleric", "components": list(parts or [field_input()])}
    return {"type": 9, "data": data | changed}


def suggestions(*choices: Body) -> Body:
    return {"type": 8, "data": {"choices": list(choices)}}


def layout(*texts: str, **changed: Any) -> Body:
    parts = [{"type": 17, "components": [{"type": 10, "content": text} for text in texts]}]
    return {"flags": 1 << 15, "components": parts, "allowed_mentions": {"parse": []}} | changed


def command(**changed: Any) -> Body:
    option = {"type": 3, "name": "cleric", "description": "Whose", "required": True, "autocomplete": True}
    words = {"name_localizations": {"it": "scacciare"}, "description_localizations": {"it": "Scaccia"}}
    return {"type": 1, "name": "turning", "description": "Turn", "options": [option], "contexts": [0]} | words | changed


TOO_MUCH = message(embeds=[{"description": "x" * 3001}] * 2)

TAKEN: dict[str, Request] = {
    "an answer": request(ANSWER, {"type": 4, "data": message()}, with_response=1),
    "a delay": answer(5, {"flags": 64}),
    "a delayed update": respond({"type": 6}),
    "an update": answer(7, message()),
    "an update that takes the buttons away": answer(7, {"components": []}),
    "suggestions": respond(suggestions({"name": "Брат", "value": "7"}, {"name": "Two", "value": "8"})),
    "numbers suggested": respond(suggestions({"name": "Seven", "value": 2**53 - 1})),
    "no suggestions": respond(suggestions()),
    "a modal": respond(modal()),
    "a follow-up": request(FOLLOW_UP, message(), wait=1),
    "an edited answer": edit_answer(message()),
    "an edit that leaves the embeds": edit({"content": ""}),
    "a message": send(message(nonce="17", enforce_nonce=True)),
    "a file alone": send({"attachments": [{"id": 0, "filename": "a.txt"}], "allowed_mentions": {"parse": []}}),
    "second version": send(layout("a", "b")),
    "a link": send(controls(row(button(style=5, url="https://example.org", custom_id=None)))),
    "the longest text": send({"content": "x" * 2000}),
    "the fullest embeds": send(message(embeds=[{"description": "x" * 3000}, {"description": " " + "x" * 3000}])),
    "the most rows": send(controls(*(row(*(button(custom_id=f"{r}.{b}") for b in range(5))) for r in range(5)))),
    "all options chosen": send(controls(row(select(max_values=2)))),
    "the commands": request(COMMANDS, [command()]),
    "reading": request(("GET", "/channels/1/messages"), limit=100),
    "a reading of no length": request(("GET", "/applications/1/commands"), with_localizations="true"),
}

REFUSED: dict[str, tuple[Request, str]] = {
    # what the description says
    "no such path": (request(("GET", "/tables/1")), "no such operation"),
    "no such method": (request(("DELETE", "/channels/1/messages")), "no such operation"),
    "not an id": (request(("GET", "/channels/here/messages")), "channel_id cannot be 'here'"),
    "unknown query": (request(ANSWER, {"type": 6}, loudly=1), "query value loudly is unknown"),
    "query out of range": (request(("GET", "/channels/1/messages"), limit=101), "limit cannot be 101"),
    "query of a wrong type": (request(FOLLOW_UP, message(), wait=3), "wait cannot be 3"),
    "no body": (request(SEND), "the body is missing"),
    "a body for nothing": (request(("DELETE", "/channels/1/messages/2"), {"a": 1}), "a body is not expected"),
    "unknown answer": (respond({"type": 3}), "body.type: 3 is not one of"),
    "long title": (send(embed(title="x" * 257)), "body.embeds[0].title"),
    "long description": (send(embed(description="x" * 4097)), "body.embeds[0].description"),
    "long field name": (send(embed(fields=[{"name": "x" * 257, "value": "v"}])), "embeds[0].fields[0].name"),
    "long field value": (send(embed(fields=[{"name": "n", "value": "x" * 1025}])), "embeds[0].fields[0].value"),
    "26 fields": (send(embed(fields=[{"name": "n", "value": "v"}] * 26)), "body.embeds[0].fields"),
    "long footer": (send(embed(footer={"text": "x" * 2049})), "embeds[0].footer.text"),
    "long author": (send(embed(author={"name": "x" * 257})), "embeds[0].author.name"),
    "11 embeds": (send(message(embeds=[{"title": "t"}] * 11)), "body.embeds"),
    "colour beyond white": (send(embed(title="t", color=1 << 24)), "embeds[0].color"),
    "no moment": (send(embed(title="t", timestamp="noon")), "embeds[0].timestamp: 'noon' is not a 'date-time'"),
    "no address": (send(embed(title="t", url="here")), "embeds[0].url: 'here' is not a 'uri'"),
    "long custom_id": (send(controls(row(button(custom_id="x" * 101)))), "components[0].custom_id"),
    "long label": (send(controls(row(button(label="x" * 81)))), "components[0].components[0].label"),
    "unknown component": (send(controls(row({"type": 99}))), "components[0].components[0].type: 99"),
    "26 options": (
        send(controls(row(select(options=[{"label": "o", "value": str(i)} for i in range(26)])))),
        "components[0].components[0].options",
    ),
    "no options": (send(controls(row(select(options=[])))), "components[0].components[0].options"),
    "long option": (
        send(controls(row(select(options=[{"label": "x" * 101, "value": "v"}])))),
        "options[0].label",
    ),
    "long placeholder": (send(controls(row(select(placeholder="x" * 151)))), "components[0].placeholder"),
    "11 files": (send(message(attachments=[{"id": i} for i in range(11)])), "body.attachments"),
    "file without number": (send(message(attachments=[{"filename": "a"}])), "'id' is a required property"),
    "user not an id": (send(message(allowed_mentions={"users": ["me"]})), "allowed_mentions.users[0]"),
    "long nonce": (send(message(nonce="x" * 26)), "body.nonce"),
    "long modal title": (respond(modal(title="x" * 46)), "body.data.title"),
    "long modal label": (respond(modal(field_input() | {"label": "x" * 46})), "components[0].label"),
    "button in a modal": (respond(modal(field_input() | {"component": button()})), "component.type: 2"),
    "26 suggestions": (respond(suggestions(*[{"name": "n", "value": "v"}] * 26)), "body.data.choices"),
    "long suggestion": (respond(suggestions({"name": "x" * 101, "value": "v"})), "choices[0].name"),
    "long command": (request(COMMANDS, [command(description="x" * 101)]), "body[0].description"),
    "command without name": (request(COMMANDS, [{"description": "d"}]), "'name' is a required property"),
    "option of no kind": (request(COMMANDS, [command(options=[{"type": 12, "name": "o"}])]), "options[0].type: 12"),
}

REFUSED_BESIDES: dict[str, tuple[Request, str]] = {
    # what Discord refuses although its description does not say so
    "long text": (send(message(content="x" * 2001)), "2001 characters"),
    "embeds together": (send(TOO_MUCH), "6002 characters"),
    "embeds together, everywhere": (answer(4, TOO_MUCH), "6002"),
    "embeds together, updated": (answer(7, TOO_MUCH), "6002"),
    "embeds together, followed": (follow_up(TOO_MUCH), "6002"),
    "embeds together, edited": (edit_answer(TOO_MUCH), "6002"),
    "every text counts": (
        send(
            embed(
                title="x" * 256,
                author={"name": "x" * 256},
                footer={"text": "x" * 2048},
                description="x" * 3000,
                fields=[{"name": "x" * 200, "value": "x" * 241}],
            )
        ),
        "6001 characters",
    ),
    "empty embed": (send(embed(color=3)), "embed 0 is empty"),
    "blank embed": (send(embed(description=" \n")), "embed 0 is empty"),
    "field without name": (send(embed(fields=[{"name": " ", "value": "v"}])), "field without name"),
    "field without value": (send(embed(fields=[{"name": "n", "value": ""}])), "field without value"),
    "nothing": (send({}), "the message is empty"),
    "blank": (send({"content": "  "}), "the message is empty"),
    "buttons alone": (follow_up({"components": [row(button())]}), "the message is empty"),
    "an empty answer": (answer(4, {"flags": 64}), "the message is empty"),
    "everything taken away": (edit({"content": None, "embeds": [], "attachments": []}), "the message is empty"),
    "updated to nothing": (answer(7, {"content": "", "embeds": [], "attachments": []}), "empty"),
    "the same button twice": (send(controls(row(button(), button()))), "occurs 2 times"),
    "the same button in two rows": (send(controls(row(button()), row(button()))), "occurs 2 times"),
    "6 rows": (send(controls(*(row(button(custom_id=str(i))) for i in range(6)))), "6 rows"),
    "6 buttons": (send(controls(row(*(button(custom_id=str(i)) for i in range(6))))), "6 buttons"),
    "an empty row": (send(controls(row())), "row 0 is empty"),
    "a button out of its row": (send(controls(button())), "not in a row"),
    "select beside button": (send(controls(row(select(), button()))), "beside its select"),
    "button without words": (send(controls(row(button(label=" ")))), "neither label nor emoji"),
    "button without custom_id": (send(controls(row(button(custom_id=None)))), "needs a custom_id"),
    "button with address": (send(controls(row(button(url="https://example.org")))), "no address"),
    "link without address": (send(controls(row(button(style=5, custom_id=None)))), "needs an address"),
    "link with custom_id": (send(controls(row(button(style=5, url="https://example.org")))), "no custom_id"),
    "options of one value": (send(controls(row(select(options=[{"label": "a", "value": "v"}] * 2)))), "same value"),
    "blank option": (send(controls(row(select(options=[{"label": " ", "value": "v"}])))), "without label"),
    "more chosen than there are": (send(controls(row(select(max_values=3)))), "3 of 2 options"),
    "least above most": (send(controls(row(select(min_values=2)))), "at least 2 and at most 1"),
    "too many chosen beforehand": (
        send(controls(row(select(options=[{"label": "a", "value": v, "default": True} for v in "ab"])))),
        "chosen beforehand",
    ),
    "everyone": (send(message(allowed_mentions={"parse": ["everyone"]})), "may notify all everyone"),
    "whoever is named": (send(message(allowed_mentions={"parse": ["users"]})), "may notify all users"),
    "a role": (send(message(allowed_mentions={"roles": ["5"]})), "may notify the role 5"),
    "somebody unasked": (send(message(allowed_mentions={"users": ["5"]})), "may notify user 5 unasked"),
    "parsed and listed": (send(message(allowed_mentions={"parse": ["users"], "users": ["5"]})), "both parsed"),
    "no word on mentions": (send({"content": "hello <@5>"}), "without allowed_mentions"),
    "no word on everyone": (send({"content": "hello @everyone"}), "without allowed_mentions"),
    "no word on mentions in a layout": (send(layout("<@&5>", allowed_mentions=None)), "without allowed_mentions"),
    "text beside a layout": (send(layout("a", content="b")), "content cannot be beside"),
    "an empty layout": (send(layout(components=[])), "the message is empty"),
    "texts of a layout": (send(layout("x" * 2001, "x" * 2000)), "4001 characters"),
    "41 components": (send(layout(*"x" * 40)), "41 components"),
    "6 parts of a modal": (respond(modal(*(field_input(custom_id=str(i)) for i in range(6)))), "6 parts"),
    "modal without title": (respond(modal(title=" ")), "no title"),
    "the same input twice": (respond(modal(field_input(), field_input())), "occurs 2 times"),
    "input filled too full": (respond(modal(field_input(value="5555"))), "filled in with 4 characters"),
    "least length above most": (respond(modal(field_input(min_length=4))), "at least 4 and at most 3"),
    "suggestion without name": (respond(suggestions({"name": " ", "value": "v"})), "no name"),
    "suggestion of a long value": (respond(suggestions({"name": "n", "value": "x" * 101})), "101 characters"),
    "suggestion of a big number": (respond(suggestions({"name": "n", "value": 2**53})), "beyond"),
}


def judge(request: Request) -> list[str]:
    return check_request(*request)


@pytest.mark.parametrize("name", TAKEN)
def test_what_discord_takes_has_no_fault(name: str) -> None:
    assert judge(TAKEN[name]) == []


@needs_description
@pytest.mark.parametrize("name", REFUSED)
def test_a_rule_of_the_description_bites_and_names_the_place(name: str) -> None:
    request, told = REFUSED[name]
    assert any(told in fault for fault in judge(request)), judge(request)


@pytest.mark.parametrize("name", REFUSED_BESIDES)
def test_a_rule_beside_the_description_bites(name: str) -> None:
    request, told = REFUSED_BESIDES[name]
    assert any(told in fault for fault in judge(request)), judge(request)


def test_a_ping_that_was_asked_for_is_allowed_to_that_user_alone() -> None:
    body = message(content="<@5>, your turn", allowed_mentions={"parse": [], "users": [5]})
    assert check_request(*SEND, body, pings={5}) == []
    assert check_request(*SEND, body, pings={6}) == ["POST /channels/1/messages: may notify user 5 unasked"]


def test_a_fault_names_the_request_it_is_in() -> None:
    assert check_request(*SEND, {"content": ""}) == ["POST /channels/1/messages: the message is empty"]


@needs_description
def test_without_the_description_the_other_rules_still_bite(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(openapi, "DESCRIPTION", DESCRIPTION.with_name("absent.json"))
    assert judge(REFUSED_BESIDES["embeds together"][0]) != []
    assert judge(REFUSED["no such path"][0]) == []


@needs_description
@pytest.mark.parametrize("examples", [TAKEN, REFUSED, REFUSED_BESIDES], ids=["taken", "refused", "refused besides"])
def test_asking_for_the_type_first_changes_no_verdict(examples: Mapping[str, Any]) -> None:
    untouched = json.loads(DESCRIPTION.read_text(encoding="utf-8"))
    untouched["components"]["schemas"]["SnowflakeType"] = openapi._document()["components"]["schemas"]["SnowflakeType"]
    registry = Registry().with_resource("urn:untouched", DRAFT202012.create_resource(untouched))
    for example in examples.values():
        method, path, body, _ = example if examples is TAKEN else example[0]
        template = openapi._template(path)
        if (
            body is None
            or template is None
            or "requestBody" not in untouched["paths"][template].get(method.lower(), {})
        ):
            continue
        step = template.replace("/", "~1")
        reference = f"urn:untouched#/paths/{step}/{method.lower()}/requestBody/content/application~1json/schema"
        plain = Draft202012Validator({"$ref": reference}, registry=registry, format_checker=openapi._formats())
        ours = openapi._validator(
            "paths", template, method.lower(), "requestBody", "content", "application/json", "schema"
        )
        assert plain.is_valid(body) == ours.is_valid(copy.deepcopy(body)), body
