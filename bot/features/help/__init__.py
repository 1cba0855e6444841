"""/help: how to play with the bot, from what the commands declare."""

from bot.features.help.commands import help_on
from bot.ui.commands import SlashCommand
from bot.ui.feature import Feature


def feature(commands: tuple[SlashCommand, ...]) -> Feature:
    """Return the feature that speaks of some commands."""
    return help_on(commands)
