### Identifying that a GM asks for

spell-ask-reaction = Identify a spell as it is cast
spell-ask-action = Identify a spell by its effect
spell-refusal-no-casting = Which casting? Name a spell or its level; behind @ may stand the level and the class as which it is cast: Fireball @ 4 wizard.
spell-refusal-casting-unreadable = “{ $typed }” names no casting. Name a spell or its level; behind @ may stand the level and the class as which it is cast: Fireball @ 4 wizard.
