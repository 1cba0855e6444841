"""How SQLite finds the rows for what people do: by indexes, and never by going through a table.

It plans without looking at the rows, since nothing is ever analysed: the plans are the same however many rows
there are.
"""

from __future__ import annotations

import random
import re
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing
from pathlib import Path

from bot.store.plans import plans_of
from bot.store.seals import watch
from bot.table import Tables
from rules import Branch, Condition, Plan
from tests.bot.answers import choose_all
from tests.bot.moderating import ask, do
from tests.bot.playing import TOY, act_by_command, open_game, open_panel
from tests.bot.store.work import Statement, noted
from tests.bot.table.market import with_market
from tests.bot.table.seated import ANN, GUILD, PEOPLE, due_rows, end_turn, finish, start
from tests.discord import Server
from tests.toy.actions import Choose, Draw, EndTurn

FEW = {"outbox_owed_to", "seat_stand_in"}
"""The indexes that may be gone through as a whole: of what is pending, and of seats without people."""

FINE = (
    "SEARCH ",
    "SCAN json_each",
    "USE TEMP B-TREE",
    "LIST SUBQUERY",
    "SCALAR SUBQUERY",
    "CORRELATED SCALAR SUBQUERY",
)
USED = {
    "entry_jump",
    "entry_other",
    "game_by_channel",
    "game_one_open_per_channel",
    "timer_due",
    "matter_post",
    "outbox_by_game",
    "outbox_owed_to",
    "plan_by_person",
    "place_change_by_guild",
    "proposal_one_open",
    "seat_by_person",
    "seat_stand_in",
    "standing_interaction_by_game",
    # Results and ratings.
    "game_by_fingerprint",
    "ranking_behind",
    "rating_by_person",
    "result_by_hours",
    "result_by_rounds",
    "result_in_order",
    "result_seat_by_person",
    "result_seat_by_server",
    # Lists of games.
    "game_holding_by_guild",
    "standing_by_person",
    "upload_by_time",
}


def plan(path: Path, statement: Statement) -> list[str]:
    """Return how SQLite goes about a statement, step by step.

    What it looks for on behalf of foreign keys counts where rows are deleted: for others it does so only if
    rows point nowhere already, which never is, but the plan has it all the same.
    """
    sql, parameters = statement
    with closing(sqlite3.connect(path)) as connection:
        watch(connection)
        connection.execute(f"PRAGMA foreign_keys = {'on' if sql.startswith('DELETE') else 'off'}")
        return [row[3] for row in connection.execute(f"EXPLAIN QUERY PLAN {sql}", parameters)]


def walks(steps: Iterable[str]) -> Iterator[str]:
    """Yield the steps of a plan that go through a whole table, or through an index that is not small."""
    for step in steps:
        index = re.search(r" INDEX (\w+)(?!\S)", step)
        few = index is not None and index[1] in FEW
        written = re.fullmatch(r"SCAN \d+ CONSTANT ROWS?", step)
        if not (few or written or step.startswith(FINE)):
            yield step


def check(path: Path, statements: Iterable[Statement]) -> set[str]:
    """Check that no statement goes through a table; return the names of the indexes that are used."""
    one_each = {
        sql: (sql, parameters) for sql, parameters in statements if not sql.startswith(("BEGIN", "COM"))
    }
    plans = {sql: plan(path, statement) for sql, statement in one_each.items()}
    assert {sql: list(walks(steps)) for sql, steps in plans.items() if list(walks(steps))} == {}
    named = (re.search(r" INDEX (\w+)(?!\S)", step) for steps in plans.values() for step in steps)
    return {found[1] for found in named if found is not None and not found[1].startswith("sqlite_")}


async def use_everything(server: Server) -> None:
    """Play, look at what there is to see, take back, and let a moderator look back and go back."""
    game_id = await open_game(server, TOY, 2)
    await server.stranger.slash(server.channel, "watch")
    seat = await choose_all(server, game_id)
    person = server.people[seat]
    await person.slash(server.channel, "my reminders", hours=1, repeat=True, quiet="1-2", zone="UTC")
    await server.people[1 - seat].click(server.last, label="Nudge")
    await server.people[1 - seat].slash(server.channel, "my away", until="5d")
    await act_by_command(server, await server.tables.load(game_id), seat, Draw())
    await server.env.advance_time(3700)
    for path in ("log", "board", "hand", "undo", "game info", "games mine", "games here"):
        await person.slash(server.channel, path)
    await act_by_command(server, await server.tables.load(game_id), seat, EndTurn())
    await open_panel(server, seat)
    await open_panel(server, 1 - seat)
    await ask(server, "mod rollback", entry="1")
    await do(server, "mod rollback", "Go back", entry="2")
    await ask(server, "mod audit")


async def trade(tables: Tables) -> None:
    """Play at random where people trade: with questions of their own, and time limits."""
    game, rng = (await start(tables, 3)).id, random.Random(1)
    for number in range(150):
        position = await tables.load(game)
        if position.game.outcome is not None:
            break
        seat = rng.choice([one for one in range(3) if position.game.legal_actions(one)])
        action = rng.choice(position.game.legal_actions(seat))
        await tables.play.act(game, position.info.seats[seat], action, number)


async def plan_ahead(tables: Tables) -> None:
    """Plan, carry one plan out, drop one and withdraw one, and look at what somebody has planned."""
    game = (await start(tables, 3, channel=71)).id
    for number, person in enumerate(PEOPLE[:3], 1):
        await tables.plans.withdraw(game, person)
        await tables.play.act(game, person, Choose(number))
    laid = Branch(Condition("played"), (EndTurn(),))
    await tables.plans.keep(game, PEOPLE[1], Plan((laid, Branch(None, (EndTurn(), Choose(1), EndTurn())))))
    await tables.plans.keep(game, PEOPLE[2], Plan((laid,)))
    await end_turn(tables, game, PEOPLE[0])
    await end_turn(tables, game, PEOPLE[2])
    await plans_of(tables.store.reader, 1)


async def count_and_ask(tables: Tables) -> None:
    """Play a game to its end, count it, rate by it, and ask for statistics and rankings of all sorts."""
    game = (await start(tables, channel=72)).id
    await finish(tables, game)
    while (found := await tables.results.next_uncounted()) is not None:
        await tables.results.count(found)
    for pair in await tables.rankings.behind():
        await tables.rankings.rate(pair)
    for kind in (None, "toy"):
        await tables.statistics.of_server(GUILD, kind)
        await tables.statistics.of_person(ANN, GUILD, kind)
    await tables.statistics.of_game(game)
    await tables.rankings.of(GUILD, "toy")
    await tables.rankings.of_person(ANN, GUILD)


async def watch_over(tables: Tables) -> None:
    """Ask what the loops of the bot ask again and again."""
    await tables.stand_ins.games()
    rows = await due_rows(tables, tables.store.clock())
    await tables.outbox.resume(tables.store.clock())
    await tables.outbox.bring_forward(rows[0].id, tables.store.clock())
    await tables.timers.end_due()
    await tables.timers.next_due()


async def test_what_people_do_is_found_by_indexes(server: Server, tables: Tables) -> None:
    trading = with_market(tables)
    with noted() as work:
        await use_everything(server)
        await trade(trading)
        await plan_ahead(tables)
        await count_and_ask(tables)
        await watch_over(trading)
    assert check(server.tables.store.path, work.statements) == USED


async def test_nothing_is_analysed(server: Server) -> None:
    found = await server.tables.store.reader.rows("SELECT name FROM sqlite_schema WHERE name LIKE '%stat_'")
    assert [row["name"] for row in found] == []
