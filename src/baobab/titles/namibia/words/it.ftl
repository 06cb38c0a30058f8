### Le parole di Namibia.

title-name = Namibia
title-about = Compagnie minerarie a caccia di diamanti, oro, argento e rame. Corrompi i funzionari, apri miniere, posa i binari della colonia e spedisci quando il prezzo è giusto. I soldi aiutano, ma dopo sei round vince chi ha la reputazione migliore.
version-1 = La prima versione: il regolamento come lo leggiamo noi.

## Nomi

space = { $name }
    .article = none

commodity =
    .mass = yes
    .made = di { $name }
commodity-diamond = diamanti
    .article = i
commodity-gold = oro
    .article = l-m
    .made = d'oro
commodity-silver = argento
    .article = l-m
    .made = d'argento
commodity-copper = rame
    .article = il

port = il porto { $name }
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

card = carta { $name }
    .article = la
card-no_diamond = carta che vieta i diamanti
card-no_gold = carta che vieta l'oro
card-no_silver = carta che vieta l'argento
card-no_copper = carta che vieta il rame

ore = { $name }
    .article = none
ore-abandoned = miniera abbandonata
    .article = la

head = { $name }
    .article = none
corner = { $name }
    .article = none

argument-space = casella della mappa
    .article = la
argument-commodity = materia prima
    .article = la
argument-port = porto
    .article = il
argument-edge = lato di una casella
    .article = il
argument-card = carta
    .article = la
argument-ore = contenuto di una casella
    .article = il
argument-head = miniera
    .article = la
argument-corner = angolo di una casella
    .article = l-m

## Preparazione

event-square = In { $space } c'è un cubo { $commodity_made }.
event-card = { $seat_the } può estrarre tutto tranne { $commodity_the }.
event-first = Comincia { $seat_the }.
event-park = Lungo { $edge } c'è già un binario.

prompt-cube = Quale dei tuoi cubi metti, e dove?
action-cube = metti un cubo { $commodity_made } in { $space }
event-cube = { $seat_the } mette un cubo { $commodity_made } in { $space }.
reason-forbidden = La tua carta vieta { $commodity_the }.
reason-cube-placed = Il tuo cubo { $commodity_made } l'hai già messo.
reason-too-close = { $space } è accanto a un cubo, e ci sono ancora caselle vuote che non lo sono.
reason-port-space = { $space } è un porto: niente cubi e niente miniere.
reason-expansion-space = { $space } in questo gioco non si usa.
reason-abandoned-space = La miniera in { $space } è abbandonata: lì non ci va più niente.
reason-mine-there = In { $space } c'è già una miniera { $owner_of }.
reason-own-mine-there = In { $space } hai già una tua miniera.
reason-cubes-there = In { $space } { $commodity_plural ->
        [yes] ci sono già
       *[no] c'è già
    } { $commodity_a }.
reason-time-of-cubes = I cubi si mettono uno a uno solo all'inizio della preparazione, prima delle miniere.

prompt-first-mine = Dove sta la tua prima miniera? È già completa.
prompt-second-mine = Dove costruisci la seconda miniera? Non un'altra miniera { $commodity_made }.
action-mine = costruisci una miniera in { $space }
preview-mine = { $cubes ->
        [one] 1 cubo { $commodity_made }
       *[other] { $cubes } cubi { $commodity_made }
    }
event-first-mine = { $seat_the } ha in { $space } una miniera { $commodity_made } completa, con { $cubes ->
        [one] 1 cubo
       *[other] { $cubes } cubi
    }.
event-second-mine = { $seat_the } costruisce in { $space } una miniera { $commodity_made }, con { $cubes ->
        [one] 1 cubo
       *[other] { $cubes } cubi
    }.
reason-no-deposit = In { $space } non c'è niente da estrarre.
reason-forbidden-mine = In { $space } { $commodity_plural ->
        [yes] ci sono
       *[no] c'è
    } { $commodity_a }, e la tua carta { $commodity_plural ->
        [yes] li
       *[no] lo
    } vieta.
reason-same-commodity = La tua prima miniera è { $commodity_made }: la seconda deve essere di un altro tipo.
reason-time-of-mines = Le miniere si iniziano nel tuo turno di costruzione, prima di esplorare.
reason-mines-after-cubes = Le miniere si mettono quando tutti i cubi della preparazione sono al loro posto.
reason-setup-mines-placed = Le miniere della preparazione ci sono già; le prossime si iniziano nei turni di costruzione.

prompt-opening = { $tracks ->
        [one] Posa ancora 1 binario accanto a uno che c'è già. Dove?
       *[other] Posa { $tracks } binari, ognuno accanto a uno che c'è già. Dove?
    }

## Tangenti

event-round = Comincia il round { $round }. I funzionari non si accontentano di meno di { $minimum } GM.
prompt-bribe = { $bid ->
        [0] Round { $round }: quanto offri? Almeno { $minimum } GM, oppure passa.
       *[other] Round { $round }: l'offerta è di { $bid } GM. Offri di più o passi?
    }
action-number-bribe = offri { $amount } GM
action-number-buy = { $amount ->
        [0] non comprarne
       *[other] comprane { $amount }
    }
action-pass = passa
preview-pass = posto { $place }: { $sold ->
        [0] paghi { $amount } GM
       *[other] vendi { $sold } di reputazione per { $price } GM, paghi { $amount } GM
    }, { $loss ->
        [0] non perdi reputazione
       *[other] perdi { $loss } di reputazione
    } e { $tracks ->
        [0] non prendi binari
        [one] prendi 1 binario
       *[other] prendi { $tracks } binari
    }
preview-pass-out = usciresti dal gioco: il posto { $place } { $sold ->
        [0] costa { $loss } di reputazione
       *[other] { $loss ->
            [0] costa { $amount } GM, e per pagarli dovresti vendere { $sold } di reputazione, a { $price } GM in tutto
           *[other] costa { $loss } di reputazione e { $amount } GM, e per pagarli dovresti venderne { $sold }, a { $price } GM in tutto
        }
    }, e tu ne hai { $reputation }
event-bid = { $seat_the } offre { $amount } GM.
event-place = { $seat_the } prende il posto { $place }, paga { $amount } GM, { $loss ->
        [0] non perde reputazione
       *[other] perde { $loss } di reputazione
    } e { $tracks ->
        [0] non prende binari
        [one] prende 1 binario
       *[other] prende { $tracks } binari
    }.
event-sold = { $seat_the } non può pagare e vende { $points } di reputazione per { $amount } GM.
event-eliminated = { $seat_the } non ha più reputazione ed esce dal gioco.
event-alone = Non resta nessun altro: vince { $seat_the }.
reason-below-minimum = Nel round { $round } l'offerta minima è di { $minimum } GM.
reason-bid-too-low = L'offerta { $leader_of } è di { $bid } GM: offri di più, oppure passa.
reason-bid-too-high = Hai solo { $money } GM.
reason-only-the-minimum = Hai solo { $money } GM: puoi aprire con il minimo di { $minimum } GM, ma non di più.
reason-time-of-bids = Gli importi si dicono solo all'asta e quando si compra reputazione.
reason-no-passing = Qui non si passa: bisogna scegliere.
reason-keep-instead = Qui non si passa: se non vuoi spedire, scegli “tieni”.

## Costruzione

event-completed = { $seat_the } completa la miniera { $commodity_made } in { $space }, che adesso ha { $cubes ->
        [one] 1 cubo
       *[other] { $cubes } cubi
    }.
event-completed-dry = { $seat_the } completa la miniera { $commodity_made } in { $space }; accanto a una miniera abbandonata il filone si esaurisce, e non arriva nessun cubo.
event-completed-short = { $seat_the } completa la miniera { $commodity_made } in { $space }, ma non ci sono più cubi da aggiungere.
prompt-complete = { $cubes ->
        [one] Resta solo 1 cubo { $commodity_made }. A quale delle tue nuove miniere va?
       *[other] Restano solo { $cubes } cubi { $commodity_made }. A quale delle tue nuove miniere ne va uno? Scegli nell'ordine della mappa.
    }
action-extra = aggiungi un cubo alla miniera in { $space }
reason-not-under-construction = In { $space } non hai una miniera in costruzione.
reason-enough-cubes = Per { $commodity_the } non c'è niente da scegliere.
reason-running-dry = La miniera in { $space } è accanto a una abbandonata e non riceve cubi.
reason-passed-over = { $space } l'hai già saltata: si sceglie nell'ordine della mappa.
reason-cubes-left-over = Si sceglie nell'ordine della mappa: cominciando da { $space } avanzerebbero dei cubi.
reason-time-of-extra = I cubi in più si scelgono solo all'inizio del tuo turno di costruzione, e solo se non bastano per tutte le miniere che completi.

prompt-start = { $times ->
        [one] Dove inizi una nuova miniera?
       *[other] Hai l'ultimo posto e inizi { $times } miniere. Dove va la prossima?
    }
event-started = { $seat_the } inizia una miniera { $commodity_made } in { $space }.
event-no-start = { $seat_the } non può iniziare un'altra miniera.

prompt-explore = { $extending ->
        [0] Nessun giacimento si può estendere. Dove ne trovi uno nuovo?
       *[other] { $times ->
            [one] Devi esplorare. Quale giacimento estendi, e dove?
           *[other] Hai l'ultimo posto e devi esplorare ancora { $times } volte. Quale giacimento estendi, e dove?
        }
    }
action-explore = trova { $commodity_a } in { $space }
preview-explore = { $cubes ->
        [one] 1 cubo
       *[other] { $cubes } cubi
    }
event-explored = { $seat_the } esplora: { $cubes ->
        [one] 1 cubo { $commodity_made }
       *[other] { $cubes } cubi { $commodity_made }
    } in { $space }.
event-new-deposit = { $seat_the } trova un nuovo giacimento { $commodity_made } in { $space }: 1 cubo.
event-no-exploring = { $seat_the } non trova più niente da esplorare.
reason-no-cube-left = Non ci sono più cubi { $commodity_made }.
reason-no-deposit-near = Accanto { $space_to } non { $commodity_plural ->
        [yes] ci sono
       *[no] c'è
    } { $commodity }, e un giacimento nuovo comincia solo se nessuno si può estendere.
reason-time-of-exploring = Si esplora nel tuo turno di costruzione, dopo aver iniziato una miniera.

prompt-lay = { $tracks ->
        [one] Dove posi il tuo binario?
       *[other] Dove posi il prossimo dei tuoi { $tracks } binari?
    }
action-lay = posa un binario lungo { $edge }
event-laid = { $seat_the } posa un binario lungo { $edge }.
event-tracks-back = { $seat_the } non trova posto per { $tracks ->
        [one] 1 binario e lo rende
       *[other] { $tracks } binari e li rende
    }.
reason-track-there = Lungo { $edge } c'è già un binario.
reason-seaward = { $edge } dà sul mare: lì non si posano binari.
reason-track-apart = { $edge } non tocca nessun altro binario.
reason-track-along-side = Adesso si posano binari: vanno lungo i lati delle caselle, non sopra.
reason-time-of-tracks = I binari si posano nel tuo turno di costruzione, dopo aver esplorato.
reason-tracks-after-mines = Nella preparazione i binari vengono per ultimi, dopo le miniere.

prompt-truck = In quale delle tue miniere complete mandi il camion?
action-truck = manda il camion in { $space }
preview-to-ports = { $cubes ->
        [one] 1 cubo { $commodity_made }
       *[other] { $cubes } cubi { $commodity_made }
    }, per ferrovia fino a { $ports }
preview-on-rails = { $cubes ->
        [one] 1 cubo { $commodity_made }, binari che non portano a un porto
       *[other] { $cubes } cubi { $commodity_made }, binari che non portano a un porto
    }
preview-off-rails = { $cubes ->
        [one] 1 cubo { $commodity_made }, senza ferrovia
       *[other] { $cubes } cubi { $commodity_made }, senza ferrovia
    }
event-truck = { $seat_the } manda il camion in { $space }.
event-no-truck = { $seat_the } non ha nessuna miniera completa per il camion.
reason-no-mine-there = In { $space } non c'è nessuna miniera.
reason-not-your-mine = La miniera in { $space } è { $owner_of }.
reason-not-completed = La tua miniera in { $space } è ancora in costruzione.
reason-time-of-trucks = I camion partono alla fine di un turno di costruzione.

## Spedizione

prompt-select = { $dearest ->
        [0] Che cosa si spedisce adesso, e da quale porto?
        [one] Hai l'ultimo posto: devi spedire la materia prima più cara che resta. Da quale porto?
       *[other] Hai l'ultimo posto e devi spedire la materia prima più cara: { $dearest ->
            [2] due sono
           *[other] { $dearest } sono
        } alla pari. Quale, e da quale porto?
    }
action-select = spedisci { $commodity_the } da { $port }
preview-select = { $cubes ->
        [0] nessuno potrebbe spedire
       *[other] se spediscono tutti: a te { $own } GM, agli altri { $others } GM{ $points ->
            [0] {""}
           *[other] , +{ $points } di reputazione
        }{ $halved ->
            [0] {""}
            [one] ; 1 cubo a metà prezzo
           *[other] ; { $halved } cubi a metà prezzo
        }
    }
event-selected = { $seat_the } fa spedire { $commodity_the } da { $port }.
reason-commodity-selected = In questo round { $commodity_the } { $commodity_plural ->
        [yes] si spediscono
       *[no] si spedisce
    } già da { $port }.
reason-port-selected = { $port } in questo round è occupato: spedisce { $commodity_the }.
reason-dearest-first = All'ultimo posto devi spedire la materia prima più cara che resta, a { $price } GM; il prezzo { $commodity_of } è { $own }.
reason-select-first = Prima scegli una materia prima e il suo porto. Se { $space } spedisce lo si chiede dopo.
reason-time-of-selecting = Materia prima e porto si scelgono quando tutti hanno costruito, e scelgono i primi posti.

prompt-road = Il tuo camion spedisce un cubo da { $space }? Il prezzo { $commodity_of } è { $price } GM; venduti { $shipped }, domanda { $demand }.
prompt-rail = La tua miniera in { $space } spedisce per ferrovia { $cubes ->
        [one] il suo cubo
       *[other] i suoi { $cubes } cubi
    }? Il prezzo { $commodity_of } è { $price } GM; venduti { $shipped }, domanda { $demand }.
action-ship = spedisci
action-keep = tieni
preview-sale = porta { $amount } GM
preview-sale-for = porta { $amount } GM; { $active_the } guadagna { $points } di reputazione
event-by-truck = { $seat_the } spedisce 1 cubo da { $space } con il camion e incassa { $amount } GM.
event-by-rail = { $seat_the } spedisce { $cubes ->
        [one] 1 cubo
       *[other] { $cubes } cubi
    } da { $space } per ferrovia e incassa { $amount } GM.
event-kept = { $seat_the } non spedisce niente per ferrovia da { $space }.
event-truck-kept = Il camion { $seat_of } resta in { $space }.
event-halved = L'offerta supera la domanda: il prezzo { $commodity_of } scende a { $price } GM.
event-bonus = { $seat_the } guadagna { $points } di reputazione.
reason-one-after-another = Si chiede una miniera dopo l'altra. Ora si tratta di quella in { $space }: spedisci o tieni?
reason-time-of-shipping = Si spedisce quando tutti hanno costruito e una materia prima è stata scelta.

## Amministrazione e reputazione

event-market = Il mercato { $commodity_of }: prezzo { $price }, domanda { $demand }.
event-exhausted = La miniera { $seat_of } in { $space } è esaurita e resta abbandonata.
event-unmarked = La miniera { $seat_of } in { $space } è esaurita; non ci sono più segnalini, e la casella è di nuovo vuota.
prompt-buy = Quanti punti di reputazione compri? Uno costa { $rate } GM, e tu ne hai { $money }.
preview-buy = { $amount } GM, poi { $reputation } di reputazione
event-bought = { $seat_the } { $points ->
        [0] non compra reputazione
       *[other] compra { $points } di reputazione per { $amount } GM
    }.
reason-buy-none = Chi non compra niente risponde 0.
reason-too-dear = A { $rate } GM il punto i tuoi soldi bastano per { $most }.

## La fine

event-glut = { $cubes ->
        [one] Sulla mappa resta fuori dalle miniere 1 cubo { $commodity_made }
       *[other] Sulla mappa restano fuori dalle miniere { $cubes } cubi { $commodity_made }
    }: il prezzo scende a { $price }.
event-under-way = { $seat_the } riceve { $amount } GM per { $cubes ->
        [one] 1 cubo
       *[other] { $cubes } cubi
    } nelle miniere in costruzione.
event-scored = { $seat_the }: { $points } di reputazione per { $amount } GM, in tutto { $total }.
score-reputation = reputazione
score-money = dai soldi

## Opzioni

option-payment = Pagamento all'asta
    .help = Quanto paga chi passa: la sua ultima offerta, oppure l'offerta più alta del momento. Il minimo si paga sempre.
option-payment-own_bid = la propria ultima offerta
option-payment-standing_bid = l'offerta più alta
option-first_player = Chi comincia
    .help = Chi gioca per primo: tirato a sorte, o deciso insieme.
option-first_player-drawn = a sorte
option-first_player-0 = giocatore 1
option-first_player-1 = giocatore 2
option-first_player-2 = giocatore 3
option-first_player-3 = giocatore 4

## Posizioni impossibili

fault-cubes-of-nothing = In { $space } il numero dei cubi e il loro tipo non vanno insieme.
fault-not-a-mine-space = In { $space } non possono esserci né cubi né miniere.
fault-nobodys-mine = La miniera in { $space } non è di nessuno che giochi.
fault-mine-on-marker = { $space } non può avere una miniera ed essere abbandonata.
fault-forbidden-mine = In { $space } qualcuno estrae { $commodity_a }, e la sua carta { $commodity_plural ->
        [yes] li
       *[no] lo
    } vieta.
fault-empty-mine = La miniera in { $space } non ha cubi.
fault-too-many-cubes = Questi cubi { $commodity_made } sono troppi: al massimo { $most }.
fault-too-many-heads = { $seat_the } ha troppe miniere: al massimo { $most }.
fault-too-many-tracks = I binari sono troppi: al massimo { $most }.
fault-too-many-markers = I segnalini di miniera abbandonata sono troppi: al massimo { $most }.
fault-track-missing = Il binario lungo { $edge } c'è fin dall'inizio.
fault-track-at-sea = Lungo { $edge } non può esserci un binario.
fault-track-alone = Il binario lungo { $edge } non è unito a nessun binario dell'inizio.
fault-shipped-unselected = Nessuno ha scelto { $commodity_the }: niente può essere partito.
fault-port-twice = { $port } spedisce due materie prime.
fault-out-of-order = Chi è fuori dal gioco si conta da 1, e qualcuno deve restare.
fault-out-with-goods = { $seat_the } è fuori dal gioco e non ha più niente.
fault-no-reputation = { $seat_the } non ha reputazione e sarebbe fuori dal gioco.
fault-card-twice = Due giocatori hanno la stessa carta.
fault-truck-astray = Il camion { $seat_of } non può stare in { $space }.
fault-no-auction-now = Ci sono offerte o posti di un'asta, e non c'è nessuna asta in corso.
fault-too-many-places = I posti sono più dei giocatori al tavolo ({ $seats }).
fault-wrong-order = Chi è ancora in gioco ha un posto nell'ordine, e uno solo.
fault-wrong-places = All'asta i posti si prendono dall'ultimo in poi, e li prende chi passa.
fault-ended-too-soon = La partita finisce dopo il round { $rounds }, a meno che prima resti un giocatore solo.
fault-one-question = C'è una sola domanda aperta, e almeno due giocatori sono in gioco.
fault-asked-who-is-out = La domanda va a qualcuno che è fuori dal gioco.
fault-cubes-in-hand = Cubi in mano ce ne sono solo nella preparazione.
fault-no-buying-now = Dopo il round { $round } non si compra reputazione.
fault-nothing-selected-now = Materie prime e porti si scelgono solo durante la spedizione.
fault-no-trucks-now = Un camion è sulla mappa prima del tempo.
fault-tracks-held = Qualcuno ha dei binari e adesso non può averne.
fault-not-the-setup = La preparazione non può essere così.
fault-hands-in-turn = I cubi della preparazione si mettono a turno, uno alla volta.
fault-forbidden-in-hand = Qualcuno ha un cubo che la sua carta vieta.
fault-not-bidding = La domanda va a qualcuno che adesso non fa offerte.
fault-bid-above-money = Nessuno offre più dei suoi soldi, tranne il minimo.
fault-wrong-bids = Le offerte raggiungono il minimo e crescono, e chi ha fatto la più alta è ancora in gara.
fault-too-often = Non si devono fare così tante miniere o esplorazioni.
fault-wrong-stage = I posti, le scelte e la materia prima che si spedisce non vanno insieme.

## Il disegno

drawing-round = Round { $round } di { $rounds }
drawing-supply = Nella riserva: binari { $tracks }, segnalini { $markers }
ui-nam-market = Mercato
drawing-price = prezzo
drawing-demand = domanda
drawing-shipped = venduti
drawing-left = cubi
drawing-port = porto
ui-nam-money = GM
drawing-reputation = rep
drawing-heads = ped.
ui-nam-tracks = binari
ui-nam-bid = offre
ui-nam-took = posto { $place }
ui-nam-place = { $place }: { $loss ->
        [0] 0
       *[other] −{ $loss }
    } rep, { $tracks ->
        [one] 1 binario
       *[other] { $tracks } binari
    }
ui-nam-places = Posti
drawing-forbidden = vieta
ui-nam-not-mined = non estrae
ui-nam-out = fuori dal gioco
drawing-legend = ▲ miniera completa, △ miniera in costruzione, T camion, ≈ porto, xxx abbandonata, ▒ non si usa; i lati spessi sono binari. “D2-E3” è il lato fra le due caselle, “A7-NE” quello al confine (E est, W ovest, N nord, S sud).
ui-nam-score = reputazione
ui-nam-spare = pedine miniera
ui-nam-truck = camion in
ui-nam-hand = cubi in mano

## Il tabellone nel browser

ui-nam-board = Mappa della Namibia
ui-nam-angola = Angola
ui-nam-botswana = Botswana
ui-nam-south-africa = Sudafrica
ui-nam-rounds = Round
ui-nam-buy-after = Dopo il round { $round } un punto di reputazione si compra per { $rate } GM.
ui-nam-buy-end = Alla fine si riceve un punto di reputazione ogni { $rate } GM.
ui-nam-end = fine della partita
ui-nam-if-pass = se passi
ui-nam-minimum = almeno { $minimum } GM
ui-nam-pool = { $cubes ->
        [one] resta 1
       *[other] restano { $cubes }
    }
ui-nam-trade = { $commodity }: prezzo { $price }, domanda { $demand }, cubi rimasti { $left }.
ui-nam-trade-port = Da { $port }: { $sold ->
        [one] 1 venduto
       *[other] { $sold } venduti
    }.
ui-nam-trade-half = { $more ->
        [0] Il prossimo cubo dimezza il prezzo a { $price }.
        [one] Ancora 1 cubo a prezzo pieno, poi si dimezza a { $price }.
       *[other] Ancora { $more } cubi a prezzo pieno, poi si dimezza a { $price }.
    }
ui-nam-trade-next = A fine round: prezzo { $price }, domanda { $demand }.
ui-nam-trade-if = { $selected ->
        [0] Se nessuno sceglie questa materia prima: prezzo { $price }, domanda { $demand }.
       *[other] Senza altre vendite: prezzo { $price }, domanda { $demand }.
    }
ui-nam-companies = Compagnie
ui-nam-col-money = marchi d'oro
ui-nam-col-reputation = reputazione
ui-nam-col-final = reputazione se la partita finisse ora
ui-nam-col-head = pedine miniera in mano
ui-nam-col-track = binari in mano
ui-nam-col-truck = dove sta il camion
ui-nam-col-closed = vietato dalla carta
ui-nam-short-money = denaro
ui-nam-short-reputation = rep
ui-nam-short-final = finale
ui-nam-short-head = pedine
ui-nam-short-track = binari
ui-nam-short-truck = camion
ui-nam-short-closed = vieta
ui-nam-legend-price = prezzo
ui-nam-legend-demand = domanda
ui-nam-legend-sold = venduti
ui-nam-legend-half = metà prezzo
ui-nam-legend-final = se finisse ora; + per le miniere incompiute
ui-nam-unfinished = Le miniere in costruzione varrebbero { $amount } GM se la partita finisse ora.
ui-nam-final = { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } di reputazione se la partita finisse ora
ui-nam-bidding = La tua offerta
ui-nam-buying = Comprare reputazione
ui-nam-less = meno
ui-nam-more = più
ui-nam-most = tutto: { $amount }
ui-nam-close = chiudi
ui-nam-side = lato { $edge }
ui-nam-side-laid = binario lungo { $edge }
ui-nam-side-sea = { $edge }, verso il mare
ui-nam-truck-of = camion { $seat_of }
ui-nam-unused = non si usa in questo gioco
ui-nam-mine-of = miniera completa { $seat_of }
ui-nam-building-of = miniera in costruzione { $seat_of }
ui-nam-rail-to = ferrovia per { $ports }

## I capitoli delle regole

chapter-general-rules = In generale
chapter-set-up-4-players = La preparazione
chapter-bribing-the-officials = Le tangenti
chapter-construction = La costruzione
chapter-shipping = La spedizione
chapter-administration = L'amministrazione
chapter-buying-reputation = Comprare reputazione
chapter-end-of-game = La fine della partita
chapter-three-players = In tre
chapter-test-vectors = Esempi
chapter-ambiguities-and-rulings = Questioni aperte, e come le giochiamo
chapter-invariants-for-tests = Quello che vale sempre

## Le regole, in breve

clause-nam-0-1 = Sei round di tangenti, costruzione, spedizione e amministrazione.
clause-nam-0-2 = Alla fine vince chi ha più reputazione.
clause-nam-0-3 = Si paga alla banca e si riceve dalla banca; non si commercia.
clause-nam-0-4 = Tutto tranne i soldi è limitato: quello che non c'è non si usa.
clause-nam-0-5 = Le caselle scure non prendono né cubi né miniere; i binari possono passarci accanto.
clause-nam-0-6 = In una casella sta una sola miniera e un solo tipo di cubi.
clause-nam-0-7 = Prezzi e domanda restano fra 1 e 15.
clause-nam-0-8 = Tutto è scoperto, e dopo la preparazione niente dipende dalla sorte.
clause-nam-0-9 = Puoi estrarre ed esplorare le tre materie prime della tua carta.
clause-nam-s-1 = Tutti cominciano con gli stessi pezzi, gli stessi soldi e la stessa reputazione.
clause-nam-s-2 = Sulle caselle iniziali c'è, a caso, un cubo di ogni materia prima.
clause-nam-s-3 = Ogni prezzo e ogni domanda comincia da 6.
clause-nam-s-4 = Ognuno riceve una carta.
clause-nam-s-5 = Chi comincia è tirato a sorte; poi si gira in senso orario.
clause-nam-s-6 = Ognuno mette un cubo di ogni materia prima della sua carta.
clause-nam-s-7a = I cubi si mettono a turno in caselle minerarie vuote.
clause-nam-s-7b = I cubi stanno lontani da altri cubi finché c'è una casella così.
clause-nam-s-8 = La prima miniera è completa e sta su un cubo che puoi estrarre.
clause-nam-s-9 = La seconda miniera è di un'altra materia prima ed è in costruzione.
clause-nam-s-10 = Ognuno posa binari che ne toccano altri.
clause-nam-s-11 = I lati dei porti verso terra hanno i binari fin dall'inizio.
clause-nam-1-1 = Le offerte girano nell'ordine del round precedente.
clause-nam-1-2 = L'offerta minima è il numero del round.
clause-nam-1-3 = Un'offerta supera la precedente e non i tuoi soldi.
clause-nam-1-4 = Chi non offre passa ed è fuori dall'asta.
clause-nam-1-5a = Chi passa prende l'ultimo posto libero.
clause-nam-1-5b = Chi passa paga la sua ultima offerta, o il minimo se non ne ha fatte.
clause-nam-1-6 = Chi resta per ultimo prende il primo posto.
clause-nam-1-7 = I primi posti perdono 5, 3 e 1 di reputazione e prendono binari: 3, 2 e 1; l'ultimo non perde e non prende niente.
clause-nam-1-8a = Chi non può pagare vende la reputazione che basta, a 2 GM il punto.
clause-nam-1-8b = Prima si vende, poi si paga, poi si perde reputazione, poi si prendono i binari.
clause-nam-1-9 = Chi scende sotto 1 di reputazione esce dal gioco.
clause-nam-1-10 = Se i binari non bastano, li prende chi ha passato prima.
clause-nam-2-1a = Tutte le miniere in costruzione si completano.
clause-nam-2-1b = Una miniera completata riceve un cubo in più, se ce n'è ancora.
clause-nam-2-1c = Accanto a una miniera abbandonata non si aggiungono cubi.
clause-nam-2-1d = Se i cubi non bastano, chi possiede le miniere sceglie a quali vanno.
clause-nam-2-2a = Una miniera si inizia su cubi che puoi estrarre, dove non ce n'è un'altra.
clause-nam-2-2b = Chi può iniziare una miniera deve farlo.
clause-nam-2-2c = L'ultimo posto inizia ed esplora due volte.
clause-nam-2-3a = Esplorando si mettono cubi in una casella vuota accanto alla stessa materia prima.
clause-nam-2-3b = Un giacimento nuovo comincia solo se nessuno si può estendere.
clause-nam-2-3c = Si esplorano solo caselle minerarie vuote.
clause-nam-2-3d = Chi può esplorare deve farlo.
clause-nam-2-3e = L'ultimo posto esplora due volte.
clause-nam-2-4a = Un binario va su un lato libero e ne tocca un altro.
clause-nam-2-4b = Tutti i binari presi all'asta si devono posare.
clause-nam-2-4c = L'ultimo posto non ha binari da posare.
clause-nam-2-4d = Una casella è sulla ferrovia se un suo lato ha un binario; un angolo non basta.
clause-nam-2-4e = I binari non sono di nessuno e restano dove sono.
clause-nam-2-4f = Miniera e porto sono collegati se i binari portano da un lato dell'una a un lato dell'altro.
clause-nam-2-5a = Il camion va in una delle tue miniere complete.
clause-nam-3-0a = I primi tre posti sono attivi, uno dopo l'altro.
clause-nam-3-0b = Chi è attivo sceglie una materia prima e un porto ancora liberi nel round.
clause-nam-3-0c = L'offerta di una materia prima scelta parte da 0.
clause-nam-3-0d = Chi è attivo spedisce per primo, poi gli altri secondo il posto.
clause-nam-3-1a = Un camion può spedire un cubo dalla sua miniera.
clause-nam-3-1b = Il camion che ha spedito resta al porto fino alla fine del round.
clause-nam-3-1c = Prima tutti i camion, poi tutti i treni.
clause-nam-3-2a = Per ferrovia spediscono le miniere complete di quella materia prima collegate al suo porto.
clause-nam-3-2b = Per ferrovia una miniera spedisce tutti i suoi cubi o nessuno.
clause-nam-3-2c = Dopo il camion la miniera può spedire il resto per ferrovia.
clause-nam-3-3a = I cubi si vendono uno a uno; quello che supera la domanda dimezza il prezzo.
clause-nam-3-3b = Il prezzo dimezzato vale per quel cubo e per i seguenti; si dimezza una volta sola.
clause-nam-3-3c = Chi è attivo guadagna 2 di reputazione per ogni camion e ogni miniera degli altri che spedisce.
clause-nam-3-3d = I cubi spediti tornano subito nella riserva.
clause-nam-3-3e = I cubi venduti non hanno limite.
clause-nam-4-1 = Dopo la spedizione il mercato si muove.
clause-nam-4-1a = Venduto più della domanda: la domanda sale di 2.
clause-nam-4-1b = Venduto quanto la domanda: prezzo e domanda salgono di 1.
clause-nam-4-1c = Venduto meno della domanda: il prezzo sale di 2, la domanda si dimezza.
clause-nam-4-1d = Non scelta: prezzo e domanda salgono di 3.
clause-nam-4-2 = Le scelte si cancellano.
clause-nam-4-3 = Una miniera completa senza cubi è abbandonata per sempre.
clause-nam-4-4 = Tutti i camion tornano.
clause-nam-4-5 = Il segnalino del round avanza.
clause-nam-5-1 = Dopo i round 3 e 5 si può comprare reputazione.
clause-nam-5-2 = A ognuno si chiede una volta, nell'ordine del round.
clause-nam-5-3 = La reputazione si compra solo dopo i round 3 e 5.
clause-nam-e-1 = La partita finisce dopo l'amministrazione del round 6.
clause-nam-e-2 = Ogni cubo senza miniera abbassa di 1 il prezzo della sua materia prima.
clause-nam-e-3 = I cubi nelle miniere in costruzione si pagano; quelli nelle miniere complete no.
clause-nam-e-4 = I soldi diventano reputazione, 5 GM il punto.
clause-nam-e-5 = Vince chi ha più reputazione, poi chi ha più soldi rimasti.
clause-nam-t-1 = In tre ci sono 3 cubi in meno di ogni tipo, e una carta resta fuori.
clause-nam-t-2 = In tre ci sono due binari a Etosha fin dall'inizio.
clause-nam-t-3 = In tre i posti costano 4, 2 e 0 di reputazione e portano 3, 2 e 0 binari.
clause-nam-t-4 = In tre il terzo posto è l'ultimo.
clause-nam-t-5 = In tre scelgono tutti.
clause-nam-t-6 = In tre l'ultimo posto deve spedire la materia prima più cara che resta.
clause-nam-t-7 = Tutto il resto è come in quattro.
clause-nam-tv1 = Esempio: l'oro a 11 con domanda 6 si spedisce da Lüderitz.
clause-nam-tv2 = Esempio: dopo, la domanda d'oro sale a 8.
clause-nam-tv3 = Esempio: un binario su un lato collega, uno su un angolo no.
clause-nam-tv4 = Esempio: la carta che vieta l'oro.
clause-nam-tv5 = Esempio: la tabella del mercato con i suoi limiti.
clause-nam-tv6 = Esempio: le metà si arrotondano in su.
clause-nam-tv7 = Esempio: un'asta con offerte di 2, 4 e 5.
clause-nam-tv8 = Esempio: chi ha 2 GM e ne deve 5 vende 2 punti.
clause-nam-r-01 = Chi passa paga la sua ultima offerta, almeno il minimo.
clause-nam-r-02 = Non si vende reputazione per offrire di più; solo il minimo si può offrire con pochi soldi.
clause-nam-r-03 = Chi resta per ultimo senza offerte vince al minimo.
clause-nam-r-04 = Si vendono solo i punti che bastano a pagare.
clause-nam-r-05 = Anche la perdita del posto può eliminare.
clause-nam-r-06 = Chi è eliminato esce dal gioco; gli altri continuano con la tabella per il loro numero.
clause-nam-r-07 = I binari che mancano si danno nell'ordine in cui si passa.
clause-nam-r-08 = Un binario che non trova posto torna nella riserva.
clause-nam-r-09 = Una miniera per casella.
clause-nam-r-10 = Chi possiede le miniere sceglie a quale va l'ultimo cubo.
clause-nam-r-11 = Conta ogni miniera abbandonata che sta accanto al momento di completare.
clause-nam-r-12 = Si estende anche un giacimento sotto la miniera di qualcuno.
clause-nam-r-13 = Il giacimento nuovo è obbligatorio, se nessun altro si può estendere.
clause-nam-r-14 = Conta quello che può estendere chi è di turno.
clause-nam-r-15 = In tre i primi due posti prendono 3 e 2 binari.
clause-nam-r-16 = Le miniere in costruzione non spediscono.
clause-nam-r-17 = Scelta ma non spedita vale come meno della domanda.
clause-nam-r-18 = Il cubo che supera la domanda prende il prezzo dimezzato.
clause-nam-r-19 = Nell'esempio è l'offerta che supera la domanda, non il contrario.
clause-nam-r-20 = Se offerta e domanda sono uguali, prezzo e domanda salgono di 1.
clause-nam-r-21 = Un prezzo si dimezza una volta per round.
clause-nam-r-22 = Dopo il round 6 i soldi si convertono soltanto.
clause-nam-r-23 = La conversione finale avviene da sé.
clause-nam-r-24 = Chi è pari in reputazione e soldi divide la vittoria.
clause-nam-r-25 = L'offerta si conta anche oltre 15.
clause-nam-r-26 = La reputazione non ha un massimo.
clause-nam-r-27 = I soldi sono scoperti.
clause-nam-r-28 = Chi comincia è tirato a sorte o deciso insieme.
clause-nam-r-29 = In tre può restare fuori una qualunque delle quattro carte.
clause-nam-r-30 = I binari possono correre lungo i confini di terra, non lungo il mare.
clause-nam-r-31 = Un binario nuovo può toccarne uno qualunque, anche se non porta a un porto.
clause-nam-r-32 = Le linee possono passare per altri porti.
clause-nam-r-33 = Un camion va una volta per round.
clause-nam-r-34 = L'ordine delle proprie miniere non cambia i soldi.
clause-nam-r-35 = L'ultimo calo dei prezzi viene dopo l'amministrazione del round 6.
clause-nam-r-36 = Senza segnalino la casella è di nuovo vuota.
clause-nam-r-37 = La reputazione si compra nell'ordine di questo round.
clause-nam-r-38 = Chi deve scegliere sceglie.
clause-nam-r-39 = Il prezzo più alto è quello del momento.
clause-nam-r-40 = I cubi stanno separati finché c'è posto.
clause-nam-r-41 = La seconda miniera è diversa dalla propria prima.
clause-nam-r-42 = Il disco sullo zero segna solo quello che non è stato scelto.
clause-nam-r-43 = La casella da esplorare deve essere anche senza cubi.
clause-nam-r-44 = Una frase interrotta del regolamento è solo ambientazione.
clause-nam-r-45 = Le cinque azioni si fanno nel loro ordine.
clause-nam-r-46 = Il camion va in una miniera propria.
clause-nam-r-47 = Si prende quello che c'è e si va avanti; niente resta in debito.
clause-nam-i1 = Nessun cubo va mai perso.
clause-nam-i2 = Nessuna pedina miniera va mai persa.
clause-nam-i3 = Nessun binario va mai perso, e nessuno se ne tiene oltre il proprio turno.
clause-nam-i4 = Ogni miniera ha dei cubi, se non li ha appena spediti.
clause-nam-i5 = Fra un round e l'altro sulla mappa non ci sono scelte né camion.
clause-nam-i6 = I prezzi restano nei limiti, e chi è in gioco ha reputazione.
clause-nam-i7 = Ogni binario è unito a un binario dell'inizio.
clause-nam-i8 = Porti, caselle scure e caselle abbandonate restano vuoti.
clause-nam-i9 = Tre scelte per round, meno solo dopo un'eliminazione.
clause-nam-i10 = Stesso inizio e stesse scelte fanno la stessa partita.

## Che cosa raggiunge un posto

preview-joins = collega { $spaces } a { $ports }
preview-links = collega tra loro { $ports }
sight-joins = Un binario qui porta da { $spaces } a { $ports }
sight-links = Un binario qui unisce { $ports }
sight-mine = { $cubes ->
        [0] I suoi cubi sono stati spediti
        [one] 1 cubo { $commodity_made } a { $price } GM
       *[other] { $cubes } cubi { $commodity_made } a { $price } GM l'uno
    }
sight-deposit = Una miniera qui { $dry ->
        [0] { $more ->
            [0] non avrebbe altri cubi: non ne restano
            [one] avrebbe 1 cubo in più una volta completata
           *[other] avrebbe { $more } cubi in più una volta completata
        }
       *[other] si esaurirebbe: accanto c'è una miniera abbandonata
    }
sight-building = { $dry ->
        [0] { $more ->
            [0] Completata non riceve cubi: non ne restano
           *[other] Cubi una volta completata: { $cubes } + { $more }
        }
       *[other] Completata non riceve cubi: accanto a una miniera abbandonata si esaurisce
    }; non finita, alla fine varrebbe { $amount } GM
sight-abandoned = { $mines ->
        [0] Nessuna casella vicina si esaurisce per colpa di questa miniera abbandonata
        [one] 1 casella vicina si esaurisce per colpa di questa miniera abbandonata
       *[other] { $mines } caselle vicine si esauriscono per colpa di questa miniera abbandonata
    }
sight-port = { $mines ->
        [0] Nessuna miniera completa ha la ferrovia fino a { $port }
        [one] 1 miniera completa ha la ferrovia fino a { $port }; cubi: { $cubes }
       *[other] { $mines } miniere complete hanno la ferrovia fino a { $port }; cubi: { $cubes }
    }
sight-commodity = { $idle ->
        [0] Nessun cubo è fuori dalle miniere: alla fine il prezzo resterebbe { $price }
        [one] 1 cubo è fuori dalle miniere: alla fine il prezzo scenderebbe a { $price }
       *[other] { $idle } cubi sono fuori dalle miniere: alla fine il prezzo scenderebbe a { $price }
    }
sight-sale = Se spediscono tutti: { $full } a prezzo pieno{ $halved ->
        [0] {""}
       *[other] , poi { $halved } a { $price } GM
    }
sight-no-sale = Nessuno potrebbe spedire

## Cifre

account-money = GM
account-reputation = reputazione
account-heads = pedine miniera
account-tracks = binari
account-final = reputazione se finisse ora

## Che cosa decide per un bot, come frase: “alla fine della mossa, rispetto a una risposta media, …”

feature-worth-more = reputazione e soldi insieme ti valgono di più
feature-mines_under_way-more = hai più miniere in costruzione
feature-cubes_under_way-more = nelle tue miniere in costruzione ci sono più cubi
feature-heads-more = ti restano più pedine miniera
feature-tracks-more = hai più binari da posare
feature-cubes_apart-more = nelle tue miniere complete senza ferrovia ci sono più cubi
feature-mines_linked-more = più miniere tue hanno una ferrovia fino a un porto
feature-mines_ready-more = hai più miniere complete
feature-place-less = giochi prima nel round
feature-truck_pay-more = il tuo camion renderebbe di più
feature-end_pay-more = alla fine le tue miniere in costruzione renderebbero di più
feature-forced_own-more = quello che l'ultimo posto deve spedire ti conviene di più
feature-sale_linked_diamond-more = per ferrovia i tuoi diamanti renderebbero di più
feature-sale_ready_diamond-more = nelle miniere complete i tuoi diamanti renderebbero di più
feature-sale_linked_gold-more = per ferrovia il tuo oro renderebbe di più
feature-sale_ready_gold-more = nelle miniere complete il tuo oro renderebbe di più
feature-sale_linked_silver-more = per ferrovia il tuo argento renderebbe di più
feature-sale_ready_silver-more = nelle miniere complete il tuo argento renderebbe di più
feature-sale_linked_copper-more = per ferrovia il tuo rame renderebbe di più
feature-sale_ready_copper-more = nelle miniere complete il tuo rame renderebbe di più
