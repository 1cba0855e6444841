"""The Great Canal through Discord: what an offer and its answers are about, in buttons, forms and panels."""

from __future__ import annotations

from typing import Any

import pytest

from rules.great_canal import actions as a
from rules.great_canal.standing import kinds as k
from rules.great_canal.state import Holding
from rules.language.words import Words
from tests.bot.answers import answer_of, response_of, state_of
from tests.bot.great_canal import table as t
from tests.bot.great_canal.scenes import RICH, SCENES
from tests.bot.great_canal.table import TERMS
from tests.bot.playing import open_panel
from tests.discord import Server, labels, parts, texts
from tests.rules.great_canal.positions import goods, position, seat


def buttons_in_rows(message: Any) -> list[list[tuple[str, int]]]:
    """Return label and style of the buttons of a message, row by row."""
    rows = [one["components"] for one in parts(message.components) if one.get("type") == 1]
    return [[(one["label"], one["style"]) for one in row if one["type"] == 2] for row in rows]


async def test_the_buttons_of_an_offer_stand_apart_by_whom_they_are_for(server: Server) -> None:
    """Yes is green, no is grey, other terms are blue; the offerer's own row has the takers, and a red one."""
    blue, grey, green, red = 1, 2, 3, 4
    await t.offered(server)
    asked = [("Accept", green), ("Decline", grey), ("Other terms", blue)]
    withdraw = ("Withdraw the offer", red)
    assert buttons_in_rows(t.question(server, TERMS)) == [asked, [withdraw]]
    for taker in (1, 2):
        await server.people[taker].click(t.question(server, TERMS), label="Accept")
    taking = [("Trade with Bea", blue), ("Trade with Cleo", blue), withdraw]
    assert buttons_in_rows(t.question(server, TERMS)) == [asked, taking]
    panel = await open_panel(server, 3)
    offer = next(row for row in buttons_in_rows(panel) if "Decline" in dict(row))
    assert dict(offer)["Decline"] == grey


async def test_an_action_is_as_coloured_in_the_panel_as_in_the_channel(server: Server) -> None:
    """All roles but that of the plain ones: these lead on in a panel, and answer at once in the channel."""
    await t.offered(server)
    panel = await open_panel(server, 0)
    in_channel = dict(one for row in buttons_in_rows(t.question(server, TERMS)) for one in row)
    in_panel = dict(one for row in buttons_in_rows(panel) for one in row)
    assert in_panel["Withdraw the offer"] == in_channel["Withdraw the offer"]


COUNTER = a.CounterOffer(goods(coin=1), goods(cloth=1))


async def test_an_offer_that_is_closed_asks_nobody(server: Server) -> None:
    game_id = await t.offered(server)
    assert "Asked: " in texts(t.question(server, TERMS).components)
    message = t.question(server, TERMS)
    await t.do(server, game_id, 0, a.WithdrawOffer())
    assert "Asked: " not in texts(t.closed(server, message).components)


async def test_the_form_of_other_terms_shows_what_it_answers(server: Server) -> None:
    """The open offer stands above the fields with the hand, and each says what is meant, with an example."""
    await t.offered(server)
    form: Any = await server.people[1].click(t.question(server, TERMS), label="Other terms")
    above, *fields = form.modal["components"]
    assert above["content"] == f"{TERMS}.\n**Your hand:** 5 ore and 1 coin"
    assert [one["description"] for one in fields] == [
        "What you give, as in “2 wool, 1 ore”",
        "What you get for it, as in “1 coin”",
    ]


async def test_a_name_is_no_markup_in_the_form_of_other_terms(server: Server) -> None:
    """Above the fields markup counts, as it does in messages."""
    user = server.env.create_user("marked", global_name="[Win](https://example.org) ||x||")
    server.people[0] = server.guild.add_member(user)
    await t.offered(server)
    form: Any = await server.people[1].click(t.question(server, "1 brick for 1 ore"), label="Other terms")
    above = form.modal["components"][0]["content"]
    assert above.startswith(r"\[Win](https://example.org) \|\|x\|\| offers"), above


async def test_the_offerers_panel_shows_the_offer_and_its_answers(server: Server) -> None:
    """It does on its first page, and where one of the answers is chosen."""
    game_id = await t.offered(server)
    await t.do(server, game_id, 1, COUNTER)
    await t.do(server, game_id, 2, a.AcceptOffer())
    panel = await open_panel(server, 0)
    lines = (
        f"{TERMS}. Asked: Dan.",
        "-# Bea offered to give 1 coin for 1 cloth instead. Cleo accepted the offer.",
    )
    assert "\n".join(lines) in texts(panel.components)
    await server.people[0].click(panel, label="Choose an answer")
    assert "\n".join(lines) in texts(panel.components)
    assert {"Bea", "Cleo"} <= {label.partition(":")[0] for label in labels(panel.components)}


async def test_a_typed_answer_is_shown_with_its_terms_first(server: Server) -> None:
    """The command names nobody's terms: nothing is traded before the offerer has seen them and agrees."""
    game_id = await t.offered(server)
    await t.do(server, game_id, 1, COUNTER)
    before = await state_of(server, game_id)
    typed = await server.people[0].slash(server.channel, "canal trade pick", player="Bea")
    shown = response_of(typed)
    assert "Bea offered to give 1 coin for 1 cloth instead." in texts(shown.components)
    assert await state_of(server, game_id) == before
    await server.people[0].click(shown, label="Choose an answer")
    assert (await t.game_of(server, game_id)).hands[1] == goods(ore=5, cloth=1)


async def test_what_is_picked_card_by_card_says_how(server: Server) -> None:
    """A menu of one's cards is no field that is typed; a form that has to be typed says how many."""
    scene = SCENES["discards"]
    few = {**RICH, 1: goods(ore=5, wool=4), 2: goods(wool=12, grain=12, ore=10)}
    game_id = await t.table(server, t.with_hands(scene.before, few))
    await t.do(server, game_id, 0, a.Roll())
    panel = await open_panel(server, 1)
    assert "Pick 4 in the menu: each of its lines is one that you hold." in texts(panel.components)
    assert "As in" not in texts(panel.components)
    form: Any = await server.people[2].click(t.question(server, scene.asked), label="Discard")
    assert (
        "Choose 17 in all.\n**Your hand:** 12 wool, 12 grain and 10 ore"
        in form.modal["components"][0]["content"]
    )


async def test_a_group_whose_name_says_it_all_is_named_once(server: Server) -> None:
    """The page of a group has its name, and what it does only where that says any more."""
    rich = goods(brick=4, lumber=4, wool=4, grain=4, ore=4, cloth=4)
    hands = {0: rich, 1: rich}
    own = seat(settlements="C4 n", roads="C4 ne")
    await t.table(server, position(own, seat(settlements="B6 n"), hands=hands))
    panel = await open_panel(server, 0)
    group = next(label for label in labels(panel.components) if label.startswith("Trade ("))
    await server.people[0].click(panel, label=group)
    assert "**Trade**" in texts(panel.components)
    assert "Trade** · Trade" not in texts(panel.components)
    await server.people[0].click(panel, label="Trade with the bank")
    menu = next(one for one in parts(panel.components) if one.get("type") == 3)
    assert [(one["label"], one.get("description")) for one in menu["options"]] == [
        (f"{good.capitalize()}: you have 4 · 4 {good} for 1 …", None)
        for good in ("brick", "lumber", "wool", "grain", "ore", "cloth")
    ]


@pytest.mark.parametrize("how", ["stopped", "removed"])
async def test_forms_of_a_game_that_is_gone(server: Server, how: str) -> None:
    """One that is open is answered by what became of the game, and from an old page none opens."""
    game_id = await t.offered(server)
    person = server.people[1]
    counter: Any = await person.click(t.question(server, TERMS), label="Other terms")
    page = await t.open_topic(server, 1, k.AcceptOffers.topic)
    written: Any = await person.click(page, label="Accept offers")
    if how == "stopped":
        for other in server.people[:4]:
            await other.slash(server.channel, "game abandon")
    else:
        asked = response_of(await server.moderator.slash(server.channel, "mod reset"))
        await server.moderator.click(asked, label=labels(asked.components)[0])
    before = await state_of(server, game_id)
    gone = {"stopped": "The game was stopped.", "removed": "A moderator has removed the game."}[how]
    answer = answer_of(await person.submit_modal(counter, {"give": "1 ore", "want": "1 brick"}))
    assert gone in answer
    result = await person.submit_modal(written, {"give": "1 ore", "get": "1 brick"})
    assert gone in texts(result.followups[-1].components)
    again = await person.click(page, label="Accept offers")
    assert gone in answer_of(again)
    assert await state_of(server, game_id) == before


WARLORD = {
    "en": (
        "Corners with commas, the first to act first; empty: in any order",
        "For example: D4 north, C4 south",
    ),
    "fr": ("Intersections avec des virgules", "Par exemple\u00a0: D4 nord, C4 sud"),
    "de": ("Kreuzungen mit Kommas, die erste zuerst; leer", "Zum Beispiel: D4 Nord, C4 Süd"),
    "oc": ("Crosaments amb de virgulas", "Per exemple\u00a0: D4 nòrd, C4 sud"),
}
"""What the form of a Warlord says of its only field, and what stands in it."""


@pytest.mark.parametrize("language", WARLORD)
async def test_a_warlord_names_the_own_knights_that_wait(server: Server, language: str) -> None:
    """Where nothing is like what is written, they are named as well; empty is any order."""
    about, hint = WARLORD[language]
    own = seat(settlements="C4 n", knights="C4 s 1, D4 n 1, A3 n 1+")
    await t.table(server, position(own, holdings={0: Holding(progress=("warlord",))}))
    person = server.people[0]
    await person.slash(server.channel, "language me", language=language)
    panel = await open_panel(server, 0)
    card = Words("great_canal", language).text("card-warlord")
    form: Any = await person.click(panel, label=card)
    (field,) = [one for one in form.modal["components"] if one.get("component")]
    assert field["description"].startswith(about)
    assert field["component"]["placeholder"] == hint
    assert not field["component"]["required"]
    answer = answer_of(await person.submit_modal(form, {"order": "zebra"}))
    assert all(name in answer for name in hint.partition(": ")[2].split(", ")), answer
