"""A machine on which the lines of the pages for operators are typed.

`sudo` and `systemctl` are left out, paths lie in a temporary folder, and a stand-in for kubectl does here what the pod
would do there.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

from bot.services.settings import ROOT

DOCS = {path.stem: path.read_text(encoding="utf-8") for path in sorted((ROOT / "docs").glob("*.md"))}
"""The pages, by name."""


def blocks(page: str, section: str | None = None) -> list[str]:
    """What is to be typed, of the whole page or of one section."""
    text = DOCS[page] if section is None else DOCS[page].split(f"## {section}\n")[1].split("\n## ")[0]
    return re.findall(r"```sh\n(.*?)```", text, re.DOTALL)


class Host:
    """A machine with a bot's files, on which the lines of the pages are typed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.pods = folder / "pods"
        programs = folder / "programs"
        programs.mkdir(parents=True)
        (programs / "kubectl").write_text(KUBECTL.format(python=sys.executable, root=ROOT, pods=self.pods))
        (programs / "kubectl").chmod(0o755)
        self._environ = {
            "PATH": f"{programs}:{Path(sys.executable).parent}:{os.environ['PATH']}",
            "PYTHONPATH": str(ROOT),
            "DISCORD_TOKEN": "x",
            "GRAVECALLER_DATA": str(folder / "var" / "guilds"),
            "BACKUP_FOLDER": str(folder / "var" / "nights"),
        }

    def types(self, *texts: str) -> str:
        """Types every line, as far as it can be tried here; returns what was printed."""
        lines = [line for text in texts for line in text.splitlines() if not line.startswith(("cd ", "sudo systemctl"))]
        script = "\n".join(lines).replace("sudo -u gravecaller ", "").replace(".venv/bin/python", sys.executable)
        script = script.replace("/var/lib/gravecaller", str(self.folder / "var"))
        done = subprocess.run(
            ["bash", "-euo", "pipefail", "-c", script],
            cwd=ROOT,
            env=self._environ,
            capture_output=True,
            text=True,
            check=False,
            timeout=120,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout


KUBECTL = """#!{python}
import subprocess, sys, yaml
verb, *words = sys.argv[1:]
def there(command):
    command = [word.replace("/clusters/", "{pods}/") for word in command]
    program = ["{python}"] + command[1:] if command[0] == "python" else command
    sys.exit(subprocess.run(program, cwd="{root}").returncode)
if verb == "exec":
    there(words[words.index("--") + 1 :])
if verb == "apply" and words[0] == "-f":
    for document in yaml.safe_load_all(open("{root}/" + words[1])):
        if document["kind"] == "Job":
            there(document["spec"]["template"]["spec"]["containers"][0]["command"])
"""
"""Does here what pods do, and nothing else."""
