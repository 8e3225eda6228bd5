"""The outbox: in order in each channel, nothing that is no longer true, and no words kept of what is over."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule
from sqlite_utils import Database

from bot.engine.ruling import Line, Reckoning
from bot.engine.screen import (
    Address,
    Attached,
    Bar,
    Bars,
    Board,
    Button,
    Fact,
    Heading,
    Item,
    Option,
    Paragraph,
    Picture,
    Screen,
    Select,
    Sum,
)
from bot.engine.text import Listing, Ratio, Verbatim, say
from bot.services import outbox
from bot.services.migrations import take_steps

NOW = datetime(2026, 1, 31, 23, 0, tzinfo=UTC)
GUILD = 1_456_074_443_980_800_002
SCREEN = Screen(title=say("turn", name="Ada"))
CARD = "scene:1:card"
TURN = "scene:1:turn"
HERE, THERE = 11, 12


def put(db: Database, topic: str = TURN, channel_id: int = HERE, **more: Any) -> int:
    return outbox.put(db, topic, channel_id, more.pop("screen", SCREEN), now=more.pop("now", NOW), **more)


def waiting_ids(db: Database, now: datetime = NOW) -> list[int]:
    return [announcement.id for announcement in outbox.pending(db, now)]


def test_every_kind_of_screen_comes_out_as_it_was_put(db: Database) -> None:
    address = Address(package="p", action="a", args=("1", "b"))
    bars = Bars(bars=(Bar(label="1", share=Ratio(num=1, den=3, percent=True), counts=False),))
    screen = Screen(
        title=say("title", inner=say("inner", n=-3), list=Listing(items=("typed", Verbatim(verbatim="1d20"), 7))),
        blocks=(
            Paragraph(text=say("a")),
            Item(text=say("b")),
            Heading(text=say("c")),
            Sum(reckoning=Reckoning(start=Line(label="d20", amount=12), lines=(Line(label=say("level"), amount=-5),))),
            Fact(label=say("d"), value="typed"),
            Board(rows=("ab", "cd"), as_text=(say("e"),)),
            bars,
        ),
        picture=Picture(name="odds.png", drawn=bars, told=bars),
        footer=say("f"),
        controls=(
            Button(address=address, label=say("done")),
            Select(address=address, placeholder=say("who"), options=(Option(value="1", label=say("one")),)),
        ),
    )
    put(db, screen=screen)
    [announcement] = outbox.pending(db, NOW)
    assert announcement.screen == screen


@pytest.mark.parametrize(
    ("screen", "more"),
    [
        (Screen(title=say("t"), private=True), {}),
        (Screen(title=say("t"), attached=(Attached(name="a.txt", data=b"a"),)), {}),
        (SCREEN, {"pings": range(outbox.PINGS + 1)}),
        (SCREEN, {"pings": (1,), "card": True}),
        (None, {}),
    ],
)
def test_what_cannot_be_announced_is_refused(db: Database, screen: Screen | None, more: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="cannot be announced"):
        put(db, screen=screen, **more)
    assert waiting_ids(db) == []


def test_as_many_as_may_be_pinged_fit_into_a_message(db: Database) -> None:
    put(db, pings=[GUILD + n for n in range(outbox.PINGS)])
    [announcement] = outbox.pending(db, NOW)
    assert len(" ".join(f"<@{user}>" for user in announcement.pings)) <= 2000


def test_each_person_is_pinged_once(db: Database) -> None:
    put(db, pings=(3, 1, 3))
    assert outbox.pending(db, NOW)[0].pings == (3, 1)


def test_a_channel_that_waits_holds_up_itself_alone(db: Database) -> None:
    first, _, elsewhere = put(db), put(db, "scene:2:turn"), put(db, channel_id=THERE)
    outbox.failed(db, first, "rate limit", NOW + timedelta(seconds=5))
    assert waiting_ids(db) == [elsewhere]
    assert waiting_ids(db, NOW + timedelta(seconds=5)) == [first, elsewhere]
    [again] = outbox.pending(db, NOW + timedelta(seconds=5), channel_id=HERE)
    assert (again.id, again.attempts) == (first, 1)


def test_what_was_given_up_makes_way_and_is_never_tried_again(db: Database) -> None:
    first, second = put(db), put(db)
    outbox.failed(db, first, "channel is gone", None)
    assert waiting_ids(db, NOW + timedelta(days=9)) == [second]


def test_dropping_takes_the_topics_below_along_and_no_others(db: Database) -> None:
    kept = [
        put(db, topic, channel) for channel, topic in enumerate(("scene:12", "scene:1x:turn", "scene", "scene:2:turn"))
    ]
    for channel, topic in enumerate(("scene:1", "scene:1:turn", "scene:1:card:north"), 20):
        put(db, topic, channel)
    assert outbox.waiting(db, "scene:1") == 3
    assert outbox.drop(db, "scene:1") == 3
    assert waiting_ids(db) == kept
    assert outbox.drop(db, "scene:1") == 0


def test_what_was_dropped_on_its_way_is_remembered_as_said(db: Database) -> None:
    """So that its controls can be taken away by what follows."""
    on_its_way = put(
        db, screen=Screen(title=say("t"), controls=(Button(address=Address(package="p", action="a"), label=say("b")),))
    )
    outbox.drop(db, TURN)
    following = put(db)
    outbox.said(db, on_its_way, 500, NOW)
    [announcement] = outbox.pending(db, NOW)
    assert announcement.id == following
    assert announcement.earlier == outbox.Message(id=500, channel_id=HERE, posted_at=NOW, has_controls=True)


def test_a_card_takes_the_place_of_the_one_that_was_not_said(db: Database) -> None:
    put(db, CARD, card=True)
    turn, newest = put(db), put(db, CARD, card=True)
    other = put(db, CARD, THERE, card=True)
    assert waiting_ids(db) == [turn, other]
    outbox.said(db, turn, 500, NOW)
    assert waiting_ids(db) == [newest, other]


def test_an_edited_card_is_as_old_as_its_message(db: Database) -> None:
    for minutes in range(0, 60, 20):
        outbox.said(db, put(db, CARD, card=True), 500, NOW + timedelta(minutes=minutes))
    found = outbox.last_message(db, CARD, HERE)
    assert found == outbox.Message(id=500, channel_id=HERE, posted_at=NOW, has_controls=False)
    assert found.is_young(NOW + timedelta(minutes=49))
    assert not found.is_young(NOW + timedelta(minutes=50))


def test_a_message_that_lost_its_controls_elsewhere_is_known_to_have_none(db: Database) -> None:
    button = Button(address=Address(package="p", action="a"), label=say("b"))
    for topic, message in ((TURN, 500), (CARD, 501)):
        outbox.said(db, put(db, topic, screen=Screen(title=say("t"), controls=(button,))), message, NOW)
    for topic, channel, message in ((TURN, HERE, 501), (CARD, THERE, 501), (CARD, HERE, 501)):
        outbox.closed(db, topic, channel, message)
    found = [outbox.last_message(db, topic, HERE) for topic in (TURN, CARD)]
    assert [one and one.has_controls for one in found] == [True, False]


def test_of_what_is_over_no_words_and_no_people_are_kept_and_one_row_of_each_topic(db: Database) -> None:
    for number in range(5):
        outbox.said(db, put(db, pings=(7,)), 500 + number, NOW)
    outbox.said(db, put(db, channel_id=THERE), 600, NOW)
    outbox.failed(db, put(db, "scene:3", pings=(7,)), "channel is gone", None)
    rows = db.conn.execute("SELECT topic, channel_id, message_id, screen, pings FROM outbox ORDER BY id").fetchall()
    assert rows == [(TURN, HERE, 504, None, "[]"), (TURN, THERE, 600, None, "[]"), ("scene:3", HERE, None, None, "[]")]


def test_an_id_never_comes_again(db: Database) -> None:
    """Discord takes a message with a nonce that it has seen lately for a repetition."""
    first = put(db)
    db.conn.execute("DELETE FROM outbox")
    assert put(db) > first


def test_nonces_fit_and_are_apart() -> None:
    nonces = {outbox.nonce(guild, number) for guild in (1, GUILD, 2**63 - 1) for number in (1, 2, 2**31)}
    assert len(nonces) == 9
    assert max(map(len, nonces)) <= 25


@dataclass
class Kept:
    """An announcement as the model has it."""

    id: int
    topic: str
    channel: int
    due: datetime


class Outbox(RuleBasedStateMachine):
    """Against a list: what waits, in order; and what was last said of each topic."""

    topics = st.sampled_from([TURN, CARD, "scene:1", "scene:2:turn"])
    channels = st.sampled_from([HERE, THERE])

    @initialize()
    def begin(self) -> None:
        self.db = Database(memory=True, execute_plugins=False)
        take_steps(self.db)
        self.list: list[Kept] = []
        self.last: dict[tuple[str, int], int] = {}
        self.now, self.messages = NOW, 500

    def teardown(self) -> None:
        if hasattr(self, "db"):
            self.db.conn.close()

    @rule(topic=topics, channel=channels, card=st.booleans())
    def put(self, topic: str, channel: int, card: bool) -> None:
        if card:
            self.list = [kept for kept in self.list if (kept.topic, kept.channel) != (topic, channel)]
        made = Kept(put(self.db, topic, channel, card=card, now=self.now), topic, channel, self.now)
        self.list.append(made)

    @rule(topic=st.sampled_from([TURN, "scene:1", "scene:2", "scene"]))
    def drop(self, topic: str) -> None:
        gone = [kept for kept in self.list if kept.topic == topic or kept.topic.startswith(f"{topic}:")]
        assert outbox.drop(self.db, topic) == len(gone)
        self.list = [kept for kept in self.list if kept not in gone]

    @rule(seconds=st.integers(0, 9))
    def wait(self, seconds: int) -> None:
        self.now += timedelta(seconds=seconds)

    @rule(channel=channels)
    def say_the_next(self, channel: int) -> None:
        for announcement in outbox.pending(self.db, self.now, channel_id=channel):
            self.messages += 1
            outbox.said(self.db, announcement.id, self.messages, self.now)
            self.last[announcement.topic, channel] = self.messages
            self.list = [kept for kept in self.list if kept.id != announcement.id]

    @rule(channel=channels, later=st.none() | st.integers(1, 9))
    def fail_at_the_next(self, channel: int, later: int | None) -> None:
        for announcement in outbox.pending(self.db, self.now, channel_id=channel):
            retry_at = None if later is None else self.now + timedelta(seconds=later)
            outbox.failed(self.db, announcement.id, "rate limit", retry_at)
            [kept] = [kept for kept in self.list if kept.id == announcement.id]
            if retry_at is None:
                self.list.remove(kept)
            else:
                kept.due = retry_at

    @invariant()
    def agrees(self) -> None:
        if not hasattr(self, "db"):
            return
        firsts: dict[int, Kept] = {}
        for kept in self.list:
            firsts.setdefault(kept.channel, kept)
        due = sorted(kept.id for kept in firsts.values() if kept.due <= self.now)
        assert waiting_ids(self.db, self.now) == due
        for (topic, channel), message in self.last.items():
            found = outbox.last_message(self.db, topic, channel)
            assert found is not None
            assert found.id == message


TestOutbox = Outbox.TestCase
TestOutbox.settings = settings(max_examples=60, stateful_step_count=25, deadline=None)
