### Words and sentences that every part of Gravecaller uses.

## Small words

yes = Yes
no = No
page = Page { $page } of { $pages }
button-why = Why?
button-open-form = Open the form
button-previous = Back
button-next = Next
screen-rest-attached = The rest is in the attached file.

## Refusals: say what is missing, then what to do

refusal-not-gm = Only the GM can do that. Those who manage the server give the GM seat with { $setup_gm }.
refusal-not-admin = Only those who may manage the server can do that.
refusal-not-yours = “{ $name }” belongs to somebody else. Its owner and the GM can use it.
refusal-no-such-sheet = There is no sheet called “{ $name }” that you can use here. Choose one from the suggestions.
refusal-no-such-kind = There is no kind of sheet called “{ $kind }”. Choose one from the suggestions.
refusal-name-taken = There is already a sheet called “{ $name }”. Choose another name.
refusal-name-empty = The sheet needs a name with at least one visible character.
refusal-name-has-comma = “{ $name }” has a comma, which separates names in lists. Choose another name.
refusal-name-is-number = “{ $name }” means the sheet with that number. Choose another name.
refusal-value-unreadable = { $field }: “{ $value }” cannot be read. { $help }
hint-whole-number = Whole numbers are written like 3 or −2.
refusal-value-out-of-range =
    { $side ->
        [least] { $field }: { $value } is too small; it must be at least { $bound }.
        [most] { $field }: { $value } is too large; it may be at most { $bound }.
       *[none] { $field }: this does not fit here.
    }
refusal-changed-meanwhile = Somebody has changed this in the meantime. Open it again and repeat your change.
refusal-closed = This message is closed. Use the newest one, or the command again.
refusal-already-done = This has already been done.
refusal-busy = Too much is happening here at this moment. Try again in a few seconds.
refusal-database-newer = This server’s data was written by a newer version of Gravecaller. Whoever runs the bot has to update it.
refusal-server-only = This works only in a server’s channels.

## Failures that are nobody’s refusal

failure-unknown = Something went wrong that nobody expected. If you report it, give this code: { $reference }
failure-reply = The answer could not be shown here, but what you did is stored.
failure-command-out-of-date = This command has changed. Reload Discord and try again.
