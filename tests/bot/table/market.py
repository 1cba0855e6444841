"""Games of the toy with a market, at their first turn, for the tests of questions that stand apart."""

from __future__ import annotations

from bot.store import OutboxRow
from bot.table import MatterPost, MessageKind, Tables, read_matter_post
from rules import Action, Game, Matter
from tests.bot.table.seated import CHANNEL, PEOPLE, SEED, deliver_all, everything, start
from tests.toy import MARKET
from tests.toy import actions as a
from tests.toy.game import Toy

POSTED, CHANGED = "matter", "matter_edit"
"""The kinds of the messages of questions, as rows name them."""


def with_market(tables: Tables) -> Tables:
    """Return tables on the same store at which toy games have a market."""
    return Tables(tables.store, lambda: SEED, {"toy": {"toy": MARKET}})


async def open_market(tables: Tables, people: int = 3, channel: int = CHANNEL) -> int:
    """Start a game with a market in which Ann has the first turn, all messages sent; return its id."""
    game = (await start(tables, people, channel)).id
    for person in PEOPLE[:people]:
        await tables.play.act(game, person, a.Choose(1))
    await deliver_all(tables)
    return game


async def toy(tables: Tables, game: int) -> Toy:
    """Return the state of a game."""
    found = (await tables.load(game)).game
    assert isinstance(found, Toy)
    return found


async def do(tables: Tables, game: int, seat: int, action: Action) -> None:
    """Do an action for a seat."""
    await tables.play.act(game, PEOPLE[seat], action)


async def give(tables: Tables, game: int, seat: int) -> None:
    """Give back the first card of a seat's hand."""
    await do(tables, game, seat, a.Give((await toy(tables, game)).hands[seat][0]))


async def sell(tables: Tables, game: int, seat: int = 0) -> None:
    """Sell the first card of a seat's hand."""
    await do(tables, game, seat, a.Sell((await toy(tables, game)).hands[seat][0]))


def apart(game: Game) -> tuple[Matter, ...]:
    """Return the open questions with a message of their own."""
    return tuple(one for one in game.view(None).open_matters() if one.apart)


def questions(rows: list[OutboxRow]) -> list[tuple[str, MatterPost]]:
    """Return those of some rows that are about questions: their kind, and what they say."""
    kinds = (MessageKind.MATTER, MessageKind.MATTER_EDIT)
    return [(str(row.kind), read_matter_post(row)) for row in rows if row.kind in kinds]


def stages(rows: list[OutboxRow]) -> list[tuple[str, str]]:
    """Return kind and stage of those of some rows that are about questions."""
    return [(kind, post.stage) for kind, post in questions(rows)]


async def kept(tables: Tables) -> list[tuple[int, str, bool, int | None, int | None]]:
    """Return what is kept of questions: game, name, whether there is a message, due and remaining time."""
    of_timer = "timer.game = matter.game AND timer.key = matter.key || '/' || gone_back"
    rows = await everything(
        tables, f"matter LEFT JOIN timer ON {of_timer}", "matter.game, matter.key, post, due, remaining"
    )
    return [(game, key.partition("-")[0], post is not None, due, left) for game, key, post, due, left in rows]
