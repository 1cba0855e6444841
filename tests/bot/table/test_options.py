"""A game with options of its own is stored, checked and taken elsewhere with them."""

from __future__ import annotations

import json

import pytest

from bot.table import TableError, Tables
from bot.table.transfer.checking import examined
from rules.options import Option
from tests.bot.table.filed import begin, brought_in, changed
from tests.bot.table.seated import CHANNEL, MODERATOR, finish
from tests.made_up import Varied, known


async def test_options_are_stored_and_travel(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Varied, "options", {**Varied.options, "quick": Option(bool, True)})
    with known(Varied) as kind:
        info = await begin(tables, kind, 2, CHANNEL)
        assert info.options["quick"] is True
        assert info.options["length"] == 3
        game = (await tables.load(info.id)).game
        assert isinstance(game, Varied)
        assert game.quick
        data = await tables.transfer.export(info.id, MODERATOR)
        assert json.loads(data)["options"]["quick"] is True
        there = await brought_in(tables, data)
        assert there.options == info.options
        assert (await tables.load(there.id)).game == game
        for one in (info.id, there.id):
            await finish(tables, one)
            assert (await tables.records.verify(one)).ok


@pytest.mark.parametrize(("quick", "error"), [(True, "import_fingerprint"), (1, "import_options")])
async def test_options_that_were_changed_are_noticed(tables: Tables, quick: object, error: str) -> None:
    with known(Varied) as kind:
        info = await begin(tables, kind, 2, CHANNEL)
        data = await tables.transfer.export(info.id, MODERATOR)
        with pytest.raises(TableError, match=error):
            examined(changed(data, lambda file: file["options"].update(quick=quick)))
