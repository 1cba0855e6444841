"""The limits of a message that Discord's published schema does not say."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from tests.discord import parts
from tests.discord_server.refused import RefusedError, bad_body

COMPONENTS_V2 = 1 << 15
EPHEMERAL = 1 << 6
MOST_COMPONENTS = 40
MOST_TEXT = 4000
LARGEST_FILE = 10 << 20
MOST_FILES = 10
ACTION_ROW, BUTTON, SELECT, TEXT_DISPLAY = 1, 2, 3, 10
_WIDEST_ROW = 5


def check_message(body: Mapping[str, Any], files: Mapping[str, bytes], kept: Iterable[str] = ()) -> None:
    """Raise RefusedError unless Discord takes a message; ``kept`` are the files that it has already."""
    if len(files) > MOST_FILES:
        raise bad_body("attachments: more than 10")
    if any(len(data) > LARGEST_FILE for data in files.values()):
        raise RefusedError(413, 40005, "Request entity too large")
    components = body.get("components") or []
    if body.get("flags", 0) & COMPONENTS_V2:
        _check_components(components, {*files, *kept})
        if any(body.get(name) for name in ("content", "embeds", "poll", "sticker_ids")):
            raise bad_body("content: not in a message of components")
        if not components:
            raise RefusedError(400, 50006, "Cannot send an empty message")
    elif not (any(body.get(name) for name in ("content", "embeds", "components")) or files):
        raise RefusedError(400, 50006, "Cannot send an empty message")


def _check_components(components: Any, files: set[str]) -> None:
    shown = [one for one in parts(components) if "type" in one]
    if len(shown) > MOST_COMPONENTS:
        raise bad_body(f"components: {len(shown)}, more than {MOST_COMPONENTS}")
    text = sum(len(one["content"]) for one in shown if one["type"] == TEXT_DISPLAY)
    if text > MOST_TEXT:
        raise bad_body(f"components: {text} characters, more than {MOST_TEXT}")
    ids = [one["custom_id"] for one in shown if one.get("custom_id")]
    if len(set(ids)) < len(ids):
        raise bad_body(f"components: custom_id twice in {ids}")
    for one in shown:
        _check_component(one)
    for url in _urls(components):
        if url.startswith("attachment://") and url.removeprefix("attachment://") not in files:
            raise bad_body(f"components: {url} is not attached")


def _check_component(one: Mapping[str, Any]) -> None:
    if one["type"] == ACTION_ROW:
        inside = one["components"]
        if len(inside) > _WIDEST_ROW or (len(inside) > 1 and any(each["type"] != BUTTON for each in inside)):
            raise bad_body("components: a row has up to five buttons or one menu")
    if one["type"] == SELECT:
        values = [option["value"] for option in one["options"]]
        if len(set(values)) < len(values):
            raise bad_body(f"components: an option twice in {values}")
        if not one.get("min_values", 1) <= one.get("max_values", 1) <= len(values):
            raise bad_body(f"components: max_values of {len(values)} options")


def _urls(components: Any) -> Iterator[str]:
    """Yield the addresses of all pictures and files that components show."""
    for one in parts(components):
        for name in ("media", "file"):
            if isinstance(one.get(name), dict):
                yield one[name]["url"]
