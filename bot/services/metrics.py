"""What the bot counts and times, for Prometheus.

Labels are few and known beforehand: commands, stages, outcomes. There is no guild among them, no user, and nothing that
somebody has typed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""The upper ends of what is told apart."""

FIRST_RESPONSES = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0)
"""The same of first responses: Discord gives up after three seconds."""


class Metrics:
    """The measures of one bot, in a registry of their own."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.commands = Counter(
            "gravecaller_commands",
            "Commands, controls and forms, by what came of them: done, refused or failed.",
            ["command", "outcome"],
            registry=self.registry,
        )
        self.stages = Histogram(
            "gravecaller_stage_seconds",
            "How long each stage took: an answer from its arrival until all is said; the wait for a guild's turn and"
            " its transaction; the transaction; the drawing of a screen; an announcement.",
            ["stage"],
            buckets=SECONDS,
            registry=self.registry,
        )
        self.first_responses = Histogram(
            "gravecaller_first_response_seconds",
            "How long it took from when an interaction arrived until Discord had the first response to it.",
            buckets=FIRST_RESPONSES,
            registry=self.registry,
        )
        self._begun: dict[int, float] = {}
        self.announcements = Counter(
            "gravecaller_announcements",
            "Announcements, by what came of them: said, or not said.",
            ["outcome"],
            registry=self.registry,
        )
        self.loop_lag = Histogram(
            "gravecaller_loop_lag_seconds",
            "How much later than asked for the event loop has come round.",
            buckets=SECONDS,
            registry=self.registry,
        )

    def gauge(self, name: str, told: str, value: Callable[[], float]) -> None:
        """Tell what `value` is whenever it is asked for."""
        Gauge(f"gravecaller_{name}", told, registry=self.registry).set_function(value)

    def labelled(self, name: str, told: str, label: str) -> Gauge:
        """A measure of each of several, to be set before it is told."""
        return Gauge(f"gravecaller_{name}", told, [label], registry=self.registry)

    @contextmanager
    def timed(self, stage: str) -> Iterator[None]:
        """Take the time of a stage, however it ends."""
        begun = perf_counter()
        try:
            yield
        finally:
            self.stages.labels(stage).observe(perf_counter() - begun)

    @contextmanager
    def awaited(self, interaction_id: int) -> Iterator[None]:
        """From now on a first response to this interaction is awaited, at the longest as long as this lasts."""
        self._begun[interaction_id] = perf_counter()
        try:
            yield
        finally:
            self._begun.pop(interaction_id, None)

    def responded(self, interaction_id: int) -> None:
        """Discord has a response to this interaction."""
        begun = self._begun.pop(interaction_id, None)
        if begun is not None:
            self.first_responses.observe(perf_counter() - begun)

    def text(self) -> bytes:
        """All of it as Prometheus reads it."""
        return generate_latest(self.registry)
