"""The part of the map that no action changes: sea, coast and terrain."""
