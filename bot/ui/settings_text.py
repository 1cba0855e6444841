"""Settings in words: what counts, and who has set it."""

from __future__ import annotations

from bot.i18n.catalogue import translate
from bot.preferences.declared import Preference
from bot.preferences.settings import ResolvedSetting, Source


def source_text(language: str, preference: Preference, source: Source) -> str:
    """Return who has set something: the person, this channel, that of this thread, the server, the owner or
    nobody.
    """
    nobody = source == "owner" and not preference.owned
    return translate(language, f"settings-from-{'nobody' if nobody else source}")


def setting_line(language: str, preference: Preference, found: ResolvedSetting) -> str:
    """Return what counts of a setting and who has set it, in a line."""
    return translate(
        language,
        "settings-line",
        what=translate(language, f"settings-name-{preference.key}"),
        value=preference.describe(language, found.value),
        source=source_text(language, preference, found.source),
    )
