### Scenes: who takes part, and whose turn it is.

## The ledger

ledger-kind-scene-step = шаг сцены
ledger-kind-scene-back = шаг сцены откачен
ledger-kind-scene-redo = шаг сцены возвращён

## Refusals

refusal-no-such-scene =
    { $named ->
        [yes] В этом канале нет сцены «{ $name }». Выберите сцену из подсказок.
       *[no] В этом канале нет открытых сцен.
    }
refusal-which-scene = В этом канале несколько сцен. Уточните, о какой речь: { $names }.
refusal-scene-name-taken = Открытая сцена «{ $name }» в этом канале уже есть. Выберите другое название.
refusal-scene-name-empty = Сцене нужно название, в котором есть хотя бы один видимый символ.
refusal-scene-closed = Сцена «{ $scene }» закрыта.
refusal-scene-closed-long-ago = Сцена «{ $scene }» закрыта больше суток назад, открыть её снова нельзя. Откройте новую.
refusal-scene-suspended = Сцена «{ $scene }» на паузе. Продолжить её может мастер.
refusal-scene-not-started = Сцена «{ $scene }» ещё не началась.
refusal-scene-started = Сцена «{ $scene }» уже идёт.
refusal-scene-empty = В сцене «{ $scene }» пока нет участников.
refusal-scene-nobody-can-act = Сейчас в сцене «{ $scene }» не может действовать никто из тех, о ком знают игроки.
refusal-scene-already-done = Это уже сделано. Кто успел раньше: { $actor }.
refusal-scene-not-your-turn = Сейчас ход за «{ $name }». Это могут делать только те, за кем этот ход, и мастер.
refusal-no-such-participant = В этой сцене нет участника «{ $name }». Выберите участника из подсказок.
refusal-participant-name-taken = Участник «{ $name }» в этой сцене уже есть. Выберите другое имя.
refusal-participant-name-empty = Участнику нужно имя, в котором есть хотя бы один видимый символ.
refusal-scene-too-many =
    { $n ->
        [one] В сцене может быть не больше { $n } участника.
        [few] В сцене может быть не больше { $n } участников.
        [many] В сцене может быть не больше { $n } участников.
       *[other] В сцене может быть не больше { $n } участника.
    }
refusal-scene-no-holding = Здесь нельзя отложить ход.
refusal-scene-nobody-to-wait-for = В этом раунде больше некого ждать. Действуйте сейчас или завершите ход.
refusal-scene-not-held = Отложенного хода здесь нет.
refusal-scene-choose-first = Ход ещё не начался: сначала должны сделать выбор или заявку те, кого вызвали.
refusal-scene-not-offered = Этот ход сейчас начать нельзя. Выберите другой.
refusal-scene-not-declaring = Сейчас нечего заявлять или раскрывать.
refusal-scene-nothing-to-undo = Здесь нечего откатывать.
refusal-scene-nothing-to-redo = Здесь нечего возвращать.
refusal-scene-dice-rolled = С тех пор уже бросали кубики. Откатить дальше может только мастер.
refusal-scene-others-decision = Откатить можно только последнее решение, и только своё. Мастер может откатить и больше.
refusal-scene-round-unheard = Для «{ $name }» сейчас нельзя отметить внезапность: скрытый ход начал раунд, о котором игроки ещё не слышали. Сделайте это, когда в нём кого-нибудь вызовут.
refusal-scene-own-turns = Ходы в этой игре делаются её собственными командами ({ $game }).
refusal-scene-rules-already-taken = «{ $scene }» уже идёт по этим домашним правилам.
refusal-scene-rules-stay = Эта игра до конца держится домашних правил, с которыми началась ({ $game }).
