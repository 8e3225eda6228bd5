"""The questions that the worked examples of `turning` ask of its rules."""

from cogs.turning.rules.cases import attempts, lasting

QUESTIONS = {question.id: question for question in (*attempts.QUESTIONS, *lasting.QUESTIONS)}
"""By their names in `data/turning/cases.toml`."""
