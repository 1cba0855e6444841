"""Choosing in a panel and at a command: nothing is done unseen, and no value is taken for another."""

from __future__ import annotations

from typing import Any

import pytest

from bot.ui.action_picker import Path, follow
from bot.ui.choosing import Pick, action_label, choice_names, choice_rows, value_names
from bot.ui.components import OPTIONS_IN_A_MENU
from bot.ui.matching import matching
from rules import Action, new_game
from rules.arriala.actions import BuildLock, Draw, EndTurn, Move
from rules.arriala.view import ArrialaView
from rules.great_canal.actions import BuildSettlement, BuildShip, Improve
from rules.great_canal.state import Holding
from rules.language.words import Words
from rules.values import Scalar, Text, fields_of
from tests.bot.answers import answer_of, response_of
from tests.bot.playing import TOY, open_game, open_panel
from tests.discord import Server, labels, parts, texts
from tests.rules.great_canal.positions import corner, goods, position, seat
from tests.toy.actions import Choose
from tests.toy.actions import EndTurn as ToyEnd
from tests.toy.game import Toy
from tests.toy.view import ToyView

ARRIALA = "Arriala: Canal de Garonne"
NAMES = ("Ada", "Joan", "Cleo")
START = new_game("arriala", seats=3, seed=1, first=0)
WORDS = Words("arriala", "en", NAMES, START.view(0))


@pytest.mark.parametrize(
    ("actions", "path", "whole", "unseen"),
    [
        ((EndTurn(),), "end", True, False),  # nothing to fill in
        ((BuildLock(5),), "lock", True, True),  # the only place fills itself
        ((BuildLock(5), BuildLock(9)), "lock", False, False),
        ((BuildLock(5), BuildLock(9)), "lock.9", True, False),  # picked
        (
            (Move(3, 4), Move(3, 5)),
            "move.3.5",
            True,
            False,
        ),  # the worker was shown before
        ((Move(3, 4), Move(6, 5)), "move.6", True, True),  # the place follows from the worker, unseen
    ],
)
def test_what_fills_itself_has_to_be_seen(
    actions: tuple[Action, ...], path: str, whole: bool, unseen: bool
) -> None:
    choice = follow(START, WORDS, actions, Path.parse(path))
    assert choice is not None
    assert (choice.whole, choice.unseen if whole else False) == (whole, unseen)


async def test_what_fills_itself_is_shown_and_confirmed(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To look at what one can do does nothing: the button of the only number shows it first."""
    game_id = await open_game(server, TOY, 2)
    others = Toy.legal_actions
    there = (Choose(2), ToyEnd())
    monkeypatch.setattr(Toy, "legal_actions", lambda self, seat: there if seat == 0 else others(self, seat))
    panel, person = await open_panel(server, 0), server.people[0]
    before = (await server.tables.load(game_id)).seq
    await person.click(panel, label="Choose a number")
    assert (await server.tables.load(game_id)).seq == before
    assert "number: 2" in texts(panel.components)
    await person.click(panel, label="Back")
    await person.click(panel, label="Choose a number")
    assert (await server.tables.load(game_id)).seq == before
    await person.click(panel, label="Choose a number")
    assert (await server.tables.load(game_id)).seq == before + 1


@pytest.mark.parametrize("role", ["act", "aside", "decline", "withdraw"])
async def test_what_is_all_there_is_to_do_is_shown_at_once(
    server: Server, monkeypatch: pytest.MonkeyPatch, role: str
) -> None:
    """A button that only leads to it would be a press for nothing; what is done instead stands below."""
    game_id = await open_game(server, TOY, 2)
    others, there = Toy.legal_actions, (Choose(2), ToyEnd())
    monkeypatch.setattr(ToyEnd, "role", role)
    monkeypatch.setattr(Toy, "legal_actions", lambda self, seat: there if seat == 0 else others(self, seat))
    panel, person = await open_panel(server, 0), server.people[0]
    assert "End turn" in labels(panel.components)
    assert ("number: 2" in texts(panel.components)) == (role != "act")
    before = (await server.tables.load(game_id)).seq
    await person.click(panel, label="Choose a number")
    assert (await server.tables.load(game_id)).seq == before + (role != "act")


async def test_what_an_action_does_is_read_before_it_is_done(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It stands behind its name, in place of what its command says, and the button below does it."""
    game_id = await open_game(server, TOY, 2)
    others, there = Toy.legal_actions, (Choose(2), ToyEnd())
    monkeypatch.setattr(Toy, "legal_actions", lambda self, seat: there if seat == 0 else others(self, seat))
    explained = {ToyEnd: Text("enum-red")}
    monkeypatch.setattr(ToyView, "explanation", lambda self, action: explained.get(action))
    panel, person = await open_panel(server, 0), server.people[0]
    before = (await server.tables.load(game_id)).seq
    await person.click(panel, label="End turn")
    assert "**End turn** · red" in texts(panel.components)
    assert (await server.tables.load(game_id)).seq == before
    ids = [str(part.get("custom_id", "")) for part in parts(panel.components)]
    assert [one for one in ids if one.startswith("r:act:")]


@pytest.mark.parametrize(
    ("written", "found"),
    [
        ("1", ["1", "Joan 1", "10", "11", "12"]),
        ("12", ["12"]),
        ("2", []),
        ("joan", ["Joan 1"]),
        ("o", ["Joan 1", "Moissac"]),
    ],
)
def test_numbers_are_found_whole(written: str, found: list[str]) -> None:
    """Check that a number is no part of another one; what begins with it comes after it."""
    names: dict[Scalar, str] = dict(enumerate(["10", "11", "12", "1", "Joan 1", "Moissac"]))
    assert matching(names, written) == found


async def test_no_other_number_stands_under_the_cursor(server: Server) -> None:
    """The number that is typed comes first even where it is not legal, and the rules say why it is not."""
    await open_game(server, ARRIALA, 4, first=server.people[0])
    person = server.people[0]
    await person.slash(server.channel, "arriala place", to="3")
    offered = [one["value"] for one in await person.autocomplete(server.channel, "arriala place", "to", "3")]
    assert offered[0] == "3"
    assert set(offered[1:]) <= {"30", "31", "32", "33"}
    refused = await person.slash(server.channel, "arriala place", to="3")
    assert "3" in answer_of(refused)


@pytest.mark.parametrize("written", ["joan 2", "Joan 2", "yellow 2", "circle 2", "JAUNE 2", "cercle 2"])
def test_workers_are_called_by_person_colour_and_symbol(written: str) -> None:
    """Each language knows them, and English in each."""
    french = Words("arriala", "fr", NAMES, START.view(0))
    view = START.view(0)
    assert isinstance(view, ArrialaView)
    joan = view.worker(1, 2)
    assert french.find("worker", written) == joan
    assert french.value("worker", joan) == "Joan 2"


def test_a_place_with_a_number_is_chosen_by_it() -> None:
    """No spot has a number beside the one that the board shows."""
    (at,) = fields_of(BuildLock)
    assert value_names(WORDS, BuildLock, at, (4, 5), "en") == [
        WORDS.value("place", place) for place in (4, 5)
    ]


def test_a_page_of_one_place_is_called_by_it() -> None:
    """All others are called by their first and last place."""
    ships = tuple(map(BuildShip, range(OPTIONS_IN_A_MENU + 1)))
    game = position()
    words = Words("great_canal", "en", NAMES, game.view(0))
    choice = follow(game, words, ships, Path.parse("build_ship"))
    assert choice is not None
    rows: Any = choice_rows(words, Pick(1, 0, 0), choice, choice.path, "en", {})
    first, last = (button["label"] for button in rows[-1].to_component_dict()["components"])
    names = value_names(words, BuildShip, fields_of(BuildShip)[0], choice.values, "en")
    assert (first, last) == (f"{names[0]} – {names[-2]}", names[-1])


def test_below_a_place_stand_its_other_names_in_words() -> None:
    """Names in letters are understood where somebody types them, and only make the list longer."""
    homes = tuple(map(BuildSettlement, map(corner, ("B5 n", "B5 s", "B5 ne", "C5 n", "C5 s", "A1 n"))))
    game = position()
    words = Words("great_canal", "en", NAMES, game.view(0))
    choice = follow(game, words, homes, Path.parse("build_settlement"))
    assert choice is not None
    rows: Any = choice_rows(words, Pick(1, 0, 0), choice, choice.path, "en", {})
    options = rows[0].to_component_dict()["components"][0]["options"]
    assert options[0]["description"] == "Also: A4 south-east, A5 south-west"
    assert options[-1].get("description") is None


async def test_costs_stand_on_the_buttons(server: Server) -> None:
    assert action_label(WORDS, Draw) == "Draw a card · 2 AP"
    assert action_label(WORDS, Move) == "Move a worker · 1 AP a space"
    assert action_label(WORDS, EndTurn) == "End turn"
    await open_game(server, ARRIALA, 2, first=server.people[0])
    assert "Draw a card · 2 AP" in labels((await open_panel(server, 0)).components)


def test_what_costs_differ_by_shows_each_cost() -> None:
    """A level has its price on the button of its track, and then on the button that buys it."""
    cities = seat(cities="C4 n")
    game = position(cities, hands={0: goods(cloth=5, coin=5)}, holdings={0: Holding(levels=(1, 0, 0))})
    words = Words("great_canal", "en", NAMES, game.view(0))
    actions = tuple(action for action in game.legal_actions(0) if isinstance(action, Improve))
    choice = follow(game, words, actions, Path.parse("improve"))
    assert choice is not None
    assert choice_names(words, choice, choice.values, "en") == ["Trade · 2 cloth", "Politics · 1 coin"]
    assert action_label(words, Improve) == "Improve"
    assert action_label(words, Improve, {"track": "politics"}) == "Improve · 1 coin"


async def test_a_turn_with_much_left_is_ended_when_asked_once(server: Server) -> None:
    """The panel and the command both say what would be lost; what is confirmed is done."""
    game_id = await open_game(server, ARRIALA, 2, first=server.people[0])
    person, panel = server.people[0], await open_panel(server, 0)
    before = (await server.tables.load(game_id)).seq
    await person.click(panel, label="End turn")
    assert "You have 5 action points left." in texts(panel.components)
    asked = response_of(await person.slash(server.channel, "arriala end"))
    assert "You have 5 action points left." in texts(asked.components)
    assert (await server.tables.load(game_id)).seq == before
    await person.click(asked, label="Cancel")
    assert (await server.tables.load(game_id)).seq == before
    await person.click(panel, label="End turn")
    assert (await server.tables.load(game_id)).seq == before + 1
    await person.click(asked, label="Refresh")
    assert (await server.tables.load(game_id)).game.waiting_for == (1,)
