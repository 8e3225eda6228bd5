### Сутичка: істоти, загони, карти, аркуші, довідка, домашні правила. Поля: щонайбільше 45 знаків; підказки: 100.

## Аркуші

skirmish-kind-creature = Істота сутички
skirmish-field-level = Рівень
skirmish-field-hit-points = Пункти здоровʼя на початку
skirmish-field-speed = Швидкість у клітинках
skirmish-field-attack = Атака
skirmish-field-ac = Клас захисту (КЗ)
skirmish-field-damage = Шкода
skirmish-field-cost = Вартість в очках
skirmish-field-size = Розмір
skirmish-field-commander-rating = Командний рейтинг
skirmish-field-commander-effect = Ефект командування
skirmish-hint-commander-effect = Одним реченням; його лише показують, не рахують
skirmish-field-fearless = Безстрашність
skirmish-field-ranged = Атака дальнього бою
skirmish-size-medium = Середня (1 клітинка)
skirmish-size-large = Велика (2 × 2)
skirmish-size-huge = Величезна (3 × 3)
skirmish-template = { $name } (наші значення)
skirmish-values = Зразок: { $name }. Значення наші, не з друкованої картки.

## Наші істоти, загони й карти

skirmish-creature-captain = Капітан
skirmish-creature-sergeant = Сержант
skirmish-creature-halberdier = Алебардник
skirmish-creature-crossbowman = Арбалетник
skirmish-creature-hound = Гончак
skirmish-creature-chieftain = Вождь
skirmish-creature-shaman = Шаман
skirmish-creature-raider = Розбійник
skirmish-creature-wolf = Вовк
skirmish-creature-ogre = Огр
skirmish-creature-barrow-guard = Вартовий кургану
skirmish-creature-giant = Велетень
skirmish-warband-watch = Міська варта
skirmish-warband-raiders = Розбійники
skirmish-map-court = Двір
skirmish-map-ford = Брід
skirmish-map-ruins = Руїни

## Довідка

skirmish-guide-title = Сутичка
skirmish-guide-about = Два загони бʼються на полі з клітинок. У 1-й редакції той, хто втратив половину пунктів здоровʼя, може втекти; у 2-й натомість є закривавленість.
skirmish-guide-new = { $command } починає гру: оберіть редакцію, карту й суперника.
skirmish-guide-deploy = { $command } приводить ваш загін, текстом чи файлом, і розставляє істот; без параметрів розставляє решту.
skirmish-guide-initiative = { $command } починає перший раунд. Наступні починаються самі.
skirmish-guide-activate = { $command } або список під викликом починає хід істоти.
skirmish-guide-act = За хід істота рухається й атакує або рухається двічі: { $move }, { $damage }. Якщо не вказати шкоди, робиться кидок атаки.
skirmish-guide-charge = { $command } — натиск на найближчого ворога в 1-й редакції: з подвійною швидкістю по прямій, +2 до атаки.
skirmish-guide-morale = Коли потрібна перевірка бойового духу, натисніть кнопку або скористайтеся { $morale }. Істота, що тікає, на початку ходу пробує зупинитися: { $rally }.
skirmish-guide-rout = { $command } показує найкоротший шлях істоти до виходу та його вартість.
skirmish-guide-look = { $board } показує поле всім, { $cover } показує, хто кого бачить і хто має укриття.
skirmish-guide-end = «Що я можу?» під кожним викликом відкриває вашу власну панель; там само нічия й визнання поразки.

## Домашні правила

house-rule-skirmish-options-out-of-command = Істоти без командування
house-rule-skirmish-options-out-of-command-about = Що стається з істотою, якої немає під командуванням жодного командира
house-value-skirmish-options-out-of-command-nothing = нічого
house-value-skirmish-options-out-of-command-speed-2 = швидкість 2, як до 2005 року
house-rule-skirmish-options-bloodied-rounding = Округлення половини пунктів здоровʼя
house-rule-skirmish-options-bloodied-rounding-about = Як у 2-й редакції половина пунктів здоровʼя стає кратною 5
house-value-skirmish-options-bloodied-rounding-nearest = до найближчого, посередині вниз
house-value-skirmish-options-bloodied-rounding-down = завжди вниз
house-rule-skirmish-options-charge-nearest = Найближчий ворог для натиску
house-rule-skirmish-options-charge-nearest-about = Серед яких ворогів шукають найближчого
house-value-skirmish-options-charge-nearest-seen = серед тих, кого видно
house-value-skirmish-options-charge-nearest-all = серед усіх; якщо найближчого не видно, натиску немає
house-rule-skirmish-options-charge-path = Шлях натиску
house-rule-skirmish-options-charge-path-about = Що має бути вільне для натиску
house-value-skirmish-options-charge-path-hull = усе між початком і кінцем
house-value-skirmish-options-charge-path-centre = лінія між центрами
house-rule-skirmish-options-terrain-set = Додаткова місцевість
house-rule-skirmish-options-terrain-set-about = Чи діють у 1-й редакції небезпечна місцевість, священні кола, гостре каміння та ями
house-rule-skirmish-options-huge = Величезні істоти
house-rule-skirmish-options-huge-about = Чи можуть у загонах бути Величезні істоти
house-rule-skirmish-options-victory-score = Очки для перемоги
house-rule-skirmish-options-victory-score-about = Скільки очок треба для перемоги
house-rule-skirmish-options-area-points = Очки за зони перемоги
house-rule-skirmish-options-area-points-about = Скільки дає власна зона перемоги наприкінці раунду
house-rule-skirmish-options-second-cover = Укриття у 2-й редакції
house-rule-skirmish-options-second-cover-about = Скільки укриття додає до КЗ у 2-й редакції
house-rule-skirmish-options-second-difficult = Важкопрохідна місцевість у 2-й редакції
house-rule-skirmish-options-second-difficult-about = Скільки коштує клітинка важкопрохідної місцевості у 2-й редакції
