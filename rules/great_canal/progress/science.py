"""The cards of science."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from functools import lru_cache

from msgspec.structs import replace

from rules.great_canal import actions as a
from rules.great_canal import events as e
from rules.great_canal.components.kinds import FIELD, GRAIN, MOUNTAINS, ORE, TRACKS
from rules.great_canal.decisions import FreePieces
from rules.great_canal.ground import Ground
from rules.great_canal.hands import covers, gain, single
from rules.great_canal.instead import wrong_choice
from rules.great_canal.progress.base import ChoiceCard, PlainCard, ProgressCard
from rules.great_canal.state import Dice, GreatCanalState, S
from rules.great_canal.steps.build import CITY, ROAD, SHIP, WALL, buildable, require_buildable
from rules.great_canal.steps.conditions import pay
from rules.great_canal.steps.improve import CRANE_SAVES, affordable, buy_level, cities_to_name
from rules.great_canal.steps.knights import (
    promotion_refusal,
    raise_knight,
    require_knight,
    require_promotable,
)
from rules.great_canal.steps.roll import follow, roll_event_die
from rules.kit.masks import bits
from rules.kit.tuples import put
from rules.records import Action, Event, RuleError

FACES = range(1, 7)
FIXED_TOKENS = (0, 2, 6, 8, 12)
"""The tokens that an Inventor does not move, and none."""
HARVEST = 2
"""How many cards Irrigation and Mining bring for each hex."""
FREE_PIECES = 2
"""How many roads and ships Road Building brings."""


NAMED_DICE = tuple(a.PlayAlchemist(yellow, red) for yellow in FACES for red in FACES)
"""The Alchemist with all pairs of numbers."""


@lru_cache(maxsize=64)
def movable(tokens: tuple[int, ...]) -> tuple[int, ...]:
    """Return the hexes whose tokens an Inventor may swap."""
    return tuple(hexagon for hexagon, token in enumerate(tokens) if token not in FIXED_TOKENS)


@lru_cache(maxsize=64)
def swaps(tokens: tuple[int, ...]) -> tuple[a.PlayInventor, ...]:
    """Return an Inventor's swaps of different tokens, each in either order (great_canal.R56)."""
    pairs = itertools.permutations(movable(tokens), 2)
    return tuple(a.PlayInventor(*pair) for pair in pairs if tokens[pair[0]] != tokens[pair[1]])


class Alchemist(ProgressCard):
    """Sets both production dice; the event die is rolled first (great_canal.R27)."""

    name = "alchemist"
    action = a.PlayAlchemist
    before_roll = True

    def offer(self, game: GreatCanalState, seat: int) -> Sequence[Action]:
        """Return all pairs of numbers."""
        return NAMED_DICE

    def require(self, game: GreatCanalState, seat: int, action: a.PlayAlchemist) -> None:
        """Raise RuleError unless both numbers are on a die."""
        if action.yellow not in FACES or action.red not in FACES:
            raise RuleError("great_canal.alchemist")

    def work(self, game: S, seat: int, action: a.PlayAlchemist, events: list[Event]) -> S:
        """Return the game with these dice, what follows still to come."""
        after, event = roll_event_die(game)
        return follow(after, Dice(action.yellow, action.red, event), events)


class Crane(ProgressCard):
    """Buys an improvement for one commodity less."""

    name = "crane"
    action = a.PlayCrane

    def offer(self, game: GreatCanalState, seat: int) -> Sequence[Action]:
        """Return the levels that can be paid so, with the city where one is to be named."""
        return [
            a.PlayCrane(TRACKS[track], city)
            for track in affordable(game, seat, CRANE_SAVES)
            for city in cities_to_name(game, seat, track)
        ]

    def work(self, game: S, seat: int, action: a.PlayCrane, events: list[Event]) -> S:
        """Return the game with the level bought; RuleError for the same reasons as without the card."""
        return buy_level(game, seat, action.track, action.city, events, CRANE_SAVES)


class Engineer(ChoiceCard):
    """Builds a wall for nothing."""

    name = "engineer"
    action = a.PlayEngineer
    kind = "corner"

    def choices(self, game: GreatCanalState, seat: int) -> Sequence[int]:
        """Return the cities that can get a wall."""
        return bits(buildable(game, seat, WALL))

    def work(self, game: S, seat: int, action: a.PlayEngineer, events: list[Event]) -> S:
        """Return the game with the wall."""
        after: S = WALL.put(game, seat, action.city, events)
        return after


class Inventor(ProgressCard):
    """Swaps two tokens (great_canal.R10, R56)."""

    name = "inventor"
    action = a.PlayInventor

    def offer(self, game: GreatCanalState, seat: int) -> Sequence[Action]:
        """Return all pairs of hexes with different tokens that move, in either order."""
        return swaps(game.ground.tokens)

    def require(self, game: GreatCanalState, seat: int, action: a.PlayInventor) -> None:
        """Raise RuleError unless both hexes have tokens that move, and different ones."""
        there, tokens = movable(game.ground.tokens), game.ground.tokens
        if not {action.first, action.second} <= set(there):
            raise wrong_choice(
                "great_canal.inventor",
                "hex",
                there,
                next(one for one in (action.first, action.second) if one not in there),
            )
        if tokens[action.first] == tokens[action.second]:
            raise RuleError("great_canal.inventor.same", token=tokens[action.first])

    def work(self, game: S, seat: int, action: a.PlayInventor, events: list[Event]) -> S:
        """Return the game with the tokens swapped."""
        ground, first, second = game.ground, action.first, action.second
        events.append(e.TokensSwapped(seat, first, second))
        tokens = put(put(ground.tokens, first, ground.tokens[second]), second, ground.tokens[first])
        return replace(game, ground=Ground(ground.terrain, tokens))


class Harvest(PlainCard):
    """A card that brings cards of the bank for each hex of a terrain at an own building.

    It is no production: the robber does not hinder it, and of too few cards in the bank one gets what is
    left.
    """

    terrain: int
    good: int

    def refusal(self, game: GreatCanalState, seat: int) -> str | None:
        """Return the rule if there is no such hex, or none of it in the bank."""
        if not self._hexes(game, seat):
            return f"great_canal.{self.name}"
        return None if game.stock(self.good) > 0 else f"great_canal.{self.name}.bank"

    def work(self, game: S, seat: int, action: Action, events: list[Event]) -> S:
        """Return the game in which the seat has the cards."""
        count = min(HARVEST * self._hexes(game, seat), game.stock(self.good))
        cards = single(self.good, count)
        events.append(e.Received(seat, cards))
        return gain(game, seat, cards)

    def _hexes(self, game: GreatCanalState, seat: int) -> int:
        """Return at how many hexes of the terrain the seat has a building."""
        built = bits(game.pieces.realms[seat].hexes)
        return sum([1 for hexagon in built if game.ground.terrain[hexagon] == self.terrain])


class Irrigation(Harvest):
    """Brings grain for fields, once the canal is done (great_canal.R7)."""

    name = "irrigation"
    action = a.PlayIrrigation
    terrain, good = FIELD, GRAIN

    def refusal(self, game: GreatCanalState, seat: int) -> str | None:
        """Return the rule if the fields are barren still, or what hinders any harvest."""
        return super().refusal(game, seat) if game.flooded else "great_canal.R7.irrigation"


class Mining(Harvest):
    """Brings ore for mountains."""

    name = "mining"
    action = a.PlayMining
    terrain, good = MOUNTAINS, ORE


class Medicine(ProgressCard):
    """Makes a settlement a city at a price of its own."""

    name = "medicine"
    action = a.PlayMedicine

    def offer(self, game: GreatCanalState, seat: int) -> Sequence[Action]:
        """Return the settlements that can be made cities, if the price can be paid."""
        payable = covers(game.hands[seat], game.box.prices.medicine)
        return [a.PlayMedicine(corner) for corner in bits(buildable(game, seat, CITY))] if payable else ()

    def work(self, game: S, seat: int, action: a.PlayMedicine, events: list[Event]) -> S:
        """Return the game with the city, paid for; RuleError if it cannot be, or cannot be paid."""
        require_buildable(game, seat, CITY, action.settlement)
        after = pay(game, seat, game.box.prices.medicine)
        city: S = CITY.put(after, seat, action.settlement, events)
        return city


class RoadBuilding(PlainCard):
    """Builds two roads or ships for nothing."""

    name = "road_building"
    action = a.PlayRoadBuilding

    def refusal(self, game: GreatCanalState, seat: int) -> str | None:
        """Return the rule if there is no piece left, or no place for it."""
        possible = buildable(game, seat, ROAD) or buildable(game, seat, SHIP)
        return None if possible else "great_canal.road_building"

    def work(self, game: S, seat: int, action: Action, events: list[Event]) -> S:
        """Return the game that waits for the pieces."""
        return replace(game, queue=(FreePieces(seat, FREE_PIECES),))


class Smith(ProgressCard):
    """Promotes one or two knights for nothing, in order (great_canal.R56)."""

    name = "smith"
    action = a.PlaySmith

    def offer(self, game: GreatCanalState, seat: int) -> Sequence[Action]:
        """Return the knights that can be promoted, alone and with each that can be then."""
        found: list[Action] = []
        for first in self._promotable(game, seat):
            found.append(a.PlaySmith(first))
            then = self._promoted(game, seat, first, [])
            found += [a.PlaySmith(first, second) for second in self._promotable(then, seat)]
        return found

    def work(self, game: S, seat: int, action: a.PlaySmith, events: list[Event]) -> S:
        """Return the game with the knights promoted; RuleError for the same reasons as without the card."""
        after = self._promoted(game, seat, action.first, events)
        return after if action.second is None else self._promoted(after, seat, action.second, events)

    def _promotable(self, game: GreatCanalState, seat: int) -> list[int]:
        """Return the corners of knights of a seat that can be promoted."""
        return [
            knight.corner
            for knight in game.pieces.realms[seat].knights
            if promotion_refusal(game, seat, knight) is None
        ]

    def _promoted(self, game: S, seat: int, corner: int, events: list[Event]) -> S:
        """Return the game with a knight promoted; RuleError if it cannot be."""
        knight = require_knight(game, seat, corner)
        require_promotable(game, seat, knight)
        return raise_knight(game, seat, knight, events)


SCIENCE_CARDS: tuple[ProgressCard, ...] = (
    Alchemist(),
    Crane(),
    Engineer(),
    Inventor(),
    Irrigation(),
    Medicine(),
    Mining(),
    RoadBuilding(),
    Smith(),
)
"""A card of each kind that is played; Printer lies open."""
