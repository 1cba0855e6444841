"""The rules of the Great Canal, for 3 and 4: a scenario on Catan, Seafarers and Cities & Knights.

The steps are those of Catan with its expansions; progress cards and the canal join them at seams. The game
has no painter, so the bot does not offer it. Numbers such as great_canal.R13 are rulings: what counts where
the printed rules are silent.
"""

from rules.great_canal.game import GreatCanal
from rules.great_canal.view import GreatCanalView

__all__ = ["GreatCanal", "GreatCanalView"]
