#!/usr/bin/env python3
"""Looks up the packages of requirements.lock among the known vulnerabilities: pip-audit, in an environment of its own.

Exit code 1 if any is known to be vulnerable. Where advisories cannot be had, or not for every package, it says so
plainly and does not fail: a machine without reach to them has not audited anything, and must not look as if it had.
"""

import json
import os
import subprocess
import sys
import tempfile
import venv
from pathlib import Path
from typing import Any

LOCK = Path(__file__).resolve().parent.parent / "requirements.lock"
PATIENCE = 120
"""Seconds for installing pip-audit, and again for asking."""


def report(folder: Path) -> dict[str, Any]:
    """What pip-audit says, as it writes it in JSON. Raises OSError, ValueError or SubprocessError where it cannot."""
    venv.create(folder / "env", with_pip=True)
    programs = folder / "env" / ("Scripts" if os.name == "nt" else "bin")
    install = [programs / "python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "pip-audit"]
    subprocess.run(install, check=True, capture_output=True, timeout=PATIENCE)
    found = folder / "found.json"
    ask = [programs / "pip-audit", "--requirement", LOCK, "--disable-pip", "--no-deps", "--progress-spinner", "off"]
    ask += ["--timeout", "15", "--format", "json", "--output", found]
    subprocess.run(ask, check=False, capture_output=True, timeout=PATIENCE)
    answer: dict[str, Any] = json.loads(found.read_text(encoding="utf-8"))
    return answer


def judged(found: dict[str, Any]) -> tuple[list[str], int]:
    """What is to be said about a report, and the exit code. A package that was skipped has not been audited."""
    packages = found["dependencies"]
    looked_up = [package for package in packages if "skip_reason" not in package]
    lines = [
        f"VULNERABLE: {package['name']} {package['version']}, {flaw['id']}, mended in {flaw['fix_versions'] or None}"
        for package in looked_up
        for flaw in package["vulns"]
    ]
    code = 1 if lines else 0
    if not looked_up:
        return ["NOT AUDITED: no advisories can be had here for any package."], 0
    if left := [package["name"] for package in packages if package not in looked_up]:
        lines.append(f"NOT AUDITED: {', '.join(left)}")
    return [*lines, f"{len(looked_up)} of {len(packages)} packages audited."], code


def main() -> int:
    """Audits and says what came of it."""
    try:
        with tempfile.TemporaryDirectory() as folder:
            lines, code = judged(report(Path(folder)))
    except (OSError, ValueError, subprocess.SubprocessError) as error:
        lines, code = [f"NOT AUDITED: pip-audit cannot be had or cannot ask here ({type(error).__name__})."], 0
    print("\n".join(lines))
    return code


if __name__ == "__main__":
    sys.exit(main())
