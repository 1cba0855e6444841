"""The state and the rules of the toy game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Self, TypeAlias, TypeVar

import msgspec
from msgspec.structs import replace

from rules import Action, Event, Game, Outcome, RuleError
from rules.randomness import Randomness
from rules.values import Value
from tests.toy import actions as a
from tests.toy.actions import Colour
from tests.toy.view import OfferSeen, ToyView

T = TypeVar("T")
Positive = Annotated[int, msgspec.Meta(ge=1, le=99)]


class Pieces(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What ``toy.toml`` holds."""

    copies: Positive
    hand: Positive
    rounds: Positive
    actions: Positive
    numbers: Positive
    ponds: Annotated[tuple[Positive, ...], msgspec.Meta(min_length=1, max_length=9)]


class Numbers(msgspec.Struct, frozen=True, tag="numbers", forbid_unknown_fields=True):
    """Everybody has to choose a number; None where a seat has not yet."""

    chosen: tuple[int | None, ...]


class Turn(msgspec.Struct, frozen=True, tag="turn", forbid_unknown_fields=True):
    """A seat has its turn, with ``left`` actions."""

    seat: int
    left: int


class OfferMade(msgspec.Struct, frozen=True, tag="offer", forbid_unknown_fields=True):
    """A seat has to answer an offer; the cards are still the giver's."""

    giver: int
    to: int
    cards: tuple[Colour, ...]


Due: TypeAlias = Numbers | Turn | OfferMade


def _round(seats: int, first: int, actions: int) -> tuple[Due, ...]:
    """What is to be decided in a round: the numbers, then the turn of each seat."""
    return (Numbers((None,) * seats), *(Turn((first + step) % seats, actions) for step in range(seats)))


def _put(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    """The items with one of them replaced."""
    return (*items[:index], item, *items[index + 1 :])


def _without(hand: tuple[Colour, ...], cards: tuple[Colour, ...]) -> tuple[Colour, ...] | None:
    """The hand without the cards, or None if it does not hold them all."""
    left = list(hand)
    for card in cards:
        if card not in left:
            return None
        left.remove(card)
    return tuple(left)


def _cards(cards: tuple[Colour, ...]) -> tuple[Value, ...]:
    """The cards for a message."""
    return tuple(Value("card", card) for card in cards)


class Toy(Game, frozen=True, tag="toy"):
    """The toy game. ``queue`` holds what has to be decided in this round, the next thing first."""

    actions = (a.Choose, a.Play, a.Draw, a.Offer, a.Answer, a.EndTurn)
    events = (
        a.Chosen,
        a.ChosenNumber,
        a.NumberShown,
        a.Played,
        a.Drawn,
        a.DrawnCard,
        a.PileEmpty,
        a.Offered,
        a.OfferedCards,
        a.Answered,
        a.TurnEnded,
        a.GameEnded,
    )
    views = ToyView
    seat_numbers = (2, 3, 4)
    components = ("toy.toml",)
    package = "tests.toy"

    pieces: Pieces
    first: int
    round: int
    queue: tuple[Due, ...]
    hands: tuple[tuple[Colour, ...], ...]
    pile: tuple[Colour, ...]
    ponds: tuple[tuple[Colour, ...], ...]
    away: tuple[Colour, ...]
    points: tuple[int, ...]

    @classmethod
    def new(cls, seats: int, randomness: Randomness, first: int | None, **components: str) -> Self:
        try:
            pieces = msgspec.toml.decode(components["toy"], type=Pieces)
        except msgspec.MsgspecError as error:
            raise ValueError(f"toy.toml: {error}") from error
        if pieces.hand * seats > pieces.copies * len(Colour):
            raise ValueError(f"toy.toml: hand: there are not {pieces.hand} cards for each of {seats} seats")
        if first is None:
            first, randomness = randomness.draw("first", seats)
        pile, randomness = randomness.shuffle("pile", tuple(Colour) * pieces.copies)
        dealt = pieces.hand * seats
        return cls(
            seats=seats,
            randomness=randomness,
            pieces=pieces,
            first=first,
            round=1,
            queue=_round(seats, first, pieces.actions),
            hands=tuple(tuple(sorted(pile[seat:dealt:seats])) for seat in range(seats)),
            pile=pile[dealt:],
            ponds=((),) * len(pieces.ponds),
            away=(),
            points=(0,) * seats,
        )

    @property
    def waiting_for(self) -> tuple[int, ...]:
        match self.queue:
            case (Numbers(chosen), *_):
                return tuple(seat for seat, number in enumerate(chosen) if number is None)
            case (Turn(seat, _), *_) | (OfferMade(_, seat, _), *_):
                return (seat,)
            case _:
                return ()

    @property
    def outcome(self) -> Outcome | None:
        if self.queue:
            return None
        most = max(self.points)
        return Outcome(self.points, tuple(seat for seat in range(self.seats) if self.points[seat] == most))

    def legal_actions(self, seat: int) -> tuple[Action, ...]:
        if self.outcome is not None:
            return ()
        return tuple(action for action in self._imaginable(seat) if self._refusal(seat, action) is None)

    def _imaginable(self, seat: int) -> Iterator[Action]:
        """All actions that could ever be listed for a seat, in the order of the classes."""
        yield from map(a.Choose, range(1, self.pieces.numbers + 1))
        for card in Colour:
            for pond in range(len(self.ponds)):
                for extra in (None, *Colour):
                    yield a.Play(card, pond, extra)
        yield a.Draw()
        for to in range(self.seats):
            yield a.Offer(to, self.hands[seat][:1])
        yield from map(a.Answer, a.Reply)
        yield a.EndTurn()

    def _refusal(self, seat: int, action: Action) -> RuleError | None:
        """Why the seat may not do this now, or None if it may; legal_actions and perform both ask here."""
        due = self.queue[0]
        if seat not in self.waiting_for and not isinstance(due, Numbers):
            return self.not_waited_for()
        hand = self.hands[seat]
        match due, action:
            case Numbers(chosen), a.Choose(number):
                if not 1 <= number <= self.pieces.numbers:
                    return RuleError("toy.number.range", highest=self.pieces.numbers)
                if chosen[seat] == number:
                    return RuleError("toy.number.same", number=number)
            case (OfferMade(), a.Answer()) | (Turn(), a.EndTurn()):
                return None
            case Turn(_, 0), a.Play() | a.Draw() | a.Offer():
                return RuleError("toy.turn.spent")
            case Turn(), a.Play(card, pond, extra):
                if not 0 <= pond < len(self.ponds):
                    return RuleError("toy.pond.unknown", count=len(self.ponds))
                if _without(hand, (card,) if extra is None else (card, extra)) is None:
                    return RuleError("toy.cards.missing", hand=_cards(hand), count=len(hand))
                if card in self.ponds[pond]:
                    return RuleError("toy.pond.colour", card=Value("card", card), pond=Value("pond", pond))
            case Turn(), a.Draw():
                if not self.pile:
                    return RuleError("toy.pile.empty")
            case Turn(), a.Offer(to, cards):
                if to == seat or not 0 <= to < self.seats:
                    return RuleError("toy.offer.seat")
                if not cards:
                    return RuleError("toy.offer.nothing")
                if _without(hand, cards) is None:
                    return RuleError("toy.cards.missing", hand=_cards(hand), count=len(hand))
            case _:
                return RuleError("toy.moment") if seat in self.waiting_for else self.not_waited_for()
        return None

    def perform(self, seat: int, action: Action) -> tuple[Self, tuple[Event, ...]]:
        refusal = self._refusal(seat, action)
        if refusal is not None:
            raise refusal
        match self.queue[0], action:
            case Numbers(chosen), a.Choose(number):
                return self._choose(seat, number, chosen)
            case Turn() as turn, a.Play(card, pond, extra):
                paid = (card,) if extra is None else (card, extra)
                points = self.pieces.ponds[pond] + len(paid) - 1
                after = replace(
                    self._spend(turn)._score(seat, points),
                    hands=_put(self.hands, seat, _without(self.hands[seat], paid) or ()),
                    ponds=_put(self.ponds, pond, (*self.ponds[pond], card)),
                    away=tuple(sorted((*self.away, *paid[1:]))),
                )
                return after, (a.Played(seat, card, pond, extra, points),)
            case Turn() as turn, a.Draw():
                card, *pile = self.pile
                hands = _put(self.hands, seat, tuple(sorted((*self.hands[seat], card))))
                after = replace(self._spend(turn), hands=hands, pile=tuple(pile))
                drawn = (a.Drawn(seat), a.DrawnCard(seat, card))
                return after, drawn if pile else (*drawn, a.PileEmpty())
            case Turn() as turn, a.Offer(to, cards):
                offer = OfferMade(seat, to, tuple(sorted(cards)))
                after = self._spend(turn)
                after = replace(after, queue=(offer, *after.queue))
                return after, (a.Offered(seat, to, len(cards)), a.OfferedCards(seat, to, offer.cards))
            case OfferMade() as offer, a.Answer(reply):
                return self._answer(offer, reply)
            case _:
                return self._end_turn(seat)

    def _choose(
        self, seat: int, number: int, chosen: tuple[int | None, ...]
    ) -> tuple[Self, tuple[Event, ...]]:
        """Notes the number; when it is the last, shows them all."""
        numbers = _put(chosen, seat, number)
        events: tuple[Event, ...] = (a.ChosenNumber(seat, number),)
        if chosen[seat] is None:
            events = (a.Chosen(seat), *events)
        if None in numbers:
            return replace(self, queue=(Numbers(numbers), *self.queue[1:])), events
        after = replace(self, queue=self.queue[1:])
        for other, shown in enumerate(numbers):
            points = shown if shown is not None and numbers.count(shown) == 1 else 0
            after = after._score(other, points)
            events = (*events, a.NumberShown(other, shown or 0, points))
        return after, events

    def _answer(self, offer: OfferMade, reply: a.Reply) -> tuple[Self, tuple[Event, ...]]:
        """Hands the cards over, or not."""
        after = replace(self, queue=self.queue[1:])
        points = 0
        if reply is a.Reply.TAKE:
            points = len(offer.cards)
            hands = _put(self.hands, offer.giver, _without(self.hands[offer.giver], offer.cards) or ())
            hands = _put(hands, offer.to, tuple(sorted((*hands[offer.to], *offer.cards))))
            after = replace(after._score(offer.giver, points), hands=hands)
        return after, (a.Answered(offer.to, offer.giver, reply, points),)

    def _end_turn(self, seat: int) -> tuple[Self, tuple[Event, ...]]:
        """Passes the ball: to the next seat, to a new round, or to nobody."""
        after = replace(self, queue=self.queue[1:])
        events: tuple[Event, ...] = (a.TurnEnded(seat),)
        if not after.queue and self.round < self.pieces.rounds:
            begins = (self.first + self.round) % self.seats
            queue = _round(self.seats, begins, self.pieces.actions)
            return replace(after, round=self.round + 1, queue=queue), events
        if after.outcome is not None:
            events = (*events, a.GameEnded(after.outcome.winners, max(self.points)))
        return after, events

    def _spend(self, turn: Turn) -> Self:
        return replace(self, queue=(Turn(turn.seat, turn.left - 1), *self.queue[1:]))

    def _score(self, seat: int, points: int) -> Self:
        return replace(self, points=_put(self.points, seat, self.points[seat] + points))

    def view(self, seat: int | None) -> ToyView:
        due = self.queue[0] if self.queue else None
        turn = next((later for later in self.queue if isinstance(later, Turn)), None)
        chosen = due.chosen if isinstance(due, Numbers) else (None,) * self.seats
        offer = None
        if isinstance(due, OfferMade):
            cards = due.cards if seat in (due.giver, due.to) else None
            offer = OfferSeen(due.giver, due.to, len(due.cards), cards)
        return ToyView(
            seat=seat,
            seats=self.seats,
            waiting_for=self.waiting_for,
            outcome=self.outcome,
            worths=self.pieces.ponds,
            numbers=self.pieces.numbers,
            round=self.round,
            rounds=self.pieces.rounds,
            ponds=self.ponds,
            points=self.points,
            hands=tuple(map(len, self.hands)),
            pile=len(self.pile),
            turn=turn.seat if turn is not None and not isinstance(due, Numbers) else None,
            left=turn.left if turn is not None else 0,
            chosen=tuple(number is not None for number in chosen),
            hand=() if seat is None else self.hands[seat],
            number=None if seat is None else chosen[seat],
            offer=offer,
        )

    def suggest(self, seat: int) -> Action:
        legal = self.legal_actions(seat)
        if not legal:
            raise self.not_waited_for()
        plays = [action for action in legal if isinstance(action, a.Play)]
        if plays:
            return max(plays, key=lambda play: self.pieces.ponds[play.pond] * 2 - (play.extra is not None))
        numbers = [action for action in legal if isinstance(action, a.Choose)]
        if numbers:
            return numbers[(self.round + seat) % len(numbers)]
        return next((action for action in legal if not isinstance(action, a.Offer)), legal[0])

    def reshuffled(self) -> Self:
        pile, randomness = self.randomness.shuffle("pile", self.pile)
        return replace(self, pile=pile, randomness=randomness)

    def conserved(self) -> dict[str, int]:
        cards = [*self.pile, *self.away, *(card for part in (*self.hands, *self.ponds) for card in part)]
        return {str(colour): cards.count(colour) for colour in Colour}
