"""What came of games that ended: counted from their logs, and asked for by person, server and game."""

from bot.store.results import GameResult
from bot.table.results.counting import EndedGame, count_game
from bot.table.results.course import Scores, TurnScore, gains
from bot.table.results.histogram import Spread
from bot.table.results.rankings import Ranking, Rankings, Rating, all_ratings_of
from bot.table.results.recounting import Recounted, recount
from bot.table.results.results import Results
from bot.table.results.statistics import GameStatistics, KindStatistics, SeatStatistics, Statistics

__all__ = [
    "EndedGame",
    "GameResult",
    "GameStatistics",
    "KindStatistics",
    "Ranking",
    "Rankings",
    "Rating",
    "Recounted",
    "Results",
    "Scores",
    "SeatStatistics",
    "Spread",
    "Statistics",
    "TurnScore",
    "all_ratings_of",
    "count_game",
    "gains",
    "recount",
]
