### Turning undead in scenes.

turning-scene-order-each-round = Initiative: 1d10, lowest first, anew each round
turning-scene-order-once = Initiative: 1d10, lowest first, rolled once
turning-scene-later-is-higher = A higher initiative is a later moment of the round.
turning-scene-initiative = Each rolls 1d10 and adds their modifier; the source does not say with which die, nor how often.
turning-scene-end-of-round = An attempt takes hold at the end of its round: what lasts n rounds lasts for the n rounds after it.
turning-scene-confused = { $name }, Confusing Order: d6 { $face } – { $conduct }.
turning-scene-confused-against = { $name }, Confusing Order: d6 { $face } – { $conduct } against { $victim }.
