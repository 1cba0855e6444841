"""The words of the part of the picture that no move changes."""

from __future__ import annotations

from dataclasses import dataclass

from rules.arriala.components.board import Board
from rules.arriala.view import ArrialaView
from rules.language.words import Words


@dataclass(frozen=True)
class Labels:
    """The words of the base, in one language."""

    title: str
    towns: tuple[str, ...]
    vineyards: tuple[str, ...]
    master_works: tuple[str, ...]


def labels_of(view: ArrialaView, words: Words) -> Labels:
    """Return the words of the base for a view."""
    board = view.board
    return Labels(
        title=words.text("label-title"),
        towns=tuple(words.value("place", town.position) for town in board.towns),
        vineyards=tuple(words.value("vineyard", site.id) for site in board.vineyards),
        master_works=tuple(
            words.text(f"label-{site.id}")
            if words.has(f"label-{site.id}")
            else words.value("master_work", site.id)
            for site in board.master_works
        ),
    )


def master_work_label(board: Board, name: str) -> str:
    """Return what stands on the plaque of a master work: its short name and its points."""
    return f"{name} · {board.score.master_work}"
