### The tours and the list of commands.

tour-title = Вітаємо в Gravecaller
tour-welcome = Gravecaller кидає кістки, виносить вердикти й памʼятає все за вашим столом. Спробуйте по черзі: зламати тут нічого не можна.
tour-step = { $n }. { $text }
tour-roll = Киньте кістки: { $roll }, наприклад 4d6kh3 + 2. Наскільки ймовірний результат, показує { $odds }.
tour-sheets = Перегляньте, що є на столі: { $list }. Створіть власний аркуш: { $new }.
tour-why = Натисніть «Чому?» під результатом: там усі правила, рядки таблиць і кістки, на яких він тримається.
tour-setup = Ті, хто керує сервером, надають місце майстра: { $gm }. Що ще можна налаштувати, показує { $show }.
tour-privacy = Заберіть свої дані: { $export }. Або попросіть забути вас: { $forget }.
tour-help = Кожна система має власну екскурсію: { $tour }. Усі команди: { $rules }
help-rules-title = Усі команди
help-everywhere = За кожним столом
help-everywhere-about = Кістки, аркуші, журнал і налаштування.
help-commands = { $commands }
refusal-no-such-ruleset = Системи «{ $typed }» немає. Оберіть із підказок.
