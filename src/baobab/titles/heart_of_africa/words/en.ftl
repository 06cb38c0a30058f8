### The words of Heart of Africa.

title-name = Heart of Africa
title-about = Trading companies push from the coasts into the interior of Africa. Every turn is auctioned: whoever wins it moves, fights and scores, and what was paid goes to the others. The first to reach 42 points wins.
version-1 = The first version: the rulebook as we read it.

## Names

area-barbary = Barbary Coast
    .in = on the Barbary Coast
area-tripoli = Tripoli
    .article = none
area-egypt = Egypt
    .article = none
area-nubia = Nubia
    .article = none
area-sahara = Sahara
area-senegal = Senegal
    .article = none
area-guinea = Guinea Coast
    .in = on the Guinea Coast
area-niger = Upper Niger
    .in = on the Upper Niger
area-nigeria = Niger Delta
area-bornu = Bornu
    .article = none
area-sudan = Sudan
    .article = none
area-abyssinia = Abyssinia
    .article = none
area-somalia = Somalia
    .article = none
area-heart = Heart of Africa
area-cameroon = Cameroon
    .article = none
area-congo = Congo
area-lakes = Great Lakes
    .in = at the Great Lakes
area-zanzibar = Zanzibar Coast
    .in = on the Zanzibar Coast
area-angola = Angola
    .article = none
area-zambezi = Zambezi
    .in = on the Zambezi
area-mozambique = Mozambique
    .article = none
area-kalahari = Kalahari
area-cape = Cape Colony
area-madagascar = Madagascar
    .article = none

resource-bananas = bananas
    .article = none
resource-diamonds = diamonds
    .article = none
resource-gold = gold
    .article = none
resource-ivory = ivory
    .article = none

# The markers on the resource table; the Africa marker prices the areas without a resource.
marker-bananas = bananas
    .article = none
marker-diamonds = diamonds
    .article = none
marker-gold = gold
    .article = none
marker-ivory = ivory
    .article = none
marker-africa = areas without a resource
    .article = none
marker-none = no marker
    .article = none

# .does says what a counter does.
function-ap_only = plain counter
    .does = action points only
function-trading_station = trading station
    .does = put a trading station in a friendly area
function-neutral_shift = shift of neutrals
    .does = a new trader, then neutrals move one step each
function-wholesaler = wholesaler
    .does = your wholesaler comes into play
function-two_traders = two traders
    .article = none
    .does = up to two new traders in friendly areas
function-heart_bonus = heart bonus
    .does = two neutrals to the Heart, and 3 points more if you control it at the end of the turn
function-convert_neutral = conversion
    .does = a neutral becomes a trader of yours
function-resource_swing = price swing
    .does = one price up, another one down
function-reputation = reputation
    .article = none
    .does = somebody's reputation one up or down
function-move_group = march
    .does = a group moves to an adjacent area for free

special-vp_per_area = a point for each area
    .article = none
    .does = 1 point for each area that you control; costs 1 reputation
special-vp_per_two_traders = a point for two pieces
    .article = none
    .does = 1 point for every two of your pieces on the map; costs 1 reputation
special-vp_per_resource_area = two points for each resource area
    .article = none
    .does = 2 points for each area with a resource that you control; costs 1 reputation
special-majority_bananas = most bananas
    .article = none
    .does = 5 points if you control the most areas with bananas
special-majority_diamonds = most diamonds
    .article = none
    .does = 5 points if you control the most areas with diamonds
special-majority_gold = most gold
    .article = none
    .does = 5 points if you control the most areas with gold
special-majority_ivory = most ivory
    .article = none
    .does = 5 points if you control the most areas with ivory

counter =
    .article = none
counter-ap_only = plain counter
counter-trading_station = trading station
counter-neutral_shift = shift of neutrals
counter-wholesaler = wholesaler
counter-two_traders = two traders
counter-heart_bonus = heart bonus
counter-convert_neutral = conversion
counter-resource_swing = price swing
counter-reputation = reputation
counter-move_group = march
counter-vp_per_area = a point for each area
counter-vp_per_two_traders = a point for two pieces
counter-vp_per_resource_area = two points for each resource area
counter-majority_bananas = most bananas
counter-majority_diamonds = most diamonds
counter-majority_gold = most gold
counter-majority_ivory = most ivory

loss =
    .article = none
loss-no_loss = no loss
loss-influence-1 = 1 influence lost
loss-influence-2 = 2 influence lost
loss-influence-3 = 3 influence lost
loss-trader-1 = 1 trader lost
loss-trader-2 = 2 traders lost
loss-trader-3 = 3 traders lost
loss-reputation-1 = 1 reputation lost
loss-reputation-2 = 2 reputation lost

# Bands of pieces in one area, as they answer “how many …?”; .brief stands before their number in the picture.
band =
    .article = none
band-free = traders free to move
    .brief = free to move
band-stopped = traders that were stopped there
    .brief = stopped
band-victor = traders that have won there
    .brief = have won
band-victor_stopped = stopped traders that have won there
    .brief = stopped, have won
band-spent = traders that have fought
    .brief = have fought
band-spent_stopped = stopped traders that have fought
    .brief = stopped, have fought
band-lead = wholesalers
    .brief = wholesaler

tired-unspent = trader that has not fought
tired-victor = trader that has won here
tired-spent = trader that has fought

argument-area = area of the map
argument-function = kind of action counter
argument-marker = marker of the resource table
argument-special = special victory counter
argument-counter = kind of counter
argument-tired = state of a trader

## Set-up

prompt-start = Where do your first traders land? Choose a coastal area without neutrals and without other players.
action-start = start { $area_in }
# $price (number)
event-price-set = The price of { $resource } starts at { $price }.
event-resource-laid = { $resource } { $area_in }.
# $points (number)
event-first-vp = { $seat_the } starts with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
event-started = { $seat_the } starts { $area_in }.
event-dealt = { $seat_the } receives a secret special victory counter.
event-dealt-seen = You receive the special victory counter “{ $special }”.
reason-start-not-coastal = Everybody starts on a coast, and there is none { $area_in }.
reason-start-neutral = There is a neutral { $area_in }.
reason-start-taken = { $seat_the } has already landed { $area_in }.

## New counters and the auction

# $first (function), $first_ap (number), $second (function), $second_ap (number)
event-row = A new row: { $first } ({ $first_ap } AP) and { $second } ({ $second_ap } AP).
# $first (function), $first_ap (number)
event-row-of-one = The last counter: { $first } ({ $first_ap } AP).
# $functions (list of function), $ap (number), $least (number), $most (number)
prompt-bid = Up for auction: { $functions }, together { $ap } AP, and the turn. Bid at least { $least } and at most { $most }, or pass.
# $amount (number)
action-number-bid = bid { $amount }
# $amount (number)
action-number-stake = commit { $amount }
# $amount (number)
action-number-group = march with { $amount }
# $amount (number)
action-number-herd = move { $amount }
action-pass = pass
# $influence (number), $points (number), $space (number), $share (number), $more (number), $each (number)
preview-bid = { $influence } influence{ $points ->
        [0] {""}
        [one] {" "}and 1 point: you fall back to { $space }
       *[other] {" "}and { $points } points: you fall back to { $space }
    }{ $share ->
        [0] { $more ->
            [0] {""}
            [one] ; the opponent furthest back gets 1 point
           *[other] ; the { $more } opponents furthest back get 1 point each
        }
        [one] ; each opponent gets 1 point{ $more ->
            [0] {""}
            [one] , the one furthest back 2
           *[other] , the { $more } furthest back 2
        }
       *[other] ; each opponent gets { $share } points{ $more ->
            [0] {""}
            [one] , the one furthest back 1 more
           *[other] , the { $more } furthest back 1 more
        }
    }{ $each ->
        [0] {""}
       *[other] ; after your turn each opponent gets at least { $each } influence
    }
# $bid (number)
event-bid = { $seat_the } bids { $bid }.
event-passed = { $seat_the } passes.
event-no-bids = Nobody bids: the first row leaves the game.
# $influence (number), $points (number), $ap (number)
event-auction-won = { $seat_the } wins the auction for { $influence } influence{ $points ->
        [0] {""}
        [one] {" "}and 1 point
       *[other] {" "}and { $points } points
    }, and has { $ap } AP.
# $points (number), $space (number)
event-share = { $seat_the } receives { $points ->
        [one] 1 point
       *[other] { $points } points
    } from the bid and moves to space { $space }.
event-counter-taken = { $seat_the } takes the counter “{ $function }”.
reason-auction-first = First the auction decides whose turn it is: bid or pass.
# $bid (number), $least (number)
reason-bid-too-low = { $bid } is too little: the next bid is at least { $least }.
# $bid (number), $most (number)
reason-bid-opener = Whoever opens pays with influence only: you can bid { $most } at most, not { $bid }.
# $bid (number), $most (number), $influence (number), $points (number)
reason-bid-points = With { $influence } influence and { $points ->
        [one] 1 point
       *[other] { $points } points
    } you can bid { $most } at most, not { $bid }.
# $bid (number), $most (number), $influence (number), $points (number)
reason-bid-cap = With { $influence } influence and the { $points ->
        [one] 1 point
       *[other] { $points } points
    } that a bid may cost you can bid { $most } at most, not { $bid }.

## The turn: a neutral, then actions

# $left (number)
prompt-neutral = Where do you put a neutral? In an empty area, or where there are neutrals already. { $left ->
        [one] It is the last one.
       *[other] There are { $left } left.
    }
action-neutral = put a neutral { $area_in }
event-neutral = { $seat_the } puts a neutral { $area_in }.
reason-neutral-first = A turn begins with a neutral: put it on the map first.
reason-neutral-occupied = There are pieces { $area_in }, but no neutral: no neutral may go there.

# $ap (number), $influence (number)
prompt-act = Your actions: { $ap ->
        [0] no AP left
        [one] 1 AP left
       *[other] { $ap } AP left
    }, { $influence } influence. What will you do?
# $origin (area)
action-move = move a trader from { $origin_the } to { $area_the }
action-lead = move the wholesaler to { $area_the }
action-enter = add a trader { $area_in }
action-raise = raise the price of { $marker }
action-lower = lower the price of { $marker }
action-buy = buy an action point
action-use = use “{ $function }”: { $function_does }
action-done = done
# $cost (number)
preview-ap = { $cost } AP
# $cost (number), $left (number)
preview-influence = costs { $cost } influence, { $left } left
# $ap (number)
preview-ap-lost = { $ap ->
        [one] 1 AP will be lost
       *[other] { $ap } AP will be lost
    }
# $influence (number)
event-bought = { $seat_the } buys an action point for { $influence } influence.
# $origin (area)
event-moved = { $seat_the } moves a trader from { $origin_the } to { $area_the }.
# $origin (area)
event-led = { $seat_the } moves the wholesaler from { $origin_the } to { $area_the }.
# $ap (number)
event-entered = { $seat_the } adds a trader { $area_in }{ $ap ->
        [0] {" "}for free
       *[other] {" "}for { $ap } AP
    }.
# $price (number)
event-price = { $seat_the } changes the price of { $marker } to { $price }.
# $origin (area)
reason-no-trader-there = You have nobody { $origin_in } to go to { $area_the }.
# $origin (area)
reason-not-adjacent = There is no border between { $origin_the } and { $area_the }.
# $origin (area)
reason-no-arrow = No arrow leads from { $origin_the } to { $area_the }: Madagascar is reached along its arrows only.
# $origin (area)
reason-stopped = Your traders { $origin_in } were stopped by neutrals or other players, and cannot go on to { $area_the } this turn.
reason-lead-off-map = Your wholesaler is not on the map.
# $origin (area)
reason-lead-stopped = Your wholesaler was stopped { $origin_in }, and cannot go on to { $area_the } this turn.
# $ap (number), $cost (number), $buy (number): 1 if influence could buy what is missing
reason-ap-move = A step costs { $cost } AP, and you have { $ap }{ $buy ->
        [0] , and not enough influence to buy the rest.
       *[other] . You can buy more.
    }
# $ap (number), $cost (number), $buy (number): 1 if influence could buy what is missing
reason-ap-enter = A new trader { $area_in } costs { $cost } AP, and you have { $ap }{ $buy ->
        [0] , and not enough influence to buy the rest.
       *[other] . You can buy more.
    }
# $ap (number), $cost (number), $buy (number): 1 if influence could buy what is missing
reason-ap-price = Changing the price of { $marker } costs { $cost } AP, and you have { $ap }{ $buy ->
        [0] , and not enough influence to buy the rest.
       *[other] . You can buy more.
    }
# $cost (number), $influence (number)
reason-no-influence = That costs { $cost } influence, and you have { $influence }.
# $most (number)
reason-no-trader-left = You have no trader left: all are on the map or lost ({ $most } in all).
reason-enter-foreign = There are pieces of another player { $area_in }.
reason-enter-inland = You are alone { $area_in }, but there is neither a coast nor a trading station.
reason-enter-empty-inland = There is no coast { $area_in }: new traders cannot land there.
reason-enter-neutrals = There are only neutrals { $area_in }: the area is neither empty nor friendly.
reason-price-highest = The price of { $marker } is as high as it can be.
reason-price-lowest = The price of { $marker } is as low as it can be.
# $most (number)
reason-price-changed = { $most ->
        [one] You have already changed a price with action points this turn.
       *[other] You have already changed a price { $most } times with action points this turn.
    }
reason-price-other = This turn you have changed the price of { $marker }: with action points you cannot change another one.
reason-conflicts-later = Conflicts come after the actions: say that you are done first.
reason-special-later = Special victory counters are played when you score.
# $origin (area)
prompt-which = Which trader goes from { $origin_the } to { $area_the }?
action-pick = a { $tired }
# $origin (area)
reason-no-such-trader = There is no such trader { $origin_in } that is free to move.

## Functions

event-used = { $seat_the } uses the counter “{ $function }”.
reason-plain-counter = A plain counter has only action points.
reason-no-counter = You have no counter “{ $function }”.
reason-counter-first = First finish what your counter does.
reason-use-first = Use the counter “{ $function }” first.
# $most (number)
reason-no-station-left = No trading station is left: all are built already ({ $most } in all).
reason-no-station-site = No friendly area of yours is without a trading station.
reason-lead-on-map = Your wholesaler is already { $area_in }.
reason-nowhere-to-enter = There is nowhere for a new piece of yours to come in.
reason-bonus-used = Only one counter a turn may bring points, and you have already used one.
reason-nothing-to-shift = No trader can come in, and there are no neutrals to move.
reason-no-pieces = You have no pieces on the map.
reason-nothing-friendly = You have no friendly area.
reason-no-neutral-anywhere = There are no neutrals on the map.

# $left (number)
prompt-build = Where does the trading station go? { $left ->
        [one] It is the last one.
       *[other] There are { $left } left.
    }
action-build = put a trading station { $area_in }
event-built = { $seat_the } builds a trading station { $area_in }.
reason-station-there = There is already a trading station { $area_in }.
reason-not-friendly = That takes a friendly area: you need a piece { $area_in }, and nobody else may have one there.
prompt-bring = Where does your wholesaler come in?
action-bring = put the wholesaler { $area_in }
event-brought = { $seat_the } brings the wholesaler into play { $area_in }.
# $first (number), $reserve (number)
prompt-pair = { $first ->
        [0] Where does the second trader go? You can also leave it out.
       *[other] { $reserve ->
            [one] Your last trader comes into a friendly area. Into which one?
           *[other] Two new traders for friendly areas. Where does the first one go? The second one can go to the same area or to one further down the list.
        }
    }
reason-place-one = At least one trader has to go somewhere.
reason-earlier-area = You choose in the order of the map, and have come to { $area_the }. Take that back to choose an earlier one.
prompt-convert = Which neutral becomes a trader of yours?
action-convert = convert a neutral { $area_in }
preview-conflict = a conflict follows
event-converted = { $seat_the } turns a neutral { $area_in } into a trader.
reason-no-neutral-there = There is no neutral { $area_in }.
prompt-renown = Whose reputation changes?
# $player (seat)
action-praise = { $player_whose } reputation one up
action-praise-own = your own reputation one up
action-blame-own = your own reputation one down
# $player (seat)
action-blame = { $player_whose } reputation one down
# $reputation (number)
event-reputation = { $seat_the } has a reputation of { $reputation }.
# $seats (number)
reason-no-such-seat = There is no such player at this table of { $seats }.
# $player (seat)
reason-reputation-highest = { $player_whose } reputation is as high as it can be.
# $player (seat)
reason-reputation-lowest = { $player_whose } reputation is as low as it can be.
reason-own-reputation-lowest = Your reputation is as low as it can be.
# $count (number)
event-heart = { $count ->
        [one] One neutral goes to the Heart of Africa.
       *[other] { $count } neutrals go to the Heart of Africa.
    }
prompt-swing-up = Which price goes up?
# $raised (number)
prompt-swing-down = { $raised ->
        [0] Which price goes down?
       *[other] Which other price goes down?
    }
action-skip = none
reason-nothing-to-lower = One price has to change, and none can go down.
reason-same-marker = The price of { $marker } has just gone up: another one goes down.
reason-prices-now = Now it is about prices: choose one of them.
reason-change-one = One price has to change.
# $own (number)
prompt-shift-enter = { $own ->
        [0] Where does a new neutral go first?
       *[other] Where does a new trader come in first?
    }
reason-shift-own = A trader of your own comes in, not a neutral.
reason-shift-neutral = At this table a neutral comes in, not a trader of yours.
# $one_area (number)
prompt-shift = { $one_area ->
        [0] Which neutral moves one step? Choose in the order of the map, until you are done.
       *[other] From which area to which do neutrals move?
    }
# $origin (area)
action-push = move a neutral from { $origin_the } to { $area_the }
# $origin (area), $count (number)
event-pushed = { $seat_the } moves { $count ->
        [one] a neutral
       *[other] { $count } neutrals
    } from { $origin_the } to { $area_the }.
reason-neutrals-moved = All neutrals { $area_in } have moved already.
# $origin (area)
prompt-herd = How many neutrals go from { $origin_the } to { $area_the }?
reason-how-many-first = First say how many traders march.
# $low (number), $high (number)
reason-number-between = Choose a number from { $low } to { $high }.
prompt-march = From where to where does your group march?
# $origin (area)
action-march = march from { $origin_the } to { $area_the }
# $origin (area)
prompt-group = From { $origin_the } to { $area_the }: how many { $band }?
# $origin (area), $count (number)
event-marched = { $seat_the } marches with { $count ->
        [one] one piece
       *[other] { $count } pieces
    } from { $origin_the } to { $area_the }.

## Conflicts

# $areas (list of area)
prompt-conflicts = { $areas_count ->
        [0] Conflicts: do you want to fight neutrals or use a counter? Otherwise you score.
        [one] Conflicts: you have to fight { $areas_in } before you can score.
       *[other] Conflicts: you have to fight { $areas_in }. Where first?
    }
# $opponent (seat)
action-fight = fight { $opponent_the } { $area_in }
action-oust = fight the neutrals { $area_in }
# $ours (number), $theirs (number)
preview-strengths = { $ours } against { $theirs } before commitments
# $redraws (number)
preview-redraws = { $redraws ->
        [0] no second draw: you take what you draw, or concede
        [one] you may draw again once
       *[other] you may draw again { $redraws } times
    }
# $areas (list of area)
reason-fights-open = You still have to fight { $areas_in }.
reason-ap-over = Action points can only be spent before the conflicts.
reason-fight-yourself = You cannot fight yourself.
reason-not-there = You have no piece { $area_in }.
# $opponent (seat)
reason-opponent-not-there = { $opponent_the } has no piece { $area_in }.
reason-barred = You have retreated to { $area_the } this turn, and may start no conflict there.
reason-all-spent = Your pieces { $area_in } have already fought this turn.
reason-player-first = The conflict with the other player { $area_in } comes first.
# $strength (number), $neutrals (number)
reason-too-weak = Against { $neutrals ->
        [one] the neutral
       *[other] the { $neutrals } neutrals
    } { $area_in } your strength of { $strength } is not enough.
# $opponent (seat)
event-fight = { $seat_the } attacks { $opponent_the } { $area_in }.
event-sealed = { $seat_the } has committed in secret.

# $opponent (seat), $ours (number), $theirs (number)
prompt-stake = Conflict { $area_in }: your pieces count { $ours }, { $opponent_whose } { $theirs }. Commit influence in secret, or retreat?
action-retreat = play Retreat
# $strength (number)
preview-strength = strength { $strength }
# $influence (number)
reason-stake-too-much = You have only { $influence } influence.
reason-no-functions-now = During a conflict a counter is worth points; its function has no effect.
reason-influence-first = First say how much influence you commit; counters come next.
# $area (area)
reason-conflict-first = First decide what you commit to the conflict { $area_in }.
# $strength (number)
prompt-pledge = With this your strength is { $strength }. Which counters do you add, in the order of the list?
action-commit = commit “{ $counter }”
reason-no-such-counter = You have no counter “{ $counter }”.
reason-all-committed = You have committed all your counters “{ $counter }”.
reason-earlier-counter = You choose in the order of the counters, and have come to “{ $counter }”. Take that back to choose an earlier one.
# $base (number), $influence (number), $counters (number), $total (number)
event-shown = { $seat_the } has { $base } from pieces, commits { $influence } influence and { $counters ->
        [0] no counters
        [one] 1 counter
       *[other] { $counters } counters
    }: { $total } in all.
event-counter-shown = { $seat_the } shows “{ $counter }”.
event-fled = { $seat_the } plays Retreat.
# $influence (number), $counters (number)
event-captured = { $seat_the } takes over { $influence } influence and { $counters ->
        [0] no counters
        [one] 1 counter
       *[other] { $counters } counters
    }.
# $opponent (seat)
event-battle = { $seat_the } wins against { $opponent_the } { $area_in }.
event-both-fled = Both retreat { $area_from }: nobody wins.
event-lost = { $seat_the } loses a trader { $area_in }.
event-lead-lost = { $seat_the } loses the wholesaler { $area_in }.
event-sent = One of { $seat_whose } traders retreats to { $area_the }.
event-lead-sent = { $seat_whose } wholesaler retreats to { $area_the }.
# $count (number)
event-stranded = There is no way out { $area_from }: { $seat_the } takes back { $count ->
        [one] one piece
       *[other] { $count } pieces
    }.
# $count (number)
event-stayed = There is no way out { $area_from }: { $count ->
        [one] one of { $seat_whose } pieces stays
       *[other] { $count } of { $seat_whose } pieces stay
    }.
reason-retreats-first = First say where those who retreat go.
# $owner (seat), $own (number), $left (number)
prompt-send = { $own ->
        [0] Where do you send one of { $owner_whose } traders { $area_from }?
       *[other] Where does one of your traders retreat { $area_from }?
    } { $left ->
        [one] It is the last one.
       *[other] { $left } have to leave, in the order of the list: the next ones go to the same area or to one further down.
    }
# $owner (seat), $own (number)
prompt-send-lead = { $own ->
        [0] Where do you send { $owner_whose } wholesaler { $area_from }?
       *[other] Where does your wholesaler retreat { $area_from }?
    }
action-send = send to { $area_the }
reason-retreat-stay = Whoever retreats has to leave { $area_the }.
# $player (seat)
reason-retreat-kept-out = { $player_the } has pieces { $area_in }: a retreat may not lead there.
reason-retreat-to-own = You have pieces { $area_in }: a retreat may not lead there.
reason-retreat-too-far = { $area_the } cannot be reached: a retreat leads one or two areas away, and not through closed ones.
# $player (seat)
reason-seals-exit = That would leave { $player_the } no way out, and you have another choice.
# $cost (number), $reputation (number)
prompt-praise = You have won. Do you pay { $cost } influence to raise your reputation, which is { $reputation }?
action-gain = raise your reputation
reason-praise-first = First decide whether you pay for a better reputation.
reason-own-reputation-highest = Your reputation is as high as it can be.

event-ousting = { $seat_the } fights the neutrals { $area_in }.
event-loss-drawn = { $seat_the } draws “{ $loss }”.
# $redraws (number)
prompt-response = Against the neutrals { $area_in } you have drawn “{ $loss }”. { $redraws ->
        [0] You cannot draw again.
        [one] You may draw again once.
       *[other] You may draw again { $redraws } times.
    }
action-accept = accept
action-redraw = draw another counter
action-concede = concede and lose reputation
preview-no-win = takes your last piece: no win
preview-no-fighter = takes your last piece that took part: no win
# $amount (number)
reason-loss-influence = You do not have { $amount } influence to lose.
# $amount (number)
reason-loss-reputation = You do not have { $amount } reputation to lose.
# $area (area)
reason-draw-first = First answer the counter drawn against the neutrals { $area_in }: accept it, draw again if you can, or concede.
reason-no-redraw = You cannot draw again.
reason-not-with-neutrals = Against neutrals there is only the draw: no influence, no counters, no Retreat.
event-conceded = { $seat_the } concedes { $area_in }.
# $influence (number)
event-paid-influence = { $seat_the } pays { $influence } influence.
# $count (number)
event-pieces-lost = { $seat_the } loses { $count ->
        [one] one piece
       *[other] { $count } pieces
    } { $area_in }.
event-beaten = { $seat_the } removes a neutral { $area_from }.
# $left (number)
prompt-drive = Where does a neutral { $area_from } go? { $left ->
        [one] It is the last one.
       *[other] { $left } have to leave, in the order of the list: the next ones go to the same area or to one further down.
    }
event-driven = A neutral is driven to { $area_the }.
reason-neutral-to-own = You have pieces { $area_in }: neutrals do not go there.

## Scoring

# $points (number), $lost (number), $counters (number)
prompt-score = { $lost ->
        [0] You score { $points ->
            [one] 1 point
           *[other] { $points } points
        } now.
        [one] You lose 1 point now.
       *[other] You lose { $lost } points now.
    } { $counters ->
        [0] Your special victory counter cannot bring you anything this turn.
       *[other] Do you play a special victory counter?
    }
action-play = play “{ $special }”: { $special_does }
# $points (number), $lost (number)
preview-points = { $lost ->
        [0] { $points ->
            [one] 1 point
           *[other] { $points } points
        }
        [one] −1 point
       *[other] −{ $lost } points
    } in all
reason-scoring-now = You are scoring: actions and conflicts are over for this turn.
reason-no-such-special = You do not hold the counter “{ $special }”.
reason-no-reputation = “{ $special }” costs reputation, and you have none.
reason-brings-nothing = “{ $special }” would bring you nothing now.
# $points (number)
event-played = { $seat_the } plays “{ $special }” for { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
# $areas (number), $neutrals (number), $heart (number), $stations (number), $counter (number), $total (number), $space (number)
event-scored = { $seat_the } scores areas { $areas }, neutrals { $neutrals ->
        [0] 0
       *[other] −{ $neutrals }
    }, Heart { $heart }, stations { $stations }, counter { $counter }: { $total } in all, now on space { $space }.
# $influence (number), $rest (number)
event-shared = Each of the others receives { $influence } influence{ $rest ->
        [0] {""}
        [one] ; 1 waits for the next turn
       *[other] ; { $rest } wait for the next turn
    }.
# $points (number)
event-game-won = { $seat_the } wins with { $points ->
        [one] 1 point
       *[other] { $points } points
    }!
# $points (number)
event-out-of-counters = There are no more counters: { $seat_the } wins with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
score-track = score track

## Options

option-target = Points to win
    .help = Whoever reaches them first wins. More points make a longer game.
option-target-42 = 42
option-target-60 = 60
option-target-80 = 80
option-min_bid = Lowest bid
    .help = Whether a bid of nothing counts as a bid.
option-min_bid-1 = one
option-min_bid-0 = nothing
option-all_pass = When everybody passes
    .help = What becomes of the row that nobody wants.
option-all_pass-discard_row = the row leaves the game
option-all_pass-opener_takes = whoever bids first takes it for nothing
option-vp_share_order = Who receives points of a bid first
    .help = The order matters because occupied spaces of the score track are skipped.
option-vp_share_order-ascending_vp = whoever has the fewest points
option-vp_share_order-descending_vp = whoever has the most points
option-neutral_shift_new_trader = Trader of the shift counter
    .help = Whose trader comes in when the counter “shift of neutrals” is used.
option-neutral_shift_new_trader-own = a trader of one's own
option-neutral_shift_new_trader-neutral = a neutral
option-neutral_shift_scope = Neutrals of the shift counter
    .help = Which neutrals move when the counter “shift of neutrals” is used.
option-neutral_shift_scope-each_neutral_one_step = each of them one step
option-neutral_shift_scope-one_area = those of one area together
option-forced_retreat_forbidden = Where the beaten may not go
    .help = Whose areas are closed to pieces that are driven out.
option-forced_retreat_forbidden-active_player_areas = areas of the active player
option-forced_retreat_forbidden-winner_areas = areas of the winner
option-ap_use_phase = When action points are spent
    .help = Whether action points may still be bought and spent between conflicts.
option-ap_use_phase-actions_only = before the conflicts
option-ap_use_phase-whole_turn = in the whole turn
option-resource_change_by_ap_per_turn = Price changes a turn
    .help = How often the price of one marker may be changed with action points in a turn.
option-resource_change_by_ap_per_turn-1 = once
option-resource_change_by_ap_per_turn-2 = twice
option-resource_change_by_ap_per_turn-3 = 3 times
option-resource_change_by_ap_per_turn-4 = 4 times
option-resource_change_by_ap_per_turn-5 = 5 times
option-no_legal_retreat = Without a way out
    .help = What becomes of beaten pieces that cannot go anywhere.
option-no_legal_retreat-remove = back to their owner
option-no_legal_retreat-stay = they stay
option-supply_exhausted = When the counters run out
    .help = Whether the rows that still lie open are auctioned.
option-supply_exhausted-auction_remaining_rows_then_end = the open rows are auctioned
option-supply_exhausted-end_at_once = the game ends at once
option-lost_traders_return_to_supply = Lost traders come back
    .help = Whether traders lost in conflicts may be brought in again. The wholesaler always may.
option-lost_traders_return_to_supply-yes = yes
option-lost_traders_return_to_supply-no = no
option-madagascar_coastal = Madagascar is coastal
    .help = Whether one may start on Madagascar and bring in traders there.
option-madagascar_coastal-yes = yes
option-madagascar_coastal-no = no
option-neutral_conflict_pieces = What counts in a conflict with neutrals
    .help = Which of your pieces a trader counter takes, and of which one must be left for a win. Pieces that fought earlier in the turn stand in the area without taking part.
option-neutral_conflict_pieces-took_part = the pieces that took part
option-neutral_conflict_pieces-in_area = all your pieces in the area

## Impossible positions

# $total (number), $wanted (number)
fault-influence = The influence in play is { $wanted }, not { $total }.
# $total (number), $wanted (number)
fault-neutrals = The number of neutrals is { $wanted }, not { $total }.
# $total (number), $wanted (number)
fault-traders = { $seat_whose } number of traders for the map is { $wanted }, not { $total }.
# $most (number)
fault-stations = There are too many trading stations: at most { $most }.
fault-resource-place = A resource lies on every symbol and nowhere else, but not so { $area_in }.
fault-resource-count = There are not so many counters of { $resource }.
# $space (number)
fault-same-space = Two markers stand on space { $space }.
# $most (number)
fault-face-count = Of one kind of counter there are more than { $most }.
# $total (number), $wanted (number)
fault-counters = The number of counters “{ $function }” is { $wanted }, not { $total }.
fault-plain-held = Nobody holds plain counters.
# $most (number)
fault-specials-dealt = Too many special victory counters were dealt: at most { $most }.
fault-special-twice = There are not so many counters “{ $special }”.
# $most (number)
fault-no-such-player = There is no such player at a table of { $most }.
fault-turn-left-over = Nobody's turn is under way, so nothing of it can be left.
fault-marks = { $area_in } more traders are stopped or tired than there are.
fault-lead-off-map = The wholesaler is not on the map.
fault-price-change = The price changes of the turn do not fit together.
fault-ended-too-soon = The game cannot be over yet.
fault-should-be-over = Somebody has reached the target: the game is over.
fault-bid-alone = An auction stands by itself, between two turns.
fault-no-such-stage = No turn has such a stage.
fault-bids-left-over = When the auction is over, no bids are left.
fault-tired-too-soon = Nobody can have moved or fought yet.
fault-left-over = Something is noted here that belongs to another question.
fault-starts-in-order = Players choose where to start from the fewest points to the most, before anything else.
fault-bids-rise = Bids rise from the most points to the fewest, and can be paid.
fault-no-such-question = What this question needs is not there.
fault-no-such-conflict = Such a conflict cannot be under way.
fault-refuge = These are not the areas where the neutrals may go.
fault-loss-drawn = The conflict counters do not fit this conflict.
fault-committed-too-much = Somebody has committed more than there is.

## The picture

# $pairs (text)
drawing-also-adjacent = Also adjacent: { $pairs }
# $prices (text)
drawing-prices = Prices: { $prices }
# $pool (number)
drawing-pool = pool { $pool }
# $count (number)
ui-hoa-neutrals = neutrals left { $count }
# $count (number)
ui-hoa-stations = stations left { $count }
# $seat (text), $ap (number)
drawing-turn = Turn: { $seat }, { $ap } AP
# $areas (text)
drawing-barred = no more conflicts: { $areas }
# $bids (text)
drawing-bids = Bids: { $bids }
# $number (number), $counters (text)
drawing-row = Row { $number }: { $counters }
# $count (number)
drawing-face-down = face down: { $count } (in brackets: action points)
# $points (number)
drawing-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
# $count (number)
drawing-influence = influence { $count }
# $count (number)
drawing-reputation = reputation { $count }
# $count (number)
drawing-reserve = traders in reserve { $count }
drawing-me = {" "}(you)
ui-hoa-secret = a secret counter
# $special (text), $does (text)
drawing-special = Your secret counter: “{ $special }” ({ $does })
# $one (text), $other (text), $area (text)
drawing-conflict = Conflict between { $one } and { $other }: { $area }
drawing-committed-retreat = You have played Retreat.
# $influence (number), $counters (text)
drawing-committed = You commit { $influence } influence, counters { $counters }
drawing-legend = ①5 traders of player 1, ★ wholesaler, ● neutrals, ⌂ trading station, ♥ Heart of Africa, ~ coast, – no resource, lines: borders
ui-hoa-label-points = points
ui-hoa-label-influence = influence
ui-hoa-label-reputation = reputation
ui-hoa-label-reserve = traders in reserve
ui-hoa-label-bid = bids
ui-hoa-label-stations = stations
ui-hoa-label-wholesaler = wholesaler in
ui-hoa-label-counters = holds

## The board in the browser

ui-hoa-board = Map of Heart of Africa
ui-hoa-europe = Europe
ui-hoa-arabia = Arabia
ui-hoa-beside = Tables
ui-hoa-counters = Action counters
ui-hoa-counter-hint = Point at a counter to see what it does.
ui-hoa-bids-label = Bids, in order
# $ap (number)
ui-hoa-ap = { $ap } AP
ui-hoa-ap-short = AP
# $name (text)
ui-hoa-bidder-asked = { $name } is deciding
# $name (text), $bid (number)
ui-hoa-bidder-bid = { $name } bids { $bid }
# $name (text)
ui-hoa-bidder-later = { $name } comes later
# $name (text)
ui-hoa-bidder-passed = { $name } has passed
ui-hoa-turn-of = { $seat_whose } turn
ui-hoa-prices-label = Prices
ui-hoa-reputation-label = Reputation
# $what (text)
ui-hoa-up = { $what }: one up
# $what (text)
ui-hoa-down = { $what }: one down
# $pool (number), $each (number), $rest (number)
ui-hoa-pool-label = Influence in the pool: { $pool }. At the end of the turn { $each } for each of the others{ $rest ->
        [0] .
       *[other] , and { $rest } left over.
    }
# $count (number)
ui-hoa-down-label = Counters face down: { $count }
# $target (number)
ui-hoa-track = Score track; the game ends at { $target }
# $points (number), $space (number), $me (number)
ui-hoa-would-score = { $me ->
        [1] You would score { $points }
       *[other] { $seat_the } would score { $points }
    } and stand at { $space }
ui-hoa-item-areas = areas
ui-hoa-item-neutrals = neutrals
ui-hoa-item-heart = Heart
ui-hoa-item-stations = stations
ui-hoa-item-counter = counter
ui-hoa-item-special = with your secret counter
ui-hoa-made-start = Start
ui-hoa-made-areas = areas
ui-hoa-made-heart = the Heart
ui-hoa-made-stations = stations
ui-hoa-made-counters = counters
ui-hoa-made-neutrals = neutrals
ui-hoa-made-shares = from others' bids
ui-hoa-made-bids = paid in own bids
ui-hoa-made-track = track (skips, stop at 0)
ui-hoa-made-before = from before, with skips
ui-hoa-less = less
ui-hoa-more = more
# $low (number), $high (number)
ui-hoa-range = { $low } to { $high }
ui-hoa-amount-bid = Your bid
ui-hoa-amount-stake = Influence to commit
ui-hoa-amount-group = How many march
ui-hoa-amount-herd = How many neutrals move
# $area (area)
ui-hoa-fight = Conflict { $area_in }
ui-hoa-part-pieces = Pieces
ui-hoa-part-influence = Influence
ui-hoa-part-counters = Counters
ui-hoa-part-sum = Strength
ui-hoa-sure = You win, whatever the other commits.
ui-hoa-short = With this strength you win only if the other retreats.
ui-hoa-hopeless = Whatever you commit, you win only if the other retreats.
ui-hoa-open = It depends on what the other commits.
# $me (number)
ui-hoa-tie = { $me ->
        [1] On a tie you win.
       *[other] On a tie { $seat_the } wins.
    }
# $piece (text), $leaves (number)
ui-hoa-lose = If you lose: your { $piece ->
        [wholesaler] wholesaler
       *[other] trader
    } is off the map{ $leaves ->
        [0] .
        [one] , and 1 piece has to leave.
       *[other] , and { $leaves } pieces have to leave.
    }
# $piece (text), $leaves (number)
ui-hoa-win = If you win: the other loses a { $piece ->
        [wholesaler] wholesaler
       *[other] trader
    }{ $leaves ->
        [0] .
        [one] , and 1 piece has to leave.
       *[other] , and { $leaves } pieces have to leave.
    }
# $area (area)
ui-hoa-ousting = Neutrals { $area_in }
# $strength (number), $neutrals (number), $redraws (number)
ui-hoa-ousting-strength = Strength { $strength } against { $neutrals }; { $redraws ->
        [0] no more draws
        [one] one more draw
       *[other] { $redraws } more draws
    }.
# $left (number)
ui-hoa-pool-odds = If you draw again ({ $left } in the pool):
ui-hoa-unbearable = You could not accept this one.
# $area (area)
ui-hoa-from = From { $area_the }
ui-hoa-how-many = How many traders go
ui-hoa-with-lead = with the wholesaler
# $count (number)
ui-hoa-where-to = { $count ->
        [0] Choose who goes.
        [one] Choose where the piece goes.
       *[other] Choose where { $count } pieces go.
    }
ui-hoa-where-all = Choose where they go.
ui-hoa-stay = Stay here
# $count (number), $ap (number)
ui-hoa-go = { $count ->
        [one] move here
       *[other] move { $count } pieces here
    }: { $ap } AP
ui-hoa-pick-up = move pieces from here
ui-hoa-mine-secret = your secret counter
# $points (number)
ui-hoa-secret-worth = secret: { $points ->
        [0] nothing now
        [one] 1 point now
       *[other] { $points } points now
    }
# $value (number)
ui-hoa-worth = worth { $value } ({ $marker })
# $name (text), $traders (number), $lead (number)
ui-hoa-pieces = { $name } { $traders }{ $lead ->
        [0] {""}
       *[other] {" "}and the wholesaler
    }
# $count (number)
ui-hoa-neutrals-here = { $count ->
        [one] 1 neutral
       *[other] { $count } neutrals
    }
# $count (number)
ui-hoa-stopped-here = { $count ->
        [one] one piece stopped here and goes no further
       *[other] { $count } pieces stopped here and go no further
    }
# $count (number)
ui-hoa-spent-here = { $count ->
        [one] one piece has fought
       *[other] { $count } pieces have fought
    }
ui-hoa-barred-here = no more conflicts here this turn

## Figures, and what an area reaches

account-points = points
account-influence = influence
account-reputation = reputation
account-reserve = traders in reserve
account-ap = action points
account-score = points to score
account-neutrals = neutrals left
account-stations = stations left
# $area (area), $value (number)
sight-area = { $area }: worth { $value }

## The rules in short

chapter-terms = Terms
chapter-setup-step-by-step = Set-up
chapter-turn-overview-4-0 = A turn at a glance
chapter-new-action-counters-5-0 = New action counters
chapter-auction-6-0 = The auction
chapter-the-player-turn-7-0 = The player's turn
chapter-action-points-7-1-7-1-1 = Action points
chapter-movement-7-1-2 = Movement
chapter-new-traders-7-1-3 = New traders
chapter-changing-a-price-7-1-4 = Changing a price
chapter-conflicts-in-general-8-0 = Conflicts
chapter-conflicts-with-neutrals-8-1 = Conflicts with neutrals
chapter-conflicts-with-players-8-2 = Conflicts with players
chapter-wholesaler-8-3-rt = The wholesaler
chapter-scoring-9-0-9-4 = Scoring
chapter-score-track-9-5 = The score track
chapter-special-functions-10-0-rt = What counters do
chapter-distribution-of-influence-11-0 = Sharing out influence
chapter-special-victory-counters-12-0-rt = Special victory counters
chapter-end-of-the-game-13-0 = The end of the game
chapter-test-vectors-from-the-rulebook-s-examples = Examples
chapter-ambiguities-and-rulings = Open points, and how we play them
chapter-invariants-for-property-tests = What always holds

clause-hoa-d1 = An empty area has no trader, no neutral and no wholesaler.
clause-hoa-d2 = A friendly area has a piece of yours and none of another player; neutrals do not matter.
clause-hoa-d3 = You control your friendly areas.
clause-hoa-d4 = An area is worth the price of its resource, or that of areas without a resource.
clause-hoa-d5 = A trading station belongs to whoever controls its area.
clause-hoa-d6 = Areas are adjacent along a border, or along an arrow to Madagascar, both ways.
clause-hoa-d7 = Pieces that have fought this turn are spent.
clause-hoa-d8 = Pieces that met somebody on their way are stopped.
clause-hoa-d9 = An area is barred to the conflicts of an active player who has retreated there among others.
clause-hoa-3-1 = Each player has 16 traders, a wholesaler and a Retreat counter.
clause-hoa-3-2 = Each player gets 15 influence, or 12 with four or five players; it never leaves the game.
clause-hoa-3-3 = Areas without a resource start at a price of 0.
clause-hoa-3-4 = The four resources start at the prices 1 to 4, in random order.
clause-hoa-3-5 = Everybody starts with a reputation of 2, between 0 and 5.
clause-hoa-3-6 = Each symbol area starts with a neutral and a resource counter.
clause-hoa-3-7 = The first points are drawn by lot: 8, 7, 6, 5 and 4.
clause-hoa-3-8 = From the fewest points to the most, each player starts with five traders in a coastal area of their own, without neutrals.
clause-hoa-3-9 = Each player gets one special victory counter in secret; the others leave the game unseen.
clause-hoa-3-10 = Six action counters lie open in three rows of two; the others lie face down.
clause-hoa-3-11 = The 15 conflict counters lie face down.
clause-hoa-3-12 = Six trading stations and the other neutrals are the common supply.
clause-hoa-4-0a = In each turn there is an auction, and only its winner plays.
clause-hoa-4-0b = There is no fixed order of play.
clause-hoa-5-0a = At the start of each turn two action counters are laid open as the last row.
clause-hoa-5-0b = A last single counter is a row by itself; without counters the open rows are played out.
clause-hoa-6-0a = The first row and the right to take the turn are auctioned together.
clause-hoa-6-0b = Each player bids once, from the most points to the fewest.
clause-hoa-6-0c = Bids are open, and a player may pass.
clause-hoa-6-0d = A bid is higher than all earlier ones.
clause-hoa-6-0e = Bids are paid with influence, and by all but the opener also with points.
clause-hoa-6-0f = Points are used only after all of one's own influence.
clause-hoa-6-0g = At most 10 points may be in a bid, and no more than the bidder has.
clause-hoa-6-0h = The opener bids up to their influence, the others up to 10 points more.
clause-hoa-6-0i = The highest bidder wins, and only that player pays.
clause-hoa-6-0j = Influence that was bid goes to the pool.
clause-hoa-6-0k = Points that were bid are shared among all other players, whether they bid or passed.
clause-hoa-6-0l = Points that do not divide go one each to those with the fewest points.
clause-hoa-6-0m = First the payer moves back, then the receivers move, from the fewest points up.
clause-hoa-6-0n = If all pass, the first row leaves the game and nobody has a turn.
clause-hoa-6-0o = The winner takes the counters of the first row; plain ones give their points and leave the game.
clause-hoa-6-0p = The others receive all points of the bid, even if the payer moved farther or less far.
clause-hoa-7-0a = First, a neutral goes into an empty area or to other neutrals.
clause-hoa-7-0b = No neutral goes where there are pieces but no neutral.
clause-hoa-7-0c = Without a neutral in the supply, or an area for it, this step is left out.
clause-hoa-7-0d = A turn is a neutral, actions, conflicts, scoring, in this order.
clause-hoa-7-1a = Action points come from the counters won this turn, and from those bought.
clause-hoa-7-1b = Action points pay for movement, new traders and a change of price.
clause-hoa-7-1c = Action points are not kept for a later turn.
clause-hoa-7-1d = A counter gives its action points and keeps its function, for now or for later.
clause-hoa-7-1-1a = An action point can be bought for 1 influence.
clause-hoa-7-1-1b = Action points are bought and spent before the conflicts.
clause-hoa-7-1-1c = Points cannot buy action points.
clause-hoa-7-1-2a = Each piece pays an action point for each area that it enters.
clause-hoa-7-1-2b = You move only your own pieces.
clause-hoa-7-1-2c = Madagascar is reached and left along its arrows only.
clause-hoa-7-1-2d = A piece that meets a neutral or another player stops for this turn.
clause-hoa-7-1-2e = A piece that starts among neutrals or other players may leave.
clause-hoa-7-1-2f = There is room for any number of pieces in an area.
clause-hoa-7-1-2g = Actions are taken in any order, and a new trader may move on.
clause-hoa-7-1-2h = New pieces are not stopped, and neutrals that arrive stop nobody.
clause-hoa-7-1-3a = New traders enter an empty or friendly coastal area, or a friendly area with a trading station.
clause-hoa-7-1-3b = A new trader costs 4 action points, 2 in a friendly area with a trading station.
clause-hoa-7-1-3c = An empty coastal area costs 4 action points even with a trading station.
clause-hoa-7-1-3d = New traders do not enter areas of neutrals only, areas of others, or inland areas without a station.
clause-hoa-7-1-3e = A new trader comes from your own supply.
clause-hoa-7-1-3f = Madagascar is coastal.
clause-hoa-7-1-4a = To move a price by one row costs 4 action points.
clause-hoa-7-1-4b = With action points, one price changes once a turn.
clause-hoa-7-1-4c = Prices stay between 0 and 5.
clause-hoa-7-1-4d = One marker gives the price of all areas without a resource.
clause-hoa-8-0a = You may fight neutrals where you are, and must fight other players there.
clause-hoa-8-0b = The active player chooses the order of conflicts.
clause-hoa-8-0c = Other players come before neutrals; whoever wins may fight the neutrals, too.
clause-hoa-8-0d = A piece fights once a turn.
clause-hoa-8-0e = With several opponents in an area you choose one to fight.
clause-hoa-8-0f = Only the active player starts conflicts.
clause-hoa-8-0g = After a conflict its counters go back to the pool.
clause-hoa-8-0h = After beating one opponent you may fight the neutrals even if another one is still there.
clause-hoa-8-1a = To fight neutrals you need at least as much strength as there are neutrals.
clause-hoa-8-1b = No conflict with neutrals while one with a player is open there.
clause-hoa-8-1c = A conflict counter is drawn at random.
clause-hoa-8-1d = You accept it, draw another one or concede.
clause-hoa-8-1e = You may draw again once for each point of strength more than there are neutrals.
clause-hoa-8-1f = Conceding costs one reputation; nothing moves.
clause-hoa-8-1g = Against neutrals neither influence nor counters nor Retreat can be played.
clause-hoa-8-1-1a = A loss of reputation has to be paid in full.
clause-hoa-8-1-1b = A loss of influence has to be paid in full, to the pool.
clause-hoa-8-1-1c = Lost traders leave the map, the wholesaler first; losing all of them is no win.
clause-hoa-8-1-1d = “No loss” costs nothing.
clause-hoa-8-1-2a = You win if you accepted a counter and still have a piece there that counts.
clause-hoa-8-1-2b = After a win one neutral is removed, and the others are moved one or two areas away.
clause-hoa-8-1-2c = Beaten neutrals never enter an area with a piece of the active player.
clause-hoa-8-1-2d = Neutrals that cannot leave go back to the supply.
clause-hoa-8-1-2e = Pieces that have fought neutrals do not try again this turn.
clause-hoa-8-2a = A fighter's strength is the weight of the pieces times reputation.
clause-hoa-8-2b = Both fighters choose in secret: Retreat, or influence and counters.
clause-hoa-8-2c = Each unit of influence adds 3 to the strength, each counter 9.
clause-hoa-8-2d = Plain counters cannot be committed; special victory counters can.
clause-hoa-8-2e = Functions have no effect during a conflict.
clause-hoa-8-2f = Influence committed goes to the pool, counters leave the game, on both sides.
clause-hoa-8-2g = The higher total wins; on a tie, the player who is not active.
clause-hoa-8-2-1a = The loser loses one piece that fought, the wholesaler if it did.
clause-hoa-8-2-1b = The winner moves the other pieces of the loser out, one or two areas away.
clause-hoa-8-2-1c = Driven out, pieces neither pass through nor end in areas of the active player.
clause-hoa-8-2-1d = Where the active player has retreated among others, they start no conflict this turn.
clause-hoa-8-2-1e = Pieces that cannot go anywhere return to their owner.
clause-hoa-8-2-1f = Pieces taken off the map may enter again.
clause-hoa-8-2-1g = A retreat leaves the area of the conflict.
clause-hoa-8-2-1h = Pieces that had already fought add nothing, but leave with the others.
clause-hoa-8-2-2a = Whoever plays Retreat loses the conflict, but no piece.
clause-hoa-8-2-2b = Whoever plays Retreat moves their own pieces out, not through areas of the winner.
clause-hoa-8-2-2c = Whoever plays Retreat receives all that the winner committed.
clause-hoa-8-2-2d = The Retreat counter always returns to its owner.
clause-hoa-8-2-2e = If both retreat, nobody wins, and the active player moves out first.
clause-hoa-8-2-2f = If both retreat, the active player leaves the other a way out if possible.
clause-hoa-8-2-3a = The winner may pay 2 influence for 1 reputation, once per conflict.
clause-hoa-8-3a = The wholesaler enters through its counter, and then acts like a trader.
clause-hoa-8-3b = The wholesaler doubles the traders with it and weighs one itself.
clause-hoa-8-3c = The wholesaler is the first piece lost, and may come in again.
clause-hoa-8-3d = A player has one wholesaler at most.
clause-hoa-9-0a = Only the active player scores, at the end of their turn.
clause-hoa-9-0b = Each area that you control brings its value.
clause-hoa-9-1a = Each neutral where you have a piece costs a point, even in shared areas.
clause-hoa-9-2a = The Heart of Africa brings 3 points more to whoever controls it.
clause-hoa-9-3a = Each trading station of yours brings a point.
clause-hoa-9-3b = Whoever owns more trading stations than each other player gets 3 points.
clause-hoa-9-4a = One counter a turn may bring points.
clause-hoa-9-4b = A counter may count an area again; neutrals are deducted once.
clause-hoa-9-4c = Gains and losses are added up and moved in one go.
clause-hoa-9-5a = Each point is a step to the next free space; occupied ones are skipped.
clause-hoa-9-5b = Two markers never share a space.
clause-hoa-9-5c = Occupied spaces are skipped backwards, too.
clause-hoa-9-5d = Nobody goes below 0.
clause-hoa-9-5e = Beyond 79 the points go on.
clause-hoa-10-0a = Functions are used by the active player at any time of their turn, but not during a conflict.
clause-hoa-10-0b = Whoever is not active uses counters only in conflicts.
clause-hoa-10-0c = Counters may be kept as long as you like.
clause-hoa-10-0d = A counter that was used leaves the game.
clause-hoa-10-1 = A trading station goes into a friendly area without one.
clause-hoa-10-2 = Plain counters have no function.
clause-hoa-10-3 = First a new trader comes in, then each neutral may move one step.
clause-hoa-10-4 = The wholesaler comes in where a new trader may.
clause-hoa-10-5 = Up to two traders come into friendly areas for free.
clause-hoa-10-6 = Two neutrals go to the Heart; whoever controls it at the end of the turn gets 3 points more.
clause-hoa-10-7 = A neutral anywhere becomes a trader of yours.
clause-hoa-10-8 = One price goes up, another one down; either may be left out.
clause-hoa-10-9 = One player's reputation goes up or down by one.
clause-hoa-10-10 = Any number of your pieces go from one area to an adjacent one.
clause-hoa-10-11 = A counter is used only if it has some effect.
clause-hoa-11-0a = The pool is shared evenly among all players but the active one.
clause-hoa-11-0b = What does not divide waits for the next turn.
clause-hoa-11-0c = Without an auction winner nothing is shared.
clause-hoa-12-0a = Special victory counters have no action points and are secret until used.
clause-hoa-12-0b = A special victory counter is used once, for points or in a conflict.
clause-hoa-12-0c = Special victory counters are played when scoring.
clause-hoa-12-1 = A point for each area that you control; it costs one reputation.
clause-hoa-12-2 = A point for every two of your pieces on the map; it costs one reputation.
clause-hoa-12-3 = Two points for each area with a resource that you control; it costs one reputation.
clause-hoa-12-4 = Five points if you control more areas with the resource than each other player.
clause-hoa-12-5 = One that lowers reputation needs a reputation of 1 or more.
clause-hoa-13-0a = The game ends at once when somebody reaches the target.
clause-hoa-13-0b = The target is checked after each scoring, and after all shares of a bid; the highest wins.
clause-hoa-13-0c = A longer game is played to 60 or 80 points.
clause-hoa-13-0d = When the counters have run out, the most points win.
clause-hoa-tv1 = A bid of 8 with 6 influence: 2 points go to the two with the fewest.
clause-hoa-tv2 = Four neutrals: three traders cannot fight them, four can, without drawing again.
clause-hoa-tv3 = Three traders against two neutrals: one redraw, 2 influence paid, a win.
clause-hoa-tv4 = Conceding instead costs 1 reputation and nothing else.
clause-hoa-tv5 = With a reputation of 2 a trader counts 2.
clause-hoa-tv6 = 21 against 14: Peter wins, and Melissa loses a trader.
clause-hoa-tv7 = Peter then buys 1 reputation for 2 influence.
clause-hoa-tv8 = With Retreat, Melissa loses no trader and takes what Peter committed.
clause-hoa-tv9 = Two traders with the wholesaler count as four, and the wholesaler as one.
clause-hoa-tv10 = An area with a price of 3 brings 3 points.
clause-hoa-tv11 = A value of 2 with three neutrals is a point lost.
clause-hoa-tv12 = Two trading stations, more than anybody: 2 points and 3 more.
clause-hoa-tv13 = From 12, four points past a marker on 15 lead to 17.
clause-hoa-tv14 = A march right after a lost conflict saves 5 points.
clause-hoa-tv15 = 16 influence for three players: 5 each, and 1 waits.
clause-hoa-tv16 = At a price of 0 areas without a resource bring nothing.
clause-hoa-r-1 = To “reveal resources” with action points means to change a price.
clause-hoa-r-2 = The first prices are 1 to 4 in random order.
clause-hoa-r-3 = Reputation goes from 0 to 5; upwards on the table is worse.
clause-hoa-r-4 = A bid is one at least, unless the table has agreed otherwise.
clause-hoa-r-5 = If all pass, the row leaves the game, unless the table has agreed otherwise.
clause-hoa-r-6 = Points of a bid are moved from the lowest player up, unless agreed otherwise.
clause-hoa-r-7 = When counters run out, the open rows are auctioned, and then the most points win.
clause-hoa-r-8 = If neutrals run short, as many are placed as there are; those removed return to the supply.
clause-hoa-r-9 = A counter gives both its action points and its function.
clause-hoa-r-10 = Whether action points last beyond the actions is for the table to agree.
clause-hoa-r-11 = A new trader may move at once, also away from neutrals.
clause-hoa-r-12 = In an empty coastal area a trading station makes nothing cheaper.
clause-hoa-r-13 = Madagascar is coastal, unless the table has agreed otherwise.
clause-hoa-r-14 = One step of one marker a turn, unless the table has agreed otherwise.
clause-hoa-r-15 = A piece fights one player a turn; whoever wins may still fight the neutrals there.
clause-hoa-r-16 = The wholesaler doubles the traders, not itself, and against neutrals, too.
clause-hoa-r-17 = A wholesaler alone controls its area, and counts as a piece.
clause-hoa-r-18 = A loss that cannot be paid in full cannot be accepted.
clause-hoa-r-19 = A loss of all pieces may be accepted: no win, and no reputation lost.
clause-hoa-r-20 = In a conflict a special victory counter is worth 9, like the others.
clause-hoa-r-21 = All beaten pieces have to leave; whoever moves them chooses where each goes.
clause-hoa-r-22 = Driven out, pieces stay away from the active player or, if the table has agreed so, from the winner.
clause-hoa-r-23 = Pieces without a way out go back to their owner or, if the table has agreed so, stay.
clause-hoa-r-24 = Lost traders come back to the supply, unless agreed otherwise.
clause-hoa-r-25 = After beating neutrals no reputation can be bought.
clause-hoa-r-26 = Having the most trading stations brings 3 points once, not for each station.
clause-hoa-r-27 = A turn's points are moved in one go.
clause-hoa-r-28 = Backwards, occupied spaces are skipped, and the lowest free one is the end.
clause-hoa-r-29 = Beyond 79 a marker does not meet those on the first lap.
clause-hoa-r-30 = A trading station is built in a friendly area.
clause-hoa-r-31 = Whose trader comes in with a shift, and which neutrals move, is for the table to agree.
clause-hoa-r-32 = The wholesaler comes in where a new trader may.
clause-hoa-r-33 = A march is played before a conflict or after it, not while it is fought.
clause-hoa-r-34 = A counter without any effect cannot be used.
clause-hoa-r-35 = A tie for the most areas with a resource brings nothing.
clause-hoa-r-36 = If a bid takes several past the target, all shares are moved and the highest wins.
clause-hoa-r-37 = The marker of areas without a resource stands on the resource table.
clause-hoa-r-38 = What the winner committed goes to whoever played Retreat.
clause-hoa-r-39 = Whoever passed has a share like the others.
clause-hoa-r-40 = The Heart of Africa starts without a resource and without a neutral.
clause-hoa-r-41 = Pieces that stand together from earlier turns fight, unless they move out.
clause-hoa-r-42 = Only the active player's pieces get tired; a defender can defend again.
clause-hoa-r-43 = A special victory counter taken over stays open.
clause-hoa-r-44 = Closed areas are fixed before a group retreats, and its own pieces close none.
clause-hoa-r-45 = Resource counters lie open; those left over leave the game unseen.
clause-hoa-r-46 = A plain counter leaves the game once it has given its points.
clause-hoa-r-47 = After a conflict only the conflict counters go back.
clause-hoa-r-48 = Against neutrals nothing is committed.
clause-hoa-r-49 = Influence lost against neutrals goes to the pool.
clause-hoa-r-50 = If both retreat, each stays away from the other, and the active player leaves the other a way out.
clause-hoa-r-51 = Functions are used after the neutral, also between conflicts.
clause-hoa-r-52 = Special victory counters are played when scoring.
clause-hoa-r-53 = A heart bonus is the turn's counter for points even without the Heart.
clause-hoa-r-54 = Pieces of the active player that retreated do not walk on this turn.
clause-hoa-r-55 = Whoever holds a secret counter is asked when scoring, even if it cannot be played.
clause-hoa-r-56 = Against neutrals, pieces that fought earlier count with those in the area; as agreed, only those that take part.
clause-hoa-i1 = All influence is with the players or in the pool.
clause-hoa-i2 = All neutrals are on the map or in the supply.
clause-hoa-i3 = All traders of a player are on the map or in their supply.
clause-hoa-i4 = No two markers share a space of the track.
clause-hoa-i5 = Prices and reputations stay between 0 and 5.
clause-hoa-i6 = There are six trading stations, at most one in each area.
clause-hoa-i7 = All action counters are in rows, face down, held or gone.

## What decides for a bot, as a clause: “against the average answer, at the end of your move …”

feature-vp-more = you have more points
feature-turn_points-more = a turn of yours would score more
feature-area_points-more = your areas are worth more
feature-stations-more = you own more trading stations
feature-heart-more = the Heart of Africa is yours
feature-heart_way-less = fewer neutrals and pieces of others are in the Heart
feature-influence-more = you keep more influence
feature-counters-more = you have more counters in hand
feature-special-more = your special victory counter would bring more
feature-specials-more = you keep more special victory counters
feature-reputation-more = your reputation is higher
feature-traders-more = you have more traders on the map
feature-reserve-more = you keep more traders in reserve
feature-wholesaler-more = your wholesaler is on the map
feature-spread-more = you are in more areas
feature-neutrals_beatable-more = you could beat more neutrals
feature-threat-less = fewer of your areas are threatened
feature-prey-more = you threaten more areas of others
feature-best_turn-less = a turn of your strongest opponent would score less
feature-pool_share-more = more influence would come to you from the pool
