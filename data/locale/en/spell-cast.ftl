### Casting spells: what the table, the caster, the observers and the GM are told.

## In front of everybody

spell-announced-title = A spell is cast
spell-rumour-title = Something may have happened
spell-rumour-text = Perhaps somebody noticed something. Each of you learns for yourself alone what there was to notice, if there was anything.
spell-summons-title = For the GM
spell-summons-text = Here is something that the GM should see first.
spell-word-title = For one person alone
spell-word-text = { $who }, here is something that only you can read.
spell-window-over = It is over.

## What is perceived

spell-perceived-title = What you notice
spell-perceived-by = { $name }
spell-perceived-casting = { $caster } casts a spell. What gives it away: { $components }.
spell-perceived-casting-somebody = Somebody casts a spell. What gives it away: { $components }.
spell-perceived-effect = An effect can be noticed.
spell-perceived-caster-unknown = Nobody can tell who caused it.
spell-perceived-cost = Identifying the spell uses the reaction while it is cast, and afterwards, by its effect, the action.
spell-notes-title = Why?
spell-notes-nothing = There is no more to it, as far as you may know.

## To the caster

spell-caster-title = You cast: { $spell }
spell-caster-told = The table hears of it, as far as it can be perceived.
spell-caster-hidden = Nobody hears of it but the GM, who says who notices something.
spell-cast-classless = no class
spell-field-spell = Spell
spell-field-caster = Caster
spell-field-cast-as = Cast as a spell of the class
spell-field-how = Without components by
spell-field-slot = Spell slot spent
spell-field-left = Components still needed
spell-field-casting-perceptible = Casting can be perceived
spell-field-effect-perceptible = Effect can be perceived
spell-field-caster-known = One can tell who casts

## To the GM

spell-overseer-title = For the GM alone: { $spell }
spell-witnesses = Who perceives it
spell-witnesses-none = Nobody has been picked.
spell-witnesses-nobody = Nobody
spell-witnesses-page = Those present, { $first } to { $last } of { $n }.
spell-ongoing-title = Spells that are not over
spell-ongoing-none = There is none in this channel.
spell-ongoing-choose = Open the GM’s view
spell-ongoing-casting = { $spell } – { $caster }
spell-watching = { $name }: { $what }
spell-watching-chance = { $name }: { $what } – DC { $dc }, { $advantage ->
        [yes] advantage, { $chance }
       *[other] { $chance }
    }
spell-tried =
    { $identified ->
        [yes] { $name } has tried ({ $way }): { $total }, identified
       *[other] { $name } has tried ({ $way }): { $total }, not identified
    }
spell-candidate = { $name }
spell-select-casting = Who perceives the casting?
spell-select-effect = Who perceives the effect?
spell-hint-notices = could notice: { $letters }
spell-hint-nothing = neither sees nor hears enough of it
spell-hint-sees = can see
spell-hint-blind = cannot see
spell-window-untold = The table has not been told. Pick who perceives it, then tell the table.
spell-window-until = { $phase }; it closes { $when }
spell-phase-untold = The table has not been told
spell-phase-casting = The spell is being cast
spell-phase-effect = The effect can be identified
spell-phase-over = It is over

## Identifying

spell-identified-title = { $name } identifies the spell
spell-unidentified-title = { $name } does not identify the spell
spell-with-advantage = Advantage: the higher of { $faces } counts.
spell-unidentified = The check does not tell which spell it is.
spell-spent = Spent: { $way }.
spell-may-counter = At this table the same reaction may also counter the spell.
spell-field-dc = DC
spell-field-chance = Chance
spell-regained-title = Reaction regained
spell-regained = { $name } may take a reaction again.

## Targets

spell-target-title = { $spell } – { $target }
spell-field-truth = In truth
spell-field-appears = What the caster sees
spell-slot-spent = level { $level }
spell-seen =
    { $target }: { $appears }.
spell-said-title = It is told
spell-said-text = In the channel there is now a button that shows it to that person alone.

## Buttons: at most 80 characters

spell-button-identify = Identify?
spell-button-perceive = What do I notice?
spell-button-try = Identify as { $name }
spell-button-gm = For the GM
spell-button-tell = Tell the table
spell-button-casting-over = The casting is over
spell-button-effect-over = The effect is over
spell-button-longer = More time
spell-button-refresh = Refresh
spell-button-others = Others present …
spell-button-regain = My turn: reaction back
spell-button-regain-all = All reactions back
spell-button-tell-caster = Tell the caster
spell-button-tell-observer = Tell the observer
spell-button-read = Read

## Refusals

spell-refusal-no-adventurer = You need an adventurer for that. { $sheet_new } makes one.
spell-refusal-which-adventurer = You have several adventurers. Say which one is meant.
spell-refusal-not-for-you = That is for somebody else.

## The ledger and the guide

ledger-kind-spellcasting-cast = a spell is cast
ledger-kind-spellcasting-notice = who perceives a casting
ledger-kind-spellcasting-identify = a spell is identified
ledger-kind-spellcasting-regain = a reaction is regained
ledger-kind-spellcasting-target = a target is judged
ledger-kind-spellcasting-tell = something is told
spell-guide-cast = { $command } announces a spell, openly or hidden. Who notices it may identify it, and only they learn what came of that.
spell-guide-notice = With { $command } the GM looks up what could be perceived of a spell, by whom, and whether the caster can be known. Without a spell it lists those that are not over.
spell-guide-identify = With { $command } the GM asks somebody for a single check.
spell-guide-target = With { $command } the GM learns what comes of a target, and what the caster sees of it.

## Choices

choice-barbarian = Barbarian
choice-bard = Bard
choice-cleric = Cleric
choice-druid = Druid
choice-fighter = Fighter
choice-monk = Monk
choice-paladin = Paladin
choice-ranger = Ranger
choice-rogue = Rogue
choice-sorcerer = Sorcerer
choice-warlock = Warlock
choice-wizard = Wizard
choice-subtle = Subtle Spell
choice-no-material = No material components
choice-subtle-no-material = Subtle Spell, no material components
choice-innate = Innate Spellcasting
choice-reaction = Reaction, as it is cast
choice-action = Action, by its effect
choice-invalid = Invalid target
choice-saved = Valid, succeeds on its saving throw
choice-unaffected = Valid, but the spell does nothing
