### Attacks, reactions and damage in EX Nihilo (source 003). Terms: GLOSSARY section 1.6.

## An attack

nihilo-attack-title = Атака: { $attacker } → { $target }
nihilo-attack-roll = Атака, { $arm }
nihilo-attack-roll-with = Атака, { $arm }, { $advancement }
nihilo-attack-defence = Защита
nihilo-hits = **Попадание**, запас успеха { $margin }. Вероятность была { $chance }.
nihilo-misses = **Промах**, не хватает { $margin }. Вероятность была { $chance }.
nihilo-hits-hidden = **Попадание.**
nihilo-misses-hidden = **Промах.**
nihilo-stroke-first = Основная рука
nihilo-stroke-second = Вторая рука
nihilo-way-strike = Удар или выстрел
nihilo-way-two-weapons = Двумя оружиями
nihilo-way-charge = Натиск
nihilo-way-disarm = Обезоруживание
nihilo-way-finish = Добивание
nihilo-spot-limb = рука или нога
nihilo-spot-head-or-hand = голова или кисть
choice-way-strike = Ударить или выстрелить
choice-way-two-weapons = Двумя оружиями
choice-way-charge = Натиск
choice-way-disarm = Обезоружить
choice-way-finish = Добивание
choice-spot-limb = Рука или нога, −10
choice-spot-head-or-hand = Голова или кисть, −20
choice-height-attacker = Нападающий выше
choice-height-target = Цель выше
nihilo-attack-waits = { $name } может ответить. Срок истекает { $when }; потом считается только уклонение.
nihilo-button-react = Ответить

## The reaction, for whoever is attacked

nihilo-react-title = Ответ на атаку: { $attacker } → { $target }
nihilo-react-until = Срок истекает { $when }; потом считается только уклонение.
nihilo-react-chosen = Ваш выбор принят: { $choice }. Что из этого вышло, сказано в канале.
nihilo-hit-points = Очки жизни
nihilo-reaction-dodge = Только уклонение
nihilo-reaction-parry = Парировать
nihilo-reaction-advancement = { $name }
nihilo-reaction-dodge-about = **Только уклонение**: оно уже в защите и ничего не стоит. Удар действует.
nihilo-reaction-parry-about = **Активное парирование**: останавливает удар с вероятностью { $chance }. Одно за ход.
nihilo-reaction-advancement-about =
    { $n ->
        [one] **{ $name }**: снимает { $points } урона за { $n } очко энергии. Одно усовершенствование в ответ за ход.
        [few] **{ $name }**: снимает { $points } урона за { $n } очка энергии. Одно усовершенствование в ответ за ход.
        [many] **{ $name }**: снимает { $points } урона за { $n } очков энергии. Одно усовершенствование в ответ за ход.
       *[other] **{ $name }**: снимает { $points } урона за { $n } очка энергии. Одно усовершенствование в ответ за ход.
    }

## What came of it

nihilo-too-late = Срок истёк; { $name } только уклоняется.
nihilo-parry-roll = Активное парирование
nihilo-parried = **Удар парирован.** Вероятность была { $chance }.
nihilo-not-parried = **Удар не парирован.** Вероятность была { $chance }.
nihilo-parried-hidden = **Удар парирован.**
nihilo-not-parried-hidden = **Удар не парирован.**
nihilo-answers-with = { $name } отвечает: { $advancement }.
nihilo-immune = Удар проходит сквозь цель { $name }: Бестелесность.
nihilo-destroys-armour = { $name }: броня уничтожена.
nihilo-hurt-hidden = Удар даёт о себе знать.
nihilo-damage-sum = Урон, { $type }
nihilo-loses =
    { $n ->
        [0] { $name } не теряет очков жизни.
        [one] { $name } теряет { $n } очко жизни.
        [few] { $name } теряет { $n } очка жизни.
        [many] { $name } теряет { $n } очков жизни.
       *[other] { $name } теряет { $n } очка жизни.
    }
nihilo-lost =
    { $n ->
        [0] { $name } не теряет очков жизни; осталось: { $left }.
        [one] { $name } теряет { $n } очко жизни; осталось: { $left }.
        [few] { $name } теряет { $n } очка жизни; осталось: { $left }.
        [many] { $name } теряет { $n } очков жизни; осталось: { $left }.
       *[other] { $name } теряет { $n } очка жизни; осталось: { $left }.
    }
nihilo-loses-gravely-wounded =
    { $n ->
        [0] { $name }: по-прежнему 0 очков жизни, **тяжёлое ранение**.
        [one] { $name } теряет { $n } очко жизни, остаётся 0: **тяжёлое ранение**.
        [few] { $name } теряет { $n } очка жизни, остаётся 0: **тяжёлое ранение**.
        [many] { $name } теряет { $n } очков жизни, остаётся 0: **тяжёлое ранение**.
       *[other] { $name } теряет { $n } очка жизни, остаётся 0: **тяжёлое ранение**.
    }
nihilo-loses-unconscious = { $name } **без сознания**, −1 очко жизни; смерть наступит через 600 ходов, если никто не поможет.
nihilo-dies = { $name } **погибает**.
nihilo-save-roll = Спасбросок, { $name }
nihilo-save-difficulty = Сложность
nihilo-saved = { $name } избегает состояния: { $state }. Вероятность была { $chance }.
nihilo-not-saved = { $name }: **{ $state }**. Вероятность избежать была { $chance }.
nihilo-saved-hidden = { $name } избегает состояния: { $state }.
nihilo-not-saved-hidden = { $name }: **{ $state }**.

## Disarming, finishing, other damage

nihilo-disarm-title = Обезоруживание: { $attacker } → { $target }
nihilo-disarm-roll = Попытка
nihilo-disarm-hold = Хватка
nihilo-disarmed = { $name } роняет оружие: **{ $weapon }**. Вероятность была { $chance }.
nihilo-not-disarmed = { $name } удерживает оружие: { $weapon }. Вероятность была { $chance }.
nihilo-disarmed-hidden = { $name } **роняет оружие**.
nihilo-not-disarmed-hidden = { $name } удерживает оружие.
nihilo-died-title = Смерть
nihilo-died =
    { $n ->
        [one] { $who }: **смерть**.
        [few] { $who }: **смерть**.
        [many] { $who }: **смерть**.
       *[other] { $who }: **смерть**.
    }
nihilo-finished-by = Добивает { $name }.
nihilo-damage-title = { $name }: урон
choice-damage-point = Колющий
choice-damage-cut = Рубящий
choice-damage-blunt = Дробящий
choice-damage-heat = Жар
choice-damage-electricity = Электричество

## In the ledger

ledger-kind-ex_nihilo-attack = атака
ledger-kind-ex_nihilo-reaction = исход атаки
ledger-kind-ex_nihilo-disarm = обезоруживание
ledger-kind-ex_nihilo-finish = добивание
ledger-kind-ex_nihilo-damage = урон
ledger-kind-ex_nihilo-defend = полная защита
ledger-kind-ex_nihilo-state = состояние
ledger-kind-ex_nihilo-tend = первая помощь
ledger-kind-ex_nihilo-heal = лечение
ledger-kind-ex_nihilo-session = конец сессии
