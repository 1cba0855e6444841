"""Load what the bot of before has left: a database, its messages and its files.

``database.sql`` is the text of a database, ``messages.json`` describes the server that it was made on
(:class:`Facts`), and ``export*.json`` are games that were exported, the ``first`` ones by the first program
that offered such a game to be taken along. Each situation
of a game has a channel of its own, by whose name the tests ask for it. What the tests need to know of the
inside of the bot stands in this file alone.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from datetime import datetime, timedelta
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from simcord.backend.models import EPHEMERAL_FLAG, Message
from simcord.backend.serializers import user_payload
from simcord.builders import ChannelHandle
from simcord.results import ResponseMessage

from bot.preferences.declared import START, THEME
from bot.preferences.permissions import moderator_roles
from bot.preferences.settings import Scope
from bot.store import Store
from bot.table import Person, Tables
from bot.table.transfer.checking import examined as examine
from bot.ui.component_ids import Wire
from bot.ui.log_text import log_text
from bot.ui.names import words_for
from rules import Game, load_game
from tests.discord import Server
from tests.discord import server as running

FOLDER = Path(__file__).parent
EXPORTS = sorted(path.stem for path in FOLDER.glob("export*.json"))
"""The names of the files that were exported."""
COMPONENTS_V2 = 1 << 15
LATER = timedelta(hours=1)
"""How much later the database is opened: a file that was sent is kept for a day."""


class Button(msgspec.Struct, frozen=True):
    """A button of a message, or a menu with the values that it offers."""

    id: str
    label: str
    values: tuple[str, ...] = ()
    disabled: bool = False


class Posted(msgspec.Struct, frozen=True):
    """A message that stood in a channel, seen by all or by ``reader`` alone; ``text`` is how it begins."""

    channel: str
    id: int
    reader: str | None = msgspec.field(name="for")
    text: str
    buttons: tuple[Button, ...]


class Standing(msgspec.Struct, frozen=True):
    """How a game stands: ``people`` by seat, None for nobody, and how many messages are ``pending``."""

    id: int
    kind: str
    status: str
    seq: int
    people: tuple[str | None, ...]
    waiting: tuple[int, ...]
    paused: bool
    stand_ins: tuple[int, ...]
    called: tuple[int, ...]
    pending: int = msgspec.field(name="owed")


class Facts(msgspec.Struct, frozen=True):
    """The server of before: ids by name, games by the name of their channel, and what stood there.

    ``gone`` are channels that were deleted, ``threads`` has the channel of each thread, and ``mail`` the
    channels of direct messages.
    """

    time: datetime = msgspec.field(name="moment")
    guild: int
    roles: dict[str, int]
    people: dict[str, int]
    channels: dict[str, int]
    mail: dict[str, int]
    gone: tuple[str, ...]
    threads: dict[str, str]
    games: dict[str, Standing]
    messages: tuple[Posted, ...]


@cache
def facts() -> Facts:
    """Return what is known of the server of before."""
    return msgspec.json.decode((FOLDER / "messages.json").read_bytes(), type=Facts)


def of_status(*statuses: str) -> list[str]:
    """Return the names of the games of some statuses."""
    return [name for name, game in facts().games.items() if game.status in statuses]


def load_database(path: Path) -> None:
    """Write the database of before to a file."""
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript((FOLDER / "database.sql").read_text("utf-8"))


class Before(Server):
    """The server of before, an hour later: its channels and messages, and a new program on its database."""

    def __init__(self, database: Path, **settings: Any) -> None:
        super().__init__(database, **settings)
        known = facts()
        self.everybody: dict[str, Any] = {
            who.user.name: who for who in (*self.people, self.moderator, self.helper, self.stranger)
        }
        ids = {name: who.id for name, who in self.everybody.items()}
        roles = {"Helpers": self.helpers.id, "Moderators": self.moderators.id}
        assert (self.guild.id, ids, roles) == (known.guild, known.people, known.roles)
        backend = self.env.backend
        self.places: dict[str, ChannelHandle] = {}
        for name, number in known.channels.items():
            if name in known.gone:
                continue
            with self._numbered(number):
                if name in known.threads:
                    parent = self.places[known.threads[name]]
                    made = backend.create_thread(parent.id, name, self.moderator.id)
                    self.places[name] = ChannelHandle(self.env, self.guild, made)
                else:
                    self.places[name] = self.guild.create_text_channel(name)
        for who in self.everybody.values():
            for name in known.threads:
                backend.add_thread_member(self.places[name].id, who.id)
        for name, number in known.mail.items():
            with self._numbered(number):
                backend.get_dm_channel(ids[name.removeprefix("to ")])
        for posted in known.messages:
            self.put(posted)
        passed = known.time + LATER - self.env.now()
        backend.advance_clock(passed.total_seconds())

    @contextmanager
    def _numbered(self, number: int) -> Iterator[None]:
        """Give what is made in the meantime the id that it had before."""
        backend = self.env.backend
        backend.snowflake = lambda: number  # type: ignore[method-assign]
        try:
            yield
        finally:
            del backend.snowflake

    def put(self, posted: Posted) -> None:
        """Put a message where it stood; of its looks only the words and the buttons."""
        known, backend = facts(), self.env.backend
        flags = COMPONENTS_V2
        asked: dict[str, Any] | None = None
        if posted.reader is not None:
            flags |= EPHEMERAL_FLAG
            user = user_payload(backend.users[known.people[posted.reader]])
            asked = {"id": str(posted.id), "type": 2, "user": user, "authorizing_integration_owners": {}}
        channel = known.mail.get(posted.channel) or known.channels[posted.channel]
        backend.messages[channel][posted.id] = Message(
            id=posted.id,
            channel_id=channel,
            author_id=backend.bot_user.id,
            timestamp=known.time.isoformat(),
            flags=flags,
            components=_components(posted),
            interaction_metadata=asked,
        )

    def at(self, name: str) -> int:
        """Go to the channel of a situation; return the game's id."""
        self.channel = self.places[name]
        return facts().games[name].id

    def message(self, posted: Posted) -> ResponseMessage:
        """Return a message of before as it stands now."""
        known = facts()
        channel = known.mail.get(posted.channel) or known.channels[posted.channel]
        return ResponseMessage(self.env, self.env.backend.get_message(channel, posted.id))

    async def press(self, who: Any, posted: Posted, wanted: Button, value: str | None = None) -> Any:
        """Press a button of before, or pick a value of a menu; return what came of it."""
        message = self.message(posted)
        # A direct message is pressed by a user, not by a member of a server.
        actor = who.user if posted.channel in facts().mail else who
        if wanted.values:
            return await actor.select(message, [value or wanted.values[0]], custom_id=wanted.id)
        return await actor.click(message, custom_id=wanted.id)

    async def standing(self, name: str) -> Standing:
        """Return how the game of a situation stands now."""
        return await standing(self.tables, facts().games[name].id)

    async def state(self, name: str) -> str:
        """Return the whole state of the game of a situation, as text."""
        return (await self.tables.load(facts().games[name].id)).game.to_json().decode()

    async def suggest(self, name: str) -> None:
        """Do for a seat that is waited for what the game suggests."""
        tables, number = self.tables, facts().games[name].id
        with self.env.time_context():
            await play_on(tables, number)
            await self.services.delivery.deliver(number)

    async def log(self, name: str, seat: int | None) -> list[str]:
        """Return the log of a game as everybody (None) or a seat reads it, a text for each entry."""
        tables, number = self.tables, facts().games[name].id
        position = await tables.load(number)
        words = words_for(position, seat, "en")
        lines = await tables.records.history(number, seat, 10_000)
        assert [line.seq for line in lines] == list(range(1, position.seq + 1))
        assert not any(line.unreadable for line in lines)
        return [log_text(words, position.info, line, "en") for line in lines]

    async def pending(self) -> int:
        """Return how many messages are still to be sent."""
        rows = await self.tables.store.reader.rows("SELECT count(*) FROM outbox WHERE done IS NULL")
        return rows[0][0]

    def language_at(self, name: str) -> str:
        """Return the language of what all read in a channel."""
        return self.services.preferences.language(self._scope(name))

    def look_at(self, name: str) -> tuple[str, str]:
        """Return the look of the pictures in a channel, and who has set it."""
        found = self.services.preferences.resolve(THEME, self._scope(name))
        return found.value, found.source

    def starters_at(self, name: str) -> str:
        """Return who may start games in a channel."""
        guild = self.client.get_guild(self.guild.id)
        return self.services.preferences.resolve(START, self._scope(name), guild).value

    def moderating_at(self, name: str) -> list[int]:
        """Return the roles that may moderate a channel."""
        found = moderator_roles(self.services.preferences, self._scope(name))
        return [role for _, roles in found for role in roles]

    def _scope(self, name: str) -> Scope:
        parent = facts().threads.get(name)
        return Scope(self.guild.id, self.places[name].id, self.places[parent].id if parent else None)


def _components(posted: Posted) -> list[dict[str, Any]]:
    """Return the words and the buttons of a message, five a row."""
    found: list[dict[str, Any]] = [{"type": 10, "content": posted.text or "…"}]
    buttons = [_button(one) for one in posted.buttons if not one.values]
    rows = [buttons[start : start + 5] for start in range(0, len(buttons), 5)]
    rows += [[_menu(one)] for one in posted.buttons if one.values]
    return found + [{"type": 1, "components": row} for row in rows]


def _button(one: Button) -> dict[str, Any]:
    return {"type": 2, "style": 2, "custom_id": one.id, "label": one.label, "disabled": one.disabled}


def _menu(one: Button) -> dict[str, Any]:
    options = [{"label": value, "value": value} for value in one.values]
    return {"type": 3, "custom_id": one.id, "placeholder": one.label, "options": options}


@asynccontextmanager
async def served(path: Path) -> AsyncIterator[Before]:
    """Start the bot of today on the database of before, in the server of before."""
    load_database(path)
    async with running(path, Before) as made:
        assert isinstance(made, Before)
        yield made


@asynccontextmanager
async def opened(path: Path) -> AsyncIterator[Tables]:
    """Open the database of before without Discord, and bring its games under the rules of today."""
    load_database(path)
    async with await Store.open(path, lambda: facts().time + LATER) as store:
        tables = Tables(store)
        await tables.upgrade.adopt_rules()
        yield tables


async def standing(tables: Tables, number: int) -> Standing:
    """Return how a game stands now."""
    info = await tables.get(number)
    names = {value: name for name, value in facts().people.items()}
    rows = await tables.store.reader.rows(
        "SELECT count(*) FROM outbox WHERE game = ? AND done IS NULL", number
    )
    return Standing(
        id=info.id,
        kind=info.kind,
        status=info.status,
        seq=info.seq,
        people=tuple(None if one.discord_id is None else names[one.discord_id] for one in info.seats),
        waiting=info.waiting_for,
        paused=info.paused,
        stand_ins=info.stand_ins,
        called=info.called,
        pending=rows[0][0],
    )


async def state_by_log(tables: Tables, number: int) -> tuple[Game, Game]:
    """Return where a game stands, and where its log leads to when it is played again."""
    position = await tables.load(number)
    return position.game, (await tables.rollback.earlier(number, position.seq)).game


async def play_on(tables: Tables, number: int) -> bool:
    """Do what the game suggests for a seat that is waited for; return False if nobody plays for one."""
    position = await tables.load(number)
    info = position.info
    able = [one for one in info.waiting_for if info.seats[one].discord_id and one not in info.stand_ins]
    if able:
        await tables.play.act(number, info.seats[able[0]], position.game.suggest(able[0]))
    return bool(able)


async def undo(tables: Tables, number: int) -> None:
    """Take back the last action for whoever may."""
    position = await tables.load(number)
    assert position.undo_seats
    await tables.undo.undo_last(number, position.info.seats[position.undo_seats[0]])


def moderator() -> Person:
    """Return who moderates the server of before."""
    return Person(facts().people["moda"], "moda")


def export(name: str) -> bytes:
    """Return a file that was exported."""
    return (FOLDER / f"{name}.json").read_bytes()


def is_known(client: Any, custom_id: str) -> bool:
    """Return whether the bot of today knows what to do when a button, or a menu, of that id is pressed."""
    wire = Wire.parse(custom_id.removeprefix("s"))
    handler = None if wire is None else client.router._handlers.get((wire.action, False))
    return wire is not None and handler is not None and bool(handler.kind.read(wire))


def verb_of(custom_id: str) -> str:
    """Return what a button of that id does."""
    return custom_id.split(":")[1]


async def examined(data: bytes) -> Any:
    """Return what the bot of today makes of a file; raise TableError if it takes it for none."""
    return await asyncio.to_thread(examine, data)


def exported_state(data: bytes) -> Game:
    """Return where a game stands in a file."""
    return load_game(msgspec.json.encode(msgspec.json.decode(data)["state"]))
