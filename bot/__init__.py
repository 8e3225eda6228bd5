"""Gravecaller: a Discord bot for five odd, beloved rulesets."""

__version__ = "0.1.0"
"""The one place that says it: the package, the image and the manifests are all held to it by tests."""
