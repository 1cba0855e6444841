"""Another game that looks the same to a seat: what it cannot know is dealt anew (great_canal.R34, R43)."""

from __future__ import annotations

from msgspec.structs import replace

from rules.great_canal.components.cards import CARD_DECK, LAID_OPEN, counted, in_order, listed
from rules.great_canal.hands import NOTHING, minus, plus
from rules.great_canal.state import GreatCanalState, Pile, S
from rules.kit.piles import draw_kind
from rules.kit.tuples import Counts, add
from rules.randomness import Randomness

STREAM = "redeal"


def redeal(game: S, seat: int | None, randomness: Randomness) -> S:
    """Return the game with other goods and progress cards in others' hands, and other decks.

    What a seat saw before and the position no longer shows is not kept: which card was stolen from it, which
    it put back under a deck.
    """
    others = [other for other in range(game.seats) if other != seat]
    hands, randomness = _deal_goods(game, others, randomness)
    after = replace(game, hands=hands)
    for deck in range(len(game.piles)):
        after, randomness = _deal_deck(after, deck, others, randomness)
    return replace(after, randomness=randomness)


def _deal_goods(
    game: GreatCanalState, others: list[int], randomness: Randomness
) -> tuple[tuple[Counts, ...], Randomness]:
    """Return hands of the same sizes; whoever answered an offer holds what that shows (great_canal.R45)."""
    pool = NOTHING
    for other in others:
        pool = plus(pool, game.hands[other])
    shown = {other: _shown(game, other) for other in others}
    for cards in shown.values():
        pool = minus(pool, cards)
    hands = list(game.hands)
    for other in others:
        goods = shown[other]
        for _ in range(sum(game.hands[other]) - sum(goods)):
            good, pool, randomness = draw_kind(pool, randomness, STREAM)
            goods = add(goods, good, 1)
        hands[other] = goods
    return tuple(hands), randomness


def _shown(game: GreatCanalState, seat: int) -> Counts:
    """Return what a seat is known to hold: what it would give by its answer to the open offer."""
    offer = game.offer
    reply = None if offer is None else offer.reply_of(seat)
    if offer is None or reply is None or reply.answer == "decline":
        return NOTHING
    return offer.want if reply.answer == "accept" else reply.give


def _deal_deck(game: S, deck: int, others: list[int], randomness: Randomness) -> tuple[S, Randomness]:
    """Return the game with the unknown cards of a deck elsewhere; those worth a point are in no hand."""
    pile = game.piles[deck]
    held = [
        tuple(card for card in game.holdings[other].progress if CARD_DECK[card] == deck) for other in others
    ]
    fresh = listed(deck, pile.fresh)
    points = tuple(card for card in fresh if card in LAID_OPEN)
    pool = [card for cards in (fresh, pile.returned, *held) for card in cards if card not in LAID_OPEN]
    cards, randomness = randomness.shuffle(STREAM, pool)
    holdings, left = list(game.holdings), cards
    for other, own in zip(others, held, strict=True):
        kept = tuple(card for card in holdings[other].progress if CARD_DECK[card] != deck)
        holdings[other] = replace(holdings[other], progress=in_order((*kept, *left[: len(own)])))
        left = left[len(own) :]
    above = len(fresh) - len(points)
    piles = list(game.piles)
    piles[deck] = Pile(counted(deck, (*points, *left[:above])), left[above:])
    return replace(game, holdings=tuple(holdings), piles=tuple(piles)), randomness
