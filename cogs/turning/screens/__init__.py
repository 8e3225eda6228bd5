"""Screens of turning undead. Pure."""
