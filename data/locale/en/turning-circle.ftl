### The circle around a cleric as a board (source 000).

turning-button-board = Board
turning-circle-title = Around { $cleric }
turning-circle-about = The circle of { $metres } m around { $cleric }. North is up.
turning-circle-scale = One square is { $metres } m wide.
turning-circle-at = `{ $symbol }` { $name }: { $square }, { $metres } m
turning-circle-sign = `{ $sign }` beyond { $metres } m
turning-circle-beyond = beyond { $metres } m
turning-circle-names = { $names }
turning-circle-outside = Outside the circle
turning-circle-unplaced = Without a known position
turning-circle-away = { $name }: { $metres } m
