### Profiles: whole sets of house rules under names.

profile-title = Профили домашних правил
profile-about = Профиль — это целый набор домашних правил. Во всём, чего он не называет, действуют значения по умолчанию.
profile-line = { $name }
profile-none = Профилей пока нет.
profile-choose = Выберите профиль
profile-button-save = Сохранить действующие правила …
profile-button-play = Играть по нему
profile-button-export = Файлом
profile-button-forget = Забыть
profile-button-all = Все профили
profile-card-title = Профиль: { $name }
profile-would = Игра по нему изменит:
profile-form-title = Новый профиль
profile-field-name = Название
profile-hint-name = Профиль с таким же названием будет заменён.
profile-exported = Передайте этот файл: другие прочитают его через /house import и сохранят как свой профиль.
ledger-kind-house-profile = домашние правила профиля
refusal-profile-no-name = Профилю нужно название.
refusal-profile-too-many = Можно хранить не более { $most } профилей. Сначала забудьте какой-нибудь.
