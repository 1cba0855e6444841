"""Thinking in a process of its own: it answers, is stopped, is started again, and makes nobody wait."""

from __future__ import annotations

import asyncio
import io
import logging
import signal
import threading
from collections.abc import AsyncIterator, Iterator, Sequence
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from bot.processes import Process, start
from bot.thinking import BusyError, Thinker, jobs, thinker
from bot.thinking.jobs import STOP, Answer, Job, Weighed, done
from bot.thinking.worker import serve
from rules import Action, Game, decode_action, encode_action, new_game
from rules.players.levels import Level
from rules.players.thinking import Option, Thought, choose, think


@pytest.fixture
async def thinking() -> AsyncIterator[Thinker]:
    thinking = Thinker()
    yield thinking
    await thinking.close()


@pytest.fixture
def slow() -> Game:
    """Return a game about which is thought for a while."""
    return new_game("great_canal", seats=4, seed=1)


@pytest.fixture
async def begun(monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """Return what is set once the process has been given something."""
    begun, loop, send = asyncio.Event(), asyncio.get_running_loop(), thinker._send  # pyright: ignore[reportPrivateUsage]

    def sent(process: Process, line: bytes) -> None:
        send(process, line)
        loop.call_soon_threadsafe(begun.set)

    monkeypatch.setattr(thinker, "_send", sent)
    return begun


def game_of() -> Game:
    return new_game("canal_du_midi", seats=2, seed=1)


def line_of(game: Game, level: Level = Level.STRONG) -> bytes:
    job = Job(msgspec.Raw(game.to_json()), game.waiting_for[0], level, "seed")
    return msgspec.json.encode(job) + b"\n"


class Answers(io.BytesIO):
    """What the process writes; it can be waited for."""

    def __init__(self) -> None:
        super().__init__()
        self._answered = threading.Semaphore(0)

    def flush(self) -> None:
        self._answered.release()

    def wait(self) -> None:
        self._answered.acquire()


def answers(lines: list[bytes | None]) -> list[Answer]:
    """Return what the process answers to lines; None among them waits for the next answer."""
    out = Answers()

    def given() -> Iterator[bytes]:
        for line in lines:
            if line is None:
                out.wait()
            else:
                yield line

    serve(given(), out)
    return [msgspec.json.decode(line, type=Answer) for line in out.getvalue().splitlines()]


@pytest.mark.parametrize("level", list(Level))
async def test_it_does_what_is_chosen_without_a_process(thinking: Thinker, level: Level) -> None:
    game = game_of()
    assert await thinking.choose(game, 0, level, "seed") == choose(game, 0, level, "seed")


async def test_the_next_is_thought_about_once_nobody_waits(
    thinking: Thinker, slow: Game, begun: asyncio.Event
) -> None:
    """It is stopped at once, and the process goes on."""
    asked = asyncio.create_task(thinking.choose(slow, slow.waiting_for[0], Level.STRONG, "seed"))
    await begun.wait()
    process = thinking._process  # pyright: ignore[reportPrivateUsage]
    assert process is not None
    asked.cancel()
    await asyncio.wait([asked])
    assert asked.cancelled()
    assert await thinking.choose(game_of(), 0, Level.STRONG, "seed")
    assert process is thinking._process  # pyright: ignore[reportPrivateUsage]


async def test_a_process_that_ended_is_started_again(
    thinking: Thinker, caplog: pytest.LogCaptureFixture
) -> None:
    first = await thinking.choose(game_of(), 0, Level.STRONG, "seed")
    process = thinking._process  # pyright: ignore[reportPrivateUsage]
    assert process is not None
    process.kill()
    with caplog.at_level(logging.WARNING):
        assert await thinking.choose(game_of(), 0, Level.STRONG, "seed") == first
    assert "is started again" in caplog.text


async def test_only_so_many_wait(thinking: Thinker, slow: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinker, "_MOST", 2)
    waiting = [
        asyncio.create_task(thinking.choose(slow, slow.waiting_for[0], Level.STRONG, "seed"))
        for _ in range(2)
    ]
    await asyncio.sleep(0)
    with pytest.raises(BusyError):
        await thinking.weigh(slow, slow.waiting_for[0], "seed")
    with pytest.raises(BusyError):
        await thinking.outlooks([slow], "seed")
    third = asyncio.create_task(thinking.choose(game_of(), 0, Level.STRONG, "seed"))
    waiting[0].cancel()
    waiting[1].cancel()
    assert await third, "a computer player waits its turn, however many wait"
    assert await thinking.choose(slow, slow.waiting_for[0], Level.FAIR, "seed"), (
        "what takes no time waits for nobody"
    )
    for task in waiting:
        task.cancel()
    await asyncio.wait(waiting)
    monkeypatch.undo()
    assert await thinking.choose(game_of(), 0, Level.STRONG, "seed"), "there is room again"


async def test_what_cannot_be_thought_about_is_said(thinking: Thinker) -> None:
    with pytest.raises(RuntimeError, match="IndexError"):
        await thinking.weigh(game_of(), 7, "seed")
    assert await thinking.choose(game_of(), 0, Level.STRONG, "seed")


def test_a_foul_line_is_answered() -> None:
    game = game_of()
    first, second = answers([b"{}\n", None, line_of(game), None])
    assert first.error
    best = choose(game, game.waiting_for[0], Level.STRONG, "seed")
    assert second.weighed[0].action.encode() == encode_action(best)


def test_a_stop_that_comes_too_late_stops_nothing() -> None:
    assert [answer.error for answer in answers([STOP, line_of(game_of()), None, STOP, STOP])] == [None]


def test_whatever_comes_in_stops_what_is_thought_about(slow: Game) -> None:
    stopped, answered = answers([line_of(slow), STOP, None, line_of(game_of()), None])
    assert stopped == Answer()
    assert answered.weighed


async def test_who_is_cancelled_twice_stops_nobody_else(
    thinking: Thinker, slow: Game, begun: asyncio.Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The stop of a decision is sent before the next decision, and never after it."""
    sent = list[bytes]()
    send, may_send = thinker._send, threading.Event()  # pyright: ignore[reportPrivateUsage]

    def slowly(process: Process, line: bytes) -> None:
        if line == STOP:
            may_send.wait(20)
        sent.append(line)
        send(process, line)

    monkeypatch.setattr(thinker, "_send", slowly)
    task = asyncio.create_task(thinking.choose(slow, slow.waiting_for[0], Level.STRONG, "seed"))
    await begun.wait()
    for _ in range(2):
        task.cancel()
        await asyncio.sleep(0)
    await asyncio.wait([task])
    following = asyncio.create_task(thinking.weigh(game_of(), 0, "seed"))
    await asyncio.sleep(0)
    may_send.set()
    assert await following
    assert [line == STOP for line in sent] == [False, True, False]


def test_a_review_finds_the_same_best_action_as_a_hint() -> None:
    """Whatever was done instead is compared with it, and takes no thought from it."""
    game = new_game("arriala", seats=2, seed=1)
    seat = game.waiting_for[0]
    hint = done(Job(msgspec.Raw(game.to_json()), seat, Level.STRONG, "seed"), lambda: False)
    for action in game.legal_actions(seat)[-1:]:
        stored = encode_action(action).decode()
        job = Job(msgspec.Raw(game.to_json()), seat, Level.STRONG, "seed", also=stored)
        assert done(job, lambda: False).weighed[0] == hint.weighed[0]


def compared_by(
    monkeypatch: pytest.MonkeyPatch, *leads: Sequence[int], also: int | None = None
) -> Sequence[Weighed]:
    """Return what a hint says where the first four actions lead to something, compared once more.

    Or what a review says of the one that was done, by its place.
    """
    game = new_game("arriala", seats=2, seed=1)
    seat = game.waiting_for[0]
    actions = game.legal_actions(seat)[:4]

    def thought(*_: Any, among: Sequence[Action] | None = None, **__: Any) -> Thought:
        found = [[4 - place] * 4 for place in range(4)] if among is None else leads
        options = [
            Option(action, [*lead], [*lead], [(one, 0) for one in lead], [None] * len(lead))
            for action, lead in zip(actions, found, strict=True)
        ]
        return Thought(sorted(options, key=lambda one: -one.mean), 1)

    monkeypatch.setattr(jobs, "think", thought)
    stored = None if also is None else encode_action(actions[also]).decode()
    job = Job(msgspec.Raw(game.to_json()), seat, Level.STRONG, "seed", compared=3, also=stored)
    weighed = done(job, lambda: False).weighed
    places = [actions.index(decode_action("arriala", one.action)) for one in weighed]
    assert sorted(places) == [0, 1, 2, 3]
    return [replace(one, action=str(place)) for one, place in zip(weighed, places, strict=True)]


def test_what_is_surely_better_when_compared_is_the_best(monkeypatch: pytest.MonkeyPatch) -> None:
    """What looked best was lucky; who is told of it is told of what is better, and by how much."""
    best, *others = compared_by(monkeypatch, [9] * 4, [5] * 4, [12] * 4, [10] * 4)
    assert best.action == "2"
    assert [(one.action, one.lead, one.sure) for one in others] == [
        ("3", 2, True),
        ("0", 3, True),
        ("1", 7, True),
    ]


@pytest.mark.parametrize("also", range(4))
def test_what_was_compared_is_not_compared_again(monkeypatch: pytest.MonkeyPatch, also: int) -> None:
    """Not even what looked best before, and was done: it is told once, by how much it is behind."""
    hint = compared_by(monkeypatch, [9] * 4, [5] * 4, [12] * 4, [10] * 4)
    assert compared_by(monkeypatch, [9] * 4, [5] * 4, [12] * 4, [10] * 4, also=also) == hint


def test_what_is_better_by_chance_alone_stays_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    best, *others = compared_by(monkeypatch, [9] * 4, [5] * 4, [90, -80, 70, -40], [8] * 4)
    assert best.action == "0"
    assert [(one.action, one.sure) for one in others] == [("2", False), ("3", True), ("1", True)]


@pytest.mark.parametrize("seats", [2, 4])
def test_a_hint_compares_with_another_kind_of_action(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of many locks and one worker somebody learns why it is a lock."""
    tried = list[Sequence[Action]]()

    def noted(*given: Any, **named: Any) -> Thought:
        tried.append(named.get("among") or ())
        return think(*given, **named)

    monkeypatch.setattr(jobs, "think", noted)
    game = new_game("arriala", seats=seats, seed=1)
    assert len({type(one) for one in game.legal_actions(game.waiting_for[0])}) > 1
    done(Job(msgspec.Raw(game.to_json()), game.waiting_for[0], Level.STRONG, "s", compared=3), lambda: False)
    _, compared = tried
    assert len({type(one) for one in compared}) > 1


@pytest.mark.parametrize("seats", [2, 4])
def test_what_a_hint_compares_was_tried_often_enough(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of many candidates most are dropped after few worlds: of these nothing could be told from chance."""
    tried = list[Thought]()

    def noted(*given: Any, **named: Any) -> Thought:
        tried.append(think(*given, **named))
        return tried[-1]

    monkeypatch.setattr(jobs, "think", noted)
    game = new_game("arriala", seats=seats, seed=1)
    job = Job(msgspec.Raw(game.to_json()), game.waiting_for[0], Level.STRONG, "seed", compared=3)
    best, *others = done(job, lambda: False).weighed
    first, compared = tried
    assert min(len(one.leads) for one in first.options) < 4
    assert min(len(one.leads) for one in compared.options) >= 4
    assert [one.action for one in compared.options if encode_action(one.action).decode() == best.action]
    assert len(others) == 3
    assert [one.lead for one in others] == sorted(one.lead for one in others)


async def test_a_process_that_hangs_is_ended(
    thinking: Thinker, slow: Game, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Whoever waits for it gets what is suggested at once, and the next decision is thought about."""
    started = list[str]()

    def counted(*arguments: str, **given: Any) -> Process:
        started.append(arguments[-1])
        return start(*arguments, **given)

    monkeypatch.setattr(thinker, "start", counted)
    monkeypatch.setattr(thinker, "_LONGEST", 0.01)
    monkeypatch.setattr(thinker, "_HEEDING", 0.01)
    seat = slow.waiting_for[0]
    assert await thinking.choose(slow, seat, Level.STRONG, "seed") == slow.suggest(seat)
    assert "nothing was thought out" in caplog.text
    assert len(started) == 1, "another one would hang as well"
    with pytest.raises(RuntimeError):
        await thinking.weigh(slow, seat, "seed")
    monkeypatch.undo()
    assert await thinking.weigh(game_of(), 0, "seed")


async def test_a_process_that_hangs_is_ended_though_its_game_goes_on_meanwhile(
    thinking: Thinker, slow: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever no longer waits for it leaves none behind that would hang for the next."""
    monkeypatch.setattr(thinker, "_LONGEST", 0.01)
    ending, may_end, end = asyncio.Event(), asyncio.Event(), Thinker._end_process  # pyright: ignore[reportPrivateUsage]

    async def slowly(one: Thinker) -> None:
        ending.set()
        await may_end.wait()
        await end(one)

    monkeypatch.setattr(Thinker, "_end_process", slowly)
    task = asyncio.create_task(thinking.choose(slow, slow.waiting_for[0], Level.STRONG, "seed"))
    await ending.wait()
    process = thinking._process  # pyright: ignore[reportPrivateUsage]
    assert process is not None
    task.cancel()
    await asyncio.wait([task])
    following = asyncio.create_task(thinking.weigh(game_of(), 0, "seed"))
    monkeypatch.undo()
    may_end.set()
    assert await following
    assert await asyncio.to_thread(process.wait) == -signal.SIGKILL


async def test_nobody_waits_for_a_process_that_does_not_stop(
    thinking: Thinker, slow: Game, begun: asyncio.Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is ended after a while, and the next decision has one of its own."""
    monkeypatch.setattr(thinker, "_HEEDING", 0.01)
    task = asyncio.create_task(thinking.choose(slow, slow.waiting_for[0], Level.STRONG, "seed"))
    await begun.wait()
    process = thinking._process  # pyright: ignore[reportPrivateUsage]
    assert process is not None
    process.send_signal(signal.SIGSTOP)
    task.cancel()
    await asyncio.wait([task])
    assert task.cancelled()
    assert await asyncio.to_thread(process.wait) == -signal.SIGKILL
    assert await thinking.weigh(game_of(), 0, "seed")
