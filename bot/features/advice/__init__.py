"""/hint and /review: what a strong computer player would do, and would have done."""

from bot.features.advice import hint as hints
from bot.features.advice import review as reviews
from bot.ui.feature import Feature

FEATURE = Feature(
    commands=(hints.hint, reviews.review),
    handlers=(*hints.HANDLERS, *reviews.HANDLERS),
)
