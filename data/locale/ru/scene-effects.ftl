### Эффекты, которые накладывает мастер, и сколько они длятся.

ledger-kind-tabletop-effect = начало эффекта
ledger-kind-tabletop-effect-end = конец эффекта
effect-called = { $words }

## Сколько длится

scene-effect-began = { $name }: теперь «{ $effect }», { $left }.
scene-effect-until-time = до { $when }
scene-effect-until-clock = до { $time } по времени игры
scene-effect-until-turn =
    { $edge ->
        [start] до начала хода «{ $name }» в раунде { $round }
       *[end] до конца хода «{ $name }» в раунде { $round }
    }

## Список

effect-title = Эффекты: { $name }
effect-of = { $name }: { $effect }
effect-none = Здесь нет действующих эффектов.
effect-entry = { $n }. { $effect }, { $left }
effect-line = { $effect }, { $left }
effect-option = { $n }. { $effect }
effect-choose = Выберите эффект
effect-field-left = Длительность

## Кнопки и формы

scene-button-effects = Эффекты
scene-button-effect-new = Новый эффект …
scene-button-effect-change = Другой конец …
scene-button-effect-end = Закончить сейчас
effect-form-new = Новый эффект
effect-form-change = Другой конец
effect-field-name = Название эффекта
effect-field-amount = Сколько или когда
effect-hint-amount = Число; для указанного времени — { $time } или { $day }
effect-hint-until = Время пишется так: { $time }, а с датой так: { $day }.
effect-field-unit = Чего именно
effect-field-whose = Чьи ходы
effect-hint-whose = Только для ходов; пусто: ходы того, на ком эффект
effect-unit-rounds = раунды
effect-unit-turn-ends = ходы, до конца хода
effect-unit-turn-starts = ходы, до начала хода
effect-unit-game-minutes = минуты в игре
effect-unit-game-hours = часы в игре
effect-unit-real-hours = часы реального времени
effect-unit-real-days = дни реального времени
effect-unit-until = до указанного реального времени
effect-unit-open = пока что-то его не закончит

## Шаги

scene-action-effect = эффект по слову мастера
scene-action-effect-end = конец эффекта по слову мастера
scene-action-effect-over = конец эффекта, чьё время вышло

## Отказы

refusal-effect-no-name = Эффекту нужно название хотя бы с одним видимым знаком.
refusal-effect-too-many =
    { $n ->
        [one] { $name }: больше чем { $n } эффект иметь нельзя. Сначала закончите один.
        [few] { $name }: больше чем { $n } эффекта иметь нельзя. Сначала закончите один.
        [many] { $name }: больше чем { $n } эффектов иметь нельзя. Сначала закончите один.
       *[other] { $name }: больше чем { $n } эффекта иметь нельзя. Сначала закончите один.
    }
refusal-effect-not-ahead =
    { $n ->
        [one] Конец должен быть в будущем, не дальше чем через { $n } день.
        [few] Конец должен быть в будущем, не дальше чем через { $n } дня.
        [many] Конец должен быть в будущем, не дальше чем через { $n } дней.
       *[other] Конец должен быть в будущем, не дальше чем через { $n } дня.
    }
