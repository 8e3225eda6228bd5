### Стычка (источник 004): что происходит в игре, строка за строкой, и чего она ждёт. Термины: GLOSSARY 1.7.

## Расчёты

skirmish-sum = { $label } { $n }
skirmish-sum-more = { $sum } · { $label } { $n }
skirmish-sum-total = { $sum } = { $total }

## Раунды и ходы

skirmish-told-initiative =
    { $ties ->
        [0] Инициатива: A { $roll_a }; B { $roll_b }. Бросок выше: { $winner }.
        [one] Инициатива, { $ties } равенство переброшено: A { $roll_a }; B { $roll_b }. Бросок выше: { $winner }.
        [few] Инициатива, { $ties } равенства переброшены: A { $roll_a }; B { $roll_b }. Бросок выше: { $winner }.
        [many] Инициатива, { $ties } равенств переброшено: A { $roll_a }; B { $roll_b }. Бросок выше: { $winner }.
       *[other] Инициатива, { $ties } равенства переброшены: A { $roll_a }; B { $roll_b }. Бросок выше: { $winner }.
    }
skirmish-told-side-roll =
    { $dice ->
        [one] { $sum }
        [few] { $sum } (на кубиках { $faces })
        [many] { $sum } (на кубиках { $faces })
       *[other] { $sum } (на кубиках { $faces })
    }
skirmish-told-first =
    { $own ->
        [yes] Выбор: { $by } ходит первой.
       *[no] Выбор: { $by } уступает, первой ходит { $side }.
    }
skirmish-told-deployed = { $name } встаёт на { $square }.
skirmish-told-activated =
    { $routing ->
        [yes] { $name } начинает ход, убегая.
       *[no] { $name } начинает ход.
    }
skirmish-told-phase =
    { $n ->
        [one] Дальше Активирует { $side }: { $n } существо.
        [few] Дальше Активирует { $side }: { $n } существа.
        [many] Дальше Активирует { $side }: { $n } существ.
       *[other] Дальше Активирует { $side }: { $n } существа.
    }
skirmish-told-round-ended =
    Раунд { $round } окончен. Зоны победы: A +{ $areas_a }, B +{ $areas_b }. Очки: A { $points_a }, B { $points_b }.{ $idle ->
        [yes] {" "}Все могли только бежать к блокированному выходу: предложена ничья.
       *[no] {""}
    }

## Движение

skirmish-told-moved-move =
    { $name } переходит с { $start } на { $end } (стоимость { $cost }).{ $cut ->
        [yes] {" "}Движение прервано.
       *[no] {""}
    }
skirmish-told-moved-rout =
    { $name } бежит с { $start } на { $end }.{ $cut ->
        [yes] {" "}Бегство прервано.
       *[no] {""}
    }
skirmish-told-moved-charge =
    { $name } проводит натиск с { $start } на { $end }.{ $cut ->
        [yes] {" "}Натиск прерван.
       *[no] {""}
    }
skirmish-told-stays = { $name } остаётся на { $square }.
skirmish-told-left-map = { $name } бежит с { $start } и уходит с карты.
skirmish-told-opportunities =
    { $name } вот-вот покинет { $square }: право на атаку при возможности — { $by }.{ $n ->
        [0] {""}
        [one] {" "}Кроме { $n } существа, вызвавшего бегство: { $caused }.
        [few] {" "}Кроме { $n } существ, вызвавших бегство: { $caused }.
        [many] {" "}Кроме { $n } существ, вызвавших бегство: { $caused }.
       *[other] {" "}Кроме { $n } существа, вызвавшего бегство: { $caused }.
    }
skirmish-told-spared = { $by } пропускает цель: { $name }.
skirmish-told-placed = { $name }: перестановка с { $start } на { $end }.

## Атаки и повреждения

skirmish-told-attack =
    { $kind ->
        [opportunity] { $name }, атака при возможности по цели { $target }
        [charge] { $name }, атака в натиске по цели { $target }
       *[plain] { $name }, атака по цели { $target }
    }: { $sum } против КД { $ac } ({ $chance }): { $hit ->
        [yes] попадание, повреждения: { $damage }.
       *[no] промах.
    }
skirmish-told-hit-points =
    { $change ->
        [less] { $name } теряет хиты: { $n }, осталось { $left } из { $start }.
       *[more] { $name } восстанавливает хиты: { $n }, стало { $left } из { $start }.
    }
skirmish-told-bloodied =
    { $entered ->
        [yes] { $name }: окровавленность (хиты: { $n } или меньше).
       *[no] { $name }: окровавленность прошла.
    }
skirmish-gone-destroyed = { $name }: существо уничтожено. Очки, { $side }: { $cost }, всего { $points }.
skirmish-gone-routed = { $name } уходит с карты. Очки, { $side }: { $cost }, всего { $points }.
skirmish-told-charge =
    { $n ->
        [one] { $name } проводит натиск, цель — { $target }: { $n } клетка до { $end }.
        [few] { $name } проводит натиск, цель — { $target }: { $n } клетки до { $end }.
        [many] { $name } проводит натиск, цель — { $target }: { $n } клеток до { $end }.
       *[other] { $name } проводит натиск, цель — { $target }: { $n } клетки до { $end }.
    }
skirmish-told-target-lost = Потеря цели ({ $target }): { $name } не атакует.
skirmish-told-helpless =
    { $helpless ->
        [yes] { $name }: существо беспомощно.
       *[no] { $name }: существо больше не беспомощно.
    }
skirmish-hurt-by-risky =
    { $name } на опасной поверхности: d20 { $face }, { $outcome ->
        [unharmed] ничего не происходит.
       *[hurt] повреждения: { $damage }.
    }
skirmish-hurt-by-spikes = Острые камни: { $name } получает повреждения: { $damage }.
skirmish-hurt-by-pit =
    { $name } у края ямы: d20 { $face }, всего { $total } против DC 15: { $outcome ->
        [eliminated] падает в яму.
       *[unharmed] удерживается.
    }

## Мораль и бегство

skirmish-told-save-due-half = { $name }: осталась половина хитов, нужна проверка морали.
skirmish-told-save-due-ability = { $name }: нужна проверка морали.
skirmish-told-rally-due = { $name }: нужна попытка прекратить бегство.
skirmish-told-save =
    Проверка морали, { $name }: { $sum } против DC { $dc } ({ $chance }): { $passed ->
        [yes] держится.
       *[no] бежит!
    }
skirmish-told-rally =
    Прекращение бегства, { $name }: { $sum } против DC { $dc } ({ $chance }): { $passed ->
        [yes] останавливается, ход окончен.
       *[no] бежит дальше.
    }
skirmish-told-rout = { $name } бежит с удвоенной скоростью (очки движения: { $points }) кратчайшим путём стоимостью { $cost }: до { $end }, остаётся { $left }.
skirmish-told-rout-leaves = { $name } бежит с удвоенной скоростью (очки движения: { $points }) кратчайшим путём стоимостью { $cost } и уходит с карты.
skirmish-told-rout-blocked = Все пути блокированы: { $name } бежит как можно ближе к своему выходу, до { $end } (очки движения: { $points }).

## Конец

skirmish-told-draw =
    { $offered ->
        [yes] Предложение ничьей: { $side }.
       *[no] Ничьей не будет: { $side }.
    }
skirmish-told-over = **Игра окончена** ({ $why }): побеждает { $winner }. Очки: A { $points_a }, B { $points_b }.
skirmish-told-over-draw = **Игра окончена** ({ $why }): ничья. Очки: A { $points_a }, B { $points_b }.
skirmish-ending-score = набраны победные очки
skirmish-ending-nobody-left = не осталось ни одного существа
skirmish-ending-agreed = по соглашению
skirmish-ending-conceded = поражение признано

## Чего ждёт игра

skirmish-due-first = Выбирает { $side }: кто ходит первым?
skirmish-due-saves = Нужны проверки морали: { $names }. Бросить может любой из двух игроков.
skirmish-due-rally = { $name }: нужна попытка прекратить бегство. Бросить может любой из двух игроков.
skirmish-due-routs =
    { $n ->
        [one] Бежит { $names }. Выбирает { $side }: на какой клетке остановка?
        [few] Бегут { $names }. Выбирает { $side }: в каком порядке и на каких клетках остановка?
        [many] Бегут { $names }. Выбирает { $side }: в каком порядке и на каких клетках остановка?
       *[other] Бегут { $names }. Выбирает { $side }: в каком порядке и на каких клетках остановка?
    }
skirmish-due-opportunity = { $name } вот-вот покинет { $square }. Выбирает { $side }: провести ли атаки при возможности ({ $by })?
skirmish-due-set-up =
    { $n ->
        [one] Расставляет { $side }: осталось { $n } существо.
        [few] Расставляет { $side }: осталось { $n } существа.
        [many] Расставляет { $side }: осталось { $n } существ.
       *[other] Расставляет { $side }: осталось { $n } существа.
    }
skirmish-due-begin = Все существа расставлены: бросьте инициативу, и начнётся первый раунд.
skirmish-due-initiative = Бросьте инициативу.
skirmish-due-activation =
    { $n ->
        [one] Активирует { $side }: { $n } существо, на выбор: { $names }.
        [few] Активирует { $side }: { $n } существа, по одному, на выбор: { $names }.
        [many] Активирует { $side }: { $n } существ, по одному, на выбор: { $names }.
       *[other] Активирует { $side }: { $n } существа, по одному, на выбор: { $names }.
    }
skirmish-due-turn =
    Ходит { $name } ({ $side }): { $moves ->
        [0] движения ещё не было
       *[other] движение уже было
    }, { $done ->
        [yes] атака уже была.
       *[no] атаки ещё не было.
    }
skirmish-due-nothing = Игра окончена.

skirmish-told-falls = { $name } на яме и падает в неё.
