"""Names of things that a component file may bring and the language files else know."""

from __future__ import annotations

from rules.values import Text


def name_text(identity: str, name: str | None) -> Text | str:
    """Return the name given, or the text ``name-<id>`` of the language files if it is None."""
    return Text(f"name-{identity}") if name is None else name
