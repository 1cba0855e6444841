"""What something typed may be with slips is found as if every text were compared letter by letter."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from rapidfuzz.distance import OSA

from rules.language.rulebook.spellings import spellings

WORDS = st.text("abcehlnorstu 13", min_size=1, max_size=14)


@given(st.lists(WORDS, max_size=40), WORDS, st.sampled_from([0.5, 0.66, 0.8]))
def test_no_text_is_left_out_that_is_like_it(texts: list[str], typed: str, least: float) -> None:
    """Check it against all texts; of equally like ones the shorter, then the earlier, comes first."""
    known = sorted(dict.fromkeys(texts), key=len)
    alike = [(text, OSA.normalized_similarity(typed, text)) for text in known]
    best = sorted((one for one in alike if one[1] >= least), key=lambda one: -one[1])
    assert spellings(texts).near(typed, least) == best[:12]


def test_slips_are_found_in_long_phrases() -> None:
    """Check letters that stand there more often than are counted, and letters that share a bit."""
    phrases = ["eeee eeee eeeee of sleet", "may i move 0p", "pppp 0000 qqqq 1111"]
    for phrase in phrases:
        swapped = f"{phrase[:3]}{phrase[4]}{phrase[3]}{phrase[5:]}"
        (found, likeness), *_ = spellings(phrases).near(swapped, 0.8)
        assert found == phrase
        assert likeness > 0.9
