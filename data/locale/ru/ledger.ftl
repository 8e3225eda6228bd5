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

## Refusals

refusal-no-such-entry = В журнале нет записи № { $entry }, которую вы можете использовать.
