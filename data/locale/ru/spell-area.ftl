### Области на карте: /spell area. Термины: GLOSSARY, раздел 1.5. Отказы правил — в areas.ftl.

area-of-spell = «{ $spell }»
area-of-shape = { $area }
area-about = Область: { $area }. Клетки: { $method }.
area-method-template = метод шаблона
area-method-token = метод жетонов
area-method-dmg = метод половины клетки
area-inches = Размер шаблона на столе: { $length } × { $width } дюйма.
area-distance = { $name }: до исходной точки { $distance }.
area-distance-range = { $name }: до исходной точки { $distance }; заклинание достаёт на { $range }.
area-distance-out = { $name }: до исходной точки { $distance }. **Вне дистанции**: заклинание достаёт на { $range }.
area-squares =
    { $n ->
        [one] { $n } клетка
        [few] { $n } клетки
        [many] { $n } клеток
       *[other] { $n } клетки
    }
area-whole-board = всё поле
area-no-square = ни одной
area-inside = В области
area-nobody = никого
area-creature = { $name } ({ $square })
area-shielded =
    { $n ->
        [one] { $n } прикрытая клетка
        [few] { $n } прикрытые клетки
        [many] { $n } прикрытых клеток
       *[other] { $n } прикрытой клетки
    }
area-shade-shielded = прикрыто полным укрытием
area-screened = За полным укрытием
area-off-board =
    { $n ->
        [one] { $n } клетка выпадает за край поля.
        [few] { $n } клетки выпадают за край поля.
        [many] { $n } клеток выпадают за край поля.
       *[other] { $n } клетки выпадают за край поля.
    }
area-wider = Вокруг существа этот квадрат шире, чем вокруг пересечения клеток: он одинаково далеко выходит за каждую сторону его пространства.
area-others = Что сказали бы другие методы
area-other =
    { $n ->
        [one] { $method }: { $n } клетка; в области: { $names }
        [few] { $method }: { $n } клетки; в области: { $names }
        [many] { $method }: { $n } клеток; в области: { $names }
       *[other] { $method }: { $n } клетки; в области: { $names }
    }
area-other-refused = { $method }: { $reason }
area-draft = Ещё не подтверждено. Подтверждает мастер, и область остаётся на карте.
area-confirmed = Подтверждено мастером: запись { $entry } в журнале. Область остаётся на карте, пока её не уберут.
area-removed = Эта область убрана с карты.
area-by-method = { $area } · { $method }
area-gm-title = { $area }, как её видит мастер
area-hidden = Скрытые в области
area-hidden-then = Скрытые в области при подтверждении
area-without-grid = Область: { $area }. Без сетки в области тот, чью подставку она накрывает хотя бы частично.
area-without-grid-inside = **В области**: подставка шириной { $base } на расстоянии { $distance } от центра накрыта частично.
area-without-grid-outside = **Вне области**: подставка шириной { $base } на расстоянии { $distance } от центра не накрыта.
area-button-confirm = Подтвердить
area-button-remove = Убрать
area-button-template = По шаблону
area-button-token = По жетонам
area-button-dmg = По половине клетки
area-button-aim = Разместить область …
area-sides = Ряды с лишней клеткой справа
area-sides-none = Все лишние клетки слева
area-sides-row = Ряд { $row }: лишняя клетка справа
area-beside-title = Из какой клетки распространяется область?
area-beside-choose = Выберите клетку
area-beside = Клетка { $square }
area-ask-origin = Исходная точка
area-hint-origin = Пересечение клеток, например C5/D6, клетка, например C5, или имя существа
area-ask-towards = Направление
area-hint-towards = n, ne, e …, клетка, имя существа или угол по часовой стрелке от верха: 30°
area-ask-beside = Клетка у стен
area-hint-beside = Клетка, из которой распространяется область, если стена касается исходной точки
area-direction-n = { $arrow } вверх (n)
area-direction-ne = { $arrow } вверх вправо (ne)
area-direction-e = { $arrow } вправо (e)
area-direction-se = { $arrow } вниз вправо (se)
area-direction-s = { $arrow } вниз (s)
area-direction-sw = { $arrow } вниз влево (sw)
area-direction-w = { $arrow } влево (w)
area-direction-nw = { $arrow } вверх влево (nw)
choice-sphere = Сфера
choice-cylinder = Цилиндр
choice-circle = Круг
choice-cube = Куб
choice-square = Квадрат
choice-cone = Конус
choice-line = Линия
choice-template = Шаблон: любая часть клетки
choice-token = Жетоны: целые клетки
choice-dmg = Половина клетки для кругов
ledger-kind-spellcasting-area = подтверждена область воздействия

## Почему?

area-why-title = Почему? { $area }
area-why-table-method = Это метод этого стола. Смешивать методы не советуют: они дают разное число клеток.
area-why-other-method = Этот метод выбран отдельно. Столу стоит выбрать один, ведь они дают разное число клеток.
area-why-template = Достаточно любой части клетки под шаблоном; касания края недостаточно.
area-why-half = Круг занимает клетку, если накрывает не менее её половины.
area-why-any-part = Правило половины относится только к кругам. Для других форм достаточно любой части клетки.
area-why-token-circle = С жетонами каждый круг становится квадратом со стороной в два радиуса.
area-why-token-cube = С жетонами куб — это блок клеток рядом с исходной клеткой.
area-why-token-cone = В каждом ряду конуса на один жетон больше, чем в предыдущем, и каждый жетон соседствует с жетоном того ряда.
area-why-token-line = С жетонами линия идёт вдоль клеток или точно по диагонали.
area-why-rounded = На клетках размеры округляют вниз до кратных 5 футам.
area-why-centred = Центр области — пространство. С жетонами она одинаково далеко выходит за каждую его сторону; по методу половины клетки начинается с пересечения клеток у него.
area-why-extends = Область простирается от границы пространства.
area-why-odd-token = Лишний жетон ряда может лежать с любого края.
area-why-cover = Клетка прикрыта, если линии от исходной точки к её центру и всем четырём углам встречают стену.
area-why-larger = Большое существо в области, если в ней хотя бы одна клетка его пространства.
area-why-off-board = Области считают на бесконечной сетке и обрезают краем поля.
area-why-height = Высота не учитывается.
area-why-diagonals-one = На сетке шаг по диагонали такой же длины, как любой другой.
area-why-diagonals-alternating = На сетке каждый второй шаг по диагонали считается за два.

## Отказы

aim-refusal-no-area = У заклинания «{ $spell }» нет области воздействия. Укажите ещё форму и размер.
aim-refusal-shape-and-size = Назовите заклинание с областью или форму и размер в футах.
aim-refusal-no-origin = Где начинается область? Укажите пересечение, например C5/D6, клетку, например C5, или имя существа.
aim-refusal-origin-hidden = { $name }: это существо скрыто, и область вокруг него его выдаст. Назовите клетку, если игрокам можно это знать.
aim-refusal-towards = «{ $typed }» — не направление. Укажите n, ne, e …, клетку, имя существа или угол, например 30°.
aim-refusal-start = «{ $typed }» — ни точка, ни клетка пространства заклинателя. Напишите C5/D6 или C5.
aim-refusal-only-round = Без сетки расстоянием измеряют только круги, сферы и цилиндры.
aim-refusal-not-placer = Изменить область может только тот, кто её разместил, или мастер.

## Область действует в сцене

area-button-apply = Применить …
area-apply-about = Выберите, на кого она действует полностью. Для остальных всё так, будто их спасбросок удался.
area-apply-nobody = В ней никого нет.
area-apply-more = В списке помещается столько тех, кто в ней: { $n }.
area-apply-all = На всех, кто в ней
area-apply-none = Ни на кого: все спасброски удались
area-apply-one = { $name }
area-apply-choose = На кого действует полностью?
area-ask-damage = Урон
area-hint-damage = Кубики, например 8d6; пусто, если его нет
area-ask-rounds = Раунды
area-hint-rounds = Сколько длится на тех, на кого действует полностью; пусто: ничего не длится
area-applied-title = Область подействовала
area-told = { $area } действует.{ $full }{ $rest }{ $rounds }
area-told-damage = { " " }Урон { $damage }: { $names }.
area-told-full = { " " }Полностью: { $names }.
area-told-half = { " " }Половина, { $damage }: { $names }.
area-told-spared = { " " }Без последствий: { $names }.
area-told-otherwise = { " " }Как говорит заклинание об удачном спасброске: { $names }.
area-told-rounds =
    { $n ->
        [one] { " " }Длится { $n } раунд.
        [few] { " " }Длится { $n } раунда.
        [many] { " " }Длится { $n } раундов.
       *[other] { " " }Длится { $n } раунда.
    }
area-told-left = { $name }: хиты { $before } → { $after }
area-effect = область воздействия
area-why-half-damage = При удачном спасброске урон вдвое меньше, с округлением вниз.
area-why-no-damage = При удачном спасброске заклинание ничего не делает.
aim-refusal-rounds = «{ $typed }» — не число раундов от 1 до { $most }.
scene-action-spell-area = область воздействия
ledger-kind-spellcasting-removed = область воздействия кончается
