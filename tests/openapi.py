"""Whether Discord would take a request: its own API description, and the rules that description leaves out.

    check_request(method, path, json_body, query) -> list[str]     no fault, no entry

The description is `../shared/data/discord-openapi.json` beside the repository. Where that file is absent only the rules
of `tests.refusals` are checked; tests of the description itself carry the mark `needs_description`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Collection, Iterator, Mapping
from datetime import datetime
from functools import cache, lru_cache
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from jsonschema import Draft202012Validator, FormatChecker, ValidationError
from jsonschema.exceptions import best_match
from jsonschema.validators import extend
from referencing import Registry
from referencing.jsonschema import DRAFT202012

from tests.refusals import refusals

DESCRIPTION = Path(__file__).parents[2] / "shared" / "data" / "discord-openapi.json"

needs_description = pytest.mark.skipif(
    not DESCRIPTION.exists(), reason="Discord's API description is not beside the repository"
)

_ADDRESS = "urn:discord"

_BY_TYPE = "byType"
"""Our own word in the schema: which part of it an object has to fit, by the object's `type`."""


def check_request(
    method: str,
    path: str,
    json_body: Any,
    query: Mapping[str, Any] | None = None,
    *,
    pings: Collection[int] = (),
) -> list[str]:
    """Every reason why Discord, or this bot's own restraint, would refuse the request.

    `path` is without host and version, as `/channels/1/messages`. `pings` are the ids of the users whom the request may
    notify; roles and everyone it never may.
    """
    faults = refusals(method, path, json_body, pings=pings)
    if DESCRIPTION.exists():
        faults = _against_description(method.lower(), path, json_body, query or {}) + faults
    return [f"{method} {path}: {fault}" for fault in faults]


def _against_description(method: str, path: str, body: Any, query: Mapping[str, Any]) -> list[str]:
    template = _template(path)
    if template is None or method not in _document()["paths"][template]:
        return ["no such operation"]
    expected = _document()["paths"][template][method].get("requestBody")
    return _parameter_faults(template, method, path, query) + _body_faults(expected, template, method, body)


def _body_faults(expected: Mapping[str, Any] | None, template: str, method: str, body: Any) -> list[str]:
    if body is None:
        return ["the body is missing"] if expected and expected.get("required") else []
    if expected is None:
        return ["a body is not expected"]
    kind = "application/json" if "application/json" in expected["content"] else "multipart/form-data"
    return [*_schema_faults(template, method, kind, json.dumps(body))]


@lru_cache(maxsize=256)
def _schema_faults(template: str, method: str, kind: str, body: str) -> tuple[str, ...]:
    """Remembered, since every evening begins with the same commands."""
    validator = _validator("paths", template, method, "requestBody", "content", kind, "schema")
    return tuple(_readable(error) for error in validator.iter_errors(json.loads(body)))


def _parameter_faults(template: str, method: str, path: str, query: Mapping[str, Any]) -> list[str]:
    known = _parameters(template, method)
    given = {("query", name): value for name, value in query.items()}
    for name, value in zip(template.split("/"), path.split("/"), strict=True):
        if name.startswith("{"):
            given["path", name[1:-1]] = value
    faults = [f"the {place} value {name} is unknown" for place, name in given.keys() - known.keys()]
    for (place, name), (required, validator) in known.items():
        if (place, name) not in given:
            if required:
                faults.append(f"the {place} value {name} is missing")
        elif not any(validator.is_valid(reading) for reading in _readings(str(given[place, name]))):
            faults.append(f"the {place} value {name} cannot be {given[place, name]!r}")
    return faults


def _readings(text: str) -> Iterator[str | int | bool]:
    """What a value in an address may mean: itself, a number, a yes or no."""
    yield text
    if re.fullmatch(r"-?\d+", text):
        yield int(text)
    if text.lower() in {"0", "1", "true", "false"}:
        yield text.lower() in {"1", "true"}


def _readable(error: ValidationError) -> str:
    error = best_match([error])
    while error.context:
        error = max(error.context, key=lambda inner: len(inner.absolute_path))
    place = "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in error.absolute_path)
    shown = repr(error.instance)
    told: str = error.message.replace(shown, shown if len(shown) < 60 else shown[:60] + "…")
    return f"body{place}: {told}"


@cache
def _document() -> dict[str, Any]:
    document: dict[str, Any] = json.loads(DESCRIPTION.read_text(encoding="utf-8"))
    # Discord takes an id as a number too, and discord.py writes those of mentions and of attachments so.
    document["components"]["schemas"]["SnowflakeType"] = {"type": ["string", "integer"], "format": "snowflake"}
    _ask_for_the_type_first(document, document["components"]["schemas"])
    return document


def _ask_for_the_type_first(part: Any, schemas: Mapping[str, Any]) -> None:
    """Turn "one of these" into "the one of this `type`": it means the same, names a fault's place, and is faster."""
    if isinstance(part, list):
        for inner in part:
            _ask_for_the_type_first(inner, schemas)
    elif isinstance(part, dict):
        for inner in part.values():
            _ask_for_the_type_first(inner, schemas)
        if "enum" in part:
            part.pop("allOf", None)  # only says once more what the value may be
        for union in ("oneOf", "anyOf"):
            kinds = [
                (_kinds(schemas.get(one.get("$ref", "").rpartition("/")[2], {})), one) for one in part.get(union, ())
            ]
            if len(kinds) > 1 and all(kind for kind, _ in kinds):
                del part[union]
                part["type"], part["required"] = "object", ["type"]
                part["properties"] = {"type": {"enum": [number for kind, _ in kinds for number in kind]}}
                part[_BY_TYPE] = {number: one for kind, one in kinds for number in kind}


def _by_type(
    validator: Any, kinds: Mapping[int, Any], instance: object, schema: Mapping[str, Any]
) -> Iterator[ValidationError]:
    if isinstance(instance, dict) and isinstance(instance.get("type"), int) and instance["type"] in kinds:
        yield from validator.descend(instance, kinds[instance["type"]], schema_path=_BY_TYPE)


def _kinds(schema: Mapping[str, Any]) -> list[int]:
    """The values of `type` by which a schema is told from its siblings."""
    kinds: list[int] = schema.get("properties", {}).get("type", {}).get("enum", [])
    return kinds


_Validator = extend(Draft202012Validator, {_BY_TYPE: _by_type})


@cache
def _registry() -> Registry[Any]:
    registry: Registry[Any] = Registry().with_resource(_ADDRESS, DRAFT202012.create_resource(_document()))
    return registry


@cache
def _validator(*steps: str) -> Any:
    pointer = "/".join(step.replace("~", "~0").replace("/", "~1") for step in steps)
    return _Validator({"$ref": f"{_ADDRESS}#/{pointer}"}, registry=_registry(), format_checker=_formats())


@cache
def _parameters(template: str, method: str) -> dict[tuple[str, str], tuple[bool, Any]]:
    """Place and name of each value in the address, with whether it is required and what it must be."""
    item = _document()["paths"][template]
    found = {}
    for holder, steps in ((item, ()), (item[method], (method,))):
        for position, parameter in enumerate(holder.get("parameters", ())):
            validator = _validator("paths", template, *steps, "parameters", str(position), "schema")
            found[parameter["in"], parameter["name"]] = (parameter.get("required", False), validator)
    return found


def _is_snowflake(value: object) -> bool:
    return not isinstance(value, str | int) or (str(value).isdecimal() and int(value) < 2**64)


def _fits(bits: int) -> Callable[[object], bool]:
    return lambda value: not isinstance(value, int) or -(2 ** (bits - 1)) <= value < 2 ** (bits - 1)


def _is_moment(value: object) -> bool:
    return not isinstance(value, str) or bool(datetime.fromisoformat(value))


def _is_address(value: object) -> bool:
    return not isinstance(value, str) or urlsplit(value).scheme in {"http", "https", "attachment"}


@cache
def _formats() -> FormatChecker:
    """The formats that Discord's description names and that restrict something."""
    formats = FormatChecker(formats=())
    for name, check in (
        ("snowflake", _is_snowflake),
        ("int32", _fits(32)),
        ("int64", _fits(64)),
        ("date-time", _is_moment),
        ("uri", _is_address),
    ):
        formats.checks(name, raises=ValueError)(check)
    return formats


@cache
def _template(path: str) -> str | None:
    """The path of the description that `path` is an instance of; the one with the most literal steps."""
    steps = path.split("/")
    fitting = []
    for template in _document()["paths"]:
        wanted = template.split("/")
        if len(wanted) == len(steps) and all(a == b or a[:1] == "{" for a, b in zip(wanted, steps, strict=True)):
            fitting.append((sum(a == b for a, b in zip(wanted, steps, strict=True)), template))
    return max(fitting)[1] if fitting else None
