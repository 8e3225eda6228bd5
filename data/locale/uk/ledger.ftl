### The ledger: who sees a ruling, what is revealed, and how dice are verified.

## Who sees a roll

choice-open = Відкритий
choice-secret = Таємний: лише я
choice-blind = Сліпий: лише майстер
roll-footer-secret = Таємний кидок: його бачите лише ви.
roll-footer-blind = Сліпий кидок: його бачить лише майстер.
roll-blind-title = Сліпий кидок
roll-blind-done = Кидок зроблено. Результат бачить лише майстер; він зберігається в журналі, і його можна розкрити пізніше.
roll-blind-line = { $actor } кидає наосліп. Результат бачить лише майстер.

## The ledger

ledger-button-show = Показати (майстер)
ledger-button-reveal = Розкрити всім
ledger-recent-title = Останні записи журналу
ledger-recent-empty = У журналі ще немає нічого, що ви можете бачити.
ledger-recent-line =
    { $visibility ->
        [secret] **{ $entry }** · { $when } · { $actor }: { $kind } (таємний)
        [blind] **{ $entry }** · { $when } · { $actor }: { $kind } (сліпий)
       *[open] **{ $entry }** · { $when } · { $actor }: { $kind }
    }
ledger-button-newest = Найновіші
ledger-button-older = Давніші
ledger-kind-tabletop-roll = кидок
ledger-kind-ledger-reveal = кидок розкрито
ledger-kind-ledger-seed = зерно кісток розкрито
ledger-revealed =
    { $visibility ->
       *[secret] Таємний кидок ({ $actor }), тепер розкритий, точно такий, як був:
        [blind] Сліпий кидок ({ $actor }), тепер розкритий, точно такий, як був:
    }
ledger-revealed-before = Це вже розкрито: { $when }, запис № { $entry }.

## Fair dice

verify-title = Кидки, які можна звірити
verify-current = Зараз усе, що випадає, визначає таємне зерно з таким хешем (SHA-256): { $hash }. Вердикти досі: { $n }.
verify-how = Коли майстер розкриє зерно, кожен зможе перерахувати всі його вердикти. Нові кидки визначатиме нове зерно.
verify-revealed-seeds = Розкриті зерна, від найновішого
verify-seed = Зерно { $seed }, SHA-256 { $hash }. Вердикти: { $n }.
verify-button-reveal = Розкрити зерно …
verify-button-confirm = Розкрити зерно всім
verify-ask-title = Розкрити зерно?
verify-ask = Тоді кожен зможе перерахувати все, що випало з цього зерна. Вердикти досі: { $n }. Нове зерно одразу стане на його місце. Відкотити це неможливо.
verify-ask-kept-back = Таємні та сліпі кидки з цим зерном: { $n }. Хто знає або вгадає, які кістки кинуто, зможе обчислити, що на них випало.
verify-rotated-title = Зерно кісток розкрито
verify-rotated-next = Відтепер усе, що випадає, визначає нове зерно з таким хешем (SHA-256): { $hash }
verify-rotated-how = { $command } з номером запису перераховує його.
verify-entry-title = Звірка кісток: запис № { $entry }
verify-no-dice = Тут нічого не кидали.
verify-other-dice = Це випало не на власних кістках сервера, тож перерахувати його не можна.
verify-not-yet = Вердикт № { $number }. Звірити ще не можна: його зерно в ужитку, і хто б його знав, знав би й наступні кидки. Його хеш: { $hash }
verify-agrees = Вердикт № { $number }: усе збігається з розкритим зерном, хеш якого { $hash }.
verify-differs = Вердикт № { $number }: **не** збігається з розкритим зерном, хеш якого { $hash }.
verify-recorded = У журналі: { $faces }
verify-due = Із зерна: { $faces }

## Refusals

refusal-no-such-entry = У журналі немає запису № { $entry }, яким ви можете скористатися.
refusal-entry-is-open = Запис № { $entry } ніколи не був прихований: розкривати нічого.
refusal-seed-is-revealed = Це зерно вже розкрито; відтоді в ужитку інше.
