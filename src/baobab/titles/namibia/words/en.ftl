### The words of Namibia.

title-name = Namibia
title-about = Mining companies race for diamonds, gold, silver and copper. Bribe the officials, open mines, lay the colony's railway and ship when the price is right. Money helps, but whoever has the best reputation after six rounds wins.
version-1 = The first version: the rulebook as we read it.

## Names

space = { $name }
    .article = none

# $made is how the commodity stands before mine or cube.
commodity =
    .article = none
    .made = { $name }
    .plural = no
commodity-diamond = diamonds
    .made = diamond
    .plural = yes
commodity-gold = gold
commodity-silver = silver
commodity-copper = copper

port = the port { $name }
    .article = none
    .short = { $name }
port-b0 = Möwe Bay
    .short = Möwe B.
port-e1 = Swakopmund
    .short = Swakop.
port-h1 = Walvis Bay
    .short = Walvis
port-k3 = Lüderitz
    .short = Lüder.

edge = { $name }
    .article = none

card = card { $name }
card-no_diamond = card without diamonds
card-no_gold = card without gold
card-no_silver = card without silver
card-no_copper = card without copper

ore = { $name }
    .article = none
ore-abandoned = abandoned mine
    .article = the

head = { $name }
corner = { $name }

argument-space = space of the map
argument-commodity = commodity
argument-port = port
argument-edge = side of a space
argument-card = card
argument-ore = content of a space
argument-head = mine
argument-corner = corner of a space

## Set-up

# $space (space), $commodity (commodity)
event-square = There is a { $commodity_made } cube on { $space }.
# $seat (seat), $commodity (commodity)
event-card = { $seat_the } may mine everything but { $commodity }.
# $seat (seat)
event-first = { $seat_the } goes first.
# $edge (edge)
event-park = A track already lies along { $edge }.

prompt-cube = Which of your cubes do you place, and where?
# $commodity (commodity), $space (space)
action-cube = put a { $commodity_made } cube on { $space }
# $seat (seat), $commodity (commodity), $space (space)
event-cube = { $seat_the } puts a { $commodity_made } cube on { $space }.
# $commodity (commodity)
reason-forbidden = Your card forbids { $commodity }.
# $commodity (commodity)
reason-cube-placed = You have already placed your { $commodity_made } cube.
# $space (space)
reason-too-close = { $space } lies next to a cube, and there are still empty spaces that do not.
# $space (space)
reason-port-space = { $space } is a port: no cubes and no mines there.
# $space (space)
reason-expansion-space = { $space } is not used in this game.
# $space (space)
reason-abandoned-space = The mine on { $space } is abandoned: nothing can be placed there any more.
# $space (space), $owner (seat)
reason-mine-there = { $owner_the } already has a mine on { $space }.
# $space (space)
reason-own-mine-there = You already have a mine on { $space }.
# $space (space), $commodity (commodity)
reason-cubes-there = There { $commodity_plural ->
        [yes] are
       *[no] is
    } already { $commodity } on { $space }.
reason-time-of-cubes = Single cubes are placed only at the beginning of the set-up, before the mines.

prompt-first-mine = Where does your first mine stand? It starts out completed.
# $commodity (commodity)
prompt-second-mine = Where do you build your second mine? Not another { $commodity_made } mine.
# $space (space)
action-mine = build a mine on { $space }
# $commodity (commodity), $cubes (number)
preview-mine = { $cubes ->
        [one] 1 { $commodity_made } cube
       *[other] { $cubes } { $commodity_made } cubes
    }
# $seat (seat), $commodity (commodity), $space (space), $cubes (number)
event-first-mine = { $seat_the } has a completed { $commodity_made } mine on { $space } with { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    }.
# $seat (seat), $commodity (commodity), $space (space), $cubes (number)
event-second-mine = { $seat_the } builds a { $commodity_made } mine on { $space } with { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    }.
# $space (space)
reason-no-deposit = There is nothing to mine on { $space }.
# $space (space), $commodity (commodity)
reason-forbidden-mine = There { $commodity_plural ->
        [yes] are
       *[no] is
    } { $commodity } on { $space }, and your card forbids that.
# $commodity (commodity)
reason-same-commodity = Your first mine is a { $commodity_made } mine: the second must be of another kind.
reason-time-of-mines = Mines are started in your construction turn, before you explore.
reason-mines-after-cubes = Mines come when all cubes of the set-up are placed.
reason-setup-mines-placed = The mines of the set-up are placed; the next ones are started in the construction turns.

# $tracks (number)
prompt-opening = { $tracks ->
        [one] Lay 1 more track next to one that already lies there. Where?
       *[other] Lay { $tracks } tracks, each next to one that already lies there. Where?
    }

## Bribes

# $round (number), $minimum (number)
event-round = Round { $round } begins. The officials want at least { $minimum } GM.
# $bid (number), $minimum (number), $round (number)
prompt-bribe = { $bid ->
        [0] Round { $round }: how much do you bid? At least { $minimum } GM, or pass.
       *[other] Round { $round }: the bid stands at { $bid } GM. Do you bid more, or pass?
    }
# $amount (number)
action-number-bribe = bid { $amount } GM
# $amount (number)
action-number-buy = { $amount ->
        [0] buy none
       *[other] buy { $amount }
    }
action-pass = pass
# $place (number), $amount (number), $loss (number), $sold (number), $price (number), $tracks (number)
preview-pass = place { $place }: you { $sold ->
        [0] pay { $amount } GM
       *[other] sell { $sold } reputation for { $price } GM, pay { $amount } GM
    }, { $loss ->
        [0] lose no reputation
       *[other] lose { $loss } reputation
    } and { $tracks ->
        [0] take no tracks
        [one] take 1 track
       *[other] take { $tracks } tracks
    }
# $place (number), $amount (number), $loss (number), $sold (number), $price (number), $reputation (number)
preview-pass-out = you would be out of the game: place { $place } { $sold ->
        [0] costs { $loss } reputation
       *[other] { $loss ->
            [0] costs { $amount } GM, for which you would have to sell { $sold } reputation at { $price } GM in all
           *[other] costs { $loss } reputation and { $amount } GM, for which you would have to sell { $sold } more at { $price } GM in all
        }
    }, and you have { $reputation }
# $seat (seat), $amount (number)
event-bid = { $seat_the } bids { $amount } GM.
# $seat (seat), $place (number), $amount (number), $loss (number), $tracks (number)
event-place = { $seat_the } takes place { $place }, pays { $amount } GM, { $loss ->
        [0] loses no reputation
       *[other] loses { $loss } reputation
    } and { $tracks ->
        [0] takes no tracks
        [one] takes 1 track
       *[other] takes { $tracks } tracks
    }.
# $seat (seat), $points (number), $amount (number)
event-sold = { $seat_the } cannot pay and sells { $points } reputation for { $amount } GM.
# $seat (seat)
event-eliminated = { $seat_the } has no reputation left and is out of the game.
# $seat (seat)
event-alone = Nobody else is left: { $seat_the } wins.
# $minimum (number), $round (number)
reason-below-minimum = In round { $round } a bid is at least { $minimum } GM.
# $bid (number), $leader (seat)
reason-bid-too-low = { $leader_the } has bid { $bid } GM: you must bid more, or pass.
# $money (number)
reason-bid-too-high = You have only { $money } GM.
# $money (number), $minimum (number)
reason-only-the-minimum = You have only { $money } GM: you may open with the minimum of { $minimum } GM, but no higher.
reason-time-of-bids = Amounts are named only in the auction, and when reputation is bought.
reason-no-passing = You cannot pass here: this has to be chosen.
reason-keep-instead = There is no passing here: choose “keep” to ship nothing.

## Construction

# $seat (seat), $commodity (commodity), $space (space), $cubes (number)
event-completed = { $seat_the } completes the { $commodity_made } mine on { $space }, now with { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    }.
# $seat (seat), $commodity (commodity), $space (space)
event-completed-dry = { $seat_the } completes the { $commodity_made } mine on { $space }; next to an abandoned mine the lode is running dry, and no cube is added.
# $seat (seat), $commodity (commodity), $space (space)
event-completed-short = { $seat_the } completes the { $commodity_made } mine on { $space }, but there is no cube left to add.
# $commodity (commodity), $cubes (number)
prompt-complete = { $cubes ->
        [one] Only 1 { $commodity_made } cube is left. Which of your new mines gets it?
       *[other] Only { $cubes } { $commodity_made } cubes are left. Which of your new mines gets one? Choose them in the order of the board.
    }
# $space (space)
action-extra = add a cube to the mine on { $space }
# $space (space)
reason-not-under-construction = You have no mine under construction on { $space }.
# $commodity (commodity)
reason-enough-cubes = For { $commodity } there is nothing to choose.
# $space (space)
reason-running-dry = The mine on { $space } lies next to an abandoned one and gets no cube.
# $space (space)
reason-passed-over = You have passed over { $space }: mines are chosen in the order of the board.
# $space (space)
reason-cubes-left-over = Mines are chosen in the order of the board: beginning with { $space } some cubes would be left over.
reason-time-of-extra = Extra cubes are chosen only at the beginning of your construction turn, and only where they are too few for all the mines you complete.

# $times (number)
prompt-start = { $times ->
        [one] Where do you start a new mine?
       *[other] You are last and start { $times } mines. Where is the next one?
    }
# $seat (seat), $commodity (commodity), $space (space)
event-started = { $seat_the } starts a { $commodity_made } mine on { $space }.
# $seat (seat)
event-no-start = { $seat_the } cannot start another mine.

# $times (number), $extending (number)
prompt-explore = { $extending ->
        [0] No deposit can be extended. Where do you find a new one?
       *[other] { $times ->
            [one] You must explore. Which deposit do you extend, and where to?
           *[other] You are last and must explore { $times } more times. Which deposit do you extend, and where to?
        }
    }
# $commodity (commodity), $space (space)
action-explore = find { $commodity } on { $space }
# $cubes (number)
preview-explore = { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    }
# $seat (seat), $commodity (commodity), $space (space), $cubes (number)
event-explored = { $seat_the } explores: { $cubes ->
        [one] 1 { $commodity_made } cube
       *[other] { $cubes } { $commodity_made } cubes
    } on { $space }.
# $seat (seat), $commodity (commodity), $space (space)
event-new-deposit = { $seat_the } finds a new { $commodity_made } deposit on { $space }: 1 cube.
# $seat (seat)
event-no-exploring = { $seat_the } finds nothing more to explore.
# $commodity (commodity)
reason-no-cube-left = There are no { $commodity_made } cubes left.
# $commodity (commodity), $space (space)
reason-no-deposit-near = { $space } is not next to any { $commodity }, and a new deposit may begin only when none can be extended.
reason-time-of-exploring = Exploring comes in your construction turn, after starting a mine.

# $tracks (number)
prompt-lay = { $tracks ->
        [one] Where do you lay your track?
       *[other] Where do you lay the next of your { $tracks } tracks?
    }
# $edge (edge)
action-lay = lay a track along { $edge }
# $seat (seat), $edge (edge)
event-laid = { $seat_the } lays a track along { $edge }.
# $seat (seat), $tracks (number)
event-tracks-back = { $seat_the } finds no place for { $tracks ->
        [one] 1 track and gives it back
       *[other] { $tracks } tracks and gives them back
    }.
# $edge (edge)
reason-track-there = There is already a track along { $edge }.
# $edge (edge)
reason-seaward = { $edge } faces the sea: no track can be laid there.
# $edge (edge)
reason-track-apart = { $edge } touches no other track.
reason-track-along-side = You are laying tracks: they lie along the sides of spaces, not on them.
reason-time-of-tracks = Tracks are laid in your construction turn, after exploring.
reason-tracks-after-mines = In the set-up tracks come last, after the mines.

prompt-truck = To which of your completed mines does your truck go?
# $space (space)
action-truck = send the truck to { $space }
# $commodity (commodity), $cubes (number), $ports (list of port)
preview-to-ports = { $cubes ->
        [one] 1 { $commodity_made } cube
       *[other] { $cubes } { $commodity_made } cubes
    }, by rail to { $ports }
# $commodity (commodity), $cubes (number)
preview-on-rails = { $cubes ->
        [one] 1 { $commodity_made } cube, tracks that lead to no port
       *[other] { $cubes } { $commodity_made } cubes, tracks that lead to no port
    }
# $commodity (commodity), $cubes (number)
preview-off-rails = { $cubes ->
        [one] 1 { $commodity_made } cube, no railway
       *[other] { $cubes } { $commodity_made } cubes, no railway
    }
# $seat (seat), $space (space)
event-truck = { $seat_the } sends the truck to { $space }.
# $seat (seat)
event-no-truck = { $seat_the } has no completed mine for the truck.
# $space (space)
reason-no-mine-there = There is no mine on { $space }.
# $space (space), $owner (seat)
reason-not-your-mine = The mine on { $space } belongs to { $owner_the }.
# $space (space)
reason-not-completed = Your mine on { $space } is still under construction.
reason-time-of-trucks = Trucks are sent out at the end of a construction turn.

## Shipping

# $dearest (number): how many commodities may be chosen in the last place of three, else 0
prompt-select = { $dearest ->
        [0] Which commodity is shipped now, and through which port?
        [one] You are last: you must ship the most expensive commodity left. Through which port?
       *[other] You are last and must ship the most expensive commodity: { $dearest ->
            [2] two are
           *[other] { $dearest } are
        } level. Which one, and through which port?
    }
# $commodity (commodity), $port (port)
action-select = ship { $commodity } through { $port }
# $own (number), $others (number), $points (number), $cubes (number), $halved (number)
preview-select = { $cubes ->
        [0] nobody could ship
       *[other] if all ship: you { $own } GM, the others { $others } GM{ $points ->
            [0] {""}
           *[other] , +{ $points } reputation
        }{ $halved ->
            [0] {""}
            [one] ; 1 cube at half price
           *[other] ; { $halved } cubes at half price
        }
    }
# $seat (seat), $commodity (commodity), $port (port)
event-selected = { $seat_the } has { $commodity } shipped through { $port }.
# $commodity (commodity), $port (port)
reason-commodity-selected = This round { $commodity } already went through { $port }.
# $commodity (commodity), $port (port)
reason-port-selected = { $port } is taken this round: it ships { $commodity }.
# $commodity (commodity), $price (number), $own (number)
reason-dearest-first = In the last place you must ship the most expensive commodity left, at { $price } GM; the price of { $commodity } is { $own }.
# $space (space)
reason-select-first = First choose a commodity and its port. Whether { $space } ships is asked after that.
reason-time-of-selecting = Commodity and port are selected when all have built, by the first places.

# $commodity (commodity), $space (space), $price (number), $demand (number), $shipped (number)
prompt-road = Does your truck ship a cube from { $space }? The price of { $commodity } is { $price } GM; { $shipped } sold, demand { $demand }.
# $commodity (commodity), $space (space), $cubes (number), $price (number), $demand (number), $shipped (number)
prompt-rail = Does your mine on { $space } ship its { $cubes ->
        [one] cube
       *[other] { $cubes } cubes
    } by rail? The price of { $commodity } is { $price } GM; { $shipped } sold, demand { $demand }.
action-ship = ship
action-keep = keep
# $amount (number)
preview-sale = brings { $amount } GM
# $amount (number), $active (seat), $points (number)
preview-sale-for = brings { $amount } GM; { $active_the } gains { $points } reputation
# $seat (seat), $space (space), $amount (number)
event-by-truck = { $seat_the } ships 1 cube from { $space } by truck for { $amount } GM.
# $seat (seat), $space (space), $cubes (number), $amount (number)
event-by-rail = { $seat_the } ships { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    } from { $space } by rail for { $amount } GM.
# $seat (seat), $space (space)
event-kept = { $seat_the } ships nothing by rail from { $space }.
# $seat (seat), $space (space)
event-truck-kept = { $seat_whose } truck stays on { $space }.
# $commodity (commodity), $price (number)
event-halved = Supply exceeds demand: the price of { $commodity } falls to { $price } GM.
# $seat (seat), $points (number)
event-bonus = { $seat_the } gains { $points } reputation.
# $space (space)
reason-one-after-another = You are asked about one mine after another. Now it is { $space }: do you ship or keep?
reason-time-of-shipping = Shipping begins when all have built and a commodity has been selected.

## Administration and buying reputation

# $commodity (commodity), $price (number), $demand (number)
event-market = The market for { $commodity }: price { $price }, demand { $demand }.
# $seat (seat), $space (space)
event-exhausted = { $seat_whose } mine on { $space } is exhausted and abandoned.
# $seat (seat), $space (space)
event-unmarked = { $seat_whose } mine on { $space } is exhausted; no marker is left, and the space is empty again.
# $rate (number), $money (number)
prompt-buy = How many points of reputation do you buy? One costs { $rate } GM, and you have { $money }.
# $amount (number), $reputation (number)
preview-buy = { $amount } GM, then { $reputation } reputation
# $seat (seat), $points (number), $amount (number)
event-bought = { $seat_the } { $points ->
        [0] buys no reputation
       *[other] buys { $points } reputation for { $amount } GM
    }.
reason-buy-none = Whoever buys nothing answers 0.
# $rate (number), $most (number)
reason-too-dear = At { $rate } GM a point your money is enough for { $most }.

## The end

# $commodity (commodity), $cubes (number), $price (number)
event-glut = { $cubes ->
        [one] 1 { $commodity_made } cube lies
       *[other] { $cubes } { $commodity_made } cubes lie
    } unmined on the board: the price falls to { $price }.
# $seat (seat), $cubes (number), $amount (number)
event-under-way = { $seat_the } gets { $amount } GM for { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    } in mines under construction.
# $seat (seat), $amount (number), $points (number), $total (number)
event-scored = { $seat_the }: { $points } reputation for { $amount } GM, { $total } in all.
score-reputation = reputation
score-money = from money

## Options

option-payment = Payment in the auction
    .help = What a player pays who passes: the last bid made by that player, or the bid that stands. The minimum is always due.
option-payment-own_bid = one's own last bid
option-payment-standing_bid = the standing bid
option-first_player = Start player
    .help = Who goes first: drawn, or agreed on.
option-first_player-drawn = drawn
option-first_player-0 = player 1
option-first_player-1 = player 2
option-first_player-2 = player 3
option-first_player-3 = player 4

## Impossible positions

# $space (space)
fault-cubes-of-nothing = On { $space } the number of cubes and their kind do not fit.
# $space (space)
fault-not-a-mine-space = No cubes and no mines can be on { $space }.
# $space (space)
fault-nobodys-mine = The mine on { $space } belongs to nobody in this game.
# $space (space)
fault-mine-on-marker = { $space } cannot hold a mine and be abandoned.
# $space (space), $commodity (commodity)
fault-forbidden-mine = On { $space } somebody mines { $commodity }, and their card forbids it.
# $space (space)
fault-empty-mine = The mine on { $space } has no cubes.
# $commodity (commodity), $most (number)
fault-too-many-cubes = There are too many { $commodity_made } cubes: at most { $most }.
# $seat (seat), $most (number)
fault-too-many-heads = { $seat_the } has too many mines: at most { $most }.
# $most (number)
fault-too-many-tracks = There are too many tracks: at most { $most }.
# $most (number)
fault-too-many-markers = There are too many markers for abandoned mines: at most { $most }.
# $edge (edge)
fault-track-missing = The track along { $edge } is there from the start.
# $edge (edge)
fault-track-at-sea = No track can lie along { $edge }.
# $edge (edge)
fault-track-alone = The track along { $edge } is not joined to any of the first tracks.
# $commodity (commodity)
fault-shipped-unselected = Nobody selected { $commodity }, so none was shipped.
# $port (port)
fault-port-twice = { $port } ships two commodities.
fault-out-of-order = Those who are out must be numbered from 1, and somebody must be left.
# $seat (seat)
fault-out-with-goods = { $seat_the } is out and has nothing any more.
# $seat (seat)
fault-no-reputation = { $seat_the } has no reputation and would be out.
fault-card-twice = Two players have the same card.
# $seat (seat), $space (space)
fault-truck-astray = { $seat_whose } truck cannot be on { $space }.
fault-no-auction-now = There are bids or places of an auction, and none is under way.
# $seats (number)
fault-too-many-places = There are more places than players at the table ({ $seats }).
fault-wrong-order = Everybody still in the game has one place in the order.
fault-wrong-places = In the auction places are taken from the last one on, by those who passed.
# $rounds (number)
fault-ended-too-soon = The game ends after round { $rounds }, unless only one player is left before.
fault-one-question = Exactly one question is open, and at least two players are left.
fault-asked-who-is-out = The question is put to somebody who is out.
fault-cubes-in-hand = Cubes in hand are for the set-up.
# $round (number)
fault-no-buying-now = No reputation is bought after round { $round }.
fault-nothing-selected-now = A commodity or a port is selected only while shipping.
fault-no-trucks-now = A truck is on the board before its time.
fault-tracks-held = Somebody holds tracks who must have none now.
fault-not-the-setup = The set-up cannot look like this.
fault-hands-in-turn = The cubes of the set-up are placed in turn, one at a time.
fault-forbidden-in-hand = Somebody holds a cube that the card forbids.
fault-not-bidding = The question is put to somebody who does not bid now.
fault-bid-above-money = Nobody bids more than they have, except for the minimum.
fault-wrong-bids = Bids reach the minimum, rise one over another, and the highest bidder is still in.
fault-too-often = So many mines or explorations are not due.
fault-wrong-stage = Places, selections and the commodity being shipped do not fit.

## The picture

# $round (number), $rounds (number)
drawing-round = Round { $round } of { $rounds }
# $tracks (number), $markers (number)
drawing-supply = Left: tracks { $tracks }, markers { $markers }
ui-nam-market = Market
drawing-price = price
drawing-demand = demand
drawing-shipped = sold
drawing-left = cubes
drawing-port = port
ui-nam-money = GM
drawing-reputation = rep
drawing-heads = heads
ui-nam-tracks = tracks
ui-nam-bid = bid
# $place (number)
ui-nam-took = place { $place }
# $place (number), $loss (number), $tracks (number)
ui-nam-place = { $place }: { $loss ->
        [0] 0
       *[other] −{ $loss }
    } rep, { $tracks ->
        [one] 1 track
       *[other] { $tracks } tracks
    }
ui-nam-places = Places
drawing-forbidden = not
ui-nam-not-mined = does not mine
ui-nam-out = out of the game
drawing-legend = ▲ completed mine, △ mine under construction, T truck, ≈ port, xxx abandoned, ▒ not used; thick sides are tracks. “D2-E3” is the side between these spaces, “A7-NE” the one at the border.
ui-nam-score = reputation
ui-nam-spare = spare mine heads
ui-nam-truck = truck on
ui-nam-hand = cubes in hand

## The board in the browser

ui-nam-board = Map of Namibia
ui-nam-angola = Angola
ui-nam-botswana = Botswana
ui-nam-south-africa = South Africa
ui-nam-rounds = Rounds
# $round (number), $rate (number)
ui-nam-buy-after = After round { $round } a point of reputation can be bought for { $rate } GM.
# $rate (number)
ui-nam-buy-end = At the end you get a point of reputation for every { $rate } GM.
ui-nam-end = end of the game
ui-nam-if-pass = if you pass
# $minimum (number)
ui-nam-minimum = at least { $minimum } GM
# $cubes (number)
ui-nam-pool = { $cubes } left
# $commodity (commodity), $price (number), $demand (number), $left (number)
ui-nam-trade = { $commodity }: price { $price }, demand { $demand }, cubes left { $left }.
# $port (port), $sold (number)
ui-nam-trade-port = Through { $port }: { $sold } sold.
# $price (number), $more (number)
ui-nam-trade-half = { $more ->
        [0] The next cube halves the price to { $price }.
        [one] 1 more cube at full price, then it halves to { $price }.
       *[other] { $more } more cubes at full price, then it halves to { $price }.
    }
# $price (number), $demand (number)
ui-nam-trade-next = At the end of the round: price { $price }, demand { $demand }.
# $price (number), $demand (number), $selected (number)
ui-nam-trade-if = { $selected ->
        [0] If nobody selects it: price { $price }, demand { $demand }.
       *[other] If no more is sold: price { $price }, demand { $demand }.
    }
ui-nam-companies = Companies
ui-nam-col-money = goldmarks
ui-nam-col-reputation = reputation
ui-nam-col-final = reputation if the game ended now
ui-nam-col-head = spare mine heads
ui-nam-col-track = tracks in hand
ui-nam-col-truck = where the truck stands
ui-nam-col-closed = closed by the card
ui-nam-short-money = money
ui-nam-short-reputation = rep
ui-nam-short-final = final
ui-nam-short-head = heads
ui-nam-short-track = tracks
ui-nam-short-truck = truck
ui-nam-short-closed = barred
ui-nam-legend-price = price
ui-nam-legend-demand = demand
ui-nam-legend-sold = sold
ui-nam-legend-half = half price
ui-nam-legend-final = if the game ended now; + for unfinished mines
# $amount (number)
ui-nam-unfinished = Mines under construction would bring { $amount } GM if the game ended now.
# $points (number)
ui-nam-final = { $points } reputation if the game ended now
ui-nam-bidding = Your bid
ui-nam-buying = Buying reputation
ui-nam-less = less
ui-nam-more = more
# $amount (number)
ui-nam-most = all: { $amount }
ui-nam-close = close
# $edge (edge)
ui-nam-side = side { $edge }
# $edge (edge)
ui-nam-side-laid = track along { $edge }
# $edge (edge)
ui-nam-side-sea = { $edge }, at the sea
# $seat (seat)
ui-nam-truck-of = { $seat_whose } truck
ui-nam-unused = not used in this game
# $seat (seat)
ui-nam-mine-of = { $seat_whose } completed mine
# $seat (seat)
ui-nam-building-of = { $seat_whose } mine under construction
# $ports (list of port)
ui-nam-rail-to = railway to { $ports }

## The chapters of the rules

chapter-general-rules = In general
chapter-set-up-4-players = Getting ready
chapter-bribing-the-officials = Bribing the officials
chapter-construction = Construction
chapter-shipping = Shipping
chapter-administration = Administration
chapter-buying-reputation = Buying reputation
chapter-end-of-game = The end of the game
chapter-three-players = Three players
chapter-test-vectors = Examples
chapter-ambiguities-and-rulings = Open questions, and how we play them
chapter-invariants-for-tests = What is always true

## The rules in brief

clause-nam-0-1 = Six rounds of bribes, construction, shipping and administration.
clause-nam-0-2 = Whoever has the most reputation at the end wins.
clause-nam-0-3 = All payments go to the bank or come from it; nobody trades.
clause-nam-0-4 = Everything but money is limited: what is not there is not used.
clause-nam-0-5 = Dark spaces take neither cubes nor mines; tracks may pass them.
clause-nam-0-6 = Each space holds one mine and one kind of cube.
clause-nam-0-7 = Prices and demand stay between 1 and 15.
clause-nam-0-8 = Everything is open, and after the set-up nothing is left to chance.
clause-nam-0-9 = You may mine and explore the three commodities of your card.
clause-nam-s-1 = Everybody begins with the same pieces, money and reputation.
clause-nam-s-2 = One cube of each commodity lies on the initial squares, at random.
clause-nam-s-3 = Every price and every demand starts at 6.
clause-nam-s-4 = Everybody gets one card.
clause-nam-s-5 = The start player is drawn; turns go clockwise from there.
clause-nam-s-6 = Everybody places one cube of each commodity of their card.
clause-nam-s-7a = Cubes are placed in turn on empty mine spaces.
clause-nam-s-7b = Cubes keep away from other cubes as long as there is a space for that.
clause-nam-s-8 = The first mine stands completed on a cube you may mine.
clause-nam-s-9 = The second mine is of another commodity and under construction.
clause-nam-s-10 = Everybody lays tracks that touch others.
clause-nam-s-11 = The landward sides of ports carry tracks from the start.
clause-nam-1-1 = Bids go round in last round's order.
clause-nam-1-2 = The minimum bid is the number of the round.
clause-nam-1-3 = A bid beats the one before and is not more than your money.
clause-nam-1-4 = Whoever does not bid passes and is out of the auction.
clause-nam-1-5a = Whoever passes takes the last free place.
clause-nam-1-5b = Whoever passes pays their own last bid, or the minimum without one.
clause-nam-1-6 = The last one left takes the first place.
clause-nam-1-7 = The first places lose 5, 3 and 1 reputation and take tracks: 3, 2 and 1; the last loses and takes nothing.
clause-nam-1-8a = Whoever cannot pay sells as little reputation as needed, at 2 GM a point.
clause-nam-1-8b = First sell, then pay, then lose reputation, then take tracks.
clause-nam-1-9 = Whoever falls below 1 reputation is out of the game.
clause-nam-1-10 = If tracks run short, those who passed first get them.
clause-nam-2-1a = All mines under construction are completed.
clause-nam-2-1b = A completed mine gets one more cube, if one is left.
clause-nam-2-1c = Next to an abandoned mine no cube is added.
clause-nam-2-1d = If cubes run short, the owner chooses which mines get them.
clause-nam-2-2a = A mine is started on cubes you may mine where no mine is.
clause-nam-2-2b = Whoever can start a mine must.
clause-nam-2-2c = The last place starts and explores twice.
clause-nam-2-3a = Exploring puts cubes on an empty space next to the same commodity.
clause-nam-2-3b = A new deposit begins only if none can be extended.
clause-nam-2-3c = Only empty mine spaces are explored.
clause-nam-2-3d = Whoever can explore must.
clause-nam-2-3e = The last place explores twice.
clause-nam-2-4a = A track lies on a free side and touches another track.
clause-nam-2-4b = All tracks taken in the auction must be laid.
clause-nam-2-4c = The last place has no tracks to lay.
clause-nam-2-4d = A space is on the railway if one of its sides carries a track; a corner is not enough.
clause-nam-2-4e = Tracks belong to nobody and stay where they are.
clause-nam-2-4f = Mine and port are connected if tracks lead from a side of one to a side of the other.
clause-nam-2-5a = The truck goes to one of your completed mines.
clause-nam-3-0a = The first three places are active, one after the other.
clause-nam-3-0b = The active player selects a commodity and a port that are free this round.
clause-nam-3-0c = The supply of a selected commodity starts at 0.
clause-nam-3-0d = The active player ships first, then the others by place.
clause-nam-3-1a = A truck may ship one cube from its mine.
clause-nam-3-1b = A truck that has shipped stands at the port for the rest of the round.
clause-nam-3-1c = All trucks come before all trains.
clause-nam-3-2a = Completed mines of the commodity ship by rail if they are connected to its port.
clause-nam-3-2b = A mine ships all of its cubes by rail, or none.
clause-nam-3-2c = After the truck the mine may ship the rest by rail.
clause-nam-3-3a = Cubes are sold one by one; the one that exceeds demand halves the price.
clause-nam-3-3b = The halved price holds for that cube and all later ones; it halves once.
clause-nam-3-3c = The active player gains 2 reputation for each truck and each mine of the others that ships.
clause-nam-3-3d = Shipped cubes return to the supply at once.
clause-nam-3-3e = There is no limit to the cubes sold.
clause-nam-4-1 = After shipping the market moves.
clause-nam-4-1a = More sold than demanded: demand rises by 2.
clause-nam-4-1b = Sold as much as demanded: price and demand rise by 1.
clause-nam-4-1c = Less sold than demanded: the price rises by 2, demand is halved.
clause-nam-4-1d = Not selected: price and demand rise by 3.
clause-nam-4-2 = Selections are cleared.
clause-nam-4-3 = A completed mine without cubes is abandoned for good.
clause-nam-4-4 = All trucks return.
clause-nam-4-5 = The round marker moves on.
clause-nam-5-1 = After rounds 3 and 5 reputation can be bought.
clause-nam-5-2 = Everybody is asked once, in the order of the round.
clause-nam-5-3 = Reputation is bought only after rounds 3 and 5.
clause-nam-e-1 = The game ends after the administration of round 6.
clause-nam-e-2 = Every cube without a mine lowers the price of its commodity by 1.
clause-nam-e-3 = Cubes in mines under construction are paid for; those in completed mines are not.
clause-nam-e-4 = Money becomes reputation, 5 GM a point.
clause-nam-e-5 = The most reputation wins, then the most money left.
clause-nam-t-1 = With three players there are 3 fewer cubes of each kind, and one card stays out.
clause-nam-t-2 = With three players two tracks lie in Etosha from the start.
clause-nam-t-3 = With three players the places cost 4, 2 and no reputation and bring 3, 2 and no tracks.
clause-nam-t-4 = With three players the third place is the last.
clause-nam-t-5 = With three players everybody selects.
clause-nam-t-6 = With three players the last place must ship the most expensive commodity left.
clause-nam-t-7 = Everything else stays as with four.
clause-nam-tv1 = Example: gold at 11 with demand 6 is shipped through Lüderitz.
clause-nam-tv2 = Example: after it demand for gold rises to 8.
clause-nam-tv3 = Example: a track at a side connects, a track at a corner does not.
clause-nam-tv4 = Example: the card that forbids gold.
clause-nam-tv5 = Example: the market table with its limits.
clause-nam-tv6 = Example: halves are rounded up.
clause-nam-tv7 = Example: an auction with bids of 2, 4 and 5.
clause-nam-tv8 = Example: whoever has 2 GM and owes 5 sells 2 points.
clause-nam-r-01 = Whoever passes pays their own last bid, at least the minimum.
clause-nam-r-02 = No reputation is sold to bid more; only the minimum may be opened with too little money.
clause-nam-r-03 = The last one left without a bid wins at the minimum.
clause-nam-r-04 = As few points are sold as cover the payment.
clause-nam-r-05 = The loss of the place can eliminate, too.
clause-nam-r-06 = Whoever is out leaves the game; the others go on by the table for their number.
clause-nam-r-07 = If tracks run short, they are handed out in the order of passing.
clause-nam-r-08 = A track without a place returns to the supply.
clause-nam-r-09 = One mine in each space.
clause-nam-r-10 = The owner chooses which mine gets the last cube.
clause-nam-r-11 = Any abandoned mine counts that lies next to it when it is completed.
clause-nam-r-12 = A deposit under somebody's mine can be extended, too.
clause-nam-r-13 = A new deposit is compulsory if no other can be extended.
clause-nam-r-14 = What counts is what this player can extend.
clause-nam-r-15 = With three players the first two places take 3 and 2 tracks.
clause-nam-r-16 = Mines under construction do not ship.
clause-nam-r-17 = Selected but not shipped counts as less than demanded.
clause-nam-r-18 = The cube that exceeds demand gets the halved price.
clause-nam-r-19 = In the example supply exceeds demand, not the other way round.
clause-nam-r-20 = When supply equals demand, price and demand rise by 1.
clause-nam-r-21 = A price halves once a round.
clause-nam-r-22 = After round 6 money is only converted.
clause-nam-r-23 = The final conversion happens by itself.
clause-nam-r-24 = A tie in reputation and money is shared.
clause-nam-r-25 = Supply is counted beyond 15.
clause-nam-r-26 = Reputation has no upper limit.
clause-nam-r-27 = Money is open.
clause-nam-r-28 = The start player is drawn or agreed on.
clause-nam-r-29 = With three players any of the four cards may stay out.
clause-nam-r-30 = Tracks may run along inland borders, not along the sea.
clause-nam-r-31 = A new track may touch any track, also one that leads to no port.
clause-nam-r-32 = Lines may run past other ports.
clause-nam-r-33 = A truck goes once a round.
clause-nam-r-34 = The order of one's mines does not change the money.
clause-nam-r-35 = The last fall of prices comes after the administration of round 6.
clause-nam-r-36 = Without a marker the space is empty again.
clause-nam-r-37 = Reputation is bought in this round's order.
clause-nam-r-38 = Whoever has the turn to select must do so.
clause-nam-r-39 = The highest price is the one showing at that moment.
clause-nam-r-40 = Cubes stay apart as long as there is room.
clause-nam-r-41 = The second mine differs from one's own first.
clause-nam-r-42 = The disc on zero only marks what was not selected.
clause-nam-r-43 = An explored space must be free of cubes, too.
clause-nam-r-44 = A broken sentence of the rulebook is flavour.
clause-nam-r-45 = The five actions are done in their order.
clause-nam-r-46 = The truck goes to a mine of one's own.
clause-nam-r-47 = Take what is there and go on; nothing is owed.
clause-nam-i1 = No cube is ever lost.
clause-nam-i2 = No mine head is ever lost.
clause-nam-i3 = No track is ever lost, and none is kept past one's own turn.
clause-nam-i4 = Every mine has cubes, unless it has just shipped them.
clause-nam-i5 = Between the rounds no selection and no truck is on the board.
clause-nam-i6 = Prices stay in their limits, and whoever is in the game has reputation.
clause-nam-i7 = Every track is joined to one of the first tracks.
clause-nam-i8 = Ports, dark and abandoned spaces stay bare.
clause-nam-i9 = Three selections a round, fewer only after an elimination.
clause-nam-i10 = Same start and same decisions make the same game.

## What a place reaches

# $spaces (list of space), $ports (list of port)
preview-joins = joins { $spaces } to { $ports }
# $ports (list of port)
preview-links = joins { $ports }
# $spaces (list of space), $ports (list of port)
sight-joins = A track here leads from { $spaces } to { $ports }
# $ports (list of port)
sight-links = A track here joins { $ports }
# $commodity (commodity), $cubes (number), $price (number)
sight-mine = { $cubes ->
        [0] Its cubes have been shipped
        [one] 1 { $commodity_made } cube at { $price } GM
       *[other] { $cubes } { $commodity_made } cubes at { $price } GM each
    }
# $commodity (commodity), $cubes (number), $more (number), $dry (number)
sight-deposit = A mine here would { $dry ->
        [0] { $more ->
            [0] get no more cubes: none are left
           *[other] get { $more } more when completed
        }
       *[other] run dry: an abandoned mine is next to it
    }
# $commodity (commodity), $cubes (number), $more (number), $dry (number), $amount (number)
sight-building = { $dry ->
        [0] { $more ->
            [0] It gets no cube when completed: none are left
           *[other] Cubes when completed: { $cubes } + { $more }
        }
       *[other] It gets no cube when completed: next to an abandoned mine it runs dry
    }; unfinished at the end, it would bring { $amount } GM
# $mines (number)
sight-abandoned = { $mines ->
        [0] No neighbour runs dry because of this abandoned mine
        [one] 1 neighbour runs dry because of this abandoned mine
       *[other] { $mines } neighbours run dry because of this abandoned mine
    }
# $port (port), $mines (number), $cubes (number)
sight-port = { $mines ->
        [0] No completed mine has a railway to { $port }
        [one] 1 completed mine has a railway to { $port }; cubes there: { $cubes }
       *[other] { $mines } completed mines have a railway to { $port }; cubes there: { $cubes }
    }
# $commodity (commodity), $idle (number), $price (number)
sight-commodity = { $idle ->
        [0] Nothing lies unmined: at the end the price would stay at { $price }
        [one] 1 cube lies unmined: at the end the price would fall to { $price }
       *[other] { $idle } cubes lie unmined: at the end the price would fall to { $price }
    }
# $full (number), $halved (number), $price (number)
sight-sale = If all ship: { $full } at full price{ $halved ->
        [0] {""}
       *[other] , then { $halved } at { $price } GM
    }
sight-no-sale = Nobody could ship anything

## Figures

account-money = GM
account-reputation = reputation
account-heads = mine heads
account-tracks = tracks
account-final = reputation if it ended now

## What decides for a bot, as a clause: “against the average answer, at the end of your move …”

feature-worth-more = your reputation and money together are worth more
feature-mines_under_way-more = you have more mines under construction
feature-cubes_under_way-more = more cubes lie in your mines under construction
feature-heads-more = you keep more mines to start
feature-tracks-more = you have more tracks to lay
feature-cubes_apart-more = your completed mines without a railway hold more cubes
feature-mines_linked-more = more of your mines have a railway to a port
feature-mines_ready-more = you have more completed mines
feature-place-less = you play earlier in the round
feature-truck_pay-more = your truck would earn more
feature-end_pay-more = your mines under construction would bring more at the end
feature-forced_own-more = what the last place must ship suits you better
feature-sale_linked_diamond-more = your diamonds with a railway would sell for more
feature-sale_ready_diamond-more = your diamonds in completed mines would sell for more
feature-sale_linked_gold-more = your gold with a railway would sell for more
feature-sale_ready_gold-more = your gold in completed mines would sell for more
feature-sale_linked_silver-more = your silver with a railway would sell for more
feature-sale_ready_silver-more = your silver in completed mines would sell for more
feature-sale_linked_copper-more = your copper with a railway would sell for more
feature-sale_ready_copper-more = your copper in completed mines would sell for more
