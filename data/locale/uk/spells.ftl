### Names of spells, by their ids in `data/srd/spells.toml`. One without an established name in this language has its English one.

spell-srd-name =
    { $id ->
        [charm-person] Зачарування особи
        [fireball] Вогняна куля
        [flame-strike] Стовп полумʼя
       *[other] { $name }
    }
