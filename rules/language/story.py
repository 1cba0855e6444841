"""Events narrated as people would: what one seat did in a row is one sentence.

An event class may have, beside its sentence ``event-<tag>``, a text ``clause-<tag>``: what happened without
who did it ("built a lock on 16 (+1)"). Clauses of one seat in a row are joined by ``told-deeds``; a clause of
an event without a ``seat`` belongs to whoever acted just before, and so does that of an event that only
``follows`` (:class:`rules.records.Event`), whatever its seat: ``$seat-acts`` says whether it is the same.
Where such events are the first, what they follow from was told before: they begin the sentence of whoever
acts next. A clause that follows itself is told once, with how often. An empty clause is left out, but where a
seat has no other, the sentence of the event is told.
Events that :meth:`rules.records.Event.merged` makes one are narrated as one.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rules.language.words import Words
from rules.records import Event
from rules.values import Value, tag_of


def narrate(words: Words, events: Iterable[Event]) -> list[str]:
    """Return the sentences of some events, in order; there may be fewer than events."""
    sentences: list[str] = []
    kept = condensed(events)
    actor = _first_actor(words, kept)
    clauses: list[tuple[str, int]] = []
    untold: Event | None = None

    def close() -> None:
        if actor is not None and clauses:
            joined = words.join([_told(words, *clause) for clause in clauses])
            sentences.append(words.text("told-deeds", seat=Value("seat", actor), deeds=joined))
        elif untold is not None:
            sentences.append(words.event(untold))
        clauses.clear()

    for event in kept:
        seat: int | None = actor if event.follows else getattr(event, "seat", actor)
        if seat is None or not _has_clause(words, event):
            close()
            actor, untold = None, None
            sentences.append(words.event(event))
            continue
        if seat != actor:
            close()
            actor, untold = seat, None
        clause = words.clause(event, actor)
        if clause:
            times = clauses.pop()[1] + 1 if clauses and clauses[-1][0] == clause else 1
            clauses.append((clause, times))
        else:
            untold = event
    close()
    return sentences


def _first_actor(words: Words, events: Sequence[Event]) -> int | None:
    """Return whose sentence is the first: of the first event that does not follow; None if it has no seat."""
    first = next((event for event in events if not event.follows), None)
    return getattr(first, "seat", None) if first is not None and _has_clause(words, first) else None


def _has_clause(words: Words, event: Event) -> bool:
    """Say whether an event can be told in a sentence with others."""
    return words.has(f"clause-{tag_of(event)}")


def _told(words: Words, clause: str, times: int) -> str:
    """Return a clause with how often it was done in a row."""
    return clause if times == 1 else words.text("told-again", deed=clause, count=times)


def condensed(events: Iterable[Event]) -> Sequence[Event]:
    """Return the events with those that follow each other and belong together made one."""
    kept: list[Event] = []
    for event in events:
        merged = kept[-1].merged(event) if kept else None
        if merged is None:
            kept.append(event)
        else:
            kept[-1:] = merged if isinstance(merged, tuple) else (merged,)
    return kept
