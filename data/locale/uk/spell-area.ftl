### Зони на карті: /spell area. Терміни: GLOSSARY, розділ 1.5. Відмови правил — в areas.ftl.

area-of-spell = «{ $spell }»
area-of-shape = { $area }
area-about = Зона: { $area }. Клітинки: { $method }.
area-method-template = метод шаблону
area-method-token = метод жетонів
area-method-dmg = метод половини клітинки
area-inches = Розмір шаблону на столі в дюймах: { $length } × { $width }.
area-distance = { $name }: до точки початку { $distance }.
area-distance-range = { $name }: до точки початку { $distance }; закляття сягає на { $range }.
area-distance-out = { $name }: до точки початку { $distance }. **Поза дальністю**: закляття сягає на { $range }.
area-squares =
    { $n ->
        [one] { $n } клітинка
        [few] { $n } клітинки
        [many] { $n } клітинок
       *[other] { $n } клітинки
    }
area-whole-board = усе поле
area-no-square = жодної
area-inside = У зоні
area-nobody = нікого
area-creature = { $name } ({ $square })
area-shielded =
    { $n ->
        [one] { $n } прикрита клітинка
        [few] { $n } прикриті клітинки
        [many] { $n } прикритих клітинок
       *[other] { $n } прикритої клітинки
    }
area-shade-shielded = прикрито повним укриттям
area-screened = За повним укриттям
area-off-board =
    { $n ->
        [one] { $n } клітинка випадає за край поля.
        [few] { $n } клітинки випадають за край поля.
        [many] { $n } клітинок випадає за край поля.
       *[other] { $n } клітинки випадають за край поля.
    }
area-wider = Навколо істоти цей квадрат ширший, ніж навколо перетину клітинок: він однаково далеко виходить за кожен бік її простору.
area-others = Що сказали б інші методи
area-other =
    { $n ->
        [one] { $method }: { $n } клітинка; у зоні: { $names }
        [few] { $method }: { $n } клітинки; у зоні: { $names }
        [many] { $method }: { $n } клітинок; у зоні: { $names }
       *[other] { $method }: { $n } клітинки; у зоні: { $names }
    }
area-other-refused = { $method }: { $reason }
area-draft = Ще не підтверджено. Підтверджує майстер, і зона лишається на карті.
area-confirmed = Підтверджено майстром: запис № { $entry } у журналі. Зона лишається на карті, доки її не приберуть.
area-removed = Цю зону прибрано з карти.
area-by-method = { $area } · { $method }
area-gm-title = { $area }, як її бачить майстер
area-hidden = Приховані в зоні
area-hidden-then = Приховані в зоні на час підтвердження
area-without-grid = Зона: { $area }. Без сітки в зоні той, чию основу вона накриває хоча б частково.
area-without-grid-inside = **У зоні**: основу завширшки { $base } на відстані { $distance } від центра накрито частково.
area-without-grid-outside = **Поза зоною**: основу завширшки { $base } на відстані { $distance } від центра не накрито.
area-button-confirm = Підтвердити
area-button-remove = Прибрати
area-button-template = За шаблоном
area-button-token = За жетонами
area-button-dmg = За половиною клітинки
area-button-aim = Розмістити зону …
area-sides = Ряди із зайвою клітинкою праворуч
area-sides-none = Усі зайві клітинки ліворуч
area-sides-row = Ряд { $row }: зайва клітинка праворуч
area-beside-title = З якої клітинки поширюється зона?
area-beside-choose = Оберіть клітинку
area-beside = Клітинка { $square }
area-ask-origin = Точка початку
area-hint-origin = Перетин клітинок, як-от C5/D6, клітинка, як-от C5, або імʼя істоти
area-ask-towards = Напрямок
area-hint-towards = n, ne, e …, клітинка, імʼя істоти або кут за годинниковою стрілкою від верху: 30°
area-ask-beside = Клітинка біля стін
area-hint-beside = Клітинка, з якої поширюється зона, якщо стіна торкається точки початку
area-direction-n = { $arrow } вгору (n)
area-direction-ne = { $arrow } вгору праворуч (ne)
area-direction-e = { $arrow } праворуч (e)
area-direction-se = { $arrow } вниз праворуч (se)
area-direction-s = { $arrow } вниз (s)
area-direction-sw = { $arrow } вниз ліворуч (sw)
area-direction-w = { $arrow } ліворуч (w)
area-direction-nw = { $arrow } вгору ліворуч (nw)
choice-sphere = Сфера
choice-cylinder = Циліндр
choice-circle = Коло
choice-cube = Куб
choice-square = Квадрат
choice-cone = Конус
choice-line = Лінія
choice-template = Шаблон: будь-яка частина клітинки
choice-token = Жетони: цілі клітинки
choice-dmg = Половина клітинки для кіл
ledger-kind-spellcasting-area = підтверджено зону ефекту

## Чому?

area-why-title = Чому? { $area }
area-why-table-method = Це метод цього столу. Змішувати методи не радять: вони дають різну кількість клітинок.
area-why-other-method = Цей метод вибрано окремо. Столу варто вибрати один, бо вони дають різну кількість клітинок.
area-why-template = Досить будь-якої частини клітинки під шаблоном; дотику до краю не досить.
area-why-half = Коло охоплює клітинку, якщо накриває принаймні її половину.
area-why-any-part = Правило половини стосується лише кіл. Для інших форм досить будь-якої частини клітинки.
area-why-token-circle = З жетонами кожне коло стає квадратом зі стороною у два радіуси.
area-why-token-cube = З жетонами куб — це блок клітинок поруч із клітинкою початку.
area-why-token-cone = Кожен ряд конуса має на один жетон більше за попередній, і кожен жетон сусідить із жетоном того ряду.
area-why-token-line = З жетонами лінія йде вздовж клітинок або точно по діагоналі.
area-why-rounded = На клітинках розміри округлюють униз до кратних 5 футам.
area-why-centred = Зону зосереджено на просторі. З жетонами вона однаково далеко виходить за кожен його бік; за половиною клітинки починається з перетину при ньому.
area-why-extends = Зона простягається від межі простору.
area-why-odd-token = Зайвий жетон ряду може лежати з будь-якого краю.
area-why-cover = Клітинку прикрито, якщо лінії від точки початку до її центра та всіх чотирьох кутів натрапляють на стіну.
area-why-larger = Більші істоти в зоні, якщо в ній будь-яка клітинка їхнього простору.
area-why-off-board = Зони обчислюють на нескінченній сітці й обрізають краєм поля.
area-why-height = Висоту не враховано.
area-why-diagonals-one = На сітці крок навскіс завдовжки такий самий, як будь-який інший.
area-why-diagonals-alternating = На сітці кожен другий крок навскіс рахується за два.

## Відмови

aim-refusal-no-area = Закляття «{ $spell }» не має зони ефекту. Вкажіть ще форму й розмір.
aim-refusal-shape-and-size = Назвіть закляття із зоною або форму й розмір у футах.
aim-refusal-no-origin = Де починається зона? Вкажіть перетин, як-от C5/D6, клітинку, як-от C5, або імʼя істоти.
aim-refusal-origin-hidden = { $name }: ця істота прихована, і зона навколо неї її викаже. Назвіть клітинку, якщо гравці можуть це знати.
aim-refusal-towards = «{ $typed }» — не напрямок. Вкажіть n, ne, e …, клітинку, імʼя істоти або кут, як-от 30°.
aim-refusal-start = «{ $typed }» — ні точка, ні клітинка простору чарівника. Напишіть C5/D6 або C5.
aim-refusal-only-round = Без сітки за відстанню визначають лише кола, сфери та циліндри.
aim-refusal-not-placer = Змінити зону може лише той, хто її розмістив, або майстер.

## Зона діє в сцені

area-button-apply = Застосувати …
area-apply-about = Оберіть, на кого вона діє повністю. Для решти все так, ніби їхній рятівний кидок успішний.
area-apply-nobody = У ній нікого немає.
area-apply-more = У списку вміщується стільки тих, хто в ній: { $n }.
area-apply-all = На всіх, хто в ній
area-apply-none = Ні на кого: усі кидки успішні
area-apply-one = { $name }
area-apply-choose = На кого діє повністю?
area-ask-damage = Шкода
area-hint-damage = Кістки, наприклад 8d6; порожньо, якщо її немає
area-ask-rounds = Раунди
area-hint-rounds = Скільки триває на тих, на кого діє повністю; порожньо: нічого не триває
area-applied-title = Зона подіяла
area-told = { $area } діє.{ $full }{ $rest }{ $rounds }
area-told-damage = { " " }Шкода { $damage }: { $names }.
area-told-full = { " " }Повністю: { $names }.
area-told-half = { " " }Половина, { $damage }: { $names }.
area-told-spared = { " " }Нічого не сталося: { $names }.
area-told-otherwise = { " " }Як каже закляття про успішний кидок: { $names }.
area-told-rounds =
    { $n ->
        [one] { " " }Триває { $n } раунд.
        [few] { " " }Триває { $n } раунди.
        [many] { " " }Триває { $n } раундів.
       *[other] { " " }Триває { $n } раунду.
    }
area-told-left = { $name }: пункти здоровʼя { $before } → { $after }
area-effect = зона ефекту
area-why-half-damage = За успішного рятівного кидка шкода вдвічі менша, з округленням униз.
area-why-no-damage = За успішного рятівного кидка закляття нічого не робить.
aim-refusal-rounds = «{ $typed }» — не кількість раундів від 1 до { $most }.
scene-action-spell-area = зона ефекту
ledger-kind-spellcasting-removed = зона ефекту минає
