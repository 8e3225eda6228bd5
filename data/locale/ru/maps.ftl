### Карта канала. Подписи: не более 45 знаков; подсказки: не более 100.

map-title = Карта
map-title-scene = Карта сцены { $scene }
map-gm-title = Карта, как её видит мастер
map-gm-title-scene = Карта сцены { $scene }, как её видит мастер
map-ground-water = вода
map-ground-furniture = мебель
map-ground-undergrowth = подлесок
map-name-crypt = Склеп
map-name-tavern = Таверна
map-name-forest-road = Лесная дорога
map-name-corridor = Коридор
map-creature-ghoul = Гуль
map-creature-skeleton = Скелет
map-creature-lich = Лич
map-creature-bandit = Разбойник
map-name-text = Нарисовать текстом …
map-hidden = Скрыто: { $name }
map-missing = Участвуют, но их нет на карте: { $names }
map-button-picture = Картинка
map-button-text = Списком
map-button-page = Столбцы { $first }–{ $last }
map-button-gm = Для мастера
map-button-creature = Существо …
map-button-draw = Карта …
map-button-people = Поставить участников на карту
map-button-show = Показать всем
map-clear = Убрать области с карты
map-ask-title = Нарисовать карту
map-ask-text = Один знак на каждую клетку
map-hint-text = . открыто, # стена, ~ трудно, буква — существо. Ниже: G = Гоблин, скрыто: L = (Лич)
map-ask-creature-title = Поставить существо на карту
map-ask-creature = Кто?
map-hint-creature = Имя или клетка существа, которое уже там. Новое имя — новое существо.
map-ask-square = Куда?
map-hint-square = Клетка, например C5; для большого существа нижняя левая. Пусто: убрать с карты.
map-ask-size = Размер
map-hint-size = В клетках: 1, 2 или 2x3. Пусто: как есть
map-ask-hidden = Скрыть от игроков?
map-hidden-keep = Как есть
map-hidden-yes = Да, скрыть
map-hidden-no = Нет, видно всем

## Отказы

map-refusal-no-map = В этом канале нет карты. Мастер размещает её параметром *карта* или *файл* этой команды.
map-refusal-no-such-map = Карты «{ $name }» нет. Выберите одну из списка или нарисуйте свою.
map-refusal-no-such-creature = На карте нет существа с именем «{ $name }». Точку между клетками пишут так: C5/D6.
map-refusal-several = Имя «{ $name }» у нескольких существ. Назовите клетку нужного: { $squares }.
map-refusal-no-name = Существу нужно имя.
map-refusal-size = «{ $size }» — не размер. Напишите 1 для одной клетки, 2 для 2 × 2 или 2x3.
map-refusal-no-room = Нет места (существо: { $name }, клетка: { $square }): мешает стена, край поля или другое существо.
map-refusal-full = Каждая буква и цифра уже кого-то обозначает. Сначала уберите существо с карты.
map-refusal-file-too-large = В файле карты может быть не более { $limit } КиБ.
map-refusal-not-text = Этот файл не текстовый. Карта — это простой текстовый файл в UTF-8.
