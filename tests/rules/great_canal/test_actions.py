"""The commands of the Great Canal: their paths, and what each asks for."""

from __future__ import annotations

import pytest

from rules.great_canal.actions import ACTIONS
from rules.testing import check_commands
from rules.values import fields_of

COMMANDS = {
    "found": "corner edge",
    "roll": "",
    "discard": "cards",
    "robber": "to [victim]",
    "sacrifice": "city",
    "draw": "deck",
    "drop": "card",
    "take": "resource",
    "retreat": "to",
    "rebuild": "edge",
    "dismiss": "knight",
    "place": "corner",
    "keep": "card",
    "choose": "good",
    "give": "cards",
    "deliver": "commodity",
    "skip": "",
    "build road": "edge",
    "build ship": "edge",
    "build settlement": "corner",
    "build city": "corner",
    "build wall": "corner",
    "sail": "ship to",
    "knight hire": "corner",
    "knight activate": "knight",
    "knight promote": "knight",
    "knight move": "knight to",
    "knight displace": "knight to",
    "knight chase": "knight to [victim]",
    "improve": "track [city]",
    "card commercial-harbor": "",
    "card master-merchant": "seat",
    "card merchant": "hex",
    "card merchant-fleet": "good",
    "card resource-monopoly": "resource",
    "card trade-monopoly": "commodity",
    "card bishop": "to",
    "card deserter": "seat",
    "card diplomat": "edge",
    "card intrigue": "knight",
    "card saboteur": "",
    "card spy": "seat",
    "card warlord": "[order]",
    "card wedding": "",
    "card alchemist": "yellow red",
    "card crane": "track [city]",
    "card engineer": "city",
    "card inventor": "first second",
    "card irrigation": "",
    "card medicine": "settlement",
    "card mining": "",
    "card road-building": "",
    "card smith": "first [second]",
    "trade harbor": "seat resource",
    "trade bank": "give take",
    "trade offer": "give want [to] [first] [hours]",
    "trade accept": "",
    "trade decline": "",
    "trade counter": "give want",
    "trade pick": "seat",
    "trade withdraw": "",
    "end": "",
}
"""What is typed, in the order in which it is offered; a field in brackets may be left out."""

DISCORDS_LIMIT = 25


def test_paths_and_fields() -> None:
    """Check that every action has its path and its fields, in this order."""
    found = {
        action.command: " ".join(
            field.name if field.required else f"[{field.name}]" for field in fields_of(action)
        )
        for action in ACTIONS
    }
    assert found == COMMANDS
    assert list(found) == list(COMMANDS)


def test_paths_fit_discords_tree() -> None:
    """Check that there is room at the root and in each group."""
    check_commands("great_canal")
    roots = {path.split()[0] for path in COMMANDS}
    assert len(roots) <= DISCORDS_LIMIT
    for group in roots:
        assert sum(1 for path in COMMANDS if path.startswith(f"{group} ")) <= DISCORDS_LIMIT


@pytest.mark.parametrize("action", [action for action in ACTIONS if action.open_ended])
def test_what_is_typed_freely(action: type) -> None:
    """Check that only bundles of cards, whom an offer asks and the order of knights are typed."""
    assert action.command in {"discard", "give", "trade offer", "trade counter", "card warlord"}
