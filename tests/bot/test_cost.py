"""What tests share is made once, and a test that is far too dear fails."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import tests.discord
from tests import same_commands
from tests.conftest import MEMORY
from tests.cost import Costs
from tests.discord import Server
from tests.discord import server as running


def counted(monkeypatch: pytest.MonkeyPatch, owner: object, name: str) -> list[object]:
    """Note each call of a function; return the notes."""
    calls, function = list[object](), getattr(owner, name)

    def noting(*given: object, **named: object) -> object:
        calls.append(given)
        return function(*given, **named)

    monkeypatch.setattr(owner, name, noting)
    return calls


async def test_servers_share_what_they_do_not_change(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A second one makes no commands and reads no settings, and what it sends is not copied."""
    async with running(tmp_path / "first.db") as first:
        payload = await first.client.tree_payload()
    made = counted(monkeypatch, same_commands, "_make_payload")
    async with running(tmp_path / "second.db") as second:
        assert second.config is first.config
        assert await second.client.tree_payload() is payload
        assert any(request.json is payload for request in second.env.http_requests)
    assert made == []


async def test_messages_are_made_as_they_are_asked_for(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Reading the newest of many makes one; all of them are the same in the other order."""
    for number in range(9):
        await server.people[0].send(server.channel, f"number {number}")
    made = counted(monkeypatch, tests.discord, "to_discord_message")
    assert server.last.content == "number 8"
    assert len(made) == 1
    assert [message.content for message in server.messages()] == [f"number {number}" for number in range(9)]


@pytest.mark.skipif(not os.access(MEMORY, os.W_OK), reason="this machine has no folder in memory")
def test_files_lie_in_memory(tmp_path: Path, pytestconfig: pytest.Config) -> None:
    """Unless whoever runs the tests has chosen another folder."""
    worker = getattr(pytestconfig, "workerinput", {})
    arguments = worker.get("mainargv", pytestconfig.invocation_params.args)
    chosen = any(str(one).startswith("--basetemp") for one in arguments)
    folder = os.environ.get("PYTEST_DEBUG_TEMPROOT")
    assert folder is not None
    if not chosen and folder == str(MEMORY):
        assert tmp_path.is_relative_to(MEMORY)


def test_a_plain_test_that_is_too_dear_fails(pytester: pytest.Pytester) -> None:
    """One that is marked as long may cost what it costs."""
    pytester.makeini("[pytest]\nasyncio_default_fixture_loop_scope = function\nmarkers =\n    soak: long")
    pytester.makepyfile(
        """
        import pytest

        def test_plain():
            pass

        @pytest.mark.soak
        def test_long():
            pass
        """
    )
    result = pytester.runpytest_inprocess("-p", "no:simcord", plugins=[Costs(most=-1)])
    result.assert_outcomes(passed=1, failed=1)
    result.stdout.fnmatch_lines(["*a plain test may cost -1*", "*seconds of the processor*", "*::test_*"])
