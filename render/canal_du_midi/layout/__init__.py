"""Where things are in the picture: the sheet with its map, and the plates of the seats, wide and tall."""
