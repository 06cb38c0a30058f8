### Le parole di Ticket to Ride: Il Cuore dell'Africa.

title-name = Ticket to Ride: Il Cuore dell'Africa
title-about = Ferrovie nel cuore dell'Africa: raccogli carte treno, prendi il controllo delle linee, raddoppiale con i terreni e collega le città dei tuoi biglietti segreti.
version-1 = La prima versione: il regolamento come lo leggiamo noi.

## Nomi

card =
    .many = { $name }
    .short = { $name }
    .shorts = { $name }
card-red = carta rossa
    .article = la
    .many = carte rosse
    .short = rossa
    .shorts = rosse
card-orange = carta arancione
    .article = la
    .many = carte arancioni
    .short = arancione
    .shorts = arancioni
card-yellow = carta gialla
    .article = la
    .many = carte gialle
    .short = gialla
    .shorts = gialle
card-green = carta verde
    .article = la
    .many = carte verdi
    .short = verde
    .shorts = verdi
card-blue = carta blu
    .article = la
    .many = carte blu
    .short = blu
    .shorts = blu
card-purple = carta viola
    .article = la
    .many = carte viola
    .short = viola
    .shorts = viola
card-white = carta bianca
    .article = la
    .many = carte bianche
    .short = bianca
    .shorts = bianche
card-black = carta nera
    .article = la
    .many = carte nere
    .short = nera
    .shorts = nere
card-locomotive = locomotiva
    .article = la
    .many = locomotive
    .short = locomotiva
    .shorts = locomotive
card-desert = carta Deserto
    .article = la
    .many = carte Deserto
    .short = Deserto
    .shorts = Deserto
card-jungle = carta Giungla
    .article = la
    .many = carte Giungla
    .short = Giungla
    .shorts = Giungla
card-mountain = carta Montagna
    .article = la
    .many = carte Montagna
    .short = Montagna
    .shorts = Montagna

pile =
    .article = il
pile-trains = mazzo dei treni
pile-terrain = mazzo dei terreni

colour =
    .article = none
    .letter = { $name }
colour-red = rossa
    .letter = r
colour-orange = arancione
    .letter = a
colour-yellow = gialla
    .letter = g
colour-green = verde
    .letter = v
colour-blue = blu
    .letter = b
colour-purple = viola
    .letter = l
colour-white = bianca
    .letter = w
colour-black = nera
    .letter = n
colour-grey = grigia
    .letter = :

payment = { $name }
    .article = none
payment-red = carte rosse
payment-red-1 = carte rosse e una locomotiva
payment-red-2 = carte rosse e 2 locomotive
payment-red-3 = carte rosse e 3 locomotive
payment-red-4 = carte rosse e 4 locomotive
payment-red-5 = carte rosse e 5 locomotive
payment-orange = carte arancioni
payment-orange-1 = carte arancioni e una locomotiva
payment-orange-2 = carte arancioni e 2 locomotive
payment-orange-3 = carte arancioni e 3 locomotive
payment-orange-4 = carte arancioni e 4 locomotive
payment-orange-5 = carte arancioni e 5 locomotive
payment-yellow = carte gialle
payment-yellow-1 = carte gialle e una locomotiva
payment-yellow-2 = carte gialle e 2 locomotive
payment-yellow-3 = carte gialle e 3 locomotive
payment-yellow-4 = carte gialle e 4 locomotive
payment-yellow-5 = carte gialle e 5 locomotive
payment-green = carte verdi
payment-green-1 = carte verdi e una locomotiva
payment-green-2 = carte verdi e 2 locomotive
payment-green-3 = carte verdi e 3 locomotive
payment-green-4 = carte verdi e 4 locomotive
payment-green-5 = carte verdi e 5 locomotive
payment-blue = carte blu
payment-blue-1 = carte blu e una locomotiva
payment-blue-2 = carte blu e 2 locomotive
payment-blue-3 = carte blu e 3 locomotive
payment-blue-4 = carte blu e 4 locomotive
payment-blue-5 = carte blu e 5 locomotive
payment-purple = carte viola
payment-purple-1 = carte viola e una locomotiva
payment-purple-2 = carte viola e 2 locomotive
payment-purple-3 = carte viola e 3 locomotive
payment-purple-4 = carte viola e 4 locomotive
payment-purple-5 = carte viola e 5 locomotive
payment-white = carte bianche
payment-white-1 = carte bianche e una locomotiva
payment-white-2 = carte bianche e 2 locomotive
payment-white-3 = carte bianche e 3 locomotive
payment-white-4 = carte bianche e 4 locomotive
payment-white-5 = carte bianche e 5 locomotive
payment-black = carte nere
payment-black-1 = carte nere e una locomotiva
payment-black-2 = carte nere e 2 locomotive
payment-black-3 = carte nere e 3 locomotive
payment-black-4 = carte nere e 4 locomotive
payment-black-5 = carte nere e 5 locomotive
payment-locomotives = sole locomotive

choice = i biglietti { $name }
    .article = none
choice-1 = il primo biglietto
choice-2 = il secondo biglietto
choice-12 = il primo e il secondo
choice-3 = il terzo biglietto
choice-13 = il primo e il terzo
choice-23 = il secondo e il terzo
choice-123 = il primo, il secondo e il terzo
choice-4 = il quarto biglietto
choice-14 = il primo e il quarto
choice-24 = il secondo e il quarto
choice-124 = il primo, il secondo e il quarto
choice-34 = il terzo e il quarto
choice-134 = il primo, il terzo e il quarto
choice-234 = il secondo, il terzo e il quarto
choice-1234 = tutti e quattro i biglietti

sum = { $name }
    .article = none

argument-card = carta
    .article = la
argument-pile = mazzo
    .article = il
argument-route = linea
    .article = la
argument-payment = modo di pagare
    .article = il
argument-choice = scelta di biglietti
    .article = la

## La mappa

route = { $name }
    .article = none
route-ngaoundere-nigeria_north-red = Ngaoundéré–Nigeria (nord, rossa)
    .article = none
route-ngaoundere-nigeria_north-red2 = Ngaoundéré–Nigeria (nord, rossa, secondo binario)
    .article = none
route-ngaoundere-chad_west = Ngaoundéré–Ciad (ovest)
    .article = none
route-ngaoundere-j_northwest = Ngaoundéré–bivio dell'Ubangi
    .article = none
route-ngaoundere-douala = Ngaoundéré–Douala
    .article = none
route-ngaoundere-bangui = Ngaoundéré–Bangui
    .article = none
route-douala-nigeria_south-white = Douala–Nigeria (sud, bianca)
    .article = none
route-douala-nigeria_south-black = Douala–Nigeria (sud, nera)
    .article = none
route-douala-libreville-green = Douala–Libreville (verde)
    .article = none
route-douala-libreville-purple = Douala–Libreville (viola)
    .article = none
route-douala-bangui = Douala–Bangui
    .article = none
route-libreville-bangui = Libreville–Bangui
    .article = none
route-libreville-cabinda-purple = Libreville–Cabinda (viola)
    .article = none
route-libreville-cabinda-blue = Libreville–Cabinda (blu)
    .article = none
route-libreville-leopoldville = Libreville–Léopoldville
    .article = none
route-bangui-bondo = Bangui–Bondo
    .article = none
route-bangui-j_northwest = Bangui–bivio dell'Ubangi
    .article = none
route-bangui-leopoldville = Bangui–Léopoldville
    .article = none
route-j_northwest-chad_east = bivio dell'Ubangi–Ciad (est)
    .article = none
route-j_northwest-bondo = bivio dell'Ubangi–Bondo
    .article = none
route-j_northwest-fachoda = bivio dell'Ubangi–Fachoda
    .article = none
route-bondo-fachoda = Bondo–Fachoda
    .article = none
route-bondo-bogoro = Bondo–Bogoro
    .article = none
route-bondo-j_upper_congo = Bondo–bivio dell'Alto Congo
    .article = none
route-fachoda-sudan_west = Fachoda–Sudan (ovest)
    .article = none
route-fachoda-addis_ababa = Fachoda–Addis Ababa
    .article = none
route-fachoda-j_northeast = Fachoda–bivio dell'Alto Nilo
    .article = none
route-addis_ababa-sudan_east-red = Addis Ababa–Sudan (est, rossa)
    .article = none
route-addis_ababa-sudan_east-yellow = Addis Ababa–Sudan (est, gialla)
    .article = none
route-addis_ababa-j_northeast = Addis Ababa–bivio dell'Alto Nilo
    .article = none
route-addis_ababa-port_florence = Addis Ababa–Port Florence
    .article = none
route-addis_ababa-j_east = Addis Ababa–bivio della Rift Valley
    .article = none
route-j_northeast-bogoro = bivio dell'Alto Nilo–Bogoro
    .article = none
route-j_northeast-port_florence = bivio dell'Alto Nilo–Port Florence
    .article = none
route-bogoro-port_florence = Bogoro–Port Florence
    .article = none
route-bogoro-ujiji = Bogoro–Ujiji
    .article = none
route-bogoro-j_upper_congo = Bogoro–bivio dell'Alto Congo
    .article = none
route-port_florence-j_east = Port Florence–bivio della Rift Valley
    .article = none
route-port_florence-mombasa = Port Florence–Mombasa
    .article = none
route-j_east-mombasa = bivio della Rift Valley–Mombasa
    .article = none
route-mombasa-j_coast = Mombasa–bivio del Tanganica
    .article = none
route-mombasa-dar_es_salaam-white = Mombasa–Dar-es-Salaam (bianca)
    .article = none
route-mombasa-dar_es_salaam-white2 = Mombasa–Dar-es-Salaam (bianca, secondo binario)
    .article = none
route-dar_es_salaam-livingstonia = Dar-es-Salaam–Livingstonia
    .article = none
route-dar_es_salaam-mocambique-grey = Dar-es-Salaam–Moçambique (grigia)
    .article = none
route-dar_es_salaam-mocambique-grey2 = Dar-es-Salaam–Moçambique (grigia, secondo binario)
    .article = none
route-j_coast-livingstonia = bivio del Tanganica–Livingstonia
    .article = none
route-j_coast-ujiji = bivio del Tanganica–Ujiji
    .article = none
route-ujiji-elizabethville = Ujiji–Elizabethville
    .article = none
route-ujiji-j_lower_congo = Ujiji–bivio del Kasai
    .article = none
route-elizabethville-livingstonia = Elizabethville–Livingstonia
    .article = none
route-elizabethville-salisbury = Elizabethville–Salisbury
    .article = none
route-elizabethville-j_central_south = Elizabethville–bivio dello Zambesi
    .article = none
route-livingstonia-zomba = Livingstonia–Zomba
    .article = none
route-zomba-salisbury = Zomba–Salisbury
    .article = none
route-zomba-beira = Zomba–Beira
    .article = none
route-zomba-mocambique = Zomba–Moçambique
    .article = none
route-mocambique-beira-grey = Moçambique–Beira (grigia)
    .article = none
route-mocambique-beira-grey2 = Moçambique–Beira (grigia, secondo binario)
    .article = none
route-mocambique-madagascar_north-grey = Moçambique–Madagascar (nord, grigia)
    .article = none
route-mocambique-madagascar_north-grey2 = Moçambique–Madagascar (nord, grigia, secondo binario)
    .article = none
route-madagascar_north-madagascar_south = Madagascar (nord)–Madagascar (sud)
    .article = none
route-madagascar_south-durban-grey = Madagascar (sud)–Durban (grigia)
    .article = none
route-madagascar_south-durban-grey2 = Madagascar (sud)–Durban (grigia, secondo binario)
    .article = none
route-cabinda-leopoldville-green = Cabinda–Léopoldville (verde)
    .article = none
route-cabinda-leopoldville-blue = Cabinda–Léopoldville (blu)
    .article = none
route-cabinda-luanda-green = Cabinda–Luanda (verde)
    .article = none
route-cabinda-luanda-green2 = Cabinda–Luanda (verde, secondo binario)
    .article = none
route-leopoldville-luanda = Léopoldville–Luanda
    .article = none
route-leopoldville-j_upper_congo = Léopoldville–bivio dell'Alto Congo
    .article = none
route-leopoldville-j_lower_congo = Léopoldville–bivio del Kasai
    .article = none
route-j_upper_congo-j_lower_congo = bivio dell'Alto Congo–bivio del Kasai
    .article = none
route-j_lower_congo-j_central_south = bivio del Kasai–bivio dello Zambesi
    .article = none
route-j_lower_congo-j_angola_north = bivio del Kasai–bivio dell'Angola settentrionale
    .article = none
route-luanda-j_angola_north = Luanda–bivio dell'Angola settentrionale
    .article = none
route-luanda-mocamedes-purple = Luanda–Moçâmedes (viola)
    .article = none
route-luanda-mocamedes-purple2 = Luanda–Moçâmedes (viola, secondo binario)
    .article = none
route-mocamedes-j_angola_south = Moçâmedes–bivio dell'Angola meridionale
    .article = none
route-mocamedes-walvis_bay-yellow = Moçâmedes–Walvis Bay (gialla)
    .article = none
route-mocamedes-walvis_bay-yellow2 = Moçâmedes–Walvis Bay (gialla, secondo binario)
    .article = none
route-j_angola_north-j_angola_south = bivio dell'Angola settentrionale–bivio dell'Angola meridionale
    .article = none
route-j_angola_north-serpa_pinto = bivio dell'Angola settentrionale–Serpa Pinto
    .article = none
route-j_angola_south-serpa_pinto = bivio dell'Angola meridionale–Serpa Pinto
    .article = none
route-j_angola_south-windhoek = bivio dell'Angola meridionale–Windhoek
    .article = none
route-serpa_pinto-j_namibia = Serpa Pinto–bivio del Kalahari
    .article = none
route-j_central_south-j_namibia = bivio dello Zambesi–bivio del Kalahari
    .article = none
route-j_central_south-salisbury = bivio dello Zambesi–Salisbury
    .article = none
route-salisbury-beira = Salisbury–Beira
    .article = none
route-salisbury-bulawayo = Salisbury–Bulawayo
    .article = none
route-bulawayo-j_namibia = Bulawayo–bivio del Kalahari
    .article = none
route-bulawayo-pretoria = Bulawayo–Pretoria
    .article = none
route-bulawayo-durban = Bulawayo–Durban
    .article = none
route-beira-durban-white = Beira–Durban (bianca)
    .article = none
route-beira-durban-white2 = Beira–Durban (bianca, secondo binario)
    .article = none
route-j_namibia-windhoek = bivio del Kalahari–Windhoek
    .article = none
route-j_namibia-pretoria = bivio del Kalahari–Pretoria
    .article = none
route-j_namibia-bloemfontein = bivio del Kalahari–Bloemfontein
    .article = none
route-windhoek-walvis_bay = Windhoek–Walvis Bay
    .article = none
route-windhoek-port_nolloth = Windhoek–Port Nolloth
    .article = none
route-walvis_bay-port_nolloth-orange = Walvis Bay–Port Nolloth (arancione)
    .article = none
route-walvis_bay-port_nolloth-orange2 = Walvis Bay–Port Nolloth (arancione, secondo binario)
    .article = none
route-pretoria-bloemfontein = Pretoria–Bloemfontein
    .article = none
route-pretoria-durban-blue = Pretoria–Durban (blu)
    .article = none
route-pretoria-durban-blue2 = Pretoria–Durban (blu, secondo binario)
    .article = none
route-port_nolloth-bloemfontein = Port Nolloth–Bloemfontein
    .article = none
route-port_nolloth-cape_town-red = Port Nolloth–Cape Town (rossa)
    .article = none
route-port_nolloth-cape_town-red2 = Port Nolloth–Cape Town (rossa, secondo binario)
    .article = none
route-bloemfontein-durban = Bloemfontein–Durban
    .article = none
route-bloemfontein-cape_town = Bloemfontein–Cape Town
    .article = none
route-bloemfontein-port_elizabeth = Bloemfontein–Port Elizabeth
    .article = none
route-bloemfontein-east_london = Bloemfontein–East London
    .article = none
route-cape_town-port_elizabeth-black = Cape Town–Port Elizabeth (nera)
    .article = none
route-cape_town-port_elizabeth-black2 = Cape Town–Port Elizabeth (nera, secondo binario)
    .article = none
route-port_elizabeth-east_london-white = Port Elizabeth–East London (bianca)
    .article = none
route-port_elizabeth-east_london-white2 = Port Elizabeth–East London (bianca, secondo binario)
    .article = none
route-east_london-durban-black = East London–Durban (nera)
    .article = none
route-east_london-durban-black2 = East London–Durban (nera, secondo binario)
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
ticket-chad-cape_town = Ciad–Cape Town
    .article = none
ticket-chad-luanda = Ciad–Luanda
    .article = none
ticket-chad-dar_es_salaam = Ciad–Dar-es-Salaam
    .article = none
ticket-chad-bogoro = Ciad–Bogoro
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

## Preparazione e biglietti

prompt-start = I tuoi primi biglietti: { $tickets }. Quali tieni? Almeno { $least }.
prompt-keep = Hai pescato { $tickets }. Quali tieni? Almeno { $least }.
action-keep = tieni { $choice }
preview-ticket = { $ticket } ({ $points })
preview-keep = { $tickets }
event-first = Comincia { $seat_the }.
event-dealt = Si distribuisce una carta treno.
event-dealt-seen = Ricevi { $card_a }.
event-dealt-terrain = { $seat_the } riceve { $card_a }.
event-turned-up = Si scopre { $card_a }.
event-offered = Viene proposto un biglietto.
event-offered-seen = Ti viene proposto { $ticket } ({ $points ->
        [one] 1 punto
       *[other] { $points } punti
    }).
event-chose = { $seat_the } ha scelto i biglietti.
event-chose-seen = { $seat_the } tiene { $choice }.
event-starts = { $seat_the } comincia con { $tickets ->
        [one] un biglietto
       *[other] { $tickets } biglietti
    }.
event-looked = { $seat_the } pesca { $tickets ->
        [one] un biglietto
       *[other] { $tickets } biglietti
    }.
event-kept = { $seat_the } tiene { $tickets ->
        [one] un biglietto
       *[other] { $tickets } biglietti
    }.
event-kept-seen = { $seat_the } tiene { $tickets ->
        [one] un biglietto
       *[other] { $tickets } biglietti
    }: { $choice }.
reason-not-on-offer = { $tickets ->
        [one] Hai davanti un biglietto solo.
       *[other] Hai davanti soltanto { $tickets } biglietti.
    }
reason-keep-more = { $least ->
        [one] Devi tenere almeno un biglietto.
       *[other] Devi tenere almeno { $least } biglietti.
    }
reason-no-tickets = Non ci sono più biglietti da pescare.

## Il turno

prompt-turn = { $final ->
        [0] Tocca a te: prendi una carta, una linea o dei biglietti?
       *[other] Il tuo ultimo turno: prendi una carta, una linea o dei biglietti?
    } { $trains ->
        [one] Ti resta un vagone.
       *[other] Ti restano { $trains } vagoni.
    }
prompt-second = Quale carta prendi per seconda?
action-take = prendi { $card_a }
action-draw = pesca { $pile_from }
action-claim = prendi il controllo di una linea
action-tickets = pesca biglietti
action-pass = passa
preview-deck = { $cards ->
        [one] resta una carta
       *[other] restano { $cards } carte
    }
preview-claim = { $routes ->
        [one] soltanto { $route }
       *[other] ne puoi pagare { $routes }
    }
preview-tickets = { $tickets ->
        [one] ne peschi uno
       *[other] ne peschi { $tickets }
    }, ne tieni almeno { $least ->
        [one] uno
       *[other] { $least }
    }
event-took = { $seat_the } prende { $card_a }.
event-drew = { $seat_the } pesca una carta treno.
event-drew-seen = { $seat_the } pesca { $card_a }.
event-drew-terrain = { $seat_the } pesca { $card_a } dal mazzo.
event-flushed = Troppe locomotive: si scartano tutte le carte treno scoperte.
event-set-aside = Si scarta una locomotiva di troppo.
event-reshuffled = Si rimescolano gli scarti { $pile_in }.
event-passed = { $seat_the } non può fare niente e passa.
reason-not-face-up = Non c'è nessuna { $card } scoperta.
reason-deck-empty = { $pile_in } non è rimasto niente.
reason-no-second-locomotive = Una locomotiva scoperta può essere soltanto la prima e unica carta del turno.
reason-take-second = Devi prendere una seconda carta.
reason-already-drawing = Stai prendendo carte: in questo turno non puoi fare altro.
reason-no-passing = Puoi passare soltanto quando non puoi fare nient'altro.

## Controllare una linea

prompt-route = Di quale linea prendi il controllo?
action-route = prendi { $route }
preview-route = { $length ->
        [one] 1 casella
       *[other] { $length } caselle
    }{ $named ->
        [0] , { $colour }
       *[other] { "" }
    }{ $ferry ->
        [0] { "" }
        [one] , traghetto con 1 locomotiva
       *[other] , traghetto con { $ferry } locomotive
    }: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
prompt-pay = Come paghi { $route }? { $length ->
        [one] Ci vuole 1 carta.
       *[other] Ci vogliono { $length } carte.
    }
action-pay = paga con { $payment }
preview-pay = { $cards ->
        [0] { "" }
        [one] 1 { $card }
       *[other] { $cards } { $card_many }
    }{ $locomotives ->
        [0] { "" }
       *[other] { $cards ->
            [0] { "" }
           *[other] { " " }e{ " " }
        }{ $locomotives ->
            [one] 1 locomotiva
           *[other] { $locomotives } locomotive
        }
    }
event-claimed = { $seat_the } prende { $route } con { $cards ->
        [0] { "" }
        [one] 1 { $card }
       *[other] { $cards } { $card_many }
    }{ $locomotives ->
        [0] { "" }
       *[other] { $cards ->
            [0] { "" }
           *[other] { " " }e{ " " }
        }{ $locomotives ->
            [one] 1 locomotiva
           *[other] { $locomotives } locomotive
        }
    }: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
reason-nothing-to-claim = Adesso con le tue carte non puoi pagare nessuna linea.
reason-no-open-route = Tutte le linee sono già prese o per te chiuse.
reason-trains-for-no-route = { $trains ->
        [0] Non hai più vagoni.
        [one] Ti resta solo 1 vagone, e ogni linea libera ne chiede almeno { $length }.
       *[other] Ti restano solo { $trains } vagoni, e ogni linea libera ne chiede almeno { $length }.
    }
reason-say-claim = Puoi prendere { $route }: scegli prima “prendi il controllo di una linea”.
reason-already-claiming = Stai prendendo il controllo di una linea: in questo turno non puoi fare altro.
reason-own-route = { $route } è già tua.
reason-route-taken = { $route } è già { $seat_of }.
reason-other-track-yours = Hai già l'altro binario di { $route }, e nessuno può averli tutti e due.
reason-track-closed = A un tavolo da { $seats } si usa un solo binario di { $route }, ed è già preso.
reason-too-few-trains = Per { $route } ci { $length ->
        [one] vuole 1 vagone
       *[other] vogliono { $length } vagoni
    }, e { $trains ->
        [0] non ne hai più
        [one] te ne resta 1
       *[other] te ne restano { $trains }
    }.
reason-ferry = { $route } è un traghetto di { $length ->
        [one] 1 casella
       *[other] { $length } caselle
    }: { $ferry ->
        [one] 1 delle carte dev'essere una locomotiva
       *[other] { $ferry } delle carte devono essere locomotive
    }. { $locomotives ->
        [0] Non ne hai
       *[other] Ne hai solo { $locomotives }
    }.
reason-ferry-payment = { $route } è un traghetto di { $length ->
        [one] 1 casella
       *[other] { $length } caselle
    }: { $ferry ->
        [one] 1 delle carte dev'essere una locomotiva
       *[other] { $ferry } delle carte devono essere locomotive
    }, e qui { $used ->
        [0] non ce ne sono
        [one] ce n'è solo 1
       *[other] ce ne sono solo { $used }
    }.
reason-no-colour-enough = Per { $route } ci { $length ->
        [one] vuole 1 carta
       *[other] vogliono { $length } carte di uno stesso colore
    }. { $cards ->
        [0] Non hai carte di nessun colore
        [one] Non hai più di 1 carta per colore
       *[other] Hai al massimo { $cards } carte dello stesso colore
    }, e { $locomotives ->
        [0] non hai locomotive
        [one] hai 1 locomotiva
       *[other] hai { $locomotives } locomotive
    }.
reason-too-few-cards = Per { $route } ci { $length ->
        [one] vuole 1 { $card }
       *[other] vogliono { $length } { $card_many }
    }. { $cards ->
        [0] Non ne hai nessuna
       *[other] Ne hai { $cards }
    }, e { $locomotives ->
        [0] non hai locomotive
        [one] hai 1 locomotiva
       *[other] hai { $locomotives } locomotive
    }.
reason-too-many-cards = Per { $route } ci { $length ->
        [one] vuole 1 carta
       *[other] vogliono { $length } carte
    } in tutto, locomotive comprese.
reason-too-few-locomotives = Così ci { $wanted ->
        [one] vuole 1 locomotiva
       *[other] vogliono { $wanted } locomotive
    }, e { $locomotives ->
        [0] non ne hai
       *[other] ne hai { $locomotives }
    }.
reason-wrong-colour = Per { $route } ci { $length ->
        [one] vuole 1 { $card }
       *[other] vogliono { $length } { $card_many }
    }, non un altro colore.
reason-too-few-of-colour = Così ci { $wanted ->
        [one] vuole 1 { $card }
       *[other] vogliono { $wanted } { $card_many }
    }, e { $cards ->
        [0] non ne hai nessuna
       *[other] ne hai { $cards }
    }.

## Raddoppiare con i terreni

prompt-double = Raddoppi { $route }? Vale { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }, { $doubled } se la raddoppi.
action-single = non raddoppiare
action-double = { $locomotives ->
        [0] raddoppia, senza locomotive
        [one] raddoppia, con 1 locomotiva come terreno
       *[other] raddoppia, con { $locomotives } locomotive come terreno
    }
preview-points = { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
preview-double = { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } per { $cards ->
        [0] { $locomotives ->
            [one] 1 locomotiva
           *[other] { $locomotives } locomotive
        }
        [one] 1 { $terrain }
       *[other] { $cards } { $terrain_many }
    }{ $locomotives ->
        [0] { "" }
       *[other] { $cards ->
            [0] { "" }
           *[other] { " " }e { $locomotives ->
                [one] 1 locomotiva
               *[other] { $locomotives } locomotive
            }
        }
    }
event-doubled = { $seat_the } prende { $route } con { $cards ->
        [0] { "" }
        [one] 1 { $card }
       *[other] { $cards } { $card_many }
    }{ $locomotives ->
        [0] { "" }
       *[other] { $cards ->
            [0] { "" }
           *[other] { " " }e{ " " }
        }{ $locomotives ->
            [one] 1 locomotiva
           *[other] { $locomotives } locomotive
        }
    }, e la raddoppia con { $terrains ->
        [0] { "" }
        [one] 1 { $terrain }
       *[other] { $terrains } { $terrain_many }
    }{ $wild ->
        [0] { "" }
       *[other] { $terrains ->
            [0] { "" }
           *[other] { " " }e{ " " }
        }{ $wild ->
            [one] 1 locomotiva come terreno
           *[other] { $wild } locomotive come terreno
        }
    }: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
reason-locomotives-spent = { $left ->
        [0] Le tue locomotive pagano già la linea: una locomotiva non può fare due lavori.
       *[other] Come terreno puoi giocare soltanto { $left } delle tue locomotive, non { $wanted }.
    }
reason-no-majority = Qualcuno ha davanti { $most ->
        [one] 1 { $terrain }
       *[other] { $most } { $terrain_many }
    }; tu { $own ->
        [0] non ne hai
       *[other] ne hai { $own }
    }{ $wild ->
        [0] { "" }
       *[other] , e con le locomotive ne aggiungi { $wild }
    }. Te ne servono altrettante.
reason-too-little-terrain = Raddoppiare costa { $cost ->
        [one] 1 { $terrain }
       *[other] { $cost } { $terrain_many }
    }; tu { $own ->
        [0] non ne hai
       *[other] ne hai { $own }
    }{ $wild ->
        [0] { "" }
       *[other] , e con le locomotive ne aggiungi { $wild }
    }.
reason-too-many-locomotives = { $most ->
        [one] Qui serve al massimo 1 locomotiva.
       *[other] Qui servono al massimo { $most } locomotive.
    }

## La fine

event-last-round = { $seat_to } { $trains ->
        [0] non restano vagoni
        [one] resta 1 vagone
       *[other] restano { $trains } vagoni
    }: ognuno ha ancora un turno.
event-stuck = Nessuno può fare più niente: la partita è finita.
event-complete = { $seat_the } ha completato { $ticket }: +{ $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
event-incomplete = { $seat_the } non ha completato { $ticket }: −{ $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
event-scored = { $seat_the }: linee { $routes }, biglietti completati { $complete }, non completati { $incomplete }, Globetrotter { $bonus }; in tutto { $total ->
        [one] 1 punto
       *[other] { $total } punti
    }.
score-routes = linee
score-complete = biglietti completati
score-incomplete = biglietti non completati
score-globetrotter = Globetrotter

## Nel terminale

ui-points = punti
ui-trains = vagoni
ui-cards = carte
ui-tickets = biglietti
ui-terrain = terreni
drawing-known = carte prese scoperte
drawing-face-up = scoperte
drawing-decks = mazzi: carte treno { $trains }, carte terreno { $terrain }, biglietti { $tickets }
ui-closed = chiusa
ui-hand = la tua mano
drawing-own-tickets = i tuoi biglietti
drawing-final-round = È cominciato l'ultimo giro.
ui-ttr-board = Mappa del cuore dell'Africa
ui-ttr-ticket-deck = mazzo dei biglietti
ui-ttr-tickets = Biglietti
ui-ttr-standing =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }, biglietti completati: { $complete } di { $tickets }
ui-ttr-complete = completato
ui-ttr-missing = { $trains ->
        [one] manca 1 vagone
       *[other] mancano { $trains } vagoni
    }
ui-ttr-no-way = bloccato
ui-ttr-keep = { $tickets ->
        [one] Tieni 1 biglietto
       *[other] Tieni { $tickets } biglietti
    }
ui-prompt-start = I tuoi primi biglietti: quali tieni? Almeno { $least }.
ui-prompt-keep = Quali biglietti tieni? Almeno { $least }.
ui-ttr-keep-more = Scegline almeno { $least } (finora { $picked })

## Opzioni

option-first_player = Chi comincia
    .help = Chi ha il primo turno: si tira a sorte, o comincia chi avete deciso.
option-first_player-drawn = a sorte
option-first_player-0 = giocatore 1
option-first_player-1 = giocatore 2
option-first_player-2 = giocatore 3
option-first_player-3 = giocatore 4
option-first_player-4 = giocatore 5
option-flush_counts = Le locomotive scoperte non si cambiano
    .help = Tre locomotive scoperte si scartano solo se può venirne una fila migliore: contando tutte le carte che potrebbero tornare, o soltanto il mazzo e gli scarti.
option-flush_counts-display_too = se nemmeno tutte le carte insieme possono servire
option-flush_counts-new_cards = se mazzo e scarti non possono servire

## Posizioni impossibili

fault-too-many-cards = Le { $card_many } sono troppe: al massimo { $count }.
fault-known-not-held = Si sa che { $seat_the } ha { $card_many } che in mano non ci sono.
fault-no-such-owner = { $route } non è di nessuno a questo tavolo.
fault-both-tracks = I due binari di { $route } non possono essere presi così.
fault-too-many-trains = { $seat_the } ha troppi vagoni: al massimo { $trains }.
fault-wrong-display = { $card_a } non può stare fra quelle carte scoperte.
fault-not-filled = Finché ci sono carte per { $pile_the }, le carte scoperte sono al completo, e gli scarti si rimescolano quando finisce.
fault-not-flushed = Le locomotive scoperte sono troppe: al massimo { $most }.
fault-history-length = Di ogni biglietto mostrato si deve sapere a chi, e se è stato tenuto (biglietti: { $tickets }).
fault-history-groups = I biglietti si mostrano a gruppi, prima a tutti in ordine, e di ogni gruppo se ne tengono abbastanza.
fault-ticket-twice = Un biglietto non può essere nuovo due volte.
fault-history-order = I biglietti rimessi tornano nell'ordine in cui sono finiti sotto il mazzo.
fault-first-tickets-in-order = I primi biglietti si scelgono in ordine, ognuno una volta, prima di tutto il resto.
fault-undecided-tickets = I biglietti restano da scegliere soltanto mentre lo si chiede a chi li ha pescati.
fault-no-such-claim = Quella linea non si può prendere e pagare così.
fault-final-round = L'ultimo giro comincia con il primo giocatore che ha al massimo questo numero di vagoni: { $trains }.
fault-ended-too-soon = La partita non è ancora finita.
fault-should-be-over = Quando passano tutti di seguito, la partita è finita.

## Capitoli

chapter-components = Che cosa c'è nella scatola
chapter-setup = Preparazione
chapter-turn = Il turno
chapter-drawing-cards-and-decks = Prendere carte
chapter-claiming-a-route-train-payment = Controllare una linea
chapter-doubling-with-terrain = Raddoppiare con i terreni
chapter-map-tickets-connections = Mappa e biglietti
chapter-end-and-scoring = Fine della partita e punteggio
chapter-test-vectors-from-the-rulebook-s-example = Un esempio
chapter-invariants-worth-asserting = Che cosa vale sempre
chapter-ambiguities-and-rulings = Punti dubbi, e come li giochiamo

## Regole

clause-ttr-comp-1 = Ogni giocatore ha 45 vagoni e un segnapunti.
clause-ttr-comp-2 = Le carte treno sono 110: 12 per ognuno degli otto colori e 14 locomotive; grigie non ce ne sono.
clause-ttr-comp-3 = Le carte terreno sono 45: 15 Deserto, 15 Giungla e 15 Montagna.
clause-ttr-comp-4 = I biglietti sono 48, tutti dello stesso genere.
clause-ttr-comp-5 = Sulla mappa ci sono città, bivi, paesi ai margini e 117 binari, quattro dei quali traghetti.
clause-ttr-comp-6 = Niente gallerie, niente stazioni, niente percorso più lungo.
clause-ttr-set-1 = Chi comincia si tira a sorte.
clause-ttr-set-2 = Ognuno riceve quattro carte treno coperte.
clause-ttr-set-3 = Ognuno riceve una carta terreno, scoperta.
clause-ttr-set-4 = Cinque carte treno stanno scoperte.
clause-ttr-set-5 = Due carte terreno stanno scoperte.
clause-ttr-set-6 = Ognuno riceve quattro biglietti.
clause-ttr-set-7 = Dei primi quattro biglietti ognuno ne tiene almeno due, in segreto.
clause-ttr-set-8 = Il numero dei giocatori conta soltanto per le doppie linee.
clause-ttr-turn-1 = In un turno si fa una di tre cose: prendere carte, prendere una linea o pescare biglietti.
clause-ttr-turn-2 = In un turno si fa una cosa sola, e si prende una sola linea.
clause-ttr-turn-3 = Chi non può fare niente passa; se passano tutti di seguito, la partita finisce.
clause-ttr-turn-4 = Non c'è limite alle carte in mano, ai terreni e ai biglietti.
clause-ttr-draw-1 = Si prendono due carte, una dopo l'altra.
clause-ttr-draw-2 = Ognuna delle due carte può essere un treno o un terreno.
clause-ttr-draw-3 = Ogni carta è una di quelle scoperte, o la prima di un mazzo.
clause-ttr-draw-4 = Una locomotiva scoperta è l'unica carta del turno.
clause-ttr-draw-5 = Una locomotiva scoperta non può mai essere la seconda carta.
clause-ttr-draw-6 = Una locomotiva pescata alla cieca è una carta come le altre.
clause-ttr-draw-7 = Una carta scoperta presa si rimpiazza subito dal suo mazzo.
clause-ttr-draw-8 = Le carte terreno stanno scoperte davanti a chi le ha.
clause-ttr-draw-9 = Se una seconda carta non si può prendere, il turno finisce dopo la prima.
clause-ttr-deck-1 = Le carte spese vanno negli scarti del loro genere.
clause-ttr-deck-2 = Un mazzo finito si rifà con i suoi scarti.
clause-ttr-deck-3 = Da un mazzo vuoto e senza scarti non si pesca.
clause-ttr-deck-4 = Se tre delle carte treno scoperte sono locomotive, si cambiano tutte, a meno che si sappia che è inutile.
clause-ttr-deck-5 = Mazzi e carte scoperte si rimettono in ordine dopo ogni carta mossa.
clause-ttr-deck-6 = Le carte terreno scoperte possono essere uguali e non si cambiano per questo.
clause-ttr-claim-1 = Una linea si può prendere se è libera e aperta e se hai abbastanza vagoni.
clause-ttr-claim-2 = Una linea costa tante carte quante sono le caselle: di un colore, con quante locomotive vuoi.
clause-ttr-claim-3 = Una linea colorata si paga con carte del suo colore.
clause-ttr-claim-4 = Una linea grigia si paga con carte di un colore qualsiasi, tutte uguali.
clause-ttr-claim-5 = Un traghetto vuole una locomotiva per ogni simbolo.
clause-ttr-claim-6 = Chi prende una linea scarta le carte, mette i vagoni e segna subito i punti.
clause-ttr-claim-7 = Le linee da 1 a 6 caselle valgono 1, 2, 4, 7, 10 e 15 punti.
clause-ttr-claim-8 = Le linee si prendono intere e non si perdono più.
clause-ttr-terr-1 = Se raddoppiare si decide quando si prende la linea.
clause-ttr-terr-2 = Raddoppiare costa una carta per le linee fino a 3 caselle, due per le più lunghe.
clause-ttr-terr-3 = Giallo, arancione e rosso sono Deserto; viola, blu e verde Giungla; bianco, grigio e nero Montagna.
clause-ttr-terr-4 = Per raddoppiare devi avere tante carte di quel terreno quante ogni altro giocatore.
clause-ttr-terr-5 = Chi ne ha di più si stabilisce prima di scartare.
clause-ttr-terr-6 = Le locomotive si possono giocare come terreno del tipo che serve.
clause-ttr-terr-7 = Una locomotiva vale come treno o come terreno, mai tutte e due le cose.
clause-ttr-terr-8 = Raddoppiare costa carte terreno; le locomotive contano per prime.
clause-ttr-terr-9 = Più locomotive del costo soltanto se servono a pareggiare.
clause-ttr-terr-10 = Si giocano tante locomotive quante ne servono per il costo e per il pareggio, tra quelle che restano.
clause-ttr-terr-11 = Bastano anche le sole locomotive.
clause-ttr-terr-12 = Le locomotive degli altri non contano mai.
clause-ttr-terr-13 = Una linea raddoppiata vale il doppio, e si raddoppiano soltanto i suoi punti.
clause-ttr-terr-14 = Alla fine le carte terreno non valgono niente.
clause-ttr-map-1 = Una doppia linea è fatta di due binari fra gli stessi luoghi.
clause-ttr-map-2 = I suoi binari possono avere colori diversi, mai lunghezze diverse.
clause-ttr-map-3 = Nessuno può avere tutti e due i binari di una doppia linea.
clause-ttr-map-4 = In quattro o cinque si possono usare tutti e due i binari, da giocatori diversi.
clause-ttr-map-5 = In due o tre giocatori, quando un binario è preso l'altro si chiude.
clause-ttr-map-6 = Le linee per Nigeria, Ciad e Sudan sono vicoli ciechi e non si incontrano.
clause-ttr-map-7 = Puoi avere più linee per lo stesso paese.
clause-ttr-map-8 = Il Madagascar ha due zone, unite soltanto dalla linea che va dall'una all'altra.
clause-ttr-map-9 = Il Madagascar si può attraversare.
clause-ttr-map-10 = I bivi sono luoghi come gli altri, ma nessun biglietto li nomina.
clause-ttr-tick-1 = Si pescano fino a quattro biglietti e se ne tiene almeno uno.
clause-ttr-tick-2 = Un biglietto tenuto resta tuo.
clause-ttr-tick-3 = Un biglietto è completo se le tue linee ne collegano i due capi.
clause-ttr-tick-4 = Un paese si raggiunge da una qualsiasi delle sue entrate o zone.
clause-ttr-tick-5 = Se i biglietti sono completi resta segreto fino alla fine.
clause-ttr-end-1 = Chi finisce il turno con due vagoni o meno apre l'ultimo giro.
clause-ttr-end-2 = Nell'ultimo giro ognuno ha ancora un turno.
clause-ttr-end-3 = Un secondo giocatore con pochi vagoni non cambia niente.
clause-ttr-score-1 = Linee, più i biglietti completi, meno quelli incompleti, più il Globetrotter.
clause-ttr-score-2 = Chi ha più biglietti completi ottiene 10 punti; a pari merito, ognuno di loro.
clause-ttr-score-3 = Per il Globetrotter i biglietti incompleti non contano.
clause-ttr-score-4 = Senza biglietti completi il Globetrotter non si assegna.
clause-ttr-score-5 = Non c'è un bonus per il percorso più lungo.
clause-ttr-score-6 = Vince chi ha più punti; poi chi ha più biglietti completi; poi la vittoria è condivisa.
clause-ttr-score-7 = I punti di una linea si segnano quando la si prende.
clause-ttr-tv1 = Tre carte nere e una locomotiva come terreno: 8 punti.
clause-ttr-tv2 = Lo stesso senza raddoppiare: 4 punti.
clause-ttr-tv3 = Una carta Montagna contro due non raddoppia.
clause-ttr-tv4 = Una locomotiva non può fare due lavori.
clause-ttr-tv5 = Con due locomotive si può.
clause-ttr-tv6 = A parità di carte, basta una carta o una locomotiva.
clause-ttr-tv7 = In tutto i modi di raddoppiare sono tre.
clause-ttr-i1 = Nessuna carta treno va mai persa.
clause-ttr-i2 = Nessuna carta terreno va mai persa.
clause-ttr-i3 = Nessun biglietto va mai perso.
clause-ttr-i4 = I vagoni sono sulla mappa o nella riserva.
clause-ttr-i5 = I due binari di una doppia linea sono di giocatori diversi, o se ne usa uno solo.
clause-ttr-i6 = I punti delle linee si leggono sulla mappa.
clause-ttr-i7 = Finché ci sono carte, quelle scoperte sono al completo.
clause-ttr-a1 = Una linea grigia vuole un colore qualsiasi ed è Montagna.
clause-ttr-a2 = I traghetti vogliono una locomotiva per simbolo.
clause-ttr-a3 = Una locomotiva conta per il pareggio e per il costo.
clause-ttr-a4 = Per pareggiare si possono giocare più locomotive del costo.
clause-ttr-a5 = Le carte proprie che non servono restano.
clause-ttr-a6 = Il pareggio si controlla prima di pagare.
clause-ttr-a7 = Si può raddoppiare senza avere carte di quel terreno.
clause-ttr-a8 = Nessuno può rispondere con locomotive.
clause-ttr-a9 = Nessuno ha tutti e due i binari di una doppia linea.
clause-ttr-a10 = In due o tre, il secondo binario si chiude per tutti.
clause-ttr-a11 = Le zone del Madagascar sono luoghi come gli altri.
clause-ttr-a12 = Più linee verso un paese sono permesse.
clause-ttr-a13 = Niente locomotiva scoperta dopo una carta terreno.
clause-ttr-a14 = Non si cambiano se restano troppo poche altre carte. Se il ricambio delle carte scoperte si ripete troppo, le altre locomotive si scartano via via.
clause-ttr-a15 = Un mazzo si rimescola appena finisce.
clause-ttr-a16 = La seconda carta va presa, se si può.
clause-ttr-a17 = Se i biglietti sono pochi si prende quel che c'è.
clause-ttr-a18 = Niente Globetrotter se nessuno ha completato un biglietto.
clause-ttr-a19 = La parità completa è una vittoria condivisa.
clause-ttr-a20 = I biglietti vanno sotto il mazzo nell'ordine in cui sono stati mostrati.
clause-ttr-a21 = Gli scarti sono scoperti.
clause-ttr-a22 = Un biglietto fra due paesi sarebbe permesso.
clause-ttr-a23 = I bivi non sono mai capi di un biglietto.
clause-ttr-a24 = Il Globetrotter è l'unico bonus.

## Cifre

account-points = punti
account-trains = vagoni
account-cards = carte in mano

## Che cosa decide per un bot, come frase: “alla fine della mossa, rispetto a una risposta media, …”

feature-points-more = fai più punti
feature-cards-more = hai più carte in mano
feature-locomotives-more = hai più locomotive
feature-alike-more = hai più carte dello stesso colore
feature-points_done-more = i tuoi biglietti completati valgono di più
feature-points_open-more = i tuoi biglietti aperti possono ancora valere di più
feature-points_lost-less = perdi meno punti con i biglietti
feature-distance-less = ai tuoi biglietti mancano meno vagoni
feature-covered-more = le tue carte pagano una parte più grande di quello che serve ai biglietti
feature-contested-less = meno linee che ti servono sono contese
feature-best_claim-more = la tua prossima linea potrebbe valere di più
feature-best_double-more = la tua prossima linea, raddoppiata, potrebbe valere di più
feature-terrain-more = hai più carte terreno
feature-majorities-more = in più terreni nessuno ha più carte di te
