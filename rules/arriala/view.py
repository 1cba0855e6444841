"""What one seat, or the public, may know of a game of Arriala."""

from __future__ import annotations

from rules.arriala.board import RESERVE, Board, InPlay, Site, load_board
from rules.arriala.cards import Counts, Deck, load_deck
from rules.arriala.pieces import ClosedSection, EndProposal
from rules.arriala.sections import all_sections
from rules.game import View
from rules.values import Scalar, Text


class ArrialaView(View, frozen=True):
    """The position as everybody sees it, and the hand of one seat.

    ``board_text`` and ``cards_text`` are the component files; use :attr:`board` and :attr:`deck`.
    ``locations`` is where each worker is (see :mod:`rules.arriala.board`), by worker; ``locks`` the
    positions of locks in order, ``closed`` the counted sections in the order in which they were counted,
    ``builders`` the seat that built each master work of the board, or None. ``scores`` go by colour, the
    virtual player's included. ``hand_sizes`` go by seat; ``hand`` and ``discards`` are counts by the kinds
    of :attr:`deck`, and ``hand`` is None for the public. ``moved`` are the workers that have had their
    journey this turn, ``journey`` the one whose journey may go on. ``barred`` is for each worker the
    location where it may not end this turn (arriala.R4), or RESERVE for those that are free.
    ``proposed`` says that the ending has been proposed in this turn, ``proposal`` that it is being asked.
    """

    game = "arriala"

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
        """The board, with all that is printed on it."""
        return load_board(self.board_text)

    @property
    def deck(self) -> Deck:
        """The kinds of cards that there are."""
        return load_deck(self.cards_text)

    @property
    def in_play(self) -> InPlay:
        """What of the board is used with this number of seats."""
        return self.board.in_play(self.seats)

    @property
    def virtual(self) -> int | None:
        """The colour of the virtual player, if there is one (arriala.R15)."""
        return self.seats if self.in_play.colours > self.seats else None

    @property
    def colours(self) -> range:
        """All colours that have workers."""
        return range(self.in_play.colours)

    def worker(self, colour: int, number: int) -> int:
        """The worker of a colour with a number, counted from 1."""
        return colour * self.board.workers + number - 1

    def colour_of(self, worker: int) -> int:
        """The colour of a worker."""
        return worker // self.board.workers

    def number_of(self, worker: int) -> int:
        """The number on a worker, from 1."""
        return worker % self.board.workers + 1

    def _at(self, location: int) -> tuple[int, ...]:
        return tuple(worker for worker, where in enumerate(self.locations) if where == location)

    def workers_on(self, position: int) -> tuple[int, ...]:
        """The workers on a position of the canal: several only in a town."""
        return self._at(position)

    def workers_in(self, vineyard: int | str) -> tuple[int, ...]:
        """The workers in a vineyard, named by its index on the board or its id."""
        return self._at(self.board.vineyard_location(_index(self.board.vineyards, vineyard)))

    def worker_at(self, river_work: int | str) -> int | None:
        """The worker on a river work, named by its index on the board or its id, or None."""
        return next(
            iter(self._at(self.board.river_location(_index(self.board.river_works, river_work)))), None
        )

    def reserve_of(self, colour: int) -> tuple[int, ...]:
        """The workers of a colour that are still in the reserve."""
        return tuple(worker for worker in self._at(RESERVE) if self.colour_of(worker) == colour)

    def builder_of(self, master_work: int | str) -> int | None:
        """The seat that built a master work, named by its index on the board or its id, or None."""
        return self.builders[_index(self.board.master_works, master_work)]

    def locks_in(self, stretch: int) -> int:
        """How many locks a stretch has, of the most that it may have."""
        return sum(1 for lock in self.locks if self.board.stretch_at[lock] == stretch)

    @property
    def stretches(self) -> tuple[int, ...]:
        """The stretches in play, by their index on the board."""
        used = self.in_play
        return tuple(i for i, s in enumerate(self.board.stretches) if used.first < s.first <= used.last)

    @property
    def open_sections(self) -> tuple[tuple[int, int], ...]:
        """The uncounted sections, from the first to the last position of each, in the order of the canal."""
        counted = {section.first for section in self.closed}
        return tuple(
            (first, last) for first, last in all_sections(self.in_play, self.locks) if first not in counted
        )

    @property
    def hand_cards(self) -> tuple[str, ...]:
        """The cards of the own hand, one by one; () for the public."""
        return () if self.hand is None else self.deck.listed(self.hand)

    @property
    def discarded_cards(self) -> tuple[str, ...]:
        """The discards, one by one; their order means nothing."""
        return self.deck.listed(self.discards)

    @property
    def answers_due(self) -> tuple[int, ...]:
        """The seats that have still to answer the proposal to end."""
        return self.waiting_for if self.proposal is not None else ()

    def words(self, kind: str, value: Scalar) -> Text | str:
        board = self.board
        match kind, value:
            case "place", int(position):
                town = board.town_at[position]
                if town < 0:
                    return Text("space", {"number": board.number_at[position]})
                return _name(board.towns[town].id, board.towns[town].name)
            case "worker", int(worker):
                colour = Text("seat-colour", {"seat": self.colour_of(worker)})
                return Text("worker", {"colour": colour, "number": self.number_of(worker)})
            case "vineyard", str(name):
                return _site(board.vineyards, name)
            case "river_work", str(name):
                return _site(board.river_works, name)
            case "master_work", str(name):
                return _site(board.master_works, name)
            case "card", str(card):
                spaces = self.deck.reach[self.deck.index[card]]
                return Text("card-move", {"spaces": spaces}) if spaces else Text(f"card-{card}")
            case "colour", int(colour):
                key = "virtual-colour" if colour == self.virtual else "seat-colour"
                return Text(key, {"seat": colour})
            case _:
                raise ValueError(f"no {kind} {value!r}")

    def values(self, kind: str) -> tuple[Scalar, ...]:
        board, used = self.board, self.in_play
        match kind:
            case "place":
                return tuple(used.positions)
            case "worker":
                return tuple(range(len(self.locations)))
            case "vineyard":
                return tuple(board.vineyards[index].id for index in used.vineyards)
            case "river_work":
                return tuple(board.river_works[index].id for index in used.river_works)
            case "master_work":
                return tuple(site.id for site in board.master_works)
            case "card":
                return self.deck.kinds
            case "colour":
                return tuple(self.colours)
            case _:
                return ()

    def status(self) -> Text:
        if self.outcome is not None:
            return Text("status-over")
        if self.seat is None:
            return Text("status-watching", {"round": self.round})
        if self.proposal is not None:
            if self.seat == self.proposal.proposer:
                return Text("status-proposed")
            return Text("status-answer" if self.seat in self.waiting_for else "status-agreed")
        if self.seat != self.active:
            return Text("status-waiting", {"round": self.round})
        return Text("status-turn", {"round": self.round, "points": self.action_points})


def _index(sites: tuple[Site, ...], named: int | str) -> int:
    return named if isinstance(named, int) else next(i for i, site in enumerate(sites) if site.id == named)


def _name(identity: str, name: str | None) -> Text | str:
    return Text(f"name-{identity}") if name is None else name


def _site(sites: tuple[Site, ...], identity: str) -> Text | str:
    return next(_name(site.id, site.name) for site in sites if site.id == identity)
