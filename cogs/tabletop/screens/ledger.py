"""What the ledger shows: its last entries, what is revealed, and the check of the dice."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from bot.engine.dice import Face
from bot.engine.model import Frozen
from bot.engine.screen import Address, Block, Button, ButtonStyle, Heading, Paragraph, Screen, Tone
from bot.engine.text import Listing, Text, Verbatim, say
from bot.engine.visibility import Visibility
from cogs.tabletop.screens.people import person

PAGE = 15
"""Entries on one page."""

SEEDS = 5
"""Revealed seeds that are listed; an export has them all."""

LATEST = 253402300799
"""The last second that a moment may have."""

SHOWN = 60
"""Faces of one ruling that are listed."""


class Recent(Frozen):
    """One entry as the list tells it: no word of what came out.

    `mark` says whether the GM has taken it back, *undone*, or overruled it, *amended*.
    """

    entry_id: int
    at: datetime
    actor_id: int
    ruleset: str
    kind: str
    visibility: Visibility
    mark: str = "no"


class Pledged(Frozen):
    """A seed by its hash, the rulings it has made, and the seed itself in hexadecimal once it is revealed."""

    pledge: str
    rulings: int
    seed: str | None = None


class Checked(Frozen):
    """The faces of one entry beside those that its seed gives: `due` is None while that is secret.

    `number` and `seed` are None for faces that are not the server's own.
    """

    faces: tuple[Face, ...]
    number: int | None
    seed: Pledged | None
    due: tuple[Face, ...] | None


class Rotation(Frozen):
    """A seed was revealed, and another follows it."""

    revealed: Pledged
    following: str


def kind_text(ruleset: str, kind: str) -> Text:
    """What kind of entry it is; each ruleset has the words for its own."""
    return say(f"ledger-kind-{ruleset}-{kind}")


def recent_screen(
    entries: Sequence[Recent],
    *,
    is_newest: bool,
    has_more: bool,
    wanted: tuple[str, ...] = (),
    told: Sequence[Text] = (),
) -> Screen:
    """A page of the ledger, newest first, private. `wanted` are its filters as words of addresses, `told` in words."""
    newest = Button(address=_at("ledger-page", *(("", *wanted) if wanted else ())), label=say("ledger-button-newest"))
    last = str(entries[-1].entry_id) if entries else ""
    older = Button(address=_at("ledger-page", last, *wanted), label=say("ledger-button-older"))
    lines = [_line(entry) for entry in entries] or [say("ledger-recent-none" if told else "ledger-recent-empty")]
    return Screen(
        title=say("ledger-recent-title"),
        blocks=tuple(Paragraph(text=line) for line in (*told, *lines)),
        controls=(() if is_newest else (newest,)) + ((older,) if has_more else ()),
        tone=Tone.QUIET,
        private=True,
    )


def _line(entry: Recent) -> Text:
    return say(
        "ledger-recent-line",
        entry=str(entry.entry_id),
        when=when(entry.at),
        actor=person(entry.actor_id),
        kind=kind_text(entry.ruleset, entry.kind),
        visibility=Verbatim(verbatim=entry.visibility.value),
        mark=Verbatim(verbatim=entry.mark),
    )


def revealed_screen(shown: Screen, actor_id: int, visibility: Visibility) -> Screen:
    """What was kept back, for everybody, exactly as it was: `shown` is the screen of the open ruling."""
    whose = say("ledger-revealed", actor=person(actor_id), visibility=Verbatim(verbatim=visibility.value))
    return shown.model_copy(update={"blocks": (Paragraph(text=whose), *shown.blocks), "private": False})


def revealed_before_screen(shown: Screen, at: datetime, entry_id: int) -> Screen:
    """The same once more, for whoever asks again: private, with when and by which entry it was revealed."""
    before = say("ledger-revealed-before", when=when(at), entry=str(entry_id))
    return shown.model_copy(update={"blocks": (Paragraph(text=before), *shown.blocks), "private": True})


def seeds_screen(current: Pledged, seed_id: int, revealed: Sequence[Pledged], *, may_reveal: bool) -> Screen:
    """The hash of the seed in use, and the seeds that were revealed."""
    blocks: list[Block] = [
        Paragraph(text=say("verify-current", hash=_code(current.pledge), n=current.rulings)),
        Paragraph(text=say("verify-how")),
    ]
    if revealed:
        blocks.append(Heading(text=say("verify-revealed-seeds")))
        blocks += [Paragraph(text=_seed_line(seed)) for seed in revealed]
    ask = Button(address=_at("seed-ask", str(seed_id)), label=say("verify-button-reveal"))
    return Screen(
        title=say("verify-title"),
        blocks=tuple(blocks),
        controls=(ask,) if may_reveal else (),
        tone=Tone.QUIET,
        private=True,
    )


def seed_question(seed_id: int, rulings: int, kept_back: int) -> Screen:
    """What it means to reveal the seed, and the button that does it."""
    blocks = [Paragraph(text=say("verify-ask", n=rulings))]
    if kept_back:
        blocks.append(Paragraph(text=say("verify-ask-kept-back", n=kept_back)))
    confirm = Button(
        address=_at("seed-reveal", str(seed_id)), label=say("verify-button-confirm"), style=ButtonStyle.DANGER
    )
    return Screen(title=say("verify-ask-title"), blocks=tuple(blocks), controls=(confirm,), tone=Tone.BAD, private=True)


def rotation_screen(rotation: Rotation, verify: Verbatim) -> Screen:
    """The revealed seed and the hash of the next, for everybody. `verify` mentions the command."""
    return Screen(
        title=say("verify-rotated-title"),
        blocks=(
            Paragraph(text=_seed_line(rotation.revealed)),
            Paragraph(text=say("verify-rotated-next", hash=_code(rotation.following))),
            Paragraph(text=say("verify-rotated-how", command=verify)),
        ),
    )


def checked_screen(entry_id: int, checks: Sequence[Checked]) -> Screen:
    """Whether the recorded faces of an entry, and of what was chosen after it, follow from the seed; private."""
    blocks: list[Block] = []
    for check in checks:
        blocks.append(Paragraph(text=_verdict(check)))
        blocks.append(Paragraph(text=say("verify-recorded", faces=_faces(check.faces))))
        if check.due is not None and check.due != check.faces:
            blocks.append(Paragraph(text=say("verify-due", faces=_faces(check.due))))
    differs = any(check.due is not None and check.due != check.faces for check in checks)
    agrees = bool(checks) and all(check.due == check.faces for check in checks)
    return Screen(
        title=say("verify-entry-title", entry=str(entry_id)),
        blocks=tuple(blocks) or (Paragraph(text=say("verify-no-dice")),),
        tone=Tone.BAD if differs else Tone.GOOD if agrees else Tone.QUIET,
        private=True,
    )


def _verdict(check: Checked) -> Text:
    if check.seed is None:
        return say("verify-other-dice")
    number, pledge = str(check.number), _code(check.seed.pledge)
    if check.due is None:
        return say("verify-not-yet", number=number, hash=pledge)
    return say("verify-agrees" if check.due == check.faces else "verify-differs", number=number, hash=pledge)


def _seed_line(seed: Pledged) -> Text:
    return say("verify-seed", seed=_code(seed.seed or ""), hash=_code(seed.pledge), n=seed.rulings)


def _faces(faces: Sequence[Face]) -> Listing:
    shown = tuple(Verbatim(verbatim=f"d{face.sides} {face.face}") for face in faces[:SHOWN])
    return Listing(items=shown + ((Verbatim(verbatim="…"),) if len(faces) > SHOWN else ()))


def when(at: datetime) -> Verbatim:
    """A moment, as Discord shows it to everybody by their own clock."""
    return Verbatim(verbatim=f"<t:{int(at.timestamp())}:f>")


def _code(hexadecimal: str) -> Verbatim:
    return Verbatim(verbatim=f"`{hexadecimal}`")


def _at(action: str, *args: str) -> Address:
    return Address(package="tabletop", action=action, args=args)
