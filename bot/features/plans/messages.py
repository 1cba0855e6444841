"""The private word to somebody whose plan was dropped."""

from __future__ import annotations

from discord import ui

from bot.i18n.catalogue import translate
from bot.table import DROPPED, OutboxRow, TableInfo, read_dropped, read_note
from bot.ui.announcement import Announcement, announce
from bot.ui.message import in_box
from bot.ui.names import words_for
from bot.ui.plan_text import at_game, dropped_text
from bot.ui.services import Services
from rules import load_game


async def dropped_message(services: Services, pending: OutboxRow, info: TableInfo) -> Announcement | None:
    """Return why a plan was dropped; None for somebody who has the seat no more."""
    params = read_note(pending).params
    seat, reader = int(params["seat"]), None if pending.recipient is None else pending.recipient.discord_id
    if reader is None or info.seats[seat].discord_id != reader:
        return None
    language, position = services.follower_language(reader, info), await services.tables.load(info.id)
    if pending.state is not None:
        position = at_game(position, load_game(pending.state))
    words = words_for(position, seat, language)
    dropped = read_dropped(info.kind, str(params["why"]))
    text = dropped_text(position, seat, dropped, language)
    if dropped.reason != "played_for":
        text = f"{text}\n{translate(language, 'plan-dropped-now')}"
    url = f"https://discord.com/channels/{info.guild_id}/{info.channel_id}"
    link: ui.Button[ui.LayoutView] = ui.Button(label=translate(language, "button-to-game"), url=url)
    told = translate(language, "plan-dropped-message", game=words.text("title"), text=text)
    return announce(info, in_box(told, link))


MESSAGES = {DROPPED: dropped_message}
