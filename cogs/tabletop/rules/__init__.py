"""Decisions of the tabletop. Pure."""
