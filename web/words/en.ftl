### What the table in the browser says.

## The front page

ui-welcome = Come and sit under the baobab
ui-tagline = Five board games set in Africa, with friends by a link or against bots. No account, nothing to install.
ui-your-name = Your name
ui-name-example = Amina
ui-games = The games
ui-my-tables = My tables
ui-open-tables = Open tables
# $few (number), $many (number)
ui-seats = { $few }–{ $many } players
# $few (number), $many (number)
ui-minutes = { $few }–{ $many } min
ui-weight-1 = light
ui-weight-2 = medium
ui-weight-3 = heavy
ui-against-bots = Against bots
# $count (number), $level (text)
ui-bots-now = { $count } × { $level }
# $title (text)
ui-bots-of = Against bots: { $title }
ui-bots-change = Choose the bots
ui-bots-level = How strong are the bots?
ui-bots-easy = for a first game
ui-bots-normal = plays soundly
ui-bots-hard = thinks ahead
ui-bots-expert = takes its time, and your points
ui-bots-kept = Next time, one click starts a game like this.
ui-start = Start the game
ui-watch-tables = Games to watch
ui-with-friends = With friends
ui-free-seat = free seat
# $n (number)
ui-player = Player { $n }
ui-status-open = waiting for players
ui-status-playing = under way
ui-status-over = finished
ui-your-turn = Your turn
ui-yes = yes
ui-no = no

## Bots

ui-bot-easy = Easy bot
ui-bot-normal = Normal bot
ui-bot-hard = Hard bot
ui-bot-expert = Expert bot

## A new table

# $title (text)
ui-new-table = New table: { $title }
ui-how-many = How many seats?
ui-who-sits = Who sits at the table?
# $n (number)
ui-seat = Seat { $n }
ui-seat-me = me
ui-seat-here = on this device too
# $n (number)
ui-name-of = Name of player { $n }
ui-seat-open = a friend, by link
ui-pass-and-play = You have more than one seat: you will hand this device round, and a curtain hides what the others may not see.
ui-more-choices = Clock, hints, house rules
ui-clock = Clock
ui-clock-none = no clock
ui-clock-quick = quick: 10 minutes each, plus 15 seconds a turn
ui-clock-evening = an evening: 40 minutes each, plus 30 seconds a turn
ui-clock-days = taking our time: 3 days each, plus 12 hours a turn
ui-watch = Who may watch?
ui-watch-everybody = everybody
ui-watch-link = anyone with the link
ui-watch-nobody = only the players
ui-delay = Spectators see the game
# $count (number)
ui-delay-count = { $count ->
        [0] as it happens
        [100000] only when it is over
        [one] one move late
       *[other] { $count } moves late
    }
ui-hints = Hints for each player
# $count (number)
ui-hints-count = { $count ->
        [0] none
        [1000] as many as you like
       *[other] { $count } in the whole game
    }
ui-open-table = Open the table

## Coming back

ui-come-back = Come back with a code
ui-come-back-how = Have you played in another browser? Type the code you got there, and your seats follow you here.
ui-code = Code
ui-come-in = Enter code
ui-code-make = Make a code
ui-code-why = With a code you find your seats again on another device, or if this browser forgets you.
ui-code-keep = Write it down. It works once, and a newer one takes its place.
ui-code-next = This is your next code: write it down, the old one no longer works.
ui-welcome-back = Welcome back! Your seats are here.
ui-to-my-tables = To my tables

## Before the game

# $count (number)
ui-missing = { $count ->
        [0] Everybody is here.
        [one] One seat is still free. The game begins by itself when a friend takes it.
       *[other] { $count } seats are still free. The game begins by itself when friends take them.
    }
ui-start-when = Start when you like.
# $name (text)
ui-start-waits = Waiting for { $name } to start the game.
ui-when-full = Start by itself as soon as the table is full, even with two players at one device
ui-invite = Invite your friends
ui-invite-how = Whoever opens this link can take a free seat, without an account.
ui-invite-here = This address works on this computer only. To let friends in from elsewhere, start the tables with “baobab serve --host 0.0.0.0” and open them at this computer's address in your network.
ui-link = Link to this table
ui-copy = Copy the link
ui-share = Share the link
# $title (phrase)
ui-share-text = Come and play { $title } with me:
ui-qr = QR code
ui-qr-how = Point a phone's camera at it: the table opens there.
ui-link-copied = The link is copied: send it to your friends.
ui-sit = Sit here
ui-sit-too = Take this seat too
ui-waits-friend = free, for a friend
ui-here-too = On this device
ui-stand-up = Stand up
ui-free-this = Free this seat
ui-give-to-bot = Give it to a bot
ui-host = host
ui-you = you
ui-other-device = On another device
ui-no-table = Nothing to play here
ui-unplayable = This game can only be read
ui-unplayable-moves = What was written down
ui-unplayable-result = Result: { $result }
ui-unplayable-nothing = Nothing of it may be shown.
ui-to-front = To the front page
ui-nowhere = There is nothing here
ui-nowhere-why = This address leads to no page and to no table. Perhaps a letter is missing, or the link was cut.
# $title (text)
ui-no-title = There is no game called “{ $title }” here. There are these:

## At the table

ui-question = The question
ui-options = What you can do
ui-players = Players
ui-board = Board
ui-picture = Picture of the game
ui-picture-lost = Without a connection this picture cannot be loaded: trying again…
ui-part-map = Map
ui-part-rest = Status
ui-mine = What is yours
ui-log = Log
ui-chat = Chat
ui-notes = Notes
ui-side = Log, chat and notes
ui-sheet-play = Play
ui-sheet-players = Players
ui-sheet-side = Log
ui-since = since your last turn
ui-log-empty = Nothing has happened yet.
ui-log-newest = Newest line
ui-row-more = More
ui-row-back = Back
ui-chat-empty = Nobody has said anything yet.
ui-chat-write = Say something to the table
ui-send = Send
ui-notes-write = Only you can read these notes.
ui-notes-kept = Saved. Nobody else can read this.
ui-notes-keeping = Saving…
ui-sending = One moment…
ui-kept = No connection. Your move is kept, and will be sent as soon as the connection is back.
ui-held = Turn complete.
ui-watching = See what the others are doing.
# $seat (seat)
ui-thinking = { $seat_the } is thinking…
ui-skip = Skip
ui-ask-hint = Hint
ui-hint-thinking = A bot is thinking about your hint.
# $text (text)
ui-hint-says = The bot advises: { $text }.
ui-undo = Undo
# $what (phrase)
ui-undo-what = Take back: { $what }
ui-redo = Redo
# $what (phrase)
ui-redo-what = Redo: { $what }
ui-ask-back = Ask to go back
ui-reset = Start over
# $count (number)
ui-reset-what = { $count ->
        [one] Take back the one step of this turn
       *[other] Take back all { $count } steps of this turn
    }
ui-end-turn = End turn
ui-not-asked = Nothing to decide now.
ui-confirm = Confirm
ui-cancel = Cancel
ui-final = After this you cannot go back.
ui-which-here = Which of these?
ui-all-options = Show everything
ui-find = Type to find
ui-find-nothing = Nothing like that can be done now.
ui-less = Less
ui-more = More
# $low (number), $high (number)
ui-amount = A number from { $low } to { $high }
# $level (text)
ui-is-bot = a bot ({ $level })
ui-away = not here at the moment
ui-take-back-seat = Take your seat back
ui-look-from = Look from this seat
ui-lend = Let a bot play for me
# $seat (seat)
ui-lend-other = Let a bot play for { $seat_the }
# $seat (seat)
ui-free-it = Free { $seat_whose } seat
ui-free-sure = { $seat_the } would lose the seat, and whoever has the link could take it.
# $days (number)
ui-days = { $days ->
        [one] 1 day
       *[other] { $days } days
    }
ui-you-watch = You are watching
# $count (number)
ui-you-watch-late = { $count ->
        [100000] You are watching: the moves are shown when the game is over
        [one] You are watching, one move late
       *[other] You are watching, { $count } moves late
    }
ui-practice = Practice
ui-practice-back = Back to the game
ui-newer = There is a newer version of this page.
ui-reload = Reload
ui-lost = No connection: trying again…
ui-unreachable = The server cannot be reached. Try again in a moment.
ui-trouble = Something went wrong. Try again.
ui-close = Close
# $seat (seat)
ui-curtain = Hand the device to { $seat_the }
# $name (text)
ui-curtain-open = I am { $name }
ui-take-back = Shall we go back?
# $name (text), $to (number), $count (number)
ui-take-back-asked = { $name } would like to go back to move { $to }. { $count ->
        [one] The last move would be taken back.
       *[other] The last { $count } moves would be taken back.
    }
ui-take-back-agree = Do you agree?
ui-take-back-look = Look at that moment
ui-take-back-waits = Waiting for the others to agree.
ui-agree = I agree
ui-refuse = Better not

## Rules and settings

ui-rules = Rules
# $title (phrase)
ui-rules-of = The rules of { $title }
ui-rules-find = Look for a word or a clause
ui-settings = Settings
ui-language = Language
ui-theme = Colours
ui-theme-system = same as the device
ui-theme-light = day
ui-theme-dark = night
ui-pace = Moves of the others
ui-pace-slow = slow
ui-pace-normal = normal
ui-pace-fast = fast
ui-pace-off = at once
ui-asking = Ask me to confirm
ui-asking-final = moves that are final
ui-asking-always = every move
ui-asking-never = no moves
ui-sound = Sounds
ui-sound-turn = only when it is my turn
ui-sound-all = all
ui-sound-none = none
ui-volume = Volume
ui-notify = Tell me when it is my turn

ui-my-data = My data
ui-my-games = Download my games
ui-my-games-how = One file with the records of all your games, and what you wrote at the tables.
ui-my-games-packing = Packing your games…
ui-forget = Delete my data
ui-forget-title = Delete everything about you?
ui-forget-goes = This goes, at once and for good:
ui-forget-goes-name = your name, at every table, also in finished games
ui-forget-goes-words = what you said in chats, and your notes
ui-forget-goes-keys = the way back: this browser, your other devices and your code no longer know you
ui-forget-goes-seats = your seats: in games under way, whoever has the link can sit there
ui-forget-stays = This stays:
ui-forget-stays-moves = the moves you made, without a name, because they are the others' game as well
ui-forget-stays-copies = records that somebody has downloaded
ui-forget-first = Would you like to keep your games? Download them first.
ui-forget-do = Delete my data
ui-forgotten = Everything about you is deleted.
ui-nobody-yet = There is nothing about you here: you have not sat down at a table yet.

## The end

ui-result = The result
# $names (list of text), $count (number)
ui-wins = { $count ->
        [one] { $names } wins!
       *[other] { $names } win together!
    }
ui-total = total
ui-score = score
ui-place = place
ui-chart = The scores, from the first move to the last
# $count (number)
ui-chart-moves = { $count ->
        [one] 1 move
       *[other] { $count } moves
    }
ui-luck-fits = The luck of this game is verified
ui-luck-differs = The luck of this game does not match its seal
ui-luck-how = Before the game the server showed the seal of a secret number that decides everything left to chance. Now it has shown the number too, and your browser has checked that the seal belongs to it.
ui-seal = Seal, shown before the game
ui-secret = Secret, shown after it
ui-rematch = Play again
ui-to-rematch = To the next game
ui-record = Download the record
ui-look-at-board = Look at the board

## Looking back

ui-past = History
ui-past-open = Look back, step by step
ui-past-strip = The past
# $step (number), $last (number)
ui-past-step = Step { $step } of { $last }
ui-past-begin = The beginning
ui-past-slider = Step of the game
ui-past-first = To the beginning
ui-past-back = One step back
ui-past-on = One step forward
ui-past-last = To the last step
ui-past-play = Play step by step
ui-past-pause = Pause
ui-past-now = Back to now
ui-past-now-brief = Now
# $seat (seat)
ui-past-quiet = { $seat_the } is in the middle of a move.
# $what (phrase)
ui-past-chose = Chosen: { $what }.
ui-past-turn = Now it is your turn
# $count (number)
ui-past-news = { $count ->
        [one] one new move
       *[other] { $count } new moves
    }
# $step (number)
ui-past-missing = Step { $step } cannot be loaded without a connection: trying again…
ui-past-look = Look at this moment
ui-past-happened = What happened
ui-past-nothing = A choice in the middle of a move: nothing to tell yet.
ui-past-wrong = This link leads to a moment that the game has not reached, or that was taken back. This is the present.
ui-past-link = Link to this moment
ui-past-link-here = The link to this moment
ui-past-link-copied = The link is copied.
ui-past-link-public = Whoever opens it sees this moment as a spectator does, and nobody's hidden cards.
# $seat (seat)
ui-past-link-seat = Whoever opens it sees this moment as { $seat_the } saw it.
ui-past-link-own = This step is in the middle of a turn: the link leads to the last moment before it that everybody has seen.
ui-past-link-closed = Only the players of this table can open it.
ui-past-from = Seen by
ui-past-from-all = a spectator
ui-back-here = Go back to here
ui-back-here-title = Shall we go back to this moment?
# $count (number)
ui-back-here-what = { $count ->
        [one] The game goes back to this moment: the last move, whoever made it, is taken back.
       *[other] The game goes back to this moment: the last { $count } moves, everybody's, are taken back.
    } From there on, chance is drawn anew.
# $names (list of text)
ui-back-here-ask = It happens when everybody agrees. You ask: { $names }.
ui-back-here-now = You are playing only with bots, so it happens at once.
ui-back-here-propose = Ask the others
ui-back-here-do = Go back
ui-back-here-none = This is the present: there is nothing to take back.
ui-past-fork = Play on from here
ui-past-fork-how = A practice table with bots begins at this moment. What you cannot see is dealt anew, and this game stays as it is.
ui-past-fork-mine = Which seats do you play?
ui-past-fork-bots = The others are played by
ui-past-fork-go = Start practising
ui-reel = Since your last turn

## A game from a file

ui-bring = Watch a game again
ui-bring-how = Drop the record of a finished game anywhere on this page, or choose its file.
ui-bring-choose = Choose the file
ui-bring-drop = Drop the record here to watch the game
ui-bring-reading = Checking the record…
ui-bring-one = One record at a time, please.
# $size (number), $most (number)
ui-bring-large = This file is { $size } MB; the record of a game is { $most } MB at most.
ui-bring-binary = This file is not text, so it cannot be the record of a game.
ui-bring-unfinished = This game is not finished: you can play on, with bots.
