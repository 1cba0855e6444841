"""What people wrote in forms that were not understood, for the form to come back with it."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping

from bot.ui.components import OPTIONS_IN_A_MENU

LONGEST = 400
"""How many characters of one field are read, and remembered."""
_MOST_REMEMBERED = 2000

Draft = Mapping[str, tuple[str, ...]]
"""What stands in the fields of a form by their names: what was written, or the names of what was picked."""


class Drafts:
    """The last draft of each person for each form; the oldest are forgotten when they are too many."""

    def __init__(self, most: int = _MOST_REMEMBERED) -> None:
        self._most = most
        self._last: OrderedDict[tuple[int, int, str], Draft] = OrderedDict()

    def note(self, user_id: int, game_id: int, form: str, draft: Draft) -> None:
        """Remember a draft in the place of an earlier one, no longer than the form takes it again."""
        key = user_id, game_id, form
        self._last.pop(key, None)
        self._last[key] = {
            name: tuple(one[:LONGEST] for one in given[:OPTIONS_IN_A_MENU]) for name, given in draft.items()
        }
        if len(self._last) > self._most:
            self._last.popitem(last=False)

    def drop(self, user_id: int, game_id: int, form: str) -> None:
        """Forget the draft of a form that has been understood since; there may be none."""
        self._last.pop((user_id, game_id, form), None)

    def forget(self) -> None:
        """Forget all drafts, since they may name somebody who is erased."""
        self._last.clear()

    def last(self, user_id: int, game_id: int, form: str) -> Draft:
        """Return what somebody wrote last in a form that was not understood; {} if nothing was."""
        return self._last.get((user_id, game_id, form), {})
