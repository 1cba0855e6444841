"""The pieces on the map of the Great Canal, each drawn once and kept."""
