"""The indexes of all rulebooks: each is made once, by whoever asks for it first or has promised it."""

from __future__ import annotations

from collections.abc import Collection, Generator, Iterable, Mapping
from concurrent.futures import CancelledError, Future
from contextlib import contextmanager
from threading import Lock

from rules.language.rulebook.index import Index, make_index

Book = tuple[str, str]
"""A game and a language."""

_indexes: dict[Book, Future[Index]] = {}
_promising = Lock()


def index_of(kind: str, language: str) -> Index:
    """Return the index of a game's rulebook in a language.

    Waits while another thread makes it or has promised it, so the event loop asks only for what is there.
    """
    book = (kind, language)
    known = _indexes.get(book)
    if known is None:
        with promise((book,)) as promised:
            for index in promised.values():
                index.set_result(make_index(kind, language))
        return index_of(kind, language)
    try:
        return known.result()
    except CancelledError:
        return index_of(kind, language)


@contextmanager
def promise(books: Iterable[Book]) -> Generator[Mapping[Book, Future[Index]]]:
    """Promise the indexes of those of some books that have none and for which nobody has promised one.

    Whoever asks for one waits for it. What is not set at the end is made by who asks for it.
    """
    with _promising:
        promised = {book: Future[Index]() for book in books if book not in _indexes}
        _indexes.update(promised)
    try:
        yield promised
    finally:
        for book, index in promised.items():
            if not index.done():
                _indexes.pop(book, None)
                index.cancel()


def promised_indexes(kinds: Collection[str]) -> list[Future[Index]]:
    """Return the indexes of some games' rulebooks that are promised and not there yet."""
    return [index for (kind, _), index in tuple(_indexes.items()) if kind in kinds and not index.done()]


def forget_indexes() -> None:
    """Forget all indexes, so that they are made anew."""
    _indexes.clear()
