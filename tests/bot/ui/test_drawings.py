"""Pictures are drawn in threads of their own: the first who needs them first, and each of them once."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Callable

import pytest

from bot.ui.drawings import Drawings, Rank


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
    made = Drawings(threads=1, kept=10)
    yield made
    await made.close()


async def test_a_picture_is_drawn_in_a_thread_of_its_own(drawings: Drawings) -> None:
    draw = Drawer()
    assert await drawings.get("a", draw("a"), Rank.ANSWER) == b"a"
    assert draw.threads.isdisjoint({threading.current_thread().name})


async def test_who_asks_at_the_same_time_gets_the_same_drawing(drawings: Drawings) -> None:
    draw = Drawer()
    draw.free.clear()
    asking = [asyncio.create_task(drawings.get("a", draw("a"), rank)) for rank in (Rank.CHANNEL, Rank.ANSWER)]
    await asyncio.sleep(0)
    draw.free.set()
    assert await asyncio.gather(*asking) == [b"a", b"a"]
    assert draw.drawn == ["a"]


async def test_who_asks_later_gets_it_too_as_long_as_it_is_kept(drawings: Drawings) -> None:
    draw = Drawer()
    for name in ("four", "five", "four", "nine", "five"):
        await drawings.get(name, draw(name), Rank.ANSWER)
    assert draw.drawn == ["four", "five", "nine", "five"]


async def test_a_picture_larger_than_all_that_is_kept_is_not_kept(drawings: Drawings) -> None:
    draw = Drawer()
    for _ in range(2):
        assert await drawings.get("a", draw("twelve bytes"), Rank.ANSWER) == b"twelve bytes"
    assert len(draw.drawn) == 2


async def test_answers_come_before_channels_and_channels_before_followers(drawings: Drawings) -> None:
    draw = Drawer()
    draw.free.clear()
    wanted = (("first", Rank.FOLLOWER), ("f", Rank.FOLLOWER), ("c", Rank.CHANNEL), ("a", Rank.ANSWER))
    tasks: list[asyncio.Task[bytes]] = []
    for name, rank in (*wanted, ("c2", Rank.CHANNEL)):
        tasks.append(asyncio.create_task(drawings.get(name, draw(name), rank)))
        await asyncio.sleep(0)
    await asyncio.sleep(0)
    draw.free.set()
    await asyncio.gather(*tasks)
    assert draw.drawn == ["first", "a", "c", "c2", "f"]


async def test_a_picture_that_waits_is_hurried_by_who_needs_it_sooner(drawings: Drawings) -> None:
    draw = Drawer()
    draw.free.clear()
    wanted = (("first", Rank.ANSWER), ("c", Rank.CHANNEL), ("f", Rank.FOLLOWER), ("f", Rank.ANSWER))
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

    asking = [asyncio.create_task(drawings.get("a", fail, Rank.ANSWER)) for _ in range(2)]
    found = await asyncio.gather(*asking, return_exceptions=True)
    assert [str(one) for one in found] == ["no paint", "no paint"]
    assert await drawings.get("a", Drawer()("a"), Rank.ANSWER) == b"a"


async def test_who_gives_up_does_not_end_it_for_others(drawings: Drawings) -> None:
    draw = Drawer()
    draw.free.clear()
    impatient, patient = (asyncio.create_task(drawings.get("a", draw("a"), Rank.ANSWER)) for _ in range(2))
    await asyncio.sleep(0)
    impatient.cancel()
    await asyncio.sleep(0)
    draw.free.set()
    assert await patient == b"a"
    assert impatient.cancelled()


async def test_no_more_are_drawn_at_once_than_there_are_threads() -> None:
    """And each that comes while they work is drawn once they are done."""
    drawings, draw = Drawings(threads=2, kept=0), Drawer()
    for count in (1, 2, 3, 7):
        names = [f"{count} {number}" for number in range(count)]
        await asyncio.gather(*(drawings.get(name, draw(name), Rank.ANSWER) for name in names))
        assert sorted(draw.drawn) == names
        draw.drawn.clear()
    assert len(draw.threads) <= 2
    await drawings.close()


async def test_closing_gives_up_what_waits() -> None:
    drawings, draw = Drawings(threads=1), Drawer()
    draw.free.clear()
    tasks = [asyncio.create_task(drawings.get(name, draw(name), Rank.ANSWER)) for name in "ab"]
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
    await drawings.get("a", Drawer()("a"), Rank.ANSWER)
    await drawings.close()
    for key in "ab":
        with pytest.raises(RuntimeError, match="any more"):
            await drawings.get(key, Drawer()(key), Rank.ANSWER)
