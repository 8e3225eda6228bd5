### What the table sees of an attempt, and what is asked after it (source 000). Terms: GLOSSARY section 1.3.

## The answer

turning-command-title = Подчинение нежити: { $cleric }
turning-number-undead = Действует на нежить, существ не более: { $n }.
turning-rolled-undead = Действует на нежить, существ не более: { $n } ({ $faces }).
turning-number-hit-dice = Действует на нежить, костей хитов не более: { $n }.
turning-rolled-hit-dice = Действует на нежить, костей хитов не более: { $n } ({ $faces }).
turning-protects = Сдерживание (Keep at Bay) защищает: { $who }.
turning-supersedes = Считается вместо более слабой одновременной попытки: { $who }.
turning-all-left-out =
    { $more ->
        [0] Не учтено: { $who }.
       *[other] Не учтено: { $who }, а также ещё { $more }.
    }
turning-needs = Целый раунд · священный символ в одной руке · действует в конце раунда
# One undead among many, in one line.
turning-brief = { $name }: { $value } → { $effect }
turning-brief-hidden = { $name } → { $effect }
turning-superseded = считается более сильная одновременная попытка
turning-no-effect-noticed = нет эффекта; нежить замечает попытку подчинения
turning-outlasted = { $effect }; остаётся прежнее, так как длится не меньше
turning-driven = { $effect }, жертва: { $victim }
turning-gone = уже нет
turning-shut-out = выбирать уже нечего: { $why }

## Controls. Placeholders: at most 150 characters; buttons: at most 80.

turning-protect = Назвать защищённых
turning-choose-undead = Выбрать существо (осталось: { $n })
turning-choose-for = { $name }: выбрать эффект
turning-earlier = Предыдущие существа
turning-later = Следующие существа
turning-all-the-same = То же для всех
turning-same-promise =
    { $n ->
        [one] Для { $n } существа
        [few] Для { $n } существ
        [many] Для { $n } существ
       *[other] Для { $n } существа
    }
turning-all-present = Все присутствующие

## Chances, before anything is rolled

turning-preview-title-turn = Вероятности изгнания: { $cleric }
turning-preview-title-command = Вероятности подчинения: { $cleric }
turning-preview-about = Ничего не брошено, не потрачено и не записано.
turning-preview-undead =
    { $more ->
        [0] { $who }
       *[other] { $who }, а также ещё { $more }
    }
turning-preview-roll = Бросок: { $roll }
turning-preview-reached = Вероятность, что попытка сюда достанет: { $chance }. Если достанет:
turning-preview-row =
    { $n ->
        [0] Строка { $row } ({ $chance }): нет эффекта
       *[other] Строка { $row } ({ $chance }): { $offers }
    }

## Forms. Titles and labels: at most 45 characters; hints: at most 100.

turning-ask-victim-title = Пагубный порыв: жертва
turning-ask-victim = Назначенная жертва
turning-ask-victim-name = Или другая, по имени
turning-ask-seen = Видит ли её нежить?
turning-ask-from-priest = Расстояние до жреца (м)
turning-ask-from-undead = Расстояние до нежити (м)
turning-hint-distance-if-known = Только если его не видно из листов; можно не заполнять: 21 или 4,5
turning-ask-protected-title = Сдерживание: защищённые
turning-ask-protected = Защищённые существа
turning-hint-protected = Кроме жреца, не более: { $n }; в поле зрения, не дальше { $metres } м; через запятую

## Refusals

turning-refusal-place-unreadable = «{ $typed }» — не место. Укажите число от −{ $bound } до +{ $bound } или выберите священную зону жреца.
turning-refusal-no-such-attempt = «{ $typed }» — не попытка в этом канале. Выберите одну из подсказок.
turning-refusal-gone = Этой нежити уже нет.
turning-refusal-distance-unreadable = «{ $typed }» — не расстояние. Укажите его в метрах: 21 или 4,5.
turning-refusal-impulse-alone = Пагубному порыву нужна жертва: выбирайте его для каждого существа отдельно. Пока ничего не выбрано.
turning-refusal-victims-needed = Для некоторых существ сильнейший эффект — Пагубный порыв, а ему нужна жертва. Выберите его из списка и назовите её.

## What the ledger lists

ledger-kind-turning-joined = одновременная попытка
turning-refusal-kept-apart = Попытка в тот же миг, что и открытая, тоже открыта: по обеим видно, какая сильнее.
