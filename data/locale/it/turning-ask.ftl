### Tentativi chiesti da un GM

turning-check-attempt = Scaccio
turning-check-command = Dominio sui non-morti
turning-attempted = { $total }; non-morti influenzati: { $n } su { $all }
