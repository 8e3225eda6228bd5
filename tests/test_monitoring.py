"""The dashboard, the alerts and their page speak of measures that there are."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

from bot.services.metrics import Metrics

ROOT = Path(__file__).resolve().parent.parent
ALERTS = ROOT / "deploy" / "prometheus" / "alerts.yml"
DASHBOARD = ROOT / "deploy" / "grafana" / "gravecaller.json"
CASES = ROOT / "tests" / "alerts.yml"
PAGE = ROOT / "docs" / "monitoring.md"

LATER = {
    "ready",
    "guilds",
    "open_guild_files",
    "outbox_age_seconds",
    "outbox_guilds",
    "gateway_latency_seconds",
    "shard_connected",
    "backup_age_seconds",
    "backup_failed_files",
}
"""What `bot.health` and `bot.app` tell beside; `tests/bot/test_health.py` has asked for it."""

PROCESS = {"process_open_fds", "process_max_fds", "process_resident_memory_bytes", "process_cpu_seconds_total"}


def known() -> set[str]:
    """The names of all measures, as they are asked for."""
    metrics = Metrics()
    metrics.commands.labels("roll", "done").inc()
    metrics.stages.labels("answer").observe(1)
    metrics.announcements.labels("said").inc()
    told = {line.split("{")[0].split()[0] for line in metrics.text().decode().splitlines() if line[:1] != "#"}
    return told | PROCESS | {f"gravecaller_{name}" for name in LATER}


def asked(expression: str) -> set[str]:
    return set(re.findall(r"\b(?:gravecaller|process)_[a-z_]+", expression))


def alerts() -> dict[str, str]:
    """What each alert asks of Prometheus."""
    rules: list[dict[str, Any]] = yaml.safe_load(ALERTS.read_text(encoding="utf-8"))["groups"][0]["rules"]
    return {rule["alert"]: rule["expr"] for rule in rules}


def expressions() -> dict[str, str]:
    """Everything that is asked of Prometheus, by where."""
    panels = json.loads(DASHBOARD.read_text(encoding="utf-8"))["panels"]
    return alerts() | {panel["title"]: target["expr"] for panel in panels for target in panel["targets"]}


def test_alerts_and_dashboard_ask_for_measures_that_there_are() -> None:
    found = expressions()
    assert len(found) > 15
    for where, expression in found.items():
        assert asked(expression) <= known(), f"{where} asks for {asked(expression) - known()}"


def test_the_page_tells_of_every_measure_and_of_every_alert() -> None:
    page = PAGE.read_text(encoding="utf-8")
    ours = {re.sub(r"_(bucket|count|sum|created)$", "", name) for name in known() if name.startswith("gravecaller")}
    assert not [name for name in ours if name not in page]
    assert not [name for name in alerts() if name not in page]


needs_promtool = pytest.mark.skipif(shutil.which("promtool") is None, reason="promtool is not installed")


@needs_promtool
def test_prometheus_itself_takes_the_alerts() -> None:
    assert told_by_promtool("check", "rules", ALERTS) == 0


@needs_promtool
@pytest.mark.parametrize("slip", [None, "> 300", "* 3600", "== 0"])
def test_every_alert_goes_off_where_something_is_wrong_and_none_elsewhere(slip: str | None, tmp_path: Path) -> None:
    rules = tmp_path / "deploy" / "prometheus" / "alerts.yml"
    rules.parent.mkdir(parents=True)
    text = ALERTS.read_text(encoding="utf-8")
    assert slip is None or slip in text
    rules.write_text(text.replace(slip, f"{slip} + 1e9") if slip else text, encoding="utf-8")
    cases, expected = tmp_path / "cases.yml", CASES.read_text(encoding="utf-8")
    assert not [name for name in alerts() if name not in expected]
    cases.write_text(expected.replace("{{ROOT}}", str(tmp_path)), encoding="utf-8")
    assert told_by_promtool("test", "rules", cases) == (0 if slip is None else 1)


def told_by_promtool(*words: str | Path) -> int:
    done = subprocess.run(["promtool", *words], capture_output=True, text=True, check=False)
    print(done.stdout + done.stderr)  # noqa: T201 - shown where the test fails
    return done.returncode
