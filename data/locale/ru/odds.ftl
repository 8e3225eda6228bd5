### Вероятности, как их считает /odds.

odds-title = Вероятности: { $expression }
odds-title-against = Вероятности: { $expression } против { $against }

odds-at-least = Не менее { $target }
odds-exactly = Ровно { $target }
odds-at-most = Не более { $target }
odds-chance = { $percent } ({ $fraction })

odds-win = Победа
odds-tie = Равенство
odds-lose = Поражение
odds-lead = Средний отрыв

odds-mean = Среднее
odds-spread = Стандартное отклонение

odds-rest = Учтено взрывов подряд: { $depth }. Больше бывает реже чем 1 раз из { $rolls }.

odds-button-show = Показать всем

## Почему вероятности не посчитаны

refusal-odds-too-heavy = { $expression }: для точного подсчёта это слишком много. Возьмите меньше кубиков, граней или операторов.
refusal-odds-repeated = У повторённого броска несколько результатов. Спросите об одном из них, без повторения.
refusal-odds-exploded = { $expression }: «{ $operator }» относится к уже взорвавшимся кубикам, и точно посчитать это нельзя. Поставьте его перед взрывом или уберите что-то одно.
refusal-odds-two-questions = Укажите или нужное число, или встречный бросок, но не оба.
refusal-odds-named = Вероятности не заглядывают в листы. Напишите число вместо «{ $name }».
