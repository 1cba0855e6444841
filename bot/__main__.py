"""The program: ``riquet`` connects to Discord, or without a token runs on a page of this machine."""

from __future__ import annotations

import argparse
from importlib.metadata import PackageNotFoundError, version
from typing import Any

from bot.config import Config


def main() -> None:
    """Read the command line, and run."""
    _parser().parse_args()
    # Loaded as late as this, the bot keeps nobody waiting who asks for help.
    from bot.running import run

    run()


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
    return parser


def _shown(default: Any) -> str:
    return "none" if default in (None, ()) else str(default)


if __name__ == "__main__":
    main()
