### What lasts on undead, and what is done to it by hand (source 000). Terms: GLOSSARY section 1.3.

## The list

turning-lasting-title = What lasts
turning-lasting-title-of = What lasts: { $name }
turning-lasting-none = Nothing lasts here.
turning-lasting = { $effect } · { $duration } · by { $cleric }
turning-lasting-protecting = { $effect } · { $duration } · by { $cleric } · protected: { $names }
turning-lasting-against = { $effect } · { $duration } · by { $cleric } · victim: { $name }
turning-lasts-rounds =
    { $n ->
        [one] { $n } round
       *[other] { $n } rounds
    }
turning-lasts-until = until the end of round { $round }
turning-lasts-permanent = permanent
turning-lasting-choose = Choose an effect to end or break
turning-lasting-hidden = GM: with hidden ones
# Instead of a name: by somebody.
turning-somebody = somebody
turning-more = and { $n } more

## The card of one effect

turning-lasting-duration = Lasts
turning-lasting-cleric = By
turning-lasting-protects = Protected
turning-lasting-victim = Victim
turning-lasting-rolled = Rounds rolled for
turning-act-break = It was harmed: break it
turning-act-confuse = This round’s d6
turning-act-release = Release
turning-act-end = End

## Ending

turning-end-form = End: { $effect }
turning-end-note = Reason
turning-ended-title = { $effect } ends
turning-ended = { $name }: { $effect } does not last any more.

## Breaking a Keep at Bay

turning-break-form = Keep at Bay is broken
turning-break-harmed-at = Moment of the round it was harmed at
turning-break-harmed-at-hint = The initiative moment at which the harmful act was completed
turning-break-modifier = Its own attack modifier
turning-break-at-range = Harmed at range
turning-break-initiative = Its own initiative roll
turning-break-initiative-hint = The pure roll; leave it empty if it has not rolled
turning-broken-title = Keep at Bay is broken: { $name }
turning-broken = { $name } was harmed at moment { $moment } of the round and may attack all who were protected from it.
turning-strike = It strikes back at moment { $moment }.
turning-strike-last = It strikes back as the last act of the round, at moment { $moment }.
turning-strike-delayed = From moment { $moment } on it may delay, and strike whoever comes near in the rest of the round.
turning-strike-free = It acts freely at moment { $moment }, by its own initiative.
turning-broken-others =
    { $n ->
        [0] The cleric keeps no other undead at bay.
        [one] For the other undead Keep at Bay goes on:
       *[other] For the other { $n } undead Keep at Bay goes on:
    }
turning-broken-other = { $name }: { $duration }

## Confusing Order

turning-confuse-form = This round’s d6
turning-confuse-seen = Whom it sees within { $metres } m
turning-confuse-seen-hint = Names with commas; 3 or 4 picks one of them at random
turning-confused-title = Confusing Order: { $name }
turning-confused-die = d6 { $face }: { $conduct }
turning-confused-attacks = It attacks { $victim }, and no one else.
turning-confused-nobody = There is nobody to attack, so that it cannot leave its place this round.
turning-this-round-stand-still = It cannot leave its place this round.
turning-this-round-free = It acts freely this round.
turning-confused-drawn = Picked with a d{ $sides }: { $face }
turning-confused-next = Next round’s d6
turning-confused-round = Round { $round } of { $rounds }

## Release and rest

turning-released-title = Released: { $name }
turning-released = { $cleric } releases it from Permanent Domination.
turning-released-then = It is not at once hostile: it tries to get away, and fights for its freedom only if it cannot.
turning-rest-moment = The moment of the deity: { $recovery }

## Refusals

turning-refusal-not-your-effect = Only the GM and those who play the cleric or, where somebody is protected, the protected can do this.
