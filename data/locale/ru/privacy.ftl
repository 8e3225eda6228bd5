### One’s own data: taken along, and forgotten.

privacy-export-title = Ваши данные на этом сервере
privacy-export = Во вложении всё, что здесь сохранено о вас; его видите только вы.
privacy-export-sheets = { $command } читает файлы листов, в том числе на другом сервере. В другом файле ваши вердикты и сохранённые броски.
privacy-forget-title = Забыть вас на этом сервере?
privacy-forget = То, что здесь сохранено о вас, исчезнет. Игра продолжится: листы, по которым выносили вердикты, перейдут к мастеру как «бывший игрок» и без ваших слов; в журнале останутся кубики и расчёты без вашего имени.
privacy-forget-first = Чтобы сохранить копию, сначала воспользуйтесь { $command }.
privacy-forget-final = Это нельзя отменить.
privacy-nothing = Здесь о вас ничего не сохранено.
privacy-kept = Ничего не забыто.
privacy-button-forget = Забыть меня
privacy-button-keep = Отмена
privacy-sheets = Удалено листов
privacy-played-sheets = Оставлено листов как «бывший игрок»
privacy-saved-rolls = Удалено сохранённых бросков
privacy-entries = Записей журнала без вашего имени
privacy-gm-seat = Ваше место мастера освобождается
privacy-receipt-title = На этом сервере вас забыли
privacy-when = Когда
privacy-backups = Копии в резервных хранилищах исчезают, когда их заменяют: спросите того, кто держит бота. Если сервер удаляет бота, данные сервера удаляются через 30 дней.
privacy-messages = Сообщения в каналах принадлежат Discord и остаются, пока их не удалят там.
privacy-former-player = Бывший игрок
