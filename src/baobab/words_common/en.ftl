### The words that all titles share. How a catalogue is written: docs/words.md

## Names: the forms that every name has unless its kind or the name itself says otherwise
## Facts about a noun: .article = the | none (Kano, player 1), .mass = yes (gold, water)

name =
    .article = the
    .mass = no
    .the = { $article ->
        [none] { $name }
       *[the] the { $name }
    }
    .a = { $article ->
        [none] { $name }
       *[the] { $mass ->
            [yes] some { $name }
           *[no] { $initial ->
                [a] an { $name }
                [e] an { $name }
                [i] an { $name }
                [o] an { $name }
               *[other] a { $name }
            }
        }
    }
    .of = of { $the }
    .to = to { $the }
    .from = from { $the }
    .in = in { $the }
    .on = on { $the }
    .whose = { $the }'s

seat = player { $number }
    .article = none

# Takes the place of the seat where the players' names are known.
player = { $name }
    .article = none

# What a move text is made of; a title words its own, such as argument-space.
argument = { $name }
argument-number = number
argument-seat = player

## Lists

list-none = nothing
    .article = none
list-comma = { $head }, { $item }
list-and = { $head } and { $item }
list-or = { $head } or { $item }

## What is allowed, to stand in a list of such things or alone: Phrase("allowed-range", …)

# $low (number), $high (number)
allowed-range = a whole number from { $low } to { $high }
# $low (number)
allowed-at-least = a whole number, { $low } or more

## Errors: titles, options, players

# $name (text), $known (list of text)
error-unknown-title = There is no game called “{ $name }”. There are { $known }.
# $name (text), $known (list of text)
error-option-unknown = There is no option “{ $name }”. { $known_count ->
        [0] This game has none.
        [one] This game has only { $known }.
       *[other] This game has { $known }.
    }
# $name (text), $value (text), $allowed (list of text or phrase)
error-option-value = The option “{ $name }” cannot be “{ $value }”, only { $allowed_or }.
# $title (text), $seats (number), $low (number), $high (number)
error-seats = { $title } is for { $low } to { $high } players, not for { $seats }.
# $title (text), $seats (number), $exactly (number)
error-seats-exact = { $title } is for exactly { $exactly ->
        [one] one player
       *[other] { $exactly } players
    }, not for { $seats }.

## Errors: moves

error-notation-empty = There is no move to read here.
# $verb (text), $known (list of text)
error-notation-unknown-verb = No move of this game begins with “{ $verb }”. You can write { $known_or }.
# $verb (text), $argument (argument), $given (text), $examples (list of text)
error-notation-argument = In “{ $verb }”, “{ $given }” is not { $argument_a }. { $examples_count ->
        [0] There is none to choose from.
       *[other] You could write, for example, { $examples_or }.
    }
# $verb (text), $wanted (number), $given (number), $usage (text)
error-notation-arity = { $wanted ->
        [0] After “{ $verb }” nothing else is expected
        [one] After “{ $verb }” one thing is expected
       *[other] After “{ $verb }” { $wanted } things are expected
    }, and here { $given ->
        [0] there is nothing
        [one] there is one
       *[other] there are { $given }
    }. Write it like this: { $usage }
# $given (text), $candidates (list of text)
error-notation-ambiguous = “{ $given }” could mean { $candidates_or }. Write which one you mean.
# $move (text)
error-illegal = “{ $move }” is not allowed now.
# $seat (seat)
error-not-your-turn = It is not your turn: it is { $seat_whose } turn.
error-game-over = The game is over.

## Errors: undo

error-undo-nothing = There is nothing to take back.
error-undo-barrier-draw = You can no longer take this back: chance has had its say since then.
# $seat (seat)
error-undo-barrier-seat = You can no longer take this back: { $seat_the } has made a choice since then.
error-undo-barrier-known = You can no longer take this back: something has been revealed since then.

## Errors: positions

# $field (text), $value (text), $allowed (list of text or phrase)
error-position-field = In the position, “{ $field }” cannot be “{ $value }”: it should be { $allowed_or }.
# $field (text)
error-position-missing-field = The position does not say “{ $field }”.
# $field (text), $known (list of text)
error-position-unknown-field = A position of this game has no “{ $field }”. It has { $known }.

## Errors: records

# $line (number), $what (phrase)
error-record-line = Something is wrong on line { $line } of the record. { $what }
# $line (number), $recorded (text), $found (text)
error-record-hash = After line { $line } the position is not the one in the record: it should be { $recorded }, but it is { $found }.
# $line (number), $outcome (text), $allowed (list of text)
error-record-outcome = On line { $line }, “{ $outcome }” cannot have come up. { $allowed_count ->
        [0] Chance decided nothing there.
       *[other] It could have been { $allowed_or }.
    }
# $version (number), $known (number)
error-record-version = This game was played under version { $version } of the rules. Here it can only be looked at: what can be played is version { $known }.
error-record-data = This game was played with other data (map, cards or counters) than there are here.

## Errors: files and data

# $path (text)
error-no-such-file = There is no file “{ $path }”.
# $path (text), $why (text or phrase)
error-file = The file “{ $path }” cannot be used: { $why }.
# $path (text)
error-data-missing = The game's data lack “{ $path }”.
# $path (text), $value (text), $allowed (list of text or phrase)
error-data-value = In the game's data, “{ $path }” cannot be “{ $value }”: it should be { $allowed_or }.
