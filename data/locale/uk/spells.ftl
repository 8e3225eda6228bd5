### Names of spells. Those that this language has no established name for are called as in the SRD, in English.

spell-srd-name =
    { $id ->
       *[other] { $name }
    }
