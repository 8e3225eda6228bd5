### Вигнання нежиті у сценах.

turning-scene-order-each-round = Ініціатива: 1d10, спершу найнижча, щораунду
turning-scene-order-once = Ініціатива: 1d10, спершу найнижча, один раз
turning-scene-later-is-higher = Вища ініціатива — це пізніша мить раунду.
turning-scene-initiative = Кожен кидає 1d10 і додає модифікатор; джерело не каже, якою кісткою і як часто.
turning-scene-end-of-round = Спроба діє з кінця свого раунду: що триває n раундів, триває n раундів після нього.
turning-scene-confused = { $name }, Плутаний наказ: d6 { $face } — { $conduct }.
turning-scene-confused-against = { $name }, Плутаний наказ: d6 { $face } — { $conduct }, ціль — { $victim }.
