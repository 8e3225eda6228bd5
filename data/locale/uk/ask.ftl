### What the GM asks people to roll.

ask-title = Майстер просить зробити кидок
ask-title-blind = Майстер просить зробити сліпий кидок
ask-field-check = Кидок
ask-field-difficulty = Складність
ask-field-until = До
ask-line = { $person }: { $outcome }
ask-has-rolled = кинуто
ask-waits = ще не кинуто
ask-missed = не кинуто
ask-outcome = { $total }
ask-outcome-reached = { $total }, успіх
ask-outcome-missed = { $total }, провал
button-ask-roll = Кинути
button-ask-results = Результати (майстер)
ask-done =
    { $n ->
        [one] Прохання надіслано: { $n } людина кидає кнопкою.
        [few] Прохання надіслано: { $n } людини кидають кнопкою.
        [many] Прохання надіслано: { $n } людей кидають кнопкою.
       *[other] Прохання надіслано: { $n } людини кидають кнопкою.
    }
ask-all-in = Кинули всі: { $what }.
ask-time-is-up =
    { $n ->
        [one] Час вийшов: { $what }. Не кинула { $n } людина.
        [few] Час вийшов: { $what }. Не кинули { $n } людини.
        [many] Час вийшов: { $what }. Не кинуло { $n } людей.
       *[other] Час вийшов: { $what }. Не кинули { $n } людини.
    }
ask-results-title = Що випало
ask-result = { $person }: { $outcome } (запис № { $entry })
ask-nothing-yet = Ще ніхто не кинув.
ask-which-sheet = З яким аркушем ви кидаєте?
ask-choose-sheet = Оберіть аркуш
ask-option = { $name }
ask-more-sheets = Інші аркуші (усього { $n }) …
ask-check = { $ruleset }: { $check }
ask-undone = { $told } · **відкочено**
ask-amended = { $told } · **рішення майстра:** { $outcome }
ledger-kind-tabletop-ask = майстер просить зробити кидок
refusal-ask-nobody = Назвіть людей згадками: введіть @ і оберіть їх. Ролі попросити не можна.
refusal-ask-too-many = За раз можна попросити щонайбільше людей: { $most }.
refusal-ask-not-asked = Вас про цей кидок не просили.
refusal-ask-too-late = Час вийшов: цей кидок закінчено.
refusal-ask-no-sheet = У вас немає аркуша для цієї перевірки.
refusal-ask-nobody-can = Для цієї перевірки ще ні в кого немає аркуша. Створіть його командою /sheet new.

## Posts and people

post-title = Гра дописами
post-dice = Кістки
post-which-check = Яку перевірку зробити за цим дописом?
post-choose-check = Оберіть перевірку
post-form-title = Розсудити допис
post-field-visibility = Хто це бачить
post-judged = За дописом { $post } ({ $person }): { $outcome }
post-no-sheets = { $person }: немає аркушів, які вам видно.
post-sheets-of =
    { $more ->
        [0] Аркуші ({ $person }): { $n }
       *[other] Аркуші ({ $person }): { $n }. Перші 25 можна вибрати тут, інші — за назвою через /sheet show.
    }
