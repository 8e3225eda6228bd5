### Кидки створінь, що не стоять на полі, про які просить майстер.

skirmish-ask-save-apart = Перевірка бойового духу
skirmish-ask-initiative-apart = Ініціатива
skirmish-apart-title-save-apart = { $name }: перевірка бойового духу
skirmish-apart-title-initiative-apart = { $name }: ініціатива
skirmish-apart-passed = Стійкість збережено, КС { $dc }. Шанс був { $chance }.
skirmish-apart-failed = Стійкість втрачено, КС { $dc }. Шанс був { $chance }.
skirmish-hint-modifier = Залиште порожнім або вкажіть модифікатор зі знаком: +4 за командира; не більше { $most }.
ledger-kind-skirmish-save-apart = перевірка бойового духу
ledger-kind-skirmish-initiative-apart = ініціатива
