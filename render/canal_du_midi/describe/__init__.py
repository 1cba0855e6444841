"""Canal du Midi in words."""
