"""Cards of the hand that are picked one by one, as many as are asked for, and read as a bundle."""

from __future__ import annotations

from collections.abc import Sequence

from bot.ui.components import OPTIONS_IN_A_MENU
from rules.language.words import Words
from rules.values import FieldKind, Scalar


def countable(words: Words, field: FieldKind, amount: int) -> bool:
    """Say whether a bundle of so many cards can be picked from the hand in one menu."""
    return 0 < amount <= len(cards_of(words, field, amount)) <= OPTIONS_IN_A_MENU


def cards_of(words: Words, field: FieldKind, amount: int) -> tuple[Scalar, ...]:
    """Return the single cards in the hand of which ``amount`` are to be picked, in the order of their kinds.

    Of one kind there are no more than can be picked. () where the hand is not known.
    """
    assert field.kind is not None
    assert words.view is not None
    held = words.view.held(field.kind.name)
    if held is None:
        return ()
    values = words.view.values(field.kind.name)
    return tuple(value for value, count in zip(values, held, strict=True) for _ in range(min(count, amount)))


def counts_of(words: Words, field: FieldKind, cards: Sequence[Scalar]) -> tuple[int, ...]:
    """Return how many of each kind some cards are."""
    assert field.kind is not None
    return tuple(cards.count(value) for value in words.values(field.kind.name))
