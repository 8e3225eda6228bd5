### One’s own data: taken along, and forgotten.

privacy-export-title = I tuoi dati su questo server
privacy-export = In allegato c’è tutto ciò che qui è salvato su di te. Lo vedi solo tu.
privacy-export-sheets = { $command } legge il file delle schede, anche su un altro server. L’altro file contiene i tuoi verdetti e i tuoi tiri salvati.
privacy-forget-title = Vuoi che questo server ti dimentichi?
privacy-forget = Tutto ciò che qui è salvato su di te viene eliminato. Il gioco può continuare: le schede già usate in un verdetto passano al GM come «ex giocatore», senza le tue parole; nel registro restano dadi e calcoli, senza il tuo nome.
privacy-forget-first = Se vuoi tenere una copia dei tuoi dati, usa prima { $command }.
privacy-forget-final = Non si può tornare indietro.
privacy-nothing = Qui non è salvato niente su di te.
privacy-kept = Non è stato dimenticato niente: resta tutto com’era.
privacy-button-forget = Dimenticami
privacy-button-keep = Annulla
privacy-sheets = Schede che vengono eliminate
privacy-played-sheets = Schede che restano come «ex giocatore»
privacy-saved-rolls = Tiri salvati che vengono eliminati
privacy-entries = Voci del registro che perdono il tuo nome
privacy-scenes = Scene che perdono il tuo nome
privacy-reminders = Le tue impostazioni dei promemoria vengono eliminate
privacy-gm-seat = Rinuncia al posto da GM
privacy-receipt-title = Questo server ti ha dimenticato
privacy-when = Quando
privacy-backups = Le copie nei backup spariscono man mano che i backup vengono sostituiti; per i tempi chiedi a chi gestisce il bot. Se un server rimuove il bot, i dati di quel server vengono eliminati dopo 30 giorni.
privacy-messages = I messaggi nei canali sono di Discord: restano finché qualcuno non li elimina lì.
privacy-former-player = Ex giocatore
