"""Whole games, played through Discord's own machinery."""

from __future__ import annotations

import pytest

from bot.ui.games import offered_games
from rules.language.words import Words
from tests.bot.playing import act_by_panel, open_game, open_panel
from tests.bot.whole_games import Way, check_end, check_looked_back, check_same_end, play_log, play_out
from tests.discord import Server, texts
from tests.recorded import load

GAMES = offered_games()


@pytest.mark.looks_back
@pytest.mark.parametrize(
    ("name", "way"),
    [
        ("toy-2-a", Way.COMMANDS),
        ("toy-3-a", Way.PANELS),
        pytest.param("toy-4-a", Way.COMMANDS, marks=pytest.mark.soak),
        pytest.param("arriala-2-a", Way.COMMANDS, marks=pytest.mark.soak),
        ("arriala-3-a", Way.BY_TURNS),
        pytest.param("arriala-3-a", Way.PANELS, marks=pytest.mark.soak),
        pytest.param("arriala-4-b", Way.COMMANDS, marks=pytest.mark.soak),
        ("canal_du_midi-3-ho", Way.PANELS),
    ],
)
async def test_a_recorded_game(server: Server, name: str, way: Way) -> None:
    """A recorded game is played from /game new to the check of its dice, with a restart in the middle."""
    recording = load(name)
    game_id = await play_log(server, recording, way, restart_at=len(recording.actions) // 2)
    await check_same_end(server, game_id, recording)
    check_looked_back(server)
    verdict = await server.stranger.click(server.last_board, label="Check the draws")
    assert verdict.response is not None
    assert "followed its published seed" in texts(verdict.response.components)


@pytest.mark.soak
@pytest.mark.parametrize(
    ("kind", "seats"), [(kind, seats) for kind, game in GAMES.items() for seats in game.seat_numbers]
)
@pytest.mark.parametrize("panels", [False, True], ids=["commands", "panels"])
async def test_all_whole_games(server: Server, kind: str, seats: int, panels: bool) -> None:
    """Every game is played to its end with every number of seats, by commands and by panels."""
    game_id = await open_game(server, Words(kind, "en").text("title"), seats)
    await play_out(server, game_id, panels=panels)
    check_end(server)


async def test_four_panels_open_at_once(server: Server) -> None:
    """All panels are open while all choose in secret; in whichever order they are used, none is old."""
    game_id = await open_game(server, "The toy game", 4)
    panels = [await open_panel(server, seat) for seat in range(4)]
    for seat in (2, 0, 3, 1):
        position = await server.tables.load(game_id)
        action = position.game.suggest(seat)
        posts = len(server.sent)
        await act_by_panel(server, panels[seat], position, seat, action)
        after = await server.tables.load(game_id)
        assert after.seq == position.seq + 1
        if seat != 1:
            assert len(server.sent) == posts, "who has answered is an edit, not a new message"
            names = [person.name for person in after.info.seats]
            still = [names[other] for other in after.game.waiting_for]
            asked = " and ".join([", ".join(still[:-1]), still[-1]]).removeprefix(" and ")
            assert f"{asked}: which number, from 1 to 3?" in texts(server.last.components).split("\n")
    story = texts(server.last.components)
    assert story.count(" chose ") == 4, "the reveal is a new message that tells everybody's choice"
