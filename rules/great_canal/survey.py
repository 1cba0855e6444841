"""What follows from the pieces and the board for one seat, worked out once for each position."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TypeVar

from rules.great_canal.components.board import Board
from rules.great_canal.pieces import Pieces

V = TypeVar("V")


def surveyed(compute: Callable[[Board, Pieces, int], V]) -> Callable[[Board, Pieces, int], V]:
    """Return a function of board, pieces and seat that keeps its result with the pieces.

    After whatever leaves the pieces alone it need not be worked out again; it goes when they do. The result
    is never None.
    """

    @wraps(compute)
    def ask(board: Board, pieces: Pieces, seat: int) -> V:
        kept, key = pieces.kept, (compute, board, seat)
        found = kept.get(key)
        if found is None:
            found = kept[key] = compute(board, pieces, seat)
        return found

    return ask
