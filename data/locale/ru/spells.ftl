### Names of spells, by their ids in `data/srd/spells.toml`. One without an established name in this language has its English one.

spell-srd-name =
    { $id ->
        [acid-splash] Брызги кислоты
        [aid] Подмога
        [alarm] Сигнал тревоги
        [alter-self] Смена обличья
        [animal-friendship] Дружба с животными
        [animal-messenger] Почтовое животное
        [animate-dead] Восставший труп
        [animate-objects] Оживление вещей
        [antilife-shell] Преграда жизни
        [antimagic-field] Преграда магии
        [arcane-eye] Магический глаз
        [arcane-lock] Волшебный замок
        [astral-projection] Проекция в астрал
        [augury] Гадание
        [awaken] Пробуждение разума
        [bane] Порча
        [banishment] Изгнание
        [barkskin] Дубовая кора
        [beacon-of-hope] Маяк надежды
        [bestow-curse] Проклятие
        [blade-barrier] Стена клинков
        [bless] Благословение
        [blight] Усыхание
        [blindness-deafness] Глухота/слепота
        [blink] Мерцание
        [blur] Размытый образ
        [branding-smite] Клеймящая кара
        [burning-hands] Огненные ладони
        [call-lightning] Призыв молнии
        [calm-emotions] Умиротворение
        [chain-lightning] Цепная молния
        [charm-person] Очарование личности
        [chill-touch] Леденящее прикосновение
        [circle-of-death] Круг смерти
        [clairvoyance] Подсматривание
        [clone] Двойник
        [cloudkill] Облако смерти
        [color-spray] Сверкающие брызги
        [command] Приказ
        [commune] Общение
        [commune-with-nature] Общение с природой
        [comprehend-languages] Понимание языков
        [compulsion] Принуждение
        [cone-of-cold] Конус холода
        [confusion] Смятение
        [conjure-animals] Призыв животных
        [conjure-celestial] Призыв небожителя
        [conjure-elemental] Призыв элементаля
        [conjure-fey] Призыв феи
        [conjure-minor-elementals] Призыв малых элементалей
        [conjure-woodland-beings] Призыв лесных обитателей
        [contagion] Зараза
        [contingency] Предосторожность
        [continual-flame] Вечный огонь
        [control-water] Власть над водами
        [control-weather] Власть над погодой
        [counterspell] Контрзаклинание
        [create-food-and-water] Сотворение пищи и воды
        [create-or-destroy-water] Сотворение или уничтожение воды
        [create-undead] Сотворение нежити
        [creation] Сотворение
        [cure-wounds] Лечение ран
        [dancing-lights] Пляшущие огоньки
        [darkness] Тьма
        [darkvision] Тёмное зрение
        [daylight] Дневной свет
        [death-ward] Защита от смерти
        [demiplane] Демиплан
        [detect-evil-and-good] Обнаружение добра и зла
        [detect-magic] Обнаружение магии
        [detect-poison-and-disease] Обнаружение болезней и яда
        [detect-thoughts] Обнаружение мыслей
        [dimension-door] Переносящая дверь
        [disguise-self] Маскировка
        [disintegrate] Распад
        [dispel-evil-and-good] Рассеивание добра и зла
        [dispel-magic] Рассеивание магии
        [divination] Предсказание
        [divine-favor] Божественное благоволение
        [divine-word] Божественное слово
        [dominate-beast] Подчинение зверя
        [dominate-monster] Подчинение чудовища
        [dominate-person] Подчинение личности
        [dream] Вещий сон
        [druidcraft] Искусство друидов
        [earthquake] Землетрясение
        [eldritch-blast] Мистический заряд
        [enhance-ability] Улучшение характеристики
        [enlarge-reduce] Увеличение/уменьшение
        [entangle] Опутывание
        [enthrall] Речь златоуста
        [etherealness] Эфирность
        [expeditious-retreat] Поспешное отступление
        [eyebite] Разящее око
        [fabricate] Изготовление
        [faerie-fire] Огонь фей
        [false-life] Псевдожизнь
        [fear] Ужас
        [feather-fall] Падение пёрышком
        [feeblemind] Слабоумие
        [find-familiar] Поиск фамильяра
        [find-steed] Поиск скакуна
        [find-the-path] Поиск пути
        [find-traps] Поиск ловушек
        [fire-bolt] Огненный снаряд
        [fire-shield] Огненный щит
        [fire-storm] Огненная буря
        [fireball] Огненный шар
        [flame-blade] Горящий клинок
        [flame-strike] Небесный огонь
        [flaming-sphere] Пылающий шар
        [flesh-to-stone] Окаменение
        [fly] Полёт
        [fog-cloud] Туманное облако
        [forbiddance] Запрет
        [foresight] Предвидение
        [freedom-of-movement] Свобода перемещения
        [gaseous-form] Газообразная форма
        [gate] Врата
        [geas] Обет
        [gentle-repose] Нетленные останки
        [giant-insect] Гигантское насекомое
        [glibness] Находчивость
        [globe-of-invulnerability] Сфера неуязвимости
        [glyph-of-warding] Охранные руны
        [goodberry] Чудо-ягоды
        [grease] Скольжение
        [greater-invisibility] Высшая невидимость
        [greater-restoration] Высшее восстановление
        [guardian-of-faith] Страж веры
        [guidance] Указание
        [guiding-bolt] Направленный снаряд
        [gust-of-wind] Порыв ветра
        [harm] Вред
        [haste] Ускорение
        [heal] Полное исцеление
        [healing-word] Лечащее слово
        [heat-metal] Раскалённый металл
        [hellish-rebuke] Адское возмездие
        [heroes-feast] Пир героев
        [heroism] Героизм
        [hold-monster] Удержание чудовища
        [hold-person] Удержание личности
        [hunters-mark] Метка охотника
        [hypnotic-pattern] Гипнотический узор
        [ice-storm] Град
        [identify] Опознание
        [illusory-script] Иллюзорные письмена
        [imprisonment] Заточение
        [inflict-wounds] Нанесение ран
        [insect-plague] Нашествие насекомых
        [invisibility] Невидимость
        [jump] Прыжок
        [lesser-restoration] Малое восстановление
        [levitate] Левитация
        [light] Свет
        [lightning-bolt] Молния
        [locate-animals-or-plants] Поиск животных или растений
        [locate-creature] Поиск существа
        [locate-object] Поиск предмета
        [longstrider] Скороход
        [mage-armor] Доспехи мага
        [mage-hand] Волшебная рука
        [magic-circle] Магический круг
        [magic-missile] Волшебная стрела
        [magic-mouth] Волшебные уста
        [magic-weapon] Магическое оружие
        [major-image] Образ
        [mass-cure-wounds] Множественное лечение ран
        [mass-heal] Множественное полное исцеление
        [mass-healing-word] Множественное лечащее слово
        [mass-suggestion] Множественное внушение
        [maze] Лабиринт
        [meld-into-stone] Слияние с камнем
        [mending] Починка
        [message] Сообщение
        [meteor-swarm] Метеоритный дождь
        [mind-blank] Сокрытие разума
        [minor-illusion] Малая иллюзия
        [mirror-image] Отражения
        [mislead] Фальшивый двойник
        [misty-step] Туманный шаг
        [modify-memory] Изменение памяти
        [moonbeam] Лунный луч
        [move-earth] Движение почвы
        [nondetection] Необнаружимость
        [pass-without-trace] Бесследное передвижение
        [passwall] Создание прохода
        [phantasmal-killer] Воображаемый убийца
        [phantom-steed] Призрачный скакун
        [planar-ally] Планарный союзник
        [planar-binding] Планарные узы
        [plane-shift] Уход в иной мир
        [plant-growth] Рост растений
        [poison-spray] Ядовитые брызги
        [polymorph] Превращение
        [power-word-kill] Слово силы: смерть
        [power-word-stun] Слово силы: оглушение
        [prayer-of-healing] Молебен лечения
        [prestidigitation] Фокусы
        [prismatic-spray] Радужные брызги
        [prismatic-wall] Радужная стена
        [produce-flame] Сотворение пламени
        [protection-from-energy] Защита от энергии
        [protection-from-evil-and-good] Защита от добра и зла
        [protection-from-poison] Защита от яда
        [purify-food-and-drink] Очищение пищи и питья
        [raise-dead] Оживление
        [ray-of-enfeeblement] Луч слабости
        [ray-of-frost] Луч холода
        [regenerate] Регенерация
        [reincarnate] Реинкарнация
        [remove-curse] Снятие проклятия
        [resistance] Сопротивление
        [resurrection] Воскрешение
        [revivify] Возрождение
        [rope-trick] Трюк с верёвкой
        [sacred-flame] Священное пламя
        [sanctuary] Убежище
        [scorching-ray] Палящий луч
        [scrying] Наблюдение
        [see-invisibility] Видение невидимого
        [seeming] Притворство
        [sending] Послание
        [shatter] Дребезги
        [shield] Щит
        [shield-of-faith] Щит веры
        [shillelagh] Дубинка
        [shocking-grasp] Электрошок
        [silence] Тишина
        [silent-image] Безмолвный образ
        [simulacrum] Подобие
        [sleep] Усыпление
        [sleet-storm] Метель
        [slow] Замедление
        [spare-the-dying] Уход за умирающим
        [speak-with-animals] Разговор с животными
        [speak-with-dead] Разговор с мёртвыми
        [speak-with-plants] Разговор с растениями
        [spider-climb] Паук
        [spike-growth] Шипы
        [spirit-guardians] Духовные стражи
        [spiritual-weapon] Божественное оружие
        [stinking-cloud] Зловонное облако
        [stone-shape] Изменение формы камня
        [stoneskin] Каменная кожа
        [suggestion] Внушение
        [sunbeam] Солнечный луч
        [symbol] Знак
        [telekinesis] Телекинез
        [teleport] Телепортация
        [teleportation-circle] Круг телепортации
        [thaumaturgy] Чудотворство
        [thunderwave] Волна грома
        [time-stop] Остановка времени
        [tongues] Языки
        [true-polymorph] Истинное превращение
        [true-resurrection] Истинное воскрешение
        [true-seeing] Истинное зрение
        [true-strike] Меткий удар
        [unseen-servant] Невидимый слуга
        [vampiric-touch] Прикосновение вампира
        [vicious-mockery] Злая насмешка
        [wall-of-fire] Огненная стена
        [wall-of-force] Силовая стена
        [wall-of-ice] Ледяная стена
        [wall-of-stone] Каменная стена
        [warding-bond] Охраняющая связь
        [water-breathing] Подводное дыхание
        [water-walk] Хождение по воде
        [web] Паутина
        [wind-walk] Хождение по ветру
        [wind-wall] Стена ветров
        [wish] Исполнение желаний
        [word-of-recall] Слово возврата
        [zone-of-truth] Область истины
       *[other] { $name }
    }
