### The ledger: who sees a ruling, what is revealed, and how dice are verified.

## Who sees a roll

choice-open = Відкритий
choice-secret = Таємний: лише я
choice-blind = Сліпий: лише майстер
roll-footer-secret = Таємний кидок: його бачите лише ви.
roll-footer-blind = Сліпий кидок: його бачить лише майстер.
roll-blind-title = Сліпий кидок
roll-blind-done = Кидок зроблено. Результат бачить лише майстер; він зберігається в журналі, і його можна розкрити пізніше.
roll-blind-line = { $actor } робить сліпий кидок. Результат бачить лише майстер.

## The ledger

ledger-button-show = Показати (для майстра)
ledger-button-reveal = Розкрити всім
ledger-recent-title = Останні записи журналу
ledger-recent-empty = Записів, які ви можете бачити, у журналі ще немає.
ledger-recent-none = Таких записів, які ви можете бачити, у журналі немає.
ledger-mark =
    { $mark ->
        [undone] { " · **відкочено**" }
        [amended] { " · **виправлено**" }
       *[no] { "" }
    }
ledger-recent-line =
    { $visibility ->
        [secret] **{ $entry }** · { $when } · { $actor }: { $kind } (таємно){ ledger-mark }
        [blind] **{ $entry }** · { $when } · { $actor }: { $kind } (лише для майстра){ ledger-mark }
       *[open] **{ $entry }** · { $when } · { $actor }: { $kind }{ ledger-mark }
    }
choice-hour = Остання година
choice-day = Остання доба
choice-week = Останній тиждень
choice-month = Останній місяць
ledger-of-scene = Сцена: { $scene }
ledger-of-person = Чиї вердикти: { $person }
ledger-of-ruleset = Система: { $ruleset }
ledger-of-time = Від { $when }
ledger-button-newest = Найновіші
ledger-button-older = Давніші
ledger-kind-tabletop-roll = кидок
ledger-kind-ledger-reveal = кидок розкрито
ledger-kind-ledger-seed = зерно кидків розкрито
ledger-revealed =
    { $visibility ->
       *[secret] Розкрито таємний кидок ({ $actor }) точно таким, яким він випав:
        [blind] Розкрито сліпий кидок ({ $actor }) точно таким, яким він випав:
    }
ledger-revealed-before = Це вже розкрито: { $when }, запис № { $entry }.

## Виправлення

ledger-kind-ledger-undo = вердикт відкочено
ledger-kind-ledger-redo = вердикт знову чинний
ledger-kind-ledger-amend = майстер виправляє
ledger-corrected = запис № **{ $entry }** ({ $kind }, { $actor })
ledger-undo-title = Відкотити цей вердикт?
ledger-redo-title = Повернути чинність цьому вердикту?
ledger-undo-sheet = { $name }
ledger-undo-value = { $before } → { $after }
ledger-undo-others =
    { $n ->
        [one] ще { $n } значення, якого немає у формах
        [few] ще { $n } значення, яких немає у формах
        [many] ще { $n } значень, яких немає у формах
       *[other] ще { $n } значення, яких немає у формах
    }
ledger-undo-ends = { $name }: { $effect } — закінчиться
ledger-undo-lasts = { $name }: { $effect } — триватиме знову
ledger-effect = ефект «{ $kind }»
ledger-button-undo = Відкотити
ledger-button-redo = Повернути чинність
ledger-undone-title = Вердикт відкочено
ledger-redone-title = Вердикт знову чинний
ledger-undone = { $gm } відкочує { $ruling }. Аркуші й ефекти знову такі, як були до нього.
ledger-undone-house = { $gm } відкочує { $ruling }. Змінені домашні правила знову такі, як були до нього.
ledger-redone = { $gm } повертає чинність: { $ruling }.
ledger-amend-title = Виправити вердикт
ledger-field-outcome = Що діє натомість
ledger-field-reason = Причина
ledger-amended-title = Майстер виправляє
ledger-amended = { $gm } виправляє { $ruling }. Те, що випало, лишається в журналі.
ledger-why-undone = **Майстер відкотив цей вердикт.**
ledger-why-amended = **Виправлення майстра:** { $outcome } Причина: { $reason }

## Fair dice

verify-title = Кидки, які можна звірити
verify-current = Зараз усе, що випадає, визначає таємне зерно з хешем (SHA-256) { $hash }. Вердиктів за ним винесено: { $n }.
verify-how = Коли майстер розкриє зерно, кожен зможе заново обчислити все, що за ним випало, і звірити з журналом. Далі кидки визначатиме нове зерно.
verify-revealed-seeds = Розкриті зерна, спершу найновіші
verify-seed = Зерно { $seed }, SHA-256 { $hash }. Вердиктів: { $n }.
verify-button-reveal = Розкрити зерно …
verify-button-confirm = Розкрити зерно всім
verify-ask-title = Розкрити зерно?
verify-ask = Після цього кожен зможе заново обчислити все, що випало за цим зерном. Вердиктів за ним винесено: { $n }. Його одразу замінить нове зерно. Відкотити це неможливо.
verify-ask-kept-back = Таємних і сліпих кидків за цим зерном: { $n }. Хто знає чи вгадає, які саме кістки кинуто, зможе обчислити, що на них випало.
verify-rotated-title = Зерно кидків розкрито
verify-rotated-next = Відтепер усе, що випадає, визначає нове зерно з хешем (SHA-256) { $hash }
verify-rotated-how = Щоб звірити запис, укажіть його номер: { $command }.
verify-entry-title = Звірка: запис № { $entry }
verify-no-dice = Тут нічого не кидали.
verify-other-dice = Ці кістки кинуто не за зерном сервера, тому звірити їх неможливо.
verify-not-yet = Вердикт № { $number }. Звірити його ще не можна: зерно досі діє, а хто знає зерно, той знає й наступні кидки. Хеш зерна: { $hash }
verify-agrees = Вердикт № { $number }: те, що випало, збігається з розкритим зерном, хеш якого — { $hash }.
verify-differs = Вердикт № { $number }: те, що випало, **не** збігається з розкритим зерном, хеш якого — { $hash }.
verify-recorded = У журналі: { $faces }
verify-due = За зерном: { $faces }

## Refusals

refusal-no-such-entry = Доступного вам запису № { $entry } у журналі тут немає.
refusal-entry-is-open = Запис № { $entry } ніколи не був прихований, тож розкривати нема чого.
refusal-seed-is-revealed = Це зерно вже розкрито; відтоді діє інше.
refusal-entry-undone = Тим часом майстер уже відкотив запис № { $entry } або повернув йому чинність.
refusal-entry-changed-nothing = Запис № { $entry } не змінив аркушів, не наклав ефектів і не задав домашніх правил: відкочувати нічого. Натомість його можна виправити.
refusal-entry-changed-since =
    { $n ->
        [0] Запис № { $entry } не можна відкотити: відтоді аркуш змінено або його вже немає.
        [one] Запис № { $entry } поки не можна відкотити: пізніший вердикт змінив ті самі значення. Спершу відкотіть його: { $entries }.
        [few] Запис № { $entry } поки не можна відкотити: пізніші вердикти змінили ті самі значення. Спершу відкотіть їх, у такому порядку: { $entries }.
        [many] Запис № { $entry } поки не можна відкотити: пізніші вердикти змінили ті самі значення. Спершу відкотіть їх, у такому порядку: { $entries }.
       *[other] Запис № { $entry } поки не можна відкотити: пізніші вердикти змінили ті самі значення. Спершу відкотіть їх, у такому порядку: { $entries }.
    }
refusal-entry-of-a-scene = Запис № { $entry } — крок сцени. Сцени відкочують командою /scene undo.
refusal-entry-is-a-correction = Запис № { $entry } сам є виправленням. Назвіть вердикт, який він виправляє.
refusal-amend-without-words = Скажіть, що діє натомість і чому.
