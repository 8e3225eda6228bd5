### Ефекти, які накладає майстер, і скільки вони тривають.

ledger-kind-tabletop-effect = початок ефекту
ledger-kind-tabletop-effect-end = кінець ефекту
effect-called = { $words }

## Скільки триває

scene-effect-began = { $name }: тепер «{ $effect }», { $left }.
scene-effect-until-time = до { $when }
scene-effect-until-clock = до { $time } за часом гри
scene-effect-until-turn =
    { $edge ->
        [start] до початку ходу «{ $name }» у раунді { $round }
       *[end] до кінця ходу «{ $name }» у раунді { $round }
    }

## Список

effect-title = Ефекти: { $name }
effect-of = { $name }: { $effect }
effect-none = Тут немає чинних ефектів.
effect-entry = { $n }. { $effect }, { $left }
effect-line = { $effect }, { $left }
effect-option = { $n }. { $effect }
effect-choose = Виберіть ефект
effect-field-left = Тривалість

## Кнопки й форми

scene-button-effects = Ефекти
scene-button-effect-new = Новий ефект …
scene-button-effect-change = Інший кінець …
scene-button-effect-end = Завершити зараз
effect-form-new = Новий ефект
effect-form-change = Інший кінець
effect-field-name = Назва ефекту
effect-field-amount = Скільки або коли
effect-hint-amount = Число; для вказаного часу — { $time } або { $day }
effect-hint-until = Час пишуть так: { $time }, а з датою так: { $day }.
effect-field-unit = Чого саме
effect-field-whose = Чиї ходи
effect-hint-whose = Лише для ходів; порожньо: ходи того, на кому ефект
effect-unit-rounds = раунди
effect-unit-turn-ends = ходи, до кінця ходу
effect-unit-turn-starts = ходи, до початку ходу
effect-unit-game-minutes = хвилини в грі
effect-unit-game-hours = години в грі
effect-unit-real-hours = години реального часу
effect-unit-real-days = дні реального часу
effect-unit-until = до вказаного реального часу
effect-unit-open = доки щось його не завершить

## Кроки

scene-action-effect = ефект за словом майстра
scene-action-effect-end = кінець ефекту за словом майстра
scene-action-effect-over = кінець ефекту, чий час минув

## Відмови

refusal-effect-no-name = Ефекту потрібна назва хоча б з одним видимим знаком.
refusal-effect-too-many =
    { $n ->
        [one] { $name }: більше ніж { $n } ефект мати не можна. Спершу завершіть один.
        [few] { $name }: більше ніж { $n } ефекти мати не можна. Спершу завершіть один.
        [many] { $name }: більше ніж { $n } ефектів мати не можна. Спершу завершіть один.
       *[other] { $name }: більше ніж { $n } ефекту мати не можна. Спершу завершіть один.
    }
refusal-effect-not-ahead =
    { $n ->
        [one] Кінець має бути в майбутньому, не далі ніж за { $n } день.
        [few] Кінець має бути в майбутньому, не далі ніж за { $n } дні.
        [many] Кінець має бути в майбутньому, не далі ніж за { $n } днів.
       *[other] Кінець має бути в майбутньому, не далі ніж за { $n } дня.
    }
