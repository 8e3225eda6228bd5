### Cabal of the Undead: getting ready, moving, and what is settled between the players. Terms: GLOSSARY section 1.4.

## Getting ready

cabal-invited = { $first } (White) against { $second } (Black). { $opponents }: choose your army and get ready.
cabal-days =
    { $n ->
        [one] Each turn may take { $n } day.
       *[other] Each turn may take { $n } days.
    }
cabal-points = Army points
cabal-points-of = { $n } of { $limit } · pieces { $pieces } of { $most }
cabal-spells = Spells to declare
cabal-nobody-sees = Only you see this. It is shown to all once both sides are ready.
cabal-you-are-ready = You are ready. The game begins as soon as the other side is.
cabal-army-called = { $army }
cabal-choose-army = Choose an army
cabal-choose-spells = Choose { $n } spells
cabal-form-ranks = Set-up by hand
cabal-field-first-rank = Nearest rank, from the left
cabal-field-second-rank = Second rank, from the left
cabal-hint-rank = Letters { $letters }; a dot is a free square; up to { $n }
cabal-hint-own-rank = Eight letters of the pieces; a dot is a free square
cabal-withdraw-question = Call the game off? It has not begun.

## Moving, casting, ending a turn. Placeholders: at most 150 characters; options: at most 100.

cabal-choose-piece = Choose a piece
cabal-choose-square = { $square }: choose where to
cabal-to = { $square }
cabal-to-attack = { $square }, attacking { $name }
cabal-chance = chance { $chance }
cabal-figures = C { $cost } · D { $defence } · A { $attack } · M { $movement }
cabal-can-go = Can go to: { $squares }
cabal-can-go-nowhere = Can go to no free square.
cabal-is-petrified = Turned to stone: cannot move, attack or be attacked.
cabal-is-frightened = In terror by a spell: D −1.
cabal-choose-spell = Choose a spell
cabal-choose-target = { $spell }: choose a target
cabal-choose-entry = Choose what enters, and where
cabal-declared = Declared: { $spells }
cabal-no-spell-now = None of them can be cast now.
cabal-more-by-command =
    { $n ->
        [one] { $n } more is possible by command.
       *[other] { $n } more are possible by command.
    }
cabal-mana = Mana: { $n }
cabal-mana-waits = Mana: { $n }. Nothing can enter now: the corners are taken, or it is not enough.
cabal-shake = { $name } { $square }–{ $to }
cabal-at = { $square } { $name }
cabal-enter = { $name } on { $square }, mana { $cost }
cabal-spell-energy-bolt-about = Range 2, A 1
cabal-spell-pain-about = Range 1, A 2
cabal-spell-terror-about = Range 2, D −1
cabal-spell-shake-the-bones-about = An undead in the NecroFog moves once more
cabal-spell-evocation-about = Calls up a piece for mana, range 1 or in the NecroFog
cabal-spell-petrifying-gaze-about = Range 2: the target stands still and cannot be attacked
cabal-turn-goes-on = Your turn goes on.
cabal-turn-is-over = Done.
cabal-end-question =
    { $n ->
        [0] End the turn?
        [one] End the turn? Outside the NecroFog: { $n } piece, which will turn to dust.
       *[other] End the turn? Outside the NecroFog: { $n } pieces, which will turn to dust.
    }
cabal-would-dissolve = Lost would be: { $names }

## What is settled between the players

cabal-falling = { $name }: the { $king } would fall. Something can be sacrificed for it until { $when }; then as little as possible is given.
cabal-may-give = One piece within 2 squares: the king piece steps aside. Two: it stays, and the attacker goes back. None: the game is lost. Only you see this.
cabal-choose-sacrifice = Choose what to sacrifice
cabal-give-nobody = Nothing: the game is lost
cabal-give-and-stay = { $names } – it stays
cabal-give-and-step = { $names } – it steps to { $square }
cabal-resign-question = Give the game up, offer a draw, or ask to take your last turn back?
cabal-take-back-asked = { $name } asks to take the last turn back.
cabal-asked = { $name } has been asked.
cabal-taken-back = The turn has been taken back.
cabal-late = The time of { $name } is over. { $opponent } or the GM decides.
cabal-thinks = The bot thinks.
cabal-record = The game in notation. /cabal new opens it again with the option *record*.
cabal-replay-last = Last

## Buttons

cabal-button-pieces = Move
cabal-button-spells = Cast
cabal-button-waiting = Bring in
cabal-button-end = End turn
cabal-button-end-turn = End turn
cabal-button-cancel = Cancel
cabal-button-look = Board
cabal-button-nudge = Let the bot move
cabal-button-give = Sacrifice
cabal-button-more = More
cabal-button-army = Get ready
cabal-button-withdraw = Decline
cabal-button-call-off = Call off
cabal-button-ready = Ready
cabal-button-by-hand = Set up by hand
cabal-button-classical = Classical set-up
cabal-button-give-up = Give up
cabal-button-draw = Offer a draw
cabal-button-accept = Accept the draw
cabal-button-take-back = Ask to take back
cabal-button-agree = Agree
cabal-button-claim = Claim the win
cabal-button-grant = More time
cabal-button-other-side = From the other side
cabal-button-picture = Picture
cabal-button-list = As a list
cabal-button-record = Record
cabal-button-replay = Replay
cabal-button-settle = Give up, draw, take back
cabal-button-replay-first = ⏮
cabal-button-replay-previous = ◀
cabal-button-replay-next = ▶
cabal-button-replay-last = ⏭

## Steps: in the history, and to whoever took them

scene-action-cabal-draft = getting ready
scene-action-cabal-ready = being ready
scene-action-cabal-move = a move
scene-action-cabal-cast = a spell
scene-action-cabal-place = a piece brought in
scene-action-cabal-end = the end of a turn
scene-action-cabal-think = the bot’s turn
scene-action-cabal-fall = a sacrifice for want of a choice
scene-action-cabal-resign = giving up
scene-action-cabal-draw = a draw
scene-action-cabal-claim = a win on time
scene-action-cabal-grant = more time
scene-did-cabal-ready = Both sides are ready: the game has begun.
scene-did-cabal-resign = You have given the game up.
scene-did-cabal-draw = Done: the draw has been offered or accepted.
scene-did-cabal-claim = The win is claimed.
scene-did-cabal-grant = There is as much time again.

## Refusals

cabal-refusal-no-game = No game of the Cabal is played there.
cabal-refusal-not-begun = The game has not begun: both sides have to get ready.
cabal-refusal-not-a-player = You do not play in this game.
cabal-refusal-turn-of = It is not your turn: { $name } has to act.
cabal-refusal-no-opponent = Choose somebody else as your opponent; without one you play against the bot.
cabal-refusal-nobody-casts = None of your pieces casts spells.
cabal-refusal-no-such-army = There is no army “{ $typed }” here.
cabal-refusal-rank-too-long = A rank of this board has { $n } squares.
cabal-refusal-no-such-letter = “{ $letter }” is no piece of this army. Its letters: { $letters }
cabal-refusal-nothing-to-take-back = There is no turn of yours to take back.
cabal-refusal-not-your-answer = Only the opponent or the GM decides this.
cabal-refusal-not-late = The time is not over yet.
cabal-refusal-no-draw-with-bot = The bot plays to the end: it takes no draw.
