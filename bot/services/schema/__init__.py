"""The shape of a guild's file, as the steps that lead to it, in the modules in which they were added one after another.

Each step is a named function and runs once. Steps are only ever added at the end of the last module; with each,
`migrations.VERSION` grows by one.
"""

from bot.services.schema.second import steps

__all__ = ["steps"]
