"""/stats and /ranking: what came of games that ended, and how strong people are by that."""

from bot.features.stats.buttons import HANDLERS
from bot.features.stats.commands import stats
from bot.features.stats.messages import RANKED, posted_ranking, posted_statistics
from bot.features.stats.ranking import ranking
from bot.table import SHOWN_STATISTICS
from bot.ui.feature import Feature

FEATURE = Feature(
    commands=(stats, ranking),
    handlers=HANDLERS,
    messages={SHOWN_STATISTICS: posted_statistics, RANKED: posted_ranking},
)
