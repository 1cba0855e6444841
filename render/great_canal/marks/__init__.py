"""The marks on the map of the Great Canal: what has changed, what is chosen, and what a picture shows."""
