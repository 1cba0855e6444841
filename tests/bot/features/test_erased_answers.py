"""Private answers name nobody who is erased while they are made or sent; nothing is done twice by that."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from simcord.http import router as simcord_router
from simcord.http.client import FakeWebhookAdapter

from bot.i18n.catalogue import translate
from bot.table import EntryKind, TableError
from bot.ui import pictures
from bot.ui.errors import RefusedError
from bot.ui.request import Request
from rules.language.words import Words
from tests.bot.answers import answer_of, response_of
from tests.bot.erasing import BEA, known
from tests.bot.playing import TOY, open_game
from tests.discord import Server, texts

FORMER = translate("en", "former-player")
LEFT_OUT = translate("en", "answer-left-out")

Ask = Callable[[Server], Awaitable[Any]]

LOOKS: dict[str, Ask] = {
    "board": lambda server: server.people[0].slash(server.channel, "board"),
    "board text": lambda server: server.people[0].slash(server.channel, "board", text=True),
    "log": lambda server: server.people[0].slash(server.channel, "log"),
    "info": lambda server: server.stranger.slash(server.channel, "game info"),
    "panel": lambda server: server.people[2].slash(server.channel, "play"),
    "audit": lambda server: server.moderator.slash(server.channel, "mod audit"),
}


@pytest.fixture
def answers(server: Server, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Collect all words of all private answers, and of their pictures, as Discord gets them."""
    found: list[str] = []
    dispatch = simcord_router.dispatch

    def noted(backend: Any, method: str, path: str, **given: Any) -> Any:
        body = given.get("json") or {}
        data = body.get("data") or body
        if path.startswith(("/webhooks/", "/interactions/")):
            files = (str(one.get("description")) for one in data.get("attachments") or ())
            found.append("\n".join((texts(data.get("components") or ()), *files)))
        return dispatch(backend, method, path, **given)

    monkeypatch.setattr(simcord_router, "dispatch", noted)
    return found


async def erase(server: Server) -> None:
    """Erase Bea."""
    await server.tables.people.forget(server.people[1].id)


def while_made(server: Server, patch: pytest.MonkeyPatch) -> None:
    """Erase Bea once, while the next answer is made: just before it is sent."""
    show, erased = Request._show, False

    async def shown(request: Request, *given: Any, **more: Any) -> None:
        nonlocal erased
        if not erased:
            erased = True
            await erase(server)
        await show(request, *given, **more)

    patch.setattr(Request, "_show", shown)


def on_its_way(server: Server, patch: pytest.MonkeyPatch) -> None:
    """Erase Bea once, when Discord has got the next answer."""
    request, erased = FakeWebhookAdapter.request, False

    async def requested(adapter: FakeWebhookAdapter, route: Any, session: Any, **given: Any) -> Any:
        nonlocal erased
        answer = await request(adapter, route, session, **given)
        words = str(given.get("payload")) + str(given.get("multipart"))
        if not erased and "components" in words:
            erased = True
            await erase(server)
        return answer

    patch.setattr(FakeWebhookAdapter, "request", requested)


async def played(server: Server) -> int:
    """Open a game that Bea has paused and resumed; return its id."""
    game = await open_game(server, Words("arriala", "en").text("title"), 3)
    await server.tables.lifecycle.pause(game, known(server, 1))
    await server.tables.lifecycle.resume(game, known(server, 1))
    await server.services.delivery.deliver(game)
    return game


@pytest.mark.parametrize("moment", [while_made, on_its_way])
@pytest.mark.parametrize("look", LOOKS)
async def test_what_is_looked_at_is_shown_again(
    server: Server, answers: list[str], monkeypatch: pytest.MonkeyPatch, look: str, moment: Any
) -> None:
    await played(server)
    assert BEA in answer_of(await LOOKS[look](server)), "it would name her"
    answers.clear()
    moment(server, monkeypatch)
    answer = answer_of(await LOOKS[look](server))
    assert BEA not in answer
    assert FORMER in answer or look == "audit"
    assert [BEA in one for one in answers if one.strip()].count(True) == (moment is on_its_way)
    assert BEA not in answers[-1]


@pytest.mark.parametrize("moment", [while_made, on_its_way])
async def test_what_is_done_is_done_once(
    server: Server, answers: list[str], monkeypatch: pytest.MonkeyPatch, moment: Any
) -> None:
    """The panel that answers an act is drawn again with today's names."""
    game = await open_game(server, TOY, 3)
    await server.people[0].slash(server.channel, "toy choose", number=1)
    before = (await server.tables.load(game)).seq
    moment(server, monkeypatch)
    answer = answer_of(await server.people[2].slash(server.channel, "toy choose", number=2))
    entries = await server.tables.records.history(game, None, 5)
    assert [one.kind for one in entries if one.seq > before].count(EntryKind.ACTION) == 1
    assert BEA not in answer
    assert FORMER in answer
    assert BEA not in answers[-1]


async def test_a_picture_that_is_being_drawn_is_drawn_again(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """She goes while the board of somebody's panel is drawn."""
    await played(server)
    names: list[tuple[str, ...]] = []
    draw = pictures.draw_choice

    async def drawn(drawings: Any, scene: pictures.Scene, **given: Any) -> Any:
        names.append(scene.names)
        if len(names) == 1:
            await erase(server)
        return await draw(drawings, scene, **given)

    monkeypatch.setattr("bot.ui.panel.draw_choice", drawn)
    answer = response_of(await server.people[2].slash(server.channel, "play"))
    assert [BEA in one for one in names] == [True, False]
    assert BEA not in texts(answer.components) + str(answer.attachments[0].description)


async def test_what_cannot_be_said_again_is_left_out(
    server: Server, answers: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a moderator has done is not done a second time to say it without a name."""
    game = await open_game(server, TOY, 3)
    asked = response_of(await server.moderator.slash(server.channel, "mod skip", seat="Bea"))
    before = (await server.tables.load(game)).seq
    while_made(server, monkeypatch)
    await server.moderator.click(asked, label="Skip")
    assert answers[-1] == LEFT_OUT
    kinds = [one.kind for one in await server.tables.records.history(game, None, 9) if one.seq > before]
    assert kinds.count(EntryKind.SKIP) == 1


async def test_what_is_refused_is_refused_without_the_name(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    await server.people[1].slash(server.channel, "game new", game=TOY, seats=3)
    await server.people[0].slash(server.channel, "game join")
    assert BEA in answer_of(await server.people[0].slash(server.channel, "game start"))
    while_made(server, monkeypatch)
    answer = answer_of(await server.people[0].slash(server.channel, "game start"))
    assert BEA not in answer


async def test_what_names_nobody_is_said_as_it_is(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    await open_game(server, TOY, 2)

    async def refuse(*given: object) -> None:
        await erase(server)
        raise TableError("no_such_seat")

    monkeypatch.setattr("bot.features.board.commands.show_hand", refuse)
    answer = answer_of(await server.people[0].slash(server.channel, "hand"))
    assert answer == translate("en", "error-no-such-seat")


async def test_nobody_who_is_erased_is_offered(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """She goes while the people of the table are offered to somebody who types."""
    await open_game(server, TOY, 3)
    find, erased = Request.open_game, False

    async def found(request: Request) -> Any:
        nonlocal erased
        info = await find(request)
        if not erased:
            erased = True
            await erase(server)
        return info

    monkeypatch.setattr(Request, "open_game", found)
    offered = await server.people[0].autocomplete(server.channel, "seat stand-in", "seat", "")
    assert erased
    assert BEA not in str(offered)


async def test_why_names_nobody_who_is_erased(server: Server) -> None:
    """What others were refused is finished sentences, which are not kept; the rule is."""
    await open_game(server, TOY, 2)
    refusals, ada, bea = server.services.refusals, server.people[0], server.people[1]
    for who in (ada, bea):
        refusals.note(who.id, server.channel.id, RefusedError("Bea has it.", "toy", "toy.moment"))
    assert "Bea has it." in answer_of(await ada.slash(server.channel, "why"))
    question = await bea.slash(server.channel, "privacy delete")
    await bea.click(response_of(question), label="Delete my data")
    assert "Bea" not in answer_of(await ada.slash(server.channel, "why"))
    kept = refusals.last(ada.id, server.channel.id)
    assert kept is not None
    assert (kept.rule, kept.text) == ("toy.moment", "")
    assert refusals.last(bea.id, server.channel.id) is None


async def test_nothing_that_was_drawn_or_written_is_kept(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    forgotten: list[bool] = []
    monkeypatch.setattr("bot.ui.drawings.render.forget_drawn", lambda: forgotten.append(True))
    await open_game(server, TOY, 2)
    server.services.drafts.note(server.people[0].id, 1, "form", {"who": ("Bea",)})
    kept: Any = server.services.drawings
    assert any(len(shelf) for shelf in kept._kept.values())
    bea = server.people[1]
    question = await bea.slash(server.channel, "privacy delete")
    await bea.click(response_of(question), label="Delete my data")
    assert forgotten
    assert server.services.drafts.last(server.people[0].id, 1, "form") == {}


async def test_a_person_is_told_that_they_are_erased(server: Server, answers: list[str]) -> None:
    await open_game(server, TOY, 2)
    bea = server.people[1]
    question = await bea.slash(server.channel, "privacy delete")
    await bea.click(response_of(question), label="Delete my data")
    assert answers[-1] == translate("en", "privacy-deleted")
