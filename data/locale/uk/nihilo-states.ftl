### States, help for the wounded, and death in EX Nihilo (source 003).

nihilo-state-total-defence = Повний захист
nihilo-state-charging = Після натиску
nihilo-condition = Самопочуття
nihilo-condition-well = при тямі
nihilo-condition-gravely-wounded = тяжке поранення
nihilo-condition-unconscious = непритомність
nihilo-condition-dead = смерть
nihilo-states-of = { $name }: стан
nihilo-states-title = Стани
nihilo-states-line = **{ $name }**: { $states }
nihilo-nothing-lasts = Нічого не триває.
nihilo-lasts = { $state }
nihilo-lasts-for =
    { $n ->
        [0] { $state }, до кінця цього ходу
        [one] { $state }, ще { $n } хід
        [few] { $state }, ще { $n } ходи
        [many] { $state }, ще { $n } ходів
       *[other] { $state }, ще { $n } ходу
    }
nihilo-dying = агонія
nihilo-dying-for =
    { $n ->
        [0] агонія: смерть наприкінці цього ходу
        [one] агонія: смерть через { $n } хід
        [few] агонія: смерть через { $n } ходи
        [many] агонія: смерть через { $n } ходів
       *[other] агонія: смерть через { $n } ходу
    }
nihilo-laid = { $name }: **{ $state }**.
nihilo-laid-for =
    { $n ->
        [one] { $name }: **{ $state }** на { $n } хід.
        [few] { $name }: **{ $state }** на { $n } ходи.
        [many] { $name }: **{ $state }** на { $n } ходів.
       *[other] { $name }: **{ $state }** на { $n } ходу.
    }
nihilo-lifted = { $name }: { $state } завершується.
nihilo-drops = { $name } впускає все з рук.
nihilo-defends = { $name } обирає повний захист до наступного ходу: +10 до захисту й парирувань, без атак.
nihilo-button-tend = Надати першу допомогу
nihilo-button-heal = Повернути очки життя
nihilo-choose-lift = Завершити стан
nihilo-tend-title = Допомога: { $healer } → { $patient }
nihilo-tend-roll = Перша допомога
nihilo-tended = **Відлік зупинено.** { $name } лишається без тями з −1 очком життя, але не помирає. Імовірність була { $chance }.
nihilo-not-tended = **Поки що марно.** { $name }: агонія триває. Імовірність була { $chance }.
nihilo-heal-title = { $name }: очки життя
nihilo-heal-form = Повернути очки життя
nihilo-field-points = Очки життя
nihilo-points-help = Напишіть ціле число від 1 до 999.
nihilo-healed =
    { $n ->
        [0] { $name } уже має всі очки життя.
        [one] { $name } отримує { $n } очко життя.
        [few] { $name } отримує { $n } очки життя.
        [many] { $name } отримує { $n } очок життя.
       *[other] { $name } отримує { $n } очка життя.
    }
nihilo-healed-left =
    { $n ->
        [0] { $name } уже має всі очки життя: { $left }.
        [one] { $name } отримує { $n } очко життя; тепер: { $left }.
        [few] { $name } отримує { $n } очки життя; тепер: { $left }.
        [many] { $name } отримує { $n } очок життя; тепер: { $left }.
       *[other] { $name } отримує { $n } очка життя; тепер: { $left }.
    }
nihilo-wakes = { $name } приходить до тями.
nihilo-button-session = Сесія завершується
nihilo-session-title = Сесія завершується
nihilo-session-ask =
    { $n ->
        [0] Ніхто не помирає. Нічого не станеться.
        [one] Без допомоги: { $who }. Хто в агонії наприкінці сесії, гине.
        [few] Без допомоги: { $who }. Хто в агонії наприкінці сесії, гине.
        [many] Без допомоги: { $who }. Хто в агонії наприкінці сесії, гине.
       *[other] Без допомоги: { $who }. Хто в агонії наприкінці сесії, гине.
    }
nihilo-button-session-end = Завершити; вони гинуть
nihilo-scene-dies = Допомога не встигла, { $who }: **смерть**.
choice-state-pain = Біль
choice-state-fear = Страх
choice-state-sensing-behind = Відчуття за спиною
choice-state-on-the-ground = На землі
choice-state-stun = Приголомшення
choice-state-invisible = Невидимість
choice-state-intangible = Безтілесність
choice-state-enchantment = Зачарування
choice-state-paralysis = Параліч
choice-state-unconscious = Непритомність
