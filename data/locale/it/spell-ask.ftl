### Identificazioni chieste da un GM

spell-ask-reaction = Identificare un incantesimo mentre viene lanciato
spell-ask-action = Identificare un incantesimo dal suo effetto
spell-refusal-no-casting = Quale lancio? Indica un incantesimo o il suo livello; dopo @ possono seguire il livello e la classe con cui è lanciato: Palla di fuoco @ 4 mago.
spell-refusal-casting-unreadable = «{ $typed }» non indica un lancio. Indica un incantesimo o il suo livello; dopo @ possono seguire il livello e la classe con cui è lanciato: Palla di fuoco @ 4 mago.
