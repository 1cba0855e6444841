"""The cards of trade."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from rules.great_canal import actions as a
from rules.great_canal import events as e
from rules.great_canal.components.kinds import (
    COMMODITIES,
    GOOD_INDEX,
    GOODS,
    RESOURCES,
    TERRAIN_RESOURCES,
)
from rules.great_canal.decisions import ChooseGoods
from rules.great_canal.hands import hand_over, seats_with_cards, single
from rules.great_canal.progress.base import ChoiceCard, PlainCard, ProgressCard
from rules.great_canal.scoring import points_of
from rules.great_canal.state import GreatCanalState, S
from rules.great_canal.steps.bank_trade import rates
from rules.kit.masks import bits
from rules.kit.seats import seats_after
from rules.records import Action, Event, RuleError

TAKEN = 2
"""How many cards a Master Merchant takes."""


class CommercialHarbor(PlainCard):
    """Allows to ask each opponent for a commodity, till the turn ends (great_canal.R53)."""

    name = "commercial_harbor"
    action = a.PlayCommercialHarbor

    def refusal(self, game: GreatCanalState, seat: int) -> str | None:
        """Return the rule if the seat has no resource, or no opponent a card."""
        if not any(game.hands[seat][: len(RESOURCES)]):
            return "great_canal.commercial_harbor.resource"
        return None if seats_with_cards(game, seat) else "great_canal.commercial_harbor"

    def work(self, game: S, seat: int, action: Action, events: list[Event]) -> S:
        """Return the game in which each opponent may be asked once more."""
        before = game.turn.askings or (0,) * game.seats
        askings = tuple(count + (other != seat) for other, count in enumerate(before))
        return replace(game, turn=replace(game.turn, askings=askings))


class MasterMerchant(ChoiceCard):
    """Shows the goods of an opponent with more points, of which two are taken (great_canal.R54)."""

    name = "master_merchant"
    action = a.PlayMasterMerchant
    kind = "seat"

    def choices(self, game: GreatCanalState, seat: int) -> Sequence[int]:
        """Return the opponents with more points and a card."""
        own = points_of(game, seat)
        return [other for other in seats_with_cards(game, seat) if points_of(game, other) > own]

    def work(self, game: S, seat: int, action: a.PlayMasterMerchant, events: list[Event]) -> S:
        """Return the game that waits for the choice of the cards."""
        hand = game.hands[action.seat]
        events += (e.HandSearched(seat, action.seat), e.HandFound(seat, action.seat, hand))
        return replace(game, queue=(ChooseGoods(seat, action.seat, min(TAKEN, sum(hand))),))


class Merchant(ChoiceCard):
    """Places the merchant: a point, and its hex's resource at the special rate (great_canal.R32)."""

    name = "merchant"
    action = a.PlayMerchant
    kind = "hex"

    def choices(self, game: GreatCanalState, seat: int) -> Sequence[int]:
        """Return the home hexes with a resource at an own building, but where one's own merchant stands."""
        terrain = game.ground.terrain
        own = game.merchant if game.merchant_seat == seat else None
        return [
            hexagon
            for hexagon in bits(game.pieces.realms[seat].hexes & game.box.board.home)
            if terrain[hexagon] in TERRAIN_RESOURCES and hexagon != own
        ]

    def work(self, game: S, seat: int, action: a.PlayMerchant, events: list[Event]) -> S:
        """Return the game with the seat's merchant on the hex."""
        loser = game.merchant_seat if game.merchant_seat != seat else None
        events.append(e.MerchantMoved(seat, action.hex, loser, game.merchant_seat == seat))
        return replace(game, merchant=action.hex, merchant_seat=seat)


class MerchantFleet(ChoiceCard):
    """Trades a good with the bank at the special rate, till the turn ends."""

    name = "merchant_fleet"
    action = a.PlayMerchantFleet
    kind = "good"

    def choices(self, game: GreatCanalState, seat: int) -> Sequence[str]:
        """Return the goods that the seat cannot trade so already."""
        special = game.box.prices.text.special_rate
        return [good for good, rate in zip(GOODS, rates(game, seat), strict=True) if rate > special]

    def work(self, game: S, seat: int, action: a.PlayMerchantFleet, events: list[Event]) -> S:
        """Return the game with the better rate."""
        events.append(e.FleetChartered(seat, action.good))
        chartered = tuple(sorted((*game.turn.chartered, GOOD_INDEX[action.good])))
        return replace(game, turn=replace(game.turn, chartered=chartered))


def special_rates(game: GreatCanalState, seat: int) -> Sequence[int]:
    """Return the goods that a seat trades at the special rate by cards, by index.

    They are those for which it has played a Merchant Fleet this turn, and the resource of its merchant's hex.
    """
    chartered = game.turn.chartered if seat == game.active else ()
    if game.merchant_seat != seat or game.merchant is None:
        return chartered
    return (*chartered, TERRAIN_RESOURCES[game.ground.terrain[game.merchant]])


class Monopoly(ChoiceCard):
    """A card that brings cards of one kind of everybody.

    ``goods`` are the kinds that can be named, ``most`` how many cards each gives. The kind may turn out to be
    in nobody's hand (great_canal.R34).
    """

    goods: Sequence[str]
    most: int

    def choices(self, game: GreatCanalState, seat: int) -> Sequence[str]:
        """Return all kinds, if an opponent has a card."""
        return self.goods if seats_with_cards(game, seat) else ()

    def require(self, game: GreatCanalState, seat: int, action: Action) -> None:
        """Raise RuleError if no opponent has a card, or for another kind."""
        if not seats_with_cards(game, seat):
            raise RuleError(f"great_canal.{self.name}.cards")
        super().require(game, seat, action)

    def work(self, game: S, seat: int, action: Action, events: list[Event]) -> S:
        """Return the game in which the seat has what all others had to give."""
        name = str(getattr(action, self.field))
        good, others = GOOD_INDEX[name], seats_after(seat, game.seats)
        due = {other: min(self.most, game.hands[other][good]) for other in others}
        events.append(e.Monopolized(seat, name, tuple(due.get(other, 0) for other in range(game.seats))))
        for other, count in due.items():
            game = hand_over(game, other, seat, single(good, count))
        return game


class ResourceMonopoly(Monopoly):
    """Brings two cards of a resource of everybody."""

    name = "resource_monopoly"
    action = a.PlayResourceMonopoly
    kind = "resource"
    goods, most = RESOURCES, 2


class TradeMonopoly(Monopoly):
    """Brings a card of a commodity of everybody."""

    name = "trade_monopoly"
    action = a.PlayTradeMonopoly
    kind = "commodity"
    goods, most = COMMODITIES, 1


TRADE_CARDS: tuple[ProgressCard, ...] = (
    CommercialHarbor(),
    MasterMerchant(),
    Merchant(),
    MerchantFleet(),
    ResourceMonopoly(),
    TradeMonopoly(),
)
"""A card of each kind that is played."""
