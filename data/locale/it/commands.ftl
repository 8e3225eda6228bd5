### Names and descriptions of slash commands. Names: GLOSSARY section 3; at most 32 characters, lower case, no spaces.
### Descriptions: at most 100 characters.

command-roll =
    .name = tiro
    .description = Tira i dadi, per esempio 1d20+5 o 4d6kh3
    .option-expression = formula
    .option-expression-description = Che cosa tirare: 2d6+3, 1d20adv, 4d6kh3, d%, …
    .option-note = nota
    .option-note-description = A che cosa serve il tiro

command-sheet =
    .name = scheda
    .description = Personaggi, non-morti e altre schede
command-sheet-new =
    .name = crea
    .description = Crea una scheda nuova
    .option-kind = tipo
    .option-kind-description = Che tipo di scheda
    .option-name = nome
    .option-name-description = Il suo nome; nel modulo puoi ancora cambiarlo
command-sheet-show =
    .name = mostra
    .description = Mostra una scheda, solo a te
    .option-sheet = scheda
    .option-sheet-description = Quale scheda
command-sheet-edit =
    .name = modifica
    .description = Modifica una tua scheda; il GM può modificarle tutte
    .option-sheet = scheda
    .option-sheet-description = Quale scheda
command-sheet-list =
    .name = elenco
    .description = Elenca le schede di questo server

command-setup =
    .name = impostazioni
    .description = Impostazioni di questo server
command-setup-gm =
    .name = posto-gm
    .description = Mostra il posto da GM, oppure assegnalo a un ruolo o a una persona
    .option-role = ruolo
    .option-role-description = Chiunque abbia questo ruolo diventa GM
    .option-member = membro
    .option-member-description = Questa persona diventa GM
command-setup-language =
    .name = lingua
    .description = Scegli la lingua del tavolo
    .option-language = lingua
    .option-language-description = La lingua delle risposte pubbliche

command-help =
    .name = aiuto
    .description = Che cosa sa fare Gravecaller
command-help-tour =
    .name = giro-guidato
    .description = I primi passi
command-help-rules =
    .name = regole
    .description = Tutti i comandi

command-turning =
    .name = scaccio
    .description = Scacciare i non-morti
command-turning-attempt =
    .name = tenta
    .description = Un chierico prova a scacciare i non-morti
    .option-undead = non-morti
    .option-undead-description = Quali non-morti; se sono più d’uno, separali con virgole
    .option-cleric = chierico
    .option-cleric-description = Quale chierico; non serve se ne hai uno solo
    .option-place = luogo
    .option-place-description = Bonus o malus del luogo, da −3 a +3
    .option-modifiers = modificatori
    .option-modifiers-description = Altri modificatori con il motivo: +2 reliquia sacra, −1 ferita
command-turning-rest =
    .name = recupera
    .description = Fluisce l’energia divina: tornano gli scacci spesi
    .option-cleric = chierico
    .option-cleric-description = Quale chierico; non serve se ne hai uno solo

choice-en = English
choice-it = Italiano
choice-uk = Українська
choice-ru = Русский
