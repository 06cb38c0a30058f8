### The words of The Great Zimbabwe.

title-name = The Great Zimbabwe
title-about = African kings vie with gifts of cattle, craftsmen, gods and ever higher monuments. The more powers you call on, the more points you need to win.
version-1 = The first version: the rulebook as we read it.

## Names

cell = { $name }
    .article = none
kind =
    .mass = yes
kind-wood = wood
    .sign = W
kind-clay = clay
    .sign = C
kind-ivory = ivory
    .sign = I
kind-diamond = diamonds
    .sign = D
craft-wood_carver = wood carver
    .many = wood carvers
    .sign = Wc
craft-potter = potter
    .many = potters
    .sign = Po
craft-ivory_carver = ivory carver
    .many = ivory carvers
    .sign = Iv
craft-diamond_cutter = diamond cutter
    .many = diamond cutters
    .sign = Di
craft-sculptor = sculptor
    .many = sculptors
    .sign = Sc
craft-vessel_maker = vessel maker
    .many = vessel makers
    .sign = Ve
craft-throne_maker = throne maker
    .many = throne makers
    .sign = Th
maker =
    .article = none
maker-wood_carver1 = wood carver 1
maker-wood_carver2 = wood carver 2
maker-wood_carver3 = wood carver 3
maker-potter1 = potter 1
maker-potter2 = potter 2
maker-potter3 = potter 3
maker-ivory_carver1 = ivory carver 1
maker-ivory_carver2 = ivory carver 2
maker-ivory_carver3 = ivory carver 3
maker-diamond_cutter1 = diamond cutter 1
maker-diamond_cutter2 = diamond cutter 2
maker-diamond_cutter3 = diamond cutter 3
maker-sculptor1 = sculptor 1
maker-sculptor2 = sculptor 2
maker-sculptor3 = sculptor 3
maker-vessel_maker1 = vessel maker 1
maker-vessel_maker2 = vessel maker 2
maker-vessel_maker3 = vessel maker 3
maker-throne_maker1 = throne maker 1
maker-throne_maker2 = throne maker 2
maker-throne_maker3 = throne maker 3
god =
    .article = none
    .short = { $name }
god-shadipinyi = Shadipinyi
god-elegua = Elegua
god-dziva = Dziva
god-eshu = Eshu
god-gu = Gu
god-obatala = Obatala
god-atete = Atete
god-tsui_goab = Tsui-Goab
god-anansi = Anansi
god-qamata = Qamata
god-engai = Engai
god-xango = Xango
specialist =
    .short = { $name }
specialist-shaman = Shaman
specialist-rain_ceremony = Rain Ceremony
    .short = Rain
specialist-herd = Herd
specialist-builder = Builder
specialist-nomads = Nomads
    .a = Nomads
way =
    .article = none
way-across = across
way-down = downwards

## Questions

prompt-start = Where does your first monument stand? Choose a starting area.
# $least (number), $most (number), $cattle (number)
prompt-gift = How many cattle do you give? You have { $cattle }; a gift is at least { $least }, or you pass.
# $cattle (number), $vp (number), $vr (number)
prompt-turn = It is your turn: points { $vp }, needed { $vr }, cattle { $cattle }. What do you do?
# $left (number)
prompt-build = { $left ->
        [one] Where do you build a monument?
       *[other] Where do you build? You may build { $left } monuments.
    }
prompt-place = Another craftsman, or on to the prices?
prompt-site = Where do you place { $craft_the }? Name the upper left cell.
prompt-way = { $craft_the } on { $cell }: across to the right, or down?
# $new (text), $dziva (text)
prompt-prices = { $dziva ->
        [yes] Dziva lets you set your prices anew. Which one?
       *[no] { $new ->
            [yes] What is the price of your new craft?
           *[no] Do you raise a price?
        }
    }
prompt-charm = Which resource does the Shaman call up?
prompt-lay = On which empty cell do you lay the tile with { $kind }?
prompt-rain = Where does it rain? Name the upper or left cell of the water tile.
prompt-rain-way = The water on { $cell }: across to the right, or down?
prompt-herd = How many cattle join the Herd?
# $cattle (number)
prompt-raise = The plan costs { $cattle } cattle so far. Another monument, or do you carry it out?
# $cell (cell), $goods (number), $cattle (number)
prompt-maker = { $goods ->
        [one] Monument { $cell } needs one more good, and you have { $cattle } cattle left. Who makes it?
       *[other] Monument { $cell } needs { $goods } more goods, and you have { $cattle } cattle left. Who makes the next?
    }
prompt-take = Which { $kind } does { $maker_the } use up?
prompt-from = { $maker_the } needs the work of { $craft_a }. Whose?

## Answers

action-end = end the turn
action-pass = pass
action-stop = build no more
action-confirm = leave the prices as they are
action-commit = raise as planned
action-dziva = set prices with Dziva's help
action-monument = build a monument
action-prices = set prices
action-god = worship { $god }
action-hire = take { $specialist_the } into your service
action-use = use { $specialist_the }
action-craft = place { $craft_a }
action-raise = raise the monument on { $cell }
action-build = build on { $cell }
action-site = place it on { $cell }
action-way = lay it { $way }
# $cattle (number)
action-price = ask { $cattle } cattle for the work of { $craft_the }
action-resource = call up { $kind }
action-lay = lay it on { $cell }
action-rain = let it rain on { $cell }
action-maker = choose { $maker_the }
action-from = choose { $maker_the }
action-take = use the one on { $cell }
# $amount (number)
action-number-gift = give { $amount } cattle
# $amount (number)
action-number-herd = pay { $amount } cattle

# $place (number)
preview-place = you will play { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[other] fifth
    }
# $power (phrase), $vr (number), $now (number)
preview-god = { $power }; requirement { $now } → { $vr }
preview-god-shadipinyi = a second plaque for gifts
preview-god-elegua = the stock pays 3 of your first gift each round
preview-god-dziva = set your prices as you like at the start of your turn
preview-god-eshu = every range is 6 in your turn
preview-god-gu = each technology adds only 1 to your requirement
preview-god-obatala = build two monuments at a time
preview-god-atete = use every resource twice
preview-god-tsui_goab = goods of one kind may repeat
preview-god-anansi = pay every craftsman only 1
preview-god-qamata = all hub fees come to you
preview-god-engai = 2 more cattle each round
preview-god-xango = win ties
preview-work-shaman = lay a resource tile
preview-work-rain_ceremony = lay a water tile
preview-work-herd = cattle grow by half
preview-work-builder = get back 2 of each craftsman's cost
preview-work-nomads = monuments may touch
# $work (phrase), $cattle (list of text), $vr (number), $now (number)
preview-hire = { $work }; { $cattle_or } cattle onto the card, requirement { $now } → { $vr }
# $cattle (list of text)
preview-use = { $cattle_or } cattle onto the card
preview-prices = as your main action, without placing anybody
# $craft (craft), $cattle (number)
preview-price-at-once = as your main action: the price of { $craft_the } rises to { $cattle } at once
# $cattle (number)
preview-cost = { $cattle } cattle
# $level (number), $goods (number), $cattle (number), $points (number)
preview-raise = to level { $level } with { $goods ->
        [one] 1 good
       *[other] { $goods } goods
    }, { $cattle } cattle or more, { $points ->
        [one] +1 point
       *[other] +{ $points } points
    }
# $price (number), $hubs (number), $owner (seat), $cell (cell)
preview-maker = on { $cell }, { $price } to { $owner_the }{ $hubs ->
        [0] {""}
        [one] , 1 hub
       *[other] , { $hubs } hubs
    }
# $price (number), $hubs (number), $cell (cell)
preview-own-maker = on { $cell }, { $price } onto your own card{ $hubs ->
        [0] {""}
        [one] , 1 hub
       *[other] , { $hubs } hubs
    }
# $price (number), $hubs (number), $owner (seat), $cell (cell), $craft (craft), $cattle (number)
preview-maker-with = on { $cell }, { $price } to { $owner_the }{ $hubs ->
        [0] {""}
        [one] , 1 hub
       *[other] , { $hubs } hubs
    }; with the work of { $craft_a }, { $cattle } cattle or more in all
# $price (number), $hubs (number), $cell (cell), $craft (craft), $cattle (number)
preview-own-maker-with = on { $cell }, { $price } onto your own card{ $hubs ->
        [0] {""}
        [one] , 1 hub
       *[other] , { $hubs } hubs
    }; with the work of { $craft_a }, { $cattle } cattle or more in all
# $cattle (number), $points (number), $vr (number)
preview-craft = { $cattle } cattle, { $points ->
        [one] +1 point
       *[other] +{ $points } points
    }{ $vr ->
        [0] {""}
       *[other] , requirement +{ $vr }
    }
# $tiles (number)
preview-tiles = { $tiles ->
        [one] 1 tile left
       *[other] { $tiles } tiles left
    }
# $cattle (number)
preview-herd = +{ $cattle } from the stock
# $cells (list of cell)
preview-reaches = reaches { $cells }
# $makers (list of maker)
preview-tile = in range of { $makers }
# $own (number), $others (number)
preview-tile-many = in range of { $own ->
        [0] none
       *[other] { $own }
    } of yours and { $others ->
        [0] none
       *[other] { $others }
    } of others
preview-tile-unused = in range of no craftsman who uses it
# $makers (list of maker)
preview-rain = more within reach of { $makers }
# $own (number), $others (number)
preview-rain-many = more within reach of { $own ->
        [0] none
       *[other] { $own }
    } of yours and { $others ->
        [0] none
       *[other] { $others }
    } of others
preview-rain-unused = no craftsman reaches more

## What happens

event-started = { $seat_the } begins on { $cell }.
# $round (number)
event-round = Round { $round } begins with the Generosity of Kings.
# $cattle (number)
event-gave = { $seat_the } gives { $cattle } cattle.
# $cattle (number)
event-helped = Elegua pays { $cattle } cattle of { $seat_whose } gift.
# $place (number)
event-passed = { $seat_the } passes and will play { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[other] fifth
    }.
# $cattle (number), $place (number)
event-collected = { $seat_the } takes { $cattle } cattle from the plaque and plays { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[other] fifth
    }.
# $vr (number)
event-worships = { $seat_the } worships { $god } and now needs { $vr ->
        [one] 1 point
       *[other] { $vr } points
    }.
# $vr (number)
event-hired = { $seat_the } takes { $specialist_the } and now needs { $vr ->
        [one] 1 point
       *[other] { $vr } points
    }.
# $cattle (number)
event-used = { $seat_the } uses { $specialist_the } for { $cattle } cattle.
event-charmed = { $seat_whose } Shaman lays { $kind } on { $cell }.
# $other (cell)
event-rained = { $seat_whose } Rain Ceremony brings water to { $cell } and { $other }.
# $cattle (number)
event-herded = { $seat_whose } Herd now has { $cattle } cattle.
event-built = { $seat_the } builds a monument on { $cell }.
# $vr (number)
event-took-card = { $seat_the } learns the craft of { $craft_the } and now needs { $vr ->
        [one] 1 point
       *[other] { $vr } points
    }.
# $cattle (number), $points (number)
event-placed = { $seat_the } places { $craft_a } on { $cell } for { $cattle } cattle: { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
# $cattle (number)
event-priced = { $seat_the } asks { $cattle } cattle for the work of { $craft_the }.
# $owner (seat), $cattle (number)
event-bought = { $seat_the } pays { $cattle } onto { $owner_whose } card: { $maker_the } uses up the resource on { $cell }.
# $owner (seat), $cattle (number)
event-worked = { $seat_the } also pays { $cattle } onto { $owner_whose } card: { $maker_the } uses up the resource on { $cell }.
# $cattle (number)
event-hubs = { $seat_the } pays { $cattle } cattle for hubs.
# $level (number), $points (number)
event-raised = { $seat_the } raises the monument on { $cell } to level { $level }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
# $cattle (number), $income (number)
event-revenue = { $seat_the } takes { $cattle } cattle from cards and { $income } from the stock.
# $vp (number), $vr (number)
event-qualified = { $seat_the } has { $vp ->
        [one] 1 point
       *[other] { $vp } points
    }, and needs { $vr }.
# $vp (number), $vr (number)
event-won = { $seat_the } wins: points { $vp }, needed { $vr }.
# $rounds (number)
event-capped = The game ends with round { $rounds }, and nobody has the points needed.

## Why not

reason-start-first = First every player's first monument: choose a starting area.
# $least (number)
reason-gifts-first = Gifts come first: give { $least } cattle or more, or pass. Gods, craftsmen and monuments come in your turn.
reason-monument-first = You are building: first choose a cell for the monument, or take it back.
reason-placing-first = You are placing craftsmen: place another one, or go on to the prices. Everything else comes after that.
reason-site-first = First lay { $craft_the } on one of the marked cells, or take it back.
reason-way-first = First say how { $craft_the } lies on { $cell }: across or down.
reason-prices-first = Prices first: change one, or leave them as they are.
reason-resource-first = The Shaman is at work: first choose the resource to lay.
reason-tile-first = First lay the tile with { $kind } on an empty cell.
reason-rain-first = The Rain Ceremony is going on: first lay the water tile on two empty cells.
reason-herd-first = First say how many cattle join the Herd.
reason-plan-first = A plan of raising is complete: carry it out, add another monument of yours, or take it back.
# $goods (number)
reason-good-first = The monument on { $cell } is being raised: first choose who makes its next good ({ $goods ->
        [one] one is missing
       *[other] { $goods } are missing
    }), or take it back.
reason-take-first = First choose which { $kind } { $maker_the } uses up, or take it back.
reason-work-first = First choose { $craft_a } to work for { $maker_the }, or take it back.
reason-shaman-lays = Tiles with resources are laid by the Shaman: take the Shaman into your service, or use the one you have.
reason-rain-falls = Water is laid by the Rain Ceremony: take it into your service, or use the one you have.
reason-raise-first = First choose which of your monuments is raised; then come the goods for it.
reason-craft-first = First choose the craft that you place.
reason-set-prices-first = Choose to set prices first.
reason-turn-first = First choose what you do in your turn.
reason-not-a-start = { $cell } is not a starting area.
reason-start-taken = On { $cell } there is a monument already.
# $cattle (number), $least (number)
reason-gift-too-small = A gift of { $cattle } is too small: now it must be { $least } or more.
# $cattle (number), $most (number)
reason-gift-too-large = You cannot give { $cattle } cattle: at most { $most }.
reason-no-such-cell = There is no land on { $cell }.
reason-water-there = Nothing can be built on the water of { $cell }.
reason-start-there = { $cell } is a starting area: it takes first monuments only.
reason-monument-there = { $seat_whose } monument stands on { $cell }.
reason-own-monument-there = Your own monument stands on { $cell }.
reason-craftsman-there = On { $cell } there is { $craft_a }.
reason-resource-there = On { $cell } there is a resource: { $kind }.
reason-beside-monument = { $cell } touches another monument; only the Nomads let you build there.
reason-nowhere-to-build = No cell is left for a monument.
reason-build-first = You can build there: choose to build a monument first.
reason-nothing-built-yet = You have not built yet: choose a cell.
reason-acted = You have taken your main action of this turn.
reason-card-chosen = You have chosen a god or a specialist in this turn already.
reason-god-out = { $god } takes no part in this game.
reason-god-yours = You worship { $god } already.
reason-god-taken = { $seat_the } worships { $god }.
reason-has-a-god = You worship { $god }, and that is for good.
# $vr (number), $most (number)
reason-god-vr = With { $god } you would need { $vr ->
        [one] 1 point
       *[other] { $vr } points
    }, and nobody may need more than { $most }.
reason-not-dziva = Only the worshipper of Dziva sets prices at will.
reason-dziva-too-late = Dziva helps only at the start of your turn, or right after you have chosen Dziva.
reason-dziva-at-start = Dziva helps only at the start of your turn, before anything else.
reason-dziva-no-card = You have no prices yet.
reason-specialist-out = This specialist is not in the game: { $specialist }.
reason-specialist-taken = This specialist serves { $seat_the }: { $specialist }.
reason-specialist-yours = This specialist serves you already: { $specialist }.
# $vr (number), $most (number)
reason-specialist-vr = With { $specialist_the } you would need { $vr ->
        [one] 1 point
       *[other] { $vr } points
    }, and nobody may need more than { $most }.
reason-specialist-not-yours = This specialist does not serve you: { $specialist }.
reason-specialist-used = You have used { $specialist_the } in this turn.
# $cattle (number), $cash (number)
reason-specialist-too-dear = Using { $specialist_the } costs { $cattle } cattle, and you have { $cash }.
reason-specialist-no-tile = No tile is left for { $specialist_the } to lay.
reason-specialist-no-room = There is no room left on the map for a tile of { $specialist_the }.
reason-no-resource-tile = No tile with { $kind } is left.
reason-no-room-for-rain = On { $cell } there is no room for two cells of water.
reason-no-room-this-way = The water does not fit on { $cell } this way.
# $cattle (number), $allowed (list of text)
reason-herd-amount = The Herd takes { $allowed_or } cattle, not { $cattle }.
# $cattle (number), $cash (number)
reason-herd-too-dear = You cannot pay { $cattle } cattle: you have { $cash }.
# $count (number)
reason-all-placed = There are no more { $craft_many }: all are on the map already ({ $count } in all).
reason-cards-gone = Both cards of { $craft_the } are taken.
# $vr (number), $most (number)
reason-craft-vr = With the card of { $craft_the } you would need { $vr ->
        [one] 1 point
       *[other] { $vr } points
    }, and nobody may need more than { $most }.
# $cattle (number), $cash (number)
reason-craft-too-dear = { $craft_a } costs { $cattle } cattle, and you have { $cash }.
# $primary (craft)
reason-primary-too-new = You placed the first { $primary } in this very turn: { $craft_a } must wait.
# $primary (craft)
reason-no-primary = { $craft_a } needs the work of { $primary_a }, and there is none on the map.
reason-no-resource-free = Every cell with { $kind } is in reach of another { $craft } already.
reason-no-such-resource = { $craft_a } uses { $kind }, and the map has none.
# $kind (kind)
reason-no-site = There is no room for { $craft_a } within reach of { $kind } that nobody else has.
# $primary (craft)
reason-no-site-near-primary = Wherever { $craft_a } could lie, { $primary_a } is out of reach, even by way of hubs.
reason-no-room = There is no room for { $craft_the } on { $cell }.
reason-out-of-range = From { $cell } { $craft_the } reaches no { $kind }.
reason-resource-claimed = From { $cell } { $craft_the } reaches only { $kind } that another { $craft } reaches, too.
# $primary (craft)
reason-out-of-hub-range = From { $cell } { $craft_the } cannot reach { $primary_a }, not even by way of hubs.
reason-not-this-way = { $craft_the } does not fit on { $cell } this way.
reason-price-needed = First set the price of { $craft_the }.
reason-change-a-price = You placed nobody: change one price at least.
reason-no-price-to-raise = You have no price that could rise.
reason-placing-over = You have gone on to the prices: no more craftsmen in this turn.
reason-no-card = You do not own the craft of { $craft_the }.
# $cattle (number), $least (number), $most (number)
reason-no-such-price = A price is from { $least } to { $most }, not { $cattle }.
# $cattle (number)
reason-price-stays = The price of { $craft_the } is { $cattle } already.
# $cattle (number), $now (number)
reason-price-never-falls = The price of { $craft_the } is { $now } and cannot fall to { $cattle }.
# $cattle (number)
reason-price-set = You have just set the price of { $craft_the }.
# $cattle (number)
reason-price-in-order = Prices change in the order of the cards: for { $craft_the } you would have to go back.
reason-no-monument = There is no monument on { $cell }.
reason-not-your-monument = The monument on { $cell } belongs to { $seat_the }.
# $level (number)
reason-top-level = The monument on { $cell } has level { $level } and cannot grow.
# $last (cell)
reason-raise-in-order = Monuments are planned in the order of the map: after { $last } take one further on, or go back and begin with { $cell }.
# $goods (number), $kinds (list of kind)
reason-too-few-kinds = The monument on { $cell } needs { $goods ->
        [one] a ritual good
       *[other] { $goods } different ritual goods
    }, and there { $kinds_count ->
        [0] none can be had now.
       *[other] only goods of { $kinds } can be had now.
    }
# $goods (number)
reason-resources-short = There are not enough resources left for { $goods ->
        [one] the good
       *[other] the { $goods } goods
    } that the monument on { $cell } needs.
# $least (number), $cash (number)
reason-raise-too-dear = Raising the monument on { $cell } costs at least { $least } cattle, and you have { $cash } for it.
reason-not-on-map = { $maker_the } is not on the map.
# $better (craft)
reason-no-longer-ritual = The work of { $craft_a } no longer counts in rituals now that there is { $better_a } on the map.
reason-kind-had = This monument already gets a good of { $kind }, and each kind counts once.
reason-kind-in-order = Goods are picked kind by kind, and you have passed { $kind }: take it back to pick that.
# $cell (cell)
reason-maker-out-of-range = { $maker_the } cannot be reached from { $cell }, not even by way of hubs.
reason-no-resource-near = { $maker_the } has no { $kind } in reach.
reason-resources-used = Every resource ({ $kind }) in reach of { $maker_the } is used up in this round.
# $primary (craft)
reason-no-primary-in-range = { $maker_the } cannot reach { $primary_a }, not even by way of hubs.
# $primary (craft), $kind (kind)
reason-primary-has-nothing = { $maker_the } needs the work of { $primary_a }, and none in reach has any { $kind } nearby.
# $primary (craft), $kind (kind)
reason-primary-used-up = { $maker_the } needs the work of { $primary_a }, and all the { $kind } of those in reach is used up in this round.
# $primary (craft), $kind (kind)
reason-resource-shared = { $maker_the } and { $primary_a } would need the same resource, and it can be used only once ({ $kind }).
# $cattle (number), $hubs (number), $cash (number)
reason-good-too-dear = { $maker_the } costs at least { $cattle } cattle ({ $hubs ->
        [0] no hub
        [one] 1 hub
       *[other] { $hubs } hubs
    } from the monument), and you have { $cash } left.
# $primary (craft), $away (number), $cattle (number), $hubs (number), $cash (number)
reason-work-too-dear = { $maker_the } needs the work of { $primary_a }: the nearest { $away ->
        [0] needs no hub
        [one] is one hub away
       *[other] is { $away } hubs away
    }, and { $hubs ->
        [0] without a hub
        [one] with one hub
       *[other] with { $hubs } hubs
    } from the monument the good costs at least { $cattle } cattle; you have { $cash } left.
reason-maker-in-order = Goods of one kind are picked in the order of their makers: { $maker_the } comes earlier.
# $maker (maker), $first (maker)
reason-maker-later = Goods are picked in the order of their kinds: first the one of { $first_the }, then that of { $maker_the }.
# $cell (cell)
reason-cannot-complete = With { $maker_the } the monument on { $cell } could not be completed any more.
# $craft (craft), $primary (maker)
reason-wrong-primary = { $maker_the } needs { $craft_a }, not { $primary_the }.
# $primary (maker)
reason-primary-not-on-map = { $primary_the } is not on the map.
# $primary (maker)
reason-primary-out-of-range = { $maker_the } cannot reach { $primary_the }, not even by way of hubs.
# $primary (maker)
reason-primary-without-resource = { $primary_the } has no { $kind } in reach.
# $primary (maker)
reason-primary-resources-used = All the { $kind } in reach of { $primary_the } is used up in this round.
# $primary (maker), $hubs (number), $cattle (number), $cash (number)
reason-primary-too-dear = { $primary_the } is { $hubs ->
        [0] within reach of
        [one] one hub away from
       *[other] { $hubs } hubs away from
    } { $maker_the } and costs { $cattle } cattle in all, and you have { $cash } left.
# $primary (maker)
reason-primary-cannot-complete = With { $primary_the } the monument could not be completed any more.
reason-not-that-resource = { $maker_the } uses { $kind }, and { $cell } has nothing of the kind.
reason-resource-too-far = { $cell } is out of reach of { $maker_the }.
reason-resource-used = The resource on { $cell } ({ $kind }) is used up in this round.
reason-resource-needed = If { $maker_the } used the resource on { $cell } ({ $kind }), the monument could not be completed any more.

## Impossible positions

fault-no-such-seat = Something belongs to a player who does not take part.
# $count (number)
fault-wrong-gods = No game begins with this number of gods: { $count }.
fault-two-gods = { $seat_the } worships two gods.
# $vr (number), $most (number)
fault-requirement-too-high = { $seat_the } would need { $vr ->
        [one] 1 point
       *[other] { $vr } points
    }, and at most { $most } may be needed.
fault-wrong-specialists = All specialists take part, or in a first game none.
fault-cattle-on-open-card = There are cattle on a card that nobody holds.
fault-fees-without-qamata = There are cattle on the card of Qamata, whom nobody worships.
fault-wrong-pile = Every player has one disc in the pile.
fault-wrong-cards = Of the two cards of { $craft_the } the first goes first, and each to one player.
fault-card-and-craftsman = Whoever holds the card of { $craft_the } has one on the map, and the other way round.
fault-price-without-card = There is a price or cattle for { $craft_the } where nobody holds the card.
fault-card-without-price = The card of { $craft_the } has no price.
fault-marker-off-resource = The used marker on { $cell } lies on no resource.
# $most (number)
fault-too-many-markers = There are too many used markers on { $cell }: at most { $most }.
# $place (number)
fault-wrong-place = Place { $place } has a tile too many or too few.
# $place (number)
fault-wrong-tile = The tile on place { $place } cannot lie there.
fault-cell-not-empty = { $cell } is not empty, and something else stands on it.
# $most (number)
fault-wrong-rain = Water tiles have two cells each, and the most there can be is { $most }.
fault-rain-apart = The water tile on { $cell } has cells that do not lie side by side.
fault-charms-uneven = Each resource tile has one cell and one kind.
# $most (number)
fault-too-many-charms = There are too many tiles with { $kind }: at most { $most }.
fault-maker-and-owner = { $maker_the } stands on the map exactly if somebody owns it.
fault-makers-in-order = { $maker_the } stands on the map before one with a lower number.
fault-no-such-site = { $maker_the } cannot lie there.
fault-discs-uneven = Each monument has one cell, one owner and one level.
fault-two-starts = { $seat_the } has two monuments on starting areas.
fault-no-start = { $seat_the } has no first monument.
# $most (number)
fault-no-such-round = Rounds go from 1 to { $most }.
fault-ended-too-soon = Nobody has the points needed, and yet the game is over.
fault-should-be-over = Somebody has the points needed, so the game is over.
fault-starts-in-order = First monuments are placed from the top of the pile down, before anything else.
fault-wrong-order = The order of turns cannot be this one.
fault-wrong-gifts = The last gift and all gifts together do not fit.
fault-help-without-elegua = Elegua cannot have paid for a gift.
fault-gifts-left = Gifts lie on plaques only while they are given.
fault-not-a-turn = Something of a turn is left, and nobody has a turn.
fault-no-such-question = This question cannot be asked now.
fault-not-your-specialist = A specialist works for somebody other than its owner.
fault-not-your-card = A card was taken in this turn, and yet the player does not hold it.
fault-window-without-dziva = Prices cannot be set with Dziva's help now.
fault-acting = Whoever is in the middle of a main action has begun it.
fault-plan-and-question = The plan of raising and the question do not fit.
# $step (number)
fault-impossible-plan = Step { $step } of the plan is not possible.

## The picture in the terminal

# $craft (craft)
ui-prompt-site = Where do you place { $craft_the }?
ui-prompt-rain = Where does it rain?
# $round (number)
drawing-round = Round { $round }
drawing-preparation = Preparation
ui-tgz-plaques = Plaques
drawing-order = Order of turns
ui-tgz-gods = Gods to choose
ui-tgz-specialists = Specialists to take
ui-tgz-technologies = Technologies to learn
ui-tgz-tiles = Tiles left
ui-tgz-water = water
# $vp (number), $vr (number), $cattle (number), $income (number)
drawing-score = points { $vp } of { $vr }, cattle { $cattle }, income { $income }
# $cattle (number)
ui-tgz-price = { $cattle ->
        [0] without a price
       *[other] price { $cattle }
    }
drawing-start-sign = S
drawing-used-sign = × used up
drawing-monument-sign = 2▲3 monument of player 2, level 3
ui-tgz-label-points = points, and how many are needed
ui-tgz-label-cattle = cattle
ui-tgz-label-income = income

## The board in the browser

ui-tgz-board = Map of the land
ui-tgz-race = Points and requirement
# $points (number), $needed (number), $left (number)
ui-tgz-race-row = { $left ->
        [0] points: { $points } of { $needed }, that is enough
       *[other] points: { $points } of { $needed }, { $left } to go
    }
# $place (number), $count (number), $points (number)
ui-tgz-disc = disc { $place } of { $count } on { $points }, counted from below: the lower one comes first
# $place (number)
ui-tgz-turn-place = plays { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[other] fifth
    } in this round
# $cattle (number)
ui-tgz-plaque = plaque with { $cattle } cattle
# $cattle (number)
ui-tgz-plaque-next = plaque with { $cattle } cattle; the next head goes here
ui-tgz-head-race = turn · points, and points needed
ui-tgz-head-plaque = plaque
ui-tgz-head-craft = craft, needs
ui-tgz-head-cost = cost
ui-tgz-head-points = pts
ui-tgz-head-adds = req. +
ui-tgz-head-tiles = tiles
ui-tgz-gist-shadipinyi = a second gift plaque
ui-tgz-gist-elegua = 3 free on first gift
ui-tgz-gist-dziva = set prices each turn
ui-tgz-gist-eshu = range 6 in your turn
ui-tgz-gist-gu = technologies add 1
ui-tgz-gist-obatala = 2 monuments a turn
ui-tgz-gist-atete = use resources twice
ui-tgz-gist-tsui_goab = goods may repeat
ui-tgz-gist-anansi = pay craftsmen just 1
ui-tgz-gist-qamata = hub fees go to you
ui-tgz-gist-engai = +2 cattle each round
ui-tgz-gist-xango = you win ties
ui-tgz-gist-shaman = lay a resource
ui-tgz-gist-rain_ceremony = lay water
ui-tgz-gist-herd = grow by half
ui-tgz-gist-builder = craftsmen 2 off
ui-tgz-gist-nomads = build side by side
# $vr (number)
ui-tgz-adds = requirement { $vr ->
        [-2] −2
       *[other] +{ $vr }
    }
# $cattle (number), $points (number), $kind (kind), $tiles (number)
ui-tgz-craft = { $craft }: { $cattle } cattle, { $points ->
        [one] 1 point
       *[other] { $points } points
    }, uses { $kind }, { $tiles ->
        [one] 1 tile left
       *[other] { $tiles } tiles left
    }
# $cattle (number)
ui-tgz-is-maker = { $seat_whose } { $maker }{ $cattle ->
        [0] {""}
       *[other] , { $cattle } cattle
    }
# $level (number)
ui-tgz-is-monument = { $seat_whose } monument, level { $level }
ui-tgz-is-used = used up in this round
ui-tgz-is-start = starting area
ui-tgz-market = Market
# $kind (kind)
ui-tgz-craft-uses = uses { $kind }
# $craft (craft)
ui-tgz-craft-needs = and the work of { $craft_a }
# $tiles (number)
ui-tgz-craft-square = two by two cells; { $tiles ->
        [0] all are on the map
        [one] 1 left
       *[other] { $tiles } left
    }
# $tiles (number)
ui-tgz-craft-pair = two cells side by side; { $tiles ->
        [0] all are on the map
        [one] 1 left
       *[other] { $tiles } left
    }
# $cattle (number)
ui-tgz-give = give { $cattle } cattle
ui-tgz-give-less = give one less
ui-tgz-give-more = give one more
ui-tgz-turn = turn
ui-tgz-lay-here = lay it here
ui-tgz-back = take back
ui-tgz-back-to = take back this and all that was picked after it
ui-tgz-fill = fill the basket
# $cattle (number)
ui-tgz-raise-for = raise for { $cattle } cattle
ui-tgz-another = You may add another monument: click it
# $craft (craft)
ui-tgz-price-of = price of { $craft_the }
ui-tgz-basket = Goods for the ritual
# $cell (cell), $level (number)
ui-tgz-raise-to = { $cell }: to level { $level }
ui-tgz-paid-to = to { $seat_the }
ui-tgz-basket-help = Dashed: the cheapest proposal. Click a dashed one to change it, then another on the map.
ui-tgz-change = change this one: all before it stays as proposed
# $levels (list of text), $makers (number), $vr (number), $beginning (number), $cards (list of text)
ui-tgz-result = Monuments of level { $levels }{ $makers ->
        [0] {""}
        [one] , 1 craftsman
       *[other] , { $makers } craftsmen
    }. { $cards_count ->
        [0] Needed { $vr }, no card added anything.
       *[other] Needed { $vr }: { $beginning }, { $cards }.
    }
# $cattle (number)
ui-tgz-on-card = { $cattle } cattle on the card

## Options and scores

option-first_game = First game
    .help = As the rulebook advises for beginners: no specialists, and six simple gods.
option-xango_mode = Xango
    .help = Does Xango win ties only, or does his worshipper beat everybody who has the points needed?
option-xango_mode-margin_tie = wins ties
option-xango_mode-outright = beats all
option-dziva_mode = Dziva
    .help = May prices be set right after Dziva was chosen, or from the next turn on?
option-dziva_mode-on_choice = at once
option-dziva_mode-turn_start = from the next turn
score-monuments = monuments
score-craftsmen = craftsmen
score-beginning = needed by everybody
score-god = god
score-specialists = specialists
score-technologies = technologies

## The rules, clause by clause

clause-tgz-cmp-1 = Four crafts are primary (wood carver, potter, ivory carver, diamond cutter), three are secondary (sculptor, vessel maker, throne maker).
clause-tgz-cmp-2 = The sculptor needs a wood carver, the vessel maker a potter, the throne maker an ivory carver.
clause-tgz-cmp-3 = There are three tiles of each craftsman for all players together.
clause-tgz-map-1 = The board is one grid of cells; where no tile lies there is nothing.
clause-tgz-map-2 = Water cells that lie side by side are one lake; a corner does not join them.
clause-tgz-map-3 = Nothing can be built on water.
clause-tgz-map-4 = Starting areas take first monuments only.
clause-tgz-map-5 = Resources and water that were added stay until the end of the game.
clause-tgz-rng-1 = Range is three steps, each to one of the eight cells around.
clause-tgz-rng-2 = Land, starting areas, resources and craftsmen on the way neither block nor cost anything.
clause-tgz-rng-3 = A whole lake counts as one cell: one step to enter it, and you may leave it anywhere.
clause-tgz-rng-4 = From a piece of several cells, range is counted from the nearest one.
clause-tgz-rng-5 = Craftsmen reach resources without hubs; monuments reach craftsmen, and secondary ones primary ones, also by way of hubs.
clause-tgz-rng-6 = In the turn of Eshu's worshipper every range is six.
clause-tgz-hub-1 = Every monument can be a hub, whoever owns it.
clause-tgz-hub-2 = From a hub the count begins anew, and hubs may be chained.
clause-tgz-hub-3 = A way through a monument must use it as a hub; going round it is free.
clause-tgz-hub-4 = Raising costs 1 cattle for each hub on each way: a hub used on two ways is paid twice.
clause-tgz-hub-5 = Placing a secondary craftsman may use hubs, free of charge.
clause-tgz-hub-6 = The monument being raised is no hub of its own way, but may be one between two craftsmen.
clause-tgz-hub-7 = Hub fees go to the common stock, or to Qamata's worshipper.
clause-tgz-hub-8 = The fewest hubs that lead there are charged.
clause-tgz-set-1 = The start tile and drawn tiles make the map, each turned at random; their number depends on the players.
clause-tgz-set-2 = Eight of the twelve gods take part in a game.
clause-tgz-set-3 = Supplies: 6 wood, 4 clay, 3 ivory, 3 diamonds, 8 water tiles, 3 tiles of each craftsman.
clause-tgz-set-4 = Everybody begins with 3 cattle, a requirement of 20 and 1 point.
clause-tgz-set-5 = The discs on 20 are piled up at random, the first drawn at the bottom.
clause-tgz-set-6 = First monuments go on free starting areas, from the top of the pile down.
clause-tgz-set-7 = In a first game there are no specialists and six gods.
clause-tgz-vp-1 = Points are the worth of your monuments (1, 3, 7, 13, 21) and craftsmen; they never fall.
clause-tgz-vr-1 = Your requirement is 20 and what god, specialists and technologies add.
clause-tgz-vr-2 = Nobody's requirement may go above 40.
clause-tgz-vr-3 = A disc that moves onto others lies on top of them.
clause-tgz-ctl-1 = Cattle on a card cannot be spent before the revenue.
clause-tgz-ctl-2 = Goods are paid onto the maker's card, specialists onto theirs; other costs go to the common stock.
clause-tgz-ctl-3 = Everything that players hold is open.
clause-tgz-trn-1 = Players take one turn each in the order fixed by the gifts.
clause-tgz-trn-2 = In a turn you may choose one god or one specialist, use each of your specialists once, and take one main action.
clause-tgz-trn-3 = Gods and specialists come before or after the main action, not in its middle.
clause-tgz-trn-4 = A specialist is chosen, paid and used in one step.
clause-tgz-trn-5 = A main action that has begun is completed.
clause-tgz-trn-6 = Prices are closed when every new card has one and something was placed or raised.
clause-tgz-bid-1 = The plaques stand by requirement, the highest first; among equals the lower disc.
clause-tgz-bid-2 = Shadipinyi's plaque, if he is worshipped, stands in front of all others.
clause-tgz-bid-3 = Players speak in the order of the plaques, and give or pass.
clause-tgz-bid-4 = Every gift is larger than the one before.
clause-tgz-bid-5 = A gift is paid at once and in full.
clause-tgz-bid-6 = Gifts are laid on the plaques one by one, from left to right and round again.
clause-tgz-bid-7 = Whoever passes is out of the bidding and takes the last free place in the order.
clause-tgz-bid-8 = Whoever cannot pay a larger gift passes.
clause-tgz-bid-9 = The last one left goes first, and all take the cattle of their plaques.
clause-tgz-bid-10 = Cattle on plaques cannot be given again.
clause-tgz-god-1 = You may worship one god, for good, and no two players the same.
clause-tgz-god-2 = The god's figure changes your requirement at once, and the power works from then on.
clause-tgz-god-3 = Nobody has to worship a god.
clause-tgz-spc-1 = A specialist that is chosen must be paid and used at once.
clause-tgz-spc-2 = Your own specialists work once a turn, if they are paid.
clause-tgz-spc-3 = The Shaman lays a resource tile on an empty cell.
clause-tgz-spc-4 = The Rain Ceremony lays water on two empty cells side by side.
clause-tgz-spc-5 = The Herd takes 2, 4 or 6 cattle, and the stock adds half as many.
clause-tgz-spc-6 = The Builder gets the first 2 cattle of each craftsman placed after the Builder was paid.
clause-tgz-spc-7 = After the Nomads were paid, monuments may touch others in this turn.
clause-tgz-mon-1 = A new monument has level 1 and costs nothing.
clause-tgz-mon-2 = A monument needs an empty cell.
clause-tgz-mon-3 = A monument may not touch another one, unless the Nomads help.
clause-tgz-crf-1 = You may place any number of craftsmen, one after another.
clause-tgz-crf-2 = The first craftsman of a craft takes its top card, which adds to your requirement.
clause-tgz-crf-3 = Whoever takes a technology places one such craftsman in the same turn.
clause-tgz-crf-4 = There are two cards of each craft, and each player holds one at most.
clause-tgz-crf-5 = A craftsman needs two or four empty cells.
clause-tgz-crf-6 = A new craftsman must reach a resource that no other of its craft reaches.
clause-tgz-crf-7 = There are three craftsmen of each craft.
clause-tgz-crf-8 = A craftsman's cost is paid in cattle.
clause-tgz-sec-1 = A secondary craftsman must reach a primary one of its kind, if need be by way of hubs.
clause-tgz-sec-2 = Whoever places the first primary craftsman of a kind cannot place its secondary one in the same turn.
clause-tgz-sec-3 = A secondary craftsman may depend on the same resource as its primary one.
clause-tgz-prc-1 = Each card has one price from 1 to 3.
clause-tgz-prc-2 = A new card needs a price.
clause-tgz-prc-3 = Prices of other cards may be raised.
clause-tgz-prc-4 = Prices never fall, except through Dziva.
clause-tgz-prc-5 = The action needs one craftsman or one higher price at least.
clause-tgz-rai-1 = You may raise any of your monuments, each by one level a turn, up to level 5.
clause-tgz-rai-2 = Reaching level 2, 3, 4, 5 scores 2, 4, 6, 8 points.
clause-tgz-rai-3 = A monument needs as many goods as it has levels.
clause-tgz-rai-4 = The goods of one monument are of different kinds.
clause-tgz-rai-5 = Once a secondary craftsman of a kind stands on the map, primary goods of that kind no longer count.
clause-tgz-rai-6 = Of each kind one craft counts at a time: four kinds, so level 5 needs all of them.
clause-tgz-rai-7 = The maker of a good must be within hub range of the monument.
clause-tgz-rai-8 = The posted price goes onto the maker's card, also when it is your own.
clause-tgz-rai-9 = Each good uses up one resource in range of its maker.
clause-tgz-rai-10 = A secondary maker also needs the work of a primary one in its hub range.
clause-tgz-rai-11 = A craftsman may deliver as often as there are resources.
clause-tgz-rai-12 = The primary good inside a secondary one is no ritual good of its own.
clause-tgz-rai-13 = All goods and hubs of a plan must be paid from cash.
clause-tgz-rev-1 = Everybody takes all cattle from cards.
clause-tgz-rev-2 = Then everybody gets as many cattle as the highest monument has levels.
clause-tgz-win-1 = The game ends after a round in which somebody has the points needed.
clause-tgz-win-2 = Whoever alone has the points needed wins.
clause-tgz-win-3 = Among several the largest surplus wins; then Xango, then the most points, then the earlier turn.
clause-tgz-gd-sha = Shadipinyi: a second plaque, in front of all others.
clause-tgz-gd-ele = Elegua: the stock pays up to 3 cattle of your first gift of each round.
clause-tgz-gd-dzi = Dziva's worshipper may set prices at the start of the turn.
clause-tgz-gd-esh = Eshu: in your turn every range of every piece is six.
clause-tgz-gd-gu = Gu: each of your technologies counts 1, also those you had before.
clause-tgz-gd-oba = Obatala: building places up to two monuments.
clause-tgz-gd-ate = Atete: you may use a resource as long as it has fewer than two markers.
clause-tgz-gd-tsu = Tsui-Goab: goods of one monument may be of the same kind.
clause-tgz-gd-ana = Anansi: you pay 1 to every craftsman, whatever the price.
clause-tgz-gd-qam = Qamata: all hub fees of all players come onto your card.
clause-tgz-gd-eng = Engai: 2 more cattle in each revenue.
clause-tgz-gd-xan = Xango: your requirement falls by 2, and you win ties.
clause-tgz-tv1 = An example of gifts between three players.
clause-tgz-tv2 = An example of placing two craftsmen and setting prices.
clause-tgz-tv3 = An example of raising two monuments, with hubs and water.
clause-tgz-tv4a = Level 2 needs one good, level 4 three different ones.
clause-tgz-tv4b = With a throne maker on the map carved ivory no longer counts.
clause-tgz-tv4c = Whoever places the first ivory carver waits with the throne maker; the next player need not.
clause-tgz-tv4d = With Tsui-Goab two goods of one kind raise a monument of level 2.
clause-tgz-tv4e = Pay 4 to the Herd, and its card holds 6.
clause-tgz-tv4f = Monuments of level 3, 1 and 1 bring 3 cattle.
clause-tgz-tv4g = Gu can be chosen even with a requirement of 40.
clause-tgz-tv4h = Monuments are worth 1, 3, 7, 13, 21 points by level.
clause-tgz-amb-1 = Range from a craftsman is counted from its nearest cell.
clause-tgz-amb-2 = Monuments do not stand in a craftsman's way to resources.
clause-tgz-amb-3 = The monument being raised may be a hub between two craftsmen, for 1 cattle.
clause-tgz-amb-4 = You cannot use more hubs than you need.
clause-tgz-amb-5 = A disc whose figure does not change stays where it is.
clause-tgz-amb-6 = No god and no specialist in the middle of a main action.
clause-tgz-amb-7 = A specialist that is chosen works at once.
clause-tgz-amb-8 = Whoever cannot give more passes automatically.
clause-tgz-amb-9 = Starting areas are never used later, and first monuments may touch.
clause-tgz-amb-10 = The Shaman covers no cell that has a resource already.
clause-tgz-amb-11 = The Builder counts only for what is placed after the payment, in the same turn.
clause-tgz-amb-12 = For placing, used markers do not matter, and your own craftsmen count like others.
clause-tgz-amb-13 = The first primary craftsman is the first on the map, not your first.
clause-tgz-amb-14 = Placing nobody and raising no price is no action.
clause-tgz-amb-15 = Xango wins ties of the surplus; the table may let him beat everybody.
clause-tgz-amb-16 = Elegua always pays as much as possible of the first gift, and nothing later.
clause-tgz-amb-17 = Dziva helps right after being chosen; the table may let her wait for the next turn.
clause-tgz-amb-18 = Qamata and Shadipinyi work once somebody worships them.
clause-tgz-amb-19 = Nothing is hidden.
clause-tgz-amb-20 = Cattle and used markers never run out.
clause-tgz-amb-21 = The discs do not limit the monuments.
clause-tgz-amb-22 = The start tile is turned at random, too.
clause-tgz-amb-23 = The last one left need not give anything.
clause-tgz-amb-24 = Gu's worshipper takes the top card as well, one of each craft at most.
clause-tgz-amb-25 = With Atete a resource takes two markers in all, whoever placed them.
clause-tgz-amb-26 = What Eshu's worshipper placed far away stays, though others may not reach its resources.
clause-tgz-amb-27 = After 60 rounds the best surplus wins.
clause-tgz-amb-28 = Discs, cubes and shields are counted for each colour.
clause-tgz-amb-29 = Income and gifts are not declined.
clause-tgz-amb-30 = Craftsmen are placed one after another, and earlier ones count.
clause-tgz-amb-31 = Two players may ask different prices for the same craft.
clause-tgz-amb-32 = Qamata's worshipper pays hub fees as well, onto their own card.
clause-tgz-amb-33 = Used markers stay until the end of the round.
clause-tgz-amb-34 = Borders between tiles do not matter.
clause-tgz-amb-35 = A disc that moves goes on top of the pile.
clause-tgz-amb-36 = Obatala's monuments are built one after the other, and one is enough.
clause-tgz-amb-37 = An action opened by mistake is taken back by an undo, not by a move.
clause-tgz-amb-38 = No owner may refuse to deliver.
clause-tgz-i1 = Nobody has fewer than 0 cattle.
clause-tgz-i2 = Nobody's requirement is above 40.
clause-tgz-i3 = All cattle are somewhere: with players, on cards, on plaques or in the stock.
clause-tgz-i4 = At most three craftsmen of each craft stand on the map.
clause-tgz-i5 = A resource has one used marker at most, two if Atete is worshipped.
chapter-components-rb-contenuto = What is in the box
chapter-map = The map
chapter-range = Range
chapter-hubs = Hubs
chapter-setup-rb-prepararsi-a-giocare = Getting ready
chapter-state = Points, requirement and cattle
chapter-the-menu-of-a-phase-ii-turn = Phase II, Religion and Culture: a turn
chapter-phase-i-generosity-of-kings-rb-fase-i = Phase I: the Generosity of Kings
chapter-choosing-a-god = Choosing a god
chapter-specialists = Specialists
chapter-main-action-build-a-monument = Main action: build a monument
chapter-main-action-place-craftsmen-and-set-prices = Main action: place craftsmen and set prices
chapter-main-action-raise-monuments = Main action: raise monuments
chapter-phases-iii-and-iv = Phases III and IV: revenue and victory
chapter-gods-rb-le-divinita = The gods
chapter-test-vectors-from-the-rulebook = Examples
chapter-small-ones = Small examples
chapter-ambiguities-and-rulings = Open questions, and how we play them
chapter-invariants-for-property-tests = What is always true

## What a place reaches

# $cells (number)
sight-lake = A lake of { $cells ->
        [one] 1 cell
       *[other] { $cells } cells
    }: all of it is one step
# $cell (cell)
sight-land = What { $cell } reaches
# $makers (number)
sight-monument = { $makers ->
        [0] No craftsman can be reached
        [one] 1 craftsman in reach
       *[other] { $makers } craftsmen in reach
    }
# $resources (number), $monuments (number), $own (number)
sight-maker = { $resources ->
        [0] No resource in reach
        [one] 1 resource in reach
       *[other] { $resources } resources in reach
    }; { $monuments ->
        [0] no monument can buy here
        [one] 1 monument can buy here
       *[other] { $monuments } monuments can buy here
    }{ $own ->
        [0] {""}
        [one] , 1 of them yours
       *[other] , { $own } of them yours
    }
# $maker (maker), $price (number), $owner (seat), $hubs (number)
sight-seller = { $maker }: { $price } { $owner_to }{ $hubs ->
        [0] {""}
        [one] , 1 hub
       *[other] , { $hubs } hubs
    }
# $owner (seat), $hubs (number)
sight-buyer = { $owner_whose } monument{ $hubs ->
        [0] {""}
        [one] , 1 hub
       *[other] , { $hubs } hubs
    }
# $kind (kind), $makers (number)
sight-resource = { $kind }: { $makers ->
        [0] nobody has it in range
        [one] 1 craftsman has it in range
       *[other] { $makers } craftsmen have it in range
    }
# $craft (craft)
sight-site = What the { $craft } would have in range
# $cell (cell), $kind (kind)
sight-free = { $kind } on { $cell }: nobody has it in range
# $cell (cell), $kind (kind), $makers (list of maker)
sight-claimed = { $kind } on { $cell }: in range of { $makers }
# $cattle (number), $left (number)
sight-plan = { $cattle } cattle in all, { $left } left
# $kind (kind), $makers (number)
sight-tile = { $kind } here: { $makers ->
        [0] nobody would have it in range
        [one] 1 craftsman would have it in range
       *[other] { $makers } craftsmen would have it in range
    }
# $makers (number), $ways (number)
sight-rain = Rain here: { $makers ->
        [0] no craftsman reaches more
        [one] 1 craftsman reaches more
       *[other] { $makers } craftsmen reach more
    }{ $ways ->
        [0] {""}
        [one] , 1 way of yours needs fewer hubs
       *[other] , { $ways } ways of yours need fewer hubs
    }
# $maker (maker), $cells (list of cell)
sight-gains = { $maker } would reach { $cells }, too
# $seat (seat), $makers (list of maker)
sight-paid-work = to { $seat_the } for { $makers }
# $hubs (number)
sight-paid-hubs = to the stock for { $hubs ->
        [one] 1 hub
       *[other] { $hubs } hubs
    }
# $hubs (number), $seat (seat)
sight-paid-qamata = to { $seat_the } (Qamata) for { $hubs ->
        [one] 1 hub
       *[other] { $hubs } hubs
    }

## Figures

account-cattle = cattle
account-cards = on cards
account-plaque = on the plaque
account-stock = to the stock
account-points = points
account-requirement = requirement
account-income = income

## What decides for a bot, as a clause: “against the average answer, at the end of your move …”

feature-points-more = you have more points
feature-requirement-less = you need fewer points to win
feature-cash-more = you keep more cattle
feature-cattle_due-more = more cattle wait for you on cards and plaques
feature-goods_missing-less = your monuments lack fewer kinds of goods
feature-levels-more = your monuments stand higher
feature-technologies-more = you own more crafts
feature-sales-more = the others would buy more from you
feature-monuments-more = you have more monuments
feature-place-less = you play earlier
