"""The contents of a rulebook in one language, and the reader of its Markdown."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from rules.language.rulebook.numbers import Numbers
from rules.language.rulebook.said import fill, holds, lines_said, may_be_said
from rules.language.words import Words

RECONSTRUCTION = "reconstruction"

_ID = re.compile(r"[a-z][a-z0-9-]{0,39}")
_FACT = re.compile(r"([a-z]+):\s*(.*)")
_MARK = re.compile(r"\*\*([\w.]+)\*\*\s+(.*)", re.DOTALL)
_LISTS = ("aliases", "see", "explains", "actions", "cards", "commands", "needs")
_FACTS = ("id", "cost", "gain", "picture", "background", *_LISTS)


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A paragraph of Markdown; ``mark`` is the id of its ruling, "reconstruction", or "" for a rule."""

    text: str
    mark: str = ""


@dataclass(frozen=True, slots=True)
class Section:
    """A section of a rulebook; its texts still have places for numbers (see :meth:`Rulebook.fill`).

    One that is ``background`` tells no rules. One that ``needs`` numbers is about components that an owner's
    file may lack.
    """

    id: str
    title: str
    paragraphs: tuple[Paragraph, ...]
    aliases: tuple[str, ...] = ()
    see: tuple[str, ...] = ()
    explains: tuple[str, ...] = ()
    actions: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    commands: tuple[str, ...] = ()
    needs: tuple[str, ...] = ()
    cost: str = ""
    gain: str = ""
    picture: str = ""
    background: bool = False

    @property
    def marks(self) -> tuple[str, ...]:
        """Return the marks of its paragraphs, each once, in order."""
        return tuple(dict.fromkeys(paragraph.mark for paragraph in self.paragraphs if paragraph.mark))


@dataclass(frozen=True, slots=True)
class Cost:
    """A row of the table of costs: what, for how much, and what it brings ("" if nothing)."""

    section: Section
    cost: str
    gain: str


@dataclass(frozen=True, slots=True)
class Marked:
    """A paragraph that is no printed rule: a ruling by its id, or a reconstruction."""

    section: Section
    mark: str
    text: str


@dataclass(frozen=True)
class Rulebook:
    """The sections of one game in one language, by id, in the order of the book."""

    kind: str
    language: str
    sections: Mapping[str, Section]

    @cached_property
    def _by_rule(self) -> dict[str, Section]:
        found: dict[str, Section] = {}
        for section in self.sections.values():
            for mark in section.marks:
                found.setdefault(mark, section)
        for section in self.sections.values():
            found |= dict.fromkeys(section.explains, section)
        found.pop(RECONSTRUCTION, None)
        return found

    def section_for(self, rule: str) -> Section | None:
        """Return the section that explains a rule id: one that names it, or one with the ruling of that id.

        An id that no section knows is tried without its last part; None if that leads to none either.
        """
        while rule:
            if rule in self._by_rule:
                return self._by_rule[rule]
            rule = rule.rpartition(".")[0]
        return None

    def section_for_action(self, tag: str) -> Section | None:
        """Return the section about an action, by its tag; None if there is none."""
        return next((section for section in self.sections.values() if tag in section.actions), None)

    def fill(self, text: str, numbers: Numbers) -> str:
        """Return a text of a section with its numbers put in.

        Lines follow what an owner's component file has (:func:`lines_said`).
        """
        words = Words(self.kind, self.language)
        return fill("\n".join(lines_said(text, numbers)), numbers, self.language, words.named)

    def has(self, section: Section, numbers: Numbers) -> bool:
        """Say whether there is what a section is about."""
        return all(holds(need, numbers) for need in section.needs)

    def said(self, section: Section, numbers: Numbers) -> tuple[Paragraph, ...]:
        """Return the paragraphs of a section with their numbers, and without those that come to nothing.

        One has no mark if the file in use has what is printed. A section about what there is not says so.
        """
        if not self.has(section, numbers):
            return (Paragraph(Words(self.kind, self.language).text("rulebook-none")),)
        filled = (
            Paragraph(self.fill(one.text, numbers), one.mark if may_be_said(one.text, numbers) else "")
            for one in section.paragraphs
        )
        return tuple(one for one in filled if one.text)

    def costs(self, numbers: Numbers) -> tuple[Cost, ...]:
        """Return what can be done for a price, in the order of the book."""
        return tuple(
            Cost(section, self.fill(section.cost, numbers), self.fill(section.gain, numbers))
            for section in self.sections.values()
            if section.cost and self.has(section, numbers)
        )

    def cards(self) -> tuple[Section, ...]:
        """Return the sections about cards."""
        return tuple(section for section in self.sections.values() if section.cards)

    def marked(self, numbers: Numbers) -> tuple[Marked, ...]:
        """Return all that is no printed rule: rulings in the order of their numbers, then reconstructions.

        What an owner's component file no longer lists as reconstructed is left out, and what is about
        components that it lacks.
        """
        found = [
            Marked(section, paragraph.mark, paragraph.text)
            for section in self.sections.values()
            for paragraph in self.said(section, numbers)
            if paragraph.mark
        ]
        return tuple(sorted(found, key=lambda one: _rank(one.mark)))


def _rank(mark: str) -> tuple[bool, str, int]:
    """Return what the list of rulings is sorted by."""
    number = re.search(r"\d+$", mark)
    return mark == RECONSTRUCTION, re.sub(r"\d+$", "", mark), int(number[0]) if number else 0


def read_sections(text: str, file: str, *, whole: bool) -> Iterator[Section]:
    """Yield the sections of a Markdown file.

    A ``whole`` one has all facts; a translation has ``id``, ``aliases`` and ``cost`` alone. Raises
    ValueError naming file and section.
    """
    _, *parts = re.split(r"^## ", text, flags=re.MULTILINE)
    for part in parts:
        title, _, rest = part.partition("\n")
        head, _, body = rest.partition("\n\n")
        where = f"{file}: {title.strip()}"
        facts = _facts(head, where, _FACTS if whole else ("id", "aliases", "cost"))
        lists = {name: _split(facts.get(name, "")) for name in _LISTS}
        yield Section(
            id=facts["id"],
            title=title.strip(),
            paragraphs=_paragraphs(body, where),
            cost=facts.get("cost", ""),
            gain=facts.get("gain", ""),
            picture=facts.get("picture", ""),
            background=facts.get("background") == "yes",
            **lists,
        )


def _facts(head: str, where: str, allowed: tuple[str, ...]) -> dict[str, str]:
    found: dict[str, str] = {}
    for line in filter(None, head.splitlines()):
        match = _FACT.fullmatch(line.strip())
        if match is None:
            raise ValueError(f"{where}: not a fact: {line!r} (an empty line ends them)")
        name, value = match.groups()
        if name not in allowed:
            raise ValueError(f"{where}: unknown fact {name!r}; there are {', '.join(allowed)}")
        if name in found or not value:
            raise ValueError(f"{where}: {name!r} is there twice or says nothing")
        found[name] = value
    if not _ID.fullmatch(found.get("id", "")):
        raise ValueError(f"{where}: needs an id of small letters, digits and dashes")
    return found


def _split(written: str) -> tuple[str, ...]:
    return tuple(item for part in written.split(",") if (item := part.strip()))


def _paragraphs(body: str, where: str) -> tuple[Paragraph, ...]:
    found: list[Paragraph] = []
    for block in re.split(r"\n\s*\n", body.strip()):
        if not block.startswith(">"):
            found.append(Paragraph(block))
            continue
        quoted = "\n".join(line.removeprefix(">").strip() for line in block.splitlines())
        match = _MARK.fullmatch(quoted)
        if match is None:
            raise ValueError(f"{where}: a marked paragraph begins with its mark: > **mark** text")
        found.append(Paragraph(match[2], match[1]))
    if not any(paragraph.text for paragraph in found):
        raise ValueError(f"{where}: says nothing")
    return tuple(found)
