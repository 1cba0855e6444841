"""The words of the part of the picture that no move changes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rules.arriala.components.board import Site
from rules.arriala.view import ArrialaView
from rules.language.words import Words


@dataclass(frozen=True)
class Labels:
    """The words of the base, in one language."""

    title: str
    towns: tuple[str, ...]
    vineyards: tuple[str, ...]
    river_works: tuple[str, ...]
    master_works: tuple[str, ...]


def labels_of(view: ArrialaView, words: Words) -> Labels:
    """Return the words of the base for a view."""
    board = view.board
    return Labels(
        title=words.text("label-title"),
        towns=tuple(words.value("place", town.position) for town in board.towns),
        vineyards=tuple(words.value("vineyard", site.id) for site in board.vineyards),
        river_works=_short_names("river_work", board.river_works, words),
        master_works=_short_names("master_work", board.master_works, words),
    )


def _short_names(kind: str, sites: Sequence[Site], words: Words) -> tuple[str, ...]:
    """Return the names of works, the short ones where the language files have them."""
    return tuple(
        words.text(f"label-{site.id}") if words.has(f"label-{site.id}") else words.value(kind, site.id)
        for site in sites
    )
