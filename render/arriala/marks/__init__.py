"""The marks on a board of Arriala: what has changed, what was counted, which places there are to choose."""
