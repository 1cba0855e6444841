"""Progress cards: draws by level, the limit, the two that are laid open (great_canal.R23, R44)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from rules.great_canal import events as e
from rules.great_canal.actions import DropCard
from rules.great_canal.components.cards import CARD_DECK, CARDS, DECK_CARDS, LAID_OPEN, in_order
from rules.great_canal.components.kinds import TRACKS
from rules.great_canal.decisions import Drop, Limit, Progress
from rules.great_canal.instead import wrong_choice
from rules.great_canal.state import GreatCanalState, Pile, S
from rules.great_canal.steps.conditions import require_turn
from rules.kit.pending import without_seat
from rules.kit.piles import draw_kind
from rules.kit.seats import seats_after, seats_from
from rules.kit.tuples import put, without
from rules.records import Action, Event, RuleError

DROPS = {card: DropCard(card) for card in CARDS}


def has_cards(pile: Pile) -> bool:
    """Say whether a deck has a card to draw."""
    return any(pile.undrawn) or bool(pile.returned)


def drawing_seats(game: GreatCanalState, track: int, red: int) -> tuple[int, ...]:
    """Return the seats whose level of a track lets them draw by a red die, from the roller (R12, R23)."""
    holdings = game.holdings
    return tuple(
        [
            seat
            for seat in seats_from(game.active, game.seats)
            if (level := holdings[seat].levels[track]) and red <= level + 1
        ]
    )


def draw_next(game: S, decision: Progress, events: list[Event]) -> S:
    """Return the game in which the next seat drew a card of a track, an event of its own (R36, R50)."""
    if not decision.seats:
        return replace(game, queue=game.queue[1:])
    seat, *others = decision.seats
    after = replace(game, queue=(replace(decision, seats=tuple(others)), *game.queue[1:]))
    return draw(after, seat, decision.track, events)


def draw(game: S, seat: int, deck: int, events: list[Event]) -> S:
    """Return the game in which a seat drew the next card of a deck; as it is if the deck is empty.

    Those never drawn come in random order, those put back after them in theirs (great_canal.R44).
    """
    pile, randomness = game.piles[deck], game.randomness
    if any(pile.undrawn):
        kind, undrawn, randomness = draw_kind(pile.undrawn, randomness, TRACKS[deck])
        card, pile = DECK_CARDS[deck][kind], replace(pile, undrawn=undrawn)
    elif pile.returned:
        card, pile = pile.returned[0], pile.without_first()
    else:
        return game
    events += (e.CardDrawn(seat, TRACKS[deck]), e.CardSeen(seat, card))
    holding = game.holdings[seat]
    if card in LAID_OPEN:
        events.append(e.CardLaidOpen(seat, card))
        holding = replace(holding, open=in_order((*holding.open, card)))
    else:
        holding = replace(holding, progress=in_order((*holding.progress, card)))
    piles = put(game.piles, deck, pile)
    return replace(game, randomness=randomness, piles=piles, holdings=put(game.holdings, seat, holding))


def give_back(game: S, seat: int, card: str, *, public: bool) -> S:
    """Return the game in which a card of a seat lies under its deck; ``public`` if all saw it (R43, R44)."""
    deck, holding = CARD_DECK[card], game.holdings[seat]
    piles = put(game.piles, deck, game.piles[deck].put_under(card, public=public))
    holding = replace(holding, progress=without(holding.progress, card))
    return replace(game, piles=piles, holdings=put(game.holdings, seat, holding))


def require_held(game: GreatCanalState, seat: int, card: str) -> None:
    """Raise RuleError unless a seat holds a progress card."""
    held = game.holdings[seat].progress
    if card not in held:
        raise wrong_choice("great_canal.held", "card", dict.fromkeys(held))


def over_limit(game: GreatCanalState, seat: int) -> bool:
    """Say whether a seat holds too many progress cards."""
    return len(game.holdings[seat].progress) > game.box.prices.text.progress_limit


def find_over_limit(game: S, decision: Limit, events: list[Event]) -> S:
    """Return the game that waits for those over the limit who are not in turn (great_canal.R23)."""
    limit, holdings = game.box.prices.text.progress_limit, game.holdings
    others = seats_after(game.active, game.seats)
    seats = tuple([seat for seat in others if len(holdings[seat].progress) > limit])
    return replace(game, queue=(Drop(seats), *game.queue[1:]) if seats else game.queue[1:])


def offer_drops(game: GreatCanalState, seat: int) -> Sequence[Action]:
    """Return the cards that a seat over the limit may put back."""
    if not over_limit(game, seat):
        return ()
    return [DROPS[card] for card in dict.fromkeys(game.holdings[seat].progress)]


def drop(game: S, seat: int, action: DropCard, events: list[Event]) -> S:
    """Return the game in which a card over the limit was put back; RuleError if it may not be.

    In one's own turn it is put back before the turn ends, else before the roll goes on (great_canal.R23).
    """
    head = game.head
    if not isinstance(head, Drop) or seat not in head.waiting:
        require_turn(game, seat)
    if not over_limit(game, seat):
        raise RuleError("great_canal.R23", limit=game.box.prices.text.progress_limit)
    require_held(game, seat, action.card)
    events += (e.CardDropped(seat, TRACKS[CARD_DECK[action.card]]), e.OwnCardDropped(seat, action.card))
    after = give_back(game, seat, action.card, public=False)
    if not isinstance(head, Drop) or over_limit(after, seat):
        return after
    return replace(after, queue=without_seat(after.queue, seat))
