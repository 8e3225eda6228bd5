### The tours and the list of commands.

tour-title = Gravecaller ti dà il benvenuto
tour-welcome = Per il tuo tavolo Gravecaller tira i dadi, applica le regole e ricorda tutto. Prova questi passi in ordine: non si rompe niente.
tour-step = { $n }. { $text }
tour-roll = Tira qualche dado con { $roll }, per esempio 4d6kh3 + 2; { $odds } dice quanto è probabile un esito.
tour-sheets = Guarda che cosa c’è sul tavolo con { $list }; crea la tua scheda con { $new }.
tour-why = Premi «Perché?» sotto un esito per vedere ogni regola, riga e dado che c’è dietro.
tour-setup = Chi gestisce il server assegna il posto da GM con { $gm }; { $show } dice che cos’altro si può scegliere.
tour-privacy = Porta con te i tuoi dati con { $export }, oppure fatti dimenticare con { $forget }.
tour-help = Ogni regolamento ha il suo giro guidato: { $tour }. Tutti i comandi: { $rules }
help-rules-title = Tutti i comandi
help-everywhere = A ogni tavolo
help-everywhere-about = Dadi, schede, registro e impostazioni.
help-commands = { $commands }
refusal-no-such-ruleset = Non c’è un regolamento «{ $typed }». Scegline uno dai suggerimenti.
