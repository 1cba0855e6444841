"""Drawing a card (arriala.R13, R24)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from rules.arriala.actions import Draw
from rules.arriala.events import Drew, DrewCard, Reshuffled
from rules.arriala.state import ArrialaState
from rules.arriala.steps.action_points import Price, require_price
from rules.kit.piles import draw_kind
from rules.kit.tuples import add, put
from rules.records import Action, Event, RuleError

PRICE: Price = "draw"
PILE = "pile"
"""The stream of random draws for cards."""
_DRAW = (Draw(),)


def cards_left(game: ArrialaState) -> bool:
    """Say whether there is a card to draw, in the pile or among the discards (arriala.R13, R24)."""
    return any(game.pile) or any(game.discards)


def offer_draw(game: ArrialaState, seat: int) -> Sequence[Action]:
    """Return the draw of a card, if there is one."""
    return _DRAW if cards_left(game) else ()


def draw(game: ArrialaState, seat: int, action: Draw, events: list[Event]) -> ArrialaState:
    """Return the game with a card drawn; RuleError if it is not allowed.

    The discards become the pile only when a card is needed and the pile is empty (arriala.R13, R24).
    """
    if not cards_left(game):
        raise RuleError("arriala.draw.empty", cards=sum(game.the_deck.counts))
    cost = require_price(game, PRICE)
    pile, discards = game.pile, game.discards
    if not any(pile):
        pile, discards = discards, (0,) * len(discards)
        events.append(Reshuffled(sum(pile)))
    kind, pile, randomness = draw_kind(pile, game.randomness, PILE)
    events += (Drew(seat), DrewCard(seat, game.the_deck.kinds[kind]))
    return replace(
        game,
        randomness=randomness,
        action_points=game.action_points - cost,
        hands=put(game.hands, seat, add(game.hands[seat], kind, 1)),
        pile=pile,
        discards=discards,
        journey=None,
    )
