### What the bot says of its own accord.

## Channels in which it may not speak

announcer-silent-title = Nothing can be said there
announcer-silent-forbidden = I may not write in { $channel }. A moderator can let me view the channel, send messages, also in threads, and embed links. What waits is said within the hour after that.
announcer-silent-locked = { $channel } is locked, so I cannot write there. A moderator can unlock the thread. What waits is said within the hour after that.
