### What the table sees of an attempt, and what is asked after it (source 000). Terms: GLOSSARY section 1.3.

## The answer

turning-command-title = Підкорення нежиті: { $cleric }
turning-number-undead = Охоплює щонайбільше істот: { $n }.
turning-rolled-undead = Охоплює щонайбільше істот: { $n } ({ $faces }).
turning-number-hit-dice = Охоплює щонайбільше кісток здоровʼя нежиті: { $n }.
turning-rolled-hit-dice = Охоплює щонайбільше кісток здоровʼя нежиті: { $n } ({ $faces }).
turning-protects = Стримування (Keep at Bay) захищає: { $who }.
turning-supersedes = Рахується замість слабшої одночасної спроби: { $who }.
turning-all-left-out =
    { $more ->
        [0] Не враховано: { $who }.
       *[other] Не враховано: { $who }, а також іще { $more }.
    }
turning-needs = Цілий раунд · священний символ в одній руці · діє наприкінці раунду
# One undead among many, in one line.
turning-brief = { $name }: { $value } → { $effect }
turning-brief-hidden = { $name } → { $effect }
turning-superseded = рахується сильніша одночасна спроба
turning-no-effect-noticed = без ефекту; нежить помічає спробу підкорення
turning-outlasted = { $effect }; лишається попереднє, бо триває не менше
turning-driven = { $effect }, жертва: { $victim }
turning-gone = уже немає
turning-shut-out = обирати вже нічого: { $why }

## Controls. Placeholders: at most 150 characters; buttons: at most 80.

turning-protect = Назвати захищених
turning-choose-undead = Обрати істоту (лишилося: { $n })
turning-choose-for = { $name }: обрати ефект
turning-earlier = Попередні істоти
turning-later = Наступні істоти
turning-all-the-same = Те саме для всіх
turning-same-promise =
    { $n ->
        [one] Для { $n } істоти
        [few] Для { $n } істот
        [many] Для { $n } істот
       *[other] Для { $n } істоти
    }
turning-all-present = Усі присутні

## Chances, before anything is rolled

turning-preview-title-turn = Імовірності вигнання: { $cleric }
turning-preview-title-command = Імовірності підкорення: { $cleric }
turning-preview-about = Нічого не кинуто, не витрачено й не записано.
turning-preview-undead =
    { $more ->
        [0] { $who }
       *[other] { $who }, а також іще { $more }
    }
turning-preview-roll = Кидок: { $roll }
turning-preview-reached = Імовірність, що спроба охопить цих істот: { $chance }. Якщо охопить:
turning-preview-row =
    { $n ->
        [0] Рядок { $row } ({ $chance }): без ефекту
       *[other] Рядок { $row } ({ $chance }): { $offers }
    }

## Forms. Titles and labels: at most 45 characters; hints: at most 100.

turning-ask-victim-title = Згубний порив: жертва
turning-ask-victim = Визначена жертва
turning-ask-victim-name = Або інша, за іменем
turning-ask-seen = Чи бачить її нежить?
turning-ask-from-priest = Відстань до жерця (м)
turning-ask-from-undead = Відстань до нежиті (м)
turning-hint-distance-if-known = Лише якщо її не видно з аркушів; можна не заповнювати: 21 або 4,5
turning-ask-protected-title = Стримування: захищені
turning-ask-protected = Захищені істоти
turning-hint-protected = Крім жерця, щонайбільше: { $n }; у полі зору, не далі ніж за { $metres } м; через кому

## Refusals

turning-refusal-place-unreadable = «{ $typed }» — не місце. Укажіть число від −{ $bound } до +{ $bound } або оберіть священну зону жерця.
turning-refusal-no-such-attempt = «{ $typed }» — не спроба в цьому каналі. Оберіть одну з підказок.
turning-refusal-gone = Цієї нежиті вже немає.
turning-refusal-distance-unreadable = «{ $typed }» — не відстань. Укажіть її в метрах: 21 або 4,5.
turning-refusal-impulse-alone = Згубному пориву потрібна жертва: обирайте його для кожної істоти окремо. Поки що нічого не обрано.
turning-refusal-victims-needed = Для деяких істот найсильніший ефект — Згубний порив, а йому потрібна жертва. Оберіть його зі списку й назвіть її.

## What the ledger lists

ledger-kind-turning-joined = одночасна спроба
turning-refusal-kept-apart = Спроба в ту саму мить, що й відкрита, теж відкрита: з обох видно, яка сильніша.
