### Сотворение заклинаний: что узнают стол, заклинатель, наблюдатели и GM.

## При всех

spell-announced-title = Кто-то накладывает заклинание
spell-rumour-title = Возможно, что-то произошло
spell-rumour-text = Возможно, кто-то что-то заметил. Каждый узнаёт только для себя, что здесь можно было заметить, если было что замечать.
spell-summons-title = Для мастера
spell-summons-text = Здесь есть кое-что, что первым должен увидеть мастер.
spell-word-title = Только для одного человека
spell-word-text = { $who }, здесь есть кое-что, что можете прочесть только вы.
spell-window-over = Всё закончилось.

## Что воспринимают

spell-perceived-title = Что вы замечаете
spell-perceived-by = { $name }
spell-perceived-casting = { $caster } накладывает заклинание. Его выдают компоненты: { $components }.
spell-perceived-casting-somebody = Кто-то накладывает заклинание. Его выдают компоненты: { $components }.
spell-perceived-effect = Заметен какой-то эффект.
spell-perceived-caster-unknown = Никто не может сказать, кто его вызвал.
spell-perceived-cost = Чтобы определить заклинание, пока его накладывают, нужна реакция, а потом, по эффекту, — действие.
spell-notes-title = Почему?
spell-notes-nothing = Больше ничего, насколько вам можно знать.

## Заклинателю

spell-caster-title = Вы накладываете: { $spell }
spell-caster-told = За столом узнают об этом столько, сколько можно заметить.
spell-caster-hidden = Об этом знает только мастер; он и скажет, кто что-то замечает.
spell-cast-classless = без класса
spell-field-spell = Заклинание
spell-field-caster = Заклинатель
spell-field-cast-as = Наложено как заклинание класса
spell-field-how = Без компонентов благодаря
spell-field-slot = Ячейка потрачена
spell-field-left = Компоненты, которые ещё нужны
spell-field-casting-perceptible = Сотворение заметно
spell-field-effect-perceptible = Эффект заметен
spell-field-caster-known = Можно узнать, кто колдует

## GM

spell-overseer-title = Только для мастера: { $spell }
spell-witnesses = Кто это замечает
spell-witnesses-none = Никто не выбран.
spell-witnesses-nobody = Никто
spell-witnesses-page = Присутствующие, с { $first } по { $last } из { $n }.
spell-ongoing-title = Ещё не оконченные заклинания
spell-ongoing-none = В этом канале таких нет.
spell-ongoing-choose = Открыть вид для мастера
spell-ongoing-casting = { $spell } — { $caster }
spell-watching = { $name }: { $what }
spell-watching-chance = { $name }: { $what } — СЛ { $dc }, { $advantage ->
        [yes] преимущество, { $chance }
       *[other] { $chance }
    }
spell-tried =
    { $identified ->
        [yes] { $name }: попытка ({ $way }), { $total }, определено
       *[other] { $name }: попытка ({ $way }), { $total }, не определено
    }
spell-candidate = { $name }
spell-select-casting = Кто замечает сотворение?
spell-select-effect = Кто замечает эффект?
spell-hint-notices = может заметить: { $letters }
spell-hint-nothing = не видит и не слышит достаточно
spell-hint-sees = видит
spell-hint-blind = не видит
spell-window-untold = За столом ещё ничего не знают. Выберите, кто это замечает, а потом сообщите столу.
spell-window-until = { $phase }; срок: { $when }
spell-phase-untold = За столом ещё ничего не знают
spell-phase-casting = Заклинание накладывают
spell-phase-effect = Эффект можно определить
spell-phase-over = Всё закончилось

## Определение

spell-identified-title = { $name }: заклинание определено
spell-unidentified-title = { $name }: заклинание не определено
spell-with-advantage = Преимущество: считается большее из { $faces }.
spell-unidentified = Проверка не говорит, что это за заклинание.
spell-spent = Потрачено: { $way }.
spell-may-counter = За этим столом той же реакцией можно и прервать заклинание.
spell-field-dc = СЛ
spell-field-chance = Шанс
spell-regained-title = Реакция восстановлена
spell-regained = { $name }: реакция снова доступна.

## Цели

spell-target-title = { $spell } — { $target }
spell-field-truth = На самом деле
spell-field-appears = Что видит заклинатель
spell-slot-spent = уровень { $level }
spell-seen =
    { $target }: { $appears }.
spell-said-title = Сообщено
spell-said-text = В канале теперь есть кнопка, которая покажет это только этому человеку.

## Кнопки: не больше 80 знаков

spell-button-identify = Определить?
spell-button-perceive = Что я замечаю?
spell-button-try = Определить: { $name }
spell-button-gm = Для мастера
spell-button-tell = Сообщить столу
spell-button-casting-over = Сотворение закончилось
spell-button-effect-over = Эффект закончился
spell-button-longer = Больше времени
spell-button-refresh = Обновить
spell-button-others = Другие присутствующие …
spell-button-regain = Мой ход: вернуть реакцию
spell-button-regain-all = Вернуть все реакции
spell-button-tell-caster = Сообщить заклинателю
spell-button-tell-observer = Сообщить наблюдателю
spell-button-read = Прочесть

## Отказы

spell-refusal-no-adventurer = Для этого вам нужен искатель приключений. Его создаёт { $sheet_new }.
spell-refusal-which-adventurer = У вас несколько искателей приключений. Скажите, о ком речь.
spell-refusal-not-for-you = Это для кого-то другого.

## Журнал и путеводитель

ledger-kind-spellcasting-cast = накладывается заклинание
ledger-kind-spellcasting-notice = кто замечает сотворение
ledger-kind-spellcasting-identify = заклинание определяют
ledger-kind-spellcasting-regain = реакция восстановлена
ledger-kind-spellcasting-target = решение о цели
ledger-kind-spellcasting-tell = что-то сообщено
spell-guide-cast = { $command } объявляет заклинание, открыто или тайно. Кто его замечает, может его определить, и только он узнаёт, что из этого вышло.
spell-guide-notice = Командой { $command } мастер смотрит, что в заклинании заметно, кому и можно ли узнать, кто колдует. Если заклинание не указать, она покажет те, что ещё не окончены.
spell-guide-identify = Командой { $command } мастер просит кого-то об одной проверке.
spell-guide-target = Командой { $command } мастер узнаёт, что происходит с целью и что из этого видит заклинатель.

## Выбор

choice-barbarian = Варвар
choice-bard = Бард
choice-cleric = Жрец
choice-druid = Друид
choice-fighter = Воин
choice-monk = Монах
choice-paladin = Паладин
choice-ranger = Следопыт
choice-rogue = Плут
choice-sorcerer = Чародей
choice-warlock = Колдун
choice-wizard = Волшебник
choice-subtle = Неуловимое заклинание
choice-no-material = Без материальных компонентов
choice-subtle-no-material = Неуловимое заклинание, без материальных компонентов
choice-innate = Врождённое колдовство
choice-reaction = Реакция, во время сотворения
choice-action = Действие, по эффекту
choice-invalid = Недопустимая цель
choice-saved = Допустимая, спасбросок успешен
choice-unaffected = Допустимая, но заклинание ничего не делает
