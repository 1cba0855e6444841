"""What Discord publishes of the bodies of requests, as far as the bot makes them, and the check against it.

``published.json`` is the part of discord/discord-api-spec (MIT, see ``published-LICENSE.txt``) that holds for
the requests in OPERATIONS. It is cut anew from a whole copy by::

    python -m tests.discord_server.published openapi.json
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator
from jsonschema.exceptions import best_match

HERE = Path(__file__).with_name("published.json")

OPERATIONS = (
    ("put", "/applications/{application_id}/commands"),
    ("post", "/interactions/{interaction_id}/{interaction_token}/callback"),
    ("post", "/webhooks/{webhook_id}/{webhook_token}"),
    ("patch", "/webhooks/{webhook_id}/{webhook_token}/messages/@original"),
    ("patch", "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}"),
    ("post", "/channels/{channel_id}/messages"),
    ("patch", "/channels/{channel_id}/messages/{message_id}"),
    ("patch", "/channels/{channel_id}"),
    ("post", "/users/@me/channels"),
)

_CALLBACKS = {
    4: "CreateMessageInteractionCallbackRequest",
    5: "CreateMessageInteractionCallbackRequest",
    6: "UpdateMessageInteractionCallbackRequest",
    7: "UpdateMessageInteractionCallbackRequest",
    8: "ApplicationCommandAutocompleteCallbackRequest",
    9: "ModalInteractionCallbackRequest",
}
"""The schema of an answer by its type: of all of them at once nobody could read the error."""

_REMEMBERED = 500
"""Of how many bodies it is remembered whether they are as published."""

_TEXT_ONLY = ("description", "title", "summary", "examples", "example", "x-enum-descriptions")


def error_of(method: str, path: str, body: Any) -> str | None:
    """Return what is wrong with the body of a request to a path as it is published; None if nothing is."""
    return _error_in(_reference(method, path, body), json.dumps(body))


@lru_cache(maxsize=_REMEMBERED)
def _error_in(reference: str, body: str) -> str | None:
    """Check the text of a body: what comes again, as all commands do at every start, is checked once."""
    found = best_match(_validator(reference).iter_errors(json.loads(body)))
    return None if found is None else f"{found.json_path}: {found.message[:300]}"


def _reference(method: str, path: str, body: Any) -> str:
    if path.endswith("/callback") and isinstance(body, dict) and body.get("type") in _CALLBACKS:
        return f"#/components/schemas/{_CALLBACKS[body['type']]}"
    return f"#/operations/{method} {path.replace('~', '~0').replace('/', '~1')}".replace("{", "%7B").replace(
        "}", "%7D"
    )


@cache
def _validator(reference: str) -> Draft202012Validator:
    return Draft202012Validator({**_published(), "$ref": reference})


@cache
def _published() -> dict[str, Any]:
    return json.loads(HERE.read_text("utf-8"))


def cut(whole: Mapping[str, Any]) -> dict[str, Any]:
    """Return the part of a published schema that holds for OPERATIONS, without its texts.

    Discord takes ids as numbers too (``attachments[].id`` of an upload is one), and does not publish that.
    """
    operations = {
        f"{method} {path}": _body_schema(whole["paths"][path][method]["requestBody"]["content"])
        for method, path in OPERATIONS
    }
    schemas: dict[str, Any] = {}
    waiting = [*_names_in(operations)]
    while waiting:
        name = waiting.pop()
        if name not in schemas:
            schemas[name] = _bare(whole["components"]["schemas"][name])
            waiting += _names_in(schemas[name])
    schemas["SnowflakeType"] = {"anyOf": [schemas["SnowflakeType"], {"type": "integer", "minimum": 0}]}
    return {"operations": _bare(operations), "components": {"schemas": dict(sorted(schemas.items()))}}


def _body_schema(content: Mapping[str, Any]) -> Any:
    """Return the schema of a body as JSON; of one with files it holds for its ``payload_json``."""
    return content["application/json"]["schema"]


def _names_in(schema: Any) -> Iterator[str]:
    """Yield the names of all schemas that one refers to."""
    if isinstance(schema, dict):
        for key, value in schema.items():
            if key == "$ref":
                yield value.rpartition("/")[2]
            else:
                yield from _names_in(value)
    elif isinstance(schema, list):
        for value in schema:
            yield from _names_in(value)


def _bare(schema: Any) -> Any:
    """Return a schema without what only people read; names of properties stay, whatever they are."""
    if isinstance(schema, list):
        return [_bare(one) for one in schema]
    if not isinstance(schema, dict):
        return schema
    return {
        key: {name: _bare(one) for name, one in value.items()} if key == "properties" else _bare(value)
        for key, value in schema.items()
        if key not in _TEXT_ONLY or not isinstance(value, str | list)
    }


if __name__ == "__main__":
    whole = json.loads(Path(sys.argv[1]).read_text("utf-8"))
    HERE.write_text(json.dumps(cut(whole), separators=(",", ":")) + "\n", "utf-8")
