### Skirmish (source 004): what happens in a game, line by line, and what it waits for. Terms: GLOSSARY section 1.7.

## Reckonings

skirmish-sum = { $label } { $n }
skirmish-sum-more = { $sum } · { $label } { $n }
skirmish-sum-total = { $sum } = { $total }

## Rounds and turns

skirmish-told-initiative =
    { $ties ->
        [0] Initiative: A { $roll_a }; B { $roll_b }. The higher roll is that of { $winner }.
        [one] Initiative, rolled again after a tie: A { $roll_a }; B { $roll_b }. The higher roll is that of { $winner }.
       *[other] Initiative, rolled again after { $ties } ties: A { $roll_a }; B { $roll_b }. The higher roll is that of { $winner }.
    }
skirmish-told-side-roll =
    { $dice ->
        [one] { $sum }
       *[other] { $sum } (rolled { $faces })
    }
skirmish-told-first =
    { $own ->
        [yes] The choice of { $by }: to go first.
       *[no] The choice of { $by }: { $side } goes first.
    }
skirmish-told-deployed = { $name } is set up on { $square }.
skirmish-told-activated =
    { $routing ->
        [yes] { $name } begins its turn, routing.
       *[no] { $name } begins its turn.
    }
skirmish-told-phase =
    { $n ->
        [one] Next: { $side } activates { $n } creature.
       *[other] Next: { $side } activates { $n } creatures.
    }
skirmish-told-round-ended =
    Round { $round } is over. Victory areas: A +{ $areas_a }, B +{ $areas_b }. Points: A { $points_a }, B { $points_b }.{ $idle ->
        [yes] {" "}Nobody could do anything but run against a blocked exit: a draw is offered.
       *[no] {""}
    }

## Moving

skirmish-told-moved-move =
    { $name } moves from { $start } to { $end } (cost { $cost }).{ $cut ->
        [yes] {" "}The move is cut short.
       *[no] {""}
    }
skirmish-told-moved-rout =
    { $name } runs from { $start } to { $end }.{ $cut ->
        [yes] {" "}The run is cut short.
       *[no] {""}
    }
skirmish-told-moved-charge =
    { $name } charges from { $start } to { $end }.{ $cut ->
        [yes] {" "}The charge is cut short.
       *[no] {""}
    }
skirmish-told-stays = { $name } stays on { $square }.
skirmish-told-left-map = { $name } runs from { $start } off the map.
skirmish-told-opportunities =
    { $name } is about to leave { $square }: opportunity attacks by { $by }.{ $n ->
        [0] {""}
       *[other] {" "}None by { $caused }, the cause of the rout.
    }
skirmish-told-spared = { $by } lets { $name } pass.
skirmish-told-placed = { $name } is put from { $start } on { $end }.

## Attacks and damage

skirmish-told-attack =
    { $kind ->
        [opportunity] { $name } makes an opportunity attack on { $target }
        [charge] { $name } attacks { $target } in its charge
       *[plain] { $name } attacks { $target }
    }: { $sum } against AC { $ac } ({ $chance }): { $hit ->
        [yes] hit, { $damage } damage.
       *[no] miss.
    }
skirmish-told-hit-points =
    { $change ->
        [less] { $name } loses { $n } hit points: { $left } of { $start }.
       *[more] { $name } gains { $n } hit points: { $left } of { $start }.
    }
skirmish-told-bloodied =
    { $entered ->
        [yes] { $name } is bloodied (at { $n } hit points or less).
       *[no] { $name } is no longer bloodied.
    }
skirmish-gone-destroyed = { $name } is destroyed: { $cost } points for { $side }, { $points } in all.
skirmish-gone-routed = { $name } has left the map: { $cost } points for { $side }, { $points } in all.
skirmish-told-charge =
    { $n ->
        [one] { $name } charges { $target }: { $n } square to { $end }.
       *[other] { $name } charges { $target }: { $n } squares to { $end }.
    }
skirmish-told-target-lost = { $name } has lost its target, { $target }: no attack.
skirmish-told-helpless =
    { $helpless ->
        [yes] { $name } is helpless.
       *[no] { $name } is no longer helpless.
    }
skirmish-hurt-by-risky =
    Risky ground under { $name }: d20 { $face }, { $outcome ->
        [unharmed] nothing happens.
       *[hurt] { $damage } damage.
    }
skirmish-hurt-by-spikes = Spike stones: { $name } takes { $damage } damage.
skirmish-hurt-by-pit =
    { $name } at the pit: d20 { $face }, { $total } in all against DC 15: { $outcome ->
        [eliminated] it falls in.
       *[unharmed] it keeps out.
    }

## Morale and rout

skirmish-told-save-due-half = { $name } is down to half its hit points: a morale save is due.
skirmish-told-save-due-ability = { $name } must make a morale save.
skirmish-told-rally-due = { $name } must try to rally.
skirmish-told-save =
    Morale save of { $name }: { $sum } against DC { $dc } ({ $chance }): { $passed ->
        [yes] it holds.
       *[no] it routs!
    }
skirmish-told-rally =
    Rally of { $name }: { $sum } against DC { $dc } ({ $chance }): { $passed ->
        [yes] it stops; its turn is over.
       *[no] it runs on.
    }
skirmish-told-rout = { $name } runs at double speed ({ $points } movement points) by the shortest way, which costs { $cost }: to { $end }, { $left } left to run.
skirmish-told-rout-leaves = { $name } runs at double speed ({ $points } movement points) by the shortest way, which costs { $cost }, and off the map.
skirmish-told-rout-blocked = All ways of { $name } are blocked: it runs as near to its exit as it can, to { $end } ({ $points } movement points).

## The end

skirmish-told-draw =
    { $offered ->
        [yes] A draw is offered by { $side }.
       *[no] No draw for { $side }.
    }
skirmish-told-over = **The game is over** ({ $why }): the victory is that of { $winner }. Points: A { $points_a }, B { $points_b }.
skirmish-told-over-draw = **The game is over** ({ $why }): a draw. Points: A { $points_a }, B { $points_b }.
skirmish-ending-score = victory score reached
skirmish-ending-nobody-left = no creature left
skirmish-ending-agreed = by agreement
skirmish-ending-conceded = conceded

## What is due

skirmish-due-first = The choice of { $side }: who goes first?
skirmish-due-saves = Morale saves are due: { $names }. Either player may roll them.
skirmish-due-rally = { $name } must try to rally. Either player may roll it.
skirmish-due-routs =
    { $n ->
        [one] { $names } must run; the choice of { $side }: on which square does it stop?
       *[other] { $names } must run; the choice of { $side }: in which order, and on which squares do they stop?
    }
skirmish-due-opportunity = { $name } is about to leave { $square }. The choice of { $side }: opportunity attacks by { $by }?
skirmish-due-set-up =
    { $n ->
        [one] Set-up of { $side }: { $n } creature is still to be placed.
       *[other] Set-up of { $side }: { $n } creatures are still to be placed.
    }
skirmish-due-begin = All creatures are set up: roll for initiative, and the first round begins.
skirmish-due-initiative = Roll for initiative.
skirmish-due-activation =
    { $n ->
        [one] Activation of { $side }: { $n } creature, chosen from { $names }.
       *[other] Activation of { $side }: { $n } creatures, one at a time, chosen from { $names }.
    }
skirmish-due-turn =
    The turn of { $name } ({ $side }): { $moves ->
        [0] not moved yet
       *[other] moved
    }, { $done ->
        [yes] has attacked.
       *[no] not attacked yet.
    }
skirmish-due-nothing = The game is over.

skirmish-told-falls = { $name } is on a pit, and falls in.
