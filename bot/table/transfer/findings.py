"""What the check of a file finds, as bytes: plain data, of which nothing is run by whoever reads it."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain

import msgspec

from bot.store.entries import Entry
from bot.table.transfer.checking import Candidate

_AT_ONCE = 500
"""So many entries are read in one piece: nothing else happens in the process meanwhile."""


class Refusal(msgspec.Struct, frozen=True, tag="refusal"):
    """Why a file cannot be imported, as :class:`bot.table.TableError`."""

    key: str
    params: Mapping[str, int | str | tuple[int, ...]]


Finding = Candidate | Refusal
"""What a check finds."""

_finding = msgspec.msgpack.Decoder(tuple[Finding, list[bytes]])
_entries = msgspec.msgpack.Decoder(list[Entry])


def written(finding: Finding) -> bytes:
    """Return what a check has found as bytes."""
    encode = msgspec.msgpack.encode
    if isinstance(finding, Refusal):
        return encode((finding, []))
    every = finding.entries
    pieces = [encode(every[first : first + _AT_ONCE]) for first in range(0, len(every), _AT_ONCE)]
    return encode((msgspec.structs.replace(finding, entries=()), pieces))


def read(data: bytes) -> Finding:
    """Return what a check has found; msgspec.DecodeError if that is not what is written there."""
    finding, pieces = _finding.decode(data)
    if isinstance(finding, Refusal):
        return finding
    return msgspec.structs.replace(finding, entries=tuple(chain.from_iterable(map(_entries.decode, pieces))))
