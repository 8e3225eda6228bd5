"""Gravecaller: a Discord bot for five odd, beloved rulesets."""
