"""Screens of the tabletop. Pure."""
