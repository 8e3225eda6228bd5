### Why an expression of /roll is not rolled. `$place` is the expression with ▸ before what is at fault.

refusal-dice-empty = Немає чого кидати. Напишіть, наприклад, 1d20+5.
refusal-dice-too-long =
    { $limit ->
        [one] Вираз задовгий: у ньому може бути щонайбільше { $limit } символ.
        [few] Вираз задовгий: у ньому може бути щонайбільше { $limit } символи.
        [many] Вираз задовгий: у ньому може бути щонайбільше { $limit } символів.
       *[other] Вираз задовгий: у ньому може бути щонайбільше { $limit } символу.
    }
refusal-dice-word = «{ $word }» — не оператор: { $place }. Призначення кидка пишуть у параметрі «примітка».
refusal-dice-sign = «{ $sign }» у виразі нічого не означає: { $place }
refusal-dice-decimal = { $number } — не ціле число без розділювачів: { $place }
refusal-dice-unfinished = Наприкінці бракує числа або кісток: { $place }
refusal-dice-unexpected = Цього тут бути не може: { $place }
refusal-dice-brackets = Дужка не має пари: { $place }
refusal-dice-too-deep = Дужки вкладено надто глибоко; найбільша глибина — { $limit }: { $place }
refusal-dice-too-big = Числа виходять завеликі; найбільше можливе — { $limit }: { $place }
refusal-dice-too-many = Кісток було б забагато; за раз можна кинути щонайбільше { $limit }: { $place }
refusal-dice-too-much-work = Забагато операторів для такої кількості кісток: { $place }
refusal-dice-sides = Граней у кістки — від 1 до { $limit }: { $place }
refusal-dice-no-dice = «{ $operator }» пишуть після кісток: { $place }
refusal-dice-selector = «{ $operator }» потребує відповідного числа, як у 4d6kh3: { $place }
refusal-dice-endless = Із «{ $operator }» кидок ніколи б не закінчився: { $place }
refusal-dice-advantage = «{ $word }» пишуть одразу після однієї-єдиної кістки, як у 1d20adv: { $place }
refusal-dice-division = Дільник — нуль або міг би ним стати: { $place }
refusal-dice-times = Кидок можна повторити від 1 до { $limit } разів: { $place }. Щоб помножити, напишіть *.
refusal-dice-nothing-repeated = «x» повторює кидок, але тут немає кісток: { $place }. Щоб помножити, напишіть *.
refusal-dice-value =
    { $n ->
        [0] Тут немає аркуша, з якого можна взяти значення «{ $name }»: { $place }. Оберіть його в параметрі «аркуш».
       *[other] В аркуші немає значення «{ $name }»: { $place }. Є, наприклад: { $known }.
    }
refusal-dice-saved-name = «{ $name }» не підходить: назва збереженого кидка має починатися з літери й містити лише літери, цифри та пробіли.
refusal-dice-saved-name-is-dice = «{ $name }» позначає кістки й не може бути назвою збереженого кидка.
