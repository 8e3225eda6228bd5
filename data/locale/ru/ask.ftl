### What the GM asks people to roll.

ask-title = Мастер просит сделать бросок
ask-title-blind = Мастер просит сделать слепой бросок
ask-field-check = Бросок
ask-field-difficulty = Сложность
ask-field-until = Срок
ask-line = { $person }: { $outcome }
ask-has-rolled = брошено
ask-waits = ещё не брошено
ask-missed = не брошено
ask-outcome = { $total }
ask-outcome-reached = { $total }, успех
ask-outcome-missed = { $total }, провал
button-ask-roll = Бросить
button-ask-results = Результаты (мастер)
ask-done =
    { $n ->
        [one] Просьба отправлена: { $n } человек бросает кнопкой.
        [few] Просьба отправлена: { $n } человека бросают кнопкой.
        [many] Просьба отправлена: { $n } человек бросают кнопкой.
       *[other] Просьба отправлена: { $n } человека бросают кнопкой.
    }
ask-all-in = Бросили все: { $what }.
ask-time-is-up =
    { $n ->
        [one] Время вышло: { $what }. Не бросил { $n } человек.
        [few] Время вышло: { $what }. Не бросили { $n } человека.
        [many] Время вышло: { $what }. Не бросили { $n } человек.
       *[other] Время вышло: { $what }. Не бросили { $n } человека.
    }
ask-results-title = Что выпало
ask-result = { $person }: { $outcome } (запись { $entry })
ask-nothing-yet = Пока никто не бросил.
ask-which-sheet = С каким листом вы бросаете?
ask-choose-sheet = Выберите лист
ask-option = { $name }
ask-more-sheets = Другие листы (всего { $n }) …
ask-check = { $ruleset }: { $check }
ask-undone = { $told } · **откачено**
ask-amended = { $told } · **решение мастера:** { $outcome }
ledger-kind-tabletop-ask = мастер просит сделать бросок
refusal-ask-nobody = Назовите людей упоминаниями: введите @ и выберите их. Роли попросить нельзя.
refusal-ask-too-many = За раз можно попросить не более { $most } человек.
refusal-ask-not-asked = Вас об этом броске не просили.
refusal-ask-too-late = Время вышло: этот бросок закончен.
refusal-ask-no-sheet = У вас нет листа для этой проверки.
refusal-ask-nobody-can = Для этой проверки ещё ни у кого нет листа. Создайте его командой /sheet new.

## Posts and people

post-title = Игра постами
post-dice = Кубики
post-which-check = Какую проверку сделать по этому посту?
post-choose-check = Выберите проверку
post-form-title = Рассудить пост
post-field-visibility = Кто это видит
post-judged = На { $post } ({ $person }): { $outcome }
post-no-sheets = { $person }: нет листов, о которых вам можно знать.
post-sheets-of =
    { $more ->
        [0] Листы ({ $person }): { $n }
       *[other] Листы ({ $person }): { $n }. Первые 25 можно выбрать здесь, остальные — по имени через /sheet show.
    }
