"""Lines: what a roll, an attack or the end of the canal brings, told together.

An event that belongs in such a line is a :class:`LinePart`; :class:`Line` is told and never stored. A line
is a row of sentences. What follows in one list, as the cards of all seats do, is one of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from typing import Any, ClassVar, TypeGuard, cast

from rules.great_canal.components.kinds import GOODS
from rules.records import Event
from rules.values import Bundle, FieldKind, Text, Value, fields_of, tag_of


def list_of(*items: Text) -> Text:
    """Return a list of texts that may have commas themselves, as one text."""
    return reduce(lambda first, last: Text("list-groups", {"first": first, "last": last}), items)


def of_kind(good: str, count: int) -> Bundle:
    """Return so many cards of a good."""
    return Bundle("good", tuple(count if one == good else 0 for one in GOODS))


def items_of(listed: Text) -> tuple[Text, ...]:
    """Return the texts of a list that :func:`list_of` made."""
    return _unfolded(listed, "list-groups", "first", "last")


def _unfolded(text: Text, key: str, first: str, last: str) -> tuple[Text, ...]:
    """Return the texts that stand, two and two, in texts of a key."""
    if text.key != key:
        return (text,)
    before = cast("Text", text.params[first])
    return (*_unfolded(before, key, first, last), cast("Text", text.params[last]))


def _in_a_row(sentences: Sequence[Text]) -> Text:
    """Return sentences, one after the other, as one text."""
    return reduce(lambda first, then: Text("told-then", {"first": first, "then": then}), sentences)


class LinePart(Event, frozen=True):
    """An event that is told in a line with others.

    ``lines`` are the lines that it belongs in, the first one that which it may begin. ``part`` is the key of
    the sentence whose list it is an item of; "" if it is a sentence by itself. One that ``refines`` says more
    than the one before it of the same seat in that list, whose place it takes; one that ``begins`` is always
    the first of its line.
    """

    lines: ClassVar[tuple[str, ...]] = ("roll",)
    part: ClassVar[str] = ""
    refines: ClassVar[bool] = False
    begins: ClassVar[bool] = False

    def item(self) -> Text:
        """Return the event as its own sentence; one with a list as its item, with its seat as a parameter."""
        params = {field.name: _param(field, getattr(self, field.name)) for field in fields_of(type(self))}
        return Text(f"event-{tag_of(self)}", {**params, **self.facts()})

    def merged(self, later: Event) -> Event | None:
        """Return the line of both, or the later event if that says more of the same; None if it is apart."""
        if not _belongs(later, self.lines[0]):
            return None
        if _refined(later, self.part, self.item()):
            return later
        return Line(self.lines[0], _sentence(self)).merged(later)


class Line(Event, frozen=True, tag="line"):
    """Told: what belongs together; ``name`` is that of the line."""

    name: str
    parts: Text

    def merged(self, later: Event) -> Event | None:
        """Return the line with the later event, if it belongs in it."""
        if not _belongs(later, self.name):
            return None
        *before, last = _unfolded(self.parts, "told-then", "first", "then")
        if not later.part or last.key != later.part:
            return Line(self.name, _in_a_row((*before, last, _sentence(later))))
        items = items_of(cast("Text", last.params["items"]))
        kept = items[:-1] if _refined(later, last.key, items[-1]) else items
        return Line(self.name, _in_a_row((*before, _listed(later.part, *kept, later.item()))))


def _param(field: FieldKind, bare: Any) -> object:
    """Return the value of a field, which is no tuple and not left out, as a parameter of a text."""
    if field.kind is None:
        return bare
    return (Bundle if field.bundle else Value)(field.kind.name, bare)


def _sentence(event: LinePart) -> Text:
    """Return the sentence of an event that stands alone."""
    return _listed(event.part, event.item()) if event.part else event.item()


def _listed(part: str, *items: Text) -> Text:
    """Return the sentence with a list."""
    return Text(part, {"items": list_of(*items)})


def _belongs(later: Event, line: str) -> TypeGuard[LinePart]:
    """Say whether an event goes on with a line."""
    return isinstance(later, LinePart) and line in later.lines and not later.begins


def _refined(later: LinePart, part: str, item: Text) -> bool:
    """Say whether an event says more than an item before it."""
    return later.refines and later.part == part and later.item().params["seat"] == item.params["seat"]
