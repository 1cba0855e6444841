"""The rules at hand: looking them up, showing them to the channel, and why something was refused."""

from bot.features.rulebook import buttons
from bot.features.rulebook.commands import card, cost, rulings, search, why
from bot.features.rulebook.messages import shown_rule
from bot.features.rulebook.preparing import prepare
from bot.ui.feature import Feature

FEATURE = Feature(
    commands=(search, cost, card, rulings, why),
    handlers=buttons.HANDLERS,
    messages={"rule": shown_rule},
    prepare=prepare,
)
