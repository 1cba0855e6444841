"""Words: what is typed is found, what is rendered is in the reader's language."""

from __future__ import annotations

import pytest

import rules
from rules import RuleError
from rules.language.lookup import find_value, normalize
from rules.language.plain_texts import frozen
from rules.language.texts import MissingTextError, format_text, has_text, languages, sources_of
from rules.language.words import Words
from rules.values import AnyOf, Bundle, Scalar, Text, Value
from tests.toy import actions as a
from tests.toy import events as e
from tests.toy.components import Colour, Reply
from tests.toy.view import ToyView

VIEW = rules.new_game("toy", seats=3, seed=1).view(0)
EN = Words("toy", "en", ("Ada", "Béa"), VIEW)
FR = Words("toy", "fr", ("Ada", "Béa"), VIEW)
LANGUAGES = ("en", "fr", "de", "oc")


@pytest.mark.parametrize(
    ("written", "normalized"),
    [
        ("Écluse", "ecluse"),
        ("  L’ÉCLUSE   de Négra ", "l'ecluse de negra"),
        ("Straße", "strasse"),
        ("Saint‑Martin", "saint-martin"),
        ("Arriala\u00a0: Canal", "arriala: canal"),
        ("e\u0301tang", "etang"),
        ("", ""),
    ],
)
def test_accents_case_and_spaces_do_not_count(written: str, normalized: str) -> None:
    assert normalize(written) == normalized


PLACES: dict[Scalar, str] = {
    0: "Écluse du Sanglier",
    1: "Écluse d’Aiguille",
    2: "Étang 1",
    3: "Étang 12",
    4: "Port",
}


@pytest.mark.parametrize(
    ("written", "value"),
    [
        ("Écluse du Sanglier", 0),
        ("ecluse d'aiguille", 1),
        ("ÉCLUSE DU", 0),
        ("étang 1", 2),
        ("etang 12", 3),
        ("po", 4),
    ],
)
def test_a_value_is_found_by_its_name_or_its_beginning(written: str, value: int) -> None:
    assert find_value(written, PLACES) == value


@pytest.mark.parametrize("written", ["", "écluse", "étan", "0", "4", "bridge"])
def test_what_fits_none_or_several_is_no_value(written: str) -> None:
    with pytest.raises(RuleError) as caught:
        find_value(written, PLACES)
    assert caught.value.rule == "game.value"
    assert caught.value.params["written"] == written
    assert EN.error(caught.value)


def test_what_is_very_long_is_quoted_by_its_beginning() -> None:
    with pytest.raises(RuleError) as caught:
        EN.find("card", "violet" * 1000)
    assert "“" + ("violet" * 17)[:100] + "…”" in EN.error(caught.value)


def test_what_cannot_be_seen_is_not_quoted() -> None:
    with pytest.raises(RuleError) as caught:
        EN.find("card", "\u202e\x07mauve\nlilac\u200b")
    assert "“mauve lilac”" in EN.error(caught.value)


def test_ids_that_are_words_are_found_and_names_come_before_them() -> None:
    assert find_value("red", {Colour.RED: "rouge", Colour.BLUE: "bleu"}) is Colour.RED
    assert find_value("red", {"blue": "red", "red": "rouge"}) == "blue"


def test_of_several_that_begin_so_the_likely_or_the_plain_one_is_meant() -> None:
    cards: dict[Scalar, str] = {
        4: "4 (digger)",
        11: "4 (digger) in Yellow",
        18: "4 (digger) in Green",
        3: "3 (carrier)",
    }
    assert find_value("4", cards) == 4
    assert find_value("4", cards, (3, 18)) == 18
    assert find_value("4", cards, (11, 18)) == 4
    assert find_value("4 (digger)", cards, (11,)) == 4, "a whole name is meant as it stands"
    assert find_value("4", {4: "4 (terrassier)", 11: "4 (terrassier) jaune"}) == 4
    with pytest.raises(RuleError):
        find_value("4", {1: "40", 2: "41", 3: "402"})


def test_values_are_found_in_the_reader_s_language() -> None:
    assert FR.find("card", "VERT") is Colour.GREEN
    assert FR.find("pond", "etang 2") == 1
    assert FR.find("seat", "bea") == 1
    assert EN.find("seat", "green") == 2


def test_names_of_other_languages_count_where_no_own_one_fits() -> None:
    assert EN.find("card", "Vert") is Colour.GREEN
    assert EN.find("pond", "étang 2") == 1
    with pytest.raises(RuleError):
        EN.find("seat", "vert")


def test_english_names_are_understood_in_every_language() -> None:
    assert FR.find("card", "Green") is Colour.GREEN
    assert FR.find("pond", "pond 2") == 1
    assert FR.find("seat", "green") == 2
    assert FR.find("pond", "Étang 1") == 0


class Aliased(ToyView, frozen=True):
    """A view in which cards have other names too, one of them a beginning of a shown name."""

    def aliases(self, kind: str, value: Scalar) -> tuple[Text | str, ...]:
        names = {Colour.BLUE: ("R", Text("enum-green")), Colour.RED: ("Ruby", "Crimson")}
        return names.get(Colour(str(value)), ()) if kind == "card" else ()


ALIASED = Aliased(**{name: getattr(VIEW, name) for name in VIEW.__struct_fields__})


@pytest.mark.parametrize(
    ("language", "written", "card"),
    [
        ("en", "ruby", Colour.RED),
        ("en", "CRIM", Colour.RED),
        ("en", "r", Colour.BLUE),
        ("en", "re", Colour.RED),
        ("en", "green", Colour.GREEN),
        ("fr", "vert", Colour.GREEN),
        ("fr", "ruby", Colour.RED),
        ("fr", "ro", Colour.RED),
        ("fr", "red", Colour.RED),
    ],
)
def test_other_right_names_are_understood(language: str, written: str, card: Colour) -> None:
    """A whole name goes before a beginning, and the name shown before another one."""
    words = Words("toy", language, (), ALIASED)
    assert words.find("card", written) is card
    assert words.value("card", Colour.RED) in ("red", "rouge")
    assert VIEW.aliases("card", Colour.RED) == ()


def test_other_names_that_fit_several_are_no_value() -> None:
    others = {1: ("ore", "stone"), 2: ("store", "stow")}
    names: dict[Scalar, str] = {1: "Erz", 2: "Lager"}

    def found(written: str, likely: tuple[Scalar, ...] = ()) -> Scalar:
        return find_value(written, names, likely, lambda value: others[int(str(value))])

    assert (found("ston"), found("store"), found("sto", (2,))) == (1, 2, 2)
    with pytest.raises(RuleError) as caught:
        found("sto")
    assert caught.value.params["near"] == AnyOf(("Erz", "Lager"))


def test_bundles_are_said_as_lists() -> None:
    counts = {(2, 0, 1): "2 blue and 1 red", (1, 1, 3): "1 blue, 1 green and 3 red", (0, 0, 0): "nothing"}
    for bundle, said in counts.items():
        assert EN.bundle("card", bundle) == said
    assert FR.bundle("card", (2, 0, 1)) == "2 bleu et 1 rouge"
    empty = {language: Words("toy", language, (), VIEW).bundle("card", (0, 0, 0)) for language in LANGUAGES}
    assert empty == {"en": "nothing", "fr": "rien", "de": "nichts", "oc": "res"}
    for wrong in ((1,), (0, 0, 0, 1)):
        with pytest.raises(ValueError, match="zip"):
            EN.bundle("card", wrong)


def test_bundles_are_parameters() -> None:
    """Of errors and texts; as a field of an event they are there with their sum."""
    error = RuleError(
        "game.value",
        written=Bundle("card", (2, 0, 0)),
        near=AnyOf((Bundle("card", (0, 0, 0)),)),
        count=1,
        possible=False,
        more=False,
    )
    assert EN.error(error) == "“2 blue” is not understood here. Did you mean: nothing?"
    text = Text("describe-hand", {"cards": Bundle("card", (0, 1, 1)), "count": 2})
    assert "1 green and 1 red" in EN.render(text)
    assert EN.render(text) == EN.text("describe-hand", cards="1 green and 1 red", count=2)


def test_the_words_for_and_are_those_of_all_languages() -> None:
    assert EN.and_words == {"and"}
    assert FR.and_words == {"et", "and"}
    assert FR.or_words == {"ou", "or"}


def test_languages_are_those_that_have_files_english_first() -> None:
    assert languages("tests.toy", "texts") == ("en", "fr")


def test_a_language_that_lacks_a_key_falls_back_to_english() -> None:
    words = Words("toy", "de", (), VIEW)
    assert words.text("pond", number=3) == "Pond 3"
    assert words.has("pond")
    assert not has_text("de", sources_of("toy"), "pond")
    assert not words.has("no-such-key")


def test_a_missing_key_and_a_missing_parameter_are_errors() -> None:
    with pytest.raises(MissingTextError, match="no-such-key"):
        EN.text("no-such-key")
    with pytest.raises(ValueError, match="pond"):
        EN.text("pond")
    with pytest.raises(ValueError, match="no view"):
        Words("toy", "en").value("pond", 1)


def test_counts_choose_the_plural_of_the_language() -> None:
    sources = sources_of("toy")
    assert format_text("en", sources, "status-turn", {"left": 1}) == "One action left."
    assert format_text("en", sources, "status-turn", {"left": 2}) == "2 actions left."
    assert format_text("fr", sources, "status-turn", {"left": 2}) == "Il reste 2 actions."
    assert format_text("oc", sources, "status-turn", {"left": 2}) == "2 actions left."


def test_lists_are_said_as_people_say_them() -> None:
    assert EN.join([]) == ""
    assert EN.join(["A"]) == "A"
    assert EN.join(["A", "B"]) == "A and B"
    assert EN.join(["A", "B", "C"]) == "A, B and C"


def test_events_and_actions_are_sentences() -> None:
    assert EN.event(e.Played(1, Colour.RED, 3, None, 4)) == "Béa lays red in Pond 4 for 4 points."
    assert EN.event(e.OfferedCards(0, 2, (Colour.BLUE, Colour.RED))) == "Ada offers Green blue and red."
    assert EN.event(e.GameEnded((0, 1), 9)) == "Ada and Béa share the win with 9 points each."
    assert EN.event(e.Answered(1, 0, Reply.REFUSE, 0)) == "Béa refuses what Ada offers."
    assert EN.action(a.Play(Colour.RED, 0)) == "Lay red in Pond 1"
    assert FR.action(a.Play(Colour.RED, 0, Colour.BLUE)) == "Poser rouge dans Étang 1 en écartant bleu"
    assert EN.action(a.Answer(Reply.TAKE)) == "Answer: take"


def test_errors_speak_of_values_and_lists_of_them() -> None:
    error = RuleError("toy.cards.missing", hand=(Value("card", "red"), Value("card", "blue")), count=2)
    assert EN.error(error) == "You hold red and blue."
    assert FR.error(RuleError("toy.pond.colour", card=Value("card", "red"), pond=Value("pond", 1))) == (
        "Dans Étang 2, il y a déjà une carte rouge."
    )
    waiting = (Value("seat", 0), Value("seat", 2))
    assert Words("toy", "en", EN.names).error(RuleError("game.turn", waiting=waiting)) == (
        "There is nothing for you to do now. The game is waiting for Ada and Green."
    )
    assert str(RuleError("toy.number.range", highest=3)) == "toy.number.range(highest=3)"


def test_texts_within_texts_are_said_too() -> None:
    assert EN.text("action-draw") == EN.render(Text("action-draw"))
    assert EN.render("Béziers") == "Béziers"
    assert isinstance(VIEW, ToyView)
    nested = Text("event-turn-ended", {"seat": Text("pond", {"number": 4})})
    assert EN.render(nested) == "Pond 4 is done."


@pytest.mark.parametrize("language", ["en", "fr", "de", "oc"])
def test_other_names_are_each_there_once_and_not_the_shown_one(language: str) -> None:
    """A corner has a name from each hex, which some languages write alike."""
    words = Words("great_canal", language, (), rules.new_game("great_canal", seats=3, seed=1).view(None))
    for corner in range(40):
        others = words.other_names("corner", corner)
        assert len(set(others)) == len(others)
        assert normalize(words.value("corner", corner)) not in others
        assert tuple(map(normalize, others)) == others, "they are as they are compared"


def test_a_text_is_remembered_unless_it_names_people_or_values() -> None:
    """The same text is another one for other people, and where a view calls a value otherwise."""
    text = Text("pond", {"number": 3})
    assert frozen(text) == ("pond", (("number", 3),))
    assert frozen(Text("a", {"b": text, "c": "d"})) == ("a", (("b", ("pond", (("number", 3),))), ("c", "d")))
    for param in (Value("seat", 0), (text,), True, None, Text("a", {"b": Value("seat", 0)})):
        assert frozen(Text("a", {"b": param})) is None
    asked = Text("matter-offer", {"giver": Value("seat", 0), "count": 2})
    told = [Words("toy", "en", (name, "Bert"), VIEW).render(asked) for name in ("Ada", "Bea")]
    assert told[0] != told[1]
    assert [Words("toy", one, (), VIEW).render(text) for one in ("en", "fr", "en")] == [
        "Pond 3",
        "Étang 3",
        "Pond 3",
    ]
