"""What is said of files of sheets. Everything here is private."""

from collections.abc import Sequence

from bot.engine.screen import Attached, Paragraph, Screen, Tone
from bot.engine.text import Text, say


def export_screen(n: int, attached: tuple[Attached, ...]) -> Screen:
    """The files, with `n` sheets in all of them."""
    blocks = [Paragraph(text=say("sheet-export", n=n))]
    if n:
        blocks.append(Paragraph(text=say("sheet-export-private")))
    return Screen(title=say("sheet-export-title"), blocks=tuple(blocks), private=True, attached=attached)


def progress_screen(done: int, n: int) -> Screen:
    """How many of `n` rows have been checked."""
    blocks = (Paragraph(text=say("sheet-import-progress", done=done, all=n)),)
    return Screen(title=say("sheet-import-title"), blocks=blocks, private=True)


def import_screen(n: int) -> Screen:
    """`n` sheets have been made."""
    blocks = (Paragraph(text=say("sheet-import", n=n)),)
    return Screen(title=say("sheet-import-title"), blocks=blocks, tone=Tone.GOOD, private=True)


def faults_screen(why: Text, faults: Sequence[Text], untold: int) -> Screen:
    """All that is wrong with a file, row by row; of very many the first, and how many more."""
    lines = [why, *faults, *([say("sheet-import-more-faults", n=untold)] if untold else [])]
    blocks = tuple(Paragraph(text=line) for line in lines)
    return Screen(title=say("sheet-import-faults-title"), blocks=blocks, tone=Tone.BAD, private=True)
