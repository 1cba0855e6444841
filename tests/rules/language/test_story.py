"""Turns are narrated in sentences: one for what a seat did in a row."""

from rules import new_game
from rules.arriala.events import CardPlayed, Drew, DrewCard, LockBuilt, Moved, SectionCounted, TurnEnded
from rules.language.story import condensed, narrate
from rules.language.words import Words
from tests.toy.events import Drawn, DrawnCard
from tests.toy.events import TurnEnded as ToyTurnEnded


def words() -> Words:
    """Return the words of an Arriala game for three."""
    return Words("arriala", "en", ("Ada", "Bea", "Cleo"), new_game("arriala", seats=3, seed=1).view(None))


def test_a_turn_is_one_sentence() -> None:
    sentences = narrate(
        words(),
        [
            Moved(1, 2, 20, 22, 2, 2),
            Moved(1, 2, 22, 24, 2, 2),
            LockBuilt(1, 18, 1),
            SectionCounted(12, 16, 5, (3, 2, 0), 0, 8),
            TurnEnded(1, 0),
        ],
    )
    assert len(sentences) == 1
    assert sentences[0].startswith("Bea moved Ada 3 by 4 spaces to ")
    assert "built a lock on " in sentences[0]
    assert sentences[0].endswith(" and closed 11–15 (+8 for Ada).")


def test_each_seat_has_its_own_sentence() -> None:
    sentences = narrate(words(), [LockBuilt(0, 3, 1), TurnEnded(0, 1), Drew(1), TurnEnded(1, 0)])
    assert sentences == ["Ada built a lock on 3 (+1) and left 1 AP unused.", "Bea drew a card."]


def test_a_turn_without_any_action_is_passed() -> None:
    assert narrate(words(), [TurnEnded(1, 5, passed=True), Drew(2)]) == ["Bea passed.", "Cleo drew a card."]
    assert narrate(words(), [TurnEnded(1, 5)]) == ["Bea left 5 AP unused."]


def test_what_is_done_again_at_once_is_counted() -> None:
    built = LockBuilt(0, 18, 1)
    assert narrate(words(), [Drew(0), Drew(0), built]) == [
        "Ada drew a card twice and built a lock on 17 (+1)."
    ]
    assert narrate(words(), [Drew(0), built, Drew(0)])[0].count("drew a card") == 2
    assert narrate(words(), [Drew(0), Drew(0), Drew(0), Drew(1)]) == [
        "Ada drew a card 3 times.",
        "Bea drew a card.",
    ]
    french = Words("arriala", "fr", ("Ada", "Bea", "Cleo"), words().view)
    assert narrate(french, [Drew(0), Drew(0)]) == ["Ada pioche une carte deux fois."]


def test_who_does_nothing_worth_a_word_has_a_sentence() -> None:
    assert narrate(words(), [TurnEnded(1, 0), Drew(2)]) == ["Bea ended the turn.", "Cleo drew a card."]


def test_nobody_is_named_in_their_own_sentence() -> None:
    counted = [SectionCounted(12, 16, 5, (3, 2, 0), 0, 8), SectionCounted(1, 1, 1, (0, 1, 0), 1, 1)]
    assert narrate(words(), [LockBuilt(0, 18, 1), *counted]) == [
        "Ada built a lock on 17 (+1), closed 11–15 (+8) and closed 1 (+1 for Bea)."
    ]
    tied = SectionCounted(12, 16, 5, (2, 2, 1), 2, 8, (0, 1))
    for seat, end in ((2, "(+8, behind a tie)."), (1, "(+8 for Cleo, behind a tie).")):
        assert narrate(words(), [LockBuilt(seat, 18, 1), tied])[0].endswith(f"closed 11–15 {end}")


def test_whoever_knows_the_card_hears_it_once() -> None:
    assert len(narrate(words(), [Drew(0), DrewCard(0, "lock")])) == 1
    assert condensed([Drawn(0), DrawnCard(0, "red")]) == [DrawnCard(0, "red")]  # type: ignore[arg-type]
    assert len(condensed([Drawn(0), DrawnCard(1, "red")])) == 2  # type: ignore[arg-type]


def test_steps_of_two_workers_or_two_seats_stay_apart() -> None:
    first = Moved(0, 2, 20, 21, 1, 1)
    for other in (Moved(0, 3, 21, 22, 1, 1), Moved(1, 2, 21, 22, 1, 1), CardPlayed(0, "move_2")):
        assert len(condensed([first, other])) == 2


def test_events_without_a_clause_keep_their_sentence() -> None:
    toy = Words("toy", "en", ("Ada", "Bea"), new_game("toy", seats=2, seed=1).view(None))
    assert narrate(toy, [Drawn(0), ToyTurnEnded(1)]) == ["Ada draws a card.", "Bea is done."]
