"""Refusals of the rules as they are stored: in words they say what they said before."""

from __future__ import annotations

import msgspec
import pytest

from bot.table.stored_refusals import StoredRefusal, refusal_of, store_refusal
from rules import RuleError
from rules.language.words import Words
from rules.values import AnyOf, Bundle, Text, Value
from tests.rules.refusals import KINDS, cases_of, written_words


def stored_and_read(error: RuleError) -> RuleError:
    return refusal_of(msgspec.json.decode(msgspec.json.encode(store_refusal(error)), type=StoredRefusal))


@pytest.mark.parametrize("kind", KINDS)
def test_all_that_games_refuse_is_told_alike(monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    words_of = Words.error
    monkeypatch.setattr(Words, "error", lambda self, error: words_of(self, stored_and_read(error)))
    written = written_words(kind)
    assert {name: case.told("en") for name, case in cases_of(kind).items()} == {
        name: words["en"] for name, words in written.items()
    }


def test_parameters_come_back_as_they_were() -> None:
    one, few = Value("seat", 1), Bundle("card", (0, 2))
    params = {
        "number": 3,
        "yes": True,
        "word": "Béa",
        "one": one,
        "few": few,
        "text": Text("kind-card", {"near": (one, Text("pond"))}),
        "any": AnyOf((one, "x", AnyOf((few,)))),
        "all": (one, few, (1, 2)),
    }
    read = stored_and_read(RuleError("toy.moment", **params))
    assert (read.rule, read.params) == ("toy.moment", params)


def test_what_is_no_parameter_is_an_error() -> None:
    with pytest.raises(ValueError, match="no parameter"):
        refusal_of(StoredRefusal("toy.moment", msgspec.Raw(b'{"near": {"gone": 1}}')))
