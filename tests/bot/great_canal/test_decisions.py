"""The Great Canal through Discord: each decision out of turn, by hand and by an answer given beforehand."""

from __future__ import annotations

import pytest

from rules.great_canal import GreatCanal
from rules.great_canal import actions as a
from rules.great_canal.state import Holding
from tests.bot.answers import answer_of
from tests.bot.great_canal import table as t
from tests.bot.great_canal.scenes import SCENES, Scene
from tests.bot.presses import counting
from tests.bot.sent import Sent, collected
from tests.discord import Server, labels, texts
from tests.rules.great_canal.positions import act, goods, position


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
    message = t.question(server, scene.asked)
    for seat, action in scene.answers:
        person = counting(server, seat)
        await t.answer_by_hand(server, game_id, seat, action, scene.asked)
        assert person.taken() <= 2, "an answer is two presses"
    assert await t.game_of(server, game_id) == scene.after
    said = texts(t.closed(server, message).components)
    assert said
    assert scene.asked not in said, "it is answered"
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


HARBOR = "which commodity to give for it?"
NONE_LEFT = {
    "en": (
        "I have none",
        "Give a commodity",
        "You have no commodity. Press “I have none” below the question",
    ),
    "fr": ("Je n’en ai pas", "Donner un article", "Tu n’as pas d’article de commerce. Appuie sur"),
    "de": ("Ich habe keine", "Handelsware geben", "Du hast keine Handelsware. Drück unter der Frage auf"),
    "oc": ("N’ai pas cap", "Balhar una mercandariá", "As pas cap de mercandariá. Quicha sus"),
}
"""The buttons of the question of a Commercial Harbor, and what whoever has no commodity is told."""


@pytest.mark.parametrize("language", NONE_LEFT)
async def test_who_has_no_commodity_says_so_by_one_press(server: Server, language: str) -> None:
    """The other button says privately that there is nothing to give, and what to press instead."""
    none, give, told = NONE_LEFT[language]
    hands = {0: goods(brick=3), 1: goods(ore=1)}
    held = {0: Holding(progress=("commercial_harbor",))}
    game_id = await t.table(server, position(hands=hands, holdings=held))
    await server.moderator.slash(server.channel, "language channel", language=language)
    await t.do(server, game_id, 0, a.PlayCommercialHarbor())
    await t.do(server, game_id, 0, a.AskHarbor(1, "brick"))
    message = server.last
    assert labels(message.components) == [give, none]
    await server.people[1].slash(server.channel, "language me", language=language)
    person = counting(server, 1)
    answer = answer_of(await person.click(message, label=give))
    assert told in answer
    assert none in answer
    before = await t.game_of(server, game_id)
    await person.click(message, label=none)
    assert await t.game_of(server, game_id) == before.apply(1, a.Skip())[0]
    assert person.taken() == 2


async def test_who_has_a_commodity_cannot_say_that_they_have_none(server: Server) -> None:
    hands = {0: goods(brick=3), 1: goods(paper=1)}
    held = {0: Holding(progress=("commercial_harbor",))}
    game_id = await t.table(server, position(hands=hands, holdings=held))
    await t.do(server, game_id, 0, a.PlayCommercialHarbor())
    await t.do(server, game_id, 0, a.AskHarbor(1, "brick"))
    before = await t.game_of(server, game_id)
    answer = answer_of(await server.people[1].click(server.last, label="I have none"))
    assert "You have a commodity and must give one of these: paper" in answer
    assert await t.game_of(server, game_id) == before


async def test_who_is_not_asked_is_told_who_is(server: Server) -> None:
    """Seat 3 holds few enough cards."""
    scene = SCENES["discards"]
    game_id = await t.table(server, scene.before)
    await t.do(server, game_id, 0, a.Roll())
    answer = answer_of(await server.people[3].click(t.question(server, scene.asked), label="Discard"))
    assert "Waiting for Bea and Cleo: which cards to discard" in answer
