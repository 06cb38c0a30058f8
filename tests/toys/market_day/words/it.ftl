title-name = Giorno di mercato

good-yam = ignami
    .article = gli
good-bean = fagioli
    .article = i
good-fish = pesce
    .article = il
    .mass = yes
good-goat = capra
    .article = la
    .mass = yes
dish-soup = zuppa
    .article = la
dish-stew = stufato
    .article = lo
dish-feast = banchetto
    .article = il

prompt-turn = Che cosa fai?
prompt-buy = { $goods ->
        [one] Per { $dish_the } ti manca ancora una cosa. Quale?
       *[other] Per { $dish_the } ti mancano ancora { $goods } cose. Quale per prima?
    }
action-work = lavora
action-cook = prepara { $dish_a }
action-pick = compra { $good_a }
action-end = finisci il turno
preview-least = costa almeno { $coins }

event-worked = { $seat_the } lavora.
event-cooked = { $seat_the } prepara { $dish_a } per { $coins }.
event-ended = Il mercato chiude.

reason-worked = In questo turno hai già lavorato.
reason-cooked = In questo turno hai già cucinato.
reason-sold-out = Per { $dish_a } ci vogliono { $goods } merci diverse, e al mercato ce ne sono di meno.
reason-too-dear = Preparare { $dish_a } costa almeno { $coins }, e tu hai di meno.
reason-picked = Nel cesto c'è già questa merce: { $good }.
reason-no-stock = Al mercato non c'è più questa merce: { $good }.
reason-plan-too-dear = Con questa merce ({ $good }) il tutto costerebbe almeno { $coins }, e tu hai di meno.
fault-no-plan = Nessuno sta comprando: il cesto non può contenere niente.
fault-questions = Un giocatore è di turno e può stare cucinando; altro non si chiede.
fault-cooking = Chi sta comprando ha cominciato a cucinare.

option-rich = Giocatori ricchi
    .help = Si comincia con nove monete.
score-dishes = piatti
