"""Entries of the log in words, as the log, the audit and the channel's messages show them."""

from __future__ import annotations

from bot.i18n.catalogue import translate
from bot.table import EntryKind, LogEntry, Person, TableInfo
from bot.ui.names import marked_names, person_name, words_of
from bot.ui.services import Services
from rules.language.story import narrate
from rules.language.words import Words


def log_line(words: Words, info: TableInfo, entry: LogEntry, language: str) -> str:
    """Return one entry of the log in a line; empty if there is nothing for this reader in it."""
    text = log_text(words, info, entry, language)
    struck = f"~~{text}~~" if entry.kind == EntryKind.ACTION and entry.undone else text
    # Escaped, or Discord makes a list of it and numbers it anew, upwards.
    return f"{entry.seq}\\. {struck}" if text else ""


def log_text(words: Words, info: TableInfo, entry: LogEntry, language: str) -> str:
    """Return what an entry of the log says; empty if there is nothing for this reader in it."""
    if entry.damaged:
        return translate(language, "log-damaged")
    if entry.unreadable:
        return translate(language, "log-unreadable")
    if entry.kind == EntryKind.ACTION:
        return " ".join(narrate(words, entry.events))
    who = person_name(entry.person, language) if entry.seat is None else words.value("seat", entry.seat)
    params = {**entry_params(info, entry, language), "who": who}
    return translate(language, f"log-{entry.kind.replace('_', '-')}", **params)


async def event_text(services: Services, info: TableInfo, entry: LogEntry, language: str) -> str:
    """Return what the channel reads of an entry that is no move."""
    command = services.mentions("mod resume" if entry.kind == EntryKind.PAUSE else "mod restore")
    params = entry_params(info, entry, language)
    if entry.kind == EntryKind.TAKEBACK and entry.target is not None:
        params["events"] = await action_text(services, info, entry.target, language)
    return translate(language, f"post-{entry.kind.replace('_', '-')}", command=command, **params)


async def action_text(services: Services, info: TableInfo, seq: int, language: str) -> str:
    """Return what everybody may know of an action; that it was done in secret where that is all."""
    entry = await services.tables.records.entry(info.id, seq)
    position = await services.tables.load(info.id)
    words = words_of(info, language, position.game.view(None))
    text = " ".join(narrate(words, entry.events))
    return text or secret_text(info, entry, language)


def secret_text(info: TableInfo, entry: LogEntry, language: str) -> str:
    """Return that somebody has done something in secret."""
    names = marked_names(info, language)
    return translate(language, "post-in-secret", name="–" if entry.seat is None else names[entry.seat])


def _outgoing(entry: LogEntry) -> Person | None:
    """Return who had the seat before: somebody, or a computer player of the level that is in the facts."""
    return Person(None, "", str(entry.facts["held"])) if "held" in entry.facts else entry.outgoing


def entry_params(info: TableInfo, entry: LogEntry, language: str) -> dict[str, str | int]:
    """Return what the texts about entries may speak of, for the channel and for the log."""
    names = marked_names(info, language)
    facts = {name: str(value) for name, value in entry.facts.items()}
    words = Words(info.kind, language)
    return {
        "game": words.text("title"),
        "colour": "–" if entry.about is None else words.text("seat-colour", seat=entry.about),
        "name": person_name(entry.person, language),
        "seat": "–" if entry.about is None else names[entry.about],
        "outgoing": person_name(_outgoing(entry), language),
        "incoming": person_name(entry.incoming, language),
        "filled": "computer" if "level" in facts else "no" if entry.incoming is None else "yes",
        "number": str(entry.target or 0),
        "where": "here" if entry.target is None else "entry" if entry.target else "start",
        "level": "fair",
        "free": "False",
        "own": "yes" if entry.about == entry.seat else "no",
        "sealed": "yes" if entry.facts.get("sealed") and info.ended is None else "no",
        **{name: value for name, value in facts.items() if name != "sealed"},
    }
