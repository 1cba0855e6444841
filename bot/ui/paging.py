"""Long lists in pages, such as the newest first."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from bot.i18n.catalogue import translate
from bot.ui.component_ids import ComponentId
from bot.ui.components import IdButton, button
from bot.ui.shared_ids import PageLink

T = TypeVar("T")


def page_of(items: Sequence[T], page: int, size: int) -> tuple[Sequence[T], int, int]:
    """Return the items of a page (the nearest one there is), its number from 0, and how many there are."""
    pages = max(1, -(-len(items) // size))
    page = max(0, min(page, pages - 1))
    return items[page * size : (page + 1) * size], page, pages


def grouped(lines: Iterable[str], limit: int) -> list[list[str]]:
    """Return lines in groups of at most ``limit`` characters, each whole; a longer one is one by itself."""
    groups: list[list[str]] = []
    for line in lines:
        if groups and len("\n".join([*groups[-1], line])) <= limit:
            groups[-1].append(line)
        else:
            groups.append([line])
    return groups


def page_buttons(
    language: str,
    page: int,
    pages: int,
    target: Callable[[PageLink], ComponentId],
    labels: tuple[str, str] = ("button-newer", "button-older"),
) -> tuple[IdButton, IdButton]:
    """Return the buttons to the page before and to the one after; ``target`` makes the id of a page.

    ``labels`` are the keys of their texts: where the newest comes first, the page before is the newer one.
    """
    before, after = labels
    newer = button(target(PageLink(max(0, page - 1))), translate(language, before), disabled=page == 0)
    older = button(
        target(PageLink(page + 1, older=True)), translate(language, after), disabled=page + 1 >= pages
    )
    return newer, older
