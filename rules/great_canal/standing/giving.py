"""Which standing answers a seat may give, which of those that were given may still be of use."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from rules.great_canal.components.cards import CARDS, LAID_OPEN
from rules.great_canal.components.kinds import COMMODITIES, GOODS, RESOURCES, TRACKS
from rules.great_canal.hands import single
from rules.great_canal.standing import kinds as k
from rules.great_canal.steps.offers import require_sides, require_supply
from rules.great_canal.view import GreatCanalView
from rules.kit.refusals import values_of
from rules.records import RuleError, Standing
from rules.values import Scalar, Value

HELD_CARDS = tuple(card for card in CARDS if card not in LAID_OPEN)
"""The kinds of progress cards that may be in a hand."""
EXAMPLES: tuple[Standing, ...] = (
    k.KeepGoods(GOODS[-1:]),
    k.SkipAqueduct(),
    k.TakeResources(RESOURCES[-1:]),
    k.DropCards(HELD_CARDS[:1]),
)
MORE_EXAMPLES: tuple[Standing, ...] = (
    *map(k.DrawFrom, TRACKS),
    k.DeliverCommodities(COMMODITIES),
    k.AcceptOffers(single(0), single(1)),
    k.DeclineGoods(GOODS[-1:]),
    k.DeclineOffers(),
)
"""What may be given at any time, before and behind what is about pieces."""


def offered(view: GreatCanalView, seat: int) -> tuple[Standing, ...]:
    """Return the standing answers that a seat may give, an example of those that are typed; () at the end.

    Those about cities and knights need one, and a turn can be ended by one while its offer is open.
    """
    if view.outcome is not None:
        return ()
    found = list(EXAMPLES)
    found += [k.LoseCities((city,)) for city in view.plain_cities[seat][:1]]
    found += [k.LoseKnights((corner,)) for corner in _knights(view, seat)[:1]]
    found += MORE_EXAMPLES
    if view.offer is not None and seat == view.active:
        found.append(k.EndAfterOffer(view.turn.number, view.offer.number))
    return tuple(found)


def _knights(view: GreatCanalView, seat: int) -> tuple[int, ...]:
    """Return the corners of a seat's knights."""
    return tuple([knight.corner for knight in view.pieces.realms[seat].knights])


def stands(view: GreatCanalView, seat: int, standing: Standing) -> bool:
    """Say whether a standing answer may still be of use.

    One about cities or knights that are there no more is not, nor one for a turn gone by or an offer that was
    taken back.
    """
    match standing:
        case k.LoseCities(cities=cities):
            return not set(cities).isdisjoint(view.plain_cities[seat])
        case k.LoseKnights(knights=knights):
            return not set(knights).isdisjoint(_knights(view, seat))
        case k.EndAfterOffer(turn=turn, offer=number):
            return (turn, seat) == (view.turn.number, view.active) and number <= view.asked.number
        case _:
            return True


def check(view: GreatCanalView, seat: int, standing: Standing) -> None:
    """Raise RuleError, with what is wrong and what would be possible, if a typed answer is not possible."""
    refuse = REFUSALS.get(type(standing))
    if refuse is not None:
        refuse(view, seat, standing)


def _require_list(kind: str, named: tuple[Scalar, ...], there: Iterable[Scalar], rule: str) -> None:
    """Raise RuleError unless each of some values is one of those that there are, and named once.

    ``rule`` is that of a value that there is not, with the possible ones.
    """
    possible = tuple(there)
    if not named:
        raise RuleError("great_canal.standing.empty")
    if not set(named) <= set(possible):
        raise RuleError(rule, there=values_of(kind, possible))
    twice = next((one for index, one in enumerate(named) if one in named[:index]), None)
    if twice is not None:
        raise RuleError("great_canal.standing.twice", twice=Value(kind, twice))


def _check_kinds(kind: str, field: str, there: tuple[Scalar, ...]) -> Callable[[Any, int, Any], None]:
    """Return the check of a list of values of a kind that are the same in every position."""

    def check_list(view: GreatCanalView, seat: int, standing: Standing) -> None:
        _require_list(kind, getattr(standing, field), there, "great_canal.standing.unknown")

    return check_list


def _check_cities(view: GreatCanalView, seat: int, standing: k.LoseCities) -> None:
    _require_list("corner", standing.cities, view.plain_cities[seat], "great_canal.standing.city")


def _check_knights(view: GreatCanalView, seat: int, standing: k.LoseKnights) -> None:
    _require_list("corner", standing.knights, _knights(view, seat), "great_canal.standing.knight")


def _check_acceptance(view: GreatCanalView, seat: int, standing: k.AcceptOffers) -> None:
    """Raise RuleError unless both sides name cards, of different kinds, and no more than there are."""
    require_sides(standing.give, standing.get)
    for side in (standing.give, standing.get):
        require_supply(view.prices.supply, side)


REFUSALS: Mapping[type[Standing], Callable[[GreatCanalView, int, Any], None]] = {
    k.KeepGoods: _check_kinds("good", "goods", GOODS),
    k.TakeResources: _check_kinds("resource", "resources", RESOURCES),
    k.DropCards: _check_kinds("card", "cards", HELD_CARDS),
    k.LoseCities: _check_cities,
    k.LoseKnights: _check_knights,
    k.DeliverCommodities: _check_kinds("commodity", "commodities", COMMODITIES),
    k.AcceptOffers: _check_acceptance,
    k.DeclineGoods: _check_kinds("good", "goods", GOODS),
}
"""What is checked of each class that is typed."""
