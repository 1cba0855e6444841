"""Actions made once for each worker card that there can be, so that offering them is a look-up."""

from __future__ import annotations

from rules.canal_du_midi import actions as a
from rules.canal_du_midi.components import FACE_DOWN, SEAT_NUMBERS, WORKERS

_CARDS = range(SEAT_NUMBERS[-1] * len(WORKERS))

BETS = tuple([a.Bet(card) for card in _CARDS])
"""The bet of each worker card."""
PICKS = tuple([a.Pick(card) for card in _CARDS])
"""The pick of each worker card from the face-up ones."""
PICK_FACE_DOWN = a.Pick(FACE_DOWN)
SEND = a.Send()
HOLD = a.Hold()
DECLINE = a.Decline()
