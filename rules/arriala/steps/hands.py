"""Cards in the hand: which can be played, and how one is."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import compress

from msgspec.structs import replace

from rules.arriala.events import CardPlayed
from rules.arriala.state import ArrialaState, keep
from rules.arriala.steps.action_points import Price
from rules.kit.refusals import WrongChoiceError
from rules.kit.tuples import add, put
from rules.records import Event
from rules.values import AnyOf, Text, Value

CARD_PRICE: Price = "card"
"""The price of playing a card, whatever it does."""


def held(game: ArrialaState, seat: int) -> tuple[str, ...]:
    """Return the kinds of cards in a seat's hand, in the order of the deck."""
    return tuple(compress(game.the_deck.kinds, game.hands[seat]))


def require_card(game: ArrialaState, seat: int, card: str, prefix: str = "") -> None:
    """Raise RuleError unless the seat holds the card and it does what is asked of it.

    The kinds of cards that do have ids that start with ``prefix``.
    """
    kinds, in_hand = game.the_deck.kinds, held(game, seat)
    if card in in_hand and card.startswith(prefix or card):
        return
    fitting = tuple(kind for kind in kinds if kind.startswith(prefix or card))
    if card not in kinds:
        raise WrongChoiceError("arriala.unknown.card")
    if (fitting and not {*fitting} & {*in_hand}) or not in_hand:
        raise _none_fits(game, card, fitting, in_hand)
    if card not in fitting:
        raise WrongChoiceError(
            "arriala.card.other", card=Value("card", card), fitting=_in_quotes(fitting), count=len(fitting)
        )
    raise WrongChoiceError("arriala.card.missing", card=Value("card", card), held=_in_quotes(in_hand))


def _none_fits(
    game: ArrialaState, card: str, fitting: tuple[str, ...], in_hand: tuple[str, ...]
) -> WrongChoiceError:
    """Return the error for a hand without any card that does what is asked; it says how to get cards."""
    return WrongChoiceError(
        "arriala.card.none",
        card=Value("card", card),
        fitting=AnyOf(_in_quotes(fitting)),
        count=len(in_hand),
        price=game.the_board.cost.draw,
        left=any(game.pile) or any(game.discards),
    )


def _in_quotes(cards: Iterable[str]) -> tuple[Text, ...]:
    """Return the names of cards in quotation marks: some of them would run into the sentence."""
    return tuple([Text("card-quoted", {"card": Value("card", card)}) for card in cards])


def play(game: ArrialaState, seat: int, card: str, events: list[Event]) -> ArrialaState:
    """Return the game with a card moved from the hand to the discards and paid for.

    That comes before its effect (arriala.R20).
    """
    events.append(CardPlayed(seat, card))
    kind = game.the_deck.index[card]
    after = replace(
        game,
        hands=put(game.hands, seat, add(game.hands[seat], kind, -1)),
        discards=add(game.discards, kind, 1),
    )
    keep(game, after)
    return after
