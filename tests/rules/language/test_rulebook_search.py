"""What people type finds the section that they mean."""

from __future__ import annotations

import pickle
import pickletools
from time import process_time

import pytest

from rules.language.rulebook import has_rulebook, prepare, search
from rules.language.rulebook.index import make_index
from tests.offered import OFFERED


def first(language: str, query: str, kind: str = "arriala") -> str:
    """Return the id of the best find."""
    found = search([kind], language, query)
    return found[0].section.id if found else ""


@pytest.mark.parametrize(
    ("query", "section"),
    [
        ("lock", "lock"),
        ("LOCKS", "lock"),
        ("lok", "lock"),
        ("bulding a lock", "lock"),
        ("how many locks", "lock-limit"),
        ("tie", "majority"),
        ("what happens on a tie", "majority"),
        ("take back", "take-back"),
        ("takeback", "take-back"),
        ("vinyard points", "vineyards"),
        ("blue space", "river-work"),
        ("resevoir", "river-work"),
        ("costs", "costs"),
        ("teleport", "card-anywhere"),
        ("arriala.R4", "take-back"),
        ("reshuffle", "draw"),
        ("virtual", "two-players"),
        ("aqueduct", "master-work"),
        ("2 workers on one space", "free-space"),
        ("not my turn", "waiting"),
    ],
)
def test_people_find_what_they_mean(query: str, section: str) -> None:
    assert first("en", query) == section


@pytest.mark.parametrize("language", ["en", "fr", "de", "oc"])
@pytest.mark.parametrize(
    "query", ["lock", "écluse", "ECLUSE", "eclsue", "Schleuse", "schlesue", "enclusa", "enclüsa"]
)
def test_any_languages_words_are_understood_in_every_language(language: str, query: str) -> None:
    assert first(language, query) == "lock"


@pytest.mark.parametrize(
    ("language", "query", "section"),
    [
        ("fr", "combien d'ecluses", "lock-limit"),
        ("fr", "que se passe-t-il en cas d'égalité", "majority"),
        ("fr", "case bleue", "river-work"),
        ("fr", "pont canal", "master-work"),
        ("fr", "joueur virtuel", "two-players"),
        ("fr", "piocher", "draw"),
        ("fr", "deux fois", "journey"),
        ("de", "wieviele Schleusen", "lock-limit"),
        ("de", "zurueckstellen", "take-back"),
        ("de", "hoechstzahl", "lock-limit"),
        ("de", "muehle", "river-work"),
        ("de", "was passiert bei Gleichstand", "majority"),
        ("de", "wer gewinnt", "winner"),
        ("de", "noch einmal bewegen", "journey"),
        ("oc", "quantas enclusas", "lock-limit"),
        ("oc", "egalitat", "majority"),
        ("oc", "cost", "costs"),
        ("oc", "crotz occitana", "own-worker"),
        ("oc", "dos còps", "journey"),
        ("en", "Weingut", "to-vineyard"),
        ("en", "restanca", "river-work"),
    ],
)
def test_people_find_it_in_their_own_language(language: str, query: str, section: str) -> None:
    assert first(language, query) == section


def test_nothing_is_found_for_nonsense() -> None:
    assert search(["arriala"], "en", "zzzz") == ()
    assert search(["arriala"], "en", "") == ()
    assert search(["arriala"], "en", "!? …") == ()


def test_finds_are_in_order_and_not_too_many() -> None:
    found = search(["arriala", "toy"], "en", "card")
    assert [one.score for one in found] == sorted((one.score for one in found), reverse=True)
    assert len(search(["arriala"], "en", "card", limit=3)) == 3


@pytest.mark.parametrize("query", ["x" * 4000, "schleuse" * 500, " ".join(["ouvrierecluse" * 20] * 40)])
def test_what_is_endless_is_looked_up_in_no_time(query: str) -> None:
    """Only the beginning of a long word and of many words counts."""
    prepare(("arriala", "canal_du_midi"))
    start = process_time()
    search(("arriala", "canal_du_midi"), "de", query)
    assert process_time() - start < 1


@pytest.mark.parametrize("kind", [kind for kind in OFFERED if has_rulebook(kind)])
def test_the_index_of_a_book_is_small(kind: str) -> None:
    """A phrase takes a third of a kilobyte, in all, and is no object of its own in several places."""
    index = make_index(kind, "de")
    pickled = pickle.dumps(index)
    assert len(pickled) < 400 * len(index.phrases.sections)
    assert len(list(pickletools.genops(pickled))) < 8 * len(index.stems)
