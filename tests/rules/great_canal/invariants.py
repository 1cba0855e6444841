"""What holds in every position of the Great Canal, and positions of all sorts to look at."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache
from itertools import chain

from rules.great_canal import GreatCanal
from rules.great_canal import decisions as d
from rules.great_canal.actions import EndTurn
from rules.great_canal.components.cards import listed
from rules.great_canal.pieces import Realm
from rules.great_canal.topology import CORNER_EDGES, CORNERS, EDGE_CORNERS, HEX_CORNERS
from rules.records import Action, RuleError
from tests.rules.great_canal.late import late, walk
from tests.rules.great_canal.positions import BOARD, start

GOALS = {3: 21, 4: 18}
WAITING = (
    *(d.Founding, d.Sacrifice, d.Defend, d.Drop, d.Discards, d.RobberMove, d.Take, d.Retreat),
    *(d.FreePieces, d.Rebuild, d.Dismiss, d.Place, d.Keep, d.Give, d.Deliver, d.ChooseGoods),
)
"""The decisions that wait for seats."""


def refusal(game: GreatCanal, seat: int, action: Action) -> str | None:
    """Return the id of the rule that refuses an action; None if it is accepted."""
    try:
        game.apply(seat, action)
    except RuleError as error:
        return error.rule
    return None


@cache
def visited() -> tuple[GreatCanal, ...]:
    """Return positions of a few games: foundings, beginnings, and late ones a few actions on."""
    found: list[GreatCanal] = []
    for number in range(2):
        steps = list(walk(start(3 + number, number, None), random.Random(number), 400))
        found += [step.before for step in (*steps[:9:4], *steps[9::150])]
    kinds: Counter[str] = Counter()
    for number in range(200, 230):
        steps = walk(late(3 + number % 2, number), random.Random(number), 150)
        games = [step.before for step in steps]
        rarest = min(games, key=lambda game: kinds[sort_of(game)])
        kinds[sort_of(rarest)] += 1
        found.append(rarest)
    return tuple(found)


def sort_of(game: GreatCanal) -> str:
    """Return what is to be done in a position, in a word."""
    return "Offer" if game.offer is not None else type(game.head).__name__


def check_position(game: GreatCanal) -> None:
    """Check that pieces, cards and points are as they can be, and that somebody can go on."""
    check_pieces(game)
    check_places(game)
    check_cards(game)
    check_points(game)
    check_canal(game)
    check_waiting(game)


def pending_knights(game: GreatCanal, seat: int) -> list[int]:
    """Return the levels of a seat's knights that are on their way."""
    return [one.knight.level for one in game.queue if isinstance(one, d.Retreat) and one.seat == seat]


def check_pieces(game: GreatCanal) -> None:
    """Check that nobody has more pieces than there are (table 4.1, 4.3), and each once and in order."""
    for seat, realm in enumerate(game.pieces.realms):
        assert len(realm.roads) <= 15
        assert len(realm.ships) <= 15
        assert len(realm.settlements) <= 5
        assert len(realm.cities) + len(realm.fallen) <= 4
        assert len(realm.walls) <= 3
        assert set(realm.walls) <= set(realm.cities)
        levels = [*(knight.level for knight in realm.knights), *pending_knights(game, seat)]
        assert all(levels.count(level) <= 2 for level in (1, 2, 3))
        assert set(levels) <= {1, 2, 3}
        corners = tuple(knight.corner for knight in realm.knights)
        for places in (realm.roads, realm.ships, realm.settlements, realm.cities, realm.fallen, corners):
            assert places == tuple(sorted(set(places)))


def check_places(game: GreatCanal) -> None:
    """Check one piece a place, each where it may stand (great_canal.R3, R17, R20, R38, R58)."""
    realms = game.pieces.realms
    edges = [edge for realm in realms for edge in (*realm.roads, *realm.ships)]
    corners = [corner for realm in realms for corner in (*buildings(realm), *knights(realm))]
    assert len(set(edges)) == len(edges)
    assert len(set(corners)) == len(corners)
    built = {corner for realm in realms for corner in buildings(realm)}
    assert all(BOARD.home_corners >> corner & 1 for corner in built)
    near = {corner: {end for edge in CORNER_EDGES[corner] for end in EDGE_CORNERS[edge]} for corner in built}
    assert all(near[corner] & built == {corner} for corner in built)
    for realm in realms:
        assert all(BOARD.road_sites >> edge & 1 for edge in realm.roads)
        assert all(BOARD.ship_sites >> edge & 1 for edge in realm.ships)
        own = {*realm.roads, *realm.ships}
        assert all(own & set(CORNER_EDGES[corner]) for corner in knights(realm))
        assert all(0 <= corner < CORNERS for corner in knights(realm))


def buildings(realm: Realm) -> tuple[int, ...]:
    """Return the corners of all buildings of a seat."""
    return (*realm.settlements, *realm.cities, *realm.fallen)


def knights(realm: Realm) -> tuple[int, ...]:
    """Return the corners of all knights of a seat."""
    return tuple(knight.corner for knight in realm.knights)


def check_cards(game: GreatCanal) -> None:
    """Check that hands, bank and decks hold what there is, and that nobody off turn is over the limit."""
    assert all(min(hand) >= 0 and len(hand) == 8 for hand in game.hands)
    for good in range(8):
        supply = 19 if good < 5 else 12
        assert 0 <= game.bank[good] == supply - sum(hand[good] for hand in game.hands)
    dealt = chain.from_iterable((*one.progress, *one.open) for one in game.holdings)
    below = chain.from_iterable(
        (*listed(deck, one.undrawn), *one.returned) for deck, one in enumerate(game.piles)
    )
    assert len([*dealt, *below]) == 54
    settling = any(isinstance(one, d.Limit | d.Drop | d.Defend) for one in game.queue)
    for seat, holding in enumerate(game.holdings):
        assert len(holding.progress) <= 4 or seat == game.active or settling
        assert not {"printer", "constitution"} & set(holding.progress)


def points(game: GreatCanal, seat: int) -> int:
    """Return the points of a seat, counted from the pieces on the table (tables 4.1, 4.3)."""
    realm, own = game.pieces.realms[seat], game.holdings[seat]
    small = len(realm.settlements) + len(realm.fallen)
    large = 2 * len(realm.cities) + 2 * len(set(realm.cities) & set(game.metropolises))
    titles = 2 * (game.route == seat) + (game.merchant_seat == seat)
    return small + large + titles + len(own.open) + own.defender + own.chips


def check_points(game: GreatCanal) -> None:
    """Check the points, the metropolises, and that the game is over when the seat in turn has enough."""
    scores = tuple(points(game, seat) for seat in range(game.seats))
    assert game.view(None).scores == scores
    won = scores[game.active] >= GOALS[game.seats]
    assert (game.outcome is not None) == won
    if game.outcome is not None:
        assert (game.outcome.winners, game.outcome.scores) == ((game.active,), scores)
    standing = [city for city in game.metropolises if city is not None]
    assert len(set(standing)) == len(standing)
    for track, city in enumerate(game.metropolises):
        levels = [one.levels[track] for one in game.holdings]
        holder = [seat for seat, realm in enumerate(game.pieces.realms) if city in realm.cities]
        assert len(holder) == (city is not None) == (max(levels) >= 4)
        assert not holder or levels[holder[0]] == max(levels)


def check_canal(game: GreatCanal) -> None:
    """Check chips, that nothing is left undug, and what holds once the canal is done (R4, R6, R17, R18)."""
    chips = sum(one.chips for one in game.holdings)
    canal, basin = game.box.board.canal, game.box.board.basin
    assert chips in ((18, 16) if len(game.dug) == len(canal) else (2 * len(game.dug),))
    active = {knight.corner for realm in game.pieces.realms for knight in realm.knights if knight.active}
    for section in set(range(len(canal))) - set(game.dug):
        assert len(active & set(HEX_CORNERS[canal[section]])) < 2
    assert len(game.dug) != len(canal) - 1
    assert game.merchant != basin
    assert game.robber != basin or not game.flooded


def check_waiting(game: GreatCanal) -> None:
    """Check that whoever is waited for can act, a turn can end (great_canal.R35), none acts after the end."""
    assert (game.waiting_for == ()) == (game.outcome is not None)
    assert all(game.legal_actions(seat) for seat in game.waiting_for)
    if game.outcome is None and not game.queue and game.turn.dice is not None:
        room = len(game.holdings[game.active].progress) <= 4
        assert (EndTurn() in game.legal_actions(game.active)) == room
    if game.outcome is not None:
        assert not any(game.legal_actions(seat) for seat in range(game.seats))
