"""What the rules refuse: each check raises the RuleError of the rule, or says nothing.

Checks go from the nature of the thing (does it exist, is it yours) over the place to the price, so that
the error names what is most wrong.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.arriala.board import RESERVE, Site
from rules.arriala.sections import lock_sites, masks, positions
from rules.game import RuleError
from rules.values import Value

if TYPE_CHECKING:
    from rules.arriala.state import Arriala

_NEAREST = 4


def _places(positions: list[int]) -> tuple[Value, ...]:
    return tuple(Value("place", position) for position in positions)


def _nearest(mask: int, to: int) -> tuple[Value, ...]:
    """The positions of a mask that are nearest to a place, in the order of the canal."""
    near = sorted(positions(mask), key=lambda position: (abs(position - to), position))[:_NEAREST]
    return _places(sorted(near))


def price(game: Arriala, cost: int) -> None:
    """Action points never go below 0 (arriala.R17)."""
    if cost > game.action_points:
        raise RuleError("arriala.points", cost=cost, left=game.action_points)


def place(game: Arriala, position: int) -> None:
    """The position is one of the canal in play (arriala.R25)."""
    used = game.in_play
    if not used.first <= position <= used.last:
        first, last = Value("place", used.first), Value("place", used.last)
        raise RuleError("arriala.unknown.place", first=first, last=last)


def worker(game: Arriala, number: int) -> int:
    """The location of a worker that there is."""
    if not 0 <= number < len(game.locations):
        colours = tuple(Value("colour", colour) for colour in range(len(game.scores)))
        raise RuleError("arriala.unknown.worker", colours=colours, highest=game.the_board.workers)
    return game.locations[number]


def site(sites: tuple[Site, ...], used: tuple[int, ...], kind: str, named: str) -> int:
    """The index of a vineyard, river work or master work in play (arriala.R12)."""
    for index in used:
        if sites[index].id == named:
            return index
    there = tuple(Value(kind, sites[index].id) for index in used)
    raise RuleError(f"arriala.unknown.{kind}", there=there, count=len(there))


def card(game: Arriala, seat: int, named: str, prefix: str) -> int:
    """The kind of a card in the hand that does what is asked of it: its name starts with ``prefix``."""
    deck = game.the_deck
    kind = deck.index.get(named)
    if kind is None:
        raise RuleError("arriala.unknown.card")
    if not named.startswith(prefix):
        fitting = tuple(Value("card", other) for other in deck.kinds if other.startswith(prefix))
        raise RuleError("arriala.card.other", card=Value("card", named), fitting=fitting, count=len(fitting))
    hand = game.hands[seat]
    if not hand[kind]:
        held = tuple(Value("card", deck.kinds[i]) for i, count in enumerate(hand) if count)
        raise RuleError(
            "arriala.card.missing",
            card=Value("card", named),
            held=held,
            count=len(held),
            price=game.the_board.cost.draw,
        )
    return kind


def own(game: Arriala, seat: int, number: int) -> None:
    """The worker is of the seat's colour (arriala.R25)."""
    if number // game.the_board.workers != seat:
        raise RuleError("arriala.own", worker=Value("worker", number), colour=Value("colour", seat))


def on_canal(game: Arriala, number: int) -> None:
    """The worker is on the canal (arriala.R2)."""
    if not 0 <= game.locations[number] < game.the_board.size:
        where, cost = _off_canal(game, game.locations[number])
        raise RuleError("arriala.canal", worker=Value("worker", number), where=where, price=cost)


def _off_canal(game: Arriala, location: int) -> tuple[str, int]:
    """Which place off the canal a location is, as the variants of the message call it, and what it costs to
    come to the canal from there."""
    board = game.the_board
    if location == RESERVE:
        return "reserve", board.cost.worker
    return ("river", 0) if board.vineyard_of(location) is None else ("vineyard", board.cost.to_canal)


def not_moved(game: Arriala, number: int) -> None:
    """The worker has had no journey this turn (arriala.R3)."""
    if number in game.moved:
        raise RuleError("arriala.R3", worker=Value("worker", number), going=number == game.journey)


def free(game: Arriala, to: int) -> None:
    """The place is free: no worker and no lock, or a town (arriala.R2, R21)."""
    standable, _, _ = masks(game)
    if not standable >> to & 1:
        raise _occupied(game, to, standable)


def _occupied(game: Arriala, at: int, possible: int) -> RuleError:
    """The error for a space that holds a lock or a worker; ``possible`` is the mask of what may be taken
    instead."""
    where, near = Value("place", at), _nearest(possible, at)
    if at in game.locks:
        return RuleError("arriala.space.lock", place=where, near=near, count=len(near))
    there = Value("worker", game.locations.index(at))
    return RuleError("arriala.space.taken", place=where, worker=there, near=near, count=len(near))


def elsewhere(game: Arriala, number: int, to: int) -> None:
    """The worker is not there already (arriala.R5, R21)."""
    if game.locations[number] == to:
        raise RuleError("arriala.stay", worker=Value("worker", number), place=Value("place", to))


def no_take_back(game: Arriala, number: int, location: int) -> None:
    """The previous player did not move the worker away from there (arriala.R4)."""
    if location == game.barred[number]:
        board = game.the_board
        index = board.vineyard_of(location)
        at = Value("place", location) if index is None else Value("vineyard", board.vineyards[index].id)
        raise RuleError("arriala.R4", worker=Value("worker", number), place=at)


def room(game: Arriala, vineyard: int) -> None:
    """The vineyard has a free place (arriala.R21)."""
    board = game.the_board
    places = board.vineyards[vineyard].capacity
    if game.locations.count(board.vineyard_location(vineyard)) >= places:
        roomy = tuple(
            Value("vineyard", board.vineyards[index].id)
            for index in game.in_play.vineyards
            if game.locations.count(board.vineyard_location(index)) < board.vineyards[index].capacity
        )
        full = Value("vineyard", board.vineyards[vineyard].id)
        raise RuleError("arriala.vineyard.full", vineyard=full, places=places, roomy=roomy, count=len(roomy))


def in_vineyard(game: Arriala, number: int) -> int:
    """The vineyard that the worker is in."""
    index = game.the_board.vineyard_of(game.locations[number])
    if index is None:
        raise RuleError("arriala.vineyard.not_in", worker=Value("worker", number))
    return index


def lock_site(game: Arriala, at: int) -> None:
    """A lock may be built there (arriala.R9, R22)."""
    board = game.the_board
    sites = lock_sites(game)
    if sites >> at & 1:
        return
    where, near = Value("place", at), _nearest(sites, at)
    if len(game.locks) >= board.lock_pieces:
        raise RuleError("arriala.lock.pieces", pieces=board.lock_pieces)
    stretch = board.stretch_at[at]
    if stretch < 0:
        raise RuleError("arriala.lock.town", place=where, near=near, count=len(near))
    if any(section.first <= at <= section.last for section in game.closed):
        raise RuleError("arriala.R8", place=where, near=near, count=len(near))
    if at in game.locks or at in game.locations:
        raise _occupied(game, at, sites)
    limit = board.stretches[stretch].locks
    ends = board.stretches[stretch].first - 1, board.stretches[stretch].last + 1
    raise RuleError(
        "arriala.lock.limit",
        limit=limit,
        first=Value("place", ends[0]),
        last=Value("place", ends[1]),
        near=near,
        count=len(near),
    )


def last_place(game: Arriala, seat: int) -> None:
    """No other player has fewer points; the virtual one does not count (arriala.R10)."""
    lower = tuple(
        Value("seat", other) for other in range(game.seats) if game.scores[other] < game.scores[seat]
    )
    if lower:
        raise RuleError("arriala.R10", lower=lower, count=len(lower))


def unbuilt(game: Arriala, master_work: int) -> None:
    """Nobody has built the master work (arriala.R10)."""
    if game.builders[master_work] is not None:
        sites = game.the_board.master_works
        left = tuple(
            Value("master_work", site.id)
            for site, builder in zip(sites, game.builders, strict=True)
            if builder is None
        )
        built = Value("master_work", sites[master_work].id)
        raise RuleError("arriala.master_work.built", work=built, left=left, count=len(left))


def free_river_work(game: Arriala, river_work: int) -> None:
    """Nobody is on the blue space (arriala.R11)."""
    board = game.the_board
    if board.river_location(river_work) in game.locations:
        left = tuple(
            Value("river_work", board.river_works[index].id)
            for index in game.in_play.river_works
            if board.river_location(index) not in game.locations
        )
        built = Value("river_work", board.river_works[river_work].id)
        raise RuleError("arriala.river.taken", work=built, left=left, count=len(left))


def first_in_reserve(game: Arriala, seat: int) -> int:
    """The own worker with the lowest number that is in the reserve."""
    board = game.the_board
    for number in range(seat * board.workers, (seat + 1) * board.workers):
        if game.locations[number] == RESERVE:
            return number
    raise RuleError("arriala.reserve", workers=board.workers)


def cards_left(game: Arriala) -> None:
    """There is a card to draw, in the pile or among the discards (arriala.R13, R24)."""
    if not any(game.pile) and not any(game.discards):
        raise RuleError("arriala.draw.empty")
