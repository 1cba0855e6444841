"""The pictures of the rulebooks: each comes about by the rules, and shows what its section is about."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from PIL import Image

import render
from rules import GAMES, new_game, resolve_options
from rules.arriala import Arriala
from rules.arriala.events import LockBuilt, Moved, SectionCounted, TurnEnded, VineyardCounted
from rules.canal_du_midi.events import CitiesLinked, DelayedAwarded, Reinforced, SiteBuilt, SiteDelayed
from rules.kit.figures import Figure
from rules.language.figures import figures_of, lesson_of
from rules.language.rulebook import has_rulebook, load_rulebook, rulebook_languages
from rules.records import Event
from tests.offered import OFFERED

FIGURES = [
    pytest.param(kind, name, id=f"{kind}-{name}")
    for kind in OFFERED
    for name in figures_of(GAMES[kind].package)
]


def figure(kind: str, name: str) -> Figure:
    """Return a figure of a game by its name."""
    return figures_of(GAMES[kind].package)[name]()


def of_kind(events: tuple[Event, ...], kind: type[Event]) -> list[Any]:
    """Return the events of a class, in order."""
    return [event for event in events if isinstance(event, kind)]


def drawn(kind: str, name: str, language: str) -> Image.Image:
    """Return the picture of a figure."""
    shown = figure(kind, name)
    image = Image.open(BytesIO(render.board(shown.game.view(None), "dark", language, events=shown.events)))
    image.load()
    return image


@pytest.mark.parametrize(("kind", "name"), FIGURES)
def test_every_figure_is_a_real_position(kind: str, name: str) -> None:
    """Check that nothing has been lost or added, that it is the same each time, and that it can
    be painted: each in one language, all in several."""
    shown = figure(kind, name)
    assert shown == figure(kind, name)
    assert shown.events
    options = resolve_options(kind, {})
    assert shown.game.conserved() == new_game(kind, seats=shown.game.seats, seed=1, **options).conserved()
    view = shown.game.view(None)
    languages = rulebook_languages(kind)
    number = list(figures_of(GAMES[kind].package)).index(name)
    assert drawn(kind, name, languages[number % len(languages)]).format == "PNG"
    for language in languages:
        assert 50 < len(render.describe(view, language, events=shown.events)) <= render.ALT_TEXT_LIMIT


@pytest.mark.soak
@pytest.mark.parametrize(("kind", "name"), FIGURES)
def test_every_figure_is_painted_in_each_language(kind: str, name: str) -> None:
    for language in rulebook_languages(kind):
        assert drawn(kind, name, language).format == "PNG"


@pytest.mark.parametrize("kind", [kind for kind in OFFERED if has_rulebook(kind)])
def test_every_figure_has_a_section_or_a_page_in_all_languages(kind: str) -> None:
    pictured = {
        language: {one.id: one.picture for one in load_rulebook(kind, language).sections.values()}
        for language in rulebook_languages(kind)
    }
    assert all(pictures == pictured["en"] for pictures in pictured.values())
    sections = [name for name in pictured["en"].values() if name]
    assert len(sections) == len(set(sections))
    pages = {page.figure for page in lesson_of(GAMES[kind].package)}
    assert pages.union(sections) == set(figures_of(GAMES[kind].package))


@pytest.mark.parametrize(
    ("kind", "name", "event", "holds"),
    [
        ("arriala", "section", LockBuilt, lambda built: len(built) == 1),
        (
            "arriala",
            "counting",
            SectionCounted,
            lambda counted: [(e.counts, e.winner, e.points) for e in counted] == [((2, 2, 1), 2, 8)],
        ),
        (
            "arriala",
            "tie",
            SectionCounted,
            lambda counted: [(e.counts, e.winner, e.points) for e in counted] == [((3, 1, 3), 1, 12)],
        ),
        ("arriala", "closed", SectionCounted, lambda counted: [e.winner for e in counted] == [0]),
        ("arriala", "lock", SectionCounted, lambda counted: [e.spaces for e in counted] == [2, 1]),
        ("arriala", "take-back", Moved, lambda moved: [(e.seat, e.worker) for e in moved] == [(2, 6)]),
        ("arriala", "take-back", TurnEnded, lambda ended: [e.seat for e in ended] == [2]),
        (
            "arriala",
            "vineyard",
            VineyardCounted,
            lambda counted: [(e.counts, e.winner, e.points) for e in counted[1:]] == [((1, 0, 2), 2, 6)],
        ),
        ("canal_du_midi", "award", Reinforced, lambda drawn: [(e.seat, e.total) for e in drawn] == [(0, 6)]),
        ("canal_du_midi", "award", SiteBuilt, lambda built: [e.winners for e in built] == [(0,)]),
        ("canal_du_midi", "tie", SiteBuilt, lambda built: [e.winners for e in built] == [(0, 1)]),
        ("canal_du_midi", "delayed", SiteDelayed, lambda delayed: [e.site for e in delayed] == [5]),
        (
            "canal_du_midi",
            "delayed-end",
            DelayedAwarded,
            lambda given: [(e.site, e.winners) for e in given] == [(4, (0,))],
        ),
        (
            "canal_du_midi",
            "cities",
            CitiesLinked,
            lambda linked: [(e.seat, e.start, e.end, e.coin) for e in linked] == [(0, 3, 7, True)],
        ),
    ],
)
def test_what_a_section_speaks_of_has_happened(
    kind: str, name: str, event: type[Event], holds: Callable[[list[Any]], bool]
) -> None:
    assert holds(of_kind(figure(kind, name).events, event))


def test_a_counted_worker_may_leave_a_closed_section() -> None:
    game = figure("arriala", "closed").game
    assert isinstance(game, Arriala)
    (closed,) = game.closed
    spaces = range(closed.first, closed.last + 1)
    assert sum(position in game.locations for position in spaces) == len(spaces) - 1


def test_a_picture_that_is_not_there_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Name file and section in the error; a game without figures has none."""
    folder = tmp_path / "pictured" / "rulebook"
    folder.mkdir(parents=True)
    (tmp_path / "pictured" / "__init__.py").touch()
    (folder / "en.md").write_text("# T\n\n## One\nid: one\npicture: lock\n\nText.\n", "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    game = SimpleNamespace(package="pictured", actions=(), components=())
    monkeypatch.setattr("rules.language.rulebook.load.GAMES", {"pictured": game})
    assert figures_of("pictured") == {}
    with pytest.raises(ValueError, match=r"en\.md: one: picture: there is no picture 'lock'"):
        load_rulebook("pictured", "en")
