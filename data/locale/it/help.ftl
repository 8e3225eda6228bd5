### The tours and the list of commands.

tour-title = Gravecaller ti dà il benvenuto
tour-welcome = Al tuo tavolo Gravecaller tira i dadi, applica le regole e tiene tutto a mente. Prova questi passi in ordine: non puoi fare danni.
tour-step = { $n }. { $text }
tour-roll = Tira qualche dado con { $roll }, per esempio 4d6kh3 + 2; { $odds } dice quanto è probabile un esito.
tour-sheets = Guarda quali schede ci sono sul tavolo con { $list }; crea la tua con { $new }.
tour-why = Premi «Perché?» sotto un esito per vedere ogni regola, riga e dado che c’è dietro.
tour-scenes = A chi tocca? Il GM apre una scena con { $open }, tu partecipi con { $join }, e { $status } mostra come sta.
tour-setup = Chi gestisce il server assegna il posto da GM con { $gm }; { $show } mostra che cos’altro si può impostare.
tour-house = Leggi con { $show } secondo quali regole gioca il tuo tavolo; il GM cambia con { $set } le tavole perdute e ciò che è rimasto aperto.
tour-privacy = Porta via con te i tuoi dati con { $export }, oppure fatti dimenticare con { $forget }.
tour-help = Ogni regolamento ha il suo giro guidato: { $tour }. Tutti i comandi: { $rules }
help-rules-title = Tutti i comandi
help-choose = Scegli un regolamento
help-everywhere = Per ogni tavolo
help-everywhere-about = Dadi, schede, registro e impostazioni.
help-commands = { $commands }
refusal-no-such-ruleset = Non c’è nessun regolamento di nome «{ $typed }». Scegline uno dai suggerimenti.
