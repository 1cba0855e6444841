"""Small parts of a position that the state, its views, actions and events share."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, TypeAlias

import msgspec

from rules.values import Kind

FACE_DOWN = -1
"""In place of a card of the row: one of the face-down ones, unseen (canal_du_midi.R10)."""

Site: TypeAlias = Annotated[int, Kind("site", place=True)]
"""A site, from 0 in the order of the canal."""
Card: TypeAlias = Annotated[int, Kind("card")]
"""A worker card (:mod:`rules.canal_du_midi.box`), said so that it differs from all others."""
RowCard: TypeAlias = Annotated[int, Kind("row_card", place=True)]
"""A card of the own row: a face-up one, or FACE_DOWN."""
WorkerCard: TypeAlias = Annotated[int, Kind("worker")]
"""A worker card, said without its colour."""


class Phase(StrEnum):
    """What the game waits for."""

    PICK = "pick"
    BET = "bet"
    REINFORCE = "reinforce"
    TRADE = "trade"
    OVER = "over"


class Picks(msgspec.Struct, frozen=True, tag="picks", forbid_unknown_fields=True):
    """The seats in ``waiting`` have still to take a card from their row (canal_du_midi.R2, R10)."""

    waiting: tuple[int, ...]


class Bets(msgspec.Struct, frozen=True, tag="bets", forbid_unknown_fields=True):
    """Everybody has to bet a card; by seat what lies there face down, None where nothing does yet."""

    cards: tuple[int | None, ...]


class Asking(msgspec.Struct, frozen=True, tag="asking", forbid_unknown_fields=True):
    """Who has a coin (``asked``) says whether to send it (canal_du_midi.R4).

    ``held`` are those who hold theirs, ``senders`` those who sent it, in the order in which they did. With
    the first sender the second asking begins: ``held`` is empty again, and answers stand.
    """

    asked: tuple[int, ...]
    held: tuple[int, ...] = ()
    senders: tuple[int, ...] = ()

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that have still to answer in this asking."""
        return tuple(seat for seat in self.asked if seat not in self.held and seat not in self.senders)


class Trading(msgspec.Struct, frozen=True, tag="trading", forbid_unknown_fields=True):
    """A seat may make one trade, or decline (canal_du_midi.R7)."""

    seat: int


Due: TypeAlias = Picks | Bets | Asking | Trading


class Reinforcement(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A coin that was sent, and the card that came for it; None if the discards were empty."""

    seat: int
    card: int | None


class Shown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A round from its reveal on: the site, the bets by seat, reinforcements in order, and who won.

    ``winners`` is None until the site is awarded, and empty if it is delayed.
    """

    site: int
    bets: tuple[int, ...]
    reinforcements: tuple[Reinforcement, ...] = ()
    winners: tuple[int, ...] | None = None

    @property
    def cards(self) -> tuple[int, ...]:
        """All cards at the site: the bets and the drawn reinforcements."""
        return self.bets + tuple(sent.card for sent in self.reinforcements if sent.card is not None)

    def cards_of(self, seat: int) -> tuple[int, ...]:
        """The cards that count for a seat: its bet and, if one came, its reinforcement."""
        drawn = (sent.card for sent in self.reinforcements if sent.seat == seat and sent.card is not None)
        return (self.bets[seat], *drawn)
