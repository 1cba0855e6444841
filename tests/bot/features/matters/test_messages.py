"""Questions with messages of their own that come late, or are asked anew: who is pinged, and what is open."""

from __future__ import annotations

import pytest

from tests.bot.answers import response_of
from tests.bot.market import do, open_market, state
from tests.bot.sent import Sent
from tests.discord import Server, labels, texts
from tests.toy import actions as a


def asked(sent: list[Sent]) -> list[list[int]]:
    """Return whom each new message of a sale pings."""
    return [sorted(one.pings) for one in sent if ": buy the" in one.words and not one.edit]


@pytest.mark.parametrize("how", ["pause", "board"])
async def test_a_question_asked_anew_before_its_message_was_sent_is_open_once_and_pings_once(
    server: Server, sent: list[Sent], how: str
) -> None:
    """Discord is away: the first message comes late, without buttons and without a ping."""
    game_id, (first, *others) = await open_market(server)
    for _ in range(2):
        server.env.inject_error("POST", f"/channels/{server.channel.id}/messages", status=500)
    await do(server, game_id, first, a.Sell((await state(server, game_id)).hands[first][0]))
    if how == "pause":
        for verb in ("pause", "resume"):
            question = response_of(await server.moderator.slash(server.channel, f"mod {verb}"))
            await server.moderator.click(question, label=labels(question.components)[0])
    else:
        with server.env.time_context():
            await server.tables.messages.post_again(game_id)
    sent.clear()
    for _ in range(5):
        await server.sweep(60)
    *late, now = asked(sent)
    assert late
    assert not any(late), "though it was tried more than once"
    assert now == sorted(server.people[seat].id for seat in others)
    shown = [one for one in server.messages() if ": buy the" in texts(one.components)]
    assert [bool({"Buy"} & set(labels(one.components))) for one in shown] == [False, True]
    sent.clear()
    with server.env.time_context():
        await server.tables.messages.post_again(game_id)
        await server.services.delivery.deliver(game_id)
    assert asked(sent) == [[]], "whoever was pinged is not again"
