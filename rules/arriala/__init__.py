"""The rules of Arriala: Canal de Garonne, for 2 to 4."""

from rules.arriala.game import Arriala
from rules.arriala.view import ArrialaView

__all__ = ["Arriala", "ArrialaView"]
