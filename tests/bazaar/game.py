"""The game of the bazaar: its position, and what may be done in it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Self

from msgspec.structs import replace

from rules import Action, Event, Game, Outcome, RuleError
from rules.kit.bundles import require_bundle
from rules.kit.tuples import put
from rules.options import Option
from rules.randomness import Randomness
from rules.values import Bundle, Seat
from tests.bazaar import actions as a
from tests.bazaar.view import BazaarView

_HAND = (4, 3, 2)


class Did(Event, frozen=True, tag="did"):
    """Somebody did something."""

    seat: Seat
    what: str


class Offered(Event, frozen=True, tag="offered"):
    """Somebody offered goods for goods."""

    seat: Seat
    give: a.Goods
    want: a.Goods
    to: tuple[Seat, ...]
    first: bool


class PutAway(Event, frozen=True, tag="put_away"):
    """Somebody put cards away."""

    seat: Seat
    cards: a.Goods


class Bazaar(Game, frozen=True, tag="bazaar"):
    """A bazaar; ``owners`` go by stall, ``knights`` are stalls, ``owed`` and ``hands`` go by seat.

    ``offering`` says that what the active seat offers is open, ``windy`` is an option. The last of the cards
    ends the game, and ``winner`` has played it.
    """

    actions = a.ACTIONS
    events = (Did, Offered, PutAway)
    views = BazaarView
    seat_numbers = (2, 3, 4)
    package = "tests.bazaar"
    options: ClassVar[Mapping[str, Option]] = {"windy": Option(bool, False), "length": Option(int, 3)}

    active: int
    rolled: bool
    owners: tuple[int | None, ...]
    knights: tuple[int, ...]
    owed: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    offering: bool
    windy: bool
    winner: int | None = None

    @classmethod
    def new(cls, seats: int, randomness: Randomness, first: int | None, **options: Any) -> Self:
        return cls(
            seats=seats,
            randomness=randomness,
            active=first or 0,
            rolled=False,
            owners=(None,) * a.STALLS,
            knights=(11, 22),
            owed=(0,) * seats,
            hands=(_HAND,) * seats,
            offering=False,
            windy=options["windy"],
        )

    @property
    def waiting_for(self) -> tuple[int, ...]:
        if self.winner is not None:
            return ()
        return tuple(seat for seat, amount in enumerate(self.owed) if amount) or (self.active,)

    @property
    def outcome(self) -> Outcome | None:
        return None if self.winner is None else Outcome((0,) * self.seats, (self.winner,))

    def legal_actions(self, seat: int) -> tuple[Action, ...]:
        if self.winner is not None:
            return ()
        if any(self.owed):
            return (a.Discard(_first_of(self.hands[seat], self.owed[seat])),) if self.owed[seat] else ()
        if seat != self.active:
            terms = a.Counter(_one(a.GOODS[0]), _one(a.GOODS[1]), self.active)
            return (terms, a.AcceptOffer()) if self.offering else ()
        if not self.rolled:
            return (a.Roll(), *(kind() for kind in a.CARDS[:1]))
        held = [good for good, count in zip(a.GOODS, self.hands[seat], strict=True) if count]
        offer = [a.MakeOffer(_one(held[0]), _one(a.GOODS[-1]))] if held else []
        return (
            *(a.Rob(stall, owner) for stall, owner in enumerate(self.owners)),
            *(a.BuildRoad(stall) for stall in range(20) if self.owners[stall] is None),
            *(kind() for kind in (*a.BUILDINGS, *a.CARDS)),
            *(a.MoveKnight(knight, to) for knight in self.knights for to in range(24, 30)),
            *(a.TradeBank(good, other) for good in held for other in a.GOODS if other != good),
            *offer,
            *((a.WithdrawOffer(),) if self.offering else ()),
            *(a.PlaySwap(one, other) for one in a.GOODS for other in a.GOODS if one != other),
            a.EndTurn(),
        )

    def perform(self, seat: int, action: Action) -> tuple[Self, tuple[Event, ...]]:
        legal = self.legal_actions(seat)
        if type(action) not in map(type, legal) or not (action.open_ended or action in legal):
            raise RuleError("bazaar.moment")
        match action:
            case a.Discard(cards):
                after = replace(self._without(seat, cards, self.owed[seat]), owed=put(self.owed, seat, 0))
                return after, (PutAway(seat, cards),)
            case a.MakeOffer(give, want, to, first):
                self._without(seat, give, sum(give))
                return replace(self, offering=True), (Offered(seat, give, want, to, first),)
            case a.Counter(give, want, to, first, hours):
                if hours is not None and hours not in range(1, 100):
                    raise RuleError("bazaar.moment")
                self._without(seat, give, sum(give))
                return self, (Offered(seat, give, want, (to,), first),)
            case a.Roll():
                after = replace(self, rolled=True)
            case a.EndTurn():
                after = replace(self, rolled=False, offering=False, active=(seat + 1) % self.seats)
            case a.BuildRoad(stall):
                after = replace(self, owners=put(self.owners, stall, seat))
            case a.MoveKnight(knight, to):
                after = replace(self, knights=put(self.knights, self.knights.index(knight), to))
            case a.WithdrawOffer():
                after = replace(self, offering=False)
            case _:
                after = replace(self, winner=seat if isinstance(action, a.CARDS[-1]) else None)
        return after, (Did(seat, action.command),)

    def _without(self, seat: int, cards: tuple[int, ...], amount: int) -> Self:
        """Return the game when a seat has put cards away; RuleError unless it has them, and so many."""
        require_bundle(cards, len(a.GOODS))
        left = tuple(held - count for held, count in zip(self.hands[seat], cards, strict=True))
        if min(left) < 0 or sum(cards) != amount:
            raise RuleError("bazaar.hand", hand=Bundle("good", self.hands[seat]))
        return replace(self, hands=put(self.hands, seat, left))

    def view(self, seat: int | None) -> BazaarView:
        return BazaarView(
            seat=seat,
            seats=self.seats,
            waiting_for=self.waiting_for,
            outcome=self.outcome,
            active=self.active,
            rolled=self.rolled,
            owners=self.owners,
            owed=self.owed,
            hand=() if seat is None else self.hands[seat],
        )

    def suggest(self, seat: int) -> Action:
        legal = self.legal_actions(seat)
        if not legal:
            raise self.not_waited_for()
        return legal[-1]

    def redeal(self, seat: int | None, randomness: Randomness) -> Self:
        return self


def _one(good: str) -> tuple[int, ...]:
    return tuple(int(good == one) for one in a.GOODS)


def _first_of(hand: tuple[int, ...], amount: int) -> tuple[int, ...]:
    """Return the first cards of a hand, as many as asked for."""
    found: list[int] = []
    for held in hand:
        found.append(min(held, amount - sum(found)))
    return tuple(found)
