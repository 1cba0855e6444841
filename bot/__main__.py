"""The program: ``riquet`` connects to Discord, or without a token runs on a page of this machine."""

from __future__ import annotations

import argparse
import sys
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

from bot.config import Config

_STOPPED = 130
"""The exit status of a program that Ctrl-C has ended."""


def main() -> None:
    """Read the command line, and do what it says."""
    parser = _parser()
    given = parser.parse_args()
    if given.take_over and given.command is not None:
        parser.error(f"--take-over starts the bot: it does not go with {given.command}")
    try:
        _obey(given)
    except KeyboardInterrupt:
        # Nothing was begun yet, or all has ended.
        sys.exit(_STOPPED)


def _obey(given: argparse.Namespace) -> None:
    """Do what the command line says; what that needs is loaded here, so that help keeps nobody waiting."""
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
        case "recount":
            from bot.upkeep import recount

            recount()
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
        usage="%(prog)s [-h] [--version] [--take-over] [COMMAND ...]",
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
    commands = parser.add_subparsers(
        dest="command", prog="riquet", title="instead of running the bot", metavar="COMMAND"
    )
    _add_command(
        commands,
        "backup",
        "write a checked copy of the database, also while the bot runs",
        "It goes into the folder BACKUPS, named by the time, and its name is printed. The newest BACKUPS_KEPT"
        " stay there.",
    )
    back = _add_command(
        commands,
        "restore",
        "put a backup in the place of the database",
        "The bot has to be stopped. The backup is checked first and stays as it is; what it replaces is kept"
        " under the name that is printed.",
        HOLDS,
    )
    back.add_argument("backup", type=Path, help="the file that riquet backup has written")
    _add_command(
        commands,
        "check",
        "check the whole database, also while the bot runs",
        "It says what is not as it was written, and changes nothing.",
    )
    _add_command(
        commands,
        "recount",
        "make all statistics and ratings again from the logs",
        "The bot has to be stopped. It may be interrupted: then it goes on where it was when it is started"
        " again, and the bot counts what is left by and by.",
        HOLDS,
    )
    return parser


HOLDS = ", 3 that a running bot holds the database"


def _add_command(
    commands: Any, name: str, about: str, more: str, further: str = ""
) -> argparse.ArgumentParser:
    """Add a command beside running the bot; return its parser, to which its arguments go.

    ``further`` is what else its exit status can say.
    """
    which = (
        "The database is that of the bot which the same settings start: DATABASE, or without DISCORD_TOKEN"
        f" LOCAL_DATABASE. Exit status 0 says that all is well, 1 that something is wrong{further}."
    )
    return commands.add_parser(
        name, help=about, description=f"{about[0].upper()}{about[1:]}. {more}", epilog=which
    )


def _shown(default: Any) -> str:
    if isinstance(default, bool):
        return str(default).lower()
    return "none" if default in (None, ()) else str(default)


if __name__ == "__main__":
    main()
