### Whom a turning attempt touches, and what lasts (source 000). Terms: GLOSSARY section 1.3.

## What an attempt asks of the cleric. No full stop at the end.

turning-needs-round = Вигнання займає цілий раунд слів і жестів
turning-needs-symbol = В одній руці — священний символ; друга може тримати щит або підтримувати дворучну зброю
turning-needs-end-of-round = Діє наприкінці раунду
turning-needs-no-concentration = Зосередження не потрібне: рани не зривають спроби
turning-needs-dexterity = Тим часом клас захисту жерця не має бонусу Спритності; бонус щита лишається

## Who is left out, and why

turning-left-out = { $name } ({ $reason })
turning-left-out-absent = немає на місці
turning-left-out-destroyed = не лишилося пунктів здоровʼя
turning-left-out-stunned = приголомшення
turning-left-out-dominated = підкорення
turning-left-out-kept = уже під Стримуванням
turning-left-out-out-of-sight = не видно
turning-left-out-too-far = задалеко
turning-left-out-beyond-number = понад кількість, яку охоплює спроба

## Why? No full stop at the end: it follows the rule in brackets.

turning-why-left-out = { $name }: не враховано, { $reason }
turning-why-number-2d6 = Спроба охоплює 2d6 істот, спершу найслабших, далі найближчих: { $n }
turning-why-number-fixed = Кількість істот, яку охоплює спроба, стала, спершу найслабші, далі найближчі: { $n }
turning-why-number-2d6-hit-dice = Спроба охоплює нежить на 2d6 кісток здоровʼя, спершу найслабшу, далі найближчу, щонайменше одну істоту: { $n }
turning-why-number-level-plus-2 = Спроба охоплює стільки істот, який рівень жерця, і ще 2, спершу найслабших, далі найближчих: { $n }
turning-why-number-enough = Кількості істот, яку охоплює спроба, вистачає на всіх цих
turning-why-outlasted = { $name } уже під Стримуванням, яке триває не менше, тож лишається попереднє
turning-why-replaced = Нове Стримування триває довше й заступає попереднє: { $name }
turning-why-harmed = { $cleric } під захистом від істоти { $name } і завдає їй шкоди — це Стримування завершується
turning-why-superseded = З одночасних спроб рахується лише найсильніша; проти істоти { $name } це спроба жерця { $cleric }
turning-why-supersedes = З одночасних спроб рахується лише найсильніша; проти істоти { $name } це ця, а наслідки спроби жерця { $cleric } скасовано
turning-why-tie-higher-level = Зі спроб з однаковим значенням рахується спроба жерця вищого рівня, далі оголошена раніше
turning-why-tie-earlier-declared = Зі спроб з однаковим значенням рахується оголошена раніше
turning-why-protected-fixed = Коло захищених істот стале; хто потім зникне з очей або відійде, лишається під захистом
turning-why-broken-for-all = Завершується для всіх захищених, але тільки щодо цієї істоти; решта нежиті лишається звʼязаною
turning-why-broken-moment = Завершується тієї миті, коли завдано шкоди
turning-why-waiting = Стримана нежить, яка нічого іншого не зробила, вважається готовою до атаки й може вдарити ще в цьому раунді
turning-why-strike = Вона бʼє в мить шкоди плюс модифікатор своєї атаки: { $harmed } і { $modifier }
turning-why-strike-delayed = Уражена здалеку, вона може відкласти хід і вдарити противника, який наблизиться до кінця раунду
turning-why-strike-free = Її власна ініціатива пізніша за завдану шкоду, тож вона діє вільно
turning-why-last-act = Це було б після кінця раунду, { $end }: вона бʼє останньою в раунді
turning-why-round-end = Раунд закінчується в мить { $end }, і удар припадає раніше

## Refusals

turning-refusal-not-dark = { $name } не служить темним силам: не підкорює нежить, а виганяє.
turning-refusal-nobody-affected =
    { $n ->
        [0] Тут немає нежиті, якої торкнулася б спроба. Нічого не витрачено.
       *[other] Спроба нікого не торкнулася б: { $who }{ $more ->
            [0] .
            [one] {" "}і ще { $more } істота.
            [few] {" "}і ще { $more } істоти.
            [many] {" "}і ще { $more } істот.
           *[other] {" "}і ще { $more } істоти.
        } Нічого не витрачено.
    }
turning-refusal-shut-out = Ця нежить зараз не зазнає інших ефектів: { $why }.
turning-refusal-superseded = Для цієї нежиті рахується сильніша одночасна спроба; ця не має ефекту.
turning-refusal-one-at-a-time = { $name } вже має одну з цих одночасних спроб, а спроба займає цілий раунд.
turning-refusal-cannot-protect = Захистити не можна: { $who }.
turning-refusal-too-many-protected =
    { $n ->
        [one] { $name } може захистити щонайбільше ще { $n } істоту.
        [few] { $name } може захистити щонайбільше ще { $n } істоти.
        [many] { $name } може захистити щонайбільше ще { $n } істот.
       *[other] { $name } може захистити щонайбільше ще { $n } істоти.
    }
turning-refusal-already-protected = { $name }: для цього Стримування вже названо, кого воно захищає.
turning-refusal-not-kept = Ця нежить не під Стримуванням.

## What the ledger lists

ledger-kind-turning-command = спроба підкорення
ledger-kind-turning-protect = названо захищених істот
ledger-kind-turning-break = Стримування зірвано
ledger-kind-turning-end = ефект завершено
