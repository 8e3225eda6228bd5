"""A guild's own examples of the rules: kept, checked against the house rules in force, taken along as TOML.

    gravecaller = 1

    [[ruleset]]
    id = "a name"
    kind = "attempt"
    faces = [12]
    given = { level = 5 }
    expected = { potential = 17 }

They name nobody, not even who wrote them.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from pydantic import JsonValue, ValidationError
from sqlite_utils import Database

from bot.engine import toml
from bot.engine.cases import Case, Casebook, twice
from bot.engine.faults import told
from bot.engine.house import Faulty
from bot.engine.model import Frozen
from bot.engine.refusal import Refusal, Refused, Shared
from bot.engine.ruling import Origin
from bot.engine.text import Text, clean, name_key, say
from bot.services import housefiles, houserules

MOST = 100
"""Examples of its own that a guild keeps, of all rulesets together."""

Books = Mapping[str, Casebook]


class CaseRefusal(Refusal):
    """Why examples are not kept."""

    TOO_MANY = "refusal-cases-too-many"
    NONE = "refusal-cases-none"


class OwnCase(Frozen):
    """An example of a guild's own."""

    id: int
    ruleset: str
    case: Case


def listed(db: Database, ruleset: str | None = None) -> list[OwnCase]:
    """The guild's examples, of one ruleset or of all, by ruleset and name."""
    rows = db.conn.execute(
        "SELECT id, ruleset, content FROM house_cases WHERE ? IN (ruleset, '') ORDER BY ruleset, name_key",
        (ruleset or "",),
    )
    return [OwnCase(id=id, ruleset=of, case=Case.model_validate_json(content)) for id, of, content in rows]


def get(db: Database, case_id: int) -> OwnCase:
    """The example with this number. Raises `Refused` with CLOSED for one that has been forgotten."""
    for one in listed(db):
        if one.id == case_id:
            return one
    raise Refused(Shared.CLOSED)


def save(db: Database, ruleset: str, cases: Iterable[Case]) -> None:
    """Keep these examples, in place of those of the same names. Raises `Refused` with TOO_MANY."""
    db.conn.executemany(
        "INSERT INTO house_cases (ruleset, name_key, content) VALUES (?, ?, ?)"
        " ON CONFLICT (ruleset, name_key) DO UPDATE SET content = excluded.content",
        [(ruleset, name_key(case.id), case.model_dump_json()) for case in cases],
    )
    if db.conn.execute("SELECT count(*) FROM house_cases").fetchone()[0] > MOST:
        raise Refused(CaseRefusal.TOO_MANY, most=MOST)


def forget(db: Database, case_id: int) -> None:
    """Keep this example no more."""
    db.conn.execute("DELETE FROM house_cases WHERE id = ?", (case_id,))


def failing(db: Database, books: Books, rulesets: Iterable[str]) -> list[OwnCase]:
    """Those of the guild's examples that do not hold by the house rules in force, of these rulesets."""
    found = []
    for ruleset in dict.fromkeys(rulesets):
        book, rules = books.get(ruleset), houserules.own(db, ruleset)
        if book is not None:
            found += [one for one in listed(db, ruleset) if book.differing(one.case, book.play(one.case, rules))]
    return found


def read(book: Casebook, values: JsonValue) -> Case:
    """The example that these values are; it is the guild's own. Raises `Faulty` with all that is wrong with it."""
    name = clean(str(values.get("id", "")), limit=40) if isinstance(values, dict) else ""
    try:
        case = Case.model_validate(values).model_copy(update={"origin": Origin.GUILD})
    except ValidationError as error:
        raise Faulty({name: told(error, values)}) from None
    if faults := book.faults(case):
        raise Faulty({name: faults})
    return case


def imported(data: bytes, books: Books) -> dict[str, tuple[Case, ...]]:
    """The examples in a file, by ruleset.

    Raises `Refused` with a HouseFileRefusal or NONE, and `Faulty` with all that is wrong, example by example.
    """
    found: dict[str, tuple[Case, ...]] = {}
    faults: dict[str, tuple[Text, ...]] = {}
    for ruleset, rows in housefiles.content(data).items():
        if ruleset not in books or not isinstance(rows, list):
            faults[clean(ruleset, limit=40)] = (say("table-fault-no-such-ruleset"),)
            continue
        cases = []
        for number, row in enumerate(rows, 1):
            try:
                cases.append(read(books[ruleset], row))
            except Faulty as faulty:
                faults |= {f"{ruleset} {number} ({name})": texts for name, texts in faulty.faults.items()}
        found[ruleset] = tuple(cases)
        if double := twice(found[ruleset]):
            faults[ruleset] = (say("case-fault-twice", id=double),)
    if faults:
        raise Faulty(faults)
    if not any(found.values()):
        raise Refused(CaseRefusal.NONE)
    return found


def exported(cases: Sequence[OwnCase]) -> bytes:
    """The file with these examples."""
    return "\n".join([f"gravecaller = {housefiles.FORMAT}\n", *map(_row, cases)]).encode()


def written(values: Mapping[str, JsonValue]) -> str:
    """Fields as TOML, a line for each; a board keeps its lines."""
    return "".join(map(_field, values.items()))


def _row(one: OwnCase) -> str:
    content: dict[str, Any] = one.case.model_dump(mode="json", exclude_defaults=True, exclude={"origin"})
    tables = {name: content.pop(name) for name in ("given", "house", "expected") if name in content}
    return f"[[{one.ruleset}]]\n{toml.written(content)}" + "".join(
        f"\n[{one.ruleset}.{name}]\n{written(values)}" for name, values in tables.items()
    )


def _field(field: tuple[str, JsonValue]) -> str:
    name, value = field
    if isinstance(value, str) and "\n" in value and _is_plain(value):
        return f"{name} = '''\n{value}\n'''\n"
    return toml.written({name: value})


def _is_plain(words: str) -> bool:
    """Whether TOML takes these lines as they are."""
    return "'''" not in words and not words.endswith("'") and all(map(str.isprintable, words.split("\n")))
