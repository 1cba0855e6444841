"""Plans for The Great Canal through Discord: made by presses as people make them, done, and dropped."""

from __future__ import annotations

from typing import Any

import pytest

import render
from bot.ui.plan_text import at_game, foreseen
from rules import Branch, Condition, Plan
from rules.great_canal import GreatCanal
from rules.great_canal import actions as a
from rules.great_canal.standing import kinds as k
from rules.great_canal.view import GreatCanalView
from tests.bot.answers import lay_out
from tests.bot.features.plans.planning import editor, kept, page, picked, presses
from tests.bot.great_canal import table as t
from tests.bot.great_canal.scenes import SCENES
from tests.bot.playing import act_by_panel, menu_values, open_panel
from tests.bot.sent import collected
from tests.discord import Server, labels, texts
from tests.rules.great_canal.positions import goods, position, seat


def ada_builds() -> GreatCanal:
    """Return a turn of Ada, who can build roads, as can Béa in hers."""
    realms = (
        seat(settlements="C4 n"),
        seat(settlements="B6 n"),
        seat(settlements="A3 n"),
    )
    hands = {one: goods(brick=2, lumber=2, ore=1) for one in range(3)}
    return position(*realms, hands=hands, seats=3)


async def add(server: Server, game_id: int, who: int, shown: Any, move: Any) -> None:
    """Add a move to the draft of somebody through the editor."""
    now = await server.tables.load(game_id)
    draft = server.services.plan_drafts.last(server.people[who].id, game_id)
    assert draft is not None
    _, game = foreseen(now.game.ahead(who), who, draft.case.moves)
    assert game is not None
    await act_by_panel(server, shown, at_game(now, game), who, move)


async def done_by_plan(server: Server, game_id: int, who: int) -> list[Any]:
    """Return what somebody's plan has done for them."""
    entries = await server.tables.records.history(game_id, who, 50)
    return [one.action for one in entries if one.seat == who and "plan" in one.facts]


def road(game: GreatCanal, who: int) -> a.BuildRoad:
    """Return a road that somebody can build in their turn once they have rolled."""
    ahead = game.ahead(who)
    assert ahead is not None
    rolled = ahead.foresee(who, a.Roll())
    assert rolled is not None
    return next(one for one in rolled.legal_actions(who) if isinstance(one, a.BuildRoad))


async def test_a_standing_pass_begins_and_ends_each_turn(server: Server) -> None:
    game_id = await t.table(server, ada_builds())
    shown = await page(server, 1)
    await presses(server, 1, shown, "Always end my turn")
    assert "Each time your turn comes, until you withdraw the plan: 1st step: Roll · then: End turn" in texts(
        shown.components
    )
    assert await kept(server, game_id, 1) is None
    await presses(server, 1, shown, "Keep it")
    await t.do(server, game_id, 0, a.EndTurn())
    assert await done_by_plan(server, game_id, 1) == [a.Roll(), a.EndTurn()]
    assert (await server.tables.load(game_id)).game.waiting_for == (2,)
    assert await kept(server, game_id, 1) == Plan((Branch(None, (a.Roll(), a.EndTurn())),), repeated=True)


async def test_all_offers_are_declined_beforehand_without_a_ping(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    game_id = await t.in_turn(server)
    await t.give_ahead(server, game_id, 1, k.DeclineOffers())
    sent = collected(monkeypatch)
    await t.do(server, game_id, 0, t.OFFER)
    await server.env.settle()
    pinged = {one for message in sent for one in message.pings}
    assert server.people[1].id not in pinged
    assert server.people[2].id in pinged
    assert 1 not in (await server.tables.load(game_id)).game.waiting_for


async def test_a_card_is_named_beforehand_for_a_decision_out_of_turn(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Béa holds a card too many after Ada's roll, and has said which goes: nobody asks or calls her."""
    scene = SCENES["over the limit"]
    game_id = await t.table(server, scene.before)
    await t.give_ahead(server, game_id, 1, scene.standing[1])
    sent = collected(monkeypatch)
    for action in scene.plays:
        await t.do(server, game_id, 0, action)
    await server.env.settle()
    assert 1 not in (await server.tables.load(game_id)).game.waiting_for
    assert server.people[1].id not in {one for message in sent for one in message.pings}
    assert await t.game_of(server, game_id) == scene.after


async def test_a_case_is_for_a_road_at_a_place_that_the_public_picture_shows(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ada builds where Béa's case waits for it; the places are marked on the board as everybody sees it."""
    game_id = await t.table(server, ada_builds())
    game = await t.game_of(server, game_id)
    built = next(one for one in game.legal_actions(0) if isinstance(one, a.BuildRoad))
    shown = await editor(server, 1)
    await presses(server, 1, shown, "If something happens…")
    await picked(server, 1, shown, "road_built")
    drawn: list[tuple[GreatCanalView, dict[str, Any]]] = []

    def choice(view: GreatCanalView, *_: Any, **given: Any) -> bytes:
        drawn.append((view, given))
        return t.PIXEL

    monkeypatch.setattr(render, "choice", choice)
    await picked(server, 1, shown, "0")
    told = texts(shown.components)
    assert "If Ada builds a road …\n" in told
    assert "Where? The numbers are those on the picture." in told
    view, given = drawn[-1]
    assert view == game.view(None)
    places = [spot.value for spot in given["spots"]]
    offered = [one for one in menu_values(shown.components) if one != "--"]
    assert str(built.edge) in offered
    assert [int(one) for one in offered] == places[: len(offered)]
    await picked(server, 1, shown, str(built.edge))
    mine = road(game, 1)
    for move in (a.Roll(), mine, a.EndTurn()):
        await add(server, game_id, 1, shown, move)
    await presses(server, 1, shown, "Otherwise", "Roll", "Read back", "Keep it")
    condition = Condition("road_built", (("seat", 0), ("edge", built.edge)))
    first = Branch(condition, (a.Roll(), mine, a.EndTurn()))
    assert await kept(server, game_id, 1) == Plan((first, Branch(None, (a.Roll(),))))
    await t.do(server, game_id, 0, built)
    await t.do(server, game_id, 0, a.EndTurn())
    assert await done_by_plan(server, game_id, 1) == [a.Roll(), mine, a.EndTurn()]


async def test_three_cases_three_moves_deep_are_changed_and_withdrawn(server: Server) -> None:
    game_id = await t.table(server, ada_builds())
    mine = road(await t.game_of(server, game_id), 1)
    shown = await editor(server, 1)
    for tag, whose in (("offer_made", "0"), ("route_taken", "2")):
        await presses(server, 1, shown, "If something happens…")
        await picked(server, 1, shown, tag, whose)
        for move in (a.Roll(), mine, a.EndTurn()):
            await add(server, game_id, 1, shown, move)
    assert "this one is for the next time it is up to you" in texts(shown.components)
    await presses(server, 1, shown, "Otherwise")
    for move in (a.Roll(), a.EndTurn(), a.Roll()):
        await add(server, game_id, 1, shown, move)
    await presses(server, 1, shown, "Read back")
    told = texts(shown.components)
    assert [f"\n{number}. " in told for number in (1, 2, 3, 4)] == [True, True, True, False]
    assert "3. Otherwise: 1st step: Roll · then: End turn · next time: Roll" in told
    assert await kept(server, game_id, 1) is None
    await presses(server, 1, shown, "Keep it")
    plan = await kept(server, game_id, 1)
    assert plan is not None
    assert [len(branch.moves) for branch in plan.branches] == [3, 3, 3]
    await presses(server, 1, shown, "Answers and plans", "Change the plan", "Remove the last step")
    await presses(server, 1, shown, "Read back", "Keep it")
    changed = await kept(server, game_id, 1)
    assert changed is not None
    assert [len(branch.moves) for branch in changed.branches] == [2, 3, 3]
    await presses(server, 1, shown, "Answers and plans", "Withdraw the plan")
    assert await kept(server, game_id, 1) is None


async def test_a_move_that_cannot_be_paid_then_drops_it_with_the_reason(server: Server) -> None:
    """Béa plans a city for which she has nothing left: it is dropped by her table as it is then."""
    game_id = await t.table(server, ada_builds())
    game = await t.game_of(server, game_id)
    mine = road(game, 1)
    plan = Plan((Branch(None, (a.Roll(), mine)),))
    await server.tables.plans.keep(game_id, server.people[1].id, plan)
    poor = t.with_hands(game, {0: game.hands[0], 1: goods(), 2: game.hands[2]})
    await lay_out(server, game_id, poor)
    await t.do(server, game_id, 0, a.EndTurn())
    await server.env.settle()
    direct = sorted(server.people[1].user.dm_channel.history(), key=lambda one: one.id)
    assert "was not possible." in texts(direct[-1].components)
    assert "Your plan was dropped" in texts((await open_panel(server, 1)).components)


async def test_what_waits_for_a_seat_or_the_canal_is_picked_without_a_place(server: Server) -> None:
    game_id = await t.table(server, ada_builds())
    shown = await editor(server, 1)
    for tag, values in (("attacked", ()), ("card_stolen", ("0", "2")), ("canal_dug", ("--", "--"))):
        await presses(server, 1, shown, "If something happens…")
        await picked(server, 1, shown, tag, *values)
        await presses(server, 1, shown, "Roll")
    await presses(server, 1, shown, "Read back", "Keep it")
    plan = await kept(server, game_id, 1)
    assert plan is not None
    assert [one.condition and one.condition.event for one in plan.branches] == [
        "attacked",
        "card_stolen",
        "canal_dug",
    ]


async def test_a_single_legal_answer_is_not_given_for_somebody(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Béa can only roll; she has planned nothing, and so she is called and nothing more is done."""
    game_id = await t.table(server, ada_builds())
    before, sent = await server.tables.load(game_id), collected(monkeypatch)
    await t.do(server, game_id, 0, a.EndTurn())
    await server.env.settle()
    position = await server.tables.load(game_id)
    assert position.game.legal_actions(1) == (a.Roll(),)
    assert position.game.waiting_for == (1,)
    assert position.seq == before.seq + 1
    assert server.people[1].id in {one for message in sent for one in message.pings}


async def test_of_many_places_the_part_of_the_board_comes_first(server: Server) -> None:
    """Wherever Ada may move the robber: too many for one menu, and for numbers that can be read."""
    game_id = await t.table(server, ada_builds())
    game = await t.game_of(server, game_id)
    to = [dict(one.values)["to"] for one in game.awaited(1) if one.event == "robber_moved"]
    places = tuple(dict.fromkeys(to))
    shown = await editor(server, 1)
    await presses(server, 1, shown, "If something happens…")
    await picked(server, 1, shown, "robber_moved", "0")
    assert len(places) > 25, "that many, so that there are parts"
    assert menu_values(shown.components) == []
    found: set[str] = set()
    for part in [label for label in labels(shown.components) if label not in ("Back", "Anywhere")]:
        await presses(server, 1, shown, part)
        found |= set(menu_values(shown.components)) - {"--"}
        await presses(server, 1, shown, "Back")
        await picked(server, 1, shown, "robber_moved", "0")
    assert found == set(map(str, places))
    await presses(server, 1, shown, "Anywhere", "Roll", "Read back", "Keep it")
    condition = Condition("robber_moved", (("seat", 0),))
    assert await kept(server, game_id, 1) == Plan((Branch(condition, (a.Roll(),)),))
