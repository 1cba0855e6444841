"""The state of a game of Arriala."""

from __future__ import annotations

from typing import TypeVar

import msgspec
from propcache.api import cached_property

from rules.arriala.components.board import Board, InPlay, load_board
from rules.arriala.components.cards import Deck, load_deck
from rules.arriala.components.occupancy import Occupancy, after_journey, after_lock, occupancy_of
from rules.game import Game
from rules.kit.masks import mask_of, span
from rules.kit.seats import seats_after
from rules.kit.tuples import Counts
from rules.records import Outcome


class ClosedSection(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A counted section, the positions ``first`` to ``last``; ``winner`` is None if nobody scored."""

    first: int
    last: int
    winner: int | None
    points: int


class EndProposal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A decision that the turn waits for: whether to end the game by consent (arriala.R26).

    ``agreed`` are the seats that have agreed, in the order of their answers.
    """

    proposer: int
    agreed: tuple[int, ...] = ()


class ArrialaState(Game, frozen=True, dict=True):
    """The fields of a game of Arriala, and what follows from them directly.

    ``board`` and ``cards`` are the component texts; the board and the deck made from them are
    :attr:`the_board` and :attr:`the_deck`. ``first`` is the seat that began, ``turn`` the number of turns
    ended. ``locations`` is where each worker is, ``turn_start`` where each was when the turn began.
    ``locks`` are positions in order; ``builders`` is the seat of each master work. ``hands`` go by seat;
    hands, ``pile`` and ``discards`` are counts by kind of card, the pile without an order
    (:mod:`rules.arriala.components.cards`). ``moved`` are the workers that have begun their journey this
    turn, in order of their numbers; ``journey`` is the one that may still go on (arriala.R3). ``barred`` is
    for each worker that the previous player moved where it stood before that turn, else RESERVE
    (arriala.R4). ``proposed`` means that this turn's proposal to end was made; ``proposal`` is the decision
    that waits, ``result`` how the game ended.

    What follows from the fields is found when it is first asked for, and is no part of the state;
    :func:`keep` hands it on to the next position.
    """

    board: str
    cards: str
    first: int
    turn: int
    action_points: int
    locations: tuple[int, ...]
    turn_start: tuple[int, ...]
    barred: tuple[int, ...]
    moved: tuple[int, ...]
    journey: int | None
    locks: tuple[int, ...]
    closed: tuple[ClosedSection, ...]
    builders: tuple[int | None, ...]
    scores: tuple[int, ...]
    hands: tuple[Counts, ...]
    pile: Counts
    discards: Counts
    proposed: bool
    proposal: EndProposal | None
    result: Outcome | None

    @cached_property
    def the_board(self) -> Board:
        """Return the board."""
        return load_board(self.board)

    @cached_property
    def the_deck(self) -> Deck:
        """Return the kinds of cards."""
        return load_deck(self.cards)

    @cached_property
    def in_play(self) -> InPlay:
        """Return what of the board is used with this number of seats."""
        return load_board(self.board).in_play(self.seats)

    @cached_property
    def occupancy(self) -> Occupancy:
        """Return what stands where, as masks."""
        return occupancy_of(self.the_board, self.in_play, self.locations, self.locks)

    @cached_property
    def unmoved(self) -> int:
        """Return the workers that may begin a journey in this turn (arriala.R3). A mask."""
        return ~mask_of(self.moved)

    @cached_property
    def counted(self) -> int:
        """Return the spaces of the counted sections (arriala.R8). A mask."""
        mask = 0
        for section in self.closed:
            mask |= span(section.first, section.last)
        return mask

    @cached_property
    def active(self) -> int:
        """Return the seat whose turn it is."""
        return (self.first + self.turn) % self.seats

    @property
    def waiting_for(self) -> tuple[int, ...]:
        """Return the seats without whom the game cannot go on, clockwise; () when it is over."""
        if self.result is not None:
            return ()
        proposal = self.proposal
        if proposal is None:
            return (self.active,)
        asked = seats_after(proposal.proposer, self.seats)
        return tuple(seat for seat in asked if seat not in proposal.agreed)

    @property
    def outcome(self) -> Outcome | None:
        """Return how the game ended; None while it is played."""
        return self.result


S = TypeVar("S", bound=ArrialaState)
"""The class of the state: what goes into a step comes out of it."""


def keep(game: ArrialaState, after: ArrialaState) -> None:
    """Keep for the position after what was found of this one and holds of both."""
    kept = vars(after)
    kept["the_board"] = game.the_board
    kept["the_deck"] = game.the_deck
    kept["in_play"] = game.in_play
    if after.turn is game.turn:
        kept["active"] = game.active
    if after.closed is game.closed:
        kept["counted"] = game.counted
    if after.moved is game.moved:
        kept["unmoved"] = game.unmoved
    if after.locations is game.locations and after.locks is game.locks:
        kept["occupancy"] = game.occupancy


def keep_journey(game: ArrialaState, after: ArrialaState, worker: int) -> None:
    """Keep what stands where for the position after a worker went somewhere else, and nothing else did."""
    start = game.locations[worker]
    vars(after)["occupancy"] = after_journey(
        game.occupancy, game.the_board, game.in_play, after.locations, worker, start
    )


def keep_lock(game: ArrialaState, after: ArrialaState, at: int) -> None:
    """Keep what stands where for the position after a lock was built there."""
    vars(after)["occupancy"] = after_lock(game.occupancy, at)
