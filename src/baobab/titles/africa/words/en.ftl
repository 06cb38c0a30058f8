### The words of Africa.

title-name = Africa
title-about = Explorers uncover a continent tile by tile: herds and nomads, gold, gems, trade goods and the monuments of old. Whoever finds the last monument ends the game; whoever has the most points wins it.

## Names

space = { $name }
    .article = none
space-d1 = Algiers
    .article = none
space-k1 = Cairo
    .article = none
space-n2 = Mogadishu
    .article = none
space-i12 = Cape Town
    .article = none
space-b5 = Freetown
    .article = none

# .find is how a log says what was uncovered, .many is the plural.
face = { $name }
    .find = { $name }
    .many = { $name }
face-monument = monument
    .many = monuments
face-elephant = elephant
    .many = elephants
face-zebra = zebra
    .many = zebras
face-giraffe = giraffe
    .many = giraffes
face-lion = lion
    .many = lions
face-rhinoceros = rhinoceros
    .many = rhinoceroses
face-native = nomads
    .a = nomads
    .many = nomads
face-statue = statue
    .many = statues
face-pot = pot
    .many = pots
face-garment = garment
    .many = garments
face-mask = mask
    .many = masks
face-drum = drum
    .many = drums
face-gold1 = single gold
    .find = gold
    .many = single gold
    .mass = yes
face-gold2 = double gold
    .find = gold
    .many = double gold
    .mass = yes
face-gem1 = single gem
    .find = a gem
    .many = single gems
face-gem2 = double gem
    .find = gems
    .many = double gems

goods = { $name }
    .many = { $name }
    .every = every { $name }
goods-statue = statue
    .many = statues
goods-pot = pot
    .many = pots
goods-garment = garment
    .many = garments
goods-mask = mask
    .many = masks
goods-drum = drum
    .many = drums

content = { $name }
content-bare = bare space
content-down = face-down tile
content-camp = camp

argument-space = space of the board
argument-goods = kind of goods
argument-face = tile
argument-content = content of a space
argument-step = step of a turn

## Preparation

prompt-city = In which city does your explorer start?
action-city = start { $space_in }
# $seat (seat)
event-first = { $seat_the } begins.
# $seat (seat), $space (space)
event-city = { $seat_the } starts { $space_in }.
# $space (space)
reason-not-a-city = You start in a city, and { $space } is none.
# $space (space), $seat (seat)
reason-city-taken = { $seat_the } already starts { $space_in }: each city has room for one.

## Moving the explorer

# $step (number), $steps (number)
prompt-move = { $step ->
        [1] Where do you go? Walk up to two spaces and then act, or spend the whole turn on a journey.
       *[other] Step { $step } of { $steps }: where do you walk?
    }
action-walk = walk to { $space }
action-travel = travel to { $space }
# $seat (seat), $space (space)
event-walked = { $seat_the } walks to { $space }.
# $seat (seat), $space (space)
event-travelled = { $seat_the } travels to { $space }.
reason-walk-first = First you walk (you may stay where you are), then you act.
reason-travel-is-a-turn = A journey takes a whole turn, and you have already taken a step.
# $space (space)
reason-already-there = Your explorer is already { $space_in }. To stay there, walk nowhere.
# $space (space)
reason-tile-down = The tile { $space_in } is still face down: no explorer goes there.
# $space (space), $other (seat)
reason-explorer-there = { $other_the } is { $space_in }, and explorers do not share a space.
# $space (space)
reason-way-blocked = The way to { $space } is blocked.
# $space (space)
reason-too-far-to-walk = { $space } is too far: you walk two spaces at most.

## Acting

# $step (number), $steps (number)
prompt-act = { $steps ->
        [1] What do you do here?
       *[other] Step { $step } of { $steps }: what do you do here?
    }
action-flip = turn the tile { $space_in }
action-lift = move the tile { $space_in }
action-camp = build a camp and score
action-mine = build a camp and mine
action-pass = do nothing
# $points (number)
preview-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
# $points (number)
preview-best = { $points ->
        [one] 1 point
       *[other] up to { $points } points
    }
# $gold (number), $gems (number)
preview-mine = { $gems ->
        [0] { $gold } gold
       *[other] { $gold ->
            [0] { $gems ->
                [one] 1 gem
               *[other] { $gems } gems
            }
           *[other] { $gems ->
                [one] { $gold } gold and 1 gem
               *[other] { $gold } gold and { $gems } gems
            }
        }
    }
# $seat (seat)
event-passed = { $seat_the } does nothing.
reason-walked-already = You have already walked: now you act, or do nothing.
# $space (space)
reason-nothing-to-turn = There is no face-down tile { $space_in }.
# $space (space)
reason-too-far-to-turn = You turn tiles next to your explorer only, and { $space } is not.
# $space (space)
reason-still-face-down = The tile { $space_in } is still face down: turn it, but you cannot move it.
# $space (space)
reason-nothing-to-move = There is no tile { $space_in }.
# $face (face), $space (space)
reason-never-moves = You can move animals and nomads only, not { $face_the } { $space_in }.
# $face (face), $space (space)
reason-too-far-to-move = You move what is under your explorer or next to it, and { $face_the } { $space_in } is too far away.
# $face (face), $space (space)
reason-no-better-place = For { $face_the } { $space_in } there is no better place anywhere.
reason-no-camp-left = You have no camp left.
# $space (space)
reason-camp-already-here = There is already a camp { $space_in }.
# $space (space)
reason-tile-in-the-way = A camp needs an empty space, and a tile lies { $space_in }.
# $space (space)
reason-nothing-to-mine = No gold and no gems lie open next to { $space }.

## Finds

# $seat (seat), $space (space), $face (face), $points (number)
event-found-mineral = { $seat_the } finds { $face_find } { $space_in } and scores { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
# $seat (seat), $space (space), $goods (goods)
event-found-goods = { $seat_the } finds { $goods_a } { $space_in } and takes it.
# $seat (seat), $space (space), $face (face)
event-found-tile = { $seat_the } finds { $face_a } { $space_in }.
# $seat (seat), $space (space), $face (face), $points (number)
event-placed = { $seat_the } leads { $face_the } to { $space } and scores { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
# $seat (seat), $space (space), $face (face), $points (number)
event-stayed = { $seat_the } leaves { $face_the } { $space_in } and { $points ->
        [0] scores nothing
        [one] scores 1 point
       *[other] scores { $points } points
    }.
# $seat (seat), $space (space), $left (number)
event-found-monument = { $seat_the } finds a monument { $space_in } and takes a camp. { $left ->
        [one] The next one ends the game.
       *[other] { $left } are still needed.
    }
# $seat (seat), $space (space), $points (number)
event-last-monument = { $seat_the } finds the last monument { $space_in } and scores { $points ->
        [one] 1 point
       *[other] { $points } points
    }. The game is over!

prompt-swap = You have found { $goods_a }. Keep it, or exchange it?
action-keep = keep it
# $opponent (seat)
action-swap = take { $goods_every } from { $opponent_the }
# $count (number), $given (goods), $goods (goods)
preview-swap = { $count ->
        [one] { $given_a } for { $goods_a }
       *[other] { $count } { $given_many } for { $count } { $goods_many }
    }
# $seat (seat), $opponent (seat), $count (number), $given (goods), $goods (goods)
event-swapped = { $count ->
        [one] { $seat_the } gives { $opponent_the } { $given_a } and takes { $goods_a }.
       *[other] { $seat_the } gives { $opponent_the } { $count } { $given_many } and takes { $count } { $goods_many }.
    }
# $seats (number)
reason-no-such-seat = There are only { $seats } players at this table.
reason-not-with-yourself = You exchange with an opponent, not with yourself.
reason-same-goods = You have just found { $goods_a }: ask for another kind in exchange.
# $goods (goods), $opponent (seat)
reason-has-no-goods = { $opponent_the } has no { $goods } to give.
# $goods (goods), $opponent (seat), $count (number), $own (number), $found (goods)
reason-too-few-goods = { $opponent_the } has { $count } { $goods_many }, and you take all or none: you would need { $count } { $found_many } to give, and you have { $own ->
        [one] only one
       *[other] only { $own }
    }.

prompt-found = You have found { $face_a } { $space_in }. Where to?
action-stay = leave it where it is
action-put = put it { $space_in }

## Moving animals and nomads

prompt-put = Where do you move { $face_the } from { $space }?
# $seat (seat), $face (face), $from (space), $to (space), $points (number)
event-moved = { $seat_the } moves { $face_the } from { $from } to { $to } and scores { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
# $space (space)
reason-camp-there = There is a camp { $space_in }: no tile goes there.
# $space (space)
reason-tile-there = There is already a tile { $space_in }.
# $face (face), $space (space), $now (number), $then (number)
reason-not-more-companions = { $space } would be no better for { $face_the }: { $then } of its kind next to it there, { $now } where it is.
# $face (face), $space (space), $now (number), $then (number)
reason-not-more-room = { $space } would be no better for { $face_the }: { $then } empty spaces around it, { $now } where it is now.

## Camps

# $seat (seat), $space (space), $points (number)
event-camped = { $seat_the } builds a camp { $space_in } and { $points ->
        [0] scores nothing
        [one] scores 1 point
       *[other] scores { $points } points
    }.
# $seat (seat), $space (space), $gold (number), $gems (number)
event-mined = { $seat_the } builds a camp { $space_in } and mines { $gems ->
        [0] { $gold } gold
       *[other] { $gold ->
            [0] { $gems ->
                [one] 1 gem
               *[other] { $gems } gems
            }
           *[other] { $gems ->
                [one] { $gold } gold and 1 gem
               *[other] { $gold } gold and { $gems } gems
            }
        }
    }.

## The end

# $rounds (number)
event-stalled = { $rounds ->
        [one] For a whole round nothing has happened: the game is over.
       *[other] For { $rounds } rounds nothing has happened: the game is over.
    }
# $seat (seat), $goods (number), $gold (number), $gems (number), $total (number)
event-scored = { $seat_the }: goods { $goods }, gold { $gold }, gems { $gems }; { $total } points in all.
score-track = during the game
score-goods = goods
score-gold = gold
score-gems = gems

## Options

option-simple = Shorter turns
    .help = One step a turn instead of two: simpler, for younger players.
option-simple-no = two steps a turn
option-simple-yes = one step a turn
option-allow_stacked_camps = Camps on camps
    .help = A camp may be built where one stands already, as the rulebook says if taken by the letter.
option-allow_stacked_camps-no = one camp a space
option-allow_stacked_camps-yes = several camps a space
option-stall_rounds = Idle rounds before the end
    .help = After so many rounds in which nobody turns or moves a tile or builds a camp, the game ends. With 0 it never does.
option-stall_rounds-0 = never
option-first_player = First player
    .help = Who begins: drawn by lot, or agreed on.
option-first_player-drawn = by lot
option-first_player-0 = player 1
option-first_player-1 = player 2
option-first_player-2 = player 3
option-first_player-3 = player 4
option-first_player-4 = player 5

## Impossible positions

# $face (face), $mix (number)
fault-too-many-tiles = There are more { $face_many } than the { $mix } of the game.
# $space (space)
fault-tile-down-on-city = No tile lies face down { $space_in }, which is a city.
# $space (space)
fault-goods-on-board = Goods never stay on the board, as here { $space_in }.
# $down (number), $left (number)
fault-tiles-lost = The board has { $down } face-down tiles, but { $left } tiles are not accounted for otherwise.
# $most (number)
fault-too-many-monuments = The game ends with { $most } monuments, and there are more.
# $supply (number), $wanted (number)
fault-wrong-supply = After these finds the supply has { $wanted } camps, not { $supply }.
# $built (number), $spaces (number)
fault-camps-lost = { $built } camps must have been built, and there are camps on { $spaces } spaces.
# $space (space)
fault-explorer-on-tile-down = An explorer stands on the face-down tile { $space_in }.
# $space (space)
fault-explorers-together = Two explorers stand { $space_in }.
# $seats (number)
fault-no-such-first = The first player agreed on is none of these { $seats }.
fault-ended-too-soon = The game cannot have ended yet.
# $waiting (number), $unplaced (number)
fault-cities-and-explorers = { $waiting } players still have to choose a city, but { $unplaced } explorers are off the board.
fault-should-be-over = The last monument has been found: the game is over.
fault-cities-in-order = The cities are chosen clockwise, each player once, and then the first player moves.
fault-begun-too-soon = While the cities are being chosen, nothing else can have happened.
fault-no-such-step = The turn has no such step.
# $goods (goods)
fault-no-such-goods = Who has just found { $goods_a } must have one.
# $space (space)
fault-no-such-tile = The question is about a tile { $space_in } that cannot be moved now.
# $busy (number)
fault-wrong-busy = { $busy ->
        [0] Something has happened in this turn, and it is not said.
       *[other] Nothing can have happened in this turn yet.
    }
# $idle (number), $limit (number)
fault-stalled-already = After { $limit } turns without any action the game is over, and there were { $idle }.

## The picture

# $found (number), $last (number)
ui-afr-monuments = Monuments { $found } of { $last }
# $supply (number)
ui-afr-supply = Camps in the supply { $supply }
# $count (number)
ui-afr-down = Face-down tiles: { $count }
ui-afr-points = points
ui-afr-camps = camps
ui-afr-gold = gold
ui-afr-gems = gems
ui-afr-goods = goods
ui-afr-legend = ·n: so many are still face down
ui-afr-nothing = none

## Clauses, in short

clause-afr-sa = All tiles are put face down, one on each space but the cities.
clause-afr-sg = Clockwise from the first player, each explorer starts in a city of its own.
clause-afr-oa = Players take turns clockwise.
clause-afr-ga = A turn is one journey, or two steps of walking and acting.
clause-afr-aa = You can travel to any space without a face-down tile and without another explorer.
clause-afr-ac = A journey is a whole turn: not after a step, and not to where you are.
clause-afr-b0a = In each step you first walk 0, 1 or 2 spaces.
clause-afr-b0c = You cannot walk onto or across a face-down tile.
clause-afr-b0d = You cannot walk onto or across a space with another explorer.
clause-afr-qa = In each step you choose one of the five actions freely.
clause-afr-qc = In each step you walk first and act afterwards.
clause-afr-b1a = You turn one face-down tile next to your explorer.
clause-afr-baa = You may leave the animal that you found or put it elsewhere.
clause-afr-bab = A found animal goes to an empty space with more of its kind next to it than where it was found.
clause-afr-bnb = Found nomads go to an empty space with more empty neighbours than where they were found.
clause-afr-btc = You keep the goods that you found, or make one exchange with one opponent.
clause-afr-btd = You take all goods of one kind from that opponent and give as many of the kind you found.
clause-afr-bte = You must have enough of the kind you found.
clause-afr-btg = You exchange for another kind, never in part, and only after a find.
clause-afr-bmc = The last monument ends the game.
clause-afr-b2a = You can move an animal under your explorer or next to it.
clause-afr-b2b = An animal moves to an empty space with more of its kind next to it than now.
clause-afr-b2d = Without a better place an animal cannot be moved.
clause-afr-b3a = You can move nomads under your explorer or next to it.
clause-afr-b3b = Nomads move to an empty space with more empty neighbours than now.
clause-afr-b3d = Gold, gems, monuments and face-down tiles never move.
clause-afr-b4a = To build you need a camp and an empty space under your explorer.
clause-afr-b5a = To mine, gold or gems must lie open next to the new camp.
clause-afr-vc = A space with a tile is occupied.
clause-afr-vd = A space with a camp is occupied for animals and nomads.
clause-afr-vg = There is one camp on a space at most.
clause-afr-ea = The game ends at once when the last monument is found.
clause-afr-la = In the simpler game a turn has one step.
clause-afr-r1 = The table says who begins, or the lot does.
clause-afr-r2 = A camp's space is not empty, unless the table wants it so for building.
clause-afr-r17 = After too many rounds without any action the game ends, and nobody gets the bonus.
clause-afr-i1 = No tile ever gets lost.
clause-afr-i2 = No camp ever gets lost, and the supply follows from the monuments found.
clause-afr-i3 = A space holds a tile or a camp and one explorer at most, and nobody stands on a face-down tile.
clause-afr-i5 = Open tiles stay open, monuments stay where they are, goods leave the board.
