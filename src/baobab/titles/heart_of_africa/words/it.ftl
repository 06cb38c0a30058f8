### Le parole di Heart of Africa.

title-name = Heart of Africa
title-about = Le compagnie commerciali si spingono dalle coste verso l'interno dell'Africa. Ogni turno va all'asta: chi lo vince muove, combatte e segna, e quello che ha pagato va agli altri. Vince chi arriva per primo a 42 punti.
version-1 = La prima versione: il regolamento come lo leggiamo noi.

## Nomi

area-barbary = Costa dei Barbari
    .article = la
    .in = sulla Costa dei Barbari
area-tripoli = Tripolitania
    .article = la
    .in = in Tripolitania
area-egypt = Egitto
    .article = l-m
    .in = in Egitto
area-nubia = Nubia
    .article = la
    .in = in Nubia
area-sahara = Sahara
    .article = il
area-senegal = Senegal
    .article = il
    .in = in Senegal
area-guinea = Costa di Guinea
    .article = la
    .in = sulla Costa di Guinea
area-niger = Alto Niger
    .article = l-m
    .in = sull'Alto Niger
area-nigeria = Delta del Niger
    .article = il
area-bornu = Bornu
    .article = il
area-sudan = Sudan
    .article = il
    .in = in Sudan
area-abyssinia = Abissinia
    .article = l-f
    .in = in Abissinia
area-somalia = Somalia
    .article = la
    .in = in Somalia
area-heart = Cuore dell'Africa
    .article = il
area-cameroon = Camerun
    .article = il
    .in = in Camerun
area-congo = Congo
    .article = il
    .in = in Congo
area-lakes = Grandi Laghi
    .article = i
    .in = ai Grandi Laghi
area-zanzibar = Costa di Zanzibar
    .article = la
    .in = sulla Costa di Zanzibar
area-angola = Angola
    .article = l-f
    .in = in Angola
area-zambezi = Zambesi
    .article = lo
    .in = sullo Zambesi
area-mozambique = Mozambico
    .article = il
    .in = in Mozambico
area-kalahari = Kalahari
    .article = il
area-cape = Colonia del Capo
    .article = la
area-madagascar = Madagascar
    .article = il
    .in = in Madagascar

resource-bananas = banane
    .article = le
resource-diamonds = diamanti
    .article = i
resource-gold = oro
    .article = l-m
    .mass = yes
resource-ivory = avorio
    .article = l-m
    .mass = yes

marker-bananas = banane
    .article = le
marker-diamonds = diamanti
    .article = i
marker-gold = oro
    .article = l-m
    .mass = yes
marker-ivory = avorio
    .article = l-m
    .mass = yes
marker-africa = aree senza risorse
    .article = le
marker-none = nessun segnalino
    .article = none

function-ap_only = segnalino semplice
    .article = il
    .does = solo punti azione
function-trading_station = stazione commerciale
    .article = la
    .does = metti una stazione commerciale in un'area amica
function-neutral_shift = spostamento dei neutrali
    .article = lo
    .does = entra un nuovo commerciante, poi ogni neutrale fa un passo
function-wholesaler = grossista
    .article = il
    .does = entra in gioco il tuo grossista
function-two_traders = due commercianti
    .article = i
    .does = fino a due nuovi commercianti in aree amiche
function-heart_bonus = premio del Cuore
    .article = il
    .does = due neutrali nel Cuore, e 3 punti in più se alla fine del turno lo controlli
function-convert_neutral = conversione
    .article = la
    .does = un neutrale diventa un tuo commerciante
function-resource_swing = altalena dei prezzi
    .article = l-f
    .does = un prezzo sale, un altro scende
function-reputation = reputazione
    .article = la
    .does = la reputazione di qualcuno sale o scende di uno
function-move_group = marcia
    .article = la
    .does = un gruppo va gratis in un'area adiacente

special-vp_per_area = un punto per area
    .article = none
    .does = 1 punto per ogni area che controlli; costa 1 di reputazione
special-vp_per_two_traders = un punto ogni due pezzi
    .article = none
    .does = 1 punto ogni due tuoi pezzi sulla mappa; costa 1 di reputazione
special-vp_per_resource_area = due punti per area con risorsa
    .article = none
    .does = 2 punti per ogni area con una risorsa che controlli; costa 1 di reputazione
special-majority_bananas = più banane di tutti
    .article = none
    .does = 5 punti se controlli più aree con le banane di ogni altro
special-majority_diamonds = più diamanti di tutti
    .article = none
    .does = 5 punti se controlli più aree con i diamanti di ogni altro
special-majority_gold = più oro di tutti
    .article = none
    .does = 5 punti se controlli più aree con l'oro di ogni altro
special-majority_ivory = più avorio di tutti
    .article = none
    .does = 5 punti se controlli più aree con l'avorio di ogni altro

counter =
    .article = none
counter-ap_only = segnalino semplice
counter-trading_station = stazione commerciale
counter-neutral_shift = spostamento dei neutrali
counter-wholesaler = grossista
counter-two_traders = due commercianti
counter-heart_bonus = premio del Cuore
counter-convert_neutral = conversione
counter-resource_swing = altalena dei prezzi
counter-reputation = reputazione
counter-move_group = marcia
counter-vp_per_area = un punto per area
counter-vp_per_two_traders = un punto ogni due pezzi
counter-vp_per_resource_area = due punti per area con risorsa
counter-majority_bananas = più banane di tutti
counter-majority_diamonds = più diamanti di tutti
counter-majority_gold = più oro di tutti
counter-majority_ivory = più avorio di tutti

loss =
    .article = none
loss-no_loss = nessuna perdita
loss-influence-1 = 1 di influenza in meno
loss-influence-2 = 2 di influenza in meno
loss-influence-3 = 3 di influenza in meno
loss-trader-1 = 1 commerciante in meno
loss-trader-2 = 2 commercianti in meno
loss-trader-3 = 3 commercianti in meno
loss-reputation-1 = 1 di reputazione in meno
loss-reputation-2 = 2 di reputazione in meno

band =
    .article = none
band-free = commercianti liberi di muoversi
    .brief = liberi
band-stopped = commercianti che lì si sono fermati
    .brief = fermi
band-victor = commercianti che lì hanno vinto
    .brief = hanno vinto
band-victor_stopped = commercianti fermi che lì hanno vinto
    .brief = fermi, hanno vinto
band-spent = commercianti che hanno combattuto
    .brief = hanno combattuto
band-spent_stopped = commercianti fermi che hanno combattuto
    .brief = fermi, hanno combattuto
band-lead = grossisti
    .brief = grossista

tired-unspent = commerciante che non ha combattuto
    .article = il
tired-victor = commerciante che qui ha vinto
    .article = il
tired-spent = commerciante che ha combattuto
    .article = il

argument-area = area della mappa
    .article = l-f
argument-function = tipo di segnalino Azione
    .article = il
argument-marker = segnalino della tabella delle risorse
    .article = il
argument-special = segnalino Vittoria Speciale
    .article = il
argument-counter = tipo di segnalino
    .article = il
argument-tired = stato di un commerciante
    .article = lo

## Preparazione

prompt-start = Dove sbarcano i tuoi primi commercianti? Scegli un'area costiera senza neutrali e senza altri giocatori.
action-start = parti { $area_from }
event-price-set = Il prezzo { $resource_of } parte da { $price }.
event-resource-laid = { $area_in }: { $resource }.
event-first-vp = { $seat_the } parte con { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
event-started = { $seat_the } parte { $area_from }.
event-dealt = { $seat_the } riceve un segnalino Vittoria Speciale segreto.
event-dealt-seen = Ricevi il segnalino Vittoria Speciale “{ $special }”.
reason-start-not-coastal = Si parte da una costa, e { $area_in } non ce n'è.
reason-start-neutral = { $area_in } c'è un neutrale.
reason-start-taken = { $area_in } c'è già { $seat_the }.

## Segnalini nuovi e asta

event-row = Una nuova fila: { $first } ({ $first_ap } PA) e { $second } ({ $second_ap } PA).
event-row-of-one = L'ultimo segnalino: { $first } ({ $first_ap } PA).
prompt-bid = All'asta: { $functions }, in tutto { $ap } PA, e il turno. Offri almeno { $least } e al massimo { $most }, o passa.
action-number-bid = offri { $amount }
action-number-stake = impegna { $amount }
action-number-group = marcia con { $amount }
action-number-herd = spostane { $amount }
action-pass = passa
preview-bid = { $influence } di influenza{ $points ->
        [0] {""}
        [one] {" "}e 1 punto: retrocedi a { $space }
       *[other] {" "}e { $points } punti: retrocedi a { $space }
    }{ $share ->
        [0] { $more ->
            [0] {""}
            [one] ; 1 punto va all'avversario più indietro
           *[other] ; 1 punto a testa va ai { $more } avversari più indietro
        }
        [one] ; ogni avversario riceve 1 punto{ $more ->
            [0] {""}
            [one] , quello più indietro 2
           *[other] , i { $more } più indietro 2
        }
       *[other] ; ogni avversario riceve { $share } punti{ $more ->
            [0] {""}
            [one] , quello più indietro 1 in più
           *[other] , i { $more } più indietro 1 in più
        }
    }{ $each ->
        [0] {""}
       *[other] ; dopo il tuo turno ogni avversario riceve almeno { $each } di influenza
    }
event-bid = { $seat_the } offre { $bid }.
event-passed = { $seat_the } passa.
event-no-bids = Nessuno offre: la prima fila esce dal gioco.
event-auction-won = { $seat_the } vince l'asta con { $influence } di influenza{ $points ->
        [0] {""}
        [one] {" "}e 1 punto
       *[other] {" "}e { $points } punti
    }, e ha { $ap } PA.
event-share = { $seat_the } riceve { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } dall'offerta e va sulla casella { $space }.
event-counter-taken = { $seat_the } prende il segnalino “{ $function }”.
reason-auction-first = Prima l'asta decide di chi è il turno: offri o passa.
reason-bid-too-low = { $bid } è troppo poco: adesso si offre almeno { $least }.
reason-bid-opener = Chi apre l'asta paga solo con l'influenza: puoi offrire al massimo { $most } (non { $bid }).
reason-bid-points = Con { $influence } di influenza e { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } puoi offrire al massimo { $most } (non { $bid }).
reason-bid-cap = Con { $influence } di influenza e { $points ->
        [one] 1 punto, il massimo per un'offerta,
       *[other] { $points } punti, il massimo per un'offerta,
    } puoi offrire al massimo { $most } (non { $bid }).

## Il turno: un neutrale, poi le azioni

prompt-neutral = Dove metti un neutrale? In un'area vuota, o dove ci sono già neutrali. { $left ->
        [one] È l'ultimo.
       *[other] Ne restano { $left }.
    }
action-neutral = metti un neutrale { $area_in }
event-neutral = { $seat_the } mette un neutrale { $area_in }.
reason-neutral-first = Un turno comincia con un neutrale: prima mettilo sulla mappa.
reason-neutral-occupied = { $area_in } ci sono pezzi ma nessun neutrale: lì un neutrale non ci va.

prompt-act = Le tue azioni: { $ap ->
        [0] niente più PA
        [one] ancora 1 PA
       *[other] ancora { $ap } PA
    }, { $influence } di influenza. Che cosa fai?
action-move = muovi un commerciante { $origin_from } { $area_in }
action-lead = muovi il grossista { $area_in }
action-enter = fai entrare un commerciante { $area_in }
action-raise = alza il prezzo { $marker_of }
action-lower = abbassa il prezzo { $marker_of }
action-buy = compra un punto azione
action-use = usa “{ $function }”: { $function_does }
action-done = basta così
preview-ap = { $cost } PA
preview-influence = costa { $cost } di influenza, te ne { $left ->
        [one] resta 1
       *[other] restano { $left }
    }
preview-ap-lost = { $ap ->
        [one] perdi 1 PA
       *[other] perdi { $ap } PA
    }
event-bought = { $seat_the } compra un punto azione con { $influence } di influenza.
event-moved = { $seat_the } muove un commerciante { $origin_from } { $area_in }.
event-led = { $seat_the } muove il grossista { $origin_from } { $area_in }.
event-entered = { $seat_the } fa entrare un commerciante { $area_in }{ $ap ->
        [0] {" "}gratis
       *[other] {" "}per { $ap } PA
    }.
event-price = { $seat_the } porta il prezzo { $marker_of } a { $price }.
reason-no-trader-there = { $origin_in } non hai nessuno da muovere { $area_in }.
reason-not-adjacent = Tra { $origin_the } e { $area_the } non c'è confine.
reason-no-arrow = Nessuna freccia porta { $origin_from } { $area_in }: in Madagascar si arriva solo lungo le frecce.
reason-stopped = { $origin_in } i tuoi commercianti sono stati fermati da neutrali o da altri giocatori: in questo turno non proseguono { $area_in }.
reason-lead-off-map = Il tuo grossista non è sulla mappa.
reason-lead-stopped = { $origin_in } il tuo grossista è stato fermato: in questo turno non prosegue { $area_in }.
reason-ap-move = Un passo costa { $cost } PA, e tu ne hai { $ap }{ $buy ->
        [0] : la tua influenza non basta per comprare quelli che mancano.
       *[other] . Puoi comprarne altri.
    }
reason-ap-enter = Un nuovo commerciante { $area_in } costa { $cost } PA, e tu ne hai { $ap }{ $buy ->
        [0] : la tua influenza non basta per comprare quelli che mancano.
       *[other] . Puoi comprarne altri.
    }
reason-ap-price = Cambiare il prezzo { $marker_of } costa { $cost } PA, e tu ne hai { $ap }{ $buy ->
        [0] : la tua influenza non basta per comprare quelli che mancano.
       *[other] . Puoi comprarne altri.
    }
reason-no-influence = Costa { $cost } di influenza, e tu ne hai { $influence }.
reason-no-trader-left = Non hai altri commercianti: sono tutti sulla mappa o perduti (in tutto { $most }).
reason-enter-foreign = { $area_in } ci sono pezzi di un altro giocatore.
reason-enter-inland = { $area_in } ci sei tu, ma non c'è né costa né stazione commerciale.
reason-enter-empty-inland = { $area_in } non c'è costa: da lì i nuovi commercianti non entrano.
reason-enter-neutrals = { $area_in } ci sono solo neutrali: l'area non è né vuota né amica.
reason-price-highest = Il prezzo { $marker_of } è già il più alto possibile.
reason-price-lowest = Il prezzo { $marker_of } è già il più basso possibile.
reason-price-changed = { $most ->
        [one] In questo turno hai già cambiato un prezzo con i punti azione.
       *[other] In questo turno hai già cambiato un prezzo { $most } volte con i punti azione.
    }
reason-price-other = In questo turno hai cambiato il prezzo { $marker_of }: con i punti azione non se ne cambia un altro.
reason-conflicts-later = I conflitti vengono dopo le azioni: prima di' che hai finito.
reason-special-later = I segnalini Vittoria Speciale si giocano quando segni i punti.
prompt-which = Quale commerciante va { $origin_from } { $area_in }?
action-pick = un { $tired }
reason-no-such-trader = { $origin_in } non c'è un commerciante così che sia libero di muoversi.

## Funzioni

event-used = { $seat_the } usa il segnalino “{ $function }”.
reason-plain-counter = Un segnalino semplice dà solo punti azione.
reason-no-counter = Non hai nessun segnalino “{ $function }”.
reason-counter-first = Prima finisci con il segnalino.
reason-use-first = Prima usa il segnalino “{ $function }”.
reason-no-station-left = Non restano stazioni commerciali: sono già tutte costruite (in tutto { $most }).
reason-no-station-site = Nessuna tua area amica è senza stazione commerciale.
reason-lead-on-map = Il tuo grossista è già { $area_in }.
reason-nowhere-to-enter = Un tuo nuovo pezzo non può entrare da nessuna parte.
reason-bonus-used = In un turno un solo segnalino può portare punti, e tu l'hai già usato.
reason-nothing-to-shift = Nessun commerciante può entrare, e non ci sono neutrali da spostare.
reason-no-pieces = Non hai pezzi sulla mappa.
reason-nothing-friendly = Non hai nessuna area amica.
reason-no-neutral-anywhere = Sulla mappa non ci sono neutrali.

prompt-build = Dove va la stazione commerciale? { $left ->
        [one] È l'ultima.
       *[other] Ne restano { $left }.
    }
action-build = metti una stazione commerciale { $area_in }
event-built = { $seat_the } costruisce una stazione commerciale { $area_in }.
reason-station-there = { $area_in } c'è già una stazione commerciale.
reason-not-friendly = Serve un'area amica: { $area_in } ci vuole un tuo pezzo, e nessun pezzo di altri giocatori.
prompt-bring = Dove entra il tuo grossista?
action-bring = metti il grossista { $area_in }
event-brought = { $seat_the } fa entrare il grossista { $area_in }.
prompt-pair = { $first ->
        [0] Dove va il secondo commerciante? Puoi anche rinunciare.
       *[other] { $reserve ->
            [one] Il tuo ultimo commerciante entra in un'area amica. In quale?
           *[other] Due nuovi commercianti per le aree amiche. Dove va il primo? Il secondo può andare nella stessa area o in una più avanti nell'elenco.
        }
    }
reason-place-one = Almeno un commerciante deve andare da qualche parte.
reason-earlier-area = Si sceglie nell'ordine della mappa, e la tua ultima scelta è “{ $area }”. Torna indietro per sceglierne una che viene prima.
prompt-convert = Quale neutrale diventa un tuo commerciante?
action-convert = converti un neutrale { $area_in }
preview-conflict = ne segue un conflitto
event-converted = { $seat_the } trasforma un neutrale { $area_in } in un commerciante.
reason-no-neutral-there = { $area_in } non ci sono neutrali.
prompt-renown = Di chi cambia la reputazione?
action-praise = la reputazione { $player_of } sale di uno
action-praise-own = la tua reputazione sale di uno
action-blame-own = la tua reputazione scende di uno
action-blame = la reputazione { $player_of } scende di uno
event-reputation = { $seat_the } ha una reputazione di { $reputation }.
reason-no-such-seat = A questo tavolo da { $seats } non c'è un giocatore così.
reason-reputation-highest = La reputazione { $player_of } è già la più alta possibile.
reason-reputation-lowest = La reputazione { $player_of } è già la più bassa possibile.
reason-own-reputation-lowest = La tua reputazione è già la più bassa possibile.
event-heart = { $count ->
        [one] Un neutrale va nel Cuore dell'Africa.
       *[other] { $count } neutrali vanno nel Cuore dell'Africa.
    }
prompt-swing-up = Quale prezzo sale?
prompt-swing-down = { $raised ->
        [0] Quale prezzo scende?
       *[other] Quale altro prezzo scende?
    }
action-skip = nessuno
reason-nothing-to-lower = Almeno un prezzo deve cambiare, e nessuno può scendere.
reason-same-marker = Il prezzo { $marker_of } è appena salito: a scendere è un altro.
reason-prices-now = Adesso si tratta dei prezzi: scegline uno.
reason-change-one = Almeno un prezzo deve cambiare.
prompt-shift-enter = { $own ->
        [0] Prima di tutto, dove va un nuovo neutrale?
       *[other] Prima di tutto, dove entra un nuovo commerciante?
    }
reason-shift-own = Entra un tuo commerciante, non un neutrale.
reason-shift-neutral = A questo tavolo entra un neutrale, non un tuo commerciante.
prompt-shift = { $one_area ->
        [0] Quale neutrale fa un passo? Scegli nell'ordine della mappa, finché vuoi.
       *[other] Da quale area a quale si spostano i neutrali?
    }
action-push = sposta un neutrale { $origin_from } { $area_in }
event-pushed = { $seat_the } sposta { $count ->
        [one] un neutrale
       *[other] { $count } neutrali
    } { $origin_from } { $area_in }.
reason-neutrals-moved = { $area_in } i neutrali si sono già spostati tutti.
prompt-herd = Quanti neutrali vanno { $origin_from } { $area_in }?
reason-how-many-first = Prima di' quanti commercianti marciano.
reason-number-between = Scegli un numero da { $low } a { $high }.
prompt-march = Da dove a dove marcia il tuo gruppo?
action-march = marcia { $origin_from } { $area_in }
prompt-group = { $origin_from } { $area_in }: quanti { $band }?
event-marched = { $seat_the } marcia con { $count ->
        [one] un pezzo
       *[other] { $count } pezzi
    } { $origin_from } { $area_in }.

## Conflitti

prompt-conflicts = { $areas_count ->
        [0] Conflitti: vuoi combattere contro i neutrali o usare un segnalino? Altrimenti segni i punti.
        [one] Conflitti: prima di segnare i punti devi combattere { $areas_in }.
       *[other] Conflitti: devi combattere { $areas_in }. Da dove cominci?
    }
action-fight = combatti contro { $opponent_the } { $area_in }
action-oust = combatti contro i neutrali { $area_in }
preview-strengths = { $ours } contro { $theirs }, senza quello che si impegna
preview-redraws = { $redraws ->
        [0] non si ripesca: tieni quello che peschi, o ti arrendi
        [one] puoi ripescare una volta
       *[other] puoi ripescare { $redraws } volte
    }
reason-fights-open = Devi ancora combattere { $areas_in }.
reason-ap-over = I punti azione si spendono solo prima dei conflitti.
reason-fight-yourself = Non puoi combattere contro di te.
reason-not-there = { $area_in } non hai pezzi.
reason-opponent-not-there = { $area_in } { $opponent_the } non ha pezzi.
reason-barred = In questo turno la tua ritirata è finita { $area_in }: lì non puoi cominciare conflitti.
reason-all-spent = { $area_in } i tuoi pezzi hanno già combattuto in questo turno.
reason-player-first = Prima viene il conflitto con l'altro giocatore { $area_in }.
reason-too-weak = Contro { $neutrals ->
        [one] il neutrale
       *[other] i { $neutrals } neutrali
    } { $area_in } la tua forza di { $strength } non basta.
event-fight = { $seat_the } attacca { $opponent_the } { $area_in }.
event-sealed = { $seat_the } ha scelto in segreto.

prompt-stake = Conflitto { $area_in }: i tuoi pezzi valgono { $ours }, quelli { $opponent_of } { $theirs }. Impegni influenza in segreto o ti ritiri?
action-retreat = gioca Ritirata
preview-strength = forza { $strength }
reason-stake-too-much = Hai solo { $influence } di influenza.
reason-no-functions-now = In un conflitto un segnalino vale punti: la sua funzione non ha effetto.
reason-influence-first = Prima di' quanta influenza impegni; i segnalini vengono dopo.
reason-conflict-first = Prima decidi che cosa impegni nel conflitto { $area_in }.
prompt-pledge = Così la tua forza è { $strength }. Quali segnalini aggiungi, nell'ordine dell'elenco?
action-commit = impegna “{ $counter }”
reason-no-such-counter = Non hai nessun segnalino “{ $counter }”.
reason-all-committed = Hai già impegnato tutti i tuoi segnalini “{ $counter }”.
reason-earlier-counter = Si sceglie nell'ordine dei segnalini, e la tua ultima scelta è “{ $counter }”. Torna indietro per sceglierne uno che viene prima.
event-shown = { $seat_the } ha { $base } dai pezzi, impegna { $influence } di influenza e { $counters ->
        [0] nessun segnalino
        [one] 1 segnalino
       *[other] { $counters } segnalini
    }: in tutto { $total }.
event-counter-shown = { $seat_the } mostra “{ $counter }”.
event-fled = { $seat_the } gioca Ritirata.
event-captured = { $seat_the } prende { $influence } di influenza e { $counters ->
        [0] nessun segnalino
        [one] 1 segnalino
       *[other] { $counters } segnalini
    }.
event-battle = { $seat_the } vince contro { $opponent_the } { $area_in }.
event-both-fled = Si ritirano tutti e due { $area_from }: non vince nessuno.
event-lost = { $seat_the } perde un commerciante { $area_in }.
event-lead-lost = { $seat_the } perde il grossista { $area_in }.
event-sent = Un commerciante { $seat_of } si ritira { $area_in }.
event-lead-sent = Il grossista { $seat_of } si ritira { $area_in }.
event-stranded = { $area_from } non c'è via d'uscita: { $seat_the } riprende { $count ->
        [one] un pezzo
       *[other] { $count } pezzi
    }.
event-stayed = { $area_from } non c'è via d'uscita: { $count ->
        [one] resta un pezzo
       *[other] restano { $count } pezzi
    } { $seat_of }.
reason-retreats-first = Prima di' dove va chi si ritira.
prompt-send = { $own ->
        [0] Dove mandi un commerciante { $owner_of } che lascia { $area_the }?
       *[other] Dove si ritira un tuo commerciante { $area_from }?
    } { $left ->
        [one] È l'ultimo.
       *[other] Se ne vanno in { $left }, nell'ordine dell'elenco: i prossimi nella stessa area o più avanti.
    }
prompt-send-lead = { $own ->
        [0] Dove mandi il grossista { $owner_of } che lascia { $area_the }?
       *[other] Dove si ritira il tuo grossista { $area_from }?
    }
action-send = manda { $area_in }
reason-retreat-stay = Chi si ritira deve lasciare { $area_the }.
reason-retreat-kept-out = { $area_in } ci sono pezzi { $player_of }: lì non ci si ritira.
reason-retreat-to-own = { $area_in } hai dei pezzi: lì non ci si ritira.
reason-retreat-too-far = { $area_in } non si arriva: ci si ritira di una o due aree, e non attraverso quelle chiuse.
reason-seals-exit = Così { $player_the } resterebbe senza via d'uscita, e tu hai un'altra scelta.
prompt-praise = Hai vinto. Paghi { $cost } di influenza per alzare la tua reputazione, che è { $reputation }?
action-gain = alza la tua reputazione
reason-praise-first = Prima decidi se paghi per migliorare la tua reputazione.
reason-own-reputation-highest = La tua reputazione è già la più alta possibile.

event-ousting = { $seat_the } combatte contro i neutrali { $area_in }.
event-loss-drawn = { $seat_the } pesca “{ $loss }”.
prompt-response = Contro i neutrali { $area_in } hai pescato “{ $loss }”. { $redraws ->
        [0] Non puoi ripescare.
        [one] Puoi ripescare una volta.
       *[other] Puoi ripescare { $redraws } volte.
    }
action-accept = accetta
action-redraw = pesca un altro segnalino
action-concede = arrenditi e perdi reputazione
preview-no-win = ti toglie l'ultimo pezzo: non vinci
preview-no-fighter = ti toglie l'ultimo pezzo che ha combattuto: non vinci
reason-loss-influence = Non hai { $amount } di influenza da perdere.
reason-loss-reputation = Non hai { $amount } di reputazione da perdere.
reason-draw-first = Prima rispondi al segnalino pescato contro i neutrali { $area_in }: accetta, ripesca se puoi, o arrenditi.
reason-no-redraw = Non puoi ripescare.
reason-not-with-neutrals = Contro i neutrali si pesca e basta: niente influenza, segnalini o Ritirata.
event-conceded = { $seat_the } si arrende { $area_in }.
event-paid-influence = { $seat_the } paga { $influence } di influenza.
event-pieces-lost = { $seat_the } perde { $count ->
        [one] un pezzo
       *[other] { $count } pezzi
    } { $area_in }.
event-beaten = { $seat_the } toglie un neutrale { $area_from }.
prompt-drive = Dove va un neutrale che lascia { $area_the }? { $left ->
        [one] È l'ultimo.
       *[other] Se ne vanno in { $left }, nell'ordine dell'elenco: i prossimi nella stessa area o più avanti.
    }
event-driven = Un neutrale è respinto { $area_in }.
reason-neutral-to-own = { $area_in } hai dei pezzi: lì i neutrali non vanno.

## Punti

prompt-score = { $lost ->
        [0] Adesso segni { $points ->
            [one] 1 punto
           *[other] { $points } punti
        }.
        [one] Adesso perdi 1 punto.
       *[other] Adesso perdi { $lost } punti.
    } { $counters ->
        [0] Il tuo segnalino Vittoria Speciale in questo turno non può portarti niente.
       *[other] Giochi un segnalino Vittoria Speciale?
    }
action-play = gioca “{ $special }”: { $special_does }
preview-points = { $lost ->
        [0] { $points ->
            [one] 1 punto
           *[other] { $points } punti
        }
        [one] −1 punto
       *[other] −{ $lost } punti
    } in tutto
reason-scoring-now = Stai segnando i punti: per questo turno azioni e conflitti sono finiti.
reason-no-such-special = Non hai il segnalino “{ $special }”.
reason-no-reputation = “{ $special }” costa reputazione, e tu non ne hai.
reason-brings-nothing = “{ $special }” adesso non ti porterebbe niente.
event-played = { $seat_the } gioca “{ $special }” per { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
event-scored = { $seat_the } segna: aree { $areas }, neutrali { $neutrals ->
        [0] 0
       *[other] −{ $neutrals }
    }, Cuore { $heart }, stazioni { $stations }, segnalino { $counter }; in tutto { $total }, ora sulla casella { $space }.
event-shared = Gli altri ricevono { $influence } di influenza a testa{ $rest ->
        [0] {""}
       *[other] ; { $rest } per il prossimo turno
    }.
event-game-won = Vince { $seat_the } con { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }!
event-out-of-counters = I segnalini sono finiti: vince { $seat_the } con { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
score-track = tracciato dei punti

## Opzioni

option-target = Punti per vincere
    .help = Vince chi ci arriva per primo. Con più punti la partita è più lunga.
option-target-42 = 42
option-target-60 = 60
option-target-80 = 80
option-min_bid = Offerta minima
    .help = Se anche offrire niente vale come offerta.
option-min_bid-1 = uno
option-min_bid-0 = niente
option-all_pass = Quando passano tutti
    .help = Che fine fa la fila che nessuno vuole.
option-all_pass-discard_row = la fila esce dal gioco
option-all_pass-opener_takes = la prende gratis chi apre l'asta
option-vp_share_order = Chi riceve per primo i punti di un'offerta
    .help = L'ordine conta perché le caselle occupate del tracciato si saltano.
option-vp_share_order-ascending_vp = chi ha meno punti
option-vp_share_order-descending_vp = chi ha più punti
option-neutral_shift_new_trader = Commerciante dello spostamento
    .help = Di chi è il commerciante che entra con il segnalino “spostamento dei neutrali”.
option-neutral_shift_new_trader-own = di chi lo usa
option-neutral_shift_new_trader-neutral = un neutrale
option-neutral_shift_scope = Neutrali dello spostamento
    .help = Quali neutrali si muovono con il segnalino “spostamento dei neutrali”.
option-neutral_shift_scope-each_neutral_one_step = ognuno di un passo
option-neutral_shift_scope-one_area = quelli di un'area, insieme
option-forced_retreat_forbidden = Dove gli sconfitti non vanno
    .help = Di chi sono le aree chiuse ai pezzi che vengono cacciati.
option-forced_retreat_forbidden-active_player_areas = aree del giocatore attivo
option-forced_retreat_forbidden-winner_areas = aree di chi ha vinto
option-ap_use_phase = Quando si spendono i punti azione
    .help = Se i punti azione si possono comprare e spendere anche tra un conflitto e l'altro.
option-ap_use_phase-actions_only = prima dei conflitti
option-ap_use_phase-whole_turn = in tutto il turno
option-resource_change_by_ap_per_turn = Cambi di prezzo per turno
    .help = Quante volte per turno il prezzo di uno stesso segnalino si cambia con i punti azione.
option-resource_change_by_ap_per_turn-1 = una volta
option-resource_change_by_ap_per_turn-2 = due volte
option-resource_change_by_ap_per_turn-3 = 3 volte
option-resource_change_by_ap_per_turn-4 = 4 volte
option-resource_change_by_ap_per_turn-5 = 5 volte
option-no_legal_retreat = Senza via d'uscita
    .help = Che fine fanno i pezzi sconfitti che non possono andare da nessuna parte.
option-no_legal_retreat-remove = tornano al proprietario
option-no_legal_retreat-stay = restano
option-supply_exhausted = Quando finiscono i segnalini
    .help = Se le file ancora scoperte vanno all'asta.
option-supply_exhausted-auction_remaining_rows_then_end = si mettono all'asta le file scoperte
option-supply_exhausted-end_at_once = la partita finisce subito
option-lost_traders_return_to_supply = I commercianti perduti tornano
    .help = Se i commercianti perduti nei conflitti possono entrare di nuovo. Il grossista può sempre.
option-lost_traders_return_to_supply-yes = sì
option-lost_traders_return_to_supply-no = no
option-madagascar_coastal = Il Madagascar è sulla costa
    .help = Se in Madagascar si può partire e far entrare commercianti.
option-madagascar_coastal-yes = sì
option-madagascar_coastal-no = no
option-neutral_conflict_pieces = Che cosa conta in un conflitto con i neutrali
    .help = Quali dei tuoi pezzi toglie un segnalino con i commercianti, e di quali deve restarne uno per vincere. I pezzi che hanno già combattuto nel turno stanno nell'area senza partecipare.
option-neutral_conflict_pieces-took_part = i pezzi che hanno partecipato
option-neutral_conflict_pieces-in_area = tutti i tuoi pezzi nell'area

## Posizioni impossibili

fault-influence = L'influenza in gioco è { $wanted }, non { $total }.
fault-neutrals = Il numero dei neutrali è { $wanted }, non { $total }.
fault-traders = Il numero dei commercianti { $seat_of } per la mappa è { $wanted }, non { $total }.
fault-stations = Le stazioni commerciali sono troppe: al massimo { $most }.
fault-resource-place = Su ogni simbolo, e solo lì, c'è una risorsa: non è così { $area_in }.
fault-resource-count = Segnalini di questa risorsa ({ $resource }) non ce ne sono così tanti.
fault-same-space = Sulla casella { $space } ci sono due segnapunti.
fault-face-count = Di un tipo di segnalino ce ne sono più di { $most }.
fault-counters = Il numero dei segnalini “{ $function }” è { $wanted }, non { $total }.
fault-plain-held = Nessuno tiene segnalini semplici.
fault-specials-dealt = I segnalini Vittoria Speciale distribuiti sono troppi: al massimo { $most }.
fault-special-twice = Di segnalini “{ $special }” non ce ne sono così tanti.
fault-no-such-player = A un tavolo da { $most } non c'è un giocatore così.
fault-turn-left-over = Non è il turno di nessuno, e non può esserne rimasto niente.
fault-marks = { $area_in } i commercianti fermi o stanchi sono più di quelli che ci sono.
fault-lead-off-map = Il grossista non è sulla mappa.
fault-price-change = I cambi di prezzo del turno non tornano.
fault-ended-too-soon = La partita non può essere già finita.
fault-should-be-over = Qualcuno ha raggiunto i punti per vincere: la partita è finita.
fault-bid-alone = Un'asta sta da sola, tra un turno e l'altro.
fault-no-such-stage = Nessun turno ha una fase così.
fault-bids-left-over = Finita l'asta, non restano offerte.
fault-tired-too-soon = Nessuno può avere già mosso o combattuto.
fault-left-over = Qui c'è un appunto che riguarda un'altra domanda.
fault-starts-in-order = Si sceglie da dove partire da chi ha meno punti a chi ne ha di più, prima di tutto il resto.
fault-bids-rise = Le offerte crescono da chi ha più punti a chi ne ha meno, e si possono pagare.
fault-no-such-question = Quello che serve per questa domanda non c'è.
fault-no-such-conflict = Un conflitto così non può essere in corso.
fault-refuge = Queste non sono le aree dove possono andare i neutrali.
fault-loss-drawn = I segnalini Conflitto non tornano con questo conflitto.
fault-committed-too-much = Qualcuno ha impegnato più di quello che ha.

## Il disegno

drawing-also-adjacent = Confinano anche: { $pairs }
drawing-prices = Prezzi: { $prices }
drawing-pool = influenza da dividere { $pool }
ui-hoa-neutrals = neutrali di scorta { $count }
ui-hoa-stations = stazioni di scorta { $count }
drawing-turn = Turno: { $seat }, { $ap } PA
drawing-barred = niente più conflitti: { $areas }
drawing-bids = Offerte: { $bids }
drawing-row = Fila { $number }: { $counters }
drawing-face-down = coperti: { $count } (tra parentesi i punti azione)
drawing-points = { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
drawing-influence = influenza { $count }
drawing-reputation = reputazione { $count }
drawing-reserve = commercianti di scorta { $count }
drawing-me = {" "}(tu)
ui-hoa-secret = un segnalino segreto
drawing-special = Il tuo segnalino segreto: “{ $special }” ({ $does })
drawing-conflict = Conflitto tra { $one } e { $other }: { $area }
drawing-committed-retreat = Hai giocato Ritirata.
drawing-committed = Impegni { $influence } di influenza, segnalini { $counters }
drawing-legend = ①5 commercianti del giocatore 1, ★ grossista, ● neutrali, ⌂ stazione commerciale, ♥ Cuore dell'Africa, ~ costa, – nessuna risorsa, linee: confini
ui-hoa-label-points = punti
ui-hoa-label-influence = influenza
ui-hoa-label-reputation = reputazione
ui-hoa-label-reserve = commercianti di scorta
ui-hoa-label-bid = offre
ui-hoa-label-stations = stazioni
ui-hoa-label-wholesaler = grossista in
ui-hoa-label-counters = possiede

## Il tabellone nel browser

ui-hoa-board = Mappa di Heart of Africa
ui-hoa-europe = Europa
ui-hoa-arabia = Arabia
ui-hoa-beside = Tabelle
ui-hoa-counters = Segnalini Azione
ui-hoa-counter-hint = Indica un segnalino per vedere che cosa fa.
ui-hoa-bids-label = Offerte, in ordine
ui-hoa-ap = { $ap } PA
ui-hoa-ap-short = PA
ui-hoa-bidder-asked = { $name } sta decidendo
ui-hoa-bidder-bid = { $name } offre { $bid }
ui-hoa-bidder-later = { $name } viene dopo
ui-hoa-bidder-passed = { $name } ha passato
ui-hoa-turn-of = Turno { $seat_of }
ui-hoa-prices-label = Prezzi
ui-hoa-reputation-label = Reputazione
ui-hoa-up = { $what }: uno in più
ui-hoa-down = { $what }: uno in meno
ui-hoa-pool-label = Influenza da dividere: { $pool }. A fine turno { $each } a ciascuno degli altri{ $rest ->
        [0] .
       *[other] , con un resto di { $rest }.
    }
ui-hoa-down-label = Segnalini coperti: { $count }
ui-hoa-track = Tracciato dei punti; la partita finisce a { $target }
ui-hoa-would-score = { $me ->
        [1] Faresti { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        } e saresti a { $space }
       *[other] { $seat_the } farebbe { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        } e sarebbe a { $space }
    }
ui-hoa-item-areas = aree
ui-hoa-item-neutrals = neutrali
ui-hoa-item-heart = Cuore
ui-hoa-item-stations = stazioni
ui-hoa-item-counter = segnalino
ui-hoa-item-special = con il tuo segnalino segreto
ui-hoa-made-start = Partenza
ui-hoa-made-areas = aree
ui-hoa-made-heart = il Cuore
ui-hoa-made-stations = stazioni
ui-hoa-made-counters = segnalini
ui-hoa-made-neutrals = neutrali
ui-hoa-made-shares = dalle offerte altrui
ui-hoa-made-bids = pagati nelle proprie offerte
ui-hoa-made-track = tracciato (salti, arresto a 0)
ui-hoa-made-before = da prima, con i salti
ui-hoa-less = meno
ui-hoa-more = più
ui-hoa-range = da { $low } a { $high }
ui-hoa-amount-bid = La tua offerta
ui-hoa-amount-stake = Influenza da impegnare
ui-hoa-amount-group = Quanti marciano
ui-hoa-amount-herd = Quanti neutrali si spostano
ui-hoa-fight = Conflitto { $area_in }
ui-hoa-part-pieces = Pezzi
ui-hoa-part-influence = Influenza
ui-hoa-part-counters = Segnalini
ui-hoa-part-sum = Forza
ui-hoa-sure = Vinci, qualunque cosa impegni l'altro.
ui-hoa-short = Con questa forza vinci solo se l'altro si ritira.
ui-hoa-hopeless = Qualunque cosa impegni, vinci solo se l'altro si ritira.
ui-hoa-open = Dipende da ciò che impegna l'altro.
ui-hoa-tie = { $me ->
        [1] A parità vinci tu.
       *[other] A parità vince { $seat_the }.
    }
ui-hoa-lose = Se perdi: il tuo { $piece ->
        [wholesaler] grossista
       *[other] commerciante
    } lascia la mappa{ $leaves ->
        [0] .
        [one] {" "}e 1 pezzo se ne va.
       *[other] {" "}e { $leaves } pezzi se ne vanno.
    }
ui-hoa-win = Se vinci: l'altro perde un { $piece ->
        [wholesaler] grossista
       *[other] commerciante
    }{ $leaves ->
        [0] .
        [one] {" "}e 1 pezzo se ne va.
       *[other] {" "}e { $leaves } pezzi se ne vanno.
    }
ui-hoa-ousting = Neutrali { $area_in }
ui-hoa-ousting-strength = Forza { $strength } contro { $neutrals }; { $redraws ->
        [0] nessun'altra pescata
        [one] ancora una pescata
       *[other] ancora { $redraws } pescate
    }.
ui-hoa-pool-odds = Se peschi di nuovo ({ $left ->
        [one] ne resta 1
       *[other] ne restano { $left }
    } nel mucchio):
ui-hoa-unbearable = Questo non potresti accettarlo.
ui-hoa-from = Partenza { $area_from }
ui-hoa-how-many = Quanti commercianti partono
ui-hoa-with-lead = con il grossista
ui-hoa-where-to = { $count ->
        [0] Scegli chi parte.
        [one] Scegli dove va il pezzo.
       *[other] Scegli dove vanno i { $count } pezzi.
    }
ui-hoa-where-all = Scegli dove vanno.
ui-hoa-stay = Resta qui
ui-hoa-go = { $count ->
        [one] sposta qui
       *[other] sposta qui { $count } pezzi
    }: { $ap } PA
ui-hoa-pick-up = sposta pezzi da qui
ui-hoa-mine-secret = il tuo segnalino segreto
ui-hoa-secret-worth = segreto: { $points ->
        [0] ora niente
        [one] ora 1 punto
       *[other] ora { $points } punti
    }
ui-hoa-worth = vale { $value } ({ $marker })
ui-hoa-pieces = { $name } { $traders }{ $lead ->
        [0] {""}
       *[other] {" "}e il grossista
    }
ui-hoa-neutrals-here = { $count ->
        [one] 1 neutrale
       *[other] { $count } neutrali
    }
ui-hoa-stopped-here = { $count ->
        [one] un pezzo si è fermato qui e non va oltre
       *[other] { $count } pezzi si sono fermati qui e non vanno oltre
    }
ui-hoa-spent-here = { $count ->
        [one] un pezzo ha combattuto
       *[other] { $count } pezzi hanno combattuto
    }
ui-hoa-barred-here = qui niente più conflitti in questo turno

## Cifre, e che cosa raggiunge un'area

account-points = punti
account-influence = influenza
account-reputation = reputazione
account-reserve = commercianti di scorta
account-ap = punti azione
account-score = punti da segnare
account-neutrals = neutrali rimasti
account-stations = stazioni rimaste
sight-area = { $area }: vale { $value }

## Le regole, in breve

chapter-terms = Le parole del gioco
chapter-setup-step-by-step = Preparazione
chapter-turn-overview-4-0 = Il turno in breve
chapter-new-action-counters-5-0 = Nuovi segnalini Azione
chapter-auction-6-0 = L'asta
chapter-the-player-turn-7-0 = Il turno di un giocatore
chapter-action-points-7-1-7-1-1 = I punti azione
chapter-movement-7-1-2 = Il movimento
chapter-new-traders-7-1-3 = Nuovi commercianti
chapter-changing-a-price-7-1-4 = Cambiare un prezzo
chapter-conflicts-in-general-8-0 = I conflitti
chapter-conflicts-with-neutrals-8-1 = I conflitti con i neutrali
chapter-conflicts-with-players-8-2 = I conflitti con i giocatori
chapter-wholesaler-8-3-rt = Il grossista
chapter-scoring-9-0-9-4 = I punti
chapter-score-track-9-5 = Il tracciato dei punti
chapter-special-functions-10-0-rt = Che cosa fanno i segnalini
chapter-distribution-of-influence-11-0 = La divisione dell'influenza
chapter-special-victory-counters-12-0-rt = I segnalini Vittoria Speciale
chapter-end-of-the-game-13-0 = La fine della partita
chapter-test-vectors-from-the-rulebook-s-examples = Esempi
chapter-ambiguities-and-rulings = Punti dubbi, e come li giochiamo
chapter-invariants-for-property-tests = Che cosa vale sempre

clause-hoa-d1 = Un'area vuota non ha commercianti, neutrali o grossisti.
clause-hoa-d2 = Un'area amica ha un tuo pezzo e nessuno di altri giocatori; i neutrali non contano.
clause-hoa-d3 = Controlli le tue aree amiche.
clause-hoa-d4 = Un'area vale il prezzo della sua risorsa, o quello delle aree senza risorse.
clause-hoa-d5 = Una stazione commerciale è di chi controlla la sua area.
clause-hoa-d6 = Due aree sono adiacenti lungo un confine, o lungo una freccia per il Madagascar, nei due sensi.
clause-hoa-d7 = I pezzi che in questo turno hanno combattuto non combattono più.
clause-hoa-d8 = I pezzi che hanno incontrato qualcuno sono fermi.
clause-hoa-d9 = Un'area è chiusa ai conflitti del giocatore attivo che ci si è ritirato tra pezzi di altri.
clause-hoa-3-1 = Ognuno ha 16 commercianti, un grossista e un segnalino Ritirata.
clause-hoa-3-2 = Ognuno riceve 15 di influenza, o 12 in quattro o cinque; l'influenza non esce mai dal gioco.
clause-hoa-3-3 = Le aree senza risorse partono da un prezzo di 0.
clause-hoa-3-4 = Le quattro risorse partono dai prezzi da 1 a 4, a caso.
clause-hoa-3-5 = Tutti partono con una reputazione di 2, che va da 0 a 5.
clause-hoa-3-6 = Ogni area con un simbolo comincia con un neutrale e un segnalino Risorsa.
clause-hoa-3-7 = I primi punti si tirano a sorte: 8, 7, 6, 5 e 4.
clause-hoa-3-8 = Da chi ha meno punti a chi ne ha di più, ognuno parte con cinque commercianti in un'area costiera tutta sua, senza neutrali.
clause-hoa-3-9 = Ognuno riceve in segreto un segnalino Vittoria Speciale; gli altri escono dal gioco senza che nessuno li veda.
clause-hoa-3-10 = Sei segnalini Azione stanno scoperti in tre file da due; gli altri restano coperti.
clause-hoa-3-11 = I 15 segnalini Conflitto stanno coperti.
clause-hoa-3-12 = Le sei stazioni commerciali e gli altri neutrali sono la scorta comune.
clause-hoa-4-0a = In ogni turno c'è un'asta, e gioca solo chi la vince.
clause-hoa-4-0b = Non c'è un ordine di gioco fisso.
clause-hoa-5-0a = All'inizio di ogni turno si scoprono due segnalini Azione, che formano l'ultima fila.
clause-hoa-5-0b = Un ultimo segnalino fa fila da solo; senza segnalini si giocano le file scoperte.
clause-hoa-6-0a = La prima fila e il diritto di giocare il turno vanno all'asta insieme.
clause-hoa-6-0b = Ognuno offre una volta, da chi ha più punti a chi ne ha meno.
clause-hoa-6-0c = Si offre apertamente, e si può passare.
clause-hoa-6-0d = Un'offerta supera tutte quelle di prima.
clause-hoa-6-0e = Le offerte si pagano con l'influenza e, tranne chi apre, anche con i punti.
clause-hoa-6-0f = I punti si usano solo dopo tutta la propria influenza.
clause-hoa-6-0g = In un'offerta ci sono al massimo 10 punti, e non più di quelli che si hanno.
clause-hoa-6-0h = Chi apre offre al massimo la sua influenza, gli altri fino a 10 punti in più.
clause-hoa-6-0i = Vince chi offre di più, e paga solo lui.
clause-hoa-6-0j = L'influenza offerta si mette da parte per la divisione.
clause-hoa-6-0k = I punti dell'offerta si dividono tra tutti gli altri, anche chi è passato.
clause-hoa-6-0l = I punti che avanzano vanno, uno a testa, a chi ne ha meno.
clause-hoa-6-0m = Prima torna indietro chi paga, poi avanza chi riceve, a partire da chi ha meno punti.
clause-hoa-6-0n = Se passano tutti, la prima fila esce dal gioco e nessuno gioca il turno.
clause-hoa-6-0o = Chi vince prende i segnalini della prima fila; quelli semplici danno i loro punti ed escono dal gioco.
clause-hoa-6-0p = Gli altri ricevono tutti i punti dell'offerta, anche se chi paga ha mosso di più o di meno.
clause-hoa-7-0a = Per prima cosa un neutrale va in un'area vuota o insieme ad altri neutrali.
clause-hoa-7-0b = Un neutrale non va dove ci sono pezzi ma nessun neutrale.
clause-hoa-7-0c = Senza neutrali di scorta, o senza un'area adatta, questo passo si salta.
clause-hoa-7-0d = Un turno è: un neutrale, azioni, conflitti, punti, in quest'ordine.
clause-hoa-7-1a = I punti azione vengono dai segnalini vinti in questo turno e da quelli comprati.
clause-hoa-7-1b = Con i punti azione si muove, si fanno entrare commercianti e si cambia un prezzo.
clause-hoa-7-1c = I punti azione non si tengono per un altro turno.
clause-hoa-7-1d = Un segnalino dà i suoi punti azione e tiene la sua funzione, per adesso o per dopo.
clause-hoa-7-1-1a = Un punto azione si compra con 1 di influenza.
clause-hoa-7-1-1b = I punti azione si comprano e si spendono prima dei conflitti.
clause-hoa-7-1-1c = Con i punti non si comprano punti azione.
clause-hoa-7-1-2a = Ogni pezzo paga un punto azione per ogni area in cui entra.
clause-hoa-7-1-2b = Si muovono solo i propri pezzi.
clause-hoa-7-1-2c = In Madagascar si entra e si esce solo lungo le frecce.
clause-hoa-7-1-2d = Un pezzo che incontra un neutrale o un altro giocatore per quel turno si ferma.
clause-hoa-7-1-2e = Un pezzo che parte da un'area con neutrali o altri giocatori può lasciarla.
clause-hoa-7-1-2f = In un'area ci stanno quanti pezzi si vuole.
clause-hoa-7-1-2g = Le azioni si fanno in qualsiasi ordine, e un nuovo commerciante può proseguire.
clause-hoa-7-1-2h = I pezzi nuovi non sono fermi, e i neutrali che arrivano non fermano nessuno.
clause-hoa-7-1-3a = I nuovi commercianti entrano in un'area costiera vuota o amica, o in un'area amica con una stazione commerciale.
clause-hoa-7-1-3b = Un nuovo commerciante costa 4 punti azione, 2 in un'area amica con una stazione commerciale.
clause-hoa-7-1-3c = Un'area costiera vuota costa 4 punti azione anche con una stazione commerciale.
clause-hoa-7-1-3d = I nuovi commercianti non entrano dove ci sono solo neutrali, dove ci sono altri, né all'interno senza stazione.
clause-hoa-7-1-3e = Un nuovo commerciante viene dalla propria scorta.
clause-hoa-7-1-3f = Il Madagascar è sulla costa.
clause-hoa-7-1-4a = Spostare un prezzo di una riga costa 4 punti azione.
clause-hoa-7-1-4b = Con i punti azione si cambia un prezzo una volta per turno.
clause-hoa-7-1-4c = I prezzi stanno tra 0 e 5.
clause-hoa-7-1-4d = Un segnalino dà il prezzo di tutte le aree senza risorse.
clause-hoa-8-0a = Dove sei puoi combattere contro i neutrali, e devi combattere contro gli altri giocatori.
clause-hoa-8-0b = Il giocatore attivo sceglie l'ordine dei conflitti.
clause-hoa-8-0c = Gli altri giocatori vengono prima dei neutrali; chi vince può combattere anche contro questi.
clause-hoa-8-0d = Un pezzo combatte una volta per turno.
clause-hoa-8-0e = Con più avversari in un'area scegli contro chi combattere.
clause-hoa-8-0f = Solo il giocatore attivo comincia conflitti.
clause-hoa-8-0g = Dopo un conflitto i suoi segnalini tornano nel mucchio.
clause-hoa-8-0h = Battuto un avversario puoi combattere contro i neutrali anche se ce n'è ancora un altro.
clause-hoa-8-1a = Per combattere contro i neutrali ci vuole almeno tanta forza quanti sono loro.
clause-hoa-8-1b = Niente conflitto con i neutrali finché lì c'è da combattere contro un giocatore.
clause-hoa-8-1c = Si pesca a caso un segnalino Conflitto.
clause-hoa-8-1d = Lo accetti, ne peschi un altro o ti arrendi.
clause-hoa-8-1e = Si ripesca una volta per ogni punto di forza in più rispetto ai neutrali.
clause-hoa-8-1f = Arrendersi costa uno di reputazione; non si muove niente.
clause-hoa-8-1g = Contro i neutrali non si giocano influenza, segnalini o Ritirata.
clause-hoa-8-1-1a = Una perdita di reputazione si paga per intero.
clause-hoa-8-1-1b = Una perdita di influenza si paga per intero.
clause-hoa-8-1-1c = I commercianti perduti lasciano la mappa, per primo il grossista; perderli tutti non è una vittoria.
clause-hoa-8-1-1d = “Nessuna perdita” non costa niente.
clause-hoa-8-1-2a = Vinci se hai accettato un segnalino e lì hai ancora un pezzo che conta.
clause-hoa-8-1-2b = Dopo una vittoria un neutrale viene tolto, e gli altri vanno via di una o due aree.
clause-hoa-8-1-2c = I neutrali sconfitti non entrano mai dove il giocatore attivo ha un pezzo.
clause-hoa-8-1-2d = I neutrali che non possono andarsene tornano nella scorta.
clause-hoa-8-1-2e = I pezzi che hanno combattuto contro i neutrali in quel turno non ci riprovano.
clause-hoa-8-2a = La forza di chi combatte è il peso dei suoi pezzi per la sua reputazione.
clause-hoa-8-2b = Tutti e due scelgono in segreto: Ritirata, oppure influenza e segnalini.
clause-hoa-8-2c = Ogni unità di influenza aggiunge 3 alla forza, ogni segnalino 9.
clause-hoa-8-2d = I segnalini semplici non si impegnano; quelli Vittoria Speciale sì.
clause-hoa-8-2e = Durante un conflitto le funzioni non hanno effetto.
clause-hoa-8-2f = L'influenza impegnata si mette da parte per la divisione, i segnalini escono dal gioco, per tutti e due.
clause-hoa-8-2g = Vince il totale più alto; in caso di parità, chi non è attivo.
clause-hoa-8-2-1a = Chi perde perde un pezzo che ha combattuto, il grossista se c'era.
clause-hoa-8-2-1b = Chi vince manda via gli altri pezzi di chi perde, di una o due aree.
clause-hoa-8-2-1c = I pezzi cacciati non passano e non si fermano nelle aree del giocatore attivo.
clause-hoa-8-2-1d = Dove il giocatore attivo si è ritirato tra pezzi di altri, in quel turno non comincia conflitti.
clause-hoa-8-2-1e = I pezzi che non possono andare da nessuna parte tornano al proprietario.
clause-hoa-8-2-1f = I pezzi tolti dalla mappa possono entrare di nuovo.
clause-hoa-8-2-1g = Una ritirata lascia l'area del conflitto.
clause-hoa-8-2-1h = I pezzi che avevano già combattuto non aggiungono niente, ma vanno via con gli altri.
clause-hoa-8-2-2a = Chi gioca Ritirata perde il conflitto, ma nessun pezzo.
clause-hoa-8-2-2b = Chi gioca Ritirata porta via i suoi pezzi, non attraverso le aree di chi vince.
clause-hoa-8-2-2c = Chi gioca Ritirata riceve tutto quello che ha impegnato chi vince.
clause-hoa-8-2-2d = Il segnalino Ritirata torna sempre al suo proprietario.
clause-hoa-8-2-2e = Se si ritirano tutti e due non vince nessuno, e il giocatore attivo va via per primo.
clause-hoa-8-2-2f = Se si ritirano tutti e due, il giocatore attivo lascia all'altro una via d'uscita, se può.
clause-hoa-8-2-3a = Chi vince può pagare 2 di influenza per uno di reputazione, una volta per conflitto.
clause-hoa-8-3a = Il grossista entra con il suo segnalino, e poi fa come un commerciante.
clause-hoa-8-3b = Il grossista raddoppia i commercianti che sono con lui, e vale uno anche lui.
clause-hoa-8-3c = Il grossista è il primo pezzo che si perde, e può entrare di nuovo.
clause-hoa-8-3d = Ognuno ha un solo grossista.
clause-hoa-9-0a = Segna solo il giocatore attivo, alla fine del suo turno.
clause-hoa-9-0b = Ogni area che controlli porta il suo valore.
clause-hoa-9-1a = Ogni neutrale dove hai un pezzo costa un punto, anche nelle aree con altri.
clause-hoa-9-2a = Il Cuore dell'Africa porta 3 punti in più a chi lo controlla.
clause-hoa-9-3a = Ogni tua stazione commerciale porta un punto.
clause-hoa-9-3b = Chi ha più stazioni commerciali di ogni altro giocatore riceve 3 punti.
clause-hoa-9-4a = In un turno un solo segnalino può portare punti.
clause-hoa-9-4b = Un segnalino può contare un'area un'altra volta; i neutrali si tolgono una volta sola.
clause-hoa-9-4c = Guadagni e perdite si sommano e si segnano in una volta.
clause-hoa-9-5a = Ogni punto è un passo alla prossima casella libera; quelle occupate si saltano.
clause-hoa-9-5b = Due segnapunti non stanno mai sulla stessa casella.
clause-hoa-9-5c = Anche all'indietro le caselle occupate si saltano.
clause-hoa-9-5d = Nessuno scende sotto lo 0.
clause-hoa-9-5e = Oltre il 79 i punti continuano.
clause-hoa-10-0a = Le funzioni si usano nel proprio turno in ogni momento, ma non durante un conflitto.
clause-hoa-10-0b = Chi non è attivo usa i segnalini solo nei conflitti.
clause-hoa-10-0c = I segnalini si possono tenere quanto si vuole.
clause-hoa-10-0d = Un segnalino usato esce dal gioco.
clause-hoa-10-1 = Una stazione commerciale va in un'area amica che non ne ha.
clause-hoa-10-2 = I segnalini semplici non hanno funzioni.
clause-hoa-10-3 = Prima entra un nuovo commerciante, poi ogni neutrale può fare un passo.
clause-hoa-10-4 = Il grossista entra dove può entrare un nuovo commerciante.
clause-hoa-10-5 = Fino a due commercianti entrano gratis in aree amiche.
clause-hoa-10-6 = Due neutrali vanno nel Cuore; chi lo controlla alla fine del turno riceve 3 punti in più.
clause-hoa-10-7 = Un neutrale, dovunque sia, diventa un tuo commerciante.
clause-hoa-10-8 = Un prezzo sale, un altro scende; uno dei due si può lasciare.
clause-hoa-10-9 = La reputazione di un giocatore sale o scende di uno.
clause-hoa-10-10 = Quanti tuoi pezzi vuoi vanno da un'area a una adiacente.
clause-hoa-10-11 = Un segnalino si usa solo se ha qualche effetto.
clause-hoa-11-0a = L'influenza da dividere va in parti uguali a tutti tranne il giocatore attivo.
clause-hoa-11-0b = Quello che avanza aspetta il prossimo turno.
clause-hoa-11-0c = Se nessuno vince l'asta non si divide niente.
clause-hoa-12-0a = I segnalini Vittoria Speciale non hanno punti azione e restano segreti finché non si usano.
clause-hoa-12-0b = Un segnalino Vittoria Speciale si usa una volta, per i punti o in un conflitto.
clause-hoa-12-0c = I segnalini Vittoria Speciale si giocano quando si segnano i punti.
clause-hoa-12-1 = Un punto per ogni area che controlli; costa uno di reputazione.
clause-hoa-12-2 = Un punto ogni due tuoi pezzi sulla mappa; costa uno di reputazione.
clause-hoa-12-3 = Due punti per ogni area con una risorsa che controlli; costa uno di reputazione.
clause-hoa-12-4 = Cinque punti se controlli più aree con quella risorsa di ogni altro giocatore.
clause-hoa-12-5 = Per giocarne uno che abbassa la reputazione ce ne vuole almeno 1.
clause-hoa-13-0a = La partita finisce appena qualcuno arriva ai punti per vincere.
clause-hoa-13-0b = I punti per vincere si guardano dopo ogni turno e dopo tutte le parti di un'offerta; vince chi ne ha di più.
clause-hoa-13-0c = Per una partita più lunga si gioca a 60 o a 80 punti.
clause-hoa-13-0d = Quando i segnalini sono finiti vince chi ha più punti.
clause-hoa-tv1 = Un'offerta di 8 con 6 di influenza: 2 punti vanno ai due che ne hanno meno.
clause-hoa-tv2 = Quattro neutrali: tre commercianti non bastano, quattro sì, ma senza ripescare.
clause-hoa-tv3 = Tre commercianti contro due neutrali: si ripesca una volta, si paga 2 di influenza, si vince.
clause-hoa-tv4 = Arrendersi, invece, costa uno di reputazione e nient'altro.
clause-hoa-tv5 = Con una reputazione di 2 un commerciante vale 2.
clause-hoa-tv6 = 21 contro 14: Peter vince, e Melissa perde un commerciante.
clause-hoa-tv7 = Poi Peter compra uno di reputazione con 2 di influenza.
clause-hoa-tv8 = Con Ritirata, Melissa non perde commercianti e prende quello che ha impegnato Peter.
clause-hoa-tv9 = Due commercianti con il grossista valgono quattro, e il grossista uno.
clause-hoa-tv10 = Un'area con un prezzo di 3 porta 3 punti.
clause-hoa-tv11 = Un valore di 2 con tre neutrali è un punto perso.
clause-hoa-tv12 = Due stazioni commerciali, più di tutti: 2 punti e altri 3.
clause-hoa-tv13 = Da 12, quattro punti oltre un segnapunti sul 15 portano al 17.
clause-hoa-tv14 = Una marcia subito dopo un conflitto perso salva 5 punti.
clause-hoa-tv15 = 16 di influenza per tre giocatori: 5 a testa, e 1 aspetta.
clause-hoa-tv16 = Con un prezzo di 0 le aree senza risorse non portano niente.
clause-hoa-r-1 = “Rivelare le risorse” con i punti azione vuol dire cambiare un prezzo.
clause-hoa-r-2 = I primi prezzi vanno da 1 a 4, a caso.
clause-hoa-r-3 = La reputazione va da 0 a 5; sulla tabella verso l'alto si peggiora.
clause-hoa-r-4 = Si offre almeno uno, se il tavolo non ha deciso altrimenti.
clause-hoa-r-5 = Se passano tutti la fila esce dal gioco, se il tavolo non ha deciso altrimenti.
clause-hoa-r-6 = I punti di un'offerta si segnano a partire da chi ne ha meno, se non si è deciso altrimenti.
clause-hoa-r-7 = Quando i segnalini finiscono si mettono all'asta le file scoperte, e poi vince chi ha più punti.
clause-hoa-r-8 = Se i neutrali scarseggiano se ne mettono quanti ce ne sono; quelli tolti tornano nella scorta.
clause-hoa-r-9 = Un segnalino dà sia i punti azione sia la funzione.
clause-hoa-r-10 = Se i punti azione durino oltre le azioni lo decide il tavolo.
clause-hoa-r-11 = Un nuovo commerciante può muoversi subito, anche via dai neutrali.
clause-hoa-r-12 = In un'area costiera vuota una stazione commerciale non fa sconti.
clause-hoa-r-13 = Il Madagascar è sulla costa, se il tavolo non ha deciso altrimenti.
clause-hoa-r-14 = Un passo di un solo segnalino per turno, se il tavolo non ha deciso altrimenti.
clause-hoa-r-15 = Un pezzo combatte contro un giocatore per turno; chi vince può ancora combattere contro i neutrali lì.
clause-hoa-r-16 = Il grossista raddoppia i commercianti, non se stesso, e anche contro i neutrali.
clause-hoa-r-17 = Un grossista da solo controlla la sua area, e conta come pezzo.
clause-hoa-r-18 = Una perdita che non si può pagare per intero non si accetta.
clause-hoa-r-19 = Perdere tutti i pezzi si può accettare: non si vince, e la reputazione resta.
clause-hoa-r-20 = In un conflitto un segnalino Vittoria Speciale vale 9, come gli altri.
clause-hoa-r-21 = Tutti i pezzi sconfitti devono andarsene; chi li muove sceglie dove va ognuno.
clause-hoa-r-22 = I pezzi cacciati stanno lontani dal giocatore attivo o, se il tavolo ha deciso così, da chi ha vinto.
clause-hoa-r-23 = I pezzi senza via d'uscita tornano al proprietario o, se il tavolo ha deciso così, restano.
clause-hoa-r-24 = I commercianti perduti tornano nella scorta, se non si è deciso altrimenti.
clause-hoa-r-25 = Dopo una vittoria sui neutrali non si compra reputazione.
clause-hoa-r-26 = La maggioranza delle stazioni commerciali porta 3 punti in tutto, non per ogni stazione.
clause-hoa-r-27 = I punti di un turno si segnano in una volta.
clause-hoa-r-28 = All'indietro le caselle occupate si saltano, e ci si ferma alla più bassa libera.
clause-hoa-r-29 = Oltre il 79 non si incontrano i segnapunti del primo giro.
clause-hoa-r-30 = Una stazione commerciale si costruisce in un'area amica.
clause-hoa-r-31 = Di chi è il commerciante che entra con lo spostamento, e quali neutrali si muovono, lo decide il tavolo.
clause-hoa-r-32 = Il grossista entra dove può entrare un nuovo commerciante.
clause-hoa-r-33 = Una marcia si gioca prima o dopo un conflitto, non mentre si combatte.
clause-hoa-r-34 = Un segnalino senza nessun effetto non si può usare.
clause-hoa-r-35 = A parità di aree con quella risorsa non si ricevono punti.
clause-hoa-r-36 = Se un'offerta porta più giocatori ai punti per vincere, si segna tutto e vince chi ne ha di più.
clause-hoa-r-37 = Il segnalino delle aree senza risorse sta sulla tabella delle risorse.
clause-hoa-r-38 = Quello che ha impegnato chi vince va a chi ha giocato Ritirata.
clause-hoa-r-39 = Chi è passato ha la sua parte come gli altri.
clause-hoa-r-40 = Il Cuore dell'Africa parte senza risorse e senza neutrali.
clause-hoa-r-41 = I pezzi che stanno insieme da turni precedenti combattono, se non si spostano.
clause-hoa-r-42 = Si stancano solo i pezzi del giocatore attivo; chi si difende può difendersi ancora.
clause-hoa-r-43 = Un segnalino Vittoria Speciale preso a un altro resta scoperto.
clause-hoa-r-44 = Le aree chiuse si fissano prima che un gruppo si ritiri, e i suoi pezzi non ne chiudono altre.
clause-hoa-r-45 = I segnalini Risorsa stanno scoperti; quelli che avanzano escono dal gioco senza che nessuno li veda.
clause-hoa-r-46 = Un segnalino semplice esce dal gioco dopo aver dato i suoi punti.
clause-hoa-r-47 = Dopo un conflitto tornano solo i segnalini Conflitto.
clause-hoa-r-48 = Contro i neutrali non si impegna niente.
clause-hoa-r-49 = L'influenza perduta contro i neutrali si mette da parte per la divisione.
clause-hoa-r-50 = Se si ritirano tutti e due, ognuno sta lontano dall'altro, e il giocatore attivo gli lascia una via d'uscita.
clause-hoa-r-51 = Le funzioni si usano dopo il neutrale, anche tra un conflitto e l'altro.
clause-hoa-r-52 = I segnalini Vittoria Speciale si giocano quando si segnano i punti.
clause-hoa-r-53 = Il premio del Cuore è il segnalino per i punti di quel turno anche senza il Cuore.
clause-hoa-r-54 = I pezzi del giocatore attivo che si sono ritirati in quel turno non proseguono.
clause-hoa-r-55 = A chi ha un segnalino segreto si chiede sempre se lo gioca, anche quando non può.
clause-hoa-r-56 = Contro i neutrali contano tutti i pezzi nell'area, anche chi ha già combattuto; se si è deciso così, solo chi partecipa.
clause-hoa-i1 = Tutta l'influenza è dei giocatori o da dividere.
clause-hoa-i2 = Tutti i neutrali sono sulla mappa o nella scorta.
clause-hoa-i3 = Tutti i commercianti di un giocatore sono sulla mappa o nella sua scorta.
clause-hoa-i4 = Sul tracciato nessuna casella ha due segnapunti.
clause-hoa-i5 = Prezzi e reputazioni stanno tra 0 e 5.
clause-hoa-i6 = Le stazioni commerciali sono sei, una per area al massimo.
clause-hoa-i7 = Tutti i segnalini Azione sono nelle file, coperti, in mano a qualcuno o fuori gioco.

## Che cosa decide per un bot, come frase: “alla fine della mossa, rispetto a una risposta media, …”

feature-vp-more = hai più punti
feature-turn_points-more = un tuo turno porterebbe più punti
feature-area_points-more = le tue aree valgono di più
feature-stations-more = hai più stazioni commerciali
feature-heart-more = il Cuore dell'Africa è tuo
feature-heart_way-less = nel Cuore ci sono meno neutrali e pezzi di altri
feature-influence-more = ti resta più influenza
feature-counters-more = hai più segnalini in mano
feature-special-more = il tuo segnalino Vittoria Speciale porterebbe di più
feature-specials-more = ti restano più segnalini Vittoria Speciale
feature-reputation-more = la tua reputazione è più alta
feature-traders-more = hai più commercianti sulla mappa
feature-reserve-more = ti restano più commercianti di scorta
feature-wholesaler-more = il tuo grossista è sulla mappa
feature-spread-more = sei in più aree
feature-neutrals_beatable-more = potresti battere più neutrali
feature-threat-less = meno aree tue sono minacciate
feature-prey-more = minacci più aree altrui
feature-best_turn-less = un turno del tuo avversario più forte porterebbe meno punti
feature-pool_share-more = ti arriverebbe più influenza da quella da dividere
