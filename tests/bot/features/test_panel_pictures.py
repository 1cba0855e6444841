"""Tests of the pictures of a panel: what is new is marked, and the hand is there where it is chosen from."""

from __future__ import annotations

from typing import Any

import pytest

import render
from bot.ui.action_picker import Path, follow
from rules import Action, Event, new_game
from rules.canal_du_midi.actions import Bet, Pick, Trade
from rules.canal_du_midi.state import Bets
from rules.language.words import Words
from rules.values import tag_of
from tests.bot.answers import bytes_of, choose_all, in_turn, pictures, response_of
from tests.bot.midi import act, position_of, table
from tests.bot.playing import TOY, act_by_command, open_game, open_panel
from tests.discord import Server
from tests.toy.actions import Choose, Draw, Play
from tests.toy.components import Colour
from tests.toy.events import Chosen, ChosenNumber, Drawn, DrawnCard, Played

ARRIALA = "Arriala: Canal de Garonne"


class Drawings:
    """What painters were asked to draw: which picture, for which seat, with which events."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.drawn: list[tuple[str, int | None, list[type[Event]]]] = []
        for which in ("board", "choice", "hand"):
            monkeypatch.setattr(render, which, self._noted(which, getattr(render, which)))

    def _noted(self, which: str, draw: Any) -> Any:
        def noted(view: Any, *given: Any, **named: Any) -> bytes:
            self.drawn.append((which, view.seat, [type(event) for event in named.get("events", ())]))
            return draw(view, *given, **named)

        return noted

    def taken(self) -> list[tuple[str, int | None, list[type[Event]]]]:
        """Return what was drawn since the last time."""
        drawn, self.drawn = self.drawn, []
        return drawn


@pytest.fixture
def drawings(monkeypatch: pytest.MonkeyPatch) -> Drawings:
    return Drawings(monkeypatch)


def kinds_of(message: Any) -> list[str]:
    """Return of what kind the pictures of a message are, from above."""
    return [name.split("-")[0] for name, _ in pictures(message)]


def forget_pictures(server: Server) -> None:
    """Let the bot draw anew what it has drawn already."""
    for kept in server.services.drawings._kept.values():
        kept.clear()


async def test_what_was_done_this_turn_is_marked(server: Server, drawings: Drawings) -> None:
    """The panel and the board for oneself have it; a secret is in the pictures of those who know it alone."""
    game_id, seat = await in_turn(server, Colour.RED, Colour.GREEN, pond=Colour.BLUE)
    other = 1 - seat
    for action in (Play(Colour.RED, 0), Draw()):
        await act_by_command(server, await server.tables.load(game_id), seat, action)
    assert [one for which, *one in drawings.taken() if which == "board"][-1] == [
        seat,
        [Played, Drawn, DrawnCard],
    ]
    for path in ("play", "board", "hand"):
        forget_pictures(server)
        await server.people[seat].slash(server.channel, path)
        ((_, shown_to, events),) = drawings.taken()
        assert (shown_to, events) == (seat, [Played, Drawn, DrawnCard]), path
        await server.people[other].slash(server.channel, path)
        ((_, shown_to, events),) = drawings.taken()
        assert (shown_to, events) == (other, [Played, Drawn]), path
    await server.stranger.slash(server.channel, "board")
    assert drawings.taken() == [("board", None, [Played, Drawn])]


async def test_what_the_channel_was_told_is_not_marked_again(server: Server, drawings: Drawings) -> None:
    game_id, seat = await in_turn(server, Colour.RED, pond=Colour.BLUE)
    await act_by_command(server, await server.tables.load(game_id), seat, Play(Colour.RED, 0))
    await server.people[seat].slash(server.channel, "undo")
    assert drawings.taken()[-1] == ("board", seat, [])


async def test_the_description_tells_of_it_too(server: Server) -> None:
    game_id = await open_game(server, ARRIALA, 2)
    position = await server.tables.load(game_id)
    (seat,) = position.game.waiting_for
    result = await server.people[seat].slash(server.channel, "arriala draw")
    ((_, after),) = pictures(response_of(result))
    view = (await server.tables.load(game_id)).game.view(seat)
    assert after != render.describe(view, "en", names=("Ada", "Bea"))


async def test_the_hand_is_shown_where_it_is_chosen_from(server: Server) -> None:
    """It stands below the board with the description of /hand, while a card is chosen and not later."""
    _, seat = await in_turn(server, Colour.RED, Colour.GREEN)
    person, panel = server.people[seat], await open_panel(server, seat)
    assert kinds_of(panel) == ["board"]
    await person.click(panel, label="Play a card")
    assert kinds_of(panel) == ["board", "hand"]
    ((_, alt),) = pictures(response_of(await person.slash(server.channel, "hand")))
    assert pictures(panel)[1][1] == alt
    assert alt
    for file in panel.attachments:
        assert (await bytes_of(server, file)).startswith(b"\x89PNG")
    await person.click(panel, label="Red")
    assert kinds_of(panel) == ["board"], "the pond lies on the board"
    await person.click(panel, label="Back")
    assert kinds_of(panel) == ["board", "hand"]
    await person.click(panel, label="Back")
    assert kinds_of(panel) == ["board"]


async def test_it_is_there_while_cards_are_typed(server: Server) -> None:
    """A form covers the panel: what is typed there has to be in sight above its fields."""
    game_id = await open_game(server, TOY, 3)
    seat = await choose_all(server, game_id, 3)
    shown: Any = await server.people[seat].click(await open_panel(server, seat), label="Offer cards")
    game = (await server.tables.load(game_id)).game
    hand = render.describe_hand(game.view(seat), "en", names=("Ada", "Bea", "Cleo"))
    assert shown.modal["components"][0]["content"] == f"**Your hand:** {hand}"


async def test_no_hand_where_none_is_chosen_from(server: Server, drawings: Drawings) -> None:
    game_id = await open_game(server, TOY, 2)
    assert kinds_of(await open_panel(server, 0)) == ["board"], "numbers are nobody's cards"
    await act_by_command(server, await server.tables.load(game_id), 0, Choose(2))
    own = [events for _, seat, events in drawings.taken() if seat == 0]
    assert own[-1] == [Chosen, ChosenNumber]


async def test_a_bet_is_made_with_the_hand_in_sight(server: Server) -> None:
    """In Canal du Midi a panel opens at the cards to bet, and they lie below the board."""
    game_id = await table(server, 2)
    while not isinstance((found := await position_of(server, game_id))[1].due, Bets):
        (seat, *_), game = found[1].waiting_for, found[1]
        await act(server, game_id, seat, game.suggest(seat))
    panel = response_of(await server.people[0].slash(server.channel, "play"))
    assert kinds_of(panel) == ["board", "hand"]
    view = found[1].view(0)
    assert pictures(panel)[1][1] == render.describe_hand(view, "en", names=("Ada", "Bea"))


@pytest.mark.parametrize(
    ("actions", "held"),
    [
        ((Bet(3), Bet(4)), True),
        ((Trade(3, 1, None), Trade(4, 1, None)), True),
        ((Trade(3, 1, 7), Trade(3, 1, 8)), False),  # the others' cards lie open
        ((Pick(3), Pick(4)), True),  # those of the row are on the board, but it is the hand they come to
    ],
)
def test_what_is_of_the_hand(actions: tuple[Action, ...], held: bool) -> None:
    game = new_game("canal_du_midi", seats=3, seed=1)
    words = Words("canal_du_midi", "en", (), game.view(0))
    choice = follow(game, words, actions, Path((tag_of(type(actions[0])),)))
    assert choice is not None
    assert choice.of_hand is held
