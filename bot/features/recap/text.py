"""What happened at a game since somebody last acted, in words."""

from __future__ import annotations

import discord

from bot.i18n.catalogue import translate
from bot.table import Recap
from bot.ui.game_text import now_text
from bot.ui.names import words_for
from bot.ui.stories import shortened
from rules.language.story import narrate


def recap_text(found: Recap, language: str) -> str:
    """Return since when what is told, what happened, and how the game stands or ended, a line each."""
    words = words_for(found.position, found.seat, language)
    time = "" if found.time is None else discord.utils.format_dt(found.time, "R")
    params = {"since": found.reason, "entry": str(found.since), "time": time, "acts": found.acts}
    story = shortened(narrate(words, found.events), language)
    if not found.readable:
        story = [translate(language, "recap-unreadable")]
    head, nothing = translate(language, "recap-head", **params), translate(language, "recap-nothing")
    return "\n".join([head, *(story or [nothing]), now_text(found.position.info, words)])
