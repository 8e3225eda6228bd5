import asyncio
import gc
import json
import logging
import sys
import warnings
from collections.abc import Callable, Iterator

import pytest

from bot.engine.model import Frozen
from bot.services import logs

BOT_TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4OQ.GabcdE.abcdefghijklmnopqrstuvwxyz0123456789-_"


@pytest.fixture(autouse=True)
def usual_logging() -> Iterator[None]:
    """Put back what `setup` changes for the whole process."""
    root, discord = logging.getLogger(), logging.getLogger("discord")
    before = root.handlers[:], root.level, discord.level
    yield
    root.handlers[:], root.level = before[0], before[1]
    discord.setLevel(before[2])
    logging.captureWarnings(False)


def lines(capsys: pytest.CaptureFixture[str]) -> list[dict[str, object]]:
    captured = capsys.readouterr()
    assert captured.out == ""
    return [json.loads(line) for line in captured.err.splitlines()]


def test_a_record_is_one_line_of_json_with_its_ids(capsys: pytest.CaptureFixture[str]) -> None:
    logs.setup("INFO")
    logging.getLogger("bot.x").info("guild joined", extra={"guild": 123456789012345678, "reference": "ABC"})
    [line] = lines(capsys)
    assert str(line.pop("time")).endswith("+00:00")
    assert line == {
        "level": "INFO",
        "logger": "bot.x",
        "message": "guild joined",
        "guild": 123456789012345678,
        "reference": "ABC",
    }


def test_an_exception_stays_on_the_line_of_its_record(capsys: pytest.CaptureFixture[str]) -> None:
    logs.setup("INFO")
    try:
        raise RuntimeError("bones")
    except RuntimeError:
        logging.getLogger("bot").exception("it broke\nin two")
    [line] = lines(capsys)
    assert line["message"] == "it broke\nin two"
    assert "RuntimeError: bones" in str(line["trace"])
    assert "in test_an_exception_stays_on_the_line" in str(line["trace"])


class Named(Frozen):
    name: int


@pytest.mark.parametrize(
    "act",
    [
        lambda typed: Named.model_validate({"name": typed}),
        lambda typed: {}[typed],
        int,
        lambda typed: json.loads(f"[{typed}"),
        lambda typed: typed.encode("ascii"),
    ],
)
def test_nothing_that_was_typed_is_in_the_trace(
    act: Callable[[str], object], capsys: pytest.CaptureFixture[str]
) -> None:
    logs.setup("DEBUG")
    typed = 'Wyrdlich \N{SKULL} \n{"level": "x"}'
    try:
        try:
            act(typed)
        except Exception as error:
            raise RuntimeError("on the way") from error
    except RuntimeError as error:
        logging.getLogger("bot").exception("it broke", extra={"guild": 7})
        logging.getLogger("bot").error("several", exc_info=ExceptionGroup("together", [error]))
    [first, second] = lines(capsys)
    assert "RuntimeError: on the way" in str(first["trace"])
    assert "RuntimeError: on the way" in str(second["trace"])
    assert "Wyrdlich" not in json.dumps([first, second])


async def test_nothing_that_was_typed_is_told_by_a_task_that_nobody_waits_for(
    capsys: pytest.CaptureFixture[str],
) -> None:
    logs.setup("INFO")

    async def fails(typed: str) -> None:
        raise ValueError(typed)

    task = asyncio.create_task(fails("Wyrdlich"))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    del task
    gc.collect()
    [line] = lines(capsys)
    assert line["message"] == "Task exception was never retrieved"
    assert "ValueError" in str(line["trace"])
    assert "Wyrdlich" not in json.dumps(line)


def test_the_level_is_kept_and_the_libraries_use_the_same_door(capsys: pytest.CaptureFixture[str]) -> None:
    logs.setup("WARNING")
    logging.getLogger("bot").info("unheard")
    logging.getLogger("discord.gateway").info("unheard")
    logging.getLogger("discord.gateway").warning("heard")
    with warnings.catch_warnings():
        warnings.simplefilter("always")
        warnings.warn("heard as well", stacklevel=1)
    assert [line["logger"] for line in lines(capsys)] == ["discord.gateway", "py.warnings"]


def test_discord_never_logs_its_payloads(capsys: pytest.CaptureFixture[str]) -> None:
    logs.setup("DEBUG")
    logging.getLogger("bot").debug("ours")
    logging.getLogger("discord.http").debug("payload")
    assert [line["message"] for line in lines(capsys)] == ["ours"]


@pytest.mark.parametrize(
    ("said", "secret"),
    [
        (f"logging in with {BOT_TOKEN}", BOT_TOKEN),
        ("rate limited: POST /api/v10/interactions/123/aW50ZXJhY3Rpb246-_x/callback", "aW50ZXJhY3Rpb246-_x"),
        ("rate limited: PATCH /api/v10/webhooks/123/aW50ZXJhY3Rpb246-_x/messages/@original", "aW50ZXJhY3Rpb246-_x"),
    ],
)
def test_tokens_are_struck_out_wherever_they_are(capsys: pytest.CaptureFixture[str], said: str, secret: str) -> None:
    logs.setup("INFO")
    logging.getLogger("bot").error("%s", said, extra={"detail": said})
    try:
        raise RuntimeError(said)
    except RuntimeError:
        logging.getLogger("bot").error("trace", exc_info=sys.exc_info())
    first, second = lines(capsys)
    for text in (first["message"], first["detail"], second["trace"]):
        assert secret not in str(text)
        assert "[secret]" in str(text)


def test_ordinary_dotted_names_are_not_struck_out(capsys: pytest.CaptureFixture[str]) -> None:
    logs.setup("INFO")
    logging.getLogger("bot").info("in bot.services.storage of guild 123456789012345678")
    assert [line["message"] for line in lines(capsys)] == ["in bot.services.storage of guild 123456789012345678"]


def test_references_are_short_unlike_each_other_and_without_look_alikes() -> None:
    references = {logs.reference() for _ in range(1000)}
    assert len(references) == 1000
    assert {len(reference) for reference in references} == {8}
    assert not set("".join(references)) & set("01OILl")
