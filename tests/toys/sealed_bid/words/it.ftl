title-name = Offerta segreta

prize-goat = capra
    .article = la
prize-cow = mucca
    .article = la
prize-camel = cammello
    .article = il

prompt-bid = { $coins ->
        [0] Metti da parte una moneta?
        [one] Hai messo da parte una moneta. Un'altra?
       *[other] Hai messo da parte { $coins } monete. Un'altra?
    }
action-add = metti da parte una moneta
action-stop = va bene così
preview-coins-left = { $coins ->
        [0] è l'ultima
        [one] te ne resta una
       *[other] te ne restano { $coins }
    }

event-laid = Il premio è { $prize_a }.
event-added-seen = { $coins ->
        [one] Hai messo da parte una moneta.
       *[other] Hai messo da parte { $coins } monete.
    }
event-shown = { $seat_the } offre { $coins }.
event-won = { $seat_the } prende { $prize_the }.
event-kept = Nessuno prende { $prize_the }.

reason-no-coin = Non hai più monete da mettere da parte.
fault-too-many-coins = { $seat_the } non ha { $coins } monete.
fault-prizes = I premi sono { $prizes }, fra estratti e nel sacchetto.
fault-rounds = Dopo { $rounds } giri la partita è finita.

option-short = Partita breve
    .help = Finisce dopo due giri.
option-first = A offerte uguali vince la prima
    .help = Altrimenti non vince nessuno.
score-prizes = premi

sight-purse = { $coins ->
        [one] resta 1 moneta
       *[other] restano { $coins } monete
    }
account-coins = monete
account-points = punti
