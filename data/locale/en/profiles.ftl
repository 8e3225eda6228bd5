### Profiles: whole sets of house rules under names.

profile-title = Profiles of house rules
profile-about = A profile is a whole set of house rules. Whoever plays by one plays by the defaults in all that it does not name.
profile-line = { $name }
profile-none = There is no profile yet.
profile-choose = Choose a profile
profile-button-save = Keep the rules in force …
profile-button-play = Play by it
profile-button-export = As a file
profile-button-forget = Forget it
profile-button-all = All profiles
profile-card-title = Profile: { $name }
profile-would = Playing by it would change:
profile-form-title = A new profile
profile-field-name = Name
profile-hint-name = A profile of the same name is replaced.
profile-exported = Send this file on; others read it with /house import and keep it as a profile of theirs.
ledger-kind-house-profile = house rules of a profile
refusal-profile-no-name = A profile needs a name.
refusal-profile-too-many = At most { $most } profiles can be kept. Forget one first.
