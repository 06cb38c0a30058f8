title-name = Sealed bid

prize-goat = goat
prize-cow = cow
prize-camel = camel

# $coins (number)
prompt-bid = { $coins ->
        [0] Will you set a coin aside?
        [one] You have set one coin aside. Another?
       *[other] You have set { $coins } coins aside. Another?
    }
action-add = set a coin aside
action-stop = leave it at that
# $coins (number)
preview-coins-left = { $coins ->
        [0] that is your last one
        [one] one will be left
       *[other] { $coins } will be left
    }

event-laid = The prize is { $prize_a }.
# $coins (number)
event-added-seen = { $coins ->
        [one] You have set one coin aside.
       *[other] You have set { $coins } coins aside.
    }
# $coins (number)
event-shown = { $seat_the } bids { $coins }.
event-won = { $seat_the } takes { $prize_the }.
event-kept = Nobody takes { $prize_the }.

reason-no-coin = You have no coin left to set aside.
# $coins (number)
fault-too-many-coins = { $seat_the } has not got { $coins } coins.
# $prizes (number)
fault-prizes = There are { $prizes } prizes, drawn or in the bag.
# $rounds (number)
fault-rounds = After { $rounds } rounds the game is over.

option-short = Short game
    .help = It ends after two rounds.
option-first = The earliest of equal bids wins
    .help = Otherwise nobody wins.
score-prizes = prizes

# $coins (number)
sight-purse = { $coins ->
        [one] 1 coin left
       *[other] { $coins } coins left
    }
account-coins = coins
account-points = points
