### The words of Ticket to Ride: The Heart of Africa.

title-name = Ticket to Ride: The Heart of Africa
title-about = Railways across the heart of Africa: collect train cards, claim routes, double them with terrain, and connect the cities on your secret tickets.
version-1 = The first version: the rulebook as we read it.

## Names

card =
    .many = { $name }
    .short = { $name }
    .shorts = { $name }
card-red = red card
    .many = red cards
    .short = red
    .shorts = red
card-orange = orange card
    .many = orange cards
    .short = orange
    .shorts = orange
card-yellow = yellow card
    .many = yellow cards
    .short = yellow
    .shorts = yellow
card-green = green card
    .many = green cards
    .short = green
    .shorts = green
card-blue = blue card
    .many = blue cards
    .short = blue
    .shorts = blue
card-purple = purple card
    .many = purple cards
    .short = purple
    .shorts = purple
card-white = white card
    .many = white cards
    .short = white
    .shorts = white
card-black = black card
    .many = black cards
    .short = black
    .shorts = black
card-locomotive = locomotive
    .many = locomotives
    .short = locomotive
    .shorts = locomotives
card-desert = desert card
    .many = desert cards
    .short = desert
    .shorts = desert
card-jungle = jungle card
    .many = jungle cards
    .short = jungle
    .shorts = jungle
card-mountain = mountain card
    .many = mountain cards
    .short = mountain
    .shorts = mountain

pile =
    .article = the
pile-trains = train deck
pile-terrain = terrain deck

colour =
    .article = none
    .letter = { $name }
colour-red = red
    .letter = r
colour-orange = orange
    .letter = o
colour-yellow = yellow
    .letter = y
colour-green = green
    .letter = g
colour-blue = blue
    .letter = b
colour-purple = purple
    .letter = p
colour-white = white
    .letter = w
colour-black = black
    .letter = k
colour-grey = grey
    .letter = :

payment = { $name }
    .article = none
payment-red = red cards
payment-red-1 = red cards and a locomotive
payment-red-2 = red cards and 2 locomotives
payment-red-3 = red cards and 3 locomotives
payment-red-4 = red cards and 4 locomotives
payment-red-5 = red cards and 5 locomotives
payment-orange = orange cards
payment-orange-1 = orange cards and a locomotive
payment-orange-2 = orange cards and 2 locomotives
payment-orange-3 = orange cards and 3 locomotives
payment-orange-4 = orange cards and 4 locomotives
payment-orange-5 = orange cards and 5 locomotives
payment-yellow = yellow cards
payment-yellow-1 = yellow cards and a locomotive
payment-yellow-2 = yellow cards and 2 locomotives
payment-yellow-3 = yellow cards and 3 locomotives
payment-yellow-4 = yellow cards and 4 locomotives
payment-yellow-5 = yellow cards and 5 locomotives
payment-green = green cards
payment-green-1 = green cards and a locomotive
payment-green-2 = green cards and 2 locomotives
payment-green-3 = green cards and 3 locomotives
payment-green-4 = green cards and 4 locomotives
payment-green-5 = green cards and 5 locomotives
payment-blue = blue cards
payment-blue-1 = blue cards and a locomotive
payment-blue-2 = blue cards and 2 locomotives
payment-blue-3 = blue cards and 3 locomotives
payment-blue-4 = blue cards and 4 locomotives
payment-blue-5 = blue cards and 5 locomotives
payment-purple = purple cards
payment-purple-1 = purple cards and a locomotive
payment-purple-2 = purple cards and 2 locomotives
payment-purple-3 = purple cards and 3 locomotives
payment-purple-4 = purple cards and 4 locomotives
payment-purple-5 = purple cards and 5 locomotives
payment-white = white cards
payment-white-1 = white cards and a locomotive
payment-white-2 = white cards and 2 locomotives
payment-white-3 = white cards and 3 locomotives
payment-white-4 = white cards and 4 locomotives
payment-white-5 = white cards and 5 locomotives
payment-black = black cards
payment-black-1 = black cards and a locomotive
payment-black-2 = black cards and 2 locomotives
payment-black-3 = black cards and 3 locomotives
payment-black-4 = black cards and 4 locomotives
payment-black-5 = black cards and 5 locomotives
payment-locomotives = locomotives only

choice = tickets { $name }
    .article = none
choice-1 = the first ticket
choice-2 = the second ticket
choice-12 = the first and second tickets
choice-3 = the third ticket
choice-13 = the first and third tickets
choice-23 = the second and third tickets
choice-123 = the first, second and third tickets
choice-4 = the fourth ticket
choice-14 = the first and fourth tickets
choice-24 = the second and fourth tickets
choice-124 = the first, second and fourth tickets
choice-34 = the third and fourth tickets
choice-134 = the first, third and fourth tickets
choice-234 = the second, third and fourth tickets
choice-1234 = all four tickets

sum = { $name }
    .article = none

argument-card = card
argument-pile = deck
argument-route = route
argument-payment = way to pay
argument-choice = choice of tickets

## The map

route = { $name }
    .article = none
route-ngaoundere-nigeria_north-red = Ngaoundéré–Nigeria (north, red)
    .article = none
route-ngaoundere-nigeria_north-red2 = Ngaoundéré–Nigeria (north, red, second track)
    .article = none
route-ngaoundere-chad_west = Ngaoundéré–Chad (west)
    .article = none
route-ngaoundere-j_northwest = Ngaoundéré–Ubangi junction
    .article = none
route-ngaoundere-douala = Ngaoundéré–Douala
    .article = none
route-ngaoundere-bangui = Ngaoundéré–Bangui
    .article = none
route-douala-nigeria_south-white = Douala–Nigeria (south, white)
    .article = none
route-douala-nigeria_south-black = Douala–Nigeria (south, black)
    .article = none
route-douala-libreville-green = Douala–Libreville (green)
    .article = none
route-douala-libreville-purple = Douala–Libreville (purple)
    .article = none
route-douala-bangui = Douala–Bangui
    .article = none
route-libreville-bangui = Libreville–Bangui
    .article = none
route-libreville-cabinda-purple = Libreville–Cabinda (purple)
    .article = none
route-libreville-cabinda-blue = Libreville–Cabinda (blue)
    .article = none
route-libreville-leopoldville = Libreville–Léopoldville
    .article = none
route-bangui-bondo = Bangui–Bondo
    .article = none
route-bangui-j_northwest = Bangui–Ubangi junction
    .article = none
route-bangui-leopoldville = Bangui–Léopoldville
    .article = none
route-j_northwest-chad_east = Ubangi junction–Chad (east)
    .article = none
route-j_northwest-bondo = Ubangi junction–Bondo
    .article = none
route-j_northwest-fachoda = Ubangi junction–Fachoda
    .article = none
route-bondo-fachoda = Bondo–Fachoda
    .article = none
route-bondo-bogoro = Bondo–Bogoro
    .article = none
route-bondo-j_upper_congo = Bondo–Upper Congo junction
    .article = none
route-fachoda-sudan_west = Fachoda–Sudan (west)
    .article = none
route-fachoda-addis_ababa = Fachoda–Addis Ababa
    .article = none
route-fachoda-j_northeast = Fachoda–Upper Nile junction
    .article = none
route-addis_ababa-sudan_east-red = Addis Ababa–Sudan (east, red)
    .article = none
route-addis_ababa-sudan_east-yellow = Addis Ababa–Sudan (east, yellow)
    .article = none
route-addis_ababa-j_northeast = Addis Ababa–Upper Nile junction
    .article = none
route-addis_ababa-port_florence = Addis Ababa–Port Florence
    .article = none
route-addis_ababa-j_east = Addis Ababa–Great Rift junction
    .article = none
route-j_northeast-bogoro = Upper Nile junction–Bogoro
    .article = none
route-j_northeast-port_florence = Upper Nile junction–Port Florence
    .article = none
route-bogoro-port_florence = Bogoro–Port Florence
    .article = none
route-bogoro-ujiji = Bogoro–Ujiji
    .article = none
route-bogoro-j_upper_congo = Bogoro–Upper Congo junction
    .article = none
route-port_florence-j_east = Port Florence–Great Rift junction
    .article = none
route-port_florence-mombasa = Port Florence–Mombasa
    .article = none
route-j_east-mombasa = Great Rift junction–Mombasa
    .article = none
route-mombasa-j_coast = Mombasa–Tanganyika junction
    .article = none
route-mombasa-dar_es_salaam-white = Mombasa–Dar-es-Salaam (white)
    .article = none
route-mombasa-dar_es_salaam-white2 = Mombasa–Dar-es-Salaam (white, second track)
    .article = none
route-dar_es_salaam-livingstonia = Dar-es-Salaam–Livingstonia
    .article = none
route-dar_es_salaam-mocambique-grey = Dar-es-Salaam–Moçambique (grey)
    .article = none
route-dar_es_salaam-mocambique-grey2 = Dar-es-Salaam–Moçambique (grey, second track)
    .article = none
route-j_coast-livingstonia = Tanganyika junction–Livingstonia
    .article = none
route-j_coast-ujiji = Tanganyika junction–Ujiji
    .article = none
route-ujiji-elizabethville = Ujiji–Elizabethville
    .article = none
route-ujiji-j_lower_congo = Ujiji–Kasai junction
    .article = none
route-elizabethville-livingstonia = Elizabethville–Livingstonia
    .article = none
route-elizabethville-salisbury = Elizabethville–Salisbury
    .article = none
route-elizabethville-j_central_south = Elizabethville–Zambezi junction
    .article = none
route-livingstonia-zomba = Livingstonia–Zomba
    .article = none
route-zomba-salisbury = Zomba–Salisbury
    .article = none
route-zomba-beira = Zomba–Beira
    .article = none
route-zomba-mocambique = Zomba–Moçambique
    .article = none
route-mocambique-beira-grey = Moçambique–Beira (grey)
    .article = none
route-mocambique-beira-grey2 = Moçambique–Beira (grey, second track)
    .article = none
route-mocambique-madagascar_north-grey = Moçambique–Madagascar (north, grey)
    .article = none
route-mocambique-madagascar_north-grey2 = Moçambique–Madagascar (north, grey, second track)
    .article = none
route-madagascar_north-madagascar_south = Madagascar (north)–Madagascar (south)
    .article = none
route-madagascar_south-durban-grey = Madagascar (south)–Durban (grey)
    .article = none
route-madagascar_south-durban-grey2 = Madagascar (south)–Durban (grey, second track)
    .article = none
route-cabinda-leopoldville-green = Cabinda–Léopoldville (green)
    .article = none
route-cabinda-leopoldville-blue = Cabinda–Léopoldville (blue)
    .article = none
route-cabinda-luanda-green = Cabinda–Luanda (green)
    .article = none
route-cabinda-luanda-green2 = Cabinda–Luanda (green, second track)
    .article = none
route-leopoldville-luanda = Léopoldville–Luanda
    .article = none
route-leopoldville-j_upper_congo = Léopoldville–Upper Congo junction
    .article = none
route-leopoldville-j_lower_congo = Léopoldville–Kasai junction
    .article = none
route-j_upper_congo-j_lower_congo = Upper Congo junction–Kasai junction
    .article = none
route-j_lower_congo-j_central_south = Kasai junction–Zambezi junction
    .article = none
route-j_lower_congo-j_angola_north = Kasai junction–northern Angola junction
    .article = none
route-luanda-j_angola_north = Luanda–northern Angola junction
    .article = none
route-luanda-mocamedes-purple = Luanda–Moçâmedes (purple)
    .article = none
route-luanda-mocamedes-purple2 = Luanda–Moçâmedes (purple, second track)
    .article = none
route-mocamedes-j_angola_south = Moçâmedes–southern Angola junction
    .article = none
route-mocamedes-walvis_bay-yellow = Moçâmedes–Walvis Bay (yellow)
    .article = none
route-mocamedes-walvis_bay-yellow2 = Moçâmedes–Walvis Bay (yellow, second track)
    .article = none
route-j_angola_north-j_angola_south = northern Angola junction–southern Angola junction
    .article = none
route-j_angola_north-serpa_pinto = northern Angola junction–Serpa Pinto
    .article = none
route-j_angola_south-serpa_pinto = southern Angola junction–Serpa Pinto
    .article = none
route-j_angola_south-windhoek = southern Angola junction–Windhoek
    .article = none
route-serpa_pinto-j_namibia = Serpa Pinto–Kalahari junction
    .article = none
route-j_central_south-j_namibia = Zambezi junction–Kalahari junction
    .article = none
route-j_central_south-salisbury = Zambezi junction–Salisbury
    .article = none
route-salisbury-beira = Salisbury–Beira
    .article = none
route-salisbury-bulawayo = Salisbury–Bulawayo
    .article = none
route-bulawayo-j_namibia = Bulawayo–Kalahari junction
    .article = none
route-bulawayo-pretoria = Bulawayo–Pretoria
    .article = none
route-bulawayo-durban = Bulawayo–Durban
    .article = none
route-beira-durban-white = Beira–Durban (white)
    .article = none
route-beira-durban-white2 = Beira–Durban (white, second track)
    .article = none
route-j_namibia-windhoek = Kalahari junction–Windhoek
    .article = none
route-j_namibia-pretoria = Kalahari junction–Pretoria
    .article = none
route-j_namibia-bloemfontein = Kalahari junction–Bloemfontein
    .article = none
route-windhoek-walvis_bay = Windhoek–Walvis Bay
    .article = none
route-windhoek-port_nolloth = Windhoek–Port Nolloth
    .article = none
route-walvis_bay-port_nolloth-orange = Walvis Bay–Port Nolloth (orange)
    .article = none
route-walvis_bay-port_nolloth-orange2 = Walvis Bay–Port Nolloth (orange, second track)
    .article = none
route-pretoria-bloemfontein = Pretoria–Bloemfontein
    .article = none
route-pretoria-durban-blue = Pretoria–Durban (blue)
    .article = none
route-pretoria-durban-blue2 = Pretoria–Durban (blue, second track)
    .article = none
route-port_nolloth-bloemfontein = Port Nolloth–Bloemfontein
    .article = none
route-port_nolloth-cape_town-red = Port Nolloth–Cape Town (red)
    .article = none
route-port_nolloth-cape_town-red2 = Port Nolloth–Cape Town (red, second track)
    .article = none
route-bloemfontein-durban = Bloemfontein–Durban
    .article = none
route-bloemfontein-cape_town = Bloemfontein–Cape Town
    .article = none
route-bloemfontein-port_elizabeth = Bloemfontein–Port Elizabeth
    .article = none
route-bloemfontein-east_london = Bloemfontein–East London
    .article = none
route-cape_town-port_elizabeth-black = Cape Town–Port Elizabeth (black)
    .article = none
route-cape_town-port_elizabeth-black2 = Cape Town–Port Elizabeth (black, second track)
    .article = none
route-port_elizabeth-east_london-white = Port Elizabeth–East London (white)
    .article = none
route-port_elizabeth-east_london-white2 = Port Elizabeth–East London (white, second track)
    .article = none
route-east_london-durban-black = East London–Durban (black)
    .article = none
route-east_london-durban-black2 = East London–Durban (black, second track)
    .article = none

ticket = { $name }
    .article = none
ticket-nigeria-durban = Nigeria–Durban
    .article = none
ticket-nigeria-mombasa = Nigeria–Mombasa
    .article = none
ticket-nigeria-serpa_pinto = Nigeria–Serpa Pinto
    .article = none
ticket-nigeria-bondo = Nigeria–Bondo
    .article = none
ticket-chad-cape_town = Chad–Cape Town
    .article = none
ticket-chad-luanda = Chad–Luanda
    .article = none
ticket-chad-dar_es_salaam = Chad–Dar-es-Salaam
    .article = none
ticket-chad-bogoro = Chad–Bogoro
    .article = none
ticket-sudan-pretoria = Sudan–Pretoria
    .article = none
ticket-sudan-leopoldville = Sudan–Léopoldville
    .article = none
ticket-sudan-ngaoundere = Sudan–Ngaoundéré
    .article = none
ticket-sudan-livingstonia = Sudan–Livingstonia
    .article = none
ticket-madagascar-ujiji = Madagascar–Ujiji
    .article = none
ticket-madagascar-pretoria = Madagascar–Pretoria
    .article = none
ticket-madagascar-windhoek = Madagascar–Windhoek
    .article = none
ticket-madagascar-port_florence = Madagascar–Port Florence
    .article = none
ticket-addis_ababa-walvis_bay = Addis Ababa–Walvis Bay
    .article = none
ticket-addis_ababa-elizabethville = Addis Ababa–Elizabethville
    .article = none
ticket-addis_ababa-beira = Addis Ababa–Beira
    .article = none
ticket-cape_town-mombasa = Cape Town–Mombasa
    .article = none
ticket-cape_town-luanda = Cape Town–Luanda
    .article = none
ticket-cape_town-salisbury = Cape Town–Salisbury
    .article = none
ticket-libreville-east_london = Libreville–East London
    .article = none
ticket-libreville-ujiji = Libreville–Ujiji
    .article = none
ticket-douala-bulawayo = Douala–Bulawayo
    .article = none
ticket-douala-fachoda = Douala–Fachoda
    .article = none
ticket-douala-mocamedes = Douala–Moçâmedes
    .article = none
ticket-bangui-walvis_bay = Bangui–Walvis Bay
    .article = none
ticket-bangui-salisbury = Bangui–Salisbury
    .article = none
ticket-bondo-zomba = Bondo–Zomba
    .article = none
ticket-bondo-cabinda = Bondo–Cabinda
    .article = none
ticket-fachoda-mocambique = Fachoda–Moçambique
    .article = none
ticket-port_florence-cabinda = Port Florence–Cabinda
    .article = none
ticket-leopoldville-windhoek = Léopoldville–Windhoek
    .article = none
ticket-leopoldville-livingstonia = Léopoldville–Livingstonia
    .article = none
ticket-luanda-dar_es_salaam = Luanda–Dar-es-Salaam
    .article = none
ticket-mocamedes-bloemfontein = Moçâmedes–Bloemfontein
    .article = none
ticket-serpa_pinto-port_nolloth = Serpa Pinto–Port Nolloth
    .article = none
ticket-serpa_pinto-beira = Serpa Pinto–Beira
    .article = none
ticket-walvis_bay-port_elizabeth = Walvis Bay–Port Elizabeth
    .article = none
ticket-windhoek-durban = Windhoek–Durban
    .article = none
ticket-port_nolloth-bulawayo = Port Nolloth–Bulawayo
    .article = none
ticket-mombasa-zomba = Mombasa–Zomba
    .article = none
ticket-dar_es_salaam-bogoro = Dar-es-Salaam–Bogoro
    .article = none
ticket-port_elizabeth-beira = Port Elizabeth–Beira
    .article = none
ticket-ngaoundere-elizabethville = Ngaoundéré–Elizabethville
    .article = none
ticket-bloemfontein-mocambique = Bloemfontein–Moçambique
    .article = none
ticket-east_london-salisbury = East London–Salisbury
    .article = none

## Set-up and tickets

# $tickets (list of phrase), $least (number)
prompt-start = Your first tickets: { $tickets }. Which do you keep? At least { $least }.
# $tickets (list of phrase), $least (number)
prompt-keep = You are offered { $tickets }. Which do you keep? At least { $least }.
action-keep = keep { $choice }
# $points (number)
preview-ticket = { $ticket } ({ $points })
# $tickets (list of phrase)
preview-keep = { $tickets }
event-first = { $seat_the } begins.
event-dealt = A train card is dealt.
event-dealt-seen = You are dealt { $card_a }.
event-dealt-terrain = { $seat_the } is dealt { $card_a }.
event-turned-up = { $card_a } is turned up.
event-offered = Somebody is offered a ticket.
# $points (number)
event-offered-seen = You are offered { $ticket } ({ $points ->
        [one] 1 point
       *[other] { $points } points
    }).
event-chose = { $seat_the } has chosen tickets.
# $seat (seat)
event-chose-seen = { $seat_the } keeps { $choice }.
# $tickets (number)
event-starts = { $seat_the } starts with { $tickets ->
        [one] 1 ticket
       *[other] { $tickets } tickets
    }.
# $tickets (number)
event-looked = { $seat_the } draws { $tickets ->
        [one] 1 ticket
       *[other] { $tickets } tickets
    }.
# $tickets (number)
event-kept = { $seat_the } keeps { $tickets ->
        [one] 1 ticket
       *[other] { $tickets } tickets
    }.
# $tickets (number)
event-kept-seen = { $seat_the } keeps { $tickets ->
        [one] 1 ticket
       *[other] { $tickets } tickets
    }: { $choice }.
# $tickets (number)
reason-not-on-offer = { $tickets ->
        [one] There is only 1 ticket on offer.
       *[other] There are only { $tickets } tickets on offer.
    }
# $least (number)
reason-keep-more = { $least ->
        [one] You must keep at least 1 ticket.
       *[other] You must keep at least { $least } tickets.
    }
reason-no-tickets = No tickets are left to draw.

## A turn

# $trains (number), $final (number)
prompt-turn = { $final ->
        [0] Your turn: take a card, claim a route, or draw tickets?
       *[other] Your last turn: take a card, claim a route, or draw tickets?
    } { $trains ->
        [one] You have 1 train left.
       *[other] You have { $trains } trains left.
    }
prompt-second = Which card do you take second?
action-take = take { $card_a }
action-draw = draw from { $pile_the }
action-claim = claim a route
action-tickets = draw tickets
action-pass = pass
# $cards (number)
preview-deck = { $cards ->
        [one] 1 card left
       *[other] { $cards } cards left
    }
# $routes (number)
preview-claim = { $routes ->
        [one] only { $route }
       *[other] you can pay for { $routes }
    }
# $tickets (number), $least (number)
preview-tickets = { $tickets ->
        [one] draw 1
       *[other] draw { $tickets }
    }, keep at least { $least }
event-took = { $seat_the } takes { $card_a }.
event-drew = { $seat_the } draws a train card.
# $seat (seat)
event-drew-seen = { $seat_the } draws { $card_a }.
event-drew-terrain = { $seat_the } draws { $card_a } from the deck.
event-flushed = Too many locomotives: all face-up train cards are discarded.
event-set-aside = One locomotive too many is discarded.
event-reshuffled = The discards are shuffled into { $pile_the }.
event-passed = { $seat_the } can do nothing and passes.
reason-not-face-up = There is no { $card } face up.
reason-deck-empty = There is nothing left in { $pile_the }.
reason-no-second-locomotive = A face-up locomotive can only be the first and only card of a turn.
reason-take-second = You must take a second card.
reason-already-drawing = You are drawing cards; that is all you can do in this turn.
reason-no-passing = You may pass only when there is nothing else you can do.

## Claiming a route

prompt-route = Which route do you claim?
action-route = claim { $route }
# $length (number), $ferry (number), $points (number), $named (number)
preview-route = { $length ->
        [one] 1 space
       *[other] { $length } spaces
    }{ $named ->
        [0] , { $colour }
       *[other] { "" }
    }{ $ferry ->
        [0] { "" }
        [one] , ferry with 1 locomotive
       *[other] , ferry with { $ferry } locomotives
    }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
# $length (number)
prompt-pay = How do you pay for { $route }? It takes { $length ->
        [one] 1 card
       *[other] { $length } cards
    }.
action-pay = pay with { $payment }
# $card (card), $cards (number), $locomotives (number)
preview-pay = { $cards ->
        [0] { "" }
        [one] 1 { $card }
       *[other] { $cards } { $card_many }
    }{ $locomotives ->
        [0] { "" }
       *[other] { $cards ->
            [0] { "" }
           *[other] { " " }and{ " " }
        }{ $locomotives ->
            [one] 1 locomotive
           *[other] { $locomotives } locomotives
        }
    }
# $card (card), $cards (number), $locomotives (number), $points (number)
event-claimed = { $seat_the } claims { $route } with { $cards ->
        [0] { "" }
        [one] 1 { $card }
       *[other] { $cards } { $card_many }
    }{ $locomotives ->
        [0] { "" }
       *[other] { $cards ->
            [0] { "" }
           *[other] { " " }and{ " " }
        }{ $locomotives ->
            [one] 1 locomotive
           *[other] { $locomotives } locomotives
        }
    }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
reason-nothing-to-claim = There is no route that your cards could pay for now.
reason-no-open-route = Every route is taken or closed to you.
# $trains (number), $length (number)
reason-trains-for-no-route = { $trains ->
        [0] You have no trains left.
        [one] You have only 1 train left, and every open route takes at least { $length }.
       *[other] You have only { $trains } trains left, and every open route takes at least { $length }.
    }
reason-say-claim = You can claim { $route }: choose “claim a route” first.
reason-already-claiming = You are claiming a route; that is all you can do in this turn.
reason-own-route = { $route } is yours already.
reason-route-taken = { $route } belongs to { $seat_the }.
reason-other-track-yours = You own the other track of { $route }, and nobody may have both.
# $seats (number)
reason-track-closed = At a table of { $seats } only one track of { $route } can be used, and it is taken.
# $length (number), $trains (number)
reason-too-few-trains = { $route } takes { $length ->
        [one] 1 train
       *[other] { $length } trains
    }, and you have { $trains ->
        [0] none
       *[other] { $trains }
    } left.
# $length (number), $locomotives (number), $ferry (number)
reason-ferry = { $route } is a ferry of { $length ->
        [one] 1 space
       *[other] { $length } spaces
    }: { $ferry ->
        [one] 1 of the cards must be a locomotive
       *[other] { $ferry } of the cards must be locomotives
    }. You have { $locomotives ->
        [0] none
       *[other] only { $locomotives }
    }.
# $length (number), $ferry (number), $used (number)
reason-ferry-payment = { $route } is a ferry of { $length ->
        [one] 1 space
       *[other] { $length } spaces
    }: { $ferry ->
        [one] 1 of the cards must be a locomotive
       *[other] { $ferry } of the cards must be locomotives
    }, and here { $used ->
        [0] there is none
        [one] there is only 1
       *[other] there are only { $used }
    }.
# $length (number), $cards (number), $locomotives (number)
reason-no-colour-enough = { $route } takes { $length ->
        [one] 1 card
       *[other] { $length } cards of one colour
    }. You have { $cards ->
        [0] no coloured cards
       *[other] at most { $cards } of any one colour
    }, and { $locomotives ->
        [0] no locomotives
        [one] 1 locomotive
       *[other] { $locomotives } locomotives
    }.
# $length (number), $cards (number), $locomotives (number)
reason-too-few-cards = { $route } takes { $length ->
        [one] 1 { $card }
       *[other] { $length } { $card_many }
    }. You have { $cards ->
        [0] none
       *[other] { $cards }
    }, and { $locomotives ->
        [0] no locomotives
        [one] 1 locomotive
       *[other] { $locomotives } locomotives
    }.
# $length (number)
reason-too-many-cards = { $route } takes { $length ->
        [one] 1 card
       *[other] { $length } cards
    } in all, locomotives included.
# $wanted (number), $locomotives (number)
reason-too-few-locomotives = That takes { $wanted ->
        [one] 1 locomotive
       *[other] { $wanted } locomotives
    }, and you have { $locomotives ->
        [0] none
       *[other] { $locomotives }
    }.
# $length (number)
reason-wrong-colour = { $route } takes { $length ->
        [one] 1 { $card }
       *[other] { $length } { $card_many }
    }, not another colour.
# $wanted (number), $cards (number)
reason-too-few-of-colour = That takes { $wanted ->
        [one] 1 { $card }
       *[other] { $wanted } { $card_many }
    }, and you have { $cards ->
        [0] none
       *[other] { $cards }
    }.

## Doubling with terrain

# $points (number), $doubled (number)
prompt-double = Do you double { $route }? It scores { $points ->
        [one] 1 point
       *[other] { $points } points
    }, or { $doubled } if you double it.
action-single = do not double
# $locomotives (number)
action-double = { $locomotives ->
        [0] double, without locomotives
        [one] double, with 1 locomotive as terrain
       *[other] double, with { $locomotives } locomotives as terrain
    }
# $points (number)
preview-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
# $points (number), $cards (number), $terrain (card), $locomotives (number)
preview-double = { $points ->
        [one] 1 point
       *[other] { $points } points
    } for { $cards ->
        [0] { $locomotives ->
            [one] 1 locomotive
           *[other] { $locomotives } locomotives
        }
        [one] 1 { $terrain }
       *[other] { $cards } { $terrain_many }
    }{ $locomotives ->
        [0] { "" }
       *[other] { $cards ->
            [0] { "" }
           *[other] { " " }and { $locomotives ->
                [one] 1 locomotive
               *[other] { $locomotives } locomotives
            }
        }
    }
# $card (card), $cards (number), $locomotives (number), $points (number), $terrain (card), $terrains (number), $wild (number)
event-doubled = { $seat_the } claims { $route } with { $cards ->
        [0] { "" }
        [one] 1 { $card }
       *[other] { $cards } { $card_many }
    }{ $locomotives ->
        [0] { "" }
       *[other] { $cards ->
            [0] { "" }
           *[other] { " " }and{ " " }
        }{ $locomotives ->
            [one] 1 locomotive
           *[other] { $locomotives } locomotives
        }
    }, and doubles it with { $terrains ->
        [0] { "" }
        [one] 1 { $terrain }
       *[other] { $terrains } { $terrain_many }
    }{ $wild ->
        [0] { "" }
       *[other] { $terrains ->
            [0] { "" }
           *[other] { " " }and{ " " }
        }{ $wild ->
            [one] 1 locomotive as terrain
           *[other] { $wild } locomotives as terrain
        }
    }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
# $wanted (number), $left (number)
reason-locomotives-spent = { $left ->
        [0] Your locomotives already pay for the route: one cannot do two jobs.
       *[other] You can play only { $left } of your locomotives as terrain, not { $wanted }.
    }
# $terrain (card), $own (number), $wild (number), $most (number)
reason-no-majority = Another player has { $most ->
        [one] 1 { $terrain }
       *[other] { $most } { $terrain_many }
    }; you have { $own ->
        [0] none
       *[other] { $own }
    }{ $wild ->
        [0] { "" }
        [one] , and 1 locomotive
       *[other] , and { $wild } locomotives
    }. To double, you need at least as many.
# $terrain (card), $cost (number), $own (number), $wild (number)
reason-too-little-terrain = Doubling costs { $cost ->
        [one] 1 { $terrain }
       *[other] { $cost } { $terrain_many }
    }; you have { $own ->
        [0] none
       *[other] { $own }
    }{ $wild ->
        [0] { "" }
        [one] , and 1 locomotive
       *[other] , and { $wild } locomotives
    }.
# $most (number)
reason-too-many-locomotives = { $most ->
        [one] 1 locomotive is the most that helps here.
       *[other] { $most } locomotives are the most that help here.
    }

## The end

# $trains (number)
event-last-round = { $seat_the } has { $trains ->
        [0] no trains
        [one] 1 train
       *[other] { $trains } trains
    } left: everybody has one more turn.
event-stuck = Nobody can do anything any more: the game is over.
# $points (number)
event-complete = { $seat_the } has completed { $ticket }: +{ $points ->
        [one] 1 point
       *[other] { $points } points
    }.
# $points (number)
event-incomplete = { $seat_the } has not completed { $ticket }: −{ $points ->
        [one] 1 point
       *[other] { $points } points
    }.
# $routes (number), $complete (number), $bonus (number)
event-scored = { $seat_the }: routes { $routes }, complete tickets { $complete }, incomplete tickets { $incomplete }, Globetrotter { $bonus }; in all { $total ->
        [one] 1 point
       *[other] { $total } points
    }.
score-routes = routes
score-complete = complete tickets
score-incomplete = incomplete tickets
score-globetrotter = Globetrotter

## In the terminal

ui-points = points
ui-trains = trains
ui-cards = cards
ui-tickets = tickets
ui-terrain = terrain
drawing-known = cards taken face up
drawing-face-up = face up
# $trains (number), $terrain (number), $tickets (number)
drawing-decks = decks: train cards { $trains }, terrain cards { $terrain }, tickets { $tickets }
ui-closed = closed
ui-hand = your hand
drawing-own-tickets = your tickets
drawing-final-round = The final round has begun.
ui-ttr-board = Map of the heart of Africa
ui-ttr-ticket-deck = ticket deck
ui-ttr-tickets = Tickets
# $points (number), $complete (number), $tickets (number)
ui-ttr-standing =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $complete } of { $tickets ->
        [one] { $tickets } ticket
       *[other] { $tickets } tickets
    } complete
ui-ttr-complete = complete
# $trains (number)
ui-ttr-missing = { $trains ->
        [one] 1 train to go
       *[other] { $trains } trains to go
    }
ui-ttr-no-way = blocked
# $tickets (number)
ui-ttr-keep = { $tickets ->
        [one] Keep 1 ticket
       *[other] Keep { $tickets } tickets
    }
# $least (number) how many at least
ui-prompt-start = Your first tickets: which do you keep? At least { $least }.
# $least (number) how many at least
ui-prompt-keep = Which tickets do you keep? At least { $least }.
# $least (number), $picked (number)
ui-ttr-keep-more = Choose at least { $least } ({ $picked } so far)

## Options

option-first_player = First player
    .help = Who has the first turn: drawn by lot, or a player you have agreed on.
option-first_player-drawn = by lot
option-first_player-0 = player 1
option-first_player-1 = player 2
option-first_player-2 = player 3
option-first_player-3 = player 4
option-first_player-4 = player 5
option-flush_counts = A flush of locomotives is skipped
    .help = Three face-up locomotives are cleared away only if that can bring a better display: out of all cards that might come up again, or out of the deck and the discards alone.
option-flush_counts-display_too = if even all cards together cannot help
option-flush_counts-new_cards = if deck and discards cannot help

## Impossible positions

# $count (number)
fault-too-many-cards = There are too many { $card_many }: at most { $count }.
fault-known-not-held = { $seat_the } is known to have { $card_many } that are not in hand.
fault-no-such-owner = { $route } belongs to nobody at this table.
fault-both-tracks = The two tracks of { $route } cannot be owned like this.
# $trains (number)
fault-too-many-trains = { $seat_the } has too many trains: at most { $trains }.
fault-wrong-display = { $card_a } does not belong in that display.
fault-not-filled = The display must be full as long as there are cards for { $pile_the }, and discards are shuffled when the deck is empty.
# $most (number)
fault-not-flushed = Too many locomotives lie face up: at most { $most }.
# $tickets (number)
fault-history-length = Each ticket shown must say to whom, and whether it was kept (tickets: { $tickets }).
fault-history-groups = Tickets are shown in groups, first to everybody in turn, and enough of each group must be kept.
fault-ticket-twice = A ticket cannot be new twice.
fault-history-order = Returned tickets come back in the order in which they went under the deck.
fault-first-tickets-in-order = The first tickets are chosen in turn, each once, before anything else.
fault-undecided-tickets = Tickets are undecided exactly while their owner is being asked about them.
fault-no-such-claim = That route cannot be claimed and paid like this.
# $trains (number)
fault-final-round = The final round begins with the first player who has at most this many trains left: { $trains }.
fault-ended-too-soon = The game is not over yet.
fault-should-be-over = When all have passed in succession, the game is over.

## Chapters

chapter-components = What is in the box
chapter-setup = Set-up
chapter-turn = A turn
chapter-drawing-cards-and-decks = Drawing cards
chapter-claiming-a-route-train-payment = Claiming a route
chapter-doubling-with-terrain = Doubling with terrain
chapter-map-tickets-connections = Map and tickets
chapter-end-and-scoring = The end and the scoring
chapter-test-vectors-from-the-rulebook-s-example = An example
chapter-invariants-worth-asserting = What always holds
chapter-ambiguities-and-rulings = Open points, and how we play them

## Clauses

clause-ttr-comp-1 = Every player has 45 trains and a score marker.
clause-ttr-comp-2 = 110 train cards: 12 of each of eight colours and 14 locomotives; none is grey.
clause-ttr-comp-3 = 45 terrain cards: 15 each of desert, jungle and mountain.
clause-ttr-comp-4 = 48 destination tickets, all of one kind.
clause-ttr-comp-5 = The board has cities, junctions, countries at its edge and 117 tracks, four of them ferries.
clause-ttr-comp-6 = No tunnels, no stations, no longest path.
clause-ttr-set-1 = The first player is drawn by lot.
clause-ttr-set-2 = Everybody is dealt four train cards, hidden.
clause-ttr-set-3 = Everybody is dealt one terrain card, face up.
clause-ttr-set-4 = Five train cards lie face up.
clause-ttr-set-5 = Two terrain cards lie face up.
clause-ttr-set-6 = Everybody is dealt four tickets.
clause-ttr-set-7 = Everybody keeps at least two of the first four tickets, in secret.
clause-ttr-set-8 = The number of players matters for double routes only.
clause-ttr-turn-1 = A turn is one of three things: draw cards, claim a route, or draw tickets.
clause-ttr-turn-2 = Only one thing in a turn, and only one route.
clause-ttr-turn-3 = Whoever can do nothing passes; when all pass in succession, the game ends.
clause-ttr-turn-4 = There is no limit to hands, terrain and tickets.
clause-ttr-draw-1 = A draw is two cards, one after the other.
clause-ttr-draw-2 = Each of the two cards may be a train card or a terrain card.
clause-ttr-draw-3 = Each card is one that lies face up, or the top one of a deck.
clause-ttr-draw-4 = A face-up locomotive is the only card of its turn.
clause-ttr-draw-5 = A face-up locomotive can never be the second card.
clause-ttr-draw-6 = A locomotive drawn blind is a card like any other.
clause-ttr-draw-7 = A face-up card that is taken is replaced at once from its own deck.
clause-ttr-draw-8 = Terrain cards lie face up in front of their owner.
clause-ttr-draw-9 = Where no second card can be taken, the turn ends after one.
clause-ttr-deck-1 = Cards that are spent go to the discard pile of their kind.
clause-ttr-deck-2 = An empty deck is made anew of its own discards.
clause-ttr-deck-3 = From an empty deck without discards nothing can be drawn.
clause-ttr-deck-4 = When three of the face-up train cards are locomotives, all are replaced, unless that is known to be in vain.
clause-ttr-deck-5 = Decks and displays are put in order after every card that moves.
clause-ttr-deck-6 = Face-up terrain cards may be alike and are never replaced for that.
clause-ttr-claim-1 = A route can be claimed if it is free and open and you have the trains for it.
clause-ttr-claim-2 = A route costs as many cards as it is long: of one colour, with any number of locomotives.
clause-ttr-claim-3 = A coloured route takes cards of its colour.
clause-ttr-claim-4 = A grey route takes cards of any one colour.
clause-ttr-claim-5 = A ferry takes a locomotive for each of its symbols.
clause-ttr-claim-6 = A claim discards the payment, places the trains and scores at once.
clause-ttr-claim-7 = Routes of 1 to 6 spaces score 1, 2, 4, 7, 10 and 15 points.
clause-ttr-claim-8 = Routes are claimed as a whole and never lost.
clause-ttr-terr-1 = Doubling is decided with the claim.
clause-ttr-terr-2 = Doubling costs one card for routes up to 3 spaces, two for longer ones.
clause-ttr-terr-3 = Yellow, orange and red are desert; purple, blue and green jungle; white, grey and black mountain.
clause-ttr-terr-4 = To double, you need as many cards of the terrain as every other player.
clause-ttr-terr-5 = Who has the most is settled before anything is discarded.
clause-ttr-terr-6 = Locomotives may be played as terrain of the kind needed.
clause-ttr-terr-7 = A locomotive is a train card or a terrain card, never both.
clause-ttr-terr-8 = Doubling costs terrain cards; locomotives count first.
clause-ttr-terr-9 = You may play more locomotives than the cost only if you need them to draw level.
clause-ttr-terr-10 = You play as many locomotives as you need for the cost and to draw level, of those that are left.
clause-ttr-terr-11 = Locomotives alone are enough.
clause-ttr-terr-12 = The others' locomotives never count.
clause-ttr-terr-13 = A doubled route scores twice, and only its own points.
clause-ttr-terr-14 = Terrain cards are worth nothing at the end.
clause-ttr-map-1 = A double route is two tracks between the same places.
clause-ttr-map-2 = Its tracks may differ in colour, never in length.
clause-ttr-map-3 = Nobody may own both tracks of a double route.
clause-ttr-map-4 = With four or five players both tracks can be used, by different players.
clause-ttr-map-5 = With two or three players, the second track closes when the first is claimed.
clause-ttr-map-6 = Ways into Nigeria, Chad and Sudan are dead ends and do not meet.
clause-ttr-map-7 = You may have several ways into the same country.
clause-ttr-map-8 = Madagascar has two zones, joined only by the route between them.
clause-ttr-map-9 = Madagascar can be passed through.
clause-ttr-map-10 = Junctions are places like others, but on no ticket.
clause-ttr-tick-1 = Draw up to four tickets and keep at least one.
clause-ttr-tick-2 = A ticket that you keep stays yours.
clause-ttr-tick-3 = A ticket is complete if your own routes connect its ends.
clause-ttr-tick-4 = A country is reached by any of its terminals or zones.
clause-ttr-tick-5 = Whether tickets are complete stays secret until the end.
clause-ttr-end-1 = Two trains or fewer at the end of a turn begin the final round.
clause-ttr-end-2 = In the final round everybody has one more turn.
clause-ttr-end-3 = A second player short of trains changes nothing.
clause-ttr-score-1 = Routes, plus complete tickets, minus incomplete ones, plus the Globetrotter.
clause-ttr-score-2 = Whoever has the most complete tickets gets 10 points; if tied, each of them.
clause-ttr-score-3 = Incomplete tickets do not matter for the Globetrotter.
clause-ttr-score-4 = Without a complete ticket there is no Globetrotter.
clause-ttr-score-5 = There is no bonus for the longest path.
clause-ttr-score-6 = The most points win; then the most complete tickets; then the victory is shared.
clause-ttr-score-7 = Points of a route are scored when it is claimed.
clause-ttr-tv1 = Three black cards and a locomotive as terrain: 8 points.
clause-ttr-tv2 = The same without doubling: 4 points.
clause-ttr-tv3 = One mountain card against two does not double.
clause-ttr-tv4 = One locomotive cannot do two jobs.
clause-ttr-tv5 = With two locomotives it works.
clause-ttr-tv6 = When level, one card or one locomotive is enough.
clause-ttr-tv7 = There are three ways to double in all.
clause-ttr-i1 = No train card is ever lost.
clause-ttr-i2 = No terrain card is ever lost.
clause-ttr-i3 = No ticket is ever lost.
clause-ttr-i4 = Trains are on the board or in stock.
clause-ttr-i5 = Double routes are shared by different players, or used by one alone.
clause-ttr-i6 = Points of routes follow from the board.
clause-ttr-i7 = Displays are full as long as there are cards.
clause-ttr-a1 = A grey route takes any one colour and is mountain.
clause-ttr-a2 = Ferries take a locomotive for each symbol.
clause-ttr-a3 = A locomotive counts for the majority and for the cost.
clause-ttr-a4 = More locomotives than the cost may be played to draw level.
clause-ttr-a5 = Cards of yours that are not needed stay.
clause-ttr-a6 = The majority is settled before paying.
clause-ttr-a7 = Doubling without any card of the terrain is allowed.
clause-ttr-a8 = Nobody can answer with locomotives.
clause-ttr-a9 = Nobody has both tracks of a double route.
clause-ttr-a10 = With two or three, the second track closes for all.
clause-ttr-a11 = Madagascar's zones are ordinary places.
clause-ttr-a12 = Several ways into one country are allowed.
clause-ttr-a13 = No face-up locomotive after a terrain card.
clause-ttr-a14 = A flush is skipped if too few other cards are left. If the display is flushed over and over, further locomotives are discarded as they come.
clause-ttr-a15 = A deck is shuffled anew as soon as it is empty.
clause-ttr-a16 = A second card must be taken if one can be.
clause-ttr-a17 = If the ticket deck is short, take what is there.
clause-ttr-a18 = No Globetrotter if nobody completed a ticket.
clause-ttr-a19 = A full tie is a shared victory.
clause-ttr-a20 = Tickets go under the deck in the order they were shown.
clause-ttr-a21 = Discard piles are open.
clause-ttr-a22 = Tickets between two countries would be allowed.
clause-ttr-a23 = Junctions are never ends of tickets.
clause-ttr-a24 = The Globetrotter is the only bonus.

## Figures

account-points = points
account-trains = trains
account-cards = cards in hand

## What decides for a bot, as a clause: “against the average answer, at the end of your move …”

feature-points-more = you score more points
feature-cards-more = you have more cards in hand
feature-locomotives-more = you have more locomotives
feature-alike-more = you hold more cards of one colour
feature-points_done-more = your complete tickets score more
feature-points_open-more = your open tickets can still score more
feature-points_lost-less = you lose fewer points on tickets
feature-distance-less = your tickets need fewer trains
feature-covered-more = your cards pay for more of what your tickets need
feature-contested-less = fewer of the routes you need are contested
feature-best_claim-more = your next route could score more
feature-best_double-more = your next route, doubled, could score more
feature-terrain-more = you have more terrain cards
feature-majorities-more = in more terrains nobody has more cards than you
