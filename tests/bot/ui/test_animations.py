"""Animations as processes of their own: one at a time, once for all who wait, ended when nobody does."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

import render
from bot.processes import Process
from bot.ui import animations
from bot.ui.animating import Order, drawn
from bot.ui.animations import Animation, Animations, FailedError, GivenUpError, Progress, StoppedError
from bot.ui.errors import UserError
from tests.bot.animated import noting, of_at_most, ordered
from tests.render.animated import decoded_frames

TOY = "toy-2-a"
ENDLESS = "import threading; threading.Event().wait()"


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> asyncio.Queue[Process]:
    """Return the processes that are started."""
    return noting(monkeypatch)


@pytest.fixture
def eager(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tell those who wait how far it is all the time."""
    monkeypatch.setattr(animations, "EVERY", 0)


def do_instead(monkeypatch: pytest.MonkeyPatch, folder: Path, text: str) -> None:
    """Let another program be what draws animations."""
    (folder / "drawn_instead.py").write_text(text)
    monkeypatch.syspath_prepend(folder)
    monkeypatch.setattr(animations, "DRAWING", "drawn_instead")


def of(order: Order | None) -> Callable[[], Awaitable[Order | None]]:
    async def made() -> Order | None:
        return order

    return made


def is_gone(process: Process) -> bool:
    try:
        os.kill(process.pid, 0)
    except ProcessLookupError:
        return True
    return False


async def test_a_process_draws_what_this_one_does(started: asyncio.Queue[Process]) -> None:
    """The games outside the tree too, as the toy is."""
    order = ordered(TOY)
    found = await Animations(apart=True).of(1, of(order))
    assert found is not None
    assert found == Animation(drawn(order, lambda number: None), len(order.frames), 0)
    assert started.get_nowait().returncode == 0
    here = await Animations(apart=False).of(1, of(order))
    assert here == found
    assert started.empty()


@pytest.mark.usefixtures("eager")
@pytest.mark.parametrize("apart", [True, False])
async def test_who_waits_is_told_how_far_it_is(apart: bool) -> None:
    told, order = list[tuple[int, int]](), ordered(TOY)

    async def tell(progress: Progress) -> None:
        if not told or told[-1] != (progress.done, progress.total):
            told.append((progress.done, progress.total))

    await Animations(apart=apart).of(1, of(order), tell)
    assert not apart or told[0][0] == 0
    assert told == sorted(told)
    assert {total for _, total in told} <= {0, len(order.frames)}


async def test_it_is_drawn_once_and_kept(started: asyncio.Queue[Process]) -> None:
    every = Animations(apart=True)
    both = await asyncio.gather(every.of(1, of(ordered(TOY))), every.of(1, of(ordered(TOY))))
    assert both[0] is both[1]
    assert await every.of(1, of(None)) is both[0]
    assert started.qsize() == 1


async def test_no_more_is_kept_than_there_is_room_for(started: asyncio.Queue[Process]) -> None:
    every = Animations(apart=True, kept=100)
    found = await every.of(1, of(ordered(TOY)))
    assert found is not None
    assert len(found.data) > 100
    assert await every.of(1, of(None)) is None


async def test_where_there_is_nothing_to_draw_nothing_is_drawn(started: asyncio.Queue[Process]) -> None:
    assert await Animations(apart=True).of(1, of(None)) is None
    assert started.empty()


async def test_one_is_drawn_after_the_other(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, started: asyncio.Queue[Process]
) -> None:
    do_instead(monkeypatch, tmp_path, ENDLESS)
    every = Animations(apart=True)
    tasks = [asyncio.create_task(every.of(key, of(ordered(TOY)))) for key in range(2)]
    first = await started.get()
    await asyncio.sleep(0)
    assert started.empty()
    tasks[0].cancel()
    second = await started.get()
    assert is_gone(first)
    assert not is_gone(second)
    tasks[1].cancel()
    await asyncio.wait(tasks)
    assert is_gone(second)


async def test_it_goes_on_as_long_as_anybody_waits(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, started: asyncio.Queue[Process]
) -> None:
    do_instead(monkeypatch, tmp_path, ENDLESS)
    every = Animations(apart=True)
    tasks = [asyncio.create_task(every.of(1, of(ordered(TOY)))) for _ in range(2)]
    process = await started.get()
    tasks[0].cancel()
    await asyncio.wait(tasks[:1])
    assert not is_gone(process)
    tasks[1].cancel()
    await asyncio.wait(tasks)
    assert is_gone(process)


async def test_who_gives_up_waits_no_more_and_is_told_nothing_more(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, started: asyncio.Queue[Process]
) -> None:
    do_instead(monkeypatch, tmp_path, ENDLESS)
    every, telling = Animations(apart=True), asyncio.Event()
    monkeypatch.setattr(animations, "EVERY", 0)

    async def tell(progress: Progress) -> None:
        telling.set()

    task = asyncio.create_task(every.of(1, of(ordered(TOY)), tell, "Ada"))
    process = await started.get()
    await telling.wait()
    await every.give_up("Bea")
    assert not task.done()
    await every.give_up("Ada")
    telling.clear()
    with pytest.raises(GivenUpError):
        await task
    assert is_gone(process)
    assert not telling.is_set()


async def test_what_names_somebody_who_is_erased_is_neither_kept_nor_finished(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, started: asyncio.Queue[Process]
) -> None:
    every = Animations(apart=True)
    assert await every.of("kept", of(ordered(TOY))) is not None
    await started.get()
    do_instead(monkeypatch, tmp_path, ENDLESS)
    task = asyncio.create_task(every.of("under way", of(ordered(TOY))))
    process = await started.get()
    every.forget()
    with pytest.raises(StoppedError):
        await task
    assert is_gone(process)
    assert await every.of("kept", of(None)) is None
    assert await every.of("under way", of(None)) is None


async def test_nothing_is_left_when_the_bot_stops(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, started: asyncio.Queue[Process]
) -> None:
    do_instead(monkeypatch, tmp_path, ENDLESS)
    every = Animations(apart=True)
    tasks = [asyncio.create_task(every.of(key, of(ordered(TOY)))) for key in range(2)]
    process = await started.get()
    await every.close()
    assert is_gone(process)
    for task in tasks:
        with pytest.raises(StoppedError):
            await task
    with pytest.raises(StoppedError):
        await every.of(1, of(ordered(TOY)))


async def test_a_thread_ends_with_the_next_board(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a bot that draws in its own process; what it has drawn so far is gone."""
    drawing, go_on, boards = asyncio.Event(), asyncio.Event(), list[int]()
    loop, animation = asyncio.get_running_loop(), render.animation

    def slowly(*given: object, **more: object) -> object:
        for piece in animation(*given, **more):  # type: ignore[arg-type]
            boards.append(len(piece))
            loop.call_soon_threadsafe(drawing.set)
            asyncio.run_coroutine_threadsafe(go_on.wait(), loop).result()
            yield piece

    monkeypatch.setattr(render, "animation", slowly)
    task = asyncio.create_task(Animations(apart=False).of(1, of(ordered(TOY))))
    await drawing.wait()
    task.cancel()
    await asyncio.sleep(0)
    go_on.set()
    await asyncio.wait((task,))
    assert task.cancelled()
    assert len(boards) == 1


async def test_of_many_that_wait_there_is_no_room_for_another(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, started: asyncio.Queue[Process]
) -> None:
    """But for what has to be drawn in any case, and for who waits for the same."""
    do_instead(monkeypatch, tmp_path, ENDLESS)
    every = Animations(apart=True)
    tasks = [asyncio.create_task(every.of(key, of(ordered(TOY)))) for key in range(4)]
    await started.get()
    with pytest.raises(UserError, match="animation_busy"):
        await every.of(4, of(ordered(TOY)))
    tasks.append(asyncio.create_task(every.of(3, of(ordered(TOY)))))
    tasks.append(asyncio.create_task(every.of(5, of(ordered(TOY)), in_any_case=True)))
    await asyncio.sleep(0)
    assert not any(task.done() for task in tasks)
    await every.close()
    await asyncio.wait(tasks)


LIMITED = "import sys; from bot.processes import keep_within; keep_within(*map(int, sys.argv[1:3]))\n"


@pytest.mark.parametrize(
    "text",
    [
        LIMITED + "while True: pass",
        "import sys; sys.exit(3)",
        "import sys; sys.stdout.write('1\\nsize 30\\nGIF')",
        "import sys; sys.stdout.write('size 99999999\\n')",
        "import sys; sys.stdin.buffer.read(); print('nothing of the kind')",
    ],
    ids=["too long", "ended", "cut off", "too large", "nonsense"],
)
async def test_what_goes_wrong_is_said_and_logged(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, started: asyncio.Queue[Process], text: str
) -> None:
    do_instead(monkeypatch, tmp_path, text)
    every = Animations(apart=True, seconds=1)
    with pytest.raises(FailedError):
        await every.of(1, of(ordered(TOY)))
    assert started.get_nowait().returncode is not None
    assert await every.of(1, of(None)) is None


async def test_a_process_that_only_waits_is_ended(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, started: asyncio.Queue[Process]
) -> None:
    do_instead(monkeypatch, tmp_path, ENDLESS)
    monkeypatch.setattr(animations, "_PATIENCE", 0.1)
    with pytest.raises(FailedError):
        await Animations(apart=True, seconds=1).of(1, of(ordered(TOY)))
    assert is_gone(started.get_nowait())


async def test_a_process_gets_no_more_memory_than_its_share(started: asyncio.Queue[Process]) -> None:
    with pytest.raises(FailedError):
        await Animations(apart=True, memory=2 << 20).of(1, of(ordered("arriala-2-a", last=3)))
    assert started.get_nowait().returncode == 3


def test_what_is_too_large_is_shrunk_by_halves() -> None:
    """Never by more than it takes; what does not fit even so is refused."""
    order, told = ordered("arriala-2-a", last=4), list[int]()
    whole, half = drawn(order, told.append), drawn(of_at_most(order, 150_000), told.append)
    assert told == [1, 2, 3, 4, 4, 1, 2, 3, 4, 4]
    assert len(half) < 150_000 < len(whole)
    sizes = [next(decoded_frames(data)).image.size for data in (whole, half)]
    assert sizes[0] == (2 * sizes[1][0], 2 * sizes[1][1])
    quarter = drawn(of_at_most(order, len(half) - 1), told.append)
    assert next(decoded_frames(quarter)).image.width * 4 == sizes[0][0]
    with pytest.raises(ValueError, match="4 boards take more than 9000 bytes"):
        drawn(of_at_most(order, 9_000), told.append)
