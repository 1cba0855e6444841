"""What people were refused last, for those who ask why."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, replace

from bot.ui.errors import RefusedError

_MOST_REMEMBERED = 2000


@dataclass(frozen=True, slots=True)
class Refusal:
    """What somebody was refused last: the game, the rule, and the answer they got.

    It is "" once it might name somebody who is erased.
    """

    kind: str
    rule: str
    text: str


class Refusals:
    """The last refusal of each person in each channel; the oldest are forgotten when they are too many."""

    def __init__(self, most: int = _MOST_REMEMBERED) -> None:
        self._most = most
        self._last: OrderedDict[tuple[int, int | None], Refusal] = OrderedDict()

    def note(self, user_id: int, channel_id: int | None, error: RefusedError) -> None:
        """Remember a refusal in the place of an earlier one."""
        key = user_id, channel_id
        self._last.pop(key, None)
        self._last[key] = Refusal(error.kind, error.rule, str(error))
        if len(self._last) > self._most:
            self._last.popitem(last=False)

    def forget(self, user_id: int) -> None:
        """Forget all that a person was refused, and the answers of all others: they may name that person."""
        kept = {key: replace(one, text="") for key, one in self._last.items() if key[0] != user_id}
        self._last = OrderedDict(kept)

    def last(self, user_id: int, channel_id: int | None) -> Refusal | None:
        """Return what somebody was refused last in a channel."""
        return self._last.get((user_id, channel_id))
