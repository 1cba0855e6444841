"""The words of the state of a game and of its commands: no turn before the first, no nought, no echo."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace

from render.great_canal.describe.text import describe
from rules.great_canal import decisions as d
from rules.great_canal.state import Offer, Reply
from rules.great_canal.view import GreatCanalView
from rules.language.words import Words
from tests.rules.great_canal.positions import act, goods, position, start

LANGUAGES = pytest.mark.parametrize("language", ["en", "fr", "de", "oc"])
GROUPS = ("build", "knight", "trade", "card")


def words_of(view: GreatCanalView, language: str) -> Words:
    return Words("great_canal", language, ("Ada", "Ben", "Cleo", "Dan"), view)


def status(view: GreatCanalView, language: str) -> str:
    return words_of(view, language).render(view.status())


@LANGUAGES
def test_the_set_up_is_no_turn(language: str) -> None:
    """Check great_canal.R11: while settlements are founded no turn has begun, so none is counted."""
    game = start(4)
    assert game.waiting_for == (0,)
    for view in (game.view(None), game.view(1)):
        words = words_of(view, language)
        assert "1" not in status(view, language)
        assert words.text("label-founding") in status(view, language)
        title = describe(view, words, (), True).splitlines()[0]
        assert words.text("label-founding").lower() in title.lower()
        assert words.text("label-turn", number=1) not in title


@LANGUAGES
def test_all_who_wait_in_the_set_up_read_the_same(language: str) -> None:
    """Check that no seat is in turn before the first turn, not even the first player's."""
    game = start(4)
    while game.queue:
        waiting = [one for one in range(4) if one not in game.waiting_for]
        assert len({status(game.view(one), language) for one in waiting}) == 1
        assert status(game.view(None), language) not in {status(game.view(one), language) for one in waiting}
        game = act(game, game.legal_actions(game.waiting_for[0])[0], by=game.waiting_for[0])


@pytest.mark.parametrize(
    ("language", "brings"),
    [
        ("en", "It brings a card for each hex at it."),
        ("fr", "Elle donne une carte par tuile voisine."),
        ("de", "Sie bringt eine Karte für jede Landschaft an ihr."),
        ("oc", "Balha una carta per cada exagòn a l’entorn."),
    ],
)
def test_the_last_founding_says_that_it_brings_cards(language: str, brings: str) -> None:
    """Check great_canal.R2: that this one brings the first cards is known before its place is chosen."""
    game = start(4)
    while game.queue:
        asked, decision = game.waiting_for[0], game.queue[0]
        assert isinstance(decision, d.Founding)
        assert (brings in status(game.view(asked), language)) == decision.income
        game = act(game, game.legal_actions(asked)[0], by=asked)


@LANGUAGES
def test_no_card_and_no_answer_are_words(language: str) -> None:
    game = position()
    seat = game.waiting_for[0]
    view = replace(game.view(seat), hand_sizes=(0,) * game.seats, scores=(3,) * game.seats)
    assert " 0 " not in status(view, language)
    asked = tuple(other for other in range(game.seats) if other != seat)
    offer = Offer(goods(ore=1), goods(wool=1), asked, first=False)
    assert " 0 " not in status(replace(view, offer=offer), language)
    answered = replace(offer, replies=(Reply(asked[0], "decline"),))
    assert " 1 " in status(replace(view, offer=answered), language)


@LANGUAGES
def test_a_group_of_commands_says_more_than_its_name(language: str) -> None:
    words = words_of(start(4).view(None), language)
    for group in GROUPS:
        name, said = words.text(f"command-{group}"), words.text(f"command-{group}-description")
        assert said.casefold() not in (name.casefold(), f"{name.casefold()}s")
        assert len(said.split()) > 1


@LANGUAGES
def test_the_group_of_knights_names_them(language: str) -> None:
    words = words_of(start(4).view(None), language)
    assert f" {words.text('command-knight')}" in f" {words.text('command-knight-description')}".casefold()


@LANGUAGES
def test_labels_of_knights_and_of_the_bank_stand_for_themselves(language: str) -> None:
    """On a button no group stands before them: "Build" or "Bank" alone would be read as something else."""
    words = words_of(start(4).view(None), language)
    assert words.text("command-knight-hire-label") != words.text("command-build-description")
    for label in ("command-knight-hire-label", "command-trade-bank-label"):
        assert len(words.text(label).split()) > 1


@LANGUAGES
def test_the_aqueduct_names_one_topic(language: str) -> None:
    """Of the answers given beforehand one declines the Aqueduct; what is taken has another name."""
    words = words_of(start(4).view(None), language)
    aqueduct = words.text("level-science-3")
    topics = [words.text(f"topic-{topic}") for topic in ("aqueduct", "gold")]
    assert [aqueduct in topic for topic in topics] == [True, False]


@LANGUAGES
@pytest.mark.parametrize(
    "command", ["build-road", "build-ship", "build-settlement", "build-wall", "sail", "trade-bank"]
)
def test_a_command_says_more_than_its_name(command: str, language: str) -> None:
    """Check that what stands behind the name at the head of a page does not begin with the name again."""
    words = words_of(start(4).view(None), language)
    name = words.text(f"command-{command}-label").casefold()
    said = words.text(f"command-{command}-description").casefold()
    assert not set(name.split()) <= set(re.findall(r"[\w’-]+", said))


def test_a_limit_is_called_the_same_in_panel_and_picture() -> None:
    """Check the Occitan word, of which there are two."""
    for key in ("status-turn", "status-over-limit", "matter-drop", "label-goods"):
        view = start().view(0)
        said = words_of(view, "oc").text(key, turn=1, points=2, goal=21, cards=3, limit=7, count=2)
        assert "limita" in said, said
