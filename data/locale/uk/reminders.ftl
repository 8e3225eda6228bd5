### Нагадування про ходи, і коли їх хочуть.

## Що кажуть у каналі

reminder-title = Досі ваш хід
reminder-digest = Що на вас чекає
reminder-nudge = Сцена «{ $scene }» чекає на вас: ваш хід почався { $since }.
reminder-turn = Хід: { $names }
reminder-elsewhere = { $channel }: ваш хід почався { $since }.
reminder-late-title = Хід не зроблено
reminder-late =
    { $n ->
        [0] «{ $scene }»: хід, що почався { $since }, не зроблено.
        [one] «{ $scene }»: хід, що почався { $since }, не зроблено після { $n } нагадування.
        [few] «{ $scene }»: хід, що почався { $since }, не зроблено після { $n } нагадувань.
        [many] «{ $scene }»: хід, що почався { $since }, не зроблено після { $n } нагадувань.
       *[other] «{ $scene }»: хід, що почався { $since }, не зроблено після { $n } нагадування.
    }
reminder-away = Зараз відсутність: { $people }
reminder-gone = Більше не на цьому сервері: { $people }. Майстер може передати їхніх учасників комусь іншому.
reminder-late-choice = Вирішує майстер: завершити хід, дати сцені спочити чи чекати.
reminder-stopped-title = Про цей хід більше не нагадую
reminder-stopped =
    { $n ->
        [one] «{ $scene }»: хід, що почався { $since }, не зроблено. Було { $n } нагадування, більше їх не буде.
        [few] «{ $scene }»: хід, що почався { $since }, не зроблено. Було { $n } нагадування, більше їх не буде.
        [many] «{ $scene }»: хід, що почався { $since }, не зроблено. Було { $n } нагадувань, більше їх не буде.
       *[other] «{ $scene }»: хід, що почався { $since }, не зроблено. Було { $n } нагадування, більше їх не буде.
    }
reminder-button-pass = Завершити хід
reminder-button-hold = Відкласти хід
reminder-button-rest = Дати сцені спочити

## Нагадати пізніше

reminder-snooze-title = Нагадати пізніше
reminder-snooze = Як довго не нагадувати вам про цей хід? Якщо чекання затягнеться, майстер про це все одно дізнається.
reminder-snooze-for = Як довго?
reminder-snoozed = Наступне нагадування про цей хід — щонайраніше { $when }.

## Налаштування

reminder-interval = «{ $scene }»: нагадування кожні
reminder-next = Наступне нагадування
reminder-hours =
    { $n ->
        [one] { $n } година
        [few] { $n } години
        [many] { $n } годин
       *[other] { $n } години
    }
reminder-minutes =
    { $n ->
        [one] { $n } хвилина
        [few] { $n } хвилини
        [many] { $n } хвилин
       *[other] { $n } хвилини
    }
reminder-done-interval =
    { $n ->
        [0] Ця сцена більше нікому не нагадує.
        [one] Відтепер ця сцена нагадує раз на { $n } годину.
        [few] Відтепер ця сцена нагадує раз на { $n } години.
        [many] Відтепер ця сцена нагадує раз на { $n } годин.
       *[other] Відтепер ця сцена нагадує раз на { $n } години.
    }
habits-title = Коли мені можна нагадувати
habits-done = Ваші налаштування збережено. Вони діють для всіх сцен на цьому сервері.
habits-none = –
habits-button-change = Змінити
habits-zone = Часовий пояс
reminder-zone-server = { $zone } (як на сервері)
habits-quiet = Тихі години
habits-quiet-hint = Від і до, наприклад 22:00–8:00
habits-away = Відсутність до кінця дня
habits-away-hint = День протягом року, наприклад 2026/12/31
habits-digest = Зведення всіх сцен, щодня о
habits-digest-hint = Рівна година, наприклад 20:00
habits-gap = Хвилин між нагадуваннями, щонайменше
habits-gap-hint = Від 0 до 10080, наприклад 60

## Що сталося

catchup-title = «{ $scene }»: огляд пропущеного
catchup-at = { $when }
catchup-nothing = Відколи ви тут щось робили, нічого не сталося.

## Відмови

refusal-no-reminders = Про цей хід немає нагадувань, які можна відсунути.
refusal-reminder-not-called = Відсунути нагадування може лише той, чий зараз хід.
