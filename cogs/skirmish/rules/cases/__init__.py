"""The questions that the worked examples of `skirmish` ask of its rules."""

from cogs.skirmish.rules.cases import charging, morale, rounds, ways

QUESTIONS = {
    question.id: question for question in (*morale.QUESTIONS, *charging.QUESTIONS, *ways.QUESTIONS, *rounds.QUESTIONS)
}
"""By their names in `data/skirmish/cases.toml`."""
