"""The program: ``riquet`` connects to Discord, or without a token runs on a page of this machine."""

from __future__ import annotations

import argparse
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

from bot.config import Config


def main() -> None:
    """Read the command line, and do what it says."""
    given = _parser().parse_args()
    # Loaded as late as this, the bot keeps nobody waiting who asks for help.
    match given.command:
        case "backup":
            from bot.upkeep import make_backup

            make_backup()
        case "restore":
            from bot.upkeep import put_back

            put_back(given.backup)
        case "check":
            from bot.upkeep import check

            check()
        case _:
            from bot.running import run

            run(take_over=given.take_over)


def _parser() -> argparse.ArgumentParser:
    lines = [
        f"  {name.upper():<16} {field.description} (default: {_shown(field.default)})"
        for name, field in Config.model_fields.items()
    ]
    parser = argparse.ArgumentParser(
        prog="riquet",
        description=(
            "A Discord bot for playing canal-building board games by post. "
            "Without DISCORD_TOKEN it runs on a page of this machine, with five people to play as."
        ),
        epilog="settings, from the environment or a .env file:\n" + "\n".join(lines),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    try:
        number = version("riquet")
    except PackageNotFoundError:
        number = "(not installed)"
    parser.add_argument("--version", action="version", version=f"riquet {number}")
    parser.add_argument(
        "--take-over", action="store_true", help="have another process on the same database stop first"
    )
    commands = parser.add_subparsers(dest="command", title="instead of running the bot", metavar="")
    commands.add_parser("backup", help="write a checked copy of the database, also while the bot runs")
    back = commands.add_parser("restore", help="put a backup in the place of the database")
    back.add_argument("backup", type=Path, help="the file that riquet backup has written")
    commands.add_parser("check", help="check the whole database, also while the bot runs")
    return parser


def _shown(default: Any) -> str:
    return "none" if default in (None, ()) else str(default)


if __name__ == "__main__":
    main()
