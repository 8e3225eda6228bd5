"""The rules of skirmish, one module per chapter.

An action takes a game and gives a `Played`: the game after it, and the rulings to tell, in their order. It raises
`Refused`, and nothing has happened then. Whoever may take it is the caller's business; `Game.deciding()` names the side
that decides what is pending or whose phase it is. `dice` is always the last argument.

    setup       new_game(edition, options, map_name, map, entries) -> Game
                deploy(game, id, square), undeploy(game, id)
    initiative  initiative(game, dice)                  begins a round; leaves ChooseFirst
                choose_first(game, side)
    turns       offered(game) -> creatures that may be activated now
                activate(game, id, dice)                a routing one leaves RallyDue, or runs at once
                finish(game, dice)                      ends the turn of a creature; nothing is left then or it will
    moving      reach(game, id) -> {square: cost}
                move(game, id, square, via, dice)
                strike(game, attacker_id, dice)         makes the opportunity attack that is offered
                spare(game, attacker_id, dice)          does not
                place(game, id, square, dice)           a push or pull, by the GM or by an effect
    attack      attack(game, target_id, dice)           by the creature whose turn it is
    damage      damage(game, hits, dice, by=None)       of one effect: {id: hit points}; heal(game, id, hit_points)
                helpless(game, id, yes_or_no, dice)
    morale      save(game, dice, modifier=0)            rolls the first save that is due, rallies too
                frighten(game, ids, dice, by=None, turning=False)   an ability asks for morale saves
    rout        routes(game, id) -> Routes: where it may stop
                rout(game, id, stop, dice)              runs; `stop` where there are several
    charge      charges(game, id) -> Charges: the offered targets and end squares, or why not
                charge(game, id, target_id, end, dice)
    command     command(game, creature) -> who puts it under command, and by which way
    cover       melee_cover(game, attacker, target), ranged_cover(…), sees(game, one, other)
    bloodied    threshold(stats, options), is_bloodied(game, creature)
    ending      offer_draw(game, side), decline_draw(game, side), concede(game, side)
"""
