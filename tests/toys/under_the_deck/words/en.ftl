title-name = Under the deck

animal-ant = ant
animal-bee = bee
animal-cat = cat
animal-dog = dog
animal-elk = elk
animal-fox = fox
animal-gnu = gnu
animal-hen = hen
animal-ibex = ibex

prompt-turn = Draw, or show an animal?
# $animals (number)
prompt-keep = You hold { $animals } animals from the deck. Which goes back first?
action-draw = draw
action-show = show { $animal_the }
action-return = put { $animal_the } under the deck
action-done = keep the rest

event-dealt = { $seat_the } is dealt an animal.
event-dealt-seen = You are dealt { $animal_the }.
event-looked = { $seat_the } looks at an animal.
event-looked-seen = You look at { $animal_the }.
event-returned = { $seat_the } puts an animal under the deck.
event-returned-seen = You put { $animal_the } under the deck.
event-buried = { $seat_the } draws an animal that somebody returned.
event-buried-seen = You draw { $animal_the }, which somebody returned.
event-showed = { $seat_the } shows { $animal_the }.

reason-deck-empty = There is nothing left to draw.
reason-not-in-hand = You do not have { $animal_the } in hand.
reason-not-offered = { $animal_the } is not among those you have drawn.
reason-keep-one = You must keep at least one.
# $animals (number)
fault-under = Each of the { $animals } animals under the deck was returned by somebody and drawn by somebody or nobody.
fault-one-of-each = { $animal_the } is in the game exactly once.

score-shown = on show
score-hand = in hand
score-burrow = in the burrow
