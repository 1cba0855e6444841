"""Forms: all fields of an open-ended action at once, read as people write, and back with what was there."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tests import bazaar as bazaars
from tests.bazaar.actions import Counter, MakeOffer
from tests.bot.answers import answer_of, forge_id, lay_out, response_of, state_of
from tests.bot.bazaar import bazaar, bazaar_of, panel_of
from tests.bot.wire import WireId
from tests.discord import Server, labels, texts
from tests.discord import server as running


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    """Start the bot while the bazaar is known."""
    with bazaars.opened():
        async with running(tmp_path / "games.db") as made:
            yield made


async def form_of(server: Server, seat: int = 0) -> Any:
    """Return the form of an offer, opened from the panel."""
    person, panel = server.people[seat], await panel_of(server, seat)
    await person.click(panel, label="Trade (2)")
    return await person.click(panel, label="Offer")


def controls(form: Any) -> dict[str, dict[str, Any]]:
    """Return the inputs of a form by their ids."""
    return {part["component"]["custom_id"]: part["component"] for part in form.modal["components"][1:]}


async def made(server: Server, game_id: int) -> MakeOffer | None:
    """Return the offer that was made last."""
    entries = await server.tables.records.history(game_id, 0, 10)
    actions = [one.action for one in entries if isinstance(one.action, MakeOffer)]
    return actions[0] if actions else None


async def test_a_form_has_all_fields_and_the_hand(server: Server) -> None:
    """Seats, and yes or no, are picked; who sends the form is not among them."""
    await bazaar(server)
    form = await form_of(server)
    assert form.modal["title"] == "Offer"
    assert form.modal["components"][0]["content"] == "**Your hand:** 4 wool, 3 ore and 2 figs"
    inputs = controls(form)
    assert list(inputs) == ["give", "want", "to", "first"]
    assert [inputs[name]["type"] for name in inputs] == [4, 4, 3, 3]
    assert inputs["give"]["required"]
    assert inputs["want"]["required"], "there is no offer without"
    assert [option["label"] for option in inputs["to"]["options"]] == ["Bea", "Cleo"]
    assert (inputs["to"]["min_values"], inputs["to"]["max_values"]) == (0, 2)
    answers = {one["label"]: one.get("default", False) for one in inputs["first"]["options"]}
    assert answers == {"Yes": False, "No": True}
    assert len(form.modal["components"]) <= 5


@pytest.mark.parametrize(
    ("sent", "offer"),
    [
        ({"give": "2 wool", "want": "1 ore"}, MakeOffer((2, 0, 0), (0, 1, 0))),
        ({"give": "a wool, two ore", "want": "an ore"}, MakeOffer((1, 2, 0), (0, 1, 0))),
        ({"give": "2w 1o", "want": "f"}, MakeOffer((2, 1, 0), (0, 0, 1))),
        ({"give": "SHEEP & stones", "want": "fruit"}, MakeOffer((1, 1, 0), (0, 0, 1))),
        ({"give": "2 laine, minerai", "want": "Cailloux"}, MakeOffer((2, 1, 0), (0, 1, 0))),
        ({"give": "2 wool FOR", "want": "ore"}, None),
        (
            {"give": "wool", "want": "ore", "to": ["2", "1"], "first": ["yes"]},
            MakeOffer((1, 0, 0), (0, 1, 0), (1, 2), True),
        ),
        ({"give": "wool", "want": "ore", "to": [], "first": []}, MakeOffer((1, 0, 0), (0, 1, 0))),
    ],
)
async def test_what_is_written_is_read_forgivingly(
    server: Server, sent: dict[str, Any], offer: MakeOffer | None
) -> None:
    game_id = await bazaar(server)
    await server.people[0].submit_modal(await form_of(server), sent)
    assert await made(server, game_id) == offer


async def test_slips_are_told_what_may_be_meant_field_by_field(server: Server) -> None:
    await bazaar(server)
    answer = await server.people[0].submit_modal(await form_of(server), {"give": "2 woool", "want": "1 orre"})
    lines = answer_of(answer).split("\n")
    assert "**Give:** “woool” is not understood here. Did you mean: wool?" in lines
    assert "**Want:** “orre” is not understood here. Did you mean: ore?" in lines


async def test_what_is_not_understood_is_named_and_the_rest_kept(server: Server) -> None:
    """A private word names it, what is possible once; its button opens the form again with all there was."""
    game_id = await bazaar(server)
    person, before = server.people[0], await state_of(server, game_id)
    sent = {"give": "2 wool, 1 hay and tea", "want": "3 mud", "to": ["2"], "first": ["yes"]}
    answer = await person.submit_modal(await form_of(server), sent)
    told = answer_of(answer)
    assert "**Give and Want:** “hay, tea, mud” is not understood here. Possible: wool, ore or figs." in told
    assert told.count("Possible") == 1
    assert await state_of(server, game_id) == before
    again = await person.click(response_of(answer), label="Correct it")
    inputs = controls(again)
    assert inputs["give"]["value"] == "2 wool, 1 hay and tea"
    assert inputs["want"]["value"] == "3 mud"
    assert [one["label"] for one in inputs["to"]["options"] if one.get("default")] == ["Cleo"]
    assert [one["label"] for one in inputs["first"]["options"] if one.get("default")] == ["Yes"]
    await person.submit_modal(again, {"give": "2 wool", "want": "1 ore", "to": ["2"], "first": ["yes"]})
    assert await made(server, game_id) == MakeOffer((2, 0, 0), (0, 1, 0), (2,), True)
    last = server.services.drafts.last(person.id, game_id, "command-trade-offer-label")
    assert last == {}, "what was understood since is forgotten"


async def test_what_the_rules_refuse_comes_back_too(server: Server) -> None:
    game_id = await bazaar(server)
    person, before = server.people[0], await state_of(server, game_id)
    (answer,) = (
        await person.submit_modal(await form_of(server), {"give": "9 wool", "want": "ore"})
    ).followups
    assert "You hold 4 wool, 3 ore and 2 figs." in texts(answer.components)
    again = await person.click(answer, label="Correct it")
    assert controls(again)["give"]["value"] == "9 wool"
    assert await state_of(server, game_id) == before
    fresh = await form_of(server)
    assert "value" not in controls(fresh)["give"], "a form that is opened anew is empty"


@pytest.mark.parametrize(
    "written",
    [
        "wool " * 800,
        "x" * 4000,
        "9" * 4000,
        "for " * 1000,
        "**@everyone** <@1> `x` ||y||",
        "🐑🐑 for 🪨",
        " ",
        "-3 wool",
    ],
    ids=["words", "a word", "figures", "for", "markup", "emoji", "nothing", "negative"],
)
async def test_bad_input_changes_nothing(server: Server, written: str) -> None:
    """What no client would send, and what people do write: one clear private word."""
    game_id = await bazaar(server)
    before, form = await state_of(server, game_id), await form_of(server)
    for part in form._interaction.modal["components"][1:]:
        part["component"].pop("max_length", None)
    answer = await server.people[0].submit_modal(form, {"give": written, "want": "ore"})
    told = answer_of(answer)
    assert "**Give:**" in told
    assert len(told) < 1000
    assert "<@1>" not in told
    assert "@everyone" not in told.replace("@\u200beveryone", "")
    assert await state_of(server, game_id) == before
    assert (await server.people[0].click(response_of(answer), label="Correct it")).modal


@pytest.mark.parametrize("sent", [{"to": ["9"]}, {"to": ["0"]}, {"first": ["maybe"]}, {"to": ["x", "1"]}])
async def test_forged_options_of_a_form_name_nobody(server: Server, sent: dict[str, Any]) -> None:
    """What the form does not offer is as if it had not been picked."""
    game_id = await bazaar(server)
    form = await form_of(server)
    for part in form._interaction.modal["components"][1:]:
        if part["component"]["custom_id"] in sent:
            (named,) = sent.values()
            part["component"]["options"] = [{"label": one, "value": one} for one in named]
    await server.people[0].submit_modal(form, {"give": "wool", "want": "ore", **sent})
    offer = await made(server, game_id)
    assert offer is not None
    assert offer.to in ((), (1,))
    assert offer.first is False


async def test_a_form_of_before_does_nothing(server: Server) -> None:
    """The panel is drawn as it is; so it is for the button of a word that came before."""
    game_id = await bazaar(server)
    person, panel = server.people[0], await panel_of(server, 0)
    await person.click(panel, label="Trade (2)")
    form = await person.click(panel, label="Offer")
    answer = await person.submit_modal(await form_of(server), {"give": "hay", "want": "ore"})
    game = await bazaar_of(server, game_id)
    await lay_out(server, game_id, replace(game, rolled=False))
    before = await state_of(server, game_id)
    await person.submit_modal(form, {"give": "wool", "want": "ore"})
    assert "out of date" in texts(panel.components)
    word = response_of(answer)
    await person.click(word, label="Correct it")
    assert "out of date" in texts(word.components)
    assert await state_of(server, game_id) == before


async def test_a_form_belongs_to_one_person(server: Server) -> None:
    await bazaar(server)
    answer = await server.people[0].submit_modal(await form_of(server), {"give": "hay", "want": "ore"})
    message = response_of(answer)
    (own,) = [part for part in labels(message.components) if part == "Correct it"]
    assert own
    drafts = server.services.drafts
    form = "command-trade-offer-label"
    assert drafts.last(server.people[0].id, 1, form)["give"] == ("hay",)
    assert drafts.last(server.people[1].id, 1, form) == {}
    drafts.forget()
    again = await server.people[0].click(message, label="Correct it")
    assert "value" not in controls(again)["give"]


async def test_a_form_of_five_fields_has_the_hand_beside_one(server: Server) -> None:
    """Numbers are typed; a seat that has to be named and is not is missed."""
    game_id = await bazaar(server, offering=True)
    person, panel = server.people[2], await panel_of(server, 2)
    form: Any = await person.click(panel, label="Other terms")
    labelled = form.modal["components"]
    assert [part["component"]["custom_id"] for part in labelled] == ["give", "want", "seat", "first", "hours"]
    assert labelled[0]["description"] == "You have: 4 wool, 3 ore and 2 figs"
    assert [option["label"] for option in labelled[2]["component"]["options"]] == ["Ada", "Bea"]
    assert labelled[4]["component"]["type"] == 4
    labelled[2]["component"]["required"] = False
    before, sent = await state_of(server, game_id), {"give": "wool", "want": "ore"}
    for wrong, told in (
        ({}, "**Seat:** nothing was chosen"),
        ({"seat": ["0"], "hours": "soon"}, "**Hours:** “soon” is not a whole number"),
        ({"seat": ["0"], "hours": "9" * 390}, "This cannot be done just now."),
    ):
        form._interaction.modal["components"][2]["component"]["required"] = False
        result = await person.submit_modal(form, {**sent, **wrong})
        answer = result.followups[-1] if result.followups else response_of(result)
        assert told in texts(answer.components)
        assert await state_of(server, game_id) == before
        form = await person.click(answer, label="Correct it")
    assert form.modal["components"][4]["component"]["value"] == "9" * 390
    await person.submit_modal(form, {**sent, "seat": ["0"], "hours": "24"})
    entries = await server.tables.records.history(game_id, 2, 5)
    assert entries[0].action == Counter((1, 0, 0), (0, 1, 0), 0, False, 24)


@pytest.mark.parametrize(
    "path", ["3", "3.5", "3.5~1", "0", "make_offer.1", "rob.77", "nothing", "+nothing", "@nowhere"]
)
@pytest.mark.parametrize("verb", ["pick", "panel", "act", "form"])
async def test_ids_of_before_and_forged_ones_draw_the_panel(server: Server, verb: str, path: str) -> None:
    """They say so clearly, and do nothing."""
    game_id = await bazaar(server)
    person, panel = server.people[0], await panel_of(server, 0)
    position = await server.tables.load(game_id)
    before = await state_of(server, game_id)
    decision = position.decisions[0]
    refresh = WireId("panel", game_id, 0, decision).custom_id
    forged = WireId(verb, game_id, 0, decision, path).custom_id
    forge_id(server, panel, refresh, forged)
    await person.click(panel, custom_id=forged)
    assert "out of date" in texts(panel.components)
    assert "Build (5)" in labels(panel.components)
    assert await state_of(server, game_id) == before
