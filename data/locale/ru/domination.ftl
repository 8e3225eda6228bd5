### Подчинение нежити (source 000). Terms: GLOSSARY section 1.3.

## Effects

turning-effect-confusing-order = Путаный приказ
turning-effect-stand-still = Ни с места
turning-effect-harmful-impulse = Пагубный порыв
turning-effect-dark-paralysis = Тёмный паралич
turning-effect-permanent-domination = Постоянное подчинение
turning-applied-confusing-order =
    { $n ->
        [one] Путаный приказ на { $n } раунд ({ $dice })
        [few] Путаный приказ на { $n } раунда ({ $dice })
        [many] Путаный приказ на { $n } раундов ({ $dice })
       *[other] Путаный приказ на { $n } раунда ({ $dice })
    }
turning-applied-stand-still =
    { $n ->
        [one] «Ни с места» на { $n } раунд ({ $dice })
        [few] «Ни с места» на { $n } раунда ({ $dice })
        [many] «Ни с места» на { $n } раундов ({ $dice })
       *[other] «Ни с места» на { $n } раунда ({ $dice })
    }
turning-applied-harmful-impulse =
    { $n ->
        [one] Пагубный порыв на { $n } раунд ({ $dice })
        [few] Пагубный порыв на { $n } раунда ({ $dice })
        [many] Пагубный порыв на { $n } раундов ({ $dice })
       *[other] Пагубный порыв на { $n } раунда ({ $dice })
    }
turning-applied-dark-paralysis =
    { $n ->
        [one] Тёмный паралич на { $n } раунд ({ $dice })
        [few] Тёмный паралич на { $n } раунда ({ $dice })
        [many] Тёмный паралич на { $n } раундов ({ $dice })
       *[other] Тёмный паралич на { $n } раунда ({ $dice })
    }
turning-promise-permanent = пока жрец её не освободит

## Why? No full stop at the end: it follows the rule in brackets.

turning-why-dominated = Нежить под действием одного эффекта подчинения не может испытать другой, пока этот длится
turning-why-dominated-absent = До тех пор присутствующей она не считается, даже если стоит в зоне действия
turning-why-confusing-order = Путаный приказ (Confusing Order): 1d6 в начале каждого раунда, до объявления намерений
turning-why-confusing-still = 1 или 2: «Ни с места» на весь раунд
turning-why-confusing-impulse = 3 или 4: Пагубный порыв против случайного существа, которое нежить видит в пределах { $metres } м, в том числе самого жреца; если такого нет — «Ни с места»
turning-why-confusing-free = 5 или 6: в этом раунде нежить действует свободно
turning-why-stand-still = Ни с места (Stand Still): нежить не может сойти с места; она без штрафов сражается с теми, кто рядом или в пределах её снарядов и сил
turning-why-dark-paralysis = Тёмный паралич (Dark Paralysis): нежить парализована на всё время действия
turning-why-held = Паралич: беспомощность, никаких действий и движения; ближние атаки попадают без броска; урон его не прерывает
turning-why-impulse = Пагубный порыв (Harmful Impulse): нежить устремляется к существу, которое назвал жрец, и нападает только на него
turning-why-impulse-victim = Назначенную жертву должны видеть и жрец, и нежить, и до обоих должно быть не больше { $metres } м
turning-why-impulse-attacks = Нежить бьёт самыми вредоносными из обычных атак: без особых атак и сил, без заклинаний, боевых очков и манёвров; пассивный урон её атак действует
turning-why-impulse-charge = Можно попробовать натиск, чтобы ударить жертву в том же раунде, но без траты боевых очков
turning-why-impulse-risks = По пути к жертве нежить идёт под атаки при возможности, но не идёт на другой явный вред (огненная стена, ловушка) и не губит себя
turning-why-impulse-defence = От кого угодно она защищается, насколько позволяет приказанная атака, но без контратак; пассивный урон (аура, шипы, кислотная кровь) действует
turning-why-impulse-opportunity = Атакует при возможности она только жертву
turning-why-impulse-out-of-reach = Если напасть на жертву нельзя, нежить подходит как можно ближе; если и это невозможно — стоит и лишь защищается
turning-why-permanent-single = Постоянное подчинение (Permanent Domination) действует на нежить, у которой костей хитов или уровней хотя бы на 4 меньше уровня жреца и никогда не больше 8: на уровне { $level } — до { $n }
turning-why-permanent-none = Постоянное подчинение (Permanent Domination) действует на нежить, у которой костей хитов или уровней хотя бы на 4 меньше уровня жреца: на уровне { $level } такой нет
turning-why-permanent-allowance = Предел подчинения на уровне { $level }: костей хитов или уровней нежити всего — { $n }, по 2 за уровень; подчинённая иначе не учитывается
turning-why-permanent = Власть полная и постоянная: нежить исполняет любой приказ так хорошо, как может, а разумная видит в жреце господина
turning-why-permanent-strength = Из костей хитов и уровней класса берётся большее число, не меньше 1
turning-why-release = Освободить её может только сам жрец, устным приказом: он должен видеть нежить, а она — слышать его
turning-why-released = Освобождённая нежить не сразу враждебна жрецу и его спутникам: она старается уйти и бьётся за свободу, только если уйти не может
turning-why-too-strong =
    { $most ->
        [0] { $name }: костей хитов или уровней — { $n }; на уровне { $level } Постоянное подчинение ещё невозможно, поэтому действует строка «Свыше 20»
       *[other] { $name }: костей хитов или уровней — { $n }, а Постоянному подчинению на уровне { $level } доступно не больше { $most }; поэтому действует строка «Свыше 20»
    }
turning-why-allowance-used = { $name }: костей хитов или уровней — { $n }; вместе с уже подчинёнными ({ $used }) это больше предела подчинения ({ $all }), поэтому действует строка «Свыше 20»
turning-why-noticed = { $name } достаточно разумна, чтобы понять, что жрец пытался подчинить её, и может поступать соответственно
turning-why-unnoticed = { $name } не имеет собственной воли и не замечает неудачной попытки

## What a confused undead does in a round

turning-conduct-stand-still = Ни с места
turning-conduct-harmful-impulse = Пагубный порыв
turning-conduct-free = действует свободно

## Refusals

turning-refusal-not-permanent = Постоянное подчинение на эту нежить не действует.
turning-refusal-other-priest = Освободить эту нежить может только жрец, который её подчинил, а это не { $name }.
turning-refusal-release-unseen = Чтобы освободить нежить, { $name } должен её видеть.
turning-refusal-release-unheard = Нежить должна слышать приказ, который её освобождает.
turning-refusal-no-longer-permanent = Постоянное подчинение здесь уже невозможно: предела подчинения не хватает. Выберите другой эффект.
turning-refusal-not-confused = Путаный приказ на эту нежить не действует.
turning-refusal-no-victim = Пагубному порыву нужна жертва. Назовите существо, на которое должна напасть нежить.
turning-refusal-victim-is-itself = Нежить нельзя направить против неё самой. Назовите другое существо.
turning-refusal-victim-unseen-by-priest = Жрец должен видеть назначенную жертву, а этой не видит: { $name }.
turning-refusal-victim-unseen-by-undead = Нежить должна видеть назначенную жертву, а этой не видит: { $name }.
turning-refusal-victim-far-from-priest = От назначенной жертвы до жреца должно быть не больше { $metres } м, а до этой больше: { $name }.
turning-refusal-victim-far-from-undead = От назначенной жертвы до нежити должно быть не больше { $metres } м, а до этой больше: { $name }.

## Faults in a table that the GM has written

turning-fault-dice-of-permanent = { $effect }: эффект постоянный, кубиков у него нет.
turning-fault-no-dice = { $effect }: здесь нужны кубики.
turning-fault-other-attempt = Строка { $row }: { $effect } относится к другому виду попыток.

## What the ledger lists

ledger-kind-turning-confused = раунд под Путаным приказом
ledger-kind-turning-release = нежить освобождена
