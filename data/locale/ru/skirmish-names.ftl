### Стычка: существа, отряды, карты, листы, справка, домашние правила. Поля: не больше 45 знаков; подсказки: 100.

## Листы

skirmish-kind-creature = Существо стычки
skirmish-field-level = Уровень
skirmish-field-hit-points = Хиты в начале
skirmish-field-speed = Скорость в клетках
skirmish-field-attack = Атака
skirmish-field-ac = Класс доспеха (КД)
skirmish-field-damage = Повреждения
skirmish-field-cost = Стоимость в очках
skirmish-field-size = Размер
skirmish-field-commander-rating = Командный рейтинг
skirmish-field-commander-effect = Эффект командования
skirmish-hint-commander-effect = Одним предложением; его только показывают, в расчёт он не входит
skirmish-field-fearless = Бесстрашие
skirmish-field-ranged = Дальняя атака
skirmish-size-medium = Среднее (1 клетка)
skirmish-size-large = Большое (2 × 2)
skirmish-size-huge = Огромное (3 × 3)
skirmish-template = { $name } — наши значения
skirmish-values = Образец: { $name }. Значения наши, не с печатной карточки.

## Наши существа, отряды и карты

skirmish-creature-captain = Капитан
skirmish-creature-sergeant = Сержант
skirmish-creature-halberdier = Алебардщик
skirmish-creature-crossbowman = Арбалетчик
skirmish-creature-hound = Гончая
skirmish-creature-chieftain = Вождь
skirmish-creature-shaman = Шаман
skirmish-creature-raider = Налётчик
skirmish-creature-wolf = Волк
skirmish-creature-ogre = Огр
skirmish-creature-barrow-guard = Страж кургана
skirmish-creature-giant = Великан
skirmish-warband-watch = Городская стража
skirmish-warband-raiders = Налётчики
skirmish-map-court = Двор
skirmish-map-ford = Брод
skirmish-map-ruins = Руины

## Справка

skirmish-guide-title = Стычка
skirmish-guide-about = Два отряда сражаются на поле из клеток. В 1-й редакции существо, потерявшее половину хитов, может обратиться в бегство; во 2-й вместо этого наступает окровавленность.
skirmish-guide-new = { $command } начинает игру: выберите редакцию, карту и соперника.
skirmish-guide-deploy = { $command } принимает ваш отряд, текстом или файлом, и расставляет существ; без параметров расставляет остальных.
skirmish-guide-initiative = { $command } начинает первый раунд. Следующие начинаются сами.
skirmish-guide-activate = { $command } или список под вызовом начинает ход существа.
skirmish-guide-act = За ход существо перемещается и атакует или перемещается дважды: { $move }, { $damage }. Если не указать количество, бросается атака.
skirmish-guide-charge = { $command } — натиск на ближайшего врага в 1-й редакции: с удвоенной скоростью по прямой, +2 к атаке.
skirmish-guide-morale = Когда нужна проверка морали, нажмите кнопку или используйте { $morale }. Убегающее существо в начале хода пробует остановиться: { $rally }.
skirmish-guide-rout = { $command } показывает кратчайший путь существа к выходу и его стоимость.
skirmish-guide-look = { $board } показывает поле всем, { $cover } говорит, кто кого видит и у кого есть прикрытие.
skirmish-guide-end = «Что я могу?» под каждым вызовом показывает, что можете сделать именно вы; там же ничья и признание поражения.

## Домашние правила

house-rule-skirmish-options-out-of-command = Существа вне командования
house-rule-skirmish-options-out-of-command-about = Что происходит с существом, которое не под командованием
house-value-skirmish-options-out-of-command-nothing = ничего
house-value-skirmish-options-out-of-command-speed-2 = скорость 2, как до 2005 года
house-rule-skirmish-options-bloodied-rounding = Округление половины хитов
house-rule-skirmish-options-bloodied-rounding-about = Как во 2-й редакции половина хитов становится кратной 5
house-value-skirmish-options-bloodied-rounding-nearest = до ближайшего, ровно посередине — вниз
house-value-skirmish-options-bloodied-rounding-down = всегда вниз
house-rule-skirmish-options-charge-nearest = Ближайший враг для натиска
house-rule-skirmish-options-charge-nearest-about = Среди каких врагов ищут ближайшего
house-value-skirmish-options-charge-nearest-seen = среди тех, кого видно
house-value-skirmish-options-charge-nearest-all = среди всех; если ближайшего не видно, натиска нет
house-rule-skirmish-options-charge-path = Путь натиска
house-rule-skirmish-options-charge-path-about = Что должно быть свободно для натиска
house-value-skirmish-options-charge-path-hull = всё между началом и концом
house-value-skirmish-options-charge-path-centre = линия между центрами
house-rule-skirmish-options-terrain-set = Дополнительная местность
house-rule-skirmish-options-terrain-set-about = Действуют ли в 1-й редакции опасная поверхность, священные круги, острые камни и ямы
house-rule-skirmish-options-huge = Огромные существа
house-rule-skirmish-options-huge-about = Могут ли в отрядах быть Огромные существа
house-rule-skirmish-options-victory-score = Очки для победы
house-rule-skirmish-options-victory-score-about = Сколько очков нужно для победы
house-rule-skirmish-options-area-points = Очки за зоны победы
house-rule-skirmish-options-area-points-about = Сколько даёт своя зона победы в конце раунда
house-rule-skirmish-options-second-cover = Прикрытие во 2-й редакции
house-rule-skirmish-options-second-cover-about = Сколько прикрытие прибавляет к КД во 2-й редакции
house-rule-skirmish-options-second-difficult = Замедляющая поверхность во 2-й редакции
house-rule-skirmish-options-second-difficult-about = Сколько стоит клетка замедляющей поверхности во 2-й редакции
