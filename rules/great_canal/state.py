"""The state of a game of the Great Canal."""

from __future__ import annotations

from operator import itemgetter, sub
from typing import ClassVar, Literal, TypeAlias, TypeVar

import msgspec
from msgspec.structs import replace
from propcache.api import cached_property

from rules.game import Game
from rules.great_canal.components.board import Board, load_board
from rules.great_canal.components.cards import Cards
from rules.great_canal.components.costs import Costs, load_costs
from rules.great_canal.decisions import Decision
from rules.great_canal.events import (
    CardDrawn,
    CardDropped,
    CardLaidOpen,
    CityLost,
    Discarded,
    Given,
    ResourceDeclined,
    ResourceTaken,
)
from rules.great_canal.ground import Ground
from rules.great_canal.pieces import Pieces
from rules.great_canal.seams import NO_SEAMS, Seams
from rules.kit.masks import BITS
from rules.kit.pending import waiting_seats
from rules.kit.seats import seats_from
from rules.kit.tuples import Counts
from rules.records import Outcome

EventDie: TypeAlias = Literal["fleet", "trade", "politics", "science"]
Answer: TypeAlias = Literal["accept", "decline", "counter"]
Answered: TypeAlias = (
    CityLost | CardDrawn | CardLaidOpen | CardDropped | Discarded | ResourceTaken | ResourceDeclined | Given
)
"""A public event by which one of several seats has answered what was asked of all of them."""


class Box(msgspec.Struct, frozen=True, dict=True, forbid_unknown_fields=True):
    """The component texts: all states of a game share one box, and with it what is made of them."""

    map: str
    costs: str
    cards: str

    @cached_property
    def board(self) -> Board:
        """Return the board."""
        return load_board(self.map)

    @cached_property
    def prices(self) -> Costs:
        """Return the costs, supplies and points."""
        return load_costs(self.costs)


class Dice(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What was rolled this turn."""

    yellow: int
    red: int
    event: EventDie


class Turn(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, forbid_unknown_fields=True):
    """The turn: its number from 0, what was rolled (None before), and what happened once (great_canal.R28).

    ``new_ships`` are those built in this turn, which do not sail in it; ``sailed`` says that one has sailed.
    ``chartered`` are the goods, by index, that the seat in turn trades with the bank by a Merchant Fleet, and
    ``askings`` how often it may ask each seat by a Commercial Harbor, () before there is one.
    """

    number: int
    dice: Dice | None = None
    new_ships: tuple[int, ...] = ()
    sailed: bool = False
    chartered: tuple[int, ...] = ()
    askings: Counts = ()


class Barbarians(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The steps that the fleet has sailed, and how often it has attacked."""

    position: int = 0
    attacks: int = 0


class Holding(msgspec.Struct, frozen=True, gc=False, array_like=True, forbid_unknown_fields=True):
    """What one seat has beside its pieces and its hand of goods.

    ``progress`` are progress cards in the order of their kinds, ``open`` those laid open. ``levels`` are the
    city improvements by track, ``defender`` and ``chips`` are counts.
    """

    progress: Cards = ()
    open: Cards = ()
    levels: tuple[int, int, int] = (0, 0, 0)
    defender: int = 0
    chips: int = 0


class Pile(msgspec.Struct, frozen=True, gc=False, array_like=True, forbid_unknown_fields=True):
    """A deck of progress cards (great_canal.R44).

    ``undrawn`` are those never drawn, counted by the kinds of the deck: which is next is decided when it is
    drawn. ``returned`` are those put back under them, in their order; ``secret`` are the places in it of
    those that not all have seen (great_canal.R43).
    """

    undrawn: Counts
    returned: Cards = ()
    secret: tuple[int, ...] = ()

    def put_under(self, card: str, *, public: bool) -> Pile:
        """Return the deck with a card more under it; ``public`` says that all saw which."""
        secret = self.secret if public else (*self.secret, len(self.returned))
        return replace(self, returned=(*self.returned, card), secret=secret)

    def without_first(self) -> Pile:
        """Return the deck without the first card that was put back."""
        secret = tuple([place - 1 for place in self.secret if place])
        return replace(self, returned=self.returned[1:], secret=secret)


class Reply(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, forbid_unknown_fields=True):
    """What a seat answered to an offer; a counter-offer says what it gives and wants (great_canal.R47)."""

    seat: int
    answer: Answer
    give: Counts = ()
    want: Counts = ()


class Offer(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """An open offer of the seat in turn (great_canal.R11, R45).

    ``asked`` are the seats that may answer, in seat order; ``first`` says that the first yes decides.
    ``replies`` are the answers that stand, in the order in which they were given. ``hours`` is how long it
    stays open at most, None for as long as the turn. ``number`` is its number among all questions. ``lapsed``
    are the seats of which an answer has lapsed, in that order, also where they have answered again.
    """

    give: Counts
    want: Counts
    asked: tuple[int, ...]
    first: bool
    replies: tuple[Reply, ...] = ()
    hours: int | None = None
    number: int = 0
    lapsed: tuple[int, ...] = ()

    def reply_of(self, seat: int) -> Reply | None:
        """Return what a seat has answered; None if it has not, or its answer has lapsed."""
        return next((reply for reply in self.replies if reply.seat == seat), None)


class Asked(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, forbid_unknown_fields=True):
    """What has been asked in the game so far: ``number`` counts all questions, decisions and offers alike.

    ``answers`` are the events by which the decision that waits now has been answered, in their order; () for
    one that nobody has answered yet, and while nothing waits.
    """

    number: int = 0
    answers: tuple[Answered, ...] = ()


class GreatCanalState(Game, frozen=True, gc=False):
    """The fields of a game of the Great Canal, and what follows from them directly.

    ``box`` holds the component texts. ``active`` is the seat in turn. ``queue`` is what has to be
    settled, the next decision first; while it is empty the seat in turn plays. ``hands`` (goods),
    ``holdings`` and ``pieces.realms`` go by seat. ``metropolises`` are corners by track, None while nobody
    has it. ``robber`` is a hex, ``merchant`` a hex and ``merchant_seat`` whose it is. ``route`` is who holds
    the longest trade route. ``dug`` are the sections of the canal that lie, by their place in it. ``result``
    is how the game ended. ``asked`` tells one question from another, and who has answered the one that is
    open.

    ``seams``, a fact of the class, is what joins the base rules.
    """

    seams: ClassVar[Seams] = NO_SEAMS

    box: Box
    active: int
    turn: Turn
    queue: tuple[Decision, ...]
    ground: Ground
    pieces: Pieces
    hands: tuple[Counts, ...]
    holdings: tuple[Holding, ...]
    metropolises: tuple[int | None, int | None, int | None]
    barbarians: Barbarians
    robber: int
    piles: tuple[Pile, Pile, Pile]
    route: int | None
    merchant: int | None
    merchant_seat: int | None
    dug: tuple[int, ...]
    offer: Offer | None
    result: Outcome | None
    asked: Asked = Asked()

    @property
    def head(self) -> Decision | None:
        """Return the decision that has to be made now; None while the seat in turn plays."""
        return self.queue[0] if self.queue else None

    @property
    def waiting_for(self) -> tuple[int, ...]:
        """Return the seats without whom the game cannot go on, from the seat in turn; () when it is over."""
        if self.result is not None:
            return ()
        if not self.queue:
            return (self.active,)
        return waiting_seats(self.queue, seats_from(self.active, self.seats))

    @property
    def answering(self) -> tuple[int, ...]:
        """Return the seats that an offer asks and that have not answered, in seat order (great_canal.R11)."""
        if self.offer is None:
            return ()
        waiting = self.waiting_for
        return tuple(
            seat for seat in self.offer.asked if seat not in waiting and self.offer.reply_of(seat) is None
        )

    @property
    def outcome(self) -> Outcome | None:
        """Return how the game ended; None while it is played."""
        return self.result

    @property
    def flooded(self) -> bool:
        """Say whether the canal is done: fields yield and the basin is full (great_canal.R6)."""
        return len(self.dug) == len(self.box.board.canal)

    @property
    def barren(self) -> int:
        """Return the hexes that yield nothing now: the fields until the canal is done (great_canal.R7)."""
        return 0 if self.flooded else self.box.board.fields

    @property
    def closed(self) -> int:
        """Return the hexes that take no robber now: the basin once it is flooded (great_canal.R18)."""
        return BITS[self.box.board.basin] if self.flooded else 0

    @property
    def bank(self) -> Counts:
        """Return what the bank has of each good."""
        held = map(sum, zip(*self.hands, strict=True))
        return tuple(map(sub, self.box.prices.supply, held))

    def stock(self, good: int) -> int:
        """Return what the bank has of a good."""
        return self.box.prices.supply[good] - sum(map(itemgetter(good), self.hands))


S = TypeVar("S", bound=GreatCanalState)
"""The class of the state: what goes into a step comes out of it."""
