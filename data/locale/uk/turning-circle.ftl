### Коло довкола жерця (джерело 000).

turning-button-board = Поле
turning-circle-title = Довкола: { $cleric }
turning-circle-about = Коло радіусом { $metres } м, у центрі — { $cleric }. Північ угорі.
turning-circle-scale = Сторона клітинки — { $metres } м.
turning-circle-at = `{ $symbol }` { $name }: { $square }, { $metres } м
turning-circle-sign = `{ $sign }` далі ніж { $metres } м
turning-circle-beyond = далі ніж { $metres } м
turning-circle-names = { $names }
turning-circle-outside = Поза колом
turning-circle-unplaced = Місце невідоме
turning-circle-away = { $name }: { $metres } м
