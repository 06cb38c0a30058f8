### What the command line says.

cli-about = Board games set in Africa: play them here, read their rules, measure them.
cli-usage = usage:
cli-commands = commands
cli-positionals = arguments
cli-optionals = options

cli-metavar-command = COMMAND
cli-metavar-title = TITLE
cli-metavar-clause = CLAUSE
cli-metavar-file = FILE
cli-metavar-folder = FOLDER
cli-metavar-option = NAME=VALUE
cli-metavar-who = WHO,WHO,…
cli-metavar-names = NAME,NAME,…
cli-metavar-text = TEXT

cli-command-play = play a game in the terminal, against bots or with friends
cli-command-titles = list the games
cli-command-rules = read the rules of a game, clause by clause
cli-command-data = show which figures of a game are certain, found or reconstructed
cli-command-simulate = let bots play many games: who wins, and how fast it goes
cli-command-arena = find out which bot is stronger, and how sure that is
cli-command-replay = check a recorded game and tell what happened in it
cli-command-position = draw a position, with the question and the answers there are
cli-command-check = test a game from end to end, one of ours or your own
cli-command-serve = run live tables that others can join from their browsers
cli-command-verify = check that a finished game followed the luck sealed before it began
cli-command-backup = save everything a server has to one file, while people play
cli-command-restore = restore a backup into an empty place

cli-help-help = show this help
cli-help-version = show the version
cli-help-lang = language: English or Italian (default: that of your system)
cli-help-json = print the result as JSON
cli-help-title-house = a game, such as africa (see “baobab titles”)
cli-help-title = a game, such as africa (see “baobab titles”), or module:Class for one of your own
cli-help-data = a corrected data file to use in place of the game's own
cli-help-clause = a clause such as AFR-B2b to read in full, or the beginning of several, such as AFR-B2
cli-help-option = an option of the game, such as simple=yes; may be given several times
cli-help-seats = how many players (default: as many as the game takes)
cli-help-bot = who plays in all seats: random, greedy, search, easy, normal, hard, expert, or module:Class for a bot of your own (default: random)
cli-help-games = how many games (default: as many as fit into the time)
cli-help-seconds = for how many seconds (default: 3)
cli-help-seed = a number that decides all chance: the same one gives the same games (default: 1)
cli-help-jobs = how many processes to share the work among (default: 1)
cli-help-arena-seats = how many players (default: as many as the line-up has)
cli-help-arena-bots = a line-up, a bot for each seat: greedy,random,random or search@500it,search@200ms or module:Class; may be given several times
cli-help-arena-ladder = does thinking longer help? This bot, such as search@200it, meets itself with two and four times as much thinking
cli-help-arena-blocks = how many blocks: deals, each played once from every seat (default: 100)
cli-help-arena-gate = test whether the first bot of the line-up is stronger, and stop as soon as that is clear; exit code 0 if it is, else 1
cli-help-arena-gain = with --gate: how many points of win share (in percent) it claims to be better (default: 5)
cli-help-arena-plots = draw the results as pictures (SVG) into this folder
cli-help-arena-keep = keep the games here (default: among your own data); what is there already is not played again
cli-help-record = the file of a recorded game
cli-help-position = a position in one line; “africa/1 2” is the beginning of a game for two
cli-help-who = who plays, in order: me, or a bot: easy, normal, hard, expert (or random, greedy, search), as in me,easy,hard (default: you, and as few normal bots as the game needs)
cli-help-names = the players' names, in the same order
cli-help-seed-play = a number that decides all chance in the game (default: another one every time)
cli-help-resume = go on with a saved game
cli-help-save = the file in which the game is kept (default: the name of the game, with .record)
cli-help-positions = how many positions to examine (default: 1000)
cli-help-clauses = for a game of your own: its rules file, or a list of clause ids, one a line (default: rules.md beside the game)
cli-help-host = the address to listen at; 0.0.0.0 lets other machines in (default: this machine only)
cli-help-port = the port to listen at; 0 takes any free one (default: 8321)
cli-help-store = the folder where the games are kept (default: among your own data)
cli-help-database = a database in place of the folder: postgresql+asyncpg://USER:PASSWORD@HOST/NAME
cli-help-origin = the address of a site that may use this server, besides its own pages; may be given several times
cli-help-proxy = the address of the proxy in front of the server, trusted to say where people connect from
cli-help-workers = how many processes think for bots (default: one fewer than there are processors)
cli-help-thinking = how many seconds a bot may think about a decision at most (default: 10)
cli-help-chat-days = for how many days chat is kept (default: 365)
cli-help-guests = titles from outside that can be played here too, separated by commas
cli-help-unlimited = set no limit to how fast one client may ask: for tests and private use
cli-help-open = open the table in the browser, where there is a screen
cli-help-backup = the file to write
cli-help-restore = the file that “baobab backup” wrote
cli-help-seal = the seal that was shown before the game began

# $low (number), $high (number)
cli-players = { $low }–{ $high } players
cli-title-version = Version { $version } ({ $date }): { $what }
# $games (number)
cli-progress-games = { $games ->
        [one] one game
       *[other] { $games } games
    }
# $done (number), $total (number)
cli-progress-positions = { $done } of { $total ->
        [one] one position
       *[other] { $total } positions
    }

cli-result-title = game
cli-result-seats = players
cli-result-bot = bot
cli-result-seed = seed
cli-result-jobs = processes
cli-result-games = games
cli-result-decisions = decisions
cli-result-seconds = seconds
cli-result-decisions_per_second = decisions a second
cli-result-games_per_second = games a second
cli-result-mean_options = answers to choose from, on average
cli-result-wins = wins by seat
cli-result-mean_scores = average score by seat
cli-result-build = rules run
cli-build-compiled = compiled
cli-build-pure = from the sources
cli-build-mixed = partly compiled, partly from the sources

# $title (text), $seats (number), $blocks (number), $games (number), $seed (number)
cli-arena-head = { $title } with { $seats ->
        [one] 1 player
       *[other] { $seats } players
    }: { $games ->
        [one] 1 game
       *[other] { $games } games
    } in { $blocks ->
        [one] one block
       *[other] { $blocks } blocks
    }, seed { $seed }
cli-arena-column-bot = bot
cli-arena-column-seat = seat
cli-arena-column-games = games
cli-arena-column-share = wins
cli-arena-column-interval = 95 %
cli-arena-column-rank = place
cli-arena-column-margin = points ahead
cli-arena-column-rating = rating
cli-arena-column-thinking = per decision
# $share (text)
cli-arena-equal = Among equals everybody would win { $share } of the games. Wins and places are averages per seat held.
cli-arena-apart = There are no ratings: some of these bots never met, not even through others.
# $folders (list of text)
cli-arena-kept = The games are in { $folders }.
# $files (list of text), $folder (text)
cli-arena-drawn = Drawn in { $folder }: { $files }.
# $bot (text), $against (text), $share (text), $low (text), $high (text)
cli-arena-ladder-better = Thinking longer helps: { $bot } wins { $share } of the games against { $against } (95 %: { $low } – { $high }).
# $bot (text), $against (text), $share (text), $low (text), $high (text)
cli-arena-ladder-worse = Thinking longer does harm: { $bot } wins { $share } of the games against { $against } (95 %: { $low } – { $high }).
# $bot (text), $against (text), $share (text), $low (text), $high (text)
cli-arena-ladder-open = It is not shown that thinking longer helps: { $bot } wins { $share } of the games against { $against } (95 %: { $low } – { $high }).
# $bot (text), $equal (text), $claim (text), $blocks (number)
cli-arena-gate-accepted = Accepted after { $blocks ->
        [one] one block
       *[other] { $blocks } blocks
    }: { $bot } wins more than an equal would ({ $equal }); { $claim } is likelier.
# $bot (text), $equal (text), $claim (text), $blocks (number)
cli-arena-gate-refused = Refused after { $blocks ->
        [one] one block
       *[other] { $blocks } blocks
    }: { $bot } does not win { $claim } of the games; { $equal }, like an equal, is likelier.
cli-arena-gate-intervals = The run ended as soon as that was clear. After such an end the intervals above hold in about 88 of 100 cases, not in 95.
# $bot (text), $equal (text), $claim (text), $blocks (number)
cli-arena-gate-undecided = Undecided after { $blocks ->
        [one] one block
       *[other] { $blocks } blocks
    }: whether { $bot } wins { $equal } or { $claim } of the games takes more blocks to tell.
# $done (number), $total (number)
cli-arena-progress = games: { $done } of { $total }
# $time (text)
cli-arena-left = { $time } left
# $count (number)
cli-arena-seconds = { $count } s
# $count (number)
cli-arena-minutes = { $count } min
# $count (text)
cli-arena-hours = { $count } h
# $done (number), $total (number)
cli-arena-stopped = Stopped. { $done ->
        [one] 1 game is kept, of { $total }
       *[other] { $done } games are kept, of { $total }
    }: the same command goes on from there.

# $title (text)
cli-rules-short = These are the rules in short. For a rule in full: baobab rules { $title } CLAUSE
# $title (text)
cli-rules-whole = Each rule in short, with its full text below. All the rules: baobab rules { $title }

# $title (text), $digest (text)
cli-data-digest = Data of { $title }, fingerprint { $digest }
cli-data-notes = The parts of the data file, by where their figures come from.
cli-data-certain = Certain: from the rulebook
cli-data-found = Found: from public sources
cli-data-doubtful = Doubtful: found, with a known rate of errors
cli-data-reconstructed = Reconstructed: ours until somebody who owns the box corrects it

# $moves (number)
cli-replay-verified = Verified: { $moves ->
        [one] one move, with its outcome, hash and result.
       *[other] { $moves } moves, with all outcomes, hashes and the result.
    }

# $low (number), $high (number)
cli-amounts = an amount from { $low } to { $high }
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
    A part of an answer, such as the name of a place, lists the answers that contain it.
    “? walk C5” says why something is not possible. There are also: undo, redo, hint (what a bot advises), board (draw it again), log (what has happened so far), rules [CLAUSE], save [FILE], lang it|en, and quit (the game is kept).
# $answer (text)
cli-play-only = Only one answer is possible: { $answer }.
# $kinds (list of text)
cli-play-kinds = Here you can write { $kinds_or }.
# $move (text)
cli-play-allowed = “{ $move }” is allowed.
# $move (text)
cli-play-undone = Taken back: { $move }.
# $move (text), $reason (text)
cli-play-hint = { $move }: { $reason }
# $path (text)
cli-play-saved = The game is in { $path }.
# $path (text), $again (text)
cli-play-left = The game is kept in { $path }. Go on with: { $again } { $path }
# $known (list of text)
cli-play-langs = The languages are { $known }.
# $player (text)
cli-play-curtain = { $player }, take the keyboard and press Enter when nobody else is looking.

## Errors

# $lang (text), $known (list of text)
error-lang = The language cannot be “{ $lang }”, only { $known_or }.
# $what (text), $program (text)
error-usage = This command line makes no sense ({ $what }). “{ $program } --help” explains it.
# $what (text), $program (text)
error-usage-required = Something is missing: { $what }. “{ $program } --help” explains it.
# $what (text), $program (text)
error-usage-unknown = I don't know “{ $what }”. “{ $program } --help” shows what there is.
# $what (text), $program (text)
error-usage-value = { $what } needs a value. “{ $program } --help” explains it.
# $what (text), $program (text)
error-usage-choice = There is no command “{ $what }”. “{ $program } --help” shows what there is.
# $what (text), $other (text), $program (text)
error-usage-together = { $what } and { $other } don't go together. “{ $program } --help” explains it.
# $name (text), $value (text), $low (number), $high (number)
error-number = { $name } must be a whole number from { $low } to { $high }, not “{ $value }”.
# $name (text), $value (text)
error-seconds = { $name } must be a number of seconds above 0 and at most a day, not “{ $value }”.
# $why (text)
error-output = The result could not be written ({ $why }).
# $given (text)
error-option-form = An option is written NAME=VALUE, not “{ $given }”.
# $clause (text), $title (phrase), $example (text)
error-unknown-clause = The rules of { $title } have no clause “{ $clause }”. One that they have is { $example }.
# $title (text), $known (list of text)
error-no-rules = There are no rules to read here for “{ $title }”, only for { $known }.
error-no-title = Say which game to play, for example: baobab play africa
error-arena-nobody = Say who plays, for example: baobab arena africa --bots greedy,random,random
error-arena-gate = --gate tests one line-up, its first bot against others: for example --bots greedy,random,random
error-arena-gain-alone = --gain goes with --gate: it says how much better the bot claims to be.
# $path (text)
error-no-folder = “{ $path }” is not a folder; a folder is needed.
# $path (text) · $why (text): what the system says
error-make-folder = The folder “{ $path }” cannot be made: { $why }.
# $name (text), $bot (text)
error-bot-budget = In “{ $name }” the part after the @ says how much the bot may think. Only the arena takes that; here write “{ $bot }”, and it thinks as it usually does.
# $names (number), $seats (number)
error-names = { $names ->
        [one] There is one name
       *[other] There are { $names } names
    } for { $seats ->
        [one] 1 player
       *[other] { $seats } players
    }.
# $given (text), $found (text)
error-resume-title = The saved game is { $found }, not { $given }.
# $given (number), $seats (number)
error-holders = This game has { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }, and you named { $given ->
        [one] one player
       *[other] { $given } players
    }.
# $path (text), $why (text)
error-save = The game could not be written to “{ $path }” ({ $why }). Nothing is lost: choose another file with “save FILE”.
cli-help-record-title = which game it is, if not one of ours: module:Class
# $path (text)
error-save-exists = There is a file “{ $path }” already. Choose another name, or go on with that game with --resume.
# $bot (text), $why (text)
error-bot-failed = The bot “{ $bot }” failed ({ $why }). The game is kept.
# $bot (text), $answer (text)
error-bot-answer = The bot “{ $bot }” answered { $answer }, which is not an allowed action. The game is kept.

## Live tables

# $url (text)
cli-serve-ready = The tables are open at { $url } (stop with Ctrl-C)
# $path (text), $games (number), $events (number)
cli-backup-done = Saved to { $path }: { $games ->
        [one] one game
       *[other] { $games } games
    } with { $events ->
        [one] one event
       *[other] { $events } events
    }.
# $path (text), $games (number), $events (number)
cli-restore-done = Restored from { $path }: { $games ->
        [one] one game
       *[other] { $games } games
    } with { $events ->
        [one] one event
       *[other] { $events } events
    }.
# $moves (number), $draws (number), $seal (text)
cli-verify-done = Verified: { $draws ->
        [one] the one draw
       *[other] all { $draws } draws
    } of { $moves ->
        [one] one move
       *[other] { $moves } moves
    } { $draws ->
        [one] follows
       *[other] follow
    } from the secret whose seal is { $seal }.

error-verify-secret = This record does not tell the secret of its luck. Only finished games of a live table do.
# $given (text), $found (text)
error-verify-seal = This game has another seal: { $found }, not { $given }.
# $package (text)
error-no-table-packages = Live tables need more packages, { $package } among them. Install them with: pip install 'baobab[table]'
