"""The layouts of a board: the same parts, arranged for a wide picture or for a phone."""

from __future__ import annotations

WIDE, TALL = "wide", "tall"
LAYOUTS = (WIDE, TALL)
"""The names of the layouts, as people and channels set them."""
