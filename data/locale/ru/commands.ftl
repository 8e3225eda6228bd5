### Names and descriptions of slash commands. Names: GLOSSARY section 3; at most 32 characters, lower case, no spaces.
### Descriptions: at most 100 characters.

command-roll =
    .name = бросок
    .description = Бросить кубики, например 1d20+5 или 4d6kh3
    .option-expression = выражение
    .option-expression-description = Что бросить: 2d6+3, 1d20adv, 4d6kh3, d%, …
    .option-note = примечание
    .option-note-description = Для чего этот бросок

command-sheet =
    .name = лист
    .description = Персонажи, нежить и другие листы
command-sheet-new =
    .name = создать
    .description = Создать новый лист
    .option-kind = тип
    .option-kind-description = Тип листа
    .option-name = имя
    .option-name-description = Имя; его ещё можно изменить в форме
command-sheet-show =
    .name = показать
    .description = Показать лист только вам
    .option-sheet = лист
    .option-sheet-description = Какой лист
command-sheet-edit =
    .name = изменить
    .description = Изменить свой лист; мастер может изменить любой
    .option-sheet = лист
    .option-sheet-description = Какой лист
command-sheet-list =
    .name = список
    .description = Список листов этого сервера

command-setup =
    .name = настройки
    .description = Настройки этого сервера
command-setup-gm =
    .name = мастер
    .description = Показать место мастера или передать его роли либо человеку
    .option-role = роль
    .option-role-description = Все с этой ролью станут мастерами
    .option-member = участник
    .option-member-description = Этот человек станет мастером
command-setup-language =
    .name = язык
    .description = Выбрать язык, на котором говорят за столом
    .option-language = язык
    .option-language-description = Язык ответов, которые видят все

command-help =
    .name = справка
    .description = Что умеет Gravecaller
command-help-tour =
    .name = экскурсия
    .description = Первые шаги
command-help-rules =
    .name = правила
    .description = Все команды

command-turning =
    .name = изгнание
    .description = Изгнание нежити
command-turning-attempt =
    .name = попытка
    .description = Жрец пытается изгнать нежить
    .option-undead = нежить
    .option-undead-description = Кого изгонять; нескольких существ — через запятую
    .option-cleric = жрец
    .option-cleric-description = Какой жрец; не обязательно, если он у вас один
    .option-place = место
    .option-place-description = Бонус или штраф места, от −3 до +3
    .option-modifiers = модификаторы
    .option-modifiers-description = Другие модификаторы с причинами: +2 священная реликвия, −1 ранение
command-turning-rest =
    .name = восстановить
    .description = Прилив божественной энергии: потраченные попытки изгнания возвращаются
    .option-cleric = жрец
    .option-cleric-description = Какой жрец; не обязательно, если он у вас один

choice-en = English
choice-it = Italiano
choice-uk = Українська
choice-ru = Русский
