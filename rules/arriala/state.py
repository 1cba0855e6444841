"""The state of a game of Arriala, and its answers to the protocol."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Self, cast

from rules.arriala import legal, policy, turn
from rules.arriala.actions import ACTIONS
from rules.arriala.board import RESERVE, Board, InPlay, load_board
from rules.arriala.cards import Counts, Deck, changed, draw_card, load_deck
from rules.arriala.events import EVENTS
from rules.arriala.pieces import ClosedSection, EndProposal
from rules.arriala.view import ArrialaView
from rules.game import Action, Event, Game, Outcome
from rules.randomness import Randomness


class Arriala(Game, frozen=True, tag="arriala"):
    """A game of Arriala.

    ``board`` and ``cards`` are the component texts; the board and the deck made from them are
    :attr:`the_board` and :attr:`the_deck`. ``first`` is the seat that began, ``turn`` the number of turns
    ended. ``locations`` is where each worker is, ``turn_start`` where each was when the turn began.
    ``locks`` are positions in order; ``builders`` is the seat of each master work. ``hands`` go by seat;
    hands, ``pile`` and ``discards`` are counts by kind of card, the pile without an order
    (:mod:`rules.arriala.cards`). ``moved`` are the workers that have begun their journey this turn, in
    order of their numbers; ``journey`` is the one that may still go on (arriala.R3). ``barred`` is for each
    worker that the previous player moved where it stood before that turn, else RESERVE (arriala.R4).
    ``proposed`` says that this turn's proposal to end was made; ``proposal`` is the decision that waits.
    """

    actions = ACTIONS
    events = EVENTS
    views = ArrialaView
    seat_numbers = (2, 3, 4)
    components = ("board.toml", "cards.toml")
    package = "rules.arriala"

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

    @classmethod
    def new(cls, seats: int, randomness: Randomness, first: int | None, **components: str) -> Self:
        board, deck = load_board(components["board"]), load_deck(components["cards"])
        used = board.in_play(seats)
        if first is None:
            first, randomness = randomness.draw("first", seats)
        pile = deck.counts
        hands = [(0,) * len(pile)] * seats
        for _ in range(deck.starting_hand):
            for seat in range(seats):
                kind, pile, randomness = draw_card(pile, randomness)
                hands[seat] = changed(hands[seat], kind, 1)
        locations = [RESERVE] * (used.colours * board.workers)
        if used.colours > seats:
            for number, town in enumerate(used.towns):
                locations[seats * board.workers + number] = town
        return cls(
            seats=seats,
            randomness=randomness,
            board=components["board"],
            cards=components["cards"],
            first=first,
            turn=0,
            action_points=board.action_points,
            locations=tuple(locations),
            turn_start=tuple(locations),
            barred=(RESERVE,) * len(locations),
            moved=(),
            journey=None,
            locks=(),
            closed=(),
            builders=(None,) * len(board.master_works),
            scores=(0,) * used.colours,
            hands=tuple(hands),
            pile=pile,
            discards=(0,) * len(pile),
            proposed=False,
            proposal=None,
            result=None,
        )

    @property
    def the_board(self) -> Board:
        """The board."""
        return load_board(self.board)

    @property
    def the_deck(self) -> Deck:
        """The kinds of cards."""
        return load_deck(self.cards)

    @property
    def in_play(self) -> InPlay:
        """What of the board is used with this number of seats."""
        return load_board(self.board).in_play(self.seats)

    @property
    def active(self) -> int:
        """The seat whose turn it is."""
        return (self.first + self.turn) % self.seats

    @property
    def waiting_for(self) -> tuple[int, ...]:
        if self.result is not None:
            return ()
        if self.proposal is None:
            return (self.active,)
        asked = ((self.proposal.proposer + step) % self.seats for step in range(1, self.seats))
        return tuple(seat for seat in asked if seat not in self.proposal.agreed)

    @property
    def outcome(self) -> Outcome | None:
        return self.result

    def legal_actions(self, seat: int) -> tuple[Action, ...]:
        return legal.legal_actions(self, seat)

    def perform(self, seat: int, action: Action) -> tuple[Self, tuple[Event, ...]]:
        return cast("tuple[Self, tuple[Event, ...]]", turn.perform(self, seat, action))

    def suggest(self, seat: int) -> Action:
        return policy.suggest(self, seat)

    def view(self, seat: int | None) -> ArrialaView:
        return ArrialaView(
            seat=seat,
            seats=self.seats,
            waiting_for=self.waiting_for,
            outcome=self.result,
            board_text=self.board,
            cards_text=self.cards,
            round=self.turn // self.seats + 1,
            active=self.active,
            first=self.first,
            action_points=self.action_points,
            locations=self.locations,
            locks=self.locks,
            closed=self.closed,
            builders=self.builders,
            scores=self.scores,
            lock_pieces=self.the_board.lock_pieces - len(self.locks),
            hand_sizes=tuple(map(sum, self.hands)),
            hand=None if seat is None else self.hands[seat],
            pile=sum(self.pile),
            discards=self.discards,
            moved=self.moved,
            journey=self.journey,
            barred=self.barred,
            proposed=self.proposed,
            proposal=self.proposal,
        )

    def conserved(self) -> Mapping[str, int]:
        board, deck = self.the_board, self.the_deck
        known = range(RESERVE, board.river_location(len(board.river_works)))
        kept = {
            f"workers of colour {colour}": sum(
                1
                for location in self.locations[colour * board.workers : (colour + 1) * board.workers]
                if location in known
            )
            for colour in range(len(self.scores))
        }
        kept["lock pieces"] = len(set(self.locks)) + self.view(None).lock_pieces
        for number, kind in enumerate(deck.kinds):
            held = sum(hand[number] for hand in self.hands)
            kept[f"cards {kind}"] = held + self.pile[number] + self.discards[number]
        return kept
