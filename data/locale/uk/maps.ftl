### Карта каналу. Підписи: щонайбільше 45 знаків; підказки: щонайбільше 100.

map-title = Карта
map-title-scene = Карта сцени { $scene }
map-gm-title = Карта, як її бачить майстер
map-gm-title-scene = Карта сцени { $scene }, як її бачить майстер
map-ground-water = вода
map-ground-furniture = меблі
map-ground-undergrowth = підлісок
map-name-crypt = Склеп
map-name-tavern = Таверна
map-name-forest-road = Лісова дорога
map-name-corridor = Коридор
map-creature-ghoul = Гуль
map-creature-skeleton = Скелет
map-creature-lich = Ліч
map-creature-bandit = Розбійник
map-name-text = Намалювати текстом …
map-hidden = Приховано: { $name }
map-missing = Беруть участь, але їх немає на карті: { $names }
map-button-picture = Зображення
map-button-text = Списком
map-button-page = Стовпці { $first }–{ $last }
map-button-gm = Для майстра
map-button-creature = Істота …
map-button-draw = Карта …
map-button-people = Поставити учасників на карту
map-button-show = Показати всім
map-clear = Прибрати зони з карти
map-ask-title = Намалювати карту
map-ask-text = Один знак на кожну клітинку
map-hint-text = . відкрито, # стіна, ~ важко, літера — істота. Нижче: G = Гоблін, приховано: L = (Ліч)
map-ask-creature-title = Поставити істоту на карту
map-ask-creature = Хто?
map-hint-creature = Імʼя або клітинка істоти, що вже там. Нове імʼя — нова істота.
map-ask-square = Куди?
map-hint-square = Клітинка, як-от C5; для більшої істоти нижня ліва. Порожньо: прибрати з карти.
map-ask-size = Розмір
map-hint-size = У клітинках: 1, 2 або 2x3. Порожньо: як є
map-ask-hidden = Приховати від гравців?
map-hidden-keep = Як є
map-hidden-yes = Так, приховати
map-hidden-no = Ні, видно всім

## Відмови

map-refusal-no-map = У цьому каналі немає карти. Майстер викладає її параметром *карта* або *файл* цієї команди.
map-refusal-no-such-map = Карти «{ $name }» немає. Оберіть одну зі списку або намалюйте свою.
map-refusal-no-such-creature = На карті немає істоти з імʼям «{ $name }». Точку між клітинками пишуть так: C5/D6.
map-refusal-several = Імʼя «{ $name }» мають кілька істот. Назвіть клітинку потрібної: { $squares }.
map-refusal-no-name = Істоті потрібне імʼя.
map-refusal-size = «{ $size }» — не розмір. Напишіть 1 для однієї клітинки, 2 для 2 × 2 або 2x3.
map-refusal-no-room = { $name }: на { $square } немає місця, заважає стіна, край поля або інша істота.
map-refusal-full = Кожна літера й цифра вже когось позначає. Спершу приберіть істоту з карти.
map-refusal-file-too-large = Файл карти може мати щонайбільше { $limit } КіБ.
map-refusal-not-text = Цей файл не текстовий. Карта — це простий текстовий файл у UTF-8.
