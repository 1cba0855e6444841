"""The state of a game of Canal du Midi: its fields, and what follows from them at once."""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar, TypeAlias, TypeVar

import msgspec
from propcache.api import cached_property

from rules.canal_du_midi.components import Box, load_box
from rules.game import Game
from rules.kit.pending import next_decision, waiting_seats
from rules.kit.seats import seats_from

Pawns: TypeAlias = tuple[tuple[int, ...], ...]
"""For each site the seats with a pawn on it, in seat order."""


class Phase(StrEnum):
    """What the game waits for."""

    PICK = "pick"
    BET = "bet"
    REINFORCE = "reinforce"
    TRADE = "trade"
    OVER = "over"


class Picks(msgspec.Struct, frozen=True, gc=False, tag="picks", forbid_unknown_fields=True):
    """The seats in ``waiting`` have still to take a card from their row (canal_du_midi.R2, R10)."""

    phase: ClassVar[Phase] = Phase.PICK

    waiting: tuple[int, ...]


class Bets(msgspec.Struct, frozen=True, gc=False, tag="bets", forbid_unknown_fields=True):
    """Everybody has to bet a card; by seat what lies there face down, None where nothing does yet."""

    phase: ClassVar[Phase] = Phase.BET

    cards: tuple[int | None, ...]

    @property
    def waiting(self) -> tuple[int, ...]:
        """Return the seats that have not bet yet."""
        return tuple([seat for seat, card in enumerate(self.cards) if card is None])


class Asking(msgspec.Struct, frozen=True, gc=False, tag="asking", forbid_unknown_fields=True):
    """Everybody with a coin (``asked``) has to send it or to hold it (canal_du_midi.R4).

    ``held`` are those who hold theirs, ``senders`` those who sent it, in the order in which they did. With
    the first sender the second asking begins: ``held`` is empty again, and answers stand.
    """

    phase: ClassVar[Phase] = Phase.REINFORCE

    asked: tuple[int, ...]
    held: tuple[int, ...] = ()
    senders: tuple[int, ...] = ()

    @property
    def waiting(self) -> tuple[int, ...]:
        """Return the seats that have still to answer in this asking."""
        answered = self.held + self.senders
        return tuple([seat for seat in self.asked if seat not in answered])


class Trading(msgspec.Struct, frozen=True, gc=False, tag="trading", forbid_unknown_fields=True):
    """A seat may make one trade, or decline (canal_du_midi.R7)."""

    phase: ClassVar[Phase] = Phase.TRADE

    seat: int

    @property
    def waiting(self) -> tuple[int, ...]:
        """Return the seat that trades."""
        return (self.seat,)


Due: TypeAlias = Picks | Bets | Asking | Trading
"""A pending decision; its class is the step that is open."""


class Reinforcement(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A coin that was sent, and the card that came for it; None if the discards were empty."""

    seat: int
    card: int | None


class Shown(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A round from its reveal on: the site, the bets by seat, reinforcements in order, and who won.

    ``winners`` is None until the site is awarded, and empty if it is delayed.
    """

    site: int
    bets: tuple[int, ...]
    reinforcements: tuple[Reinforcement, ...] = ()
    winners: tuple[int, ...] | None = None

    @property
    def cards(self) -> tuple[int, ...]:
        """Return all cards at the site: the bets and the drawn reinforcements."""
        return self.bets + tuple([sent.card for sent in self.reinforcements if sent.card is not None])

    def cards_of(self, seat: int) -> tuple[int, ...]:
        """Return the cards that count for a seat: its bet and, if one came, its reinforcement."""
        drawn = (sent.card for sent in self.reinforcements if sent.seat == seat and sent.card is not None)
        return (self.bets[seat], *drawn)


class CanalDuMidiState(Game, frozen=True, dict=True):
    """The fields of a game of Canal du Midi, and what follows from them at once.

    ``sites`` is the component text; the box made from it is :attr:`box`. ``first`` is the seat that began,
    ``site`` the one of this round (None when the game is over), ``queue`` what has to be decided in it, the
    next decision first. ``hands``, ``face_up`` and ``face_down`` go by seat, ``discards`` are everybody's;
    all but the rows face up are kept by points, since their order means nothing. What is drawn from
    face-down cards and from the sites ``to_come`` is decided when it is drawn, with the same odds as if they
    had been laid out at the start, so no secret order lies in the state (canal_du_midi.R1, R10, R11). A card
    that has been bet is in the ``queue`` until the reveal, then in ``shown``, which stays when the round is
    over and the cards have become discards (canal_du_midi.R16). ``pawns`` goes by site, ``delayed`` are the
    delayed sites in the order of their rounds. ``supply`` are coins to be won, ``spent`` those out of the
    game.
    """

    sites: str
    first: int
    round: int
    site: int | None
    to_come: tuple[int, ...]
    queue: tuple[Due, ...]
    hands: tuple[tuple[int, ...], ...]
    face_up: tuple[tuple[int, ...], ...]
    face_down: tuple[tuple[int, ...], ...]
    discards: tuple[int, ...]
    shown: Shown | None
    pawns: Pawns
    delayed: tuple[int, ...]
    coins: tuple[int, ...]
    supply: int
    spent: int

    @property
    def box(self) -> Box:
        """Return the site cards, the worker cards and the other pieces."""
        return load_box(self.sites)

    @property
    def due(self) -> Due | None:
        """Return the decision that has to be made now; None when the game is over."""
        return next_decision(self.queue)

    @property
    def phase(self) -> Phase:
        """Return what the game waits for."""
        return Phase.OVER if self.due is None else self.due.phase

    @property
    def first_player(self) -> int:
        """Return the first player of this round (canal_du_midi.R6)."""
        return (self.first + self.round - 1) % self.seats

    @property
    def table_order(self) -> tuple[int, ...]:
        """Return the seats from the first player of this round on (canal_du_midi.R6)."""
        return seats_from(self.first_player, self.seats)

    @cached_property
    def waiting_for(self) -> tuple[int, ...]:  # pyright: ignore[reportIncompatibleMethodOverride]
        """Return the seats that have to decide now, in table order; () when the game is over."""
        return waiting_seats(self.queue, self.table_order)


S = TypeVar("S", bound=CanalDuMidiState)
"""The class of the state: what goes into a step comes out of it."""
