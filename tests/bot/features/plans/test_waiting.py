"""What a case waits for is picked by words that say what it is, wherever numbers alone would not."""

from __future__ import annotations

from tests.bot.features.plans.planning import editor, picked, presses
from tests.bot.features.plans.test_plans import where_somebody_plans
from tests.bot.playing import menu_values
from tests.discord import Server, labels, parts, texts


async def test_a_section_is_called_as_it_is_once_it_is_chosen(server: Server) -> None:
    _, seat = await where_somebody_plans(server, "Arriala")
    shown = await editor(server, seat)
    await presses(server, seat, shown, "If something happens…")
    await picked(server, seat, shown, "section_counted", "--")
    menus = [part for part in parts(shown.components) if part.get("type") == 3]
    anything, *sections = (option for menu in menus for option in menu["options"])
    assert anything["label"] == "Any: somebody closes a section"
    assert all(one["label"].startswith("If somebody closes the section that begins at ") for one in sections)
    await picked(server, seat, shown, sections[-1]["value"].partition("#")[0])
    assert f"{sections[-1]['label']}: nothing chosen yet" in texts(shown.components)


async def test_numbers_on_the_picture_are_spoken_of_once_they_are_there(server: Server) -> None:
    """Where there are many places a part of the board is chosen first, and then one of its spots."""
    _, seat = await where_somebody_plans(server, "The Great Canal")
    shown = await editor(server, seat)
    await presses(server, seat, shown, "If something happens…")
    await picked(server, seat, shown, "founded", "--")
    told = texts(shown.components)
    assert "Where?" in told
    assert "First choose the part of the board." in told
    assert "The numbers are those on the picture." not in told
    assert not menu_values(shown.components)
    part, *_ = (label for label in labels(shown.components) if label not in ("Anywhere", "Back"))
    await presses(server, seat, shown, part)
    told = texts(shown.components)
    assert "Where? The numbers are those on the picture." in told
    assert "Anywhere" in told
