"""Tests of hints: what they say, to whom, and what is answered where there is none."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.thinking import Considered, thinker
from rules.values import Text
from tests.bot.answers import answer_of, response_of
from tests.bot.features.test_computers import alone, press
from tests.bot.moderating import do
from tests.bot.playing import TOY
from tests.discord import Server, labels, texts
from tests.toy.actions import Choose
from tests.toy.game import Toy


async def test_hints_say_what_to_do_and_why(server: Server) -> None:
    """Where the table allows them: what is best, what it brings whom, and a button that does it."""
    server.tables.lobby.seed_source = lambda: "turning points"
    await server.people[0].slash(server.channel, "game new", game="canal_du_midi", seats=2, bots="easy")
    assert "/hint" not in texts(server.last.components)
    await server.people[0].click(server.last, label="Allow hints")
    assert "Hints allowed" in texts(server.last.components)
    await server.people[0].click(server.last, label="Start")
    result = await server.people[0].click(server.last, label="Hint")
    assert result.ephemeral
    told = answer_of(result)
    assert "A strong bot would do this: **Bet a card – " in told
    assert "compared with “Bet a card – " in told
    assert "it brings on average, in points: you +" in told
    assert "Of 100 games imagined from here, in which everybody plays sensibly, you win " in told
    info = await server.tables.find(server.channel.id)
    assert info is not None
    seq = info.seq
    await server.people[0].click(response_of(result), label="Bet a card")
    assert (await server.tables.get(info.id)).seq > seq


async def test_hints_are_the_tables_to_allow(server: Server) -> None:
    """Not without it, not for those without a seat, nor for who has nothing to decide."""
    await alone(server, "Canal du Midi", "easy", 2)
    assert "has not allowed hints" in answer_of(await server.people[0].slash(server.channel, "hint"))
    assert "Hint" not in labels(server.last.components)
    await server.people[0].slash(server.other_channel, "game new", game=TOY, seats=2, hints=True)
    await press(server.people[1], server.other_channel.last_message, label="Join")
    await server.people[0].slash(server.other_channel, "game start")
    assert "no seat" in answer_of(await server.people[2].slash(server.other_channel, "hint"))
    await server.people[0].slash(server.other_channel, "game abandon")
    await press(server.people[1], server.other_channel.last_message, label="Agree")
    await server.people[0].slash(server.other_channel, "game new", game="arriala", seats=2, hints=True)
    await press(server.people[1], server.other_channel.last_message, label="Join")
    await server.people[0].slash(server.other_channel, "game start", first=server.people[0])
    assert "nothing to decide" in answer_of(await server.people[1].slash(server.other_channel, "hint"))


async def test_a_hint_is_refused_while_too_much_is_thought_about(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    await server.people[0].slash(server.channel, "game new", game=TOY, seats=2, bots="easy", hints=True)
    await server.people[0].slash(server.channel, "game start")
    monkeypatch.setattr(thinker, "_MOST", 0)
    assert "too much to think about" in answer_of(await server.people[0].slash(server.channel, "hint"))
    monkeypatch.undo()
    assert "A strong bot would do this" in answer_of(await server.people[0].slash(server.channel, "hint"))


async def test_a_hint_that_the_game_has_overtaken_is_not_given(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where somebody acts while it is thought about, it is said that the game has gone on."""
    await server.people[0].slash(server.channel, "game new", game=TOY, seats=2, hints=True)
    await press(server.people[1], server.last, label="Join")
    await server.people[0].slash(server.channel, "game start")
    info = await server.tables.find(server.channel.id)
    assert info is not None

    async def overtaken(*_: Any, **__: Any) -> Any:
        await server.tables.play.act(info.id, info.seats[1], Choose(1))
        delivering = asyncio.create_task(server.services.delivery.deliver(info.id))
        try:
            await server.env.external_wait(asyncio.get_running_loop().create_future(), reason="thinking")
        finally:
            await delivering

    monkeypatch.setattr(server.services.thinker, "weigh", overtaken)
    assert "The game has gone on meanwhile" in answer_of(await server.people[0].slash(server.channel, "hint"))


async def test_no_button_does_what_loses_something(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is asked about in the panel, as ever."""
    await server.people[0].slash(server.channel, "game new", game=TOY, seats=2, bots="easy", hints=True)
    await server.people[0].slash(server.channel, "game start")
    shown = await server.people[0].slash(server.channel, "hint")
    assert labels(response_of(shown).components) == ["Choose a number", "Play"]
    monkeypatch.setattr(Toy, "lost_by", lambda *_: Text("lost-actions", {"left": 1}))
    shown = await server.people[0].slash(server.channel, "hint")
    assert labels(response_of(shown).components) == ["Play"]


async def test_there_are_no_hints_while_a_game_is_paused(server: Server) -> None:
    await server.people[0].slash(server.channel, "game new", game=TOY, seats=2, bots="easy", hints=True)
    await server.people[0].slash(server.channel, "game start")
    await do(server, "mod pause", "Pause the game")
    assert "paused" in answer_of(await server.people[0].slash(server.channel, "hint"))


async def test_a_hint_is_asked_for_in_the_panel(server: Server) -> None:
    """It comes in the place of the panel, with the way back, for those who have something to decide."""
    await server.people[0].slash(server.channel, "game new", game="arriala", seats=2, hints=True)
    await press(server.people[1], server.last, label="Join")
    await server.people[0].slash(server.channel, "game start", first=server.people[0])
    panel = response_of(await server.people[0].click(server.last, label="Play"))
    await server.people[0].click(panel, label="Hint")
    assert "A strong bot would do this: **" in texts(panel.components)
    await server.people[0].click(panel, label="Play")
    assert "Hint" in labels(panel.components)
    other = response_of(await server.people[1].click(server.last, label="Play"))
    assert "Hint" not in labels(other.components)


@pytest.mark.parametrize(
    ("behind", "wins", "told"),
    [
        ((1_200, 0), (52, 50), None),
        (
            (1_200, 0),
            (55, 50),
            "Of 100 games imagined from here, in which everybody plays sensibly, you win 55 ",
        ),
        ((-1_000, -3_000), (1, 0), "It costs you points, but somebody else more"),
        (
            (-1_000, -3_000),
            (60, 20),
            "Of 100 games imagined from here, in which everybody plays sensibly, you win 60 ",
        ),
        ((0, -3_000), None, None),
        ((-1_000, -500), None, None),
    ],
)
async def test_a_hint_tells_what_a_move_is_good_for(
    server: Server,
    monkeypatch: pytest.MonkeyPatch,
    behind: tuple[int, int],
    wins: tuple[int, int] | None,
    told: str | None,
) -> None:
    """How many games are won where that differs clearly, else what points are given away for."""
    await server.people[0].slash(server.channel, "game new", game=TOY, seats=2, bots="easy", hints=True)
    await server.people[0].slash(server.channel, "game start")

    async def weighed(*_: Any, **__: Any) -> tuple[Considered, ...]:
        best = Considered(Choose(1), (0, 0), 0, None)
        return best, Considered(Choose(2), behind, 2_000, wins, sure=True)

    monkeypatch.setattr(server.services.thinker, "weigh", weighed)
    lines = answer_of(await server.people[0].slash(server.channel, "hint")).split("\n")
    told_last = next(one for one in reversed(lines) if one.startswith(("Why", "Of 100", "It costs")))
    assert told_last.startswith(told or "Why: compared with “Choose a number – 2”")
