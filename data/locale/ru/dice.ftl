### Why an expression of /roll is not rolled. `$place` is the expression with ▸ before what is at fault.

refusal-dice-empty = Бросать нечего. Напишите, например, 1d20+5.
refusal-dice-too-long =
    { $limit ->
        [one] Выражение слишком длинное: в нём может быть не более { $limit } символа.
        [few] Выражение слишком длинное: в нём может быть не более { $limit } символов.
        [many] Выражение слишком длинное: в нём может быть не более { $limit } символов.
       *[other] Выражение слишком длинное: в нём может быть не более { $limit } символа.
    }
refusal-dice-word = «{ $word }» — не оператор: { $place }. Назначение броска пишут в параметре «примечание».
refusal-dice-sign = «{ $sign }» в выражении ничего не значит: { $place }
refusal-dice-decimal = { $number } — не целое число без разделителей: { $place }
refusal-dice-unfinished = В конце не хватает числа или кубиков: { $place }
refusal-dice-unexpected = Этого здесь быть не может: { $place }
refusal-dice-brackets = У скобки нет пары: { $place }
refusal-dice-too-deep = Скобки вложены слишком глубоко; наибольшая глубина — { $limit }: { $place }
refusal-dice-too-big = Числа получаются слишком большие; наибольшее возможное — { $limit }: { $place }
refusal-dice-too-many = Кубиков было бы слишком много; за раз можно бросить не более { $limit }: { $place }
refusal-dice-too-much-work = Слишком много операторов для такого количества кубиков: { $place }
refusal-dice-sides = Граней у кубика — от 1 до { $limit }: { $place }
refusal-dice-no-dice = «{ $operator }» пишут после кубиков: { $place }
refusal-dice-selector = Для «{ $operator }» нужно подходящее число, как в 4d6kh3: { $place }
refusal-dice-endless = С «{ $operator }» бросок никогда бы не закончился: { $place }
refusal-dice-advantage = «{ $word }» пишут сразу после одного-единственного кубика, как в 1d20adv: { $place }
refusal-dice-division = Делитель — ноль или мог бы им оказаться: { $place }
refusal-dice-times = Бросок можно повторить от 1 до { $limit } раз: { $place }. Чтобы умножить, напишите *.
refusal-dice-nothing-repeated = «x» повторяет бросок, но здесь нет кубиков: { $place }. Чтобы умножить, напишите *.
refusal-dice-value =
    { $n ->
        [0] Здесь нет листа, из которого можно взять значение «{ $name }»: { $place }. Выберите его в параметре «лист».
       *[other] В листе нет значения «{ $name }»: { $place }. Есть, например: { $known }.
    }
refusal-dice-saved-name = «{ $name }» не подходит: название сохранённого броска должно начинаться с буквы и содержать только буквы, цифры и пробелы.
refusal-dice-saved-name-is-dice = «{ $name }» обозначает кубики и не может быть названием сохранённого броска.
