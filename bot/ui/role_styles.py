"""The colours of buttons, by the role that an action has for whoever may do it."""

from __future__ import annotations

from collections.abc import Mapping

from discord import ButtonStyle

ROLE_STYLES: Mapping[str, ButtonStyle] = {
    "act": ButtonStyle.primary,
    "accept": ButtonStyle.success,
    "decline": ButtonStyle.secondary,
    "settle": ButtonStyle.primary,
    "begin": ButtonStyle.success,
    "end": ButtonStyle.success,
    "aside": ButtonStyle.secondary,
    "withdraw": ButtonStyle.danger,
}
"""By the roles of :class:`rules.records.Action`, wherever the button stands."""
