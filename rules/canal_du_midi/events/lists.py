"""Lists of texts as one text: what several seats did, in the events that are told and never stored."""

from __future__ import annotations

from typing import cast

from rules.values import Text


def list_of(*items: Text) -> Text:
    """Return a list of texts as one text."""
    return Text("told-list", {"items": items})


def items_of(of: Text) -> tuple[Text, ...]:
    """Return the texts of a list that :func:`list_of` made."""
    items = of.params["items"]
    assert isinstance(items, tuple)
    return cast("tuple[Text, ...]", items)
