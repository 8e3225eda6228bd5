### Броски существ, которых нет на поле, по просьбе мастера.

skirmish-ask-save-apart = Проверка морали
skirmish-ask-initiative-apart = Инициатива
skirmish-apart-title-save-apart = { $name }: проверка морали
skirmish-apart-title-initiative-apart = { $name }: инициатива
skirmish-apart-passed = Стойкость сохранена, КС { $dc }. Шанс был { $chance }.
skirmish-apart-failed = Стойкость потеряна, КС { $dc }. Шанс был { $chance }.
skirmish-hint-modifier = Оставьте пустым или укажите модификатор со знаком: +4 за командира; не больше { $most }.
ledger-kind-skirmish-save-apart = проверка морали
ledger-kind-skirmish-initiative-apart = инициатива
