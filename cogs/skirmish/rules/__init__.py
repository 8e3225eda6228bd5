"""The rules of skirmish, one module per chapter.

An action takes a game and gives a `Played`: the game after it, and the rulings to tell, in their order. It raises
`Refused`, and nothing has happened then. Whoever may take it is the caller's business; `Game.deciding()` names the side
that decides what is pending or whose phase it is. What needs no decision goes on by itself (`course`).

    setup       new_game(edition, options, map_name, map, entries) -> Game; deploy(game, id, square)
    initiative  initiative(game, dice) begins a round and leaves ChooseFirst; choose_first(game, side)
    turns       offered(game) -> creatures; activate(game, id, dice); finish(game, dice) ends the turn of a creature
    moving      reach(game, id) -> {square: cost}; planned(game, id, square) -> Planned
                move(game, id, square, via, dice)
                strike(game, attacker_id, dice), spare(game, attacker_id, dice): opportunity attacks
                place(game, id, square, dice): a push or pull
    attack      attack(game, attacker_id, target_id, dice, modifier=0)
    damage      damage(game, {id: hit points}, dice, by=None); heal(game, id, hit_points); helpless(game, id, yes)
    morale      save(game, dice, modifier=0, id=None), rallies too; frighten(game, ids, dice, by=None, turning=False)
    rout        rout(game, id, stop, dice); routes.routes(game, creature) -> Routes
    charge      charges(game, id) -> Charges; charge(game, id, target_id, end, dice)
    ending      offer_draw(game, side), decline_draw(game, side), concede(game, side)
    command     commands(game, creature); cover  sees, melee_cover, ranged_cover; bloodied  is_bloodied, threshold
"""
