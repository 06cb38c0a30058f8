### What the table says.

## What happens at the table, for the log. $seat (seat)

event-table-joined = { $seat_the } sits down.
# $seat (seat), $number (number)
event-table-renamed = Player { $number } is now called { $seat }.
event-table-when-full = The game begins by itself as soon as every seat is taken.
event-table-when-told = When every seat is taken, the host starts the game.
event-table-left = { $seat_the } has left: the seat is free.
event-table-freed = The host has freed { $seat_whose } seat.
# $seat (seat), $bot (bot)
event-table-bot = A bot ({ $bot }) takes a seat.
# $seat (seat), $bot (bot)
event-table-lent = A bot ({ $bot }) stands in for { $seat_the }.
event-table-back = { $seat_the } is back.
# $seat (seat), $bot (bot)
event-table-time-out = { $seat_whose } time is up: a bot ({ $bot }) plays on.
event-table-hint = { $seat_the } has asked for a hint.
# $seat (seat), $to (number)
event-table-ask-back = { $seat_the } would like to go back to move { $to }.
event-table-agree = { $seat_the } agrees.
event-table-refuse = { $seat_the } does not agree.
# $commit (number)
event-table-rewound = All agreed: the game is back at move { $commit }.
# $seat (seat), $table (text)
event-table-rematch = { $seat_the } would like to play again.

## Bots, by what they are like

bot-easy = easy
bot-normal = normal
bot-hard = hard
bot-expert = expert
bot-random = random
bot-greedy = greedy
bot-search = searching

## Errors: seats and players

error-no-table = There is no such table.
error-no-key = For this you need a seat or a name here: introduce yourself first.
error-code = This code does not work: each code works only once, and only the newest one counts.
# $seat (seat)
error-not-your-seat = This is not your seat.
error-not-seated = Only the players of this table can do this.
error-not-host = Only the host of this table can do this.
error-late = Spectators see this game with a delay: its record will be available when it is over.
error-no-watching = Nobody but the players may watch this table.
# $seat (seat)
error-seat-taken = Somebody sits there already.
error-second-hand = You are already playing: from there you would see what only that seat may know.
# $seat (seat)
error-seat-empty = Nobody sits there.
error-seat-raced = Something else has just happened at this table. Look, and try again.
# $count (number)
error-seats-missing = { $count ->
        [one] One seat is still free: the game can start when somebody sits there.
       *[other] { $count } seats are still free: the game can start when somebody sits there.
    }
# $seat (seat)
error-still-here = { $seat_the } is here: the seat cannot be given to a bot.
# $seat (seat)
error-not-absent = { $seat_the } may still come back: a bot can take the seat only when nothing has happened for a while.
error-not-lent = No bot stands in for you.
error-lent = A bot is standing in for you. Take your seat back first.

## Errors: the game

error-not-begun = The game has not begun yet.
error-not-over = The game is not over yet.
error-stale = Something has changed meanwhile. This is how things stand now.
error-undo-seen = The others have seen this already. You can ask them to go back.
# $to (number), $most (number)
error-take-back-where = The game cannot go back to move { $to }: only to one from 0 to { $most }.
error-take-back-twice = Somebody has asked to go back already. Answer that first.
error-no-take-back = Nobody has asked to go back.
error-agreed = Your consent is not needed, or you have given it.
error-no-question = You are not being asked anything now.
# $most (number)
error-hints-used = { $most ->
        [0] At this table there are no hints.
        [one] You have had the one hint of this game.
       *[other] You have had all your hints of this game ({ $most }).
    }
error-no-hint = The bot had no answer in time.
# $step (number), $most (number)
error-no-such-step = You have never seen that moment of the game: its steps go from 0 to { $most }.
error-fork-over = The game is over at that point: there is nothing to play on.
error-practice-bound = This practice began from a game that you are still playing with others: until that is over, no bot plays your seat here or gives you hints.
# $version (number)
error-table-version = This game began under version { $version } of its rules, which this server does not have, or not with the figures it was played with. Nobody can play on here; what was written down is kept and can be read, and the game goes on once the server has that version again.
table-kept = This server has the rules of this game: the table can be opened as any other.
error-record-heavy = This record takes too long to check.

## Errors: requests

# $where (text), $what (text)
error-request = “{ $where }” does not fit: { $what }
error-no-page = There is nothing here.
error-no-method = This cannot be done here in this way.
error-not-json = The request is not JSON.
error-too-large = The request is too large.
error-too-slow = The request arrived too slowly.
error-other-site = The request came from another site, and is not allowed.
# $seconds (number)
error-too-many = Too many requests in a short time. Try again in { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }.
error-ours = Something went wrong on our side. It has been noted.

## Errors: running a server

# $url (text), $why (text)
error-database = The database { $url } cannot be opened: { $why }.
# $url (text), $known (list of text)
error-database-url = “{ $url }” is not the address of a database. It begins with { $known_or }.
# $host (text), $port (number), $why (text)
error-port = The server cannot listen at { $host }, port { $port }: { $why }.
error-no-client = The table for the browser has not been built yet: run “make web”.
# $path (text)
error-backup-file = { $path } cannot be read as a backup.
error-backup-cut = The backup is incomplete. Nothing was restored.
error-backup-version = The backup was made by another version of Baobab. Nothing was restored.
error-store-not-empty = There are games here already. A backup is restored into an empty place.
error-database-newer = The database was written by a newer version of Baobab, and this one would spoil it.
# $url (text)
error-no-store = There is no store of Baobab at { $url }.
# $path (text), $why (text)
error-backup-write = The backup { $path } cannot be written: { $why }.
error-store = The server cannot read or write at the moment. Try again in a little while.

## Boards

ui-board-closer = Zoom in
ui-board-farther = Zoom out
ui-board-whole = The whole board
