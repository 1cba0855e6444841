"""Answers ahead that are typed, given once or for good, and stand on pages of their own if they are many."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from rules import Standing
from tests.bot.answers import answer_of, forge_id, response_of, say_ahead
from tests.bot.market import MarketServer, do, open_market, state
from tests.bot.playing import open_panel
from tests.discord import Server, labels, parts, texts
from tests.discord import server as running
from tests.toy import actions as a
from tests.toy.components import Colour, Rest
from tests.toy.game import Toy
from tests.toy.standing import AlwaysChoose, DeclineSales, GiveFirst, RefuseOffers

NAME = "Name the cards"
RED_THEN_ANY = GiveFirst((Colour.RED,), Rest.ANY)


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    """Start the bot in a server whose toy games have a market."""
    async with running(tmp_path / "games.db", MarketServer) as made:
        yield made


async def page(server: Server, seat: int) -> Any:
    """Open the page of answers given beforehand; return it."""
    return response_of(await server.people[seat].slash(server.channel, "ahead"))


async def given(server: Server, game_id: int, seat: int) -> list[tuple[Standing, int | None]]:
    """Return what somebody has said beforehand, each with how often it counts."""
    found = await server.tables.standing.counting(game_id, server.people[seat].id)
    return [(one.standing, one.left) for one in found]


async def write(server: Server, seat: int, shown: Any, **values: str) -> Any:
    """Fill in the form of cards for a tax, and send it without a limit; return what came of that."""
    form = await server.people[seat].click(shown, label=NAME)
    for part in controls(form).values():
        part.pop("max_length", None)
    written = {"cards": "red", "rest": "any", "times": "", **values}
    sent: dict[str, Any] = {name: [one] if name == "rest" else one for name, one in written.items()}
    return await server.people[seat].submit_modal(form, sent)


def controls(form: Any) -> dict[str, dict[str, Any]]:
    """Return the inputs of a form by their ids, as the client has them."""
    asked = [one["component"] for one in form._interaction.modal["components"] if "component" in one]
    return {one["custom_id"]: one for one in asked}


async def test_what_is_typed_is_read_back_in_words_changed_and_withdrawn(server: Server) -> None:
    game_id, (_, seat, _) = await open_market(server)
    shown = await page(server, seat)
    assert "Cards to give back first: for every tax." in texts(shown.components)
    await write(server, seat, shown)
    told = texts(shown.components)
    assert "Noted." in told
    assert "For a tax, give back red first, then any. It counts until you withdraw it." in told
    assert await given(server, game_id, seat) == [(RED_THEN_ANY, None)]
    await write(server, seat, shown, cards="blue, green", rest="ask", times="1")
    assert (
        "For a tax, give back blue and green first; be asked where there is none. It counts once."
        in texts(shown.components)
    )
    assert await given(server, game_id, seat) == [(GiveFirst((Colour.BLUE, Colour.GREEN), Rest.ASK), 1)]
    await server.people[seat].click(shown, label="Withdraw, ask me")
    assert await given(server, game_id, seat) == []


async def test_the_hand_stands_above_the_form_and_what_stands_in_it(server: Server) -> None:
    """It is the same form as that of actions: the hand in sight, each field with what is said about it."""
    game_id, (_, seat, _) = await open_market(server)
    held = (await state(server, game_id)).hands[seat]
    await server.tables.standing.set(game_id, server.people[seat].id, RED_THEN_ANY, times=3)
    form: Any = await server.people[seat].click(await page(server, seat), label=NAME)
    first, *labelled = form._interaction.modal["components"]
    assert first["content"].startswith("**Your hand:**")
    assert held[0].value in first["content"]
    assert [one["description"] for one in labelled] == [
        "For example: red, blue",
        "What you give where you hold none of these",
        "A number; empty: until you withdraw it",
    ]
    assert controls(form)["cards"]["value"] == "red"
    assert picked(form, "rest") == ["any"]
    assert controls(form)["times"]["value"] == "3"


def picked(form: Any, name: str) -> list[str]:
    """Return what is picked in a menu of a form."""
    return [one["value"] for one in controls(form)[name]["options"] if one.get("default")]


async def test_what_is_not_understood_is_named_and_the_rest_kept(server: Server) -> None:
    """A private word names it; its button opens the form with all that was there, the page's own without."""
    game_id, (_, seat, _) = await open_market(server)
    shown = await page(server, seat)
    answer = await write(server, seat, shown, cards="**purple**", rest="any", times="soon")
    told = answer_of(answer)
    assert "**Cards:** “\\*\\*purple\\*\\*” is not understood here." in told
    assert "**How often:** “soon” is no number from 1 to 99." in told
    assert await given(server, game_id, seat) == []
    form = await server.people[seat].click(response_of(answer), label="Correct it")
    assert controls(form)["cards"]["value"] == "**purple**"
    assert controls(form)["times"]["value"] == "soon"
    assert picked(form, "rest") == ["any"]
    fresh = await server.people[seat].click(shown, label=NAME)
    assert "value" not in controls(fresh)["cards"], "a form that is opened anew is empty"
    await server.people[seat].submit_modal(form, {"cards": "red", "rest": ["any"], "times": "2"})
    assert await given(server, game_id, seat) == [(RED_THEN_ANY, 2)]
    last = server.services.drafts.last(server.people[seat].id, game_id, "standing-give_first-form")
    assert last == {}, "what was understood since is forgotten"


BAD = [
    "red, red",
    "x" * 400,
    "x" * 4000,
    "red" + " " * 500 + "purple",
    "red, " * 800,
    "<@&1> @everyone",
    "🂡",
    "1000 red",
    " ",
]


@pytest.mark.parametrize("written", BAD, ids=range(len(BAD)))
async def test_what_is_not_possible_changes_nothing(server: Server, written: str) -> None:
    """One clear private word, and the form opens again, however much was written."""
    game_id, (_, seat, _) = await open_market(server)
    result = await write(server, seat, await page(server, seat), cards=written)
    answer = result.followups[-1] if result.followups else response_of(result)
    told = texts(answer.components)
    assert 0 < len(told) < 1000
    assert "<@&1>" not in told.replace("\\<", "")
    assert await given(server, game_id, seat) == []
    form = await server.people[seat].click(answer, label="Correct it")
    assert len(controls(form)["cards"]["value"]) <= 400


@pytest.mark.parametrize(
    ("written", "times"), [("", None), (" ", None), ("1", 1), ("12", 12), ("99", 99), ("three", 3)]
)
async def test_how_often_is_a_number(server: Server, written: str, times: int | None) -> None:
    """Nothing written means for good; the page says how often it counts still."""
    game_id, (_, seat, _) = await open_market(server)
    shown = await page(server, seat)
    await write(server, seat, shown, times=written)
    assert await given(server, game_id, seat) == [(RED_THEN_ANY, times)]
    said = {None: "until you withdraw it", 1: "once"}.get(times, f"{times} times")
    assert f"For a tax, give back red first, then any. It counts {said}." in texts(shown.components)


@pytest.mark.parametrize("written", ["0", "100", "-1", "1.5", "9" * 390, "²", "often"])
async def test_how_often_is_no_other_word(server: Server, written: str) -> None:
    game_id, (_, seat, _) = await open_market(server)
    answer = await write(server, seat, await page(server, seat), times=written)
    assert "**How often:**" in answer_of(answer)
    assert await given(server, game_id, seat) == []


async def test_once_is_once(server: Server) -> None:
    game_id, (first, seat, _) = await open_market(server)
    shown = await page(server, seat)
    assert {"Want nothing", "Want nothing (once)"} <= set(labels(shown.components))
    await say_ahead(server.people[seat], shown, "Want nothing (once)")
    assert "Decline what is sold. It counts once." in texts(shown.components)
    assert await given(server, game_id, seat) == [(DeclineSales(), 1)]
    panel = await open_panel(server, seat)
    assert "Your answers ahead: Want nothing (once)" in texts(panel.components)
    await do(server, game_id, first, a.Sell((await state(server, game_id)).hands[first][0]))
    assert await given(server, game_id, seat) == []
    assert "you are asked each time" in texts((await page(server, seat)).components)


async def test_what_answers_at_once_is_told_as_an_action_is(server: Server) -> None:
    game_id, (first, seat, _) = await open_market(server)
    await do(server, game_id, first, a.Levy())
    shown = await page(server, seat)
    await write(server, seat, shown)
    noted, told = texts(shown.components).split("\n")[1:3]
    assert noted.endswith("It counts until you withdraw it.")
    assert "gives back" in told, "in a line of its own"
    assert seat not in (await state(server, game_id)).waiting_for


async def test_many_topics_have_a_menu_and_a_page_each(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    many = tuple(map(AlwaysChoose, range(1, 4)))
    monkeypatch.setattr("bot.features.standing.pages._MOST_COMPONENTS", 20)
    game_id, (_, seat, _) = await open_market(server)
    shown = await page(server, seat)
    (menu,) = [part for part in parts(shown.components) if part.get("type") == 3]
    values = [one["value"] for one in menu["options"]]
    assert [one.partition("#")[0] for one in values] == ["number", "offers", "sales", "tax"]
    assert "You are asked each time, whatever it is about." in texts(shown.components)
    assert "**Cards for sale**" not in texts(shown.components), "the menu names all topics"
    await server.people[seat].select(shown, [values[2]])
    assert labels(shown.components) == [
        "Want nothing",
        "Want nothing (once)",
        "All topics",
        "Back to the game",
    ]
    await say_ahead(server.people[seat], shown, "Want nothing")
    assert "Decline what is sold" in texts(shown.components), "the page of the topic stays"
    assert "All topics" in labels(shown.components)
    await server.people[seat].click(shown, label="All topics")
    assert "- **Cards for sale** · **Want nothing**\nAbout everything else you are asked" in texts(
        shown.components
    )
    assert await given(server, game_id, seat) == [(DeclineSales(), None)]
    assert many[0] in (await state(server, game_id)).standing_answers(seat)


async def test_a_forged_form_is_drawn_anew(server: Server) -> None:
    game_id, (_, seat, _) = await open_market(server)
    shown = await page(server, seat)
    button = next(part for part in parts(shown.components) if part.get("label") == NAME)
    forged = button["custom_id"].replace("give_first", "refuse_offers")
    forge_id(server, shown, button["custom_id"], forged)
    await server.people[seat].click(shown, custom_id=forged)
    assert "out of date" in texts(shown.components)
    assert await given(server, game_id, seat) == []


async def test_privacy_shows_and_deletes_them(server: Server) -> None:
    game_id, (_, seat, _) = await open_market(server)
    await server.tables.standing.set(game_id, server.people[seat].id, RED_THEN_ANY, times=1)
    told = answer_of(await server.people[seat].slash(server.channel, "privacy show"))
    assert "For a tax, give back red first, then any. (once)" in told
    asked = response_of(await server.people[seat].slash(server.channel, "privacy delete"))
    await server.people[seat].click(asked, label=labels(asked.components)[0])
    rows = await server.tables.store.reader.rows("SELECT count(*) FROM standing")
    assert rows[0][0] == 0


async def test_only_its_owner_is_shown_what_was_said(server: Server) -> None:
    game_id, (first, seat, other) = await open_market(server)
    await server.tables.standing.set(game_id, server.people[seat].id, RefuseOffers())
    shown = await page(server, seat)
    await write(server, seat, shown)
    for who in (first, other):
        assert "red first" not in texts((await page(server, who)).components)
    assert all("red first" not in texts(one.components) for one in server.messages())
    assert isinstance((await state(server, game_id)), Toy)


@pytest.mark.parametrize(
    ("how", "word"),
    [("reset", "A moderator has removed the game."), ("pause", "The game is paused.")],
)
async def test_no_form_opens_where_no_answer_can_be_given(server: Server, how: str, word: str) -> None:
    """One word of it, for a form that was not opened and for one that is corrected."""
    _, (_, second, _) = await open_market(server)
    shown = await page(server, second)
    corrected = response_of(await write(server, second, await page(server, second), cards="violet"))
    asked = response_of(await server.moderator.slash(server.channel, f"mod {how}"))
    await server.moderator.click(asked, label=labels(asked.components)[0])
    again = labels(corrected.components)[0]
    for message, label in ((shown, NAME), (corrected, again)):
        pressed = await server.people[second].click(message, label=label)
        assert pressed.modal is None
        assert answer_of(pressed).startswith(word)
