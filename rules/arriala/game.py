"""The game of Arriala: its answers to the protocol."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Self

from propcache.api import cached_property

from rules.arriala import policy
from rules.arriala.actions import ACTIONS
from rules.arriala.ahead import ahead, awaited
from rules.arriala.bounds import bounds
from rules.arriala.components.board import RESERVE, load_board
from rules.arriala.components.board_file import SEAT_NUMBERS
from rules.arriala.components.cards import load_deck
from rules.arriala.events import EVENTS
from rules.arriala.redeal import redeal
from rules.arriala.state import ArrialaState
from rules.arriala.steps import setup, turn
from rules.arriala.steps.sources import points_by_source
from rules.arriala.view import ArrialaView, view_of
from rules.kit.bounds import outside
from rules.plans import Condition
from rules.randomness import Randomness
from rules.records import Action, Duration, Event, Tally
from rules.values import Text


class Arriala(ArrialaState, frozen=True, tag="arriala"):
    """A game of Arriala; its fields are those of :class:`~rules.arriala.state.ArrialaState`."""

    actions = ACTIONS
    events = EVENTS
    views = ArrialaView
    seat_numbers = SEAT_NUMBERS
    components = ("board.toml", "cards.toml")
    package = "rules.arriala"
    duration = Duration(minutes=(45, 75), weeks=(2, 3))
    foresight = 12
    nodes = 400

    @classmethod
    def new(cls, seats: int, randomness: Randomness, first: int | None, **options: str) -> Self:
        """Return the game as it starts; ``first`` is the first player, or None to draw one by lot.

        ``options`` are the texts of the board and of the cards. Raises ValueError, naming file and key,
        if one of them is not a good component file.
        """
        board, deck = load_board(options["board"]), load_deck(options["cards"])
        if first is None:
            first, randomness = randomness.draw("first", seats)
        hands, pile, randomness = setup.deal(deck, seats, randomness)
        locations = setup.locations(board, seats)
        return cls(
            seats=seats,
            randomness=randomness,
            board=options["board"],
            cards=options["cards"],
            first=first,
            turn=0,
            action_points=board.action_points,
            locations=locations,
            turn_start=locations,
            barred=(RESERVE,) * len(locations),
            moved=(),
            journey=None,
            locks=(),
            closed=(),
            builders=(None,) * len(board.master_works),
            scores=(0,) * board.in_play(seats).colours,
            hands=hands,
            pile=pile,
            discards=(0,) * len(pile),
            proposed=False,
            proposal=None,
            result=None,
        )

    @property
    def began(self) -> int:
        """Return the seat that was the first player."""
        return self.first

    def legal_actions(self, seat: int) -> tuple[Action, ...]:
        """Return all that the seat may do, by kind of action, then by worker and place."""
        if seat == self.active and self.proposal is None:
            return self.offered
        return turn.legal_actions(self, seat)

    @cached_property
    def offered(self) -> tuple[Action, ...]:
        """Return all that the active seat may do: kept, as it is asked for again and again."""
        return turn.legal_actions(self, self.active)

    def perform(self, seat: int, action: Action) -> tuple[Self, tuple[Event, ...]]:
        """Return the new game and what happened; RuleError if the action is not allowed."""
        return turn.perform(self, seat, action)

    def suggest(self, seat: int) -> Action:
        """Return a sensible action for the seat; RuleError("game.turn") if it has none."""
        return policy.suggest(self, seat)

    def naive(self, seat: int) -> Action:
        """Return what a beginner does, who looks at the own points and at this turn."""
        return policy.suggest(self, seat, naive=True)

    @property
    def round_number(self) -> int:
        """Return the number of the round: each seat has a turn in it."""
        return self.turn // self.seats + 1

    def points_now(self) -> tuple[int, ...]:
        """Return the points of each seat without what vineyards bring at the end."""
        return self.scores[: self.seats] if self.result is None else self.result.scores[: self.seats]

    def points_by_source(self) -> tuple[Tally, ...]:
        """Return where the points came from: by seat, then of the virtual player."""
        return points_by_source(self)

    def worth(self) -> tuple[int, ...]:
        """Return what the position is worth to each seat: its points, and what open sections promise."""
        return policy.worth(self)

    def ranked(self, seat: int) -> tuple[Action, ...]:
        """Return what is worth thinking about, by what it brings for each action point."""
        return policy.ranked(self, seat)

    def view(self, seat: int | None) -> ArrialaView:
        """Return what the seat may know, or the public (None)."""
        return view_of(self, seat)

    def awaited(self, seat: int) -> tuple[Condition, ...]:
        """Return what others may still do that plans of the seat can depend on."""
        return awaited(self, seat)

    def ahead(self, seat: int) -> Self | None:
        """Return the position at the seat's next turn if all others end theirs at once; None if it is now."""
        return ahead(self, seat)

    def lost_by(self, seat: int, action: Action) -> Text | None:
        """Return that action points are lost by the end of the turn, if they are many."""
        return turn.lost_by(self, seat, action)

    def redeal(self, seat: int | None, randomness: Randomness) -> Self:
        """Return a game that looks the same to the seat, or the public (None), and hides other hands."""
        return redeal(self, seat, randomness)

    def outside(self) -> str | None:
        """Return the place of the first thing that is not within :func:`bounds`; None if all is."""
        return outside(self, bounds(self))

    def conserved(self) -> Mapping[str, int]:
        """Return the numbers of workers by colour, of lock pieces, and of cards by kind."""
        board = self.the_board
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
        for kind, card in enumerate(self.the_deck.kinds):
            held = sum(hand[kind] for hand in self.hands)
            kept[f"cards {card}"] = held + self.pile[kind] + self.discards[kind]
        return kept
