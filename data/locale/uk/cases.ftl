### Worked examples: the list, one of them, a table’s own, and what is wrong with one.

case-yes = так
case-no = ні
case-nothing = немає
case-field-refused = неможливо
case-named = { $name }
case-pair = { $label } { $value }

case-button-list = Приклади
case-list-title = Приклади: { $ruleset }
case-list-about = Що дано і що виходить за опублікованими правилами.
case-line = **{ $id }** { $kind }: { $given } → { $out }
case-line-bare = **{ $id }** { $kind } → { $out }
case-line-here = { $line } (тут інакше)
case-line-own = { $line } (приклад цього сервера)
case-line-fails = { $line } (приклад цього сервера; не сходиться)
case-choose = Переглянути приклад
case-option = { $id }: { $kind }

case-card-title = { $id }: { $kind }
case-rules = Правила
case-whose = Результат
case-given = Що дано
case-faces = Грані кісток
case-under = Лише за таких налаштувань
case-out = Що виходить
case-here = Що виходить тут, за домашніми правилами цього сервера
case-expected = Чого очікує цей сервер
case-fact-here = { $value } ({ house-mark-guild })
case-holds = За чинними правилами сходиться.
case-fails = За чинними правилами не сходиться.
case-button-back = Усі приклади
case-button-like = Свій за цим зразком …
case-button-forget = Забути

case-own-title = Власні приклади цього сервера
case-own-about = Їх звіряють із чинними домашніми правилами: одразу й після кожної їхньої зміни. Напишіть свій за зразком будь-якого прикладу з { $rules } або надішліть файл.
case-own-none = Поки немає жодного.
case-own-line = { $ruleset }: { $line }
case-button-export = Файлом
case-own-exported =
    { $n ->
        [one] У файлі { $n } приклад. Інші сервери завантажать його командою /house cases.
        [few] У файлі { $n } приклади. Інші сервери завантажать його командою /house cases.
        [many] У файлі { $n } прикладів. Інші сервери завантажать його командою /house cases.
       *[other] У файлі { $n } прикладу. Інші сервери завантажать його командою /house cases.
    }
case-own-saved =
    { $n ->
        [one] Збережено { $n } приклад.
        [few] Збережено { $n } приклади.
        [many] Збережено { $n } прикладів.
       *[other] Збережено { $n } прикладу.
    }
case-own-all-hold = За чинними правилами сходяться всі.
case-own-failing = Ці за чинними правилами не сходяться
case-own-fails = { $ruleset }: { $id }
case-own-more =
    { $n ->
        [one] і ще { $n }
        [few] і ще { $n }
        [many] і ще { $n }
       *[other] і ще { $n }
    }

case-form-title = Приклад: { $kind }
case-form-field-id = Назва
case-form-hint-id = Приклад із такою самою назвою буде замінено.
case-form-field-rules = Позначення правил
case-form-field-given = Що дано
case-form-field-faces = Грані кісток
case-form-hint-faces = У порядку кидків: 12, 3
case-form-field-expected = Що має вийти
case-form-hint-lines = По одному полю в рядку, як у прикладі

case-fault-long = Тут може бути щонайбільше { $most } символів.
case-fault-twice = «{ $id }» трапляється двічі.
case-fault-kind = Питання «{ $kind }» немає.
case-fault-board = Дошка має { $n } рядків по { $n } символів.
case-fault-spot = Потрібні два цілі числа, наприклад 2,−1; не далі ніж { $most } від 0,0.
case-fault-fence = Тонка стіна стоїть між двома сусідніми клітинками: 0,0/1,0.
case-fault-faces = Це не грані: { $typed }
case-faces-unfit = Бракує грані № { $n }, або на кістці, яку кидають, такої немає.
case-faces-left = Кидають менше кісток; зайвих граней: { $n }
refusal-cases-too-many = Сервер зберігає щонайбільше { $most } власних прикладів. Спершу забудьте зайві.
refusal-cases-none = У файлі немає прикладів.

case-value-free = вільно
case-value-delayed = після очікування
case-value-strikes = бʼє у відповідь
case-value-sphere = { spell-shape-sphere }
case-value-cylinder = { spell-shape-cylinder }
case-value-circle = { spell-shape-circle }
case-value-cube = { spell-shape-cube }
case-value-square = { spell-shape-square }
case-value-cone = { spell-shape-cone }
case-value-line = { spell-shape-line }
case-value-template = шаблон
case-value-token = жетони
case-value-dmg = половина клітинки
case-value-attacker = нападник
case-value-target = ціль
case-value-a = A
case-value-b = B
