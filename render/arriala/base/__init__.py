"""The part of the picture of Arriala that no move changes."""
