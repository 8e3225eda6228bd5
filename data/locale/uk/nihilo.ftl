### EX Nihilo (джерело 003): аркуші, кидки, ініціатива, рух, допомога та енергія.

## Путівник

nihilo-guide-title = EX Nihilo
nihilo-guide-about = Італійська гра на тридцятигранних кістках: що більший стрес, то більше вони важать
nihilo-guide-check = { $command } — кидок проти складності: два значення з аркуша або кидок-зразок, як-от Огляд. Якщо сцени немає, вкажіть, який стрес.
nihilo-guide-why = Натисніть «Чому?» під відповіддю: кожен рядок зі своїм правилом, і чиє це значення — джерела чи наше.
nihilo-guide-level = Оповідач відкриває сцену EX Nihilo командою { $scene } і задає її G.S.P. (керування стресом) командою { $initiative }; там усі бачать і порядок.
nihilo-guide-oppose = { $oppose } — кидок проти когось, { $build } — виготовити або змінити предмет.
nihilo-guide-movement = { $movement } показує, скільки ви проходите за хід, і робить рух; { $help } дає чужому кидку навички +5.
nihilo-guide-attack = { $attack } — атака. Той, кого атаковано, отримує кнопки, щоб парирувати, ухилитися чи застосувати удосконалення, і термін. { $damage } завдає шкоди без атаки.
nihilo-guide-state = { $state } показує та змінює стани й рани, { $energy } витрачає очки енергії.
nihilo-guide-sheets = { $command } створює персонажа.
nihilo-guide-house = Таблиці джерела втрачено: { $command } показує наші, які оповідач може змінити.

## Аркуші

nihilo-kind-character = EX Nihilo: персонаж
nihilo-kind-npc = EX Nihilo: персонаж оповідача
nihilo-grade =
    { $grade ->
        [0] без навчання
       *[other] ступінь { $grade }
    }
nihilo-grade-of = { $skill } { $grade }
nihilo-field-hit-points = Очки життя
nihilo-field-max-hit-points = Найбільше очок життя
nihilo-field-energy = Очки енергії
nihilo-field-in-hand = У руках
nihilo-field-weapons = Інша зброя при собі
nihilo-field-armour = Броня
nihilo-field-advancements = Удосконалення
nihilo-field-dodge-training = Вишкіл з ухилення без броні
nihilo-field-racial-initiative = Ініціатива за расою
nihilo-field-dead = Смерть
nihilo-field-level = Стрес
nihilo-hint-things = Назви через кому, як у /house show: Меч, Ніж
nihilo-hint-armour = Назва, як у /house show: Легка броня. Порожньо: без броні
nihilo-hint-hit-points = Від −1, непритомність. Порожньо: без ран
nihilo-hint-max-hit-points = Порожньо: 10 + Тіло
nihilo-card-attributes = Атрибути
nihilo-card-attributes-of = Тіло (Corpo) { $corpo } · Рівновага (Equilibrio) { $equilibrio } · Розум (Mente) { $mente } · Дух (Spirito) { $spirito }
nihilo-card-hit-points = { $now } з { $most } · у LARP { $larp }
nihilo-card-secondary = Вторинні
nihilo-card-secondary-of = Чарівність { $fascino } · Лідерство { $leadership } · Сприйняття { $percezione }
nihilo-card-skills = Навички
nihilo-card-movement = Метрів за хід
nihilo-card-metres = рух { $move } · рух і дія { $move_and_act } · ривок { $first_sprint }, далі { $later_sprint }
nihilo-card-initiative = Ініціатива
nihilo-card-gear = Може користуватися
nihilo-card-slots = Місця для навичок
nihilo-card-slots-of = зайнято { $used } з { $most }
nihilo-card-energy =
    { $turns ->
        [0] { $now } з { $most }
        [one] { $now } з { $most } · одне повертається за { $turns } хід
        [few] { $now } з { $most } · одне повертається за { $turns } ходи
        [many] { $now } з { $most } · одне повертається за { $turns } ходів
       *[other] { $now } з { $most } · одне повертається за { $turns } ходу
    }

## Кидки

nihilo-pair = { $first } + { $second }
nihilo-pair-sample = { $sample } ({ $values })
nihilo-knowledge = Знання: { $skill } (Розум + { $skill })
nihilo-on-scale = { $name } { $n }
nihilo-rolled-check = { $name }: перевірка
nihilo-rolled-build = { $name }: кидок виготовлення
nihilo-opposed-title = { $name } проти { $opponent }
nihilo-difficulty-label = Складність
nihilo-opponent-label = { $name }: { $roll }
nihilo-difficulty-hidden = Складність відома лише оповідачеві.
nihilo-success-hidden = **Успіх.**
nihilo-failure-hidden = **Провал.**
nihilo-success = **Успіх** із запасом { $margin }. Імовірність була { $chance }.
nihilo-failure = **Провал**, забракло { $margin }. Імовірність була { $chance }.
nihilo-difficulty-title = Прихована складність
nihilo-button-difficulty = Для оповідача
nihilo-somebody = хтось
nihilo-line-skill =
    { $grade ->
        [0] { $skill }, без навчання
       *[other] { $skill }, ступінь { $grade }
    }
nihilo-line-limited = Рівновага, у цій броні не більш як { $most }
nihilo-line-help =
    { $n ->
        [one] Допомога
        [few] Допомога від { $n }
        [many] Допомога від { $n }
       *[other] Допомога від { $n }
    }
nihilo-line-difficulty = задав оповідач
nihilo-line-initiative = Рівновага
nihilo-line-race = раса

## Ініціатива

nihilo-order-each-turn = Ініціатива: щоходу наново
nihilo-order-once-per-fight = Ініціатива: раз на бій
nihilo-initiative-title = Ініціатива
nihilo-initiative-scene = { $scene }: ініціатива
nihilo-initiative-of = { $name }
nihilo-initiative-tied = Порівну, перекинуто: { $rolls }
nihilo-initiative-order = Порядок: { $names }
nihilo-initiative-place = { $n }. { $name }: { $value }
nihilo-initiative-place-tied = { $n }. { $name }: { $value }, порівну, перекинуто: { $rolls }
nihilo-initiative-place-unknown = { $n }. { $name }
nihilo-initiative-anew = Новий бій: ініціативу кинуто наново.
nihilo-ties = Порівну, перекинуто: { $who }
nihilo-tied = { $n } — { $rolls }
nihilo-tied-rolls = { $name } { $rolls }
nihilo-level-set = { $level }. Ініціатива { $when }.
nihilo-gunpowder-fails = По той бік Wormhole: порох тут не займається.
nihilo-gunpowder-fires = Порох тут займається.

## Рух, допомога, енергія

nihilo-movement-title = { $name }: рух
nihilo-moved-title = { $name }
nihilo-metres = { $n } м
nihilo-metres-move = Рух
nihilo-metres-move-and-act = Рух і дія
nihilo-metres-first-sprint = Ривок, перший хід
nihilo-metres-later-sprint = Ривок, наступні ходи
nihilo-done-this-turn = Зроблено за цей хід
nihilo-done-nothing = ще нічого
nihilo-moved-move = { $name }: рух, до { $metres } м.
nihilo-moved-short-move = { $name }: рух, до { $metres } м, і ще можна діяти.
nihilo-moved-sprint =
    { $turns ->
        [1] { $name }: ривок, до { $metres } м.
       *[other] { $name }: ривок триває, до { $metres } м (хід ривка: { $turns }).
    }
nihilo-moved-standard = { $name }: звичайна дія.
nihilo-moved-aim =
    { $turns ->
        [1] { $name }: прицілювання.
       *[other] { $name }: прицілювання триває, хід { $turns }.
    }
nihilo-helped-title = Допомога
nihilo-helped = { $helper } допомагає { $helped }: наступний кидок навички отримує +{ $bonus }.
nihilo-energy-title = { $name }: енергія
nihilo-energy-of = { $now } з { $most }
nihilo-energy-recovery = Відновлення
nihilo-energy-each =
    { $n ->
        [one] одне за { $n } хід
        [few] одне за { $n } ходи
        [many] одне за { $n } ходів
       *[other] одне за { $n } ходу
    }
nihilo-energy-spent =
    { $n ->
        [one] { $name } витрачає { $n } очко енергії.
        [few] { $name } витрачає { $n } очки енергії.
        [many] { $name } витрачає { $n } очок енергії.
       *[other] { $name } витрачає { $n } очка енергії.
    }
nihilo-energy-won =
    { $turns ->
        [one] Минає { $turns } хід. Відновлено очок енергії: { $n }.
        [few] Минають { $turns } ходи. Відновлено очок енергії: { $n }.
        [many] Минає { $turns } ходів. Відновлено очок енергії: { $n }.
       *[other] Минає { $turns } ходу. Відновлено очок енергії: { $n }.
    }

## Чому

nihilo-why-level = G.S.P. { $level }: до кидка додається { $ours }, до складності { $theirs }.
nihilo-why-reached = Досить досягти складності.
nihilo-why-sample = { $sample }: сума { $values }.
nihilo-why-opposed = Складність теж є сумою значень: { $values }.
nihilo-why-help = Хто допомагає, дає +{ $bonus } замість власного кидка навички.
nihilo-why-help-most = Уся допомога разом дає щонайбільше +{ $most }.
nihilo-why-initiative = Ініціатива — це кістки G.S.P., раса та модифікатор Рівноваги; у кого більше, той діє раніше.
nihilo-why-initiative-table = Скільки Рівновага додає до ініціативи, сказано в окремій таблиці.
nihilo-why-initiative-dice = Які кістки G.S.P. дає для ініціативи.
nihilo-why-ties = У кого порівну, ті перекидають самі лише кістки, доки результати не стануть різні.
nihilo-why-each-turn = Джерело каже і «щоходу», і «раз на бій»; «щоходу» — це його означення.
nihilo-why-once-per-fight = Порядок, кинутий один раз, діє до нового бою.
nihilo-why-energy-most = Дух { $spirito }: очок енергії щонайбільше { $most }.
nihilo-why-energy-back =
    { $turns ->
        [one] Одне очко енергії повертається за { $turns } хід.
        [few] Одне очко енергії повертається за { $turns } ходи.
        [many] Одне очко енергії повертається за { $turns } ходів.
       *[other] Одне очко енергії повертається за { $turns } ходу.
    }
nihilo-why-move = Рух: 2 м і ще 1 м за кожні 10 очок Тіла чи Рівноваги, того, що краще.
nihilo-why-move-and-act = Рух разом із дією: 1 м і ще 1 м за кожні 10 очок кращого з двох.
nihilo-why-sprint = Ривок: 6 м і ще 1 м за кожні 10 очок Тіла та Рівноваги разом.
nihilo-why-per-ten = За кожні 10 очок означає за кожен повний десяток.
nihilo-why-sprint-flat = З другого ходу ривок довший на 2 м.
nihilo-why-sprint-growing = З кожним наступним ходом ривок довший ще на 2 м.

## Чому ні

nihilo-refusal-no-such-roll = { $typed }: такого кидка немає. Оберіть зі списку або зʼєднайте два значення плюсом: Тіло + Дух, Розум + Медицина.
nihilo-refusal-two-skills = Кидок додає два атрибути або атрибут і навичку, але ніколи не дві навички.
nihilo-refusal-no-difficulty = Вкажіть складність: число від 0 до 999 або назву, як-от Середня.
nihilo-refusal-no-such-difficulty = { $typed }: такої складності немає. Напишіть число від 0 до 999 або назву, як-от Середня.
nihilo-refusal-no-level = Який зараз стрес? Оберіть рівень від −1 до 3. У сцені EX Nihilo його задає оповідач.
nihilo-refusal-level-is-set = Оповідач задав цій сцені G.S.P. { $level }. Не вказуйте рівень.
nihilo-refusal-which-sheet =
    { $n ->
        [0] У вас тут немає персонажа EX Nihilo. Створіть його командою { $sheet_new } або вкажіть, хто діє.
       *[other] У вас їх кілька. Вкажіть, хто діє.
    }
nihilo-refusal-hidden-initiative = Серед них є хтось, про кого гравці не знають. Додайте його до сцени прихованим.
nihilo-refusal-help-needs-skill = Допомога діє лише на кидки навичок.
nihilo-refusal-helps-itself = { $name } не може допомогти собі.
nihilo-refusal-opposes-itself = { $name } не може протистояти собі.
nihilo-refusal-acted = { $name }: цей хід уже використано, { $act }.
nihilo-refusal-moved = { $name }: у цей хід рух уже був, { $act }.
nihilo-refusal-used = { $name }: у цей хід уже використано { $what }.
nihilo-refusal-no-second-attack = { $name } не має другої атаки в цей хід.
nihilo-refusal-too-few-energy =
    { $n ->
        [0] { $name } вже не має очок енергії.
        [one] { $name } має лише { $n } очко енергії.
        [few] { $name } має лише { $n } очки енергії.
        [many] { $name } має лише { $n } очок енергії.
       *[other] { $name } має лише { $n } очка енергії.
    }
nihilo-refusal-holds-no-energy = { $name } має замало Духу, щоб тримати очки енергії.

## Журнал

ledger-kind-ex_nihilo-check = кидок проти складності
ledger-kind-ex_nihilo-build = кидок виготовлення
ledger-kind-ex_nihilo-oppose = кидок проти когось
ledger-kind-ex_nihilo-difficulty = прихована складність
ledger-kind-ex_nihilo-help-other = допомога
ledger-kind-ex_nihilo-initiative = ініціатива
ledger-kind-ex_nihilo-move = рух
ledger-kind-ex_nihilo-energy = очки енергії
