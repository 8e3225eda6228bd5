### Names and descriptions of slash commands. Names: GLOSSARY section 3; at most 32 characters, lower case, no spaces.
### Descriptions: at most 100 characters.

command-roll =
    .name = roll
    .description = Roll dice, such as 1d20+5 or 4d6kh3
    .option-expression = expression
    .option-expression-description = What to roll: 2d6+3, 1d20adv, 4d6kh3, d%, …
    .option-note = note
    .option-note-description = What the roll is for

command-sheet =
    .name = sheet
    .description = Characters, undead and other sheets
command-sheet-new =
    .name = new
    .description = Make a new sheet
    .option-kind = kind
    .option-kind-description = What kind of sheet
    .option-name = name
    .option-name-description = Its name; you can still change it in the form
command-sheet-show =
    .name = show
    .description = Show a sheet, only to you
    .option-sheet = sheet
    .option-sheet-description = Which sheet
command-sheet-edit =
    .name = edit
    .description = Change a sheet of yours; the GM can change every sheet
    .option-sheet = sheet
    .option-sheet-description = Which sheet
command-sheet-list =
    .name = list
    .description = List the sheets of this server

command-setup =
    .name = setup
    .description = Settings of this server
command-setup-gm =
    .name = gm
    .description = Show the GM seat, or give it to a role or a person
    .option-role = role
    .option-role-description = Everybody with this role becomes GM
    .option-member = member
    .option-member-description = This person becomes GM
command-setup-language =
    .name = language
    .description = Choose the language of the table
    .option-language = language
    .option-language-description = The language of public answers

command-help =
    .name = help
    .description = What Gravecaller can do
command-help-tour =
    .name = tour
    .description = The first steps
command-help-rules =
    .name = rules
    .description = All commands

command-turning =
    .name = turning
    .description = Turning undead
command-turning-attempt =
    .name = attempt
    .description = A cleric tries to turn undead
    .option-undead = undead
    .option-undead-description = Which undead; several with commas between them
    .option-cleric = cleric
    .option-cleric-description = Which cleric; not needed if you have only one
    .option-place = place
    .option-place-description = Bonus or penalty of the place, −3 to +3
    .option-modifiers = modifiers
    .option-modifiers-description = Further modifiers with reasons: +2 holy relic, −1 wounded
command-turning-rest =
    .name = rest
    .description = The deity’s energy flows: spent turning attempts come back
    .option-cleric = cleric
    .option-cleric-description = Which cleric; not needed if you have only one

choice-en = English
choice-it = Italiano
choice-uk = Українська
choice-ru = Русский
