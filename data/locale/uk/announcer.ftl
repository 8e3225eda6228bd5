### What the bot says of its own accord.

## Channels in which it may not speak

announcer-silent-title = Там нічого не вдається сказати
announcer-silent-forbidden = Я не маю права писати в { $channel }. Модератор може дозволити мені бачити канал, надсилати повідомлення, зокрема в гілках, і вбудовувати посилання. Те, що чекає, я скажу протягом години після цього.
announcer-silent-locked = Гілку { $channel } заблоковано, тож писати в ній я не можу. Модератор може її розблокувати. Те, що чекає, я скажу протягом години після цього.
