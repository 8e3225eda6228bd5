### Cabal of the Undead: the guide, the board, and what is done on it. Terms: GLOSSARY section 1.4.

## The guide

cabal-guide-title = Cabal of the Undead
cabal-guide-about = A war game on a chessboard: the slow, feared Undead in their NecroFog against the Empire. By post, live, or against the bot.
cabal-guide-new = { $command } opens a game: alone, you play against the bot at once; with *opponent*, against somebody here. Then press *Ready*.
cabal-guide-army = { $command }: choose army, set-up and spells. Nobody sees them until both sides are ready.
cabal-guide-move = { $command } moves a piece or attacks, from two lists or by name. Whoever takes the king piece wins.
cabal-guide-fight = There is no luck in a fight: attack against defence. { $command } shows beforehand what each attack would give.
cabal-guide-fog = Undead outside the NecroFog turn to dust at the end of their turn. { $command } ends the turn and first names what would be lost.
cabal-guide-spells = { $cast }: the Seductress casts one spell in a turn. { $summon }: Evocation calls up a piece for mana.
cabal-guide-mana = Skeletons that reach the far side, and Shadows that kill, bring mana; { $command } brings pieces in for it.
cabal-guide-board = { $command }: the board from either side, as a list or a picture; the record of the game, and the game once more.
cabal-guide-ends = { $command }: give up, offer a draw, or ask to take a turn back.
cabal-scene-turns = The players take turns.
cabal-kind-army = Cabal: army
cabal-values-source = The author’s figures.
cabal-values-house = Our figures.

## The board

cabal-piece-at = { $symbol } { $square } { $name }
cabal-piece-of = { $name } ({ $side })
cabal-pieces-first = White, capitals – { $army }: { $pieces }
cabal-pieces-second = Black, small letters – { $army }: { $pieces }
cabal-legend-piece = { $symbol } { $name }
cabal-legend-signs = Signs: { $signs }
cabal-shade-reached = within reach
cabal-shade-last-move = last move
cabal-shade-fog = NecroFog ({ $side })
cabal-shade-both-fogs = NecroFog of both
cabal-player = { $name } · { $army } · mana { $mana }
cabal-player-state = { $name } – { $state }
cabal-ready = ready
cabal-not-ready = gets ready
cabal-getting-ready = A board of { $columns }×{ $rows }. Armies and set-ups stay hidden until both sides are ready.
cabal-move-by = To be done by
cabal-offered = { $name } has offered a draw: it stands until the next move.
cabal-decides = { $name } decides whether to sacrifice.

## What was done. Names of pieces stand alone, so that nothing has to agree with them.

cabal-told = { $side }: { $happened }
cabal-told-cast = { $side }: { $spell } at { $target }: { $happened }
cabal-told-no-sacrifice = { $side }: nothing is sacrificed: { $happened }
cabal-told-draw = { $side }: a draw is offered.
cabal-told-falling = the king piece would fall, unless something is sacrificed for it
cabal-went-moved = { $name } { $square }–{ $to }
cabal-went-repelled = { $name } on { $square } attacks { $to } in vain
cabal-happened-unharmed = { $name } on { $square } withstands it
cabal-happened-killed =
    { $mana ->
        [0] { $name } on { $square } falls
       *[other] { $name } on { $square } falls (mana +{ $mana })
    }
cabal-happened-dissolved = { $name } on { $square } turns to dust
cabal-happened-sacrificed = { $name } on { $square } is sacrificed
cabal-went-stepped = { $name } steps from { $square } to { $to }
cabal-happened-crossed = the far side: mana +{ $mana }
cabal-happened-entered = { $name } enters on { $square } (mana { $mana })
cabal-happened-evoked = { $name } appears on { $square } (mana { $mana })
cabal-happened-frightened = { $name } on { $square } is in terror
cabal-happened-petrified = { $name } on { $square } turns to stone
cabal-won-king = { $winner } wins: the king piece has fallen.
cabal-won-resigned = { $winner } wins: the game was given up.
cabal-drawn-agreed = A draw, as agreed.
cabal-drawn-repetition = A draw: the position has come too often.
cabal-drawn-quiet = A draw: nothing was removed for too long.
cabal-fighter = { $square }:
cabal-clash-won = { $attack } against { $defence }: the attack wins
cabal-clash-lost = { $attack } against { $defence }: the attack fails
