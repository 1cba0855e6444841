"""/my settings: all that people set for themselves on one page; and what /privacy says and deletes of it."""

from __future__ import annotations

from typing import Any

import pytest

from bot.i18n.catalogue import translate
from bot.store.kinds import TimerKind
from tests.bot.answers import answer_of
from tests.bot.features.my.times import in_turn, jump, option, reminders, shown
from tests.discord import Server, labels, parts, texts

LINES = ("Language", "Layout of the pictures", "Pings", "Reminders", "Quiet hours", "Time zone", "Away")


@pytest.mark.parametrize("where", ["server", "direct"])
async def test_one_page_has_all(server: Server, where: str) -> None:
    person: Any = server.stranger
    sent = (
        person.user.slash("my settings") if where == "direct" else person.slash(server.channel, "my settings")
    )
    page = shown(await sent)
    assert all(f"**{line}:**" in texts(page.components) for line in LINES)
    assert labels(page.components) == ["Reminders", "Quiet hours, time zone", "I will be away"]
    press = person.user if where == "direct" else person
    page = shown(await press.click(page, label="Reminders"))
    assert texts(page.components).startswith("## Your reminders")
    page = shown(await press.click(page, label="All settings"))
    assert texts(page.components).startswith("## Your settings")


async def choose(person: Any, page: Any, label: str) -> Any:
    """Pick an option from the menu that has it; return the page then."""
    value = option(page, label)
    menus = [part for part in parts(page.components) if part.get("options")]
    menu = next(one for one in menus if value in [each["value"] for each in one["options"]])
    return shown(await person.select(page, custom_id=menu["custom_id"], values=[value]))


@pytest.mark.parametrize("language", ["en", "fr", "de", "oc"])
async def test_what_is_chosen_in_a_closed_menu_says_what_it_sets(server: Server, language: str) -> None:
    """A phone shows the option alone that is chosen: "off" says nothing."""
    person: Any = server.people[0]
    await person.slash(server.channel, "language me", language=language)
    for command, whats in (
        (
            "my settings",
            (
                "settings-name-language",
                "settings-name-layout",
                "settings-name-pings",
                "settings-name-ranking",
            ),
        ),
        ("my reminders", ("own-name-reminders",)),
    ):
        page = shown(await person.slash(server.channel, command))
        chosen = [
            option["label"]
            for part in parts(page.components)
            for option in part.get("options") or ()
            if option.get("default")
        ]
        assert len(chosen) == len(whats)
        for what, label in zip(whats, chosen, strict=True):
            assert label.startswith(translate(language, what))


async def test_what_is_chosen_counts_at_once(server: Server) -> None:
    """Choosing a language changes that of the page; automatic takes it back."""
    person: Any = server.people[0]
    page = shown(await person.slash(server.channel, "my settings"))
    page = await choose(person, page, "Layout of the pictures: tall")
    assert "**Layout of the pictures:** tall (set by you, for you alone)" in texts(page.components)
    page = await choose(person, page, "Pings: only where the game waits")
    assert "**Pings:** only where the game waits" in texts(page.components)
    page = await choose(person, page, "Language: français")
    assert texts(page.components).startswith("## Tes paramètres")
    automatic = translate(
        "fr",
        "settings-choice",
        what=translate("fr", "settings-name-language"),
        value=translate("fr", "language-automatic"),
    )
    page = await choose(person, page, automatic)
    assert texts(page.components).startswith("## Your settings")
    assert "**Language:** English (automatic)" in texts(page.components)


async def test_a_page_works_after_a_restart_for_whoever_presses(server: Server) -> None:
    person: Any = server.people[0]
    page = shown(await person.slash(server.channel, "my reminders"))
    await server.restart()
    page = shown(await person.click(page, label="Remind by direct message"))
    times = await server.tables.personal_times.of(person.id)
    assert times.reminders.direct


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"hours": 337}, "Choose a number of hours from 1 to 336"),
        ({"hours": -1}, "Choose a number of hours from 1 to 336"),
        ({"quiet": "22:00-7:00"}, "Quiet hours need your time zone"),
        ({"quiet": "late", "zone": "Paris"}, "“late” are no quiet hours"),
        ({"zone": "UTC+2:30"}, "There is no time zone"),
        ({"zone": "Parisia"}, "is not a time zone known here"),
    ],
)
async def test_what_cannot_be_is_said_in_words_and_changes_nothing(
    server: Server, given: dict[str, Any], said: str
) -> None:
    person: Any = server.stranger
    assert said in answer_of(await person.slash(server.channel, "my reminders", **given))
    assert "Nothing is stored" in answer_of(await person.slash(server.channel, "privacy show"))


async def test_zones_are_offered_while_they_are_typed(server: Server) -> None:
    offered = await server.people[0].autocomplete(server.channel, "my reminders", "zone", "new y")
    assert [one["value"] for one in offered] == ["America/New_York"]


@pytest.mark.parametrize("language", ["en", "fr", "de", "oc"])
async def test_privacy_shows_all_in_words(server: Server, language: str) -> None:
    person: Any = server.people[0]
    await person.slash(server.channel, "my away", until="5d")
    await person.slash(server.channel, "my reminders", hours=24, quiet="22-7", zone="Europe/Paris")
    await person.slash(server.channel, "language me", language=language)
    shown_all = answer_of(await person.slash(server.channel, "privacy show"))
    for what in ("reminders", "quiet", "zone", "away"):
        assert translate(language, f"own-name-{what}") in shown_all
    for value in ("24 h", "22:00–07:00", "Europe/Paris", "<t:"):
        assert value in shown_all
    assert "{" not in shown_all


@pytest.mark.parametrize("language", ["en", "fr", "de", "oc"])
async def test_privacy_shows_what_is_set_while_there_are_no_reminders(server: Server, language: str) -> None:
    person: Any = server.people[0]
    await person.slash(server.channel, "my reminders", repeat=True)
    answer = answer_of(await person.slash(server.channel, "privacy show"))
    assert "Your settings: Reminders: off (once they are on: again and again, by a mention" in answer
    await person.slash(server.channel, "language me", language=language)
    answer = answer_of(await person.slash(server.channel, "privacy show"))
    assert translate(language, "own-reminders-prepared", repeated="yes", direct="no") in answer


async def test_privacy_deletes_all_with_the_timers(server: Server) -> None:
    _, person, other = await in_turn(server)
    await person.slash(server.channel, "my reminders", hours=24, quiet="22-7", zone="Europe/Paris")
    await other.click(server.last, label="Nudge")
    await person.slash(server.channel, "my away", until="5d")
    kinds = "SELECT count(*) AS count FROM timer WHERE kind IN (?, ?, ?)"
    of_seats = (TimerKind.REMINDER, TimerKind.AWAY, TimerKind.NUDGE)
    (before,) = await server.tables.store.reader.rows(kinds, *of_seats)
    assert before["count"] == 3
    question = await person.slash(server.channel, "privacy delete")
    await person.click(question.response, label="Delete my data")
    (after,) = await server.tables.store.reader.rows(kinds, *of_seats)
    assert after["count"] == 0
    assert await server.tables.store.reader.rows("SELECT * FROM person_preference") == []
    await jump(server, days=20)
    assert reminders(server) == []
    page = shown(await person.slash(server.channel, "my reminders"))
    assert "**Reminders:** off" in texts(page.components)


async def test_who_is_erased_while_a_reminder_is_on_its_way_is_not_reminded(server: Server) -> None:
    _, person, _ = await in_turn(server)
    await person.slash(server.channel, "my reminders", hours=1)
    server.env.inject_error("POST", f"/channels/{server.channel.id}/messages", status=500)
    await jump(server, minutes=59)
    question = await person.slash(server.channel, "privacy delete")
    await person.click(question.response, label="Delete my data")
    await server.sweep(120)
    assert reminders(server) == []
    assert await server.tables.outbox.next_due() is None
