### Reminders of turns, and when people want them.

## What is said in the channel

reminder-title = It is still your turn
reminder-digest = What waits for you
reminder-nudge = “{ $scene }” is waiting for you: your turn began { $since }.
reminder-turn = Turn: { $names }
reminder-elsewhere = { $channel }: your turn began { $since }.
reminder-late-title = A turn has not been taken
reminder-late =
    { $n ->
        [0] “{ $scene }”: the turn that began { $since } has not been taken.
        [one] “{ $scene }”: the turn that began { $since } has not been taken, after { $n } reminder.
       *[other] “{ $scene }”: the turn that began { $since } has not been taken, after { $n } reminders.
    }
reminder-away = Absent at the moment: { $people }
reminder-gone = No longer on this server: { $people }. The GM can give whom they play to somebody else.
reminder-late-choice = The GM decides: pass the turn, let the scene rest, or wait.
reminder-stopped-title = No more reminders of this turn
reminder-stopped =
    { $n ->
        [one] “{ $scene }”: the turn that began { $since } has not been taken. { $n } reminder was all there is; from now on I am silent about it.
       *[other] “{ $scene }”: the turn that began { $since } has not been taken. { $n } reminders were all there are; from now on I am silent about it.
    }
reminder-button-pass = Pass the turn
reminder-button-hold = Hold the turn
reminder-button-rest = Let the scene rest

## Snoozing

reminder-snooze-title = Remind me later
reminder-snooze = For how long shall nobody remind you of this turn? The GM still hears if it takes long.
reminder-snooze-for = How long?
reminder-snoozed = You will not be reminded of this turn before { $when }.

## Settings

reminder-interval = “{ $scene }”: time between reminders
reminder-next = Next reminder
reminder-hours =
    { $n ->
        [one] { $n } hour
       *[other] { $n } hours
    }
reminder-minutes =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
reminder-done-interval =
    { $n ->
        [0] This scene reminds nobody any more.
        [one] From now on this scene reminds every { $n } hour.
       *[other] From now on this scene reminds every { $n } hours.
    }
scene-action-remind = how often the scene reminds
habits-title = When I may be reminded
habits-done = Your settings are stored. They hold for every scene on this server.
habits-none = –
habits-button-change = Change
habits-zone = Time zone
reminder-zone-server = { $zone } (the server’s)
habits-quiet = Quiet hours
habits-quiet-hint = From and to, such as 22:00–8:00
habits-away = Absent up to and including
habits-away-hint = A day within a year, such as 2026/12/31
habits-digest = Digest of all scenes, once a day at
habits-digest-hint = A full hour, such as 20:00
habits-gap = Minutes between two reminders, at least
habits-gap-hint = 0 to 10080, such as 60

## What has happened

catchup-title = “{ $scene }”: what you missed
catchup-at = { $when }
catchup-nothing = Nothing has happened since you last did something here.

## A channel that is gone

scene-moved-title = The scene goes on here
scene-moved = The channel in which this scene was played has been deleted. It goes on here.
scene-homeless-title = A scene has no channel any more
scene-homeless = The channel in which a scene was played has been deleted. The scene rests, and nothing of it is lost. The GM can let it go on in a channel: whoever reads it will read the scene.
scene-button-move = Go on here

## A GM who has left

reminder-no-gm = Nobody who holds the GM seat is on this server any more. The players can choose a GM with { $command }.
claim-title = A new GM?
claim-asked = { $person } would take the GM seat, since nobody who holds it is on this server any more. Everybody who plays in an open scene has a vote.
claim-votes = Votes: { $n } of { $needed }
claim-won = More than half of the players agree: { $person } is the GM from now on.
claim-button-agree = Agree
refusal-gm-is-here = The GM seat is not lost: somebody who holds it is still here, or a role does. Those who manage the server can give it on with { $setup_gm }.
refusal-seat-is-free = Nobody holds the GM seat, so those who manage the server are the GM. They give it with { $setup_gm }.
refusal-not-a-player = Only those who play in an open scene vote on a new GM, and only one of them can become it.

## Refusals

refusal-no-reminders = This turn has no reminders that could be put off.
refusal-reminder-not-called = Only those whose turn it is can put off its reminders.
