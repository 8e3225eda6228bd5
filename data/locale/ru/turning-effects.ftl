### Whom a turning attempt touches, and what lasts (source 000). Terms: GLOSSARY section 1.3.

## What an attempt asks of the cleric. No full stop at the end.

turning-needs-round = Изгнание занимает целый раунд слов и жестов
turning-needs-symbol = В одной руке — священный символ; другая может держать щит или поддерживать двуручное оружие
turning-needs-end-of-round = Действует в конце раунда
turning-needs-no-concentration = Сосредоточение не нужно: раны не срывают попытки
turning-needs-dexterity = Тем временем в классе доспеха жреца нет бонуса Ловкости; бонус щита остаётся

## Who is left out, and why

turning-left-out = { $name } ({ $reason })
turning-left-out-absent = нет на месте
turning-left-out-destroyed = не осталось хитов
turning-left-out-stunned = ошеломление
turning-left-out-dominated = подчинение
turning-left-out-kept = уже под Сдерживанием
turning-left-out-out-of-sight = не видно
turning-left-out-too-far = слишком далеко
turning-left-out-beyond-number = сверх числа, на которое действует попытка

## Why? No full stop at the end: it follows the rule in brackets.

turning-why-left-out = { $name } — не учтено: { $reason }
turning-why-number-2d6 = Попытка действует на 2d6 существ, сначала самых слабых, затем ближайших: { $n }
turning-why-number-fixed = Число существ, на которых действует попытка, постоянно, сначала самые слабые, затем ближайшие: { $n }
turning-why-number-2d6-hit-dice = Попытка действует на нежить в 2d6 костей хитов, сначала самую слабую, затем ближайшую, не менее чем на одно существо: { $n }
turning-why-number-level-plus-2 = Попытка действует на столько существ, каков уровень жреца, и ещё на 2, сначала самых слабых, затем ближайших: { $n }
turning-why-number-enough = Числа существ, на которых действует попытка, хватает на всех этих
turning-why-outlasted = { $name } уже под Сдерживанием, которое длится не меньше, так что остаётся прежнее
turning-why-replaced = Новое Сдерживание длится дольше и заменяет прежнее: { $name }
turning-why-harmed = { $cleric } под защитой от существа { $name } и наносит ему урон — это Сдерживание заканчивается
turning-why-superseded = Из одновременных попыток считается только сильнейшая; против существа { $name } это попытка жреца { $cleric }
turning-why-supersedes = Из одновременных попыток считается только сильнейшая; против существа { $name } это эта, а последствия попытки жреца { $cleric } отменены
turning-why-tie-higher-level = Из попыток с равным значением считается попытка жреца более высокого уровня, затем объявленная раньше
turning-why-tie-earlier-declared = Из попыток с равным значением считается объявленная раньше
turning-why-protected-fixed = Круг защищённых существ неизменен; кто потом скроется из виду или отойдёт, остаётся под защитой
turning-why-broken-for-all = Заканчивается для всех защищённых, но только в отношении этого существа; остальная нежить остаётся связанной
turning-why-broken-moment = Заканчивается в тот момент, когда нанесён вред
turning-why-waiting = Сдержанная нежить, которая ничего иного не сделала, считается готовой к атаке и может ударить ещё в этом раунде
turning-why-strike = Она бьёт в момент вреда плюс модификатор своей атаки: { $harmed } и { $modifier }
turning-why-strike-delayed = Поражённая издали, она может отложить ход и ударить противника, который приблизится до конца раунда
turning-why-strike-free = Её собственная инициатива позже нанесённого вреда, так что она действует свободно
turning-why-last-act = Это было бы после конца раунда, { $end }: она бьёт последней в раунде
turning-why-round-end = Раунд кончается в момент { $end }, и удар приходится раньше

## Refusals

turning-refusal-not-dark = { $name } не служит тёмным силам: не подчиняет нежить, а изгоняет.
turning-refusal-nobody-affected =
    { $n ->
        [0] Здесь нет нежити, на которую подействовала бы попытка. Ничего не потрачено.
       *[other] Попытка ни на кого не подействовала бы: { $who }{ $more ->
            [0] .
            [one] {" "}и ещё { $more } существо.
            [few] {" "}и ещё { $more } существа.
            [many] {" "}и ещё { $more } существ.
           *[other] {" "}и ещё { $more } существа.
        } Ничего не потрачено.
    }
turning-refusal-shut-out = Эта нежить сейчас не поддаётся другим эффектам: { $why }.
turning-refusal-superseded = Для этой нежити считается более сильная одновременная попытка; у этой нет эффекта.
turning-refusal-one-at-a-time = { $name } уже участвует в одной из этих одновременных попыток, а попытка занимает целый раунд.
turning-refusal-cannot-protect = Защитить нельзя: { $who }.
turning-refusal-too-many-protected =
    { $n ->
        [one] { $name } может защитить не более { $n } существа, кроме себя.
        [few] { $name } может защитить не более { $n } существ, кроме себя.
        [many] { $name } может защитить не более { $n } существ, кроме себя.
       *[other] { $name } может защитить не более { $n } существа, кроме себя.
    }
turning-refusal-already-protected = { $name }: для этого Сдерживания уже названо, кого оно защищает.
turning-refusal-not-kept = Эта нежить не под Сдерживанием.

## What the ledger lists

ledger-kind-turning-command = попытка подчинения
ledger-kind-turning-protect = названы защищённые существа
ledger-kind-turning-break = Сдерживание сорвано
ledger-kind-turning-end = эффект закончен
