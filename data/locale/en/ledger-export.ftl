### The ledger as a file, and what its dice have shown.

choice-markdown = Markdown, to read
choice-json = JSON, to verify
choice-csv = CSV, a table
choice-dice = The dice
ledger-export-title = The ledger
ledger-export-progress = Entries read: { $n } of { $all }
ledger-export-done =
    { $n ->
        [one] { $n } entry. What others keep secret is not in it.
       *[other] { $n } entries. What others keep secret is not in it.
    }
ledger-export-how = The JSON file can be checked without the bot, packed or not: python -m bot verify ledger.json. Here { $command } does the same.
ledger-dice-title = What the dice have shown
ledger-dice-none = No die has been rolled openly yet.
ledger-dice-how = Only open rolls are counted. The percentage says in how many of a hundred fair tables the faces would differ at least as much.
ledger-dice-few = { $die }: { $n } rolled, mean { $mean } (even dice { $even }); too few to say more
ledger-dice-told =
    { $verdict ->
       *[usual] { $die }: { $n } rolled, mean { $mean } (even dice { $even }); { $p }: nothing unusual
        [unusual] { $die }: { $n } rolled, mean { $mean } (even dice { $even }); { $p }: unusual, as one table in twenty sees it
        [rare] { $die }: { $n } rolled, mean { $mean } (even dice { $even }); { $p }: hardly to be explained by chance
    }
ledger-dice-of = **{ $number }** · { $person } · { $told }
ledger-dice-people = Person by person
ledger-dice-panels = The file people.png has a chart for each, under the number here. The dashed line is the level of even dice; bars that reach it are solid, the others hatched.
ledger-panel = { $number }: { $told }
ledger-outcomes-title = Ruling by ruling
ledger-outcomes-panels = The file outcomes.png has a chart for each kind, under the number here: successes (+) and failures (−). The dashed line is the mean of the chances that they had.
ledger-outcomes-of = **{ $number }** · { $kind } · { $told }
ledger-outcomes-plain = { $n } of { $all } succeeded ({ $share })
ledger-outcomes-told = { $n } of { $all } succeeded ({ $share }), to be expected: { $expected }
ledger-dice-choose = Another die
ledger-dice-option = { $die } · { $n }
refusal-ledger-too-long = The ledger is too long for one of Discord’s files. Whoever runs the bot can export it with python -m bot export.
