"""The sheets by the names of their layouts."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from render.arriala.layout.sheet import Sheet
from render.arriala.layout.tall import TALL_SHEET
from render.arriala.layout.wide import WIDE_SHEET

SHEETS: Mapping[str, Sheet] = MappingProxyType({sheet.name: sheet for sheet in (WIDE_SHEET, TALL_SHEET)})
