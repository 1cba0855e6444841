"""The Great Canal in words."""
