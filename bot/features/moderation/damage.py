"""What a channel reads where something of its game has been damaged on the disk."""

from __future__ import annotations

from bot.features.moderation.rollback import entry_button
from bot.i18n.catalogue import translate
from bot.table import OutboxRow, TableInfo, read_note
from bot.ui.announcement import Announcement, announce, announce_text
from bot.ui.feature import Feature
from bot.ui.message import in_box
from bot.ui.services import Services


async def _damaged(services: Services, pending: OutboxRow, info: TableInfo) -> Announcement:
    """Return that a game, or its log alone, is damaged, and how moderators go back."""
    note, language = read_note(pending), services.table_language(info)
    key = f"note-{note.key.replace('_', '-')}"
    command, entry = services.mentions("mod rollback"), int(str(note.params["entry"]))
    text = translate(language, key, command=command, entry=str(entry))
    return announce_text(info, text, entry_button(info.id, entry, language))


async def _repaired(services: Services, pending: OutboxRow, info: TableInfo) -> Announcement | None:
    """Return the change of a message about damage that is gone back behind; None if that was never sent."""
    key, language = read_note(pending).key, services.table_language(info)
    edits = await services.tables.outbox.note_message(info.id, key.removesuffix("_over"))
    if edits is None:
        return None
    return announce(info, in_box(translate(language, f"note-{key.replace('_', '-')}")), edits=edits)


PART = Feature(
    messages={
        "damaged": _damaged,
        "damaged_log": _damaged,
        "damaged_over": _repaired,
        "damaged_log_over": _repaired,
    }
)
