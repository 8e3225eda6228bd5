### One’s own data: taken along, and forgotten.

privacy-export-title = I tuoi dati su questo server
privacy-export = In allegato c’è tutto ciò che qui è salvato su di te; lo vedi solo tu.
privacy-export-sheets = { $command } legge i file delle schede, anche su un altro server. L’altro file contiene i tuoi verdetti e i tiri salvati.
privacy-forget-title = Farsi dimenticare su questo server?
privacy-forget = Ciò che qui è salvato su di te sparisce. Si può continuare a giocare: le schede usate in un verdetto passano al GM, come «ex giocatore» e senza le tue parole; nel registro restano dadi e calcoli, senza il tuo nome.
privacy-forget-first = Per tenerne una copia usa prima { $command }.
privacy-forget-final = Non si può tornare indietro.
privacy-nothing = Qui non è salvato niente su di te.
privacy-kept = Non è stato dimenticato niente.
privacy-button-forget = Dimenticami
privacy-button-keep = Annulla
privacy-sheets = Schede eliminate
privacy-played-sheets = Schede che restano come «ex giocatore»
privacy-saved-rolls = Tiri salvati eliminati
privacy-entries = Voci del registro senza più il tuo nome
privacy-gm-seat = Lasci il posto da GM
privacy-receipt-title = Questo server ti ha dimenticato
privacy-when = Quando
privacy-backups = Le copie nei backup spariscono quando questi vengono sostituiti: chiedi a chi gestisce il bot. Se un server rimuove il bot, i suoi dati vengono eliminati dopo 30 giorni.
privacy-messages = I messaggi nei canali sono di Discord e restano finché non vengono eliminati lì.
privacy-former-player = Ex giocatore
