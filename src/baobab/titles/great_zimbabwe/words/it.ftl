### Le parole di The Great Zimbabwe.

title-name = The Great Zimbabwe
title-about = Re africani rivaleggiano con doni di bestiame, artigiani, dèi e monumenti sempre più alti. Più poteri invochi, più punti ti servono per vincere.
version-1 = La prima versione: il regolamento come lo leggiamo noi.

## Nomi

cell = { $name }
    .article = none
    .in = in { $name }
    .on = su { $name }
kind =
    .mass = yes
kind-wood = legno
    .sign = L
    .article = il
kind-clay = argilla
    .sign = A
    .article = l-f
kind-ivory = avorio
    .sign = V
    .article = l-m
kind-diamond = diamanti
    .sign = D
    .article = i
craft-wood_carver = intagliatore di legno
    .article = l-m
    .many = intagliatori di legno
    .sign = In
craft-potter = ceramista
    .article = il
    .many = ceramisti
    .sign = Ce
craft-ivory_carver = cesellatore d'avorio
    .article = il
    .many = cesellatori d'avorio
    .sign = Av
craft-diamond_cutter = incisore di diamanti
    .article = l-m
    .many = incisori di diamanti
    .sign = Di
craft-sculptor = scultore
    .article = lo
    .many = scultori
    .sign = Sc
craft-vessel_maker = vasaio
    .article = il
    .many = vasai
    .sign = Va
craft-throne_maker = costruttore di troni
    .article = il
    .many = costruttori di troni
    .sign = Tr
maker =
    .gender = m
maker-wood_carver1 = intagliatore di legno 1
    .article = l-m
maker-wood_carver2 = intagliatore di legno 2
    .article = l-m
maker-wood_carver3 = intagliatore di legno 3
    .article = l-m
maker-potter1 = ceramista 1
    .article = il
maker-potter2 = ceramista 2
    .article = il
maker-potter3 = ceramista 3
    .article = il
maker-ivory_carver1 = cesellatore d'avorio 1
    .article = il
maker-ivory_carver2 = cesellatore d'avorio 2
    .article = il
maker-ivory_carver3 = cesellatore d'avorio 3
    .article = il
maker-diamond_cutter1 = incisore di diamanti 1
    .article = l-m
maker-diamond_cutter2 = incisore di diamanti 2
    .article = l-m
maker-diamond_cutter3 = incisore di diamanti 3
    .article = l-m
maker-sculptor1 = scultore 1
    .article = lo
maker-sculptor2 = scultore 2
    .article = lo
maker-sculptor3 = scultore 3
    .article = lo
maker-vessel_maker1 = vasaio 1
    .article = il
maker-vessel_maker2 = vasaio 2
    .article = il
maker-vessel_maker3 = vasaio 3
    .article = il
maker-throne_maker1 = costruttore di troni 1
    .article = il
maker-throne_maker2 = costruttore di troni 2
    .article = il
maker-throne_maker3 = costruttore di troni 3
    .article = il
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
specialist-shaman = Sciamano
    .article = lo
specialist-rain_ceremony = Danzatore della pioggia
    .article = il
    .short = Pioggia
specialist-herd = Mandriano
    .article = il
specialist-builder = Costruttore
    .article = il
specialist-nomads = Nomadi
    .article = i
way =
    .article = none
way-across = in orizzontale
way-down = in verticale

## Domande

prompt-start = Dove sorge il tuo primo monumento? Scegli una zona di partenza.
prompt-gift = Quanti capi di bestiame doni? Ne hai { $cattle }; un dono è di almeno { $least }, oppure passi.
prompt-turn = Tocca a te: punti { $vp }, necessari { $vr }, bestiame { $cattle }. Che cosa fai?
prompt-build = { $left ->
        [one] Dove costruisci un monumento?
       *[other] Dove costruisci? Puoi costruire { $left } monumenti.
    }
prompt-place = Un altro artigiano, o passi ai prezzi?
prompt-site = Dove metti { $craft_the }? Indica la casella in alto a sinistra.
prompt-way = { $craft_the } su { $cell }: in orizzontale verso destra o in verticale verso il basso?
prompt-prices = { $dziva ->
        [yes] Dziva ti lascia cambiare i prezzi. Quale cambi?
       *[no] { $new ->
            [yes] Qual è il prezzo del tuo nuovo artigiano?
           *[no] Alzi un prezzo?
        }
    }
prompt-charm = Quale risorsa evoca lo Sciamano?
prompt-lay = Su quale casella vuota metti la tessera ({ $kind })?
prompt-rain = Dove piove? Indica la casella più in alto o più a sinistra della tessera acqua.
prompt-rain-way = L'acqua su { $cell }: in orizzontale verso destra o in verticale verso il basso?
prompt-herd = Quanti capi di bestiame affidi al Mandriano?
prompt-raise = Il piano costa finora { $cattle ->
        [one] 1 capo
       *[other] { $cattle } capi
    } di bestiame. Un altro monumento, o lo esegui?
prompt-maker = { $goods ->
        [one] Al monumento su { $cell } manca ancora un bene
       *[other] Al monumento su { $cell } mancano ancora { $goods } beni
    }, e ti { $cattle ->
        [one] resta 1 capo
       *[other] restano { $cattle } capi
    } di bestiame. { $goods ->
        [one] Chi lo produce?
       *[other] Chi produce il prossimo?
    }
prompt-take = Quale risorsa ({ $kind }) consuma { $maker_the }?
prompt-from = { $maker_the } ha bisogno del lavoro di { $craft_a }. Di quale?

## Risposte

action-end = finisci il turno
action-pass = passa
action-stop = non costruire altro
action-confirm = lascia i prezzi così
action-commit = eleva come previsto
action-dziva = cambia i prezzi con l'aiuto di Dziva
action-monument = costruisci un monumento
action-prices = fissa i prezzi
action-god = venera { $god }
action-hire = prendi al tuo servizio { $specialist_the }
action-use = usa { $specialist_the }
action-craft = metti { $craft_a }
action-raise = eleva il monumento su { $cell }
action-build = costruisci su { $cell }
action-site = metti su { $cell }
action-way = metti { $way }
action-price = chiedi { $cattle ->
        [one] 1 capo
       *[other] { $cattle } capi
    } per il lavoro { $craft_of }
action-resource = evoca { $kind }
action-lay = metti su { $cell }
action-rain = fai piovere su { $cell }
action-maker = scegli { $maker_the }
action-from = scegli { $maker_the }
action-take = usa quella su { $cell }
action-number-gift = dona { $amount ->
        [one] 1 capo
       *[other] { $amount } capi
    }
action-number-herd = paga { $amount ->
        [one] 1 capo
       *[other] { $amount } capi
    }

preview-place = giocherai { $place ->
        [1] per primo
        [2] per secondo
        [3] per terzo
        [4] per quarto
       *[other] per quinto
    }
preview-god = { $power }; requisito { $now } → { $vr }
preview-god-shadipinyi = un secondo tassello per i doni
preview-god-elegua = la riserva paga 3 capi del tuo primo dono in ogni round
preview-god-dziva = cambi i tuoi prezzi a piacere all'inizio del turno
preview-god-eshu = ogni raggio è 6 nel tuo turno
preview-god-gu = ogni tecnologia aggiunge solo 1 al requisito
preview-god-obatala = costruisci due monumenti alla volta
preview-god-atete = usi due volte ogni risorsa
preview-god-tsui_goab = i beni possono essere dello stesso tipo
preview-god-anansi = paghi solo 1 a ogni artigiano
preview-god-qamata = incassi tutti i pagamenti delle stazioni
preview-god-engai = 2 capi in più a ogni round
preview-god-xango = vinci i pareggi
preview-work-shaman = mette una tessera risorsa
preview-work-rain_ceremony = mette una tessera acqua
preview-work-herd = il bestiame cresce della metà
preview-work-builder = recuperi 2 capi del costo di ogni artigiano
preview-work-nomads = i monumenti possono toccarsi
preview-hire = { $work }; { $cattle_or } capi sulla carta, requisito { $now } → { $vr }
preview-use = { $cattle_or } capi sulla carta
preview-prices = come azione principale, senza mettere artigiani
preview-price-at-once = come azione principale: il prezzo { $craft_of } sale subito a { $cattle }
preview-cost = { $cattle ->
        [one] 1 capo
       *[other] { $cattle } capi
    }
preview-raise = al livello { $level } con { $goods ->
        [one] 1 bene
       *[other] { $goods } beni
    }, da { $cattle ->
        [one] 1 capo
       *[other] { $cattle } capi
    } in su, { $points ->
        [one] +1 punto
       *[other] +{ $points } punti
    }
preview-maker = su { $cell }, { $price } { $owner_to }{ $hubs ->
        [0] {""}
        [one] , 1 stazione
       *[other] , { $hubs } stazioni
    }
preview-own-maker = su { $cell }, { $price } sulla tua carta{ $hubs ->
        [0] {""}
        [one] , 1 stazione
       *[other] , { $hubs } stazioni
    }
preview-maker-with = su { $cell }, { $price } { $owner_to }{ $hubs ->
        [0] {""}
        [one] , 1 stazione
       *[other] , { $hubs } stazioni
    }; con il lavoro di { $craft_a }, in tutto da { $cattle ->
        [one] 1 capo
       *[other] { $cattle } capi
    } in su
preview-own-maker-with = su { $cell }, { $price } sulla tua carta{ $hubs ->
        [0] {""}
        [one] , 1 stazione
       *[other] , { $hubs } stazioni
    }; con il lavoro di { $craft_a }, in tutto da { $cattle ->
        [one] 1 capo
       *[other] { $cattle } capi
    } in su
preview-craft = { $cattle ->
        [one] 1 capo
       *[other] { $cattle } capi
    }, { $points ->
        [one] +1 punto
       *[other] +{ $points } punti
    }{ $vr ->
        [0] {""}
       *[other] , requisito +{ $vr }
    }
preview-tiles = { $tiles ->
        [one] ancora 1 tessera
       *[other] ancora { $tiles } tessere
    }
preview-herd = +{ $cattle } dalla riserva
preview-reaches = raggiunge { $cells }
preview-tile = a portata { $makers_of }
preview-tile-many = artigiani a portata: { $own ->
        [0] nessuno tuo
        [one] uno tuo
       *[other] { $own } tuoi
    }, { $others ->
        [0] nessuno altrui
        [one] uno altrui
       *[other] { $others } altrui
    }
preview-tile-unused = nessun artigiano che la usi la raggiunge
preview-rain = raggiunge di più: { $makers }
preview-rain-many = artigiani che raggiungono di più: { $own ->
        [0] nessuno tuo
        [one] uno tuo
       *[other] { $own } tuoi
    }, { $others ->
        [0] nessuno altrui
        [one] uno altrui
       *[other] { $others } altrui
    }
preview-rain-unused = nessun artigiano raggiunge di più

## Che cosa succede

event-started = { $seat_the } parte da { $cell }.
event-round = Il round { $round } comincia con la Generosità dei Re.
event-gave = { $seat_the } dona { $cattle ->
        [one] 1 capo di bestiame.
       *[other] { $cattle } capi di bestiame.
    }
event-helped = Elegua paga { $cattle ->
        [one] 1 capo
       *[other] { $cattle } capi
    } del dono { $seat_of }.
event-passed = { $seat_the } passa: giocherà { $place ->
        [1] per primo
        [2] per secondo
        [3] per terzo
        [4] per quarto
       *[other] per quinto
    }.
event-collected = { $seat_the } prende { $cattle ->
        [one] 1 capo
       *[other] { $cattle } capi
    } dal suo tassello e gioca { $place ->
        [1] per primo
        [2] per secondo
        [3] per terzo
        [4] per quarto
       *[other] per quinto
    }.
event-worships = { $seat_the } venera { $god }: il suo requisito ora è { $vr }.
event-hired = { $seat_the } prende { $specialist_the }: il suo requisito ora è { $vr }.
event-used = { $seat_the } usa { $specialist_the } per { $cattle ->
        [one] 1 capo di bestiame.
       *[other] { $cattle } capi di bestiame.
    }
event-charmed = Lo Sciamano { $seat_of } mette { $kind_a } su { $cell }.
event-rained = La pioggia { $seat_of } porta acqua su { $cell } e { $other }.
event-herded = Sul Mandriano { $seat_of } { $cattle ->
        [one] c'è 1 capo
       *[other] ci sono { $cattle } capi
    } di bestiame.
event-built = { $seat_the } costruisce un monumento su { $cell }.
event-took-card = { $seat_the } impara il mestiere { $craft_of }: il suo requisito ora è { $vr }.
event-placed = { $seat_the } mette { $craft_a } su { $cell } per { $cattle ->
        [one] 1 capo
       *[other] { $cattle } capi
    }: { $points ->
        [one] 1 punto.
       *[other] { $points } punti.
    }
event-priced = { $seat_the } chiede { $cattle ->
        [one] 1 capo
       *[other] { $cattle } capi
    } per il lavoro { $craft_of }.
event-bought = { $seat_the } paga { $cattle } sulla carta { $owner_of }: { $maker_the } consuma la risorsa su { $cell }.
event-worked = { $seat_the } paga anche { $cattle } sulla carta { $owner_of }: { $maker_the } consuma la risorsa su { $cell }.
event-hubs = { $seat_the } paga { $cattle ->
        [one] 1 capo
       *[other] { $cattle } capi
    } per le stazioni di trasporto.
event-raised = { $seat_the } eleva il monumento su { $cell } al livello { $level }: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
event-revenue = { $seat_the } prende { $cattle ->
        [one] 1 capo
       *[other] { $cattle } capi
    } dalle carte e { $income } dalla riserva.
event-qualified = { $seat_the } ha { $vp ->
        [one] 1 punto
       *[other] { $vp } punti
    }, e il suo requisito è { $vr }.
event-won = Vince { $seat_the }: punti { $vp }, necessari { $vr }.
event-capped = La partita finisce con il round { $rounds }, e nessuno ha i punti necessari.

## Perché no

reason-start-first = Prima tocca ai primi monumenti di tutti: scegli una zona di partenza.
reason-gifts-first = Prima vengono i doni: dai almeno { $least } { $least ->
        [one] capo
       *[other] capi
    }, oppure passa. Dèi, artigiani e monumenti vengono nel tuo turno.
reason-monument-first = Stai costruendo: prima scegli una casella per il monumento, o torna indietro.
reason-placing-first = Stai mettendo artigiani: mettine un altro, o passa ai prezzi. Tutto il resto viene dopo.
reason-site-first = Prima metti { $craft_the } su una delle caselle segnate, o torna indietro.
reason-way-first = Prima di' come sta { $craft_the } su { $cell }: in orizzontale o in verticale.
reason-prices-first = Prima i prezzi: cambiane uno, o lasciali come sono.
reason-resource-first = Lo Sciamano è all'opera: prima scegli la risorsa che mette.
reason-tile-first = Prima metti la tessera ({ $kind }) su una casella vuota.
reason-rain-first = Il Danzatore della pioggia è all'opera: prima metti la tessera acqua su due caselle vuote.
reason-herd-first = Prima di' quanti capi vanno al Mandriano.
reason-plan-first = Il piano è completo: portalo a termine, aggiungi un altro tuo monumento, o torna indietro.
reason-good-first = Stai elevando il monumento su { $cell }: prima scegli chi produce il prossimo bene ({ $goods ->
        [one] ne manca uno
       *[other] ne mancano { $goods }
    }), o torna indietro.
reason-take-first = Prima scegli quale risorsa ({ $kind }) consuma { $maker_the }, o torna indietro.
reason-work-first = Prima scegli { $craft_a } che lavori per { $maker_the }, o torna indietro.
reason-shaman-lays = Le tessere risorsa le mette lo Sciamano: prendilo al tuo servizio, o usalo se è già con te.
reason-rain-falls = L'acqua la porta il Danzatore della pioggia: prendilo al tuo servizio, o usalo se è già con te.
reason-raise-first = Prima scegli quale dei tuoi monumenti elevare; poi vengono i suoi beni.
reason-craft-first = Prima scegli il mestiere dell'artigiano da mettere.
reason-set-prices-first = Prima scegli di fissare i prezzi.
reason-turn-first = Prima scegli che cosa fare nel tuo turno.
reason-not-a-start = { $cell } non è una zona di partenza.
reason-start-taken = Su { $cell } c'è già un monumento.
reason-gift-too-small = Un dono di { $cattle } è troppo piccolo: ora deve essere di almeno { $least }.
reason-gift-too-large = Non puoi fare un dono di { $cattle }: al massimo { $most }.
reason-no-such-cell = In { $cell } non c'è terra.
reason-water-there = Sull'acqua di { $cell } non si può costruire niente.
reason-start-there = { $cell } è una zona di partenza: accoglie solo i primi monumenti.
reason-monument-there = Su { $cell } c'è un monumento { $seat_of }.
reason-own-monument-there = Su { $cell } c'è un tuo monumento.
reason-craftsman-there = Su { $cell } c'è { $craft_a }.
reason-resource-there = Su { $cell } c'è una risorsa: { $kind }.
reason-beside-monument = { $cell } tocca un altro monumento: solo i Nomadi ti permettono di costruire lì.
reason-nowhere-to-build = Non c'è più nessuna casella per un monumento.
reason-build-first = Lì puoi costruire: prima scegli di costruire un monumento.
reason-nothing-built-yet = Non hai ancora costruito: scegli una casella.
reason-acted = Hai già svolto l'azione principale di questo turno.
reason-card-chosen = In questo turno hai già scelto un dio o uno specialista.
reason-god-out = { $god } non partecipa a questa partita.
reason-god-yours = Veneri già { $god }.
reason-god-taken = { $god } è già il dio { $seat_of }.
reason-has-a-god = Veneri { $god }, ed è per sempre.
reason-god-vr = Con { $god } { $vr ->
        [one] ti servirebbe 1 punto
       *[other] ti servirebbero { $vr } punti
    }, e a nessuno possono servirne più di { $most }.
reason-not-dziva = Solo chi venera Dziva cambia i prezzi a piacere.
reason-dziva-too-late = Dziva aiuta solo all'inizio del tuo turno, o appena hai scelto Dziva.
reason-dziva-at-start = Dziva aiuta solo all'inizio del tuo turno, prima di tutto il resto.
reason-dziva-no-card = Non hai ancora nessun prezzo.
reason-specialist-out = Questo specialista non partecipa alla partita: { $specialist }.
reason-specialist-taken = Questo specialista è al servizio { $seat_of }: { $specialist }.
reason-specialist-yours = Questo specialista è già al tuo servizio: { $specialist }.
reason-specialist-vr = Con questo specialista ({ $specialist }) { $vr ->
        [one] ti servirebbe 1 punto
       *[other] ti servirebbero { $vr } punti
    }, e a nessuno possono servirne più di { $most }.
reason-specialist-not-yours = Questo specialista non è al tuo servizio: { $specialist }.
reason-specialist-used = In questo turno hai già usato { $specialist_the }.
reason-specialist-too-dear = Usare { $specialist_the } costa { $cattle ->
        [one] 1 capo
       *[other] { $cattle } capi
    }, e tu ne hai { $cash }.
reason-specialist-no-tile = Non restano tessere per questo specialista: { $specialist }.
reason-specialist-no-room = Sulla mappa non c'è più posto per una tessera di questo specialista: { $specialist }.
reason-no-resource-tile = Non ci sono più tessere di questa risorsa: { $kind }.
reason-no-room-for-rain = Su { $cell } non c'è posto per due caselle d'acqua.
reason-no-room-this-way = In questo verso l'acqua non ci sta su { $cell }.
reason-herd-amount = Il Mandriano prende { $allowed_or } capi, non { $cattle }.
reason-herd-too-dear = Non puoi pagare { $cattle ->
        [one] 1 capo
       *[other] { $cattle } capi
    }: ne hai { $cash }.
reason-all-placed = Non ci sono altri { $craft_many }: sono già tutti sulla mappa (in tutto { $count }).
reason-cards-gone = Le due carte { $craft_of } sono già prese.
reason-craft-vr = Con la carta { $craft_of } { $vr ->
        [one] ti servirebbe 1 punto
       *[other] ti servirebbero { $vr } punti
    }, e a nessuno possono servirne più di { $most }.
reason-craft-too-dear = Mettere { $craft_a } costa { $cattle ->
        [one] 1 capo
       *[other] { $cattle } capi
    }, e tu ne hai { $cash }.
reason-primary-too-new = Hai messo il primo artigiano di questo tipo ({ $primary }) proprio in questo turno: per { $craft_the } devi aspettare.
reason-no-primary = A { $craft_a } serve il lavoro di { $primary_a }, e sulla mappa non ce n'è.
reason-no-resource-free = Ogni casella con questa risorsa ({ $kind }) è già a portata di un altro artigiano dello stesso tipo: { $craft }.
reason-no-such-resource = { $craft_a } usa { $kind }, e sulla mappa non { $kind_plural ->
        [yes] ce ne sono.
       *[no] ce n'è.
    }
reason-no-site = Non c'è posto per { $craft_a } a portata di una risorsa ({ $kind }) che sia tutta sua.
reason-no-site-near-primary = Dove potrebbe stare { $craft_a } non si raggiunge { $primary_a }, nemmeno con le stazioni di trasporto.
reason-no-room = Su { $cell } non c'è posto per { $craft_the }.
reason-out-of-range = Da { $cell } { $craft_the } non raggiunge nessuna risorsa del suo tipo: { $kind }.
reason-resource-claimed = Da { $cell } { $craft_the } raggiunge solo risorse ({ $kind }) che un altro artigiano dello stesso tipo raggiunge già.
reason-out-of-hub-range = Da { $cell } { $craft_the } non può raggiungere { $primary_a }, nemmeno con le stazioni di trasporto.
reason-not-this-way = In questo verso { $craft_the } non ci sta su { $cell }.
reason-price-needed = Prima fissa il prezzo { $craft_of }.
reason-change-a-price = Non hai messo nessun artigiano: cambia almeno un prezzo.
reason-no-price-to-raise = Non hai nessun prezzo da alzare.
reason-placing-over = Sei già ai prezzi: in questo turno non si mettono altri artigiani.
reason-no-card = Non hai la carta { $craft_of }.
reason-no-such-price = Un prezzo va da { $least } a { $most }, non { $cattle }.
reason-price-stays = Il prezzo { $craft_of } è già { $cattle }.
reason-price-never-falls = Il prezzo { $craft_of } è { $now } e non può scendere a { $cattle }.
reason-price-set = Hai appena fissato il prezzo { $craft_of }.
reason-price-in-order = I prezzi si cambiano nell'ordine delle carte: per { $craft_the } dovresti tornare indietro.
reason-no-monument = Su { $cell } non c'è nessun monumento.
reason-not-your-monument = Il monumento su { $cell } è { $seat_of }.
reason-top-level = Il monumento su { $cell } è al livello { $level } e non può più crescere.
reason-raise-in-order = I monumenti si pianificano nell'ordine della mappa: dopo { $last } scegline uno più avanti, oppure torna indietro e comincia da { $cell }.
reason-too-few-kinds = Al monumento su { $cell } { $goods ->
        [one] serve un bene rituale
       *[other] servono { $goods } beni rituali diversi
    }, e per ora lì { $kinds_count ->
        [0] non se ne può avere nessuno.
       *[other] se ne possono avere solo di questi tipi: { $kinds }.
    }
reason-resources-short = Non restano abbastanza risorse per { $goods ->
        [one] il bene che serve
       *[other] i { $goods } beni che servono
    } al monumento su { $cell }.
reason-raise-too-dear = Elevare il monumento su { $cell } costa almeno { $least ->
        [one] 1 capo
       *[other] { $least } capi
    }, e tu ne hai { $cash } da spendere.
reason-not-on-map = Sulla mappa non c'è { $maker_the }.
reason-no-longer-ritual = Il lavoro di { $craft_a } non conta più nei rituali da quando sulla mappa c'è { $better_a }.
reason-kind-had = Questo monumento ha già un bene di questo tipo ({ $kind }), e ogni tipo conta una volta.
reason-kind-in-order = I beni si scelgono tipo per tipo, e questo tipo ({ $kind }) l'hai già passato: per sceglierlo torna indietro.
reason-maker-out-of-range = Da { $cell } non si raggiunge { $maker_the }, nemmeno con le stazioni di trasporto.
reason-no-resource-near = A portata di questo artigiano ({ $maker }) non c'è nessuna risorsa del suo tipo: { $kind }.
reason-resources-used = Tutte le risorse ({ $kind }) a portata di questo artigiano ({ $maker }) sono esaurite in questo round.
reason-no-primary-in-range = { $maker_the } non può raggiungere { $primary_a }, nemmeno con le stazioni di trasporto.
reason-primary-has-nothing = { $maker_to } serve il lavoro di { $primary_a }, e nessuno tra quelli a portata ha vicino la sua risorsa ({ $kind }).
reason-primary-used-up = { $maker_to } serve il lavoro di { $primary_a }, e le risorse ({ $kind }) di quelli a portata sono esaurite in questo round.
reason-resource-shared = { $maker_to } e { $primary_to } servirebbe la stessa risorsa ({ $kind }), che si può usare una volta sola.
reason-good-too-dear = Il bene di questo artigiano ({ $maker }) costa almeno { $cattle ->
        [one] 1 capo
       *[other] { $cattle } capi
    } ({ $hubs ->
        [0] nessuna stazione
        [one] 1 stazione
       *[other] { $hubs } stazioni
    } dal monumento), e a te ne { $cash ->
        [one] resta 1.
       *[other] restano { $cash }.
    }
reason-work-too-dear = { $maker_to } serve il lavoro di { $primary_a }: il più vicino { $away ->
        [0] si raggiunge senza stazioni
        [one] dista una stazione
       *[other] dista { $away } stazioni
    }, e { $hubs ->
        [0] senza stazioni
        [one] con una stazione
       *[other] con { $hubs } stazioni
    } dal monumento il bene costa almeno { $cattle ->
        [one] 1 capo
       *[other] { $cattle } capi
    }; a te ne { $cash ->
        [one] resta 1.
       *[other] restano { $cash }.
    }
reason-maker-in-order = I beni dello stesso tipo si scelgono nell'ordine degli artigiani: { $maker_the } viene prima.
reason-maker-later = I beni si scelgono nell'ordine dei tipi: prima quello { $first_of }, poi quello { $maker_of }.
reason-cannot-complete = Con { $maker_the } il monumento su { $cell } non si potrebbe più completare.
reason-wrong-primary = { $maker_to } serve { $craft_a }, non { $primary_the }.
reason-primary-not-on-map = Sulla mappa non c'è { $primary_the }.
reason-primary-out-of-range = { $maker_the } non può raggiungere { $primary_the }, nemmeno con le stazioni di trasporto.
reason-primary-without-resource = A portata di questo artigiano ({ $primary }) non c'è nessuna risorsa del suo tipo: { $kind }.
reason-primary-resources-used = Le risorse ({ $kind }) a portata di questo artigiano ({ $primary }) sono esaurite in questo round.
reason-primary-too-dear = { $primary_the } { $hubs ->
        [0] è a portata di
        [one] dista una stazione da
       *[other] dista { $hubs } stazioni da
    } questo artigiano ({ $maker }) e costa in tutto { $cattle ->
        [one] 1 capo
       *[other] { $cattle } capi
    }, e a te ne { $cash ->
        [one] resta 1.
       *[other] restano { $cash }.
    }
reason-primary-cannot-complete = Con { $primary_the } il monumento non si potrebbe più completare.
reason-not-that-resource = { $maker_the } consuma un'altra risorsa ({ $kind }), e su { $cell } non c'è.
reason-resource-too-far = { $cell } non è a portata di questo artigiano: { $maker }.
reason-resource-used = La risorsa su { $cell } ({ $kind }) è esaurita in questo round.
reason-resource-needed = Se { $maker_the } consumasse la risorsa su { $cell } ({ $kind }), il monumento non si potrebbe più completare.

## Posizioni impossibili

fault-no-such-seat = Qualcosa appartiene a un giocatore che non partecipa.
fault-wrong-gods = Nessuna partita comincia con questo numero di dèi: { $count }.
fault-two-gods = { $seat_the } venera due dèi.
fault-requirement-too-high = Il requisito { $seat_of } sarebbe { $vr }, e il massimo è { $most }.
fault-wrong-specialists = Partecipano tutti gli specialisti, o nella prima partita nessuno.
fault-cattle-on-open-card = C'è del bestiame su una carta che nessuno possiede.
fault-fees-without-qamata = C'è del bestiame sulla carta di Qamata, che nessuno venera.
fault-wrong-pile = Ogni giocatore ha un disco nella pila.
fault-wrong-cards = Delle due carte { $craft_of } la prima va presa per prima, e ognuna da un giocatore solo.
fault-card-and-craftsman = Chi ha la carta { $craft_of } ne ha uno sulla mappa, e viceversa.
fault-price-without-card = C'è un prezzo o del bestiame per { $craft_the } dove nessuno ha la carta.
fault-card-without-price = La carta { $craft_of } non ha un prezzo.
fault-marker-off-resource = L'indicatore su { $cell } non sta su una risorsa.
fault-too-many-markers = Su { $cell } gli indicatori sono troppi: al massimo { $most }.
fault-wrong-place = Al posto { $place } c'è una tessera di troppo o ne manca una.
fault-wrong-tile = La tessera al posto { $place } non può stare lì.
fault-cell-not-empty = { $cell } non è vuota, e sopra c'è qualcos'altro.
fault-wrong-rain = Le tessere acqua hanno due caselle ciascuna, e al massimo ce ne può essere questo numero: { $most }.
fault-rain-apart = Le caselle della tessera acqua su { $cell } non stanno una accanto all'altra.
fault-charms-uneven = Ogni tessera risorsa ha una casella e un tipo.
fault-too-many-charms = Le tessere di questa risorsa ({ $kind }) sono troppe: al massimo { $most }.
fault-maker-and-owner = Un artigiano ({ $maker }) sta sulla mappa esattamente quando qualcuno lo possiede.
fault-makers-in-order = Un artigiano ({ $maker }) sta sulla mappa prima di uno con numero più basso.
fault-no-such-site = Un artigiano ({ $maker }) non può stare lì.
fault-discs-uneven = Ogni monumento ha una casella, un proprietario e un livello.
fault-two-starts = { $seat_the } ha due monumenti su zone di partenza.
fault-no-start = { $seat_the } non ha un primo monumento.
fault-no-such-round = I round vanno da 1 a { $most }.
fault-ended-too-soon = Nessuno ha i punti necessari, eppure la partita è finita.
fault-should-be-over = Qualcuno ha i punti necessari, quindi la partita è finita.
fault-starts-in-order = I primi monumenti si mettono dalla cima della pila in giù, prima di ogni altra cosa.
fault-wrong-order = L'ordine di turno non può essere questo.
fault-wrong-gifts = L'ultimo dono e il totale dei doni non vanno d'accordo.
fault-help-without-elegua = Elegua non può aver pagato un dono.
fault-gifts-left = I doni stanno sui tasselli solo mentre si dona.
fault-not-a-turn = Resta qualcosa di un turno, ma nessuno è di turno.
fault-no-such-question = Questa domanda ora non si può fare.
fault-not-your-specialist = Uno specialista lavora per qualcuno che non lo possiede.
fault-not-your-card = Una carta è stata presa in questo turno, eppure il giocatore non la possiede.
fault-window-without-dziva = Ora i prezzi non si possono cambiare con l'aiuto di Dziva.
fault-acting = Chi è nel mezzo di un'azione principale l'ha cominciata.
fault-plan-and-question = Il piano di elevazione e la domanda non vanno d'accordo.
fault-impossible-plan = Il passo { $step } del piano non è possibile.

## Il disegno nel terminale

ui-prompt-site = Dove metti { $craft_the }?
ui-prompt-rain = Dove piove?
drawing-round = Round { $round }
drawing-preparation = Preparazione
ui-tgz-plaques = Tasselli
drawing-order = Ordine di turno
ui-tgz-gods = Dèi da scegliere
ui-tgz-specialists = Specialisti da prendere
ui-tgz-technologies = Tecnologie da acquisire
ui-tgz-tiles = Tessere rimaste
ui-tgz-water = acqua
drawing-score = punti { $vp } su { $vr }, bestiame { $cattle }, rendita { $income }
ui-tgz-price = { $cattle ->
        [0] senza prezzo
       *[other] prezzo { $cattle }
    }
drawing-start-sign = P
drawing-used-sign = × esaurita
drawing-monument-sign = 2▲3 monumento del giocatore 2, livello 3
ui-tgz-label-points = punti, e quanti ne servono
ui-tgz-label-cattle = bestiame
ui-tgz-label-income = rendita

## Il tabellone nel browser

ui-tgz-board = Mappa del territorio
ui-tgz-race = Punti e requisito
ui-tgz-race-row = { $left ->
        [0] punti: { $points } su { $needed }, bastano
        [one] punti: { $points } su { $needed }, ne manca 1
       *[other] punti: { $points } su { $needed }, ne mancano { $left }
    }
ui-tgz-disc = disco { $place } di { $count } su { $points }, contando dal basso: chi sta sotto viene prima
ui-tgz-turn-place = gioca { $place ->
        [1] per primo
        [2] per secondo
        [3] per terzo
        [4] per quarto
       *[other] per quinto
    } in questo round
ui-tgz-plaque = tassello con { $cattle ->
        [one] 1 capo
       *[other] { $cattle } capi
    }
ui-tgz-plaque-next = tassello con { $cattle ->
        [one] 1 capo
       *[other] { $cattle } capi
    }; qui va il prossimo
ui-tgz-head-race = turno · punti fatti e necessari
ui-tgz-head-plaque = tassello
ui-tgz-head-craft = mestiere, usa
ui-tgz-head-cost = costo
ui-tgz-head-points = pt
ui-tgz-head-adds = req. +
ui-tgz-head-tiles = tess.
ui-tgz-gist-shadipinyi = un secondo tassello
ui-tgz-gist-elegua = primo dono: 3 gratis
ui-tgz-gist-dziva = prezzi a piacere
ui-tgz-gist-eshu = raggio 6 nel turno
ui-tgz-gist-gu = tecnologie: solo +1
ui-tgz-gist-obatala = 2 monumenti a turno
ui-tgz-gist-atete = risorse due volte
ui-tgz-gist-tsui_goab = beni anche uguali
ui-tgz-gist-anansi = artigiani a 1 capo
ui-tgz-gist-qamata = incassi le stazioni
ui-tgz-gist-engai = +2 capi a ogni round
ui-tgz-gist-xango = vinci i pareggi
ui-tgz-gist-shaman = posa una risorsa
ui-tgz-gist-rain_ceremony = posa acqua
ui-tgz-gist-herd = +50% di capi
ui-tgz-gist-builder = artigiani a −2
ui-tgz-gist-nomads = costruisci vicino
ui-tgz-adds = requisito { $vr ->
        [-2] −2
       *[other] +{ $vr }
    }
ui-tgz-craft = { $craft }: { $cattle ->
        [one] 1 capo
       *[other] { $cattle } capi
    }, { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }, usa { $kind }, { $tiles ->
        [one] resta 1 tessera
       *[other] restano { $tiles } tessere
    }
ui-tgz-is-maker = { $maker } { $seat_of }{ $cattle ->
        [0] {""}
        [one] , 1 capo
       *[other] , { $cattle } capi
    }
ui-tgz-is-monument = monumento { $seat_of }, livello { $level }
ui-tgz-is-used = esaurita in questo round
ui-tgz-is-start = zona di partenza
ui-tgz-market = Mercato
ui-tgz-craft-uses = usa { $kind }
ui-tgz-craft-needs = e il lavoro di { $craft_a }
ui-tgz-craft-square = due caselle per due; { $tiles ->
        [0] sono tutti sulla mappa
        [one] ne resta 1
       *[other] ne restano { $tiles }
    }
ui-tgz-craft-pair = due caselle affiancate; { $tiles ->
        [0] sono tutti sulla mappa
        [one] ne resta 1
       *[other] ne restano { $tiles }
    }
ui-tgz-give = dona { $cattle ->
        [one] 1 capo
       *[other] { $cattle } capi
    }
ui-tgz-give-less = dona un capo in meno
ui-tgz-give-more = dona un capo in più
ui-tgz-turn = gira
ui-tgz-lay-here = mettila qui
ui-tgz-back = torna indietro
ui-tgz-back-to = riprendi questo e ciò che hai scelto dopo
ui-tgz-fill = riempi il cesto
ui-tgz-raise-for = eleva per { $cattle ->
        [one] 1 capo
       *[other] { $cattle } capi
    }
ui-tgz-another = Puoi aggiungere un altro monumento: fai clic su quello che vuoi
ui-tgz-price-of = prezzo { $craft_of }
ui-tgz-basket = Beni per il rito
ui-tgz-raise-to = { $cell }: al livello { $level }
ui-tgz-paid-to = { $seat_to }
ui-tgz-basket-help = Il tratteggio è la proposta più economica: fai clic per cambiarne una parte, poi scegli sulla mappa.
ui-tgz-change = cambia questo: quel che viene prima resta come proposto
ui-tgz-result = Monumenti di livello { $levels }{ $makers ->
        [0] {""}
        [one] , 1 artigiano
       *[other] , { $makers } artigiani
    }. { $cards_count ->
        [0] Requisito { $vr }: nessuna carta lo ha cambiato.
       *[other] Requisito { $vr }: { $beginning }, { $cards }.
    }
ui-tgz-on-card = { $cattle ->
        [one] 1 capo sulla carta
       *[other] { $cattle } capi sulla carta
    }

## Opzioni e punteggi

option-first_game = Prima partita
    .help = Come consiglia il regolamento a chi comincia: niente specialisti, e sei dèi semplici.
option-xango_mode = Xango
    .help = Xango vince solo i pareggi, o chi lo venera batte tutti quelli che hanno i punti necessari?
option-xango_mode-margin_tie = vince i pareggi
option-xango_mode-outright = batte tutti
option-dziva_mode = Dziva
    .help = I prezzi si possono cambiare appena scelta Dziva, o dal turno seguente?
option-dziva_mode-on_choice = subito
option-dziva_mode-turn_start = dal turno seguente
score-monuments = monumenti
score-craftsmen = artigiani
score-beginning = necessari a tutti
score-god = dio
score-specialists = specialisti
score-technologies = tecnologie

## Le regole, punto per punto

clause-tgz-cmp-1 = Quattro artigiani sono di materie prime (intagliatore di legno, ceramista, cesellatore d'avorio, incisore di diamanti), tre di materie lavorate (scultore, vasaio, costruttore di troni).
clause-tgz-cmp-2 = Allo scultore serve un intagliatore di legno, al vasaio un ceramista, al costruttore di troni un cesellatore d'avorio.
clause-tgz-cmp-3 = Di ogni artigiano ci sono tre tessere per tutti i giocatori insieme.
clause-tgz-map-1 = Il tabellone è un'unica griglia di caselle; dove non c'è una tessera non c'è niente.
clause-tgz-map-2 = Le caselle d'acqua affiancate formano un solo lago; un angolo non le unisce.
clause-tgz-map-3 = Sull'acqua non si può costruire niente.
clause-tgz-map-4 = Le zone di partenza accolgono solo i primi monumenti.
clause-tgz-map-5 = Le risorse e l'acqua aggiunte restano fino alla fine della partita.
clause-tgz-rng-1 = Il raggio è di tre passi, ciascuno verso una delle otto caselle intorno.
clause-tgz-rng-2 = Terra, zone di partenza, risorse e artigiani lungo la via non bloccano e non costano niente.
clause-tgz-rng-3 = Un lago intero conta come una casella: un passo per entrarci, e se ne esce ovunque.
clause-tgz-rng-4 = Da un pezzo di più caselle il raggio si conta dalla più vicina.
clause-tgz-rng-5 = Gli artigiani raggiungono le risorse senza stazioni; i monumenti raggiungono gli artigiani, e quelli di materie lavorate quelli di materie prime, anche con le stazioni.
clause-tgz-rng-6 = Nel turno di chi venera Eshu ogni raggio è di sei.
clause-tgz-hub-1 = Ogni monumento può fare da stazione, di chiunque sia.
clause-tgz-hub-2 = Da una stazione il conteggio ricomincia, e le stazioni si possono concatenare.
clause-tgz-hub-3 = Chi passa per un monumento deve usarlo come stazione; girarci intorno è gratis.
clause-tgz-hub-4 = Elevando si paga 1 capo per ogni stazione di ogni via: una stazione usata in due vie si paga due volte.
clause-tgz-hub-5 = Per mettere un artigiano di materie lavorate si possono usare stazioni, gratis.
clause-tgz-hub-6 = Il monumento da elevare non è stazione della propria via, ma può esserlo tra due artigiani.
clause-tgz-hub-7 = I pagamenti delle stazioni vanno alla riserva, o a chi venera Qamata.
clause-tgz-hub-8 = Si paga il minor numero di stazioni che basta.
clause-tgz-set-1 = La tessera iniziale e quelle pescate formano la mappa, ciascuna girata a caso; quante sono dipende dai giocatori.
clause-tgz-set-2 = A una partita partecipano otto dei dodici dèi.
clause-tgz-set-3 = Riserve: 6 legno, 4 argilla, 3 avorio, 3 diamanti, 8 tessere acqua, 3 tessere di ogni artigiano.
clause-tgz-set-4 = Ognuno comincia con 3 capi, un requisito di 20 e 1 punto.
clause-tgz-set-5 = I dischi sul 20 si impilano a caso, il primo pescato in fondo.
clause-tgz-set-6 = I primi monumenti vanno su zone di partenza libere, dalla cima della pila in giù.
clause-tgz-set-7 = Nella prima partita non ci sono specialisti e gli dèi sono sei.
clause-tgz-vp-1 = I punti sono il valore dei tuoi monumenti (1, 3, 7, 13, 21) e artigiani; non scendono mai.
clause-tgz-vr-1 = Il tuo requisito è 20 più quanto aggiungono dio, specialisti e tecnologie.
clause-tgz-vr-2 = Il requisito di nessuno può superare 40.
clause-tgz-vr-3 = Un disco che si sposta sopra altri sta in cima.
clause-tgz-ctl-1 = Il bestiame su una carta non si può spendere prima delle rendite.
clause-tgz-ctl-2 = I beni si pagano sulla carta dell'artigiano, gli specialisti sulla loro; gli altri costi vanno alla riserva.
clause-tgz-ctl-3 = Tutto ciò che i giocatori possiedono è visibile.
clause-tgz-trn-1 = Ognuno gioca un turno, nell'ordine deciso dai doni.
clause-tgz-trn-2 = In un turno puoi scegliere un dio o uno specialista, usare una volta ogni tuo specialista e svolgere un'azione principale.
clause-tgz-trn-3 = Dèi e specialisti vengono prima o dopo l'azione principale, non nel mezzo.
clause-tgz-trn-4 = Uno specialista si sceglie, si paga e si usa in un solo passo.
clause-tgz-trn-5 = Un'azione principale cominciata si porta a termine.
clause-tgz-trn-6 = I prezzi si chiudono quando ogni carta nuova ne ha uno e qualcosa è stato messo o alzato.
clause-tgz-bid-1 = I tasselli stanno in ordine di requisito, il più alto per primo; a parità il disco più in basso.
clause-tgz-bid-2 = Il tassello di Shadipinyi, se qualcuno lo venera, sta davanti a tutti.
clause-tgz-bid-3 = Si parla nell'ordine dei tasselli: si dona o si passa.
clause-tgz-bid-4 = Ogni dono è maggiore del precedente.
clause-tgz-bid-5 = Un dono si paga subito e per intero.
clause-tgz-bid-6 = I doni si posano sui tasselli uno alla volta, da sinistra a destra e poi da capo.
clause-tgz-bid-7 = Chi passa non dona più e prende l'ultimo posto libero nell'ordine.
clause-tgz-bid-8 = Chi non può fare un dono maggiore passa.
clause-tgz-bid-9 = L'ultimo rimasto gioca per primo, e tutti prendono il bestiame dei propri tasselli.
clause-tgz-bid-10 = Il bestiame sui tasselli non si può donare di nuovo.
clause-tgz-god-1 = Puoi venerare un solo dio, per sempre, e mai lo stesso di un altro.
clause-tgz-god-2 = Il valore del dio cambia subito il tuo requisito, e il potere vale da quel momento.
clause-tgz-god-3 = Nessuno è obbligato a venerare un dio.
clause-tgz-spc-1 = Uno specialista scelto va pagato e usato subito.
clause-tgz-spc-2 = I tuoi specialisti lavorano una volta per turno, se sono pagati.
clause-tgz-spc-3 = Lo Sciamano mette una tessera risorsa su una casella vuota.
clause-tgz-spc-4 = Il Danzatore della pioggia mette acqua su due caselle vuote affiancate.
clause-tgz-spc-5 = Il Mandriano prende 2, 4 o 6 capi, e la riserva ne aggiunge la metà.
clause-tgz-spc-6 = Il Costruttore riceve i primi 2 capi di ogni artigiano messo dopo averlo pagato.
clause-tgz-spc-7 = Pagati i Nomadi, in questo turno i monumenti possono toccarne altri.
clause-tgz-mon-1 = Un nuovo monumento è di livello 1 e non costa niente.
clause-tgz-mon-2 = A un monumento serve una casella vuota.
clause-tgz-mon-3 = Un monumento non può toccarne un altro, a meno che i Nomadi non aiutino.
clause-tgz-crf-1 = Puoi mettere quanti artigiani vuoi, uno dopo l'altro.
clause-tgz-crf-2 = Il primo artigiano di un tipo prende la carta in cima, che aumenta il tuo requisito.
clause-tgz-crf-3 = Chi prende una tecnologia mette un artigiano di quel tipo nello stesso turno.
clause-tgz-crf-4 = Di ogni mestiere ci sono due carte, e ogni giocatore ne ha al massimo una.
clause-tgz-crf-5 = A un artigiano servono due o quattro caselle vuote.
clause-tgz-crf-6 = Un nuovo artigiano deve raggiungere una risorsa che nessun altro del suo tipo raggiunge.
clause-tgz-crf-7 = Di ogni artigiano ci sono tre pezzi.
clause-tgz-crf-8 = Il costo di un artigiano si paga in bestiame.
clause-tgz-sec-1 = Un artigiano di materie lavorate deve raggiungere quello di materie prime che gli serve, anche con le stazioni.
clause-tgz-sec-2 = Chi mette il primo artigiano di una materia prima non può mettere nello stesso turno quello che la lavora.
clause-tgz-sec-3 = Un artigiano di materie lavorate può dipendere dalla stessa risorsa di quello di materie prime.
clause-tgz-prc-1 = Ogni carta ha un solo prezzo, da 1 a 3.
clause-tgz-prc-2 = Una carta nuova ha bisogno di un prezzo.
clause-tgz-prc-3 = I prezzi delle altre carte si possono alzare.
clause-tgz-prc-4 = I prezzi non scendono mai, se non grazie a Dziva.
clause-tgz-prc-5 = L'azione richiede almeno un artigiano o un prezzo più alto.
clause-tgz-rai-1 = Puoi elevare i tuoi monumenti, ciascuno di un livello per turno, fino al livello 5.
clause-tgz-rai-2 = Raggiungere il livello 2, 3, 4, 5 dà 2, 4, 6, 8 punti.
clause-tgz-rai-3 = A un monumento servono tanti beni quanti sono i suoi livelli.
clause-tgz-rai-4 = I beni di un monumento sono di tipi diversi.
clause-tgz-rai-5 = Da quando sulla mappa c'è un artigiano di materie lavorate, i beni primari di quel tipo non contano più.
clause-tgz-rai-6 = Di ogni tipo conta un solo artigiano alla volta: i tipi sono quattro, e il livello 5 li vuole tutti.
clause-tgz-rai-7 = Chi produce un bene deve essere raggiungibile dal monumento, anche con le stazioni.
clause-tgz-rai-8 = Il prezzo va sulla carta dell'artigiano, anche quando è la tua.
clause-tgz-rai-9 = Ogni bene esaurisce una risorsa a portata di chi lo produce.
clause-tgz-rai-10 = A un artigiano di materie lavorate serve anche il lavoro di uno di materie prime che possa raggiungere.
clause-tgz-rai-11 = Un artigiano può produrre finché ci sono risorse.
clause-tgz-rai-12 = Il bene primario dentro uno lavorato non conta come bene rituale.
clause-tgz-rai-13 = Tutti i beni e le stazioni di un piano si pagano con il bestiame che hai.
clause-tgz-rev-1 = Ognuno prende tutto il bestiame dalle proprie carte.
clause-tgz-rev-2 = Poi ognuno riceve tanti capi quanti sono i livelli del suo monumento più alto.
clause-tgz-win-1 = La partita finisce dopo un round in cui qualcuno ha i punti necessari.
clause-tgz-win-2 = Chi è il solo ad avere i punti necessari vince.
clause-tgz-win-3 = Tra più giocatori vince l'eccedenza maggiore; poi Xango, poi più punti, poi chi gioca prima.
clause-tgz-gd-sha = Shadipinyi: un secondo tassello, davanti a tutti.
clause-tgz-gd-ele = Elegua: la riserva paga fino a 3 capi del tuo primo dono di ogni round.
clause-tgz-gd-dzi = Chi venera Dziva può cambiare i prezzi all'inizio del turno.
clause-tgz-gd-esh = Eshu: nel tuo turno ogni raggio di ogni pezzo è di sei.
clause-tgz-gd-gu = Gu: ogni tua tecnologia conta 1, anche quelle che avevi già.
clause-tgz-gd-oba = Obatala: costruendo metti fino a due monumenti.
clause-tgz-gd-ate = Atete: puoi usare una risorsa finché ha meno di due indicatori.
clause-tgz-gd-tsu = Tsui-Goab: i beni di un monumento possono essere dello stesso tipo.
clause-tgz-gd-ana = Anansi: paghi 1 a ogni artigiano, qualunque sia il prezzo.
clause-tgz-gd-qam = Qamata: tutti i pagamenti delle stazioni di tutti vengono sulla tua carta.
clause-tgz-gd-eng = Engai: 2 capi in più a ogni rendita.
clause-tgz-gd-xan = Xango: il tuo requisito scende di 2, e vinci i pareggi.
clause-tgz-tv1 = Un esempio di doni tra tre giocatori.
clause-tgz-tv2 = Un esempio di due artigiani messi e dei loro prezzi.
clause-tgz-tv3 = Un esempio di due monumenti elevati, con stazioni e acqua.
clause-tgz-tv4a = Per il livello 2 serve un bene, per il livello 4 tre beni diversi.
clause-tgz-tv4b = Con un costruttore di troni sulla mappa l'avorio cesellato non conta più.
clause-tgz-tv4c = Chi mette il primo cesellatore d'avorio aspetta per il costruttore di troni; il giocatore dopo no.
clause-tgz-tv4d = Con Tsui-Goab due beni dello stesso tipo elevano un monumento di livello 2.
clause-tgz-tv4e = Paghi 4 al Mandriano, e sulla carta ce ne sono 6.
clause-tgz-tv4f = Monumenti di livello 3, 1 e 1 rendono 3 capi.
clause-tgz-tv4g = Gu si può scegliere anche con un requisito di 40.
clause-tgz-tv4h = I monumenti valgono 1, 3, 7, 13, 21 punti secondo il livello.
clause-tgz-amb-1 = Il raggio di un artigiano si conta dalla sua casella più vicina.
clause-tgz-amb-2 = I monumenti non ostacolano la via di un artigiano verso le risorse.
clause-tgz-amb-3 = Il monumento da elevare può fare da stazione tra due artigiani, per 1 capo.
clause-tgz-amb-4 = Non si possono usare più stazioni del necessario.
clause-tgz-amb-5 = Un disco il cui valore non cambia resta dov'è.
clause-tgz-amb-6 = Niente dèi e specialisti nel mezzo di un'azione principale.
clause-tgz-amb-7 = Uno specialista scelto lavora subito.
clause-tgz-amb-8 = Chi non può donare di più passa da sé.
clause-tgz-amb-9 = Le zone di partenza non si usano più dopo, e i primi monumenti possono toccarsi.
clause-tgz-amb-10 = Lo Sciamano non copre una casella che ha già una risorsa.
clause-tgz-amb-11 = Il Costruttore vale solo per ciò che si mette dopo averlo pagato, nello stesso turno.
clause-tgz-amb-12 = Per mettere un artigiano gli indicatori non contano, e i tuoi artigiani valgono come gli altri.
clause-tgz-amb-13 = Il primo artigiano di materie prime è il primo sulla mappa, non il tuo primo.
clause-tgz-amb-14 = Non mettere nessuno e non alzare prezzi non è un'azione.
clause-tgz-amb-15 = Xango vince i pareggi di eccedenza; il tavolo può farlo vincere su tutti.
clause-tgz-amb-16 = Elegua paga sempre quanto può del primo dono, e dopo niente.
clause-tgz-amb-17 = Dziva aiuta appena scelta; il tavolo può farla aspettare fino al turno seguente.
clause-tgz-amb-18 = Qamata e Shadipinyi agiscono quando qualcuno li venera.
clause-tgz-amb-19 = Niente è nascosto.
clause-tgz-amb-20 = Bestiame e indicatori non finiscono mai.
clause-tgz-amb-21 = I dischi non limitano i monumenti.
clause-tgz-amb-22 = Anche la tessera iniziale si gira a caso.
clause-tgz-amb-23 = L'ultimo rimasto non deve donare niente.
clause-tgz-amb-24 = Anche chi venera Gu prende la carta in cima, al massimo una per tipo.
clause-tgz-amb-25 = Con Atete una risorsa porta due indicatori in tutto, di chiunque siano.
clause-tgz-amb-26 = Ciò che chi venera Eshu ha messo lontano resta, anche se per gli altri le risorse sono fuori portata.
clause-tgz-amb-27 = Dopo 60 round vince l'eccedenza migliore.
clause-tgz-amb-28 = Dischi, cubi e scudi si contano per ogni colore.
clause-tgz-amb-29 = Rendite e doni non si rifiutano.
clause-tgz-amb-30 = Gli artigiani si mettono uno dopo l'altro, e i precedenti contano.
clause-tgz-amb-31 = Due giocatori possono chiedere prezzi diversi per lo stesso mestiere.
clause-tgz-amb-32 = Anche chi venera Qamata paga le stazioni, sulla propria carta.
clause-tgz-amb-33 = Gli indicatori restano fino alla fine del round.
clause-tgz-amb-34 = I confini tra le tessere non contano.
clause-tgz-amb-35 = Un disco che si sposta va in cima alla pila.
clause-tgz-amb-36 = I monumenti di Obatala si costruiscono uno dopo l'altro, e uno basta.
clause-tgz-amb-37 = Un'azione aperta per sbaglio si lascia tornando indietro, non con una mossa.
clause-tgz-amb-38 = Nessun proprietario può rifiutarsi di fornire i suoi beni.
clause-tgz-i1 = Nessuno ha meno di zero capi.
clause-tgz-i2 = Il requisito di nessuno supera 40.
clause-tgz-i3 = Tutto il bestiame è da qualche parte: dai giocatori, sulle carte, sui tasselli o nella riserva.
clause-tgz-i4 = Sulla mappa ci sono al massimo tre artigiani di ogni tipo.
clause-tgz-i5 = Una risorsa ha al massimo un indicatore, due se qualcuno venera Atete.
chapter-components-rb-contenuto = Il contenuto
chapter-map = La mappa
chapter-range = Il raggio di trasporto
chapter-hubs = Le stazioni di trasporto
chapter-setup-rb-prepararsi-a-giocare = Prepararsi a giocare
chapter-state = Punti, requisito e bestiame
chapter-the-menu-of-a-phase-ii-turn = Fase II, Religione e Cultura: il turno
chapter-phase-i-generosity-of-kings-rb-fase-i = Fase I: la Generosità dei Re
chapter-choosing-a-god = Scegliere un dio
chapter-specialists = Gli specialisti
chapter-main-action-build-a-monument = Azione principale: costruire un monumento
chapter-main-action-place-craftsmen-and-set-prices = Azione principale: mettere artigiani e fissare i prezzi
chapter-main-action-raise-monuments = Azione principale: elevare i monumenti
chapter-phases-iii-and-iv = Fasi III e IV: rendite e vittoria
chapter-gods-rb-le-divinita = Le divinità
chapter-test-vectors-from-the-rulebook = Esempi
chapter-small-ones = Piccoli esempi
chapter-ambiguities-and-rulings = Questioni aperte, e come le giochiamo
chapter-invariants-for-property-tests = Che cosa vale sempre

## Che cosa raggiunge un posto

sight-lake = Un lago di { $cells ->
        [one] 1 casella
       *[other] { $cells } caselle
    }: tutto vale un passo
sight-land = Che cosa raggiunge { $cell }
sight-monument = { $makers ->
        [0] Non raggiunge nessun artigiano
        [one] Raggiunge 1 artigiano
       *[other] Raggiunge { $makers } artigiani
    }
sight-maker = { $resources ->
        [0] Nessuna risorsa a portata
        [one] 1 risorsa a portata
       *[other] { $resources } risorse a portata
    }; { $monuments ->
        [0] nessun monumento può comprare qui
        [one] 1 monumento può comprare qui
       *[other] { $monuments } monumenti possono comprare qui
    }{ $own ->
        [0] {""}
        [one] , 1 è tuo
       *[other] , { $own } sono tuoi
    }
sight-seller = { $maker }: { $price } { $owner_to }{ $hubs ->
        [0] {""}
        [one] , 1 stazione
       *[other] , { $hubs } stazioni
    }
sight-buyer = monumento { $owner_of }{ $hubs ->
        [0] {""}
        [one] , 1 stazione
       *[other] , { $hubs } stazioni
    }
sight-resource = { $kind }: { $makers ->
        [0] nessun artigiano
        [one] 1 artigiano
       *[other] { $makers } artigiani
    } a portata
sight-site = Che cosa avrebbe a portata { $craft_the }
sight-free = { $kind } su { $cell }: nessun artigiano a portata
sight-claimed = { $kind } su { $cell }: a portata { $makers_of }
sight-plan = { $cattle ->
        [one] 1 capo in tutto
       *[other] { $cattle } capi in tutto
    }, te ne { $left ->
        [one] resta 1
       *[other] restano { $left }
    }
sight-tile = Qui { $kind }: { $makers ->
        [0] nessun artigiano
        [one] 1 artigiano
       *[other] { $makers } artigiani
    } a portata
sight-rain = Se piove qui, { $makers ->
        [0] nessun artigiano raggiunge di più
        [one] 1 artigiano raggiunge di più
       *[other] { $makers } artigiani raggiungono di più
    }{ $ways ->
        [0] {""}
        [one] , una tua via passa per meno stazioni
       *[other] , { $ways } tue vie passano per meno stazioni
    }
sight-gains = { $maker }: raggiungerebbe anche { $cells }
sight-paid-work = { $seat_to } per { $makers_the }
sight-paid-hubs = alla riserva per { $hubs ->
        [one] 1 stazione
       *[other] { $hubs } stazioni
    }
sight-paid-qamata = { $seat_to } (Qamata) per { $hubs ->
        [one] 1 stazione
       *[other] { $hubs } stazioni
    }

## Cifre

account-cattle = bestiame
account-cards = sulle carte
account-plaque = sul tassello
account-stock = alla riserva
account-points = punti
account-requirement = requisito
account-income = rendita

## Che cosa decide per un bot, come frase: “alla fine della mossa, rispetto a una risposta media, …”

feature-points-more = hai più punti
feature-requirement-less = ti servono meno punti per vincere
feature-cash-more = ti resta più bestiame
feature-cattle_due-more = più bestiame ti aspetta su carte e tasselli
feature-goods_missing-less = ai tuoi monumenti mancano meno tipi di beni
feature-levels-more = i tuoi monumenti sono più alti
feature-technologies-more = hai più mestieri
feature-sales-more = gli altri comprerebbero di più da te
feature-monuments-more = hai più monumenti
feature-place-less = giochi prima
