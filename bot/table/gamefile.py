"""A game as a file: all that there is to it, with a checksum. Reading it takes nothing for granted.

The file is JSON. ``entries`` are the log and ``state`` is where it leads; ``milestones`` are states that
the rules of their time cannot derive from what is before them. ``checksum`` is the SHA-256, in hex, of the
canonical JSON (keys sorted, no spaces, UTF-8) of all the rest: it tells damage, not forgery, which playing
the log again does.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from hashlib import sha256
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from bot.store.kinds import EntryKind
from bot.table.model import TableError

FORMAT, FORMAT_VERSION = "riquet-game", 1
LOG_FORMAT, LOG_FORMAT_VERSION = "riquet-log", 1
"""What the file is called that can be read but not imported, since it holds nothing secret."""

_KINDS = frozenset(EntryKind)

_TAKEN = ("command", "game", "incoming", "name", "number", "outgoing", "seat", "who")
"""What texts about entries speak of already, so that no fact is called so."""

SeatNumber = Annotated[int, Meta(ge=0, le=63)]
Seq = Annotated[int, Meta(ge=1, le=1_000_000)]
Moment = Annotated[int, Meta(ge=0, le=253_402_300_799_000)]
Decision = Annotated[int, Meta(ge=1, le=999_999_000)]
Fact = (
    bool | Annotated[int, Meta(ge=-(1 << 53), le=1 << 53)] | Annotated[str, Meta(pattern=r"^[\w-]{0,200}$")]
)


class Sitter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who had a seat when the file was made."""

    id: Annotated[int, Meta(ge=1, le=(1 << 63) - 1)]
    name: Annotated[str, Meta(max_length=200)]


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An entry of the log, as :class:`bot.store.entries.Entry`, with action and events as plain JSON."""

    seq: Seq
    kind: str
    time: Moment
    seat: SeatNumber | None
    action: dict[str, Any] | None
    events: list[Any]
    passed: bool
    target: Annotated[int, Meta(ge=0)] | None
    about: SeatNumber | None
    facts: dict[Annotated[str, Meta(pattern=r"^[a-z_]{1,20}$")], Fact]


class Milestone(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole state after an entry by which the rules changed."""

    seq: Seq
    state: dict[str, Any]


class GameFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All of a game. ``people`` are by seat, None for nobody; ``announced`` is the last entry told of."""

    format: str
    format_version: int
    kind: str
    rules_version: Annotated[int, Meta(ge=0, le=1_000_000)]
    seats: Annotated[int, Meta(ge=1, le=64)]
    options: dict[str, Any]
    seed: Annotated[str, Meta(min_length=1, max_length=200)]
    fingerprint: str
    people: tuple[Sitter | None, ...]
    created: Moment
    started: Moment
    entries: tuple[Line, ...]
    milestones: tuple[Milestone, ...]
    decisions: tuple[Decision, ...]
    announced: Annotated[int, Meta(ge=0, le=1_000_000)]
    state: dict[str, Any]
    checksum: str = ""


def checksum(plain: Mapping[str, Any]) -> str:
    """The checksum of a file's content; ValueError if that is no JSON."""
    rest = {name: value for name, value in plain.items() if name != "checksum"}
    text = json.dumps(rest, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return sha256(text.encode()).hexdigest()


def write_file(content: GameFile) -> bytes:
    """The bytes of a file, easy to read, with its checksum."""
    plain = msgspec.to_builtins(content)
    plain["checksum"] = checksum(plain)
    return msgspec.json.format(msgspec.json.encode(plain), indent=1)


def read_file(data: bytes) -> GameFile:
    """What a file holds, if it is whole and in itself consistent; nothing is played yet.

    Raises TableError: "import_unreadable" (no such file), "import_log" (one without the seed),
    "import_newer", "import_damaged", or "import_malformed" with the place.
    """
    plain = _plain(data)
    version = plain.get("format_version")
    if type(version) is int and version > FORMAT_VERSION:
        raise TableError("import_newer")
    try:
        whole = checksum(plain) == plain.get("checksum")
    except (ValueError, RecursionError) as error:
        raise TableError("import_damaged") from error
    if not whole:
        raise TableError("import_damaged")
    try:
        content = msgspec.convert(plain, GameFile)
    except msgspec.ValidationError as error:
        place = re.search(r"at `(\$[\w.\[\]]*)", str(error))
        raise malformed(place[1] if place else "$") from error
    _check(content)
    return content


def malformed(place: str) -> TableError:
    """What is said of a file in which something is not as it should be, at a place of its JSON."""
    return TableError("import_malformed", place=place)


def _plain(data: bytes) -> dict[str, Any]:
    try:
        plain = msgspec.json.decode(data.removeprefix(b"\xef\xbb\xbf"))
    except (ValueError, RecursionError) as error:
        raise TableError("import_unreadable") from error
    if not isinstance(plain, dict) or plain.get("format") not in (FORMAT, LOG_FORMAT):
        raise TableError("import_unreadable")
    if plain["format"] == LOG_FORMAT:
        raise TableError("import_log")
    return plain


def _check(content: GameFile) -> None:
    """Raises TableError("import_malformed") for what no type says."""
    seats, last = content.seats, len(content.entries)
    if content.format_version != FORMAT_VERSION:
        raise malformed("$.format_version")
    ids = [sitter.id for sitter in content.people if sitter is not None]
    if len(content.people) != seats or len(set(ids)) != len(ids):
        raise malformed("$.people")
    if len(content.decisions) != seats:
        raise malformed("$.decisions")
    if content.announced > last:
        raise malformed("$.announced")
    for index, line in enumerate(content.entries):
        problem = _problem(line, index + 1, seats)
        if problem:
            raise malformed(f"$.entries[{index}].{problem}")
    rules = [line.seq for line in content.entries if line.kind == EntryKind.RULES]
    if [milestone.seq for milestone in content.milestones] != rules:
        raise malformed("$.milestones")


def _problem(line: Line, seq: int, seats: int) -> str | None:
    """The field of an entry that is no good; None if all are."""
    if line.kind not in _KINDS:
        return "seq" if line.seq != seq else "kind"
    kind, target = EntryKind(line.kind), line.target
    action, rewinds = kind is EntryKind.ACTION, kind.facts.rewinds
    lowest = 1 if rewinds == "before" else 0
    checks = {
        "seq": line.seq == seq,
        "seat": (line.seat is None or line.seat < seats) and not (action and line.seat is None),
        "about": line.about is None or line.about < seats,
        "action": action == (line.action is not None),
        "events": action or not line.events,
        "passed": action or not line.passed,
        "target": rewinds is None if target is None else lowest <= target < seq,
        "facts": (
            all(type(line.facts.get(name)) is wanted for name, wanted in kind.facts.needs.items())
            and not set(_TAKEN) & set(line.facts)
        ),
    }
    return next((field for field, good in checks.items() if not good), None)
