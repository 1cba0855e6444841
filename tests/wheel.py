"""Check an installed wheel from outside a checkout: all games begin, are drawn, described, and stored.

Run by .ci/run with the Python into which nothing but the wheel was installed.
"""

import asyncio
import tempfile
from datetime import UTC, datetime
from pathlib import Path

import render
from bot.config import Config
from bot.i18n.catalogue import available, translate
from bot.store import Store
from bot.ui.games import offered_games
from rules import load_game, new_game
from rules.language.words import Words


async def main() -> None:
    """Raise an error if anything that the wheel should hold is not there."""
    assert offered_games()
    assert Path(render.__file__).is_relative_to(Path(asyncio.__file__).parent) is False
    for kind, game in offered_games().items():
        for seats in game.seat_numbers:
            started = new_game(kind, seats=seats, seed=1)
            assert load_game(started.to_json()) == started
            for look in render.LOOKS:
                assert render.board(started.view(None), look=look).startswith(b"\x89PNG")
            assert render.describe(started.view(0), long=True)
        print(kind, Words(kind, "en").text("title"))
    for language in available():
        assert translate(language, "help-head")
    assert Config(_env_file=None).discord_token is None  # type: ignore[call-arg]
    with tempfile.TemporaryDirectory() as folder:
        async with await Store.open(Path(folder, "riquet.db"), lambda: datetime.now(UTC)):
            pass


asyncio.run(main())
