"""Tests of hints: what they say, to whom, and what is answered where there is none."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
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
    assert "In games that are played on from here by simple rules, you win about " in told
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


async def test_where_thinking_fails_that_is_said(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """By a number, as of any fault; the next time may be better."""
    await server.people[0].slash(server.channel, "game new", game=TOY, seats=2, bots="easy", hints=True)
    await server.people[0].slash(server.channel, "game start")

    async def failing(*_: Any, **__: Any) -> Any:
        raise RuntimeError

    monkeypatch.setattr(server.services.thinker, "weigh", failing)
    assert "went wrong" in answer_of(await server.people[0].slash(server.channel, "hint"))
    monkeypatch.undo()
    assert "A strong bot would do this" in answer_of(await server.people[0].slash(server.channel, "hint"))
    server.faults.clear()


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
        ((1_200, 0), None, "Why: compared with “Choose a number – 2” it brings on average, in points: "),
        ((1_200, 0), (55, 50), "you win about 55% with it and 50% with “Choose a number – 2”."),
        ((-1_000, -3_000), None, "It costs you points, but somebody else more"),
        ((-1_000, -3_000), (60, 20), "you win about 60% with it and 20% with “Choose a number – 2”."),
        ((0, -3_000), None, "it brings on average, in points: "),
        ((-1_000, -500), None, "it brings on average, in points: "),
        ((40, 0), None, "it leaves you a little better placed."),
    ],
)
async def test_a_hint_tells_what_a_move_is_good_for(
    server: Server,
    monkeypatch: pytest.MonkeyPatch,
    behind: tuple[int, int],
    wins: tuple[int, int] | None,
    told: str,
) -> None:
    """How many games are won where that differs clearly, else what points are given away for."""
    await server.people[0].slash(server.channel, "game new", game=TOY, seats=2, bots="easy", hints=True)
    await server.people[0].slash(server.channel, "game start")

    async def weighed(*_: Any, **__: Any) -> tuple[Considered, ...]:
        best = Considered(Choose(1), (0, 0), 0, None)
        return best, Considered(Choose(2), behind, 2_000, wins, sure=True)

    monkeypatch.setattr(server.services.thinker, "weigh", weighed)
    *lines, _, _ = answer_of(await server.people[0].slash(server.channel, "hint")).split("\n")
    assert told in lines[-1]
    assert ("you win about" in lines[-1]) == (wins is not None)


@pytest.mark.parametrize(
    ("others", "told"),
    [
        ((), ["Nothing else is worth thinking about."]),
        (
            ((2, False, 5_000), (3, True, 299)),
            [
                "About as good: “Choose a number – 2” and “Choose a number – 3”.",
                "Which of these you take makes little difference.",
            ],
        ),
        (
            ((2, False, 500), (3, False, 500)),
            [
                "About as good: “Choose a number – 2” and “Choose a number – 3”.",
                "Which of these you take makes little difference.",
            ],
        ),
        (
            ((2, False, 500), (3, True, 500)),
            ["About as good: “Choose a number – 2”.", "Why: compared with “Choose a number – 3” it brings"],
        ),
        (
            ((2, True, 300), (3, False, 500)),
            ["About as good: “Choose a number – 3”.", "Why: compared with “Choose a number – 2” it brings"],
        ),
    ],
)
async def test_a_hint_tells_what_is_about_as_good(
    server: Server,
    monkeypatch: pytest.MonkeyPatch,
    others: Sequence[tuple[int, bool, int]],
    told: Sequence[str],
) -> None:
    """By chance or by next to nothing; and only of what is not, why."""
    await server.people[0].slash(server.channel, "game new", game=TOY, seats=2, bots="easy", hints=True)
    await server.people[0].slash(server.channel, "game start")

    async def weighed(*_: Any, **__: Any) -> tuple[Considered, ...]:
        compared = [Considered(Choose(one), (500, 0), lead, None, sure=sure) for one, sure, lead in others]
        return Considered(Choose(1), (0, 0), 0, None), *compared

    monkeypatch.setattr(server.services.thinker, "weigh", weighed)
    _, *lines, _, _ = answer_of(await server.people[0].slash(server.channel, "hint")).split("\n")
    assert len(lines) == len(told)
    assert all(line.startswith(start) for line, start in zip(lines, told, strict=True))
