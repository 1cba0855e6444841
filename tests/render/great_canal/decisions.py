"""Decisions of every kind that waits for somebody."""

from __future__ import annotations

from rules.great_canal import decisions as d
from rules.great_canal.pieces import Knight

DECISIONS: tuple[d.Decision, ...] = (
    d.Founding(1, city=False, income=False),
    d.Founding(1, city=True, income=False),
    d.Founding(1, city=False, income=True),
    d.Sacrifice((1,)),
    d.Defend((1, 2)),
    d.Drop((1,)),
    d.Discards((1, 2), (0, 4, 5, 0)),
    d.RobberMove(1),
    d.Take((1, 2), (2,)),
    d.Retreat(1, Knight(20, 2, True)),
    d.FreePieces(1, 2),
    d.Rebuild(1, 30, False),
    d.Dismiss(1, 3),
    d.Place(1, 2, True),
    d.Keep(1, 3),
    d.Give((1, 2), (0, 2, 1, 0), 3),
    d.Deliver(1, 3, None),
    d.ChooseGoods(1, 3, 2),
)
"""One of each kind that waits for somebody."""
