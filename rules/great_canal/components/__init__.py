"""The components of the Great Canal: the map, the costs and supplies, the progress cards."""
