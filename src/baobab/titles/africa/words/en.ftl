### The words of Africa.

title-name = Africa
title-about = Explorers uncover a continent tile by tile: herds and nomads, gold, gems, trade goods and the monuments of old. Whoever finds the last monument ends the game; whoever has the most points wins it.
version-1 = The first version: the rulebook as we read it.

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
reason-not-a-city = You start in a city, and { $space } is not one.
# $space (space), $seat (seat)
reason-city-taken = { $seat_the } already starts { $space_in }: each city has room for one.

## Moving the explorer

# $step (number), $steps (number)
prompt-move = { $step ->
        [1] Where do you go? Walk up to two spaces and then act, or spend the whole turn on a journey.
       *[other] Step { $step } of { $steps }: where do you walk?
    }
action-walk = walk to { $space }
action-remain = stay { $space_in }
action-travel = travel to { $space }
# $seat (seat), $space (space)
event-walked = { $seat_the } walks to { $space }.
# $seat (seat), $space (space)
event-travelled = { $seat_the } travels to { $space }.
reason-walk-first = First you walk (you may stay where you are), then you act.
reason-travel-is-a-turn = A journey takes a whole turn, and you have already taken a step.
# $space (space)
reason-already-there = Your explorer is already { $space_in }: you can stay there, but not travel there.
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
reason-nowhere-to-walk = There was nowhere to go, so you stay where you are: now you act, or do nothing.
# $space (space)
reason-nothing-to-turn = There is no face-down tile { $space_in }.
# $space (space)
reason-too-far-to-turn = You can only turn tiles next to your explorer, and { $space } is too far away.
# $space (space)
reason-still-face-down = The tile { $space_in } is still face down: you can turn it, but not move it.
# $space (space)
reason-nothing-to-move = There is no tile { $space_in }.
# $face (face), $space (space)
reason-never-moves = You can only move animals and nomads, not { $face_the } { $space_in }.
# $face (face), $space (space)
reason-too-far-to-move = You can only move what is under your explorer or next to it, and you cannot reach { $face_the } { $space_in } from here.
# $face (face), $space (space)
reason-no-better-place = There is no better place anywhere for { $face_the } { $space_in }.
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
reason-no-such-seat = There is no such player at this table of { $seats }.
reason-not-with-yourself = You exchange with an opponent, not with yourself.
reason-same-goods = You have just found { $goods_a }: ask for another kind in exchange.
# $goods (goods), $opponent (seat)
reason-has-no-goods = { $opponent_the } has no { $goods_many } to give.
# $goods (goods), $opponent (seat), $count (number), $own (number), $found (goods)
reason-too-few-goods = { $opponent_the } has { $count ->
        [one] 1 { $goods }, for which you would need 1 { $found } to give
       *[other] { $count } { $goods_many }, and you take all or none: you would need { $count } { $found_many } to give
    }, and you have { $own ->
        [0] none
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
reason-not-more-room = { $space } would be no better for { $face_the }: { $then ->
        [0] no empty space
        [one] 1 empty space
       *[other] { $then } empty spaces
    } around them there, { $now } where they are.

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
        [one] Nothing has happened for a whole round: the game is over.
       *[other] Nothing has happened for { $rounds } rounds: the game is over.
    }
# $seat (seat), $goods (number), $gold (number), $gems (number), $total (number)
event-scored = { $seat_the }: goods { $goods }, gold { $gold }, gems { $gems }; in all { $total ->
        [one] 1 point
       *[other] { $total } points
    }.
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
    .help = A camp may be built where one stands already, as the rulebook says if taken literally.
option-allow_stacked_camps-no = one camp per space
option-allow_stacked_camps-yes = several camps per space
option-stall_rounds = Idle rounds before the end
    .help = After this many rounds in which nobody turns or moves a tile or builds a camp, the game ends. With 0 it never does.
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
fault-tiles-lost = The number of face-down tiles on the board is { $down }, but that of tiles not accounted for otherwise is { $left }.
# $most (number)
fault-too-many-monuments = The game ends with monument { $most }, and there are more.
# $supply (number), $wanted (number)
fault-wrong-supply = After these finds the number of camps in the supply is { $wanted }, not { $supply }.
# $built (number), $spaces (number)
fault-camps-lost = The number of camps built must be { $built }, and that of spaces with a camp is { $spaces }.
# $space (space)
fault-explorer-on-tile-down = An explorer stands on the face-down tile { $space_in }.
# $space (space)
fault-explorers-together = Two explorers stand { $space_in }.
# $drawn (number), $turned (number)
fault-too-many-draws = More tiles were drawn ({ $drawn }) than are turned ({ $turned }).
fault-drawn-once = The first player is drawn once, and nothing else is ever revealed.
# $seats (number)
fault-no-such-first = The first player agreed on is none of these { $seats }.
fault-ended-too-soon = The game cannot have ended yet.
# $waiting (number), $unplaced (number)
fault-cities-and-explorers = { $waiting ->
        [one] One player still has to choose a city
       *[other] { $waiting } players still have to choose a city
    }, and { $unplaced ->
        [one] one explorer is off the board
       *[other] { $unplaced } explorers are off the board
    }: the two numbers must be equal.
fault-should-be-over = The last monument has been found: the game is over.
fault-cities-in-order = The cities are chosen clockwise, each player once, and then the first player moves.
fault-begun-too-soon = While the cities are being chosen, nothing else can have happened.
fault-no-such-step = The turn has no such step.
# $goods (goods)
fault-no-such-goods = Whoever has just found { $goods_a } must have one.
# $space (space)
fault-no-such-tile = The question is about a tile { $space_in } that cannot be moved now.
# $busy (number)
fault-wrong-busy = { $busy ->
        [0] Something has happened in this turn, and it is not said.
       *[other] Nothing can have happened in this turn yet.
    }
# $idle (number), $limit (number)
fault-stalled-already = The game is over when turns without any action reach { $limit }, and their number is { $idle }.

## The picture

# $found (number), $last (number)
ui-afr-monuments = Monuments: { $found } of { $last }
# $supply (number)
ui-afr-supply = Camps in the supply: { $supply }
# $count (number)
ui-afr-down = Face-down tiles: { $count }
ui-afr-points = points
ui-afr-camps = camps
ui-afr-gold = gold
ui-afr-gems = gems
ui-afr-goods = goods
drawing-legend = ·n: how many are still face down
ui-afr-nothing = none
ui-afr-board = Map of Africa
ui-afr-treasures = Treasures

## The chapters of the rules

chapter-components = What is in the box
chapter-setup = Getting ready
chapter-course-of-the-game = How the game goes
chapter-the-four-space-tests = Empty and occupied spaces
chapter-pass-and-sequence = The order of a step
chapter-option-a-travel = Travelling
chapter-option-b-walking = Walking
chapter-action-1-turn-a-tile-flip = Action 1: turn a tile
chapter-actions-2-and-3-move-an-animal-a-native-move-tile = Actions 2 and 3: move an animal or nomads
chapter-action-4-build-a-camp-and-score-camp-score = Action 4: build a camp and score
chapter-action-5-build-a-camp-and-mine-camp-mine = Action 5: build a camp and mine
chapter-end-of-the-game-and-final-scoring = The end of the game and the final scoring
chapter-two-players = Two players
chapter-simpler-variant = A simpler game
chapter-test-vectors-from-the-rulebook-s-examples = Examples
chapter-ambiguities-and-rulings = Open questions, and how we play them
chapter-what-the-rulebook-does-not-give = What the rulebook does not say
chapter-invariants-for-property-tests = What is always true

## Clauses, in short

clause-afr-ca = The board is a map of Africa with 96 spaces for tiles and 5 cities, and around it a score track of 50 spaces.
clause-afr-cb = There are 96 tiles with identical backs: gold, gems, trade goods, animals, nomads and 11 monuments.
clause-afr-cc = There are 20 camps, and a camp on the board belongs to nobody.
clause-afr-cd = One marker is worth 3 bonus points.
clause-afr-ce = Each of the 5 colours has two explorers, one for the map and one for the score track.
clause-afr-cf = The markers for 50 points, the summary cards and the overview sheet only help to keep track.
clause-afr-sa = The 96 tiles are shuffled and laid face down, one on each space but the cities, and nobody may look at them.
clause-afr-sb = The supply has the +3 marker and 10 camps, or 8 with two players.
clause-afr-sc = Each player takes 2 camps, and those left over stay in the box.
clause-afr-sd = Each player chooses a colour and puts one explorer on 0 of the score track.
clause-afr-se = Whoever gets to 50 points takes a marker for 50 and goes on from 0: there is no upper limit.
clause-afr-sf = The players agree on who begins.
clause-afr-sg = Clockwise from the first player, each puts an explorer in a city that is still free.
clause-afr-sh = All 96 tiles with all 11 monuments are used, however many play.
clause-afr-oa = The first player begins, and turns pass clockwise.
clause-afr-ob = Some points are scored at once, others only at the end.
clause-afr-oc = There are 11 monuments, and the last one needed ends the game at once.
clause-afr-ga = A turn is either one journey or two steps of walking and acting; the two do not mix.
clause-afr-va = A city without a tile is empty, and animals, nomads and camps may go there.
clause-afr-vb = A space with nothing but an explorer is empty.
clause-afr-vc = A space with a tile is occupied, but explorers may enter it if the tile is open.
clause-afr-vd = For animals and nomads the space of a camp is occupied: they do not go there, and it does not count as empty.
clause-afr-ve = Explorers may always enter and cross the space of a camp.
clause-afr-vf = An animal or nomads may go where an explorer stands if there is no tile and no camp: the explorer then stands on top.
clause-afr-vg = A space has one camp at most.
clause-afr-qa = In each step you choose freely among the five actions, the same one twice if you like.
clause-afr-qb = You need not act: in any step you may just walk, or do nothing at all.
clause-afr-qc = In each step you walk first and act afterwards.
clause-afr-qd = You can choose an action only if it is possible at that moment; if none is, you do nothing.
clause-afr-aa = You can travel to any space, however far, that has no face-down tile and no other explorer.
clause-afr-ab = A journey is your whole turn: you do nothing before it and nothing after it.
clause-afr-ac = You cannot travel after a step, nor to the space where you are.
clause-afr-b0a = In each step you first walk 0, 1 or 2 spaces, from one space to the next in any direction.
clause-afr-b0b = You may walk onto and across empty spaces, cities, open tiles and camps.
clause-afr-b0c = You cannot walk onto or across a face-down tile.
clause-afr-b0d = You cannot walk onto or across a space with another explorer.
clause-afr-b0e = Only where you arrive matters, not the way you took.
clause-afr-b1a = You turn one face-down tile on a space next to your explorer.
clause-afr-b1b = The tile is turned for all to see, and what it brings happens at once.
clause-afr-bga = Gold and gems stay open where they are found.
clause-afr-bgb = Whoever finds gold or gems scores at once as many points as there are pieces on the tile, 1 or 2.
clause-afr-bgc = Finding gold or gems does not make them yours: for that they have to be mined.
clause-afr-bta = Whoever finds trade goods takes the tile, and scores nothing for it yet.
clause-afr-btb = Everybody sees what goods each player has.
clause-afr-btc = You keep the goods that you found, or make one exchange with one opponent, who cannot refuse.
clause-afr-btd = In an exchange you take all goods of one kind from that opponent and give as many of the kind you found.
clause-afr-bte = To exchange you must have enough goods of the kind you found, the new one included.
clause-afr-btf = In an exchange you give only goods of the kind you found, and nothing else.
clause-afr-btg = You exchange for another kind, take all of it or none, and only right after a find.
clause-afr-baa = You may leave the animal that you found where it is, or put it elsewhere.
clause-afr-bab = A found animal may go to an empty space with more of its kind next to it than where it was found.
clause-afr-bac = A found animal that moves always gets at least one of its kind next to it, and may go any distance.
clause-afr-bad = An animal never counts itself: its companions are counted with its tile lifted.
clause-afr-bae = Whoever finds an animal scores 1 point, and 1 more for every open animal of its kind next to where it ends up.
clause-afr-baf = You never have to move the animal that you found, even if that would score more.
clause-afr-bna = You may leave the nomads that you found where they are, or put them elsewhere.
clause-afr-bnb = Found nomads may go to an empty space with more empty spaces next to it than where they were found.
clause-afr-bnc = The space that found nomads leave counts as empty if it is next to their new one.
clause-afr-bnd = Whoever finds nomads scores 1 point for every empty space next to where they end up, and nothing if there is none.
clause-afr-bne = For nomads the space of your own explorer counts as empty if it has no tile and no camp.
clause-afr-bnf = All nomads are alike: there are no kinds.
clause-afr-bma = A monument stays open where it is to the end, and scores nothing when it is found.
clause-afr-bmb = Whoever finds a monument that is not the last takes a camp from the supply, to use from the next step on.
clause-afr-bmc = The last monument needed, the 11th or with two players the 9th, ends the game at once and brings no camp.
clause-afr-bmd = The supply has one camp for every monument but the last, so it is never short.
clause-afr-b2a = You can move any open animal under your explorer or next to it, whoever found it.
clause-afr-b2b = An animal moves to an empty space with more of its kind next to it than now.
clause-afr-b2c = Moving an animal scores 1 point for every companion next to it that it did not have before.
clause-afr-b2d = Without a better place an animal cannot be moved.
clause-afr-b3a = You can move any open nomads under your explorer or next to it.
clause-afr-b3b = Nomads move to an empty space with more empty spaces next to it than now.
clause-afr-b3c = Moving nomads scores 1 point for every empty space next to them that they did not have before.
clause-afr-b3d = One action moves one tile, and gold, gems, monuments and face-down tiles never move.
clause-afr-b4a = To build you need a camp of your own and your explorer on an empty space: the camp goes there.
clause-afr-b4b = A camp scores 1 point for every open animal, nomads or monument next to it.
clause-afr-b4c = Gold, gems, face-down tiles, other camps and empty spaces next to a camp score nothing.
clause-afr-b4d = Building to score takes no tile away, and the camp stays to the end without belonging to anybody.
clause-afr-b4e = You may build even for 0 points; camps that you still have at the end are worth nothing.
clause-afr-b5a = To mine you build a camp as you do to score, and gold or gems must lie open next to it.
clause-afr-b5b = Mining takes all open gold and gems next to the new camp, no matter who found them.
clause-afr-b5c = Mining scores nothing for the moment.
clause-afr-b5d = Mining leaves face-down tiles where they are, unseen.
clause-afr-b5e = A camp is built either to score or to mine, never for both.
clause-afr-ea = The game ends at once when the last monument needed is found: no second step, and the round is not completed.
clause-afr-eb = Whoever finds the last monument gets the +3 marker, which is worth 3 points.
clause-afr-ec = At the end goods are scored first, then gold, then gems.
clause-afr-fta = Of each kind of goods, 1, 2, 3, 4 or 5 pieces are worth 1, 3, 5, 8 or 12 points.
clause-afr-fga = Whoever has mined the most pieces of gold scores 10 points, and the second 6.
clause-afr-fgb = Players who tie for the most share 10 + 6 points, rounded down, and nobody comes second.
clause-afr-fgc = Players who tie for second share 6 points, rounded down.
clause-afr-fgd = Without a single piece you score nothing, and if only one player has any, nobody comes second.
clause-afr-fge = Gems are scored in the same way as gold, separately.
clause-afr-fgf = Gold and gems still on the board count for nobody.
clause-afr-wa = Whoever has the most points wins; players who tie win together.
clause-afr-2a = With two players the supply has 8 camps, and the 9th monument ends the game and brings the +3 marker.
clause-afr-2b = With two players everything else is the same: 96 tiles, 2 camps each, and 10 and 6 points for gold and for gems.
clause-afr-la = In the simpler game a turn is one journey or one step, not two.
clause-afr-tv1 = Anna has 1 statue and finds another: she may keep it, or give Bruno one statue for his pot, or both for his 2 garments.
clause-afr-tv2 = An elephant found next to another one scores 2 points, or 3 if it is put where two others are next to it.
clause-afr-tv3 = Nomads with one empty space next to them score 2 points when they move to where there are three.
clause-afr-tv4 = At the end 4 statues and 2 pots are worth 8 + 3 = 11 points.
clause-afr-tv5 = With 5, 2 and 2 pieces of gold the players score 10, 3 and 3 points.
clause-afr-tv6 = With 3, 1 and 3 gems the players score 8, 0 and 8 points.
clause-afr-tv7 = An animal that ends up next to two of its kind scores 3 points when just found, and only 1 when it had one next to it before.
clause-afr-r1 = The table decides who begins, or lots are drawn.
clause-afr-r2 = The space of a camp is not empty, not even for building another, unless the table has agreed on that.
clause-afr-r3 = You do not travel to where you are: to stay, do not walk and do nothing.
clause-afr-r4 = You cannot exchange goods for goods of the same kind.
clause-afr-r5 = At the new place, companions and empty spaces are counted after the tile has been lifted.
clause-afr-r6 = You may move a tile on which another explorer stands; the explorer stays where it is.
clause-afr-r7 = Nomads, too, move to empty spaces only.
clause-afr-r8 = You may build a camp for 0 points, but to mine there must be something to take.
clause-afr-r9 = Whoever has no gold scores nothing for gold, and the same goes for gems.
clause-afr-r10 = Everybody chooses the city to start in, and no two explorers share one.
clause-afr-r11 = In each step you may walk 0, 1 or 2 spaces, and not just to the next one.
clause-afr-r12 = The simpler game has one step a turn; everybody has one explorer on the map as always.
clause-afr-r13 = Whoever does nothing gives up the action only, and may still walk.
clause-afr-r14 = The 3 points for the last monument are points like any others and count for the win.
clause-afr-r15 = After a find you make one exchange at most, with one opponent.
clause-afr-r16 = Nobody can have more than 5 goods of a kind, because there are no more.
clause-afr-r17 = After too many rounds in which nobody turns or moves a tile or builds a camp, the game ends, and nobody gets the bonus.
clause-afr-r18 = Explorers hide nothing: an open tile under one counts as always for those next to it.
clause-afr-r19 = With two players, too, the second in gold scores 6 points with at least 1 piece.
clause-afr-r20 = You may put the tile that you found under your own explorer, if there is no tile and no camp.
clause-afr-x1 = How the board is drawn is not known exactly: our map of 101 spaces is reconstructed.
clause-afr-x2 = The mix of tiles is reconstructed: 11 monuments, 25 animals, 15 nomads, 25 goods, 10 with gold and 10 with gems.
clause-afr-x3 = The cities' names and places are our choice.
clause-afr-x4 = The rulebook names only a few animals and goods: the other names are our choice.
clause-afr-x5 = The players' colours are our choice.
clause-afr-i1 = No tile ever gets lost: on the board and with the players there are always 96.
clause-afr-i2 = No camp ever gets lost: there are always 20, and the supply has one fewer than the monuments still needed.
clause-afr-i3 = A space has at most one tile or one camp, and at most one explorer, never on a face-down tile.
clause-afr-i4 = Nobody ever loses points, moving a tile always scores at least 1, and the players never have more than 5 goods of a kind in all.
clause-afr-i5 = Open tiles stay open, monuments stay where they are, and goods do not stay on the board.
clause-afr-i6 = Animals and nomads cannot be moved for ever: sooner or later there is no better place left.
clause-afr-i7 = What you may do never depends on what is still face down.
clause-afr-i8 = An exchange leaves both players with as many goods as they had.
clause-afr-i9 = As long as a tile is face down, somebody can travel next to one, unless other explorers stand on all those spaces.

## Figures

account-points = points
account-camps = camps
account-gold = gold
account-gems = gems

## What decides for a bot, as a clause: “against the average answer, at the end of your move …”

feature-points-more = you score more points
feature-camps-more = you have more camps in hand
feature-goods-more = your goods are worth more
feature-goods_hope-more = your goods can still gain more
feature-gold-more = your gold scores more
feature-gold_lead-more = you do better in gold against the others
feature-gems-more = your gems score more
feature-gems_lead-more = you do better in gems against the others
feature-best_camp-more = a better place for a camp is within reach
feature-best_mine-more = more gold and gems are within reach
feature-best_animal-more = an animal within reach can be moved for more
feature-best_native-more = nomads within reach can be moved for more
feature-walks-more = you can walk to more spaces
feature-unknown-more = more face-down tiles are within reach
feature-unknown_here-more = more face-down tiles lie next to your explorer
feature-room-more = more tiles lie around where you begin
