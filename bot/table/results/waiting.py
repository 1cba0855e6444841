"""How long a game waited for each seat, and how often."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from bot.store.entries import Entry
from bot.store.kinds import GOING_BACK, EntryKind

_RESTS = {
    EntryKind.PAUSE: EntryKind.RESUME,
    EntryKind.RESET: EntryKind.RESTORE,
    EntryKind.DETACH: EntryKind.RESTORE,
}
"""By what a game rests, and by what that is over."""
_BOT_PLAYS = (EntryKind.STAND_IN,)
_BOT_LEAVES = (EntryKind.BACK, EntryKind.SUBSTITUTE, EntryKind.HANDOVER)


@dataclass(slots=True)
class Waits:
    """What is known of the waiting of one game, as its log is gone through.

    ``since`` is since when each seat is waited for. ``ended`` holds of each time that somebody was waited for
    the seat, the entry by which it ended, and how long it was, in milliseconds. Time in which the game rests
    does not count, nor time for seats that nobody has or for which the ``bot`` plays; where a game goes back
    or comes in from a file, whoever is waited for is so anew. It ``rests`` since a time, until all is over
    that is ``awaited``.
    """

    bot: set[int]
    since: dict[int, int] = field(default_factory=dict[int, int])
    ended: list[tuple[int, int, int]] = field(default_factory=list[tuple[int, int, int]])
    rests: int | None = None
    awaited: set[EntryKind] = field(default_factory=set[EntryKind])

    def follow(self, entry: Entry, waiting: Iterable[int]) -> None:
        """Follow an effective entry after which a game waits for some seats.

        Whoever has passed their turn is waited for anew if they are again.
        """
        now = frozenset(waiting)
        left = self.since.keys() - now
        if entry.passed and entry.seat is not None:
            left |= {entry.seat} & self.since.keys()
        for seat in sorted(left):
            self._end(seat, entry)
        self.begin(now, entry.time)

    def begin(self, waiting: Iterable[int], time: int) -> None:
        """Note since when seats are waited for that were not before."""
        for seat in waiting:
            if seat not in self.bot:
                self.since.setdefault(seat, time)

    def stop_or_go_on(self, entry: Entry, waiting: Sequence[int]) -> None:
        """Follow an entry that is no action while a game waits for some seats."""
        if entry.kind in _RESTS:
            if entry.kind == EntryKind.DETACH:
                # A game that loses its channel is paused no longer.
                self.awaited.clear()
            self.awaited.add(_RESTS[entry.kind])
            self.rests = entry.time if self.rests is None else self.rests
        elif entry.kind in _RESTS.values():
            self._go_on(entry)
        elif entry.kind in (*GOING_BACK, EntryKind.IMPORT):
            if entry.kind == EntryKind.IMPORT:
                self.awaited, self.rests = set(), None
            self.since = dict.fromkeys(self.since, entry.time)
        elif entry.about is not None:
            self._follow_seat(entry, entry.about, waiting)

    def _go_on(self, entry: Entry) -> None:
        """Follow an entry by which one of the reasons is over for which a game rests."""
        self.awaited.discard(entry.kind)
        if self.rests is not None and not self.awaited:
            rested, self.rests = max(0, entry.time - self.rests), None
            self.since = {seat: time + rested for seat, time in self.since.items()}

    def _follow_seat(self, entry: Entry, seat: int, waiting: Sequence[int]) -> None:
        """Follow an entry by which the bot plays for a seat, or not any more, or somebody leaves it."""
        comes = entry.kind in _BOT_LEAVES or (entry.kind == EntryKind.REPLACE and entry.incoming is not None)
        leaves = entry.kind in (*_BOT_PLAYS, EntryKind.REPLACE, EntryKind.RESIGN, EntryKind.FORGOTTEN)
        if not comes and not leaves and entry.kind not in (EntryKind.TIME_FREE, EntryKind.FREE):
            return
        if seat in self.since:
            self._end(seat, entry)
        if comes:
            self.bot.discard(seat)
            self.begin({seat} & set(waiting), entry.time)
        else:
            self.bot.add(seat)

    def _end(self, seat: int, entry: Entry) -> None:
        until = entry.time if self.rests is None else self.rests
        self.ended.append((seat, entry.seq, max(0, until - self.since.pop(seat))))
