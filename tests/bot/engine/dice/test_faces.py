import hashlib
import hmac
from collections import Counter
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import TypeAdapter

from bot.engine.dice import Face, RecordingDice, ScriptedDice, ScriptError, SeededDice, seed_hash

SEED = bytes(range(32))


def recomputed(seed: bytes, ruling: int, die: int, sides: int) -> tuple[int, int]:
    """The face and its attempt, by the published construction and nothing of ours."""
    attempt = 0
    while True:
        digest = hmac.digest(seed, f"{ruling}:{die}:{attempt}".encode(), "sha256")
        word = int.from_bytes(digest[:4], "big")
        if word < 2**32 - 2**32 % sides:
            return word % sides + 1, attempt
        attempt += 1


def chi_square(roll: Callable[[], int], sides: int, times: int) -> float:
    counts = Counter(roll() for _ in range(times))
    assert set(counts) <= set(range(1, sides + 1))
    expected = times / sides
    return sum((counts[face] - expected) ** 2 / expected for face in range(1, sides + 1))


@given(
    seed=st.binary(max_size=80),
    ruling=st.integers(min_value=0, max_value=10**9),
    sides=st.lists(st.integers(min_value=1, max_value=1_000_000), max_size=20),
)
def test_an_outsider_recomputes_every_face(seed: bytes, ruling: int, sides: list[int]) -> None:
    dice = SeededDice(seed, ruling)

    assert [dice.roll(n) for n in sides] == [recomputed(seed, ruling, die, n)[0] for die, n in enumerate(sides)]


def test_words_that_would_favour_low_faces_are_drawn_again() -> None:
    dice = SeededDice(SEED, 1)
    sides = 999_999
    wanted = [recomputed(SEED, 1, die, sides) for die in range(6_000)]

    assert max(attempt for _, attempt in wanted) > 0, "no word was thrown away, so this shows nothing"
    assert [dice.roll(sides) for _ in wanted] == [face for face, _ in wanted]


def test_past_faces_never_change_with_the_code() -> None:
    dice = SeededDice(b"gravecaller", 42)

    assert [dice.roll(sides) for sides in (20, 20, 6, 30, 100, 1_000_000, 1)] == [6, 20, 4, 21, 18, 7290, 1]


@pytest.mark.parametrize(("sides", "limit"), [(6, 20.5), (20, 43.8), (30, 58.3)])
def test_B39_all_faces_are_equally_likely(sides: int, limit: float) -> None:
    """`limit` is the 99.9th percentile of chi-square with `sides − 1` degrees of freedom."""
    dice = SeededDice(SEED, 7)

    assert chi_square(lambda: dice.roll(sides), sides, 400 * sides) < limit


@pytest.mark.parametrize(("sides", "limit"), [(6, 20.5), (20, 43.8), (30, 58.3)])
def test_B39_a_die_scaled_from_another_would_be_noticed(sides: int, limit: float) -> None:
    dice = SeededDice(SEED, 7)

    assert (
        chi_square(lambda: dice.roll(sides + sides // 4) * sides // (sides + sides // 4) or 1, sides, 400 * sides)
        > limit
    )


def test_rulings_and_seeds_have_faces_of_their_own() -> None:
    def faces(seed: bytes, number: int) -> list[int]:
        dice = SeededDice(seed, number)
        return [dice.roll(1_000_000) for _ in range(3)]

    assert faces(SEED, 1) == faces(SEED, 1)
    assert faces(SEED, 1) != faces(SEED, 2)
    assert faces(SEED, 1) != faces(SEED[::-1], 1)
    # Ruling 1, die 11 is not ruling 11, die 1.
    assert not set(faces(SEED, 1)) & set(faces(SEED, 11))


@pytest.mark.parametrize("sides", [0, -1, 1_000_001])
def test_impossible_dice_are_a_mistake_of_the_caller(sides: int) -> None:
    with pytest.raises(ValueError, match=str(sides)):
        SeededDice(SEED, 1).roll(sides)


def test_the_published_hash_is_plain_sha256() -> None:
    assert seed_hash(b"abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    assert seed_hash(SEED) == hashlib.sha256(SEED).hexdigest()


def test_scripted_dice_show_their_script() -> None:
    dice = ScriptedDice(iter([3, 20]))

    assert [dice.roll(6), dice.roll(20)] == [3, 20]
    with pytest.raises(ScriptError, match="a d8 is rolled, but the script ended after 2 faces"):
        dice.roll(8)


@pytest.mark.parametrize("face", [0, 7])
def test_scripted_dice_refuse_faces_that_are_not_on_the_die(face: int) -> None:
    dice = ScriptedDice([1, face])
    dice.roll(6)

    with pytest.raises(ScriptError, match=f"face 1 of the script is {face}, which is not on a d6"):
        dice.roll(6)


def test_recording_dice_remember_what_other_dice_showed() -> None:
    dice = RecordingDice(ScriptedDice([3, 20]))

    assert [dice.roll(6), dice.roll(20)] == [3, 20]
    assert dice.faces == [Face(sides=6, face=3), Face(sides=20, face=20)]


def test_faces_survive_json() -> None:
    faces = TypeAdapter(tuple[Face, ...])
    stored = faces.dump_json((Face(6, 3), Face(20, 20)))

    assert stored == b"[[6,3],[20,20]]"
    assert faces.validate_json(stored)[0].sides == 6
