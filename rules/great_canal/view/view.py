"""The view of a game of the Great Canal: what one seat, or the public, may know, and what it answers."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from rules.great_canal.actions import PlayWarlord, Skip
from rules.great_canal.components.cards import CARD_DECK, Cards
from rules.great_canal.components.kinds import TRACKS
from rules.great_canal.decisions import ChooseGoods, Decision, Deliver, Keep
from rules.great_canal.pieces import Pieces
from rules.great_canal.route import route_lengths
from rules.great_canal.scoring import scores_of
from rules.great_canal.state import GreatCanalState, Pile
from rules.great_canal.steps.bank_trade import rates
from rules.great_canal.view import matters, names, offers
from rules.great_canal.view.costs import cost_of
from rules.great_canal.view.details import detail_of, explanation_of, surroundings_of
from rules.great_canal.view.seen import Seen
from rules.great_canal.view.status import status_of
from rules.kit.tuples import Counts
from rules.records import Action, Matter, Standing
from rules.values import Scalar, Text

_NO_CARDS = (0,) * len(TRACKS)


class GreatCanalView(Seen, frozen=True):
    """A view; its fields are those of :class:`~rules.great_canal.view.seen.Seen`."""

    game = "great_canal"

    def words(self, kind: str, value: Scalar) -> Text | str:
        """Return the name of a value; ValueError for one that there is not."""
        return names.shown_name(self, kind, value)

    def aliases(self, kind: str, value: Scalar) -> tuple[Text | str, ...]:
        """Return the other right names of corners and edges, and of goods."""
        return names.other_names(self, kind, value)

    def shown_aliases(self, kind: str, value: Scalar) -> tuple[Text | str, ...]:
        """Return the other names of corners and edges in words."""
        return names.other_names_in_words(self, kind, value)

    def nameable(self, made: type[Action | Standing], field: str) -> tuple[Scalar, ...]:
        """Return one's own inactive knights for a Warlord (great_canal.R52)."""
        if made is not PlayWarlord or self.seat is None:
            return ()
        return tuple(knight.corner for knight in self.pieces.realms[self.seat].knights if not knight.active)

    def taken_for(self, kind: str) -> tuple[str, ...]:
        """Return the other kinds of places."""
        return names.TAKEN_FOR.get(kind, ())

    def values_at(self, kind: str, other: str, value: Scalar) -> tuple[Scalar, ...]:
        """Return the places of a kind at a place of another kind."""
        return names.values_at(kind, other, value)

    def surroundings(self, kind: str, value: Scalar) -> Text | None:
        """Return what lies at a place: terrain with its numbers and harbours; None for all other values."""
        return surroundings_of(self, kind, value)

    def detail(self, kind: str, value: Scalar, action: type[Action] | None = None) -> Text | None:
        """Return what lies at a place and who stands there, what a seat, a level or a good has."""
        return detail_of(self, kind, value, action)

    def explanation(self, action: type[Action]) -> Text | None:
        """Return what a progress card does; None for all other actions."""
        return explanation_of(self, action)

    def values(self, kind: str) -> tuple[Scalar, ...]:
        """Return all values of a kind, in their natural order."""
        return names.values_of(kind)

    def held(self, kind: str) -> tuple[int, ...] | None:
        """Return how many goods, or progress cards, of each kind the seat holds."""
        return names.held_of(self, kind)

    def cost(self, action: type[Action], chosen: Mapping[str, Any]) -> Text | None:
        """Return what actions of a class cost; None for what is free or not known by what is chosen."""
        return cost_of(self, action, chosen)

    def open_matters(self) -> tuple[Matter, ...]:
        """Return the decision that waits, or else the turn; and the open offer (great_canal.R11, R15)."""
        if not self.waiting_for:
            return ()
        asked = matters.matter_of(self)
        return (asked,) if self.offer is None else (asked, offers.matter_of(self, self.offer))

    def rests_on(self, action: Action) -> tuple[object, ...]:
        """Return the terms that an action agrees to (great_canal.R45, R46, R47)."""
        return offers.agreed_terms(self, action)

    def choice(self, action: Action) -> Text | None:
        """Return what to do without is called by who is asked, and the terms of an answer with others."""
        return matters.skip_choice(self) if isinstance(action, Skip) else offers.choice_of(self, action)

    def status(self) -> Text:
        """Return what the seat is asked, and what it has for it; or what others are asked."""
        return status_of(self)


_made: deque[tuple[GreatCanalState, int | None, GreatCanalView]] = deque(maxlen=8)
"""The views that were made last: of a position they are asked for again and again, answer by answer."""


def view_of(game: GreatCanalState, seat: int | None) -> GreatCanalView:
    """Return what a seat, or the public (None), may know of a game."""
    for known, looker, view in tuple(_made):
        if known is game and looker == seat:
            return view
    view = _made_for(game, seat)
    _made.append((game, seat, view))
    return view


def _made_for(game: GreatCanalState, seat: int | None) -> GreatCanalView:
    hands, holdings, head = game.hands, game.holdings, game.head
    return GreatCanalView(
        seat=seat,
        seats=game.seats,
        waiting_for=game.waiting_for,
        outcome=game.outcome,
        map_text=game.box.map,
        costs_text=game.box.costs,
        active=game.active,
        turn=game.turn,
        decision=_as_seen(head, seat),
        ground=game.ground,
        pieces=Pieces(game.pieces.realms),
        metropolises=game.metropolises,
        barbarians=game.barbarians,
        robber=game.robber,
        route=game.route,
        route_lengths=route_lengths(game.pieces),
        merchant=game.merchant,
        merchant_seat=game.merchant_seat,
        dug=game.dug,
        offer=game.offer,
        asked=game.asked,
        hand_sizes=tuple(map(sum, hands)),
        progress_counts=tuple([_by_deck(one.progress) for one in holdings]),
        opened=tuple([one.open for one in holdings]),
        levels=tuple([one.levels for one in holdings]),
        defenders=tuple([one.defender for one in holdings]),
        chips=tuple([one.chips for one in holdings]),
        scores=scores_of(game),
        rates=tuple([rates(game, one) for one in range(game.seats)]),
        bank=game.bank,
        pile_sizes=tuple([sum(pile.undrawn) + len(pile.returned) for pile in game.piles]),
        returned=tuple([_seen_cards(pile) for pile in game.piles]),
        goods=None if seat is None else hands[seat],
        progress=None if seat is None else holdings[seat].progress,
        found_goods=hands[head.victim] if isinstance(head, ChooseGoods) and head.seat == seat else None,
        found_progress=(
            holdings[head.victim].progress if isinstance(head, Keep) and head.seat == seat else None
        ),
    )


def _as_seen(head: Decision | None, seat: int | None) -> Decision | None:
    """Return what has to be settled as a seat knows it: what was laid down is seen by whose it is (R53)."""
    return replace(head, resource=None) if isinstance(head, Deliver) and head.by != seat else head


def _seen_cards(pile: Pile) -> tuple[str | None, ...]:
    """Return the cards put back under a deck, those that not all have seen as None (great_canal.R43)."""
    if not pile.secret:
        return pile.returned
    seen: list[str | None] = list(pile.returned)
    for place in pile.secret:
        seen[place] = None
    return tuple(seen)


def _by_deck(cards: Cards) -> Counts:
    """Return how many cards are of each deck."""
    if not cards:
        return _NO_CARDS
    counts = [0] * len(TRACKS)
    for card in cards:
        counts[CARD_DECK[card]] += 1
    return tuple(counts)
