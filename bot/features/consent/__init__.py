"""What people at a table are asked by one of them, and what they answer."""

from bot.features.consent import buttons
from bot.features.consent.messages import question, question_changed, refusal
from bot.ui.feature import Feature

FEATURE = Feature(
    handlers=buttons.HANDLERS,
    messages={"proposal": question, "proposal_edit": question_changed, "proposal_refused": refusal},
)
