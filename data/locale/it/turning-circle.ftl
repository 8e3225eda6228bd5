### Il cerchio attorno al chierico (fonte 000).

turning-button-board = Mappa
turning-circle-title = Attorno a { $cleric }
turning-circle-about = Il cerchio di { $metres } m attorno a { $cleric }. Il nord è in alto.
turning-circle-scale = Ogni casella è larga { $metres } m.
turning-circle-at = `{ $symbol }` { $name }: { $square }, { $metres } m
turning-circle-sign = `{ $sign }` oltre { $metres } m
turning-circle-beyond = oltre { $metres } m
turning-circle-names = { $names }
turning-circle-outside = Fuori dal cerchio
turning-circle-unplaced = Senza posizione nota
turning-circle-away = { $name }: { $metres } m
