"""Screens of skirmish."""
