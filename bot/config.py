"""What the owner sets: from the environment or a ``.env`` file in the working directory."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

from pydantic import Field, HttpUrl, SecretStr, ValidationError, field_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from bot.i18n.catalogue import available
from render import LAYOUTS, LOOKS
from rules import GAMES, new_game, resolve_options


class ConfigError(Exception):
    """A setting that is no good; the message names it and says what is wrong."""


TOKEN = "DISCORD_TOKEN"
"""The name of the bot's token in the environment."""


class Config(BaseSettings):
    """All settings; the names in the environment are the field names in capitals."""

    model_config = SettingsConfigDict(
        env_file=".env", env_file_encoding="utf-8", env_ignore_empty=True, extra="ignore", frozen=True
    )

    discord_token: SecretStr | None = Field(None, description="the bot's token; without one it runs locally")
    discord_proxy: HttpUrl | None = Field(
        None, description="the address of an HTTP proxy through which Discord is reached"
    )
    database: Path = Field(Path("riquet.db"), description="the file that holds all games")
    local_database: Path = Field(Path("riquet-local.db"), description="the same for local mode")
    local_port: int = Field(8700, ge=1, le=65535, description="where local mode's page is served")
    local_browser: bool = Field(True, description="whether local mode opens the page in a browser")
    # Not LANGUAGE: many systems set that one for all programs, to lists like "en_GB:en".
    bot_language: str = Field(
        "en", description="the language of what all see, where no channel or server has set another"
    )
    look: str = Field(
        "light",
        description="the look of the pictures, where no channel or server has set another: "
        + " or ".join(LOOKS),
    )
    layout: str = Field(
        "wide",
        description="the layout of the pictures, where no person, channel or server has set another: "
        + " or ".join(LAYOUTS),
    )
    moderator_roles: Annotated[tuple[int, ...], NoDecode] = Field(
        (), description="ids of roles, separated by commas, that may moderate beside Manage Channels"
    )
    components: Path | None = Field(
        None, description="a folder <game>/<file>.toml with your own boards and cards, for new games"
    )
    backups: Path = Field(Path("backups"), description="the folder into which riquet backup writes")
    backups_kept: int = Field(14, ge=1, description="how many backups stay there, the newest")
    log_level: str = Field("INFO", description="DEBUG, INFO, WARNING or ERROR")

    @property
    def language(self) -> str:
        """Return the language of what a whole channel reads, where neither it nor its server has set one."""
        return self.bot_language

    @field_validator("discord_token", mode="before")
    @classmethod
    def _no_empty_token(cls, value: object) -> object:
        return None if isinstance(value, str) and not value.strip() else value

    @field_validator("moderator_roles", mode="before")
    @classmethod
    def _split(cls, value: object) -> object:
        if isinstance(value, str):
            return tuple(part.strip() for part in value.split(",") if part.strip())
        return value

    @field_validator("bot_language")
    @classmethod
    def _known_language(cls, value: str) -> str:
        return _one_of(value, available())

    @field_validator("look")
    @classmethod
    def _known_look(cls, value: str) -> str:
        return _one_of(value, LOOKS)

    @field_validator("layout")
    @classmethod
    def _known_layout(cls, value: str) -> str:
        return _one_of(value, LAYOUTS)

    @field_validator("log_level")
    @classmethod
    def _known_level(cls, value: str) -> str:
        if value.upper() not in ("DEBUG", "INFO", "WARNING", "ERROR"):
            raise ValueError("one of DEBUG, INFO, WARNING, ERROR")
        return value.upper()


def _one_of(value: str, known: Sequence[str]) -> str:
    """Return a value; ValueError naming those that are known if it is none of them."""
    if value not in known:
        raise ValueError(f"one of {', '.join(known)}")
    return value


def load_config(**given: Any) -> Config:
    """Return the configuration, ``given`` before the environment; ConfigError names the first bad setting."""
    try:
        return Config(**given)
    except ValidationError as error:
        first = error.errors()[0]
        field = str(first["loc"][0])
        wanted = _wanted(field, first["type"], first["msg"])
        raise ConfigError(f"{field.upper()} is {first['input']!r}, but should be {wanted}") from None
    except (OSError, UnicodeDecodeError) as error:
        raise ConfigError(f".env cannot be read: {error}") from error


def _wanted(field: str, kind: str, said: str) -> str:
    """Return what a setting should be, by the kind of what is wrong and what was ``said`` of it."""
    if kind in ("int_parsing", "int_parsing_size", "greater_than_equal", "less_than_equal"):
        bounds = Config.model_fields[field].metadata
        least = next((one.ge for one in bounds if hasattr(one, "ge")), None)
        most = next((one.le for one in bounds if hasattr(one, "le")), None)
        if most is not None:
            return f"a whole number from {least} to {most}"
        return "a whole number" if least is None else f"a whole number of at least {least}"
    if kind.startswith("bool_"):
        return "true or false"
    if kind.startswith("url_"):
        return "an address as http://proxy.example:3128"
    return said.removeprefix("Value error, ").removeprefix("Input should be ")


def read_components(folder: Path | None) -> Mapping[str, Mapping[str, str]]:
    """Return the owner's component files by game and stem; ConfigError if one is not of a game or no good."""
    found: dict[str, dict[str, str]] = {}
    if folder is None:
        return found
    if not folder.is_dir():
        raise ConfigError(f"COMPONENTS: {folder} is not a folder")
    for path in sorted(folder.glob("*/*.toml")):
        game = path.parent.name
        if game not in GAMES or path.name not in GAMES[game].components:
            raise ConfigError(f"COMPONENTS: no game has a component file {game}/{path.name}")
        try:
            found.setdefault(game, {})[path.stem] = path.read_text("utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise ConfigError(f"COMPONENTS: {path} cannot be read: {error}") from error
    for game, texts in found.items():
        _try_components(game, texts)
    return found


def _try_components(game: str, texts: Mapping[str, str]) -> None:
    try:
        for seats in GAMES[game].seat_numbers:
            new_game(game, seats=seats, seed=0, **resolve_options(game, texts))
    except ValueError as error:
        raise ConfigError(f"COMPONENTS: {game}: {error}") from error
