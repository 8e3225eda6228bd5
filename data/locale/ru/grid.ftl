### Boards of squares: maps as text, the legend below a board, and the same for those who hear it.

grid-ground-difficult = труднопроходимая местность

## The legend

grid-legend-token = `{ $symbol }` { $name }: { $squares }
grid-legend-wall = `#` стена
grid-legend-fence = `|` и `-` тонкая стена
grid-legend-ground = `{ $sign }` { $kind }
grid-legend-shade = `{ $sign }` { $name }
grid-legend-shade-tokens = `{ $sign }` { $name }; внутри: { $names }
grid-legend-part = Показаны столбцы от { $first } до { $last }; всего их { $n }.

## The board in words

grid-text-size =
    { $rows ->
        [one] Поле: { $columns } × { $rows } клетка, от A1 внизу слева до { $last } вверху справа.
        [few] Поле: { $columns } × { $rows } клетки, от A1 внизу слева до { $last } вверху справа.
        [many] Поле: { $columns } × { $rows } клеток, от A1 внизу слева до { $last } вверху справа.
       *[other] Поле: { $columns } × { $rows } клетки, от A1 внизу слева до { $last } вверху справа.
    }
grid-text-walls = Стены: { $squares }
grid-text-fences = Тонкие стены между: { $squares }
grid-text-ground = { $kind }: { $squares }
grid-text-shade = { $name }: { $squares }

## Refusals

refusal-grid-label = «{ $label }» — не клетка. Клетки называются, например, C5 или AB12.
refusal-grid-off-board = Клетки { $label } на этом поле нет: оно от { $first } до { $last }.
refusal-grid-empty = В этом тексте нет карты. Обозначьте каждую клетку одним знаком: . — свободная, # — стена, буква — существо.
refusal-grid-too-big = Строка { $row }, столбец { $column }: здесь карта не кончается, а в поле не больше { $limit } × { $limit } клеток.
refusal-grid-unequal = Строка { $row }, столбец { $column }: все строки должны быть одной длины. Клеток в первой: { $wanted }, в этой: { $found }.
refusal-grid-symbol = Строка { $row }, столбец { $column }: неизвестно, что здесь значит «{ $symbol }». Поясните под картой, после пустой строки: { $symbol } = …
refusal-grid-letter = Строка { $row }, столбец { $column }: существа обозначаются латинскими буквами и цифрами, а не «{ $symbol }». Название под картой может быть любыми буквами.
refusal-grid-blank = Строка { $row }, столбец { $column }: вместо клетки здесь пробел. Свободная клетка обозначается точкой.
refusal-grid-between = Строка { $row }, столбец { $column }: «{ $symbol }» стоит между двумя клетками. Там может быть только пробел или тонкая стена.
refusal-grid-block =
    { $height ->
        [one] Строка { $row }, столбец { $column }: «{ $symbol }» должно занимать отсюда { $width } × { $height } клетку, вправо и вверх.
        [few] Строка { $row }, столбец { $column }: «{ $symbol }» должно занимать отсюда { $width } × { $height } клетки, вправо и вверх.
        [many] Строка { $row }, столбец { $column }: «{ $symbol }» должно занимать отсюда { $width } × { $height } клеток, вправо и вверх.
       *[other] Строка { $row }, столбец { $column }: «{ $symbol }» должно занимать отсюда { $width } × { $height } клетки, вправо и вверх.
    }
refusal-grid-legend = Строка { $row }: эту строку легенды не удалось прочитать: { $line }. Напишите один знак, знак равенства и название, например: G = Гоблин
