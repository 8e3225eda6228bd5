### Спроби, про які просить майстер

turning-check-attempt = Спроба вигнання
turning-check-command = Підкорення нежиті
turning-attempted = { $total }; вплив на нежить: { $n } з { $all }
