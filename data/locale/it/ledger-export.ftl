### The ledger as a file, and what its dice have shown.

choice-markdown = Markdown, da leggere
choice-json = JSON, da verificare
choice-csv = CSV, una tabella
choice-dice = I dadi
ledger-export-title = Il registro
ledger-export-progress = Voci lette: { $n } di { $all }
ledger-export-done =
    { $n ->
        [one] { $n } voce. Ciò che altri tengono segreto non c’è.
       *[other] { $n } voci. Ciò che altri tengono segreto non c’è.
    }
ledger-export-how = Il file JSON, compresso o no, si può verificare senza il bot: python -m bot verify ledger.json. Qui fa lo stesso { $command }.
ledger-dice-title = Che cosa hanno mostrato i dadi
ledger-dice-none = Nessun dado è ancora stato tirato in pubblico.
ledger-dice-how = Contano solo i tiri pubblici. La percentuale dice in quanti tavoli su cento, con dadi equilibrati, le facce si scosterebbero almeno altrettanto.
ledger-dice-few = { $die }: tiri { $n }, media { $mean } (con dadi equilibrati { $even }); troppo pochi per dire di più
ledger-dice-told =
    { $verdict ->
       *[usual] { $die }: tiri { $n }, media { $mean } (con dadi equilibrati { $even }); { $p }: niente di insolito
        [unusual] { $die }: tiri { $n }, media { $mean } (con dadi equilibrati { $even }); { $p }: insolito, come capita a un tavolo su venti
        [rare] { $die }: tiri { $n }, media { $mean } (con dadi equilibrati { $even }); { $p }: il caso da solo lo spiega a fatica
    }
ledger-dice-of = **{ $number }** · { $person } · { $told }
ledger-dice-people = Persona per persona
ledger-dice-panels = Il file people.png ha un grafico per ciascuno, con il numero di qui. La linea tratteggiata è il livello dei dadi equilibrati; le barre che la raggiungono sono piene, le altre a righe.
ledger-panel = { $number }: { $told }
ledger-outcomes-title = Verdetto per verdetto
ledger-outcomes-panels = Il file outcomes.png ha un grafico per ogni tipo, con il numero di qui: successi (+) e fallimenti (−). La linea tratteggiata è la media delle probabilità che avevano.
ledger-outcomes-of = **{ $number }** · { $kind } · { $told }
ledger-outcomes-plain = riusciti { $n } su { $all } ({ $share })
ledger-outcomes-told = riusciti { $n } su { $all } ({ $share }), attesi: { $expected }
ledger-dice-choose = Un altro dado
ledger-dice-option = { $die } · { $n }
refusal-ledger-too-long = Il registro è troppo lungo per un file di Discord. Chi gestisce il bot può esportarlo con python -m bot export.
