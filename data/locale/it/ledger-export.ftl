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
ledger-export-how = Il file JSON si può verificare senza il bot: python -m bot verify ledger.json. Che cosa si verifica qui lo dice { $command }.
ledger-dice-title = Che cosa hanno mostrato i dadi
ledger-dice-none = Non è ancora stato tirato apertamente nessun dado.
ledger-dice-how = Contano solo i tiri aperti. La percentuale dice in quanti tavoli onesti su cento le facce si scosterebbero almeno altrettanto.
ledger-dice-few = { $die }: { $n } tirati, media { $mean } (dadi equi { $even }); troppo pochi per dire di più
ledger-dice-told =
    { $verdict ->
       *[usual] { $die }: { $n } tirati, media { $mean } (dadi equi { $even }); { $p }: niente di insolito
        [unusual] { $die }: { $n } tirati, media { $mean } (dadi equi { $even }); { $p }: insolito, come capita a un tavolo su venti
        [rare] { $die }: { $n } tirati, media { $mean } (dadi equi { $even }); { $p }: il caso da solo lo spiega a fatica
    }
ledger-dice-of = { $person } · { $told }
ledger-dice-choose = Un altro dado
ledger-dice-option = { $die } · { $n }
refusal-ledger-too-long = Il registro è troppo lungo per un file di Discord. Chi gestisce il bot può esportarlo con python -m bot export.
