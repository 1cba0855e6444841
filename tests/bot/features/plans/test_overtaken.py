"""Plans that are dropped, components that are used too late or forged, and drafts that are lost."""

from __future__ import annotations

from typing import Any

import discord
import msgspec
import pytest
from msgspec.structs import replace

from bot.store.kinds import MessageKind
from bot.store.lifecycle import set_rules_version
from bot.store.pending import enqueue
from bot.table import DROPPED, ProposalKind
from bot.table.posts import Note
from bot.ui.plan_drafts import PlanDraft, PlanDrafts
from rules import Branch, Condition, Plan
from tests.bot.answers import forge_id, lay_out, response_of, state_of
from tests.bot.features.plans.planning import editor, kept, page, picked, presses, toy_game
from tests.bot.playing import act_by_command, open_panel
from tests.bot.wire import WireId
from tests.discord import Server, labels, parts, texts
from tests.toy.actions import Draw, EndTurn, Play
from tests.toy.components import Colour
from tests.toy.game import Toy

LAID = '{"type":"play","card":"red","pond":0,"extra":null}'
GONE = '{"reason":"refused","move":{"type":"gone"}}'
REASON = "“Play a card – red, Pond 1” was not possible. Pond 1 has a red card already."
IN_VAIN = Plan((Branch(Condition("pile-empty"), (EndTurn(),)),))


def direct(who: Any) -> list[Any]:
    """Return what somebody got by direct message, oldest first."""
    return sorted(who.user.dm_channel.history(), key=lambda message: message.id)


async def drop_plan(server: Server) -> tuple[int, int]:
    """Let a plan be dropped since none of its cases has come; return the game's id and the seat."""
    game_id, seat, other = await toy_game(server)
    await server.tables.plans.keep(game_id, server.people[other].id, IN_VAIN)
    await act_by_command(server, await server.tables.load(game_id), seat, EndTurn())
    await server.env.settle()
    assert (await server.tables.load(game_id)).game.waiting_for == (other,)
    return game_id, other


async def test_who_loses_a_plan_is_told_by_direct_message_alone(server: Server) -> None:
    game_id, other = await drop_plan(server)
    (told,) = direct(server.people[other])
    words = texts(told.components)
    assert server.channel.guild is not None
    name = server.services.venues.server_name(server.channel.guild.id)
    assert f"### The toy game\n-# {name} · <#{server.channel.id}>\n" in words
    assert "none of its cases has come" in words
    assert "\nWhat you had planned:\nIf the pile runs out: End turn\n" in words
    channel = f"https://discord.com/channels/{server.guild.id}/{server.channel.id}/"
    (link,) = (str(part["url"]) for part in parts(told.components) if part.get("url"))
    assert link.removeprefix(channel).isdecimal(), "it leads to a board"
    position = await server.tables.load(game_id)
    assert not any("plan" in texts(message.components).casefold() for message in server.messages())
    assert server.people[other].mention in texts(server.last.components), "they are called as usual"
    panel = await open_panel(server, other)
    assert "none of its cases has come" in texts(panel.components)
    assert "What you had planned stands under “Answers and plans”" in texts(panel.components)
    await act_by_command(server, position, other, EndTurn())
    shown = await page(server, other)
    words = texts(shown.components)
    assert "none of its cases has come.\nWhat you had planned:\nIf the pile runs out: End turn" in words
    await presses(server, other, shown, "I know")
    assert "What you had planned" not in texts(shown.components)
    assert "none of its cases" not in texts((await open_panel(server, other)).components)


async def test_where_direct_messages_are_closed_the_panel_says_it(server: Server) -> None:
    game_id, seat, other = await toy_game(server)
    await server.tables.plans.keep(game_id, server.people[other].id, IN_VAIN)
    dm = await server.client.create_dm(discord.Object(server.people[other].id))
    server.env.inject_error("POST", f"/channels/{dm.id}/messages", status=403, code=50007)
    await act_by_command(server, await server.tables.load(game_id), seat, EndTurn())
    await server.env.settle()
    panel = await open_panel(server, other)
    assert "none of its cases has come" in texts(panel.components)
    assert await server.tables.outbox.queues_due(discord.utils.utcnow()) == []
    shown = await page(server, other)
    await presses(server, other, shown, "I know")
    assert "once you have acted" in texts(shown.components)
    assert not (await server.tables.load(game_id)).planned


async def test_a_move_that_is_refused_is_named_with_the_reason(server: Server) -> None:
    game_id, seat, other = await toy_game(server)
    ahead = (await server.tables.load(game_id)).game.ahead(other)
    assert ahead is not None
    first = next(one for one in ahead.legal_actions(other) if isinstance(one, Play))
    await server.tables.plans.keep(game_id, server.people[other].id, Plan((Branch(None, (first,)),)))
    async with server.tables.store.write() as queries:
        await queries.run("UPDATE plan SET plan = json_set(plan, '$.branches[0].moves[0].pond', 99)")
    await act_by_command(server, await server.tables.load(game_id), seat, EndTurn())
    await server.env.settle()
    (told,) = direct(server.people[other])
    assert "Play a card" in texts(told.components)
    assert "was not possible. There are only 4 ponds." in texts(told.components)


async def test_the_reason_is_the_same_wherever_it_is_told(server: Server) -> None:
    """A move is possible by itself, but not behind the one before it; and the game goes on since."""
    game_id, seat, other = await toy_game(server)
    lay = Play(Colour.RED, 0)
    game = (await server.tables.load(game_id)).game
    assert isinstance(game, Toy)
    await lay_out(server, game_id, replace(game, hands=((Colour.RED,) * 3,) * 2))
    await server.tables.plans.keep(game_id, server.people[other].id, Plan((Branch(None, (lay, EndTurn())),)))
    async with server.tables.store.write() as queries:
        await queries.run("UPDATE plan SET plan = json_set(plan, '$.branches[0].moves[1]', json(?))", LAID)
    await act_by_command(server, await server.tables.load(game_id), seat, EndTurn())
    await server.env.settle()
    told = [texts(message.components) for message in direct(server.people[other])]
    await act_by_command(server, await server.tables.load(game_id), other, Play(Colour.RED, 1))
    told.append(texts((await open_panel(server, other)).components))
    told.append(texts((await page(server, other)).components))
    assert [REASON in one for one in told] == [True] * 3, told


async def test_one_that_cannot_be_read_any_more_is_told_and_withdrawn(server: Server) -> None:
    game_id, _, other = await toy_game(server)
    plan = Plan((Branch(None, (EndTurn(),)),))
    await server.tables.plans.keep(game_id, server.people[other].id, plan)
    async with server.tables.store.write() as queries:
        await queries.run("UPDATE plan SET plan = replace(plan, 'end', 'gone')")
    assert "can no longer be read" in texts((await open_panel(server, other)).components)
    shown = await page(server, other)
    assert "can no longer be read" in texts(shown.components)
    assert "Nothing is planned" not in texts(shown.components)
    await presses(server, other, shown, "Withdraw the plan")
    assert not (await server.tables.load(game_id)).planned
    assert "Nothing is planned" in texts((await page(server, other)).components)


async def test_a_reason_that_cannot_be_read_any_more_is_told_and_withdrawn(server: Server) -> None:
    game_id, other = await drop_plan(server)
    async with server.tables.store.write() as queries:
        await queries.run("UPDATE plan SET dropped = ?", '{"reason":"of a later program"}')
    shown = await page(server, other)
    assert "can no longer be read" in texts(shown.components)
    await presses(server, other, shown, "Withdraw the plan")
    assert not (await server.tables.load(game_id)).planned


async def test_a_move_that_is_not_known_any_more_is_not_named(server: Server) -> None:
    game_id, other = await drop_plan(server)
    async with server.tables.store.write() as queries:
        await queries.run("UPDATE plan SET dropped = ?", GONE)
    shown = await page(server, other)
    assert "**Your plan was dropped:** one of its steps was not possible." in texts(shown.components)
    await presses(server, other, shown, "I know")
    assert not (await server.tables.load(game_id)).planned


GONE_RULE = '{"reason":"refused","move":{"type":"end"},"refusal":{"rule":"toy.gone","params":{}}}'
GONE_PARAMETER = (
    '{"reason":"refused","move":{"type":"end"},"refusal":{"rule":"toy.moment","params":{"near":{"gone":1}}}}'
)
UNKNOWN = {
    "a move": (GONE, None, "one of its steps was not possible"),
    "the position": ('{"reason":"unmet"}', "{}", "none of its cases has come"),
    "all of it": (GONE, "{}", "one of its steps was not possible"),
    "why": ('{"reason":"of a later program"}', None, "can no longer be read"),
    "a rule": (GONE_RULE, None, "“End turn” was not possible."),
    "a parameter": (GONE_PARAMETER, None, "“End turn” was not possible."),
}


@pytest.mark.parametrize("unknown", UNKNOWN)
async def test_a_private_word_of_before_an_upgrade_is_sent_all_the_same(server: Server, unknown: str) -> None:
    """It waits while the program is changed, with something that the rules know no more."""
    why, state, told = UNKNOWN[unknown]
    game_id, _, other = await toy_game(server)
    table = await server.tables.load(game_id)
    note = msgspec.json.encode(Note(DROPPED, {"seat": other, "why": why}))
    shown = table.game.to_json() if state is None else state.encode()
    async with server.tables.store.write() as queries:
        (row,) = await queries.rows("SELECT person FROM seat WHERE game = ? AND seat = ?", game_id, other)
        sent = MessageKind.NOTE, table.seq, note
        now = server.tables.store.now()
        await enqueue(queries, game_id, *sent, now=now, state=shown, note=DROPPED, recipient=row[0])
        await set_rules_version(queries, game_id, 0)
    assert await server.tables.upgrade.adopt_rules() == (game_id,)
    await server.services.delivery.deliver(game_id)
    await server.env.settle()
    (message,) = direct(server.people[other])
    assert told in texts(message.components)
    assert "The toy game" in texts(message.components)
    assert await server.tables.outbox.queues_due(discord.utils.utcnow()) == []


async def test_who_was_played_for_is_told_so(server: Server) -> None:
    game_id, seat, other = await toy_game(server)
    tables, who = server.tables, server.people[other].id
    await tables.plans.keep(game_id, who, Plan((Branch(None, (Draw(),)),)))
    await tables.consent.propose(game_id, server.people[seat].id, ProposalKind.STAND_IN, other)
    await act_by_command(server, await tables.load(game_id), seat, EndTurn())
    await tables.stand_ins.play(game_id)
    await server.env.settle()
    (told,) = direct(server.people[other])
    assert "when it was due, the bot played for you" in texts(told.components)
    assert "It is up to you now" not in texts(told.components)


async def test_who_plays_by_hand_where_it_was_due_sees_so(server: Server) -> None:
    """A stand-in was to play, and is sent away before it has; here the plan counts again by then."""
    game_id, seat, other = await toy_game(server)
    await server.tables.plans.keep(game_id, server.people[other].id, Plan((Branch(None, (Draw(),)),)))
    async with server.tables.store.write() as queries:
        await queries.run("UPDATE plan SET dropped = ?", '{"reason":"unmet"}')
    await act_by_command(server, await server.tables.load(game_id), seat, EndTurn())
    async with server.tables.store.write() as queries:
        await queries.run("UPDATE plan SET dropped = NULL")
    await act_by_command(server, await server.tables.load(game_id), other, Draw())
    assert "when it was due, you acted yourself" in texts((await open_panel(server, other)).components)


async def test_a_press_beside_an_earlier_draft_changes_nothing(server: Server) -> None:
    game_id, _, other = await toy_game(server)
    shown, second = await editor(server, other), await editor(server, other)
    await presses(server, other, shown, "Draw a card")
    draft = server.services.plan_drafts.last(server.people[other].id, game_id)
    assert "out of date" in texts(shown.components), "the other panel has begun a draft since"
    await presses(server, other, second, "Draw a card")
    assert "Read back" in labels(shown.components) or draft is not None
    found = server.services.plan_drafts.last(server.people[other].id, game_id)
    assert found is not None
    assert found.case.moves == (Draw(),)


async def test_an_editor_of_before_ones_turn_is_out_of_date(server: Server) -> None:
    game_id, seat, other = await toy_game(server)
    shown = await editor(server, other)
    await act_by_command(server, await server.tables.load(game_id), seat, EndTurn())
    before = await state_of(server, game_id)
    await presses(server, other, shown, "Draw a card")
    assert "out of date" in texts(shown.components)
    assert await state_of(server, game_id) == before


async def test_what_is_kept_too_late_is_not_kept(server: Server) -> None:
    game_id, seat, other = await toy_game(server)
    shown = await editor(server, other)
    await presses(server, other, shown, "End turn", "Read back")
    await act_by_command(server, await server.tables.load(game_id), seat, EndTurn())
    await presses(server, other, shown, "Keep it")
    assert "out of date" in texts(shown.components)
    assert await kept(server, game_id, other) is None


async def test_what_is_not_possible_any_more_is_left_out(server: Server) -> None:
    """Somebody else lays the colour in the pond that a draft has a card for."""
    game_id, seat, other = await toy_game(server)
    game = (await server.tables.load(game_id)).game
    assert isinstance(game, Toy)
    await lay_out(server, game_id, replace(game, hands=((Colour.RED,) * 3,) * 2))
    position, lay = await server.tables.load(game_id), Play(Colour.RED, 0)
    shown = await editor(server, other)
    drafts, who = server.services.plan_drafts, server.people[other].id
    draft = drafts.last(who, game_id)
    assert draft is not None
    case = type(draft.case)(None, (lay,))
    draft = drafts.note(who, game_id, PlanDraft(other, draft.decision, (case,)))
    await act_by_command(server, position, seat, lay)
    await presses(server, other, shown, "Draw a card")
    assert "The game has gone on" in texts(shown.components)
    assert "nothing chosen yet" in texts(shown.components)


async def test_a_draft_is_lost_with_the_process_and_that_is_said(server: Server) -> None:
    game_id, _, other = await toy_game(server)
    shown = await editor(server, other)
    await presses(server, other, shown, "End turn", "Read back")
    await server.restart()
    await presses(server, other, shown, "Keep it")
    assert "has been lost" in texts(shown.components)
    assert await kept(server, game_id, other) is None
    await presses(server, other, shown, "Answers and plans", "Plan what I do")
    assert "Draw a card" in labels(shown.components)


async def test_a_plan_outlives_the_process(server: Server) -> None:
    game_id, seat, other = await toy_game(server)
    shown = await editor(server, other)
    await presses(server, other, shown, "End turn", "Read back", "Keep it")
    await server.restart()
    await act_by_command(server, await server.tables.load(game_id), seat, EndTurn())
    assert (await server.tables.load(game_id)).game.waiting_for != (other,)


@pytest.mark.parametrize(
    ("action", "path", "topic"),
    [
        ("plan_case", "gone", "{number}"),
        ("plan_case", "played.9", "{number}"),
        ("plan_case", "played.--.--.--.--", "{number}"),
        ("plan_case", "chosen", "{number}"),
        ("plan_pick", "gone", "{number}"),
        ("plan_pick", "draw.1", "{number}"),
        ("plan_pick", "draw", "12"),
        ("plan_move", "offer", "{number}"),
        ("plan_move", "play", "{number}"),
        ("plan_form", "draw", "{number}"),
        ("plan_keep", "{number}", ""),
        ("plan_keep", "7", ""),
        ("plan", "{number}", "read"),
        ("plan", "{number}", "gone"),
        ("plan", "7", "less"),
    ],
)
async def test_forged_components_change_nothing(server: Server, action: str, path: str, topic: str) -> None:
    game_id, _, other = await toy_game(server)
    shown = await editor(server, other)
    who = server.people[other].id
    before, draft = await state_of(server, game_id), server.services.plan_drafts.last(who, game_id)
    assert draft is not None
    path, topic = (one.replace("{number}", str(draft.number)) for one in (path, topic))
    old = next(part["custom_id"] for part in parts(shown.components) if part.get("label") == "Draw a card")
    new = WireId(action, game_id, other, draft.decision, path, topic).custom_id
    forge_id(server, shown, old, new)
    await server.people[other].click(shown, custom_id=new)
    assert "Draw a card" in labels(shown.components)
    assert server.services.plan_drafts.last(who, game_id) == draft
    assert await kept(server, game_id, other) is None
    assert await state_of(server, game_id) == before


async def test_nobody_writes_in_the_editor_of_another(server: Server) -> None:
    game_id, seat, other = await toy_game(server)
    shown = await editor(server, other)
    draft = server.services.plan_drafts.last(server.people[other].id, game_id)
    assert draft is not None
    panel = await open_panel(server, seat)
    old = next(part["custom_id"] for part in parts(panel.components) if part.get("label") == "Draw a card")
    new = WireId("plan_pick", game_id, other, draft.decision, "draw", str(draft.number)).custom_id
    forge_id(server, panel, old, new)
    answer = await server.people[seat].click(panel, custom_id=new)
    assert server.services.plan_drafts.last(server.people[other].id, game_id) == draft
    assert server.services.plan_drafts.last(server.people[seat].id, game_id) is None
    assert texts(response_of(answer).components)
    assert "Draw a card" in labels(shown.components)


async def test_a_condition_that_cannot_come_any_more_is_not_offered(server: Server) -> None:
    game_id, seat, other = await toy_game(server)
    position = await server.tables.load(game_id)
    lay = next(one for one in position.game.legal_actions(seat) if isinstance(one, Play))
    shown = await editor(server, other)
    await presses(server, other, shown, "If something happens…")
    await act_by_command(server, position, seat, lay)
    await picked(server, other, shown, "played", lay.card.value)
    assert f"Pond {lay.pond + 1}" not in texts(shown.components).split("Anywhere\n")[1]


def test_the_oldest_drafts_are_forgotten() -> None:
    drafts = PlanDrafts(2)
    noted = [drafts.note(person, 1, PlanDraft(0, 1)) for person in range(3)]
    assert drafts.last(0, 1) is None
    assert [drafts.last(person, 1) for person in (1, 2)] == noted[1:]
    assert len({one.number for one in noted}) == 3
    drafts.forget()
    assert drafts.last(2, 1) is None
