### Rolls of creatures that stand on no board, which a GM asks for.

skirmish-ask-save-apart = Morale save
skirmish-ask-initiative-apart = Initiative
skirmish-apart-title-save-apart = { $name }: morale save
skirmish-apart-title-initiative-apart = { $name }: initiative
skirmish-apart-passed = Stands fast against DC { $dc }. The chance was { $chance }.
skirmish-apart-failed = Does not stand fast against DC { $dc }. The chance was { $chance }.
skirmish-hint-modifier = Leave it empty, or name a modifier with its sign: +4 for a commander; at most { $most }.
ledger-kind-skirmish-save-apart = morale save
ledger-kind-skirmish-initiative-apart = initiative
