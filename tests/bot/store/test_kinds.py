"""What is so for statuses and kinds, and that their stored words stay."""

from __future__ import annotations

from bot.store.kinds import (
    AUDITED,
    HOLDING,
    LIVE_BOARDS,
    NOT_ENDED,
    RECOUNTS,
    SEEKING,
    SEEKING_MESSAGES,
    EntryKind,
    MessageKind,
    ProposalKind,
    ProposalResult,
    Status,
)

SILENT = {"action", "undo", "undo_earlier", "post_again", "park"}
"""The kinds of entries about which the channel gets no message of their kind."""


def test_a_word_is_the_string_that_is_stored() -> None:
    assert Status("parked") is Status.DETACHED
    assert f"{EntryKind.DETACH}" == "park"
    assert {"lapsed": 1}[ProposalResult.EXPIRED] == 1
    kinds = ["abandon", "takeback", "stand_in", "handover", "time_skip", "time_free"]
    assert [str(kind) for kind in ProposalKind] == kinds


def test_where_games_are_in_their_lives() -> None:
    assert HOLDING == ("lobby", "open")
    assert set(NOT_ENDED) == {"lobby", "open", "parked", "reset"}
    assert {status for status in Status if status.facts.rewinds} == {"open", "finished", "abandoned"}


def test_what_entries_do() -> None:
    assert {kind for kind in EntryKind if kind.facts.effective} == {"action", "dice"}
    rewinds = {kind: kind.facts.rewinds for kind in EntryKind if kind.facts.rewinds}
    assert rewinds == {"undo": "before", "undo_earlier": "alone", "takeback": "before", "rollback": "after"}
    seeking = {"call", "resign", "replace", "forgotten", "free", "time_free"}
    assert set(SEEKING) == set(SEEKING_MESSAGES) == seeking
    moderated = {"reset", "restore", "rollback", "dice", "replace", "skip", "pause", "resume", "post_again"}
    assert set(AUDITED) == moderated | {"park", "export", "import", "rules"}
    assert {kind: set(kind.facts.needs) for kind in EntryKind if kind.facts.needs} == {
        "dice": {"salt"},
        "rules": {"from", "to"},
        "export": {"seed", "over"},
    }


def test_what_messages_show() -> None:
    going_back = {"rollback", "takeback", "dice", "restore", "resume"}
    assert set(LIVE_BOARDS) == {"start", "post", "rules", "import"} | going_back
    assert {kind for kind in MessageKind if kind.facts.board == "last"} == {"reset", "abandon"}
    assert set(RECOUNTS) == {"rules", "import"}


def test_every_entry_that_is_announced_has_a_message_of_its_kind() -> None:
    assert set(EntryKind) - SILENT == set(MessageKind) - {
        "start",
        "post",
        "edit",
        "note",
        "matter",
        "matter_edit",
        "finish",
        "finish_edit",
    }
