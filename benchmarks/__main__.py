"""Finds the measures and prints them. Exit code 1 if a module crashed, never for a figure that falls short."""

from __future__ import annotations

import argparse
import pkgutil
import sys
import traceback
from importlib import import_module

import benchmarks


def run(names: list[str]) -> int:
    """Prints the measures of the modules with these names."""
    crashed = 0
    for name in names:
        try:
            module = import_module(f"benchmarks.{name}")
            for measure in module.measures() if hasattr(module, "measures") else ():
                print(measure, flush=True)
        except Exception:
            traceback.print_exc()
            crashed = 1
    return crashed


def main() -> int:
    """The command line."""
    names = sorted(module.name for module in pkgutil.iter_modules(benchmarks.__path__) if module.name != "__main__")
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description="Measure.")
    parser.add_argument("name", nargs="*", help=f"one or more of {', '.join(names)}; all of them without")
    chosen: list[str] = parser.parse_args().name
    if unknown := sorted(set(chosen) - set(names)):
        parser.error(f"there is no measure {', '.join(unknown)}; there are {', '.join(names)}")
    return run(chosen or names)


if __name__ == "__main__":
    sys.exit(main())
