"""What is asked of whom: decisions in messages of their own, and the turn, which goes on by itself."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from rules.great_canal import GreatCanal
from rules.great_canal import actions as a
from rules.great_canal import decisions as d
from rules.great_canal import events as e
from rules.great_canal.state import Holding
from rules.great_canal.steps.asking import ANSWERS
from rules.language.words import Words
from rules.records import Action, Event, Matter
from rules.testing import Step, check_choices, check_keys, check_matters
from rules.testing.texts import check_text
from tests.recorded import load, names
from tests.rules.great_canal.courses import COURSES, DECIDED, begun
from tests.rules.great_canal.late import late, walk
from tests.rules.great_canal.positions import act, corner, goods, position, rolls, seat, start

NAMES = ("Ada", "Béa", "Chloé", "Dora")
RICH = {0: goods(brick=3), 1: goods(ore=9), 2: goods(wool=4, grain=4), 3: goods(cloth=1)}
TURN_GOES_ON = {"road_building", "diplomat", "spy", "master_merchant"}
"""Cards with which the seat in turn goes on by itself."""


def matter(game: GreatCanal) -> Matter:
    """Return the question that the game waits for."""
    return game.view(None).open_matters()[0]


def asked_text(game: GreatCanal, language: str = "en") -> str:
    """Return the question in words, with the names of those who are asked."""
    return Words("great_canal", language, NAMES, game.view(None)).asked(matter(game))


def share_texts(game: GreatCanal) -> list[str]:
    """Return what is asked of each."""
    words = Words("great_canal", "en", NAMES, game.view(None))
    return [words.render(share) for share in matter(game).shares]


def seven() -> GreatCanal:
    """Return a game in which a seven was rolled, and two seats have too many cards."""
    game = replace(position(hands=RICH, rolled=False), barbarians=start().barbarians)
    return act(rolls(game, 3, 4), a.Roll())


def test_a_roll_is_a_button() -> None:
    """Check that the turn can begin in the open, and is the same question after the roll."""
    game = rolls(position(rolled=False), 3, 3)
    asked = matter(game)
    assert (asked.asked, asked.choices, asked.apart) == ((0,), (a.Roll(),), False)
    assert asked_text(game) == "Ada: to roll the dice in turn 5."
    later = matter(act(game, a.Roll()))
    assert (later.key, later.choices) == (asked.key, ())
    assert matter(act(act(game, a.Roll()), a.EndTurn())).key != asked.key


def test_a_seven_asks_all_at_once() -> None:
    """Check great_canal.R15: one question to all with too many cards, each with what it discards."""
    game = seven()
    asked = matter(game)
    assert (asked.asked, asked.apart, asked.choices, asked.ways) == ((1, 2), True, (), (a.Discard,))
    assert share_texts(game) == ["4 of 9", "4 of 8"]
    assert asked_text(game) == "Béa and Chloé: which cards to discard (a seven was rolled)?"
    assert asked_text(game, "de").endswith("Welche Karten werden abgeworfen (eine Sieben ist gefallen)?")
    once = act(game, a.Discard(goods(wool=4)), by=2)
    later = matter(once)
    assert (later.key, later.asked, later.answers) == (asked.key, (1,), (e.Discarded(2, goods(wool=4)),))
    assert share_texts(once) == ["4 of 9"]
    last = act(once, a.Discard(goods(ore=4)), by=1)
    assert not matter(last).apart
    assert asked.results == (e.Discarded,)


def test_the_same_question_again_is_another_one() -> None:
    """Check that two Saboteurs against the same hands in one turn ask under two keys."""
    holdings = {0: Holding(progress=("saboteur", "saboteur"))}
    game = position(hands={1: goods(ore=4), 2: goods(wool=2)}, holdings=holdings)
    first = act(game, a.PlaySaboteur())
    again = act(act(first, a.Discard(goods(ore=2)), by=1), a.Discard(goods(wool=1)), by=2)
    again = replace(again, hands=first.hands)
    second = act(again, a.PlaySaboteur())
    assert replace(matter(second), key="") == replace(matter(first), key="")
    assert matter(second).key != matter(first).key


@pytest.mark.parametrize("card", DECIDED)
def test_who_is_asked_in_a_message(card: str) -> None:
    """Check great_canal.R15: others are asked apart, in one way or more; who is in turn just goes on."""
    game = begun(card)
    turn_key = matter(position()).key
    for by, answered in COURSES[card].answers:
        asked, head = matter(game), game.head
        assert by in asked.asked
        assert head is not None
        assert asked.apart == (by != game.active)
        if asked.apart:
            assert type(answered) in asked.ways
            assert asked.key != turn_key
        else:
            assert (asked.key, asked.asked, asked.ways) == (turn_key, (game.active,), ())
        before = game
        game, events = game.apply(by, answered)
        if asked.apart and matter(game).key != matter(before).key:
            assert any(isinstance(event, asked.results) for event in events)


def test_only_the_seat_in_turn_has_too_many_cards() -> None:
    """Check that what only the seat in turn has to do is its turn going on, whatever the decision is."""
    game = position(hands={0: goods(ore=9)}, queue=(d.Discards((0,), (4, 0, 0, 0)),))
    asked = matter(game)
    assert (asked.apart, asked.asked, asked.key) == (False, (0,), matter(position()).key)
    assert share_texts(game) == ["4 of 9"]
    with_another = position(
        hands={0: goods(ore=9), 1: goods(ore=9)}, queue=(d.Discards((0, 1), (4, 4, 0, 0)),)
    )
    first = matter(with_another)
    left = matter(act(with_another, a.Discard(goods(ore=4)), by=1))
    assert (first.apart, left.apart, left.key, left.asked) == (True, True, first.key, (0,))


def test_gold_and_aqueduct_are_one_question() -> None:
    """Check great_canal.R26, R42: both are asked together, who is asked for what is said, one can decline."""
    both = position(queue=(d.Take((1, 2), (1,)),))
    assert share_texts(both) == ["gold", "Aqueduct"]
    assert matter(both).ways == (a.TakeResource, a.Skip)
    after = act(both, a.TakeResource("ore"), by=1)
    assert matter(after).answers == (e.ResourceTaken(1, "ore", True),)
    assert (share_texts(after), matter(after).ways) == (["Aqueduct"], (a.TakeResource, a.Skip))
    gold = position(queue=(d.Take((1, 2), (1, 2)),))
    assert asked_text(gold) == "Béa and Chloé: which resource to take from the gold field?"
    assert (share_texts(gold), matter(gold).ways) == ([], (a.TakeResource,))
    aqueduct = position(queue=(d.Take((1,), ()),))
    assert matter(aqueduct).ways == (a.TakeResource, a.Skip)
    assert "Aqueduct, or none" in asked_text(aqueduct)


def test_who_is_over_the_limit_is_told_by_how_many() -> None:
    """Check great_canal.R23: who holds two cards too many puts back one after the other, under one key."""
    held = ("alchemist", "crane", "merchant", "smith", "spy", "wedding")
    game = position(queue=(d.Drop((2,)),), holdings={2: Holding(progress=held)})
    assert share_texts(game) == ["2 of 6"]
    once = act(game, a.DropCard("spy"), by=2)
    assert (share_texts(once), matter(once).key) == (["1 of 5"], matter(game).key)
    assert matter(once).answers == (e.CardDropped(2, "politics"),)
    assert matter(once).apart


@pytest.mark.parametrize(
    ("decision", "answered", "told"),
    [
        (d.Sacrifice((1, 2)), a.Sacrifice(corner("B4 n")), e.CityLost),
        (d.Defend((1, 2)), a.DrawCard("trade"), e.CardDrawn),
        (d.Give((1, 2), (0, 1, 1, 0), 0), a.GiveCards(goods(brick=1)), e.Given),
    ],
)
def test_public_answers_are_told_as_they_come(
    decision: d.Decision, answered: Action, told: type[Event]
) -> None:
    """Check great_canal.R43: what all may know of an answer stands with the question until it is closed."""
    cities = seat(cities="B4 n, C5 n")
    game = position(
        seat(),
        cities,
        seat(cities="C3 n, D5 n"),
        hands={1: goods(brick=3), 2: goods(ore=3)},
        queue=(decision,),
    )
    after = act(game, answered, by=1)
    assert matter(after).key == matter(game).key
    assert any(isinstance(event, told) for event in matter(after).answers)
    assert all(event.audience() is None for event in matter(after).answers)


def test_the_founding_asks_each_for_what_it_founds() -> None:
    """Check great_canal.R2: a settlement, the city, another settlement; each founding is a question."""
    game, keys = start(3), list[str]()
    while game.queue:
        founder = game.waiting_for[0]
        asked = matter(game)
        assert not asked.apart
        assert ("the city of" in asked_text(game)) == (len(keys) // 3 == 1)
        keys.append(asked.key)
        game = act(game, game.legal_actions(founder)[0], by=founder)
    assert len(set(keys)) == len(keys) == 9


@pytest.mark.parametrize("language", ["en", "fr", "de", "oc"])
def test_every_question_has_words(language: str) -> None:
    """Check questions, shares, and lines of panels, in positions of games played at random."""
    told = set[str]()
    for number in range(3):
        rng = random.Random(f"words {number}")
        for step in list(walk(late(3 + number % 2, number), rng, 200))[::4]:
            for looker in (None, *range(step.after.seats)):
                view = step.after.view(looker)
                words = Words("great_canal", language, NAMES, view)
                check_text(words.render(view.status()))
                for asked in view.open_matters():
                    check_text(words.asked(asked))
                    told.add(asked.text.key)
                    for share in asked.shares:
                        check_text(words.render(share))
    assert len(told) > 6


def test_questions_of_whole_games() -> None:
    """Check questions as every game's are, in games with many cards and offers; keys come back never."""
    checked: list[Step] = []
    for number in range(6):
        rng = random.Random(f"matters {number}")
        steps = [Step(*played) for played in walk(late(3 + number % 2, number), rng, 250)]
        for step in steps[::3]:
            check_matters(step.after)
        check_keys(steps)
        checked += steps
    check_choices(checked)


def recorded(name: str) -> Iterator[Step]:
    """Yield the steps of a recorded game."""
    recording = load(name)
    game = recording.start()
    for seat_number, action in recording.actions:
        after, events = game.apply(seat_number, action)
        yield Step(game, seat_number, action, after, events)
        game = after


def check_answered(step: Step) -> None:
    """Check that who has answered a question is not asked again by a decision that counts as the same one."""
    before, after = step.before, step.after
    assert isinstance(before, GreatCanal)
    assert isinstance(after, GreatCanal)
    head = before.head
    if head is None or before.asked.number != after.asked.number or after.head is None:
        return
    assert type(after.head) is type(head)
    if not isinstance(head, d.Founding):
        assert set(after.waiting_for) <= set(before.waiting_for)
    if not isinstance(head, d.Drop):
        kinds = ANSWERS.get(type(head), ())
        assert not {event.seat for event in step.events if isinstance(event, kinds)} & set(after.waiting_for)


def test_two_questions_of_a_kind_have_two_numbers() -> None:
    """Check recorded games, and such with many cards: while its number stays, a question asks ever fewer."""
    games = [recorded(name) for name in names() if name.startswith("great_canal")]
    for number in range(6):
        rng = random.Random(f"numbers {number}")
        games.append(Step(*played) for played in walk(late(3 + number % 2, number), rng, 250))
    for steps in games:
        for step in steps:
            check_answered(step)
