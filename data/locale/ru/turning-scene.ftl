### Изгнание нежити в сценах.

turning-scene-order-each-round = Инициатива: 1d10, сначала низшая, каждый раунд
turning-scene-order-once = Инициатива: 1d10, сначала низшая, один раз
turning-scene-later-is-higher = Более высокая инициатива — это более поздний момент раунда.
turning-scene-initiative = Каждый бросает 1d10 и прибавляет модификатор; источник не говорит, каким кубиком и как часто.
turning-scene-end-of-round = Попытка действует с конца своего раунда: что длится n раундов, длится n раундов после него.
turning-scene-confused = { $name }, Путаный приказ: d6 { $face } — { $conduct }.
turning-scene-confused-against = { $name }, Путаный приказ: d6 { $face } — { $conduct }, цель — { $victim }.
