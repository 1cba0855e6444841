"""Tests of what Discord offers while somebody types a field, and of how the bot reads what they typed.

discord.py only logs what goes wrong in autocomplete; a logged error fails every test that uses a server.
"""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest
from msgspec.structs import replace

from bot.ui import offered_values
from rules.language.words import Words
from tests.bot.answers import answer_of, choose_all, lay_out, state_of
from tests.bot.playing import TOY, open_game
from tests.discord import Server
from tests.toy.actions import Offer, Play
from tests.toy.components import Colour
from tests.toy.game import Toy
from tests.toy.view import ToyView

ARRIALA = "Arriala: Canal de Garonne"


async def hold(
    server: Server, game_id: int, seat: int, *hand: Colour, first_pond: Colour | None = None
) -> None:
    """Lay out a position: the hand of a seat, and a card in the first pond."""
    position = await server.tables.load(game_id)
    game = position.game
    assert isinstance(game, Toy)
    hands = tuple(hand if other == seat else held for other, held in enumerate(game.hands))
    ponds = game.ponds if first_pond is None else ((first_pond,), *game.ponds[1:])
    game = replace(game, hands=hands, ponds=ponds)
    await lay_out(server, game_id, game)


async def turn(server: Server) -> tuple[int, int]:
    """Open a game whose seat in turn holds blue and red, with blue in pond 1; return game and seat."""
    game_id = await open_game(server, TOY, 2)
    seat = await choose_all(server, game_id)
    await hold(server, game_id, seat, Colour.BLUE, Colour.RED, first_pond=Colour.BLUE)
    return game_id, seat


async def offered(
    server: Server, seat: int, path: str, option: str, typed: str = "", /, **filled: Any
) -> list[Any]:
    """Return the values offered for a field."""
    choices = await server.people[seat].autocomplete(server.channel, path, option, typed, **filled)
    assert len(choices) <= 25
    return [choice["value"] for choice in choices]


async def test_a_field_offers_what_is_legal(server: Server) -> None:
    _, seat = await turn(server)
    assert await offered(server, seat, "toy card play", "card") == ["blue", "red"]
    assert set(await offered(server, seat, "toy card play", "pond")) == {f"Pond {n}" for n in (1, 2, 3, 4)}
    assert await offered(server, seat, "toy card play", "extra") == ["none", "red", "blue"]


async def test_the_other_fields_narrow_it_in_any_order(server: Server) -> None:
    _, seat = await turn(server)
    for filled, option, left in (
        ({"pond": "Pond 1"}, "card", ["red"]),
        ({"card": "blue"}, "pond", ["Pond 2", "Pond 3", "Pond 4"]),
        ({"pond": "Pond 1"}, "extra", ["none", "blue"]),
        ({"extra": "red"}, "card", ["blue"]),
        ({"extra": "red"}, "pond", ["Pond 2", "Pond 3", "Pond 4"]),
        ({"pond": "Pond 2", "extra": "blue"}, "card", ["red"]),
        ({"extra": "none", "card": "red"}, "pond", ["Pond 1", "Pond 2", "Pond 3", "Pond 4"]),
        ({"pond": "Pond 1", "extra": "red"}, "card", []),
    ):
        for order in permutations(filled):
            arranged = {name: filled[name] for name in order}
            assert await offered(server, seat, "toy card play", option, **arranged) == left, (filled, option)


async def test_whatever_is_filled_in_as_offered_can_be_sent(server: Server) -> None:
    """In each order of filling, the last value offered each time makes an action that counts."""
    game_id, seat = await turn(server)
    before = await state_of(server, game_id)
    for order in permutations(("card", "pond", "extra")):
        filled: dict[str, Any] = {}
        for option in order:
            filled[option] = (await offered(server, seat, "toy card play", option, **filled))[-1]
        result = await server.people[seat].slash(server.channel, "toy card play", **filled)
        assert "lays" in answer_of(result), filled
        assert await state_of(server, game_id) != before
        await server.people[seat].slash(server.channel, "undo")
        assert (await state_of(server, game_id))[1] == before[1]


async def test_what_is_typed_so_far_counts_without_accents_and_case(server: Server) -> None:
    game_id = await open_game(server, TOY, 2)
    seat = await choose_all(server, game_id)
    assert await offered(server, seat, "toy card play", "pond", "POND 3") == ["Pond 3"]
    assert await offered(server, seat, "toy card play", "pond", "4") == ["Pond 4"]
    assert await offered(server, seat, "toy card play", "pond", "x") == []
    await hold(server, game_id, seat, Colour.GREEN)
    assert await offered(server, seat, "toy card play", "card", "G") == ["green"]


async def test_names_with_accents_and_markup_are_offered_as_they_are(server: Server) -> None:
    """A list shows no markup, and backslashes would be visible in it."""
    accented = server.guild.add_member(server.env.create_user("e", global_name="Éléonore"))
    marked = server.guild.add_member(server.env.create_user("m", global_name="**@everyone** `x`"))
    server.people[1:3] = [accented, marked]
    game_id = await open_game(server, TOY, 3)
    seat = await choose_all(server, game_id, 3)
    assert await offered(server, seat, "toy card offer", "to", "ELEO") == ["Éléonore"]
    assert await offered(server, seat, "toy card offer", "to", "**") == ["**@everyone** `x`"]
    await hold(server, game_id, seat, Colour.RED)
    giver = server.people[seat]
    to = next(name for other, name in ((1, "éléo"), (2, "**@everyone** `x`")) if other != seat)
    result = await giver.slash(server.channel, "toy card offer", to=to, cards="red")
    assert "offers" in answer_of(result)


async def test_people_called_alike_are_distinguished(server: Server) -> None:
    twin = server.guild.add_member(server.env.create_user("twin", global_name="ada"))
    server.people[1] = twin
    game_id = await open_game(server, TOY, 3)
    seat = await choose_all(server, game_id, 3)
    names = ["Ada (Red)", "ada (Yellow)", "Cleo"]
    assert sorted(await offered(server, seat, "toy card offer", "to")) == sorted(names)
    await hold(server, game_id, seat, Colour.RED)
    other = next(number for number in (0, 1) if number != seat)
    await server.people[seat].slash(server.channel, "toy card offer", to=names[other], cards="red")
    assert (await server.tables.load(game_id)).game.waiting_for == (other,)


async def test_earlier_values_that_fit_nothing_are_left_out_of_account(server: Server) -> None:
    _, seat = await turn(server)
    assert await offered(server, seat, "toy card play", "card", pond="nowhere") == ["blue", "red"]
    assert await offered(server, seat, "toy card play", "card", pond="Pond") == ["blue", "red"]
    assert await offered(server, seat, "toy card play", "card", pond="nowhere", extra="red") == ["blue"]


async def test_numbers_are_offered_as_numbers(server: Server) -> None:
    await open_game(server, TOY, 2)
    choices = await server.people[0].autocomplete(server.channel, "toy choose", "number", "")
    assert [(choice["name"], choice["value"]) for choice in choices] == [("1", 1), ("2", 2), ("3", 3)]
    await server.people[0].slash(server.channel, "toy choose", number=2)
    assert await offered(server, 0, "toy choose", "number") == [1, 3]
    assert await offered(server, 0, "toy choose", "number", "3") == [3]
    assert await offered(server, 0, "toy choose", "number", "two") == []


async def test_other_names_are_offered_by(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is offered is the shown name of what goes by the one typed."""
    monkeypatch.setattr(ToyView, "aliases", lambda view, kind, value: (f"the {value} one",))
    game_id, seat = await turn(server)
    assert await offered(server, seat, "toy card play", "card", "THE R") == ["red"]
    assert await offered(server, seat, "toy card play", "extra", "the bl") == ["blue"]
    await server.people[seat].slash(server.channel, "toy card play", card="the red one", pond="Pond 2")
    view: Any = (await server.tables.load(game_id)).game.view(None)
    assert view.ponds[1] == ("red",)


async def test_open_ended_actions_offer_all_there_is(server: Server) -> None:
    """The legal ones come first, and what the rules refuse is refused when it is tried."""
    game_id, seat = await turn(server)
    names = ["Ada", "Bea"]
    assert await offered(server, seat, "toy card offer", "to") == [names[1 - seat], names[seat]]
    before = await state_of(server, game_id)
    result = await server.people[seat].slash(server.channel, "toy card offer", to=names[seat], cards="red")
    assert "Offer cards to somebody else" in answer_of(result)
    assert await state_of(server, game_id) == before


async def test_who_has_nothing_to_choose_is_offered_nothing(server: Server) -> None:
    """Strangers get nothing, nor does anybody out of turn, without a game or with another game's command."""
    nowhere = await server.people[0].autocomplete(server.channel, "toy choose", "number", "")
    await server.people[0].slash(server.channel, "game new", game=TOY, seats=2)
    gathering = await server.people[0].autocomplete(server.channel, "toy choose", "number", "")
    await server.people[1].click(server.last, label="Join")
    await server.people[0].slash(server.channel, "game start")
    info = await server.tables.find(server.channel.id)
    assert info is not None
    seat = await choose_all(server, info.id)
    stranger = await server.stranger.autocomplete(server.channel, "toy card play", "card", "")
    elsewhere = await server.people[seat].autocomplete(server.other_channel, "toy card play", "card", "")
    another = await server.people[seat].autocomplete(server.channel, "arriala move", "worker", "")
    waiting = await server.people[1 - seat].autocomplete(server.channel, "toy card play", "card", "")
    assert [nowhere, gathering, stranger, elsewhere, another, waiting] == [[]] * 6


async def test_a_fault_in_autocomplete_is_noticed(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """The list stays empty, but the log has the fault, and the tests fail on that."""
    await turn(server)

    def broken(*given: Any) -> Any:
        raise ZeroDivisionError("broken on purpose")

    monkeypatch.setattr(offered_values, "narrow", broken)
    await server.people[0].autocomplete(server.channel, "toy card play", "card", "")
    assert any("broken on purpose" in fault for fault in server.faults)
    server.faults.clear()
    server.expected_errors()


@pytest.mark.parametrize(
    "typed",
    [
        {"card": "red", "pond": "Pond 1"},
        {"card": "RED", "pond": "pond 1"},
        {"card": "r", "pond": " Pond  1 "},
        {"card": "réd", "pond": "Pond 1", "extra": "none"},
    ],
    ids=["shown name", "other case", "beginning", "accents and none"],
)
async def test_values_typed_by_hand(server: Server, typed: dict[str, str]) -> None:
    game_id, seat = await turn(server)
    await server.people[seat].slash(server.channel, "toy card play", **typed)
    game = (await server.tables.load(game_id)).game
    assert game == (await _before(server, game_id)).apply(seat, Play(Colour.RED, 0))[0]


async def _before(server: Server, game_id: int) -> Toy:
    """Return the position that :func:`turn` made, before the one action since."""
    game = (await server.tables.load(game_id)).game
    assert isinstance(game, Toy)
    seat = game.waiting_for[0]
    hands = tuple(
        (Colour.BLUE, Colour.RED) if other == seat else held for other, held in enumerate(game.hands)
    )
    due = game.queue[0]
    return replace(
        game,
        hands=hands,
        ponds=((Colour.BLUE,), *((),) * 3),
        points=tuple(points - (seat == other) for other, points in enumerate(game.points)),
        queue=(replace(due, left=due.left + 1), *game.queue[1:]),  # type: ignore[union-attr]
    )


@pytest.mark.parametrize(
    ("path", "typed", "expected"),
    [
        ("toy card play", {"card": "purple", "pond": "Pond 1"}, ("“purple”", "red")),
        ("toy card play", {"card": "gren", "pond": "Pond 1"}, ("“gren”", "green")),
        ("toy card play", {"card": "red", "pond": "Pond"}, ("“Pond”", "Pond 1", "Pond 4")),
        ("toy card play", {"card": "red", "pond": "2"}, ("“2”", "Pond 2")),
        ("toy card play", {"card": "blue", "pond": "Pond 1"}, ("Pond 1 has a blue card already",)),
        ("toy card play", {"card": "green", "pond": "Pond 1"}, ("You hold blue and red",)),
        ("toy card play", {"card": "red", "pond": "Pond 2", "extra": "red"}, ("You hold blue and red",)),
        ("toy card offer", {"to": "Nobody", "cards": "red"}, ("“Nobody”", "Possible: ")),
        ("toy card offer", {"to": "OTHER", "cards": "3 red"}, ("You hold blue and red",)),
        ("toy card offer", {"to": "OTHER", "cards": "red and blue"}, ("“red and blue”", "red")),
        ("toy card offer", {"to": "OTHER", "cards": "2"}, ("does not say which cards",)),
        ("toy card offer", {"to": "OTHER", "cards": "**everything**"}, ("“\\*\\*everything\\*\\*”",)),
        ("toy choose", {"number": 2}, ("cannot be done just now",)),
        ("toy answer", {"reply": "refuse"}, ("cannot be done just now",)),
    ],
)
async def test_values_that_cannot_be(
    server: Server, path: str, typed: dict[str, str], expected: tuple[str, ...]
) -> None:
    """Unknown and ambiguous names are answered with near ones, illegal actions with the rule's reason."""
    game_id, seat = await turn(server)
    before = await state_of(server, game_id)
    other = ("Ada", "Bea")[1 - seat]
    typed = {name: other if value == "OTHER" else value for name, value in typed.items()}
    answer = answer_of(await server.people[seat].slash(server.channel, path, **typed))
    for part in expected:
        assert part in answer
    assert await state_of(server, game_id) == before


async def test_a_bundle_is_typed(server: Server) -> None:
    game_id, seat = await turn(server)
    await hold(server, game_id, seat, Colour.BLUE, Colour.RED, Colour.RED)
    before = (await server.tables.load(game_id)).game
    other = ("Ada", "Bea")[1 - seat]
    await server.people[seat].slash(server.channel, "toy card offer", to=other.lower(), cards="2 r, BLUE")
    wanted = Offer(1 - seat, (Colour.BLUE, Colour.RED, Colour.RED))
    assert (await server.tables.load(game_id)).game == before.apply(seat, wanted)[0]


async def test_a_number_that_is_none_of_the_possible_ones(server: Server) -> None:
    game_id = await open_game(server, TOY, 2)
    before = await state_of(server, game_id)
    for number in (0, -1, 4, 10**12):
        result = await server.people[0].slash(server.channel, "toy choose", number=number)
        assert "Choose a number from 1 to 3" in answer_of(result)
    assert await state_of(server, game_id) == before


async def arriala_turn(server: Server, command: str) -> tuple[int, int]:
    """Open a game of Arriala in which a command has many places; return the game and the seat in turn."""
    server.tables.lobby.seed_source = lambda: "ab" * 32
    game_id = await open_game(server, ARRIALA, 2)
    game = (await server.tables.load(game_id)).game
    for number in range(400):
        seat = game.waiting_for[0]
        if number > 30 and len({action.to for action in going(game, seat, command)}) >= 8:
            break
        game, _ = game.apply(seat, game.suggest(seat))
    await lay_out(server, game_id, game)
    return game_id, game.waiting_for[0]


def going(game: Any, seat: int, command: str) -> list[Any]:
    """Return the legal actions of a command."""
    return [action for action in game.legal_actions(seat) if action.command == command]


async def test_arrialas_workers_and_spaces_as_they_are_printed(server: Server) -> None:
    """ "14" is the space with the number 14 printed on it, "moissac" the town, "red 3" the worker."""
    game_id, seat = await arriala_turn(server, "move")
    game: Any = (await server.tables.load(game_id)).game
    view = game.view(seat)
    numbered = [move for move in going(game, seat, "move") if view.board.town_at[move.to] < 0]
    move = next(move for move in numbered if view.board.number_at[move.to] != move.to)
    colour = ("Red", "Yellow", "Green")[view.colour_of(move.worker)]
    worker = f"{colour.lower()} {view.number_of(move.worker)}"
    space = str(view.board.number_at[move.to])
    spaces = await offered(server, seat, "arriala move", "to", worker=worker)
    assert space in spaces
    assert set(spaces) == {
        printed(view, other.to) for other in going(game, seat, "move") if other.worker == move.worker
    }
    result = await server.people[seat].slash(server.channel, "arriala move", worker=worker, to=space)
    assert f"to {space}" in answer_of(result)
    assert (await server.tables.load(game_id)).game == game.apply(seat, move)[0]


def printed(view: Any, place: int) -> str:
    """Return what is printed at a place of Arriala's board."""
    return Words("arriala", "en", (), view).value("place", place)


async def test_arrialas_towns_by_any_beginning(server: Server) -> None:
    game_id, seat = await arriala_turn(server, "place")
    towns = await offered(server, seat, "arriala place", "to", "mo")
    assert towns == ["Montech", "Moissac"]
    before: Any = (await server.tables.load(game_id)).game
    result = await server.people[seat].slash(server.channel, "arriala place", to="mo")
    assert "Montech" in answer_of(result)
    assert "Moissac" in answer_of(result)
    assert (await server.tables.load(game_id)).game == before
    await server.people[seat].slash(server.channel, "arriala place", to="moissac")
    after: Any = (await server.tables.load(game_id)).game
    place = before.view(None).board.town_at.index(
        [town.id for town in before.view(None).board.towns].index("moissac")
    )
    assert len(after.view(None).workers_on(place)) == len(before.view(None).workers_on(place)) + 1


async def test_game_new_offers_games_by_any_part_of_their_titles(server: Server) -> None:
    def names(choices: list[dict[str, Any]]) -> list[str]:
        return [choice["name"] for choice in choices]

    ada = server.people[0]
    assert {ARRIALA, TOY} <= set(names(await ada.autocomplete(server.channel, "game new", "game", "")))
    assert names(await ada.autocomplete(server.channel, "game new", "game", "ARRÍ")) == [ARRIALA]
    assert names(await ada.autocomplete(server.channel, "game new", "game", "toy")) == [TOY]
    assert names(await ada.autocomplete(server.channel, "game new", "game", "chess")) == []
