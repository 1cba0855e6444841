"""Helpers for tests that play whole games through Discord, from recordings or by the games' policies."""

from __future__ import annotations

from enum import Enum, auto

from rules import Action
from rules.language.words import Words
from tests.bot.playing import act_by_command, act_by_panel, open_game, open_panel
from tests.discord import Server, texts
from tests.recorded import Recording, final_hash

TURN_CAP = 900


class Way(Enum):
    """How people play a game."""

    COMMANDS = auto()
    PANELS = auto()
    BY_TURNS = auto()


async def play_log(server: Server, recording: Recording, way: Way, *, restart_at: int) -> int:
    """Play a recorded game again, in which every action has to count; return the game's id."""
    server.tables.lobby.seed_source = lambda: recording.seed
    words = Words(recording.kind, "en")
    options = ", ".join(words.text(f"option-{name}") for name, on in recording.options.items() if on)
    game_id = await open_game(server, words.text("title"), recording.seats, options)
    for number, (seat, action) in enumerate(recording.actions):
        if number == restart_at:
            await server.restart()
        panels = way is Way.PANELS or (way is Way.BY_TURNS and number % 2 == 0)
        await act(server, game_id, seat, action, panels=panels)
    return game_id


async def act(server: Server, game_id: int, seat: int, action: Action, *, panels: bool) -> None:
    """Do an action by command or by panel, and check that it counts."""
    position = await server.tables.load(game_id)
    if panels:
        await act_by_panel(server, await open_panel(server, seat), position, seat, action)
    else:
        await act_by_command(server, position, seat, action)
    after = await server.tables.load(game_id)
    assert after.seq == position.seq + 1, f"{action} by {seat} did not count"


async def play_out(server: Server, game_id: int, *, panels: bool) -> None:
    """Play to the end by the game's sensible policy."""
    for number in range(TURN_CAP):
        position = await server.tables.load(game_id)
        if not position.game.waiting_for:
            return
        seat = position.game.waiting_for[number % len(position.game.waiting_for)]
        await act(server, game_id, seat, position.game.suggest(seat), panels=panels)
    raise AssertionError("the game does not end")


def check_end(server: Server) -> None:
    """Check that the channel shows how the game ended, and the seed."""
    text = texts(server.last_board.components)
    assert "is over" in text
    assert "Random seed" in text
    assert "Play" not in text.split("\n")


def check_looked_back(server: Server) -> None:
    """Check that the channel has the message behind the last board, with the game as an animation."""
    shown = server.last
    assert ": looking back" in texts(shown.components)
    (animation,) = shown.attachments
    assert animation.filename.endswith(".gif")


async def check_same_end(server: Server, game_id: int, recording: Recording) -> None:
    """Check that a game is over as the recorded one was, and that the channel shows it."""
    check_end(server)
    position = await server.tables.load(game_id)
    assert position.info.status == "finished"
    assert final_hash(position.game) == recording.final
