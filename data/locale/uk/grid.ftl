### Boards of squares: maps as text, the legend below a board, and the same for those who hear it.

grid-ground-difficult = важкопрохідна місцевість

## The legend

grid-legend-token = `{ $symbol }` { $name }: { $squares }
grid-legend-wall = `#` стіна
grid-legend-fence = `|` та `-` тонка стіна
grid-legend-ground = `{ $sign }` { $kind }
grid-legend-shade = `{ $sign }` { $name }
grid-legend-shade-tokens = `{ $sign }` { $name }; всередині: { $names }
grid-legend-part = Показано стовпці від { $first } до { $last }; усього їх { $n }.

## The board in words

grid-text-size =
    { $rows ->
        [one] Поле: { $columns } × { $rows } клітинка, від A1 внизу ліворуч до { $last } вгорі праворуч.
        [few] Поле: { $columns } × { $rows } клітинки, від A1 внизу ліворуч до { $last } вгорі праворуч.
        [many] Поле: { $columns } × { $rows } клітинок, від A1 внизу ліворуч до { $last } вгорі праворуч.
       *[other] Поле: { $columns } × { $rows } клітинки, від A1 внизу ліворуч до { $last } вгорі праворуч.
    }
grid-text-walls = Стіни: { $squares }
grid-text-fences = Тонкі стіни між: { $squares }
grid-text-ground = { $kind }: { $squares }
grid-text-shade = { $name }: { $squares }

## Refusals

refusal-grid-label = «{ $label }» — не клітинка. Клітинки звуться, наприклад, C5 або AB12.
refusal-grid-off-board = Клітинки { $label } на цьому полі немає: воно від { $first } до { $last }.
refusal-grid-empty = У цьому тексті немає карти. Позначте кожну клітинку одним знаком: . — вільна, # — стіна, літера — істота.
refusal-grid-too-big = Рядок { $row }, стовпець { $column }: тут карта не закінчується, а поле має щонайбільше { $limit } × { $limit } клітинки.
refusal-grid-unequal = Рядок { $row }, стовпець { $column }: усі рядки мають бути однакової довжини. Клітинок у першому: { $wanted }, у цьому: { $found }.
refusal-grid-symbol = Рядок { $row }, стовпець { $column }: невідомо, що тут означає «{ $symbol }». Поясніть під картою, після порожнього рядка: { $symbol } = …
refusal-grid-letter = Рядок { $row }, стовпець { $column }: істот позначають латинськими літерами та цифрами, а не «{ $symbol }». Назва під картою може бути будь-якими літерами.
refusal-grid-blank = Рядок { $row }, стовпець { $column }: замість клітинки тут пробіл. Вільна клітинка позначається крапкою.
refusal-grid-between = Рядок { $row }, стовпець { $column }: «{ $symbol }» стоїть між двома клітинками. Там може бути лише пробіл або тонка стіна.
refusal-grid-block =
    { $height ->
        [one] Рядок { $row }, стовпець { $column }: «{ $symbol }» має займати звідси { $width } × { $height } клітинку, праворуч і вгору.
        [few] Рядок { $row }, стовпець { $column }: «{ $symbol }» має займати звідси { $width } × { $height } клітинки, праворуч і вгору.
        [many] Рядок { $row }, стовпець { $column }: «{ $symbol }» має займати звідси { $width } × { $height } клітинок, праворуч і вгору.
       *[other] Рядок { $row }, стовпець { $column }: «{ $symbol }» має займати звідси { $width } × { $height } клітинки, праворуч і вгору.
    }
refusal-grid-legend = Рядок { $row }: цього рядка легенди не вдалося прочитати: { $line }. Напишіть один знак, знак рівності й назву, наприклад: G = Гоблін
