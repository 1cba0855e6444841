"""The pieces of the Great Canal, on the map and in hands: each is drawn once and kept."""
