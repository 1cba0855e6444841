"""Pictures are drawn in threads of their own: the first who needs them first, and each of them once."""

from __future__ import annotations

import asyncio
import gc
import threading
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Executor, Future
from typing import Any

import pytest

import render
from bot.ui.drawings import Drawings, Rank, Shelf


def room(kept: int) -> dict[Shelf, int]:
    """Return as much room for pictures of each kind."""
    return dict.fromkeys(Shelf, kept)


class Drawer:
    """Draws what it is told to, notes what was drawn in which thread, and can be held up."""

    def __init__(self) -> None:
        self.drawn: list[str] = []
        self.threads: set[str] = set()
        self.free = threading.Event()
        self.free.set()

    def __call__(self, name: str) -> Callable[[], bytes]:
        def draw() -> bytes:
            self.free.wait(30)
            self.drawn.append(name)
            self.threads.add(threading.current_thread().name)
            return name.encode()

        return draw


@pytest.fixture
async def drawings() -> AsyncIterator[Drawings]:
    """Return drawings with one thread, so that the order of what is drawn can be seen."""
    made = Drawings(threads=1, kept=room(10))
    yield made
    await made.close()


async def test_a_picture_is_drawn_in_a_thread_of_its_own(drawings: Drawings) -> None:
    draw = Drawer()
    assert await drawings.get("a", draw("a"), Rank.ACTING) == b"a"
    assert draw.threads.isdisjoint({threading.current_thread().name})


async def test_memory_is_given_back_time_and_again_while_much_is_drawn(
    drawings: Drawings, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[str] = []
    draw = Drawer()
    monkeypatch.setattr(render, "give_back_memory", lambda: given.append(draw.drawn[-1]))
    monkeypatch.setattr("bot.ui.drawings._BETWEEN", 4)
    for number in range(10):
        await drawings.get(number, draw(str(number)), Rank.ACTING)
    await drawings.get("last", draw("last"), Rank.ACTING)
    assert given == ["3", "7"]


async def test_who_waits_for_what_can_never_be_drawn_does_not_wait_for_ever(drawings: Drawings) -> None:
    class Stop(BaseException):
        """Ends more than a drawing."""

    def stop() -> bytes:
        raise Stop

    faults: list[object] = []
    asyncio.get_running_loop().set_exception_handler(lambda loop, fault: faults.append(fault))
    asked = asyncio.create_task(drawings.get("a", stop, Rank.ACTING))
    done, _ = await asyncio.wait([asked], timeout=30)
    assert done == {asked}
    assert asked.cancelled()
    assert await drawings.get("b", Drawer()("b"), Rank.ACTING) == b"b"


async def test_who_asks_at_the_same_time_gets_the_same_drawing(drawings: Drawings) -> None:
    draw = Drawer()
    draw.free.clear()
    asking = [asyncio.create_task(drawings.get("a", draw("a"), rank)) for rank in (Rank.CHANNEL, Rank.ACTING)]
    await asyncio.sleep(0)
    draw.free.set()
    assert await asyncio.gather(*asking) == [b"a", b"a"]
    assert draw.drawn == ["a"]


async def test_who_asks_later_gets_it_too_as_long_as_it_is_kept(drawings: Drawings) -> None:
    draw = Drawer()
    for name in ("four", "five", "four", "nine", "five"):
        await drawings.get(name, draw(name), Rank.ACTING)
    assert draw.drawn == ["four", "five", "nine", "five"]


async def test_what_is_kept_of_one_kind_pushes_out_none_of_another(drawings: Drawings) -> None:
    draw = Drawer()
    await drawings.get("game", draw("game"), Rank.ACTING)
    for name in ("figure 1", "figure 2"):
        await drawings.get(name, draw(name), Rank.ACTING, Shelf.FIGURES)
    await drawings.get("game", draw("game"), Rank.ACTING)
    assert draw.drawn == ["game", "figure 1", "figure 2"]


async def test_a_picture_larger_than_all_that_is_kept_is_not_kept(drawings: Drawings) -> None:
    draw = Drawer()
    for _ in range(2):
        assert await drawings.get("a", draw("twelve bytes"), Rank.ACTING) == b"twelve bytes"
    assert len(draw.drawn) == 2


async def test_who_acts_comes_before_channels_those_before_who_looks_and_followers_come_last(
    drawings: Drawings,
) -> None:
    draw = Drawer()
    draw.free.clear()
    first = (("first", Rank.FOLLOWER), ("f", Rank.FOLLOWER), ("l", Rank.LOOKING))
    wanted = (*first, ("c", Rank.CHANNEL), ("a", Rank.ACTING))
    tasks: list[asyncio.Task[bytes]] = []
    for name, rank in (*wanted, ("c2", Rank.CHANNEL)):
        tasks.append(asyncio.create_task(drawings.get(name, draw(name), rank)))
        await asyncio.sleep(0)
    await asyncio.sleep(0)
    draw.free.set()
    await asyncio.gather(*tasks)
    assert draw.drawn == ["first", "a", "c", "c2", "l", "f"]


async def test_a_picture_that_waits_is_hurried_by_who_needs_it_sooner(drawings: Drawings) -> None:
    draw = Drawer()
    draw.free.clear()
    wanted = (("first", Rank.ACTING), ("c", Rank.CHANNEL), ("f", Rank.FOLLOWER), ("f", Rank.ACTING))
    tasks: list[asyncio.Task[bytes]] = []
    for name, rank in wanted:
        tasks.append(asyncio.create_task(drawings.get(name, draw(name), rank)))
        await asyncio.sleep(0)
    await asyncio.sleep(0)
    draw.free.set()
    await asyncio.gather(*tasks)
    assert draw.drawn == ["first", "f", "c"]


async def test_a_fault_reaches_all_who_asked_and_is_not_kept(drawings: Drawings) -> None:
    def fail() -> bytes:
        raise ValueError("no paint")

    asking = [asyncio.create_task(drawings.get("a", fail, Rank.ACTING)) for _ in range(2)]
    found = await asyncio.gather(*asking, return_exceptions=True)
    assert [str(one) for one in found] == ["no paint", "no paint"]
    assert await drawings.get("a", Drawer()("a"), Rank.ACTING) == b"a"


async def test_who_gives_up_does_not_end_it_for_others(drawings: Drawings) -> None:
    draw = Drawer()
    draw.free.clear()
    impatient, patient = (asyncio.create_task(drawings.get("a", draw("a"), Rank.ACTING)) for _ in range(2))
    await asyncio.sleep(0)
    impatient.cancel()
    await asyncio.sleep(0)
    draw.free.set()
    assert await patient == b"a"
    assert impatient.cancelled()


class Held(Executor):
    """Stands where the threads do: notes what it was given, and does it when it is told to."""

    def __init__(self) -> None:
        self.given: list[tuple[Future[Any], Callable[[], Any]]] = []
        self.done = 0

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """Note what is to be done."""
        future: Future[Any] = Future()
        self.given.append((future, lambda: fn(*args, **kwargs)))
        return future

    async def do_next(self) -> None:
        """Do what was given first of what is left, and let others take note of it."""
        future, work = self.given[self.done]
        self.done += 1
        future.set_result(work())
        await settle()


async def settle() -> None:
    """Let all that can go on do so."""
    for _ in range(10):
        await asyncio.sleep(0)


@pytest.mark.parametrize("threads", [1, 2, 3])
async def test_no_more_are_drawn_at_once_than_there_are_threads(
    threads: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And no fewer while any wait; each that waits is drawn once another is done."""
    monkeypatch.setattr("bot.ui.drawings._BETWEEN", 100)
    drawings, draw, held = Drawings(threads, kept=room(0)), Drawer(), Held()
    assert drawings._pool._max_workers == threads
    drawings._pool.shutdown()
    drawings._pool = held  # type: ignore[assignment]
    for names in ("a", "bc", "defghij"):
        asked = [asyncio.create_task(drawings.get(name, draw(name), Rank.ACTING)) for name in names]
        await settle()
        for left in range(len(names), 0, -1):
            assert len(held.given) - held.done == min(threads, left)
            await held.do_next()
        assert await asyncio.gather(*asked) == [name.encode() for name in names]
    assert draw.drawn == list("abcdefghij")
    await drawings.close()


async def order_of(drawings: Drawings, wanted: list[tuple[str, Rank]]) -> list[str]:
    """Return in which order pictures are drawn that are asked for at once, behind one that is under way."""
    draw, held = Drawer(), Held()
    drawings._pool.shutdown()
    drawings._pool = held  # type: ignore[assignment]
    tasks: list[asyncio.Task[bytes]] = []
    for name, rank in (("first", Rank.ACTING), *wanted):
        tasks.append(asyncio.create_task(drawings.get(name, draw(name), rank)))
        await settle()
    while held.done < len(held.given):
        await held.do_next()
    await asyncio.gather(*tasks)
    return draw.drawn[1:]


async def test_nobody_waits_for_ever_behind_those_of_better_rank(drawings: Drawings) -> None:
    """A channel's message comes before what is asked for much later, however many answers there are."""
    answers = [(str(number), Rank.ACTING) for number in range(150)]
    others = [("f", Rank.FOLLOWER), ("l", Rank.LOOKING), ("c", Rank.CHANNEL)]
    drawn = await order_of(drawings, [*others, *answers])
    assert 20 < drawn.index("c") < 40
    assert 50 < drawn.index("l") < 80
    assert 80 < drawn.index("f") < 120
    assert [name for name in drawn if name not in "flc"] == [name for name, _ in answers]


async def test_a_fault_of_what_nobody_waits_for_is_not_reported(drawings: Drawings) -> None:
    """All have given up while it was drawn; what is not looked at would be logged as never retrieved."""
    reported: list[Any] = []
    asyncio.get_running_loop().set_exception_handler(lambda loop, context: reported.append(context))
    held, begun = threading.Event(), asyncio.Event()
    loop = asyncio.get_running_loop()

    def fail() -> bytes:
        loop.call_soon_threadsafe(begun.set)
        held.wait(30)
        raise ValueError("no paint")

    asking = asyncio.create_task(drawings.get("a", fail, Rank.ACTING))
    await begun.wait()
    asking.cancel()
    await asyncio.gather(asking, return_exceptions=True)
    held.set()
    assert await drawings.get("b", Drawer()("b"), Rank.ACTING) == b"b"
    del asking
    gc.collect()
    assert reported == []


async def test_closing_gives_up_what_waits() -> None:
    drawings, draw = Drawings(threads=1), Drawer()
    draw.free.clear()
    tasks = [asyncio.create_task(drawings.get(name, draw(name), Rank.ACTING)) for name in "ab"]
    await asyncio.sleep(0)
    closing = asyncio.create_task(drawings.close())
    await asyncio.sleep(0)
    draw.free.set()
    await closing
    found = await asyncio.gather(*tasks, return_exceptions=True)
    assert isinstance(found[1], asyncio.CancelledError)
    assert "b" not in draw.drawn


async def test_nothing_is_drawn_once_it_is_closed() -> None:
    drawings = Drawings(threads=1)
    await drawings.get("a", Drawer()("a"), Rank.ACTING)
    await drawings.close()
    for key in "ab":
        with pytest.raises(RuntimeError, match="any more"):
            await drawings.get(key, Drawer()(key), Rank.ACTING)
