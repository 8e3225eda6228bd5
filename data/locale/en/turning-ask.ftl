### Attempts that a GM asks for

turning-check-attempt = Turning attempt
turning-check-command = Command undead
turning-attempted = { $total }; undead affected: { $n } of { $all }
