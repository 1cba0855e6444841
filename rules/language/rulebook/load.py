"""The loading and checking of rulebooks; each is read once."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import cache
from importlib.resources import files

from rules.language.figures import figures_of
from rules.language.rulebook.book import RECONSTRUCTION, Rulebook, Section, read_sections
from rules.language.rulebook.numbers import Numbers, numbers_of
from rules.language.rulebook.questions import read_questions
from rules.language.rulebook.said import lines_said, names_in, settle
from rules.language.texts import FALLBACK
from rules.registry import GAMES
from rules.values import tag_of

FOLDER = "rulebook"
SHARED = ("rules.language", "rulebook", "shared")

_rulebooks: dict[tuple[str, str], Rulebook] = {}
"""Those that were read, by game and language."""


def _sources(kind: str) -> tuple[tuple[str, ...], ...]:
    """Return where a game's sections come from: its own folder, and the one that all games share."""
    return (GAMES[kind].package, FOLDER), SHARED


def _read(source: tuple[str, ...], language: str) -> tuple[Section, ...]:
    package, *folder = source
    path = files(package).joinpath(*folder, f"{language}.md")
    if not path.is_file():
        return ()
    name = "/".join((*package.split("."), *folder, f"{language}.md"))
    return tuple(read_sections(path.read_text("utf-8"), name, whole=language == FALLBACK))


def questions_of(kind: str, language: str) -> Mapping[str, tuple[str, ...]]:
    """Return what people ask of each section of a game's rulebook, by its id; nobody but the index needs it.

    Raises ValueError naming file and section if something in it is wrong.
    """
    found: dict[str, tuple[str, ...]] = {}
    for source in _sources(kind):
        for one in dict.fromkeys((FALLBACK, language)):
            asked, sections = read_questions(source, one), {section.id for section in _read(source, one)}
            if strange := asked.keys() - sections:
                where = f"{'/'.join(source)}/{one}.md"
                raise ValueError(f"{where}: {min(strange)}: there are questions, but no section")
            found |= {section: asked.get(section, ()) for section in sections}
    return found


@cache
def has_rulebook(kind: str) -> bool:
    """Say whether a game has a rulebook of its own."""
    return FALLBACK in rulebook_languages(kind)


@cache
def rulebook_languages(kind: str) -> tuple[str, ...]:
    """Return the languages of a game's own rulebook, English first."""
    folder = files(GAMES[kind].package).joinpath(FOLDER)
    if not folder.is_dir():
        return ()
    found = sorted(entry.name.removesuffix(".md") for entry in folder.iterdir() if entry.name.endswith(".md"))
    return tuple(sorted(found, key=lambda language: language != FALLBACK))


def load_rulebook(kind: str, language: str) -> Rulebook:
    """Return a game's rulebook with the sections that all games share; English where the language lacks one.

    Raises ValueError naming file and section if something in it is wrong.
    """
    known = _rulebooks.get((kind, language))
    return keep_rulebook(_read_rulebook(kind, language)) if known is None else known


def keep_rulebook(book: Rulebook) -> Rulebook:
    """Keep a rulebook that was read, here or by another process, unless it is there; return the one kept."""
    return _rulebooks.setdefault((book.kind, book.language), book)


def forget_rulebooks() -> None:
    """Forget all rulebooks, so that they are read anew."""
    _rulebooks.clear()


def _read_rulebook(kind: str, language: str) -> Rulebook:
    found: dict[str, Section] = {}
    for source in _sources(kind):
        where = "/".join(source)
        english = _read(source, FALLBACK)
        _check(kind, where, english, tuple(found.values()))
        file = f"{where}/{language}.md"
        translations = {} if language == FALLBACK else _by_id(file, _read(source, language))
        for section in english:
            found[section.id] = _translate(section, translations.pop(section.id, None))
        if translations:
            raise ValueError(f"{file}: {next(iter(translations))}: English has no such section")
    _check_numbers(kind, language, found)
    return Rulebook(kind, language, found)


def _by_id(where: str, sections: Iterable[Section]) -> dict[str, Section]:
    found: dict[str, Section] = {}
    for section in sections:
        if section.id in found:
            raise ValueError(f"{where}: {section.id}: there are two of it")
        found[section.id] = section
    return found


def _translate(section: Section, translation: Section | None) -> Section:
    if translation is None:
        return section
    return replace(
        section,
        title=translation.title,
        paragraphs=translation.paragraphs,
        aliases=translation.aliases,
        cost=translation.cost or section.cost,
    )


def _check(kind: str, where: str, sections: tuple[Section, ...], before: tuple[Section, ...]) -> None:
    """Raise ValueError unless ids differ, references and pictures are there, and each error and action has
    one section."""
    file = f"{where}/{FALLBACK}.md"
    known = _by_id(file, sections)
    tags = {tag_of(action) for action in GAMES[kind].actions}
    explained = {rule: section.id for section in before for rule in section.explains}
    acted: dict[str, str] = {}
    for section in sections:
        at = f"{file}: {section.id}"
        if any(section.id == other.id for other in before):
            raise ValueError(f"{at}: there are two of it")
        for other in section.see:
            if other not in known or other == section.id:
                raise ValueError(f"{at}: see: there is no other section {other!r}")
        for rule in section.explains:
            if explained.setdefault(rule, section.id) != section.id:
                raise ValueError(f"{at}: explains: {explained[rule]!r} explains {rule} already")
        for tag in section.actions:
            if tag not in tags:
                raise ValueError(f"{at}: actions: there is no action {tag!r}")
            if acted.setdefault(tag, section.id) != section.id:
                raise ValueError(f"{at}: actions: {acted[tag]!r} is about {tag} already")
        if section.picture and section.picture not in figures_of(GAMES[kind].package):
            raise ValueError(f"{at}: picture: there is no picture {section.picture!r}")
        for mark in section.marks:
            if mark != RECONSTRUCTION and not mark.startswith(f"{kind}."):
                raise ValueError(f"{at}: {mark!r} is no ruling of {kind}")


def _check_numbers(kind: str, language: str, sections: Mapping[str, Section]) -> None:
    """Raise ValueError unless there is every number that the sections have a place for."""
    numbers = numbers_of(kind)
    for section in sections.values():
        needs = "".join(f"{{{need}}}" for need in section.needs)
        texts = (needs, section.cost, section.gain, *(paragraph.text for paragraph in section.paragraphs))
        if missing := next(filter(None, (_missing(text, numbers) for text in texts)), None):
            raise ValueError(f"rulebook of {kind} ({language}): {section.id}: there is no number {missing!r}")


def _missing(text: str, numbers: Numbers) -> str | None:
    """Return a number that a text needs or asks for and that there is not; None if there are all.

    A line said for each place of a list is missing if it is said for none.
    """
    named = (name for name in names_in(text) if name not in numbers)
    lists = (line for line in settle(text, numbers).split("\n") if line.startswith("- ") and "#" in line)
    return next(named, None) or next((line for line in lists if not any(lines_said(line, numbers))), None)
