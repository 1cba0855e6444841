"""What one seat, or the public, may know of a game of the Great Canal."""

from __future__ import annotations

from rules.great_canal.components.board import Board, load_board
from rules.great_canal.components.cards import Cards
from rules.great_canal.components.costs import Costs, load_costs
from rules.great_canal.decisions import Decision
from rules.great_canal.ground import Ground
from rules.great_canal.pieces import Pieces
from rules.great_canal.scoring import metropolis_holder
from rules.great_canal.state import Asked, Barbarians, Offer, Turn
from rules.great_canal.steps.barbarians import attack_strength, defences
from rules.kit.tuples import Counts
from rules.view import View


class Seen(View, frozen=True):
    """The position as everybody sees it, and the goods and progress cards of one seat (great_canal.R34, R43).

    ``map_text`` and ``costs_text`` are component files; use :attr:`board` and :attr:`prices`. ``active`` is
    the seat in turn, ``decision`` what has to be settled first, None while that seat plays. ``turn``,
    ``ground``, ``pieces``, ``metropolises``, ``barbarians``, ``robber``, ``route``, ``merchant``,
    ``merchant_seat``, ``dug``, ``offer`` and ``asked`` are those of the state.

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
    asked: Asked
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

    @property
    def turn_number(self) -> int:
        """Return the number of the turn, from 1."""
        return self.turn.number + 1

    @property
    def metropolis_holders(self) -> tuple[int | None, ...]:
        """Return the seat that has the metropolis of each track; None while nobody has."""
        return tuple([metropolis_holder(self.pieces, corner) for corner in self.metropolises])

    @property
    def plain_cities(self) -> tuple[tuple[int, ...], ...]:
        """Return the cities of each seat that are no metropolis."""
        held = self.metropolises
        return tuple(
            tuple([city for city in realm.cities if city not in held]) for realm in self.pieces.realms
        )
