### Імовірності, як їх рахує /odds.

odds-title = Імовірності: { $expression }
odds-title-against = Імовірності: { $expression } проти { $against }

odds-at-least = Щонайменше { $target }
odds-exactly = Рівно { $target }
odds-at-most = Щонайбільше { $target }
odds-chance = { $percent } ({ $fraction })

odds-win = Перемога
odds-tie = Рівність
odds-lose = Поразка
odds-lead = Середній відрив

odds-mean = Середнє
odds-spread = Стандартне відхилення

odds-rest = Враховано вибухів поспіль: { $depth }. Більше трапляється рідше ніж 1 раз із { $rolls }.

odds-button-show = Показати всім

## Чому імовірностей не пораховано

refusal-odds-too-heavy = { $expression }: для точного підрахунку цього забагато. Візьміть менше кісток, граней або операторів.
refusal-odds-repeated = Повторений кидок має кілька результатів. Запитайте про один із них, без повторення.
refusal-odds-exploded = { $expression }: «{ $operator }» стосується кісток, що вже вибухнули, і точно порахувати це неможливо. Поставте його перед вибухом або приберіть щось одне.
refusal-odds-two-questions = Укажіть або потрібне число, або зустрічний кидок, не обидва.
refusal-odds-named = Імовірності не зазирають в аркуші. Напишіть число замість «{ $name }».
