### One’s own data: taken along, and forgotten.

privacy-export-title = Your data on this server
privacy-export = Attached is all that is stored about you here; only you see it.
privacy-export-sheets = { $command } reads the files of sheets, also on another server. The other file has your rulings and saved rolls.
privacy-forget-title = Be forgotten on this server?
privacy-forget = What is stored about you here is deleted. The game stays playable: sheets that were used in rulings become the GM’s, as “former player” and without your words; in the ledger, dice and reckonings stay without your name.
privacy-forget-first = To keep a copy, use { $command } first.
privacy-forget-final = This cannot be undone.
privacy-nothing = Nothing is stored about you here.
privacy-kept = Nothing has been forgotten.
privacy-button-forget = Forget me
privacy-button-keep = Cancel
privacy-sheets = Sheets that are deleted
privacy-played-sheets = Sheets that stay as “former player”
privacy-saved-rolls = Saved rolls that are deleted
privacy-entries = Ledger entries that lose your name
privacy-scenes = Scenes that lose your name
privacy-reminders = Your reminder settings are deleted
privacy-gm-seat = Your place in the GM seat is given up
privacy-receipt-title = You have been forgotten on this server
privacy-when = When
privacy-backups = Copies in backups disappear when those are rotated; ask whoever runs the bot when that is. When a server removes the bot, its data is deleted 30 days later.
privacy-messages = Messages in the channels are Discord’s and stay until they are deleted there.
privacy-former-player = Former player
