"""The questions that the worked examples of `ex_nihilo` ask of its rules."""

from cogs.ex_nihilo.rules.cases import fights, rolls

QUESTIONS = {question.id: question for question in (*rolls.QUESTIONS, *fights.QUESTIONS)}
"""By their names in `data/ex_nihilo/cases.toml`."""
