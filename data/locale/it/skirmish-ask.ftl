### Tiri di creature che non sono su una mappa, chiesti da un GM.

skirmish-ask-save-apart = Tiro salvezza sul morale
skirmish-ask-initiative-apart = Iniziativa
skirmish-apart-title-save-apart = { $name }: tiro salvezza sul morale
skirmish-apart-title-initiative-apart = { $name }: iniziativa
skirmish-apart-passed = Resiste contro CD { $dc }. La probabilità era { $chance }.
skirmish-apart-failed = Non resiste contro CD { $dc }. La probabilità era { $chance }.
skirmish-hint-modifier = Lascia vuoto, o scrivi un modificatore con il segno: +4 per un comandante; al massimo { $most }.
ledger-kind-skirmish-save-apart = tiro salvezza sul morale
ledger-kind-skirmish-initiative-apart = iniziativa
