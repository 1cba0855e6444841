"""The view of a game of the Great Canal: the position as it is seen, its names, its questions."""

from rules.great_canal.view import details, losses
from rules.great_canal.view.view import GreatCanalView, view_of

__all__ = ["GreatCanalView", "details", "losses", "view_of"]
