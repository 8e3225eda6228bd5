### Попытки по просьбе мастера

turning-check-attempt = Попытка изгнания
turning-check-command = Подчинение нежити
turning-attempted = { $total }; затронуто нежити: { $n } из { $all }
