"""docs/game-files.md speaks the truth: its example, its fields and its programs, on files really exported."""

from __future__ import annotations

import asyncio
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.table.transfer.checking import examined
from bot.table.transfer.gamefile import LARGEST, FileEntry, GameFile, Sitter, UpgradeState
from tests.bot.table.filed import changed
from tests.game_files import PAGE, example, finished_game, moderators_file, shown

TEXT = PAGE.read_text("utf-8")
ROWS = dict(re.findall(r"^\| `([\w.\[\]]+)` \| ([a-z ]+) \|", TEXT, re.MULTILINE))
"""The fields that the page speaks of, each with its type."""
PROGRAMS = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)
TYPES = {"text": str, "integer": int, "list": list, "object": dict, "null": type(None), "true": bool}
SELDOM = {"milestones[].seq", "milestones[].state"}
"""Fields of which a game without a change of rules has none."""


@cache
def files() -> tuple[bytes, bytes]:
    """Return the file of somebody who has played, and that of a moderator."""
    return asyncio.run(finished_game()), asyncio.run(moderators_file())


def run(program: str, data: bytes, folder: Path) -> list[str]:
    """Run a program of the page on a file; return the lines that it prints."""
    file = folder / "game.json"
    file.write_bytes(data)
    command = [sys.executable, "-c", program, str(file)]
    done = subprocess.run(command, capture_output=True, text=True, check=True, cwd=PAGE.parents[1])
    return done.stdout.splitlines()


def test_the_example_is_a_real_one() -> None:
    """``python -m tests.game_files`` makes it anew."""
    assert shown(TEXT) == example(files()[0])


def test_all_fields_are_explained() -> None:
    parts = {"": GameFile, "people[].": Sitter, "entries[].": FileEntry, "milestones[].": UpgradeState}
    names = {
        f"{before}{field.name}" for before, part in parts.items() for field in msgspec.structs.fields(part)
    }
    assert set(ROWS) == names


def values(plain: Any, path: str) -> Iterator[Any]:
    """Yield what stands at a path of a file: ``entries[].seq`` is that of each entry."""
    first, _, rest = path.partition(".")
    name = first.removesuffix("[]")
    if name not in plain:
        return
    if not rest:
        yield plain[name]
        return
    for one in plain[name]:
        if one is not None:
            yield from values(one, rest)


@pytest.mark.parametrize("path", ROWS)
def test_each_field_has_its_type(path: str) -> None:
    found = [value for data in files() for value in values(json.loads(data), path)]
    wanted = {TYPES[name] for name in re.findall(r"\w+", ROWS[path]) if name in TYPES}
    assert found or path in SELDOM
    assert {type(value) for value in found} <= wanted


def test_fields_that_are_left_out_are_named() -> None:
    """What one of the files lacks, the page says so of."""
    without = {name for data in files() for name in ROWS if "." not in name and name not in json.loads(data)}
    assert without == {"names", "hints"}
    for name in without:
        row = next(line for line in TEXT.splitlines() if line.startswith(f"| `{name}`"))
        assert "left out" in row or "only in" in row
    assert f"at most {LARGEST >> 20} MB" in TEXT


def test_the_programs_check_a_file(tmp_path: Path) -> None:
    digests, log = PROGRAMS
    data = files()[0]
    assert run(digests, data, tmp_path) == ["fingerprint: good", "checksum: good"]
    assert run(log, data, tmp_path) == ["log: good"]
    examined(data)


def test_the_programs_see_what_is_wrong(tmp_path: Path) -> None:
    digests, log = PROGRAMS
    data = files()[0]
    other_seed = changed(data, lambda plain: plain.update(seed="another"))
    assert run(digests, other_seed, tmp_path) == ["fingerprint: wrong", "checksum: good"]
    damaged = changed(data, lambda plain: plain.update(announced=0), sealed=False)
    assert run(digests, damaged, tmp_path) == ["fingerprint: good", "checksum: wrong"]
    other_end = changed(data, lambda plain: plain["state"].update(supply=0))
    assert run(log, other_end, tmp_path) == ["log: wrong"]
