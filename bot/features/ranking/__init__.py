"""/ranking: how strong people are in a game of a server, by games that ended."""

from bot.features.ranking.commands import ranking
from bot.features.ranking.messages import RANKED, posted_ranking
from bot.ui.feature import Feature

FEATURE = Feature(commands=(ranking,), messages={RANKED: posted_ranking})
