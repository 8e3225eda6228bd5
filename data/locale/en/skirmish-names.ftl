### Skirmish: creatures, warbands, maps, sheets, the guide, house rules. Labels: at most 45 characters; hints: 100.

## Sheets

skirmish-kind-creature = Skirmish creature
skirmish-field-level = Level
skirmish-field-hit-points = Hit points at the start
skirmish-field-speed = Speed in squares
skirmish-field-attack = Attack
skirmish-field-ac = Armour Class (AC)
skirmish-field-damage = Damage
skirmish-field-cost = Cost in points
skirmish-field-size = Size
skirmish-field-commander-rating = Commander rating
skirmish-field-commander-effect = Commander effect
skirmish-hint-commander-effect = In a sentence; it is told, not reckoned with
skirmish-field-fearless = Fearless
skirmish-field-ranged = Ranged attack
skirmish-size-medium = Medium (1 square)
skirmish-size-large = Large (2 × 2)
skirmish-size-huge = Huge (3 × 3)
skirmish-template = { $name } (ours)
skirmish-values = All figures of { $name } are ours, not those of a printed card.

## Creatures, warbands and maps of our own

skirmish-creature-captain = Captain
skirmish-creature-sergeant = Sergeant
skirmish-creature-halberdier = Halberdier
skirmish-creature-crossbowman = Crossbowman
skirmish-creature-hound = Hound
skirmish-creature-chieftain = Chieftain
skirmish-creature-shaman = Shaman
skirmish-creature-raider = Raider
skirmish-creature-wolf = Wolf
skirmish-creature-ogre = Ogre
skirmish-creature-barrow-guard = Barrow guard
skirmish-creature-giant = Giant
skirmish-warband-watch = The town watch
skirmish-warband-raiders = The raiders
skirmish-map-court = The court
skirmish-map-ford = The ford
skirmish-map-ruins = The ruins

## The guide

skirmish-guide-title = Skirmish
skirmish-guide-about = Two warbands fight on a board of squares. In the 1st edition whoever has lost half its hit points may rout; in the 2nd creatures are bloodied instead.
skirmish-guide-new = { $command } opens a game: choose the edition, a map, and who plays against you.
skirmish-guide-deploy = { $command } brings a warband of your own, as text or as a file, and sets up creatures; without anything it sets up the rest.
skirmish-guide-initiative = { $command } begins the first round. Later rounds begin by themselves.
skirmish-guide-activate = { $command }, or the list below the call, begins the turn of a creature.
skirmish-guide-act = In its turn it moves and attacks, or moves twice: { $move }, { $damage }. Without an amount the attack is rolled.
skirmish-guide-charge = { $command } charges the nearest enemy in the 1st edition: at double speed in a straight line, with +2 to the attack.
skirmish-guide-morale = When a morale save is due, press the button or use { $morale }. A routing creature tries to stop with { $rally } at the start of its turn.
skirmish-guide-rout = { $command } shows the shortest way out of a creature, with its cost.
skirmish-guide-look = { $board } shows the board to all, { $cover } tells who sees whom and has cover.
skirmish-guide-end = “What can I do?” below every call shows your own desk; a draw and conceding are there, too.

## House rules

house-rule-skirmish-options-out-of-command = Creatures out of command
house-rule-skirmish-options-out-of-command-about = What befalls a creature that no commander has under command
house-value-skirmish-options-out-of-command-nothing = nothing
house-value-skirmish-options-out-of-command-speed-2 = speed 2, as until 2005
house-rule-skirmish-options-bloodied-rounding = Rounding of half the hit points
house-rule-skirmish-options-bloodied-rounding-about = How half of the hit points becomes a multiple of 5 in the 2nd edition
house-value-skirmish-options-bloodied-rounding-nearest = to the nearest, midway down
house-value-skirmish-options-bloodied-rounding-down = always down
house-rule-skirmish-options-charge-nearest = Nearest enemy of a charge
house-rule-skirmish-options-charge-nearest-about = Among which enemies a charger looks for the nearest
house-value-skirmish-options-charge-nearest-seen = those that it sees
house-value-skirmish-options-charge-nearest-all = all; if the nearest is not seen there is no charge
house-rule-skirmish-options-charge-path = Path of a charge
house-rule-skirmish-options-charge-path-about = What must be free for a charge
house-value-skirmish-options-charge-path-hull = all between the start and the end space
house-value-skirmish-options-charge-path-centre = the line between the centres
house-rule-skirmish-options-terrain-set = Optional terrain
house-rule-skirmish-options-terrain-set-about = Whether risky ground, sacred circles, spike stones and pits act in the 1st edition
house-rule-skirmish-options-huge = Huge creatures
house-rule-skirmish-options-huge-about = Whether warbands may have Huge creatures
house-rule-skirmish-options-victory-score = Victory score
house-rule-skirmish-options-victory-score-about = At how many points a game is won
house-rule-skirmish-options-area-points = Points for victory areas
house-rule-skirmish-options-area-points-about = What holding one’s own victory area is worth at the end of a round
house-rule-skirmish-options-second-cover = Cover in the 2nd edition
house-rule-skirmish-options-second-cover-about = What cover adds to the AC in the 2nd edition
house-rule-skirmish-options-second-difficult = Difficult ground in the 2nd edition
house-rule-skirmish-options-second-difficult-about = What a square of difficult ground costs in the 2nd edition
