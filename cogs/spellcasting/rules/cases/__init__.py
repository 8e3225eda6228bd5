"""The questions that the worked examples of `spellcasting` ask of its rules."""

from cogs.spellcasting.rules.cases import areas, casting

QUESTIONS = {question.id: question for question in (*casting.QUESTIONS, *areas.QUESTIONS)}
"""By their names in `data/spellcasting/cases.toml`."""
