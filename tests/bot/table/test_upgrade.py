"""Old games under new rules: they go on from where they stand, and nothing goes back behind that."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.table import Dropped, ProposalKind, TableError, Tables, read_post
from bot.table.upgrade import Upgrade
from rules import Branch, Condition, Outcome, Plan
from tests.bot.table.planned import done_by, dropped, plan_of, planned_seats, words_to
from tests.bot.table.seated import (
    ANN,
    BOB,
    CHANNEL,
    CLEO,
    GUILD,
    MODERATOR,
    choose_all,
    counts,
    deliver_all,
    end_turn,
    finish,
    opened,
    start,
    tamper,
)
from tests.toy import steps
from tests.toy.actions import Choose, Draw, EndTurn, Play
from tests.toy.events import Played, TurnEnded
from tests.toy.game import Toy

Become = Callable[[int], None]


@pytest.fixture
def upgrade(monkeypatch: pytest.MonkeyPatch) -> Become:
    """Make the rules those of a version, by which all points count as often as its number."""
    scored = steps.score

    def become(version: int) -> None:
        def score(game: Toy, seat: int, points: int) -> Toy:
            return scored(game, seat, points * version)

        monkeypatch.setattr(Toy, "version", version)
        monkeypatch.setattr(steps, "score", score)

    return become


@pytest.fixture
async def game(tables: Tables) -> int:
    """Start a game of two: Ann has laid a card in her turn (entry 3); older messages have been sent."""
    game = (await start(tables)).id
    await choose_all(tables, game)
    await deliver_all(tables)
    await play(tables, game)
    return game


async def play(tables: Tables, game: int) -> tuple[int, int]:
    """Lay a card for Ann; return what it is worth, and what she has got for it."""
    before = (await tables.load(game)).game
    action = next(action for action in before.legal_actions(0) if isinstance(action, Play))
    after = (await tables.play.act(game, ANN, action)).position.game
    assert isinstance(before, Toy)
    assert isinstance(after, Toy)
    worth = before.pieces.ponds[action.pond] + (action.extra is not None)
    return worth, after.points[0] - before.points[0]


async def refused(tables: Tables, game: int, call: object) -> str:
    before, rows = await tables.get(game), await counts(tables)
    with pytest.raises(TableError) as error:
        await call  # type: ignore[misc]
    assert (await tables.get(game), await counts(tables)) == (before, rows)
    return error.value.key


async def test_it_goes_on_from_where_it_stands(tables: Tables, game: int, upgrade: Become) -> None:
    assert await tables.upgrade.adopt_rules() == ()
    before = await tables.load(game)
    upgrade(2)
    assert await tables.upgrade.adopt_rules() == (game,)
    assert await tables.upgrade.adopt_rules() == ()
    after = await tables.load(game)
    assert (after.game, after.seq, after.info.rules_version) == (before.game, 4, 2)
    assert all(new > old for new, old in zip(after.decisions, before.decisions, strict=True))
    (entry,) = await tables.records.history(game, None, 1)
    assert (entry.kind, entry.person, entry.facts) == ("rules", None, {"from": 1, "to": 2})
    (row,) = await deliver_all(tables)
    assert (row.kind, row.seq, row.state) == ("rules", 4, before.game.to_json())
    assert read_post(row).waiting == (0,)
    worth, got = await play(tables, game)
    assert got == 2 * worth
    await end_turn(tables, game, ANN)
    assert [entry.kind for _, entry in await tables.records.moderated(CHANNEL, 5)] == ["rules"]


async def test_nothing_goes_back_behind_it(tables: Tables, game: int, upgrade: Become) -> None:
    asked = await tables.consent.propose(game, ANN, ProposalKind.TAKEBACK, 3)
    upgrade(2)
    await tables.upgrade.adopt_rules()
    assert (await tables.consent.proposal(game, asked.id)).result == "lapsed"
    assert not (await tables.load(game)).can_undo(0)
    for call in (
        tables.undo.undo_last(game, ANN),
        tables.takeback.target(game, ANN),
        tables.takeback.target(game, BOB),
        tables.consent.propose(game, ANN, ProposalKind.TAKEBACK, 3),
    ):
        assert await refused(tables, game, call) == "undo_rules_changed"
    for seq in (0, 2, 3):
        assert await refused(tables, game, tables.rollback.earlier(game, seq)) == "rollback_rules"
        back = tables.rollback.roll_back(game, MODERATOR, seq, new_dice=True)
        assert await refused(tables, game, back) == "rollback_rules"
    assert await tables.takeback.shown_since(game, 0, 1) == ()


async def test_from_there_on_it_goes_back_as_ever(tables: Tables, game: int, upgrade: Become) -> None:
    upgrade(2)
    await tables.upgrade.adopt_rules()
    adopted = await tables.load(game)
    await play(tables, game)
    assert (await tables.undo.undo_last(game, ANN)).position.game == adopted.game
    await end_turn(tables, game, ANN)
    assert await tables.takeback.target(game, ANN) == 7
    await tables.play.act(game, BOB, Draw())
    await tables.rollback.roll_back(game, MODERATOR, 4, new_dice=False)
    assert (await tables.load(game)).game == adopted.game
    assert await refused(tables, game, tables.undo.undo_last(game, ANN)) == "undo_rules_changed"
    await deliver_all(tables)
    await play(tables, game)
    await end_turn(tables, game, ANN)
    (row,) = await deliver_all(tables)
    assert [type(event) for event in read_post(row).events] == [Played, TurnEnded]
    await tables.rollback.roll_back(game, MODERATOR, 4, new_dice=True)
    assert await refused(tables, game, tables.undo.undo_last(game, ANN)) == "undo_dice"
    await finish(tables, game)
    found = await tables.records.verify(game)
    assert found.ok
    assert (found.unchecked, found.rules_version, found.current_version) == (4, 2, 2)


async def test_upgraded_twice(tables: Tables, game: int, upgrade: Become) -> None:
    upgrade(2)
    await tables.upgrade.adopt_rules()
    await play(tables, game)
    upgrade(3)
    assert await tables.upgrade.adopt_rules() == (game,)
    back = tables.rollback.roll_back(game, MODERATOR, 4, new_dice=False)
    assert await refused(tables, game, back) == "rollback_rules"
    await end_turn(tables, game, ANN)
    await tables.rollback.roll_back(game, MODERATOR, 6, new_dice=False)
    await finish(tables, game)
    found = await tables.records.verify(game)
    assert (found.ok, found.unchecked) == (True, 6)


async def test_games_that_are_put_away_announce_it_when_they_are_back(
    tables: Tables, game: int, upgrade: Become
) -> None:
    away = (await start(tables, channel=71)).id
    await tables.lifecycle.reset(game, MODERATOR)
    await tables.lifecycle.detach(away)
    await deliver_all(tables)
    upgrade(2)
    assert await tables.upgrade.adopt_rules() == (game, away)
    assert await deliver_all(tables) == []
    await tables.lifecycle.restore(CHANNEL, MODERATOR)
    await tables.lifecycle.attach(away, GUILD, 72, MODERATOR)
    rows = await deliver_all(tables)
    assert sorted((row.game_id, row.kind) for row in rows) == [
        (game, "restore"),
        (game, "rules"),
        (away, "resume"),
        (away, "rules"),
    ]
    for row in rows:
        entry = await tables.records.entry(row.game_id, row.seq)
        assert entry.kind == row.kind
    worth, got = await play(tables, game)
    assert got == 2 * worth
    await tables.lifecycle.reset(game, MODERATOR)
    await deliver_all(tables)
    await tables.lifecycle.restore(CHANNEL, MODERATOR)
    assert [row.kind for row in await deliver_all(tables)] == ["restore"]


async def test_a_game_that_the_new_rules_call_over(
    tables: Tables, game: int, upgrade: Become, monkeypatch: pytest.MonkeyPatch
) -> None:
    away = (await start(tables, channel=71)).id
    await tables.lifecycle.reset(away, MODERATOR)
    asked = await tables.consent.propose(game, ANN, ProposalKind.TAKEBACK, 3)
    await deliver_all(tables)
    upgrade(2)
    monkeypatch.setattr(Toy, "outcome", property(lambda self: Outcome(self.points, (0,))))
    monkeypatch.setattr(Toy, "waiting_for", property(lambda self: ()))
    assert await tables.upgrade.adopt_rules() == (game, away)
    info = await tables.get(game)
    assert info.status == "finished"
    assert info.outcome is not None
    row = next(row for row in await deliver_all(tables) if row.kind == "rules")
    assert (read_post(row).outcome, read_post(row).waiting) == (info.outcome, ())
    assert (await tables.consent.proposal(game, asked.id)).result == "lapsed"
    assert (await tables.records.verify(game)).ok
    assert (await tables.lifecycle.restore(71, MODERATOR)).status == "finished"


async def test_a_game_that_cannot_be_read_stays_as_it_is(
    tmp_path: Path, upgrade: Become, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "broken.db"
    async with opened(path) as tables:
        broken, good = (await start(tables)).id, (await start(tables, channel=71)).id
    tamper(path, f"""UPDATE outbox SET state = CAST('{{"game":"toy"}}' AS BLOB) WHERE game = {broken}""")
    tamper(path, f"""UPDATE snapshot SET state = CAST('{{"game":"toy"}}' AS BLOB) WHERE game = {broken}""")
    upgrade(2)
    async with opened(path) as tables:
        with caplog.at_level(logging.ERROR):
            assert await tables.upgrade.adopt_rules() == (good,)
        assert f"game {broken}" in caplog.text
        info = await tables.get(broken)
        assert (info.rules_version, info.seq, info.status) == (1, 0, "open")
        for call in (
            tables.load(broken),
            tables.play.act(broken, ANN, Choose(1)),
            tables.stand_ins.skip(broken, MODERATOR, 0),
            tables.messages.post_again(broken),
        ):
            assert await refused(tables, broken, call) == "unreadable"
        assert {row.game_id for row in await deliver_all(tables)} == {good}
        # What the channel gets of it needs no board, which nobody could draw.
        await tables.lifecycle.pause(broken, MODERATOR)
        await tables.lifecycle.resume(broken, MODERATOR)
        await tables.lifecycle.reset(broken, MODERATOR)
        assert [row.state for row in await deliver_all(tables)] == [None, None, None]
        assert [entry.kind for entry in await tables.records.history(broken, None, 9)] == [
            "pause",
            "resume",
            "reset",
        ]


async def test_one_game_that_fails_keeps_no_other_from_going_on(
    tables: Tables, game: int, upgrade: Become, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = (await start(tables, channel=71)).id
    adopt = Upgrade.adopt

    async def fail(self: Upgrade, queries: object, table: object, *more: object, **named: object) -> None:
        if table.row.id == game:  # type: ignore[attr-defined]
            raise IndexError("the rules stumble")
        await adopt(self, queries, table, *more, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(Upgrade, "adopt", fail)
    upgrade(2)
    assert await tables.upgrade.adopt_rules() == (other,)
    assert (await tables.get(game)).rules_version == 1


async def test_events_that_are_known_no_more_break_neither_log_nor_channel(
    tmp_path: Path, upgrade: Become
) -> None:
    path = tmp_path / "events.db"
    async with opened(path) as tables:
        game = (await start(tables)).id
        await choose_all(tables, game)
        await end_turn(tables, game, ANN)
    tamper(
        path,
        """UPDATE entry SET events = '[{"type":"forgotten","seat":0}]' WHERE seq = 3""",
        """UPDATE outbox SET payload = json_set(payload, '$.events', json('[{"type":"forgotten","seat":0}]'))
        WHERE id = (SELECT max(id) FROM outbox)""",
    )
    upgrade(2)
    async with opened(path) as tables:
        await tables.upgrade.adopt_rules()
        rows = await deliver_all(tables)
        assert [row.kind for row in rows] == ["start", "post", "rules"]
        assert all(read_post(row) for row in rows)
        entries = await tables.records.history(game, 0, 9)
        assert [entry.unreadable for entry in entries] == [False, False, True, False]
        assert (await tables.records.entry(game, 3)).unreadable
        assert await tables.takeback.shown_since(game, 0, 1) == ()
        await finish(tables, game)
        assert (await tables.records.verify(game)).ok


@pytest.mark.parametrize("skipped", [True, False])
async def test_a_plan_for_what_may_have_happened_by_older_rules_is_dropped(
    tmp_path: Path, upgrade: Become, *, skipped: bool
) -> None:
    """It holds nobody up, and is not guessed at; one that waits for nothing is carried out."""
    path = tmp_path / "plans.db"
    case = Branch(Condition("played", (("seat", 0),)), (Draw(),))
    async with opened(path) as tables:
        game = (await start(tables, 3)).id
        await choose_all(tables, game, 3)
        await tables.plans.keep(game, BOB, Plan((case, Branch(None, (EndTurn(),)))))
        await tables.plans.keep(game, CLEO, plan_of(EndTurn()))
        seq = (await tables.play.act(game, ANN, Draw())).seq
    tamper(path, f"""UPDATE entry SET events = '[{{"type":"gone-event"}}]' WHERE seq = {seq}""")
    upgrade(2)
    async with opened(path) as tables:
        assert await tables.upgrade.adopt_rules() == (game,)
        await deliver_all(tables)
        if skipped:
            await tables.stand_ins.skip(game, MODERATOR, 0)
        else:
            await end_turn(tables, game, ANN)
        assert (await tables.load(game)).game.waiting_for == (1,)
        assert await dropped(tables, game, BOB) == Dropped("unreadable")
        assert await words_to(tables, BOB) == [Dropped("unreadable")]
        await end_turn(tables, game, BOB)
        assert await done_by(tables, game, 2) == [EndTurn()]
        assert await planned_seats(tables) == []


async def test_a_game_that_ended_by_older_rules(tables: Tables, game: int, upgrade: Become) -> None:
    ended = await finish(tables, game)
    assert (await tables.records.verify(game)).ok
    upgrade(2)
    assert await tables.upgrade.adopt_rules() == ()
    info = await tables.get(game)
    assert (info.status, info.outcome, info.rules_version) == ("finished", ended.outcome, 1)
    back = tables.rollback.roll_back(game, MODERATOR, 2, new_dice=True)
    assert await refused(tables, game, back) == "rollback_rules"
    assert await refused(tables, game, tables.rollback.earlier(game, 2)) == "rollback_rules"
    found = await tables.records.verify(game)
    assert (found.fingerprint, found.ok, found.unchecked) == (True, False, 0)
    assert (found.rules_version, found.current_version) == (1, 2)
    assert len(await tables.records.history(game, None, 99)) == info.seq


async def test_what_fails_half_way_changes_nothing(
    tables: Tables, game: int, upgrade: Become, monkeypatch: pytest.MonkeyPatch
) -> None:
    upgrade(2)
    before, rows = await tables.load(game), await counts(tables)

    async def fail(*arguments: object, **more: object) -> None:
        raise OSError("disk full")

    with monkeypatch.context() as patch:
        patch.setattr("bot.table.upgrade.add_upgrade_snapshot", fail)
        assert await tables.upgrade.adopt_rules() == ()
    assert (await tables.load(game), await counts(tables)) == (before, rows)
    assert await tables.upgrade.adopt_rules() == (game,)
