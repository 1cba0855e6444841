"""The marks on a board of Canal du Midi: what has changed, and which places there are to choose."""
