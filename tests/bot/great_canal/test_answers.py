"""The Great Canal through Discord: answers to an offer that change while somebody takes them up."""

from __future__ import annotations

from typing import Any

import pytest

from bot.table import StaleError
from rules import Action
from rules.great_canal import actions as a
from tests.bot.answers import answer_of, response_of, state_of
from tests.bot.great_canal import table as t
from tests.bot.sent import collected
from tests.discord import Server, labels, texts
from tests.rules.great_canal.attacks import eve, realm
from tests.rules.great_canal.positions import goods, position, seat

TERMS = "Ada offers 1 brick for 1 ore"
OFFER = a.MakeOffer(goods(brick=1), goods(ore=1))
COUNTER, WORSE = a.CounterOffer(goods(ore=2), goods(brick=1)), a.CounterOffer(goods(wool=1), goods(brick=2))
PICK = "Choose an answer"
COUNTERED = "Trade with {}: 1 brick for 2 ore"
"""The button of whoever named other terms, which stand on it."""
BEA, CLEO = "Bea: 5 cards", "Cleo: 5 cards"
LATE = "That was out of date, so nothing was done."


async def answered(server: Server, *answers: tuple[int, Action]) -> int:
    """Open a table in which others have answered an offer of Ada; return the game's id."""
    hands = {0: goods(brick=4), **{other: goods(ore=3, wool=2) for other in (1, 2, 3)}}
    game_id = await t.table(server, position(seat(settlements="C4 n"), hands=hands))
    await t.do(server, game_id, 0, OFFER)
    for by, answer in answers:
        await t.do(server, game_id, by, answer)
    return game_id


async def open_pick(server: Server, panel: Any) -> None:
    """Go to the choice of an answer in Ada's panel."""
    group = [label for label in labels(panel.components) if label.split(" (")[0] == "Trade"]
    for label in (*group, PICK):
        await server.people[0].click(panel, label=label)


@pytest.mark.parametrize(
    ("first", "then"), [(COUNTER, WORSE), (a.AcceptOffer(), WORSE), (COUNTER, a.AcceptOffer())]
)
async def test_a_button_takes_up_no_other_terms_than_those_it_was_made_for(
    server: Server, first: Action, then: Action
) -> None:
    """The question still shows what Bea said first; the press is answered with the panel as it is now."""
    button = "Trade with Bea" if first == a.AcceptOffer() else COUNTERED.format("Bea")
    game_id = await answered(server, (1, first))
    message = t.question(server, TERMS)
    address = f"/channels/{server.channel.id}/messages/{message.id}"
    server.env.inject_error("PATCH", address, status=500)
    await t.do(server, game_id, 1, then)
    before = await state_of(server, game_id)
    late = response_of(await server.people[0].click(message, label=button))
    assert LATE in texts(late.components)
    assert await state_of(server, game_id) == before
    await server.sweep()
    now = "Trade with Bea" if then == a.AcceptOffer() else "Trade with Bea: 2 brick for 1 wool"
    await server.people[0].click(t.question(server, TERMS), label=now)
    assert (await t.game_of(server, game_id)).offer is None


async def test_a_panel_takes_up_no_other_terms_than_those_it_was_drawn_for(server: Server) -> None:
    """Both the button of whoever is to be picked and the one that does it name the terms."""
    game_id = await answered(server, (1, COUNTER), (2, a.AcceptOffer()))
    panels = [response_of(await server.people[0].slash(server.channel, "play")) for _ in range(2)]
    for panel in panels:
        await open_pick(server, panel)
        assert {BEA, CLEO} <= set(labels(panel.components))
    await t.do(server, game_id, 1, WORSE)
    before = await state_of(server, game_id)
    await server.people[0].click(panels[0], label=BEA)
    assert LATE in texts(panels[0].components)
    assert await state_of(server, game_id) == before
    await server.people[0].click(panels[1], label=CLEO)
    assert (await t.game_of(server, game_id)).hands[2] == goods(brick=1, ore=2, wool=2)


async def test_a_panel_that_shows_the_only_answer_takes_up_no_other(server: Server) -> None:
    game_id = await answered(server, (1, COUNTER))
    panel = response_of(await server.people[0].slash(server.channel, "play"))
    await open_pick(server, panel)
    await t.do(server, game_id, 1, WORSE)
    before = await state_of(server, game_id)
    await server.people[0].click(panel, label=PICK)
    assert LATE in texts(panel.components)
    assert await state_of(server, game_id) == before


async def test_terms_that_change_in_the_same_moment_are_not_taken_up(server: Server) -> None:
    """What was read before the game's lock was held is compared under it."""
    game_id = await answered(server, (1, COUNTER))
    shown = (await t.game_of(server, game_id)).view(0).rests_on(a.PickAnswer(1))
    await t.do(server, game_id, 1, WORSE)
    people = (await server.tables.load(game_id)).info.seats
    with pytest.raises(StaleError):
        await server.tables.play.act(game_id, people[0], a.PickAnswer(1), terms=shown)
    now = (await t.game_of(server, game_id)).view(0).rests_on(a.PickAnswer(1))
    await server.tables.play.act(game_id, people[0], a.PickAnswer(1), terms=now)
    assert (await t.game_of(server, game_id)).hands[0] == goods(brick=2, wool=1)


async def test_whoever_is_not_to_be_picked_any_more_is_not(server: Server) -> None:
    """Bea has taken back her yes: the question is still open, and the panel shows how it stands."""
    game_id = await answered(server, (1, a.AcceptOffer()))
    message = t.question(server, TERMS)
    address = f"/channels/{server.channel.id}/messages/{message.id}"
    server.env.inject_error("PATCH", address, status=500)
    await t.do(server, game_id, 1, a.DeclineOffer())
    before = await state_of(server, game_id)
    assert LATE in answer_of(await server.people[0].click(message, label="Trade with Bea"))
    assert await state_of(server, game_id) == before


async def test_nobody_is_pinged_by_what_they_have_done_themselves(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The attack is shown at once, and the turn is Ada's as before; who comes after her is pinged."""
    game_id = await t.table(server, eve(realm(0), realm(1)))
    sent = collected(monkeypatch)
    await t.do(server, game_id, 0, a.Roll())
    (board,) = [one for one in sent if not one.edit]
    assert "The barbarians attacked" in board.words
    assert "Ada: to finish turn 5" in board.words
    assert (board.pings, board.mentioned) == ([], [])
    sent.clear()
    await t.do(server, game_id, 0, a.EndTurn())
    assert [one.pings for one in sent if not one.edit] == [[server.people[1].id]]


async def test_the_offerer_is_called_once_when_all_have_answered(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Her panel stays as it is; who changes their mind afterwards calls her no second time."""
    sent = collected(monkeypatch)
    game_id = await answered(server, (1, a.AcceptOffer()), (2, a.DeclineOffer()))
    ada = server.people[0].id
    assert not any(ada in one.pings for one in sent if TERMS in one.words)
    decision = (await server.tables.load(game_id)).decisions[0]
    sent.clear()
    await t.do(server, game_id, 3, COUNTER)
    (call,) = [one for one in sent if not one.edit]
    assert call.pings == call.mentioned == [ada]
    assert f"<@{ada}>: everyone has answered." in call.words
    assert (await server.tables.load(game_id)).decisions[0] == decision
    sent.clear()
    await t.do(server, game_id, 2, a.AcceptOffer())
    assert [(one.edit, one.pings) for one in sent] == [(True, [])]
    message = t.question(server, TERMS)
    assert {"Trade with Bea", "Trade with Cleo", COUNTERED.format("Dan")} <= set(labels(message.components))
    await server.people[0].click(message, label="Trade with Bea")
    assert (await t.game_of(server, game_id)).offer is None
