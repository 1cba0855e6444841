"""/stats: what came of games that ended."""

from bot.features.stats.buttons import HANDLERS
from bot.features.stats.commands import stats
from bot.features.stats.messages import posted_statistics
from bot.table import SHOWN_STATISTICS
from bot.ui.feature import Feature

FEATURE = Feature(
    commands=(stats,),
    handlers=HANDLERS,
    messages={SHOWN_STATISTICS: posted_statistics},
)
