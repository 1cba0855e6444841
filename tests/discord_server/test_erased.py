"""Somebody is erased while messages are on their way: Discord shows the name no longer than it must."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterable

import pytest
from aiohttp import web

from bot.i18n.catalogue import translate
from tests.discord import texts
from tests.discord_server.messages import Message
from tests.discord_server.people import Person, shown
from tests.discord_server.places import Channel
from tests.discord_server.rate_limits import Rate
from tests.discord_server.stand_in import Handler
from tests.discord_server.town import Town, command_of, give

GAME = "Arriala"
BOB = "Bob"
FORMER = translate("en", "former-player")
GAMES_OF_THE_SOAK = 12


async def erase(person: Person, channel: Channel) -> None:
    """Have somebody's data deleted by their own command and button; return when they are told that it is."""
    question = (await person.slash(channel, "privacy delete")).message
    assert question is not None
    answer = await person.click(question, translate("en", "button-privacy-delete"))
    assert shown(answer.message) == translate("en", "privacy-deleted")


class HeldUp:
    """The next message to a channel is held up, before Discord takes it or on the way back of its answer."""

    def __init__(self, *, taken: bool) -> None:
        self.held, self.goes_on = asyncio.Event(), asyncio.Event()
        self._taken = taken

    async def way(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Let a request through, the first message only when it goes on."""
        if request.method != "POST" or not request.path.endswith("/messages") or self.held.is_set():
            return await handler(request)
        answer = await handler(request) if self._taken else None
        self.held.set()
        await self.goes_on.wait()
        return answer or await handler(request)


def last_board(messages: Iterable[Message]) -> str:
    """Return all words of the newest message with a picture."""
    return [texts(one.components) for one in messages if one.files][-1]


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize("how", ["held up", "taken", "killed"])
async def test_a_board_that_is_on_its_way(
    shared_town: Town, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    town = shared_town
    ann, bob = town.people[:2]
    await ann.slash(town.channel, "game new", game=GAME, seats=2)
    await bob.slash(town.channel, "game join")
    await town.settled()
    holding = HeldUp(taken=how != "held up")
    monkeypatch.setattr(town.discord, "way", holding.way)
    await ann.slash(town.channel, "game start")
    await holding.held.wait()
    if how != "held up":
        assert BOB in last_board(town.messages), "Discord shows it"
    await erase(bob, town.channel)
    if how == "killed":
        await town.bot.kill()
        holding.goes_on.set()
        await town.bot.start()
    holding.goes_on.set()
    await town.settled()
    await town.discord.until(lambda: FORMER in last_board(town.messages))
    assert BOB not in last_board(town.messages)
    assert sum(bool(one.files) for one in town.messages) == 1, "it is the same message"
    table = texts(town.messages[0].components)
    assert BOB not in table or how == "held up", table
    assert "Traceback" not in town.bot.log


@pytest.mark.asyncio(loop_scope="module")
async def test_an_answer_that_is_being_drawn(shared_town: Town) -> None:
    """Who looks while somebody is erased sees today's names, be it by a second drawing."""
    town = shared_town
    ann, bob = town.people[:2]
    await town.open_game(town.channel, GAME, 2)
    await town.settled()
    looks = [asyncio.create_task(ann.slash(town.channel, "board")) for _ in range(3)]
    await erase(bob, town.channel)
    after = await ann.slash(town.channel, "board")
    assert BOB not in shown(after.message)
    for look in looks:
        message = (await look).message
        assert message is not None
    # What came before Discord knew of it was their name then.
    assert FORMER in shown(after.message)


class Watching:
    """Remembers when each message was made or changed last, and since when nobody may be named."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self._count = 0
        self._last: dict[Message, int] = {}
        self._erased: dict[str, int] = {}
        change, begin = Message.change, Message.__init__

        def changed(message: Message, *given: object) -> None:
            change(message, *given)  # type: ignore[arg-type]
            self._note(message)

        def begun(message: Message, *given: object, **more: object) -> None:
            begin(message, *given, **more)  # type: ignore[arg-type]
            self._note(message)

        patch.setattr(Message, "change", changed)
        patch.setattr(Message, "__init__", begun)

    def _note(self, message: Message) -> None:
        self._count += 1
        self._last[message] = self._count

    def is_erased(self, name: str) -> None:
        """Note that somebody has been told that they are erased."""
        self._erased[name] = self._count

    def found(self) -> list[str]:
        """Return the words of all messages that were made or changed since and name somebody even so."""
        return [
            f"{name}: {words}"
            for message, last in self._last.items()
            for name, since in self._erased.items()
            if last > since and name in (words := texts(message.components))
        ]


async def play(
    town: Town, channel: Channel, people: list[Person], rng: random.Random, watching: Watching
) -> None:
    """Play a game until one of its people is erased amid the acts and looks of the others."""
    host, *others = people
    await host.slash(channel, "game new", game=rng.choice(("Arriala", "Canal du Midi")), seats=3)
    for person in others:
        await person.slash(channel, "game join")
    await host.slash(channel, "game start")
    goes = rng.choice(people)
    for _ in range(rng.randint(0, 5)):
        game = town.game(channel)
        assert game is not None
        seat = game.waiting_for[0]
        by_seat = town_seats(town, channel, people)
        await give(channel, command_of(game, seat, by_seat, game.suggest(seat)))
    left = [one for one in people if one is not goes]

    async def look(person: Person) -> None:
        for _ in range(rng.randint(1, 4)):
            path = rng.choice(("board", "log", "game info", "seat substitute", "board"))
            options = {"public": True} if path == "board" and rng.random() < 0.5 else {}
            await person.slash(channel, path, **options)

    looks = [asyncio.create_task(look(one)) for one in left]
    await erase(goes, channel)
    watching.is_erased(goes.user.name)
    await asyncio.gather(*looks)
    for one in left:
        await one.slash(channel, "board", public=True)


def town_seats(town: Town, channel: Channel, people: list[Person]) -> list[Person]:
    """Return who sits at a channel's game, by seat."""
    found = town.rows(
        "SELECT discord_id FROM seat JOIN person ON person.id = seat.person"
        " JOIN game ON game.id = seat.game WHERE channel_id = ? ORDER BY seat",
        channel.id,
    )
    return [next(one for one in people if one.user.id == row["discord_id"]) for row in found]


@pytest.mark.soak
async def test_nobody_is_named_who_was_erased_amid_the_acts(
    town: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord makes messages wait; people go while others act, look, and show the board to the channel."""
    rng, watching = random.Random(14), Watching(monkeypatch)
    town.discord.limits.routes = {
        "POST /channels/{channel_id}/messages": Rate(1, 0.4),
        "PATCH /channels/{channel_id}/messages/{message_id}": Rate(1, 0.4),
    }
    games: list[tuple[Channel, list[Person]]] = []
    for number in range(GAMES_OF_THE_SOAK):
        users = [town.discord.add_user(f"Zz{number}{letter}zZ") for letter in "abc"]
        people = [Person(town.discord, user).join(town.server) for user in users]
        games.append((town.discord.add_channel(town.server, f"canal-{number}"), people))
    await town.bot.stop()
    await town.bot.start()
    for some in (games[start : start + 3] for start in range(0, len(games), 3)):
        await asyncio.gather(*(play(town, channel, people, rng, watching) for channel, people in some))
    await town.settled()
    assert watching.found() == []
    assert "Traceback" not in town.bot.log
