"""Plans through Discord: written by presses, read back, kept, done without a ping, withdrawn."""

from __future__ import annotations

from typing import Any

import pytest

from bot.ui.plan_drafts import Case, PlanDraft
from bot.ui.plan_text import at_game, foreseen, move_text
from rules import Action, Branch, Condition, Plan
from rules.plans import MOST_BRANCHES, MOST_MOVES
from tests.bot.answers import answer_of, response_of
from tests.bot.features.plans.planning import editor, kept, page, picked, presses, toy_game
from tests.bot.features.test_stand_in import absent
from tests.bot.playing import act_by_command, act_by_panel, menu_values, open_game, open_panel, words_of
from tests.bot.sent import collected
from tests.discord import Server, labels, parts, texts
from tests.toy.actions import Choose, Draw, EndTurn, Play
from tests.toy.game import Toy


async def test_it_is_written_read_back_kept_and_done_without_a_ping(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    game_id, seat, other = await toy_game(server, 3)
    shown = await editor(server, other)
    assert "The board as it will be if nothing else changes until then" in texts(shown.components)
    await presses(server, other, shown, "If something happens…")
    await picked(server, other, shown, "played", str(seat), "--", "--")
    await presses(server, other, shown, "End turn", "Otherwise", "Draw a card")
    assert "you decide it yourself" in texts(shown.components), "what is drawn is not foreseen"
    await presses(server, other, shown, "Read back")
    told = texts(shown.components)
    name = (await server.tables.load(game_id)).info.seats[seat].name
    assert f"1. If {name} lays a card: End turn" in told
    assert "2. Otherwise: Draw a card" in told
    assert await kept(server, game_id, other) is None, "it is kept by the button alone"
    await presses(server, other, shown, "Keep it")
    assert "Your plan is kept." in texts(shown.components)
    plan = Plan((Branch(Condition("played", (("seat", seat),)), (EndTurn(),)), Branch(None, (Draw(),))))
    assert await kept(server, game_id, other) == plan
    panel = await open_panel(server, other)
    assert "You have planned what you do" in texts(panel.components)

    position = await server.tables.load(game_id)
    play = next(one for one in position.game.legal_actions(seat) if isinstance(one, Play))
    await act_by_command(server, position, seat, play)
    sent = collected(monkeypatch)
    await act_by_command(server, await server.tables.load(game_id), seat, EndTurn())
    await server.env.settle()
    position = await server.tables.load(game_id)
    assert position.game.waiting_for == ((other + 1) % 3,)
    assert server.people[other].id not in [one for message in sent for one in message.pings]
    assert server.people[(other + 1) % 3].id in [one for message in sent for one in message.pings]
    assert not position.planned


async def test_a_plan_that_stands_is_seen_changed_and_withdrawn(server: Server) -> None:
    game_id, _, other = await toy_game(server)
    await server.tables.plans.keep(game_id, server.people[other].id, Plan((Branch(None, (EndTurn(),)),)))
    shown = await page(server, other)
    assert "Whatever happens: End turn" in texts(shown.components)
    await presses(server, other, shown, "Change the plan", "Remove the last step", "Draw a card", "Read back")
    await presses(server, other, shown, "Back to the plan")
    assert "Remove the last step" in labels(shown.components)
    await presses(server, other, shown, "Read back", "Keep it", "Answers and plans")
    assert "Whatever happens: Draw a card" in texts(shown.components)
    await presses(server, other, shown, "Withdraw the plan")
    assert "Nothing is planned: you will be asked." in texts(shown.components)
    assert await kept(server, game_id, other) is None
    await presses(server, other, shown, "Answers and plans")
    assert "Nothing is planned." in texts(shown.components)


async def test_of_a_plan_that_is_begun_what_is_left_is_changed(server: Server) -> None:
    game_id, seat, other = await toy_game(server, 3)
    plan = Plan((Branch(None, (EndTurn(), Choose(3), EndTurn())),))
    await server.tables.plans.keep(game_id, server.people[other].id, plan)
    await act_by_command(server, await server.tables.load(game_id), seat, EndTurn())
    shown = await page(server, other)
    assert "Begun; steps done: 1." in texts(shown.components)
    await presses(server, other, shown, "Change the plan", "Read back")
    told = texts(shown.components)
    assert "Whatever happens: 1st step: Choose a number – 3 · next time: End turn" in told


async def test_the_editor_says_for_when_each_step_is(server: Server) -> None:
    """A choice passes to others and the end of a turn ends it: what is chosen behind them is for later."""
    game_id, seat, _ = await toy_game(server)
    await act_by_command(server, await server.tables.load(game_id), seat, EndTurn())
    shown = await editor(server, seat)
    assert "**Choose step 1.**\n" in texts(shown.components)
    await presses(server, seat, shown, "2")
    told = texts(shown.components)
    assert "Whatever happens: 1st step: Choose a number – 2" in told
    assert "Choose step 2.** After the step before you wait for others: this one is for the next time" in told
    await presses(server, seat, shown, "End turn")
    told = texts(shown.components)
    assert "Choose step 3.** Your turn ends with the step before: this one is for the next time" in told
    await presses(server, seat, shown, "1", "Draw a card")
    told = texts(shown.components)
    assert "**No further step is possible here:** what follows cannot be foreseen" in told
    later = "next time: "
    steps = ["Choose a number – 2", f"{later}End turn", f"{later}Choose a number – 1", f"{later}Draw a card"]
    assert f"1st step: {' · '.join(steps)}\n" in told


async def test_steps_of_one_turn_follow_one_another(server: Server) -> None:
    game_id, _, other = await toy_game(server)
    ahead = (await server.tables.load(game_id)).game.ahead(other)
    assert ahead is not None
    lay = next(one for one in ahead.legal_actions(other) if isinstance(one, Play) and one.extra is None)
    plan = Plan((Branch(None, (lay, EndTurn())),))
    await server.tables.plans.keep(game_id, server.people[other].id, plan)
    told = texts((await page(server, other)).components)
    assert "Whatever happens: 1st step: Play a card – " in told
    assert " · then: End turn\n" in told


@pytest.mark.parametrize(
    ("title", "last"),
    [
        ("Arriala", "Your turn ends"),
        ("Canal du Midi", "you wait for others"),
        ("The Great Canal", "Your turn ends"),
    ],
)
async def test_each_game_says_when_a_turn_is_over(server: Server, title: str, last: str) -> None:
    """The end of the turn where there is one; in Canal du Midi, whose turns have none, any move."""
    game_id, seat = await where_somebody_plans(server, title)
    shown = await editor(server, seat)
    who = server.people[seat].id
    for _ in range(MOST_MOVES):
        position = await server.tables.load(game_id)
        draft = server.services.plan_drafts.last(who, game_id)
        assert draft is not None
        _, game = foreseen(position.game.ahead(seat), seat, draft.case.moves)
        assert game is not None
        now = at_game(position, game)
        legal = game.legal_actions(seat)
        ends = [one for one in legal if one.role == "end"]
        begins = [one for one in legal if one.role == "begin"]
        move = (ends or begins or [game.suggest(seat)])[0]
        await act_by_panel(server, shown, now, seat, move)
        if "Choose step" not in texts(shown.components) or last in texts(shown.components):
            break
    told = texts(shown.components)
    assert f"{last}" in told
    assert "this one is for the next time it is up to you" in told


async def test_a_condition_says_what_it_means(server: Server) -> None:
    """One case has no number; without one for all else it is said what becomes of the plan."""
    game_id, seat, other = await toy_game(server)
    name = (await server.tables.load(game_id)).info.seats[seat].name
    shown = await editor(server, other)
    await presses(server, other, shown, "If something happens…")
    await picked(server, other, shown, "played", "--", "--")
    await presses(server, other, shown, "End turn", "Read back")
    told = texts(shown.components)
    assert f"\nIf {name} lays a card: End turn\n" in told
    assert "This is done if it has happened since you kept the plan" in told
    assert "If it has not happened by then, the plan is dropped, and you are asked as usual." in told
    await presses(server, other, shown, "Back to the plan", "Otherwise", "Draw a card", "Read back")
    told = texts(shown.components)
    assert "1. If " in told
    assert "\n2. Otherwise: Draw a card\n" in told
    assert "the first case is taken that has happened since you kept the plan" in told
    assert "the plan is dropped" not in told


async def test_one_case_that_has_come_has_no_number(server: Server) -> None:
    game_id, seat, other = await toy_game(server, 3)
    await server.tables.plans.keep(
        game_id, server.people[other].id, Plan((Branch(Condition("played"), (EndTurn(), Choose(3))),))
    )
    position = await server.tables.load(game_id)
    play = next(one for one in position.game.legal_actions(seat) if isinstance(one, Play))
    await act_by_command(server, position, seat, play)
    await act_by_command(server, await server.tables.load(game_id), seat, EndTurn())
    told = texts((await page(server, other)).components)
    assert "What it waited for has happened; steps done: 1." in told
    assert "Case" not in told


async def test_a_pass_that_stands_is_confirmed_too(server: Server) -> None:
    game_id, seat, other = await toy_game(server)
    shown = await page(server, other)
    await presses(server, other, shown, "Always end my turn")
    told = texts(shown.components)
    assert "Each time your turn comes, until you withdraw the plan: End turn" in told
    assert "**End turn:** You have done nothing yet: 2 actions would be lost." in told
    assert await kept(server, game_id, other) is None
    await presses(server, other, shown, "Keep it")
    assert await kept(server, game_id, other) == Plan((Branch(None, (EndTurn(),)),), repeated=True)
    await act_by_command(server, await server.tables.load(game_id), seat, EndTurn())
    assert (await server.tables.load(game_id)).planned
    shown = await page(server, other)
    assert "Withdraw the plan" in labels(shown.components)
    assert "Always end my turn" not in labels(shown.components)


async def test_a_simultaneous_decision_is_planned(server: Server) -> None:
    """Whoever has had their turn plans the number of the next round."""
    game_id, seat, other = await toy_game(server)
    await act_by_command(server, await server.tables.load(game_id), seat, EndTurn())
    shown = await editor(server, seat)
    await presses(server, seat, shown, "2", "Read back", "Keep it")
    assert await kept(server, game_id, seat) == Plan((Branch(None, (Choose(2),)),))
    await act_by_command(server, await server.tables.load(game_id), other, EndTurn())
    position = await server.tables.load(game_id)
    assert position.game.waiting_for == (other,)


async def test_a_move_that_is_typed_is_planned_with_its_form(server: Server) -> None:
    game_id, _, other = await toy_game(server)
    shown = await editor(server, other)
    position = await server.tables.load(game_id)
    assert isinstance(position.game, Toy)
    opened = await server.people[other].click(shown, label="Offer cards")
    rival = [str(1 - other)]
    refused = await server.people[other].submit_modal(opened, {"to": rival, "cards": "7 gold"})
    card = position.game.hands[other][0]
    again = await server.people[other].click(response_of(refused), label="Correct it")
    await server.people[other].submit_modal(again, {"to": rival, "cards": f"1 {card.value}"})
    draft = server.services.plan_drafts.last(server.people[other].id, game_id)
    assert draft is not None
    assert len(draft.case.moves) == 1


async def test_what_others_see_is_the_same_with_and_without_a_plan(server: Server) -> None:
    game_id, seat, other = await toy_game(server)
    before = (texts((await open_panel(server, seat)).components), len(server.messages()))
    log = answer_of(await server.people[seat].slash(server.channel, "log"))
    info = answer_of(await server.people[seat].slash(server.channel, "game info"))
    await server.tables.plans.keep(game_id, server.people[other].id, Plan((Branch(None, (EndTurn(),)),)))
    assert (texts((await open_panel(server, seat)).components), len(server.messages())) == before
    assert answer_of(await server.people[seat].slash(server.channel, "log")) == log
    assert answer_of(await server.people[seat].slash(server.channel, "game info")) == info
    assert "planned" in texts((await open_panel(server, other)).components)
    assert "planned" in answer_of(await server.people[other].slash(server.channel, "game info"))


async def test_privacy_shows_and_deletes_it(server: Server) -> None:
    game_id, _, other = await toy_game(server)
    await server.tables.plans.keep(game_id, server.people[other].id, Plan((Branch(None, (EndTurn(),)),)))
    told = answer_of(await server.people[other].slash(server.channel, "privacy show"))
    assert "Plans that you made: 1" in told
    assert "Whatever happens: End turn" in told
    await server.tables.people.forget(server.people[other].id)
    assert not (await server.tables.load(game_id)).planned


async def test_who_is_asked_now_has_nothing_to_plan(server: Server) -> None:
    _, seat, _ = await toy_game(server)
    shown = await page(server, seat)
    assert "It is up to you just now" in texts(shown.components)
    assert "cannot be foreseen" not in texts(shown.components)
    assert "Plan what I do" not in labels(shown.components)


async def test_who_is_not_asked_but_cannot_plan_reads_why(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, _, other = await toy_game(server)
    monkeypatch.setattr(Toy, "ahead", lambda game, seat: None)
    told = texts((await page(server, other)).components)
    assert "what you will be asked next cannot be foreseen" in told
    assert "It is up to you" not in told


async def test_while_a_stand_in_plays_nobody_plans(server: Server) -> None:
    await absent(server)
    shown = await page(server, 1)
    assert "Plan what I do" not in labels(shown.components)


async def where_somebody_plans(server: Server, title: str) -> tuple[int, int]:
    """Play a game of three until somebody can plan; return its id and the seat."""
    game_id = await open_game(server, title, 3)
    for _ in range(60):
        position = await server.tables.load(game_id)
        free = [one for one in range(3) if position.game.ahead(one) is not None]
        if free and position.game.awaited(free[0]):
            return game_id, free[0]
        seat = position.game.waiting_for[0]
        await server.tables.play.act(game_id, position.info.seats[seat], position.game.suggest(seat))
    raise AssertionError("nobody can plan")


@pytest.mark.parametrize("title", ["Arriala", "Canal du Midi", "The Great Canal"])
async def test_each_game_is_planned(server: Server, title: str) -> None:
    game_id, seat = await where_somebody_plans(server, title)
    position = await server.tables.load(game_id)
    ahead = position.game.ahead(seat)
    assert ahead is not None
    move = ahead.suggest(seat)
    shown = await editor(server, seat)
    await act_by_panel(server, shown, at_game(position, ahead), seat, move)
    assert move_text(words_of(server, at_game(position, ahead), seat), move) in texts(shown.components)
    await presses(server, seat, shown, "Read back", "Keep it")
    assert "Your plan is kept." in texts(shown.components)
    assert await kept(server, game_id, seat) == Plan((Branch(None, (move,)),))


async def first_picked(server: Server, seat: int, shown: Any) -> None:
    """Pick what somebody waits for until nothing is left to pick: values of the last part and page."""
    while "nothing chosen yet" not in texts(shown.components):
        if not menu_values(shown.components):
            parts_of_board = [
                label for label in labels(shown.components) if label not in ("Anywhere", "Back")
            ]
            await presses(server, seat, shown, parts_of_board[-1])
        pages = [label for label in labels(shown.components) if " – " in label]
        if pages:
            await presses(server, seat, shown, pages[-1])
        assert any(part.get("type") == 12 for part in parts(shown.components)), "the board is there"
        await picked(server, seat, shown, menu_values(shown.components)[-1])


@pytest.mark.parametrize("title", ["Arriala", "Canal du Midi", "The Great Canal"])
async def test_what_each_game_can_wait_for_is_picked(server: Server, title: str) -> None:
    game_id, seat = await where_somebody_plans(server, title)
    position = await server.tables.load(game_id)
    shown = await editor(server, seat)
    await presses(server, seat, shown, "If something happens…")
    kinds = menu_values(shown.components)
    assert kinds == list(dict.fromkeys(one.event for one in position.game.awaited(seat)))
    await first_picked(server, seat, shown)
    draft = server.services.plan_drafts.last(server.people[seat].id, game_id)
    assert draft is not None
    assert draft.case.condition is not None
    assert draft.case.condition in position.game.awaited(seat)
    words = words_of(server, position, seat)
    assert words.condition(draft.case.condition) in texts(shown.components)


async def test_the_longest_plan_is_one_message(server: Server) -> None:
    """As many cases as there may be, each with as many moves as can be foreseen in three rounds."""
    game_id, seat, _ = await toy_game(server)
    await act_by_command(server, await server.tables.load(game_id), seat, EndTurn())
    position = await server.tables.load(game_id)
    moves: list[Action] = []
    ahead = position.game.ahead(seat)
    while ahead is not None and len(moves) < MOST_MOVES:
        move = next(one for one in ahead.legal_actions(seat) if isinstance(one, Choose | EndTurn))
        moves.append(move)
        ahead = ahead.foresee(seat, move)
    assert len(moves) > 3
    some = [one for one in position.game.awaited(seat) if one.event == "played"][: MOST_BRANCHES - 1]
    cases = tuple(Case(one, tuple(moves)) for one in (*some, None))
    shown = await editor(server, seat)
    who, drafts = server.people[seat].id, server.services.plan_drafts
    drafts.note(who, game_id, PlanDraft(seat, position.decisions[seat], cases, at=MOST_BRANCHES - 1))
    await presses(server, seat, shown, "If something happens…")
    assert "That was out of date" in texts(shown.components)
    assert "If something happens…" not in labels(shown.components), "there are as many cases as there may be"
    told = texts(shown.components)
    assert f"a plan has at most {MOST_BRANCHES} cases" in told
    assert f"\n{MOST_BRANCHES}. **Otherwise: " in told, "the case that is open is one of the list"
    assert f"\n{MOST_BRANCHES - 1}. If " in told
    assert "**\n\n-# When it is up to you" in told, "the list ends before what is said about it"
    await presses(server, seat, shown, "Read back")
    told = texts(shown.components)
    assert all(f"{number}. " in told for number in range(1, MOST_BRANCHES + 1))
    assert "…" not in told
    await presses(server, seat, shown, "Keep it")
    plan = await kept(server, game_id, seat)
    assert plan is not None
    assert [branch.moves for branch in plan.branches] == [tuple(moves)] * MOST_BRANCHES
    shown = await page(server, seat)
    assert "Change the plan" in labels(shown.components)
