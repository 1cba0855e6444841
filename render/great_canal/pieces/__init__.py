"""The pieces of the Great Canal."""
