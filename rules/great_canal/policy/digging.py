"""What knights are worth at the canal where they stand (great_canal.R4)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from rules.great_canal.components.map_file import SECTIONS
from rules.great_canal.policy import weights as w
from rules.great_canal.policy.evaluate import CACHE
from rules.great_canal.topology import HEX_CORNER_MASKS
from rules.kit.masks import BITS


class Diggers(NamedTuple):
    """Where knights stand, as masks of corners: a seat's own and all others', active and not."""

    active: int
    idle: int
    others_active: int
    others_idle: int

    def without(self, corners: int) -> Diggers:
        """Return the same without the seat's own knights on some corners."""
        return self._replace(active=self.active & ~corners, idle=self.idle & ~corners)


class Dug(NamedTuple):
    """What an active knight brings about: own chips, others' chips, sections and knights then."""

    own: int
    others: int
    sections: tuple[int, ...]
    diggers: Diggers


@lru_cache(maxsize=CACHE)
def open_sections(canal: tuple[int, ...], dug: tuple[int, ...]) -> tuple[int, ...]:
    """Return the corners of each section that is not dug yet, as masks."""
    return tuple(HEX_CORNER_MASKS[hexagon] for section, hexagon in enumerate(canal) if section not in dug)


def chip_worth(sections: tuple[int, ...]) -> int:
    """Return what a chip is worth while these sections are left: the more, the fewer they are."""
    return w.CHIP + w.CHIP_LATER * (SECTIONS - len(sections))


@lru_cache(maxsize=CACHE << 2)
def digging_worth(sections: tuple[int, ...], diggers: Diggers) -> int:
    """Return what a seat can expect of sections (masks of their corners) as knights stand at them."""
    own = diggers.active | diggers.idle
    percent = sum([_percent(corners, own & corners, diggers) for corners in sections if own & corners])
    return percent * chip_worth(sections) // 100


def _percent(corners: int, here: int, diggers: Diggers) -> int:
    """Return the percent of a chip that a seat can expect of a section at which it has knights (``here``)."""
    active = diggers.active & corners
    if not active and diggers.others_active & corners:
        return w.DIG_SHARED
    if here & (here - 1):
        return 2 * (w.DIG_PAIR_BEGUN if active else w.DIG_PAIR)
    if active:
        return w.DIG_ALONE_INVITED if diggers.others_idle & corners else w.DIG_ALONE_ACTIVE
    return w.DIG_ALONE


def after_activation(sections: tuple[int, ...], diggers: Diggers, corner: int) -> Dug:
    """Return what comes of an own knight on a corner that becomes active, or arrives there active."""
    bit = BITS[corner]
    own, others, left = 0, 0, list[int]()
    for corners in sections:
        if corners & bit and diggers.active & ~bit & corners:
            own += 2
        elif corners & bit and diggers.others_active & corners:
            own, others = own + 1, others + 1
        else:
            left.append(corners)
    after = diggers._replace(active=diggers.active | bit, idle=diggers.idle & ~bit)
    return Dug(own, others, tuple(left), after)


def activation_worth(sections: tuple[int, ...], diggers: Diggers, corner: int) -> int:
    """Return what it brings at the canal that an own knight on a corner becomes active."""
    dug = after_activation(sections, diggers, corner)
    gain = dug.own * chip_worth(sections) - dug.others * w.CHIP_OF_OTHER
    return gain + digging_worth(dug.sections, dug.diggers) - digging_worth(sections, diggers)


def standing_worth(sections: tuple[int, ...], diggers: Diggers, corner: int, *, without: int = 0) -> int:
    """Return what it brings at the canal that an own inactive knight stands on a corner.

    It is a new one, or comes from the corner of the mask ``without``.
    """
    before = diggers.without(without)
    after = before._replace(idle=before.idle | BITS[corner])
    return digging_worth(sections, after) - digging_worth(sections, diggers)
