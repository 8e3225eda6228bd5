### Cabal of the Undead: pieces, refusals, reckonings and the notes of Why? (source 001).

## Armies and pieces

cabal-list-undead = Undead
cabal-list-empire = Empire
cabal-name-skeleton = Skeleton
cabal-name-spectre = Spectre
cabal-name-shadow = Shadow
cabal-name-necromancer = Necromancer
cabal-name-seductress = Seductress
cabal-name-necrarch = Necrarch
cabal-name-soldier = Soldier
cabal-name-knight = Knight
cabal-name-cannon = Cannon
cabal-name-war-priest = War Priest
cabal-name-champion = Champion
cabal-name-marshal = Marshal
cabal-side-first = White
cabal-side-second = Black
cabal-spell-energy-bolt = Energy Bolt
cabal-spell-pain = Pain
cabal-spell-terror = Terror (spell)
cabal-spell-shake-the-bones = Shake the Bones
cabal-spell-evocation = Evocation
cabal-spell-petrifying-gaze = Petrifying Gaze

## An army list in words

cabal-kind = { $letter } { $name }: C { $cost } · D { $defence } · A { $attack } · { $specials }
cabal-goes-ahead = ahead and aslant ahead, up to { $n }
cabal-goes-knight = the chess knight’s move
cabal-goes-lines = along rank and file, up to { $n }
cabal-goes-diagonals = diagonally, up to { $n }
cabal-goes-all = in all directions, up to { $n }
cabal-part-ethereal = ethereal
cabal-part-fear = Fear
cabal-part-terror = Terror
cabal-part-immune = immune to Fear and Terror
cabal-part-undead = undead
cabal-part-support = support
cabal-part-creates = creates the NecroFog
cabal-part-extends = extends the NecroFog
cabal-part-absorbs = absorbs mana from its victims
cabal-part-casts = casts spells
cabal-part-sacrifice = Sacrifice
cabal-end-mana = mana source: { $n }
cabal-at-most-one = at most one

## Faults of an army list

cabal-fault-no-name = it needs a name
cabal-fault-twice = more than once: { $words }
cabal-fault-king = exactly one piece must have the letter K, and it costs 0 and has the limit 1
cabal-fault-classical-rank = each of the two ranks needs 8 characters
cabal-fault-classical-letter = no piece has this letter: { $words }
cabal-fault-classical-number = one king piece, and no kind beyond its limit

## Reckonings

cabal-line-attack = attack
cabal-line-defence = defence
cabal-line-support = support
cabal-line-fear = Fear
cabal-line-terror = Terror
cabal-line-spell-terror = Terror (spell)
cabal-line-floor = never lower
cabal-line-die = 1d6

## Why an action is not possible

cabal-refusal-not-ready = The game has not begun: both sides must be ready first.
cabal-refusal-over = The game is over.
cabal-refusal-sacrifice-first = First it must be decided whether the attacked king piece is saved by a Sacrifice.
cabal-refusal-no-sacrifice = There is nothing to sacrifice for: no combat has been lost.
cabal-refusal-sacrifice = This Sacrifice is not possible: one piece at most 2 squares away for a step to an empty neighbouring square, or two such pieces to stay.
cabal-refusal-no-piece = There is no piece on { $square }.
cabal-refusal-not-your-piece = The piece on { $square } is the enemy’s.
cabal-refusal-moved-already =
    { $n ->
        [one] One piece moves or attacks in a turn, and that has been done.
       *[other] Up to { $n } pieces move or attack in a turn, each once; this one has moved, or no move is left.
    }
cabal-refusal-petrified = The piece on { $square } is petrified: it can neither move nor attack now.
cabal-refusal-target-petrified = The piece on { $square } is petrified: nobody may attack it now.
cabal-refusal-unreachable = { $piece }: from { $start } there is no way to { $to }.
cabal-refusal-own-piece = One of your own pieces stands on { $square }.
cabal-refusal-must-move = The turn cannot end yet: one piece must move or attack first.
cabal-refusal-no-caster = On { $square } there is none of your pieces that casts spells.
cabal-refusal-not-declared = { $spell } is not one of the three spells that were declared.
cabal-refusal-cast-already = A spell has been cast already in this turn.
cabal-refusal-no-enemy = There is no enemy piece on { $square }.
cabal-refusal-out-of-range = { $spell } has the range { $n }; { $square } is farther away.
cabal-refusal-immune = { $piece }: Fear and Terror have no effect on it.
cabal-refusal-gaze-king = The Petrifying Gaze never falls on a king piece.
cabal-refusal-gaze-again = The Petrifying Gaze fell on the piece on { $square } a turn ago: not twice in a row.
cabal-refusal-not-in-fog = { $square } is outside the NecroFog.
cabal-refusal-shake-attack = Shake the Bones lets a piece move, not attack.
cabal-refusal-not-undead = The piece on { $square } is not undead.
cabal-refusal-square-taken = { $square } is not free.
cabal-refusal-not-a-corner = Pieces enter at { $first } or { $second }, the corners of their own side.
cabal-refusal-no-such-piece = The army has no piece “{ $piece }”.
cabal-refusal-never-enters = { $piece }: it cannot be brought in.
cabal-refusal-too-many-of-kind = { $piece }: at most { $n } on the board.
cabal-refusal-no-mana = That costs { $n } mana; there is { $mana }.
cabal-refusal-off-board = { $square } is not on this board.
cabal-refusal-offered-already = A draw has been offered already; the other side decides.
cabal-refusal-ready-already = This side is ready already: its army stands.
cabal-refusal-points = This army costs { $n } points; at most { $limit } are allowed.
cabal-refusal-too-many-pieces = This army has { $n } pieces; at most { $limit } are allowed.
cabal-refusal-one-king = { $piece }: exactly one must be in the army.
cabal-refusal-twice-on-square = Two pieces cannot stand on the same square.
cabal-refusal-not-nearest = Pieces are set up on the { $ranks } ranks nearest to their own edge.
cabal-refusal-three-spells = Exactly { $n } different spells must be declared.
cabal-refusal-no-spells = Nobody in this army casts spells: none are declared.
cabal-refusal-no-such-board = There is no board of { $size }.
cabal-refusal-army-faults = This army list does not fit: { $faults }
cabal-refusal-record = Line { $line }: { $why }
cabal-refusal-record-action = “{ $text }” is no action.
cabal-refusal-record-first-line = a recorded game begins with “{ $text }”.
cabal-refusal-record-header = “{ $text }” is expected here.
cabal-refusal-record-value = the value of “{ $text }” cannot be read: { $why }
cabal-refusal-record-unreadable = it cannot be read.
cabal-refusal-record-turn = turn { $turn } is expected here.
cabal-refusal-record-mark = “{ $text }”: written here is “{ $wanted }”.
cabal-refusal-record-illegal = “{ $text }”: { $why }
cabal-refusal-record-faces = “{ $text }”: faces stand in braces after a fight that is diced, and nowhere else.
cabal-refusal-record-result = the game does not end like this: “{ $wanted }” would be right.
cabal-refusal-record-long = the record is too long: at most { $n } characters.

## Notes of Why?

cabal-ways-ahead = { $piece }: moves or attacks up to { $n } ahead, straight or aslant.
cabal-ways-knight = { $piece }: the chess knight’s jump, over whatever stands there.
cabal-ways-lines = { $piece }: along rank or file, up to { $n }.
cabal-ways-diagonals = { $piece }: diagonally, up to { $n }.
cabal-ways-all = { $piece }: in all directions, up to { $n }.
cabal-fight-attacker = The attack wins if it is not lower than the defence; otherwise nothing is removed, and the attacker stays where it was.
cabal-fight-defender = The attack wins if it is higher than the defence; otherwise nothing is removed, and the attacker stays where it was.
cabal-why-dice = Each side adds 1d6.
cabal-why-support = Support counts around the squares on which the two stood before the fight, with no upper limit.
cabal-why-dread = Fear and Terror lower the defence only of whom an undead piece attacks; of the two the greater counts.
cabal-terror-spell-adds = The Terror spell takes off 1 besides, to the end of the caster’s next turn.
cabal-terror-spell-counts-as-terror = The Terror spell counts as Terror and does not add to the attacker’s own.
cabal-fog-own-turn = Undead outside their NecroFog turn to dust at the end of their owner’s turn.
cabal-fog-every-turn = Undead outside their NecroFog turn to dust at the end of every turn.
cabal-event-crossed = A mana source that reaches the last rank is removed and gives its mana.
cabal-event-dissolved = An undead piece outside the NecroFog at the end of the turn is removed.
cabal-event-sacrificed = A Necrarch that loses a combat may sacrifice a piece within 2 squares.
cabal-event-stepped = For one sacrificed piece it steps aside and leaves its square to the attacker.
cabal-why-absorbed = A Shadow that kills absorbs half the cost of its victim as mana, rounded up.
cabal-why-sacrifice = Its owner chooses: one victim and a step, two victims and it stays, or none and it is lost.
cabal-why-enter = Pieces enter at the corners of their own side; that is no move.
cabal-why-mana = Each player has one pool of mana; a piece costs what its list says.
cabal-magic-energy-bolt = Energy Bolt: range 2, attack 1.
cabal-magic-pain = Pain: range 1, attack 2.
cabal-magic-terror = Terror (spell): range 2, 1 off the target’s defence.
cabal-magic-shake-the-bones = Shake the Bones: one undead inside the “Poisonous Mushroom” may make a movement.
cabal-magic-evocation = Evocation: a piece for mana equal to its cost; 2 more anywhere in the NecroFog.
cabal-magic-petrifying-gaze = Petrifying Gaze: range 2; the target stands still and cannot be attacked.
cabal-magic-reading-energy-bolt = A spell is no engagement: nobody is feared for it.
cabal-magic-reading-pain = A spell is no engagement: nobody is feared for it.
cabal-magic-reading-terror = It lasts to the end of the caster’s next turn and does not add to itself.
cabal-magic-reading-shake-the-bones = We read NecroFog for the “Mushroom”. The movement is no attack.
cabal-magic-reading-evocation = Its cost next to the caster, its cost and 2 more elsewhere in the fog.
cabal-magic-reading-petrifying-gaze = To the end of the opponent’s next turn; never on a king piece, not twice in a row on the same one, unless the table plays otherwise.
cabal-because-king = The game is lost with the king piece.
cabal-because-resigned = Whoever resigns loses.
cabal-because-agreed = Both sides agreed on a draw.
cabal-because-repetition = The same position has come for the { $times }th time: a draw.
cabal-because-quiet = No piece was removed for { $turns } turns of each side: a draw.
