"""Play the Great Canal at random and print the bytes that its caches hold afterwards, as JSON.

Memory is traced from the first game on; what is freed by emptying every cache of the game is what they held.
"""

from __future__ import annotations

import gc
import json
import sys
import tracemalloc
from typing import Any

from tests.benchmarks.random_great_canal import play


def caches() -> list[Any]:
    """Return all functions with a cache that the rules have."""
    modules = [module for name, module in list(sys.modules.items()) if name.startswith("rules.")]
    found = [value for module in modules for value in vars(module).values()]
    return [value for value in found if hasattr(value, "cache_clear")]


def main(games: int) -> None:
    tracemalloc.start()
    for seed in range(games):
        play(seed)
    gc.collect()
    full = tracemalloc.get_traced_memory()[0]
    for cache in caches():
        cache.cache_clear()
    gc.collect()
    print(json.dumps({"bytes": full - tracemalloc.get_traced_memory()[0]}))


if __name__ == "__main__":
    main(int(sys.argv[1]))
