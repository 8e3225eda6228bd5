### What the bot says of its own accord.

## Channels in which it may not speak

announcer-silent-title = Там ничего не удаётся сказать
announcer-silent-forbidden = У меня нет права писать в { $channel }. Модератор может разрешить мне видеть канал, отправлять сообщения, в том числе в ветках, и встраивать ссылки. То, что ждёт, я скажу в течение часа после этого.
announcer-silent-locked = Ветка { $channel } закрыта, поэтому писать в ней я не могу. Модератор может её открыть. То, что ждёт, я скажу в течение часа после этого.
