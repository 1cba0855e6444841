"""Whatever public differs in two positions of the Great Canal differs in the long text."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from render.great_canal.describe.text import describe
from rules.great_canal import decisions as d
from rules.great_canal.components.kinds import GOODS
from rules.great_canal.ground import Ground
from rules.great_canal.pieces import Knight, Pieces, Realm
from rules.great_canal.state import Barbarians, Dice, Offer, Reply
from rules.great_canal.topology import CORNERS, EDGES
from rules.great_canal.view import GreatCanalView
from rules.kit.masks import bits
from rules.kit.tuples import Counts, put
from rules.records import Outcome
from tests.render.great_canal.decisions import DECISIONS
from tests.render.great_canal.seat_positions import positions, words_of
from tests.rules.great_canal.positions import goods

T = TypeVar("T")


def long_text(view: GreatCanalView) -> str:
    return describe(view, words_of(view), (), True)


def _more(counts: Counts, pick: int) -> Counts:
    return put(counts, pick % len(counts), counts[pick % len(counts)] + 1)


def _in_one(items: tuple[T, ...], pick: int, change: Callable[[T], T]) -> tuple[T, ...]:
    return put(items, pick % len(items), change(items[pick % len(items)]))


def _turn(view: GreatCanalView, pick: int) -> GreatCanalView:
    """Change something of the turn; while the game is set up there is none to count."""
    turn = view.turn
    if pick % 6 == 0 and isinstance(view.decision, d.Founding):
        return view
    other = (
        replace(turn, number=turn.number + 1),
        replace(turn, dice=Dice(pick % 6 + 1, pick // 6 % 6 + 1, "trade")),
        replace(turn, new_ships=(*turn.new_ships, pick % EDGES)),
        replace(turn, sailed=not turn.sailed),
        replace(turn, chartered=(*turn.chartered, pick % len(GOODS))),
        replace(turn, askings=_more(turn.askings or (0,) * view.seats, pick)),
    )[pick % 6]
    return replace(view, turn=other)


def _ground(view: GreatCanalView, pick: int) -> GreatCanalView:
    land = bits(view.board.land)
    hexagon, ground = land[pick % len(land)], view.ground
    terrain, tokens = ground.terrain, ground.tokens
    if pick % 2:
        return replace(view, ground=Ground(put(terrain, hexagon, (terrain[hexagon] + 1) % 9), tokens))
    return replace(view, ground=Ground(terrain, put(tokens, hexagon, tokens[hexagon] % 12 + 1)))


def _realm(realm: Realm, pick: int) -> Realm:
    corner, edge, kind = pick // 16 % CORNERS, pick // 16 % EDGES, pick % 8
    if kind < 3:
        name = ("settlements", "cities", "fallen")[kind]
        return replace(realm, **{name: (*getattr(realm, name), corner)})
    if kind == 3:
        walls = tuple(city for city in realm.cities if city not in realm.walls)
        return replace(realm, walls=(*realm.walls, *walls[:1]))
    if kind < 6:
        name = ("roads", "ships")[kind - 4]
        return replace(realm, **{name: (*getattr(realm, name), edge)})
    if kind == 6 or not realm.knights:
        return replace(realm, knights=(*realm.knights, Knight(corner, pick // 8 % 3 + 1, bool(pick % 16))))
    first, *others = realm.knights
    changed = (
        replace(first, level=first.level % 3 + 1),
        replace(first, active=not first.active),
        replace(first, activated=not first.activated),
        replace(first, acted=not first.acted),
        replace(first, promoted=not first.promoted),
    )[pick // 8 % 5]
    return replace(realm, knights=(changed, *others))


def _pieces(view: GreatCanalView, pick: int) -> GreatCanalView:
    realms = view.pieces.realms
    seat = pick // 3 % len(realms)
    return replace(view, pieces=Pieces(put(realms, seat, _realm(realms[seat], pick))))


def _metropolis(view: GreatCanalView, pick: int) -> GreatCanalView:
    cities = [city for realm in view.pieces.realms for city in realm.cities]
    free = [city for city in cities if city not in view.metropolises]
    if not free:
        return view
    return replace(view, metropolises=put(view.metropolises, pick % 3, free[pick % len(free)]))


def _barbarians(view: GreatCanalView, pick: int) -> GreatCanalView:
    there = view.barbarians
    if pick % 2:
        return replace(view, barbarians=Barbarians((there.position + 1) % 7, there.attacks))
    return replace(view, barbarians=Barbarians(there.position, there.attacks + 1))


def _offer(view: GreatCanalView, pick: int) -> GreatCanalView:
    offer = view.offer or Offer(goods(wool=1), goods(ore=2), (1,), first=False)
    reply = Reply(pick % view.seats, ("accept", "decline", "counter")[pick % 3], goods(ore=1), goods(coin=1))
    other = (
        replace(offer, give=_more(offer.give, pick)),
        replace(offer, want=_more(offer.want, pick)),
        replace(offer, first=not offer.first),
        replace(offer, replies=(*offer.replies, reply)),
        replace(offer, asked=(*offer.asked, 2)),
    )[pick % 5]
    return replace(view, offer=other)


def _seat(view: GreatCanalView, old: int | None, pick: int) -> int | None:
    choices = [seat for seat in (None, *range(view.seats)) if seat != old]
    return choices[pick % len(choices)]


def _returned(view: GreatCanalView, pick: int) -> GreatCanalView:
    cards = ("merchant", "spy", "crane")
    more = _in_one(view.returned, pick, lambda there: (*there, None if pick % 2 else cards[pick % 3]))
    return replace(view, returned=more)


def _waiting(view: GreatCanalView, pick: int) -> GreatCanalView:
    if view.outcome is not None:
        return view
    other = tuple(seat for seat in range(view.seats) if (seat in view.waiting_for) != (seat == pick % 3))
    return replace(view, waiting_for=other) if other else view


def _decision(view: GreatCanalView, pick: int) -> GreatCanalView:
    decision = DECISIONS[pick % len(DECISIONS)]
    return view if view.outcome else replace(view, decision=decision, waiting_for=decision.waiting)


MUTATIONS: dict[str, Callable[[GreatCanalView, int], GreatCanalView]] = {
    "waiting_for": _waiting,
    "outcome": lambda view, pick: replace(view, outcome=Outcome(view.scores, (pick % view.seats,))),
    "active": lambda view, pick: replace(view, active=(view.active + 1 + pick % 2) % view.seats),
    "turn": _turn,
    "decision": _decision,
    "ground": _ground,
    "pieces": _pieces,
    "metropolises": _metropolis,
    "barbarians": _barbarians,
    "robber": lambda view, pick: replace(view, robber=bits(view.board.land)[pick % 30]),
    "route": lambda view, pick: replace(view, route=_seat(view, view.route, pick)),
    "route_lengths": lambda view, pick: replace(view, route_lengths=_more(view.route_lengths, pick)),
    "merchant": lambda view, pick: replace(view, merchant=bits(view.board.land)[pick % 30], merchant_seat=0),
    "merchant_seat": lambda view, pick: replace(
        view, merchant=view.board.canal[0], merchant_seat=pick % view.seats
    ),
    "dug": lambda view, pick: replace(view, dug=tuple(sorted(set(view.dug) ^ {pick % 9}))),
    "offer": _offer,
    "hand_sizes": lambda view, pick: replace(view, hand_sizes=_more(view.hand_sizes, pick)),
    "progress_counts": lambda view, pick: replace(
        view, progress_counts=_in_one(view.progress_counts, pick, lambda one: _more(one, pick // 4))
    ),
    "opened": lambda view, pick: replace(
        view, opened=_in_one(view.opened, pick, lambda one: (*one, "printer"))
    ),
    "levels": lambda view, pick: replace(
        view,
        levels=_in_one(view.levels, pick, lambda one: (one[0] % 5 + 1, one[1], one[2])),
    ),
    "defenders": lambda view, pick: replace(view, defenders=_more(view.defenders, pick)),
    "chips": lambda view, pick: replace(view, chips=_more(view.chips, pick)),
    "scores": lambda view, pick: replace(view, scores=_more(view.scores, pick)),
    "rates": lambda view, pick: replace(
        view, rates=_in_one(view.rates, pick, lambda one: _more(one, pick // 4))
    ),
    "bank": lambda view, pick: replace(view, bank=_more(view.bank, pick)),
    "pile_sizes": lambda view, pick: replace(view, pile_sizes=_more(view.pile_sizes, pick)),
    "returned": _returned,
}


def test_every_public_field_is_mutated() -> None:
    given_by_the_table = {"seat", "seats", "goods", "progress", "found_goods", "found_progress"}
    files = {"map_text", "costs_text"}
    told_below_the_board = {"asked"}
    known = given_by_the_table | files | told_below_the_board
    assert set(GreatCanalView.__struct_fields__) == set(MUTATIONS) | known


@settings(max_examples=10, deadline=None)
@given(st.data())
def test_positions_that_differ_in_anything_public_differ_in_the_long_text(data: st.DataObject) -> None:
    seen = positions()
    view = seen[data.draw(st.integers(0, len(seen) - 1), label="position")][0].view(None)
    text = long_text(view)
    for field, mutate in MUTATIONS.items():
        changed = mutate(view, data.draw(st.integers(0, 10**6), label=field))
        if changed != view:
            assert long_text(changed) != text, field
