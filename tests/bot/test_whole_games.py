"""Whole games, played through Discord's own machinery by the games' sensible policies."""

from __future__ import annotations

import pytest

from rules import GAMES
from rules.texts import Words
from tests.bot.playing import act_by_command, act_by_panel, open_game, open_panel
from tests.discord import Server, texts

TURN_CAP = 900


async def play_out(server: Server, game_id: int, *, panels: bool, restart_at: int | None = None) -> int:
    """Plays to the end; the number of actions. Every action has to count."""
    for number in range(TURN_CAP):
        if number == restart_at:
            await server.restart()
        position = await server.client.tables.load(game_id)
        if not position.game.waiting_for:
            return number
        seat = position.game.waiting_for[number % len(position.game.waiting_for)]
        action = position.game.suggest(seat)
        if panels:
            await act_by_panel(server, await open_panel(server, seat), position, seat, action)
        else:
            await act_by_command(server, position, seat, action)
        after = await server.client.tables.load(game_id)
        assert after.seq == position.seq + 1, f"{action} by {seat} did not count"
    raise AssertionError("the game does not end")


def check_end(server: Server, game_id: int) -> None:
    """The channel knows how it ended, and has the seed."""
    said = texts(server.last.components)
    assert "is over" in said
    assert "Dice seed" in said
    assert all("Play" not in texts(m.components).split("\n") for m in server.messages()[-1:])


@pytest.mark.parametrize("kind", ["toy", "arriala"])
@pytest.mark.parametrize("panels", [False, True], ids=["commands", "panels"])
async def test_a_whole_game(server: Server, kind: str, panels: bool) -> None:
    """Each kind of game, each way of playing, from /game new to the final count and the check."""
    seats = 3 if panels else 2
    title = Words(kind, "en").text("title")
    game_id = await open_game(server, title, seats)
    await play_out(server, game_id, panels=panels, restart_at=10)
    check_end(server, game_id)
    info = await server.client.tables.get(game_id)
    assert info.status == "finished"
    assert info.outcome is not None
    verdict = await server.stranger.click(server.last, label="Check the dice")
    assert "played by its published seed" in texts(verdict.response.components)


@pytest.mark.soak
@pytest.mark.parametrize("kind", list(GAMES))
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("panels", [False, True], ids=["commands", "panels"])
async def test_all_whole_games(server: Server, kind: str, seats: int, panels: bool) -> None:
    """Every number of seats, both ways."""
    game_id = await open_game(server, Words(kind, "en").text("title"), seats)
    await play_out(server, game_id, panels=panels)
    check_end(server, game_id)


async def test_four_panels_open_at_once(server: Server) -> None:
    """All panels are open while all choose in secret; in whichever order they are used, none is old."""
    game_id = await open_game(server, "The toy game", 4)
    panels = [await open_panel(server, seat) for seat in range(4)]
    for seat in (2, 0, 3, 1):
        position = await server.client.tables.load(game_id)
        action = position.game.suggest(seat)
        posts = len(server.sent)
        await act_by_panel(server, panels[seat], position, seat, action)
        after = await server.client.tables.load(game_id)
        assert after.seq == position.seq + 1
        if seat != 1:
            assert len(server.sent) == posts, "who has answered is an edit, not a new message"
            waiting = texts(server.last.components).split("\n")[-1]
            names = [person.name for person in after.info.seats]
            still = [names[other] for other in after.game.waiting_for]
            assert waiting == "Waiting for: " + " and ".join([", ".join(still[:-1]), still[-1]]).removeprefix(
                " and "
            )
    story = texts(server.last.components)
    assert story.count(" chose ") == 4, "the reveal is a new message that tells everybody's choice"
