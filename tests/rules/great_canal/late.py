"""Random play of the Great Canal, and positions late in a game: what tests of properties go through."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from rules.great_canal import GreatCanal
from rules.great_canal import actions as a
from rules.great_canal.canal import dig
from rules.great_canal.components.cards import CARD_DECK, LAID_OPEN, counted, in_order, listed
from rules.great_canal.components.kinds import FIELD, GOODS, TERRAIN_RESOURCES
from rules.great_canal.pieces import Pieces
from rules.great_canal.state import Barbarians, Holding, Pile, Turn
from rules.kit.masks import bits
from rules.kit.tuples import Counts, put
from rules.records import Action, Event, RuleError
from tests.rules.great_canal.positions import ROLLED, goods, start

GROWING = (
    a.BuildRoad,
    a.BuildShip,
    a.BuildSettlement,
    a.BuildCity,
    a.BuildWall,
    a.Improve,
    a.HireKnight,
    a.ActivateKnight,
    a.PromoteKnight,
    a.MoveKnight,
)
"""By what a position grows up: these actions of all seats in turn, for nothing."""
RICH = goods(brick=4, lumber=4, wool=4, grain=4, ore=4, cloth=5, coin=5, paper=5)
"""A hand that pays anything."""
ROOM = 5
"""How many points are left to the victory, at least, while a position grows."""


class Played(NamedTuple):
    """One action of a game, and what came of it."""

    before: GreatCanal
    seat: int
    action: Action
    after: GreatCanal
    events: tuple[Event, ...]


def walk(game: GreatCanal, rng: random.Random, cap: int, by_class: float = 0.5) -> Iterator[Played]:
    """Yield the actions of a game played at random, at most ``cap``; so often the class is drawn first."""
    for _ in range(cap):
        if game.outcome is not None:
            return
        seat, action = pick(game, rng, by_class)
        after, events = game.apply(seat, action)
        yield Played(game, seat, action, after, events)
        game = after


def pick(game: GreatCanal, rng: random.Random, by_class: float) -> tuple[int, Action]:
    """Return a legal action of a seat that is waited for, or now and then of one asked by an offer."""
    seat = rng.choice(game.waiting_for)
    legal: tuple[Action, ...] = ()
    if game.offer is not None and rng.random() < 0.4:
        seat = rng.choice((game.active, *game.offer.asked))
        legal = game.legal_actions(seat)
    if not legal:
        seat = rng.choice(game.waiting_for)
        legal = game.legal_actions(seat)
    if rng.random() < by_class:
        kind = rng.choice(list(dict.fromkeys(map(type, legal))))
        legal = tuple(action for action in legal if type(action) is kind)
    return seat, varied(game, seat, rng.choice(legal), rng)


def varied(game: GreatCanal, seat: int, action: Action, rng: random.Random) -> Action:
    """Return an open-ended action with other cards or knights than the example; any other as it is."""
    other = action
    if isinstance(action, a.MakeOffer | a.CounterOffer):
        give = some_of(game.hands[seat], rng.randint(1, 2), rng)
        wanted = rng.choices([good for good in range(len(GOODS)) if not give[good]], k=rng.randint(1, 2))
        want = tuple(map(wanted.count, range(len(GOODS))))
        named = tuple(seat for seat in range(game.seats) if rng.random() < 0.3)
        if isinstance(action, a.MakeOffer):
            other = a.MakeOffer(give, want, named, rng.random() < 0.4)
        else:
            other = a.CounterOffer(give, want)
    elif isinstance(action, a.Discard | a.GiveCards):
        other = type(action)(some_of(game.hands[seat], sum(action.cards), rng))
    elif isinstance(action, a.PlayWarlord):
        asleep = [knight.corner for knight in game.pieces.realms[seat].knights if not knight.active]
        other = a.PlayWarlord(tuple(rng.sample(asleep, rng.randint(0, len(asleep)))))
    try:
        game.apply(seat, other)
    except RuleError:
        return action
    return other


def some_of(hand: Counts, count: int, rng: random.Random) -> Counts:
    """Return so many cards of a hand, or all of a smaller one."""
    cards = [good for good, held in enumerate(hand) for _ in range(held)]
    drawn = rng.sample(cards, min(count, len(cards)))
    return tuple(map(drawn.count, range(len(GOODS))))


def late(seats: int, seed: int) -> GreatCanal:
    """Return a position late in a game: many pieces, high levels, random hands, barbarians near."""
    for attempt in range(100):
        rng = random.Random(f"late {seats} {seed} {attempt}")
        game = furnished(grown(founded(seats, f"{seed} {attempt}", rng), rng), rng)
        if max(game.view(None).scores) < game.box.prices.goal(seats):
            return game
    raise AssertionError("no position comes out without a winner")


def founded(seats: int, seed: str, rng: random.Random) -> GreatCanal:
    """Return a game after its founding, which was at random."""
    game = start(seats, seed, None, variable=rng.random() < 0.2)
    while game.queue:
        seat = game.waiting_for[0]
        game, _ = game.apply(seat, rng.choice(game.legal_actions(seat)))
    return game


def in_turn_of(game: GreatCanal, seat: int, *, rolled: bool) -> GreatCanal:
    """Return the game in the turn of a seat, in which its knights have done nothing."""
    realms = list(game.pieces.realms)
    ready = tuple(replace(one, activated=False, acted=False, promoted=False) for one in realms[seat].knights)
    realms[seat] = replace(realms[seat], knights=ready)
    number = 10 * game.seats + seat
    return replace(
        game, active=seat, turn=Turn(number, ROLLED if rolled else None), pieces=Pieces(tuple(realms))
    )


def grown(game: GreatCanal, rng: random.Random) -> GreatCanal:
    """Return the game after many buildings, knights and improvements that cost nothing; hands are empty."""
    empty = (goods(),) * game.seats
    for _ in range(rng.randint(60, 160)):
        seat = rng.randrange(game.seats)
        ready = replace(in_turn_of(game, seat, rolled=True), hands=put(empty, seat, RICH))
        legal = [action for action in ready.legal_actions(seat) if type(action) in GROWING]
        if not legal or ready.view(None).scores[seat] > game.box.prices.goal(game.seats) - ROOM:
            continue
        kind = rng.choice(list(dict.fromkeys(map(type, legal))))
        after, _ = ready.apply(seat, rng.choice([action for action in legal if type(action) is kind]))
        if after.outcome is None and not after.queue:
            game = replace(after, hands=empty)
    return in_turn_of(game, game.active, rolled=True)


def furnished(game: GreatCanal, rng: random.Random) -> GreatCanal:
    """Return the game with hands, progress cards, chips, a canal, a robber and a fleet near its attack."""
    if rng.random() < 0.3:
        game = roused(game)
    game = with_canal(game, rng)
    flooded = len(game.dug) == 9
    land = [one for one in bits(game.box.board.land) if not (flooded and one == game.box.board.basin)]
    game = replace(
        game,
        robber=rng.choice(land),
        barbarians=Barbarians(rng.choice((0, 3, 5, 6, 6)), rng.choice((0, 1, 1, 2))),
    )
    game = replace(
        game,
        holdings=tuple(replace(one, defender=rng.choice((0, 0, 0, 1, 2))) for one in game.holdings),
    )
    game = with_merchant(with_cards(with_goods(game, rng), rng), rng)
    return in_turn_of(game, rng.randrange(game.seats), rolled=rng.random() < 0.6)


def with_canal(game: GreatCanal, rng: random.Random) -> GreatCanal:
    """Return the game with some sections dug, and all at which two knights stand active."""
    dug = tuple(sorted(rng.sample(range(9), rng.choice((0, 3, 6, 9)))))
    chips = rng.choices(range(game.seats), k=2 * len(dug) - rng.choice((0, 2)) * (len(dug) == 9))
    holdings = tuple(replace(one, chips=chips.count(seat)) for seat, one in enumerate(game.holdings))
    return dig(start(game.seats), replace(game, dug=dug, holdings=holdings), [])


def roused(game: GreatCanal) -> GreatCanal:
    """Return the game with all knights active, so that attacks are won, now and then by several alike."""
    realms = [
        replace(realm, knights=tuple(replace(knight, active=True) for knight in realm.knights))
        for realm in game.pieces.realms
    ]
    return replace(game, pieces=Pieces(tuple(realms)))


def with_goods(game: GreatCanal, rng: random.Random) -> GreatCanal:
    """Return the game with random hands; now and then one seat has almost all of a kind."""
    for seat in range(game.seats):
        hand = some_of(game.bank, rng.choice((0, 3, 7, 10, 14)), rng)
        game = replace(game, hands=put(game.hands, seat, hand))
    if rng.random() < 0.3:
        good, seat = rng.randrange(len(GOODS)), rng.randrange(game.seats)
        hand = list(game.hands[seat])
        hand[good] += game.bank[good] - rng.choice((0, 0, 1))
        if min(hand) >= 0:
            game = replace(game, hands=put(game.hands, seat, tuple(hand)))
    return game


def with_cards(game: GreatCanal, rng: random.Random) -> GreatCanal:
    """Return the game with progress cards in the hands, some laid open, some put back under their decks."""
    piles = [list(listed(deck, pile.undrawn)) for deck, pile in enumerate(game.piles)]
    holdings = list(game.holdings)
    for seat in range(game.seats):
        cards = [piles[deck].pop(rng.randrange(len(piles[deck]))) for deck in rng.choices(range(3), k=4)]
        held = rng.choice((0, 2, 4, 4))
        holdings[seat] = Holding(
            progress=in_order(tuple([card for card in cards if card not in LAID_OPEN][:held])),
            open=in_order(tuple(card for card in cards if card in LAID_OPEN)),
            levels=holdings[seat].levels,
            defender=holdings[seat].defender,
            chips=holdings[seat].chips,
        )
        for card in [card for card in cards if card not in LAID_OPEN][held:]:
            piles[CARD_DECK[card]].append(card)
    decks: list[Pile] = []
    for deck, undrawn in enumerate(piles):
        returned = [card for card in undrawn if card not in LAID_OPEN and rng.random() < 0.2]
        for card in returned:
            undrawn.remove(card)
        secret = tuple(place for place in range(len(returned)) if rng.random() < 0.5)
        decks.append(Pile(counted(deck, undrawn), tuple(returned), secret))
    return replace(game, holdings=tuple(holdings), piles=(decks[0], decks[1], decks[2]))


def with_merchant(game: GreatCanal, rng: random.Random) -> GreatCanal:
    """Return the game with the merchant of a seat on a hex, or without one."""
    if rng.random() < 0.5:
        return game
    terrain = game.ground.terrain
    places = [hexagon for hexagon in bits(game.box.board.home) if terrain[hexagon] in TERRAIN_RESOURCES]
    assert any(terrain[hexagon] == FIELD for hexagon in places)
    return replace(game, merchant=rng.choice(places), merchant_seat=rng.randrange(game.seats))
