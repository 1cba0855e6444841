"""What computer players do is thought out in a process of its own, so that nobody waits for it."""

from bot.thinking.hints import Hints
from bot.thinking.reviews import Reviews, TurningPoint
from bot.thinking.thinker import BusyError, Considered, Thinker

__all__ = ["BusyError", "Considered", "Hints", "Reviews", "Thinker", "TurningPoint"]
