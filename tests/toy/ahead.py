"""What plans of the toy game stand on: a seat's next decision, and what others may do until then."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import dropwhile

from msgspec.structs import replace

from rules import Condition
from rules.game import FORESEEN
from rules.kit.seats import seats_but
from rules.plans import condition_on
from tests.toy.components import Colour
from tests.toy.events import PileEmpty, Played, Selling, TaxLevied
from tests.toy.redeal import redeal
from tests.toy.state import S, ToyState
from tests.toy.steps import next_round


def ahead(game: S, seat: int) -> S | None:
    """Return the game at the next decision of a seat, for which others did nothing; None if there is none."""
    if not game.queue or seat in game.waiting_for:
        return None
    queue = tuple(dropwhile(lambda due: seat not in due.waiting, game.queue))
    after = replace(game, queue=queue) if queue else next_round(game)
    return None if after is None else redeal(after, seat, FORESEEN)


def awaited(game: ToyState, seat: int) -> tuple[Condition, ...]:
    """Return the cards that others may lay or sell, their taxes, and the end of the pile."""
    if not game.queue:
        return ()
    return tuple(_possible(game, seats_but(seat, game.seats)))


def _possible(game: ToyState, others: tuple[int, ...]) -> Iterator[Condition]:
    """Yield what may happen by others."""
    for other in others:
        for pond, laid in enumerate(game.ponds):
            yield from (condition_on(Played, other, card.value, pond) for card in Colour if card not in laid)
    if game.pile:
        yield condition_on(PileEmpty)
    if game.pieces.market:
        for other in others:
            yield condition_on(TaxLevied, other)
            yield from (condition_on(Selling, other, card.value) for card in Colour)
