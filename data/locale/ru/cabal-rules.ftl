### Кабал нежити: фигуры, отказы, расчёты и примечания «Почему?» (источник 001).

## Армии и фигуры

cabal-list-undead = Нежить
cabal-list-empire = Империя
cabal-name-skeleton = скелет
cabal-name-spectre = призрак
cabal-name-shadow = тень
cabal-name-necromancer = некромант
cabal-name-seductress = искусительница
cabal-name-necrarch = некрарх
cabal-name-soldier = солдат
cabal-name-knight = рыцарь
cabal-name-cannon = пушка
cabal-name-war-priest = боевой священник
cabal-name-champion = чемпион
cabal-name-marshal = маршал
cabal-side-first = Белые
cabal-side-second = Чёрные
cabal-spell-energy-bolt = Разряд энергии
cabal-spell-pain = Боль
cabal-spell-terror = Ужас (заклинание)
cabal-spell-shake-the-bones = Встряска костей
cabal-spell-evocation = Призыв
cabal-spell-petrifying-gaze = Каменящий взгляд

## Список армии словами

cabal-kind = { $letter } { $name }: C { $cost } · D { $defence } · A { $attack } · { $specials }
cabal-goes-ahead = вперёд, также наискось, до { $n }
cabal-goes-knight = ход шахматного коня
cabal-goes-lines = по горизонтали и вертикали, до { $n }
cabal-goes-diagonals = по диагонали, до { $n }
cabal-goes-all = во всех направлениях, до { $n }
cabal-part-ethereal = бестелесность
cabal-part-fear = Страх
cabal-part-terror = Ужас
cabal-part-immune = невосприимчивость к Страху и Ужасу
cabal-part-undead = нежить
cabal-part-support = поддержка
cabal-part-creates = создаёт некротуман
cabal-part-extends = расширяет некротуман
cabal-part-absorbs = поглощает ману жертв
cabal-part-casts = творит заклинания
cabal-part-sacrifice = Жертва
cabal-end-mana = источник маны: { $n }
cabal-at-most-one = не больше одной

## Ошибки списка армии

cabal-fault-no-name = нужно название
cabal-fault-twice = больше одного раза: { $words }
cabal-fault-king = ровно одна фигура имеет букву K, её стоимость — 0, предел — 1
cabal-fault-classical-rank = каждая из двух горизонталей состоит из 8 знаков
cabal-fault-classical-letter = ни у одной фигуры нет такой буквы: { $words }
cabal-fault-classical-number = одна королевская фигура, и ни одного вида сверх предела

## Расчёты

cabal-line-attack = атака
cabal-line-defence = защита
cabal-line-support = поддержка
cabal-line-fear = Страх
cabal-line-terror = Ужас
cabal-line-spell-terror = Ужас (заклинание)
cabal-line-floor = нижний предел
cabal-line-die = 1d6

## Почему действие невозможно

cabal-refusal-not-ready = Партия ещё не началась: сначала должны быть готовы обе стороны.
cabal-refusal-over = Партия закончена.
cabal-refusal-sacrifice-first = Сначала нужно решить, спасать ли Жертвой атакованную королевскую фигуру.
cabal-refusal-no-sacrifice = Жертвовать незачем: ни один бой не проигран.
cabal-refusal-sacrifice = Такая Жертва невозможна: одна фигура не дальше 2 клеток — чтобы отступить на пустую соседнюю клетку, или две такие — чтобы остаться.
cabal-refusal-no-piece = На { $square } нет фигуры.
cabal-refusal-not-your-piece = Фигура на { $square } принадлежит сопернику.
cabal-refusal-moved-already =
    { $n ->
        [one] За ход перемещается или атакует { $n } фигура, и это уже сделано.
        [few] За ход перемещаются или атакуют до { $n } фигур, каждая один раз: эта уже ходила или ходов не осталось.
        [many] За ход перемещаются или атакуют до { $n } фигур, каждая один раз: эта уже ходила или ходов не осталось.
       *[other] За ход перемещаются или атакуют до { $n } фигуры, каждая один раз: эта уже ходила или ходов не осталось.
    }
cabal-refusal-petrified = Фигура на { $square } окаменела: сейчас она не может ни двигаться, ни атаковать.
cabal-refusal-target-petrified = Фигура на { $square } окаменела: сейчас её нельзя атаковать.
cabal-refusal-unreachable = { $piece }: с { $start } нет пути на { $to }.
cabal-refusal-own-piece = На { $square } стоит ваша фигура.
cabal-refusal-must-move = Ход ещё нельзя завершить: сначала одна фигура должна переместиться или атаковать.
cabal-refusal-no-caster = На { $square } нет вашей фигуры, которая творит заклинания.
cabal-refusal-not-declared = { $spell }: этого заклинания нет среди трёх объявленных.
cabal-refusal-cast-already = В этом ходу заклинание уже сотворено.
cabal-refusal-no-enemy = На { $square } нет вражеской фигуры.
cabal-refusal-out-of-range = { $spell }: радиус { $n }, а { $square } дальше.
cabal-refusal-immune = { $piece }: Страх и Ужас на эту фигуру не действуют.
cabal-refusal-gaze-king = Каменящий взгляд нельзя направить на королевскую фигуру.
cabal-refusal-gaze-again = Каменящий взгляд уже направляли на фигуру на { $square } прошлым ходом: дважды подряд нельзя.
cabal-refusal-not-in-fog = { $square } — вне некротумана.
cabal-refusal-shake-attack = Встряска костей даёт фигуре переместиться, а не атаковать.
cabal-refusal-not-undead = Фигура на { $square } — не нежить.
cabal-refusal-square-taken = { $square }: клетка занята.
cabal-refusal-not-a-corner = Фигуры входят на { $first } или { $second } — углы своей стороны.
cabal-refusal-no-such-piece = В армии нет фигуры «{ $piece }».
cabal-refusal-never-enters = { $piece }: эту фигуру нельзя ввести в игру.
cabal-refusal-too-many-of-kind = { $piece }: на доске не больше { $n }.
cabal-refusal-no-mana = Это стоит { $n } маны, а есть { $mana }.
cabal-refusal-off-board = { $square } — не на этой доске.
cabal-refusal-offered-already = Ничья уже предложена; решает соперник.
cabal-refusal-ready-already = Эта сторона уже готова: армия расставлена.
cabal-refusal-points = Стоимость этой армии в очках — { $n }, а можно не больше { $limit }.
cabal-refusal-too-many-pieces = Фигур в этой армии — { $n }, а можно не больше { $limit }.
cabal-refusal-one-king = { $piece }: в армии должна быть ровно одна такая фигура.
cabal-refusal-twice-on-square = Две фигуры не могут стоять на одной клетке.
cabal-refusal-not-nearest = Фигуры ставят только на ближайшие к своему краю горизонтали (их { $ranks }).
cabal-refusal-three-spells = Нужно объявить разные заклинания, ровно { $n }.
cabal-refusal-no-spells = В этой армии никто не творит заклинаний: объявлять нечего.
cabal-refusal-no-such-board = Доски { $size } нет.
cabal-refusal-army-faults = Этот список армии не подходит: { $faults }
cabal-refusal-record = Строка { $line }: { $why }
cabal-refusal-record-action = «{ $text }» — это не действие.
cabal-refusal-record-first-line = запись партии начинается с «{ $text }».
cabal-refusal-record-header = здесь должно стоять «{ $text }».
cabal-refusal-record-value = значение «{ $text }» не прочесть: { $why }
cabal-refusal-record-unreadable = прочесть не удалось.
cabal-refusal-record-turn = здесь должен быть ход { $turn }.
cabal-refusal-record-mark = «{ $text }»: здесь пишут «{ $wanted }».
cabal-refusal-record-illegal = «{ $text }»: { $why }
cabal-refusal-record-faces = «{ $text }»: грани стоят в фигурных скобках после боя с кубиками, и только там.
cabal-refusal-record-result = партия заканчивается не так: правильно было бы «{ $wanted }».
cabal-refusal-record-long = запись слишком длинная: не больше { $n } знаков.

## Примечания «Почему?»

cabal-ways-ahead = { $piece }: движение и атака вперёд, прямо или наискось, до { $n }.
cabal-ways-knight = { $piece }: прыжок шахматного коня, через что угодно.
cabal-ways-lines = { $piece }: по горизонтали или вертикали, до { $n }.
cabal-ways-diagonals = { $piece }: по диагонали, до { $n }.
cabal-ways-all = { $piece }: во всех направлениях, до { $n }.
cabal-fight-attacker = Атака побеждает, если она не меньше защиты; иначе ничего не снимают, и нападающий остаётся на месте.
cabal-fight-defender = Атака побеждает, если она больше защиты; иначе ничего не снимают, и нападающий остаётся на месте.
cabal-why-dice = Каждая сторона добавляет 1d6.
cabal-why-support = Поддержку считают вокруг клеток, где оба стояли до боя, без верхнего предела.
cabal-why-dread = Страх и Ужас снижают защиту только того, кого атакует нежить; считается больший из них.
cabal-terror-spell-adds = Заклинание Ужаса снимает ещё 1, до конца следующего хода того, кто его сотворил.
cabal-terror-spell-counts-as-terror = Заклинание Ужаса считается Ужасом и не складывается с собственным Ужасом нападающего.
cabal-fog-own-turn = Нежить вне некротумана рассыпается в прах в конце хода своего игрока.
cabal-fog-every-turn = Нежить вне некротумана рассыпается в прах в конце каждого хода.
cabal-event-crossed = Источник маны, дошедший до последней горизонтали, снимают, и он даёт ману.
cabal-event-dissolved = Нежить, которая в конце хода стоит вне некротумана, снимают.
cabal-event-sacrificed = Некрарх, проигравший бой, может пожертвовать фигурой в пределах 2 клеток.
cabal-event-stepped = За одну жертву он отступает на клетку и уступает место нападающему.
cabal-why-absorbed = Тень, убив, поглощает как ману половину стоимости жертвы с округлением вверх.
cabal-why-sacrifice = Выбирает его игрок: одна жертва и шаг, две жертвы и остаться, или ни одной — и он потерян.
cabal-why-enter = Фигуры входят на углы своей стороны; это не считается ходом.
cabal-why-mana = У каждого игрока один запас маны; фигура стоит столько, сколько в списке.
cabal-magic-energy-bolt = Разряд энергии: радиус 2, атака 1.
cabal-magic-pain = Боль: радиус 1, атака 2.
cabal-magic-terror = Ужас (заклинание): радиус 2, защита цели −1.
cabal-magic-shake-the-bones = Встряска костей: одна нежить внутри «Ядовитого гриба» может переместиться.
cabal-magic-evocation = Призыв: фигура за ману в размере её стоимости; где угодно в некротумане — ещё 2.
cabal-magic-petrifying-gaze = Каменящий взгляд: радиус 2; цель не движется, и её нельзя атаковать.
cabal-magic-reading-energy-bolt = Заклинание — не бой: Страх не считается.
cabal-magic-reading-pain = Заклинание — не бой: Страх не считается.
cabal-magic-reading-terror = Длится до конца следующего хода того, кто его сотворил, и само с собой не складывается.
cabal-magic-reading-shake-the-bones = «Гриб» читаем как некротуман. Это перемещение — не атака.
cabal-magic-reading-evocation = Рядом с тем, кто колдует, — её стоимость, в остальном тумане — на 2 больше.
cabal-magic-reading-petrifying-gaze = До конца следующего хода соперника; нельзя направить на королевскую фигуру и дважды подряд на одну и ту же, если за столом не играют иначе.
cabal-because-king = Партию проигрывает тот, кто потерял королевскую фигуру.
cabal-because-resigned = Кто сдаётся, тот проигрывает.
cabal-because-agreed = Обе стороны согласились на ничью.
cabal-because-repetition = Позиция встретилась уже не впервые (всего раз: { $times }): ничья.
cabal-because-quiet = Ходов каждой стороны без снятых фигур: { $turns }. Ничья.
