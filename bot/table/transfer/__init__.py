"""Games that leave as files and come in as files."""

from bot.table.transfer.checking import Candidate
from bot.table.transfer.for_players import ForPlayers, WholeGame
from bot.table.transfer.transfer import Transfer
from bot.table.transfer.uploads import Uploads

__all__ = ["Candidate", "ForPlayers", "Transfer", "Uploads", "WholeGame"]
