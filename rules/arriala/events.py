"""What can happen in Arriala.

Points go to a *seat*; with 2 seats the virtual player's is the one behind the last (arriala.R15).
"""

from __future__ import annotations

from rules.arriala.pieces import Card, MasterWork, Place, RiverWork, Vineyard, Worker
from rules.game import Event
from rules.values import Seat


class Moved(Event, frozen=True, tag="moved"):
    """A worker went along the canal; ``steps`` is how far, ``cost`` what was paid in action points."""

    seat: Seat
    worker: Worker
    start: Place
    to: Place
    steps: int
    cost: int

    def merged(self, later: Event) -> Event | None:
        """Steps of one journey are told as one."""
        if not isinstance(later, Moved) or (later.seat, later.worker) != (self.seat, self.worker):
            return None
        steps, cost = self.steps + later.steps, self.cost + later.cost
        return Moved(self.seat, self.worker, self.start, later.to, steps, cost)


class Jumped(Event, frozen=True, tag="jumped"):
    """A card took a worker from one place of the canal to another."""

    seat: Seat
    worker: Worker
    start: Place
    to: Place


class Placed(Event, frozen=True, tag="placed"):
    """A worker came from the reserve to the canal."""

    seat: Seat
    worker: Worker
    to: Place


class WentToVineyard(Event, frozen=True, tag="went_to_vineyard"):
    """A worker went from the canal to a vineyard."""

    seat: Seat
    worker: Worker
    start: Place
    vineyard: Vineyard


class LeftVineyard(Event, frozen=True, tag="left_vineyard"):
    """A worker came back from a vineyard to the canal."""

    seat: Seat
    worker: Worker
    vineyard: Vineyard
    to: Place


class RiverWorkBuilt(Event, frozen=True, tag="river_work_built"):
    """A worker built a river work and stays there."""

    seat: Seat
    worker: Worker
    start: Place
    work: RiverWork
    points: int


class LockBuilt(Event, frozen=True, tag="lock_built"):
    """A lock was built."""

    seat: Seat
    at: Place
    points: int


class MasterWorkBuilt(Event, frozen=True, tag="master_work_built"):
    """A master work was built."""

    seat: Seat
    work: MasterWork
    points: int


class CardPlayed(Event, frozen=True, tag="card_played"):
    """A card was played; what it did follows."""

    seat: Seat
    card: Card


class Reshuffled(Event, frozen=True, tag="reshuffled"):
    """The pile was empty: the discards are the pile now."""

    cards: int


class Drew(Event, frozen=True, tag="drew"):
    """Somebody drew a card."""

    seat: Seat

    def merged(self, later: Event) -> Event | None:
        """Whoever knows which card it was need not hear that there was one."""
        return later if isinstance(later, DrewCard) and later.seat == self.seat else None


class DrewCard(Event, frozen=True, tag="drew_card"):
    """Which card it was."""

    reveals = True

    seat: Seat
    card: Card

    def audience(self) -> tuple[int, ...]:
        return (self.seat,)


class SectionCounted(Event, frozen=True, tag="section_counted"):
    """A section was complete and is closed. ``counts`` are its workers by colour, ``spaces`` its length;
    ``winner`` is None if all were tied."""

    first: Place
    last: Place
    spaces: int
    counts: tuple[int, ...]
    winner: Seat | None
    points: int


class TurnEnded(Event, frozen=True, tag="turn_ended"):
    """The ball passes; ``unused`` action points are lost."""

    seat: Seat
    unused: int


class EndProposed(Event, frozen=True, tag="end_proposed"):
    """Somebody proposes to end the game."""

    seat: Seat


class EndAnswered(Event, frozen=True, tag="end_answered"):
    """Somebody answered the proposal."""

    seat: Seat
    agree: bool


class EndDropped(Event, frozen=True, tag="end_dropped"):
    """Somebody did not agree: the game goes on."""

    proposer: Seat


class ProposalWithdrawn(Event, frozen=True, tag="proposal_withdrawn"):
    """The proposal was taken back: the game goes on."""

    seat: Seat


class VineyardCounted(Event, frozen=True, tag="vineyard_counted"):
    """A vineyard was counted at the end. ``workers`` is how many were in it, ``counts`` by colour."""

    vineyard: Vineyard
    workers: int
    counts: tuple[int, ...]
    winner: Seat | None
    points: int


class GameEnded(Event, frozen=True, tag="game_ended"):
    """The game is over. ``points`` is the most that anybody has, ``scores`` go by colour; nobody wins if
    the virtual player has most (arriala.R15)."""

    winners: tuple[Seat, ...]
    points: int
    scores: tuple[int, ...]
    consent: bool


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
