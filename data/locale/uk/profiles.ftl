### Profiles: whole sets of house rules under names.

profile-title = Профілі домашніх правил
profile-about = Профіль — це цілий набір домашніх правил. У всьому, чого він не називає, діють типові значення.
profile-line = { $name }
profile-none = Профілів поки немає.
profile-choose = Оберіть профіль
profile-button-save = Зберегти чинні правила …
profile-button-play = Грати за ним
profile-button-export = Файлом
profile-button-forget = Забути
profile-button-all = Усі профілі
profile-card-title = Профіль: { $name }
profile-would = Гра за ним змінить:
profile-form-title = Новий профіль
profile-field-name = Назва
profile-hint-name = Профіль із такою самою назвою буде замінено.
profile-exported = Передайте цей файл: інші прочитають його через /house import і збережуть як свій профіль.
ledger-kind-house-profile = домашні правила профілю
refusal-profile-no-name = Профілю потрібна назва.
refusal-profile-too-many = Можна зберігати щонайбільше профілів: { $most }. Спершу забудьте якийсь.
