### The ledger as a file, and what its dice have shown.

choice-markdown = Markdown, щоб читати
choice-json = JSON, щоб звірити
choice-csv = CSV, таблиця
choice-dice = Кістки
ledger-export-title = Журнал
ledger-export-progress = Прочитано записів: { $n } із { $all }
ledger-export-done =
    { $n ->
        [one] { $n } запис. Того, що інші тримають у таємниці, тут немає.
        [few] { $n } записи. Того, що інші тримають у таємниці, тут немає.
        [many] { $n } записів. Того, що інші тримають у таємниці, тут немає.
       *[other] { $n } запису. Того, що інші тримають у таємниці, тут немає.
    }
ledger-export-how = Файл JSON, стиснений чи ні, можна звірити й без бота: python -m bot verify ledger.json. Тут це робить { $command }.
ledger-dice-title = Що показували кістки
ledger-dice-none = Відкрито ще не кинули жодної кістки.
ledger-dice-how = Враховано лише відкриті кидки. Відсоток показує, за скількома чесними столами зі ста грані розійшлися б щонайменше так само.
ledger-dice-few = { $die }: кидків { $n }, середнє { $mean } (чесна кістка { $even }); замало, щоб казати більше
ledger-dice-told =
    { $verdict ->
       *[usual] { $die }: кидків { $n }, середнє { $mean } (чесна кістка { $even }); { $p }: нічого незвичного
        [unusual] { $die }: кидків { $n }, середнє { $mean } (чесна кістка { $even }); { $p }: незвично, таке бачить один стіл із двадцяти
        [rare] { $die }: кидків { $n }, середнє { $mean } (чесна кістка { $even }); { $p }: самою випадковістю це навряд чи пояснити
    }
ledger-dice-of = **{ $number }** · { $person } · { $told }
ledger-dice-people = Кожна людина окремо
ledger-dice-panels = У файлі people.png для кожної людини є діаграма під тим самим номером. Пунктир — рівень чесних кісток; стовпці, що його сягають, суцільні, решта смугасті.
ledger-panel = { $number }: { $told }
ledger-outcomes-title = Вердикти за видами
ledger-outcomes-panels = У файлі outcomes.png для кожного виду є діаграма під тим самим номером: успіхи (+) і провали (−). Пунктир — середній шанс, який вони мали.
ledger-outcomes-of = **{ $number }** · { $kind } · { $told }
ledger-outcomes-plain = успіхів { $n } з { $all } ({ $share })
ledger-outcomes-told = успіхів { $n } з { $all } ({ $share }), очікувано: { $expected }
ledger-dice-choose = Інша кістка
ledger-dice-option = { $die } · { $n }
refusal-ledger-too-long = Журнал задовгий для файлу Discord. Той, хто тримає бота, може експортувати його командою python -m bot export.
