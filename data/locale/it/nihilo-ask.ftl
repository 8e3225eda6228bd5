### Checks of EX Nihilo that a Narrator asks for.

nihilo-ask-check = EX Nihilo: { $sample } (difficoltà @ G.S.P.)
