### Lo scaccio nelle scene.

turning-scene-order-each-round = Iniziativa: 1d10, prima il più basso, a ogni round
turning-scene-order-once = Iniziativa: 1d10, prima il più basso, una volta sola
turning-scene-later-is-higher = Un’iniziativa più alta è un momento più tardo del round.
turning-scene-initiative = Ciascuno tira 1d10 e aggiunge il modificatore; la fonte non dice con quale dado, né quanto spesso.
turning-scene-end-of-round = Un tentativo ha effetto alla fine del suo round: ciò che dura n round dura per gli n round successivi.
turning-scene-confused = { $name }, Confusing Order: d6 { $face } – { $conduct }.
turning-scene-confused-against = { $name }, Confusing Order: d6 { $face } – { $conduct } contro { $victim }.
