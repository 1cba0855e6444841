"""Computer players of any game: they know the protocol and no game, and no game knows them.

A player thinks over positions that are dealt anew (:meth:`rules.game.Game.redeal`), so it can use nothing
that its seat may not know. The same position as the seat sees it, level and seed give the same action, on
every machine: what a level may spend is counted in actions thought of, never in time.
"""

from rules.players.levels import LEVELS, Level
from rules.players.thinking import Option, Thought, choose, think

__all__ = ["LEVELS", "Level", "Option", "Thought", "choose", "think"]
