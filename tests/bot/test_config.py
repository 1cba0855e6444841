"""Settings from the environment and ``.env``, and the error for each bad value."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.config import Config, ConfigError, load_config, read_components

BAD = {
    "DATABASE": None,
    "LOCAL_DATABASE": None,
    "DISCORD_TOKEN": None,
    "DISCORD_PROXY": "somewhere",
    "LOCAL_PORT": "0",
    "LOCAL_BROWSER": "perhaps",
    "BOT_LANGUAGE": "xx",
    "LOOK": "gaudy",
    "LAYOUT": "round",
    "MODERATOR_ROLES": "12, helpers",
    "COMPONENTS": None,
    "BACKUPS": None,
    "BACKUPS_KEPT": "0",
    "LOG_LEVEL": "LOUD",
}
"""A bad value of each setting; None where any text is taken at first."""


@pytest.fixture(autouse=True)
def _nothing_set(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in Config.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)
    monkeypatch.chdir(tmp_path)


def test_every_setting_is_tried() -> None:
    assert {name.upper() for name in Config.model_fields} == set(BAD)


@pytest.mark.parametrize(("name", "value"), [(name, value) for name, value in BAD.items() if value])
def test_a_bad_setting_is_named(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(ConfigError, match=f"^{name} is '.+', but should be "):
        load_config()


@pytest.mark.parametrize(
    ("name", "value", "wanted"),
    [
        ("BACKUPS_KEPT", "0", "a whole number of at least 1"),
        ("BACKUPS_KEPT", "many", "a whole number of at least 1"),
        ("BACKUPS_KEPT", "9" * 5000, "a whole number of at least 1"),
        ("LOCAL_PORT", "70000", "a whole number from 1 to 65535"),
        ("LOCAL_PORT", "1.5", "a whole number from 1 to 65535"),
        ("LOCAL_BROWSER", "perhaps", "true or false"),
        ("MODERATOR_ROLES", "12, helpers", "a whole number"),
        ("DISCORD_PROXY", "somewhere", "an address as http://proxy.example:3128"),
    ],
)
def test_what_it_should_be_is_said_in_our_words(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str, wanted: str
) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(ConfigError, match=rf"but should be {wanted}$"):
        load_config()


def test_dotenv_is_read_and_the_environment_goes_before_it(monkeypatch: pytest.MonkeyPatch) -> None:
    Path(".env").write_text("LOOK=dark\nLOCAL_PORT=9000\nSOMETHING_ELSE=1\n")
    monkeypatch.setenv("LOCAL_PORT", "9001")
    settings = load_config()
    assert (settings.look, settings.local_port) == ("dark", 9001)


def test_a_setting_left_empty_is_not_set(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in BAD:
        monkeypatch.setenv(name, "")
    assert load_config() == Config.model_construct()
    monkeypatch.setenv("DISCORD_TOKEN", "  ")
    assert load_config().discord_token is None


def test_the_system_s_own_language_is_not_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANGUAGE", "oc_FR:fr_FR:fr")
    assert load_config().language == "en"


def test_roles_are_a_list(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MODERATOR_ROLES", " 12,34 ,")
    assert load_config().moderator_roles == (12, 34)


def test_the_token_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "hush")
    assert "hush" not in repr(load_config())


def test_a_dotenv_that_is_no_text(tmp_path: Path) -> None:
    (tmp_path / ".env").write_bytes(b"LOOK=\xff\xfe")
    with pytest.raises(ConfigError, match=r"^\.env cannot be read"):
        load_config()


def test_own_components_are_read(tmp_path: Path) -> None:
    from rules import GAMES
    from rules.kit.component_files import packaged

    own = packaged("rules.arriala", "board.toml")
    (tmp_path / "arriala").mkdir()
    (tmp_path / "arriala" / "board.toml").write_text(own, "utf-8")
    assert "arriala" in GAMES
    assert read_components(tmp_path) == {"arriala": {"board": own}}
    assert read_components(None) == {}


@pytest.mark.parametrize(
    ("file", "content"),
    [("arriala/board.toml", b"[["), ("arriala/board.toml", b"\xff"), ("arriala/hand.toml", b"")],
)
def test_bad_components_are_named(tmp_path: Path, file: str, content: bytes) -> None:
    path = tmp_path / file
    path.parent.mkdir()
    path.write_bytes(content)
    with pytest.raises(ConfigError, match=r"^COMPONENTS: .*(arriala|board\.toml|hand\.toml)"):
        read_components(tmp_path)


def test_components_that_are_no_folder(tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match=r"COMPONENTS: .* is not a folder"):
        read_components(tmp_path / "nowhere")
