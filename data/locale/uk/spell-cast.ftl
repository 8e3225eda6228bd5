### Створення заклять: що дізнаються стіл, чарівник, спостерігачі та GM.

## Перед усіма

spell-announced-title = Хтось створює закляття
spell-rumour-title = Можливо, щось сталося
spell-rumour-text = Можливо, хтось щось помітив. Кожен дізнається лише для себе, що тут можна було помітити, якщо було що.
spell-summons-title = Для майстра
spell-summons-text = Тут є дещо, що першим має побачити майстер.
spell-word-title = Лише для однієї людини
spell-word-text = { $who }, тут є дещо, що можете прочитати лише ви.
spell-window-over = Усе завершилося.

## Що сприймають

spell-perceived-title = Що ви помічаєте
spell-perceived-by = { $name }
spell-perceived-casting = { $caster } створює закляття. Його видають компоненти: { $components }.
spell-perceived-casting-somebody = Хтось створює закляття. Його видають компоненти: { $components }.
spell-perceived-effect = Помітно якийсь ефект.
spell-perceived-caster-unknown = Ніхто не може сказати, хто його спричинив.
spell-perceived-cost = Щоб ідентифікувати закляття, поки його створюють, потрібна реакція, а згодом, за ефектом, — дія.
spell-notes-title = Чому?
spell-notes-nothing = Більше нічого, наскільки вам можна знати.

## Чарівникові

spell-caster-title = Ви створюєте: { $spell }
spell-caster-told = За столом дізнаються про це стільки, скільки можна помітити.
spell-caster-hidden = Про це знає лише майстер; він скаже, хто щось помічає.
spell-cast-classless = жодного класу
spell-field-spell = Закляття
spell-field-caster = Чарівник
spell-field-cast-as = Створено як закляття класу
spell-field-how = Без компонентів завдяки
spell-field-slot = Чарунку витрачено
spell-field-left = Компоненти, що ще потрібні
spell-field-casting-perceptible = Створення помітне
spell-field-effect-perceptible = Ефект помітний
spell-field-caster-known = Можна дізнатися, хто чарує

## GM

spell-overseer-title = Лише для майстра: { $spell }
spell-witnesses = Хто це помічає
spell-witnesses-none = Нікого не вибрано.
spell-witnesses-nobody = Ніхто
spell-witnesses-page = Присутні, з { $first } по { $last } із { $n }.
spell-ongoing-title = Закляття, що ще тривають
spell-ongoing-none = У цьому каналі таких немає.
spell-ongoing-choose = Відкрити вигляд для майстра
spell-ongoing-casting = { $spell } — { $caster }
spell-watching = { $name }: { $what }
spell-watching-chance = { $name }: { $what } — КС { $dc }, { $advantage ->
        [yes] перевага, { $chance }
       *[other] { $chance }
    }
spell-tried =
    { $identified ->
        [yes] { $name }: спроба ({ $way }), { $total }, ідентифіковано
       *[other] { $name }: спроба ({ $way }), { $total }, не ідентифіковано
    }
spell-candidate = { $name }
spell-select-casting = Хто помічає створення закляття?
spell-select-effect = Хто помічає ефект?
spell-hint-notices = може помітити: { $letters }
spell-hint-nothing = не бачить і не чує достатньо
spell-hint-sees = бачить
spell-hint-blind = не бачить
spell-window-untold = За столом ще нічого не знають. Оберіть, хто це помічає, а тоді оголосіть.
spell-window-until = { $phase }; закриється { $when }
spell-phase-untold = За столом ще нічого не знають
spell-phase-casting = Закляття створюють
spell-phase-effect = Ефект можна ідентифікувати
spell-phase-over = Усе завершилося

## Ідентифікація

spell-identified-title = { $name }: закляття ідентифіковано
spell-unidentified-title = { $name }: закляття не ідентифіковано
spell-with-advantage = Перевага: рахується більше з { $faces }.
spell-unidentified = Перевірка не каже, що це за закляття.
spell-spent = Витрачено: { $way }.
spell-may-counter = За цим столом тією самою реакцією можна й відбити закляття.
spell-field-dc = КС
spell-field-chance = Імовірність
spell-regained-title = Реакцію відновлено
spell-regained = { $name } знову може скористатися реакцією.

## Цілі

spell-target-title = { $spell } — { $target }
spell-field-truth = Насправді
spell-field-appears = Що бачить чарівник
spell-slot-spent = рівень { $level }
spell-seen =
    { $target }: { $appears }.
spell-said-title = Повідомлено
spell-said-text = У каналі тепер є кнопка, яка покаже це лише цій людині.

## Кнопки: щонайбільше 80 знаків

spell-button-identify = Ідентифікувати?
spell-button-perceive = Що я помічаю?
spell-button-try = Ідентифікувати: { $name }
spell-button-gm = Для майстра
spell-button-tell = Оголосити за столом
spell-button-casting-over = Створення завершено
spell-button-effect-over = Ефект завершився
spell-button-longer = Більше часу
spell-button-refresh = Оновити
spell-button-others = Інші присутні …
spell-button-regain = Мій хід: відновити реакцію
spell-button-regain-all = Відновити всі реакції
spell-button-tell-caster = Повідомити чарівника
spell-button-tell-observer = Повідомити спостерігача
spell-button-read = Прочитати

## Відмови

spell-refusal-no-adventurer = Для цього вам потрібен шукач пригод. Його створює { $sheet_new }.
spell-refusal-which-adventurer = У вас кілька шукачів пригод. Скажіть, про кого йдеться.
spell-refusal-not-for-you = Це для когось іншого.

## Журнал і путівник

ledger-kind-spellcasting-cast = створено закляття
ledger-kind-spellcasting-notice = хто помічає створення закляття
ledger-kind-spellcasting-identify = закляття ідентифікують
ledger-kind-spellcasting-regain = реакцію відновлено
ledger-kind-spellcasting-target = вердикт про ціль
ledger-kind-spellcasting-tell = щось повідомлено
spell-guide-cast = { $command } оголошує закляття, відкрито чи потай. Хто його помічає, може його ідентифікувати, і лише він дізнається, що з того вийшло.
spell-guide-notice = За допомогою { $command } майстер дивиться, що в заклятті помітно, кому, і чи можна дізнатися, хто чарує. Якщо закляття не вказати, команда показує ті, що ще тривають.
spell-guide-identify = За допомогою { $command } майстер просить когось про одну перевірку.
spell-guide-target = За допомогою { $command } майстер дізнається, що стається з ціллю і що з цього бачить чарівник.

## Вибір

choice-barbarian = Варвар
choice-bard = Бард
choice-cleric = Жрець
choice-druid = Друїд
choice-fighter = Воїн
choice-monk = Монах
choice-paladin = Паладин
choice-ranger = Слідопит
choice-rogue = Пройдисвіт
choice-sorcerer = Чародій
choice-warlock = Чорнокнижник
choice-wizard = Маг
choice-subtle = Непомітне закляття
choice-no-material = Без матеріальних компонентів
choice-subtle-no-material = Непомітне закляття, без матеріальних компонентів
choice-innate = Вроджене чарування
choice-reaction = Реакція, під час створення
choice-action = Дія, за ефектом
choice-invalid = Недійсна ціль
choice-saved = Дійсна, рятівний кидок успішний
choice-unaffected = Дійсна, але закляття нічого не робить
