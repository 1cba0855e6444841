"""What is taken or given by choice: at a Wedding, by a Spy, by a Master Merchant (great_canal.R48, R54)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from rules.great_canal import actions as a
from rules.great_canal import events as e
from rules.great_canal.components.cards import CARD_DECK, in_order
from rules.great_canal.components.kinds import GOOD_INDEX, GOODS, TRACKS
from rules.great_canal.decisions import ChooseGoods, Give, Keep
from rules.great_canal.hands import hand_over, most_of, single
from rules.great_canal.instead import wrong_choice
from rules.great_canal.state import GreatCanalState, S
from rules.great_canal.steps.conditions import SKIP, require_chosen, require_decision
from rules.kit.pending import without_seat
from rules.kit.tuples import Counts, put, without
from rules.records import Action, Event

KEEPS: dict[str, Action] = {card: a.KeepCard(card) for card in CARD_DECK}
CHOICES = tuple(a.ChooseGood(good) for good in GOODS)


def settle_gifts(game: S, decision: Give, events: list[Event]) -> S:
    """Return the game in which a seat that gives its whole hand has given it (great_canal.R48)."""
    for seat in decision.waiting:
        if sum(game.hands[seat]) == decision.counts[seat]:
            return _give(game, seat, decision, game.hands[seat], events)
    return game


def offer_gifts(game: GreatCanalState, seat: int) -> Sequence[Action]:
    """Return an example of what a seat may give: of what it has most of."""
    head = game.head
    assert isinstance(head, Give)
    return (a.GiveCards(most_of(game.hands[seat], head.counts[seat])),)


def give_cards(game: S, seat: int, action: a.GiveCards, events: list[Event]) -> S:
    """Return the game in which a seat has given so many cards; RuleError if it may not give these."""
    decision = require_decision(game, seat, Give)
    require_chosen(game, seat, action.cards, decision.counts[seat], "great_canal.wedding")
    return _give(game, seat, decision, action.cards, events)


def _give(game: S, seat: int, decision: Give, cards: Counts, events: list[Event]) -> S:
    to = decision.to
    events += (e.Given(seat, to, sum(cards)), e.GivenSeen(seat, to, cards))
    after = replace(game, queue=without_seat(game.queue, seat))
    return hand_over(after, seat, to, cards)


def offer_keeps(game: GreatCanalState, seat: int) -> Sequence[Action]:
    """Return the progress cards of which a Spy may take one, or none."""
    head = game.head
    assert isinstance(head, Keep)
    return [*(KEEPS[card] for card in dict.fromkeys(game.holdings[head.victim].progress)), *SKIP]


def keep_card(game: S, seat: int, action: a.KeepCard, events: list[Event]) -> S:
    """Return the game in which a Spy's seat has a card of the other; RuleError if that has no such card."""
    decision = require_decision(game, seat, Keep)
    victim, card = decision.victim, action.card
    found = game.holdings[victim].progress
    if card not in found:
        raise wrong_choice("great_canal.spy.card", "card", dict.fromkeys(found))
    events += (
        e.CardTaken(seat, victim, TRACKS[CARD_DECK[card]]),
        e.TakenCardSeen(seat, victim, card),
    )
    own = game.holdings[seat]
    holdings = put(game.holdings, victim, replace(game.holdings[victim], progress=without(found, card)))
    holdings = put(holdings, seat, replace(own, progress=in_order((*own.progress, card))))
    return replace(game, holdings=holdings, queue=game.queue[1:])


def leave_cards(game: S, seat: int, action: a.Skip, events: list[Event]) -> S:
    """Return the game in which a Spy's seat takes no card; RuleError if it is not its moment."""
    require_decision(game, seat, Keep)
    events.append(e.CardsLeft(seat))
    return replace(game, queue=game.queue[1:])


def settle_choosing(game: S, decision: ChooseGoods, events: list[Event]) -> S:
    """Return the game in which the whole hand was taken, if it is no more than is due (great_canal.R48)."""
    hand = game.hands[decision.victim]
    if sum(hand) > decision.left:
        return game
    return _take(game, decision, next(good for good, count in enumerate(hand) if count), events)


def offer_goods(game: GreatCanalState, seat: int) -> Sequence[Action]:
    """Return the goods of which a Master Merchant's seat takes one."""
    head = game.head
    assert isinstance(head, ChooseGoods)
    return [CHOICES[good] for good, count in enumerate(game.hands[head.victim]) if count]


def choose_good(game: S, seat: int, action: a.ChooseGood, events: list[Event]) -> S:
    """Return the game in which a card was taken of the other hand; RuleError if there is none such in it."""
    decision = require_decision(game, seat, ChooseGoods)
    found = [good for good, count in zip(GOODS, game.hands[decision.victim], strict=True) if count]
    if action.good not in found:
        raise wrong_choice("great_canal.master_merchant.good", "good", found)
    return _take(game, decision, GOOD_INDEX[action.good], events)


def _take(game: S, decision: ChooseGoods, good: int, events: list[Event]) -> S:
    seat, victim = decision.seat, decision.victim
    events += (e.GoodTaken(seat, victim), e.TakenGoodSeen(seat, victim, GOODS[good]))
    rest = (replace(decision, left=decision.left - 1),) if decision.left > 1 else ()
    after = replace(game, queue=(*rest, *game.queue[1:]))
    return hand_over(after, victim, seat, single(good))
