"""The Great Canal through Discord: nobody agrees to what they have not seen, and what came late is kept."""

from __future__ import annotations

from typing import Any

import pytest

from bot.table.play import Play
from rules.great_canal import actions as a
from rules.great_canal.standing import kinds as k
from tests.bot.answers import answer_of, forge_id, response_of, state_of
from tests.bot.great_canal import table as t
from tests.bot.great_canal.scenes import seven
from tests.bot.great_canal.table import TERMS
from tests.discord import Server, parts, texts
from tests.rules.great_canal.positions import goods

HANDS = {0: goods(brick=4, lumber=4), **{seat: goods(ore=5, wool=4) for seat in (1, 2, 3)}}
CHEAP = a.MakeOffer(goods(brick=1), goods(ore=1), first=True)
DEAR = a.MakeOffer(goods(brick=1), goods(ore=4), first=True)
ACCEPT = "canal trade accept"


async def test_who_types_a_yes_sees_the_terms_first(server: Server) -> None:
    """The offer was replaced since the channel was read: the panel shows what would be agreed to now."""
    game_id = await t.offered(server, CHEAP, hands=HANDS)
    await t.do(server, game_id, 0, DEAR)
    before = await state_of(server, game_id)
    shown = response_of(await server.people[1].slash(server.channel, ACCEPT))
    assert "4 ore" in texts(shown.components)
    assert await state_of(server, game_id) == before
    await server.people[1].click(shown, label="Accept")
    assert (await t.game_of(server, game_id)).hands[1] == goods(brick=1, ore=1, wool=4)


async def test_a_yes_is_to_the_terms_it_was_shown_with(server: Server) -> None:
    """Other terms in the same moment, or between look and press, are not agreed to."""
    game_id = await t.offered(server, CHEAP, hands=HANDS)
    shown = response_of(await server.people[1].slash(server.channel, ACCEPT))
    await t.do(server, game_id, 0, DEAR)
    before = await state_of(server, game_id)
    await server.people[1].click(shown, label="Accept")
    assert "That was out of date" in texts(shown.components)
    assert await state_of(server, game_id) == before


async def test_a_yes_to_what_is_replaced_in_the_same_moment(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The offer is another one when the game's lock is held than when the button was looked at."""
    game_id = await t.offered(server, CHEAP, hands=HANDS)
    message = t.question(server, TERMS)
    act, people = Play.act, (await server.tables.load(game_id)).info.seats

    async def late(play: Play, game: int, who: Any, action: Any, *given: Any) -> Any:
        monkeypatch.setattr(Play, "act", act)
        await act(play, game, people[0], DEAR)
        return await act(play, game, who, action, *given)

    monkeypatch.setattr(Play, "act", late)
    await server.people[1].click(message, label="Accept")
    now = await t.game_of(server, game_id)
    assert now.offer is not None
    assert (now.offer.want, now.hands[1]) == (goods(ore=4), HANDS[1])


@pytest.mark.parametrize("how", ["typed", "panel"])
async def test_who_ends_the_turn_is_asked_again_where_more_would_be_lost(server: Server, how: str) -> None:
    """A yes came after the question was shown; the second question names it, and its button ends the turn."""
    game_id = await t.offered(server, hands=HANDS)
    person = server.people[0]
    if how == "typed":
        asked = response_of(await person.slash(server.channel, "canal end"))
    else:
        asked = response_of(await person.slash(server.channel, "play"))
        await person.click(asked, label="End turn")
    assert "Your offer is still open" in texts(asked.components)
    await server.people[1].click(t.question(server, TERMS), label="Accept")
    await person.click(asked, label="End turn")
    game = await t.game_of(server, game_id)
    assert (game.active, game.offer is None) == (0, False)
    assert "Bea" in texts(asked.components)
    await person.click(asked, label="End turn")
    assert (await t.game_of(server, game_id)).active == 1


@pytest.mark.parametrize(
    "forged",
    [
        "sr:pick:1:1:1:",
        "r:pick::1:1:",
        "r:reply:1:-:9999999999::x/accept_offer",
        "r:reply:1:-:0:a b:x/accept_offer",
        "r:reply:1:-:0::offer-é/x y",
        "zzz",
    ],
)
async def test_whatever_id_a_button_has_it_is_answered(server: Server, forged: str) -> None:
    game_id = await t.offered(server, hands=HANDS)
    message, before = t.question(server, TERMS), await state_of(server, game_id)
    real = next(one["custom_id"] for one in parts(message.components) if one.get("type") == 2)
    forge_id(server, message, real, forged)
    answer = answer_of(await server.people[1].click(message, custom_id=forged))
    assert "That was out of date, so nothing was done." in answer
    assert await state_of(server, game_id) == before


async def test_what_is_written_while_the_question_opens_is_kept(server: Server) -> None:
    """A seven is rolled before the form is sent: nothing is noted, and the form comes back as it was."""
    game_id = await t.table(server, seven())
    person = server.people[2]
    page = await t.open_topic(server, 2, k.KeepGoods.topic)
    form: Any = await person.click(page, label="Cards to keep")
    await t.do(server, game_id, 0, a.Roll())
    late: Any = (await person.submit_modal(form, {"goods": "grain, wool", "times": ""})).followups[-1]
    assert texts(late.components).startswith("That was out of date, so nothing was done.")
    assert await server.tables.standing.of(game_id, server.people[2].id) == ()
    again: Any = await person.click(late, label="Correct it")
    assert "grain, wool" in str(again.modal)
    await person.submit_modal(again, {"goods": "grain, wool", "times": ""})
    assert (await t.game_of(server, game_id)).hands[2] == goods(grain=4)
