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
# $value (number)
allowed-other = any number but { $value }
# $low (number)
allowed-at-least = a whole number, { $low } or more
allowed-list = a list
allowed-object = an object with keys
allowed-text = text
allowed-truth = true or false

## What every game says

prompt-over = The game is over.
prompt-wait = It is { $seat_whose } turn.
# $seat (seat)
prompt-held = Your turn is done. End it, or take something back.
reason-turn-held = Your turn is done: end it, or take something back first.
reason-not-now = Something else is being asked now.
reason-not-your-turn = It is not your turn: it is { $seat_whose } turn.
reason-game-over = The game is over.

## Errors: titles, options, players

# $name (text), $known (list of text)
error-unknown-title = There is no game called “{ $name }”. There { $known_count ->
        [one] is only { $known }.
       *[other] are { $known }.
    }
# $title (phrase), $version (number), $known (list of text)
error-unknown-version = There is no version { $version } of { $title } here, or not its data. { $known_count ->
        [one] There is only version { $known }.
       *[other] There are the versions { $known }.
    }
# $name (text), $known (list of text)
error-option-unknown = There is no option “{ $name }”. { $known_count ->
        [0] This game has none.
        [one] This game has only { $known }.
       *[other] This game has { $known }.
    }
# $name (text), $value (text), $allowed (list of text or phrase)
error-option-value = The option “{ $name }” cannot be “{ $value }”, only { $allowed_or }.
# $title (phrase), $seats (number), $low (number), $high (number)
error-seats = { $title } is for { $low } to { $high } players, not for { $seats }.
# $title (text), $seats (number), $exactly (number)
error-seats-exact = { $title } is for exactly { $exactly ->
        [one] one player
       *[other] { $exactly } players
    }, not for { $seats }.

## Errors: moves

error-notation-empty = There is no move to read here.
# $code (text), $size (number)
error-notation-code = There is no move with the code { $code }: the codes of this game are below { $size }.
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
# $code (number), $seat (number)
error-code-illegal = The action { $code } is not allowed now for seat { $seat }, which decides.
# $code (number)
error-code-over = The action { $code } comes too late: the game is over, and no seat decides any more.
# $seat (seat)
error-not-your-turn = It is not your turn: it is { $seat_whose } turn.
error-game-over = The game is over.
# $given (text)
error-guest-title = “{ $given }” names no title from outside: write NAME=module:Class, with a name of its own.
# $name (text), $called (text)
error-guest-name = The title that is to be called “{ $name }” calls itself “{ $called }”.
error-subject-none = In this game there is nothing to look at more closely.
# $given (text), $examples (list of text)
error-subject-notation = “{ $given }” is not something you can look at. You could write, for example, { $examples_or }.
# $given (text), $examples (list of text)
error-subject-unknown = There is no “{ $given }” in this game. You could write, for example, { $examples_or }.
# $given (text)
error-subject-absent = “{ $given }” is not on this table.

## Errors: undo

error-undo-nothing = There is nothing to take back.
error-undo-barrier-draw = You can no longer take this back: chance has had its say since then.
# $seat (seat)
error-undo-barrier-seat = You can no longer take this back: { $seat_the } has made a choice since then.
error-undo-barrier-known = You can no longer take this back: something has been revealed since then.
error-end-nothing = There is no turn to end.
error-redo-nothing = There is nothing to redo.
# $seat (seat)
error-redo-seat = You cannot redo this: { $seat_the } took it back.
# $steps (text), $most (number)
error-rewind = The game cannot go back to move { $steps }: only to one from 0 to { $most }.
error-rewind-over = The game is over and its sealed chance is known, so it cannot be taken up again.

## Errors: positions

# $field (text), $value (text), $allowed (list of text or phrase)
error-position-field = In the position, “{ $field }” cannot be “{ $value }”: it should be { $allowed_or }.
# $field (text)
error-position-missing-field = The position lacks “{ $field }”.
# $field (text), $known (list of text)
error-position-unknown-field = A position of this game has no “{ $field }”. It has { $known }.

# $field (text), $example (text)
error-position-text = This is not a position ({ $field }). One begins like this: { $example }
# $field (text)
error-position-kind = This is not a position ({ $field }): it should be an object with keys.
# $field (text)
error-position-twice = The position says “{ $field }” twice.
# $field (text), $wanted (list of text)
error-position-draws = In the position, “{ $field }” should count the draws of { $wanted_count ->
        [0] nothing: this game draws nothing.
       *[other] exactly { $wanted }.
    }
# $field (text), $most (number)
error-position-list = In the position, “{ $field }” should be a list of at most { $most ->
        [one] 1 value.
       *[other] { $most } values.
    }
# $field (text), $length (number), $wanted (number)
error-position-length = In the position, “{ $field }” should have { $wanted ->
        [one] 1 value
       *[other] { $wanted } values
    }, and has { $length }.
# $field (text), $value (text), $parts (number)
error-position-question = In the position, the question “{ $value }” in “{ $field }” should have { $parts ->
        [one] 1 part.
       *[other] { $parts } parts.
    }
# $field (text), $question (text)
error-position-dead-end = In this position nobody could answer the question “{ $question }” in “{ $field }”.
# $field (text), $fault (phrase)
error-position-impossible = This position cannot come up ({ $field }). { $fault }

## Errors: records

# $line (number), $what (phrase)
error-record-line = Line { $line } of the record does not fit the game. { $what }
# $line (number), $text (text)
error-record-unreadable = Line { $line } of the record makes no sense: “{ $text }”
# $line (number), $wanted (text)
error-record-format = This file is not the record of a game: line { $line } should be “{ $wanted }”.
# $line (number), $most (number)
error-record-long = The record is too long: after line { $line } nothing is read, since a record has at most { $most ->
        [one] 1 line
       *[other] { $most } lines
    }.
# $line (number)
error-record-long-line = Line { $line } of the record is too long.
# $line (number), $given (text)
error-record-number = On line { $line } of the record a number is expected, not “{ $given }”.
# $line (number), $what (text)
error-record-missing = The record lacks the line that begins with “{ $what }”: it should stand before line { $line }.
# $line (number), $given (text), $wanted (text)
error-record-title = Line { $line }: this is a record of { $given }, not of { $wanted }.
# $line (number), $seat (text)
error-record-partial = Line { $line }: this record holds only what one side saw ({ $seat }), so it cannot be replayed.
# $line (number)
error-record-luck = Line { $line }: this is not the chance that was sealed before the game.
# $line (number), $given (text), $found (text)
error-record-says = Line { $line } of the record says “{ $given }”, and in the game it is “{ $found }”.
# $line (number), $given (number), $wanted (number)
error-record-move-number = Line { $line } of the record should be move { $wanted }, and it says move { $given }: a line is missing or appears twice.
# $line (number), $seat (number), $wanted (number)
error-record-seat = On line { $line } of the record seat { $seat } makes a move, and it is the turn of seat { $wanted }.
# $line (number), $number (number)
error-record-undo = On line { $line } the record cannot go back to move { $number }.
# $line (number), $recorded (text), $found (text)
error-record-hash = At line { $line } the moves have led to another position than the record says, so something before it was changed or is missing (it should be { $recorded } and is { $found }).
# $line (number), $given (text), $found (text)
error-record-result = Line { $line }: the record says that the game ended with “{ $given }”, but these moves lead to “{ $found }”.
# $outcome (text), $allowed (list of text)
error-record-outcome = “{ $outcome }” cannot have come up. { $allowed_count ->
        [0] There was nothing to draw.
       *[other] It could have been { $allowed_or }.
    }
error-record-outcome-missing = Chance decided something here, and it is not said what.
# $outcome (text), $wanted (text)
error-record-outcome-seat = “{ $outcome }” was not drawn for those eyes: it should be “{ $wanted }”.
# $outcome (text)
error-record-outcome-unused = Chance had nothing to decide here that could be “{ $outcome }”.
# $outcome (text)
error-record-outcome-luck = “{ $outcome }” is not what the sealed chance dealt.
# $line (number), $title (phrase), $version (number), $known (list of number)
error-record-version = Line { $line }: this game of { $title } was played under version { $version } of the rules, which is not here: { $known_count ->
        [one] only version { $known } can be replayed.
       *[other] only versions { $known } can be replayed.
    }
# $line (number), $title (phrase)
error-record-data = Line { $line }: this game of { $title } was played with data (map, cards or counters) that differ from those here.

## Errors: files and data

# $path (text)
error-no-such-file = There is no file “{ $path }”.
# $path (text)
error-folder = “{ $path }” is a folder; a file is needed.
# $path (text)
error-not-text = “{ $path }” is not a text file.
# $path (text), $why (text or phrase)
error-file = The file “{ $path }” cannot be used: { $why }.
# $path (text)
error-data-missing = The data file lacks “{ $path }”.
# $path (text), $value (text), $allowed (list of text or phrase)
error-data-value = In the data file, “{ $path }” cannot be “{ $value }”: it should be { $allowed_or }.
# $line (number), $what (text)
error-data-json = The data file cannot be read from line { $line } on: { $what }.
# $path (text), $what (text)
error-data-wrong = In the data file, “{ $path }” makes no sense: { $what }.

## Errors: bots and simulations

# $name (text)
error-not-a-bot = “{ $name }” is there, but it is not a bot: it must be a class that inherits from baobab.bots.bot.Bot.
# $name (text), $known (list of text)
error-unknown-bot = There is no bot called “{ $name }”. There { $known_count ->
        [one] is { $known }
       *[other] are { $known }
    }, and any class of yours as module:Class.
# $module (text), $name (text)
error-no-bot-there = The module “{ $module }” has no class called “{ $name }”.
# $jobs (number)
error-jobs = The number of processes must be from 1 to 1024, not { $jobs }.

## Errors: the arena

# $bot (text), $budget (text), $millions (number), $seconds (number)
error-arena-budget = In “{ $bot }”, “{ $budget }” is not a budget: write how much the bot may think, above zero, as 500it (iterations, a whole number up to { $millions } million), 200ms or 2s (up to { $seconds }s).
# $lineup (text), $bots (number), $seats (number)
error-arena-lineup = A line-up names a bot for each of the seats, here { $seats }, and “{ $lineup }” names { $bots }.
# $bot (text), $why (text)
error-arena-bot = The bot “{ $bot }” cannot be used ({ $why }).
# $bot (text), $answer (text)
error-bot-not-allowed = The bot “{ $bot }” answered “{ $answer }”, and that was not allowed.
# $path (text), $what (phrase)
error-arena-knobs = The file of knobs “{ $path }” cannot be used. { $what }
# $path (text)
error-arena-knobs-changed = The file of knobs “{ $path }” has changed since the run began, and its games must not be mixed. Finished games are kept: with the file as it was, the same command goes on; with the new one it begins anew.
# $bot (text), $seat (number), $decision (number), $block (number), $why (text)
error-arena-failed = The bot “{ $bot }” failed in seat { $seat } at decision { $decision } of a game of block { $block } ({ $why }). Finished games are kept.
# $bot (text), $seat (number), $decision (number), $block (number), $answer (text)
error-arena-answer = The bot “{ $bot }” answered “{ $answer }” in seat { $seat } at decision { $decision } of a game of block { $block }, and that is not allowed. Finished games are kept.
# $bot (text), $seat (number), $decision (number), $block (number), $answer (text)
error-arena-no-action = The bot “{ $bot }” answered “{ $answer }” in seat { $seat } at decision { $decision } of a game of block { $block }, and that is no action: a bot answers with the code of one, a whole number. Finished games are kept.
# $bot (text)
error-arena-ladder = A ladder starts from a budget, and “{ $bot }” has none: write for example { $bot }@200it.
# $bot (text)
error-arena-ladder-heedless = A ladder shows whether thinking longer helps, and “{ $bot }” never thinks any longer: give it a bot that searches, for example search@200it.
# $path (text), $why (text)
error-arena-disk = “{ $path }” could not be read or written ({ $why }). Finished games are kept: mend that, and the same command goes on.
# $path (text), $what (phrase)
error-arena-foreign = “{ $path }” is not a game of this match. { $what } Move it away, and the same command plays that game again.
error-arena-other-game = It was played with other options or another number of seats.
# $bots (list of text), $wanted (list of text)
error-arena-other-bots = It was played by { $bots }, and not by { $wanted }.
error-arena-unfinished = It is not finished.
# $path (text)
error-arena-busy = Somebody is playing these games already: another run has “{ $path }”.
error-arena-process = A process that played games has died; perhaps there was not enough memory. Finished games are kept: the same command goes on.
error-data-deep = The data file is nested too deeply.
# $key (text)
error-data-twice = In the data file, “{ $key }” appears twice in the same place.
# $seat (text), $seats (number)
error-no-such-seat = There is no seat { $seat }: seats are counted from 0, { $seats } in all.
# $line (number)
error-record-cut = The record breaks off after line { $line }: the rest of the game is missing, or the line “hash …” with which a game under way ends.

## Pictures of the arena

# $title (text), $seats (number), $games (number)
ui-plot-games = { $title }, { $seats ->
        [one] 1 player
       *[other] { $seats } players
    }, { $games ->
        [one] one game
       *[other] { $games } games
    }
# $seat (number)
ui-plot-seat = seat { $seat }
# $value (text)
ui-plot-median = median { $value }
ui-plot-shares-heading = Who wins
ui-plot-shares = wins per seat held, with 95 % interval; dashed: among equals
ui-plot-seats-heading = Where it is good to sit
ui-plot-seats = wins by seat, with 95 % interval; dashed: if all were equal
ui-plot-ratings-heading = How strong
ui-plot-ratings = rating with 95 % interval; 400 points are odds of ten to one
ui-plot-ladder-heading = What thinking longer is worth
ui-plot-ladder = wins against the shortest budget, with 95 % interval; dashed: among equals
ui-plot-length-heading = How long games are
ui-plot-length = games by the number of their decisions
ui-plot-scores-heading = How many points
ui-plot-scores = final points; the line marks the median

## Hints

# $share (number), $lead (text), $points (number), $others (number)
ui-hint = { $share ->
        [0] From here hardly any game is won, and no answer promises more. The bot expects to end
        [one] The bot expects to win about 1 game like this in 100, and to end
        [100] The bot hardly ever loses from here, and expects to end
       *[other] The bot expects to win about { $share } games like this in 100, and to end
    } { $lead ->
        [ahead] { $points ->
            [one] 1 point
           *[other] { $points } points
        } ahead of { $others ->
            [one] your opponent.
           *[other] the best of the others.
        }
        [behind] { $points ->
            [one] 1 point
           *[other] { $points } points
        } behind { $others ->
            [one] your opponent.
           *[other] the best of the others.
        }
       *[level] level with { $others ->
            [one] your opponent.
           *[other] the best of the others.
        }
    }
# $reasons (list of phrase)
ui-hint-why = Compared with an average answer, at the end of your move { $reasons }.
ui-hint-open = No single thing decides it.
