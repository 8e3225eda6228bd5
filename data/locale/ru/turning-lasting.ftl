### Что длится на нежити и что делают с этим вручную (источник 000). Термины: GLOSSARY, раздел 1.3.

## The list

turning-lasting-title = Действующие эффекты
turning-lasting-title-of = Действующие эффекты: { $name }
turning-lasting-none = Здесь не действует ни один эффект.
turning-lasting = { $effect } · { $duration } · жрец: { $cleric }
turning-lasting-protecting = { $effect } · { $duration } · жрец: { $cleric } · под защитой: { $names }
turning-lasting-against = { $effect } · { $duration } · жрец: { $cleric } · жертва: { $name }
turning-lasts-rounds =
    { $n ->
        [one] { $n } раунд
        [few] { $n } раунда
        [many] { $n } раундов
       *[other] { $n } раунда
    }
turning-lasts-until = до конца раунда { $round }
turning-lasts-permanent = постоянно
turning-lasting-choose = Выберите эффект, чтобы завершить его или сорвать
turning-lasting-hidden = Мастер: и скрытые
# Instead of a name: жрец: кто-то.
turning-somebody = кто-то
turning-more = и ещё { $n }

## The card of one effect

turning-lasting-duration = Длится
turning-lasting-cleric = Жрец
turning-lasting-protects = Под защитой
turning-lasting-victim = Жертва
turning-lasting-rolled = Раундов уже брошено
turning-act-break = Нанесён вред: сорвать
turning-act-confuse = d6 этого раунда
turning-act-release = Освободить
turning-act-end = Завершить

## Ending

turning-end-form = Завершить: { $effect }
turning-end-note = Причина
turning-ended-title = { $effect }: действие завершено
turning-ended = { $name }: { $effect } больше не действует.

## Breaking a Keep at Bay

turning-break-form = Сдерживание сорвано
turning-break-harmed-at = Момент раунда, когда нанесён вред
turning-break-harmed-at-hint = Момент инициативы, когда завершено вредящее действие
turning-break-modifier = Модификатор её собственной атаки
turning-break-at-range = Вред нанесён издали
turning-break-initiative = Её собственный бросок инициативы
turning-break-initiative-hint = Бросок без добавок; оставьте пустым, если его не было
turning-broken-title = Сдерживание сорвано: { $name }
turning-broken = { $name } получает урон в момент { $moment } этого раунда и может нападать на всех, кто был под защитой.
turning-strike = Ответный удар — в момент { $moment }.
turning-strike-last = Ответный удар — последним в раунде, в момент { $moment }.
turning-strike-delayed = С момента { $moment } может отложить действие и ударить того, кто приблизится до конца раунда.
turning-strike-free = Действует свободно в момент { $moment }, по собственной инициативе.
turning-broken-others =
    { $n ->
        [0] Другой нежити этот жрец не сдерживает.
        [one] Для остальной нежити ({ $n } существо) Сдерживание продолжается:
        [few] Для остальной нежити ({ $n } существа) Сдерживание продолжается:
        [many] Для остальной нежити ({ $n } существ) Сдерживание продолжается:
       *[other] Для остальной нежити ({ $n } существа) Сдерживание продолжается:
    }
turning-broken-other = { $name }: { $duration }

## Confusing Order

turning-confuse-form = d6 этого раунда
turning-confuse-seen = Кого она видит в пределах { $metres } м
turning-confuse-seen-hint = Имена через запятую; на 3 или 4 одно из них выбирается наугад
turning-confused-title = Путаный приказ: { $name }
turning-confused-die = d6 { $face }: { $conduct }
turning-confused-attacks = Цель нападения, и никакая другая: { $victim }
turning-confused-nobody = Нападать не на кого, так что в этом раунде она не может сойти с места.
turning-this-round-stand-still = В этом раунде она не может сойти с места.
turning-this-round-free = В этом раунде она действует свободно.
turning-confused-drawn = Выбрано броском d{ $sides }: { $face }
turning-confused-next = d6 следующего раунда
turning-confused-round = Раунд { $round } из { $rounds }

## Release and rest

turning-released-title = Нежить освобождена: { $name }
turning-released = { $cleric } освобождает её от Постоянного подчинения.
turning-released-then = Она не сразу враждебна: старается уйти и бьётся за свободу, только если уйти не может.
turning-rest-moment = Час божества: { $recovery }

## Refusals

turning-refusal-not-your-effect = Это могут только мастер и те, кто играет за жреца или, где есть защищённые, за защищённое существо.
