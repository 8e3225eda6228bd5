### Chances, as /odds counts them.

odds-title = Імовірності: { $expression }
odds-title-against = Імовірності: { $expression } проти { $against }

odds-at-least = Щонайменше { $target }
odds-exactly = Рівно { $target }
odds-at-most = Щонайбільше { $target }
odds-chance = { $percent } ({ $fraction })

odds-win = Перемога
odds-tie = Рівність
odds-lose = Поразка
odds-reaches = Досягнуто
odds-misses = Не досягнуто
odds-lead = Середній відрив

odds-mean = Середнє
odds-spread = Стандартне відхилення

odds-rest = Враховано вибухів поспіль: { $depth }. Більше вибухів трапляється рідше ніж 1 раз на { $rolls } кидків.

odds-button-show = Показати всім

## Why odds are not counted

refusal-odds-too-heavy = { $expression }: точно порахувати таке завелике неможливо. Візьміть менше кісток, граней або операторів.
refusal-odds-repeated = Повторений кидок має кілька результатів. Спитайте про один із них, без повторення.
refusal-odds-exploded = { $expression }: «{ $operator }» стосується кісток, які вже вибухнули, і точно порахувати таке неможливо. Поставте його перед вибухом або приберіть щось одне.
refusal-odds-two-questions = Укажіть або потрібне число, або зустрічний кидок, але не те й друге разом.
refusal-odds-no-such-situation = { $typed }: таких обставин немає. Оберіть зі списку.
