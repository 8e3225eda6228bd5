### Круг вокруг жреца (источник 000).

turning-button-board = Поле
turning-circle-title = Вокруг: { $cleric }
turning-circle-about = Круг радиусом { $metres } м, в центре — { $cleric }. Север вверху.
turning-circle-scale = Сторона клетки — { $metres } м.
turning-circle-at = `{ $symbol }` { $name }: { $square }, { $metres } м
turning-circle-sign = `{ $sign }` дальше { $metres } м
turning-circle-beyond = дальше { $metres } м
turning-circle-names = { $names }
turning-circle-outside = Вне круга
turning-circle-unplaced = Место неизвестно
turning-circle-away = { $name }: { $metres } м
