"""The game of the Great Canal: its answers to the protocol."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Self

from rules.great_canal import policy
from rules.great_canal.actions import ACTIONS, Roll
from rules.great_canal.ahead import after_no_roll, ahead, awaited
from rules.great_canal.bounds import bounds
from rules.great_canal.components import cards, costs, map_file
from rules.great_canal.components.board import load_board
from rules.great_canal.events import EVENTS
from rules.great_canal.hands import NOTHING
from rules.great_canal.pieces import Pieces, Realm
from rules.great_canal.redeal import redeal
from rules.great_canal.scenario import SEAMS
from rules.great_canal.scoring import points_by_source, scores_of
from rules.great_canal.standing import STANDING, action_of, check, offered, stands
from rules.great_canal.state import Barbarians, Box, GreatCanalState, Holding, Pile, Turn
from rules.great_canal.steps import setup, turn
from rules.great_canal.view import GreatCanalView, losses, view_of
from rules.kit.bounds import outside
from rules.options import Option
from rules.plans import Condition
from rules.randomness import Randomness
from rules.records import Action, Duration, Event, Standing, Tally
from rules.values import Text


class GreatCanal(GreatCanalState, frozen=True, gc=False, tag="great_canal"):
    """A game; its fields are those of :class:`~rules.great_canal.state.GreatCanalState`."""

    actions = ACTIONS
    events = EVENTS
    standing = STANDING
    views = GreatCanalView
    seat_numbers = costs.SEAT_NUMBERS
    components = (map_file.FILE, costs.FILE, cards.FILE)
    package = "rules.great_canal"
    seams = SEAMS
    duration = Duration(minutes=(120, 180), weeks=(5, 8))
    foresight = 25
    nodes = 1_500
    options: ClassVar[Mapping[str, Option]] = {"variable": Option(bool, default=False)}

    @classmethod
    def new(cls, seats: int, randomness: Randomness, first: int | None, **options: Any) -> Self:
        """Return the game as it starts; ``first`` is the seat that founds first, or None to draw it by lot.

        ``options`` are the texts of the map, the costs and the cards, and ``variable``, whether the map is
        varied (great_canal.R59). Raises ValueError, naming file and key, if a text is not a good one.
        """
        board, decks = load_board(options["map"]), cards.load_decks(options["cards"])
        costs.load_costs(options["costs"])
        if first is None:
            first, randomness = randomness.draw("first", seats)
        ground, randomness = setup.lay_out(board, options["variable"], randomness)
        trade, politics, science = (Pile(deck) for deck in decks)
        return cls(
            seats=seats,
            randomness=randomness,
            box=Box(options["map"], options["costs"], options["cards"]),
            active=first,
            turn=Turn(0),
            queue=setup.rounds(first, seats),
            ground=ground,
            pieces=Pieces((Realm(),) * seats),
            hands=(NOTHING,) * seats,
            holdings=(Holding(),) * seats,
            metropolises=(None, None, None),
            barbarians=Barbarians(),
            robber=board.robber,
            piles=(trade, politics, science),
            route=None,
            merchant=None,
            merchant_seat=None,
            dug=(),
            offer=None,
            result=None,
        )

    @property
    def began(self) -> int:
        """Return the seat that founded first and took the first turn (great_canal.R16)."""
        return (self.active - self.turn.number) % self.seats

    def legal_actions(self, seat: int) -> tuple[Action, ...]:
        """Return all that the seat may do, by kind of action, then by place."""
        return turn.legal_actions(self, seat)

    def perform(self, seat: int, action: Action) -> tuple[Self, tuple[Event, ...]]:
        """Return the new game and what happened; RuleError if the action is not allowed."""
        return turn.perform(self, seat, action)

    def suggest(self, seat: int) -> Action:
        """Return a sensible action for the seat; RuleError("game.turn") if it has none."""
        return policy.suggest(self, seat)

    def naive(self, seat: int) -> Action:
        """Return what a beginner does, who builds what can be paid for and neither trades nor offers."""
        return policy.naive(self, seat)

    @property
    def round_number(self) -> int:
        """Return the number of the round: each seat has a turn in it, and founds before the first."""
        return self.turn.number // self.seats + 1

    def points_now(self) -> tuple[int, ...]:
        """Return the points of each seat as they stand."""
        return scores_of(self)

    def ranked(self, seat: int) -> tuple[Action, ...] | None:
        """Return what is worth thinking about in the seat's turn, what is suggested first."""
        return policy.ranked(self, seat)

    def points_by_source(self) -> tuple[Tally, ...]:
        """Return where the points of each seat came from, as they stand."""
        return points_by_source(self)

    def worth(self) -> tuple[int, ...]:
        """Return what the position is worth to each seat: its points, and what it lives on and has begun."""
        return policy.worth(self)

    def view(self, seat: int | None) -> GreatCanalView:
        """Return what the seat may know, or the public (None)."""
        return view_of(self, seat)

    def standing_answers(self, seat: int) -> tuple[Standing, ...]:
        """Return the standing answers that the seat may give, of those that are typed an example."""
        return offered(self.view(seat), seat)

    def check_standing(self, seat: int, standing: Standing) -> None:
        """Raise RuleError, with what is wrong, if a typed standing answer is not possible."""
        check(self.view(seat), seat, standing)

    def stands(self, seat: int, standing: Standing) -> bool:
        """Say whether a standing answer may still be of use: its cities or knights are there, or its turn."""
        return stands(self.view(seat), seat, standing)

    def answer(self, seat: int, standing: Standing) -> Action | None:
        """Return what the seat does by a standing answer; None if it is not asked, or that does not fit."""
        return action_of(self.view(seat), seat, standing)

    def awaited(self, seat: int) -> tuple[Condition, ...]:
        """Return what others may still do, and what may happen, that plans of the seat can depend on."""
        return awaited(self, seat)

    def ahead(self, seat: int) -> Self | None:
        """Return the position at the seat's next decision if nothing else changes; None if it is now."""
        return ahead(self, seat)

    def foresee(self, seat: int, action: Action) -> Self | None:
        """Return the position in which the seat goes on; behind a roll that is one that brought nothing."""
        if isinstance(action, Roll):
            self.apply(seat, action)
            return after_no_roll(self)
        return super().foresee(seat, action)

    def lost_by(self, seat: int, action: Action) -> Text | None:
        """Return what the seat loses by rolling or ending its turn now, if that is worth a question."""
        lost_by = losses.LOST_BY.get(type(action))
        return None if lost_by is None else lost_by(self.view(seat), seat)

    def redeal(self, seat: int | None, randomness: Randomness) -> Self:
        """Return the game with other goods and progress cards in others' hands, and other decks."""
        return redeal(self, seat, randomness)

    def outside(self) -> str | None:
        """Return the place of the first thing that is not within :func:`bounds`; None if all is."""
        return outside(self, bounds(self))

    def conserved(self) -> Mapping[str, int]:
        """Return the numbers of progress cards by kind; the bank and the supplies follow from what is out."""
        kept: dict[str, int] = {}
        for deck, (pile, kinds) in enumerate(zip(self.piles, cards.DECK_CARDS, strict=True)):
            for card in kinds:
                there = pile.undrawn[kinds.index(card)] + pile.returned.count(card)
                there += sum((*one.progress, *one.open).count(card) for one in self.holdings)
                kept[f"deck {deck} {card}"] = there
        return kept
