"""The buttons of questions with messages of their own: what they do, and what they do too late."""

from __future__ import annotations

from tests.bot.answers import answer_of, forge_id, response_of, state_of
from tests.bot.market import do, ids, open_market, question, sell, state
from tests.bot.sent import Sent
from tests.discord import PEOPLE as NAMES
from tests.discord import Server, labels, parts, texts
from tests.toy import actions as a


async def test_its_button_opens_the_private_choice_with_the_hand_in_sight(server: Server) -> None:
    game_id, (first, *others) = await open_market(server)
    await do(server, game_id, first, a.Levy())
    panel = response_of(await server.people[others[0]].click(server.last, label="Give a card"))
    assert "The card to give back" in texts(panel.components)
    assert sum(part.get("type") == 12 for part in parts(panel.components)) == 2, "board and hand"
    refusal = await server.people[first].click(server.last, label="Give a card")
    told = answer_of(refusal)
    assert "Waiting for Bea and Cleo" in told or "Waiting for Ada and" in told, "who is asked instead"
    stranger = await server.stranger.click(server.last, label="Give a card")
    assert "no seat" in answer_of(stranger)
    assert (await state(server, game_id)).waiting_for == tuple(sorted(others))


async def test_an_offer_is_answered_by_its_buttons_in_the_open(server: Server, sent: list[Sent]) -> None:
    game_id, (first, second, third) = await open_market(server)
    sent.clear()
    card = await sell(server, game_id, first)
    (offer,) = [one for one in sent if not one.edit]
    assert sorted(offer.pings) == sorted(ids(server, [second, third]))
    assert labels(server.last.components) == ["Buy", "Decline", "Swap", "Withdraw"]
    message = server.last
    await server.people[second].click(message, label="Decline")
    assert "declines" in texts(question(server, f"buy the {card} card").components)
    await server.people[third].click(message, label="Buy")
    shown = question(server, f"buy the {card} card")
    assert labels(shown.components) == []
    assert "buys the card of" in texts(shown.components)
    before = await state_of(server, game_id)
    late = await server.people[second].slash(server.channel, "toy market buy")
    assert "Nothing is sold just now" in answer_of(late)
    assert await state_of(server, game_id) == before


async def test_who_presses_what_is_closed_by_then_gets_a_clear_word(server: Server) -> None:
    """Bea buys while the message cannot be changed; Cleo still sees the buttons."""
    game_id, (first, second, third) = await open_market(server)
    await sell(server, game_id, first)
    message = server.last
    server.env.inject_error("PATCH", f"/channels/{server.channel.id}/messages/{message.id}", status=500)
    await server.people[second].click(message, label="Buy")
    before = await state_of(server, game_id)
    for label in ("Buy", "Swap"):
        answer = answer_of(await server.people[third].click(message, label=label))
        assert "That question is closed" in answer
    assert await state_of(server, game_id) == before
    await server.sweep()
    assert labels(question(server, "card of").components) == []


async def test_a_forged_or_foreign_way_changes_nothing(server: Server) -> None:
    game_id, (first, *others) = await open_market(server)
    await do(server, game_id, first, a.Levy())
    before = await state_of(server, game_id)
    button = next(part for part in parts(server.last.components) if part.get("label") == "Give a card")
    old = button["custom_id"]
    for new in (old.replace("/give", "/draw"), old.replace("/give", "/gone"), old.replace(":0:", ":7:", 1)):
        forge_id(server, server.last, old, new)
        assert answer_of(await server.people[others[0]].click(server.last, custom_id=new))
        old = new
    assert await state_of(server, game_id) == before


async def test_what_begins_the_turn_stands_beside_play_and_opens_the_panel(
    server: Server, sent: list[Sent]
) -> None:
    game_id, (first, *others) = await open_market(server)
    board = server.last
    rows = [part for part in parts(board.components) if part.get("type") == 1]
    first_row = [one["label"] for one in rows[0]["components"]]
    assert first_row[:2] == ["Levy a tax", "Play"]
    refusal = await server.people[others[0]].click(board, label="Levy a tax")
    assert refusal.ephemeral
    panel = response_of(await server.people[first].click(board, label="Levy a tax"))
    assert "levies a tax" in texts(panel.components)
    assert any(part.get("type") == 12 for part in parts(panel.components))
    assert (await state(server, game_id)).waiting_for == tuple(sorted(others))
    shown = next(one for one in server.messages() if one.id == board.id)
    assert "Levy a tax" not in labels(shown.components)


async def test_a_board_that_somebody_asks_for_has_what_begins_the_turn_as_well(server: Server) -> None:
    """It is the newest board then, below which all are asked."""
    game_id, (first, second, _) = await open_market(server)
    wanted = labels(server.last.components)[:2]
    await server.people[second].slash(server.channel, "board", public=True)
    assert labels(server.last.components)[:2] == wanted == ["Levy a tax", "Play"]
    await server.people[first].click(server.last, label="Levy a tax")
    assert first not in (await state(server, game_id)).waiting_for


async def test_a_way_leads_nowhere_while_the_game_is_paused(server: Server) -> None:
    """The message could not be changed, so that its button is still there."""
    game_id, (first, *others) = await open_market(server)
    await do(server, game_id, first, a.Levy())
    message = server.last
    server.env.inject_error("PATCH", f"/channels/{server.channel.id}/messages/{message.id}", status=500)
    asked = response_of(await server.moderator.slash(server.channel, "mod pause"))
    await server.moderator.click(asked, label=labels(asked.components)[0])
    before = await state_of(server, game_id)
    pressed = await server.people[others[0]].click(message, label="Give a card")
    assert answer_of(pressed) == "The game is paused. A moderator can resume it."
    assert await state_of(server, game_id) == before


async def test_a_way_leads_nowhere_for_whom_a_stand_in_plays(server: Server) -> None:
    game_id, (first, second, third) = await open_market(server)
    await do(server, game_id, first, a.Levy())
    message = server.last
    await server.people[first].slash(server.channel, "seat stand-in", seat=NAMES[third])
    await server.people[second].click(server.last, label="Agree")
    refused = response_of(await server.people[third].click(message, label="Give a card"))
    assert labels(refused.components) == ["I am back"]
