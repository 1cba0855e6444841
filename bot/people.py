"""People as Discord brings them."""

import discord

from bot.table import Person


def person(user: discord.User | discord.Member) -> Person:
    """Somebody as the store knows people: by id, with the name they go by now."""
    return Person(user.id, user.display_name)
