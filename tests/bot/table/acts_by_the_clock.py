"""What is done at a table with a pace, and what the channel reads by it."""

from __future__ import annotations

from bot.table import ProposalKind, Tables
from tests.bot.table import paced
from tests.bot.table.acts import Act
from tests.bot.table.doing import Do, end, newest_proposal
from tests.bot.table.prepared import after, open_table
from tests.bot.table.seated import ANN, BOB, CLEO

TIME_SKIP, TIME_FREE = ProposalKind.TIME_SKIP, ProposalKind.TIME_FREE


async def out_of_time(tables: Tables) -> int:
    """Let all the time of Ann, who has the turn, have gone by."""
    game = await paced.in_turn(tables)
    paced.clock_of(tables).advance(hours=paced.PACE.turn + paced.PACE.bank)
    return game


async def back_from_away(tables: Tables) -> int:
    """Let Ann, who has the turn, be away no longer by now."""
    game, clock = await paced.in_turn(tables), paced.clock_of(tables)
    await paced.set_away(tables, ANN, clock.now + paced.HOUR)
    clock.advance(hours=1)
    return game


def ask(kind: ProposalKind) -> Do:
    """Return how Bob asks Cleo for something about the seat of Ann."""
    return lambda tables, game: tables.consent.propose(game, BOB, kind, 0)


async def agree(tables: Tables, game: int) -> None:
    """Let Cleo agree to what was asked last."""
    await tables.consent.agree(game, await newest_proposal(tables, game), CLEO)


BY_THE_CLOCK = (
    Act("lobby.set_pace", open_table, lambda t, g: t.lobby.set_pace(g, ANN, paced.PACE), "lobby_edit"),
    Act("timers.end_due", out_of_time, lambda t, g: t.timers.end_due(), "edit time_over"),
    Act("timers.end_due", back_from_away, lambda t, g: t.timers.end_due(), "edit"),
    Act("play.act", paced.late, end, "post time_over_edit"),
    Act("play.act", after(paced.late, ask(TIME_SKIP)), end, "post time_over_edit proposal_edit"),
    Act("consent.propose", paced.late, ask(TIME_SKIP), "proposal"),
    *(
        Act("consent.agree", after(paced.late, ask(kind)), agree, f"proposal_edit {hears}")
        for kind, hears in (
            (TIME_SKIP, "time_skip post time_over_edit"),
            (TIME_FREE, "time_free time_over_edit edit"),
            (ProposalKind.STAND_IN, "stand_in time_over_edit edit"),
        )
    ),
)
