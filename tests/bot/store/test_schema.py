"""The schema in one piece is what the migrations make, and the enums know its words."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterable
from contextlib import closing
from importlib.resources import files

from bot.store.kinds import Status
from bot.store.migrations import load_migrations, packaged_migrations, statements

SCHEMA = files("bot.store").joinpath("schema.sql").read_text("utf-8")


def normalized(sql: str) -> str:
    """Return a statement without comments, quotes of names and spaces that mean nothing."""
    plain = re.sub(r"--[^\n]*", " ", sql).replace('"', "")
    return re.sub(r"\s*([(),])\s*", r"\1", " ".join(plain.split()))


def made_by(scripts: Iterable[str]) -> dict[str, str]:
    """Return the statement of everything that some scripts leave in a database, by its name."""
    with closing(sqlite3.connect(":memory:")) as connection:
        for script in scripts:
            for statement in statements(script):
                connection.execute(statement)
        rows = connection.execute("SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL").fetchall()
    return {name: normalized(sql) for name, sql in rows}


def test_the_schema_is_what_the_migrations_make() -> None:
    made = made_by(load_migrations(packaged_migrations()).values())
    assert made == made_by([SCHEMA])
    assert len(made) > 20


def test_every_status_is_one_that_the_schema_allows() -> None:
    allowed = re.search(r"CHECK \(status IN \(([^)]*)\)\)", SCHEMA)
    assert allowed
    assert set(re.findall(r"'(\w+)'", allowed[1])) == set(Status)


def test_a_channel_is_held_as_the_schema_says() -> None:
    held = re.search(r"game_one_open_per_channel .* WHERE status IN \(([^)]*)\)", SCHEMA)
    assert held
    holding = {status for status in Status if status.facts.holds_channel}
    assert set(re.findall(r"'(\w+)'", held[1])) == holding
