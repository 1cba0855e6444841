"""The messages of a language (Fluent), each parsed when it is first needed.

Parsing all of a language takes a third of a second, and most of its texts are not shown between a start and
the next one. What is nothing but words in one line, as names of commands are, is not parsed at all.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import cast

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

_BEGINNING = re.compile(r"^(?=(-?[a-zA-Z][a-zA-Z0-9_-]*) *=)", re.MULTILINE)
"""Where a message or term begins: what else stands there is indented, a comment, or the end of a choice."""

_WORDS = re.compile(r"[^=]+= *([^\s{}][^{}\n]*?) *(?:\n *|\n#[^\n]*)*")
"""A message of nothing but words in one line, with empty lines and comments behind it."""

_parser = FluentParser(with_spans=False)


class Messages:
    """The messages in the files of one language; where files have the same one, the first counts."""

    def __init__(self, language: str, files: Iterable[str]) -> None:
        """Read the texts of files; ``language`` gives the plural forms."""
        self._bundle = FluentBundle([language], use_isolating=False)
        self._sources: dict[str, str] = {}
        for text in files:
            self._sources = {**sources_in(text), **self._sources}
        self._parsed: set[str] = set()
        self._words: dict[str, str] = {}

    def __contains__(self, key: str) -> bool:
        return key in self._sources

    def format(self, key: str, params: Mapping[str, object]) -> tuple[str, list[Exception]] | None:
        """Return a message with what was wrong with its parameters; None if there is no such message."""
        if (words := self._words.get(key)) is not None:
            return words, []
        if key not in self._sources:
            return None
        if key not in self._parsed:
            if found := _WORDS.fullmatch(self._sources[key]):
                self._words[key] = found[1]
                return found[1], []
            self._parse(key)
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            return None
        text, errors = self._bundle.format_pattern(pattern, cast("dict[str, str | int | float]", params))
        return str(text), errors

    def _parse(self, key: str) -> None:
        """Parse a message with all that it refers to.

        Pictures are drawn in other threads: nothing counts as parsed before all that it refers to is.
        """
        found: dict[str, ast.Resource] = {}
        wanted = [key]
        while wanted:
            one = wanted.pop()
            if one in self._sources and one not in found and one not in self._parsed:
                found[one] = _parser.parse(self._sources[one])
                wanted += references_in(found[one])
        for resource in found.values():
            self._bundle.add_resource(resource)
        self._parsed.update(found)


def sources_in(text: str) -> dict[str, str]:
    """Return what is written for each message and term of a file, by its id; ids of terms begin with "-"."""
    parts = _BEGINNING.split(text)
    return dict(zip(reversed(parts[1::2]), reversed(parts[2::2]), strict=True))


def references_in(resource: ast.Resource) -> list[str]:
    """Return the ids of the messages and terms to which some refer."""
    visitor = _References()
    visitor.visit(resource)
    return visitor.found


class _References(Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.found.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.found.append(f"-{node.id.name}")
        self.generic_visit(node)
