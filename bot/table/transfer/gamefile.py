"""A game as a file: all that there is to it, with a checksum. Reading it takes nothing for granted.

The file is JSON. ``entries`` are the log and ``state`` is where it leads; ``milestones`` are states by which
the rules changed, so that those of today cannot derive them from what is before. ``checksum`` is the SHA-256,
in hex, of the canonical JSON (keys sorted, no spaces, UTF-8) of all the rest: it shows damage; forgery shows
when the log is played again.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from hashlib import sha256
from typing import Annotated

import msgspec
from msgspec import Meta, field

from bot.store.kinds import EntryKind
from bot.table.errors import TableError
from rules.players import Level

FORMAT, FORMAT_VERSION = "riquet-game", 1
LOG_FORMAT, LOG_FORMAT_VERSION = "riquet-log", 1
"""What the file is called that can be read but not imported, since it holds nothing secret."""
_BEGINNING = re.compile(rb'(\xef\xbb\xbf)?\s*\{\s*"format"\s*:\s*"(riquet-game|riquet-log)"')
"""How every file of the bot's begins, whole or not."""

LARGEST = 8 << 20
"""How many bytes a file may have."""

_KINDS = frozenset(EntryKind)

_TAKEN = ("command", "game", "incoming", "name", "number", "outgoing", "seat", "who")
"""Names that texts about entries use already, so that no fact is called so."""

MOST_EVENTS = 500
"""How many events an entry may have; the games have fourteen at most."""
LARGEST_PART = 1 << 16
"""How many bytes an entry's action may have, and its events together; the games need one thousand."""
_MOST_FACTS = 20

SeatNumber = Annotated[int, Meta(ge=0, le=63)]
Seq = Annotated[int, Meta(ge=1, le=1_000_000)]
Millis = Annotated[int, Meta(ge=0, le=253_402_300_799_000)]
Name = Annotated[str, Meta(max_length=200)]
Decision = Annotated[int, Meta(ge=1, le=999_999_000)]
Fact = (
    bool | Annotated[int, Meta(ge=-(1 << 53), le=1 << 53)] | Annotated[str, Meta(pattern=r"^[\w-]{0,200}$")]
)


class Sitter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who had a seat when the file was made."""

    id: Annotated[int, Meta(ge=1, le=(1 << 63) - 1)]
    name: Name


class FileEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An entry of the log, as :class:`bot.store.entries.Entry`, with action and events as plain JSON."""

    seq: Seq
    kind: str
    time: Millis
    seat: SeatNumber | None
    action: dict[str, object] | None
    events: Annotated[list[object], Meta(max_length=MOST_EVENTS)]
    passed: bool
    target: Annotated[int, Meta(ge=0)] | None
    about: SeatNumber | None
    facts: Annotated[
        dict[Annotated[str, Meta(pattern=r"^[a-z_]{1,20}$")], Fact], Meta(max_length=_MOST_FACTS)
    ]


class UpgradeState(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole state after an entry by which the rules changed."""

    seq: Seq
    state: dict[str, object]


class GameFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """All of a game.

    ``people`` are by seat, None for nobody, and ``computers`` the levels of computer players, by theirs;
    files of before have none. A file that players get names nobody by their id: ``people`` are all None, and
    ``names`` are what they are called, by seat, "" for nobody. ``hints`` says that the table has allowed
    hints. ``announced`` is the last entry that the channel knows of.
    """

    format: str
    format_version: int
    kind: str
    rules_version: Annotated[int, Meta(ge=0, le=1_000_000)]
    seats: Annotated[int, Meta(ge=1, le=64)]
    options: Mapping[str, object]
    seed: Annotated[str, Meta(min_length=1, max_length=200)]
    fingerprint: str
    people: tuple[Sitter | None, ...]
    created: Millis
    started: Millis
    entries: tuple[FileEntry, ...]
    milestones: tuple[UpgradeState, ...]
    decisions: tuple[Decision, ...]
    announced: Annotated[int, Meta(ge=0, le=1_000_000)]
    state: dict[str, object]
    computers: dict[SeatNumber, Level] = field(default_factory=dict[int, Level])
    hints: bool = False
    names: tuple[Name, ...] = ()
    checksum: str = ""


def checksum(plain: Mapping[str, object]) -> str:
    """Return the checksum of a file's content; ValueError if that is no JSON."""
    rest = {name: value for name, value in plain.items() if name != "checksum"}
    text = json.dumps(rest, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return sha256(text.encode()).hexdigest()


def write_file(content: GameFile) -> bytes:
    """Return the bytes of a file, easy to read, with its checksum."""
    plain = msgspec.to_builtins(content)
    plain["checksum"] = checksum(plain)
    return msgspec.json.format(msgspec.json.encode(plain), indent=1)


def read_file(data: bytes) -> GameFile:
    """Return what a file holds, if it is whole and in itself consistent; nothing is played yet.

    Raises TableError: "import_unreadable" (no such file), "import_cut_off" (one that begins like such a file
    and does not go on so), "import_log" (one without the seed),
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
        content = msgspec.convert(plain, GameFile, str_keys=True)
    except msgspec.ValidationError as error:
        place = re.search(r"at `(\$[\w.\[\]]*)", str(error))
        raise malformed(place[1] if place else "$") from error
    _check(content)
    return content


def malformed(place: str) -> TableError:
    """Return the error for a file in which something is not as it should be, at a place of its JSON."""
    return TableError("import_malformed", place=place)


def _plain(data: bytes) -> dict[str, object]:
    """Return the JSON of a file that has our format; TableError if it is none."""
    try:
        plain = msgspec.json.decode(data.removeprefix(b"\xef\xbb\xbf"), type=dict[str, object])
    except (ValueError, RecursionError) as error:
        raise TableError("import_cut_off" if _BEGINNING.match(data) else "import_unreadable") from error
    if plain.get("format") not in (FORMAT, LOG_FORMAT):
        raise TableError("import_unreadable")
    if plain["format"] == LOG_FORMAT:
        raise TableError("import_log")
    return plain


def _check(content: GameFile) -> None:
    """Raise TableError("import_malformed") unless all holds that no type checks."""
    seats, last = content.seats, len(content.entries)
    if content.format_version != FORMAT_VERSION:
        raise malformed("$.format_version")
    ids = [sitter.id for sitter in content.people if sitter is not None]
    if len(content.people) != seats or len(set(ids)) != len(ids):
        raise malformed("$.people")
    if len(content.names) not in (0, seats):
        raise malformed("$.names")
    computers = content.computers
    if len(computers) >= seats or not all(
        seat < seats and content.people[seat] is None for seat in computers
    ):
        raise malformed("$.computers")
    if len(content.decisions) != seats:
        raise malformed("$.decisions")
    if content.announced > last:
        raise malformed("$.announced")
    for index, entry in enumerate(content.entries):
        problem = _problem(entry, index + 1, seats)
        if problem:
            raise malformed(f"$.entries[{index}].{problem}")
    rules = [entry.seq for entry in content.entries if EntryKind(entry.kind) == EntryKind.RULES]
    if [kept.seq for kept in content.milestones] != rules:
        raise malformed("$.milestones")


def _problem(entry: FileEntry, seq: int, seats: int) -> str | None:
    """Return the field of an entry that is no good; None if all are good."""
    if entry.kind not in _KINDS:
        return "seq" if entry.seq != seq else "kind"
    kind, target = EntryKind(entry.kind), entry.target
    action, rewinds = kind is EntryKind.ACTION, kind.facts.rewinds
    lowest = 1 if rewinds in ("before", "alone") else 0
    checks = {
        "seq": entry.seq == seq,
        "seat": (entry.seat is None or entry.seat < seats) and not (action and entry.seat is None),
        "about": entry.about is None or entry.about < seats,
        "action": action == (entry.action is not None) and _is_small(entry.action),
        "events": (action or not entry.events) and _is_small(entry.events),
        "passed": action or not entry.passed,
        "target": rewinds is None if target is None else lowest <= target < seq,
        "facts": (
            all(type(entry.facts.get(name)) is wanted for name, wanted in kind.facts.needs.items())
            and not set(_TAKEN) & set(entry.facts)
        ),
    }
    return next((field for field, good in checks.items() if not good), None)


def _is_small(part: object) -> bool:
    """Say whether a part of an entry has no more bytes than it may."""
    return len(msgspec.json.encode(part)) <= LARGEST_PART
