"""What the rules refuse, as it is stored: to be put into the words of a language later."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

import msgspec

from rules import RuleError
from rules.values import AnyOf, Bundle, Text, Value


class StoredRefusal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rule by which something is refused, and the parameters of its message (JSON)."""

    rule: str
    params: msgspec.Raw


def store_refusal(error: RuleError) -> StoredRefusal:
    """Return an error of the rules as it is stored; a parameter of no known form as texts show it."""
    return StoredRefusal(error.rule, msgspec.Raw(msgspec.json.encode(error.params, enc_hook=str)))


def refusal_of(stored: StoredRefusal) -> RuleError:
    """Return an error of the rules as it was; ValueError if that cannot be made of what is stored."""
    return RuleError(stored.rule, **_params(msgspec.json.decode(stored.params, type=dict[str, object])))


def _params(stored: Mapping[str, object]) -> dict[str, object]:
    return {name: _param(value) for name, value in stored.items()}


def _param(stored: object) -> object:
    """Return a parameter as it was: which form it has is known by the names of its fields."""
    if isinstance(stored, list):
        return tuple(_param(item) for item in cast("list[object]", stored))
    if not isinstance(stored, dict):
        return stored
    fields = cast("dict[str, object]", stored)
    match fields.keys():
        case names if names == {"kind", "value"}:
            return msgspec.convert(fields, Value)
        case names if names == {"kind", "counts"}:
            return msgspec.convert(fields, Bundle)
        case names if names == {"items"}:
            return AnyOf(cast("tuple[object, ...]", _param(fields["items"])))
        case names if names == {"key", "params"}:
            text = msgspec.convert(fields, Text)
            return Text(text.key, _params(text.params))
        case _:
            raise ValueError(f"no parameter of a refusal: {sorted(fields)}")
