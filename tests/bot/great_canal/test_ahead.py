"""The Great Canal through Discord: terms accepted beforehand are written as those of an offer."""

from __future__ import annotations

from typing import Any

import pytest

from bot.i18n.catalogue import available, translate
from rules.great_canal.standing import kinds as k
from rules.values import fields_of
from tests.bot.answers import response_of
from tests.bot.great_canal import table as t
from tests.bot.great_canal.scenes import RICH
from tests.bot.playing import words_of
from tests.bot.written import typed_text
from tests.discord import Server, labels, parts, texts
from tests.rules.great_canal.positions import goods, position, seat


@pytest.mark.parametrize("language", available())
async def test_each_topic_says_when_it_counts(server: Server, language: str) -> None:
    """The names of topics alone do not: below each of them stands a sentence in the reader's language."""
    game = position(seat(settlements="C4 n"), seat(settlements="B6 n"), seat(settlements="A3 n"), hands=RICH)
    await t.table(server, game)
    person = server.people[1]
    await person.slash(server.channel, "language me", language=language)
    page = response_of(await person.slash(server.channel, "ahead"))
    menus = [part for part in parts(page.components) if part.get("type") == 3]
    said = [option.get("description") for menu in menus for option in menu["options"]]
    assert len(said) > 1
    assert all(said)
    assert len(set(said)) == len(said)


async def test_terms_accepted_beforehand_have_the_hand_in_sight(server: Server) -> None:
    """Both are needed, and a number says how often they are accepted."""
    game = position(seat(settlements="C4 n"), seat(settlements="B6 n"), seat(settlements="A3 n"), hands=RICH)
    game_id = await t.table(server, game)
    page = await t.open_topic(server, 1, k.AcceptOffers.topic)
    form: Any = await server.people[1].click(page, label="Accept offers")
    hand, *labelled = form._interaction.modal["components"]
    assert hand["content"].startswith("**Your hand:**")
    required = {one["component"]["custom_id"]: one["component"]["required"] for one in labelled}
    assert required == {"give": True, "get": True, "times": False}
    await server.people[1].submit_modal(form, {"give": "1 ore", "get": "2 brick", "times": "5"})
    assert "5 times" in texts(page.components)
    (given,) = await server.tables.standing.counting(game_id, server.people[1].id)
    assert (given.standing, given.left) == (k.AcceptOffers(goods(ore=1), goods(brick=2)), 5)


ONCE = {
    "en": ("Decline all offers (once)", "Decline some offers"),
    "fr": ("Refuser toutes les offres (une fois)", "Refuser certaines offres"),
    "de": ("Alle Angebote ablehnen (einmal)", "Manche Angebote ablehnen"),
    "oc": ("Refusar totas las ofèrtas (un còp)", "Refusar d’unas ofèrtas"),
}


@pytest.mark.parametrize("language", available())
async def test_offers_are_declined_once_or_for_good(server: Server, language: str) -> None:
    """All by a button, some by a form that asks how often; the page says which it is."""
    game = position(seat(settlements="C4 n"), seat(settlements="B6 n"), seat(settlements="A3 n"), hands=RICH)
    game_id = await t.table(server, game)
    person = server.people[1]
    await person.slash(server.channel, "language me", language=language)
    page = await t.open_topic(server, 1, k.DeclineOffers.topic)
    once, some = ONCE[language]
    assert {once, once.rpartition(" (")[0], some} <= set(labels(page.components))
    await person.click(page, label=once)
    await person.click(page, label=translate(language, "button-ahead-keep"))
    assert f"**{once}**" in texts(page.components)
    (given,) = await server.tables.standing.counting(game_id, person.id)
    assert (given.standing, given.left) == (k.DeclineOffers(), 1)
    form: Any = await person.click(page, label=some)
    assert "times" in [
        one["component"]["custom_id"] for one in form._interaction.modal["components"] if "component" in one
    ]
    words = words_of(server, await server.tables.load(game_id), 1)
    written = typed_text(words, k.DeclineGoods(("ore", "coin")), fields_of(k.DeclineGoods)[0])
    await person.submit_modal(form, {"goods": written, "times": "3"})
    (given,) = await server.tables.standing.counting(game_id, person.id)
    assert (given.standing, given.left) == (k.DeclineGoods(("ore", "coin")), 3)


async def test_answers_given_beforehand_stand_on_the_first_page_alone(server: Server) -> None:
    """How often one counts stands beside it, and no page further on repeats them."""
    game_id = await t.in_turn(server)
    await t.give_ahead(server, game_id, 0, k.AcceptOffers(goods(ore=1), goods(brick=2)), once=True)
    panel = response_of(await server.people[0].slash(server.channel, "play"))
    assert "Your answers ahead: Accept offers (once)" in texts(panel.components)
    label = next(one for one in labels(panel.components) if one.startswith("Road"))
    await server.people[0].click(panel, label=label)
    assert "Your answers ahead" not in texts(panel.components)
