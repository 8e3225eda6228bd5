### Names of spells, by their ids in `data/srd/spells.toml`. One without an established name in this language has its English one.

spell-srd-name =
    { $id ->
       *[other] { $name }
    }
