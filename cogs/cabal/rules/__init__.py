"""The rules of Cabal of the Undead: values in, values out.

`model` is what a game is and what can be done in it, `play` does it: `legal(game)`, `apply(game, action, dice)`. The
armies get ready in `setup`. `preview` tells what would happen, `notation` writes and reads recorded games, `solo` plays
by itself. Beneath them `board` is the position in numbers, on which the rules are decided.
"""
