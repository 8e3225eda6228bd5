### Що триває на нежиті і що роблять із цим вручну (джерело 000). Терміни: GLOSSARY, розділ 1.3.

## The list

turning-lasting-title = Ефекти, що тривають
turning-lasting-title-of = Ефекти, що тривають: { $name }
turning-lasting-none = Жоден ефект тут не триває.
turning-lasting = { $effect } · { $duration } · жрець: { $cleric }
turning-lasting-protecting = { $effect } · { $duration } · жрець: { $cleric } · під захистом: { $names }
turning-lasting-against = { $effect } · { $duration } · жрець: { $cleric } · жертва: { $name }
turning-lasts-rounds =
    { $n ->
        [one] { $n } раунд
        [few] { $n } раунди
        [many] { $n } раундів
       *[other] { $n } раунду
    }
turning-lasts-until = до кінця раунду { $round }
turning-lasts-permanent = постійно
turning-lasting-choose = Оберіть ефект, щоб завершити його чи зірвати
turning-lasting-hidden = Майстер: і приховані
# Instead of a name: жрець: хтось.
turning-somebody = хтось
turning-more = та ще { $n }

## The card of one effect

turning-lasting-duration = Триває
turning-lasting-cleric = Жрець
turning-lasting-protects = Під захистом
turning-lasting-victim = Жертва
turning-lasting-rolled = Раундів уже кинуто
turning-act-break = Завдано шкоди: зірвати
turning-act-confuse = d6 цього раунду
turning-act-release = Звільнити
turning-act-end = Завершити

## Ending

turning-end-form = Завершити: { $effect }
turning-end-note = Причина
turning-ended-title = { $effect }: дію завершено
turning-ended = { $name }: { $effect } більше не діє.

## Breaking a Keep at Bay

turning-break-form = Стримування зірвано
turning-break-harmed-at = Мить раунду, коли завдано шкоди
turning-break-harmed-at-hint = Мить ініціативи, коли завершено шкідливу дію
turning-break-modifier = Модифікатор її власної атаки
turning-break-at-range = Шкоди завдано здалеку
turning-break-initiative = Її власний кидок ініціативи
turning-break-initiative-hint = Кидок без додатків; лишіть порожнім, якщо його не було
turning-broken-title = Стримування зірвано: { $name }
turning-broken = { $name } зазнає шкоди в мить { $moment } цього раунду й може нападати на всіх, хто був під захистом.
turning-strike = Удар у відповідь — у мить { $moment }.
turning-strike-last = Удар у відповідь — останнім у раунді, у мить { $moment }.
turning-strike-delayed = Від миті { $moment } може відкласти дію і вдарити того, хто наблизиться до кінця раунду.
turning-strike-free = Діє вільно в мить { $moment }, за власною ініціативою.
turning-broken-others =
    { $n ->
        [0] Іншої нежиті цей жрець не стримує.
        [one] Для решти нежиті ({ $n } істота) Стримування триває:
        [few] Для решти нежиті ({ $n } істоти) Стримування триває:
        [many] Для решти нежиті ({ $n } істот) Стримування триває:
       *[other] Для решти нежиті ({ $n } істоти) Стримування триває:
    }
turning-broken-other = { $name }: { $duration }

## Confusing Order

turning-confuse-form = d6 цього раунду
turning-confuse-seen = Кого вона бачить у межах { $metres } м
turning-confuse-seen-hint = Імена через кому; на 3 чи 4 одне з них обирається навмання
turning-confused-title = Плутаний наказ: { $name }
turning-confused-die = d6 { $face }: { $conduct }
turning-confused-attacks = Ціль нападу, і жодної іншої: { $victim }
turning-confused-nobody = Нападати немає на кого, тож цього раунду вона не може зійти з місця.
turning-this-round-stand-still = Цього раунду вона не може зійти з місця.
turning-this-round-free = Цього раунду вона діє вільно.
turning-confused-drawn = Обрано кидком d{ $sides }: { $face }
turning-confused-next = d6 наступного раунду
turning-confused-round = Раунд { $round } з { $rounds }

## Release and rest

turning-released-title = Нежить звільнено: { $name }
turning-released = { $cleric } звільняє її від Постійного підкорення.
turning-released-then = Вона не одразу ворожа: намагається втекти й бʼється за волю, лише коли втекти не може.
turning-rest-moment = Час божества: { $recovery }

## Refusals

turning-refusal-not-your-effect = Це можуть лише майстер і ті, хто грає за жерця чи, де є захищені, за захищену істоту.
