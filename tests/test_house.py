"""The files of the repository: what is in them, what is not, and that the README agrees with the code."""

from __future__ import annotations

import ast
import doctest
import importlib
import re
import subprocess
import tomllib
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageDraw, ImageFont

from bot.client import PERMISSIONS, SCOPES
from bot.config import Config
from rules import GAMES
from rules.language.texts import FALLBACK
from rules.language.words import Words
from tests import gallery
from tests.offered import OFFERED
from tests.readme import command_table

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text("utf-8")
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
OUR_GAMES = [kind for kind, game in GAMES.items() if game.package.startswith("rules.")]
OUR_OFFERED = [kind for kind in OUR_GAMES if kind in OFFERED]
PACKAGES = ("bot", "render", "rules")
PYTHON = sorted(
    path for room in (*PACKAGES, "tests") for path in (ROOT / room).rglob("*.py") if path.is_file()
)
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
FONTS = sorted((ROOT / "render/fonts").glob("*.ttf"))
LONGEST_FILE = 500

FOREIGN = {
    "a path of somebody's machine": r"(?<![\w.>)])/(?:home|root|Users|work|tmp|mnt)/\w|\b[A-Z]:\\\w",
    "the address of a registry": r"(?:pypi\.org|pythonhosted\.org|npmjs\.(?:org|com)|deb\.debian\.org)",
    "an address in a network": r"(?<![\w.])(?!127\.0\.0\.1)(?:\d{1,3}\.){3}\d{1,3}(?![\w.])",
    "something that looks like a token": r"\b[\w-]{23,28}\.[\w-]{6}\.[\w-]{27,}\b",
    "a file that is not in the tree": r"\.\./shared\b|\b(?:DESIGN|RULINGS|COMPONENTS|LOOK)\.md\b",
}

GENERATED = re.compile(r"\.(py[cod]|db|log|lock|whl|gz|zip|egg-info)$|(^|/)(\.env|\.venv|build|dist)(/|$)")

LETTERS = (
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
    "ÀÂÇÈÉÊËÎÏÔŒÙÛÜÄÖẞàâçèéêëîïôœùûüäöß"
    "ÒÓÍÚÁòóíúáÑñ"
    "«»„“”‘’–—×½·…!?.,:;()+-/&%'"
)
"""What English, French, German and Occitan are written with."""


def in_git() -> list[str]:
    """Return the paths of all files that git has."""
    found = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
    return [path for path in found.stdout.split("\0") if path and (ROOT / path).is_file()]


def table(heading: str) -> list[list[str]]:
    """Return the cells of the first table below a heading of the README, without its head."""
    below = README.partition(f"# {heading}\n")[2]
    rows = re.search(r"(?:^\|.*\n)+", below, re.MULTILINE)
    assert rows, heading
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in rows[0].splitlines()[2:]]


def test_nothing_in_git_is_generated() -> None:
    assert [path for path in in_git() if GENERATED.search(path)] == []
    assert [path for path in in_git() if path.endswith(".png") and not path.startswith("docs/")] == []


@cache
def written() -> dict[str, str]:
    """Return the text of each file that git has, of those that are text."""
    texts: dict[str, str] = {}
    for path in in_git():
        with suppress(UnicodeDecodeError):
            texts[path] = (ROOT / path).read_text("utf-8")
    return texts


@pytest.mark.parametrize("what", FOREIGN)
def test_nothing_in_git_names(what: str) -> None:
    named = re.compile(FOREIGN[what])
    found = [
        f"{path}:{text.count(chr(10), 0, there.start()) + 1}"
        for path, text in written().items()
        for there in named.finditer(text)
    ]
    assert found == []


def test_pins_are_names_and_versions() -> None:
    lines = (ROOT / "constraints.txt").read_text("utf-8").splitlines()
    assert [line for line in lines if not re.fullmatch(r"[\w.-]+==[\w.]+", line)] == []
    pinned = {_plain(line.split("==")[0]) for line in lines}
    project = PYPROJECT["project"]
    wanted = [
        *project["dependencies"],
        *(one for extra in project["optional-dependencies"].values() for one in extra),
    ]
    named = {_plain(re.split(r"[\[<>=~! ]", need)[0]) for need in wanted}
    assert named - pinned - {"riquet"} == set()


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


@pytest.mark.parametrize("path", FONTS, ids=lambda path: path.stem)
def test_fonts_have_their_licence_and_all_letters(path: Path) -> None:
    licences = [one for one in path.parent.glob("*-OFL.txt") if path.name.startswith(one.name.split("-")[0])]
    assert licences
    assert "SIL OPEN FONT LICENSE" in licences[0].read_text("utf-8").upper()
    font = ImageFont.truetype(BytesIO(path.read_bytes()), 40)
    lacking = (_drawn(font, "\U0010fffe"), _drawn(font, " "))
    assert [letter for letter in LETTERS if _drawn(font, letter) in lacking] == []


def _drawn(font: ImageFont.FreeTypeFont, letter: str) -> bytes:
    image = Image.new("L", (80, 80))
    ImageDraw.Draw(image).text((10, 10), letter, fill=255, font=font)
    return image.tobytes()


@pytest.mark.parametrize("path", PYTHON, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_files_are_rooms_and_not_halls(path: Path) -> None:
    assert len(path.read_text("utf-8").splitlines()) <= LONGEST_FILE


def test_bot_names_no_game() -> None:
    named = re.compile("|".join(rf"(?<![a-z]){kind}(?![a-z])" for kind in OUR_GAMES), re.IGNORECASE)
    found = [
        f"{path.relative_to(ROOT)}:{line}: {text}"
        for path in PYTHON
        if path.is_relative_to(ROOT / "bot")
        for line, text in _names_and_strings(ast.parse(path.read_text("utf-8")))
        if named.search(text)
    ]
    for pattern in ("*.ftl", "*.sql"):
        found += [
            str(path) for path in (ROOT / "bot").rglob(pattern) if named.search(path.read_text("utf-8"))
        ]
    assert found == []


def _names_and_strings(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Yield all names, imports and strings of a module, docstrings apart."""
    docs = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        match node:
            case ast.Name(id=text) | ast.Attribute(attr=text) | ast.arg(arg=text):
                yield node.lineno, text
            case ast.FunctionDef(name=text) | ast.AsyncFunctionDef(name=text) | ast.ClassDef(name=text):
                yield node.lineno, text
            case ast.Import(names=names):
                yield from ((node.lineno, alias.name) for alias in names)
            case ast.ImportFrom(module=module, names=names):
                yield from ((node.lineno, f"{module}.{alias.name}") for alias in names)
            case ast.Constant(value=str(text)) if id(node) not in docs:
                yield node.lineno, text
            case _:
                pass


HELD = {
    "bot over render over rules",
    "rules are pure",
    "render knows no Discord and no store",
    "table and store know no Discord and no pictures",
    "painters do not import one another",
    "the floors of the bot",
    "only the composition root imports features",
    "only table and preferences speak SQL",
    "features do not import one another",
    "features do not reach into the store",
    "the store knows no rules",
    "no circle",
}
"""The contracts on which the house stands; games and painters have more of their own."""


def test_the_arrows_are_held() -> None:
    linter = PYPROJECT["tool"]["importlinter"]
    assert linter["root_packages"] == list(PACKAGES)
    layers = [contract["layers"] for contract in linter["contracts"] if contract["type"] == "layers"]
    assert layers[0] == list(PACKAGES)
    forbidden = {
        source: set(contract["forbidden_modules"])
        for contract in linter["contracts"]
        if contract["type"] == "forbidden"
        for source in contract["source_modules"]
    }
    assert {"PIL", "discord", "aiosqlite", "asyncio"} <= forbidden["rules"]
    assert {"discord", "aiosqlite", "asyncio"} <= forbidden["render"]
    assert {contract["name"] for contract in linter["contracts"]} >= HELD


def test_every_package_and_kind_of_file_goes_into_the_wheel() -> None:
    setuptools = PYPROJECT["tool"]["setuptools"]
    assert setuptools["packages"]["find"]["include"] == [f"{name}*" for name in PACKAGES]
    kinds = {kind.lstrip("*") for kind in setuptools["package-data"]["*"]}
    for name in in_git():
        path = Path(name)
        if path.parts[0] not in PACKAGES or path.suffix == ".py":
            continue
        assert path.suffix in kinds or path.name in kinds, name


def test_settings_are_in_the_readme() -> None:
    documented = {row[0].strip("`"): row[1].strip("`") for row in table("Settings")}
    assert documented == {name.upper(): _shown(field.default) for name, field in Config.model_fields.items()}


def test_settings_are_in_the_example() -> None:
    example = (ROOT / ".env.example").read_text("utf-8")
    given = dict(re.findall(r"^(?:# )?([A-Z_]+)=(.*)$", example, re.MULTILINE))
    shown = {name.upper(): _shown(field.default) for name, field in Config.model_fields.items()}
    assert given == {name: "" if default == "none" else default for name, default in shown.items()}


def _shown(default: Any) -> str:
    if default in (None, ()):
        return "none"
    return str(default).lower() if isinstance(default, bool) else str(default)


async def test_commands_are_in_the_readme() -> None:
    assert await command_table() in README


def test_the_invitation_asks_for_what_the_bot_needs() -> None:
    assert f"scope={'+'.join(SCOPES)}&permissions={PERMISSIONS.value}\n" in README
    assert f"permissions, {PERMISSIONS.value} in all" in README


def test_ci_ends_with_the_tests_as_the_readme_runs_them() -> None:
    commands = re.findall(r"^python3 -m venv .*$", README, re.MULTILINE)
    last = (ROOT / ".ci/run").read_text("utf-8").rstrip().splitlines()[-1]
    assert last in commands
    assert "pytest" in last


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(path: Path) -> None:
    prose = re.sub(r"^```.*?^```", "", path.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
    links = re.findall(r"\]\(([^)#]+)[^)]*\)", prose)
    assert [link for link in links if "://" not in link and not (path.parent / link).exists()] == []


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_files_that_papers_name_are_there(path: Path) -> None:
    """Paths in code marks exist; of a pattern, its folder does."""
    named = re.findall(r"`((?:bot|docs|render|rules|tests)/[\w./-]+)", path.read_text("utf-8"))
    assert [name for name in named if not (ROOT / name).exists()] == []


def test_every_game_has_its_picture() -> None:
    links = re.findall(r"\]\(([^)#]+)[^)]*\)", README)
    for kind in OUR_OFFERED:
        assert Words(kind, FALLBACK).text("title") in README
        assert f"docs/{kind.replace('_', '-')}-light.png" in links


def test_the_readme_says_how_long_games_last() -> None:
    """The numbers are those that the game's class declares, in the paragraph that names the game."""
    for kind in OUR_OFFERED:
        duration = GAMES[kind].duration
        assert duration is not None
        (line,) = [one for one in README.splitlines() if one.startswith(f"**{_title(kind)}**")]
        assert "{}–{} minutes at a table".format(*duration.minutes) in line
        assert "{}–{} weeks by post".format(*duration.weeks) in line


def test_the_readme_leads_with_playing() -> None:
    heads = re.findall(r"^## (.*)$", README, re.MULTILINE)
    assert heads[:4] == ["Playing", "The games", "Try it", "Put it on your server"]
    assert "](docs/screens/panel.png)" in README.partition("## The games")[0]


def _title(kind: str) -> str:
    return Words(kind, FALLBACK).text("title")


def test_the_gallery_makes_the_pictures_of_the_readme(tmp_path: Path) -> None:
    made = gallery.make(tmp_path, tuple(OUR_OFFERED), seed=1, turns=3)
    assert {path.name for path in made} == {path.name for path in (ROOT / "docs").glob("*.png")}


def test_the_papers_speak_true_python() -> None:
    page = ROOT / "docs/adding-a-game.md"
    failed, tried = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert tried > 10
    assert failed == 0


def test_examples_in_docstrings_are_true() -> None:
    for path in PYTHON:
        if path.is_relative_to(ROOT / "tests") or ">>> " not in path.read_text("utf-8"):
            continue
        name = ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
        assert doctest.testmod(importlib.import_module(name)).failed == 0, name


NO_IMPERATIVE = {
    "a",
    "all",
    "an",
    "each",
    "how",
    "one",
    "some",
    "that",
    "the",
    "what",
    "where",
    "whether",
    "who",
}


@pytest.mark.parametrize(
    "path",
    [path for path in PYTHON if path.relative_to(ROOT).parts[0] in PACKAGES],
    ids=lambda path: path.relative_to(ROOT).as_posix(),
)
def test_docstrings_of_functions_begin_with_an_imperative(path: Path) -> None:
    begun = {
        node.name: doc.split()[0].strip(",.:;").lower()
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and (doc := ast.get_docstring(node))
    }
    assert {
        name for name, word in begun.items() if word in NO_IMPERATIVE or re.search("[^s]s$", word)
    } == set()


@pytest.mark.parametrize(
    "path", sorted((ROOT / "rules" / "great_canal").rglob("*.py")), ids=lambda path: path.stem
)
def test_no_file_of_the_largest_game_is_long(path: Path) -> None:
    assert len(path.read_text("utf-8").splitlines()) <= 300
