### Lines of the reckonings of fights in EX Nihilo, the rules behind them, and why something is not possible (source 003).

## Lines

nihilo-line-two-weapons = два оружия
nihilo-line-two-weapons-trained = два оружия, { $name }
nihilo-line-weapon-above = оружие выше своего класса
nihilo-line-armour-above = броня выше своего класса
nihilo-line-behind = со спины
nihilo-line-prone = цель на земле
nihilo-line-unarmed = цель без оружия
nihilo-line-aimed = прицельно: { $spot }
nihilo-line-charge = натиск
nihilo-line-charging = после натиска
nihilo-line-outnumbered = противники: { $n }
nihilo-line-band =
    { $band ->
        [2] вторая зона дальности, { $metres } м
       *[other] третья зона дальности, { $metres } м
    }
nihilo-line-cover = укрытие { $percent } %
nihilo-line-target-higher = цель выше
nihilo-line-attacker-higher = с высоты
nihilo-line-aiming =
    { $n ->
        [one] прицеливание, { $n } ход
        [few] прицеливание, { $n } хода
        [many] прицеливание, { $n } ходов
       *[other] прицеливание, { $n } хода
    }
nihilo-line-sensed = цель не видна
nihilo-line-attacker-invisible = невидимость нападающего
nihilo-line-far = расстояние { $metres } м
nihilo-line-unperceived = атака не замечена
nihilo-line-unnoticed = атака не замечена
nihilo-line-helpless = беспомощность
nihilo-line-trained = выучка уклонения
nihilo-line-deflection = отклонение, { $armour }
nihilo-line-total-defence = полная защита
nihilo-line-invisible = невидимость
nihilo-line-parry = активное парирование
nihilo-line-disarm = обезоруживание, { $weapon }
nihilo-line-weapon = { $weapon }
nihilo-line-off-hand = вторая рука
nihilo-line-margin = запас успеха
nihilo-line-absorption = поглощение, { $armour }
nihilo-line-gap = мимо брони: { $armour }
nihilo-line-unaware = врасплох, без поглощения
nihilo-line-shield = { $name }
nihilo-line-least = не меньше 1
nihilo-line-damage = урон
nihilo-line-save = { $name }
nihilo-line-healing = первая помощь

## Why

nihilo-why-line = { $label } { $amount }
nihilo-why-both-dice = Нападающий бросает как персонаж; защита — это сложность и получает кубики сложности.
nihilo-why-parry-later = Парирование объявляют после сравнения, то есть только против атаки, которая попала бы.
nihilo-why-far = Дальше 100 м защиты нет, есть постоянная сложность.
nihilo-why-holds = Чтобы удержать оружие, Равновесие считается дважды; броня и выучка — нет.
nihilo-why-no-roll = На расстоянии ближнего боя добивание не требует броска.
nihilo-why-tend = Первая помощь — это Разум + Медицина; она останавливает отсчёт, раненый остаётся с −1.
nihilo-why-heal = Возвращённые очки считают от −1; начиная с 0 приходят в сознание.
nihilo-why-parry = Кто парирует, бросает как персонаж; сумма атаки — постоянная сложность.
nihilo-why-intangible = Колющий, рубящий и дробящий урон бестелесных не берёт; жар и электричество — берут.
nihilo-why-stun-ends = Попадание прекращает Ошеломление.
nihilo-why-total-defence = Полная защита занимает весь ход: +10 к защите и парированиям, без атак.
nihilo-why-armour-destroyed = Урон не меньше двойного поглощения уничтожает броню; в последний раз она защищает.
nihilo-why-dying = Без сознания 600 ходов, потом смерть.
nihilo-why-any-hit = При 0 очков жизни любое попадание лишает сознания, сколько бы ни поглотила броня.
nihilo-why-gravely-wounded = При 0 очков жизни можно лишь пошатываться или двигаться на 1 м за ход.
nihilo-why-dead = Смерть.
nihilo-why-state-pain = Боль валит с ног: 3 хода ни движения, ни атак.
nihilo-why-state-fear = Страх гонит прочь на полной скорости 3 хода.
nihilo-why-state-sensing-behind = Существо оборачивается и даёт +10 тем, кто теперь за спиной.
nihilo-why-state-on-the-ground = На земле 1 ход; кто достаёт в ближнем бою, получает +15.
nihilo-why-state-stun = Ошеломление: оружие падает, 5 ходов или до попадания можно только двигаться или защищаться.
nihilo-why-state-invisible = Невидимость даёт +20 к уклонению, если цель вообще ощущают.
nihilo-why-state-intangible = Бестелесность защищает от колющего, рубящего и дробящего урона.
nihilo-why-state-enchantment = Очарование: обожание того, кто его вызвал, до 60 ходов или до атаки с его стороны.
nihilo-why-state-paralysis = Паралич: 5 ходов без физических атак, Равновесие считается равным 0.
nihilo-why-state-unconscious = Без сознания нельзя ни двигаться, ни говорить.

## What somebody cannot do: “{ $name } cannot …”

nihilo-deed-attack = атаковать
nihilo-deed-parry = парировать
nihilo-deed-total-defence = выбрать полную защиту
nihilo-deed-advancement = применить усовершенствование
nihilo-deed-move = двигаться
nihilo-deed-run = бежать
nihilo-deed-skill = применить навык
nihilo-deed-tend = помогать кому-либо
nihilo-wound-gravely-wounded = тяжёлое ранение
nihilo-wound-dead = смерть

## Why not

nihilo-refusal-cannot = { $name } не может { $deed }: { $state }.
nihilo-refusal-itself = { $name } не может атаковать себя. Выберите другую цель.
nihilo-refusal-target-dead = { $name }: смерть. Больше ничего не сделать.
nihilo-refusal-not-sensed = { $name }: Невидимость. Кого не ощущают никак, того не атакуют; если способ есть, укажите, что цель ощущают.
nihilo-refusal-out-of-range = { $weapon } достаёт не дальше { $most } м; до цели { $distance } м.
nihilo-refusal-no-distance = Какое расстояние до цели? Укажите метры.
nihilo-refusal-covered = Укрытие { $cover } %; больше { $most } % — стрелять не во что.
nihilo-refusal-gunpowder = { $weapon } здесь не стреляет: за Wormhole порох не действует.
nihilo-refusal-two-weapons = { $name } не держит по оружию в каждой руке.
nihilo-refusal-two-weapons-moving = На ходу атака только одна. Атакуйте одним оружием.
nihilo-refusal-melee-only = Для этого нужно оружие ближнего боя. Выберите то, что в руке.
nihilo-refusal-nothing-held = { $name } не держит ничего, что можно было бы выбить.
nihilo-refusal-no-room = { $name } не может начать натиск: нужно { $needed } м разбега, есть { $room } м.
nihilo-refusal-not-unconscious = { $name } в сознании. Добивание убивает только тех, кто без сознания.
nihilo-refusal-not-in-hand = { $name } не держит в руке «{ $weapon }». Выберите из подсказок.
nihilo-refusal-no-such-advancement = { $name }: усовершенствования «{ $advancement }» нет. Выберите из подсказок.
nihilo-refusal-not-for-attacks = { $advancement } не сочетается с этой атакой.
nihilo-refusal-needs-two-handed = { $advancement } требует двуручного оружия ближнего боя.
nihilo-refusal-no-energy =
    { $n ->
        [one] { $advancement } стоит { $n } очко энергии; столько нет: { $name }.
        [few] { $advancement } стоит { $n } очка энергии; столько нет: { $name }.
        [many] { $advancement } стоит { $n } очков энергии; столько нет: { $name }.
       *[other] { $advancement } стоит { $n } очка энергии; столько нет: { $name }.
    }
nihilo-refusal-not-offered = Против этой атаки так нельзя.
nihilo-refusal-parried-already = { $name } может парировать раз за ход, и этот раз уже был.
nihilo-refusal-advancement-used = { $name } может ответить усовершенствованием раз за ход, и этот раз уже был.
nihilo-refusal-no-open-attack =
    { $n ->
        [0] Здесь ни одна атака не ждёт вашего ответа.
        [one] Здесь ждут несколько атак. Выберите одну из подсказок.
        [few] Здесь ждут несколько атак. Выберите одну из подсказок.
        [many] Здесь ждут несколько атак. Выберите одну из подсказок.
       *[other] Здесь ждут несколько атак. Выберите одну из подсказок.
    }
nihilo-refusal-not-dying = { $name } не в агонии.
nihilo-refusal-not-in-state = { $name }: такого состояния нет, или его прекращает только помощь: { $state }.
