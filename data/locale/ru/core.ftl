### Words and sentences that every part of Gravecaller uses.

## Small words

yes = Да
no = Нет
page = Страница { $page } из { $pages }
button-why = Почему?
button-open-form = Открыть форму
button-previous = Назад
button-next = Дальше
screen-rest-attached = Остальное — в приложенном файле.

## Refusals: say what is missing, then what to do

refusal-not-gm = Это может делать только мастер. Место мастера передают те, кто управляет сервером: { $setup_gm }.
refusal-not-admin = Это могут делать только те, у кого есть право управлять сервером.
refusal-not-yours = «{ $name }» принадлежит кому-то другому. Этим листом могут пользоваться его владелец и мастер.
refusal-no-such-sheet = Доступного вам листа «{ $name }» здесь нет. Выберите лист из подсказок.
refusal-no-such-kind = Листов типа «{ $kind }» нет. Выберите тип из подсказок.
refusal-name-taken = Лист «{ $name }» уже есть. Выберите другое имя.
refusal-name-empty = Листу нужно имя, в котором есть хотя бы один видимый символ.
refusal-name-has-comma = В имени «{ $name }» есть запятая, а запятыми разделяют имена в списках. Выберите другое имя.
refusal-name-is-number = Записью «{ $name }» обозначают лист с этим номером. Выберите другое имя.
refusal-value-unreadable = { $field }: не удалось прочитать «{ $value }». { $help }
hint-whole-number = Целые числа пишут так: 3 или −2.
refusal-value-out-of-range =
    { $side ->
        [least] { $field }: значение { $value } слишком мало, нужно не менее { $bound }.
        [most] { $field }: значение { $value } слишком велико, можно не более { $bound }.
       *[none] { $field }: такое здесь не подходит.
    }
refusal-changed-meanwhile = Тем временем здесь уже что-то изменили. Откройте ещё раз и повторите своё изменение.
refusal-closed = Это сообщение закрыто. Воспользуйтесь самым новым или повторите команду.
refusal-already-done = Это уже сделано.
refusal-busy = Сейчас здесь происходит слишком много всего. Попробуйте ещё раз через несколько секунд.
refusal-database-newer = Данные этого сервера записаны более новой версией Gravecaller. Обновить бота должны те, кто его обслуживает.
refusal-server-only = Это работает только в каналах сервера.

## Failures that are nobody’s refusal

failure-unknown = Произошло что-то непредвиденное. Если будете сообщать об этом, укажите код ошибки: { $reference }
failure-reply = Показать ответ здесь не удалось, но то, что вы сделали, сохранено.
failure-command-out-of-date = Эта команда изменилась. Перезапустите Discord и попробуйте ещё раз.
