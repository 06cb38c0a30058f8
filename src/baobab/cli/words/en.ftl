### What the command line says.

cli-about = Five board games set in Africa: play them here, read their rules, measure them.
cli-usage = usage:
cli-commands = commands
cli-metavar-command = COMMAND
cli-positionals = what it takes
cli-optionals = options

cli-command-play = play a game in the terminal, against bots or with friends
cli-command-titles = list the games
cli-command-rules = read the rules of a game, clause by clause
cli-command-data = show which figures of a game are certain, found or reconstructed
cli-command-simulate = let bots play many games, and say how fast and who wins
cli-command-replay = verify a recorded game and tell it in words
cli-command-position = draw a position with its decision and its options
cli-command-check = check that a title keeps the promises of the house

cli-help-help = show this help
cli-help-version = show the version
cli-help-lang = language: Italian or English (default: as in your locale)
cli-help-json = print the result as JSON
cli-help-title = a game, such as africa (see “baobab titles”)
cli-help-data = a corrected data file to use in place of the game's own
cli-help-clause = a clause such as AFR-B2b, or the beginning of several
cli-help-option = an option of the game; may be given several times
cli-help-seats = number of players (default: as many as the game takes)
cli-help-bot = who plays: random, or module:Class for a bot of your own
cli-help-games = how many games
cli-help-seconds = for how long (default: 3 seconds)
cli-help-seed = decides everything that happens (default: 1)
cli-help-jobs = how many processes (default: 1)
cli-help-record = the file of a recorded game
cli-help-position = a position in one line, as “baobab play” and the tests write it
cli-help-who = who sits where: me or the name of a bot (default: you and random bots)
cli-help-names = what the players are called
cli-help-seed-play = decides all chance in the game (default: drawn)
cli-help-resume = go on with a saved game
cli-help-save = the file in which the game is kept

# $low (number), $high (number)
cli-players = { $low }–{ $high } players
# $games (number)
cli-progress-games = { $games ->
        [one] one game
       *[other] { $games } games
    }

cli-result-title = title
cli-result-seats = seats
cli-result-bot = bot
cli-result-seed = seed
cli-result-jobs = processes
cli-result-games = games
cli-result-decisions = decisions
cli-result-seconds = seconds
cli-result-decisions_per_second = decisions a second
cli-result-games_per_second = games a second
cli-result-mean_options = mean number of options
cli-result-wins = wins by seat
cli-result-mean_scores = mean score by seat
cli-result-build = build

# $title (text), $digest (text)
cli-data-digest = Data of { $title }, digest { $digest }
cli-data-certain = Certain: from the rulebook
cli-data-found = Found: from public sources
cli-data-reconstructed = Reconstructed: ours until somebody who owns the box corrects it

# $moves (number)
cli-replay-verified = Verified: { $moves ->
        [one] one move, with its outcome, hash and result.
       *[other] { $moves } moves, with all outcomes, hashes and the result.
    }

cli-score-total = total
cli-score-place = place

cli-choose-title = Which game?
# $most (number)
cli-choose-again = Type a number from 1 to { $most }, or the name of a game.
# $number (number)
cli-person = Player { $number }
# $bot (text), $number (number)
cli-machine = Bot { $number }
cli-answer = Your answer (? for help):
cli-play-help = Type the number of an answer, or write it out (for example “walk C5”, or just “C5”).
    “? walk C5” says why something is not possible. Besides: undo, redo, board, log, rules [CLAUSE], save [FILE], lang it|en, quit (the game is kept).
# $kinds (list of text)
cli-play-kinds = Here you can write { $kinds_or }.
# $move (text)
cli-play-allowed = “{ $move }” is allowed.
# $move (text)
cli-play-undone = Taken back: { $move }.
# $path (text)
cli-play-saved = The game is in { $path }.
# $path (text)
cli-play-left = The game is kept in { $path }. Go on with: baobab play --resume { $path }
# $clause (text)
cli-play-no-clause = There is no clause { $clause }.
# $known (list of text)
cli-play-langs = The languages are { $known }.
# $player (text)
cli-play-curtain = { $player }, take the keyboard and press Enter when nobody else is looking.

## Errors

# $lang (text), $known (list of text)
error-lang = There are no words in “{ $lang }”, only in { $known_or }.
# $what (text), $program (text)
error-usage = This command line makes no sense ({ $what }). “{ $program } --help” explains it.
# $what (text), $program (text)
error-usage-required = Something is missing: { $what }. “{ $program } --help” explains it.
# $what (text), $program (text)
error-usage-unknown = I don't know “{ $what }”. “{ $program } --help” shows what there is.
# $what (text), $program (text)
error-usage-value = { $what } needs a value. “{ $program } --help” explains it.
# $what (text), $program (text)
error-usage-choice = There is no { $what }. “{ $program } --help” shows what there is.
# $what (text), $other (text), $program (text)
error-usage-together = { $what } and { $other } don't go together. “{ $program } --help” explains it.
# $name (text), $value (text), $low (number), $high (number)
error-number = { $name } must be a whole number from { $low } to { $high }, not “{ $value }”.
# $name (text), $value (text)
error-seconds = { $name } must be a number of seconds above 0 and at most a day, not “{ $value }”.
# $path (text)
error-not-text = “{ $path }” is not a text file.
# $given (text)
error-option-form = An option is written NAME=VALUE, not “{ $given }”.
# $clause (text), $title (text), $example (text)
error-unknown-clause = { $title } has no clause “{ $clause }”. One that exists is { $example }.
error-no-title = Say which game to play, for example: baobab play africa
# $names (number), $seats (number)
error-names = { $names ->
        [one] There is one name
       *[other] There are { $names } names
    } for { $seats } players.
# $given (text), $found (text)
error-resume-title = The saved game is { $found }, not { $given }.
# $given (number), $seats (number)
error-holders = This game has { $seats } seats, and you named { $given ->
        [one] one player
       *[other] { $given } players
    }.
# $path (text), $why (text)
error-save = The game could not be written to “{ $path }” ({ $why }). Nothing is lost: choose another file with “save FILE”.
