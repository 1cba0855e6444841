"""The position of a game of Arriala as one seat, or the public, knows it."""

from __future__ import annotations

from rules.arriala.components.board import RESERVE, Board, InPlay, Site, load_board
from rules.arriala.components.cards import Deck, load_deck
from rules.arriala.components.sections import all_sections
from rules.arriala.state import ClosedSection, EndProposal
from rules.kit.tuples import Counts
from rules.view import View


class Seen(View, frozen=True):
    """The position as everybody sees it, and the hand of one seat.

    ``board_text`` and ``cards_text`` are the component files; use :attr:`board` and :attr:`deck`.
    ``locations`` is where each worker is (:mod:`rules.arriala.components.board`), by worker; ``locks`` the
    positions of locks in order, ``closed`` the counted sections in the order in which they were counted,
    ``builders`` the seat that built each master work of the board, or None. ``scores`` go by colour, the
    virtual player's included. ``hand_sizes`` go by seat; ``hand`` and ``discards`` are counts by the kinds
    of :attr:`deck`, and ``hand`` is None for the public. ``moved`` are the workers that have had their
    journey this turn, ``journey`` the one whose journey may go on. ``barred`` is for each worker the
    location where it may not end this turn (arriala.R4), or RESERVE for those that are free.
    ``proposed`` means that the end was proposed in this turn; ``proposal`` is the proposal that waits, or
    None.
    """

    board_text: str
    cards_text: str
    round: int
    active: int
    first: int
    action_points: int
    locations: tuple[int, ...]
    locks: tuple[int, ...]
    closed: tuple[ClosedSection, ...]
    builders: tuple[int | None, ...]
    scores: tuple[int, ...]
    lock_pieces: int
    hand_sizes: tuple[int, ...]
    hand: Counts | None
    pile: int
    discards: Counts
    moved: tuple[int, ...]
    journey: int | None
    barred: tuple[int, ...]
    proposed: bool
    proposal: EndProposal | None

    @property
    def board(self) -> Board:
        """Return the board, with all that is printed on it."""
        return load_board(self.board_text)

    @property
    def deck(self) -> Deck:
        """Return the kinds of cards that there are."""
        return load_deck(self.cards_text)

    @property
    def in_play(self) -> InPlay:
        """Return what of the board is used with this number of seats."""
        return self.board.in_play(self.seats)

    @property
    def virtual(self) -> int | None:
        """Return the colour of the virtual player; None if there is none (arriala.R15)."""
        return self.seats if self.in_play.colours > self.seats else None

    @property
    def colours(self) -> range:
        """Return all colours that have workers."""
        return range(self.in_play.colours)

    def worker(self, colour: int, number: int) -> int:
        """Return the worker of a colour with a number, counted from 1."""
        return colour * self.board.workers + number - 1

    def colour_of(self, worker: int) -> int:
        """Return the colour of a worker."""
        return worker // self.board.workers

    def number_of(self, worker: int) -> int:
        """Return the number on a worker, from 1."""
        return worker % self.board.workers + 1

    def _at(self, location: int) -> tuple[int, ...]:
        """Return the workers at a location."""
        return tuple(worker for worker, where in enumerate(self.locations) if where == location)

    def workers_on(self, position: int) -> tuple[int, ...]:
        """Return the workers on a position of the canal: several only in a town."""
        return self._at(position)

    def workers_in(self, vineyard: int | str) -> tuple[int, ...]:
        """Return the workers in a vineyard, named by its index on the board or its id."""
        return self._at(self.board.vineyard_location(_index(self.board.vineyards, vineyard)))

    def worker_at(self, river_work: int | str) -> int | None:
        """Return the worker on a river work, named by its index on the board or its id; None if nobody is."""
        return next(
            iter(self._at(self.board.river_location(_index(self.board.river_works, river_work)))), None
        )

    def reserve_of(self, colour: int) -> tuple[int, ...]:
        """Return the workers of a colour that are still in the reserve."""
        return tuple(worker for worker in self._at(RESERVE) if self.colour_of(worker) == colour)

    def locks_in(self, stretch: int) -> int:
        """Return how many locks a stretch has, named by its index on the board."""
        return sum(1 for lock in self.locks if self.board.stretch_at[lock] == stretch)

    @property
    def stretches(self) -> tuple[int, ...]:
        """Return the stretches in play, by their index on the board."""
        used = self.in_play
        return tuple(i for i, s in enumerate(self.board.stretches) if used.first < s.first <= used.last)

    @property
    def open_sections(self) -> tuple[tuple[int, int], ...]:
        """Return the first and last position of each uncounted section, in the order of the canal."""
        counted = {section.first for section in self.closed}
        return tuple(
            (first, last) for first, last in all_sections(self.in_play, self.locks) if first not in counted
        )

    @property
    def hand_cards(self) -> tuple[str, ...]:
        """Return the cards of the own hand, one by one; () for the public."""
        return () if self.hand is None else self.deck.listed(self.hand)

    @property
    def discarded_cards(self) -> tuple[str, ...]:
        """Return the discards, one by one; their order means nothing."""
        return self.deck.listed(self.discards)


def _index(sites: tuple[Site, ...], named: int | str) -> int:
    """Return the index of a site named by its index or its id."""
    return named if isinstance(named, int) else next(i for i, site in enumerate(sites) if site.id == named)
