"""The Great Canal through Discord: each decision out of turn, by hand and by an answer given beforehand."""

from __future__ import annotations

import pytest

from rules.great_canal import GreatCanal
from tests.bot.great_canal import table as t
from tests.bot.great_canal.scenes import SCENES, Scene
from tests.bot.presses import counting
from tests.bot.sent import Sent, collected
from tests.discord import Server, labels, texts
from tests.rules.great_canal.positions import act


@pytest.fixture
def sent(server: Server, monkeypatch: pytest.MonkeyPatch) -> list[Sent]:
    """Collect all messages and edits that go to channels."""
    return collected(monkeypatch)


def beforehand(scene: Scene) -> GreatCanal:
    """Return the game after a scene in which all say beforehand what becomes of them."""
    game = act(scene.before, *scene.plays)
    for seat, _ in sorted(scene.answers):
        action = game.answer(seat, scene.standing[seat])
        assert action is not None
        game = act(game, action, by=seat)
    return game


@pytest.mark.parametrize("name", SCENES)
async def test_by_hand(server: Server, sent: list[Sent], name: str) -> None:
    """One message asks all, pings each of them once, and opens the choice; the last answer closes it."""
    scene = SCENES[name]
    game_id = await t.table(server, scene.before)
    sent.clear()
    for action in scene.plays:
        await t.do(server, game_id, 0, action)
    asked = [seat for seat, _ in scene.answers]
    new = [one for one in sent if not one.edit and one.pings]
    assert [sorted(one.pings) for one in new] == [sorted(server.people[seat].id for seat in asked)]
    assert scene.asked in new[0].words
    sent.clear()
    for seat, action in scene.answers:
        person = counting(server, seat)
        await t.answer_by_hand(server, game_id, seat, action, scene.asked)
        assert person.taken() <= 2, "an answer is two presses"
    assert await t.game_of(server, game_id) == scene.after
    assert labels(t.question(server, scene.asked).components) == []
    assert all(set(one.pings) <= {server.people[0].id} for one in sent), "nobody is pinged again"
    assert all(one.pings == [] for one in sent if one.edit)


@pytest.mark.parametrize("name", [name for name, scene in SCENES.items() if scene.standing])
async def test_by_answers_given_beforehand(server: Server, sent: list[Sent], name: str) -> None:
    """Nobody is asked or pinged, there is no message, and the game is as the answers say."""
    scene = SCENES[name]
    game_id = await t.table(server, scene.before)
    for seat, standing in scene.standing.items():
        page = await t.give_ahead(server, game_id, seat, standing)
        assert "Noted." in texts(page.components)
        assert await server.tables.standing.of(game_id, server.people[seat].id) == (standing,)
    sent.clear()
    for action in scene.plays:
        await t.do(server, game_id, 0, action)
    assert await t.game_of(server, game_id) == beforehand(scene)
    assert [one for one in sent if scene.asked in one.words] == []
    others = {server.people[seat].id for seat in scene.standing}
    assert all(not others & {*one.pings, *one.mentioned} for one in sent)
