"""The Great Canal through Discord: the channel reads well, turn by turn."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from rules.great_canal import GreatCanal
from rules.great_canal import actions as a
from rules.great_canal import events as e
from rules.great_canal.state import Barbarians
from tests.bot.great_canal import table as t
from tests.bot.great_canal.scenes import SCENES
from tests.bot.sent import Sent, collected, looks_back
from tests.discord import Server, parts, texts
from tests.recorded import load, names
from tests.rules.great_canal.attacks import eve, realm
from tests.rules.great_canal.positions import position, rolls

RECORDED = [name for name in names() if name.startswith("great_canal")]
MOST, MOST_WITH_ATTACK = 5, 9
"""How many lines a turn takes at most in all messages about the board."""


def lines_above(sent: Sent) -> list[str]:
    """Return the lines above the picture of a new message about the board; [] of any other message."""
    shown = list(parts(sent.payload.get("components") or ()))
    picture = next((number for number, part in enumerate(shown) if part.get("type") == 12), None)
    if sent.edit or picture is None:
        return []
    above = [str(part["content"]) for part in shown[:picture] if part.get("type") == 10]
    return [line for text in above for line in text.split("\n")]


@pytest.mark.parametrize(
    ("name", "most"),
    [
        ("great_canal-4-a", 120),
        *(pytest.param(name, 1000, marks=pytest.mark.soak) for name in RECORDED),
    ],
)
async def test_a_turn_takes_few_lines_and_no_line_comes_twice(
    server: Server, monkeypatch: pytest.MonkeyPatch, name: str, most: int
) -> None:
    """Count the lines of all new messages of each turn; none has a line that another one of it has.

    Each asking by a Commercial Harbor gives a turn one part more.
    """
    recording = load(name)
    start = recording.start()
    assert isinstance(start, GreatCanal)
    game_id = await t.table(server, start)
    sent, lines, more = collected(monkeypatch), dict[int, list[str]](), Counter[int]()
    for seat, action in recording.actions[:most]:
        before = await server.tables.load(game_id)
        with server.env.time_context():
            result = await server.tables.play.act(game_id, before.info.seats[seat], action)
            await server.services.delivery.deliver(game_id)
        assert isinstance(before.game, GreatCanal)
        number = before.game.turn.number
        lines.setdefault(number, []).extend(
            line for one in sent if not looks_back(one) for line in lines_above(one)
        )
        attacked = any(isinstance(event, e.Attacked) for event in result.events)
        more[number] += (MOST_WITH_ATTACK - MOST) * attacked + isinstance(action, a.AskHarbor)
        sent.clear()
    for number, found in lines.items():
        if number:
            assert len(found) <= MOST + more[number], found
            assert max(Counter(found).values(), default=1) == 1, found


def boards(server: Server) -> list[str]:
    """Return the words of the messages of the channel with a board, the oldest first."""
    return [
        texts(one.components)
        for one in server.messages()
        if any(part.get("type") == 12 for part in parts(one.components))
    ]


async def test_while_others_are_asked_after_an_attack_the_board_waits_for_nobody(server: Server) -> None:
    """It waits for the seat in turn again, on a board of its own, once all have answered."""
    scene = SCENES["cities lost"]
    game_id = await t.table(server, scene.before)
    await t.do(server, game_id, 0, a.Roll())
    for by, answer in scene.answers:
        assert "The barbarians attacked" in boards(server)[-1]
        assert "to finish turn" not in boards(server)[-1]
        await t.do(server, game_id, by, answer)
    assert "to finish turn 5" in boards(server)[-1]


ROBBER = replace(position(rolled=False), barbarians=Barbarians(0, 1))


@pytest.mark.parametrize(
    ("game", "asked"),
    [
        (rolls(ROBBER, 3, 4), "where does the robber go"),
        (eve(realm(0, 2), realm(1)), "which city is lost"),
    ],
)
async def test_the_board_asks_what_is_asked_now_of_the_seat_in_turn(
    server: Server, game: GreatCanal, asked: str
) -> None:
    """What Ada has chosen is not asked below it any more."""
    game_id = await t.table(server, game)
    await t.do(server, game_id, 0, a.Roll())
    assert asked in boards(server)[-1]
    while (now := await t.game_of(server, game_id)).head is not None:
        await t.do(server, game_id, 0, now.suggest(0))
    assert asked not in boards(server)[-1]
    assert "to finish turn 5" in boards(server)[-1]
