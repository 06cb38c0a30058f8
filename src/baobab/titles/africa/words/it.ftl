### Le parole di Africa.

title-name = Africa
title-about = Gli esploratori scoprono un continente tessera dopo tessera: branchi e nomadi, oro, gemme, merci e antichi monumenti. Chi trova l'ultimo monumento chiude la partita; chi ha più punti la vince.
version-1 = La prima versione: il regolamento come lo leggiamo noi.

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
action-remain = resta { $space_in }
action-travel = viaggia fino { $space_to }
event-walked = { $seat_the } cammina fino { $space_to }.
event-travelled = { $seat_the } viaggia fino { $space_to }.
reason-walk-first = Prima si cammina (puoi anche restare dove sei), poi si agisce.
reason-travel-is-a-turn = Un viaggio occupa tutto il turno, e tu hai già fatto un passo.
reason-already-there = Il tuo esploratore è già { $space_in }: puoi restarci, ma non andarci in viaggio.
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
        [0] { $gold ->
            [one] 1 pezzo d'oro
           *[other] { $gold } pezzi d'oro
        }
       *[other] { $gold ->
            [0] { $gems ->
                [one] 1 gemma
               *[other] { $gems } gemme
            }
            [one] { $gems ->
                [one] 1 pezzo d'oro e 1 gemma
               *[other] 1 pezzo d'oro e { $gems } gemme
            }
           *[other] { $gems ->
                [one] { $gold } pezzi d'oro e 1 gemma
               *[other] { $gold } pezzi d'oro e { $gems } gemme
            }
        }
    }
event-passed = { $seat_the } non fa niente.
reason-walked-already = Hai già camminato: adesso agisci, oppure non fare niente.
reason-nowhere-to-walk = Non c'era dove andare, quindi resti dove sei: adesso agisci, oppure non fare niente.
reason-nothing-to-turn = { $space_in } non c'è nessuna tessera coperta.
reason-too-far-to-turn = Puoi girare solo le tessere accanto al tuo esploratore, e quella { $space_in } è troppo lontana.
reason-still-face-down = La tessera { $space_in } è ancora coperta: puoi girarla, non spostarla.
reason-nothing-to-move = { $space_in } non c'è nessuna tessera.
reason-never-moves = Si spostano solo animali e nomadi, non { $face_the } { $space_in }.
reason-too-far-to-move = Puoi spostare solo quello che sta sotto il tuo esploratore o lì accanto, e { $face_the } { $space_in } { $face_plural ->
        [yes] stanno
       *[no] sta
    } più in là.
reason-no-better-place = Per { $face_the } { $space_in } non c'è un posto migliore da nessuna parte.
reason-no-camp-left = Non hai più campi base.
reason-camp-already-here = { $space_in } c'è già un campo base.
reason-tile-in-the-way = Un campo base vuole una casella vuota, e { $space_in } c'è una tessera.
reason-nothing-to-mine = Accanto { $space_to } non ci sono né oro né gemme scoperti.

## Scoperte

event-found-mineral = { $seat_the } scopre { $face_find } { $space_in } e segna { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
event-found-goods = { $seat_the } scopre { $goods_a } { $space_in } e { $goods_gender ->
        [f] la prende
       *[m] lo prende
    }.
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
reason-no-such-seat = A questo tavolo da { $seats } non c'è un giocatore così.
reason-not-with-yourself = Lo scambio si fa con un avversario, non con te.
reason-same-goods = Hai appena scoperto { $goods_a }: in cambio chiedi un'altra merce.
reason-has-no-goods = { $opponent_the } non ha { $goods_many } da dare.
reason-too-few-goods = { $opponent_the } ha { $count ->
        [one] 1 { $goods }: in cambio dovresti dare 1 { $found }
       *[other] { $count } { $goods_many }, e si prendono tutti i pezzi o nessuno: dovresti dare { $count } { $found_many }
    }, e tu ne hai { $own ->
        [0] zero
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
reason-not-more-room = Per { $face_the } { $space } non è meglio: lì { $then ->
        [0] non avrebbero caselle vuote intorno
        [one] avrebbero intorno 1 casella vuota
       *[other] avrebbero intorno { $then } caselle vuote
    }, adesso { $now }.

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
    .help = Si può costruire dove c'è già un campo base, come dice il regolamento, preso alla lettera.
option-allow_stacked_camps-no = un campo base per casella
option-allow_stacked_camps-yes = più campi base per casella
option-stall_rounds = Giri a vuoto prima della fine
    .help = Dopo questo numero di giri in cui nessuno gira o sposta una tessera né costruisce un campo base, la partita finisce. Con 0 non succede mai.
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
fault-tiles-lost = Il numero delle tessere coperte sulla mappa è { $down }, ma quello delle tessere di cui non si sa altro è { $left }.
fault-too-many-monuments = La partita finisce con il monumento { $most }, e qui ce ne sono di più.
fault-wrong-supply = Dopo queste scoperte il numero dei campi base nella riserva è { $wanted }, non { $supply }.
fault-camps-lost = Il numero dei campi base costruiti deve essere { $built }, e quello delle caselle con un campo base è { $spaces }.
fault-explorer-on-tile-down = Un esploratore sta sulla tessera coperta { $space_in }.
fault-explorers-together = Due esploratori stanno { $space_in }.
fault-too-many-draws = Le tessere uscite ({ $drawn }) sono più di quelle girate ({ $turned }).
fault-drawn-once = Il primo giocatore si estrae una volta sola, e nient'altro si rivela mai.
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
fault-stalled-already = La partita finisce quando i turni senza azioni arrivano a { $limit }, e qui il loro numero è { $idle }.

## Il disegno

ui-afr-monuments = Monumenti: { $found } di { $last }
ui-afr-supply = Campi base nella riserva: { $supply }
ui-afr-down = Tessere coperte: { $count }
ui-afr-points = punti
ui-afr-camps = campi
ui-afr-gold = oro
ui-afr-gems = gemme
ui-afr-goods = merci
drawing-legend = ·n: quante sono ancora coperte
ui-afr-nothing = nessuna
ui-afr-board = Mappa dell'Africa
ui-afr-treasures = Tesori

## I capitoli delle regole

chapter-components = Che cosa c'è nella scatola
chapter-setup = Preparazione
chapter-course-of-the-game = Come si gioca
chapter-the-four-space-tests = Caselle vuote e occupate
chapter-pass-and-sequence = L'ordine di un passo
chapter-option-a-travel = Viaggiare
chapter-option-b-walking = Camminare
chapter-action-1-turn-a-tile-flip = Azione 1: girare una tessera
chapter-actions-2-and-3-move-an-animal-a-native-move-tile = Azioni 2 e 3: spostare un animale o dei nomadi
chapter-action-4-build-a-camp-and-score-camp-score = Azione 4: costruire un campo base e segnare punti
chapter-action-5-build-a-camp-and-mine-camp-mine = Azione 5: costruire un campo base e raccogliere oro e gemme
chapter-end-of-the-game-and-final-scoring = Fine della partita e punteggio finale
chapter-two-players = Partite in due
chapter-simpler-variant = Una variante più semplice
chapter-test-vectors-from-the-rulebook-s-examples = Esempi
chapter-ambiguities-and-rulings = Punti dubbi, e come li giochiamo
chapter-what-the-rulebook-does-not-give = Che cosa il regolamento non dice
chapter-invariants-for-property-tests = Che cosa vale sempre

## Le regole, in breve

clause-afr-ca = Il tabellone è una mappa dell'Africa con 96 caselle per le tessere e 5 città, e intorno un segnapunti di 50 caselle.
clause-afr-cb = Le tessere sono 96, tutte uguali sul dorso: oro, gemme, merci, animali, nomadi e 11 monumenti.
clause-afr-cc = I campi base sono 20, e quelli costruiti non sono di nessuno.
clause-afr-cd = C'è un segnalino bonus da 3 punti.
clause-afr-ce = Ognuno dei 5 colori ha due esploratori: uno per la mappa e uno per il segnapunti.
clause-afr-cf = I segnalini da 50 punti, le carte riassuntive e il foglio riepilogativo sono soltanto un aiuto.
clause-afr-sa = Le 96 tessere si mescolano e si mettono coperte, una per casella ma non nelle città, e nessuno può guardarle.
clause-afr-sb = Nella riserva ci sono il segnalino +3 e 10 campi base, 8 se si gioca in due.
clause-afr-sc = Ognuno prende 2 campi base, e quelli che avanzano restano nella scatola.
clause-afr-sd = Ognuno sceglie un colore e mette un esploratore sullo 0 del segnapunti.
clause-afr-se = Chi arriva a 50 punti prende un segnalino da 50 e riparte da 0: un limite non c'è.
clause-afr-sf = I giocatori decidono insieme chi comincia.
clause-afr-sg = In senso orario, a partire da chi comincia, ognuno mette l'esploratore in una città ancora libera.
clause-afr-sh = Si usano sempre tutte le 96 tessere, con tutti gli 11 monumenti, qualunque sia il numero dei giocatori.
clause-afr-oa = Comincia il primo giocatore, poi si va avanti in senso orario.
clause-afr-ob = Alcuni punti si segnano subito, altri solo alla fine.
clause-afr-oc = I monumenti sono 11, e l'ultimo che serve chiude subito la partita.
clause-afr-ga = Un turno è un viaggio, oppure due passi in cui si cammina e si agisce: le due cose non si mescolano.
clause-afr-va = Una città senza tessera è vuota, e può accogliere animali, nomadi e campi base.
clause-afr-vb = Una casella dove c'è soltanto un esploratore è vuota.
clause-afr-vc = Una casella con una tessera è occupata, ma se la tessera è scoperta un esploratore ci può entrare.
clause-afr-vd = Per animali e nomadi la casella di un campo base è occupata: lì non vanno, e non conta come vuota.
clause-afr-ve = Gli esploratori possono sempre entrare nella casella di un campo base e attraversarla.
clause-afr-vf = Un animale o dei nomadi possono andare dove c'è un esploratore, se non ci sono tessere né campi base: l'esploratore resta lì sopra.
clause-afr-vg = In una casella c'è al massimo un campo base.
clause-afr-qa = In ogni passo scegli liberamente una delle cinque azioni, anche due volte la stessa.
clause-afr-qb = Agire non è obbligatorio: in ogni passo puoi limitarti a camminare, o non fare proprio niente.
clause-afr-qc = In ogni passo prima si cammina e poi si agisce.
clause-afr-qd = Puoi scegliere un'azione solo se in quel momento è possibile; se non ce n'è nessuna, non fai niente.
clause-afr-aa = Puoi viaggiare fino a qualunque casella, anche lontana, senza tessera coperta e senza un altro esploratore.
clause-afr-ab = Un viaggio è tutto il tuo turno: non fai niente né prima né dopo.
clause-afr-ac = Non puoi viaggiare dopo un passo, né verso la casella dove sei già.
clause-afr-b0a = In ogni passo prima si cammina di 0, 1 o 2 caselle, da una casella a quella accanto, in qualunque direzione.
clause-afr-b0b = Puoi entrare in caselle vuote, città, tessere scoperte e campi base, e attraversarli.
clause-afr-b0c = Non si può camminare su una tessera coperta, né attraversarla.
clause-afr-b0d = Non si può entrare in una casella con un altro esploratore, né attraversarla.
clause-afr-b0e = Conta solo dove arrivi, non la strada che fai.
clause-afr-b1a = Si gira una tessera coperta in una casella accanto al proprio esploratore.
clause-afr-b1b = La tessera si gira davanti a tutti, e quello che comporta succede subito.
clause-afr-bga = Oro e gemme restano scoperti dove si trovano.
clause-afr-bgb = Chi scopre oro o gemme segna subito tanti punti quanti sono i pezzi sulla tessera, 1 o 2.
clause-afr-bgc = Scoprire oro o gemme non basta per averli: bisogna raccoglierli con un campo base.
clause-afr-bta = Chi scopre una merce prende la tessera, e per ora non segna punti.
clause-afr-btb = Le merci di ognuno sono sotto gli occhi di tutti.
clause-afr-btc = Tieni la merce scoperta, oppure fai un solo scambio con un solo avversario, che non può rifiutare.
clause-afr-btd = Nello scambio prendi all'avversario tutte le merci di un tipo e ne dai altrettante del tipo scoperto.
clause-afr-bte = Per lo scambio devi avere abbastanza merci del tipo scoperto, compresa quella nuova.
clause-afr-btf = Nello scambio dai solo merci del tipo scoperto, e nient'altro.
clause-afr-btg = Si scambia con un altro tipo di merce, tutto o niente, e solo subito dopo una scoperta.
clause-afr-baa = Puoi lasciare l'animale scoperto dov'è, o metterlo altrove.
clause-afr-bab = Un animale appena scoperto può andare in una casella vuota con accanto più animali della sua specie di quanti ne ha dove è stato scoperto.
clause-afr-bac = Un animale appena scoperto, se si sposta, ha sempre accanto almeno uno della sua specie, e può andare a qualunque distanza.
clause-afr-bad = Un animale non conta mai se stesso: i compagni si contano con la sua tessera sollevata.
clause-afr-bae = Chi scopre un animale segna 1 punto, più 1 per ogni animale scoperto della stessa specie accanto a dove va a finire.
clause-afr-baf = Spostare l'animale appena scoperto non è mai obbligatorio, nemmeno se darebbe più punti.
clause-afr-bna = Puoi lasciare i nomadi scoperti dove sono, o metterli altrove.
clause-afr-bnb = I nomadi appena scoperti possono andare in una casella vuota con accanto più caselle vuote di quante ne hanno dove sono stati scoperti.
clause-afr-bnc = La casella che i nomadi appena scoperti lasciano conta come vuota, se è accanto a quella nuova.
clause-afr-bnd = Chi scopre dei nomadi segna 1 punto per ogni casella vuota accanto a dove vanno a finire, e niente se non ce ne sono.
clause-afr-bne = Per i nomadi la casella del tuo esploratore conta come vuota, se non ha tessere né campi base.
clause-afr-bnf = I nomadi sono tutti uguali: non ce ne sono di tipi diversi.
clause-afr-bma = Un monumento resta scoperto dov'è fino alla fine, e quando lo si scopre non dà punti.
clause-afr-bmb = Chi scopre un monumento che non è l'ultimo prende dalla riserva un campo base, da usare già dal passo seguente.
clause-afr-bmc = L'ultimo monumento che serve, l'11º o in due il 9º, chiude subito la partita e non dà campi base.
clause-afr-bmd = La riserva ha un campo base per ogni monumento tranne l'ultimo, perciò basta sempre.
clause-afr-b2a = Puoi spostare un animale scoperto che sta sotto il tuo esploratore o lì accanto, chiunque l'abbia trovato.
clause-afr-b2b = Un animale si sposta in una casella vuota con accanto più animali della sua specie di adesso.
clause-afr-b2c = Spostare un animale dà 1 punto per ogni compagno in più che ha accanto rispetto a prima.
clause-afr-b2d = Senza un posto migliore un animale non si può spostare.
clause-afr-b3a = Puoi spostare dei nomadi scoperti che stanno sotto il tuo esploratore o lì accanto.
clause-afr-b3b = I nomadi si spostano in una casella vuota con accanto più caselle vuote di adesso.
clause-afr-b3c = Spostare dei nomadi dà 1 punto per ogni casella vuota in più che hanno accanto rispetto a prima.
clause-afr-b3d = Con un'azione si sposta una tessera sola, e oro, gemme, monumenti e tessere coperte non si spostano mai.
clause-afr-b4a = Per costruire ci vogliono un tuo campo base e una casella vuota sotto il tuo esploratore: il campo base va lì.
clause-afr-b4b = Un campo base dà 1 punto per ogni animale, gruppo di nomadi o monumento scoperto accanto.
clause-afr-b4c = Oro, gemme, tessere coperte, altri campi base e caselle vuote accanto a un campo base non danno punti.
clause-afr-b4d = Costruire per i punti non toglie nessuna tessera, e il campo base resta fino alla fine senza essere di nessuno.
clause-afr-b4e = Puoi costruire anche per 0 punti; i campi base che ti restano alla fine non valgono niente.
clause-afr-b5a = Per raccogliere si costruisce come per i punti, e accanto ci devono essere oro o gemme scoperti.
clause-afr-b5b = Chi raccoglie prende tutto l'oro e tutte le gemme scoperti accanto al campo base, chiunque li abbia trovati.
clause-afr-b5c = Chi raccoglie per il momento non segna punti.
clause-afr-b5d = Chi raccoglie non prende le tessere coperte e non le guarda.
clause-afr-b5e = Un campo base si costruisce o per segnare punti o per raccogliere, mai per tutt'e due le cose.
clause-afr-ea = La partita finisce subito quando si scopre l'ultimo monumento che serve: niente secondo passo, e il giro non si completa.
clause-afr-eb = Chi scopre l'ultimo monumento riceve il segnalino +3, che vale 3 punti.
clause-afr-ec = Alla fine si contano prima le merci, poi l'oro, poi le gemme.
clause-afr-fta = Di ogni tipo di merce 1, 2, 3, 4 o 5 pezzi valgono 1, 3, 5, 8 o 12 punti.
clause-afr-fga = Chi ha raccolto più pezzi d'oro segna 10 punti, e il secondo 6.
clause-afr-fgb = In parità al primo posto ci si divide 10 + 6 punti, arrotondando per difetto, e il secondo posto non si assegna.
clause-afr-fgc = In parità al secondo posto ci si divide 6 punti, arrotondando per difetto.
clause-afr-fgd = Senza nemmeno un pezzo non si segna niente, e se ne ha un giocatore solo, il secondo posto non si assegna.
clause-afr-fge = Le gemme si contano come l'oro, per conto loro.
clause-afr-fgf = L'oro e le gemme rimasti sulla mappa non contano per nessuno.
clause-afr-wa = Vince chi ha più punti; in caso di parità si vince insieme.
clause-afr-2a = In due la riserva ha 8 campi base, e il 9º monumento chiude la partita e dà il segnalino +3.
clause-afr-2b = In due tutto il resto non cambia: 96 tessere, 2 campi base a testa, 10 e 6 punti per l'oro e per le gemme.
clause-afr-la = Nella variante più semplice un turno è un viaggio oppure un passo solo, non due.
clause-afr-tv1 = Anna ha 1 statua e ne scopre un'altra: può tenerla, o dare a Bruno una statua per il suo paiolo, o tutt'e due per i suoi 2 abiti.
clause-afr-tv2 = Un elefante scoperto accanto a un altro dà 2 punti, o 3 se lo si mette dove accanto ne ha due.
clause-afr-tv3 = Dei nomadi con una casella vuota accanto danno 2 punti se si spostano dove ce ne sono tre.
clause-afr-tv4 = Alla fine 4 statue e 2 paioli valgono 8 + 3 = 11 punti.
clause-afr-tv5 = Con 5, 2 e 2 pezzi d'oro i giocatori segnano 10, 3 e 3 punti.
clause-afr-tv6 = Con 3, 1 e 3 gemme i giocatori segnano 8, 0 e 8 punti.
clause-afr-tv7 = Un animale che finisce accanto a due della sua specie dà 3 punti se è appena scoperto, e solo 1 se prima ne aveva già accanto uno.
clause-afr-r1 = Chi comincia lo decide il tavolo, oppure la sorte.
clause-afr-r2 = La casella di un campo base non è vuota, nemmeno per costruirne un altro, a meno che il tavolo non l'abbia deciso.
clause-afr-r3 = Non si viaggia fino a dove si è già: per restare basta non camminare e non fare niente.
clause-afr-r4 = Non si possono scambiare merci con altre dello stesso tipo.
clause-afr-r5 = Nel posto nuovo i compagni e le caselle vuote si contano dopo aver sollevato la tessera.
clause-afr-r6 = Puoi spostare anche una tessera su cui sta un altro esploratore, che resta dov'è.
clause-afr-r7 = Anche i nomadi si spostano solo in caselle vuote.
clause-afr-r8 = Si può costruire per 0 punti, ma per raccogliere ci dev'essere qualcosa da prendere.
clause-afr-r9 = Chi non ha oro non segna niente per l'oro, e lo stesso vale per le gemme.
clause-afr-r10 = Ognuno sceglie la città da cui partire, e nella stessa non si parte mai in due.
clause-afr-r11 = In ogni passo si cammina di 0, 1 o 2 caselle, e non soltanto fino a quella accanto.
clause-afr-r12 = Nella variante più semplice il turno ha un passo solo; sulla mappa ognuno ha un esploratore, come sempre.
clause-afr-r13 = Chi non fa niente rinuncia solo all'azione, e può camminare lo stesso.
clause-afr-r14 = I 3 punti dell'ultimo monumento sono punti come gli altri e contano per la vittoria.
clause-afr-r15 = Dopo una scoperta si fa al massimo uno scambio, con un solo avversario.
clause-afr-r16 = Nessuno può avere più di 5 merci dello stesso tipo, perché non ce ne sono altre.
clause-afr-r17 = Dopo troppi giri in cui nessuno gira o sposta una tessera né costruisce un campo base, la partita finisce, e il bonus non va a nessuno.
clause-afr-r18 = Gli esploratori non nascondono niente: la tessera scoperta che hanno sotto conta come sempre per quelle accanto.
clause-afr-r19 = Anche in due il secondo posto per l'oro dà 6 punti, con almeno 1 pezzo.
clause-afr-r20 = Puoi mettere la tessera scoperta anche sotto il tuo esploratore, se lì non ci sono tessere né campi base.
clause-afr-x1 = Come sia disegnato il tabellone non si sa di preciso: la nostra mappa di 101 caselle è ricostruita.
clause-afr-x2 = La composizione delle tessere è ricostruita: 11 monumenti, 25 animali, 15 nomadi, 25 merci, 10 con oro e 10 con gemme.
clause-afr-x3 = I nomi e i posti delle città li abbiamo scelti noi.
clause-afr-x4 = Il regolamento nomina solo alcuni animali e alcune merci: gli altri nomi li abbiamo scelti noi.
clause-afr-x5 = I colori dei giocatori li abbiamo scelti noi.
clause-afr-i1 = Nessuna tessera va mai persa: tra la mappa e i giocatori sono sempre 96.
clause-afr-i2 = Nessun campo base va mai perso: sono sempre 20, e la riserva ne ha uno in meno dei monumenti che servono ancora.
clause-afr-i3 = In una casella c'è al massimo una tessera o un campo base, e al massimo un esploratore, mai su una tessera coperta.
clause-afr-i4 = Nessuno perde mai punti, spostare una tessera ne dà sempre almeno 1, e i giocatori non hanno mai in tutto più di 5 merci dello stesso tipo.
clause-afr-i5 = Le tessere scoperte restano scoperte, i monumenti non si muovono, e le merci non restano sulla mappa.
clause-afr-i6 = Animali e nomadi non si possono spostare all'infinito: prima o poi non resta un posto migliore.
clause-afr-i7 = Quello che puoi fare non dipende mai da quello che è ancora coperto.
clause-afr-i8 = Uno scambio lascia a tutt'e due tante merci quante ne avevano.
clause-afr-i9 = Finché c'è una tessera coperta, qualcuno può viaggiare fino accanto a una, a meno che su tutte quelle caselle non stiano altri esploratori.

## Cifre

account-points = punti
account-camps = campi base
account-gold = oro
account-gems = gemme

## Che cosa decide per un bot, come frase: “alla fine della mossa, rispetto a una risposta media, …”

feature-points-more = fai più punti
feature-camps-more = ti restano più campi base
feature-goods-more = le tue merci valgono di più
feature-goods_hope-more = le tue merci possono ancora crescere di più
feature-gold-more = il tuo oro vale più punti
feature-gold_lead-more = per l'oro stai meglio rispetto agli altri
feature-gems-more = le tue gemme valgono più punti
feature-gems_lead-more = per le gemme stai meglio rispetto agli altri
feature-best_camp-more = hai a portata un posto migliore per un campo base
feature-best_mine-more = hai a portata più oro e gemme
feature-best_animal-more = hai a portata un animale da spostare per più punti
feature-best_native-more = hai a portata nomadi da spostare per più punti
feature-walks-more = puoi camminare verso più caselle
feature-unknown-more = hai a portata più tessere coperte
feature-unknown_here-more = accanto al tuo esploratore ci sono più tessere coperte
feature-room-more = intorno a dove parti ci sono più tessere
