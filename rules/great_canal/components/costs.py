"""Costs, supplies, points and limits, read from ``costs.toml``."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, TypeAlias

import msgspec

from rules.great_canal.components.kinds import COMMODITIES, GOODS, RESOURCES
from rules.kit.component_files import Count, Positive, Table, decode, wrong
from rules.kit.masks import mask_of
from rules.kit.tuples import Counts

FILE = "costs.toml"
SEAT_NUMBERS = (3, 4)

Goal: TypeAlias = Annotated[int, msgspec.Meta(ge=3, le=99)]


Links: TypeAlias = Annotated[int, msgspec.Meta(ge=3, le=20)]
"""Roads or ships: as many as a seat founds with at least, and no more than routes can be measured with."""


class Supply(Table, frozen=True):
    """How many cards of each resource and each commodity there are."""

    resource: Positive
    commodity: Positive


class PieceCounts(Table, frozen=True):
    """How many pieces each colour has; of knights, of each strength."""

    road: Links
    ship: Links
    settlement: Annotated[int, msgspec.Meta(ge=2, le=99)]
    city: Positive
    wall: Count
    knight: Count


class Points(Table, frozen=True):
    """What everything is worth."""

    settlement: Count
    city: Count
    metropolis: Count
    longest_route: Count
    defender: Count
    merchant: Count
    card: Count
    chip: Count


class Price(Table, frozen=True):
    """What something costs."""

    brick: Count = 0
    lumber: Count = 0
    wool: Count = 0
    grain: Count = 0
    ore: Count = 0
    cloth: Count = 0
    coin: Count = 0
    paper: Count = 0

    @property
    def bundle(self) -> Counts:
        """Return the price as counts by good."""
        return tuple(getattr(self, good) for good in GOODS)


class Prices(Table, frozen=True):
    """The price of each thing that is built or done."""

    road: Price
    ship: Price
    settlement: Price
    city: Price
    wall: Price
    knight: Price
    promotion: Price
    activation: Price
    medicine: Price


class CostsText(Table, frozen=True):
    """The whole file."""

    goal: tuple[Goal, Goal]
    hand_limit: Positive
    wall_limit: Count
    progress_limit: Positive
    fleet: Positive
    shortest_route: Positive
    bank_rate: Positive
    harbour_rate: Positive
    special_rate: Positive
    supply: Supply
    pieces: PieceCounts
    points: Points
    cost: Prices


PRICED = tuple(field.name for field in msgspec.structs.fields(Prices))
"""What has a price, in a fixed order."""


class Costs(msgspec.Struct, frozen=True, eq=False):
    """What ``costs.toml`` says, compared by identity; there is one for each text.

    ``supply`` and the prices are bundles: counts by good. ``paid_by`` are the prices that so many cards of a
    good are enough for, by good and by number up to all that there are, as masks by their place in PRICED.
    """

    text: CostsText
    points: Points
    pieces: PieceCounts
    supply: Counts
    road: Counts
    ship: Counts
    settlement: Counts
    city: Counts
    wall: Counts
    knight: Counts
    promotion: Counts
    activation: Counts
    medicine: Counts
    paid_by: tuple[tuple[int, ...], ...]

    def goal(self, seats: int) -> int:
        """Return the points that win with so many seats (great_canal.R9)."""
        return self.text.goal[seats - SEAT_NUMBERS[0]]


@lru_cache(maxsize=64)
def load_costs(text: str) -> Costs:
    """Return the costs of a text; raise ValueError, naming file and key, if it is not a good one."""
    read = decode(text, FILE, CostsText)
    if not read.special_rate <= read.harbour_rate <= read.bank_rate:
        raise wrong(FILE, "harbour_rate", "it lies between special_rate and bank_rate")
    prices = read.cost
    supply = (read.supply.resource,) * len(RESOURCES) + (read.supply.commodity,) * len(COMMODITIES)
    return Costs(
        text=read,
        points=read.points,
        pieces=read.pieces,
        supply=supply,
        road=prices.road.bundle,
        ship=prices.ship.bundle,
        settlement=prices.settlement.bundle,
        city=prices.city.bundle,
        wall=prices.wall.bundle,
        knight=prices.knight.bundle,
        promotion=prices.promotion.bundle,
        activation=prices.activation.bundle,
        medicine=prices.medicine.bundle,
        paid_by=tuple(
            map(_paid_by, supply, zip(*[getattr(prices, name).bundle for name in PRICED], strict=True))
        ),
    )


def _paid_by(supply: int, costs: Counts) -> tuple[int, ...]:
    """Return which prices each number of cards of a good is enough for, if they cost so many of it."""
    return tuple(
        [mask_of([index for index, cost in enumerate(costs) if cost <= held]) for held in range(supply + 1)]
    )
