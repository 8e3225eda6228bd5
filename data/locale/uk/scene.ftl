### Scenes: who takes part, and whose turn it is.

## The ledger

ledger-kind-scene-step = крок сцени
ledger-kind-scene-back = крок сцени відкочено
ledger-kind-scene-redo = крок сцени повернуто

## Refusals

refusal-no-such-scene =
    { $named ->
        [yes] У цьому каналі немає сцени «{ $name }». Оберіть сцену з підказок.
       *[no] У цьому каналі немає відкритих сцен.
    }
refusal-which-scene = У цьому каналі кілька сцен. Уточніть, про яку йдеться: { $names }.
refusal-scene-name-taken = Відкрита сцена «{ $name }» у цьому каналі вже є. Оберіть іншу назву.
refusal-scene-name-empty = Сцені потрібна назва, у якій є хоча б один видимий символ.
refusal-scene-closed = Сцену «{ $scene }» закрито.
refusal-scene-closed-long-ago = Сцену «{ $scene }» закрито більше доби тому, відкрити її знову не можна. Відкрийте нову.
refusal-scene-suspended = Сцена «{ $scene }» на паузі. Продовжити її може майстер.
refusal-scene-not-started = Сцена «{ $scene }» ще не почалася.
refusal-scene-started = Сцена «{ $scene }» уже триває.
refusal-scene-empty = У сцені «{ $scene }» ще немає учасників.
refusal-scene-nobody-can-act = Зараз у сцені «{ $scene }» не може діяти ніхто з тих, про кого знають гравці.
refusal-scene-already-done = Це вже зроблено. Хто встиг раніше: { $actor }.
refusal-scene-not-your-turn = Зараз хід за «{ $name }». Це можуть робити лише ті, за ким цей хід, і майстер.
refusal-no-such-participant = У цій сцені немає учасника «{ $name }». Оберіть учасника з підказок.
refusal-participant-name-taken = Учасник «{ $name }» у цій сцені вже є. Оберіть інше імʼя.
refusal-participant-name-empty = Учаснику потрібне імʼя, у якому є хоча б один видимий символ.
refusal-scene-too-many =
    { $n ->
        [one] У сцені може бути щонайбільше { $n } учасник.
        [few] У сцені може бути щонайбільше { $n } учасники.
        [many] У сцені може бути щонайбільше { $n } учасників.
       *[other] У сцені може бути щонайбільше { $n } учасника.
    }
refusal-scene-no-holding = Тут не можна відкласти хід.
refusal-scene-nobody-to-wait-for = У цьому раунді вже нема на кого чекати. Дійте зараз або завершіть хід.
refusal-scene-not-held = Відкладеного ходу тут немає.
refusal-scene-choose-first = Хід ще не почався: спершу мають зробити вибір або заявку ті, кого викликано.
refusal-scene-not-offered = Цей хід зараз почати не можна. Оберіть інший.
refusal-scene-not-declaring = Зараз нема чого заявляти чи розкривати.
refusal-scene-nothing-to-undo = Тут нема чого відкочувати.
refusal-scene-nothing-to-redo = Тут нема чого повертати.
refusal-scene-dice-rolled = Відтоді вже кидали кістки. Відкотити далі може лише майстер.
refusal-scene-others-decision = Відкотити можна лише останнє рішення, і лише своє. Майстер може відкотити й більше.
refusal-scene-round-unheard = Для «{ $name }» зараз не можна позначити «заскочено зненацька»: прихований хід почав раунд, про який гравці ще не чули. Зробіть це, коли в ньому когось буде викликано.
refusal-scene-own-turns = Ходи в цій грі роблять її власними командами ({ $game }).
refusal-scene-rules-already-taken = «{ $scene }» уже йде за цими домашніми правилами.
refusal-scene-rules-stay = Ця гра до кінця тримається домашніх правил, з якими почалася ({ $game }).
