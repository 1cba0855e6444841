"""Names of actions and standing answers in component ids."""

from __future__ import annotations

from hashlib import sha256

from rules import Action, Standing, encode_action, encode_standing
from rules.values import fields_of, tag_of


def struct_name(value: Action | Standing) -> str:
    """Return what a component calls an action or a standing answer: its tag, and a digest of its fields if it
    has any.

    So a component that is used late does what it said, or nothing.
    """
    if not fields_of(type(value)):
        return tag_of(value)
    encoded = encode_action(value) if isinstance(value, Action) else encode_standing(value)
    return f"{tag_of(value)}.{sha256(encoded).hexdigest()[:16]}"
