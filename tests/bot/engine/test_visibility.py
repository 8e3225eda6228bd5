"""Who sees what was rolled, and who may show it to everybody."""

import pytest

from bot.engine.sheet import Viewer
from bot.engine.visibility import Visibility

ROLLER, OTHER = 11, 22


@pytest.mark.parametrize(
    ("visibility", "viewer", "shows", "reveals"),
    [
        (Visibility.OPEN, Viewer(user_id=OTHER, is_gm=False), True, False),
        (Visibility.SECRET, Viewer(user_id=ROLLER, is_gm=False), True, True),
        (Visibility.SECRET, Viewer(user_id=OTHER, is_gm=False), False, False),
        (Visibility.SECRET, Viewer(user_id=OTHER, is_gm=True), False, True),
        (Visibility.BLIND, Viewer(user_id=ROLLER, is_gm=False), False, False),
        (Visibility.BLIND, Viewer(user_id=OTHER, is_gm=False), False, False),
        (Visibility.BLIND, Viewer(user_id=OTHER, is_gm=True), True, True),
        (Visibility.BLIND, Viewer(user_id=ROLLER, is_gm=True), True, True),
    ],
)
def test_each_sees_and_reveals_what_is_theirs(
    visibility: Visibility, viewer: Viewer, shows: bool, reveals: bool
) -> None:
    assert visibility.shows(viewer, ROLLER) is shows
    assert visibility.reveals(viewer, ROLLER) is reveals
