### The ledger: who sees a ruling, what is revealed, and how dice are verified.

## Who sees a roll

choice-open = Открытый
choice-secret = Тайный: только я
choice-blind = Слепой: только мастер
roll-footer-secret = Тайный бросок: его видите только вы.
roll-footer-blind = Слепой бросок: его видит только мастер.
roll-blind-title = Слепой бросок
roll-blind-done = Бросок сделан. Результат видит только мастер; он хранится в журнале, и его можно раскрыть позже.
roll-blind-line = { $actor } делает слепой бросок. Результат видит только мастер.

## The ledger

ledger-button-show = Показать (для мастера)
ledger-button-reveal = Раскрыть всем
ledger-recent-title = Последние записи журнала
ledger-recent-empty = Записей, которые вы можете видеть, в журнале ещё нет.
ledger-recent-none = Таких записей, которые вы можете видеть, в журнале нет.
ledger-mark =
    { $mark ->
        [undone] { " · **откачено**" }
        [amended] { " · **исправлено**" }
       *[no] { "" }
    }
ledger-recent-line =
    { $visibility ->
        [secret] **{ $entry }** · { $when } · { $actor }: { $kind } (тайно){ ledger-mark }
        [blind] **{ $entry }** · { $when } · { $actor }: { $kind } (только для мастера){ ledger-mark }
       *[open] **{ $entry }** · { $when } · { $actor }: { $kind }{ ledger-mark }
    }
choice-hour = Последний час
choice-day = Последние сутки
choice-week = Последняя неделя
choice-month = Последний месяц
ledger-of-scene = Сцена: { $scene }
ledger-of-person = Чьи вердикты: { $person }
ledger-of-ruleset = Система: { $ruleset }
ledger-of-time = С { $when }
ledger-button-newest = Самые новые
ledger-button-older = Более старые
ledger-kind-tabletop-roll = бросок
ledger-kind-ledger-reveal = бросок раскрыт
ledger-kind-ledger-seed = зерно бросков раскрыто
ledger-revealed =
    { $visibility ->
       *[secret] Раскрыт тайный бросок ({ $actor }) в точности таким, каким он выпал:
        [blind] Раскрыт слепой бросок ({ $actor }) в точности таким, каким он выпал:
    }
ledger-revealed-before = Это уже раскрыто: { $when }, запись № { $entry }.

## Исправления

ledger-kind-ledger-undo = вердикт откачен
ledger-kind-ledger-redo = вердикт снова в силе
ledger-kind-ledger-amend = мастер исправляет
ledger-corrected = запись **{ $entry }** ({ $kind }, { $actor })
ledger-undo-title = Откатить этот вердикт?
ledger-redo-title = Вернуть этот вердикт в силу?
ledger-undo-sheet = { $name }
ledger-undo-value = { $before } → { $after }
ledger-undo-others =
    { $n ->
        [one] ещё { $n } значение, которого нет в формах
        [few] ещё { $n } значения, которых нет в формах
        [many] ещё { $n } значений, которых нет в формах
       *[other] ещё { $n } значения, которых нет в формах
    }
ledger-undo-ends = { $name }: { $effect } — закончится
ledger-undo-lasts = { $name }: { $effect } — будет длиться снова
ledger-effect = эффект «{ $kind }»
ledger-button-undo = Откатить
ledger-button-redo = Вернуть в силу
ledger-undone-title = Вердикт откачен
ledger-redone-title = Вердикт снова в силе
ledger-undone = { $gm } откатывает { $ruling }. Листы и эффекты снова такие, какими были до неё.
ledger-undone-house = { $gm } откатывает { $ruling }. Изменённые домашние правила снова такие, какими были до неё.
ledger-redone = { $gm } возвращает в силу: { $ruling }.
ledger-amend-title = Исправить вердикт
ledger-field-outcome = Что действует вместо этого
ledger-field-reason = Причина
ledger-amended-title = Мастер исправляет
ledger-amended = { $gm } исправляет { $ruling }. То, что выпало, остаётся в журнале.
ledger-why-undone = **Этот вердикт откачен мастером.**
ledger-why-amended = **Исправление мастера:** { $outcome } Причина: { $reason }

## Fair dice

verify-title = Броски, которые можно сверить
verify-current = Сейчас всё, что выпадает, определяет тайное зерно с хешем (SHA-256) { $hash }. Вердиктов по нему вынесено: { $n }.
verify-how = Когда мастер раскроет зерно, каждый сможет заново вычислить всё, что по нему выпало, и сверить с журналом. Дальше броски будет определять новое зерно.
verify-revealed-seeds = Раскрытые зёрна, сначала самые новые
verify-seed = Зерно { $seed }, SHA-256 { $hash }. Вердиктов: { $n }.
verify-button-reveal = Раскрыть зерно…
verify-button-confirm = Раскрыть зерно всем
verify-ask-title = Раскрыть зерно?
verify-ask = После этого каждый сможет заново вычислить всё, что выпало по этому зерну. Вердиктов по нему вынесено: { $n }. Его сразу же заменит новое зерно. Откатить это невозможно.
verify-ask-kept-back = Тайных и слепых бросков по этому зерну: { $n }. Кто знает или угадает, какие именно кубики брошены, сможет вычислить, что на них выпало.
verify-rotated-title = Зерно бросков раскрыто
verify-rotated-next = Отныне всё, что выпадает, определяет новое зерно с хешем (SHA-256) { $hash }
verify-rotated-how = Чтобы сверить запись, укажите её номер: { $command }.
verify-entry-title = Сверка: запись № { $entry }
verify-no-dice = Здесь ничего не бросали.
verify-other-dice = Эти кубики брошены не по зерну сервера, поэтому сверить их невозможно.
verify-not-yet = Вердикт № { $number }. Сверить его ещё нельзя: зерно пока действует, а кто знает зерно, тот знает и следующие броски. Хеш зерна: { $hash }
verify-agrees = Вердикт № { $number }: то, что выпало, совпадает с раскрытым зерном, хеш которого — { $hash }.
verify-differs = Вердикт № { $number }: то, что выпало, **не** совпадает с раскрытым зерном, хеш которого — { $hash }.
verify-recorded = В журнале: { $faces }
verify-due = По зерну: { $faces }

## Refusals

refusal-no-such-entry = Доступной вам записи № { $entry } в журнале здесь нет.
refusal-entry-is-open = Запись № { $entry } никогда не была скрыта, так что раскрывать нечего.
refusal-seed-is-revealed = Это зерно уже раскрыто; с тех пор действует другое.
refusal-entry-undone = Тем временем мастер уже откатил запись { $entry } или вернул её в силу.
refusal-entry-changed-nothing = Запись { $entry } не изменила листов, не наложила эффектов и не задала домашних правил: откатывать нечего. Зато её можно исправить.
refusal-entry-changed-since =
    { $n ->
        [0] Запись { $entry } нельзя откатить: с тех пор лист изменён или его уже нет.
        [one] Запись { $entry } пока нельзя откатить: более поздний вердикт изменил те же значения. Сначала откатите его: { $entries }.
        [few] Запись { $entry } пока нельзя откатить: более поздние вердикты изменили те же значения. Сначала откатите их, в таком порядке: { $entries }.
        [many] Запись { $entry } пока нельзя откатить: более поздние вердикты изменили те же значения. Сначала откатите их, в таком порядке: { $entries }.
       *[other] Запись { $entry } пока нельзя откатить: более поздние вердикты изменили те же значения. Сначала откатите их, в таком порядке: { $entries }.
    }
refusal-entry-of-a-scene = Запись { $entry } — шаг сцены. Сцены откатывают командой /scene undo.
refusal-entry-is-a-correction = Запись { $entry } сама является исправлением. Назовите вердикт, который она исправляет.
refusal-amend-without-words = Скажите, что действует вместо этого и почему.
