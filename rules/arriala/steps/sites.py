"""Vineyards, river works and master works by their ids."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from rules.arriala.components.board import Site
from rules.kit.refusals import WrongChoiceError, values_of
from rules.records import RuleError
from rules.values import AnyOf, Value


def require_site(sites: tuple[Site, ...], used: Iterable[int], kind: str, named: str) -> int:
    """Return the index of the site of that id among those used; RuleError if there is none (arriala.R12).

    ``used`` are indexes of ``sites``; ``kind`` is the kind of value that such a site is.
    """
    for index in used:
        if sites[index].id == named:
            return index
    there = named_sites(sites, used, kind)
    raise WrongChoiceError(f"arriala.unknown.{kind}", there=there, count=len(there))


def require_unbuilt(
    sites: tuple[Site, ...], unbuilt: Collection[int], index: int, kind: str, rule: str
) -> None:
    """Raise RuleError of that rule unless the site is one of those that nobody has built.

    All these are named as possible: whatever else stands in the way of building has to be asked before, but
    for :func:`require_any_unbuilt`, which goes first of all.
    """
    if index not in unbuilt:
        raise _built(sites, unbuilt, index, kind, rule)


def require_any_unbuilt(
    sites: tuple[Site, ...], unbuilt: Collection[int], index: int, kind: str, rule: str
) -> None:
    """Raise RuleError of that rule, for the site, if nothing of its kind is left that nobody has built."""
    if not unbuilt:
        raise _built(sites, unbuilt, index, kind, rule)


def _built(sites: tuple[Site, ...], unbuilt: Collection[int], index: int, kind: str, rule: str) -> RuleError:
    """Return the error for a site that somebody has built."""
    possible = AnyOf(named_sites(sites, unbuilt, kind))
    return RuleError(rule, work=Value(kind, sites[index].id), possible=possible, count=len(unbuilt))


def named_sites(sites: tuple[Site, ...], indexes: Iterable[int], kind: str) -> tuple[Value, ...]:
    """Return the sites at some indexes as values of a kind."""
    return values_of(kind, [sites[index].id for index in indexes])
