"""What people were told that is done, and whether it is: once, whole, and in the channel."""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from enum import Enum, auto
from pathlib import Path

from bot.i18n.catalogue import translate
from bot.store import Store
from bot.table import TableError, Tables
from bot.ui.component_ids import Wire
from tests.before.loading import state_by_log
from tests.bot.table.seated import Clock
from tests.discord import parts, texts
from tests.discord_server.interactions import Answer, Interaction
from tests.discord_server.stand_in import Discord


class Act(Enum):
    """What people do that the bot has to remember."""

    NEW = auto()
    JOIN = auto()
    START = auto()
    ENTRY = auto()
    SKIP = auto()


_TOLD = {Act.NEW: "lobby-opened", Act.JOIN: "lobby-joined", Act.START: "lobby-started"}


@dataclass(frozen=True)
class Asked:
    """What somebody has asked for: at which game, and for an entry the decision that it is about."""

    act: Act
    interaction: Interaction
    game: int | None = None
    decision: int | None = None

    @property
    def told(self) -> Answer | None:
        """Return the message that the person got; None without one."""
        answer = self.interaction.answer
        return answer.result() if answer.done() and answer.result().message is not None else None

    @property
    def acknowledged(self) -> bool:
        """Say whether the person was told that it is done."""
        told = self.told
        if told is None:
            return False
        if self.act is Act.ENTRY:
            return bool(told.files) and confirmation(told.components, self.decision) is None
        if self.act is Act.SKIP:
            return "has been skipped" in texts(told.components)
        return translate("en", _TOLD[self.act]) in texts(told.components)

    @property
    def refused(self) -> bool:
        """Say whether the person was told something else."""
        return self.told is not None and not self.acknowledged


def confirmation(components: object, decision: int | None) -> str | None:
    """Return the id of the button that does what is asked about a decision; None if nothing is asked."""
    for one in parts(components):
        wire = Wire.parse(str(one.get("custom_id", "")))
        if wire is not None and wire.action == "act" and wire.decision == str(decision):
            return str(one["custom_id"])
    return None


@dataclass
class Ledger:
    """All that people have asked for."""

    asked: list[Asked] = field(default_factory=list[Asked])

    def add(self, asked: Asked) -> None:
        """Note what somebody asks for."""
        self.asked.append(asked)

    @property
    def acknowledged(self) -> int:
        """Return how much people were told is done."""
        return sum(one.acknowledged for one in self.asked)

    def complaints(self, database: Path) -> list[str]:
        """Return what was acknowledged and is not there, and what was refused and is."""
        with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as connection:
            return [*self._lost(connection), *self._too_many(connection)]

    def _lost(self, connection: sqlite3.Connection) -> Iterator[str]:
        for one in self.asked:
            stored = self._stored(connection, one)
            if one.acknowledged and not stored:
                said = texts(one.interaction.answer.result().components)
                yield f"lost: {one.interaction.data} at game {one.game}, which was answered with {said!r}"
            if one.refused and one.act is Act.ENTRY and stored:
                yield f"refused, and done: {one.interaction.data} at game {one.game}"

    def _stored(self, connection: sqlite3.Connection, one: Asked) -> bool:
        match one.act:
            case Act.ENTRY:
                found = _count(
                    connection, "SELECT count(*) FROM entry WHERE interaction_id = ?", one.interaction.id
                )
            case Act.JOIN:
                found = _count(
                    connection,
                    "SELECT count(*) FROM seat JOIN person ON person.id = seat.person"
                    " WHERE game = ? AND discord_id = ?",
                    one.game,
                    one.interaction.user.id,
                )
            case Act.START:
                found = _count(connection, "SELECT count(seed) FROM game WHERE id = ?", one.game)
            case Act.NEW | Act.SKIP:
                return True
        return found == 1

    def _too_many(self, connection: sqlite3.Connection) -> Iterator[str]:
        """Yield where there are fewer games or skips than were acknowledged, or more than were asked for."""
        news = "SELECT channel_id, count(*) FROM game GROUP BY channel_id"
        skips = "SELECT game, count(*) FROM entry WHERE kind = 'skip' GROUP BY game"
        for act, sql in ((Act.NEW, news), (Act.SKIP, skips)):
            found = Counter(dict(connection.execute(sql).fetchall()))
            ours = [one for one in self.asked if one.act is act]
            places = {one: one.interaction.channel.id if act is Act.NEW else one.game for one in ours}
            told = Counter(places[one] for one in ours if one.acknowledged)
            most = Counter(places.values())
            for place in {*found, *most}:
                if not told[place] <= found[place] <= most[place]:
                    counts = f"{told[place]} told, {found[place]} done, {most[place]} asked"
                    yield f"{act.name} at {place}: {counts}"


def _count(connection: sqlite3.Connection, sql: str, *parameters: object) -> int:
    return connection.execute(sql, parameters).fetchone()[0]


def messages_amiss(discord: Discord, database: Path) -> list[str]:
    """Return which messages a channel lacks, or has twice, or has without the bot knowing of them."""
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as connection:
        noted = connection.execute(
            "SELECT posted_in, message_id, count(*) FROM outbox"
            " WHERE message_id IS NOT NULL AND recipient IS NULL AND kind NOT LIKE '%edit'"
            " AND coalesce(note, '') NOT LIKE '%edit' GROUP BY 1, 2"
        ).fetchall()
        given_up = connection.execute(
            "SELECT id, last_error FROM outbox WHERE done IS NOT NULL AND message_id IS NULL"
            " AND last_error IS NOT NULL"
        ).fetchall()
        pending = connection.execute("SELECT id, last_error FROM outbox WHERE done IS NULL").fetchall()
    found = [f"given up: row {row}: {error}" for row, error in given_up]
    found += [f"pending: row {row}: {error}" for row, error in pending]
    found += [f"{count} rows for message {message}" for _, message, count in noted if count > 1]
    known = {(channel, message) for channel, message, _ in noted}
    there = {
        (channel.id, message.id)
        for channel in discord.channels.values()
        if channel.recipient is None
        for message in discord.messages.of(channel)
    }
    found += [f"lost: message {message} in {channel}" for channel, message in known - there]
    return found + [f"twice: message {message} in {channel}" for channel, message in there - known]


async def games_amiss(database: Path) -> list[str]:
    """Return what of the games is not whole: a log that leads elsewhere, a table that nobody hears of."""
    found: list[str] = []
    async with await Store.open(database, Clock()) as store:
        tables = Tables(store)
        for check in ("integrity_check", "foreign_key_check"):
            rows = await store.reader.rows(f"PRAGMA {check}")
            found += [f"{check}: {tuple(row)}" for row in rows if tuple(row) != ("ok",)]
        for (game,) in await store.reader.rows("SELECT id FROM game WHERE seed IS NOT NULL"):
            try:
                stands, led = await state_by_log(tables, game)
            except TableError as error:
                found.append(f"game {game} cannot be played again: {error}")
                continue
            found += [f"the log of game {game} leads elsewhere"] * (stands != led)
        found += [
            f"{what} {tuple(row)}" for what, sql in _HALF.items() for row in await store.reader.rows(sql)
        ]
    return found


_HALF = {
    "gaps in the log of game": (
        "SELECT game FROM entry GROUP BY game HAVING count(*) <> max(seq) OR min(seq) <> 1"
    ),
    "skipped, and the turn has not passed, game and entry": (
        "SELECT game, seq FROM entry WHERE kind = 'skip' AND NOT EXISTS (SELECT 1 FROM entry AS last"
        " WHERE last.game = entry.game AND last.seq > entry.seq AND last.passed AND NOT EXISTS"
        " (SELECT 1 FROM entry AS other WHERE other.game = entry.game"
        " AND other.seq > entry.seq AND other.seq <= last.seq AND other.facts NOT LIKE '%skipped%'))"
    ),
    "the channel has not heard of table": (
        "SELECT id FROM game WHERE NOT EXISTS"
        " (SELECT 1 FROM outbox WHERE outbox.game = game.id AND outbox.note = 'lobby')"
    ),
    "the channel has not heard who has joined, or of the start, at table": (
        "SELECT id FROM game WHERE"
        " (SELECT count(*) FROM outbox WHERE outbox.game = game.id AND outbox.note = 'lobby_edit')"
        " < (SELECT count(*) FROM seat WHERE seat.game = game.id AND person IS NOT NULL) - 1"
        " + (started IS NOT NULL)"
    ),
    "the channel has not heard of the start of game": (
        "SELECT id FROM game WHERE started IS NOT NULL AND NOT EXISTS"
        " (SELECT 1 FROM outbox WHERE outbox.game = game.id AND outbox.kind = 'start')"
    ),
}
"""What is half done, by what finds it."""
