### Chances, as /odds counts them.

odds-title = Вероятности: { $expression }
odds-title-against = Вероятности: { $expression } против { $against }

odds-at-least = Не менее { $target }
odds-exactly = Ровно { $target }
odds-at-most = Не более { $target }
odds-chance = { $percent } ({ $fraction })

odds-win = Победа
odds-tie = Равенство
odds-lose = Поражение
odds-reaches = Достигнуто
odds-misses = Не достигнуто
odds-lead = Средний отрыв

odds-mean = Среднее
odds-spread = Стандартное отклонение

odds-rest = Учтено взрывов подряд: { $depth }. Больше взрывов бывает реже чем 1 раз на { $rolls } бросков.

odds-button-show = Показать всем

## Why odds are not counted

refusal-odds-too-heavy = { $expression }: это слишком много, чтобы посчитать точно. Возьмите меньше кубиков, граней или операторов.
refusal-odds-repeated = У повторённого броска несколько результатов. Спросите об одном из них, без повторения.
refusal-odds-exploded = { $expression }: «{ $operator }» относится к кубикам, которые уже взорвались, и точно посчитать такое невозможно. Поставьте его перед взрывом или уберите что-то одно.
refusal-odds-two-questions = Укажите либо нужное число, либо встречный бросок, но не то и другое сразу.
refusal-odds-no-such-situation = { $typed }: таких обстоятельств нет. Выберите из списка.
