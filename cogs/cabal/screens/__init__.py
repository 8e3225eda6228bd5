"""Screens of Cabal of the Undead. Pure."""
