### Words and sentences that every part of Gravecaller uses.

## Small words

yes = Так
no = Ні
page = Сторінка { $page } з { $pages }
button-why = Чому?
button-open-form = Відкрити форму
button-previous = Назад
button-next = Далі
screen-rest-attached = Решта — у вкладеному файлі.

## Refusals: say what is missing, then what to do

refusal-not-gm = Це може робити лише майстер. Місце майстра передають ті, хто керує сервером: { $setup_gm }.
refusal-not-admin = Це можуть робити лише ті, хто має право керувати сервером.
refusal-not-yours = «{ $name }» належить комусь іншому. Цим аркушем можуть користуватися його власник і майстер.
refusal-no-such-sheet = Доступного вам аркуша «{ $name }» тут немає. Оберіть аркуш із підказок.
refusal-no-such-kind = Аркушів типу «{ $kind }» немає. Оберіть тип із підказок.
refusal-name-taken = Аркуш «{ $name }» уже є. Оберіть інше імʼя.
refusal-name-empty = Аркушу потрібне імʼя, у якому є хоча б один видимий символ.
refusal-name-has-comma = В імені «{ $name }» є кома, а комами розділяють імена в переліках. Оберіть інше імʼя.
refusal-name-is-number = Записом «{ $name }» позначають аркуш із цим номером. Оберіть інше імʼя.
refusal-value-unreadable = { $field }: не вдалося прочитати «{ $value }». { $help }
hint-whole-number = Цілі числа пишуть так: 3 або −2.
refusal-value-out-of-range =
    { $side ->
        [least] { $field }: значення { $value } замале, потрібно щонайменше { $bound }.
        [most] { $field }: значення { $value } завелике, можна щонайбільше { $bound }.
       *[none] { $field }: таке тут не підходить.
    }
refusal-changed-meanwhile = Тим часом тут уже щось змінили. Відкрийте ще раз і повторіть свою зміну.
refusal-closed = Це повідомлення закрите. Скористайтеся найновішим або повторіть команду.
refusal-already-done = Це вже зроблено.
refusal-busy = Зараз тут відбувається надто багато всього. Спробуйте ще раз за кілька секунд.
refusal-database-newer = Дані цього сервера записано новішою версією Gravecaller. Оновити бота мають ті, хто його обслуговує.
refusal-server-only = Це працює лише в каналах сервера.

## Failures that are nobody’s refusal

failure-unknown = Сталося щось непередбачене. Якщо повідомлятимете про це, вкажіть код помилки: { $reference }
failure-reply = Показати тут відповідь не вдалося, але те, що ви зробили, збережено.
failure-command-out-of-date = Ця команда змінилася. Перезапустіть Discord і спробуйте ще раз.
