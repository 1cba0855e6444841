"""The view of a game of the Great Canal: what one seat, or the public, may know."""

from __future__ import annotations

from msgspec.structs import replace

from rules.game import Matter, View
from rules.great_canal.components.board import Board, load_board
from rules.great_canal.components.cards import CARD_DECK, CARDS, Cards
from rules.great_canal.components.costs import Costs, load_costs
from rules.great_canal.components.kinds import COMMODITIES, GOODS, RESOURCES, TRACKS
from rules.great_canal.decisions import ChooseGoods, Decision, Deliver, Keep
from rules.great_canal.pieces import Pieces
from rules.great_canal.places import PLACES, names_of
from rules.great_canal.route import route_lengths
from rules.great_canal.scoring import scores_of
from rules.great_canal.state import Barbarians, GreatCanalState, Ground, Offer, Pile, Turn
from rules.great_canal.steps.bank_trade import rates
from rules.great_canal.steps.barbarians import attack_strength, defences
from rules.kit.matters import matter_key
from rules.kit.tuples import Counts
from rules.values import Scalar, Text, tag_of

GOODS_OF_KIND = {"good": GOODS, "resource": RESOURCES, "commodity": COMMODITIES}
OTHER_NAMES = {good: (f"also-{good}", f"many-{good}") for good in GOODS} | {
    "coin": ("also-coin", "several-coin"),
    "paper": ("many-paper",),
}
"""The keys of what goods are called besides, and of several of them."""


class GreatCanalView(View, frozen=True):
    """The position as everybody sees it, and the goods and progress cards of one seat (great_canal.R34, R43).

    ``map_text`` and ``costs_text`` are component files; use :attr:`board` and :attr:`prices`. ``active`` is
    the seat in turn, ``decision`` what has to be settled first, None while that seat plays. ``turn``,
    ``ground``, ``pieces``, ``metropolises``, ``barbarians``, ``robber``, ``route``, ``merchant``,
    ``merchant_seat``, ``dug`` and ``offer`` are those of the state.

    By seat: ``hand_sizes`` are goods in all, ``progress_counts`` progress cards by deck, ``opened`` those
    laid open, ``levels`` city improvements by track, ``defenders`` and ``chips`` counts, ``route_lengths``
    the longest ways, ``scores`` the points, ``rates`` what the bank takes of each good for one of another.
    ``bank`` is counted by good. By deck: ``pile_sizes``, and ``returned``, the cards put back under it in
    their order, None for one that not all have seen.

    ``goods`` and ``progress`` are the seat's own, None for the public. ``found_goods`` and
    ``found_progress`` are those of another seat while it sees them (great_canal.R54), None else.
    """

    game = "great_canal"

    map_text: str
    costs_text: str
    active: int
    turn: Turn
    decision: Decision | None
    ground: Ground
    pieces: Pieces
    metropolises: tuple[int | None, int | None, int | None]
    barbarians: Barbarians
    robber: int
    route: int | None
    route_lengths: tuple[int, ...]
    merchant: int | None
    merchant_seat: int | None
    dug: tuple[int, ...]
    offer: Offer | None
    hand_sizes: tuple[int, ...]
    progress_counts: tuple[Counts, ...]
    opened: tuple[Cards, ...]
    levels: tuple[tuple[int, int, int], ...]
    defenders: tuple[int, ...]
    chips: tuple[int, ...]
    scores: tuple[int, ...]
    rates: tuple[Counts, ...]
    bank: Counts
    pile_sizes: tuple[int, ...]
    returned: tuple[tuple[str | None, ...], ...]
    goods: Counts | None
    progress: Cards | None
    found_goods: Counts | None
    found_progress: Cards | None

    @property
    def board(self) -> Board:
        """Return the board."""
        return load_board(self.map_text)

    @property
    def prices(self) -> Costs:
        """Return the costs, supplies and points."""
        return load_costs(self.costs_text)

    @property
    def flooded(self) -> bool:
        """Say whether the canal is done (great_canal.R6)."""
        return len(self.dug) == len(self.board.canal)

    @property
    def attack_strength(self) -> int:
        """Return the strength of the barbarians if they attacked now (great_canal.R22)."""
        return attack_strength(self.pieces)

    @property
    def defences(self) -> tuple[int, ...]:
        """Return what each seat would put in against them (great_canal.R19)."""
        return defences(self.board, self.pieces)

    def words(self, kind: str, value: Scalar) -> Text | str:
        """Return the name of a value; ValueError for one that there is not."""
        if kind in PLACES and type(value) is int:
            return names_of(self.board, kind, value)[0]
        if value in GOODS_OF_KIND.get(kind, ()):
            return Text(f"good-{value}")
        if kind in ("track", "deck") and value in TRACKS:
            return Text(f"{kind}-{value}")
        if kind == "card" and value in CARDS:
            return Text(f"card-{value}")
        raise ValueError(f"no {kind} {value!r}")

    def aliases(self, kind: str, value: Scalar) -> tuple[Text | str, ...]:
        """Return the other right names of corners and edges, and of goods."""
        if kind in PLACES and type(value) is int:
            return names_of(self.board, kind, value)[1:]
        named = value in GOODS_OF_KIND.get(kind, ())
        return tuple(map(Text, OTHER_NAMES[str(value)])) if named else ()

    def values(self, kind: str) -> tuple[Scalar, ...]:
        """Return all values of a kind, in their natural order."""
        if kind in PLACES:
            return tuple(range(PLACES[kind]))
        return {**GOODS_OF_KIND, "track": TRACKS, "deck": TRACKS, "card": CARDS}.get(kind, ())

    def open_matters(self) -> tuple[Matter, ...]:
        """Return what has to be settled now: the decision of some seats, or the turn of one."""
        if not self.waiting_for:
            return ()
        name = "turn" if self.decision is None else tag_of(self.decision)
        key = matter_key(str(name), self.turn.number)
        return (Matter(key, self.status(), self.waiting_for),)

    def status(self) -> Text:
        """Return what the game waits for, in a line."""
        if self.outcome is not None:
            return Text("status-over")
        if self.decision is not None:
            return Text(f"status-{tag_of(self.decision)}")
        return Text("status-roll" if self.turn.dice is None else "status-turn")


def view_of(game: GreatCanalState, seat: int | None) -> GreatCanalView:
    """Return what a seat, or the public (None), may know of a game."""
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
    return tuple([None if place in pile.secret else card for place, card in enumerate(pile.returned)])


def _by_deck(cards: Cards) -> Counts:
    """Return how many cards are of each deck."""
    counts = [0] * len(TRACKS)
    for card in cards:
        counts[CARD_DECK[card]] += 1
    return tuple(counts)
