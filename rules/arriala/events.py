"""The events of Arriala.

Points go to a *seat*; with 2 seats the virtual player's is the one behind the last (arriala.R15).
"""

from __future__ import annotations

from rules.arriala.components.kinds import Card, MasterWork, Place, RiverWork, Vineyard, Worker
from rules.records import Event
from rules.values import Seat


class Moved(Event, frozen=True, tag="moved"):
    """The way of a worker along the canal; ``steps`` is how far, ``cost`` the action points paid."""

    awaited = ("seat", "to")

    seat: Seat
    worker: Worker
    start: Place
    to: Place
    steps: int
    cost: int

    def merged(self, later: Event) -> Event | None:
        """Return both ways as one if they are of the same journey."""
        if not isinstance(later, Moved) or (later.seat, later.worker) != (self.seat, self.worker):
            return None
        steps, cost = self.steps + later.steps, self.cost + later.cost
        return Moved(self.seat, self.worker, self.start, later.to, steps, cost)


class Jumped(Event, frozen=True, tag="jumped"):
    """The jump of a worker from one place of the canal to another, by a card."""

    awaited = ("seat", "to")
    awaited_as = "moved"

    seat: Seat
    worker: Worker
    start: Place
    to: Place


class Placed(Event, frozen=True, tag="placed"):
    """The arrival of a worker from the reserve on the canal."""

    awaited = ("seat", "to")
    awaited_as = "moved"

    seat: Seat
    worker: Worker
    to: Place


class WentToVineyard(Event, frozen=True, tag="went_to_vineyard"):
    """The way of a worker from the canal to a vineyard."""

    awaited = ("seat", "vineyard")

    seat: Seat
    worker: Worker
    start: Place
    vineyard: Vineyard


class LeftVineyard(Event, frozen=True, tag="left_vineyard"):
    """The way of a worker from a vineyard back to the canal."""

    awaited = ("seat", "to")
    awaited_as = "moved"

    seat: Seat
    worker: Worker
    vineyard: Vineyard
    to: Place


class RiverWorkBuilt(Event, frozen=True, tag="river_work_built"):
    """A river work, built by a worker that stays there."""

    awaited = ("seat", "work")

    seat: Seat
    worker: Worker
    start: Place
    work: RiverWork
    points: int


class LockBuilt(Event, frozen=True, tag="lock_built"):
    """A new lock."""

    awaited = ("seat", "at")

    seat: Seat
    at: Place
    points: int


class MasterWorkBuilt(Event, frozen=True, tag="master_work_built"):
    """A new master work."""

    awaited = ("seat", "work")

    seat: Seat
    work: MasterWork
    points: int


class CardPlayed(Event, frozen=True, tag="card_played"):
    """A card that was played; its effect follows."""

    seat: Seat
    card: Card


class Reshuffled(Event, frozen=True, tag="reshuffled"):
    """The discards becoming the pile, because that was empty."""

    cards: int


class Drew(Event, frozen=True, tag="drew"):
    """The draw of a card, for all to know."""

    seat: Seat

    def merged(self, later: Event) -> Event | None:
        """Return the later event if it names the card: whoever knows that needs no more."""
        return later if isinstance(later, DrewCard) and later.seat == self.seat else None


class DrewCard(Event, frozen=True, tag="drew_card"):
    """The card that was drawn, for the seat that drew it."""

    reveals = True

    seat: Seat
    card: Card

    def audience(self) -> tuple[int, ...]:
        """Return the seat that drew the card."""
        return (self.seat,)


class SectionCounted(Event, frozen=True, tag="section_counted"):
    """The counting of a section that was complete and is closed.

    ``counts`` are its workers by colour, ``spaces`` its length; ``winner`` is None if nobody scored.
    ``tied`` are those that share the highest number and therefore do not score (arriala.R7); it is empty
    in logs that are older than it. ``by`` is the seat whose action closed it, None in logs that are older.
    """

    added = ("by",)
    awaited = ("by", "first")

    first: Place
    last: Place
    spaces: int
    counts: tuple[int, ...]
    winner: Seat | None
    points: int
    tied: tuple[Seat, ...] = ()
    by: Seat | None = None


class TurnEnded(Event, frozen=True, tag="turn_ended"):
    """The end of a turn; ``unused`` action points are lost.

    ``passed`` means that none was spent; logs that are older than it say False.
    """

    ends_turn = True

    seat: Seat
    unused: int
    passed: bool = False


class EndProposed(Event, frozen=True, tag="end_proposed"):
    """A proposal to end the game."""

    seat: Seat


class EndAnswered(Event, frozen=True, tag="end_answered"):
    """An answer to the proposal."""

    seat: Seat
    agree: bool


class EndDropped(Event, frozen=True, tag="end_dropped"):
    """The end of the proposal because somebody did not agree: the game goes on."""

    proposer: Seat


class ProposalWithdrawn(Event, frozen=True, tag="proposal_withdrawn"):
    """The withdrawal of the proposal: the game goes on."""

    seat: Seat


class VineyardCounted(Event, frozen=True, tag="vineyard_counted"):
    """The counting of a vineyard at the end; ``workers`` is how many were in it, ``counts`` by colour."""

    vineyard: Vineyard
    workers: int
    counts: tuple[int, ...]
    winner: Seat | None
    points: int


class GameEnded(Event, frozen=True, tag="game_ended"):
    """The end of the game.

    ``points`` is the most that anybody has, ``scores`` go by colour; nobody wins if the virtual player has
    most (arriala.R15). ``tied`` says that others have as many and fewer workers on the canal; logs that are
    older than it say False.
    """

    concludes = True

    winners: tuple[Seat, ...]
    points: int
    scores: tuple[int, ...]
    consent: bool
    tied: bool = False


EVENTS: tuple[type[Event], ...] = (
    Moved,
    Jumped,
    Placed,
    WentToVineyard,
    LeftVineyard,
    RiverWorkBuilt,
    LockBuilt,
    MasterWorkBuilt,
    CardPlayed,
    Reshuffled,
    Drew,
    DrewCard,
    SectionCounted,
    TurnEnded,
    EndProposed,
    EndAnswered,
    EndDropped,
    ProposalWithdrawn,
    VineyardCounted,
    GameEnded,
)
