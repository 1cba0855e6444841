"""A sensible player of the toy game, who knows no more than a view."""

from __future__ import annotations

from rules import Action
from tests.toy import actions as a
from tests.toy.view import ToyView


def suggest(view: ToyView, seat: int, legal: tuple[Action, ...]) -> Action:
    """Return the card of most worth, else a number by round and seat, else anything but an offer."""
    plays = [action for action in legal if isinstance(action, a.Play)]
    if plays:
        return max(plays, key=lambda play: view.worths[play.pond] * 2 - (play.extra is not None))
    numbers = [action for action in legal if isinstance(action, a.Choose)]
    if numbers:
        return numbers[(view.round + seat) % len(numbers)]
    return next((action for action in legal if not isinstance(action, a.Offer)), legal[0])
