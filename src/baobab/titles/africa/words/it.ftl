### Le parole di Africa.

title-name = Africa
title-about = Gli esploratori scoprono un continente tessera dopo tessera: branchi e nomadi, oro, gemme, merci e antichi monumenti. Chi trova l'ultimo monumento chiude la partita; chi ha più punti la vince.

## Nomi

space = { $name }
    .article = none
space-d1 = Algeri
    .article = none
    .in = ad Algeri
space-k1 = Il Cairo
    .article = none
    .of = del Cairo
    .to = al Cairo
    .from = dal Cairo
    .in = al Cairo
    .on = al Cairo
space-n2 = Mogadiscio
    .article = none
    .in = a Mogadiscio
space-i12 = Città del Capo
    .article = none
    .in = a Città del Capo
space-b5 = Freetown
    .article = none
    .in = a Freetown

face = { $name }
    .article = none
    .find = { $name }
    .many = { $name }
face-monument = monumento
    .article = il
    .many = monumenti
face-elephant = elefante
    .article = l-m
    .many = elefanti
face-zebra = zebra
    .article = la
    .many = zebre
face-giraffe = giraffa
    .article = la
    .many = giraffe
face-lion = leone
    .article = il
    .many = leoni
face-rhinoceros = rinoceronte
    .article = il
    .many = rinoceronti
face-native = nomadi
    .article = i
    .many = nomadi
face-statue = statua
    .article = la
    .many = statue
face-pot = paiolo
    .article = il
    .many = paioli
face-garment = abito
    .article = l-m
    .many = abiti
face-mask = maschera
    .article = la
    .many = maschere
face-drum = tamburo
    .article = il
    .many = tamburi
face-gold1 = oro singolo
    .article = l-m
    .mass = yes
    .find = dell'oro
    .many = ori singoli
face-gold2 = oro doppio
    .article = l-m
    .mass = yes
    .find = dell'oro
    .many = ori doppi
face-gem1 = gemma singola
    .article = la
    .find = una gemma
    .many = gemme singole
face-gem2 = gemma doppia
    .article = la
    .find = delle gemme
    .many = gemme doppie

goods = { $name }
    .article = none
    .many = { $name }
    .every = { $article ->
        [la] tutte le { $many }
        [il] tutti i { $many }
        [l-m] tutti gli { $many }
       *[none] ogni { $name }
    }
goods-statue = statua
    .article = la
    .many = statue
goods-pot = paiolo
    .article = il
    .many = paioli
goods-garment = abito
    .article = l-m
    .many = abiti
goods-mask = maschera
    .article = la
    .many = maschere
goods-drum = tamburo
    .article = il
    .many = tamburi

content = { $name }
    .article = none
content-bare = casella vuota
    .article = la
content-down = tessera coperta
    .article = la
content-camp = campo base
    .article = il

argument-space = casella della mappa
    .article = la
argument-goods = tipo di merce
    .article = il
argument-face = tessera
    .article = la
argument-content = contenuto di una casella
    .article = il
argument-step = passo del turno
    .article = il

## Preparazione

prompt-city = Da quale città parte il tuo esploratore?
action-city = parti { $space_from }
event-first = Comincia { $seat_the }.
event-city = { $seat_the } parte { $space_from }.
reason-not-a-city = Si parte da una città, e { $space } non lo è.
reason-city-taken = { $space_from } parte già { $seat_the }: in ogni città c'è posto per uno solo.

## Muovere l'esploratore

prompt-move = { $step ->
        [1] Dove vai? Cammina fino a due caselle e poi agisci, oppure dedica tutto il turno a un viaggio.
       *[other] Passo { $step } di { $steps }: dove cammini?
    }
action-walk = cammina fino { $space_to }
action-travel = viaggia fino { $space_to }
event-walked = { $seat_the } cammina fino { $space_to }.
event-travelled = { $seat_the } viaggia fino { $space_to }.
reason-walk-first = Prima si cammina (puoi anche restare dove sei), poi si agisce.
reason-travel-is-a-turn = Un viaggio occupa tutto il turno, e tu hai già fatto un passo.
reason-already-there = Il tuo esploratore è già { $space_in }. Per restarci, cammina di zero caselle.
reason-tile-down = { $space_in } la tessera è ancora coperta: lì gli esploratori non entrano.
reason-explorer-there = { $space_in } c'è già { $other_the }, e due esploratori non stanno nella stessa casella.
reason-way-blocked = La strada fino { $space_to } è bloccata.
reason-too-far-to-walk = { $space } è fuori portata: si cammina di due caselle al massimo.

## Agire

prompt-act = { $steps ->
        [1] Che cosa fai qui?
       *[other] Passo { $step } di { $steps }: che cosa fai qui?
    }
action-flip = gira la tessera { $space_in }
action-lift = sposta la tessera { $space_in }
action-camp = costruisci un campo base e segna i punti
action-mine = costruisci un campo base e raccogli oro e gemme
action-pass = non fare niente
preview-points = { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
preview-best = { $points ->
        [one] 1 punto
       *[other] fino a { $points } punti
    }
preview-mine = { $gems ->
        [0] { $gold } d'oro
       *[other] { $gold ->
            [0] { $gems ->
                [one] 1 gemma
               *[other] { $gems } gemme
            }
           *[other] { $gems ->
                [one] { $gold } d'oro e 1 gemma
               *[other] { $gold } d'oro e { $gems } gemme
            }
        }
    }
event-passed = { $seat_the } non fa niente.
reason-walked-already = Hai già camminato: adesso agisci, oppure non fare niente.
reason-nothing-to-turn = { $space_in } non c'è nessuna tessera coperta.
reason-too-far-to-turn = Puoi girare solo le tessere accanto al tuo esploratore, e { $space } non lo è.
reason-still-face-down = La tessera { $space_in } è ancora coperta: puoi girarla, non spostarla.
reason-nothing-to-move = { $space_in } non c'è nessuna tessera.
reason-never-moves = Si spostano solo animali e nomadi, non { $face_the } { $space_in }.
reason-too-far-to-move = Puoi spostare quello che sta sotto il tuo esploratore o lì accanto: { $face_the } { $space_in } no, sei troppo lontano.
reason-no-better-place = Per { $face_the } { $space_in } non c'è da nessuna parte un posto migliore.
reason-no-camp-left = Non hai più campi base.
reason-camp-already-here = { $space_in } c'è già un campo base.
reason-tile-in-the-way = Un campo base vuole una casella vuota, e { $space_in } c'è una tessera.
reason-nothing-to-mine = Accanto { $space_to } non ci sono né oro né gemme scoperti.

## Scoperte

event-found-mineral = { $seat_the } scopre { $face_find } { $space_in } e segna { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
event-found-goods = { $seat_the } scopre { $goods_a } { $space_in } e se ne impossessa.
event-found-tile = { $seat_the } scopre { $face_a } { $space_in }.
event-placed = { $seat_the } porta { $face_the } { $space_in } e segna { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
event-stayed = { $seat_the } lascia { $face_the } { $space_in } e { $points ->
        [0] non segna punti
        [one] segna 1 punto
       *[other] segna { $points } punti
    }.
event-found-monument = { $seat_the } scopre un monumento { $space_in } e prende un campo base. { $left ->
        [one] Il prossimo chiude la partita.
       *[other] Ne mancano ancora { $left }.
    }
event-last-monument = { $seat_the } scopre l'ultimo monumento { $space_in } e segna { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }. La partita è finita!

prompt-swap = Hai scoperto { $goods_a }. Tieni la tessera o la scambi?
action-keep = tieni la tessera
action-swap = prendi { $opponent_to } { $goods_every }
preview-swap = { $count ->
        [one] { $given_a } per { $goods_a }
       *[other] { $count } { $given_many } per { $count } { $goods_many }
    }
event-swapped = { $count ->
        [one] { $seat_the } dà { $given_a } { $opponent_to } e prende { $goods_a }.
       *[other] { $seat_the } dà { $count } { $given_many } { $opponent_to } e prende { $count } { $goods_many }.
    }
reason-no-such-seat = A questo tavolo si gioca solo in { $seats }.
reason-not-with-yourself = Lo scambio si fa con un avversario, non con te.
reason-same-goods = Hai appena scoperto { $goods_a }: in cambio chiedi un'altra merce.
reason-has-no-goods = Di { $goods_many } { $opponent_the } non ne ha.
reason-too-few-goods = { $opponent_the } ha { $count } { $goods_many }, e si prendono tutti i pezzi o nessuno: dovresti dare { $count } { $found_many }, e tu ne hai { $own ->
        [one] solo 1
       *[other] solo { $own }
    }.

prompt-found = Hai scoperto { $face_a } { $space_in }. Dove va la tessera?
action-stay = lasciala dov'è
action-put = mettila { $space_in }

## Spostare animali e nomadi

prompt-put = Dove sposti { $face_the } { $space_from }?
event-moved = { $seat_the } sposta { $face_the } { $from_from } { $to_to } e segna { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
reason-camp-there = { $space_in } c'è un campo base: una tessera lì non ci va.
reason-tile-there = { $space_in } c'è già una tessera.
reason-not-more-companions = Per { $face_the } { $space } non è meglio: lì della stessa specie ne avrebbe accanto { $then }, e dove si trova { $now }.
reason-not-more-room = Per { $face_the } { $space } non è meglio: lì le caselle vuote intorno sarebbero { $then }, e adesso sono { $now }.

## Campi base

event-camped = { $seat_the } costruisce un campo base { $space_in } e { $points ->
        [0] non segna punti
        [one] segna 1 punto
       *[other] segna { $points } punti
    }.
event-mined = { $seat_the } costruisce un campo base { $space_in } e raccoglie { $gems ->
        [0] { $gold ->
            [one] un pezzo d'oro
           *[other] { $gold } pezzi d'oro
        }
       *[other] { $gold ->
            [0] { $gems ->
                [one] una gemma
               *[other] { $gems } gemme
            }
            [one] { $gems ->
                [one] un pezzo d'oro e una gemma
               *[other] un pezzo d'oro e { $gems } gemme
            }
           *[other] { $gems ->
                [one] { $gold } pezzi d'oro e una gemma
               *[other] { $gold } pezzi d'oro e { $gems } gemme
            }
        }
    }.

## La fine

event-stalled = { $rounds ->
        [one] Per un giro intero non è successo niente: la partita è finita.
       *[other] Per { $rounds } giri non è successo niente: la partita è finita.
    }
event-scored = { $seat_the }: merci { $goods }, oro { $gold }, gemme { $gems }; in tutto { $total ->
        [one] 1 punto
       *[other] { $total } punti
    }.
score-track = durante la partita
score-goods = merci
score-gold = oro
score-gems = gemme

## Opzioni

option-simple = Turni più brevi
    .help = Un passo per turno invece di due: più semplice, per chi è più giovane.
option-simple-no = due passi per turno
option-simple-yes = un passo per turno
option-allow_stacked_camps = Campi base uno sull'altro
    .help = Si può costruire dove c'è già un campo base, come dice il regolamento preso alla lettera.
option-allow_stacked_camps-no = un campo base per casella
option-allow_stacked_camps-yes = più campi base per casella
option-stall_rounds = Giri a vuoto prima della fine
    .help = Dopo tanti giri in cui nessuno gira o sposta una tessera né costruisce un campo base, la partita finisce. Con 0 non succede mai.
option-stall_rounds-0 = mai
option-first_player = Chi comincia
    .help = Chi gioca per primo: tirato a sorte, o deciso insieme.
option-first_player-drawn = a sorte
option-first_player-0 = giocatore 1
option-first_player-1 = giocatore 2
option-first_player-2 = giocatore 3
option-first_player-3 = giocatore 4
option-first_player-4 = giocatore 5

## Posizioni impossibili

fault-too-many-tiles = Tessere con { $face_the } ce ne sono più di { $mix }, quante ne ha il gioco.
fault-tile-down-on-city = { $space_in } non può esserci una tessera coperta: è una città.
fault-goods-on-board = Le merci non restano sulla mappa, come qui { $space_in }.
fault-tiles-lost = Sulla mappa le tessere coperte sono { $down }, ma quelle di cui non si sa altro sono { $left }.
fault-too-many-monuments = La partita finisce con { $most } monumenti, e qui ce ne sono di più.
fault-wrong-supply = Dopo queste scoperte nella riserva i campi base sono { $wanted }, non { $supply }.
fault-camps-lost = I campi base costruiti devono essere { $built }, e le caselle con un campo base sono { $spaces }.
fault-explorer-on-tile-down = Un esploratore sta sulla tessera coperta { $space_in }.
fault-explorers-together = Due esploratori stanno { $space_in }.
fault-no-such-first = Chi dovrebbe cominciare non è al tavolo: si gioca in { $seats }.
fault-ended-too-soon = La partita non può essere già finita.
fault-cities-and-explorers = Chi deve ancora scegliere una città: { $waiting }; esploratori fuori dalla mappa: { $unplaced }. I numeri devono essere uguali.
fault-should-be-over = L'ultimo monumento è stato scoperto: la partita è finita.
fault-cities-in-order = Le città si scelgono in senso orario, ognuno una volta, e poi muove chi comincia.
fault-begun-too-soon = Mentre si scelgono le città non può essere successo altro.
fault-no-such-step = Il turno non ha un passo come questo.
fault-no-such-goods = Chi ha appena scoperto { $goods_a } deve possedere almeno una tessera così.
fault-no-such-tile = La domanda riguarda una tessera { $space_in } che adesso non si può spostare.
fault-wrong-busy = { $busy ->
        [0] In questo turno è successo qualcosa, e non è detto.
       *[other] In questo turno non può essere ancora successo niente.
    }
fault-stalled-already = Dopo { $limit } turni senza azioni la partita è finita, e qui sono stati { $idle }.

## Il disegno

ui-afr-monuments = Monumenti { $found } di { $last }
ui-afr-supply = Campi base nella riserva { $supply }
ui-afr-down = Tessere coperte: { $count }
ui-afr-points = punti
ui-afr-camps = campi
ui-afr-gold = oro
ui-afr-gems = gemme
ui-afr-goods = merci
ui-afr-legend = ·n: tante sono ancora coperte
ui-afr-nothing = nessuna

## Le regole, in breve

clause-afr-sa = Tutte le tessere si mettono coperte, una per casella, ma non nelle città.
clause-afr-sg = In senso orario, da chi comincia, ogni esploratore parte da una città tutta sua.
clause-afr-oa = Si gioca in senso orario.
clause-afr-ga = Un turno è un viaggio, oppure due passi in cui si cammina e si agisce.
clause-afr-aa = Puoi viaggiare fino a qualunque casella senza tessera coperta e senza un altro esploratore.
clause-afr-ac = Un viaggio occupa tutto il turno: non si fa dopo un passo, né per restare dove si è.
clause-afr-b0a = In ogni passo prima si cammina di 0, 1 o 2 caselle.
clause-afr-b0c = Non si cammina su una tessera coperta, né attraverso.
clause-afr-b0d = Non si cammina in una casella con un altro esploratore, né attraverso.
clause-afr-qa = In ogni passo scegli liberamente una delle cinque azioni.
clause-afr-qc = In ogni passo prima si cammina e poi si agisce.
clause-afr-b1a = Si gira una tessera coperta accanto al proprio esploratore.
clause-afr-baa = Puoi lasciare l'animale scoperto dov'è, o metterlo altrove.
clause-afr-bab = Un animale appena scoperto va in una casella vuota con più animali della sua specie accanto.
clause-afr-bnb = I nomadi appena scoperti vanno in una casella vuota con più caselle vuote intorno.
clause-afr-btc = Tieni la merce scoperta, oppure fai un solo scambio con un solo avversario.
clause-afr-btd = Prendi all'avversario tutte le merci di un tipo e ne dai altrettante del tipo scoperto.
clause-afr-bte = Devi avere abbastanza merci del tipo scoperto.
clause-afr-btg = Si scambia con un altro tipo di merce, mai in parte, e solo dopo una scoperta.
clause-afr-bmc = L'ultimo monumento chiude la partita.
clause-afr-b2a = Puoi spostare un animale sotto il tuo esploratore o lì accanto.
clause-afr-b2b = Un animale si sposta in una casella vuota con più animali della sua specie accanto.
clause-afr-b2d = Senza un posto migliore un animale non si può spostare.
clause-afr-b3a = Puoi spostare i nomadi sotto il tuo esploratore o lì accanto.
clause-afr-b3b = I nomadi si spostano in una casella vuota con più caselle vuote intorno.
clause-afr-b3d = Oro, gemme, monumenti e tessere coperte non si spostano mai.
clause-afr-b4a = Per costruire ci vogliono un campo base e una casella vuota sotto il tuo esploratore.
clause-afr-b5a = Per raccogliere, oro o gemme devono essere scoperti accanto al nuovo campo base.
clause-afr-vc = Una casella con una tessera è occupata.
clause-afr-vd = Una casella con un campo base è occupata per animali e nomadi.
clause-afr-vg = In una casella c'è al massimo un campo base.
clause-afr-ea = La partita finisce subito quando si scopre l'ultimo monumento.
clause-afr-la = Nel gioco più semplice un turno ha un solo passo.
clause-afr-r1 = Chi comincia lo dice il tavolo, oppure la sorte.
clause-afr-r2 = La casella di un campo base non è vuota, a meno che il tavolo non lo voglia per costruire.
clause-afr-r17 = Dopo troppi giri senza azioni la partita finisce, e il bonus non va a nessuno.
clause-afr-i1 = Nessuna tessera va mai persa.
clause-afr-i2 = Nessun campo base va mai perso, e la riserva segue dai monumenti scoperti.
clause-afr-i3 = In una casella c'è una tessera o un campo base e al massimo un esploratore, e nessuno sta su una tessera coperta.
clause-afr-i5 = Le tessere scoperte restano scoperte, i monumenti non si muovono, le merci lasciano la mappa.
