### Names and descriptions of slash commands. Names: GLOSSARY section 3; at most 32 characters, lower case, no spaces.
### Descriptions: at most 100 characters.

command-roll =
    .name = кидок
    .description = Кинути кістки, наприклад 1d20+5 чи 4d6kh3
    .option-expression = вираз
    .option-expression-description = Що кинути: 2d6+3, 1d20adv, 4d6kh3, d%, …
    .option-note = примітка
    .option-note-description = Для чого цей кидок

command-sheet =
    .name = аркуш
    .description = Персонажі, нежить та інші аркуші
command-sheet-new =
    .name = створити
    .description = Створити новий аркуш
    .option-kind = тип
    .option-kind-description = Тип аркуша
    .option-name = назва
    .option-name-description = Імʼя для аркуша; його ще можна змінити у формі
command-sheet-show =
    .name = показати
    .description = Показати аркуш лише вам
    .option-sheet = аркуш
    .option-sheet-description = Який аркуш
command-sheet-edit =
    .name = змінити
    .description = Змінити свій аркуш; майстер може змінити будь-який
    .option-sheet = аркуш
    .option-sheet-description = Який аркуш
command-sheet-list =
    .name = список
    .description = Список аркушів цього сервера

command-setup =
    .name = налаштування
    .description = Налаштування цього сервера
command-setup-gm =
    .name = майстер
    .description = Показати місце майстра або передати його ролі чи людині
    .option-role = роль
    .option-role-description = Усі з цією роллю стануть майстрами
    .option-member = учасник
    .option-member-description = Ця людина стане майстром
command-setup-language =
    .name = мова
    .description = Обрати мову, якою говорять за столом
    .option-language = мова
    .option-language-description = Мова відповідей, які бачать усі

command-help =
    .name = довідка
    .description = Що вміє Gravecaller
command-help-tour =
    .name = екскурсія
    .description = Перші кроки
command-help-rules =
    .name = правила
    .description = Усі команди

command-turning =
    .name = вигнання
    .description = Вигнання нежиті
command-turning-attempt =
    .name = спроба
    .description = Жрець намагається вигнати нежить
    .option-undead = нежить
    .option-undead-description = Кого виганяти; кількох істот — через кому
    .option-cleric = жрець
    .option-cleric-description = Який жрець; не обовʼязково, якщо він у вас один
    .option-place = місце
    .option-place-description = Бонус або штраф місця, від −3 до +3
    .option-modifiers = модифікатори
    .option-modifiers-description = Інші модифікатори з причинами: +2 священна реліквія, −1 поранення
command-turning-rest =
    .name = відновити
    .description = Приплив божественної енергії: витрачені спроби вигнання повертаються
    .option-cleric = жрець
    .option-cleric-description = Який жрець; не обовʼязково, якщо він у вас один

choice-en = English
choice-it = Italiano
choice-uk = Українська
choice-ru = Русский
