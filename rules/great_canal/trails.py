"""The longest way through loops, and into a branch at either end, that uses no edge twice."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TypeAlias

Links: TypeAlias = dict[int, list[tuple[int, int, int]]]
"""For each node those next to it, each with what lies between them: edges as a mask, and how many."""


def longest_trail(links: Links, tails: Mapping[int, int], best: int) -> int:
    """Return how many edges the longest way in a network uses, each once, and ``best`` at least.

    Each edge lies in a loop or between loops; ``tails`` are the lengths of the branches that begin at nodes.
    No node has more than three edges, its branch counted as one. The network is used up.
    """
    best = max(best, _straighten(links, tails))
    lengths = {node: tails.get(node, 0) for node in links}
    for part in _parts(links):
        best = _longest_in(links, lengths, part, best)
    return best


def _straighten(links: Links, tails: Mapping[int, int]) -> int:
    """Take nodes off at which a way only goes on; return the length of the longest loop that is only these.

    A longest way need not begin or end there: it either can be made longer, or is a loop, which may begin
    anywhere.
    """
    best = 0
    for node in [node for node, beside in links.items() if len(beside) == 2 and not tails.get(node)]:
        (first, one, length), (second, other, more) = links.pop(node)
        if first == node:
            best = max(best, length)
            continue
        links[first][links[first].index((node, one, length))] = (second, one | other, length + more)
        links[second][links[second].index((node, other, more))] = (first, one | other, length + more)
    return best


def _parts(links: Links) -> Iterator[list[int]]:
    """Yield the nodes of each part of a network that hangs together."""
    seen = set[int]()
    for start in links:
        if start not in seen:
            seen.add(start)
            part = [start]
            for node in part:
                fresh = {other for other, _, _ in links[node]} - seen
                seen |= fresh
                part += fresh
            yield part


def _longest_in(links: Links, tails: dict[int, int], part: list[int], best: int) -> int:
    """Return the greater of ``best`` and the longest way through the loops of a part and their branches.

    A way that cannot be made longer ends in a branch or where all edges are used, at a node with an odd
    number of them; a part without either is one loop. Of each two odd nodes one edge is left, unless the way
    ends there, and with a second branch one more.
    """
    odd = [node for node in part if len(links[node]) % 2]
    starts = [node for node in part if tails[node]]
    second, first = sorted([0, 0, *(tails[node] for node in starts)])[-2:]
    edges = sum([length for node in part for _, _, length in links[node]]) // 2
    pairs = len(odd) // 2
    most = edges - pairs + max(first + second - 1, first, min(pairs, 1))
    for start in {*odd, *starts} or part[:1]:
        if best >= most:
            break
        best = _longest_from(links, tails, start, best, most)
    return best


def _longest_from(links: Links, tails: dict[int, int], start: int, best: int, most: int) -> int:
    """Return the greater of ``best`` and the longest way from a node through loops and branches at its ends.

    With one of length ``most`` the search ends.
    """
    ends = {**tails, start: 0}
    open_ways = [(start, 0, tails[start])]
    while open_ways:
        node, used, length = open_ways.pop()
        for other, edges, more in links[node]:
            if not used & edges:
                open_ways.append((other, used | edges, length + more))
                if length + more + ends[other] > best:
                    best = length + more + ends[other]
        if best == most:
            break
    return best
