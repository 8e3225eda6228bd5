### Scenes: who takes part, and whose turn it is.

## The ledger

ledger-kind-scene-step = a scene goes on
ledger-kind-scene-back = a scene is taken a step back
ledger-kind-scene-redo = a scene takes a step again

## Refusals

refusal-no-such-scene =
    { $named ->
        [yes] There is no scene called “{ $name }” in this channel. Choose one from the suggestions.
       *[no] There is no open scene in this channel.
    }
refusal-which-scene = There are several scenes in this channel. Say which one you mean: { $names }.
refusal-scene-name-taken = There is already an open scene called “{ $name }” in this channel. Choose another name.
refusal-scene-name-empty = The scene needs a name with at least one visible character.
refusal-scene-closed = The scene “{ $scene }” is closed.
refusal-scene-closed-long-ago = The scene “{ $scene }” was closed more than a day ago and stays closed. Open a new one.
refusal-scene-suspended = The scene “{ $scene }” is resting. The GM can let it go on.
refusal-scene-not-started = The scene “{ $scene }” has not started yet.
refusal-scene-started = The scene “{ $scene }” is already under way.
refusal-scene-empty = Nobody takes part in the scene “{ $scene }” yet.
refusal-scene-nobody-can-act = Nobody whom players know of can act in the scene “{ $scene }” at the moment.
refusal-scene-already-done = { $actor } has already done this.
refusal-scene-not-your-turn = It is the turn of “{ $name }” now, and only whoever plays it or the GM can do that.
refusal-no-such-participant = Nobody called “{ $name }” takes part in this scene. Choose somebody from the suggestions.
refusal-participant-name-taken = Somebody called “{ $name }” already takes part in this scene. Choose another name.
refusal-participant-name-empty = Whoever takes part needs a name with at least one visible character.
refusal-scene-too-many =
    { $n ->
        [one] { $n } participant is the most that a scene can have.
       *[other] { $n } participants are the most that a scene can have.
    }
refusal-scene-no-holding = A turn cannot be held here.
refusal-scene-nobody-to-wait-for = Nobody is left in this round to wait for. Act now, or end the turn.
refusal-scene-not-held = There is no held turn here to be taken.
refusal-scene-choose-first = Nobody’s turn has begun yet: first, those who have been called choose or declare.
refusal-scene-not-offered = This turn cannot begin now. Choose another one.
refusal-scene-not-declaring = There is nothing to declare or to reveal at the moment.
refusal-scene-nothing-to-undo = There is nothing to undo here.
refusal-scene-nothing-to-redo = There is nothing to redo here.
refusal-scene-dice-rolled = Dice have been rolled since. Only the GM can undo across them.
refusal-scene-others-decision = You can undo only the last decision, and only if it was yours. The GM can go back further.
refusal-scene-round-unheard = “{ $name }” cannot be surprised now: a hidden turn has begun a round that players have not heard of. Do it once somebody is called in it.
refusal-scene-own-turns = The turns of this game go by its own commands ({ $game }).
refusal-scene-rules-already-taken = “{ $scene }” is played by these house rules already.
refusal-scene-rules-stay = This game keeps the house rules it began with to its end ({ $game }).
