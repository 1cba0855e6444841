"""The view of a game of Arriala: the position as it is seen, its names, its questions."""

from rules.arriala.view.view import ArrialaView, view_of

__all__ = ["ArrialaView", "view_of"]
