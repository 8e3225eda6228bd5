### Сутичка (джерело 004): що відбувається у грі, рядок за рядком, і чого вона чекає. Терміни: GLOSSARY 1.7.

## Обчислення

skirmish-sum = { $label } { $n }
skirmish-sum-more = { $sum } · { $label } { $n }
skirmish-sum-total = { $sum } = { $total }

## Раунди й ходи

skirmish-told-initiative =
    { $ties ->
        [0] Ініціатива: A { $roll_a }; B { $roll_b }. Вищий кидок: { $winner }.
        [one] Ініціатива (рівність, перекинуто { $ties } раз): A { $roll_a }; B { $roll_b }. Вищий кидок: { $winner }.
        [few] Ініціатива (рівність, перекинуто { $ties } рази): A { $roll_a }; B { $roll_b }. Вищий кидок: { $winner }.
        [many] Ініціатива (рівність, перекинуто { $ties } разів): A { $roll_a }; B { $roll_b }. Вищий кидок: { $winner }.
       *[other] Ініціатива (рівність, перекинуто { $ties } разу): A { $roll_a }; B { $roll_b }. Вищий кидок: { $winner }.
    }
skirmish-told-side-roll =
    { $dice ->
        [one] { $sum }
        [few] { $sum } (на кістках { $faces })
        [many] { $sum } (на кістках { $faces })
       *[other] { $sum } (на кістках { $faces })
    }
skirmish-told-first =
    { $own ->
        [yes] Вибір: { $by } ходить першою.
       *[no] Вибір: { $by } поступається, першою ходить { $side }.
    }
skirmish-told-deployed = { $name } стає на { $square }.
skirmish-told-activated =
    { $routing ->
        [yes] { $name } починає хід, тікаючи.
       *[no] { $name } починає хід.
    }
skirmish-told-phase =
    { $n ->
        [one] Далі активує { $side }: { $n } істоту.
        [few] Далі активує { $side }: { $n } істоти.
        [many] Далі активує { $side }: { $n } істот.
       *[other] Далі активує { $side }: { $n } істоти.
    }
skirmish-told-round-ended =
    Раунд { $round } завершено. Зони перемоги: A +{ $areas_a }, B +{ $areas_b }. Очки: A { $points_a }, B { $points_b }.{ $idle ->
        [yes] {" "}Усі могли хіба що тікати до заблокованого виходу: запропоновано нічию.
       *[no] {""}
    }

## Рух

skirmish-told-moved-move =
    { $name } переходить із { $start } на { $end } (вартість { $cost }).{ $cut ->
        [yes] {" "}Рух обірвано.
       *[no] {""}
    }
skirmish-told-moved-rout =
    { $name } тікає з { $start } на { $end }.{ $cut ->
        [yes] {" "}Втечу обірвано.
       *[no] {""}
    }
skirmish-told-moved-charge =
    { $name }: натиск із { $start } на { $end }.{ $cut ->
        [yes] {" "}Натиск обірвано.
       *[no] {""}
    }
skirmish-told-stays = { $name } лишається на { $square }.
skirmish-told-left-map = { $name } тікає з { $start } і залишає карту.
skirmish-told-opportunities =
    { $name } от-от залишить { $square }. Принагідні атаки: { $by }.{ $n ->
        [0] {""}
        [one] {" "}Без атаки: { $caused } (причина втечі).
        [few] {" "}Без атаки: { $caused } (причина втечі).
        [many] {" "}Без атаки: { $caused } (причина втечі).
       *[other] {" "}Без атаки: { $caused } (причина втечі).
    }
skirmish-told-spared = { $by }: без принагідної атаки, { $name } проходить.
skirmish-told-placed = { $name }: переставлено з { $start } на { $end }.

## Атаки й шкода

skirmish-told-attack =
    { $kind ->
        [opportunity] { $name }, принагідна атака на ціль { $target }
        [charge] { $name }, атака з натиску на ціль { $target }
       *[plain] { $name }, атака на ціль { $target }
    }: { $sum } проти КЗ { $ac } ({ $chance }): { $hit ->
        [yes] влучання, шкода: { $damage }.
       *[no] промах.
    }
skirmish-told-hit-points =
    { $change ->
        [less] { $name } втрачає { $n } ПЗ: { $left } з { $start }.
       *[more] { $name } відновлює { $n } ПЗ: { $left } з { $start }.
    }
skirmish-told-bloodied =
    { $entered ->
        [yes] { $name }: закривавленість (від { $n } ПЗ і нижче).
       *[no] { $name }: закривавленість минула.
    }
skirmish-gone-destroyed = { $name }: істоту знищено. Очки, { $side }: { $cost }, разом { $points }.
skirmish-gone-routed = { $name } залишає карту. Очки, { $side }: { $cost }, разом { $points }.
skirmish-told-charge =
    { $n ->
        [one] { $name }: натиск на ціль { $target }, { $n } клітинка до { $end }.
        [few] { $name }: натиск на ціль { $target }, { $n } клітинки до { $end }.
        [many] { $name }: натиск на ціль { $target }, { $n } клітинок до { $end }.
       *[other] { $name }: натиск на ціль { $target }, { $n } клітинки до { $end }.
    }
skirmish-told-target-lost = { $name }: ціль утрачено ({ $target }), атаки немає.
skirmish-told-helpless =
    { $helpless ->
        [yes] { $name }: істота беззахисна.
       *[no] { $name }: істота більше не беззахисна.
    }
skirmish-hurt-by-risky =
    { $name } на небезпечній місцевості: d20 { $face }, { $outcome ->
        [unharmed] нічого не стається.
       *[hurt] шкода: { $damage }.
    }
skirmish-hurt-by-spikes = Гостре каміння: { $name } зазнає шкоди: { $damage }.
skirmish-hurt-by-pit =
    { $name } край ями: d20 { $face }, разом { $total } проти КС 15: { $outcome ->
        [eliminated] падає в яму.
       *[unharmed] утримується.
    }

## Бойовий дух і втеча

skirmish-told-save-due-half = { $name }: лишилася половина пунктів здоровʼя, потрібна перевірка бойового духу.
skirmish-told-save-due-ability = { $name }: потрібна перевірка бойового духу.
skirmish-told-rally-due = { $name } мусить спробувати припинити втечу.
skirmish-told-save =
    Перевірка бойового духу, { $name }: { $sum } проти КС { $dc } ({ $chance }): { $passed ->
        [yes] тримається.
       *[no] тікає!
    }
skirmish-told-rally =
    Припинення втечі, { $name }: { $sum } проти КС { $dc } ({ $chance }): { $passed ->
        [yes] зупиняється, хід завершено.
       *[no] тікає далі.
    }
skirmish-told-rout = { $name } тікає з подвійною швидкістю (очки руху: { $points }) найкоротшим шляхом вартістю { $cost }: до { $end }, лишається { $left }.
skirmish-told-rout-leaves = { $name } тікає з подвійною швидкістю (очки руху: { $points }) найкоротшим шляхом вартістю { $cost } і залишає карту.
skirmish-told-rout-blocked = Усі шляхи заблоковано: { $name } біжить якнайближче до свого виходу, до { $end } (очки руху: { $points }).

## Кінець

skirmish-told-draw =
    { $offered ->
        [yes] Пропозиція нічиєї: { $side }.
       *[no] Нічиєї не буде: { $side }.
    }
skirmish-told-over = **Гру завершено** ({ $why }): перемагає { $winner }. Очки: A { $points_a }, B { $points_b }.
skirmish-told-over-draw = **Гру завершено** ({ $why }): нічия. Очки: A { $points_a }, B { $points_b }.
skirmish-ending-score = набрано потрібні переможні очки
skirmish-ending-nobody-left = не лишилося жодної істоти
skirmish-ending-agreed = за згодою
skirmish-ending-conceded = поразку визнано

## Чого чекає гра

skirmish-due-first = Вибирає { $side }: хто ходить першим?
skirmish-due-saves = Потрібні перевірки бойового духу: { $names }. Кинути може будь-хто з двох гравців.
skirmish-due-rally = { $name } мусить спробувати припинити втечу. Кинути може будь-хто з двох гравців.
skirmish-due-routs =
    { $n ->
        [one] Тікає { $names }. Вибирає { $side }: на якій клітинці зупинка?
        [few] Тікають { $names }. Вибирає { $side }: у якій черзі й на яких клітинках зупинка?
        [many] Тікають { $names }. Вибирає { $side }: у якій черзі й на яких клітинках зупинка?
       *[other] Тікають { $names }. Вибирає { $side }: у якій черзі й на яких клітинках зупинка?
    }
skirmish-due-opportunity = { $name } от-от залишить { $square }. Вибирає { $side }: принагідні атаки, { $by }?
skirmish-due-set-up =
    { $n ->
        [one] Розставляє { $side }: лишилася { $n } істота.
        [few] Розставляє { $side }: лишилося { $n } істоти.
        [many] Розставляє { $side }: лишилося { $n } істот.
       *[other] Розставляє { $side }: лишилося { $n } істоти.
    }
skirmish-due-begin = Усіх істот розставлено: киньте ініціативу, і почнеться перший раунд.
skirmish-due-initiative = Киньте ініціативу.
skirmish-due-activation =
    { $n ->
        [one] Активує { $side }: { $n } істоту на вибір ({ $names }).
        [few] Активує { $side }: { $n } істоти, по одній, на вибір ({ $names }).
        [many] Активує { $side }: { $n } істот, по одній, на вибір ({ $names }).
       *[other] Активує { $side }: { $n } істоти, по одній, на вибір ({ $names }).
    }
skirmish-due-turn =
    Ходить { $name } ({ $side }): { $moves ->
        [0] руху ще не було
       *[other] рух уже був
    }, { $done ->
        [yes] атака вже була.
       *[no] атаки ще не було.
    }
skirmish-due-nothing = Гру завершено.

skirmish-told-falls = { $name } стоїть на ямі й падає в неї.
