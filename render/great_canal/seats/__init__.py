"""What belongs to the seats of the Great Canal, and all that frames its map."""
