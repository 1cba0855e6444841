"""The Great Canal through Discord: what is forged, too late or not understood changes nothing."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
import simcord.interactions

from bot.table import StaleError
from bot.ui.action_picker import Path
from bot.ui.choosing import Act, Pick
from bot.ui.matters import AnswerMatter, OpenWay
from rules.great_canal import actions as a
from rules.great_canal.standing import kinds as k
from tests.bot.answers import answer_of, forge_id, response_of, state_of
from tests.bot.great_canal import table as t
from tests.bot.great_canal.scenes import RICH, SCENES, seven
from tests.bot.great_canal.table import TERMS
from tests.bot.moderating import answer_of_parts
from tests.bot.playing import open_panel
from tests.discord import Server, labels, parts, texts
from tests.rules.great_canal.positions import goods

ASKED = SCENES["discards"].asked
PAUSED = "The game is paused. A moderator can resume it."
NONSENSE = (
    "x" * 4000,
    "**4 ore** @everyone <@&1> `ore`",
    "🧱🧱 🐑",
    "4 unobtainium",
    "-4 ore",
    "99999999999999999999 ore",
    "ore; DROP TABLE game",
    "\n\n\u202e4 ero",
    " ",
)


async def discarding(server: Server) -> int:
    """Open a table at which Bea and Cleo have to discard; return the game's id."""
    game_id = await t.table(server, seven())
    await t.do(server, game_id, 0, a.Roll())
    return game_id


def first_id(message: Any, start: str) -> str:
    """Return the id of the first button of a message that begins so."""
    return next(one["custom_id"] for one in parts(message.components) if _id(one).startswith(start))


def _id(part: Any) -> str:
    return str(part.get("custom_id", ""))


def unlimited(form: Any) -> Any:
    """Return a form without the limits that only a client keeps to."""
    for part in form._interaction.modal["components"]:
        part.get("component", {}).pop("max_length", None)
    return form


@pytest.mark.parametrize("written", NONSENSE, ids=range(len(NONSENSE)))
async def test_what_is_written_into_a_form_or_command(
    server: Server, monkeypatch: pytest.MonkeyPatch, written: str
) -> None:
    """One private word says what is not understood; no mention of it pings, and nothing changes."""
    monkeypatch.setattr(simcord.interactions, "validate_option_value", lambda _name, _option, value: value)
    game_id = await t.offered(server, hands=RICH)
    before, sent = await state_of(server, game_id), len(server.sent)
    form = unlimited(await server.people[1].click(t.question(server, TERMS), label="Other terms"))
    result = await server.people[1].submit_modal(form, {"give": written, "want": "1 brick"})
    answer = answer_of(result)
    assert 0 < len(answer) < 2500
    command = answer_of(
        await server.people[1].slash(server.channel, "canal trade counter", give=written, want="1 brick")
    )
    assert 0 < len(command) < 2500
    for markup in ("**4 ore**", "<@&1>"):
        assert markup not in answer
        assert markup not in command
    assert await state_of(server, game_id) == before
    assert len(server.sent) == sent, "nobody else sees it"


@pytest.mark.parametrize(
    "answer",
    [
        "KEY/accept_offer.now",
        "KEY/pick_answer.2",
        "KEY/make_offer",
        "offer-000000000000/accept_offer",
        "/",
        "accept_offer",
    ],
)
async def test_forged_answers(server: Server, answer: str) -> None:
    game_id = await t.offered(server, hands=RICH)
    message, before = t.question(server, TERMS), await state_of(server, game_id)
    real = first_id(message, "r:reply:")
    key = real.rpartition("/")[0].rpartition(":")[2]
    for forged in (
        AnswerMatter(game_id, 0, answer.replace("KEY", key)).custom_id,
        OpenWay(game_id, 0, answer.replace("KEY", key)).custom_id,
    ):
        forge_id(server, message, real, forged)
        refusal = answer_of(await server.people[1].click(message, custom_id=forged))
        assert "That question is closed" in refusal or "That was out of date" in refusal
        real = forged
    assert await state_of(server, game_id) == before


@pytest.mark.parametrize("made", [Pick, Act])
@pytest.mark.parametrize(
    "path",
    ["discard", "discard.ore", "trade_bank.ore.gold", "build_road.999", "+none", "play_spy.1"],
)
async def test_a_forged_path_of_a_panel_draws_it_anew(
    server: Server, made: type[Pick | Act], path: str
) -> None:
    """A path that leads nowhere says so above the panel as it is; nothing is done."""
    game_id = await t.offered(server, hands=RICH)
    before = await state_of(server, game_id)
    now, panel = await server.tables.load(game_id), await open_panel(server, 0)
    shown = labels(panel.components)
    assert "out of date" not in texts(panel.components)
    forged = made(game_id, 0, now.decisions[0], Path.parse(path)).custom_id
    forge_id(server, panel, first_id(panel, "r:pick:"), forged)
    await server.people[0].click(panel, custom_id=forged)
    assert "That was out of date, so nothing was done." in texts(panel.components)
    assert labels(panel.components) == shown
    assert await state_of(server, game_id) == before


@pytest.mark.parametrize("made", [Pick, Act])
async def test_a_component_of_another_seat_is_refused(server: Server, made: type[Pick | Act]) -> None:
    """Ada's panel bears a component of Bea's, which Bea could use: one private word, and the panel stays."""
    game_id = await t.offered(server, hands=RICH)
    before = await state_of(server, game_id)
    now, panel = await server.tables.load(game_id), await open_panel(server, 0)
    forged = made(game_id, 1, now.decisions[1], Path.parse("accept_offer")).custom_id
    forge_id(server, panel, first_id(panel, "r:pick:"), forged)
    shown = texts(panel.components)
    refused = await server.people[0].click(panel, custom_id=forged)
    assert "This panel belongs to another seat." in answer_of(refused)
    assert texts(panel.components) == shown
    assert await state_of(server, game_id) == before


async def test_an_old_id_that_counted_lists_redraws_the_panel(server: Server) -> None:
    game_id = await t.offered(server, hands=RICH)
    before = await state_of(server, game_id)
    position_now = await server.tables.load(game_id)
    panel = await open_panel(server, 0)
    real = first_id(panel, "r:pick:")
    old = Pick(game_id, 0, position_now.decisions[0], Path.parse("build_road.0.1")).custom_id
    forge_id(server, panel, real, old)
    await server.people[0].click(panel, custom_id=old)
    assert "out of date" in texts(panel.components)
    assert await state_of(server, game_id) == before


async def test_two_answers_at_once_count_once(server: Server) -> None:
    """Bea accepts twice in the same moment: the one counts, the other is out of date."""
    game_id = await t.offered(server, hands=RICH)
    now = await server.tables.load(game_id)
    who, decision = now.info.seats[1], now.decisions[1]
    with server.env.time_context():
        done = await asyncio.gather(
            *[server.tables.play.act(game_id, who, a.AcceptOffer(), None, decision) for _ in range(2)],
            return_exceptions=True,
        )
    assert [isinstance(one, StaleError) for one in done].count(True) == 1
    game = await t.game_of(server, game_id)
    assert game.offer is not None
    assert [reply.seat for reply in game.offer.replies] == [1]
    assert (await state_of(server, game_id))[0] == now.seq + 1


async def test_a_discard_from_two_panels_counts_once(server: Server) -> None:
    game_id = await discarding(server)
    question = t.question(server, ASKED)
    panels = [response_of(await server.people[1].click(question, label="Discard")) for _ in range(2)]
    for panel in panels:
        menu = next(part for part in parts(panel.components) if part.get("type") == 3)
        await server.people[1].select(panel, [one["value"] for one in menu["options"][:4]])
    game = await t.game_of(server, game_id)
    assert game.hands[1] == goods(ore=5)
    assert game.waiting_for == (2,)
    assert "out of date" in texts(panels[1].components)


async def paused(server: Server, message: Any) -> None:
    """Pause the game while the message of a question cannot be changed, so that its buttons stay."""
    address = f"/channels/{server.channel.id}/messages/{message.id}"
    asked = response_of(await server.moderator.slash(server.channel, "mod pause"))
    server.env.inject_error("PATCH", address, status=500)
    await server.moderator.click(asked, label=labels(asked.components)[0])


async def test_the_buttons_of_a_question_in_a_paused_game(server: Server) -> None:
    """Its panel and its form do not open, and its answer is not done: one private word says why."""
    game_id = await t.offered(server, hands=RICH)
    message = t.question(server, TERMS)
    form = await server.people[1].click(message, label="Other terms")
    panel = await open_panel(server, 0)
    await paused(server, message)
    before = await state_of(server, game_id)
    for label in ("Accept", "Decline", "Other terms"):
        assert answer_of(await server.people[1].click(message, label=label)) == PAUSED
    sent = await server.people[1].submit_modal(form, {"give": "1 ore", "want": "1 brick"})
    assert answer_of(sent) == PAUSED
    await server.people[0].click(panel, label="End turn")
    ended = await server.people[0].click(panel, label="End turn")
    assert answer_of_parts(ended.followups[-1].components) == PAUSED
    assert await state_of(server, game_id) == before


async def test_an_answer_in_a_paused_game_or_to_what_is_closed(server: Server) -> None:
    game_id = await discarding(server)
    message = t.question(server, ASKED)
    await paused(server, message)
    before = await state_of(server, game_id)
    assert answer_of(await server.people[1].click(message, label="Discard")) == PAUSED
    assert answer_of(await server.people[1].slash(server.channel, "canal discard", cards="4 ore")) == PAUSED
    assert await state_of(server, game_id) == before
    resumed = response_of(await server.moderator.slash(server.channel, "mod resume"))
    await server.moderator.click(resumed, label=labels(resumed.components)[0])
    for other, cards in ((1, "4 ore"), (2, "4 wool")):
        await server.people[other].slash(server.channel, "canal discard", cards=cards)
    before = await state_of(server, game_id)
    late = answer_of(await server.people[1].slash(server.channel, "canal discard", cards="4 ore"))
    assert late.startswith("Nobody has to discard anything now.")
    assert "no seat" in answer_of(await server.stranger.slash(server.channel, "canal discard", cards="4 ore"))
    assert await state_of(server, game_id) == before


async def test_the_buttons_of_a_question_that_is_closed(server: Server) -> None:
    """Its message could not be changed when the last answer closed it; its button leads nowhere."""
    game_id = await discarding(server)
    message = t.question(server, ASKED)
    await server.people[1].slash(server.channel, "canal discard", cards="4 ore")
    address = f"/channels/{server.channel.id}/messages/{message.id}"
    server.env.inject_error("PATCH", address, status=500)
    await server.people[2].slash(server.channel, "canal discard", cards="4 wool")
    before = await state_of(server, game_id)
    assert "That question is closed" in answer_of(await server.people[1].click(message, label="Discard"))
    assert await state_of(server, game_id) == before


@pytest.mark.parametrize("written", [*NONSENSE, "gold", "C4 north"], ids=range(len(NONSENSE) + 2))
async def test_a_standing_answer_that_names_what_is_not(server: Server, written: str) -> None:
    """One private word says what is not understood, keeps what was written, and notes nothing."""
    game_id = await discarding(server)
    before = await state_of(server, game_id)
    page = await t.open_topic(server, 2, k.KeepGoods.topic)
    form = unlimited(await server.people[2].click(page, label="Cards to keep"))
    result = await server.people[2].submit_modal(form, {"goods": written, "times": ""})
    answer = answer_of(result)
    assert "**Keep, in this order:**" in answer
    assert len(answer) < 1000
    again = await server.people[2].click(response_of(result), label="Correct it")
    assert again.modal, "the form opens with what of it fits"
    assert await server.tables.standing.of(game_id, server.people[2].id) == ()
    assert await state_of(server, game_id) == before
