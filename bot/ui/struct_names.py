"""Names of actions and standing answers in component ids."""

from __future__ import annotations

from hashlib import sha256

import msgspec

from rules import Action, Standing, encode_action, encode_standing
from rules.values import fields_of, tag_of
from rules.view import View


def struct_name(value: Action | Standing) -> str:
    """Return what a component calls an action or a standing answer: its tag, and a digest of its fields if it
    has any.

    So a component that is used late does what it said, or nothing.
    """
    if not fields_of(type(value)):
        return tag_of(value)
    encoded = encode_action(value) if isinstance(value, Action) else encode_standing(value)
    return f"{tag_of(value)}.{sha256(encoded).hexdigest()[:16]}"


def choice_name(view: View, action: Action) -> str:
    """Return what a component calls an action, as :func:`struct_name`, with what it rests on."""
    return with_terms(struct_name(action), view, action)


def with_terms(name: str, view: View, action: Action) -> str:
    """Return a name with a digest of what an action rests on beside its fields; as it is for nothing."""
    terms = view.rests_on(action)
    return f"{name}-{sha256(msgspec.json.encode(terms)).hexdigest()[:8]}" if terms else name
