"""The rules of the toy game: what each step offers, what it refuses and what it does.

What is offered is what is not refused: both directions ask :func:`refusal`, so each condition is there once.
Every error has the id of a rule, with what is possible instead as parameters.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from rules import Action, Event, Outcome, RuleError
from rules.kit.ranks import leaders
from rules.kit.refusals import values_of
from rules.kit.seats import seats_from
from rules.kit.tuples import add, put
from rules.randomness import Randomness
from rules.values import Text, Value
from tests.toy import actions as a
from tests.toy import events as e
from tests.toy import market
from tests.toy.components import Colour, Reply, load_pieces
from tests.toy.state import Due, Numbers, OfferMade, S, ToyState, Turn

# What starts and what ends.


def set_up(kind: type[S], seats: int, randomness: Randomness, first: int | None, text: str) -> S:
    """Return the game of a class as it starts; ``text`` is the component file, ``first`` None for a lot."""
    pieces, rng = load_pieces(text, seats), randomness
    if first is None:
        first, rng = rng.draw("first", seats)
    pile, rng = rng.shuffle("pile", tuple(Colour) * pieces.copies)
    dealt = pieces.hand * seats
    return kind(
        seats=seats,
        randomness=rng,
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


def outcome_of(game: ToyState) -> Outcome | None:
    """Return the outcome: most points win, ties share; None while something has to be decided."""
    return None if game.queue else Outcome(game.points, leaders(game.points))


def _round(seats: int, first: int, actions: int) -> tuple[Due, ...]:
    """Return what has to be decided in a round: the numbers, then the turn of each seat."""
    return (Numbers((None,) * seats), *(Turn(seat, actions) for seat in seats_from(first, seats)))


def next_round(game: S) -> S | None:
    """Return the game at the beginning of its next round; None if this is the last."""
    if game.round == game.pieces.rounds:
        return None
    begins = (game.first + game.round) % game.seats
    return replace(game, round=game.round + 1, queue=_round(game.seats, begins, game.pieces.actions))


# What is offered, and what is refused.


def legal_actions(game: ToyState, seat: int) -> tuple[Action, ...]:
    """Return all that a seat may do, in the order of the classes."""
    if not game.queue:
        return ()
    return tuple(action for action in _candidates(game, seat) if refusal(game, seat, action) is None)


def _candidates(game: ToyState, seat: int) -> Iterator[Action]:
    """Yield all actions that the step could list for a seat; of offers, one example for each other seat."""
    match game.due:
        case Turn(active) if active != seat:
            pass  # All of it would be refused, for the same reason.
        case Numbers():
            yield from map(a.Choose, range(1, game.pieces.numbers + 1))
        case OfferMade():
            yield from map(a.Answer, Reply)
        case Turn():
            for card in Colour:
                for pond in range(len(game.ponds)):
                    for extra in (None, *Colour):
                        yield a.Play(card, pond, extra)
            yield a.Draw()
            for to in range(game.seats):
                yield a.Offer(to, game.hands[seat][:1])
            yield a.EndTurn()
    yield from market.candidates(game, seat)


def refusal(game: ToyState, seat: int, action: Action) -> RuleError | None:
    """Return why a seat may not do this now; None if it may."""
    match game.due, action:
        case Numbers(chosen), a.Choose(number):
            return _bad_number(game, number, chosen[seat])
        case _, a.Levy() | a.Give() | a.Sell() | a.Buy() | a.Swap() | a.Decline() | a.Withdraw():
            return market.refusal(game, seat, action)
        case _ if seat not in game.waiting_for:
            return game.not_waited_for()
        case (OfferMade(), a.Answer()) | (Turn(), a.EndTurn()):
            return None
        case Turn(_, 0), a.Play() | a.Draw() | a.Offer():
            return RuleError("toy.turn.spent")
        case Turn(), a.Play():
            return _bad_play(game, seat, action)
        case Turn(), a.Draw():
            return None if game.pile else RuleError("toy.pile.empty")
        case Turn(), a.Offer():
            return _bad_offer(game, seat, action)
        case _:
            return RuleError("toy.moment")


def lost_by(game: ToyState, action: Action) -> Text | None:
    """Return that actions are lost by the end of a turn in which none was done; else None."""
    match game.due, action:
        case Turn(_, left), a.EndTurn() if left == game.pieces.actions:
            return Text("lost-actions", {"left": left})
        case _:
            return None


def _bad_number(game: ToyState, number: int, chosen: int | None) -> RuleError | None:
    """Return the error if a number is too low, too high or the one chosen before; None if it is none."""
    if not 1 <= number <= game.pieces.numbers:
        return RuleError("toy.number.range", highest=game.pieces.numbers)
    return RuleError("toy.number.same", number=number) if number == chosen else None


def _bad_play(game: ToyState, seat: int, play: a.Play) -> RuleError | None:
    """Return the error if there is no such pond, a card is missing, or the pond has its colour already."""
    if not 0 <= play.pond < len(game.ponds):
        return RuleError("toy.pond.unknown", count=len(game.ponds))
    missing = _missing(game, seat, _paid(play))
    if missing is None and play.card in game.ponds[play.pond]:
        return RuleError("toy.pond.colour", card=Value("card", play.card), pond=Value("pond", play.pond))
    return missing


def _bad_offer(game: ToyState, seat: int, offer: a.Offer) -> RuleError | None:
    """Return the error if an offer is to nobody else, of nothing, or of cards that are not there."""
    if offer.to == seat or not 0 <= offer.to < game.seats:
        return RuleError("toy.offer.seat")
    return _missing(game, seat, offer.cards) if offer.cards else RuleError("toy.offer.nothing")


def _missing(game: ToyState, seat: int, cards: tuple[Colour, ...]) -> RuleError | None:
    """Return the error if a seat does not hold all these cards; None if it does."""
    hand = game.hands[seat]
    if all(hand.count(card) >= cards.count(card) for card in cards):
        return None
    return RuleError("toy.cards.missing", hand=values_of("card", hand), count=len(hand))


# What is done.


def perform(game: S, seat: int, action: Action) -> tuple[S, tuple[Event, ...]]:
    """Return the game after a seat's action, and what happened; raise RuleError if it is refused."""
    error = refusal(game, seat, action)
    if error is not None:
        raise error
    match game.due, action:
        case Numbers(chosen), a.Choose(number):
            return _choose(game, seat, number, chosen)
        case _, a.Levy() | a.Give() | a.Sell() | a.Buy() | a.Swap() | a.Decline() | a.Withdraw():
            return market.perform(game, seat, action)
        case Turn(), a.Play():
            return _play(market.spend(game), seat, action)
        case Turn(), a.Draw():
            return _draw(market.spend(game), seat)
        case Turn(), a.Offer(to, cards):
            return _offer(market.spend(game), OfferMade(seat, to, tuple(sorted(cards))))
        case OfferMade() as offer, a.Answer(reply):
            return _answer(game, offer, reply)
        case _:
            return _end_turn(game, seat)


def score(game: S, seat: int, points: int) -> S:
    """Return the game with points for a seat."""
    return replace(game, points=add(game.points, seat, points))


def _choose(game: S, seat: int, number: int, chosen: tuple[int | None, ...]) -> tuple[S, tuple[Event, ...]]:
    """Return the game with a seat's number; the last one shows them all."""
    numbers = put(chosen, seat, number)
    events: tuple[Event, ...] = (e.ChosenNumber(seat, number),)
    if chosen[seat] is None:
        events = (e.Chosen(seat), *events)
    if None in numbers:
        return replace(game, queue=(Numbers(numbers), *game.queue[1:])), events
    after = replace(game, queue=game.queue[1:])
    for other, shown in enumerate(numbers):
        points = shown if shown is not None and numbers.count(shown) == 1 else 0
        after = score(after, other, points)
        events = (*events, e.NumberShown(other, shown or 0, points))
    return after, events


def _play(game: S, seat: int, play: a.Play) -> tuple[S, tuple[Event, ...]]:
    """Return the game with a card in a pond, which scores it; an extra card is put away for one more."""
    paid = _paid(play)
    points = game.pieces.ponds[play.pond] + len(paid) - 1
    after = replace(
        score(game, seat, points),
        hands=put(game.hands, seat, _without(game.hands[seat], paid)),
        ponds=put(game.ponds, play.pond, (*game.ponds[play.pond], play.card)),
        away=tuple(sorted((*game.away, *paid[1:]))),
    )
    return after, (e.Played(seat, play.card, play.pond, play.extra, points),)


def _draw(game: S, seat: int) -> tuple[S, tuple[Event, ...]]:
    """Return the game with the top card of the pile in a seat's hand."""
    card, *pile = game.pile
    hands = put(game.hands, seat, tuple(sorted((*game.hands[seat], card))))
    drawn = (e.Drawn(seat), e.DrawnCard(seat, card))
    return replace(game, hands=hands, pile=tuple(pile)), drawn if pile else (*drawn, e.PileEmpty())


def _offer(game: S, offer: OfferMade) -> tuple[S, tuple[Event, ...]]:
    """Return the game that waits for the answer to an offer."""
    giver, to, cards = offer.giver, offer.to, offer.cards
    events = (e.Offered(giver, to, len(cards)), e.OfferedCards(giver, to, cards))
    return replace(game, queue=(offer, *game.queue)), events


def _answer(game: S, offer: OfferMade, reply: Reply) -> tuple[S, tuple[Event, ...]]:
    """Return the game with the offered cards handed over, a point each for the giver, or not."""
    after = replace(game, queue=game.queue[1:])
    points = 0
    if reply is Reply.TAKE:
        points = len(offer.cards)
        hands = put(game.hands, offer.giver, _without(game.hands[offer.giver], offer.cards))
        hands = put(hands, offer.to, tuple(sorted((*hands[offer.to], *offer.cards))))
        after = replace(score(after, offer.giver, points), hands=hands)
    return after, (e.Answered(offer.to, offer.giver, reply, points),)


def _end_turn(game: S, seat: int) -> tuple[S, tuple[Event, ...]]:
    """Return the game at the turn of the next seat, in a new round, or at its end."""
    after = replace(game, queue=game.queue[1:])
    events: tuple[Event, ...] = (e.TurnEnded(seat),)
    if not after.queue and (begun := next_round(after)) is not None:
        return begun, events
    outcome = outcome_of(after)
    if outcome is not None:
        after, unsold = market.over(after)
        events = (*events, *unsold)
        events = (*events, e.GameEnded(outcome.winners, max(game.points)))
    return after, events


def _paid(play: a.Play) -> tuple[Colour, ...]:
    """Return the cards that leave the hand, the one for the pond first."""
    return (play.card,) if play.extra is None else (play.card, play.extra)


def _without(hand: tuple[Colour, ...], cards: tuple[Colour, ...]) -> tuple[Colour, ...]:
    """Return the hand without cards that it holds."""
    left = list(hand)
    for card in cards:
        left.remove(card)
    return tuple(left)
