"""Texts joined and truncated."""

from __future__ import annotations

from render.kit.description import joined, joined_groups, truncated


def test_texts_are_truncated_at_the_end_of_a_sentence() -> None:
    assert truncated("One. Two. Three.", 100) == "One. Two. Three."
    assert truncated("One. Two. Three.", 11) == "One. Two."
    assert truncated("One. Two.", 4) == "One."
    assert truncated("No end in sight here", 12) == "No end in…"
    assert joined(["One.", "", "Two."]) == "One. Two."


def test_groups_stand_apart_and_empty_ones_are_left_out() -> None:
    assert joined_groups([["One.", "Two."], [], ["Three."]]) == "One.\nTwo.\n\nThree."
