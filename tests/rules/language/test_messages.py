"""Messages are parsed one by one when they are needed, and come out as if whole files had been parsed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from rules.language import messages as messages_module
from rules.language.messages import Messages, references_in, sources_in

ROOT = Path(__file__).parents[3]
FILES = sorted(path for room in ("bot", "rules", "tests/toy") for path in (ROOT / room).rglob("*.ftl"))

TEXT = """\
### A file.

plain = Nothing but words
  on two lines

# Somebody is named.
one = { $name } likes { other }
other =
    { $count ->
        [one] { -lock(case: "the") }
       *[other] many: { plain }
}
-lock = { $case ->
        [the] the lock
       *[a] a lock
}
lost = { nowhere }
labelled =
    .label = Only a label
"""


@pytest.fixture
def parsed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the ids of what is parsed, as it happens."""
    found: list[str] = []
    parser = FluentParser(with_spans=False)

    class Noting:
        def parse(self, source: str) -> ast.Resource:
            found.append(source.partition("=")[0].strip())
            return parser.parse(source)

    monkeypatch.setattr(messages_module, "_parser", Noting())
    return found


def formatted(messages: Messages, key: str, **params: Any) -> str:
    text, errors = messages.format(key, params) or ("", [LookupError(key)])
    assert errors == []
    return text


def test_nothing_is_parsed_before_it_is_needed_and_nothing_twice(parsed: list[str]) -> None:
    messages = Messages("en", [TEXT])
    assert "plain" in messages
    assert "nowhere" not in messages
    assert parsed == []
    assert formatted(messages, "plain") == "Nothing but words\non two lines"
    assert parsed == ["plain"]
    assert formatted(messages, "one", name="Ann", count=1) == "Ann likes the lock"
    assert sorted(parsed) == ["-lock", "one", "other", "plain"]
    parsed.clear()
    assert formatted(messages, "other", count=3) == "many: Nothing but words\non two lines"
    assert formatted(messages, "one", name="Bob", count=1) == "Bob likes the lock"
    assert parsed == []


WORDS = """\
words =  Words, with “quotes”\u202f: and a = sign \u0020

### What stands here belongs to no message.

last = The last ones"""


def test_nothing_but_words_is_not_parsed(parsed: list[str]) -> None:
    messages = Messages("en", [WORDS])
    assert formatted(messages, "words", unused=1) == "Words, with “quotes”\u202f: and a = sign"
    assert formatted(messages, "last") == "The last ones"
    assert parsed == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_what_is_not_parsed_is_what_a_parser_reads(path: Path, parsed: list[str]) -> None:
    text = path.read_text("utf-8")
    messages, bundle = Messages("en", [text]), FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    for key in sources_in(text):
        parsed.clear()
        found = messages.format(key, {})
        if found is not None and not parsed:
            pattern = bundle.get_message(key).value
            assert pattern is not None
            assert found == bundle.format_pattern(pattern, {}), key


def test_what_is_no_text_is_none() -> None:
    messages = Messages("en", [TEXT])
    assert messages.format("nowhere", {}) is None
    assert messages.format("labelled", {}) is None


@pytest.mark.parametrize("key", ["one", "lost"])
def test_what_is_wrong_is_returned(key: str) -> None:
    """A parameter that is not there, and a message that is nowhere."""
    found = Messages("en", [TEXT]).format(key, {"count": 1})
    assert found is not None
    assert found[1] != []


def test_the_first_of_two_counts() -> None:
    messages = Messages("en", ["one = first\none = second\n", "one = third\ntwo = fourth\n"])
    assert (formatted(messages, "one"), formatted(messages, "two")) == ("first", "fourth")


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_file_in_parts_is_the_file(path: Path) -> None:
    """Each part is one message, written as in the file; all its references are found."""
    parser, text = FluentParser(with_spans=False), path.read_text("utf-8")
    whole = {
        f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name: entry
        for entry in parser.parse(text).body
        if isinstance(entry, ast.Message | ast.Term)
    }
    parts = {key: parser.parse(source) for key, source in sources_in(text).items()}
    assert parts.keys() == whole.keys()
    for key, resource in parts.items():
        (entry,) = (one for one in resource.body if isinstance(one, ast.Message | ast.Term))
        assert entry.equals(whole[key], ignored_fields=["span", "comment"]), key
        assert set(references_in(resource)) <= whole.keys() | shared_keys(path), key


def shared_keys(path: Path) -> set[str]:
    """Return the ids of the messages that stand beside those of any game."""
    return set(sources_in((ROOT / "rules/language/locale" / path.name).read_text("utf-8")))
