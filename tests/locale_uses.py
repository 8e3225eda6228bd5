"""Which messages the code speaks, read from its syntax.

Uses.of(sources)                what the given modules use
uses.missing(english)           what they say that is no sentence, or say without its arguments
uses.unused(english, texts)     messages that nobody says
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from bot.surface.failures import MENTIONED
from tests.locale_files import Entry


@dataclass(frozen=True)
class Spoken:
    """One place that says the messages whose ids match `id`; with the arguments it gives, None if that is unknown."""

    place: str
    id: str
    args: frozenset[str] | None


@dataclass
class Uses:
    """All that some modules may say: what they surely do, and every literal they hold, as patterns and as words."""

    spoken: list[Spoken] = field(default_factory=list)
    patterns: set[str] = field(default_factory=set)
    literals: set[str] = field(default_factory=set)
    refusals: dict[str, str] = field(default_factory=dict)

    @classmethod
    def of(cls, sources: Mapping[str, str]) -> Uses:
        """The uses of modules, given as path and source."""
        uses = cls()
        trees = {path: ast.parse(source) for path, source in sources.items()}
        for path, tree in trees.items():
            uses._read_classes(path, tree)
        for path, tree in trees.items():
            uses._read_calls(path, tree)
        return uses

    def _read_classes(self, path: str, tree: ast.Module) -> None:
        """Members of refusals by `Class.MEMBER`, each of which is said with unknown arguments."""
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef) and any(ast.unparse(base).endswith("Refusal") for base in node.bases):
                for line in node.body:
                    match line:
                        case ast.Assign(targets=[ast.Name(id=member)], value=ast.Constant(value=str(id))):
                            self.refusals[f"{node.name}.{member}"] = id
                            self.spoken.append(Spoken(f"{path}:{line.lineno}", re.escape(id), None))

    def _read_calls(self, path: str, tree: ast.Module) -> None:
        tables = {
            target.id: [value for value in node.value.values if isinstance(value, ast.Constant)]
            for node in tree.body
            if isinstance(node, ast.Assign) and isinstance(node.value, ast.Dict)
            for target in node.targets
            if isinstance(target, ast.Name)
        }
        for node in ast.walk(tree):
            match node:
                case ast.Constant(value=str(words)):
                    self.literals.add(words)
                case ast.JoinedStr() if re.match(r"[a-z]{2,}\\-", _pattern(node)):
                    self.patterns.add(_pattern(node))
                case ast.Call(func=function, args=[first, *_], keywords=keywords):
                    name = ast.unparse(function).split(".")[-1]
                    args = frozenset(k.arg for k in keywords if k.arg)
                    if name == "Refused":  # the door for failures adds the mentions of commands
                        args |= MENTIONED.keys()
                    given = None if any(k.arg is None for k in keywords) else args
                    for id in self._ids(name, first, tables):
                        self.spoken.append(Spoken(f"{path}:{node.lineno}", id, given))

    def _ids(self, function: str, first: ast.expr, tables: Mapping[str, list[ast.Constant]]) -> Iterator[str]:
        match function, first:
            case "say", ast.Constant(value=str(id)):
                yield re.escape(id)
            case "say", ast.JoinedStr():
                yield _pattern(first)
            case "say", ast.IfExp(body=yes, orelse=no):
                yield from self._ids(function, yes, tables)
                yield from self._ids(function, no, tables)
            case "say", ast.Subscript(value=ast.Name(id=table)):
                yield from (re.escape(str(constant.value)) for constant in tables.get(table, ()))
            case "Refused", _:
                member = ".".join(ast.unparse(first).split(".")[-2:])
                if member in self.refusals:
                    yield re.escape(self.refusals[member])

    def missing(self, english: Mapping[str, Entry]) -> Iterator[str]:
        """What is said but is no sentence, or lacks an argument of it."""
        for spoken in self.spoken:
            said = {
                id: entry.parts[""]
                for id, entry in english.items()
                if "" in entry.parts and re.fullmatch(spoken.id, id)
            }
            if not said:
                yield f"{spoken.place}: {_readable(spoken.id)} has no sentence"
            for id, part in said.items():
                if spoken.args is not None and (lacking := part.args - spoken.args):
                    yield f"{spoken.place}: {id} is said without {', '.join(f'${arg}' for arg in sorted(lacking))}"

    def unused(self, english: Mapping[str, Entry], texts: Iterable[str]) -> list[str]:
        """Messages that no module can say, no data file names and no message refers to."""
        referred = {
            reference for entry in english.values() for part in entry.parts.values() for reference in part.references
        }
        named = {word for text in texts for word in re.findall(r"-?[a-z][a-z0-9-]+", text)}
        known = self.literals | referred | named
        return [
            f"{entry.place}: {id} is never said"
            for id, entry in english.items()
            if id not in known and not any(re.fullmatch(pattern, id) for pattern in self.patterns)
        ]


def _pattern(words: ast.JoinedStr) -> str:
    return "".join(re.escape(part.value) if isinstance(part, ast.Constant) else ".+" for part in words.values)


def _readable(pattern: str) -> str:
    return pattern.replace("\\-", "-").replace(".+", "…")
