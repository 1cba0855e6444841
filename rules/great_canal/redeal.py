"""Another game that looks the same to a seat: what it cannot know is dealt anew (great_canal.R34, R43)."""

from __future__ import annotations

from msgspec.structs import replace

from rules.great_canal.components.cards import CARD_DECK, LAID_OPEN, counted, in_order, listed
from rules.great_canal.components.kinds import RESOURCES
from rules.great_canal.decisions import ChooseGoods, Deliver, Keep
from rules.great_canal.hands import NOTHING, covers, minus, plus, single
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
    after, randomness = _deal_goods(game, seat, randomness)
    hidden = [one for one in range(game.seats) if one != seat and one != _searched(game, seat, Keep)]
    for deck in range(len(game.piles)):
        after, randomness = _deal_deck(after, deck, hidden, randomness)
    return replace(after, randomness=randomness)


def _searched(game: GreatCanalState, seat: int | None, by: type[Keep | ChooseGoods]) -> int | None:
    """Return whose progress cards (Keep) or goods (ChooseGoods) a seat sees now; None if nobody's (R54)."""
    head = game.head
    return head.victim if isinstance(head, by) and head.seat == seat else None


def _deal_goods(game: S, seat: int | None, randomness: Randomness) -> tuple[S, Randomness]:
    """Return the game with other goods in hands of the same sizes; what is known of them stays."""
    others = [
        other for other in range(game.seats) if other != seat and other != _searched(game, seat, ChooseGoods)
    ]
    pool = NOTHING
    for other in others:
        pool = plus(pool, game.hands[other])
    shown = {other: _shown(game, other) for other in others}
    for cards in shown.values():
        pool = minus(pool, cards)
    promised = _promised(game)
    if game.active in others and covers(pool, promised):
        shown[game.active], pool = promised, minus(pool, promised)
    head = game.head
    if isinstance(head, Deliver) and head.by != seat:
        good, left, randomness = draw_kind(pool[: len(RESOURCES)], randomness, STREAM)
        pool = (*left, *pool[len(RESOURCES) :])
        shown[head.by] = single(good)
        game = replace(game, queue=(replace(head, resource=RESOURCES[good]), *game.queue[1:]))
    hands = list(game.hands)
    for other in others:
        goods = shown[other]
        for _ in range(sum(game.hands[other]) - sum(goods)):
            good, pool, randomness = draw_kind(pool, randomness, STREAM)
            goods = add(goods, good, 1)
        hands[other] = goods
    return replace(game, hands=tuple(hands)), randomness


def _shown(game: GreatCanalState, seat: int) -> Counts:
    """Return what a seat is known to hold: what it would give by its answer to the open offer (R45)."""
    offer = game.offer
    reply = None if offer is None else offer.reply_of(seat)
    if offer is None or reply is None or reply.answer == "decline":
        return NOTHING
    return offer.want if reply.answer == "accept" else reply.give


def _promised(game: GreatCanalState) -> Counts:
    """Return what the seat in turn is taken to hold: what it offers to the first yes (great_canal.R46).

    It may have spent it, but whoever says yes expects a trade. Nothing if its hand is too small for it,
    or while one card may be both offered and laid down (great_canal.R53).
    """
    offer = game.offer
    if offer is None or not offer.first or isinstance(game.head, Deliver):
        return NOTHING
    return offer.give if sum(game.hands[game.active]) >= sum(offer.give) else NOTHING


def _deal_deck(game: S, deck: int, hidden: list[int], randomness: Randomness) -> tuple[S, Randomness]:
    """Return the game with the unknown cards of a deck elsewhere: under it and in the hands of some seats.

    Those worth a point are in no hand; those put back for all to see stay where they are.
    """
    pile = game.piles[deck]
    held = [
        tuple(card for card in game.holdings[other].progress if CARD_DECK[card] == deck) for other in hidden
    ]
    undrawn = listed(deck, pile.undrawn)
    points = tuple(card for card in undrawn if card in LAID_OPEN)
    secret = [pile.returned[place] for place in pile.secret]
    pool = [card for cards in (undrawn, secret, *held) for card in cards if card not in LAID_OPEN]
    left, randomness = randomness.shuffle(STREAM, sorted(pool))
    holdings = list(game.holdings)
    for other, own in zip(hidden, held, strict=True):
        kept = tuple(card for card in holdings[other].progress if CARD_DECK[card] != deck)
        holdings[other] = replace(holdings[other], progress=in_order((*kept, *left[: len(own)])))
        left = left[len(own) :]
    above = len(undrawn) - len(points)
    returned = list(pile.returned)
    for place, card in zip(pile.secret, left[above:], strict=True):
        returned[place] = card
    piles = list(game.piles)
    piles[deck] = Pile(counted(deck, (*points, *left[:above])), tuple(returned), pile.secret)
    return replace(game, holdings=tuple(holdings), piles=tuple(piles)), randomness
