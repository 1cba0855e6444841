"""Single facts of a view in words: places, knights, levels, what is waited for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.great_canal.components.kinds import GOODS, TRACKS
from rules.great_canal.decisions import Founding, Take
from rules.great_canal.pieces import Knight
from rules.great_canal.view import GreatCanalView
from rules.great_canal.view.matters import shares_of
from rules.kit.tuples import Counts
from rules.language.words import Words
from rules.values import Value, tag_of


def places(words: Words, kind: str, numbers: Iterable[int]) -> list[str]:
    """Return the names of hexes, corners or edges."""
    return [words.value(kind, number) for number in numbers]


def listed(items: Iterable[str]) -> str:
    """Return items with commas between, or a nought for none."""
    return ", ".join(items) or "0"


def seats(words: Words, of: Iterable[int]) -> str:
    """Return the names of some seats with commas between, or the word for nobody."""
    names = ", ".join(words.value("seat", seat) for seat in of)
    return names or words.text("describe-nobody")


def rates(words: Words, of: Counts) -> str:
    """Return how many of each good the bank takes for one of another: "brick 4:1, …"."""
    return ", ".join(f"{words.value('good', good)} {rate}:1" for good, rate in zip(GOODS, of, strict=True))


def state(words: Words, knight: Knight) -> str:
    """Return whether a knight is active."""
    return words.text("state-active" if knight.active else "state-idle")


def states(words: Words, knight: Knight) -> Iterator[str]:
    """Yield whether a knight is active, and what it did this turn."""
    yield state(words, knight)
    if knight.activated:
        yield words.text("state-activated")
    if knight.acted:
        yield words.text("state-acted")
    if knight.promoted:
        yield words.text("state-promoted")


def levels(of: Counts) -> str:
    """Return the levels of the three tracks, such as ``2/0/1``."""
    return "/".join(map(str, of))


def progress_by_deck(words: Words, counts: Counts) -> str:
    """Return how many progress cards there are, by deck."""
    found = (f"{words.value('track', track)} {count}" for track, count in zip(TRACKS, counts, strict=True))
    return f"{sum(counts)} ({', '.join(found)})"


def what_is_waited_for(view: GreatCanalView, words: Words) -> str:
    """Return what has to be settled, or that it is the roll or the turn, in a few words."""
    match view.decision:
        case None:
            return words.text("waits-roll" if view.turn.dice is None else "waits-turn")
        case Founding(city=city, income=income):
            return words.text(f"waits-found-{'city' if city else 'income' if income else 'settlement'}")
        case Take(gold=gold):
            by = {"gold" if seat in gold else "aqueduct" for seat in view.waiting_for}
            return words.text("waits-take", by="both" if len(by) > 1 else min(by))
        case decision:
            return words.text(f"waits-{tag_of(decision)}")


def waiting(view: GreatCanalView, words: Words) -> str:
    """Return who is waited for, each with what is asked of it where that differs: "4 of 9"."""
    names = [words.value("seat", seat) for seat in view.waiting_for]
    shares = () if view.decision is None else shares_of(view, view.decision)
    if not shares:
        return words.join(names)
    return words.join([f"{name} {words.render(share)}" for name, share in zip(names, shares, strict=True)])


def holder(words: Words, seat: int | None) -> Value | str:
    """Return who holds something, or the word for nobody."""
    return words.text("describe-nobody") if seat is None else Value("seat", seat)


def event_face(words: Words, face: str) -> str:
    """Return what a face of the event die shows."""
    return words.text("event-die-fleet") if face == "fleet" else words.value("track", face)
