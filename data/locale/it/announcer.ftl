### What the bot says of its own accord.

## Channels in which it may not speak

announcer-silent-title = Lì non posso dire nulla
announcer-silent-forbidden = Non ho il permesso di scrivere in { $channel }. Chi modera può concedermi di vedere il canale, inviare messaggi, anche nei thread, e incorporare link. Entro un’ora dirò quello che è in attesa.
announcer-silent-locked = { $channel } è bloccato e non posso scriverci. Chi modera può sbloccare il thread. Entro un’ora dirò quello che è in attesa.
