"""The command tree against Discord's limits.

Neither discord.py nor SimCord counts the 8,000 characters of a top-level command, and a tree that breaks a
limit is refused as a whole: then no command works anywhere.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from pathlib import Path
from types import new_class
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.features.play.commands import commands_of
from bot.i18n.catalogue import translate
from bot.i18n.translator import KeyTranslator
from bot.ui.action_keys import action_path
from bot.ui.drafts import LONGEST
from bot.ui.games import offered_games
from rules import GAMES, Action
from rules.values import fields_of
from tests.discord import Server
from tests.offered import OFFERED
from tests.toy.game import Toy

NAME = re.compile(r"[-_'\w]{1,32}")
GROUPS = (1, 2)

_numbers = itertools.count()
"""No two made-up games share a package: texts are read once."""


def _translations(item: dict[str, Any], what: str) -> dict[str, str]:
    """Return a name or description in each language; the one without translation under ``""``."""
    return {"": item.get(what, ""), **(item.get(f"{what}_localizations") or {})}


def _in(item: dict[str, Any], what: str, locale: str) -> str:
    return str(_translations(item, what).get(locale, item.get(what, "")))


def longest(item: dict[str, Any]) -> int:
    """Count the characters of a command as Discord does.

    Names, descriptions and values of it and of all below it, each in its longest language.
    """
    own = sum(max(map(len, _translations(item, what).values())) for what in ("name", "description"))
    choices = sum(
        max(map(len, _translations(choice, "name").values())) + len(str(choice["value"]))
        for choice in item.get("choices") or ()
    )
    return own + choices + sum(map(longest, item.get("options") or ()))


def faults(commands: list[dict[str, Any]]) -> list[str]:
    """Return what Discord would refuse in a tree."""
    found = [f"{len(commands)} top-level commands"] if len(commands) > 100 else []
    found += [f"/{one['name']}: {size} characters" for one in commands if (size := longest(one)) > 8000]
    found += _siblings("/", commands)
    for command in commands:
        found += _faults(f"/{command['name']}", command, 0)
    return found


def _siblings(path: str, items: list[dict[str, Any]]) -> Iterator[str]:
    locales = {locale for item in items for locale in _translations(item, "name")}
    for locale in sorted(locales):
        names = [_in(item, "name", locale) for item in items]
        for name in sorted({name for name in names if names.count(name) > 1}):
            yield f"{path}: two called {name} in {locale or 'English'}"


def _faults(path: str, item: dict[str, Any], depth: int) -> Iterator[str]:
    for locale, name in _translations(item, "name").items():
        if not NAME.fullmatch(name) or name != name.lower():
            yield f"{path}: bad name {name!r} in {locale or 'English'}"
    for locale, text in _translations(item, "description").items():
        if not 1 <= len(text) <= 100:
            yield f"{path}: description of {len(text)} in {locale or 'English'}"
    options = item.get("options") or []
    if len(options) > 25:
        yield f"{path}: {len(options)} options"
    if len(item.get("choices") or ()) > 25:
        yield f"{path}: {len(item['choices'])} choices"
    needed = [bool(option.get("required")) for option in options]
    if needed != sorted(needed, reverse=True):
        yield f"{path}: a required option behind an optional one"
    below = [option for option in options if option["type"] in GROUPS]
    if below and len(below) < len(options):
        yield f"{path}: subcommands beside options"
    if below and depth > 1:
        yield f"{path}: nested too deep"
    yield from _siblings(path, options)
    for option in options:
        yield from _faults(f"{path} {option['name']}", option, depth + 1)


async def payload_of(group: app_commands.Group) -> dict[str, Any]:
    """Return a group as Discord gets it, in all languages."""
    client = discord.Client(intents=discord.Intents.none())
    tree = app_commands.CommandTree(client)
    return await group.get_translated_payload(tree, KeyTranslator())


async def test_the_whole_tree_keeps_discords_limits(server: Server) -> None:
    commands = await server.client.tree_payload()
    assert {"game", "mod", "help", "toy", "arriala"} <= {command["name"] for command in commands}
    assert faults(commands) == []


@pytest.mark.parametrize("kind", OFFERED)
async def test_the_commands_of_a_game_leave_room(kind: str) -> None:
    """Discord takes 8,000 characters; a quarter is kept free for languages and fields to come."""
    payload = await payload_of(commands_of(GAMES[kind]))
    assert longest(payload) <= 6000
    assert faults([payload]) == []


async def test_every_action_has_its_command(server: Server) -> None:
    """There is one command for each action class, with its fields, and no other."""
    for kind, game in offered_games().items():
        leaves = {
            command.qualified_name: [parameter.name for parameter in command.parameters]
            for command in commands_of(game).walk_commands()
            if isinstance(command, app_commands.Command)
        }
        assert leaves == {
            action_path(kind, action): [field.name for field in fields_of(action)] for action in game.actions
        }


async def test_the_toys_commands_come_in_french_too(server: Server) -> None:
    """Commands have the same keys as all else; Discord shows English where there is no other."""
    toy = next(command for command in await server.client.tree_payload() if command["name"] == "toy")
    assert toy["name_localizations"] == {"fr": "petit-jeu"}
    assert toy["description_localizations"]["fr"].startswith("Posez des cartes")
    card = next(option for option in toy["options"] if option["name"] == "card")
    assert card["name_localizations"] == {"fr": "carte"}
    play = next(option for option in card["options"] if option["name"] == "play")
    assert play["description_localizations"] == {"fr": "Poser une carte dans un étang"}
    pond = next(option for option in play["options"] if option["name"] == "pond")
    assert pond["name_localizations"] == {"fr": "étang"}
    assert pond["description_localizations"] == {"fr": "Un étang sans cette couleur"}


async def test_the_command_that_removes_a_game_keeps_its_name(server: Server) -> None:
    """The command is called reset in each language, though its sentences say that a game is removed."""
    group = next(command for command in await server.client.tree_payload() if command["name"] == "mod")
    reset = next(option for option in group["options"] if option["name"] == "reset")
    assert reset["name_localizations"] == {"fr": "remettre-à-zéro", "de": "zurücksetzen"}
    assert translate("oc", "command-mod-reset") == "remetre-a-zèro"


def _actions(count: int, folder: str) -> tuple[type[Action], ...]:
    """Make action classes that differ in their command alone."""

    def one(number: int) -> type[Action]:
        path = f"{folder}{chr(97 + number)}" if folder else f"{chr(97 + number)}"
        facts = {"command": path, "__annotations__": {}, "__module__": __name__}
        keywords = {"frozen": True, "tag": path.replace(" ", "-")}
        return new_class(f"Made{number}", (Action,), keywords, lambda made: made.update(facts))

    return tuple(one(number) for number in range(count))


def _made_up(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, actions: tuple[type[Action], ...], **texts: str
) -> type[Toy]:
    """Make a game with these actions, and texts for its commands in English and French."""
    name = f"made_up_{next(_numbers)}"
    package = tmp_path / name
    (package / "texts").mkdir(parents=True)
    (package / "__init__.py").touch()
    keys = {f"command-{action.command.replace(' ', '-')}": action.command.split()[-1] for action in actions}
    keys |= {f"command-{action.command.split()[0]}": action.command.split()[0] for action in actions}
    common = {"title": "Made up", "command": "made-up", "summary": "Not a game", **keys}
    common |= {f"{key}-description": "Something" for key in keys}
    english = common | {
        key.replace("_", "-"): text for key, text in texts.items() if not key.startswith("fr_")
    }
    french = {
        key.removeprefix("fr_").replace("_", "-"): text
        for key, text in texts.items()
        if key.startswith("fr_")
    }
    for language, messages in (("en", english), ("fr", french)):
        lines = "\n".join(f"{key} = {text}" for key, text in messages.items())
        (package / "texts" / f"{language}.ftl").write_text(lines, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    facts = {"__module__": __name__, "actions": actions, "package": name}
    game = new_class("MadeUp", (Toy,), {"frozen": True, "tag": name}, lambda made: made.update(facts))
    monkeypatch.setattr("rules.language.texts.GAMES", {**GAMES, name: game})
    return game


async def test_twenty_five_commands_are_no_fault(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    group = commands_of(_made_up(monkeypatch, tmp_path, _actions(25, "")))
    assert faults([await payload_of(group)]) == []


@pytest.mark.parametrize("folder", ["", "deep "], ids=["top", "folder"])
async def test_a_twenty_sixth_command_is_noticed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, folder: str
) -> None:
    """discord.py refuses it as the command is made, at the top and in a folder."""
    made_up = _made_up(monkeypatch, tmp_path, _actions(26, folder))
    with pytest.raises(ValueError, match="maximum number of child commands"):
        commands_of(made_up)
    payload = await payload_of(commands_of(Toy))
    payload["options"] = [{**payload["options"][0], "name": f"a{number}"} for number in range(26)]
    payload["options"] = [{**option, "name_localizations": {}} for option in payload["options"]]
    assert "/toy: 26 options" in faults([payload])


@pytest.mark.parametrize(
    ("texts", "fault"),
    [
        ({"command_a_description": "x" * 101}, "description of 101"),
        ({"fr_command_a_description": "é" * 101}, "description of 101"),
        ({"fr_command_a": "B"}, "bad name 'B'"),
        ({"fr_command_a": "deux mots"}, "bad name 'deux mots'"),
        ({"fr_command_a": "a" * 33}, "bad name"),
        ({"fr_command_a": "pareil", "fr_command_b": "pareil"}, "two called pareil in fr"),
        ({"fr_command_a": "b"}, "two called b in fr"),
    ],
)
async def test_a_bad_text_is_noticed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, texts: dict[str, str], fault: str
) -> None:
    """In English discord.py refuses it when the command is made; of translations it checks nothing."""
    made_up = _made_up(monkeypatch, tmp_path, _actions(2, ""), **texts)
    try:
        found = faults([await payload_of(commands_of(made_up))])
    except ValueError as error:
        found = [f"description of 101: {error}"]
    assert any(fault in one for one in found), found


async def test_eight_thousand_characters_are_counted_over_all_and_in_the_longest_language(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    texts = {f"fr_command_{chr(97 + number)}_description": "é" * 100 for number in range(25)}
    made_up = _made_up(monkeypatch, tmp_path, _actions(25, ""), **texts)
    payload = await payload_of(commands_of(made_up))
    assert longest(payload) == len("made-up" + "Not a game") + 25 * 101
    assert faults([payload]) == []
    bulky = {**payload["options"][0], "name": "bulky", "choices": [{"name": "n" * 99, "value": "v" * 99}]}
    bulky["choices"] = [{**choice, "name": "n" * 99} for choice in bulky["choices"] * 25]
    heavy = {**payload, "options": [bulky, {**bulky, "name": "second"}]}
    assert [fault for fault in faults([heavy]) if "characters" in fault] == [
        f"/made-up: {longest(heavy)} characters"
    ]


def test_other_faults_are_noticed() -> None:
    leaf = {"name": "leaf", "description": "x", "type": 1}
    text = {"name": "text", "description": "x", "type": 3}
    deep = {**leaf, "type": 2, "options": [{**leaf, "type": 2, "options": [leaf]}]}
    for command, fault in (
        ({**leaf, "options": [leaf, text]}, "beside options"),
        ({**leaf, "options": [deep]}, "nested too deep"),
        ({**leaf, "options": [text, {**text, "name": "must", "required": True}]}, "behind an optional"),
        ({**leaf, "options": [text, text]}, "two called text"),
        ({**leaf, "description": ""}, "description of 0"),
        ({**leaf, "choices": [{"name": "n", "value": "v"}] * 26}, "26 choices"),
    ):
        assert any(fault in one for one in faults([command])), fault
    many = [{**leaf, "name": f"leaf-{number}"} for number in range(101)]
    assert faults(many) == ["101 top-level commands"]


async def test_no_more_is_written_than_is_read() -> None:
    """Discord takes no more characters for what is typed freely than the bot reads."""
    payload = await payload_of(commands_of(GAMES["great_canal"]))
    trade = next(one for one in payload["options"] if one["name"] == "trade")
    offer = next(one for one in trade["options"] if one["name"] == "offer")
    most = {one["name"]: one.get("max_length") for one in offer["options"] if one["type"] == 3}
    assert most == dict.fromkeys(("give", "want", "to", "hours"), LONGEST)
