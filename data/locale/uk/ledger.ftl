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

## Refusals

refusal-no-such-entry = У журналі немає запису № { $entry }, яким ви можете скористатися.
