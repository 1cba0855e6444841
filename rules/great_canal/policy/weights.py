"""What everything is worth, in thousandths of a point: all weights of the policy in one place.

They are whole numbers, so that every machine decides alike.
"""

from __future__ import annotations

POINT = 1000
"""One point, in the unit of worth."""
VICTORY = 100 * POINT
"""What wins the game comes before all else."""

CARD = 110
"""A card of the hand on average: a settlement costs four and brings a point and a yield."""
RARE_CARD, COMMON_CARD = 160, 70
"""A card of which a seat has no income, and one that it gets every round: it would pay more for the first."""
KEPT = 45
"""Percent of their worth that cards bring which belong to no plan: they can be traded, or lost."""
PLANNED = 80
"""Percent of what a plan brings that cards for it are worth: done is better than intended."""
FADE = tuple(POINT * 82**rounds // 100**rounds for rounds in range(40))
"""What is left of a thousandth part after so many rounds of waiting: places go, games end."""
TRADES_FADE = 97
"""Percent of a plan's worth that is left for each card that must first be got by a trade."""

GOOD_PERCENT = (95, 105, 105, 130, 120, 125, 125, 125)
"""What a steady yield of each good is worth beside others; grain and ore are in all that is dear."""
BARREN_PERCENT, BARREN_PERCENT_PER_SECTION = 20, 8
"""Percent that a barren field's yield counts with no section dug, and more for each that is."""
MOST_YIELD = 2667
"""A yield of one good, in hundredths of a pip, beyond which more is of no use."""
EVEN_YIELD = 3333
"""The larger, the less a yield is worth; with this, a pip more counts as one where there are ten."""
ROUNDS_PER_POINT = 2
"""In so many rounds the leader of a game between sensible players gets a point."""
LEAST_ROUNDS = 2
"""So many rounds are thought to be left at least."""

HARBOUR = 260
"""A first harbour at 3:1; grain comes by trade alone before the canal is done."""
SPECIAL_HARBOUR = 200
"""A good at 2:1 that the seat has a yield of."""

KNIGHT = 130
"""A knight, wherever it stands: it can be activated for the next attack, and travels."""
PROMOTION = 90
"""A level of a knight beside its strength now: it is not driven off, and frees a piece of the lower level."""
IDLE_DEFENCE = 35
"""Percent of its strength that an inactive knight is thought to put in: it still needs its grain."""
CITY_LOST = 1900
"""What a city that falls costs: a point, and its yield until it is raised again."""
TIED_DEFENDER = 350
"""A draw for one of several best defenders: a progress card."""
STRENGTH, STRENGTH_ENOUGH = 45, 6
"""A strength put in, whatever the attack would bring now: others may grow weaker; up to so much of it."""
ATTACK_NEAR = (25, 30, 38, 48, 60, 78, 100)
"""Percent that an attack counts by the steps that the fleet has sailed: before, much can still change."""

DIG_PAIR, DIG_PAIR_BEGUN = 40, 60
"""Percent of both chips of a section at which two own knights stand: none active, and one active."""
DIG_SHARED = 55
"""Percent of a chip for an inactive own knight beside another's active one: one grain digs."""
DIG_ALONE = 35
"""Percent of a chip for an own inactive knight alone at a section: it needs a companion."""
DIG_ALONE_ACTIVE, DIG_ALONE_INVITED = 45, 60
"""The same for an active one, and for an active one with another's inactive one there."""
MOVING = 60
"""Percent of what a better corner for a knight is worth that it is worth to activate it: then it can move."""
CHIP = 1400
"""A chip: its point, and that the canal comes nearer to its end, after which grain grows again."""
CHIP_LATER = 280
"""What it is worth more for each section that is dug already: who stands there has no other work left."""
CHIP_OF_OTHER = 100
"""What a chip of somebody else costs: it may be the one that wins."""

PROGRESS_CARD = 330
"""A progress card that is drawn, on average."""
METROPOLIS_STEPS = (0, 120, 260, 520)
"""What levels 1 to 3 of a track are worth as steps to a metropolis that can still be had."""
METROPOLIS_TAKEN = 700
"""What it is worth beside the points that another seat loses its metropolis."""
METROPOLIS_KEPT = 450
"""What it is worth that a metropolis cannot be taken any more."""
ABILITY, ABILITY_ROLLS = (550, 320, 650), 80
"""The Merchant Guild, the Fortress and the Aqueduct, each with so many rolls to come; less with fewer."""
FIRST_LEVEL_DRAWS = 2
"""Throws of the red die by which the first level of a track draws, of six; each further one adds one."""

FIRST_CITY = 700
"""What a city is worth more if no other stands: without one nothing can be improved."""
CITY_RISK = 120
"""What a city costs by making the barbarians stronger."""
WALL = 70
"""A wall: two cards more are safe on a seven."""
WALL_NEEDED = 160
"""The same for a hand that is over the limit now."""
ROUTE_TAKEN = 500
"""What it is worth beside the points that another seat loses the longest trade route."""
ROUTE_DEFENDED = 33
"""Percent of that for whoever holds it with a lead of one piece at most."""
ROUTE_PERCENT = (0, 90, 55, 30)
"""Percent of the longest trade route's worth that it is worth when so many pieces are missing."""

ROBBED = 90
"""A card that is stolen, of any kind."""
ROBBER_STAYS = 2
"""So many rounds the robber is thought to stay where it goes."""
LEAST_HARM, MOST_HARM = 40, 260
"""Percent by which harm to a seat counts at least, and at most."""
LEADER_PERCENT = 14
"""Percent by which harm to a seat counts more for each point that it is ahead."""
SMALLEST_GAIN = 15
"""What brings less is not done: the weights are no finer than that."""
OFFER_GAIN, DEAL_GAIN = 40, 10
"""What an exchange between players must bring at least to whoever offers it, and to whoever agrees to it."""
MERCY = 3
"""With a seat that lacks so many points or fewer to the victory nobody trades."""

ACTING = 60
"""What an act of a knight must bring: it needs its grain to be active again."""
DRIVEN_OFF = 160
"""What it brings that another's knight has to leave a section; twice as much for an active one."""
FARTHER = (88, 74, 60)
"""Percent of its worth that a place counts that is one, two, three pieces away: others may come first."""

FOUNDING_ROLLS = 60
"""For so many rolls the yield of a founding is reckoned: it decides how soon there are the next ones."""
FOUNDING_SECTION = 110
"""A section of the canal at a founding's corner, or at the end of its road: knights stand there at once."""
FOUNDING_ROOM = 12
"""Percent of the worth of the best corner to which the road of a founding leads on."""
FOUNDING_HARBOUR = 150
"""A harbour at 3:1 at a founding's corner."""

BEGINNING = 40
"""To begin with the best plan before it can be paid: who waits may find the place taken."""
EASING = 30
"""A trade towards the best plan with a hand over the limit, which a seven would halve."""

RANK = {
    "warlord": 700,
    "merchant": 680,
    "resource_monopoly": 560,
    "deserter": 520,
    "master_merchant": 500,
    "wedding": 480,
    "mining": 470,
    "crane": 440,
    "road_building": 430,
    "medicine": 420,
    "trade_monopoly": 400,
    "alchemist": 390,
    "bishop": 380,
    "spy": 370,
    "irrigation": 360,
    "smith": 340,
    "merchant_fleet": 300,
    "commercial_harbor": 280,
    "inventor": 270,
    "saboteur": 260,
    "engineer": 200,
    "intrigue": 180,
    "diplomat": 150,
}
"""What a progress card in the hand is worth by its kind, whatever the position: to put back, and to take."""
PLAYED, PLAYED_FULL = 55, 15
"""Percent of its rank that playing a card must bring, else a better moment will come; with a full hand."""
DICE_SET, DICE_SET_FULL = 330, 150
"""What an Alchemist's dice must bring to be set rather than rolled; with a full hand of progress cards."""
DECKS = (2, 3, 1)
"""How much each deck is liked for a free draw: politics has the Warlord, trade the Merchant."""
LOST_BY_OTHERS = 60
"""What a card that an opponent loses brings, beside what it is worth to whoever gets it."""
CHOSEN_CARD, GIVEN_CARD = 170, 170
"""A card that a Master Merchant chooses, or an opponent with more points gives."""
CHOICE, LARGE_HAND = 8, 10
"""What each card more to choose of is worth, up to so many."""
EXCHANGED = 90
"""A commodity for a resource, if the opponent has one, in hundredths."""
HARVESTED = 60
"""A card of Mining or Irrigation besides: the bank has it now."""
MERCHANT, MERCHANT_TAKEN = 600, 300
"""The merchant's point, which another Merchant takes away; and that an opponent loses it."""
MERCHANT_YIELD, MERCHANT_CARD = 125, 40
"""What its rate is worth for a card of that good that comes in a round, and for one in the hand."""
CHEAP_TRADE = 35
"""A trade by a Merchant Fleet besides."""
DESERTER, DESERTER_LEVEL, DESERTER_ACTIVE = 330, 120, 200
"""A knight that deserts, each of its levels, and that it is surely active."""
DIPLOMAT = 120
"""An open road or ship of whoever holds the longest trade route."""
INTRIGUE = 60
"""A knight that is driven off from anywhere."""
SPY, SPY_CHOICE = 260, 40
"""A progress card that is taken, and each more to choose of."""
ROAD_BUILDING = 500
"""Two roads or ships where they lead to something."""
