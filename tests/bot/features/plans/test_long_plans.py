"""The longest plans: nothing of them is cut where they are seen, read back and kept."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import cache
from types import SimpleNamespace
from typing import Any

import pytest

from bot.features.plans.editor import Writing, draw_editor, draw_read_back, writing
from bot.features.standing.pages import draw_page
from bot.i18n.catalogue import available, translate
from bot.preferences.settings import Style
from bot.table import Person, PlanKept, Position, SeatPlan, Status, TableInfo
from bot.ui import planning
from bot.ui.action_picker import Path
from bot.ui.answering_ahead import PLAN_TOPIC
from bot.ui.drawings import Drawings
from bot.ui.message import Message
from bot.ui.names import words_for
from bot.ui.paging import grouped
from bot.ui.plan_drafts import Case, PlanDraft
from bot.ui.plan_text import move_text, plan_lines
from rules import GAMES, Branch, Condition, Game, Plan, new_game
from rules.arriala.actions import EndTurn as EndArrialaTurn
from rules.plans import MOST_BRANCHES, MOST_MOVES
from tests.bot.features.plans.planning import kept, page, presses, toy_game
from tests.discord import Server, labels, parts, texts
from tests.offered import OFFERED
from tests.toy.actions import EndTurn

TIME = datetime(2026, 3, 1, tzinfo=UTC)
NAMES = {"wide": "W", "escaped": "_"}
MOST_TEXT = 4000
"""Characters of text that Discord takes in a message."""


@cache
def planned_game(kind: str) -> tuple[Game, int]:
    """Play a game until somebody can plan for something to wait for; return it with the seat."""
    game = new_game(kind, seats=max(GAMES[kind].seat_numbers), seed=1)
    for _ in range(60):
        for seat in range(game.seats):
            if game.ahead(seat) is not None and game.awaited(seat):
                return game, seat
        game, _ = game.apply(game.waiting_for[0], game.suggest(game.waiting_for[0]))
    raise AssertionError("nobody can plan")


def position_of(kind: str, letter: str) -> tuple[Position, int]:
    """Return such a game at a table where all names are as long as they can be."""
    game, seat = planned_game(kind)
    people = tuple(Person(number, f"{number}{letter * 31}") for number in range(1, game.seats + 1))
    info = TableInfo(
        id=10**17,
        kind=kind,
        rules_version=1,
        status=Status.OPEN,
        guild_id=1,
        channel_id=2,
        seats=people,
        needed=game.seats,
        host=people[0],
        first=None,
        options={},
        fingerprint=None,
        seed=None,
        seq=1,
        waiting_for=game.waiting_for,
        outcome=None,
        created=TIME,
        started=TIME,
        ended=None,
        paused=False,
        salts=(),
        stand_ins=(),
        called=(),
        gone_back=0,
        pace=None,
        until={},
        over=(),
    )
    return Position(game, info, (1,) * game.seats, 1, (), 1, False, 0, True), seat


def longest_plan(position: Position, seat: int, language: str) -> Plan:
    """Return as many cases and moves as there may be, of those with the most words."""
    game, words = position.game, words_for(position, seat, language)
    ahead = game.ahead(seat)
    assert ahead is not None
    move = max(ahead.legal_actions(seat), key=lambda one: len(move_text(words, one)))
    awaited = sorted(game.awaited(seat), key=lambda one: -len(words.condition(one)))
    waits: list[Condition | None] = [*awaited[: MOST_BRANCHES - 1], None]
    return Plan(tuple(Branch(one, (move,) * MOST_MOVES) for one in waits))


def told(message: Message) -> str:
    """Return what stands in a message, which Discord takes; nothing in it is cut."""
    written = [str(part["content"]) for part in parts(message.view.to_components()) if "content" in part]
    text = "\n".join(written)
    assert len(text) <= MOST_TEXT
    assert not text.endswith("…")
    assert "…\n" not in text
    return text


def services_with(plan: Plan) -> Any:
    """Return services in which somebody has planned that, and has said nothing else beforehand."""

    async def kept_at(*_: Any) -> PlanKept:
        return PlanKept(plan=SeatPlan(plan, frozenset()))

    async def counting_at(*_: Any) -> tuple[Any, ...]:
        return ()

    plans, standing = SimpleNamespace(kept_at=kept_at), SimpleNamespace(counting_at=counting_at)
    return SimpleNamespace(
        tables=SimpleNamespace(plans=plans, standing=standing),
        table_style=lambda *_: Style("light", "wide"),
        drawings=Drawings(),
    )


CASES = [(kind, language, name) for kind in OFFERED for language in available() for name in NAMES]


@pytest.mark.parametrize(("kind", "language", "name"), CASES)
async def test_nothing_is_cut_in_any_game(kind: str, language: str, name: str) -> None:
    """On the pages of the plan, and where it is read back; the page of all leads there."""
    position, seat = position_of(kind, NAMES[name])
    plan = longest_plan(position, seat, language)
    lines = plan_lines(position, seat, plan, language)
    services, count = services_with(plan), len(grouped(lines, planning.PAGE_LIMIT))
    first = await draw_page(services, position, seat, language)
    told(first)
    pages = [
        await draw_page(services, position, seat, language, topic=PLAN_TOPIC, page=number)
        for number in range(count)
    ]
    cases = tuple(Case(branch.condition, branch.moves) for branch in plan.branches)
    written = Writing(position, PlanDraft(seat, 1, cases), None)
    read = [await draw_read_back(services, written, plan, language, number) for number in range(count)]
    for found in (pages, read):
        whole = "\n".join(map(told, found)).split("\n")
        assert [line for line in lines if line not in whole] == []
    keeps = ["plan_keep" in str(one.view.to_components()) for one in read]
    assert keeps == [False] * (count - 1) + [True], "it is kept below the last"
    editor = told(await draw_editor(services, written, language, Path()))
    assert lines[0] in editor.replace("**", "")


@pytest.mark.parametrize("language", available())
async def test_it_is_said_that_a_case_has_no_further_step(language: str) -> None:
    """Once it has as many as there may be, no other move is offered; before that, moves are."""
    position, seat = position_of("arriala", "W")
    ahead = position.game.ahead(seat)
    assert ahead is not None
    said = translate(language, "plan-full", count=MOST_MOVES)
    for count in (MOST_MOVES - 1, MOST_MOVES):
        draft = PlanDraft(seat, 1, (Case(None, (EndArrialaTurn(),) * count),))
        written, kept = writing(position, draft, ahead), Plan((Branch(None, draft.case.moves),))
        shown = await draw_editor(services_with(kept), written, language, Path())
        full = count == MOST_MOVES
        assert (said in told(shown)) == full
        assert any("plan_pick" in str(part) for part in parts(shown.view.to_components())) != full


@pytest.mark.parametrize("language", available())
async def test_three_cases_of_three_moves_are_seen_at_once(language: str) -> None:
    """As many as are asked for at least: on the page of the plan, in one piece."""
    position, seat = position_of("arriala", "W")
    longest = longest_plan(position, seat, language)
    plan = Plan(tuple(Branch(one.condition, one.moves[:3]) for one in longest.branches[-3:]))
    shown = told(await draw_page(services_with(plan), position, seat, language, topic=PLAN_TOPIC))
    assert all(line in shown for line in plan_lines(position, seat, plan, language))


async def test_the_explanation_goes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    position, seat = position_of("arriala", "W")
    plan = Plan((Branch(None, longest_plan(position, seat, "en").branches[0].moves[:1]),))
    services = services_with(plan)
    (line,) = plan_lines(position, seat, plan, "en")
    whole = told(await draw_page(services, position, seat, "en"))
    assert line in whole
    assert "is done the moment it comes to that" in whole
    monkeypatch.setattr(planning, "SECTION_LIMIT", len(line) + 60)
    shorter = told(await draw_page(services, position, seat, "en"))
    assert line in shorter
    assert "is done the moment it comes to that" not in shorter
    monkeypatch.setattr(planning, "SECTION_LIMIT", len(line))
    shortest = await draw_page(services, position, seat, "en")
    assert line not in told(shortest)
    assert "Show the plan" in labels(shortest.view.to_components())


async def test_a_long_one_is_leafed_through_and_kept_on_its_last_page(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(planning, "SECTION_LIMIT", 100)
    monkeypatch.setattr(planning, "PAGE_LIMIT", 30)
    game_id, _, other = await toy_game(server)
    shown = await page(server, other)
    await presses(server, other, shown, "Plan what I do")
    waits = Condition("pile-empty")
    draft = server.services.plan_drafts.last(server.people[other].id, game_id)
    assert draft is not None
    cases = Case(waits, (EndTurn(),)), Case(None, (EndTurn(),))
    server.services.plan_drafts.note(
        server.people[other].id, game_id, PlanDraft(other, draft.decision, cases)
    )
    await presses(server, other, shown, "End turn")
    await presses(server, other, shown, "Read back")
    assert "1. If " in texts(shown.components)
    assert "Keep it" not in labels(shown.components)
    while "Keep it" not in labels(shown.components):
        await presses(server, other, shown, "Next page")
    assert "It counts only when you press" in texts(shown.components)
    await presses(server, other, shown, "Previous page", "Next page", "Keep it")
    assert await kept(server, game_id, other) is not None
    shown = await page(server, other)
    assert "1. If " not in texts(shown.components)
    await presses(server, other, shown, "Show the plan")
    assert "1. If " in texts(shown.components)
    await presses(server, other, shown, "Next page")
    assert "2. Otherwise: End turn" in texts(shown.components)
    await presses(server, other, shown, "Answers and plans")
    assert "Show the plan" in labels(shown.components)
