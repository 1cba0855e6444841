"""What one seat, or the public, may know of a game of Arriala."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.arriala.actions import AnswerEnd, Move
from rules.arriala.components.board import NO_TOWN, RESERVE, Board, InPlay, Site, load_board
from rules.arriala.components.cards import Deck, load_deck
from rules.arriala.components.sections import all_sections
from rules.arriala.events import EndAnswered
from rules.arriala.state import ArrialaState, ClosedSection, EndProposal
from rules.arriala.steps.action_points import price_of
from rules.arriala.steps.counting import majority
from rules.arriala.steps.turn import PRICES
from rules.game import View
from rules.kit.count import best_first, count_line, count_part
from rules.kit.matters import matter_key
from rules.kit.names import name_text
from rules.kit.tuples import Counts
from rules.records import Action, Matter
from rules.values import Scalar, Text, Value


class ArrialaView(View, frozen=True):
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

    def words(self, kind: str, value: Scalar) -> Text | str:
        """Return the name of a value of a kind; ValueError if there is no such kind."""
        board = self.board
        match kind, value:
            case "place", int(position):
                town = board.town_at[position]
                if town == NO_TOWN:
                    return Text("space", {"number": board.number_at[position]})
                return name_text(board.towns[town].id, board.towns[town].name)
            case "worker", int(worker):
                owner = Value("seat", self.colour_of(worker))
                return Text("worker", {"owner": owner, "number": self.number_of(worker)})
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
        """Return all values of a kind, in their natural order; of the board also what is not in play."""
        board = self.board
        match kind:
            case "place":
                return tuple(range(len(board.town_at)))
            case "worker":
                return tuple(range(len(self.locations)))
            case "vineyard":
                return tuple(site.id for site in board.vineyards)
            case "river_work":
                return tuple(site.id for site in board.river_works)
            case "master_work":
                return tuple(site.id for site in board.master_works)
            case "card":
                return self.deck.kinds
            case "colour":
                return tuple(self.colours)
            case _:
                return ()

    def cost(self, action: type[Action], chosen: Mapping[str, Any]) -> Text | None:
        """Return the action points that a class of actions costs; of a move, what each space does."""
        price = PRICES.get(action)
        if price is None:
            return None
        return Text("cost-space" if action is Move else "cost", {"points": price_of(self.board.cost, price)})

    def aliases(self, kind: str, value: Scalar) -> tuple[Text | str, ...]:
        """Return a worker's names by the colour and by the symbol of its seat."""
        if kind != "worker" or type(value) is not int:
            return ()
        owner, number = self.colour_of(value), self.number_of(value)
        keys = ("seat-colour", "seat-symbol", *(("label-virtual",) if owner == self.virtual else ()))
        return tuple(Text("worker", {"owner": Text(key, {"seat": owner}), "number": number}) for key in keys)

    def count(self) -> tuple[Text, ...]:
        """Return how the points came about, a line for each colour, the best first; () before the end."""
        if self.outcome is None:
            return ()
        return tuple(self._counted(colour) for colour in best_first(self.outcome, self.scores))

    def _counted(self, colour: int) -> Text:
        """Return the line of a colour; what nothing else has brought, its locks have."""
        board, won = self.board, [section.points for section in self.closed if section.winner == colour]
        works = [self.worker_at(index) for index in self.in_play.river_works]
        river = board.score.river_work * sum(
            1 for worker in works if worker is not None and self.colour_of(worker) == colour
        )
        master = board.score.master_work * self.builders.count(colour)
        vineyards = sum(
            board.vineyards[index].capacity
            for index in self.in_play.vineyards
            if majority(self._colours_in(index)) == colour
        )
        locks = self.scores[colour] - sum(won) - river - master - vineyards
        parts = (
            count_part("count-sections", sum(won), count=len(won)),
            count_part("count-locks", locks),
            count_part("count-river-works", river),
            count_part("count-master-works", master),
            count_part("count-vineyards", vineyards),
        )
        who = Value("colour" if colour == self.virtual else "seat", colour)
        return count_line(who, self.scores[colour], parts)

    def _colours_in(self, vineyard: int) -> tuple[int, ...]:
        """Return how many workers of each colour are in a vineyard."""
        there = [self.colour_of(worker) for worker in self.workers_in(vineyard)]
        return tuple(there.count(colour) for colour in self.colours)

    def open_matters(self) -> tuple[Matter, ...]:
        """Return the turn that is to be taken, or the question whether to end the game now (arriala.R26)."""
        if self.outcome is not None:
            return ()
        proposal, about = self.proposal, (self.round, self.active)
        if proposal is None:
            return (
                Matter(matter_key("turn", about), Text("matter-turn", {"round": self.round}), (self.active,)),
            )
        position = self.locations, self.locks, self.builders, self.scores, self.hand_sizes, self.action_points
        return (
            Matter(
                key=matter_key("end", about, position),
                text=Text("matter-end", {"proposer": Value("seat", proposal.proposer)}),
                asked=self.waiting_for,
                answers=tuple(EndAnswered(seat, True) for seat in proposal.agreed),
                choices=(AnswerEnd(True), AnswerEnd(False)),
            ),
        )

    def status(self) -> Text:
        """Return one line for the head of a panel: what the seat is asked, and what it has left for it."""
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
    """Return the index of a site named by its index or its id."""
    return named if isinstance(named, int) else next(i for i, site in enumerate(sites) if site.id == named)


def _site(sites: tuple[Site, ...], identity: str) -> Text | str:
    """Return the name of the site of an id."""
    return next(name_text(site.id, site.name) for site in sites if site.id == identity)


def view_of(game: ArrialaState, seat: int | None) -> ArrialaView:
    """Return what a seat, or the public (None), may know of a game."""
    return ArrialaView(
        seat=seat,
        seats=game.seats,
        waiting_for=game.waiting_for,
        outcome=game.outcome,
        board_text=game.board,
        cards_text=game.cards,
        round=game.turn // game.seats + 1,
        active=game.active,
        first=game.first,
        action_points=game.action_points,
        locations=game.locations,
        locks=game.locks,
        closed=game.closed,
        builders=game.builders,
        scores=game.scores,
        lock_pieces=game.the_board.lock_pieces - len(game.locks),
        hand_sizes=tuple(map(sum, game.hands)),
        hand=None if seat is None else game.hands[seat],
        pile=sum(game.pile),
        discards=game.discards,
        moved=game.moved,
        journey=game.journey,
        barred=game.barred,
        proposed=game.proposed,
        proposal=game.proposal,
    )
