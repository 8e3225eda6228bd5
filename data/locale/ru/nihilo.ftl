### EX Nihilo (источник 003): листы, броски, инициатива, движение, помощь и энергия.

## Путеводитель

nihilo-guide-title = EX Nihilo
nihilo-guide-about = Итальянская игра на тридцатигранных кубиках: чем больше стресс, тем больше они значат
nihilo-guide-check = { $command } — бросок против сложности: два значения с листа или бросок-образец, например Осмотр. Если сцены нет, укажите, каков стресс.
nihilo-guide-why = Нажмите «Почему?» под ответом: каждая строка со своим правилом, и чьё это значение — источника или наше.
nihilo-guide-level = Рассказчик открывает сцену EX Nihilo командой { $scene } и задаёт её G.S.P. (управление стрессом) командой { $initiative }; там все видят и порядок.
nihilo-guide-oppose = { $oppose } — бросок против кого-то, { $build } — изготовить или изменить предмет.
nihilo-guide-movement = { $movement } говорит, сколько вы проходите за ход, и делает движение; { $help } даёт чужому броску навыка +5.
nihilo-guide-attack = { $attack } — атака. Тот, кого атакуют, получает кнопки, чтобы парировать, уклониться или применить усовершенствование, и срок. { $damage } наносит урон без атаки.
nihilo-guide-state = { $state } показывает и меняет состояния и раны, { $energy } тратит очки энергии.
nihilo-guide-sheets = { $command } создаёт персонажа.
nihilo-guide-house = Таблицы источника утрачены: { $command } показывает наши, которые рассказчик может изменить.

## Листы

nihilo-kind-character = EX Nihilo: персонаж
nihilo-kind-npc = EX Nihilo: персонаж рассказчика
nihilo-grade =
    { $grade ->
        [0] без обучения
       *[other] степень { $grade }
    }
nihilo-grade-of = { $skill } { $grade }
nihilo-field-hit-points = Очки жизни
nihilo-field-max-hit-points = Максимум очков жизни
nihilo-field-energy = Очки энергии
nihilo-field-in-hand = В руках
nihilo-field-weapons = Другое оружие при себе
nihilo-field-armour = Броня
nihilo-field-advancements = Усовершенствования
nihilo-field-dodge-training = Выучка уклонения без брони
nihilo-field-racial-initiative = Инициатива по расе
nihilo-field-dead = Смерть
nihilo-field-level = Стресс
nihilo-hint-things = Названия через запятую, как в /house show: Меч, Нож
nihilo-hint-armour = Название, как в /house show: Лёгкая броня. Пусто: без брони
nihilo-hint-hit-points = От −1, без сознания. Пусто: без ран
nihilo-hint-max-hit-points = Пусто: 10 + Тело
nihilo-card-attributes = Атрибуты
nihilo-card-attributes-of = Тело (Corpo) { $corpo } · Равновесие (Equilibrio) { $equilibrio } · Разум (Mente) { $mente } · Дух (Spirito) { $spirito }
nihilo-card-hit-points = { $now } из { $most } · в LARP { $larp }
nihilo-card-secondary = Вторичные
nihilo-card-secondary-of = Обаяние { $fascino } · Лидерство { $leadership } · Восприятие { $percezione }
nihilo-card-skills = Навыки
nihilo-card-movement = Метров за ход
nihilo-card-metres = движение { $move } · движение и действие { $move_and_act } · рывок { $first_sprint }, далее { $later_sprint }
nihilo-card-initiative = Инициатива
nihilo-card-gear = Может пользоваться
nihilo-card-slots = Ячейки навыков
nihilo-card-slots-of = занято { $used } из { $most }
nihilo-card-energy =
    { $turns ->
        [0] { $now } из { $most }
        [one] { $now } из { $most } · одно возвращается за { $turns } ход
        [few] { $now } из { $most } · одно возвращается за { $turns } хода
        [many] { $now } из { $most } · одно возвращается за { $turns } ходов
       *[other] { $now } из { $most } · одно возвращается за { $turns } хода
    }

## Броски

nihilo-pair = { $first } + { $second }
nihilo-pair-sample = { $sample } ({ $values })
nihilo-knowledge = Знание: { $skill } (Разум + { $skill })
nihilo-on-scale = { $name } { $n }
nihilo-rolled-check = { $name }: проверка
nihilo-rolled-build = { $name }: бросок изготовления
nihilo-opposed-title = Противостояние: { $name } — { $opponent }
nihilo-difficulty-label = Сложность
nihilo-opponent-label = { $name }: { $roll }
nihilo-difficulty-hidden = Сложность известна только рассказчику.
nihilo-success-hidden = **Успех.**
nihilo-failure-hidden = **Провал.**
nihilo-success = **Успех** с запасом { $margin }. Вероятность была { $chance }.
nihilo-failure = **Провал**, не хватило { $margin }. Вероятность была { $chance }.
nihilo-difficulty-title = Скрытая сложность
nihilo-button-difficulty = Для рассказчика
nihilo-somebody = кто-то
nihilo-line-skill =
    { $grade ->
        [0] { $skill }, без обучения
       *[other] { $skill }, степень { $grade }
    }
nihilo-line-limited = Равновесие, в этой броне не больше { $most }
nihilo-line-help =
    { $n ->
        [one] Помощь
        [few] Помощь от { $n }
        [many] Помощь от { $n }
       *[other] Помощь от { $n }
    }
nihilo-line-difficulty = задал рассказчик
nihilo-line-initiative = Равновесие
nihilo-line-race = раса

## Инициатива

nihilo-order-each-turn = Инициатива: каждый ход заново
nihilo-order-once-per-fight = Инициатива: один раз за схватку
nihilo-initiative-title = Инициатива
nihilo-initiative-scene = { $scene }: инициатива
nihilo-initiative-of = { $name }
nihilo-initiative-tied = Поровну, переброшено: { $rolls }
nihilo-initiative-order = Порядок: { $names }
nihilo-initiative-place = { $n }. { $name }: { $value }
nihilo-initiative-place-tied = { $n }. { $name }: { $value }, поровну, переброшено: { $rolls }
nihilo-initiative-place-unknown = { $n }. { $name }
nihilo-initiative-anew = Новая схватка: инициатива брошена заново.
nihilo-ties = Поровну, переброшено: { $who }
nihilo-tied = { $n } — { $rolls }
nihilo-tied-rolls = { $name } { $rolls }
nihilo-level-set = { $level }. Инициатива { $when }.
nihilo-gunpowder-fails = По ту сторону Wormhole: порох здесь не вспыхивает.
nihilo-gunpowder-fires = Порох здесь вспыхивает.

## Движение, помощь, энергия

nihilo-movement-title = { $name }: движение
nihilo-moved-title = { $name }
nihilo-metres = { $n } м
nihilo-metres-move = Движение
nihilo-metres-move-and-act = Движение и действие
nihilo-metres-first-sprint = Рывок, первый ход
nihilo-metres-later-sprint = Рывок, следующие ходы
nihilo-done-this-turn = Сделано за этот ход
nihilo-done-nothing = пока ничего
nihilo-moved-move = { $name }: движение, до { $metres } м.
nihilo-moved-short-move = { $name }: движение, до { $metres } м, и ещё можно действовать.
nihilo-moved-sprint =
    { $turns ->
        [1] { $name }: рывок, до { $metres } м.
       *[other] { $name }: рывок продолжается, до { $metres } м (ход рывка: { $turns }).
    }
nihilo-moved-standard = { $name }: обычное действие.
nihilo-moved-aim =
    { $turns ->
        [1] { $name }: прицеливание.
       *[other] { $name }: прицеливание продолжается, ход { $turns }.
    }
nihilo-helped-title = Помощь
nihilo-helped = Помощь: { $helper } → { $helped }. Следующий бросок навыка получает +{ $bonus }.
nihilo-energy-title = { $name }: энергия
nihilo-energy-of = { $now } из { $most }
nihilo-energy-recovery = Восстановление
nihilo-energy-each =
    { $n ->
        [one] одно за { $n } ход
        [few] одно за { $n } хода
        [many] одно за { $n } ходов
       *[other] одно за { $n } хода
    }
nihilo-energy-spent =
    { $n ->
        [one] { $name } тратит { $n } очко энергии.
        [few] { $name } тратит { $n } очка энергии.
        [many] { $name } тратит { $n } очков энергии.
       *[other] { $name } тратит { $n } очка энергии.
    }
nihilo-energy-won =
    { $turns ->
        [one] Проходит { $turns } ход. Восстановлено очков энергии: { $n }.
        [few] Проходит { $turns } хода. Восстановлено очков энергии: { $n }.
        [many] Проходит { $turns } ходов. Восстановлено очков энергии: { $n }.
       *[other] Проходит { $turns } хода. Восстановлено очков энергии: { $n }.
    }

## Почему

nihilo-why-level = G.S.P. { $level }: к броску добавляется { $ours }, к сложности { $theirs }.
nihilo-why-reached = Достаточно достичь сложности.
nihilo-why-sample = { $sample }: сумма { $values }.
nihilo-why-opposed = Сложность тоже сумма значений: { $values }.
nihilo-why-help = Кто помогает, даёт +{ $bonus } вместо своего броска навыка.
nihilo-why-help-most = Вся помощь вместе даёт не больше +{ $most }.
nihilo-why-initiative = Инициатива — это кубики G.S.P., раса и модификатор Равновесия; у кого больше, тот действует раньше.
nihilo-why-initiative-table = Сколько Равновесие добавляет к инициативе, сказано в отдельной таблице.
nihilo-why-initiative-dice = Какие кубики G.S.P. даёт для инициативы.
nihilo-why-ties = При равенстве перебрасывают сами кубики, пока результаты не станут разными.
nihilo-why-each-turn = Источник говорит и «каждый ход», и «один раз за схватку»; «каждый ход» — его определение.
nihilo-why-once-per-fight = Порядок, определённый одним броском, остаётся до новой схватки.
nihilo-why-energy-most = Дух { $spirito }: очков энергии не больше { $most }.
nihilo-why-energy-back =
    { $turns ->
        [one] Одно очко энергии возвращается за { $turns } ход.
        [few] Одно очко энергии возвращается за { $turns } хода.
        [many] Одно очко энергии возвращается за { $turns } ходов.
       *[other] Одно очко энергии возвращается за { $turns } хода.
    }
nihilo-why-move = Движение: 2 м и ещё 1 м за каждые 10 очков Тела или Равновесия, того, что лучше.
nihilo-why-move-and-act = Движение вместе с действием: 1 м и ещё 1 м за каждые 10 очков лучшего из двух.
nihilo-why-sprint = Рывок: 6 м и ещё 1 м за каждые 10 очков Тела и Равновесия вместе.
nihilo-why-per-ten = «За каждые 10 очков» — значит за каждый полный десяток.
nihilo-why-sprint-flat = Со второго хода рывок длиннее на 2 м.
nihilo-why-sprint-growing = С каждым следующим ходом рывок длиннее ещё на 2 м.

## Почему нет

nihilo-refusal-no-such-roll = { $typed }: такого броска нет. Выберите из списка или соедините два значения плюсом: Тело + Дух, Разум + Медицина.
nihilo-refusal-two-skills = Бросок складывает два атрибута или атрибут и навык, но никогда не два навыка.
nihilo-refusal-no-difficulty = Укажите сложность: число от 0 до 999 или название, например Средняя.
nihilo-refusal-no-such-difficulty = { $typed }: такой сложности нет. Напишите число от 0 до 999 или название, например Средняя.
nihilo-refusal-no-level = Каков сейчас стресс? Выберите уровень от −1 до 3. В сцене EX Nihilo его задаёт рассказчик.
nihilo-refusal-level-is-set = Рассказчик задал этой сцене G.S.P. { $level }. Не указывайте уровень.
nihilo-refusal-which-sheet =
    { $n ->
        [0] У вас здесь нет персонажа EX Nihilo. Создайте его командой { $sheet_new } или укажите, кто действует.
       *[other] У вас их несколько. Укажите, кто действует.
    }
nihilo-refusal-hidden-initiative = Среди них есть кто-то, о ком игроки не знают. Добавьте его в сцену скрытым.
nihilo-refusal-help-needs-skill = Помощь действует только на броски навыков.
nihilo-refusal-helps-itself = { $name } не может помочь себе.
nihilo-refusal-opposes-itself = { $name } не может противостоять себе.
nihilo-refusal-acted = { $name }: этот ход уже использован, { $act }.
nihilo-refusal-moved = { $name }: в этот ход движение уже было, { $act }.
nihilo-refusal-used = { $name }: в этот ход уже использовано { $what }.
nihilo-refusal-no-second-attack = { $name }: второй атаки в этот ход нет.
nihilo-refusal-too-few-energy =
    { $n ->
        [0] { $name }: очков энергии больше нет.
        [one] { $name }: есть только { $n } очко энергии.
        [few] { $name }: есть только { $n } очка энергии.
        [many] { $name }: есть только { $n } очков энергии.
       *[other] { $name }: есть только { $n } очка энергии.
    }
nihilo-refusal-holds-no-energy = { $name }: слишком мало Духа, чтобы держать очки энергии.

## Журнал

ledger-kind-ex_nihilo-check = бросок против сложности
ledger-kind-ex_nihilo-build = бросок изготовления
ledger-kind-ex_nihilo-oppose = бросок против кого-то
ledger-kind-ex_nihilo-difficulty = скрытая сложность
ledger-kind-ex_nihilo-help-other = помощь
ledger-kind-ex_nihilo-initiative = инициатива
ledger-kind-ex_nihilo-move = движение
ledger-kind-ex_nihilo-energy = очки энергии
