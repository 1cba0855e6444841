"""/game: opening a table, gathering people, starting, ending by consent, checking, taking it along."""

from bot.features.lobby import abandoning, buttons, exporting
from bot.features.lobby.commands import info, join, leave, new, start, verify
from bot.features.lobby.messages import lobby_changed, lobby_opened
from bot.ui.feature import Feature

FEATURE = Feature(
    commands=(new, join, leave, start, info, abandoning.abandon, verify, exporting.export),
    handlers=(*buttons.HANDLERS, *abandoning.HANDLERS, *exporting.HANDLERS),
    messages={"lobby": lobby_opened, "lobby_edit": lobby_changed},
)
