### States, help for the wounded, and death in EX Nihilo (source 003).

nihilo-state-total-defence = Полная защита
nihilo-state-charging = После натиска
nihilo-condition = Самочувствие
nihilo-condition-well = в сознании
nihilo-condition-gravely-wounded = тяжёлое ранение
nihilo-condition-unconscious = без сознания
nihilo-condition-dead = смерть
nihilo-states-of = { $name }: состояние
nihilo-states-title = Состояния
nihilo-states-line = **{ $name }**: { $states }
nihilo-nothing-lasts = Сейчас ничего не действует.
nihilo-lasts = { $state }
nihilo-lasts-for =
    { $n ->
        [0] { $state }, до конца этого хода
        [one] { $state }, ещё { $n } ход
        [few] { $state }, ещё { $n } хода
        [many] { $state }, ещё { $n } ходов
       *[other] { $state }, ещё { $n } хода
    }
nihilo-dying = агония
nihilo-dying-for =
    { $n ->
        [0] агония: смерть в конце этого хода
        [one] агония: смерть через { $n } ход
        [few] агония: смерть через { $n } хода
        [many] агония: смерть через { $n } ходов
       *[other] агония: смерть через { $n } хода
    }
nihilo-laid = { $name }: **{ $state }**.
nihilo-laid-for =
    { $n ->
        [one] { $name }: **{ $state }** на { $n } ход.
        [few] { $name }: **{ $state }** на { $n } хода.
        [many] { $name }: **{ $state }** на { $n } ходов.
       *[other] { $name }: **{ $state }** на { $n } хода.
    }
nihilo-lifted = { $name }: { $state } заканчивается.
nihilo-drops = { $name } роняет всё из рук.
nihilo-defends = { $name } выбирает полную защиту до следующего хода: +10 к защите и парированиям, без атак.
nihilo-button-tend = Оказать первую помощь
nihilo-button-heal = Вернуть очки жизни
nihilo-choose-lift = Закончить состояние
nihilo-tend-title = Помощь: { $healer } → { $patient }
nihilo-tend-roll = Первая помощь
nihilo-tended = **Отсчёт остановлен.** { $name } остаётся без сознания с −1 очком жизни, но не умирает. Вероятность была { $chance }.
nihilo-not-tended = **Пока не помогло.** { $name }: агония продолжается. Вероятность была { $chance }.
nihilo-heal-title = { $name }: очки жизни
nihilo-heal-form = Вернуть очки жизни
nihilo-field-points = Очки жизни
nihilo-points-help = Напишите целое число от 1 до 999.
nihilo-healed =
    { $n ->
        [0] { $name }: все очки жизни уже на месте.
        [one] { $name } получает { $n } очко жизни.
        [few] { $name } получает { $n } очка жизни.
        [many] { $name } получает { $n } очков жизни.
       *[other] { $name } получает { $n } очка жизни.
    }
nihilo-healed-left =
    { $n ->
        [0] { $name }: все очки жизни на месте, { $left }.
        [one] { $name } получает { $n } очко жизни; теперь: { $left }.
        [few] { $name } получает { $n } очка жизни; теперь: { $left }.
        [many] { $name } получает { $n } очков жизни; теперь: { $left }.
       *[other] { $name } получает { $n } очка жизни; теперь: { $left }.
    }
nihilo-wakes = { $name } приходит в сознание.
nihilo-button-session = Сессия заканчивается
nihilo-session-title = Сессия заканчивается
nihilo-session-ask =
    { $n ->
        [0] Никто не умирает. Ничего не произойдёт.
        [one] Без помощи: { $who }. Кто в агонии в конце сессии, погибает.
        [few] Без помощи: { $who }. Кто в агонии в конце сессии, погибает.
        [many] Без помощи: { $who }. Кто в агонии в конце сессии, погибает.
       *[other] Без помощи: { $who }. Кто в агонии в конце сессии, погибает.
    }
nihilo-button-session-end = Закончить; они погибнут
nihilo-scene-dies = Помощь не пришла вовремя, **смерть**: { $who }.
choice-state-pain = Боль
choice-state-fear = Страх
choice-state-sensing-behind = Чувство за спиной
choice-state-on-the-ground = На земле
choice-state-stun = Ошеломление
choice-state-invisible = Невидимость
choice-state-intangible = Бестелесность
choice-state-enchantment = Очарование
choice-state-paralysis = Паралич
choice-state-unconscious = Без сознания
