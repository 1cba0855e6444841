"""Every refusal of the games is raised once, and says in each language what its file says."""

from __future__ import annotations

import pytest

from tests.rules.refusals import (
    KINDS,
    LANGUAGES,
    Refused,
    cases_of,
    texts_file,
    told,
    unraised,
    written_words,
)

CASES = [(kind, name, case) for kind in KINDS for name, case in cases_of(kind).items()]


@pytest.mark.parametrize(
    ("kind", "name", "case"), CASES, ids=[f"{kind}-{name}".replace(" ", "_") for kind, name, _ in CASES]
)
def test_a_refusal_has_its_words(kind: str, name: str, case: Refused) -> None:
    assert told(case) == written_words(kind)[name]


@pytest.mark.parametrize("kind", KINDS)
def test_every_refusal_is_raised(kind: str) -> None:
    """Check that no sentence among the texts is raised by no case, and no words belong to none."""
    assert unraised(kind, written_words(kind)) == []
    assert written_words(kind).keys() == cases_of(kind).keys()
    assert {file.stem for file in texts_file(kind).parent.glob("*.ftl")} == {*LANGUAGES}
