title-name = Market day

good-yam = yams
    .a = yams
good-bean = beans
    .a = beans
good-fish = fish
    .a = fish
good-goat = goat
    .a = goat
dish-soup = soup
dish-stew = stew
dish-feast = feast

prompt-turn = What will you do?
# $goods (number)
prompt-buy = { $goods ->
        [one] For { $dish_the } you need one more thing. Which?
       *[other] For { $dish_the } you need { $goods } more things. Which first?
    }
action-work = work
action-cook = cook { $dish_a }
action-pick = buy { $good_a }
action-end = end the turn
# $coins (number)
preview-least = costs at least { $coins }

event-worked = { $seat_the } works.
# $coins (number)
event-cooked = { $seat_the } cooks { $dish_a } for { $coins }.
event-ended = The market closes.

reason-worked = You have worked this turn.
reason-cooked = You have cooked this turn.
# $goods (number)
reason-sold-out = { $dish_a } takes { $goods } different goods, and the market has fewer.
# $coins (number)
reason-too-dear = { $dish_a } costs at least { $coins }, and you have less.
reason-picked = { $good_the } are already in your basket.
reason-no-stock = The market has no { $good } left.
# $coins (number)
reason-plan-too-dear = With { $good_the } the whole would cost at least { $coins }, and you have less.
fault-no-plan = Nobody is buying, so nothing can be in a basket.
fault-questions = One player has a turn, and may be cooking in it; nothing else is asked.
fault-cooking = Who is buying has begun to cook.

option-rich = Rich players
    .help = Everybody begins with nine coins.
score-dishes = dishes
