"""The Great Canal through Discord: offers and their answers, undo around them, and restarts."""

from __future__ import annotations

import pytest

from rules.great_canal import actions as a
from rules.great_canal import decisions as d
from tests.bot.answers import answer_of, response_of, state_of
from tests.bot.great_canal import table as t
from tests.bot.great_canal.scenes import SCENES
from tests.bot.great_canal.table import HANDS, OFFER, PAST, TERMS
from tests.bot.presses import counting
from tests.bot.sent import Sent, collected
from tests.discord import Server, labels, texts
from tests.rules.great_canal.positions import goods


@pytest.fixture
def sent(server: Server, monkeypatch: pytest.MonkeyPatch) -> list[Sent]:
    """Collect all messages and edits that go to channels."""
    return collected(monkeypatch)


async def hands(server: Server, game_id: int) -> dict[int, tuple[int, ...]]:
    """Return the hands of all seats."""
    return dict(enumerate((await t.game_of(server, game_id)).hands))


async def test_accepted_by_two_and_traded_with_one(server: Server, sent: list[Sent]) -> None:
    """Those asked are pinged once, by the question; each answer is an edit; the offerer picks one of both."""
    game_id = await t.offered(server)
    asked = [one for one in sent if TERMS in one.words and not one.edit]
    ids = [person.id for person in server.people]
    assert [sorted(one.pings) for one in asked] == [sorted(ids[1:])]
    sent.clear()
    for taker in (2, 1):
        await server.people[taker].click(t.question(server, TERMS), label="Accept")
    assert [(one.edit, one.pings) for one in sent] == [(True, [])] * 2
    message = t.question(server, TERMS)
    assert "Cleo accepted" in texts(message.components)
    assert {"Trade with Bea", "Trade with Cleo"} <= set(labels(message.components))
    before = await state_of(server, game_id)
    assert answer_of(await server.people[1].click(message, label="Trade with Cleo"))
    assert await state_of(server, game_id) == before
    assert (await t.game_of(server, game_id)).offer is not None
    await server.people[0].click(message, label="Trade with Bea")
    after = await hands(server, game_id)
    assert after[0] == goods(brick=1, lumber=2, cloth=1, ore=1)
    assert after[1] == goods(brick=1, ore=4, coin=1)
    assert after[2] == HANDS[2]
    assert texts(t.closed(server, message).components) == (
        f"{PAST}\n-# Cleo accepted the offer. Bea accepted the offer.\nAda gave 1 brick to Bea for 1 ore."
    )


async def test_other_terms_are_shown_and_traded(server: Server) -> None:
    """A counter-offer is one form, read forgivingly, and is edited in with a button for the offerer."""
    game_id = await t.offered(server)
    taker = counting(server, 1)
    form = await taker.click(t.question(server, TERMS), label="Other terms")
    await taker.submit_modal(form, {"give": "2 ore", "want": "1 textiles"})
    assert taker.taken() == 2
    message = t.question(server, TERMS)
    assert "2 ore" in texts(message.components)
    assert "1 cloth" in texts(message.components)
    await server.people[0].click(message, label="Trade with Bea: 1 cloth for 2 ore")
    after = await hands(server, game_id)
    assert (after[0], after[1]) == (goods(brick=2, lumber=2, ore=2), goods(ore=3, coin=1, cloth=1))


async def test_declined_by_all_and_lapsed_with_the_turn(server: Server) -> None:
    game_id = await t.offered(server)
    for taker in (1, 2, 3):
        await server.people[taker].click(t.question(server, TERMS), label="Decline")
    message = t.question(server, TERMS)
    assert "declined" in texts(message.components)
    await t.do(server, game_id, 0, a.EndTurn())
    assert texts(t.closed(server, message).components).startswith(PAST)
    late = answer_of(await server.people[2].slash(server.channel, "canal trade accept"))
    assert late
    assert await hands(server, game_id) == HANDS


async def test_a_yes_is_taken_back_and_lapses_with_a_card(server: Server) -> None:
    """great_canal.R45: whoever says no after all is no taker any more, nor is who has lost a card since."""
    game_id = await t.offered(server, card="resource_monopoly")
    for taker, answer in ((2, "Accept"), (2, "Decline"), (1, "Accept")):
        await server.people[taker].click(t.question(server, TERMS), label=answer)
    shown = t.question(server, TERMS)
    assert "Cleo declined" in texts(shown.components)
    assert [one for one in labels(shown.components) if one.startswith("Trade")] == ["Trade with Bea"]
    await t.do(server, game_id, 0, a.PlayResourceMonopoly("ore"))
    shown = t.question(server, TERMS)
    assert not [one for one in labels(shown.components) if one.startswith("Trade")]
    assert texts(shown.components).startswith(f"{TERMS}. Asked: Bea and Dan.\n")


async def test_the_first_yes_gets_it(server: Server) -> None:
    """R46: one press trades, and closes the question for the others."""
    game_id = await t.offered(server, a.MakeOffer(goods(brick=1), goods(ore=1), first=True))
    message = t.question(server, TERMS)
    assert "to whoever accepts first" in texts(message.components)
    address = f"/channels/{server.channel.id}/messages/{message.id}"
    server.env.inject_error("PATCH", address, status=500)
    await server.people[2].click(message, label="Accept")
    assert (await hands(server, game_id))[2] == goods(brick=1, wool=4)
    before = await state_of(server, game_id)
    for label in ("Accept", "Decline", "Other terms"):
        late = answer_of(await server.people[1].click(message, label=label))
        assert "That question is closed" in late
    assert await state_of(server, game_id) == before
    await server.sweep()
    assert "to whoever accepts first" not in texts(t.closed(server, message).components)


async def test_a_first_yes_during_a_saboteur(server: Server) -> None:
    """R46: whoever says yes while others discard gets the trade once the discards are settled."""
    first = a.MakeOffer(goods(brick=1), goods(ore=1), first=True)
    game_id = await t.offered(server, first, "saboteur")
    await t.do(server, game_id, 0, a.PlaySaboteur())
    game = await t.game_of(server, game_id)
    assert isinstance(game.head, d.Discards)
    assert game.waiting_for == (1, 2, 3)
    await server.people[1].click(t.question(server, TERMS), label="Accept")
    expected = game.apply(1, a.AcceptOffer())[0]
    assert await t.game_of(server, game_id) == expected
    for other in (2, 3, 1):
        if other in expected.waiting_for:
            action = expected.suggest(other)
            await t.answer_by_hand(server, game_id, other, action, "which cards to discard")
            expected = expected.apply(other, action)[0]
            assert await t.game_of(server, game_id) == expected
    assert expected.head is None
    assert "brick" in texts(t.question(server, TERMS).components)


async def test_a_first_yes_that_is_not_paid_calls_the_offerer_once(server: Server, sent: list[Sent]) -> None:
    """R46: all see it, on a new board; whoever had spent the cards goes on."""
    game_id = await t.offered(server, a.MakeOffer(goods(brick=1), goods(ore=1), first=True))
    for _ in range(2):
        roads = (await t.game_of(server, game_id)).legal_actions(0)
        await t.do(server, game_id, 0, next(one for one in roads if isinstance(one, a.BuildRoad)))
    sent.clear()
    await server.people[1].click(t.question(server, TERMS), label="Accept")
    assert (await t.game_of(server, game_id)).offer is None
    (board,) = [one for one in sent if not one.edit]
    assert "could no longer pay" in board.words
    assert board.pings == [server.people[0].id]
    (closed,) = [one for one in sent if one.edit and PAST in one.words]
    assert "could no longer pay" in closed.words
    assert closed.pings == []


async def test_an_offer_is_taken_back_until_it_is_answered(server: Server) -> None:
    """Its question goes with it; an answer needs it, and then the others are asked."""
    game_id = await t.in_turn(server)
    before = (await state_of(server, game_id))[1]
    await t.do(server, game_id, 0, OFFER)
    assert "Undone." in answer_of(await server.people[0].slash(server.channel, "undo"))
    assert (await state_of(server, game_id))[1] == before
    closed = t.question(server, TERMS)
    assert labels(closed.components) == []
    assert "no longer stands" in texts(closed.components)
    await t.do(server, game_id, 0, OFFER)
    await server.people[1].click(t.question(server, TERMS), label="Decline")
    answered = await state_of(server, game_id)
    refusal = answer_of(await server.people[0].slash(server.channel, "undo"))
    assert "what has been done since rests on it" in refusal
    assert await state_of(server, game_id) == answered


async def test_what_was_done_beside_an_answer_is_taken_back_and_the_answer_stays(server: Server) -> None:
    """A trade with the bank goes back while an offer is open; the answer that came since stays."""
    game_id = await t.offered(server)
    start = await t.game_of(server, game_id)
    trade = next(one for one in start.legal_actions(0) if isinstance(one, a.TradeBank | a.BuildRoad))
    await t.do(server, game_id, 0, trade)
    await server.people[3].click(t.question(server, TERMS), label="Decline")
    await server.people[0].slash(server.channel, "undo")
    assert await t.game_of(server, game_id) == start.apply(3, a.DeclineOffer())[0]
    assert "Dan declined" in texts(t.question(server, TERMS).components)


async def test_an_answer_makes_no_panel_stale(server: Server) -> None:
    """The offerer's panel of before still acts, and asks first since somebody would trade."""
    game_id = await t.offered(server)
    panel = response_of(await server.people[0].slash(server.channel, "play"))
    await server.people[1].click(t.question(server, TERMS), label="Accept")
    await server.people[0].click(panel, label="End turn")
    asked = texts(panel.components)
    assert "Your offer is still open" in asked
    assert "Bea would trade with you" in asked
    assert (await t.game_of(server, game_id)).active == 0


async def test_an_offer_that_runs_out_across_a_restart(server: Server) -> None:
    """The bot withdraws it by an entry of its own, not before its time."""
    game_id = await t.offered(server, a.MakeOffer(goods(brick=1), goods(ore=1), hours=1))
    await server.restart()
    await server.sweep(3480)
    assert (await t.game_of(server, game_id)).offer is not None
    await server.restart()
    message = t.question(server, TERMS)
    assert "The offer is open for 1 hour at most." in texts(message.components)
    await server.sweep(240)
    assert (await t.game_of(server, game_id)).offer is None
    closed = t.closed(server, message)
    assert "is open" not in texts(closed.components)
    assert "The time for the offer is over." in texts(closed.components)
    assert "withdrew" not in texts(closed.components)
    position_now = await server.tables.load(game_id)
    assert position_now.game.waiting_for == (0,)
    assert await hands(server, game_id) == HANDS


async def test_a_restart_with_three_discards_pending(server: Server, sent: list[Sent]) -> None:
    """All are asked by one message, nobody twice; each answers after another start of the program."""
    scene = SCENES["discards"]
    held = {0: goods(brick=3), **{other: goods(ore=4, wool=2, grain=2) for other in (1, 2)}}
    game = t.with_hands(scene.before, {**held, 3: goods(lumber=8)})
    game_id = await t.table(server, game)
    await t.do(server, game_id, 0, a.Roll())
    assert (await t.game_of(server, game_id)).waiting_for == (1, 2, 3)
    sent.clear()
    message = t.question(server, scene.asked)
    for other in (3, 1, 2):
        await server.restart()
        now = await t.game_of(server, game_id)
        await t.answer_by_hand(server, game_id, other, now.suggest(other), scene.asked)
    assert (await t.game_of(server, game_id)).waiting_for == (0,)
    ids = {server.people[other].id for other in (1, 2, 3)}
    assert not any(ids & set(one.pings) for one in sent)
    assert scene.asked not in texts(t.closed(server, message).components)
