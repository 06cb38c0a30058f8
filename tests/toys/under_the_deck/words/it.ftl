title-name = Sotto il mazzo

animal-ant = formica
    .article = la
animal-bee = ape
    .article = l-f
animal-cat = gatto
    .article = il
animal-dog = cane
    .article = il
animal-elk = alce
    .article = l-m
animal-fox = volpe
    .article = la
animal-gnu = gnu
    .article = lo
animal-hen = gallina
    .article = la
animal-ibex = stambecco
    .article = lo

prompt-turn = Peschi, o mostri un animale?
prompt-keep = Hai { $animals } animali presi dal mazzo. Quale rimetti sotto per primo?
action-draw = pesca
action-show = mostra { $animal_the }
action-return = metti { $animal_the } sotto il mazzo
action-done = tieni gli altri

event-dealt = { $seat_the } riceve un animale.
event-dealt-seen = Ricevi { $animal_the }.
event-looked = { $seat_the } guarda un animale.
event-looked-seen = Guardi { $animal_the }.
event-returned = { $seat_the } mette un animale sotto il mazzo.
event-returned-seen = Metti { $animal_the } sotto il mazzo.
event-buried = { $seat_the } pesca un animale che qualcuno aveva rimesso.
event-buried-seen = Peschi { $animal_the }, che qualcuno aveva rimesso.
event-showed = { $seat_the } mostra { $animal_the }.

reason-deck-empty = Non c'è più niente da pescare.
reason-not-in-hand = Non hai in mano { $animal_the }.
reason-not-offered = { $animal_the } non è fra gli animali che hai pescato.
reason-keep-one = Devi tenerne almeno uno.
fault-under = Ognuno dei { $animals } animali sotto il mazzo è stato rimesso da qualcuno e pescato da qualcuno o da nessuno.
fault-one-of-each = Nel gioco c'è una volta sola { $animal_the }.

score-shown = mostrati
score-hand = in mano
score-burrow = nella tana
