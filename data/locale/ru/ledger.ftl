### The ledger: who sees a ruling, what is revealed, and how dice are verified.

## Who sees a roll

choice-open = Открытый
choice-secret = Тайный: только я
choice-blind = Слепой: только мастер
roll-footer-secret = Тайный бросок: его видите только вы.
roll-footer-blind = Слепой бросок: его видит только мастер.
roll-blind-title = Слепой бросок
roll-blind-done = Бросок сделан. Результат видит только мастер; он хранится в журнале, и его можно раскрыть позже.
roll-blind-line = { $actor } бросает вслепую. Результат видит только мастер.

## The ledger

ledger-button-show = Показать (мастер)
ledger-button-reveal = Раскрыть всем
ledger-recent-title = Последние записи журнала
ledger-recent-empty = В журнале ещё нет ничего, что вы можете видеть.
ledger-recent-line =
    { $visibility ->
        [secret] **{ $entry }** · { $when } · { $actor }: { $kind } (тайный)
        [blind] **{ $entry }** · { $when } · { $actor }: { $kind } (слепой)
       *[open] **{ $entry }** · { $when } · { $actor }: { $kind }
    }
ledger-button-newest = Самые новые
ledger-button-older = Более старые
ledger-kind-tabletop-roll = бросок
ledger-kind-ledger-reveal = бросок раскрыт
ledger-kind-ledger-seed = зерно кубиков раскрыто
ledger-revealed =
    { $visibility ->
       *[secret] Тайный бросок ({ $actor }), теперь раскрытый, в точности как был:
        [blind] Слепой бросок ({ $actor }), теперь раскрытый, в точности как был:
    }
ledger-revealed-before = Это уже раскрыто: { $when }, запись № { $entry }.

## Fair dice

verify-title = Броски, которые можно сверить
verify-current = Сейчас всё, что выпадает, определяет тайное зерно с таким хешем (SHA-256): { $hash }. Вердикты до сих пор: { $n }.
verify-how = Когда мастер раскроет зерно, каждый сможет пересчитать все его вердикты. Новые броски будет определять новое зерно.
verify-revealed-seeds = Раскрытые зёрна, от самого нового
verify-seed = Зерно { $seed }, SHA-256 { $hash }. Вердикты: { $n }.
verify-button-reveal = Раскрыть зерно …
verify-button-confirm = Раскрыть зерно всем
verify-ask-title = Раскрыть зерно?
verify-ask = Тогда каждый сможет пересчитать всё, что выпало из этого зерна. Вердикты до сих пор: { $n }. Новое зерно сразу займёт его место. Откатить это невозможно.
verify-ask-kept-back = Тайные и слепые броски с этим зерном: { $n }. Кто знает или угадает, какие кубики брошены, сможет вычислить, что на них выпало.
verify-rotated-title = Зерно кубиков раскрыто
verify-rotated-next = Отныне всё, что выпадает, определяет новое зерно с таким хешем (SHA-256): { $hash }
verify-rotated-how = { $command } с номером записи пересчитывает её.
verify-entry-title = Сверка кубиков: запись № { $entry }
verify-no-dice = Здесь ничего не бросали.
verify-other-dice = Это выпало не на собственных кубиках сервера, и пересчитать его нельзя.
verify-not-yet = Вердикт № { $number }. Сверить ещё нельзя: его зерно в ходу, и тот, кто знал бы его, знал бы и следующие броски. Его хеш: { $hash }
verify-agrees = Вердикт № { $number }: всё совпадает с раскрытым зерном, хеш которого { $hash }.
verify-differs = Вердикт № { $number }: **не** совпадает с раскрытым зерном, хеш которого { $hash }.
verify-recorded = В журнале: { $faces }
verify-due = Из зерна: { $faces }

## Refusals

refusal-no-such-entry = В журнале нет записи № { $entry }, которую вы можете использовать.
refusal-entry-is-open = Запись № { $entry } никогда не была скрыта: раскрывать нечего.
refusal-seed-is-revealed = Это зерно уже раскрыто; с тех пор в ходу другое.
