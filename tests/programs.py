"""Programs of others that tests and measures run where they are installed."""

import shutil
import sys
from pathlib import Path


def program(name: str) -> str | None:
    """Where the program is: in the environment that Python runs from, or on the path; None where it is nowhere."""
    return shutil.which(name, path=str(Path(sys.executable).parent)) or shutil.which(name)
