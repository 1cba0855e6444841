"""Games at which somebody has planned what their seat does, and what came of it."""

from __future__ import annotations

from bot.table import DROPPED, Dropped, Person, ProposalKind, SeatPlan, Tables, read_dropped, read_note
from rules import Action, Branch, Condition, Plan
from tests.bot.table.market import toy
from tests.bot.table.seated import ANN, CLEO, deliver_all, everything
from tests.toy.actions import Play


def plan_of(*moves: Action) -> Plan:
    """Return a plan for whatever happens."""
    return Plan((Branch(None, moves),))


async def kept(tables: Tables, game: int, person: Person) -> SeatPlan | None:
    """Return the plan of somebody that counts."""
    return (await _kept(tables, game, person))[0]


async def dropped(tables: Tables, game: int, person: Person) -> Dropped | None:
    """Return why the plan of somebody counts no more."""
    return (await _kept(tables, game, person))[1]


async def _kept(tables: Tables, game: int, person: Person) -> tuple[SeatPlan | None, Dropped | None]:
    position = await tables.load(game)
    assert person.discord_id is not None
    seat = position.seat_of(person.discord_id)
    assert seat is not None
    found = await tables.plans.kept_at(position, seat)
    return found.plan, found.dropped


async def words_to(tables: Tables, person: Person) -> list[Dropped]:
    """Send all that is pending; return what of it is a private word to somebody about their plan."""
    rows = [row for row in await deliver_all(tables) if row.note == DROPPED]
    assert all(row.state is not None and row.recipient is not None for row in rows)
    return [
        read_dropped("toy", str(read_note(row).params["why"]))
        for row in rows
        if row.recipient is not None and row.recipient.discord_id == person.discord_id
    ]


async def planned_seats(tables: Tables) -> list[int]:
    """Return the seats with a plan that counts."""
    return [
        row["seat"] for row in await everything(tables, "plan", "seat, dropped") if row["dropped"] is None
    ]


async def some_play(tables: Tables, game: int, seat: int) -> Play:
    """Return a card that a seat can lay when its turn comes, and what is with it."""
    now = await toy(tables, game)
    position = now if seat in now.waiting_for else now.ahead(seat)
    assert position is not None
    return next(one for one in position.legal_actions(seat) if isinstance(one, Play) and one.extra is None)


def played(seat: int, play: Play) -> Condition:
    """Return the condition that a seat lays a card."""
    return Condition("played", (("seat", seat), ("card", play.card.value), ("pond", play.pond)))


async def done_by(tables: Tables, game: int, seat: int) -> list[Action]:
    """Return the actions of a seat by its plan, as its person may read them."""
    entries = await tables.records.history(game, seat, 50)
    return [
        entry.action
        for entry in entries
        if entry.seat == seat and entry.action is not None and not entry.undone and "plan" in entry.facts
    ]


async def two_plays(tables: Tables, game: int) -> tuple[Play, Play]:
    """Return two cards that Bob can lay one after the other when his turn comes."""
    ahead = (await toy(tables, game)).ahead(1)
    assert ahead is not None
    first = await some_play(tables, game, 1)
    after = ahead.foresee(1, first)
    assert after is not None
    plays = (one for one in after.legal_actions(1) if isinstance(one, Play) and one.extra is None)
    return first, next(one for one in plays if one.pond != first.pond)


async def with_stand_in(tables: Tables, game: int) -> None:
    """Let a stand-in play for Bob from now on: Ann and, if she has to be asked, Cleo agree."""
    await tables.consent.propose(game, ANN, ProposalKind.STAND_IN, 1)
    for proposal in await tables.consent.proposals(game):
        await tables.consent.agree(game, proposal.id, CLEO)
